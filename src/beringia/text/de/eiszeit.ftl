# Eiszeit. Argumente kommen aufgelöst an: Karten als Titel, Plätze als Name, Farben als Wort. $who ist der Spieler, zu dem
# ein Ereignis oder eine Entscheidung gehört; $whose ist „own“ oder „other“; ein Argument, das nicht zutrifft oder das
# der Leser nicht wissen darf, ist „none“.

eiszeit-title = Eiszeit
eiszeit-about = Siedle deine Jäger dort an, wo die Mammuts weiden, bevor das Eis das Land nimmt.

eiszeit-landscape-pasture = Weide
eiszeit-landscape-ice_meadow = Eiswiese
eiszeit-landscape-mountains = Gebirge
eiszeit-landscape-stone_desert = Steinwüste
eiszeit-landscape-forest = Wald
eiszeit-landscape-steppe = Steppe

eiszeit-phase-preround = Vorrunde
eiszeit-phase-settle = Siedeln
eiszeit-phase-scoring = Wertung
eiszeit-phase-glacier = Der Gletscher
eiszeit-phase-over = Das Spiel ist zu Ende

eiszeit-option-rounds = Durchgänge
eiszeit-option-colours = Farben

## Was auf dem Tisch liegt

eiszeit-area = Gebiet { $area }
eiszeit-ice = Eis
# Nach „mit“.
eiszeit-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
eiszeit-points = Punkte
eiszeit-stones = Steine
eiszeit-clubs = Keulen
eiszeit-at-home = im Vorrat
eiszeit-on-board = Plan
eiszeit-cards-light = hell
eiszeit-cards-dark = dunkel
eiszeit-supply-dark = Dunkler Vorrat: { $count } { $count ->
    [one] Stein
   *[other] Steine
}
eiszeit-supply-light = Heller Vorrat: { $count } { $count ->
    [one] Stein
   *[other] Steine
}
eiszeit-supply-general = Allgemeiner Vorrat: { $mammoths } { $mammoths ->
    [one] Mammut
   *[other] Mammuts
}, { $clubs } { $clubs ->
    [one] Keule
   *[other] Keulen
}, { $fires } Feuer-Plättchen
eiszeit-pile-light = Helle Karten
eiszeit-pile-dark = Dunkle Karten
eiszeit-open-card = offen: { $card }
eiszeit-no-open-card = keine offene Karte
eiszeit-pile = { $deck } im Stapel, { $pile } verdeckt im Ablagestapel
eiszeit-legend = M Mammuts · F Feuer, verdeckt · { $letter }3*1: 3 Jäger, 1 mit Keule · unten: Nachbarn
eiszeit-cost = zahle { $count }
eiszeit-gain = nimm { $count }
eiszeit-as-copied = wie genutzt

## Einzelne Figuren, wenn erst eine und dann ihr Ziel gewählt wird

eiszeit-target-hunter = { $whose ->
    [own] Dein Jäger
   *[other] Jäger von { $owner }
} in Gebiet { $area }{ $armed ->
    [1] , mit Keule
   *[0] {""}
}
eiszeit-target-mammoth = Mammut in Gebiet { $area }
eiszeit-target-fire = Feuer-Plättchen in Gebiet { $area }
eiszeit-target-supply-mammoth = Ein neues Mammut
eiszeit-target-supply-club = Eine Keule

## Auswahl

eiszeit-choose-stop = Es dabei belassen
eiszeit-choose-keep = Die Keule für später behalten
eiszeit-macro-hunters = { eiszeit-macro-so-many } in Gebiet { $area } platzieren
eiszeit-macro-hunters-brief = { $area }
eiszeit-macro-hunters-each = Alle in einem Gebiet platzieren:
eiszeit-macro-so-many = { $hunters ->
    [2] Beide Jäger
   *[other] Alle { $hunters } Jäger
}
eiszeit-macro-keep-draw = Nichts abwerfen und eine { $colour } Karte ziehen
eiszeit-choose-no_discard = Nichts abwerfen
eiszeit-choose-decline = Kein Gletscherteil legen
eiszeit-choose-take_club = Eine Keule nehmen
eiszeit-choose-attach = Diesem Jäger eine Keule geben
eiszeit-choose-copy = Die offene { $colour } Karte „{ $card }“ nutzen
eiszeit-choose-draw = Eine { $colour } Karte ziehen
eiszeit-choose-opponent = { $seat } wählen
eiszeit-choose-hunter = Einen Jäger in Gebiet { $area } platzieren
eiszeit-choose-trail = Der Fährte nach Gebiet { $area } folgen
eiszeit-choose-arm = Die Keule deinem Jäger in Gebiet { $area } geben
eiszeit-choose-mammoth = Ein Mammut in Gebiet { $area } platzieren{ $cost ->
    [one] : zahle { $cost } Stein
    [other] : zahle { $cost } Steine
   *[none] {""}
}
eiszeit-choose-mammoth_leaves = Ein Mammut aus Gebiet { $area } wegschicken
eiszeit-choose-ice = Gebiet { $area } mit Eis bedecken
eiszeit-choose-play = „{ $card }“ spielen
eiszeit-choose-discard = „{ $card }“ abwerfen
eiszeit-choose-remove = { $whose ->
    [own] Deinen Jäger
   *[other] Einen Jäger von { $owner }
} in Gebiet { $area }{ $armed ->
    [1] {" "}samt Keule
   *[0] {""}
} in den Vorrat schicken
eiszeit-choose-mammoth_move = Ein Mammut von Gebiet { $from } nach Gebiet { $to } versetzen{ $cost ->
    [one] : zahle { $cost } Stein
    [other] : zahle { $cost } Steine
   *[none] {""}
}
eiszeit-choose-fire = Ein Feuer-Plättchen von Gebiet { $from } nach Gebiet { $to } umlegen
eiszeit-choose-move = { $whose ->
    [own] Deinen Jäger
   *[other] Einen Jäger von { $owner }
}{ $armed ->
    [1] {" "}mit Keule
   *[0] {""}
} von Gebiet { $from } nach Gebiet { $to } versetzen
eiszeit-choose-swap = Tauschen: Jäger in Gebiet { $first_area } ({ $first_colour }{ $first_armed ->
    [1] , Keule
   *[0] {""}
}) gegen Jäger in Gebiet { $second_area } ({ $second_colour }{ $second_armed ->
    [1] , Keule
   *[0] {""}
})

## Entscheidungen

eiszeit-because = { $whose ->
    [other] „{ $card }“, gespielt von { $player }
   *[own] „{ $card }“
}
eiszeit-decide-preround_place = { $who } platziert einen Jäger in einem beliebigen offenen Gebiet; noch { $hunters }.
eiszeit-decide-play_card = { $who } muss eine Karte spielen.
eiszeit-decide-cult_choice = { $who } wählt die offene Karte, die genutzt wird („{ $card }“).
eiszeit-decide-choose_opponent = { $who } wählt, wer „{ $card }“ ausführt.
eiszeit-decide-place_hunter = { $who } darf { $placed ->
    [0] einen Jäger
   *[other] noch einen Jäger
} platzieren ({ eiszeit-because }).
eiszeit-decide-trail_area = { $who } wählt ein Gebiet für „{ $card }“.
eiszeit-decide-trail_step = { $who } darf noch in Gebiet { $area } bringen: { $hunters ->
    [0] { $mammoths ->
        [0] nichts mehr
       *[other] nur ein Mammut
    }
   *[other] { $hunters } Jäger{ $mammoths ->
        [0] {""}
       *[other] {" "}und ein Mammut
    }
} ({ eiszeit-because }).
eiszeit-decide-migration_first = { $who } darf einen Jäger in ein Nachbargebiet versetzen; andere können folgen ({ eiszeit-because }).
eiszeit-decide-migration_step = Von Gebiet { $from } nach Gebiet { $to } darf { $who } noch folgen lassen: { $hunters ->
    [0] { $mammoths ->
        [0] nichts mehr
       *[other] nur ein Mammut
    }
   *[other] { $hunters } Jäger{ $mammoths ->
        [0] {""}
       *[other] {" "}und ein Mammut
    }
} ({ eiszeit-because }).
eiszeit-decide-mammoth_move = { $who } zahlt für ein Mammut und platziert oder versetzt es ({ eiszeit-because }).
eiszeit-decide-fire_move = { $who } darf ein Feuer-Plättchen ungesehen in ein anderes Gebiet umlegen ({ eiszeit-because }).
eiszeit-decide-swap_pair = { $who } tauscht zwei Jäger in Nachbargebieten ({ eiszeit-because }).
eiszeit-decide-club_card = { $who } darf eine Keule nehmen oder einem Mammut auf den Weg helfen ({ eiszeit-because }).
eiszeit-decide-club_now = { $who } darf die Keule einem Jäger auf dem Plan geben oder sie behalten.
eiszeit-decide-attach_club = { $who } darf dem Jäger, der jetzt in Gebiet { $area } steht, eine behaltene Keule geben.
eiszeit-decide-drive_step = { $who } darf einen beliebigen Jäger in ein Nachbargebiet treiben; noch { $hunters } ({ eiszeit-because }).
eiszeit-decide-leave_step = { $who } darf einen beliebigen Jäger in den Vorrat schicken; noch { $hunters } ({ eiszeit-because }).
eiszeit-decide-club_or_march = { $who } darf eine Keule nehmen oder mit bis zu zwei Jägern marschieren ({ eiszeit-because }).
eiszeit-decide-march_step = { $who } darf mit noch einem Jäger marschieren ({ eiszeit-because }).
eiszeit-decide-mammoth_leave = { $who } darf ein Mammut vom Plan schicken ({ eiszeit-because }).
eiszeit-decide-discard = { $who } darf eine Karte verdeckt abwerfen.
eiszeit-decide-draw = { $who } zieht eine Karte.
eiszeit-decide-glacier = { $who } liegt auf dem letzten Platz und darf ein Gebiet mit Eis bedecken.

## Ereignisse

eiszeit-event-game_began = Ein Spiel über { $rounds } Durchgänge beginnt. { $who } platziert zuerst.
eiszeit-event-hunter_placed = { $who } platziert einen Jäger in Gebiet { $area }.
eiszeit-event-hunter_moved = { $who } versetzt einen { $whose ->
    [own] Jäger
   *[other] Jäger von { $owner }
} aus Gebiet { $from } nach Gebiet { $to }.
eiszeit-event-hunter_removed = { $who } schickt einen { $whose ->
    [own] eigenen Jäger
   *[other] Jäger von { $owner }
} aus Gebiet { $area } in den Vorrat zurück.
eiszeit-event-club_taken = { $who } nimmt eine Keule.
eiszeit-event-club_attached = { $who } gibt die Keule einem Jäger in Gebiet { $area }.
eiszeit-event-card_played = { $who } spielt „{ $card }“.
eiszeit-event-card_copied = { $who } nutzt die offene Karte „{ $card }“.
eiszeit-event-stones_paid = { $who } zahlt { $count } { $count ->
    [one] Stein
   *[other] Steine
}.
eiszeit-event-stones_gained = { $who } nimmt { $dark } { $dark ->
    [one] Stein
   *[other] Steine
} aus dem dunklen Vorrat{ $light ->
    [0] {""}
   *[other] {" "}und { $light } aus dem hellen
}.
eiszeit-event-opponent_chosen = { $who } wählt { $opponent }.
eiszeit-event-mammoth_placed = { $who } platziert ein Mammut in Gebiet { $area }.
eiszeit-event-mammoth_moved = { $who } versetzt ein Mammut von Gebiet { $from } nach Gebiet { $to }.
eiszeit-event-mammoth_left = { $who } schickt ein Mammut aus Gebiet { $area } weg.
eiszeit-event-fire_moved = { $who } legt ein Feuer-Plättchen von Gebiet { $from } nach Gebiet { $to } um.
eiszeit-event-swapped = { $who } tauscht einen Jäger von { $first } in Gebiet { $first_area } gegen einen von { $second } in Gebiet { $second_area }.
eiszeit-event-stopped = { $who } belässt es dabei („{ $card }“).
eiszeit-event-discarded = { $who } wirft { $card ->
    [none] eine { $colour } Karte
   *[other] „{ $card }“
} ab.
eiszeit-event-drew = { $who } zieht { $card ->
    [none] eine { $colour } Karte
   *[other] „{ $card }“
}.
eiszeit-event-reshuffled = Der { $colour } Aufnahmestapel ist aufgebraucht; { $count } { $count ->
    [one] Karte des Ablagestapels bildet
   *[other] Karten des Ablagestapels werden gemischt und bilden
} den neuen Aufnahmestapel.
eiszeit-event-settling_ended = { $who } hat den letzten Stein des dunklen Vorrats genommen: Das Siedeln ist zu Ende.
eiszeit-event-card_void = „{ $card }“ nimmt den letzten Stein: Die Karte bleibt ohne Wirkung, { $stones } { $stones ->
    [one] Stein kommt
   *[other] Steine kommen
} in den hellen Vorrat.
eiszeit-event-fire_revealed = Feuer in Gebiet { $area }: { $value }.
eiszeit-event-conflict_began = Konflikt in Gebiet { $area }: { $hunters } Jäger, Limit { $limit }.
eiszeit-event-conflict_lost = { $who } nimmt einen Jäger aus Gebiet { $area } in den Vorrat zurück.
eiszeit-event-board_cleared = Die Feuer-Plättchen{ $clubs ->
    [0] {""}
    [one] {" "}und eine Keule
   *[other] {" "}und { $clubs } Keulen
} kommen zurück in den Vorrat.
eiszeit-event-area_scored = { $who } hat { $hunters } Jäger in Gebiet { $area }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
eiszeit-event-round_scored = { $who } erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und hat jetzt { $total }.
eiszeit-event-glacier_turn = { $who } liegt auf dem letzten Platz und entscheidet über das Eis{ $by_lot ->
    [1] {" "}(durch das Los)
   *[0] {""}
}.
eiszeit-event-glacier_laid = { $who } bedeckt Gebiet { $area } mit Eis.
eiszeit-event-glacier_declined = { $who } legt kein Gletscherteil.
eiszeit-event-hunters_iced = { $who } nimmt { $count } Jäger vor dem Eis aus Gebiet { $area } in den Vorrat zurück.
eiszeit-event-mammoths_iced = { $count ->
    [one] Ein Mammut flieht
   *[other] { $count } Mammuts fliehen
} vor dem Eis aus Gebiet { $area } in den Vorrat.
eiszeit-event-round_began = Durchgang { $round } beginnt mit { $dark } { $dark ->
    [one] Stein
   *[other] Steinen
} im dunklen Vorrat. { $who } fängt an.
eiszeit-event-levy_paid = { $who } gibt { $count } { $count ->
    [one] Stein
   *[other] Steine
} in den dunklen Vorrat.
eiszeit-event-turn_began = { $who } ist an der Reihe.
eiszeit-event-game_ended = Das Spiel ist zu Ende.

## Warum nicht

eiszeit-why-not-now = Jetzt ist etwas anderes zu entscheiden.
eiszeit-why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
eiszeit-why-nothing-to-copy = Es gibt keine offene Karte, für die du „{ $card }“ nutzen darfst.
eiszeit-why-eight-stones = Du hast diesen Zug mit zu vielen Steinen für eine dunkle Karte begonnen: Spiele eine helle.
eiszeit-why-no-mammoth-choice = Nichts, was „Mammut“ bietet, kannst du bezahlen: Du hast { $stones } { $stones ->
    [one] Stein
   *[other] Steine
}.
eiszeit-why-too-expensive = Das kostet { $cost } { $cost ->
    [one] Stein
   *[other] Steine
}; du hast { $stones }.
eiszeit-why-no-open-card = Auf diesem Ablagestapel liegt keine offene Karte.
eiszeit-why-one-colour = Deine Hand darf nicht nur aus einer Farbe bestehen: Zieh vom anderen Stapel.
eiszeit-why-no-opponent = Wähle jemand anderen am Tisch.
eiszeit-why-no-clubs = Im Vorrat ist keine Keule mehr.
eiszeit-why-no-unarmed-hunter = Du hast in Gebiet { $area } keinen Jäger ohne Keule.
eiszeit-why-no-mammoth = In Gebiet { $area } steht kein Mammut.
eiszeit-why-no-fire = In Gebiet { $area } liegt kein Feuer-Plättchen.
eiszeit-why-same-area = Das Ziel muss ein anderes Gebiet sein.
eiszeit-why-not-neighbours = Die Gebiete { $from } und { $to } haben keine gemeinsame Grenze.
eiszeit-why-iced = Gebiet { $area } liegt unter dem Eis.
eiszeit-why-far-from-ice = Gebiet { $area } grenzt weder an Eis noch an den oberen Rand des Plans.
eiszeit-why-no-mammoth-supply = Im Vorrat ist kein Mammut.
eiszeit-why-mammoth-supply = Solange ein Mammut im Vorrat ist, darfst du nur dieses bringen.
eiszeit-why-other-area = Dieses Gebiet erreicht die Aktion nicht.
eiszeit-why-no-reserve = Du hast keinen Jäger im Vorrat: Versetze stattdessen einen vom Plan.
eiszeit-why-reserve-first = Du hast noch Jäger im Vorrat: Platziere einen von ihnen.
eiszeit-why-third-hunter = Ein dritter Jäger darf nur dazu, wenn alle drei in der Landschaft der Karte stehen.
eiszeit-why-hunters-used-up = Alle Jäger, die diese Karte erlaubt, sind schon gezogen.
eiszeit-why-mammoth-used-up = Diese Karte erlaubt ein Mammut, und das ist schon gezogen.
eiszeit-why-no-hunter = In Gebiet { $area } steht kein solcher Jäger.
eiszeit-why-armed = Der Jäger in Gebiet { $area } trägt eine Keule: Nur sein Besitzer darf ihn anrühren.
eiszeit-why-same-owner = Der zweite Jäger muss eine andere Farbe haben.
eiszeit-why-not-yours = Dieser Jäger gehört dir nicht.
eiszeit-why-three-of-one = Drei Jäger derselben Farbe dürfen nicht getrieben werden.
eiszeit-why-moved-already = Dieser Jäger ist in dieser Aktion schon gezogen.

## Karten

eiszeit-card-landscape_pasture = Platziere bis zu 3 Jäger auf Weiden oder bis zu 2 irgendwo.
eiszeit-card-landscape_ice_meadow = Platziere bis zu 3 Jäger auf Eiswiesen oder bis zu 2 irgendwo.
eiszeit-card-landscape_mountains = Platziere bis zu 3 Jäger im Gebirge oder bis zu 2 irgendwo.
eiszeit-card-landscape_stone_desert = Platziere bis zu 3 Jäger in Steinwüsten oder bis zu 2 irgendwo.
eiszeit-card-landscape_forest = Platziere bis zu 3 Jäger in Wäldern oder bis zu 2 irgendwo.
eiszeit-card-landscape_steppe = Platziere bis zu 3 Jäger in Steppen oder bis zu 2 irgendwo.
eiszeit-card-trail = Wähle ein Gebiet: Platziere dort bis zu 2 Jäger und ein Mammut.
eiszeit-card-migration = Versetze bis zu 3 Jäger aus einem Gebiet in ein Nachbargebiet; ein Mammut darf mit.
eiszeit-card-mammoth = Platziere ein neues Mammut, oder versetze eines in ein Nachbargebiet oder irgendwohin.
eiszeit-card-fire = Lege ein Feuer-Plättchen in ein anderes Gebiet um, ohne es anzusehen.
eiszeit-card-swap = Tausche zwei beliebige Jäger in Nachbargebieten.
eiszeit-card-club = Nimm eine Keule oder platziere ein Mammut.
eiszeit-card-drive = Versetze bis zu 3 Jäger in Nachbargebiete, aber nicht alle drei von einer Farbe.
eiszeit-card-cult_light = Nutze eine der beiden offenen Karten, als hättest du sie gespielt.
eiszeit-card-settle_two = Alle anderen dürfen bis zu 2 Jäger platzieren.
eiszeit-card-settle_one = Alle anderen dürfen einen Jäger platzieren.
eiszeit-card-leave_two = Jemand anderes darf bis zu 2 Jäger verschiedener Farbe in den Vorrat schicken.
eiszeit-card-leave_one = Jemand anderes darf einen Jäger beliebiger Farbe in den Vorrat schicken.
eiszeit-card-club_or_march = Jemand anderes darf eine Keule nehmen oder bis zu 2 eigene Jäger irgendwohin versetzen.
eiszeit-card-mammoth_leaves = Jemand anderes darf ein Mammut vom Plan schicken.
eiszeit-card-fire_dark = Jemand anderes darf ein Feuer-Plättchen in ein anderes Gebiet umlegen.
eiszeit-card-cult_dark = Nutze eine der beiden offenen Karten, als hättest du sie gespielt.

# Characters of bots.
eiszeit-character-hunter = Jäger
eiszeit-character-hunter-how = Hat viele Jäger draußen und denkt an die kommenden Durchgänge.
eiszeit-character-gatherer = Sammler
eiszeit-character-gatherer-how = Spart Steine und handelt, wenn andere es nicht mehr können.
eiszeit-character-raider = Räuber
eiszeit-character-raider-how = Sieht lieber dich verlieren als sich selbst gewinnen.
