# Der Trainer: Hinweise, Probierzüge, Analyse einer Partie, und warum eine Wahl gut ist.

coach-hint = Hinweis
coach-says = Der Trainer würde jetzt dies spielen:
coach-says-more = Was wäre noch gut?
coach-hint-again = Hinweis ausblenden
coach-hint-title = Die drei besten Möglichkeiten
coach-hint-thinking = Der Trainer denkt …
coach-hint-expects = am Ende etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
coach-hint-how = Beurteilt nach dem, was du weißt. Andere wissen vielleicht mehr.
coach-otherwise = { $differs ->
    [yes] { " " }(sonst { $otherwise })
   *[no] { "" }
}
coach-hint-then = danach: { $choices }
coach-no-reason = kaum ein Unterschied
coach-choose = Wählen
coach-what-if = Was wäre wenn
coach-what-if-title = Was wäre wenn: nichts davon geschieht
coach-what-if-how = Eine Kopie des Tisches: was du nicht wissen kannst, ist ausgelost, für die anderen antworten Bots.
coach-what-if-undo = Schritt zurück
coach-what-if-again = Neu auslosen
coach-what-if-leave = Zurück zum Spiel
coach-what-if-over = Die Partie wäre zu Ende.
coach-hints-option = Hinweise
coach-hints-option-no = Niemand fragt den Trainer
coach-hints-option-yes = Alle dürfen den Trainer fragen
coach-analysis = Analyse
coach-analysis-open = Analyse ansehen
coach-analysis-of = Analyse der Partie
coach-analysis-running = Deine bisherigen Entscheidungen, nach dem, was du weißt. Die volle Analyse gibt es, wenn die Partie zu Ende ist.
coach-analysis-progress = Der Trainer geht die Partie durch: { $percent } %
coach-analysis-wait = Du kannst warten oder später wiederkommen.
coach-analysis-failed = Die Analyse ist nicht möglich: { $reason }
coach-analysis-empty = Noch gibt es nichts zu analysieren.
coach-curve = Aussichten im Lauf der Partie
coach-curve-points = Erwartete Punkte im Lauf der Partie
coach-curve-what = Anzeigen
coach-curve-shares = Gewinnaussicht
coach-curve-step = Schritt
coach-curve-table = Dasselbe als Tabelle
coach-result = Ergebnis
coach-turning = Wendepunkte
coach-turning-none = Kein einzelner Moment hat diese Partie entschieden.
coach-cause-chance = Glück
coach-cause-mistake = Entscheidung
coach-cause-play = Spielverlauf
coach-turned = { $who }: { $change } %
coach-costly = Die teuersten Entscheidungen
coach-costly-none = Keine Entscheidung hat viel gekostet. Gut gespielt!
coach-costly-everybody = Alle
coach-costly-better = Besser: { $better }
coach-costs = { $points } Punkte, { $share } % Gewinnaussicht
coach-balance = Glück und Können
coach-balance-seat = Spieler
coach-balance-choices = Durch eigene Wahl verloren
coach-balance-luck = Durch Glück gewonnen oder verloren
coach-balance-how = Glück ist, was Würfel und Karten an der Erwartung geändert haben; eine Entscheidung wird an der besten gemessen, die der Trainer fand.
coach-percent = { $share } %
coach-points = { $points } Punkte
coach-replay-here = In der Wiedergabe zeigen
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
coach-terminal-head = { $title }: Analyse von { $decisions } Entscheidungen
coach-terminal-progress = der Trainer geht die Partie durch

# How many there are of something after a line, compared with now ("before" and "after"), and with other lines.

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] Punkte auf der Leiste: { $after } statt { $before }{ coach-otherwise }
    [down] Punkte auf der Leiste: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Punkte auf der Leiste
    [worse] etwas weniger Punkte auf der Leiste
   *[same] Punkte auf der Leiste: weiterhin { $after }{ coach-otherwise }
}
eiszeit-reason-board = { $trend ->
    [up] deine Jäger brächten { $after } Punkte statt { $before }{ coach-otherwise }
    [down] deine Jäger brächten nur { $after } Punkte statt { $before }{ coach-otherwise }
    [better] deine Jäger brächten etwas mehr
    [worse] deine Jäger brächten etwas weniger
   *[same] deine Jäger brächten weiterhin { $after } Punkte{ coach-otherwise }
}
eiszeit-reason-stones = { $trend ->
    [up] deine Steine: { $after } statt { $before }{ coach-otherwise }
    [down] deine Steine: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Steine für dich
    [worse] etwas weniger Steine für dich
   *[same] deine Steine: weiterhin { $after }{ coach-otherwise }
}
eiszeit-reason-clubs = { $trend ->
    [up] deine Keulen: { $after } statt { $before }{ coach-otherwise }
    [down] deine Keulen: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Keulen für dich
    [worse] etwas weniger Keulen für dich
   *[same] deine Keulen: weiterhin { $after }{ coach-otherwise }
}
eiszeit-reason-home = { $trend ->
    [up] Jäger im Vorrat: { $after } statt { $before }{ coach-otherwise }
    [down] Jäger im Vorrat: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Jäger im Vorrat
    [worse] etwas weniger Jäger im Vorrat
   *[same] Jäger im Vorrat: weiterhin { $after }{ coach-otherwise }
}
eiszeit-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf etwa { $after } Punkte{ coach-otherwise }
    [down] der beste Gegner fällt auf etwa { $after } Punkte{ coach-otherwise }
    [better] deine Gegner stehen etwas schlechter
    [worse] deine Gegner stehen etwas besser
   *[same] der beste Gegner bleibt bei etwa { $after } Punkten{ coach-otherwise }
}

## valley

valley-reason-fate = { $trend ->
    [up] du würdest die Partie gewinnen
    [better] du könntest die Partie gewinnen
    [worse] du könntest die Partie verlieren
   *[same] eine andere Wahl kann die Partie für dich entscheiden
}
valley-reason-settlements = { $trend ->
    [up] deine Siedlungen: { $after } statt { $before }{ coach-otherwise }
    [down] deine Siedlungen: nur { $after } statt { $before }{ coach-otherwise }
    [better] deine Siedlungen sind sicherer
    [worse] deine Siedlungen sind weniger sicher
   *[same] deine Siedlungen: weiterhin { $after }{ coach-otherwise }
}
valley-reason-victory = { $trend ->
    [up] du hast genug Siedlungen zum Sieg
    [down] dir fehlen Siedlungen zum Sieg
    [better] genug Siedlungen zum Sieg sind eher möglich
    [worse] genug Siedlungen zum Sieg sind weniger wahrscheinlich
   *[same] { $after ->
        [0] deine Siedlungen reichen nicht zum Sieg
       *[other] deine Siedlungen reichen weiterhin zum Sieg
    }
}
valley-reason-warriors = { $trend ->
    [up] deine Krieger: { $after } statt { $before }{ coach-otherwise }
    [down] deine Krieger: nur { $after } statt { $before }{ coach-otherwise }
    [better] deinen Kriegern ergeht es etwas besser
    [worse] deinen Kriegern ergeht es etwas schlechter
   *[same] deine Krieger: weiterhin { $after }{ coach-otherwise }
}
valley-reason-women = { $trend ->
    [up] deine Frauen: { $after } statt { $before }{ coach-otherwise }
    [down] deine Frauen: nur { $after } statt { $before }{ coach-otherwise }
    [better] deinen Frauen ergeht es etwas besser
    [worse] deinen Frauen ergeht es etwas schlechter
   *[same] deine Frauen: weiterhin { $after }{ coach-otherwise }
}
valley-reason-alone = { $trend ->
    [up] Frauen ohne Krieger an ihrer Seite: { $after } statt { $before }{ coach-otherwise }
    [down] Frauen ohne Krieger an ihrer Seite: nur { $after } statt { $before }{ coach-otherwise }
    [better] weniger Frauen ohne Krieger an ihrer Seite
    [worse] mehr Frauen ohne Krieger an ihrer Seite
   *[same] Frauen ohne Krieger an ihrer Seite: weiterhin { $after }{ coach-otherwise }
}
valley-reason-pairs = { $trend ->
    [up] Orte, an denen ein Paar siedeln könnte: { $after } statt { $before }{ coach-otherwise }
    [down] Orte, an denen ein Paar siedeln könnte: nur { $after } statt { $before }{ coach-otherwise }
    [better] ein Paar findet bessere Orte zum Siedeln
    [worse] ein Paar findet schlechtere Orte zum Siedeln
   *[same] Orte, an denen ein Paar siedeln könnte: weiterhin { $after }{ coach-otherwise }
}
valley-reason-danger = { $trend ->
    [up] deine Leute in der Unterzahl gegen Gegner: { $after } statt { $before }{ coach-otherwise }
    [down] deine Leute in der Unterzahl gegen Gegner: nur { $after } statt { $before }{ coach-otherwise }
    [better] deine Leute sind seltener in der Unterzahl
    [worse] deine Leute sind öfter in der Unterzahl
   *[same] deine Leute in der Unterzahl gegen Gegner: weiterhin { $after }{ coach-otherwise }
}
valley-reason-battles = { $trend ->
    [up] bevorstehende Kämpfe auf deinen Feldern: { $after } statt { $before }{ coach-otherwise }
    [down] bevorstehende Kämpfe auf deinen Feldern: nur { $after } statt { $before }{ coach-otherwise }
    [better] weniger ist bedroht oder steht auf dem Spiel
    [worse] mehr ist bedroht oder steht auf dem Spiel
   *[same] bevorstehende Kämpfe auf deinen Feldern: weiterhin { $after }{ coach-otherwise }
}
valley-reason-prey = { $trend ->
    [up] erlegbare Nahrung auf deinen Feldern: { $after } statt { $before }{ coach-otherwise }
    [down] erlegbare Nahrung auf deinen Feldern: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr erlegbare Nahrung
    [worse] etwas weniger erlegbare Nahrung
   *[same] erlegbare Nahrung auf deinen Feldern: weiterhin { $after }{ coach-otherwise }
}
valley-reason-food = { $trend ->
    [up] Nahrung im Vorrat: { $after } statt { $before }{ coach-otherwise }
    [down] Nahrung im Vorrat: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Nahrung im Vorrat
    [worse] etwas weniger Nahrung im Vorrat
   *[same] Nahrung im Vorrat: weiterhin { $after }{ coach-otherwise }
}
valley-reason-hunger = { $trend ->
    [up] { $after } würden bei der nächsten Mahlzeit hungern{ coach-otherwise }
    [down] der Hunger lässt nach: { $after ->
        [0] niemand ginge leer aus
       *[other] { $after } gingen leer aus
    }{ coach-otherwise }
    [better] die Nahrung reicht länger
    [worse] die Nahrung wird eher knapp
   *[same] { $after ->
        [0] niemand würde bei der nächsten Mahlzeit hungern
       *[other] { $after } würden bei der nächsten Mahlzeit hungern
    }{ coach-otherwise }
}
valley-reason-income = { $trend ->
    [up] Felder, die für dich fischen oder sammeln: { $after } statt { $before }{ coach-otherwise }
    [down] Felder, die für dich fischen oder sammeln: nur { $after } statt { $before }{ coach-otherwise }
    [better] du fischst und sammelst etwas mehr
    [worse] du fischst und sammelst etwas weniger
   *[same] Felder, die für dich fischen oder sammeln: weiterhin { $after }{ coach-otherwise }
}
valley-reason-crops = { $trend ->
    [up] Ähren auf deinen Feldern: { $after } statt { $before }{ coach-otherwise }
    [down] Ähren auf deinen Feldern: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Ähren auf deinen Feldern
    [worse] etwas weniger Ähren auf deinen Feldern
   *[same] Ähren auf deinen Feldern: weiterhin { $after }{ coach-otherwise }
}
valley-reason-trumps = { $trend ->
    [up] Sonderkarten auf der Hand: { $after } statt { $before }{ coach-otherwise }
    [down] Sonderkarten auf der Hand: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Sonderkarten auf der Hand
    [worse] etwas weniger Sonderkarten auf der Hand
   *[same] Sonderkarten auf der Hand: weiterhin { $after }{ coach-otherwise }
}
valley-reason-fire = { $trend ->
    [up] du hättest Feuer
    [down] dein Feuer ginge aus
    [better] dein Feuer ist sicherer
    [worse] dein Feuer ist weniger sicher
   *[same] dein Feuer bleibt, wie es ist
}
valley-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf { $after } Siedlungen{ coach-otherwise }
    [down] der beste Gegner fällt auf { $after } Siedlungen{ coach-otherwise }
    [better] deine Gegner stehen etwas schlechter
    [worse] deine Gegner stehen etwas besser
   *[same] der beste Gegner bleibt bei { $after } Siedlungen{ coach-otherwise }
}

## winter

winter-reason-score = { $trend ->
    [up] Punkte auf der Leiste: { $after } statt { $before }{ coach-otherwise }
    [down] Punkte auf der Leiste: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Punkte auf der Leiste
    [worse] etwas weniger Punkte auf der Leiste
   *[same] Punkte auf der Leiste: weiterhin { $after }{ coach-otherwise }
}
winter-reason-rival = { $trend ->
    [up] der beste andere hat etwa { $after } Punkte{ coach-otherwise }
    [down] der beste andere fällt auf etwa { $after } Punkte{ coach-otherwise }
    [better] die anderen stehen etwas schlechter
    [worse] die anderen stehen etwas besser
   *[same] der beste andere bleibt bei etwa { $after } Punkten{ coach-otherwise }
}
winter-reason-final-goods = { $trend ->
    [up] Schlusspunkte für Güter: { $after } statt { $before }{ coach-otherwise }
    [down] Schlusspunkte für Güter: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Schlusspunkte für Güter
    [worse] etwas weniger Schlusspunkte für Güter
   *[same] Schlusspunkte für Güter: weiterhin { $after }{ coach-otherwise }
}
winter-reason-final-graves = { $trend ->
    [up] Schlusspunkte für Begrabene: { $after } statt { $before }{ coach-otherwise }
    [down] Schlusspunkte für Begrabene: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Schlusspunkte für Begrabene
    [worse] etwas weniger Schlusspunkte für Begrabene
   *[same] Schlusspunkte für Begrabene: weiterhin { $after }{ coach-otherwise }
}
winter-reason-final-cards = { $trend ->
    [up] Punkte auf deinen Karten: { $after } statt { $before }{ coach-otherwise }
    [down] Punkte auf deinen Karten: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Punkte auf deinen Karten
    [worse] etwas weniger Punkte auf deinen Karten
   *[same] Punkte auf deinen Karten: weiterhin { $after }{ coach-otherwise }
}
winter-reason-final-animals = { $trend ->
    [up] die Tiersätze wachsen auf { $after } Punkte{ coach-otherwise }
    [down] die Tiersätze schrumpfen auf { $after } Punkte{ coach-otherwise }
    [better] etwas mehr Punkte für Tiersätze
    [worse] etwas weniger Punkte für Tiersätze
   *[same] die Tiersätze bleiben bei { $after } Punkten{ coach-otherwise }
}
winter-reason-food = { $trend ->
    [up] Nahrung im Vorrat: { $after } statt { $before }{ coach-otherwise }
    [down] Nahrung im Vorrat: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Nahrung im Vorrat
    [worse] etwas weniger Nahrung im Vorrat
   *[same] Nahrung im Vorrat: weiterhin { $after }{ coach-otherwise }
}
winter-reason-tools = { $trend ->
    [up] Werkzeuge im Vorrat: { $after } statt { $before }{ coach-otherwise }
    [down] Werkzeuge im Vorrat: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Werkzeuge im Vorrat
    [worse] etwas weniger Werkzeuge im Vorrat
   *[same] Werkzeuge im Vorrat: weiterhin { $after }{ coach-otherwise }
}
winter-reason-hand = { $trend ->
    [up] Karten auf der Hand: { $after } statt { $before }{ coach-otherwise }
    [down] Karten auf der Hand: nur { $after } statt { $before }{ coach-otherwise }
    [better] bessere Karten auf der Hand
    [worse] schlechtere Karten auf der Hand
   *[same] Karten auf der Hand: weiterhin { $after }{ coach-otherwise }
}
winter-reason-deck = { $trend ->
    [up] Karten außerhalb der Hand: { $after } statt { $before }{ coach-otherwise }
    [down] Karten außerhalb der Hand: nur { $after } statt { $before }{ coach-otherwise }
    [better] bessere Karten im Deck und in den Stapeln
    [worse] schlechtere Karten im Deck und in den Stapeln
   *[same] Karten außerhalb der Hand: weiterhin { $after }{ coach-otherwise }
}
winter-reason-honor = { $trend ->
    [up] Schritte auf der Ruhmesleiste: { $after } statt { $before }{ coach-otherwise }
    [down] Schritte auf der Ruhmesleiste: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas weiter auf der Ruhmesleiste
    [worse] etwas weniger weit auf der Ruhmesleiste
   *[same] Schritte auf der Ruhmesleiste: weiterhin { $after }{ coach-otherwise }
}
winter-reason-offering = { $trend ->
    [up] Schritte auf der Opfergabenleiste: { $after } statt { $before }{ coach-otherwise }
    [down] Schritte auf der Opfergabenleiste: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas weiter auf der Opfergabenleiste
    [worse] etwas weniger weit auf der Opfergabenleiste
   *[same] Schritte auf der Opfergabenleiste: weiterhin { $after }{ coach-otherwise }
}
winter-reason-megaliths = { $trend ->
    [up] deine Megalithen: { $after } statt { $before }{ coach-otherwise }
    [down] deine Megalithen: nur { $after } statt { $before }{ coach-otherwise }
    [better] auf deinen Megalithen lässt sich besser bauen
    [worse] auf deinen Megalithen lässt sich schlechter bauen
   *[same] deine Megalithen: weiterhin { $after }{ coach-otherwise }
}
winter-reason-incomes = { $trend ->
    [up] Felder, die dir in der Sonnenfinsternis Einkommen bringen: { $after } statt { $before }{ coach-otherwise }
    [down] Felder, die dir in der Sonnenfinsternis Einkommen bringen: nur { $after } statt { $before }{ coach-otherwise }
    [better] deine Felder bringen in der Sonnenfinsternis mehr
    [worse] deine Felder bringen in der Sonnenfinsternis weniger
   *[same] Felder, die dir in der Sonnenfinsternis Einkommen bringen: weiterhin { $after }{ coach-otherwise }
}
winter-reason-villages = { $trend ->
    [up] deine Siedlungen: { $after } statt { $before }{ coach-otherwise }
    [down] deine Siedlungen: nur { $after } statt { $before }{ coach-otherwise }
    [better] deine Siedlungen sind mehr wert
    [worse] deine Siedlungen sind weniger wert
   *[same] deine Siedlungen: weiterhin { $after }{ coach-otherwise }
}
winter-reason-camps = { $trend ->
    [up] Lager auf der Karte: { $after } statt { $before }{ coach-otherwise }
    [down] Lager auf der Karte: nur { $after } statt { $before }{ coach-otherwise }
    [better] etwas mehr Lager auf der Karte
    [worse] etwas weniger Lager auf der Karte
   *[same] Lager auf der Karte: weiterhin { $after }{ coach-otherwise }
}
winter-reason-ready = { $trend ->
    [up] eine Siedlung rückt näher: { $after } von 3 Lagern stehen{ coach-otherwise }
    [down] eine Siedlung rückt ferner: { $after } von 3 Lagern stehen{ coach-otherwise }
    [better] eine Siedlung ist etwas näher
    [worse] eine Siedlung ist etwas ferner
   *[same] { $after } von 3 Lagern für eine Siedlung stehen{ coach-otherwise }
}
winter-reason-stones = { $trend ->
    [up] Heilige Steine: { $after } statt { $before }{ coach-otherwise }
    [down] Heilige Steine: nur { $after } statt { $before }{ coach-otherwise }
    [better] deine Heiligen Steine brächten mehr
    [worse] deine Heiligen Steine brächten weniger
   *[same] Heilige Steine: weiterhin { $after }{ coach-otherwise }
}
