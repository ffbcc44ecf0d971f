# Eiszeit. Arguments arrive resolved: cards by title, seats by name, colours by word. $who is the player an event or a
# decision belongs to; $whose is "own" or "other"; an argument that does not apply, or that the reader may not know,
# is "none".

eiszeit-title = Eiszeit
eiszeit-about = Settle your hunters where the mammoths graze, before the ice takes the land.

eiszeit-landscape-pasture = Pasture
eiszeit-landscape-ice_meadow = Ice Meadow
eiszeit-landscape-mountains = Mountains
eiszeit-landscape-stone_desert = Stone Desert
eiszeit-landscape-forest = Forest
eiszeit-landscape-steppe = Steppe

eiszeit-phase-preround = Before the first round
eiszeit-phase-settle = Settling
eiszeit-phase-scoring = Scoring
eiszeit-phase-glacier = The glacier
eiszeit-phase-over = The game is over

eiszeit-option-rounds = Rounds
eiszeit-option-colours = Colours

## What lies on the table

eiszeit-area = Area { $area }
eiszeit-ice = ice
# After "with".
eiszeit-score = { $points } { $points ->
    [one] point
   *[other] points
}
eiszeit-points = points
eiszeit-stones = stones
eiszeit-clubs = clubs
eiszeit-at-home = home
eiszeit-on-board = board
eiszeit-cards-light = light
eiszeit-cards-dark = dark
eiszeit-supply-dark = Dark supply: { $count } { $count ->
    [one] stone
   *[other] stones
}
eiszeit-supply-light = Light supply: { $count } { $count ->
    [one] stone
   *[other] stones
}
eiszeit-supply-general = General supply: { $mammoths } { $mammoths ->
    [one] mammoth
   *[other] mammoths
}, { $clubs } { $clubs ->
    [one] club
   *[other] clubs
}, { $fires } { $fires ->
    [one] fire tile
   *[other] fire tiles
}
eiszeit-pile-light = Light cards
eiszeit-pile-dark = Dark cards
eiszeit-open-card = open: { $card }
eiszeit-no-open-card = no open card
eiszeit-pile = { $deck } in the deck, { $pile } face down in the pile
eiszeit-legend = M mammoths · F hidden fires · { $letter }3*1: 3 hunters, 1 with a club · below: neighbours
eiszeit-cost = pay { $count }
eiszeit-gain = take { $count }
eiszeit-as-copied = as copied

## Single pieces, to choose one before its target

eiszeit-target-hunter = { $whose ->
    [own] Your hunter
   *[other] Hunter of { $owner }
} in area { $area }{ $armed ->
    [1] , with a club
   *[0] {""}
}
eiszeit-target-mammoth = Mammoth in area { $area }
eiszeit-target-fire = Fire tile in area { $area }
eiszeit-target-supply-mammoth = A new mammoth
eiszeit-target-supply-club = A club

## Choices

eiszeit-choose-stop = Leave it at that
eiszeit-choose-keep = Keep the club for later
eiszeit-macro-hunters = Place { eiszeit-macro-so-many } in area { $area }
eiszeit-macro-hunters-brief = { $area }
eiszeit-macro-hunters-each = Place all of them in one area:
eiszeit-macro-so-many = { $hunters ->
    [2] both hunters
   *[other] all { $hunters } hunters
}
eiszeit-macro-keep-draw = Discard nothing and draw a { $colour } card
eiszeit-choose-no_discard = Discard nothing
eiszeit-choose-decline = Lay no ice
eiszeit-choose-take_club = Take a club
eiszeit-choose-attach = Give this hunter a club
eiszeit-choose-copy = Use the open { $colour } card { $card }
eiszeit-choose-draw = Draw a { $colour } card
eiszeit-choose-opponent = Choose { $seat }
eiszeit-choose-hunter = Place a hunter in area { $area }
eiszeit-choose-trail = Follow the trail to area { $area }
eiszeit-choose-arm = Give the club to your hunter in area { $area }
eiszeit-choose-mammoth = Place a mammoth in area { $area }{ $cost ->
    [one] : pay { $cost } stone
    [other] : pay { $cost } stones
   *[none] {""}
}
eiszeit-choose-mammoth_leaves = Send a mammoth away from area { $area }
eiszeit-choose-ice = Cover area { $area } with ice
eiszeit-choose-play = Play { $card }
eiszeit-choose-discard = Discard { $card }
eiszeit-choose-remove = Send home { $whose ->
    [own] your hunter
   *[other] a hunter of { $owner }
} in area { $area }{ $armed ->
    [1] {" "}with its club
   *[0] {""}
}
eiszeit-choose-mammoth_move = Move a mammoth from area { $from } to area { $to }{ $cost ->
    [one] : pay { $cost } stone
    [other] : pay { $cost } stones
   *[none] {""}
}
eiszeit-choose-fire = Move a fire tile from area { $from } to area { $to }
eiszeit-choose-move = Move { $whose ->
    [own] your hunter
   *[other] a hunter of { $owner }
}{ $armed ->
    [1] {" "}with a club
   *[0] {""}
} from area { $from } to area { $to }
eiszeit-choose-swap = Swap { $first_colour } in area { $first_area }{ $first_armed ->
    [1] {" "}(club)
   *[0] {""}
} with { $second_colour } in area { $second_area }{ $second_armed ->
    [1] {" "}(club)
   *[0] {""}
}

## Decisions

eiszeit-because = { $whose ->
    [other] { $card }, played by { $player }
   *[own] { $card }
}
eiszeit-decide-preround_place = { $who } places a hunter in any open area; { $hunters } to go.
eiszeit-decide-play_card = { $who } has to play a card.
eiszeit-decide-cult_choice = { $who } chooses the open card to use ({ $card }).
eiszeit-decide-choose_opponent = { $who } chooses the opponent who carries out { $card }.
eiszeit-decide-place_hunter = { $who } may place { $placed ->
    [0] a hunter
   *[other] another hunter
} ({ eiszeit-because }).
eiszeit-decide-trail_area = { $who } chooses an area for { $card }.
eiszeit-decide-trail_step = { $who } may bring more to area { $area }: { $hunters ->
    [0] no hunter
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}{ $mammoths ->
    [0] {""}
   *[other] {" "}and a mammoth
} ({ eiszeit-because }).
eiszeit-decide-migration_first = { $who } may move a hunter to a neighbouring area; others can follow ({ eiszeit-because }).
eiszeit-decide-migration_step = { $who } may let more follow from area { $from } to area { $to }: { $hunters ->
    [0] no hunter
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}{ $mammoths ->
    [0] {""}
   *[other] {" "}and a mammoth
} ({ eiszeit-because }).
eiszeit-decide-mammoth_move = { $who } pays for a mammoth and places or moves it ({ eiszeit-because }).
eiszeit-decide-fire_move = { $who } may move a fire tile to another area, unseen ({ eiszeit-because }).
eiszeit-decide-swap_pair = { $who } swaps two hunters in neighbouring areas ({ eiszeit-because }).
eiszeit-decide-club_card = { $who } may take a club or help a mammoth along ({ eiszeit-because }).
eiszeit-decide-club_now = { $who } may give the club to a hunter on the board, or keep it.
eiszeit-decide-attach_club = { $who } may give a kept club to the hunter now in area { $area }.
eiszeit-decide-drive_step = { $who } may drive any hunter to a neighbouring area; { $hunters } to go ({ eiszeit-because }).
eiszeit-decide-leave_step = { $who } may send any hunter home; { $hunters } to go ({ eiszeit-because }).
eiszeit-decide-club_or_march = { $who } may take a club or march with up to two hunters ({ eiszeit-because }).
eiszeit-decide-march_step = { $who } may march with another hunter ({ eiszeit-because }).
eiszeit-decide-mammoth_leave = { $who } may send a mammoth off the board ({ eiszeit-because }).
eiszeit-decide-discard = { $who } may discard a card, face down.
eiszeit-decide-draw = { $who } draws a card.
eiszeit-decide-glacier = { $who } is last and may cover an area with ice.

## Events

eiszeit-event-game_began = A game of { $rounds } rounds begins. { $who } places first.
eiszeit-event-hunter_placed = { $who } places a hunter in area { $area }.
eiszeit-event-hunter_moved = { $who } moves { $whose ->
    [own] a hunter
   *[other] a hunter of { $owner }
} from area { $from } to area { $to }.
eiszeit-event-hunter_removed = { $who } sends home { $whose ->
    [own] one of their own hunters
   *[other] a hunter of { $owner }
} from area { $area }.
eiszeit-event-club_taken = { $who } takes a club.
eiszeit-event-club_attached = { $who } gives the club to a hunter in area { $area }.
eiszeit-event-card_played = { $who } plays { $card }.
eiszeit-event-card_copied = { $who } uses the open card { $card }.
eiszeit-event-stones_paid = { $who } pays { $count } { $count ->
    [one] stone
   *[other] stones
}.
eiszeit-event-stones_gained = { $who } takes { $dark } { $dark ->
    [one] stone
   *[other] stones
} from the dark supply{ $light ->
    [0] {""}
   *[other] {" "}and { $light } from the light supply
}.
eiszeit-event-opponent_chosen = { $who } chooses { $opponent }.
eiszeit-event-mammoth_placed = { $who } places a mammoth in area { $area }.
eiszeit-event-mammoth_moved = { $who } moves a mammoth from area { $from } to area { $to }.
eiszeit-event-mammoth_left = { $who } sends a mammoth away from area { $area }.
eiszeit-event-fire_moved = { $who } moves a fire tile from area { $from } to area { $to }.
eiszeit-event-swapped = { $who } swaps a hunter of { $first } in area { $first_area } with one of { $second } in area { $second_area }.
eiszeit-event-stopped = { $who } leaves it at that ({ $card }).
eiszeit-event-discarded = { $who } discards { $card ->
    [none] a { $colour } card
   *[other] { $card }
}.
eiszeit-event-drew = { $who } draws { $card ->
    [none] a { $colour } card
   *[other] { $card }
}.
eiszeit-event-reshuffled = The { $colour } deck is used up; { $count } { $count ->
    [one] card of its pile becomes
   *[other] cards of its pile, shuffled, become
} the new one.
eiszeit-event-settling_ended = { $who } took the last stone of the dark supply: settling ends.
eiszeit-event-card_void = { $card } takes the last stone: it has no effect, and { $stones } { $stones ->
    [one] stone goes
   *[other] stones go
} to the light supply.
eiszeit-event-fire_revealed = Fire in area { $area }: { $value }.
eiszeit-event-conflict_began = Conflict in area { $area }: { $hunters } hunters, food for { $limit }.
eiszeit-event-conflict_lost = { $who } takes a hunter home from area { $area }.
eiszeit-event-board_cleared = The fire tiles{ $clubs ->
    [0] {""}
    [one] {" "}and a club
   *[other] {" "}and { $clubs } clubs
} go back to the supply.
eiszeit-event-area_scored = { $who } has { $hunters } { $hunters ->
    [one] hunter
   *[other] hunters
} in area { $area }: { $points } { $points ->
    [one] point
   *[other] points
}.
eiszeit-event-round_scored = { $who } scores { $points } { $points ->
    [one] point
   *[other] points
} and now has { $total }.
eiszeit-event-glacier_turn = { $who } is last and decides on the ice{ $by_lot ->
    [1] {" "}(by lot)
   *[0] {""}
}.
eiszeit-event-glacier_laid = { $who } covers area { $area } with ice.
eiszeit-event-glacier_declined = { $who } lays no ice.
eiszeit-event-hunters_iced = { $who } takes { $count } { $count ->
    [one] hunter
   *[other] hunters
} home from the ice in area { $area }.
eiszeit-event-mammoths_iced = { $count ->
    [one] A mammoth flees
   *[other] { $count } mammoths flee
} from the ice in area { $area } into the supply.
eiszeit-event-round_began = Round { $round } begins with { $dark } { $dark ->
    [one] stone
   *[other] stones
} in the dark supply. { $who } goes first.
eiszeit-event-levy_paid = { $who } gives { $count } { $count ->
    [one] stone
   *[other] stones
} to the dark supply.
eiszeit-event-turn_began = It is { $who }'s turn.
eiszeit-event-game_ended = The game is over.

## Why not

eiszeit-why-not-now = Something else is to be decided now.
eiszeit-why-not-in-hand = You have no { $card } in your hand.
eiszeit-why-nothing-to-copy = There is no open card you may use { $card } for.
eiszeit-why-eight-stones = You began this turn with too many stones for a dark card: play a light one.
eiszeit-why-no-mammoth-choice = You can pay for nothing that Mammoth offers: you have { $stones } { $stones ->
    [one] stone
   *[other] stones
}.
eiszeit-why-too-expensive = It costs { $cost } { $cost ->
    [one] stone
   *[other] stones
}; you have { $stones }.
eiszeit-why-no-open-card = There is no open card on that pile.
eiszeit-why-one-colour = Your hand must not be all of one colour: draw from the other deck.
eiszeit-why-no-opponent = Choose one of your opponents.
eiszeit-why-no-clubs = There is no club left in the supply.
eiszeit-why-no-unarmed-hunter = You have no hunter without a club in area { $area }.
eiszeit-why-no-mammoth = There is no mammoth in area { $area }.
eiszeit-why-no-fire = There is no fire tile in area { $area }.
eiszeit-why-same-area = It has to end in another area.
eiszeit-why-not-neighbours = Areas { $from } and { $to } have no common border.
eiszeit-why-iced = Area { $area } lies under the ice.
eiszeit-why-far-from-ice = Area { $area } touches neither ice nor the upper edge of the board.
eiszeit-why-no-mammoth-supply = There is no mammoth in the supply.
eiszeit-why-mammoth-supply = As long as there is a mammoth in the supply, you may only bring that one.
eiszeit-why-other-area = This action does not reach that area.
eiszeit-why-no-reserve = You have no hunter at home: move one from the board instead.
eiszeit-why-reserve-first = You still have hunters at home: place one of those.
eiszeit-why-third-hunter = A third hunter may only join if all three stand in the card's landscape.
eiszeit-why-hunters-used-up = All hunters that this card allows have gone already.
eiszeit-why-mammoth-used-up = This card allows one mammoth, and it has gone already.
eiszeit-why-no-hunter = There is no such hunter in area { $area }.
eiszeit-why-armed = The hunter in area { $area } carries a club: only its owner may touch it.
eiszeit-why-same-owner = The second hunter must belong to another player.
eiszeit-why-not-yours = That hunter is not yours.
eiszeit-why-three-of-one = Three hunters of the same player may not be driven.
eiszeit-why-moved-already = That hunter has already moved in this action.

## Cards

eiszeit-card-landscape_pasture = Place up to 3 hunters in pastures, or up to 2 anywhere.
eiszeit-card-landscape_ice_meadow = Place up to 3 hunters in ice meadows, or up to 2 anywhere.
eiszeit-card-landscape_mountains = Place up to 3 hunters in mountains, or up to 2 anywhere.
eiszeit-card-landscape_stone_desert = Place up to 3 hunters in stone deserts, or up to 2 anywhere.
eiszeit-card-landscape_forest = Place up to 3 hunters in forests, or up to 2 anywhere.
eiszeit-card-landscape_steppe = Place up to 3 hunters in steppes, or up to 2 anywhere.
eiszeit-card-trail = Choose an area: place up to 2 hunters and a mammoth there.
eiszeit-card-migration = Move up to 3 hunters from one area to a neighbouring one; a mammoth may come along.
eiszeit-card-mammoth = Place a new mammoth, move one to a neighbouring area, or move one anywhere.
eiszeit-card-fire = Move a fire tile to another area without looking at it.
eiszeit-card-swap = Swap any two hunters in neighbouring areas.
eiszeit-card-club = Take a club, or place a mammoth.
eiszeit-card-drive = Move up to 3 hunters to neighbouring areas, but not three of one player.
eiszeit-card-cult_light = Use one of the two open cards as if you had played it.
eiszeit-card-settle_two = All opponents may place up to 2 hunters.
eiszeit-card-settle_one = All opponents may place a hunter.
eiszeit-card-leave_two = An opponent may send home up to 2 hunters of different players.
eiszeit-card-leave_one = An opponent may send home a hunter of any player.
eiszeit-card-club_or_march = An opponent may take a club, or move up to 2 own hunters anywhere.
eiszeit-card-mammoth_leaves = An opponent may send a mammoth off the board.
eiszeit-card-fire_dark = An opponent may move a fire tile to another area.
eiszeit-card-cult_dark = Use one of the two open cards as if you had played it.

# Characters of bots.
eiszeit-character-hunter = Hunter
eiszeit-character-hunter-how = Has many hunters out, and thinks of the rounds to come.
eiszeit-character-gatherer = Gatherer
eiszeit-character-gatherer-how = Saves stones, and acts when others cannot any more.
eiszeit-character-raider = Raider
eiszeit-character-raider-how = Would rather see you lose than win himself.
