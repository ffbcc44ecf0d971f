# The nomads at a table of wood and paper: what to do with the pieces, and what the companion asks. Hexes are called by
# row and number as on the map of the page; the other arguments come as in winter.ftl.

winter-companion-title = Nomads at my table
winter-companion-about = Play alone with your own box: this page turns the cards of the nomads, tells what they do and keeps their score.
winter-companion-how = It stands beside the board. It tells you what to do with the pieces of the nomads and asks only what it cannot know. Printed boards and tracks count as in our rules; what lies on tiles and hexes you tell.
winter-companion-new = New game
winter-companion-games = My games
winter-companion-begin = Begin
winter-companion-colour = Colour of the nomads
winter-companion-game = { $round ->
    [0] Setup
   *[other] Round { $round }
}, { winter-count-points }
winter-companion-finished = Finished: { $mine } to { $count }
winter-companion-delete = Delete this game
winter-companion-delete-sure = Delete this game for good?
winter-companion-keep = Keep it
winter-companion-all-games = All games
winter-companion-undo = Take back
winter-companion-now = Do this now
winter-companion-before = Done before ({ $count })
winter-companion-question = What I must know
winter-companion-answer = That is it
winter-companion-score = Points of the nomads
winter-companion-cards = Cards of the nomads
winter-companion-no-card = No card lies open yet.
winter-companion-land = Land
winter-companion-land-how = Tents are camps, huts are villages. North is up.
winter-companion-goods = What the nomads have
winter-companion-sources = Where their points come from
winter-companion-if-over = { $count } more if the game ended now, for food, tools and animals
winter-companion-log = What happened so far
winter-companion-arrows = Arrows { winter-nomads-big } and { winter-nomads-small }
winter-companion-marked = marked
winter-companion-honor = Honor
winter-companion-offering = Offering
winter-companion-stones = Stones
winter-companion-built = Megaliths
winter-companion-built-villages = Villages
winter-companion-offering-deck = Offering deck
winter-companion-buried = Buried
winter-companion-pile = Eclipse pile
winter-companion-no-animals = No animals
winter-companion-empty = empty
winter-companion-place = { $across ->
    [left] Left
   *[right] Right
}, row { $down }
winter-companion-card-place = { $row ->
    [upper] Upper row
   *[lower] Lower row
}, column { $across }
winter-companion-other = Something else
winter-companion-nothing = Nothing
winter-companion-remove = Take away { $word }
winter-companion-picked = { $count } of { $limit } chosen
winter-companion-number = Number
winter-companion-won = You win with { $mine } to { $count }!
winter-companion-lost = The nomads win with { $count } to { $mine }.
winter-companion-influence = influence { $count }
winter-companion-hex = Hex { $hex }
winter-companion-trouble = This answer was not understood. Take it back and try again.

## what tiles and hexes may give, as a button

winter-companion-word = { $word ->
    [food] Food
    [tool] Tool
    [idol] Idol
    [draw] Draw a card
    [megalith] Megalith
    [bury] Bury
    [camp] Camp
    [move] Move a camp
    [tribe_hand] Tribe card to hand
    [tribe_discard] Tribe card to discard
    [culture] Culture card
    [animal] Animal of choice
    [animal_top] Top animal
    [reveal] Turn up an animal
    [tip] Tip an animal
    [vp] Points
    [stone] Sacred stone
   *[food_max] Food to the limit
}

## setup

winter-companion-setup-offering = Set up the game for two players. Before the culture display, lay 5 unseen culture cards of era II and on top of them 5 of era I aside: the offering deck of the nomads.
winter-companion-setup-nomads = The nomads get a player board, all pieces of a colour and a chief figure, but no cards. Their nomad tile lies beside it with the { $tile ->
    [village] village
   *[camp] camp
} side up.
winter-companion-setup-mine = You draw two chiefs and keep one, choose its side, then draw two setup cards and keep one.
winter-companion-setup-order = The marker of the nomads goes to the first position of the turn order, yours to the second: you gain 1 food.
winter-companion-setup-north = The edge of the table that is nearest to you is south. Left is west, right is east.

## what to do

winter-companion-eclipse_began = The eclipse of round { $round } begins. Lay out your eclipse pile.
winter-companion-reveal = Turn the top animal of the deck onto the first free place of the hunting area, upper rows first, left before right. If it is full or the deck is empty, nothing happens.
winter-companion-nomads_card = The nomads turn up { $nomad_card }: { $column } is marked, the arrows point { winter-nomads-big } and { winter-nomads-small }.
winter-companion-nomads_laid_open = { $nomad_card } lies open without being carried out.
winter-companion-nomads_shuffled = This page shuffles all { $count } nomad cards.
winter-companion-nomads_column = Put a figure of the nomads into { $column }, { $symbol ->
    [0] on the large field at the bottom
   *[other] on the symbol at the bottom
}. { $way ->
    [marked_free] The marked column is empty.
    [all_taken] It is marked, and all columns are taken.
    [arrow] { winter-nomads-marked } is taken; this is the next empty column along the big arrow.
   *[wrap] { winter-nomads-marked } is taken; the big arrow leads around the edge to this column.
}
winter-companion-nomads_animal = { $liking ->
    [from_deck] { $animal } goes to the animals of the nomads.
    [has_some] Give the nomads { $animal } from the hunting area, { winter-companion-spot }: they own 1 to 3 of this kind.
    [new] Give the nomads { $animal } from the hunting area, { winter-companion-spot }: they own none of this kind yet.
   *[has_many] Give the nomads { $animal } from the hunting area, { winter-companion-spot }: there is no other kind for them.
}
winter-companion-spot = { $across ->
    [left] left
   *[right] right
} column, row { $down }
winter-companion-nomads_culture = Lay the culture card in column { $across }, { $row ->
    [upper] upper row
   *[lower] lower row
}, face down on the offering deck of the nomads.
winter-companion-nomads_buried = Put the top card of the offering deck under the tombstone of the nomads.
winter-companion-nomads_pile = This page lays a nomad card on their eclipse pile ({ $count }).
winter-companion-nomads_stone_taken = Put the { $big ->
    [left] leftmost
   *[right] rightmost
} available sacred stone on slot { $slot } of the nomads.
winter-companion-nomads_stone_scored = The nomads score { winter-count-points } for a sacred stone.
winter-companion-nomads_megalith_built = Build the next { $neutral ->
    [0] megalith of the nomads{ $level ->
        [0] {""}
       *[other] {" "}on top of four others; you score 1 point for each of yours below it
    }
   *[other] neutral megalith of the nomads
}.
winter-companion-nomads_village_built = Put a village of the nomads where { $juncture } meet. Their camps stay.
winter-companion-nomads_tile = Put the nomad tile where { $juncture } meet.
winter-companion-nomads_map = { $ring ->
    [all] The camps of the nomads stand on { $hexes }.
    [inner] The two inner camps of the nomads go to { $hexes }.
   *[outer] The three outer camps of the nomads go to { $hexes }.
}
winter-companion-nomads_maps_shuffled = This page shuffles all { $count } map cards.
winter-companion-nomads_camp_moved = Move a camp of the nomads from { $from } to { $to }.
winter-companion-nomads_ice_turned = If the ice find on { $hex } lies face down, turn it up.
winter-companion-nomads_ice_paid = The nomads gain what the ice find on { $hex } shows.
winter-companion-nomads_gained = Move the marker of the nomads: + { $count } { $good ->
    [food] food
   *[tool] { $count ->
        [one] tool
       *[other] tools
    }
}.
winter-companion-nomads_paid = The nomads pay { winter-food-and-tools }: move their markers back.
winter-companion-nomads_points = The nomads score { winter-scored }.
winter-companion-nomads_idol_moved = Move the idol marker of the nomads to step { $step } of { winter-track }.
winter-companion-nomads_order_set = Put the marker of the nomads on position { $position } of the turn order, yours on the other.
winter-companion-nomads_final_scored = The nomads score { winter-scored }.
winter-companion-nomads_result = { $won ->
    [0] The nomads win with { $nomads } to { $points } points.
   *[other] You beat the nomads with { $points } to { $nomads } points.
}

## questions

winter-companion-ask-animal = Take the top animal of the deck for the nomads. Which one is it?
winter-companion-ask-turned_up = Which animal was turned up in the { winter-companion-spot }?
winter-companion-ask-begin = Is everything set up, your setup card included?
winter-companion-ask-figure = Your turn. Where did you put your figure?
winter-companion-ask-turn_over = Your last turn of this round. Lay your eclipse pile as well.
winter-companion-ask-above = Did you build on top of megaliths of the nomads’ colour? Count theirs directly below yours, for all you built just now.
winter-companion-ask-area = Which animals lie in the hunting area now?
winter-companion-ask-display = On which places of the display does a culture card lie?
winter-companion-ask-stone = The nomads want the { $big ->
    [left] leftmost
   *[right] rightmost
} sacred stone. Is one available in this era?
winter-companion-ask-place = { $neutral ->
    [0] Where can the nomads build a megalith? First on top of four of one level. If nowhere, on an empty square beside any megalith, never on a start square.
   *[other] Where can the nomads build a neutral megalith? On an empty start square or on an empty square beside any megalith.
} Of several places take the one furthest { winter-nomads-big }, then furthest { winter-nomads-small }.
winter-companion-ask-arrow = A start square: is one of the two squares empty that its arrows point at? Then the second neutral megalith goes there; of two, furthest { winter-nomads-big }, then { winter-nomads-small }.
winter-companion-ask-square = What does this square show?
winter-companion-ask-supports = How many of the four megaliths below have the colour of the nomads?
winter-companion-ask-village = The nomads could build a village where { $juncture } meet. Does one of yours stand there?
winter-companion-ask-glaciers = Which { $count } hexes are glaciers?
winter-companion-ask-find_open = Does the ice find on { $hex } lie face up?
winter-companion-ask-find = What does the ice find on { $hex } show?
winter-companion-ask-influence = { $strict ->
    [0] Where do you have more influence than the nomads? The numbers are theirs.
   *[other] Where do you have at least as much influence as the nomads? The numbers are theirs.
}
winter-companion-ask-income = The nomads lead on { $hex }. What income does it show?
winter-companion-ask-labor = The nomads have { $halves } labor in the eclipse. And you, with your resting figures?
winter-companion-ask-eclipse_over = Now do the four steps of your own eclipse.
winter-companion-ask-prepare = Prepare round { $round }: figures home, hunting area up to 3 animals, { $round ->
    [3] all culture cards away and 8 of era II laid out
   *[other] culture display up to 8 cards
}, and you draw 5 cards.
winter-companion-ask-honor = Who is ahead on the honor track? On the same step, who stands further left.
winter-companion-ask-printed = Look at the { $count ->
    [one] buried card
   *[other] { $count } buried cards
} of the nomads: how many points are printed on them in all?
winter-companion-ask-points = Now score for yourself. How many points do you have in the end?

## answers

winter-companion-option-yes = Yes
winter-companion-option-no = No
winter-companion-option-done = Done
winter-companion-option-rest = Rest
winter-companion-option-start = On a start square
winter-companion-option-ground = On an ordinary square
winter-companion-option-upper = On top of four
winter-companion-option-none = Nowhere
winter-companion-option-more = More
winter-companion-option-same = As much
winter-companion-option-less = Less
winter-companion-option-nomads = The nomads
winter-companion-option-me = I am
winter-companion-animal-none = The deck is empty
