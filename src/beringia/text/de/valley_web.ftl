# Was nur der Browser über das Tal der Mammuts sagt. Ob etwas einem selbst gehört, kommt als "own", "other" oder "none".

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
valley-web-board = Plan { $north }/{ $south } mit 37 Feldern
valley-web-hand = Deine Trümpfe
valley-web-card = { $card }
valley-web-hex = Feld { $hex }, { $terrain ->
    [plain] Ebene { $region }
    [forest] Wald { $region }
    [mountain] Gebirge { $region }
    [volcano] Vulkan, Gebirge { $region }
   *[lake] der See
}{ $closed ->
    [fire] , brennt
    [flood] , überschwemmt
    [eruption] , bricht aus
   *[none] {""}
}{ $settlement ->
    [own] ; deine Siedlung
    [other] ; Siedlung von { $owner }
   *[none] {""}
}{ $crop ->
    [0] {""}
    [1] ; beschädigte Saat
   *[2] ; Saat
}. Deine Leute: { $own }, andere: { $others }, Tiere: { $animals }
valley-web-people = { valley-target-people }: { valley-group }
valley-web-warrior = { valley-target-warrior }: { $count }
valley-web-woman = { valley-target-woman }: { $count }
valley-web-wolf = { valley-target-wolf }: { $count }
valley-web-herd = { valley-target-herd }: { $count }
valley-web-dice = { $why ->
    [start] Wer beginnt
    [direction] Richtung
    [sex] Würfel
    [fire] Feuer
    [birth] Geburten
   *[fight] Kampf
}
valley-web-compass = Richtungen der Tiere nach dem Würfel{ $direction ->
    [0] {""}
   *[other] ; zuletzt gewürfelt: { $direction }
}
valley-web-fight = Kampf auf Feld { $hex }
valley-web-fights = Kämpfe
valley-web-again = Gleichstand: Es wird noch einmal gewürfelt.
valley-web-loner = Einzelgänger
valley-web-events = Ereigniskarten
valley-web-foreseen = Kommt als nächste; nur du weißt es
valley-web-deck-summer = Sommerkarten: { $count }
valley-web-deck-winter = Winterkarten: { $count }
valley-web-deck-trump = Trümpfe im Stapel: { $count }
valley-web-markers = Deine Siedlungen im Vorrat: { $count }
valley-web-crops = Saat im Vorrat: { $count }
valley-web-fences = Zäune im Vorrat: { $count }
valley-web-bag = Im Beutel
valley-web-in-bag = { $species ->
    [wolf] Wölfe
    [tiger] Säbelzahntiger
    [bear] Bären
    [bison] Bisons
    [rhino] Wollnashörner
   *[mammoth] Mammuts
} im Beutel: { $count }
valley-web-warriors = Krieger: { $count }
valley-web-women = Frauen: { $count }
valley-web-settlements = Siedlungen: { $count }
valley-web-food = Nahrung: { $count }; das nächste Essen kostet { $need }
valley-web-trumps = Trümpfe auf der Hand: { $count }
valley-web-may-return = darf zurückkommen
valley-web-bonus = +{ $count } im Kampf, +{ $hunt } gegen Tiere
valley-web-rounds = Runden
valley-web-line-fishing = Fischen
valley-web-line-gathering = Sammeln
valley-web-line-harvest = Ernte
valley-web-line-hunting = Jagd
valley-web-line-booty = Beute
valley-web-line-lost = Verloren oder gesät
valley-web-line-eaten = Gegessen
valley-web-line-born = Geboren
valley-web-line-died = Gestorben
valley-web-line-founded = Siedlungen gewonnen
valley-web-line-fallen = Siedlungen verloren
valley-web-settlements-now = Siedlungen jetzt
valley-web-people-now = Menschen jetzt
valley-text-web-tip-goal = Wer in zwei Runden nacheinander nach dem Essen { $settlements } Siedlungen hat, gewinnt. Eine Siedlung besteht, solange eine Frau dort lebt.
valley-web-tip-move = Klicke in deinem Zug eine deiner Gruppen an, sag, wie viele gehen, und klicke das Ziel an. Gebirge und Gegner halten einen Marsch auf, Flüsse versperren den Weg.
valley-web-tip-found = Krieger und Frau, die beisammenstehen und nicht gezogen sind, können eine Siedlung gründen: Klicke das Zelt mit dem Plus an.
valley-web-tip-food = Jeder isst 1 Nahrung pro Runde. Jedes Feld am Wasser bringt dir 1, jeder Wald im Sommer 1; Jagd und Saat bringen mehr.
valley-web-tip-animals = Alle Tiere ziehen, wohin der Kompass zeigt. Treffen sie Menschen, wird gekämpft: Würfel plus Krieger gegen Würfel plus Tiere.
valley-web-tip-trumps = Deine Trümpfe liegen unten. Was leuchtet, kannst du jetzt spielen; klicke einen anderen an, und du erfährst, warum nicht.
