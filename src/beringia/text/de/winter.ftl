# Endless Winter. Argumente kommen aufgelöst: Karten, Häuptlinge, Tiere, Steine, Gelände und Plättchen mit Namen, Plätze mit
# Namen, Arbeitskraft ($halves) als Zahl wie 1½, $effect als das, was er tut. Figuren, Felder, Güter, Leisten und dergleichen
# kommen als Kennung. $who ist der Spieler, dem ein Ereignis oder eine Entscheidung gehört; was nicht zutrifft oder was der
# Leser nicht wissen darf, ist "none".

winter-title = Endless Winter
winter-about = Führe einen Stamm vier Runden lang am Rand des Eises: siedeln, jagen, Megalithen errichten, die Toten ehren.

winter-round = Runde { $round } von { $rounds }
winter-phase-setup = Aufbau
winter-phase-action = Aktionsphase
winter-phase-eclipse = Sonnenfinsternis
winter-phase-over = Das Spiel ist zu Ende

winter-option-layout = Bauplatz der Megalithen
winter-option-layout-standard = wie üblich für die Zahl der Personen
winter-option-layout-2-1 = Ring (zu zweit)
winter-option-layout-2-2 = Treppe (zu zweit)
winter-option-layout-3-1 = Tor (zu dritt)
winter-option-layout-3-2 = versetzt (zu dritt)
winter-option-layout-4-1 = breit (zu viert)
winter-option-layout-4-2 = Turm (zu viert)
winter-option-draft = Auswahl der Reihe nach
winter-option-draft-none = nichts
winter-option-draft-setup = Aufbaukarten
winter-option-draft-chief_setup = Häuptlinge und Aufbaukarten
winter-option-short_game = Kurze erste Runde
winter-option-short_game-true = ja
winter-option-short_game-false = nein
winter-option-strict_majority = Gelände zahlt nur bei mehr Einfluss als alle anderen
winter-option-strict_majority-true = ja
winter-option-strict_majority-false = nein
winter-option-ice_finds = Modul: Eisfunde
winter-option-ice_finds-true = ja
winter-option-ice_finds-false = nein
winter-option-rest_tiles = Modul: Ruheplättchen
winter-option-rest_tiles-true = ja
winter-option-rest_tiles-false = nein
winter-option-colours = Farben

## Bezeichnungen

winter-label-rest = Ruhefeld
winter-label-food = Nahrung
winter-label-tool = Werkzeug
winter-label-labor = Arbeitskraft
winter-label-idol = Götze
winter-label-offering = Opfergabenleiste
winter-label-honor = Ruhmesleiste
winter-label-camp = Lager
winter-label-village = Siedlung
winter-label-megalith = Megalith
winter-label-stone = Heiliger Stein
winter-label-tribe = Stammesmitglied
winter-label-culture = Fortschritt
winter-label-eclipse = Sonnenfinsternis
winter-label-preparation = Vorbereitungsphase
winter-label-bury = Begraben
winter-label-tip = Erlegen
winter-label-juncture = Verbindungspunkt
winter-label-draw = Ziehen
winter-label-move = Verschieben eines Lagers
winter-label-tribe_hand = Stammesmitglied auf die Hand
winter-label-tribe_discard = Stammesmitglied auf den Ablagestapel
winter-label-animal = Tier
winter-label-animal_top = Oberstes Tier
winter-label-reveal = Aufdecken
winter-label-vp = Punkte
winter-label-food_max = Nahrung bis zum Limit
winter-label-arrow_neutral = Pfeile: noch ein neutraler Megalith
winter-label-discard = Abwerfen
winter-label-era = Zeitalter { $era ->
    [1] I
   *[2] II
}

winter-source-effects = Effekte
winter-source-site = Megalithen
winter-source-idols = Götzentafel
winter-source-stones = Heilige Steine
winter-source-empty = Leere Vorräte
winter-source-goods = Nahrung und Werkzeuge
winter-source-graves = Gräber
winter-source-cards = Karten
winter-source-animals = Tiere

# Nach „mit“.
winter-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}

## Was Effekte tun: als Grundform, ohne Punkt am Ende. Die Texte aller Karten, Steine und Plättchen bestehen daraus.

winter-goods-food = { $count } Nahrung
winter-goods-tool = { $count } { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
winter-goods-labor = { $count } Arbeitskraft
winter-goods-idol = { $count } Götzen
winter-goods-vp = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
winter-do-gain = { $things } erhalten
winter-do-pay = { $things } zahlen
winter-do-discard = { $count } { $count ->
    [one] Karte
   *[other] Karten
} abwerfen
winter-do-draw = { $count } { $count ->
    [one] Karte
   *[other] Karten
} ziehen
winter-do-megalith = { $count } Megalithen bauen
winter-do-bury = { $count } { $count ->
    [one] Karte
   *[other] Karten
} begraben
winter-do-camp = { $count } Lager auf das Startfeld setzen
winter-do-move = { $count ->
    [one] ein Lager um 1 Feld verschieben
   *[other] Lager um { $count } Felder verschieben
}
winter-do-village = { $count } { $count ->
    [one] Siedlung
   *[other] Siedlungen
} ohne Nahrung bauen
winter-do-tribe_hand = { $count } { $count ->
    [one] Stammesmitglied
   *[other] Stammesmitglieder
} auf die Hand nehmen
winter-do-tribe_discard = { $count } { $count ->
    [one] Stammesmitglied
   *[other] Stammesmitglieder
} auf den eigenen Ablagestapel legen
winter-do-culture = { $count } { $count ->
    [one] Fortschritt
   *[other] Fortschritte
} aus der Auslage nehmen
winter-do-animal = { $count } { $count ->
    [one] Tier
   *[other] Tiere
} aus dem Jagdgebiet nehmen
winter-do-animal_top = { $count ->
    [one] das oberste Tier des Stapels nehmen
   *[other] die obersten { $count } Tiere des Stapels nehmen
}
winter-do-reveal = { $count } { $count ->
    [one] Tier
   *[other] Tiere
} aufdecken
winter-do-tip = { $count } { $count ->
    [one] Tier
   *[other] Tiere
} erlegen
winter-do-stone = { $count } { $count ->
    [one] Heiligen Stein
   *[other] Heilige Steine
} nehmen
winter-do-food_max = Nahrung bis zum Limit auffüllen
winter-do-arrow_neutral = noch einen neutralen Megalithen auf ein Feld bauen, auf das ein Pfeil zeigt
winter-do-nothing = nichts

winter-join-and = { $first } und { $second }
winter-join-list = { $first }, { $second }
winter-join-then = { $first }; { $second }
winter-join-cost = { $cost } und dafür { $gain }
winter-join-or = { $first } ODER { $second }
winter-join-column = beim { $column }: { $phrase }
winter-join-eclipse = in der Sonnenfinsternis: { $phrase }

winter-text-labor = { $halves } Arbeitskraft
winter-text-bonus = +{ $halves } beim { $column }
winter-text-play = +{ $halves } beim Ausspielen
winter-text-pile = +{ $halves } in der Sonnenfinsternis
winter-text-vp = { winter-goods-vp } am Ende
winter-text-tip = erlegt: { $phrase }
winter-text-living = lebend: { $points } Punkte für { $numbers }
winter-text-wild = lebend: zählt als beliebiges Tier
winter-text-income = in der Sonnenfinsternis: { $phrase }
winter-text-no-income = bringt kein Einkommen
winter-text-each = { $things }: je { winter-goods-vp }, in jeder Sonnenfinsternis
winter-text-per = { $things }: 1 Punkt für je { $per }, in jeder Sonnenfinsternis
winter-text-table = { $things }: { $points } Punkte für { $numbers } oder mehr, in jeder Sonnenfinsternis
winter-text-top = oberes Feld, beliebig oft: { $phrase }
winter-text-middle = mittleres Feld, einmal: { $phrase }
winter-text-bottom = unteres Feld, für die erste Figur: { $phrase }
winter-text-slot = kostet { $cost }; beim Belegen: { $phrase }
winter-text-ratio = { $ratio ->
    [one] am Ende 1 Punkt für jede Nahrung und jedes Werkzeug
   *[other] am Ende 1 Punkt für je { $ratio } Nahrung und Werkzeuge
}
winter-text-reached = beim Erreichen: { $phrase }
winter-text-setup = zu Beginn: { $phrase }

winter-counts-villages_touching = eigene Siedlungen ({ $terrain })
winter-counts-camp_terrain_types = Geländearten mit eigenen Lagern
winter-counts-own_megaliths = eigene Megalithen { $level ->
    [ground] auf dem Boden
   *[upper] auf oberen Ebenen
}
winter-counts-megalith_tiles = Teile des Bauplatzes mit eigenen Megalithen
winter-counts-buried_cards = eigene begrabene Karten
winter-counts-idol_steps = Schritte beider eigener Götzenmarker
winter-counts-tipped_species = erlegte Tierarten
winter-counts-tipped = erlegte Tiere ({ $animal })

winter-do-buy-tribe = { $tools } { $tools ->
    [one] Werkzeug
   *[other] Werkzeuge
} und { $halves } Arbeitskraft für ein Stammesmitglied
winter-do-take-culture = { $halves } Arbeitskraft für einen Fortschritt
winter-do-place-camp = { $tools } { $tools ->
    [one] Werkzeug
   *[other] Werkzeuge
} für ein Lager auf dem Startfeld
winter-do-move-camp = { $halves } Arbeitskraft, um ein Lager zu verschieben
winter-do-pay-reveal = { $halves } Arbeitskraft, um { $count } Tiere aufzudecken
winter-do-take-animal = { $tools } { $tools ->
    [one] Werkzeug
   *[other] Werkzeuge
} und { $halves } Arbeitskraft für ein Tier
winter-do-buy-stone = einen Heiligen Stein kaufen
winter-do-build-village = { $food } Nahrung zahlen und statt dreier Lager eine Siedlung bauen

## Wörter im Satz

winter-figure = { $figure ->
    [chief] die Häuptlingsfigur
   *[tribe] eine Stammesfigur
}
winter-on-space = { $space ->
    [initiate] auf „Einweihen“
    [develop] auf „Entwickeln“
    [migrate] auf „Weiterziehen“
    [hunt] auf „Jagen“
   *[rest] auf das Ruhefeld
}
winter-level = { $level ->
    [top] oberes
    [middle] mittleres
   *[bottom] unteres
}
winter-one-good = { $good ->
    [food] 1 Nahrung
    [tool] 1 Werkzeug
    [idol] 1 Götzen
    [draw] 1 Karte
   *[megalith] 1 Megalithen
}
winter-track = { $track ->
    [offering] der Opfergabenleiste
   *[honor] der Ruhmesleiste
}
winter-from = { $from ->
    [hand] aus der Hand
    [discard] aus dem Ablagestapel
    [played] aus den gespielten Karten
   *[pile] aus dem Sonnenfinsternisstapel
}
winter-to = { $to ->
    [hand] auf die Hand
   *[discard] auf den Ablagestapel
}
winter-scored = { winter-count-points }{ $source ->
    [effects] {""}
    [site] {" "}am Bauplatz
    [idols] {" "}auf der Götzentafel
    [stones] {" "}für Heilige Steine
    [empty] {" "}als Ersatz, weil der Vorrat leer ist
    [goods] {" "}für Nahrung und Werkzeuge
    [graves] {" "}für Gräber
    [cards] {" "}für Karten
   *[animals] {" "}für Tiere
}
winter-count-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
winter-food-and-tools = { $food ->
    [0] { winter-some-tools }
   *[other] { $food } Nahrung{ $tools ->
        [0] {""}
       *[other] {" "}und { winter-some-tools }
    }
}
winter-some-tools = { $tools } { $tools ->
    [one] Werkzeug
   *[other] Werkzeuge
}
winter-square = { $x ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
   *[other] J
}{ $y ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
winter-spot = Quadrat { winter-square }{ $level ->
    [0] {""}
   *[other] , Ebene { $level }
}

## Was auf dem Tisch liegt

winter-order = Reihenfolge: { $names }
winter-rest-label = Ruhe
winter-first-figure = zuerst
winter-culture-display = Fortschritte, Zeitalter { $era ->
    [1] I
   *[2] II
} ({ $left } im Stapel)
winter-tribe-stacks = Stammesmitglieder
winter-hunting-area = Jagdgebiet ({ $left } im Stapel)
winter-stones-open = Heilige Steine
winter-from-round-3 = ab Runde 3
winter-map = Geländespielfeld
winter-site = Bauplatz der Megalithen
winter-upper = Ebene { $level }: { $pieces }
winter-villages-at = Siedlungen: { $villages }
winter-ice-hidden = Fund?
winter-rest-open = Ruheplättchen: { $rest_tile }
winter-rest-stack = Ruheplättchen: { $count } im Stapel
winter-chiefs-open = Häuptlinge
winter-setups-open = Aufbaukarten
winter-legend-figures = { $letter }! Häuptling, { $letter } Stammesfigur, in Klammern: auf dem Symbol
winter-legend-map = { $letter }2: zwei Lager · * höchster Einfluss
winter-legend-site = { $letter } Megalith, o neutral, # Startquadrat · Na Nahrung, We Werkzeug, Gö Götze, Ka Karte, Be begraben, Sc Lagerschritt, La Lager, St Stammesmitglied, Ti Tier, Pu Punkte
winter-short-food = Na
winter-short-tool = We
winter-short-labor = Ar
winter-short-idol = Gö
winter-short-draw = Ka
winter-short-megalith = Me
winter-short-bury = Be
winter-short-camp = La
winter-short-move = Sc
winter-short-village = Si
winter-short-tribe_hand = Sh
winter-short-tribe_discard = St
winter-short-culture = Fo
winter-short-animal = Tw
winter-short-animal_top = Ti
winter-short-reveal = Au
winter-short-tip = Er
winter-short-vp = Pu
winter-short-stone = Hs
winter-short-food_max = Nm
winter-short-arrow_neutral = Pf
winter-player-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $end } bei sofortigem Ende
winter-player-goods = Nahrung { $food }/{ $limit }, Werkzeuge { $tools }
winter-player-cards = Hand { $hand }, Stapel { $deck }, Ablagestapel { $discard }, Sonnenfinsternisstapel { $pile }, begraben { $buried }
winter-player-pieces = Lager { $camps }, Siedlungen { $villages }, Megalithen { $megaliths } ({ $neutral } neutral), Figuren { $figures }
winter-player-idols = Opfergaben { $offering }, Ruhm { $honor }
winter-player-played = gespielt: { $cards }
winter-player-pile = Sonnenfinsternisstapel: { $cards }
winter-player-stones = Steine: { $stones }
winter-player-living = lebend: { $animals }
winter-player-tipped = erlegt: { $animals }
winter-hand-deck = In deinem Stapel, in irgendeiner Reihenfolge: { $cards }
winter-hand-discard = Dein Ablagestapel: { $cards }
winter-hand-buried = Begraben: { $cards }
winter-labor-left = { $halves } Arbeitskraft
winter-points = Punkte

winter-target-figure = { $figure ->
    [chief] Deine Häuptlingsfigur
   *[tribe] Eine Stammesfigur
}

## Wahlmöglichkeiten

winter-choose-skip = Verzichten
winter-choose-yes = Ausführen
winter-choose-yes-camp_place = Auf das Startfeld setzen
winter-choose-skip-camp_place = Kein Lager setzen
winter-choose-skip-camp_pick = Die Lager bleiben, wo sie sind
winter-choose-yes-reveal_do = Eines aufdecken
winter-choose-skip-reveal_do = Keines aufdecken
winter-choose-skip-bury_card = Keine Karte begraben
winter-choose-skip-tribe_stack = Keine Karte nehmen
winter-choose-skip-income_lesser = Nichts nehmen
winter-choose-done = Keine Karte mehr legen
winter-choose-go_on = { $level ->
    [top] Weiter zum mittleren Feld
    [middle] Weiter zum unteren Feld
   *[bottom] Die Spalte abschließen
}
winter-choose-end = Zug beenden
winter-choose-food = { $food } Nahrung für 1 Arbeitskraft ausgeben
winter-choose-use_chief = „{ $chief }“ nutzen: { $effect }
winter-choose-buy_tribe = Stammesmitglied nehmen ({ winter-some-tools }, { $halves } Arbeitskraft)
winter-choose-take_culture = Fortschritt nehmen ({ $halves } Arbeitskraft)
winter-choose-place_camp = Lager auf das Startfeld setzen ({ winter-some-tools })
winter-choose-move_camp = Lager verschieben ({ $halves } Arbeitskraft)
winter-choose-reveal = { $count } Tiere aufdecken ({ $halves } Arbeitskraft)
winter-choose-take_animal = Tier nehmen ({ winter-some-tools }, { $halves } Arbeitskraft)
winter-choose-rite = Stammesmitglied auf den Ablagestapel nehmen und Karte begraben ({ $food } Nahrung)
winter-choose-buy_stone = Heiligen Stein kaufen ({ $food } Nahrung, { winter-some-tools })
winter-choose-build_village = Siedlung bauen ({ $food } Nahrung)
winter-choose-tip = Tier erlegen
winter-choose-draw = Karte ziehen
winter-choose-take_tile = Das offene Ruheplättchen nehmen
winter-choose-swap_tile = Stattdessen das nächste Ruheplättchen nehmen
winter-choose-village_draw = Leere Siedlungsplätze: Karten ziehen
winter-choose-printed_order = Alles Übrige in gedruckter Reihenfolge nehmen
winter-choose-skip_rest = Auf alles Übrige verzichten
winter-choose-branch = { $branch ->
    [1] Das Erste
   *[2] Das Zweite
}: { $effect }
winter-choose-track = Ein Schritt auf { winter-track }
winter-choose-side = { $side ->
    [a] Seite A
   *[b] Seite B
}: { $effect }
winter-choose-chief = „{ $chief }“ wählen
winter-choose-setup = „{ $setup }“ wählen
winter-choose-income = { $good ->
    [food] 1 Nahrung nehmen
    [tool] 1 Werkzeug nehmen
    [idol] 1 Götzen nehmen
    [draw] 1 Karte ziehen
   *[megalith] 1 Megalithen bauen
}
winter-choose-place = { $figure ->
    [chief] Die Häuptlingsfigur
   *[tribe] Eine Stammesfigur
} { winter-on-space } setzen
winter-choose-place-brief = { $figure ->
    [chief] Häuptling
   *[tribe] Figur
}
winter-choose-stack = „{ $card }“ nehmen
winter-choose-display = „{ $card }“ nehmen
winter-choose-animal = „{ $animal }“ nehmen
winter-choose-tip_animal = „{ $animal }“ erlegen
winter-choose-tile_effect = „{ $rest_tile }“: { $effect }
winter-choose-slot = Megalithplatz { $slot }: { $effect }
winter-choose-score_stone = „{ $stone }“ werten
winter-choose-stone = „{ $stone }“ nehmen
winter-choose-camp = Das Lager auf Feld { $hex } ({ $terrain })
winter-choose-to = Nach Feld { $hex } ({ $terrain })
winter-choose-ice_find = Zuerst „{ $ice_find }“ auf Feld { $hex }
winter-choose-hex_income = Feld { $hex } ({ $terrain }): { $effect }
winter-choose-village = Siedlung bei { $juncture }
winter-choose-culture = „{ $card }“ spielen
winter-choose-discard = „{ $card }“ abwerfen
winter-choose-play = „{ $card }“ spielen
winter-choose-use = „{ $card }“ nutzen: { $effect }
winter-choose-pile = „{ $card }“ auf den Sonnenfinsternisstapel legen
winter-choose-ability = „{ $card }“: { $effect }
winter-choose-bury = „{ $card }“ { winter-from } begraben
winter-choose-megalith = Auf { winter-spot } bauen

## Auf einmal

winter-macro-rest = { $figure ->
    [chief] Mit der Häuptlingsfigur
   *[tribe] Mit einer Stammesfigur
} ruhen
winter-macro-chief = Die Häuptlingsfigur { winter-on-space } setzen und die Fähigkeit nutzen
winter-macro-rest-brief = { winter-choose-place-brief }
winter-macro-chief-brief = + Fähigkeit
winter-macro-rest-idol-brief = { $track ->
    [offering] Götze: Opfer
   *[honor] Götze: Ruhm
}
winter-macro-chief-discard = Die Fähigkeit des Häuptlings nutzen und „{ $card }“ abwerfen
winter-macro-rest-idol = Ruhen, und ein Götze: ein Schritt auf { winter-track }
winter-macro-down = Die Spalte hinunter weiter
winter-macro-end-turn = Zug beenden
winter-macro-end-keep = Zug beenden und nichts auf den Sonnenfinsternisstapel legen
winter-macro-play-all = Alle { $cards } Stammesmitglieder spielen ({ $halves } Arbeitskraft)
winter-macro-play-end = { $cards ->
    [one] Das Stammesmitglied spielen und den Zug beenden
   *[other] Alle { $cards } Stammesmitglieder spielen und den Zug beenden
}
winter-macro-use = „{ $card }“ spielen und nutzen: { $effect }
winter-macro-buy-tribe = „{ $card }“ nehmen
winter-macro-take-culture = „{ $card }“ nehmen
winter-macro-take-animal = „{ $animal }“ nehmen
winter-macro-buy-stone = „{ $stone }“ kaufen
winter-macro-build-village = Siedlung bei { $juncture } bauen
winter-macro-tip = „{ $animal }“ erlegen
winter-macro-go-rite-card = Weiter und „{ $card }“ auf den Ablagestapel nehmen
winter-macro-rite-card = „{ $card }“ auf den Ablagestapel nehmen
winter-macro-camp = Das Lager von Feld { $from } auf Feld { $hex } verschieben
winter-macro-new-camp = Ein neues Lager auf Feld { $hex } bringen
winter-macro-printed = { $good ->
    [food] { $count } Nahrung nehmen
    [tool] { $count } Werkzeug nehmen
    [draw] 1 Karte ziehen
   *[other] Alles Abgebildete nehmen
}
winter-macro-idol = Ein Götze: ein Schritt auf { winter-track }
winter-macro-megalith = Einen Megalithen auf { winter-spot } bauen
winter-macro-pile-all = Alle { $cards } Handkarten auf den Sonnenfinsternisstapel legen
winter-macro-pile-only = Nur „{ $card }“ auf den Sonnenfinsternisstapel legen
winter-macro-pile-but = Alle Handkarten außer einmal „{ $card }“ auf den Sonnenfinsternisstapel legen
winter-else-income_lesser = Geringeres Einkommen wählen

## Entscheidungen

winter-decide-setup_chief = { $who } wählt einen Häuptling.
winter-decide-setup_side = { $who } wählt die Seite von „{ $chief }“.
winter-decide-setup_card = { $who } wählt eine Aufbaukarte.
winter-decide-turn_start = { $who } darf Fortschritte spielen und setzt dann eine Figur{ $halves ->
    [0] {""}
   *[other] {" "}({ $halves } Arbeitskraft)
}.
winter-decide-culture_fee = { $who } wirft für „{ $card }“ eine weitere Karte ab.
winter-decide-turn_menu = { $who } handelt beim { $column }, { winter-level } Feld, mit { $halves } Arbeitskraft.
winter-decide-rest_tile = { $who } ruht zuerst und nimmt ein Ruheplättchen.
winter-decide-rest_menu = { $who } ruht.
winter-decide-pile_add = { $who } darf Karten auf den Sonnenfinsternisstapel legen.
winter-decide-effect_use = { $who } darf { $effect }{ $card ->
    [none] {""}
   *[other] {" "}(„{ $card }“)
}.
winter-decide-effect_branch = { $who } wählt eines von beiden{ $card ->
    [none] {""}
   *[other] {" "}(„{ $card }“)
}.
winter-decide-income_lesser = { $who } erhält { winter-one-good } oder nimmt ein geringeres Einkommen.
winter-decide-idol_track = { $who } bewegt einen Götzenmarker.
winter-decide-mega_place = { $who } baut einen Megalithen.
winter-decide-mega_arrow = { $who } baut an einem Pfeil noch einen neutralen Megalithen.
winter-decide-tribe_stack = { $who } nimmt ein Stammesmitglied { winter-to }.
winter-decide-culture_take = { $who } nimmt einen Fortschritt aus der Auslage.
winter-decide-animal_take = { $who } nimmt ein Tier aus dem Jagdgebiet.
winter-decide-animal_tip = { $who } erlegt ein Tier.
winter-decide-reveal_do = { $who } darf ein Tier aufdecken.
winter-decide-bury_card = { $who } darf eine Karte begraben.
winter-decide-camp_place = { $who } darf ein Lager auf das Startfeld setzen.
winter-decide-camp_pick = { $who } verschiebt ein Lager.
winter-decide-camp_to = { $who } verschiebt das Lager von Feld { $hex }.
winter-decide-village_place = { $who } baut eine Siedlung.
winter-decide-ice_order = { $who } nimmt die Eisfunde bei { $juncture } nacheinander.
winter-decide-stone_take = { $who } nimmt einen Heiligen Stein.
winter-decide-discard_card = { $who } wirft { $count } { $count ->
    [one] Karte
   *[other] Karten
} ab.
winter-decide-eclipse_menu = { $who } in der Sonnenfinsternis: { $step ->
    [1] Platz in der Reihenfolge
    [2] Fähigkeiten des Stapels
    [3] Gelände
   *[4] Spielertableau und Heilige Steine
}.

## Ereignisse

winter-event-game_began = Ein Spiel über { $rounds } Runden beginnt.
winter-event-chief_taken = { $who } hat „{ $chief }“ als Häuptling.
winter-event-side_chosen = { $who } spielt „{ $chief }“ mit Seite { $side ->
    [a] A
   *[b] B
}.
winter-event-setup_taken = { $who } hat „{ $setup }“.
winter-event-round_began = Runde { $round } beginnt.
winter-event-turn_began = { $who } ist an der Reihe.
winter-event-culture_played = { $who } spielt „{ $card }“.
winter-event-discarded = { $who } wirft „{ $card }“ ab.
winter-event-figure_placed = { $who } setzt { winter-figure } { winter-on-space }{ $symbol ->
    [1] , als erste Figur
   *[0] {""}
}.
winter-event-tribe_played = { $who } spielt „{ $card }“ für { $halves } Arbeitskraft.
winter-event-labor_gained = { $who } erhält { $halves } Arbeitskraft.
winter-event-food_spent = { $who } gibt { $count } Nahrung für Arbeitskraft aus.
winter-event-ability_used = { $who } nutzt „{ $card }“.
winter-event-chief_used = { $who } nutzt „{ $chief }“.
winter-event-paid = { $who } zahlt { winter-food-and-tools }.
winter-event-gained = { $who } erhält { $good ->
    [food] { $count } Nahrung
   *[tool] { $count } { $count ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
}.
winter-event-drew = { $who } zieht { $card ->
    [none] eine Karte
   *[other] „{ $card }“
}.
winter-event-reshuffled = { $who } mischt { $count } { $count ->
    [one] Karte
   *[other] Karten
} zu einem neuen Stapel.
winter-event-card_taken = { $who } nimmt „{ $card }“ { winter-to }.
winter-event-buried = { $who } begräbt „{ $card }“ { winter-from }.
winter-event-buried_from_hand = { $who } begräbt { $card ->
    [none] eine Karte
   *[other] „{ $card }“
} aus der Hand.
winter-event-camp_placed = { $who } setzt ein Lager auf das Startfeld.
winter-event-camp_moved = { $who } verschiebt ein Lager von Feld { $from } nach Feld { $to }.
winter-event-village_built = { $who } baut eine Siedlung bei { $juncture }.
winter-event-ice_turned = { $who } findet „{ $ice_find }“ auf Feld { $hex }.
winter-event-ice_paid = { $who } nimmt „{ $ice_find }“ von Feld { $hex }.
winter-event-megalith_built = { $who } baut { $neutral ->
    [1] einen neutralen Megalithen
   *[0] einen Megalithen
} auf { winter-spot }.
winter-event-points = { $who } erhält { winter-scored }.
winter-event-idol_moved = { $who } erreicht Stufe { $step } { winter-track }.
winter-event-stone_taken = { $who } legt „{ $stone }“ auf Platz { $slot }.
winter-event-animal_revealed = „{ $animal }“ erscheint im Jagdgebiet.
winter-event-animal_taken = { $who } nimmt „{ $animal }“.
winter-event-animal_tipped = { $who } erlegt „{ $animal }“.
winter-event-tile_taken = { $who } nimmt das Ruheplättchen „{ $rest_tile }“{ $swapped ->
    [1] {" "}statt des offenen
   *[0] {""}
}.
winter-event-tile_returned = { $who } gibt das Ruheplättchen „{ $rest_tile }“ zurück.
winter-event-skipped = { $who } verzichtet.
winter-event-pile_added = { $who } legt { $card ->
    [none] eine Karte
   *[other] „{ $card }“
} auf den Sonnenfinsternisstapel.
winter-event-eclipse_began = Die Sonnenfinsternis von Runde { $round } beginnt.
winter-event-pile_revealed = { $who } deckt „{ $card }“ auf.
winter-event-pile_labor = { $who } hat { $halves } Arbeitskraft in der Sonnenfinsternis.
winter-event-order_set = { $who } nimmt Platz { $position } in der Reihenfolge ein.
winter-event-hex_income = { $who } erhält das Einkommen von Feld { $hex }.
winter-event-stone_scored = { $who } wertet „{ $stone }“: { winter-count-points }.
winter-event-culture_laid = „{ $card }“ wird ausgelegt.
winter-event-final_scored = { $who } erhält { winter-scored }.
winter-event-game_ended = Das Spiel ist zu Ende.

## Warum nicht

winter-why-not-now = Jetzt ist etwas anderes zu entscheiden.
winter-why-bought = Was bezahlt ist, muss auch genommen werden.
winter-why-no-such-card = Eine solche Karte gibt es nicht.
winter-why-no-ability = „{ $card }“ hat keine Fähigkeit, die sich jetzt nutzen lässt.
winter-why-not-there = Das liegt nicht zur Wahl.
winter-why-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
winter-why-tribe-later = „{ $card }“ ist ein Stammesmitglied: Setze zuerst eine Figur.
winter-why-no-fee = Du hast keine andere Karte, die du für „{ $card }“ abwerfen kannst.
winter-why-culture-before = „{ $card }“ ist ein Fortschritt: Die werden vor dem Setzen der Figur gespielt.
winter-why-no-use = Arbeitskraft nützt hier nichts mehr, und mehr bringt „{ $card }“ nicht.
winter-why-fresh = „{ $card }“ hast du gerade erst genommen: In diesem Zug lässt sich das nicht mehr spielen.
winter-why-chief-placed = Deine Häuptlingsfigur steht schon { $space ->
    [initiate] auf „Einweihen“
    [develop] auf „Entwickeln“
    [migrate] auf „Weiterziehen“
    [hunt] auf „Jagen“
   *[rest] auf dem Ruhefeld
}.
winter-why-figures-placed = Deine Stammesfiguren sind alle gesetzt.
winter-why-top-only = Nahrung wird nur auf dem oberen Feld zu Arbeitskraft.
winter-why-no-food = Du hast keine Nahrung.
winter-why-other-column = Das geht nur beim { $column }.
winter-why-other-space = Deine Figur steht jetzt auf dem { $level ->
    [top] oberen
    [middle] mittleren
   *[bottom] unteren
} Feld.
winter-why-done = Das hast du schon getan.
winter-why-no-tools = Du brauchst { winter-some-tools }.
winter-why-no-labor = Du brauchst { $halves } Arbeitskraft.
winter-why-stack-chosen = Von diesem Stapel hast du in diesem Zug schon genommen.
winter-why-no-camp-home = Du hast kein Lager mehr auf deinem Spielertableau.
winter-why-no-camp-out = Du hast kein Lager auf dem Geländespielfeld.
winter-why-no-animals = Der Tierstapel ist leer.
winter-why-area-full = Das Jagdgebiet ist voll.
winter-why-reveal-first = Das Jagdgebiet ist leer: Decke zuerst Tiere auf.
winter-why-cannot-pay = Das kannst du nicht bezahlen.
winter-why-no-stone = Für dich gibt es keinen Heiligen Stein oder keinen Platz dafür.
winter-why-no-village-home = Du hast keine Siedlung mehr auf deinem Spielertableau.
winter-why-no-juncture = An keinem Verbindungspunkt hast du Lager auf allen drei Feldern.
winter-why-no-living = Du hast kein lebendes Tier.
winter-why-no-chief = Deine Häuptlingsfigur ist nicht die Figur dieses Zuges.
winter-why-chief-column = Das kann dein Häuptling nur in einer anderen Spalte.
winter-why-no-tile = Du hast kein Ruheplättchen mit diesem Effekt.
winter-why-greater-income = Stattdessen lässt sich nur ein geringeres Einkommen nehmen.
winter-why-changes-nothing = Das würde nichts ändern.
winter-why-not-at-arrow = Dorthin zeigt kein Pfeil, oder es ist schon bebaut.
winter-why-no-place = Dort ist kein Platz für einen Megalithen.
winter-why-built-on = Dort steht schon ein Megalith.
winter-why-neutral-up = Neutrale Megalithen bleiben auf dem Boden.
winter-why-no-support = Darunter müssen vier Megalithen liegen.
winter-why-start-square = Ein farbiger Megalith darf nicht auf ein Startquadrat.
winter-why-not-beside = Er muss neben einem anderen Megalithen stehen.
winter-why-honor-top = Dein Marker ist am Ende der Ruhmesleiste.
winter-why-no-camp-there = Auf Feld { $hex } hast du kein Lager.
winter-why-not-neighbours = Die Felder { $from } und { $hex } sind nicht benachbart.
winter-why-at-base = Keine Siedlung darf das Startfeld berühren.
winter-why-village-there = Bei { $juncture } steht schon eine Siedlung.
winter-why-camps-missing = Du brauchst ein Lager auf jedem Feld von { $juncture }.
winter-why-later-era = Diesen Stein gibt es erst ab Runde 3.
winter-why-not-laid-out = Das liegt nicht aus.
winter-why-not-refused = Auf das Übrige lässt sich hier nicht verzichten.
winter-why-no-offer = Das ist kein Angebot: Es geschieht, wenn es geht.
winter-why-income = Statt eines Einkommens darfst du ein geringeres nehmen; darauf verzichten darfst du nur in der Sonnenfinsternis.

# Characters of bots.
winter-character-hunter = Jäger
winter-character-hunter-how = Folgt den Herden und lebt von Werkzeug und Nahrung.
winter-character-builder = Baumeister
winter-character-builder-how = Setzt Stein auf Stein: Megalithen zuerst.
winter-character-wanderer = Wanderer
winter-character-wanderer-how = Hat überall Lager und träumt von Siedlungen.
