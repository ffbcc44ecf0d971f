# Was nur der Browser über das Tal der Mammuts sagt. Ob etwas einem selbst gehört, kommt als "own", "other" oder "none".

valley-web-duration = 2 bis 3 Stunden
valley-web-weight = Mittel: einfache Regeln, wilde Würfel, lange Geschichten
valley-web-click-hex = Klick ein leuchtendes Feld an.
valley-web-click-people = Klick leuchtende Leute an.
valley-web-status-round = { valley-year }, { valley-round }
valley-web-onward = Weiter zu { valley-round }, { valley-year }
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
valley-web-hand = Deine Sonderkarten
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
    [1] ; beschädigter Acker
   *[2] ; Acker
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
valley-web-deck-trump = Sonderkarten im Stapel: { $count }
valley-web-markers = Deine Siedlungen im Vorrat: { $count }
valley-web-crops = Äcker im Vorrat: { $count }
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
valley-web-trumps = Sonderkarten auf der Hand: { $count }
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

## what happens, and what it means

valley-web-means-settlements = { $seat } hat jetzt { $count ->
    [one] eine Siedlung
   *[other] { $count } Siedlungen
}.
valley-web-means-people = { $seat } hat jetzt { $count ->
    [one] einen Menschen
   *[other] { $count } Menschen
}.
valley-web-means-food = { $count } Nahrung bleibt.
valley-web-means-yours = { $count ->
    [one] Auf Feld { $hex } ist jemand von dir
   *[other] Auf Feld { $hex } sind { $count } von dir
}: es kann zum Kampf kommen.

## signs

valley-web-sign-1 = Buchstaben am Rand: Hier kommen Tiere herein, die mit diesem Buchstaben aus dem Beutel gezogen werden.
valley-web-sign-2 = Zahl im Kreis auf einem Feld: seine Region. Ereignisse treffen eine ganze Region.
valley-web-sign-3 = Zahl auf Blau: der Fluss, wie ihn Ereignisse nennen.
valley-web-sign-4 = Blasse Figuren sind in diesem Zug schon gezogen.
valley-web-sign-5 = Das Rad zeigt Jahreszeit und Runde, die große Zahl darin das Jahr; die Rose zeigt, wohin die Tiere gezogen sind.
