# Wat er in Eiszeit op een keuze zou volgen, voordat die gemaakt is; de argumenten staan uitgelegd in het Engelse bestand.

eiszeit-preview-area = Gebied { $area }: { $hunters } { $hunters ->
    [one] jager
   *[other] jagers
}, limiet { $least }{ $most ->
    [none] {""}
   *[other] –{ $most }
}{ $chance ->
    [0] { $others ->
        [0] {""}
       *[other] ; anderen kunnen verhongeren, jij niet
    }
    [100] ; je verliest er { $losses }
   *[other] ; { $chance } % kans dat je er { $losses ->
        [one] één
       *[other] hoogstens { $losses }
    } verliest
}.
eiszeit-preview-cost = { $cost ->
    [0] Kost niets: je houdt er { $stones }
    [one] Kost { $cost } steen: je houdt er { $stones }
   *[other] Kost { $cost } stenen: je houdt er { $stones }
}.
eiszeit-preview-gain = { $cost ->
    [one] Brengt { $cost } steen op: dan heb je er { $stones }
   *[other] Brengt { $cost } stenen op: dan heb je er { $stones }
}.
eiszeit-preview-mammoth = Kost wat je kiest; je hebt { $stones } { $stones ->
    [one] steen
   *[other] stenen
}.
eiszeit-preview-rich = Met { $stones } stenen of meer mag je in je volgende beurt geen donkere kaart spelen.
eiszeit-preview-ends = Pakt de laatste steen van de donkere voorraad: het vestigen eindigt met deze beurt.
eiszeit-preview-void = Pakt de laatste steen van de donkere voorraad: het spel eindigt, en de kaart doet niets.
eiszeit-preview-ice-empty = Daar staat niemand.
eiszeit-preview-ice = Stuurt { $hunters } { $hunters ->
    [one] jager
   *[other] jagers
} van anderen en { $placed } van jou naar huis{ $mammoths ->
    [0] {""}
    [one] , en een mammoet weg
   *[other] , en { $mammoths } mammoeten weg
}.
