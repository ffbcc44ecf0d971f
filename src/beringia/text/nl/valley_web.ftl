# Wat alleen de browser over De Vallei der Mammoeten zegt. Of iets van jezelf is, komt als "own", "other" of "none".

valley-web-duration = 2 tot 3 uur
valley-web-weight = Gemiddeld: eenvoudige regels, wilde dobbelstenen, lange verhalen
valley-web-click-hex = Klik op een oplichtend veld.
valley-web-click-people = Klik op oplichtende stamleden.
valley-web-status-round = { valley-year }, { valley-round }
valley-web-onward = Verder naar { valley-round }, { valley-year }
valley-web-status = { valley-year }, { valley-round }: { $phase ->
    [1] { valley-phase-1 }
    [2] { valley-phase-2 }
    [3] { valley-phase-3 }
    [4] { valley-phase-4 }
    [5] { valley-phase-5 }
    [6] { valley-phase-6 }
    [7] { valley-phase-7 }
    [8] { valley-phase-8 }
    [9] { valley-phase-9 }
   *[10] { valley-phase-10 }
}
valley-web-board = Bord { $north }/{ $south } met 37 velden
valley-web-hand = Je troefkaarten
valley-web-card = { $card }
valley-web-hex = Veld { $hex }, { $terrain ->
    [plain] vlakte { $region }
    [forest] bosgebied { $region }
    [mountain] berggebied { $region }
    [volcano] vulkaan, berggebied { $region }
   *[lake] het meer
}{ $closed ->
    [fire] , brandt
    [flood] , overstroomd
    [eruption] , barst uit
   *[none] {""}
}{ $settlement ->
    [own] ; jouw nederzetting
    [other] ; nederzetting van { $owner }
   *[none] {""}
}{ $crop ->
    [0] {""}
    [1] ; beschadigde akker
   *[2] ; akker
}. Jouw stamleden: { $own }, anderen: { $others }, dieren: { $animals }
valley-web-people = { valley-target-people }: { valley-group }
valley-web-warrior = { valley-target-warrior }: { $count }
valley-web-woman = { valley-target-woman }: { $count }
valley-web-wolf = { valley-target-wolf }: { $count }
valley-web-herd = { valley-target-herd }: { $count }
valley-web-dice = { $why ->
    [start] Wie begint
    [direction] Richting
    [sex] Dobbelsteen
    [fire] Vuur
    [birth] Geboorten
   *[fight] Gevecht
}
valley-web-compass = Richtingen van de dieren volgens de dobbelsteen{ $direction ->
    [0] {""}
   *[other] ; laatste worp: { $direction }
}
valley-web-fight = Gevecht op veld { $hex }
valley-web-fights = Gevechten
valley-web-again = Gelijk: er wordt opnieuw gegooid.
valley-web-loner = Enkeling
valley-web-events = Gebeurteniskaarten
valley-web-foreseen = Komt hierna; alleen jij weet het
valley-web-deck-summer = Zomerkaarten: { $count }
valley-web-deck-winter = Winterkaarten: { $count }
valley-web-deck-trump = Troefkaarten in de stapel: { $count }
valley-web-markers = Jouw nederzettingen in voorraad: { $count }
valley-web-crops = Akkers in voorraad: { $count }
valley-web-fences = Omheiningen in voorraad: { $count }
valley-web-bag = In het zakje
valley-web-in-bag = { $species ->
    [wolf] Wolven
    [tiger] Sabeltandtijgers
    [bear] Beren
    [bison] Bizons
    [rhino] Wolneushoorns
   *[mammoth] Mammoeten
} in het zakje: { $count }
valley-web-warriors = Krijgers: { $count }
valley-web-women = Vrouwen: { $count }
valley-web-settlements = Nederzettingen: { $count }
valley-web-food = Voedsel: { $count }; de volgende maaltijd kost { $need }
valley-web-trumps = Troefkaarten in de hand: { $count }
valley-web-may-return = mag terugkomen
valley-web-bonus = +{ $count } in gevechten, +{ $hunt } tegen dieren
valley-web-rounds = Rondes
valley-web-line-fishing = Vissen
valley-web-line-gathering = Verzamelen
valley-web-line-harvest = Oogst
valley-web-line-hunting = Jacht
valley-web-line-booty = Buit
valley-web-line-lost = Verloren of gezaaid
valley-web-line-eaten = Gegeten
valley-web-line-born = Geboren
valley-web-line-died = Gestorven
valley-web-line-founded = Nederzettingen gewonnen
valley-web-line-fallen = Nederzettingen verloren
valley-web-settlements-now = Nederzettingen nu
valley-web-people-now = Stamleden nu

## what happens, and what it means

valley-web-means-settlements = { $seat } heeft nu { $count ->
    [one] één nederzetting
   *[other] { $count } nederzettingen
}.
valley-web-means-people = { $seat } heeft nu { $count ->
    [one] één stamlid
   *[other] { $count } stamleden
}.
valley-web-means-food = Er blijft { valley-count-food } over.
valley-web-means-yours = { $count ->
    [one] Op veld { $hex } is er één van jou
   *[other] Op veld { $hex } zijn er { $count } van jou
}: er kan gevochten worden.

## signs

valley-web-sign-1 = Letters op de rand: hier komen dieren binnen die met deze letter uit het zakje zijn getrokken.
valley-web-sign-2 = Getal in een cirkel op een veld: zijn gebied. Gebeurtenissen treffen een heel gebied.
valley-web-sign-3 = Getal op blauw: de rivier, zoals gebeurtenissen haar noemen.
valley-web-sign-4 = Vage figuren zijn deze beurt al getrokken.
valley-web-sign-5 = Het wiel toont seizoen en ronde, het grote getal erin het jaar; de roos toont waarheen de dieren gingen.
