# Wat er in De Vallei der Mammoeten op een keuze zou volgen, voordat die gemaakt is; de argumenten staan uitgelegd in het Engelse bestand.

valley-preview-odds = { $chance ->
    [none] moeilijk te zeggen
    [0] kansloos
    [100] zeker gewonnen
   *[other] { $chance } % kans om te winnen
}
valley-preview-short = { $chance ->
    [none] moeilijk te zeggen
    [0] kansloos
    [100] zeker
   *[other] { $chance } %
}
valley-preview-dice = dobbelsteen +{ $mine } tegen +{ $theirs }
valley-preview-rivals = { $count ->
    [one] Tegen { $owner }
   *[other] Tegen { $count } stammen
}: { valley-preview-odds } ({ valley-preview-dice }).
valley-preview-submits = { $count ->
    [one] Je vrouwen hebben geen krijger bij zich: ze vallen toe aan { $owner }.
   *[other] Je vrouwen hebben geen krijger bij zich: ze vallen toe aan wie daar wint.
}
valley-preview-taken = Daar kan niemand vechten: je wint zonder worp.
valley-preview-herd = { $then ->
    [0] Tegen { $count } { valley-herd }
   *[other] Daarna, als er eerst niemand valt, tegen { $count } { valley-herd }
}: { valley-preview-odds } ({ valley-preview-dice }){ $food ->
    [0] {""}
   *[other] , voor { valley-some-food }
}.
valley-preview-herds = Alle dieren daar: { valley-preview-odds }, voor { valley-some-food }.
valley-preview-all-herds = Alle dieren hier: { valley-preview-odds }.
valley-preview-with = Met ‘{ $card }’: { valley-preview-odds }.
valley-preview-against = Als { $owner } ‘{ $card }’ speelt, waarvan je weet: { valley-preview-odds }.
valley-preview-then = Daarna: { valley-preview-odds }.
valley-preview-fight-at = { $warriors ->
    [0] { $women ->
        [0] Gevecht op veld { $hex }
       *[other] Gevecht op { $hex } ({ valley-group })
    }
   *[other] Gevecht op { $hex } ({ valley-group })
}: { valley-preview-short }.
valley-preview-fight-at-brief = gevecht op { $hex }: { valley-preview-short }
valley-preview-reach = Bereikt { $count } { $count ->
    [one] veld
   *[other] velden
}.
valley-preview-abandons = Op veld { $hex } blijft geen vrouw: de nederzetting wordt opgegeven.
valley-preview-mountain = De berg beëindigt de tocht.
valley-preview-held = Op veld { $hex } { $count ->
    [one] moet { $count } stamlid
   *[other] moeten { $count } stamleden
} blijven, want daar staan tegenstanders.
valley-preview-forecast = Maaltijd van deze ronde, zoals het nu staat: { valley-some-food } en { $income } van het land, nodig zijn er { $need }{ $short ->
    [0] {""}
   *[other] ; { $short } te weinig
}.
valley-preview-must-starve = { $count ->
    [one] Eén stamlid moet verhongeren
   *[other] { $count } stamleden moeten verhongeren
}{ $persons ->
    [0] {""}
   *[other] , zodat er { $persons } kunnen eten
}.
valley-preview-next-need = De volgende ronde hebben ze er { $need } nodig.
valley-preview-fed = Er blijft { valley-some-food } over{ $count ->
    [0] {""}
   *[other] , { $count } bederft
}.
valley-preview-next-round = De volgende ronde heeft { $need } nodig: je houdt { $food }, het land brengt { $income }{ $short ->
    [0] {""}
   *[other] ; { $short } te weinig
}.
