# What only the browser says about Eiszeit.

eiszeit-web-duration = 60 to 90 minutes
eiszeit-web-weight = Medium: one card a turn, much to fight over
eiszeit-web-status-settle = Round { $round } of { $rounds }: settling
eiszeit-web-status-scoring = Round { $round } of { $rounds }: scoring
eiszeit-web-status-glacier = Round { $round } of { $rounds }: the glacier
eiszeit-web-onward = Go on to the glacier and round { $round }
eiszeit-web-board = Board with twelve areas
eiszeit-web-hand = Your cards
eiszeit-web-card = { $card }
eiszeit-web-area = Area { $area }, { $landscape }: { $hunters } hunters, { $own } of them yours; mammoths: { $mammoths }; fire tiles: { $fires }
eiszeit-web-area-iced = Area { $area }, under the ice
eiszeit-web-hunter = { eiszeit-target-hunter }: { $count }
eiszeit-web-supply-light = light supply
eiszeit-web-supply-dark = dark supply
eiszeit-web-home = Hunters at home: { $count }, on the board: { $board }
eiszeit-web-stones = Stones: { $count }
eiszeit-web-clubs = Clubs: { $count }
eiszeit-web-backs = Cards in hand: { $light } light, { $dark } dark
eiszeit-web-rounds = Rounds
eiszeit-web-round = Round { $round }
eiszeit-web-column-area = Area
eiszeit-web-column-fire = Fire
eiszeit-web-column-food = Hunters / food
eiszeit-web-scored = This round
eiszeit-web-total = In all
eiszeit-web-report-legend = Points per area. A number with a minus: hunters that had to go home because the food was short.

## what happens, and what it means

eiszeit-web-means-dark = { $count ->
    [0] The dark supply is used up.
    [one] One dark stone is left.
   *[other] { $count } dark stones are left.
}
eiszeit-web-means-yours = You hunt there, too: { $own } of { $hunters } hunters in area { $area }.

## signs

eiszeit-web-sign-1 = The number in a circle is the area; a covered fire tile is worth what is found when the round ends.
eiszeit-web-sign-2 = On a light card stands its price in stones, on a dark card with a plus how many stones it brings.
eiszeit-web-sign-3 = Beside a player: hunters on the board plus those in reserve, then stones, clubs, light and dark cards.
eiszeit-web-sign-4 = A number under hunters counts them, however many are drawn.
