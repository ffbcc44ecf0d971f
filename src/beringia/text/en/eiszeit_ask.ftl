# What Eiszeit asks of the player who decides, in the second person: what, why now, how many are left. Besides the arguments of
# the decision there are those that all its choices share, $n_<verb> (how many choices of a verb there are), and $<name>_id
# (the argument as the rules name it, to select by).


eiszeit-hunters-left = { $card_id ->
    [settle_one] one, in any open area
    [settle_two] { $placed ->
        [0] 2 of 2 left
       *[other] 1 of 2 left
    }, in any open area
   *[other] { $placed ->
        [0] 3 of 3 left, anywhere; a third only if all stand in that landscape
        [1] 2 of 3 left, anywhere; a third only if all stand in that landscape
       *[other] the last of 3, in that landscape
    }
}
eiszeit-still-to-come = { $hunters ->
    [0] { $mammoths ->
        [0] nobody
       *[other] a mammoth
    }
    [one] { $hunters } hunter{ $mammoths ->
        [0] {""}
       *[other] {" "}and a mammoth
    }
   *[other] { $hunters } hunters{ $mammoths ->
        [0] {""}
       *[other] {" "}and a mammoth
    }
}
eiszeit-ask-preround_place = Before the first round you place hunters in any open areas: { $hunters } left.
eiszeit-ask-play_card = Play a card: what it says is your turn.
eiszeit-ask-cult_choice = { $card } does what an open card says: choose which.
eiszeit-ask-choose_opponent = Choose the opponent who has to carry out { $card }.
eiszeit-ask-place_hunter = You may place { $placed ->
    [0] hunters
   *[other] another hunter
} ({ eiszeit-because }): { eiszeit-hunters-left }.
eiszeit-ask-trail_area = Choose the area to which { $card } leads: you may bring hunters and a mammoth there.
eiszeit-ask-trail_step = You may still bring { eiszeit-still-to-come } to area { $area } ({ eiszeit-because }).
eiszeit-ask-migration_first = You may move a hunter to a neighbouring area; others from there can follow ({ eiszeit-because }).
eiszeit-ask-migration_step = From area { $from } to area { $to } you may still let { eiszeit-still-to-come } follow ({ eiszeit-because }).
eiszeit-ask-mammoth_move = Pay for a mammoth and place or move it ({ eiszeit-because }).
eiszeit-ask-fire_move = You may move a fire tile to another area without looking at it ({ eiszeit-because }).
eiszeit-ask-swap_pair = Swap two hunters in neighbouring areas ({ eiszeit-because }).
eiszeit-ask-club_card = You may take a club, or help a mammoth along ({ eiszeit-because }).
eiszeit-ask-club_now = You have a new club: give it to a hunter on the board, or keep it for later.
eiszeit-ask-attach_club = Your hunter has come to area { $area }: you may give it a club you kept.
eiszeit-ask-drive_step = You may drive any hunter to a neighbouring area: { $hunters } left ({ eiszeit-because }).
eiszeit-ask-leave_step = You may send any hunter home: { $hunters } left ({ eiszeit-because }).
eiszeit-ask-club_or_march = You may take a club, or march with up to 2 hunters ({ eiszeit-because }).
eiszeit-ask-march_step = You may march with a second hunter, the last of 2 ({ eiszeit-because }).
eiszeit-ask-mammoth_leave = You may send a mammoth off the board ({ eiszeit-because }).
eiszeit-ask-discard = Before you draw, you may discard one card, face down.
eiszeit-ask-draw = Draw a card to end your turn: from which deck?
eiszeit-ask-glacier = The round is over and you are last: you may cover an area with ice.
