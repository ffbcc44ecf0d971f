# What only the browser says about Endless Winter.

winter-web-duration = 90 to 120 minutes
winter-web-weight = Demanding: many ways to points
winter-web-click-column = Click a glowing column.
winter-web-click-hex = Click a glowing hex.
winter-web-click-juncture = Click a glowing spot between three hexes.
winter-web-click-site = Click a glowing place of the building site.
winter-web-click-track = Click a glowing track.
winter-web-status-setup = Setup: chiefs and first cards
winter-web-status-action = Round { $round } of { $rounds }: action phase
winter-web-status-eclipse = Round { $round } of { $rounds }: eclipse
winter-web-status-over = The game is over
winter-web-onward-round = Go on to round { $round }
winter-web-onward-end = Go on to the final scoring
winter-web-part-eclipse = Eclipse: { $who }
winter-web-part-eclipse-nomads = Eclipse: the nomads

## areas of the table

winter-web-areas = Areas of the table
winter-web-area-actions = Actions
winter-web-area-cards = Cards
winter-web-area-land = Land
winter-web-area-site = Megaliths
winter-web-area-mine = Board
winter-web-columns = Action columns
winter-web-space = { $space ->
    [initiate] Initiate
    [develop] Develop
    [migrate] Migrate
    [hunt] Hunt
   *[rest] Rest
}
winter-web-rest = Rest
winter-web-figures = Your figures
winter-web-labor = Labor of { $who }: { $halves }
winter-web-rounds = Round { $round } of { $rounds }
winter-web-turn-order = Turn order
winter-web-stones = Sacred stones to be had
winter-web-stacks = Tribe stacks
winter-web-left = cards left
winter-web-culture = Culture display; cards in the deck: { $count }
winter-web-hunting = Hunting area
winter-web-animal-deck = Animal deck
winter-web-land = The land
winter-web-influence = Influence
winter-web-site = Megalith site
winter-web-idols = Idol board
winter-web-honor-short = Honor
winter-web-offering-short = Offering
winter-web-boards = Whose board
winter-web-board-of = Board of { $seat }
winter-web-animals = Animals
winter-web-no-animals = no animals yet
winter-web-animal = { $animal }: { $living } living, { $tipped } tipped
winter-web-piles = Piles of cards
winter-web-pile-deck = Draw deck
winter-web-pile-discard = Discard pile
winter-web-pile-pile = Eclipse pile
winter-web-pile-bury = Buried
winter-web-hand = Your hand
winter-web-played = Played
winter-web-draft = To choose from
winter-web-food = Food: { $count }, at most { $limit }
winter-web-tools = Tools: { $count }
winter-web-villages = Villages still on the board: { $count }
winter-web-megaliths = Megaliths still on the board: { $count }
winter-web-legend = Icons
winter-web-only-in = Only with the figure of this turn in { $column }

winter-web-has_food = Food: { $count } of at most { $limit }
winter-web-has_tool = Tools: { $count }
winter-web-has_camp = Camps not yet on the map: { $count }
winter-web-has_village = Villages not yet built: { $count }
winter-web-has_megalith = Megaliths not yet built: { $count }
winter-web-has_bury = Buried cards: { $count }
winter-web-has_draw = Cards in hand: { $count }
winter-web-has_eclipse = Cards on the eclipse pile: { $count }
winter-web-has_stone = { $stone }, worth { $count } in the next eclipse

winter-web-offering = Offering track, step { $number }
winter-web-honor = Honor track, step { $number }
winter-web-order = Position { $number } in the turn order
winter-web-stone_slot = Stone slot { $number }
winter-web-megalith_slot = Megalith slot { $number }

## icons

winter-web-word-food = Food, up to your limit
winter-web-word-tool = A tool, up to 5
winter-web-word-labor = Labor for this turn
winter-web-word-idol = One step on the honor or the offering track
winter-web-word-draw = Draw a card from your deck
winter-web-word-megalith = Build a megalith at the site
winter-web-word-bury = You may bury a card for good
winter-web-word-camp = Put a camp on the base hex
winter-web-word-move = One step with one of your camps
winter-web-word-village = Build a village where three of your camps meet
winter-web-word-tribe_hand = A tribe card of any stack to your hand
winter-web-word-tribe_discard = A tribe card of any stack to your discard pile
winter-web-word-culture = A culture card of the display to your hand
winter-web-word-animal = An animal of your choice from the hunting area
winter-web-word-animal_top = The top animal of the deck
winter-web-word-reveal = Turn the top animal of the deck into the hunting area
winter-web-word-tip = You may tip a living animal for its income
winter-web-word-vp = Points
winter-web-word-stone = A sacred stone
winter-web-word-food_max = Food up to your limit
winter-web-word-arrow_neutral = One more neutral megalith where an arrow points
winter-web-word-discard = Discard a card from your hand
winter-web-word-eclipse = Only when it lies on your eclipse pile

## places explained

winter-web-note-buy_tribe = Take a tribe card of any stack to your hand. Each card of another type; it cannot be played in this turn.
winter-web-note-take_culture = Take a culture card of the display to your hand.
winter-web-note-place_camp = Put your leftmost camp on the base hex. Your food limit rises by 1.
winter-web-note-move_camp = Move one of your camps to a neighbouring hex.
winter-web-note-reveal = Turn animals of the deck into the hunting area.
winter-web-note-take_animal = Take an animal of your choice from the hunting area.
winter-web-note-rite = Once: take a tribe card to your discard pile, and you may bury a card.
winter-web-note-buy_stone = Once: buy a sacred stone for what your next stone slot shows.
winter-web-note-build_village = Once: build a village on a juncture with your camps on all three hexes; those camps come home.
winter-web-note-tip = Once: tip a living animal and take what is printed on it. A tipped animal counts in no set.
winter-web-note-field = Figures that came later stand here and gain nothing at the bottom.
winter-web-note-rest = Draw a card, and you may tip an animal. No tribe cards here; each resting figure counts 1½ labor in the eclipse.
winter-web-note-labor = The labor of this turn. What is left at its end is lost.
winter-web-note-rest_stack = Rest tiles, face down. The first to rest in a round takes the open one or the next.
winter-web-note-rounds = Four rounds, each with an eclipse at its end. Era II begins with round 3.
winter-web-note-animal_deck = The animal deck.
winter-web-note-ice_hidden = An ice find, face down. A camp that moves here turns it up.
winter-web-note-village = A village: 2 influence on each of its three hexes.
winter-web-note-start_square = A start square, for neutral megaliths only. The first one here may bring a second where an arrow points.
winter-web-note-megalith = { $number ->
    [0] A megalith on the ground.
   *[other] A megalith on level { $number }. It brought 2 points for each megalith below it of its colour, 1 for each other.
}
winter-web-note-honor_track = Honor: some steps bring points. At the end the rank says which table your buried cards use.
winter-web-note-offering_track = Offering: at the end food and tools become points at the rate beside your marker.
winter-web-note-food_track = Food. Each labor sign that the marker passes going down gives 1 labor. Tents lie on spaces you do not have yet.
winter-web-note-tool_track = Tools, at most 5.
winter-web-note-village_slots = Villages. Each empty slot draws a card in every eclipse.
winter-web-note-deck_pile = Draw deck. When it is empty, the discard pile is shuffled.
winter-web-note-discard_pile = Discard pile.
winter-web-note-pile_pile = Eclipse pile: its labor decides the next turn order.
winter-web-note-bury_pile = Buried cards. They count at the end.

## names of targets

winter-web-target-card = { $card }
winter-web-target-played = { $card }, played
winter-web-target-discard = { $card }, in the discard pile
winter-web-target-pile = { $card }, on the eclipse pile
winter-web-target-figure = { $figure ->
    [chief] Chief
   *[tribe] Tribe figure
}
winter-web-target-column = Column { $column }
winter-web-target-rest = Rest space
winter-web-target-track-food = Food track
winter-web-target-track-offering = Offering track
winter-web-target-track-honor = Honor track
winter-web-target-stack = { $card }, cards left: { $count }
winter-web-target-area = { $animal }
winter-web-target-animal = { $animal }
winter-web-target-stone = { $stone }
winter-web-target-own-stone = Your sacred stone { $number }, worth { $count }
winter-web-target-slot = Megalith slot { $slot }
winter-web-target-slot-village = Village slots
winter-web-target-deck = Draw deck
winter-web-target-setup = { $setup }
winter-web-target-side = Side { $side ->
    [a] A
   *[b] B
}
winter-web-target-chief = { $chief }
winter-web-target-use-chief = { $chief }
winter-web-target-tile = Rest tile, effect { $number }
winter-web-target-tiles-open = The open rest tile
winter-web-target-tiles-stack = The stack of rest tiles
winter-web-target-camp = Your camps on { $terrain }, hex { $hex }: { $count }
winter-web-target-hex = { $terrain }, hex { $hex }; camps: { $camps }
winter-web-target-juncture = Juncture { $juncture }
winter-web-target-site = { $level ->
    [0] Square { winter-square }
   *[other] Square { winter-square }, level { $level }
}
winter-web-brief-site = { $level ->
    [0] { winter-square }
   *[other] { winter-square } ↑{ $level }
}

## points

winter-web-points = Points by source
winter-web-source = Points from
winter-web-total = In all
winter-web-expected = If it ended now
winter-web-chart = Points over the rounds
winter-web-chart-round = Round { $round }
winter-web-chart-now = now
winter-web-chart-end = end


## what happens, and what it means

winter-web-means-score = { $seat } now has { $points } { $points ->
    [one] point
   *[other] points
}.
winter-web-means-influence = On hex { $hex } { $seat } now has influence { $theirs }, you have { $own }.

## signs

winter-web-sign-1 = Faded cards and columns cannot be used now; ask why by clicking them.
winter-web-sign-2 = Beside a player: food and its limit, tools, camps, villages, megaliths, buried cards and cards in the deck.
winter-web-sign-3 = In the table of points, numbers in brackets are what the end would bring now.
