# Wat alleen de browser over het Dal van de Mammoeten zegt. Of iets van jezelf is, komt als "own", "other" of "none".

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
valley-web-hand = Je troeven
valley-web-card = { $card }
valley-web-hex = Veld { $hex }, { $terrain ->
    [plain] vlakte { $region }
    [forest] woud { $region }
    [mountain] gebergte { $region }
    [volcano] vulkaan, gebergte { $region }
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
}. Jouw mensen: { $own }, anderen: { $others }, dieren: { $animals }
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
valley-web-deck-trump = Troeven in de stapel: { $count }
valley-web-markers = Jouw nederzettingen in voorraad: { $count }
valley-web-crops = Gewassen in voorraad: { $count }
valley-web-fences = Omheiningen in voorraad: { $count }
valley-web-bag = In de zak
valley-web-in-bag = { $species ->
    [wolf] Wolven
    [tiger] Sabeltandtijgers
    [bear] Beren
    [bison] Bizons
    [rhino] Wolneushoorns
   *[mammoth] Mammoeten
} in de zak: { $count }
valley-web-warriors = Krijgers: { $count }
valley-web-women = Vrouwen: { $count }
valley-web-settlements = Nederzettingen: { $count }
valley-web-food = Voedsel: { $count }; de volgende maaltijd kost { $need }
valley-web-trumps = Troeven in de hand: { $count }
valley-web-may-return = mag terugkomen
valley-web-bonus = +{ $count } in gevechten, +{ $hunt } tegen dieren
valley-web-rounds = Ronden
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
valley-web-people-now = Mensen nu
valley-text-web-tip-goal = Wie twee ronden na elkaar na de maaltijd { $settlements } nederzettingen heeft, wint. Een nederzetting bestaat zolang er een vrouw woont.
valley-web-tip-move = Klik in je beurt op een groep van je, zeg hoeveel er gaan en klik dan waarheen. Gebergte en tegenstanders houden een mars tegen, rivieren versperren de weg.
valley-web-tip-found = Een krijger en een vrouw die samen staan en niet getrokken zijn, kunnen een nederzetting stichten: klik op de tent met de plus.
valley-web-tip-food = Iedereen eet 1 voedsel per ronde. Elk veld van je aan het water brengt 1 op, elk woud in de zomer 1; jacht en akkers brengen meer op.
valley-web-tip-animals = Alle dieren gaan waarheen het kompas wijst. Waar ze mensen treffen, wordt gevochten: dobbelsteen plus krijgers tegen dobbelsteen plus dieren.
valley-web-tip-trumps = Je troeven liggen onderaan. Wat oplicht, kun je nu spelen; klik op een andere om te horen waarom niet.
