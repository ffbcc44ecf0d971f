# What only the browser says about Eiszeit.

eiszeit-web-status-settle = Round { $round } of { $rounds }: settling
eiszeit-web-status-glacier = Round { $round } of { $rounds }: the glacier
eiszeit-web-board = Board with twelve areas
eiszeit-web-hand = Your cards
eiszeit-web-card = { $card }
eiszeit-web-area = Area { $area }, { $landscape }: { $hunters } hunters, { $own } of them yours; mammoths: { $mammoths }; fire tiles: { $fires }
eiszeit-web-area-iced = Area { $area }, under the ice
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
eiszeit-web-tip-place = Areas that glow can be clicked. Put your first hunters where mammoths are: they feed more hunters and score more.
eiszeit-web-tip-cards = Light cards cost stones and help you. Dark cards bring stones, but your opponents carry them out.
eiszeit-web-tip-food = At the end of a round an area feeds 3 hunters, one more for each mammoth, and as many as its fire tiles show. The rest go home, smallest groups first.
eiszeit-web-tip-points = Then every hunter left scores: 1 point, 2 beside one mammoth, 3 beside two or more.
eiszeit-web-tip-ice = A round ends when the dark supply of stones is empty. Then the last player may lay ice over an area.
