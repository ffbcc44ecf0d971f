# Endless Winter allein: die Nomaden. Sie sind viele, darum haben ihre Sätze kein $who. Argumente kommen wie in winter.ftl.

winter-option-solo_extra_card = Erhöhter Schwierigkeitsgrad: zu Beginn jeder Runde liegt eine Nomadenkarte offen
winter-option-solo_extra_card-true = ja
winter-option-solo_extra_card-false = nein
winter-option-solo_village_tile = Erhöhter Schwierigkeitsgrad: das Nomadenplättchen zählt als Siedlung
winter-option-solo_village_tile-true = ja
winter-option-solo_village_tile-false = nein

## Wörter in Sätzen

winter-nomads-action = { $action ->
    [idol] ein Götze
    [food] 1 Nahrung
    [tool] 1 Werkzeug
    [reveal] ein Tier aufdecken
    [animal] ein Tier nehmen
    [animal_top] das oberste Tier nehmen
    [bury] eine Karte begraben
    [culture] einen Fortschritt nehmen
    [eclipse] eine Karte für die Sonnenfinsternis
    [glacier] Gletscher werten
    [megalith] einen Megalithen bauen
    [stone] einen Heiligen Stein kaufen
    [village] Siedlung, dann Lager versetzen
    [draw] eine Karte ziehen
    [tip] ein Tier erlegen
    [camp] ein Lager einsetzen
    [move] Lager versetzen
    [tribe_hand] ein Stammesmitglied
    [tribe_discard] ein Stammesmitglied
    [food_max] Nahrung auffüllen
   *[vp] 1 Punkt
}
winter-nomads-good = { $good ->
    [idol] einen Götzen
    [food] 1 Nahrung
    [tool] 1 Werkzeug
    [animal_top] das oberste Tier des Stapels
    [bury] eine Karte zum Begraben
    [megalith] einen Megalithen
    [village] die Siedlungsaktion
   *[vp] 1 Punkt
}
winter-nomads-why = { $why ->
    [three_stones] Sie haben drei Steine
    [cannot_pay] Sie können nicht bezahlen
    [no_stone] Kein Stein ist verfügbar
    [all_built] Alle ihre Megalithen sind gebaut
    [no_place] Dafür ist kein Platz
    [empty_display] Die Auslage ist leer
    [no_draw_deck] Sie haben keinen Nachziehstapel
    [empty_offering] Ihr Opferstapel ist leer
    [no_tribe] Sie nehmen keine Stammesmitglieder
    [tools_full] Sie haben 5 Werkzeuge
    [never_tip] Sie erlegen keine Tiere
    [food_full] Sie haben 10 Nahrung
    [deck_needed] Der Nomadenstapel wird für ihre Züge gebraucht
    [camps_stay] Ihre Lager folgen nur den Landkarten
    [no_animals] Der Tierstapel ist leer
    [area_full] Das Jagdgebiet ist voll
   *[empty_area] Das Jagdgebiet ist leer
}
winter-nomads-marked = { $marked ->
    [initiate] „Einweihen“
    [develop] „Entwickeln“
    [migrate] „Weiterziehen“
   *[hunt] „Jagen“
}
winter-nomads-big = { $big ->
    [left] links
   *[right] rechts
}
winter-nomads-small = { $small ->
    [up] oben
   *[down] unten
}

## Möglichkeiten und Gründe

winter-choose-area = „{ $animal }“ nehmen (Platz { $place })
winter-why-by-species = Wähle die Tierart; mit mehreren Spielern spielt der Platz keine Rolle.
winter-why-by-place = Wähle das Tier nach seinem Platz: Im Solomodus achten die Nomaden auf die Plätze.
winter-why-tile-there = Auf dem Verbindungspunkt { $juncture } liegt das Nomadenplättchen.

## Ereignisse

winter-event-nomads_card = Die Nomaden decken { $nomad_card } auf: „{ $column }“ ist markiert, die Pfeile zeigen nach { winter-nomads-big } und { winter-nomads-small }.
winter-event-nomads_laid_open = Die Nomaden legen { $nomad_card } offen hin, ohne sie auszuführen.
winter-event-nomads_column = { $way ->
    [marked_free] Die Nomaden nehmen „{ $column }“: Die markierte Spalte ist leer.
    [all_taken] Die Nomaden nehmen „{ $column }“: Sie ist markiert, und alle Spalten sind belegt.
    [arrow] Die Nomaden nehmen „{ $column }“: { winter-nomads-marked } ist belegt, und dies ist die nächste leere Spalte in Richtung des großen Pfeils.
   *[wrap] Die Nomaden nehmen „{ $column }“: { winter-nomads-marked } ist belegt; der große Pfeil führt über den Rand zur nächsten leeren Spalte.
} { $symbol ->
    [0] Die Figur kommt auf das große Feld.
   *[other] Die Figur kommt auf das Symbol.
}
winter-event-nomads_action = { $nomad_card }, { $row ->
    [1] obere
   *[2] untere
} Aktion: { winter-nomads-action }.
winter-event-nomads_instead = Stattdessen ({ winter-nomads-action }) erhalten die Nomaden { winter-nomads-good }: { winter-nomads-why }.
winter-event-nomads_nothing = Es passiert nichts: { winter-nomads-why }.
winter-event-nomads_animal = { $liking ->
    [has_some] Die Nomaden nehmen „{ $animal }“: Sie besitzen 1 bis 3 dieser Art.
    [new] Die Nomaden nehmen „{ $animal }“: Sie besitzen noch keins dieser Art.
    [has_many] Die Nomaden nehmen „{ $animal }“, obwohl sie 4 oder mehr dieser Art besitzen.
   *[from_deck] Die Nomaden erhalten „{ $animal }“ vom Stapel.
}
winter-event-nomads_culture = Die Nomaden legen „{ $card }“ aus der Auslage auf ihren Opferstapel.
winter-event-nomads_buried = Die Nomaden begraben { $card ->
    [none] die oberste Karte ihres Opferstapels
   *[other] „{ $card }“ von ihrem Opferstapel
}.
winter-event-nomads_pile = Die Nomaden legen eine Karte auf ihren Sonnenfinsternisstapel ({ $count }).
winter-event-nomads_glaciers = Die Nomaden haben Lager auf { $count } { $count ->
    [one] Gletscher
   *[other] Gletschern
}.
winter-event-nomads_tile = Die Nomaden { $moved ->
    [0] legen ihr Plättchen auf den Verbindungspunkt { $juncture }
   *[other] versetzen ihr Plättchen auf den Verbindungspunkt { $juncture }
}: Alle ihre Siedlungen stehen.
winter-event-nomads_map = Landkarte { $map_card } wird aufgedeckt: { $ring ->
    [inner] Die zwei inneren Lager der Nomaden werden versetzt.
    [outer] Die drei äußeren Lager der Nomaden werden versetzt.
   *[all] Die fünf Lager der Nomaden kommen auf ihre Plätze.
}
winter-event-nomads_maps_shuffled = Alle { $count } Landkarten werden gemischt.
winter-event-nomads_income = { $income ->
    [order] Die Nomaden erhalten das Einkommen von Position { $number }.
    [village] Die Nomaden erhalten das Einkommen eines leeren Siedlungsplatzes.
   *[slot] Die Nomaden erhalten das Einkommen von Megalithplatz { $number }.
}
winter-event-nomads_pile_card = { $nomad_card } gibt den Nomaden { $halves } Arbeitskraft.
winter-event-nomads_shuffled = Alle { $count } Nomadenkarten werden zu einem neuen Stapel gemischt.
winter-event-nomads_result = { $won ->
    [0] Die Nomaden gewinnen mit { $nomads } zu { $points } Punkten gegen { $player }.
   *[other] { $player } schlägt die Nomaden mit { $points } zu { $nomads } Punkten.
}
winter-nomads-win = Die Nomaden gewinnen mit { winter-score }.
winter-event-nomads_paid = Die Nomaden bezahlen { winter-food-and-tools }.
winter-event-nomads_gained = Die Nomaden erhalten { $count } { $good ->
    [food] Nahrung
   *[tool] { $count ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
}.
winter-event-nomads_camp_moved = Ein Lager der Nomaden kommt von Feld { $from } nach Feld { $to }.
winter-event-nomads_village_built = Die Nomaden errichten eine Siedlung auf dem Verbindungspunkt { $juncture }.
winter-event-nomads_ice_turned = Die Nomaden decken „{ $ice_find }“ auf Feld { $hex } auf.
winter-event-nomads_ice_paid = Die Nomaden erhalten den Fund „{ $ice_find }“ auf Feld { $hex }.
winter-event-nomads_megalith_built = Die Nomaden bauen einen { $neutral ->
    [0] Megalithen
   *[other] neutralen Megalithen
} auf { winter-spot }.
winter-event-nomads_points = Die Nomaden erhalten { winter-scored }.
winter-event-nomads_idol_moved = Die Nomaden erreichen Stufe { $step } auf { winter-track }.
winter-event-nomads_stone_taken = Die Nomaden nehmen „{ $stone }“ auf Platz { $slot }.
winter-event-nomads_pile_labor = Die Nomaden haben in der Sonnenfinsternis { $halves } Arbeitskraft.
winter-event-nomads_order_set = Die Nomaden stehen auf Position { $position }.
winter-event-nomads_hex_income = Die Nomaden haben auf Feld { $hex } den höchsten Einfluss und erhalten das Einkommen.
winter-event-nomads_stone_scored = Die Nomaden erhalten { winter-count-points } für „{ $stone }“.
winter-event-nomads_final_scored = Die Nomaden erhalten { winter-scored }.
