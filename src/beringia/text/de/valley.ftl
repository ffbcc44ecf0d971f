# Das Tal der Mammuts. Argumente kommen aufgelöst an: Karten als Titel, Plätze als Name, Farben als Wort. $who ist der Spieler, zu
# dem ein Ereignis oder eine Entscheidung gehört; $whose ist „own“ oder „other“; Tiere, Geschlechter, Jahreszeiten und Gelände
# kommen als Kennung; ein Argument, das nicht zutrifft oder das der Leser nicht wissen darf, ist „none“.

valley-title = Das Tal der Mammuts
valley-text-about = Führe einen Stamm durch Sommer und Winter: jage, kämpfe, ziehe Kinder groß und halte { $settlements } Siedlungen.

valley-terrain-plain = Ebene
valley-terrain-forest = Wald
valley-terrain-mountain = Gebirge
valley-terrain-lake = See
valley-terrain-volcano = Vulkan

valley-season-summer = Sommer
valley-season-winter = Winter

valley-animal-wolf = Wolf
valley-animal-tiger = Säbelzahntiger
valley-animal-bear = Bär
valley-animal-bison = Bison
valley-animal-rhino = Wollnashorn
valley-animal-mammoth = Mammut

valley-phase-setup = Vor der ersten Runde
valley-phase-1 = Das Ereignis
valley-phase-2 = Neue Tiere
valley-phase-3 = Die Tiere ziehen
valley-phase-4 = Die Stämme ziehen
valley-phase-5 = Kämpfe
valley-phase-6 = Überleben
valley-phase-7 = Geburten
valley-phase-8 = Aussaat
valley-phase-9 = Sonderkarten
valley-phase-10 = Ende der Runde
valley-phase-over = Das Spiel ist zu Ende

valley-option-north = Nordhälfte
valley-option-north-random = durch das Los
valley-option-north-N1 = Seite N1
valley-option-north-N2 = Seite N2
valley-option-south = Südhälfte
valley-option-south-random = durch das Los
valley-option-south-S1 = Seite S1
valley-option-south-S2 = Seite S2
valley-text-option-easy_start = Leichter Beginn: { $food } Nahrung
valley-option-easy_start-true = ja
valley-option-easy_start-false = nein
valley-option-fire = Feuer: das Spiel für Fortgeschrittene
valley-option-fire-true = ja
valley-option-fire-false = nein
valley-option-return = Verlorene Stämme dürfen im 1. Jahr zurückkehren
valley-option-return-true = ja
valley-option-return-false = nein
valley-option-limited_storage = Fleisch und Fisch verderben
valley-option-limited_storage-true = ja
valley-option-limited_storage-false = nein
valley-option-swimming_tiger = Säbelzahntiger schwimmen
valley-option-swimming_tiger-true = ja
valley-option-swimming_tiger-false = nein
valley-option-single_winner = Nur ein Stamm kann gewinnen
valley-option-single_winner-true = ja
valley-option-single_winner-false = nein
valley-option-voluntary_starvation = Man darf Menschen verhungern lassen
valley-option-voluntary_starvation-true = ja
valley-option-voluntary_starvation-false = nur, wenn Nahrung fehlt
valley-option-twins = Zwillinge
valley-option-twins-two_dice = ein Würfel für jeden
valley-option-twins-one_die = ein Würfel für beide
valley-option-round_limit = Rundenlimit
valley-option-round_limit-none = kein Limit
valley-option-colours = Farben

## Wörter im Satz

valley-species = { $species ->
    [wolf] Wolf
    [tiger] Säbelzahntiger
    [bear] Bär
    [bison] Bison
    [rhino] Wollnashorn
   *[mammoth] Mammut
}
valley-all-species = { $species ->
    [wolf] Wölfe
    [tiger] Säbelzahntiger
    [bear] Bären
    [bison] Bisons
    [rhino] Wollnashörner
   *[mammoth] Mammuts
}
valley-herd = { $count ->
    [one] { valley-species }
   *[other] { valley-all-species }
}
# Im Akkusativ.
valley-one-animal = { $species ->
    [wolf] einen Wolf
    [tiger] einen Säbelzahntiger
    [bear] einen Bären
    [bison] einen Bison
    [rhino] ein Wollnashorn
   *[mammoth] ein Mammut
}
# Im Akkusativ.
valley-person = { $sex ->
    [warrior] einen Krieger
   *[woman] eine Frau
}
valley-some-women = { $women } { $women ->
    [one] Frau
   *[other] Frauen
}
valley-group = { $warriors ->
    [0] { valley-some-women }
   *[other] { $warriors } Krieger{ $women ->
        [0] {""}
       *[other] {" "}und { valley-some-women }
    }
}
valley-window = { $window ->
    [w1_flood] bevor das Wasser kommt
    [w3_after] bevor die Stämme ziehen
    [w4_turn] in deinem Zug
    [w4_last] am Ende deines Zuges
    [w4_end] vor den Kämpfen
    [w5_fight] vor dem Kampf auf Feld { $hex }
    [w5_capture] nach dem Fall von Feld { $hex }
    [w5_animals] vor der Jagd auf Feld { $hex }
    [w6_survive] bevor Nahrung hereinkommt
    [w6_feed] vor deinem Essen
    [w6_after] nach dem Essen
    [w7_birth] vor den Geburten
    [w7_end] nach den Geburten
   *[w8_sow] bevor du säst
}

## Was auf dem Tisch liegt

# Nach „mit“.
valley-score = { $points } { $points ->
    [one] Siedlung
   *[other] Siedlungen
}
valley-year = Jahr { $year }
valley-round = { $season ->
    [summer] Sommer
   *[winter] Winter
} { $number }
valley-board = Plan { $north }/{ $south }
valley-settlements = Siedlungen
valley-warriors = Krieger
valley-women = Frauen
valley-food = Nahrung
valley-some-food = { $food } Nahrung
valley-count-food = { $count } Nahrung
valley-need = Bedarf
valley-trumps = Karten
valley-fire = Feuer
valley-starts = beginnt
valley-announced = kurz vor dem Sieg
valley-out = aus dem Spiel
valley-open-cards = Ereignis: { $cards }
valley-no-open-cards = Keine Ereigniskarte liegt offen.
valley-decks = Karten: { $summer } Sommer, { $winter } Winter, { $trumps } Sonderkarten
valley-supply = Vorrat: Äcker { $crops }, Zäune { $fences }, Wölfe in Reserve { $wolves }
valley-known = { $who } hat auf der Hand: { $cards }
valley-foreseen = Die nächste { $season ->
    [summer] Sommerkarte
   *[winter] Winterkarte
}: „{ $card }“
valley-legend = Feld, Gelände mit Nummer, Buchstabe: E Ebene, W Wald, G Gebirge, V Vulkan, ! Lava · ~ Fluss, = Eis, : trocken
valley-legend-pieces = [{ $letter }] Siedlung, "" Acker, # Zaun · { $letter }3+2&1: 3 Krieger, 2 Frauen, 1 zahmer Wolf · ?: Einzelgänger · wo2: 2 Wölfe
valley-letter-plain = E
valley-letter-forest = W
valley-letter-mountain = G
valley-letter-volcano = V
valley-short-wolf = wo
valley-short-tiger = ti
valley-short-bear = bä
valley-short-bison = bi
valley-short-rhino = na
valley-short-mammoth = ma
valley-short-hidden = versteckt
valley-closed-fire = brennt
valley-closed-flood = Überschwemmung
valley-closed-eruption = Ausbruch

## Einzelne Figuren, wenn erst eine und dann ihr Ziel gewählt wird

valley-target-supply-settlement = Eine Siedlung gründen
valley-target-supply-crop = Säen
valley-target-hex = Feld { $hex }
valley-target-people = { $whose ->
    [own] Deine Leute
   *[other] Leute von { $owner }
} auf Feld { $hex }
valley-target-warrior = Krieger auf Feld { $hex }
valley-target-woman = Frau auf Feld { $hex }
valley-target-wolf = Zahmer Wolf auf Feld { $hex }
valley-target-herd = Die Herde auf Feld { $hex } ({ valley-species })
valley-target-region = Wald { $number }

## Auswahl

valley-choose-pass = Keine Sonderkarte spielen ({ valley-window })
valley-choose-end = Den Zug beenden
valley-choose-stop = Den Marsch hier beenden
valley-choose-done = Nichts mehr säen
valley-choose-decline = Nicht zurückkehren
valley-choose-keep = Die Siedlung behalten
valley-choose-destroy = Die Siedlung zerstören
valley-macro-march = Von Feld { $from } auf Feld { $hex }: { valley-macro-people }
valley-macro-group = Von Feld { $from } losziehen: { valley-macro-people }
valley-macro-group-brief = { $women ->
    [0] keine
    [one] { $women } Frau
   *[other] { $women } Frauen
}
valley-macro-people = { $warriors ->
    [0] keine Krieger
   *[other] { $warriors } Krieger
}, { $women ->
    [0] keine Frauen
    [one] { $women } Frau
   *[other] { $women } Frauen
}
valley-else-feed = Jemanden hungern lassen
valley-choose-feed_all = Alle ernähren
valley-choose-play = „{ $card }“ spielen
valley-choose-place = Auf Feld { $hex } siedeln
valley-choose-sow = Auf Feld { $hex } säen
valley-choose-march = Von Feld { $hex } losziehen
valley-choose-found = Auf Feld { $hex } eine Siedlung gründen
valley-choose-warriors = { $count ->
    [0] Keine Krieger
   *[other] { $count } Krieger
}
valley-choose-women = { $count ->
    [0] Keine Frauen
    [one] { $count } Frau
   *[other] { $count } Frauen
}
valley-choose-wolves = { $count ->
    [0] Keine zahmen Wölfe
    [one] { $count } zahmer Wolf
   *[other] { $count } zahme Wölfe
}
valley-choose-step = Auf Feld { $hex } gehen
valley-choose-leave = { $count ->
    [0] Nur Frauen zurücklassen
   *[other] { $count } Krieger zurücklassen
}
valley-choose-fight = Auf Feld { $hex } kämpfen
valley-choose-hunt = Gegen die Herde kämpfen ({ valley-species })
valley-choose-lose = Auf Feld { $hex } { $figure ->
    [warrior] einen Krieger
    [woman] eine Frau
   *[wolf] einen zahmen Wolf
} verlieren
valley-choose-spare = Auf Feld { $hex } { $figure ->
    [warrior] einen Krieger
   *[woman] eine Frau
} retten
valley-choose-victim = Auf Feld { $hex } jemanden verlieren
valley-choose-take = { $count ->
    [0] Keine Frauen aufnehmen
    [one] { $count } Frau aufnehmen
   *[other] { $count } Frauen aufnehmen
}
valley-choose-starve = Auf Feld { $hex } { valley-person } verhungern lassen
valley-choose-born = Es wird { $sex ->
    [warrior] ein Krieger
   *[woman] eine Frau
}
valley-choose-return = Auf Feld { $hex } zurückkehren
valley-choose-target = Feld { $hex }
valley-choose-animal = Von Feld { $hex } { valley-one-animal } anlocken
valley-choose-region = Wald { $number } in Brand stecken
valley-choose-player = { $seat } wählen
valley-choose-sex = „{ $card }“: { $sex ->
    [warrior] Krieger
   *[woman] Frau
}
valley-choose-steal = { $loot ->
    [food] Nahrung stehlen
   *[fire] Das Feuer stehlen
}

## Entscheidungen

valley-decide-place_settlement = { $who } gründet die erste Siedlung des Stammes.
valley-decide-setup_sow = { $who } darf beim Dorf auf Feld { $hex } säen, für { $food } Nahrung.
valley-decide-trump = Die Stämme dürfen Sonderkarten spielen.
valley-decide-card_target = { $who } wählt { $stage ->
    [1] ein Ziel für „{ $card }“
   *[other] das Nächste für „{ $card }“
}.
valley-decide-survivor = { $who } wählt, wer auf Feld { $hex } überlebt.
valley-decide-victim = { $sex ->
    [warrior] { $who } wählt, wo ein Krieger stirbt.
    [woman] { $who } wählt, wo eine Frau stirbt.
   *[other] { $who } wählt, wer auf Feld { $hex } stirbt.
}
valley-decide-return = { $who } darf den Stamm zurückbringen, auf ein leeres Feld am Rand.
valley-decide-turn_action = { $who } darf ziehen und Siedlungen gründen.
valley-decide-group_warriors = { $who } sagt, wie viele Krieger von Feld { $hex } mitgehen.
valley-decide-group_women = { $who } sagt, wie viele Frauen von Feld { $hex } mitgehen; Krieger: { $warriors }.
valley-decide-group_wolf = { $who } sagt, wie viele zahme Wölfe von Feld { $hex } mitgehen.
valley-decide-step = { $who } zieht weiter von Feld { $hex }: { valley-group }.
valley-decide-leave_behind = Um Feld { $to } zu erreichen, muss { $who } auf Feld { $hex } { $count } { $count ->
    [one] Person
   *[other] Personen
} zurücklassen; die Gruppe: { valley-group }.
valley-decide-fight_order = { $who } wählt, wo als Nächstes gekämpft wird.
valley-decide-species_order = { $who } wählt, gegen welche Tiere auf Feld { $hex } als Nächstes gekämpft wird.
valley-decide-casualty = { $who } hat den Wurf auf Feld { $hex } verloren und wählt, wer fällt.
valley-decide-capture = { $who } hat { $owner } Feld { $hex } abgenommen und behält oder zerstört die Siedlung.
valley-decide-take_women = { $who } darf Frauen von { $owner } auf Feld { $hex } aufnehmen: dort { $count ->
    [one] ist eine
   *[other] sind { $count }
}; wer nicht aufgenommen wird, stirbt.
valley-decide-starve = { $who } hat { $food } Nahrung, und { $persons } { $persons ->
    [one] Person braucht
   *[other] Personen brauchen
} { $need }: Jemand muss verhungern.
valley-decide-feed = { $who } ernährt { $persons } { $persons ->
    [one] Person
   *[other] Personen
}: Das braucht { $need } von { $food } Nahrung.
valley-decide-newborn_sex = { $who } wählt: Krieger oder Frau? Kinder, die auf Feld { $hex } noch kommen: { $count }.
valley-decide-sow = { $who } darf säen, für je { $food } Nahrung.

## Ereignisse

valley-event-game_began = Das Tal besteht aus { $north } und { $south }.
valley-event-die_rolled = { $why ->
    [start] { $who } würfelt { $die } um den Beginn.
    [direction] Der Würfel zeigt { $die }: Alle Tiere ziehen nach { $die ->
        [1] Nordosten
        [2] Osten
        [3] Südosten
        [4] Südwesten
        [5] Westen
       *[6] Nordwesten
    }.
    [fire] { $who } würfelt { $die } um das Feuer.
    [birth] { $who } würfelt { $die } für eine Geburt.
   *[sex] Der Würfel zeigt { $die }.
}
valley-event-starts = { $who } fängt an.
valley-event-settled = { $who } gründet eine Siedlung auf Feld { $hex }.
valley-event-sown = { $who } sät auf Feld { $hex } für { $food } Nahrung.
valley-event-round_began = { $season ->
    [summer] Sommer
   *[winter] Winter
} { $number } im Jahr { $year } beginnt: Runde { $round } des Spiels.
valley-event-phase_began = { $phase ->
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
}.
valley-event-event_drawn = Ereignis: „{ $card }“.
valley-event-event_over = „{ $card }“ ist vorbei.
valley-event-region_struck = Es trifft { $terrain ->
    [plain] Ebene
    [forest] Wald
   *[mountain] Gebirge
} { $number }.
valley-event-river_struck = Es ist Fluss { $number }.
valley-event-hex_closed = Feld { $hex } { $how ->
    [fire] brennt
    [flood] steht unter Wasser
   *[eruption] bricht aus
}.
valley-event-hex_drawn = Aus dem Beutel: ein { valley-species }, Buchstabe { $letter }{ $hex ->
    [none] {""}
   *[other] , also Feld { $hex }
}.
valley-event-animal_came = Ein { valley-species } kommt auf Feld { $hex }{ $letter ->
    [none] {""}
   *[other] {" "}({ $letter })
}.
valley-event-animal_away = Ein { valley-species } ({ $letter }) kann nicht auf Feld { $hex }.
valley-event-herd_moved = { $count ->
    [one] Ein { valley-herd } zieht
   *[other] { $count } { valley-herd } ziehen
} von Feld { $from } nach Feld { $to }.
valley-event-crop_damaged = Der Acker auf Feld { $hex } ist { $ears ->
    [0] vernichtet
   *[other] beschädigt
}.
valley-event-loner_came = Auf Feld { $hex } erscheint { $sex ->
    [warrior] ein einzelner Krieger
   *[woman] eine einzelne Frau
}.
valley-event-loner_moved = { $sex ->
    [warrior] Der einzelne Krieger
   *[woman] Die einzelne Frau
} zieht von Feld { $from } nach Feld { $to }.
valley-event-loner_joined = { $sex ->
    [warrior] Der einzelne Krieger
   *[woman] Die einzelne Frau
} auf Feld { $hex } schließt sich { $who } an.
valley-event-loner_died = { $sex ->
    [warrior] Der einzelne Krieger
   *[woman] Die einzelne Frau
} auf Feld { $hex } stirbt.
valley-event-turn_began = { $who } ist an der Reihe.
valley-event-marched = { $who } zieht von Feld { $from } nach Feld { $to }: { valley-group }.
valley-event-wolves_moved = { $count ->
    [one] Ein zahmer Wolf von { $who } geht
   *[other] { $count } zahme Wölfe von { $who } gehen
} von Feld { $from } nach Feld { $to } mit.
valley-event-arrived = { $who } erhält { valley-group } auf Feld { $hex }.
valley-event-settlement_lost = { $who } verliert die Siedlung auf Feld { $hex }.
valley-event-died = { $who } verliert { $sex ->
    [warrior] { $count } Krieger
   *[woman] { $count } { $count ->
        [one] Frau
       *[other] Frauen
    }
} auf Feld { $hex }{ $cause ->
    [fight] {" "}im Kampf
    [animals] {" "}an die Tiere
    [hunger] {" "}durch Hunger
    [capture] {" "}nach der Niederlage
    [thaw] {" "}im Tauwetter
   *[event] {""}
}.
valley-event-animals_died = { $count ->
    [one] Ein { valley-herd } stirbt
   *[other] { $count } { valley-herd } sterben
} auf Feld { $hex }.
valley-event-wolf_died = { $who } verliert einen zahmen Wolf auf Feld { $hex }.
valley-event-wolf_tamed = { $who } zähmt den Wolf auf Feld { $hex }.
valley-event-wolf_wild = Ein Wolf von { $who } auf Feld { $hex } wird wild.
valley-event-fight_began = Kampf auf Feld { $hex }.
valley-event-tribe_rolled = { $who } würfelt { $die } und hat { $value } auf Feld { $hex }.
valley-event-animals_rolled = Die Herde auf Feld { $hex } ({ valley-species }) würfelt { $die } und hat { $value }.
valley-event-loner_rolled = Einzelgänger auf Feld { $hex }: Würfel { $die }, Wert { $value }.
valley-event-captured = { $who } nimmt die Siedlung von { $owner } auf Feld { $hex } ein und { $kept ->
    [0] zerstört
   *[other] behält
} sie.
valley-event-women_taken = { $who } nimmt auf Feld { $hex } { $count } { $count ->
    [one] Frau
   *[other] Frauen
} von { $owner } auf.
valley-event-changed_tribe = { $sex ->
    [warrior] Ein Krieger
   *[woman] Eine Frau
} von { $owner } verlässt Feld { $from } und schließt sich auf Feld { $to } { $who } an.
valley-event-hid = { $who } versteckt sich auf Feld { $hex }: { valley-group }.
valley-event-fenced = { $who } zäunt den Acker auf Feld { $hex } ein.
valley-event-food_gained = { $who } erhält { $count } Nahrung { $how ->
    [fishing] aus dem Wasser bei Feld { $hex }
    [gathering] aus dem Wald auf Feld { $hex }
    [harvest] aus der Ernte auf Feld { $hex }
    [hunting] aus der Jagd auf Feld { $hex }
    [plunder] als Beute
    [theft] durch Diebstahl
   *[cannibals] nach Kannibalenart
}.
valley-event-food_lost = { $who } verliert { $count } Nahrung{ $how ->
    [rodents] {" "}an die Nagetiere
    [locusts] {" "}an die Heuschrecken
    [plunder] {" "}an die siegreichen Gegner
    [theft] {" "}an einen Dieb
   *[spoilt] , die verdorben ist
}.
valley-event-fed = { $who } ernährt { $persons } { $persons ->
    [one] Person
   *[other] Personen
} mit { $food } Nahrung.
valley-event-born = { $who } bekommt auf Feld { $hex } { $sex ->
    [warrior] einen Jungen
   *[woman] ein Mädchen
}.
valley-event-trump_played = { $who } spielt „{ $card }“.
valley-event-trump_drawn = { $who } zieht { $card ->
    [none] eine Sonderkarte
   *[other] „{ $card }“
}.
valley-event-spied = { $who } sieht { $card ->
    [none] eine Karte von { $player }
   *[other] „{ $card }“ in der Hand von { $player }
}.
valley-event-foresaw = { $who } sieht die nächste { $season ->
    [summer] Sommerkarte
   *[winter] Winterkarte
}{ $card ->
    [none] {""}
   *[other] : „{ $card }“
}.
valley-event-reshuffled = Die { $deck ->
    [summer] Sommerkarten
    [winter] Winterkarten
   *[trump] Sonderkarten
} sind aufgebraucht; die abgelegten werden gemischt und bilden den neuen Stapel.
valley-event-river_froze = Fluss { $number } friert zu.
valley-event-lake_froze = Der See friert zu.
valley-event-thawed = Flüsse und See tauen auf.
valley-event-fire_gained = { $who } hat jetzt Feuer.
valley-event-fire_lost = { $who } verliert das Feuer.
valley-event-announced = { $who } hat { $settlements } Siedlungen: noch eine Runde so, und das Spiel ist gewonnen.
valley-event-eliminated = Der Stamm von { $who } ist ausgestorben.
valley-event-returned = { $who } kehrt auf Feld { $hex } zurück.
valley-event-won = { $who } gewinnt.
valley-event-game_ended = Das Spiel ist zu Ende.

## Warum nicht

valley-why-not-now = Jetzt ist etwas anderes zu entscheiden.
valley-why-nobody-there = Auf Feld { $hex } hast du niemanden, auf den das zutrifft.
valley-why-not-so-many = Diese Zahl ist hier nicht möglich.
valley-why-cannot-keep = Zum Behalten brauchst du eine Siedlung im Vorrat und eine Frau am Ort.
valley-why-not-empty-border = Feld { $hex } ist kein leeres Feld am Rand.
valley-why-no-conflict = Auf Feld { $hex } hast du keinen Kampf.
valley-why-no-such-animal = Ein solches Tier ist hier nicht zu bekämpfen.
valley-why-first-step = Ein Marsch hat mindestens einen Schritt.
valley-why-no-target = Dafür lässt sich „{ $card }“ nicht einsetzen.
valley-why-not-there = Das lässt sich hier nicht wählen.
valley-why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
valley-why-other-window = „{ $card }“ wird zu einem anderen Zeitpunkt gespielt.
valley-why-during-march = „{ $card }“ wird während eines Marsches gespielt: Beginne erst einen.
valley-why-card-conditions = Was „{ $card }“ verlangt, ist jetzt nicht gegeben.
valley-why-lake = Feld { $hex } ist der See.
valley-why-settled = Auf Feld { $hex } steht schon eine Siedlung.
valley-why-too-near = Feld { $hex } liegt neben einer Siedlung, ohne Fluss dazwischen.
valley-why-ice-storm = Im Eissturm zieht niemand.
valley-why-snow = Feld { $hex } ist in dieser Runde eingeschneit.
valley-why-flooded = Feld { $hex } ist überschwemmt: Niemand verlässt es in dieser Runde.
valley-why-done = Deine Leute auf Feld { $hex } haben in dieser Runde das Ihre getan.
valley-why-pinned = { $count ->
    [one] { $count } Gegner steht
   *[other] { $count } Gegner stehen
} auf Feld { $hex }: Mindestens so viele von dir müssen bleiben.
valley-why-no-way = Von dort führt kein Weg weiter.
valley-why-no-marker = Du hast keine Siedlung mehr im Vorrat.
valley-why-water = Auf Wasser und auf gesperrten Feldern kann niemand siedeln: Feld { $hex }.
valley-why-not-free = Auf Feld { $hex } sind Gegner.
valley-why-no-pair = Auf Feld { $hex } braucht es einen Krieger und eine Frau.
valley-why-not-adjacent = Die Felder { $from } und { $hex } grenzen nicht aneinander.
valley-why-closed = Feld { $hex } ist in dieser Runde gesperrt.
valley-why-river = Zwischen Feld { $from } und Feld { $hex } fließt ein Fluss.
valley-why-no-steps = Dieser Marsch hat keinen Schritt mehr.
valley-why-mountain = Im Gebirge endet ein Marsch.
valley-why-stopped = { $count ->
    [one] { $count } Gegner hält
   *[other] { $count } Gegner halten
} den Marsch auf Feld { $from } auf.
valley-why-crop = Auf Feld { $hex } ist schon gesät.
valley-why-no-crops = Im Vorrat ist kein Acker mehr.
valley-why-no-food = Du hast nicht genug Nahrung zum Säen.
valley-why-no-village = Auf Feld { $hex } hast du kein Dorf in der Ebene.

## Ereigniskarten

valley-text-card-forest_fire = Ein Würfel bestimmt einen Wald. Alles darin stirbt, und er bleibt in dieser Runde gesperrt.
valley-text-card-flood = Ein Würfel bestimmt einen Fluss. In Ebenen und Wäldern an ihm und am See, in den er mündet, rettet sich je Stamm und Feld eine Person und bleibt dort; Tiere, Dörfer und Äcker sind verloren.
valley-text-card-rodents = Jeder verliert { $food } Nahrung für jedes Dorf. Höhlen sind sicher.
valley-text-card-abundant_rain = Die Ernte dieses Sommers bringt { $intact } Nahrung für unversehrte und { $damaged } für beschädigte Äcker.
valley-text-card-mild_autumn = Dieser Sommer dauert eine Runde länger.
valley-text-card-ailing_animals = Der Beutel nennt eine Tierart: Alle ihre Tiere verlassen das Tal, und in dieser Runde kommt keines hinzu.
valley-text-card-earthquake = Ein Würfel bestimmt ein Gebirge. Auf jedem seiner Felder sterben alle Tiere und eine Person jedes Stammes.
valley-text-card-eruption_summer = Auf den Vulkanen stirbt alles. Wo die Lava fließt, überlebt je Stamm und Feld nur eine Person.
valley-text-card-thunderstorm = Märsche haben in dieser Runde einen Schritt. Mit Feuerregeln würfeln alle um das Feuer.
valley-text-card-drought = Alle Äcker leiden, und die Flüsse fallen trocken: Man kann hinüber, aber nicht darin fischen. Regen, Gewitter oder Überschwemmung beenden sie.
valley-text-card-loner_summer = Ein einzelner Krieger oder eine einzelne Frau erscheint, zieht mit den Tieren und schließt sich dem ersten Stamm an.
valley-text-card-locusts = Ein Würfel bestimmt eine Ebene. Die Äcker darin leiden, und wer an ihr wohnt, verliert die halbe Nahrung.
valley-text-card-epidemic = Ein Würfel entscheidet, ob jeder eine Frau oder einen Krieger verliert.
valley-text-card-wolf_pack_4 = { $wolves } Wölfe erscheinen zusammen auf dem ausgelosten Feld.
valley-text-card-wolf_pack_3 = { $wolves } Wölfe erscheinen zusammen auf dem ausgelosten Feld.
valley-text-card-frozen_river = Ein Würfel bestimmt einen Fluss. Bis zum Frühling trägt er Mensch und Tier, ebenso der See, in den er mündet.
valley-text-card-cold_snap = In dieser Runde braucht eine Person anderthalb Nahrung.
valley-text-card-long_winter = Dieser Winter dauert eine Runde länger.
valley-text-card-lean_animals = Bis zum Frühling bringen erlegte Tiere weniger Nahrung: Mammut { $mammoth }, Wollnashorn { $rhino }, Bison { $bison }, Bär { $bear }, Säbelzahntiger { $tiger }, Wolf { $wolf }.
valley-text-card-meat_shortage = In dieser Runde kommen keine neuen Tiere ins Tal.
valley-text-card-eruption_winter = Auf den Vulkanen stirbt alles. Wo die Lava fließt, überlebt je Stamm und Feld nur eine Person.
valley-text-card-storm = Märsche haben in dieser Runde einen Schritt. Mit Feuerregeln kann das Feuer verloren gehen.
valley-text-card-ice_storm = In dieser Runde zieht niemand. Mit Feuerregeln erlischt jedes Feuer.
valley-text-card-cave_bear = Ein Würfel bestimmt ein Gebirge mit Höhlen. Wer dort wohnt, kämpft gegen einen Bären, ohne Schutz der Höhle.
valley-text-card-loner_winter = Ein einzelner Krieger oder eine einzelne Frau erscheint, zieht mit den Tieren und schließt sich dem ersten Stamm an.
valley-text-card-snowfall = Im Gebirge verliert jede Gruppe ohne Höhle eine Person. Niemand betritt oder verlässt in dieser Runde ein Gebirge.
valley-text-card-avalanche = Ein Würfel bestimmt ein Gebirge. Auf jedem seiner Felder überlebt je Stamm nur eine Person, auch in Höhlen.

## Sonderkarten

valley-text-card-forced_march = Einer deiner Märsche hat drei Schritte, und im Sommer hält ihn kein Gebirge auf.
valley-text-card-stamina = Einer deiner Märsche hat drei Schritte, und im Sommer hält ihn kein Gebirge auf.
valley-text-card-raft = Statt zu ziehen, überquert eine Gruppe einen Fluss oder den See von Ufer zu Ufer.
valley-text-card-bridge = Statt zu ziehen, überquert eine Gruppe einen Fluss.
valley-text-card-swimming = Statt zu ziehen, überquert eine Gruppe einen Fluss. Oder alle deine Leute auf einem Feld überleben eine Überschwemmung.
valley-text-card-tree_trunks = Statt zu ziehen, überquert eine Gruppe einen Fluss. Oder alle deine Leute auf einem Feld überleben eine Überschwemmung.
valley-text-card-climb_trees = Im Wald überleben alle deine Leute eine Überschwemmung. Oder sie verstecken sich dort vor einem Kampf; ein Dorf geht verloren.
valley-text-card-cannibals = Beim Essen erhältst du 1 Nahrung für jeden Fremden, den du in dieser Runde getötet hast, und für jeden Eigenen, der verhungert.
valley-text-card-camouflage = Einer deiner Märsche kommt an Gegnern vorbei, ohne anzuhalten und ohne jemanden zurückzulassen.
valley-text-card-flight = Eine Gruppe zieht von Gegnern fort und lässt niemanden zurück. Oder sie entkommt vor einem Kampf auf ein leeres Feld daneben.
valley-text-card-strong_broth = Vor deinem ersten Kampf: +{ $bonus } auf alle deine Würfe in dieser Runde.
valley-text-card-magic_potion = Vor deinem ersten Kampf: +{ $bonus } auf alle deine Würfe in dieser Runde.
valley-text-card-flint = Vor deinem ersten Kampf: +{ $bonus } auf alle deine Würfe in dieser Runde.
valley-text-card-torches = Vor deinem ersten Kampf: +{ $bonus } auf deine Würfe gegen Tiere in dieser Runde. Mit Feuerregeln brauchst du Feuer.
valley-text-card-young_wolf = Ein einzelner Wolf bei deinen Leuten wird zahm: Er geht mit ihnen und kämpft wie ein Krieger.
valley-text-card-lure = Vor den Kämpfen: Versetze ein Tier von einem Feld ohne Menschen auf ein angrenzendes Feld mit deinen Leuten.
valley-text-card-amazons = Vor deinem ersten Kampf: Deine Frauen auf einem Feld kämpfen in dieser Runde wie Krieger.
valley-text-card-surprise_birth = Eine Frau von dir ohne Siedlung bekommt dort, wo sie steht, ein Kind.
valley-text-card-fertility_herb = Eine Geburt mehr in jeder deiner Siedlungen.
valley-text-card-choice_of_sex = Du bestimmst, ob die Kinder in deinen Siedlungen Krieger oder Frauen werden.
valley-text-card-childbed_fever = Zwei fremde Frauen, die gerade geboren haben, sterben.
valley-text-card-foundling = Ein neuer Krieger oder eine neue Frau kommt in eines deiner Walddörfer.
valley-text-card-family_visit = Ein neuer Krieger und eine neue Frau von dir erscheinen auf dem ausgelosten Feld.
valley-text-card-traps = Bevor du auf einem Feld gegen Tiere kämpfst, sterben alle dort, und du erhältst ihre Nahrung.
valley-text-card-war_drum = Treibe alle Tiere von einem Feld mit deinen Leuten, auch mitten im Marsch, auf ein Feld daneben.
valley-text-card-fishing_net = Jedes Feld, auf dem du fischst, bringt in dieser Runde { $food } Nahrung.
valley-text-card-roots = Im Winter bringt jedes Waldfeld mit deinen Leuten bis zum Ende dieses Winters 1 Nahrung.
valley-text-card-theft = Stiehl bis zu { $food } Nahrung aus einer Siedlung neben deinen Leuten. Mit Feuerregeln darf es stattdessen das Feuer sein.
valley-text-card-rockfall = Nach deinen Zügen verschüttet jemand im Gebirge, der nicht gezogen ist, eine Ebene oder einen Wald darunter: Alle dort sterben.
valley-text-card-arsonist = Im Sommer steckt nach deinen Zügen jemand in einer Ebene den Wald daneben in Brand: Alle darin sterben.
valley-text-card-scorched_earth = Wenn dir eine Siedlung genommen wurde: Sie wird samt Acker zerstört, und die aufgenommenen Frauen sterben.
valley-text-card-natural_manure = Bei der Ernte bringen deine Äcker { $intact } Nahrung, beschädigte { $damaged }.
valley-text-card-fence = Einer deiner Äcker in der Ebene wird eingezäunt: Große Tiere schaden ihm nicht.
valley-text-card-mountain_farm = Wenn du säst, darfst du auch bei einer deiner Höhlen säen, für { $food } Nahrung.
valley-text-card-late_sowing = Nach der ersten Sommerrunde: Säe bei einem Dorf in der Ebene, für { $food } Nahrung.
valley-text-card-friend = Vor einem Kampf schließt sich dir ein fremder Krieger an, der dort allein steht.
valley-text-card-love = Ein Fremder, der allein neben deinen Leuten steht, schließt sich dir an, wenn jemand vom anderen Geschlecht dabei ist.
valley-text-card-same_sex_couple = Zwei Frauen oder zwei Krieger gründen eine Siedlung. Ab der nächsten Runde muss dort eine Frau wohnen.
valley-text-card-espionage = Bei einer deiner Entscheidungen: Sieh dir die Hand eines Stammes an, dessen Leute neben deinen stehen.
valley-text-card-intuition = Bei einer deiner Entscheidungen: Sieh dir die Ereigniskarte der nächsten Runde an.

# Characters of bots.
valley-character-builder = Siedler
valley-character-builder-how = Gründet, wo immer sich ein Paar niederlassen kann.
valley-character-hunter = Jäger
valley-character-hunter-how = Geht dorthin, wo das Fleisch ist, und füllt die Vorräte.
valley-character-raider = Räuber
valley-character-raider-how = Hält Krieger und kommt nachsehen, was andere haben.
