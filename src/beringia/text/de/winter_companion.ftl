# Die Nomaden an einem Tisch aus Holz und Papier: was mit den Figuren zu tun ist und was der Begleiter fragt. Felder
# heißen nach Reihe und Nummer wie auf der Karte der Seite; die anderen Argumente kommen wie in winter.ftl.

winter-companion-title = Nomaden an meinem Tisch
winter-companion-about = Spiele allein mit deiner eigenen Schachtel: Diese Seite deckt die Karten der Nomaden auf, sagt, was sie tun, und zählt ihre Punkte.
winter-companion-how = Sie steht neben dem Spielplan. Sie sagt dir, was du mit den Figuren der Nomaden tust, und fragt nur, was sie nicht wissen kann. Gedruckte Tafeln und Leisten gelten wie in unseren Regeln; was auf Plättchen und Feldern steht, sagst du.
winter-companion-new = Neue Partie
winter-companion-games = Meine Partien
winter-companion-begin = Beginnen
winter-companion-colour = Farbe der Nomaden
winter-companion-game = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}, { winter-count-points }
winter-companion-finished = Beendet: { $mine } zu { $count }
winter-companion-delete = Diese Partie löschen
winter-companion-delete-sure = Diese Partie endgültig löschen?
winter-companion-keep = Behalten
winter-companion-all-games = Alle Partien
winter-companion-undo = Zurücknehmen
winter-companion-now = Tu jetzt das
winter-companion-before = Schon getan ({ $count })
winter-companion-question = Was ich wissen muss
winter-companion-answer = So ist es
winter-companion-score = Punkte der Nomaden
winter-companion-cards = Karten der Nomaden
winter-companion-no-card = Noch liegt keine Karte offen.
winter-companion-land = Land
winter-companion-land-how = Zelte sind Lager, Hütten sind Siedlungen. Norden ist oben.
winter-companion-goods = Was die Nomaden haben
winter-companion-sources = Woher ihre Punkte kommen
winter-companion-if-over = { $count } mehr, wenn das Spiel jetzt endete, für Nahrung, Werkzeuge und Tiere
winter-companion-log = Was bisher geschah
winter-companion-arrows = Pfeile nach { winter-nomads-big } und { winter-nomads-small }
winter-companion-marked = markiert
winter-companion-honor = Ruhm
winter-companion-offering = Opfergaben
winter-companion-stones = Steine
winter-companion-built = Megalithen
winter-companion-built-villages = Siedlungen
winter-companion-offering-deck = Opferstapel
winter-companion-buried = Begraben
winter-companion-pile = Sonnenfinsternis­stapel
winter-companion-no-animals = Keine Tiere
winter-companion-empty = leer
winter-companion-place = { $across ->
    [left] Links
   *[right] Rechts
}, Reihe { $down }
winter-companion-card-place = { $row ->
    [upper] Obere Reihe
   *[lower] Untere Reihe
}, Spalte { $across }
winter-companion-other = Etwas anderes
winter-companion-nothing = Nichts
winter-companion-remove = { $word } wegnehmen
winter-companion-picked = { $count } von { $limit } gewählt
winter-companion-number = Zahl
winter-companion-won = Du gewinnst mit { $mine } zu { $count }!
winter-companion-lost = Die Nomaden gewinnen mit { $count } zu { $mine }.
winter-companion-influence = Einfluss { $count }
winter-companion-hex = Feld { $hex }
winter-companion-trouble = Diese Antwort wurde nicht verstanden. Nimm sie zurück und versuche es noch einmal.

## was Plättchen und Felder geben können, als Knopf

winter-companion-word = { $word ->
    [food] Nahrung
    [tool] Werkzeug
    [idol] Götze
    [draw] Karte ziehen
    [megalith] Megalith
    [bury] Begraben
    [camp] Lager
    [move] Lager versetzen
    [tribe_hand] Stammesmitglied auf die Hand
    [tribe_discard] Stammesmitglied zum Ablagestapel
    [culture] Fortschritt
    [animal] Tier nach Wahl
    [animal_top] Oberstes Tier
    [reveal] Tier aufdecken
    [tip] Tier erlegen
    [vp] Punkte
    [stone] Heiliger Stein
   *[food_max] Nahrung bis zum Limit
}

## Aufbau

winter-companion-setup-offering = Baue das Spiel für zwei auf. Lege, bevor du die Fortschrittsauslage bildest, 5 ungesehene Fortschritte des II. Zeitalters und darauf 5 des I. Zeitalters beiseite: den Opferstapel der Nomaden.
winter-companion-setup-nomads = Die Nomaden erhalten ein Tableau, alle Figuren einer Farbe und eine Häuptlingsfigur, aber keine Karten. Ihr Nomadenplättchen liegt daneben mit der { $tile ->
    [village] Siedlungsseite
   *[camp] Lagerseite
} nach oben.
winter-companion-setup-mine = Du ziehst zwei Häuptlinge, behältst einen und wählst seine Seite; dann ziehst du zwei Aufbaukarten und behältst eine.
winter-companion-setup-order = Der Marker der Nomaden kommt auf den ersten Platz der Reihenfolge, deiner auf den zweiten: Du erhältst 1 Nahrung.
winter-companion-setup-north = Der Tischrand vor dir ist Süden. Links ist Westen, rechts ist Osten.

## was zu tun ist

winter-companion-eclipse_began = Die Sonnenfinsternis von Runde { $round } beginnt. Decke deinen Sonnenfinsternisstapel auf.
winter-companion-reveal = Lege das oberste Tier des Stapels offen auf den ersten freien Platz des Jagdgebiets, obere Reihen zuerst, links vor rechts. Ist es voll oder der Stapel leer, passiert nichts.
winter-companion-nomads_card = Die Nomaden decken { $nomad_card } auf: „{ $column }“ ist markiert, die Pfeile zeigen nach { winter-nomads-big } und { winter-nomads-small }.
winter-companion-nomads_laid_open = { $nomad_card } liegt offen, ohne ausgeführt zu werden.
winter-companion-nomads_shuffled = Diese Seite mischt alle { $count } Nomadenkarten.
winter-companion-nomads_column = Stelle eine Figur der Nomaden in „{ $column }“, unten auf { $symbol ->
    [0] das große Feld
   *[other] das Symbol
}. { $way ->
    [marked_free] Die markierte Spalte ist leer.
    [all_taken] Sie ist markiert, und alle Spalten sind belegt.
    [arrow] { winter-nomads-marked } ist belegt; dies ist die nächste leere Spalte in Richtung des großen Pfeils.
   *[wrap] { winter-nomads-marked } ist belegt; der große Pfeil führt über den Rand zu dieser Spalte.
}
winter-companion-nomads_animal = { $liking ->
    [from_deck] „{ $animal }“ kommt zu den Tieren der Nomaden.
    [has_some] Gib den Nomaden „{ $animal }“ aus dem Jagdgebiet, { winter-companion-spot }: Sie besitzen 1 bis 3 dieser Art.
    [new] Gib den Nomaden „{ $animal }“ aus dem Jagdgebiet, { winter-companion-spot }: Sie besitzen noch keins dieser Art.
   *[has_many] Gib den Nomaden „{ $animal }“ aus dem Jagdgebiet, { winter-companion-spot }: Es gibt keine andere Art für sie.
}
winter-companion-spot = { $across ->
    [left] linke
   *[right] rechte
} Spalte, Reihe { $down }
winter-companion-nomads_culture = Lege den Fortschritt in Spalte { $across }, { $row ->
    [upper] obere Reihe
   *[lower] untere Reihe
}, verdeckt auf den Opferstapel der Nomaden.
winter-companion-nomads_buried = Lege die oberste Karte des Opferstapels unter den Grabstein der Nomaden.
winter-companion-nomads_pile = Diese Seite legt eine Nomadenkarte auf ihren Sonnenfinsternisstapel ({ $count }).
winter-companion-nomads_stone_taken = Lege den am weitesten { $big ->
    [left] links
   *[right] rechts
} liegenden verfügbaren Heiligen Stein auf Platz { $slot } der Nomaden.
winter-companion-nomads_stone_scored = Die Nomaden erhalten { winter-count-points } für einen Heiligen Stein.
winter-companion-nomads_megalith_built = Baue den nächsten { $neutral ->
    [0] Megalithen der Nomaden{ $level ->
        [0] {""}
       *[other] {" "}auf vier andere; du erhältst 1 Punkt für jeden deiner Megalithen darunter
    }
   *[other] neutralen Megalithen der Nomaden
}.
winter-companion-nomads_village_built = Errichte eine Siedlung der Nomaden, wo { $juncture } zusammentreffen. Ihre Lager bleiben.
winter-companion-nomads_tile = Lege das Nomadenplättchen dorthin, wo { $juncture } zusammentreffen.
winter-companion-nomads_map = { $ring ->
    [all] Die Lager der Nomaden stehen auf den Feldern { $hexes }.
    [inner] Die zwei inneren Lager der Nomaden kommen auf die Felder { $hexes }.
   *[outer] Die drei äußeren Lager der Nomaden kommen auf die Felder { $hexes }.
}
winter-companion-nomads_maps_shuffled = Diese Seite mischt alle { $count } Landkarten.
winter-companion-nomads_camp_moved = Versetze ein Lager der Nomaden von Feld { $from } nach Feld { $to }.
winter-companion-nomads_ice_turned = Liegt der Eisfund auf Feld { $hex } verdeckt, so decke ihn auf.
winter-companion-nomads_ice_paid = Die Nomaden erhalten, was der Eisfund auf Feld { $hex } zeigt.
winter-companion-nomads_gained = Schiebe den Anzeiger der Nomaden: + { $count } { $good ->
    [food] Nahrung
   *[tool] { $count ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
}.
winter-companion-nomads_paid = Die Nomaden bezahlen { winter-food-and-tools }: Schiebe ihre Anzeiger zurück.
winter-companion-nomads_points = Die Nomaden erhalten { winter-scored }.
winter-companion-nomads_idol_moved = Schiebe den Götzenmarker der Nomaden auf Stufe { $step } der { $track ->
    [offering] Opfergabenleiste
   *[honor] Ruhmesleiste
}.
winter-companion-nomads_order_set = Lege den Marker der Nomaden auf Platz { $position } der Reihenfolge, deinen auf den anderen.
winter-companion-nomads_final_scored = Die Nomaden erhalten { winter-scored }.
winter-companion-nomads_result = { $won ->
    [0] Die Nomaden gewinnen mit { $nomads } zu { $points } Punkten.
   *[other] Du schlägst die Nomaden mit { $points } zu { $nomads } Punkten.
}

## Fragen

winter-companion-ask-animal = Nimm das oberste Tier des Stapels für die Nomaden. Welches ist es?
winter-companion-ask-turned_up = Welches Tier wurde aufgedeckt ({ winter-companion-spot })?
winter-companion-ask-begin = Ist alles aufgebaut, auch deine Aufbaukarte ausgeführt?
winter-companion-ask-figure = Dein Zug. Wohin hast du deine Figur gesetzt?
winter-companion-ask-turn_over = Dein letzter Zug dieser Runde. Lege auch deinen Sonnenfinsternisstapel bereit.
winter-companion-ask-above = Hast du auf Megalithen in der Farbe der Nomaden gebaut? Zähle ihre Megalithen direkt unter deinen, für alles, was du gerade gebaut hast.
winter-companion-ask-area = Welche Tiere liegen jetzt im Jagdgebiet?
winter-companion-ask-display = Auf welchen Plätzen der Auslage liegt ein Fortschritt?
winter-companion-ask-stone = Die Nomaden wollen den am weitesten { $big ->
    [left] links
   *[right] rechts
} liegenden Heiligen Stein. Ist in diesem Zeitalter einer verfügbar?
winter-companion-ask-place = { $neutral ->
    [0] Wo können die Nomaden einen Megalithen bauen? Zuerst auf vier derselben Ebene. Geht das nicht, auf ein leeres Quadrat neben irgendeinem Megalithen, nie auf ein Startquadrat.
   *[other] Wo können die Nomaden einen neutralen Megalithen bauen? Auf ein leeres Startquadrat oder ein leeres Quadrat neben irgendeinem Megalithen.
} Von mehreren Plätzen nimm den am weitesten { winter-nomads-big }, dann am weitesten { winter-nomads-small }.
winter-companion-ask-arrow = Ein Startquadrat: Ist eins der beiden Quadrate leer, auf die seine Pfeile zeigen? Dann kommt der zweite neutrale Megalith dorthin; von zweien das am weitesten { winter-nomads-big }, dann { winter-nomads-small }.
winter-companion-ask-square = Was zeigt dieses Quadrat?
winter-companion-ask-supports = Wie viele der vier Megalithen darunter haben die Farbe der Nomaden?
winter-companion-ask-village = Die Nomaden könnten eine Siedlung errichten, wo { $juncture } zusammentreffen. Steht dort eine von dir?
winter-companion-ask-glaciers = Welche { $count } Felder sind Gletscher?
winter-companion-ask-find_open = Liegt der Eisfund auf Feld { $hex } offen?
winter-companion-ask-find = Was zeigt der Eisfund auf Feld { $hex }?
winter-companion-ask-influence = { $strict ->
    [0] Wo hast du mehr Einfluss als die Nomaden? Die Zahlen sind ihre.
   *[other] Wo hast du mindestens so viel Einfluss wie die Nomaden? Die Zahlen sind ihre.
}
winter-companion-ask-income = Die Nomaden haben auf Feld { $hex } den höchsten Einfluss. Welches Einkommen zeigt das Feld?
winter-companion-ask-labor = Die Nomaden haben in der Sonnenfinsternis { $halves } Arbeitskraft. Und du, mit deinen ruhenden Figuren?
winter-companion-ask-eclipse_over = Führe jetzt die vier Schritte deiner Sonnenfinsternis aus.
winter-companion-ask-prepare = Bereite Runde { $round } vor: Figuren zurück, Jagdgebiet auf 3 Tiere auffüllen, { $round ->
    [3] alle Fortschritte wegnehmen und 8 des II. Zeitalters auslegen
   *[other] Auslage auf 8 Karten auffüllen
}, und du ziehst 5 Karten.
winter-companion-ask-honor = Wer liegt auf der Ruhmesleiste vorn? Auf derselben Stufe, wer weiter links steht.
winter-companion-ask-printed = Sieh dir { $count ->
    [one] die begrabene Karte
   *[other] die { $count } begrabenen Karten
} der Nomaden an: Wie viele Punkte sind zusammen darauf gedruckt?
winter-companion-ask-points = Werte jetzt für dich. Wie viele Punkte hast du am Ende?

## Antworten

winter-companion-option-yes = Ja
winter-companion-option-no = Nein
winter-companion-option-done = Fertig
winter-companion-option-rest = Ruhe
winter-companion-option-start = Auf ein Startquadrat
winter-companion-option-ground = Auf ein anderes Quadrat
winter-companion-option-upper = Auf vier Megalithen
winter-companion-option-none = Nirgends
winter-companion-option-more = Mehr
winter-companion-option-same = Genauso viel
winter-companion-option-less = Weniger
winter-companion-option-nomads = Die Nomaden
winter-companion-option-me = Ich
winter-companion-animal-none = Der Stapel ist leer
