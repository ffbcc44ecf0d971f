# What would follow from a choice in Eiszeit, told before it is made. An area feeds $least to $most hunters (none: exactly $least),
# for the fires lie face down. $chance is how likely, in percent, the player would lose up to $losses of his own; $others may lose some too.

eiszeit-preview-area = Area { $area }: { $hunters } { $hunters ->
    [one] hunter
   *[other] hunters
}, food for { $least }{ $most ->
    [none] {""}
   *[other] –{ $most }
}{ $chance ->
    [0] { $others ->
        [0] {""}
       *[other] ; others may starve, you do not
    }
    [100] ; you lose { $losses }
   *[other] ; { $chance } % that you lose { $losses ->
        [one] one
       *[other] up to { $losses }
    }
}.
eiszeit-preview-cost = { $cost ->
    [0] Costs nothing: you keep { $stones }
    [one] Costs { $cost } stone: you keep { $stones }
   *[other] Costs { $cost } stones: you keep { $stones }
}.
eiszeit-preview-gain = { $cost ->
    [one] Brings { $cost } stone: you have { $stones } then
   *[other] Brings { $cost } stones: you have { $stones } then
}.
eiszeit-preview-mammoth = Costs what you choose; you have { $stones } { $stones ->
    [one] stone
   *[other] stones
}.
eiszeit-preview-rich = With { $stones } stones or more you may not play a dark card next turn.
eiszeit-preview-ends = Takes the last stone of the dark supply: settling ends with this turn.
eiszeit-preview-void = Takes the last stone of the dark supply: the game ends, and the card does nothing.
eiszeit-preview-ice-empty = Nobody stands there.
eiszeit-preview-ice = Sends { $hunters } { $hunters ->
    [one] hunter
   *[other] hunters
} of others and { $placed } of yours home{ $mammoths ->
    [0] {""}
    [one] , and a mammoth away
   *[other] , and { $mammoths } mammoths away
}.
