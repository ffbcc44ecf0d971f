# Endless Winter alone: the nomads. They are many, so their sentences have no $who. Arguments arrive as in winter.ftl.

winter-option-solo_extra_card = Harder alone: one nomad card lies open from the start of each round
winter-option-solo_extra_card-true = yes
winter-option-solo_extra_card-false = no
winter-option-solo_village_tile = Harder alone: the nomad tile counts as a village
winter-option-solo_village_tile-true = yes
winter-option-solo_village_tile-false = no

## Words inside sentences

winter-nomads-action = { $action ->
    [idol] an idol
    [food] 1 food
    [tool] 1 tool
    [reveal] turn up an animal
    [animal] take an animal
    [animal_top] take the top animal
    [bury] bury a card
    [culture] take a culture card
    [eclipse] a card for the eclipse
    [glacier] score glaciers
    [megalith] build a megalith
    [stone] buy a sacred stone
    [village] village, then move camps
    [draw] draw a card
    [tip] tip an animal
    [camp] place a camp
    [move] move camps
    [tribe_hand] a tribe card
    [tribe_discard] a tribe card
    [food_max] fill up food
   *[vp] 1 point
}
winter-nomads-good = { $good ->
    [idol] an idol
    [food] 1 food
    [tool] 1 tool
    [animal_top] the top animal of the deck
    [bury] a card to bury
    [megalith] a megalith
    [village] the village action
   *[vp] 1 point
}
winter-nomads-why = { $why ->
    [three_stones] they have three stones
    [cannot_pay] they cannot pay
    [no_stone] no stone is available
    [all_built] all their megaliths are built
    [no_place] there is no place for one
    [empty_display] the display is empty
    [no_draw_deck] they have no deck to draw from
    [empty_offering] their offering deck is empty
    [no_tribe] they take no tribe cards
    [tools_full] they hold 5 tools
    [never_tip] they never tip animals
    [food_full] they hold 10 food
    [deck_needed] the nomad deck is needed for their turns
    [camps_stay] their camps move by map cards only
    [no_animals] the animal deck is empty
    [area_full] the hunting area is full
   *[empty_area] the hunting area is empty
}
winter-nomads-marked = { $marked ->
    [initiate] Initiate
    [develop] Develop
    [migrate] Migrate
   *[hunt] Hunt
}
winter-nomads-big = { $big ->
    [left] left
   *[right] right
}
winter-nomads-small = { $small ->
    [up] up
   *[down] down
}

## Choices and refusals

winter-choose-area = Take { $animal } (place { $place })
winter-why-by-species = Choose the kind of animal; its place does not matter with several players.
winter-why-by-place = Choose the animal by its place: alone, places matter to the nomads.
winter-why-tile-there = The nomad tile lies on { $juncture }.

## Events

winter-event-nomads_card = The nomads turn up { $nomad_card }: { $column } is marked, the arrows point { winter-nomads-big } and { winter-nomads-small }.
winter-event-nomads_laid_open = The nomads lay { $nomad_card } open without carrying it out.
winter-event-nomads_column = { $way ->
    [marked_free] The nomads take { $column }: the marked column is empty.
    [all_taken] The nomads take { $column }: it is marked, and all columns are taken.
    [arrow] The nomads take { $column }: { winter-nomads-marked } is taken, and this is the next empty column along the big arrow.
   *[wrap] The nomads take { $column }: { winter-nomads-marked } is taken; the big arrow leads around the edge to the next empty column.
} { $symbol ->
    [0] The figure goes to the large field.
   *[other] The figure takes the symbol.
}
winter-event-nomads_action = { $nomad_card }, { $row ->
    [1] upper
   *[2] lower
} action: { winter-nomads-action }.
winter-event-nomads_instead = Instead ({ winter-nomads-action }) the nomads get { winter-nomads-good }: { winter-nomads-why }.
winter-event-nomads_nothing = Nothing happens: { winter-nomads-why }.
winter-event-nomads_animal = { $liking ->
    [has_some] The nomads take { $animal }: they own 1 to 3 of its kind.
    [new] The nomads take { $animal }: it is new to them.
    [has_many] The nomads take { $animal }, although they own 4 or more of its kind.
   *[from_deck] The nomads get { $animal } from the deck.
}
winter-event-nomads_culture = The nomads put { $card } from the display on their offering deck.
winter-event-nomads_buried = The nomads bury { $card ->
    [none] the top card of their offering deck
   *[other] { $card } from their offering deck
}.
winter-event-nomads_pile = The nomads put a card on their eclipse pile ({ $count }).
winter-event-nomads_glaciers = The nomads have camps on { $count } { $count ->
    [one] glacier
   *[other] glaciers
}.
winter-event-nomads_tile = The nomads { $moved ->
    [0] lay their tile on { $juncture }
   *[other] move their tile to { $juncture }
}: all their villages stand.
winter-event-nomads_map = Map card { $map_card } is turned up: { $ring ->
    [inner] the two inner camps of the nomads move.
    [outer] the three outer camps of the nomads move.
   *[all] the five camps of the nomads take their places.
}
winter-event-nomads_maps_shuffled = All { $count } map cards are shuffled.
winter-event-nomads_income = { $income ->
    [order] The nomads gain the income of position { $number }.
    [village] The nomads gain the income of an empty village slot.
   *[slot] The nomads gain the income of megalith slot { $number }.
}
winter-event-nomads_pile_card = { $nomad_card } gives the nomads { $halves } labor.
winter-event-nomads_shuffled = All { $count } nomad cards are shuffled into a new deck.
winter-event-nomads_result = { $won ->
    [0] The nomads win with { $nomads } to { $points } points against { $player }.
   *[other] { $player } beats the nomads with { $points } to { $nomads } points.
}
winter-nomads-win = The nomads win with { winter-score }.
winter-event-nomads_paid = The nomads pay { winter-food-and-tools }.
winter-event-nomads_gained = The nomads gain { $count } { $good ->
    [food] food
   *[tool] { $count ->
        [one] tool
       *[other] tools
    }
}.
winter-event-nomads_camp_moved = A camp of the nomads moves from { $from } to { $to }.
winter-event-nomads_village_built = The nomads build a village on { $juncture }.
winter-event-nomads_ice_turned = The nomads uncover { $ice_find } on { $hex }.
winter-event-nomads_ice_paid = The nomads gain the reward of { $ice_find } on { $hex }.
winter-event-nomads_megalith_built = The nomads build a { $neutral ->
    [0] megalith
   *[other] neutral megalith
} on { winter-spot }.
winter-event-nomads_points = The nomads score { winter-scored }.
winter-event-nomads_idol_moved = The nomads reach step { $step } on { winter-track }.
winter-event-nomads_stone_taken = The nomads take { $stone } to slot { $slot }.
winter-event-nomads_pile_labor = The nomads have { $halves } labor in the eclipse.
winter-event-nomads_order_set = The nomads are on position { $position }.
winter-event-nomads_hex_income = The nomads lead on { $hex } and gain its income.
winter-event-nomads_stone_scored = The nomads score { winter-count-points } for { $stone }.
winter-event-nomads_final_scored = The nomads score { winter-scored }.
