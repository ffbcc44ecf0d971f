# Endless Winter. Arguments arrive resolved: cards, chiefs, animals, stones, terrain and tiles by name, seats by name, labor
# ($halves) as a number like 1½, $effect as what it does. Figures, spaces, goods, tracks and the like arrive as ids. $who is
# the player an event or a decision belongs to; an argument that does not apply, or that the reader may not know, is "none".

winter-title = Endless Winter
winter-about = Lead a tribe through four rounds at the edge of the ice: settle, hunt, raise megaliths, honour the dead.

winter-round = Round { $round } of { $rounds }
winter-phase-setup = Setup
winter-phase-action = Action phase
winter-phase-eclipse = Eclipse
winter-phase-over = The game is over

winter-option-layout = Megalith site
winter-option-layout-standard = as usual for the players
winter-option-layout-2-1 = ring (2 players)
winter-option-layout-2-2 = stairs (2 players)
winter-option-layout-3-1 = gate (3 players)
winter-option-layout-3-2 = offset (3 players)
winter-option-layout-4-1 = broad (4 players)
winter-option-layout-4-2 = tower (4 players)
winter-option-draft = Draft
winter-option-draft-none = nothing
winter-option-draft-setup = setup cards
winter-option-draft-chief_setup = chiefs and setup cards
winter-option-short_game = Short first round
winter-option-short_game-true = yes
winter-option-short_game-false = no
winter-option-strict_majority = Terrain pays only for more influence than anybody else
winter-option-strict_majority-true = yes
winter-option-strict_majority-false = no
winter-option-ice_finds = Module: ice finds
winter-option-ice_finds-true = yes
winter-option-ice_finds-false = no
winter-option-rest_tiles = Module: rest tiles
winter-option-rest_tiles-true = yes
winter-option-rest_tiles-false = no
winter-option-colours = Colours

## Labels

winter-label-rest = Rest space
winter-label-food = Food
winter-label-tool = Tool
winter-label-labor = Labor
winter-label-idol = Idol
winter-label-offering = Offering track
winter-label-honor = Honor track
winter-label-camp = Camp
winter-label-village = Village
winter-label-megalith = Megalith
winter-label-stone = Sacred stone
winter-label-tribe = Tribe card
winter-label-culture = Culture card
winter-label-eclipse = Eclipse
winter-label-preparation = Preparation
winter-label-bury = Bury
winter-label-tip = Tip
winter-label-juncture = Juncture
winter-label-draw = Draw
winter-label-move = Camp step
winter-label-tribe_hand = Tribe card to hand
winter-label-tribe_discard = Tribe card to the discard pile
winter-label-animal = Animal
winter-label-animal_top = Top animal
winter-label-reveal = Reveal
winter-label-vp = Points
winter-label-food_max = Food up to the limit
winter-label-arrow_neutral = Arrows: one more neutral megalith
winter-label-discard = Discard
winter-label-era = Era { $era ->
    [1] I
   *[2] II
}

winter-source-effects = Effects
winter-source-site = Megaliths
winter-source-idols = Idol board
winter-source-stones = Sacred stones
winter-source-empty = Empty supplies
winter-source-goods = Food and tools
winter-source-graves = Graves
winter-source-cards = Cards
winter-source-animals = Animals

# After "with".
winter-score = { $points } { $points ->
    [one] point
   *[other] points
}

## What effects do: lower case, without a full stop. The texts of all cards, stones and tiles are made of these.

winter-goods-food = { $count } food
winter-goods-tool = { $count } { $count ->
    [one] tool
   *[other] tools
}
winter-goods-labor = { $count } labor
winter-goods-idol = { $count } { $count ->
    [one] idol
   *[other] idols
}
winter-goods-vp = { $count } { $count ->
    [one] point
   *[other] points
}
winter-do-gain = gain { $things }
winter-do-pay = pay { $things }
winter-do-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
winter-do-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
winter-do-megalith = { $count ->
    [one] build a megalith
   *[other] build { $count } megaliths
}
winter-do-bury = { $count ->
    [one] bury a card
   *[other] bury { $count } cards
}
winter-do-camp = { $count ->
    [one] put a camp on the base
   *[other] put { $count } camps on the base
}
winter-do-move = { $count ->
    [one] move a camp by a step
   *[other] move camps by { $count } steps
}
winter-do-village = { $count ->
    [one] build a village without food
   *[other] build { $count } villages without food
}
winter-do-tribe_hand = { $count ->
    [one] take a tribe card to hand
   *[other] take { $count } tribe cards to hand
}
winter-do-tribe_discard = { $count ->
    [one] put a tribe card on your discard pile
   *[other] put { $count } tribe cards on your discard pile
}
winter-do-culture = { $count ->
    [one] take a culture card from the display
   *[other] take { $count } culture cards from the display
}
winter-do-animal = { $count ->
    [one] take an animal from the hunting area
   *[other] take { $count } animals from the hunting area
}
winter-do-animal_top = { $count ->
    [one] take the top animal of the deck
   *[other] take the top { $count } animals of the deck
}
winter-do-reveal = { $count ->
    [one] reveal an animal
   *[other] reveal { $count } animals
}
winter-do-tip = { $count ->
    [one] tip an animal
   *[other] tip { $count } animals
}
winter-do-stone = { $count ->
    [one] take a sacred stone
   *[other] take { $count } sacred stones
}
winter-do-food_max = fill your food up to the limit
winter-do-arrow_neutral = build one more neutral megalith where an arrow points
winter-do-nothing = nothing

winter-join-and = { $first } and { $second }
winter-join-list = { $first }, { $second }
winter-join-then = { $first }; { $second }
winter-join-cost = { $cost } to { $gain }
winter-join-or = either { $first }, or { $second }
winter-join-column = in { $column }: { $phrase }
winter-join-eclipse = in the eclipse: { $phrase }

winter-text-labor = { $halves } labor
winter-text-bonus = +{ $halves } in { $column }
winter-text-play = +{ $halves } when played
winter-text-pile = +{ $halves } in the eclipse
winter-text-vp = { winter-goods-vp } at the end
winter-text-tip = when tipped, { $phrase }
winter-text-living = living: { $points } points for { $numbers }
winter-text-wild = living: counts as any animal
winter-text-income = in the eclipse, { $phrase }
winter-text-no-income = brings no income
winter-text-each = { $things }: { winter-goods-vp } each, every eclipse
winter-text-per = { $things }: 1 point for every { $per }, every eclipse
winter-text-table = { $things }: { $points } points for { $numbers } or more, every eclipse
winter-text-top = top space, as often as you like: { $phrase }
winter-text-middle = middle space, once: { $phrase }
winter-text-bottom = bottom space, for the first figure: { $phrase }
winter-text-slot = costs { $cost }; when filled, { $phrase }
winter-text-ratio = { $ratio ->
    [one] at the end, each food and each tool is worth 1 point
   *[other] at the end, every { $ratio } food and tools are worth 1 point
}
winter-text-reached = when reached, { $phrase }
winter-text-setup = at the start, { $phrase }

winter-counts-villages_touching = your villages ({ $terrain })
winter-counts-camp_terrain_types = kinds of terrain with your camps
winter-counts-own_megaliths = your megaliths { $level ->
    [ground] on the ground
   *[upper] on upper levels
}
winter-counts-megalith_tiles = tiles of the site with your megaliths
winter-counts-buried_cards = cards you have buried
winter-counts-idol_steps = steps of both your idol markers
winter-counts-tipped_species = kinds of animals you have tipped
winter-counts-tipped = animals you have tipped ({ $animal })

winter-do-buy-tribe = { $tools } { $tools ->
    [one] tool
   *[other] tools
} and { $halves } labor for a tribe card
winter-do-take-culture = { $halves } labor for a culture card
winter-do-place-camp = { $tools } { $tools ->
    [one] tool
   *[other] tools
} for a camp on the base
winter-do-move-camp = { $halves } labor for a step with a camp
winter-do-pay-reveal = { $halves } labor to reveal { $count } animals
winter-do-take-animal = { $tools } { $tools ->
    [one] tool
   *[other] tools
} and { $halves } labor for an animal
winter-do-buy-stone = buy a sacred stone
winter-do-build-village = pay { $food } food and build a village in place of three camps

## Words inside sentences

winter-figure = { $figure ->
    [chief] the chief
   *[tribe] a tribe figure
}
winter-on-space = { $space ->
    [initiate] in Initiate
    [develop] in Develop
    [migrate] in Migrate
    [hunt] in Hunt
   *[rest] on the rest space
}
winter-level = { $level ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
winter-one-good = { $good ->
    [food] 1 food
    [tool] 1 tool
    [idol] 1 idol
    [draw] a card
   *[megalith] a megalith
}
winter-track = { $track ->
    [offering] the offering track
   *[honor] the honor track
}
winter-from = { $from ->
    [hand] from the hand
    [discard] from the discard pile
    [played] from the played cards
   *[pile] from the eclipse pile
}
winter-to = { $to ->
    [hand] to hand
   *[discard] to the discard pile
}
winter-scored = { winter-count-points }{ $source ->
    [effects] {""}
    [site] {" "}at the megalith site
    [idols] {" "}on the idol board
    [stones] {" "}for sacred stones
    [empty] {" "}instead, because the supply is empty
    [goods] {" "}for food and tools
    [graves] {" "}for graves
    [cards] {" "}for cards
   *[animals] {" "}for animals
}
winter-count-points = { $count } { $count ->
    [one] point
   *[other] points
}
winter-food-and-tools = { $food ->
    [0] { winter-some-tools }
   *[other] { $food } food{ $tools ->
        [0] {""}
       *[other] {" "}and { winter-some-tools }
    }
}
winter-some-tools = { $tools } { $tools ->
    [one] tool
   *[other] tools
}
winter-square = { $x ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
   *[other] J
}{ $y ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
winter-spot = square { winter-square }{ $level ->
    [0] {""}
   *[other] , level { $level }
}

## What lies on the table

winter-order = Turn order: { $names }
winter-rest-label = Rest
winter-first-figure = first
winter-culture-display = Culture cards, era { $era ->
    [1] I
   *[2] II
} ({ $left } in the deck)
winter-tribe-stacks = Tribe cards
winter-hunting-area = Hunting area ({ $left } in the deck)
winter-stones-open = Sacred stones
winter-from-round-3 = from round 3
winter-map = Map
winter-site = Megalith site
winter-upper = Level { $level }: { $pieces }
winter-villages-at = Villages: { $villages }
winter-ice-hidden = find?
winter-rest-open = Rest tile: { $rest_tile }
winter-rest-stack = Rest tiles: { $count } in the stack
winter-chiefs-open = Chiefs
winter-setups-open = Setup cards
winter-legend-figures = { $letter }! chief, { $letter } tribe figure, brackets: on the symbol
winter-legend-map = { $letter }2: two camps · * most influence
winter-legend-site = { $letter } megalith, o neutral, # start square · fo food, to tool, id idol, ca card, bu bury, mv camp step, cp camp, tr tribe card, an animal, pt points
winter-short-food = fo
winter-short-tool = to
winter-short-labor = la
winter-short-idol = id
winter-short-draw = ca
winter-short-megalith = me
winter-short-bury = bu
winter-short-camp = cp
winter-short-move = mv
winter-short-village = vi
winter-short-tribe_hand = th
winter-short-tribe_discard = tr
winter-short-culture = cu
winter-short-animal = ac
winter-short-animal_top = an
winter-short-reveal = rv
winter-short-tip = ti
winter-short-vp = pt
winter-short-stone = st
winter-short-food_max = fm
winter-short-arrow_neutral = ar
winter-player-score = { $points } { $points ->
    [one] point
   *[other] points
}, { $end } if it ended now
winter-player-goods = food { $food }/{ $limit }, tools { $tools }
winter-player-cards = hand { $hand }, deck { $deck }, discard pile { $discard }, eclipse pile { $pile }, buried { $buried }
winter-player-pieces = camps { $camps }, villages { $villages }, megaliths { $megaliths } ({ $neutral } neutral), figures { $figures }
winter-player-idols = offering { $offering }, honor { $honor }
winter-player-played = played: { $cards }
winter-player-pile = eclipse pile: { $cards }
winter-player-stones = stones: { $stones }
winter-player-living = living: { $animals }
winter-player-tipped = tipped: { $animals }
winter-hand-deck = In your deck, in any order: { $cards }
winter-hand-discard = Your discard pile: { $cards }
winter-hand-buried = Buried: { $cards }
winter-labor-left = { $halves } labor
winter-points = Points

winter-target-figure = { $figure ->
    [chief] Your chief
   *[tribe] A tribe figure
}

## Choices

winter-choose-skip = Skip it
winter-choose-yes = Do it
winter-choose-yes-camp_place = Put it on the base
winter-choose-skip-camp_place = Put no camp there
winter-choose-skip-camp_pick = Leave the camps where they are
winter-choose-yes-reveal_do = Reveal one
winter-choose-skip-reveal_do = Reveal none
winter-choose-skip-bury_card = Bury no card
winter-choose-skip-tribe_stack = Take no card
winter-choose-skip-income_lesser = Take nothing
winter-choose-done = Lay no more cards
winter-choose-go_on = { $level ->
    [top] Go on to the middle space
    [middle] Go on to the bottom space
   *[bottom] Finish the column
}
winter-choose-end = End the turn
winter-choose-food = Spend { $food } food for 1 labor
winter-choose-use_chief = Use { $chief }: { $effect }
winter-choose-buy_tribe = Take a tribe card ({ winter-some-tools }, { $halves } labor)
winter-choose-take_culture = Take a culture card ({ $halves } labor)
winter-choose-place_camp = Put a camp on the base ({ winter-some-tools })
winter-choose-move_camp = Move a camp ({ $halves } labor)
winter-choose-reveal = Reveal { $count } animals ({ $halves } labor)
winter-choose-take_animal = Take an animal ({ winter-some-tools }, { $halves } labor)
winter-choose-rite = Take a tribe card to the discard pile, and bury a card ({ $food } food)
winter-choose-buy_stone = Buy a sacred stone ({ $food } food, { winter-some-tools })
winter-choose-build_village = Build a village ({ $food } food)
winter-choose-tip = Tip an animal
winter-choose-draw = Draw a card
winter-choose-take_tile = Take the open rest tile
winter-choose-swap_tile = Take the next rest tile instead
winter-choose-village_draw = Empty village slots: draw cards
winter-choose-printed_order = Take everything that is left, in printed order
winter-choose-skip_rest = Leave what is left
winter-choose-branch = { $branch ->
    [1] First
   *[2] Second
}: { $effect }
winter-choose-track = One step on { winter-track }
winter-choose-side = { $side ->
    [a] Side A
   *[b] Side B
}: { $effect }
winter-choose-chief = Choose { $chief }
winter-choose-setup = Choose { $setup }
winter-choose-income = { $good ->
    [food] Take 1 food
    [tool] Take 1 tool
    [idol] Take 1 idol
    [draw] Draw a card
   *[megalith] Build a megalith
}
winter-choose-place = Place { winter-figure } { winter-on-space }
winter-choose-place-brief = { $figure ->
    [chief] Chief
   *[tribe] Figure
}
winter-choose-stack = Take { $card }
winter-choose-display = Take { $card }
winter-choose-animal = Take { $animal }
winter-choose-tip_animal = Tip { $animal }
winter-choose-tile_effect = { $rest_tile }: { $effect }
winter-choose-slot = Megalith slot { $slot }: { $effect }
winter-choose-score_stone = Score { $stone }
winter-choose-stone = Take { $stone }
winter-choose-camp = The camp on hex { $hex } ({ $terrain })
winter-choose-to = To hex { $hex } ({ $terrain })
winter-choose-ice_find = { $ice_find } on hex { $hex } first
winter-choose-hex_income = Hex { $hex } ({ $terrain }): { $effect }
winter-choose-village = Village at { $juncture }
winter-choose-culture = Play { $card }
winter-choose-discard = Discard { $card }
winter-choose-play = Play { $card }
winter-choose-use = Use { $card }: { $effect }
winter-choose-pile = Lay { $card } on the eclipse pile
winter-choose-ability = { $card }: { $effect }
winter-choose-bury = Bury { $card } { winter-from }
winter-choose-megalith = Build on { winter-spot }

## In one go

winter-macro-rest = Rest { $figure ->
    [chief] with your chief
   *[tribe] with a figure of your tribe
}
winter-macro-chief = Your chief { winter-on-space }, with the ability
winter-macro-rest-brief = { winter-choose-place-brief }
winter-macro-chief-brief = + ability
winter-macro-rest-idol-brief = { $track ->
    [offering] Idol: offering
   *[honor] Idol: honor
}
winter-macro-chief-discard = Use your chief’s ability, and discard { $card }
winter-macro-rest-idol = Rest, and an idol: one step on { winter-track }
winter-macro-down = Go on down the column
winter-macro-end-turn = End the turn
winter-macro-end-keep = End the turn, and lay nothing on the eclipse pile
winter-macro-play-all = Play all { $cards } tribe cards ({ $halves } labor)
winter-macro-play-end = { $cards ->
    [one] Play the tribe card, and end the turn
   *[other] Play all { $cards } tribe cards, and end the turn
}
winter-macro-use = Play and use { $card }: { $effect }
winter-macro-buy-tribe = Take { $card }
winter-macro-take-culture = Take { $card }
winter-macro-take-animal = Take { $animal }
winter-macro-buy-stone = Buy { $stone }
winter-macro-build-village = Build a village at { $juncture }
winter-macro-tip = Tip { $animal }
winter-macro-go-rite-card = Go on, and take { $card } to the discard pile
winter-macro-rite-card = Take { $card } to the discard pile
winter-macro-camp = The camp on hex { $from } goes to hex { $hex }
winter-macro-new-camp = A new camp goes to hex { $hex }
winter-macro-printed = { $good ->
    [food] Take { $count } food
    [tool] Take { $count ->
        [one] { $count } tool
       *[other] { $count } tools
    }
    [draw] Draw a card
   *[other] Take all that is printed
}
winter-macro-idol = An idol: one step on { winter-track }
winter-macro-megalith = Build a megalith on { winter-spot }
winter-macro-pile-all = Lay all { $cards } hand cards on the eclipse pile
winter-macro-pile-only = Lay { $card } on the eclipse pile, and no other card
winter-macro-pile-but = Lay all hand cards but one { $card } on the eclipse pile
winter-else-income_lesser = Take something lesser

## Decisions

winter-decide-setup_chief = { $who } chooses a chief.
winter-decide-setup_side = { $who } chooses a side of { $chief }.
winter-decide-setup_card = { $who } chooses a setup card.
winter-decide-turn_start = { $who } may play culture cards and then places a figure{ $halves ->
    [0] {""}
   *[other] {" "}({ $halves } labor)
}.
winter-decide-culture_fee = { $who } discards another card for { $card }.
winter-decide-turn_menu = { $who } acts in { $column }, { winter-level } space, with { $halves } labor.
winter-decide-rest_tile = { $who } is the first to rest and takes a rest tile.
winter-decide-rest_menu = { $who } rests.
winter-decide-pile_add = { $who } may lay cards on the eclipse pile.
winter-decide-effect_use = { $who } may { $effect }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
winter-decide-effect_branch = { $who } chooses one of two{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
winter-decide-income_lesser = { $who } gains { winter-one-good }, or takes something lesser.
winter-decide-idol_track = { $who } moves an idol marker.
winter-decide-mega_place = { $who } builds a megalith.
winter-decide-mega_arrow = { $who } builds another neutral megalith at an arrow.
winter-decide-tribe_stack = { $who } takes a tribe card { winter-to }.
winter-decide-culture_take = { $who } takes a culture card from the display.
winter-decide-animal_take = { $who } takes an animal from the hunting area.
winter-decide-animal_tip = { $who } tips an animal.
winter-decide-reveal_do = { $who } may reveal an animal.
winter-decide-bury_card = { $who } may bury a card.
winter-decide-camp_place = { $who } may put a camp on the base.
winter-decide-camp_pick = { $who } moves a camp.
winter-decide-camp_to = { $who } moves the camp from hex { $hex }.
winter-decide-village_place = { $who } builds a village.
winter-decide-ice_order = { $who } takes the ice finds at { $juncture } one by one.
winter-decide-stone_take = { $who } takes a sacred stone.
winter-decide-discard_card = { $who } discards { $count } { $count ->
    [one] card
   *[other] cards
}.
winter-decide-eclipse_menu = { $who } in the eclipse: { $step ->
    [1] place in the turn order
    [2] abilities of the pile
    [3] terrain
   *[4] player board and sacred stones
}.

## Events

winter-event-game_began = A game of { $rounds } rounds begins.
winter-event-chief_taken = { $who } leads with { $chief }.
winter-event-side_chosen = { $who } turns { $chief } to side { $side ->
    [a] A
   *[b] B
}.
winter-event-setup_taken = { $who } has { $setup }.
winter-event-round_began = Round { $round } begins.
winter-event-turn_began = It is { $who }'s turn.
winter-event-culture_played = { $who } plays { $card }.
winter-event-discarded = { $who } discards { $card }.
winter-event-figure_placed = { $who } places { winter-figure } { winter-on-space }{ $symbol ->
    [1] , as the first
   *[0] {""}
}.
winter-event-tribe_played = { $who } plays { $card } for { $halves } labor.
winter-event-labor_gained = { $who } gains { $halves } labor.
winter-event-food_spent = { $who } spends { $count } food for labor.
winter-event-ability_used = { $who } uses { $card }.
winter-event-chief_used = { $who } uses { $chief }.
winter-event-paid = { $who } pays { winter-food-and-tools }.
winter-event-gained = { $who } gains { $good ->
    [food] { $count } food
   *[tool] { $count } { $count ->
        [one] tool
       *[other] tools
    }
}.
winter-event-drew = { $who } draws { $card ->
    [none] a card
   *[other] { $card }
}.
winter-event-reshuffled = { $who } shuffles { $count } { $count ->
    [one] card
   *[other] cards
} into a new deck.
winter-event-card_taken = { $who } takes { $card } { winter-to }.
winter-event-buried = { $who } buries { $card } { winter-from }.
winter-event-buried_from_hand = { $who } buries { $card ->
    [none] a card
   *[other] { $card }
} from the hand.
winter-event-camp_placed = { $who } puts a camp on the base.
winter-event-camp_moved = { $who } moves a camp from hex { $from } to hex { $to }.
winter-event-village_built = { $who } builds a village at { $juncture }.
winter-event-ice_turned = { $who } finds { $ice_find } on hex { $hex }.
winter-event-ice_paid = { $who } takes { $ice_find } from hex { $hex }.
winter-event-megalith_built = { $who } builds { $neutral ->
    [1] a neutral megalith
   *[0] a megalith
} on { winter-spot }.
winter-event-points = { $who } scores { winter-scored }.
winter-event-idol_moved = { $who } reaches step { $step } of { winter-track }.
winter-event-stone_taken = { $who } puts { $stone } into slot { $slot }.
winter-event-animal_revealed = { $animal } appears in the hunting area.
winter-event-animal_taken = { $who } takes { $animal }.
winter-event-animal_tipped = { $who } tips { $animal }.
winter-event-tile_taken = { $who } takes the rest tile { $rest_tile }{ $swapped ->
    [1] {" "}instead of the open one
   *[0] {""}
}.
winter-event-tile_returned = { $who } returns the rest tile { $rest_tile }.
winter-event-skipped = { $who } skips it.
winter-event-pile_added = { $who } lays { $card ->
    [none] a card
   *[other] { $card }
} on the eclipse pile.
winter-event-eclipse_began = The eclipse of round { $round } begins.
winter-event-pile_revealed = { $who } reveals { $card }.
winter-event-pile_labor = { $who } has { $halves } labor in the eclipse.
winter-event-order_set = { $who } takes place { $position } in the turn order.
winter-event-hex_income = { $who } gets the income of hex { $hex }.
winter-event-stone_scored = { $who } scores { $stone }: { winter-count-points }.
winter-event-culture_laid = { $card } is laid out.
winter-event-final_scored = { $who } scores { winter-scored }.
winter-event-game_ended = The game is over.

## Why not

winter-why-not-now = Something else is to be decided now.
winter-why-bought = What is paid for has to be taken.
winter-why-no-such-card = There is no such card.
winter-why-no-ability = { $card } has no ability that can be used now.
winter-why-not-there = That is not there to be chosen.
winter-why-not-in-hand = You have no { $card } in your hand.
winter-why-tribe-later = { $card } is a tribe card: place a figure first.
winter-why-no-fee = You have no other card to discard for { $card }.
winter-why-culture-before = { $card } is a culture card: those are played before a figure is placed.
winter-why-no-use = Labor is of no use here any more, and { $card } brings nothing else.
winter-why-fresh = You have only just taken { $card }: it cannot be played in this turn.
winter-why-chief-placed = Your chief already stands { winter-on-space }.
winter-why-figures-placed = Your tribe figures are all placed.
winter-why-top-only = Food becomes labor on the top space only.
winter-why-no-food = You have no food.
winter-why-other-column = That is done in { $column }.
winter-why-other-space = Your figure is on the { winter-level } space now.
winter-why-done = You have done that already.
winter-why-no-tools = You need { winter-some-tools }.
winter-why-no-labor = You need { $halves } labor.
winter-why-stack-chosen = You have already taken from this stack in this turn.
winter-why-no-camp-home = You have no camp left on your board.
winter-why-no-camp-out = You have no camp on the map.
winter-why-no-animals = The animal deck is empty.
winter-why-area-full = The hunting area is full.
winter-why-reveal-first = The hunting area is empty: reveal animals first.
winter-why-cannot-pay = You cannot pay for it.
winter-why-no-stone = There is no sacred stone for you, or no slot for it.
winter-why-no-village-home = You have no village left on your board.
winter-why-no-juncture = There is no juncture with your camps on all three hexes.
winter-why-no-living = You have no living animal.
winter-why-no-chief = Your chief is not the figure of this turn.
winter-why-chief-column = Your chief can do that in another column only.
winter-why-no-tile = You have no rest tile with that.
winter-why-greater-income = Only something lesser can be taken instead.
winter-why-changes-nothing = That would change nothing.
winter-why-not-at-arrow = No arrow points there, or it is built on.
winter-why-no-place = There is no place for a megalith there.
winter-why-built-on = A megalith stands there already.
winter-why-neutral-up = Neutral megaliths stay on the ground.
winter-why-no-support = It needs four megaliths below.
winter-why-start-square = A coloured megalith cannot stand on a start square.
winter-why-not-beside = It has to stand beside another megalith.
winter-why-honor-top = Your marker is at the top of the honor track.
winter-why-no-camp-there = You have no camp on hex { $hex }.
winter-why-not-neighbours = Hexes { $from } and { $hex } are no neighbours.
winter-why-at-base = No village may touch the base.
winter-why-village-there = A village stands at { $juncture } already.
winter-why-camps-missing = You need a camp on each hex of { $juncture }.
winter-why-later-era = That stone can be taken from round 3 on.
winter-why-not-laid-out = That is not laid out.
winter-why-not-refused = What is left cannot be refused here.
winter-why-no-offer = This is no offer: it happens if it can.
winter-why-income = An income can be taken as a lesser one, but not declined outside the eclipse.

# Characters of bots.
winter-character-hunter = Hunter
winter-character-hunter-how = Follows the herds, and lives on tools and food.
winter-character-builder = Builder
winter-character-builder-how = Sets stone upon stone: megaliths first.
winter-character-wanderer = Wanderer
winter-character-wanderer-how = Has camps everywhere, and dreams of villages.
