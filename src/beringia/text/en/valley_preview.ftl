# What would follow from a choice in Valley of the Mammoths, told before it is made. $chance is a percentage, or none if it is too
# much to work out; $mine and $theirs are what is added to the die.

valley-preview-odds = { $chance ->
    [none] hard to tell
    [0] no chance
    [100] sure to win
   *[other] { $chance } % to win
}
valley-preview-short = { $chance ->
    [none] hard to tell
    [0] hopeless
    [100] certain
   *[other] { $chance } %
}
valley-preview-dice = die +{ $mine } against +{ $theirs }
valley-preview-rivals = { $count ->
    [one] Against { $owner }
   *[other] Against { $count } tribes
}: { valley-preview-odds } ({ valley-preview-dice }).
valley-preview-submits = { $count ->
    [one] Your women have no warrior with them: they fall to { $owner }.
   *[other] Your women have no warrior with them: they fall to whoever wins.
}
valley-preview-taken = Nobody there can fight: you win without a roll.
valley-preview-herd = { $then ->
    [0] Against { $count } { valley-herd }
   *[other] Then, if nobody falls before, against { $count } { valley-herd }
}: { valley-preview-odds } ({ valley-preview-dice }){ $food ->
    [0] {""}
   *[other] , for { $food } food
}.
valley-preview-herds = All animals there: { valley-preview-odds }, for { $food } food.
valley-preview-all-herds = All animals here: { valley-preview-odds }.
valley-preview-with = With { $card }: { valley-preview-odds }.
valley-preview-against = If { $owner } plays { $card }, which you have seen: { valley-preview-odds }.
valley-preview-then = Then: { valley-preview-odds }.
valley-preview-fight-at = { $warriors ->
    [0] { $women ->
        [0] Fight on hex { $hex }
       *[other] Fight on { $hex } ({ valley-group })
    }
   *[other] Fight on { $hex } ({ valley-group })
}: { valley-preview-short }.
valley-preview-fight-at-brief = fight on { $hex }: { valley-preview-short }
valley-preview-reach = Reaches { $count } { $count ->
    [one] hex
   *[other] hexes
}.
valley-preview-abandons = No woman stays on hex { $hex }: the settlement is given up.
valley-preview-mountain = The mountain ends the march.
valley-preview-held = { $count } must stay on hex { $hex }, because opponents stand there.
valley-preview-forecast = Meal of this round, as things stand: { $food } food and { $income } from the land for { $need } needed{ $short ->
    [0] {""}
   *[other] , { $short } short
}.
valley-preview-must-starve = { $count ->
    [one] One person
   *[other] { $count } people
} must starve{ $persons ->
    [0] {""}
   *[other] , so that { $persons } can eat
}.
valley-preview-next-need = Next round they need { $need }.
valley-preview-fed = { $food } food is left{ $count ->
    [0] {""}
   *[other] , { $count } spoils
}.
valley-preview-next-round = Next round needs { $need }: you keep { $food }, the land brings { $income }{ $short ->
    [0] {""}
   *[other] , { $short } short
}.
