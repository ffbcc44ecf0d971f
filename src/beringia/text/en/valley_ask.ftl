# What Valley of the Mammoths asks of the player who decides, in the second person: what, why now, how many are left. Besides the arguments of
# the decision there are those that all its choices share, $n_<verb> (how many choices of a verb there are), and $<name>_id
# (the argument as the rules name it, to select by).


valley-ask-place_settlement = Found the first settlement of your tribe: your people start there.
valley-ask-setup_sow = You may sow beside your village on hex { $hex } now, for { $food } food.
valley-ask-trump = You may play a trump { valley-window }: { $n_play ->
    [0] you hold nothing that fits
    [one] { $n_play } of yours fits
   *[other] { $n_play } of yours fit
}.
valley-ask-card_target = You play { $card }: choose { $n_target ->
    [0] { $n_animal ->
        [0] { $n_region ->
            [0] { $n_player ->
                [0] who or what it is for
               *[other] a player
            }
           *[other] a forest region
        }
       *[other] an animal
    }
   *[other] a hex
}.
valley-ask-survivor = One of yours survives on hex { $hex }: choose who.
valley-ask-victim = { $sex ->
    [warrior] You lose a warrior: choose where.
    [woman] You lose a woman: choose where.
   *[other] You lose somebody on hex { $hex }: choose who.
}
valley-ask-return = Your tribe has died out: you may bring it back on an empty hex at the border.
valley-ask-turn_action = { $n_march ->
    [0] { $n_found ->
        [0] Nobody of yours can march any more
       *[other] Nobody of yours can march any more, but you may found a settlement
    }
    [one] You may march with one group{ $n_found ->
        [0] {""}
       *[other] , and you may found a settlement
    }
   *[other] You may march with { $n_march } groups, one after the other{ $n_found ->
        [0] {""}
       *[other] , and you may found a settlement
    }
}.
valley-ask-group_warriors = You march from hex { $hex }: who goes along?
valley-ask-group_women = You march from hex { $hex } with { $warriors } { $warriors ->
    [one] warrior
   *[other] warriors
}: how many women go along?
valley-ask-group_wolf = You march from hex { $hex }: how many tame wolves go along?
valley-ask-step = You march from hex { $hex } with { valley-group }: where to{ $n_stop ->
    [0] {""}
   *[other] , or does the march end here
}?
valley-ask-leave_behind = To reach hex { $to } you have to leave { $count } { $count ->
    [one] person
   *[other] people
} on hex { $hex }, because opponents stand there. Your group: { valley-group }.
valley-ask-fight_order = You have { $n_fight } fights: choose where to fight next.
valley-ask-species_order = Several kinds of animals wait for you on hex { $hex }: choose which to fight next.
valley-ask-casualty = You have lost the roll on hex { $hex }: choose who of yours falls.
valley-ask-capture = You have taken hex { $hex } from { $owner }: keep the settlement or destroy it?
valley-ask-take_women = { $count ->
    [one] A woman of { $owner } on hex { $hex } may join you; otherwise she dies.
   *[other] { $count } women of { $owner } on hex { $hex } may join you: how many do you take in? The rest die.
}
valley-ask-starve = You have { $food } food, but your { $persons } { $persons ->
    [one] person needs
   *[other] people need
} { $need }: choose who starves.
valley-ask-feed = Your { $persons } { $persons ->
    [one] person needs
   *[other] people need
} { $need } of your { $food } food this round.
valley-ask-newborn_sex = A child is born on hex { $hex }: warrior or woman? { $count ->
    [one] It is the last one here.
   *[other] { $count } children are still to come here.
}
valley-ask-sow = You may sow beside your villages, for { $food } food each time: { $n_sow ->
    [one] one place
   *[other] { $n_sow } places
} left.
