# Der Trainer: Hinweise, Probierzüge, Analyse einer Partie, und warum eine Wahl gut ist.

coach-hint = Hinweis
coach-says = Der Trainer würde jetzt dies spielen:
coach-says-more = Was wäre noch gut?
coach-hint-again = Hinweis ausblenden
coach-hint-title = Die drei besten Möglichkeiten
coach-hint-thinking = Der Trainer denkt …
coach-hint-expects = am Ende etwa { $score }
coach-score = { $points } { $game ->
    [valley] Siedlungen
   *[other] Punkte
}
coach-hint-how = Beurteilt nach dem, was du weißt. Andere wissen vielleicht mehr.
coach-otherwise = { $differs ->
    [no] { "" }
    [best] { " " }(beste Wahl: { $otherwise })
   *[yes] { " " }(sonst { $otherwise })
}
coach-up = { $differs ->
    [now] { $after } statt { $before }
   *[yes] { $after }, jetzt { $before }{ coach-otherwise }
}
coach-down = { $differs ->
    [now] nur { $after } statt { $before }
   *[yes] { $after }, jetzt { $before }{ coach-otherwise }
}
coach-still = weiterhin { $after }{ coach-otherwise }
coach-after-points = { $after } { $after ->
    [one] Punkt
   *[other] Punkte
}
coach-at-points = { $after } { $after ->
    [one] Punkt
   *[other] Punkten
}
coach-after-settlements = { $after } { $after ->
    [one] Siedlung
   *[other] Siedlungen
}
coach-hint-then = danach: { $choices }
coach-no-reason = diese Möglichkeiten nehmen sich kaum etwas
coach-like-best = etwa so gut wie die beste Wahl
coach-choose = Wählen
coach-what-if = Was wäre wenn
coach-what-if-title = Was wäre wenn: nichts davon geschieht
coach-what-if-how = Eine Kopie des Tisches: was du nicht wissen kannst, ist ausgelost, für die anderen antworten Bots.
coach-what-if-undo = Schritt zurück
coach-what-if-again = Neu auslosen
coach-what-if-leave = Zurück zum Spiel
coach-what-if-over = Die Partie wäre zu Ende.
coach-what-if-gone = Am Tisch ging es inzwischen weiter: Was du ausprobiert hast, ist weg.
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
coach-turning-how = { coach-cause-chance }: Würfel oder Karten haben die Partie gewendet. { coach-cause-mistake }: Es gab Besseres zu tun. { coach-cause-play }: jeder andere Zug, der sie gewendet hat.
coach-turned = { $who }: { $change } %
coach-costly = Die teuersten Entscheidungen
coach-costly-none = Keine Entscheidung hat viel gekostet. Gut gespielt!
coach-costly-everybody = Alle
coach-costly-better = Besser: { $better }
coach-costs = { $score }, { $share } % Gewinnaussicht
coach-costs-share = { $share } % Gewinnaussicht
coach-balance = Glück und Können
coach-balance-seat = Spieler
coach-balance-choices = Durch eigene Wahl verloren
coach-balance-luck = Durch Glück gewonnen oder verloren
coach-balance-how = Glück ist, was Würfel und Karten an der Erwartung geändert haben; eine Entscheidung wird an der besten gemessen, die der Trainer fand. Alles ist über die Partie zusammengezählt. Vorn steht die Gewinnaussicht, in Klammern das eigene Ergebnis: Was den Gegnern nützt oder schadet, ändert nur die Aussicht, deshalb können beide in verschiedene Richtungen gehen.
coach-percent = { $share } %
coach-points = { $points } Punkte
coach-replay-here = In der Wiedergabe zeigen
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
coach-terminal-head = { $title }: Analyse von { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}
coach-terminal-progress = der Trainer geht die Partie durch

# How many there are of something after a line, compared with now ("before" and "after"), and with other lines.

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] Punkte auf der Leiste: { coach-up }
    [down] Punkte auf der Leiste: { coach-down }
    [better] etwas mehr Punkte auf der Leiste
    [worse] etwas weniger Punkte auf der Leiste
   *[same] Punkte auf der Leiste: { coach-still }
}
eiszeit-reason-board = { $trend ->
    [up] Punkte, die deine Jäger brächten: { coach-up }
    [down] Punkte, die deine Jäger brächten: { coach-down }
    [better] deine Jäger brächten etwas mehr
    [worse] deine Jäger brächten etwas weniger
   *[same] Punkte, die deine Jäger brächten: { coach-still }
}
eiszeit-reason-stones = { $trend ->
    [up] deine Steine: { coach-up }
    [down] deine Steine: { coach-down }
    [better] etwas mehr Steine für dich
    [worse] etwas weniger Steine für dich
   *[same] deine Steine: { coach-still }
}
eiszeit-reason-clubs = { $trend ->
    [up] deine Keulen: { coach-up }
    [down] deine Keulen: { coach-down }
    [better] etwas mehr Keulen für dich
    [worse] etwas weniger Keulen für dich
   *[same] deine Keulen: { coach-still }
}
eiszeit-reason-home = { $trend ->
    [up] Jäger im Vorrat: { coach-up }
    [down] Jäger im Vorrat: { coach-down }
    [better] etwas mehr Jäger im Vorrat
    [worse] etwas weniger Jäger im Vorrat
   *[same] Jäger im Vorrat: { coach-still }
}
eiszeit-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf etwa { coach-after-points }{ coach-otherwise }
    [down] der beste Gegner fällt auf etwa { coach-after-points }{ coach-otherwise }
    [better] deine Gegner stehen schlechter da
    [worse] deine Gegner stehen besser da
   *[same] der beste Gegner bleibt bei etwa { coach-at-points }{ coach-otherwise }
}

## valley

valley-reason-fate = { $trend ->
    [up] du würdest die Partie gewinnen
    [better] du könntest die Partie gewinnen
    [worse] du könntest die Partie verlieren
   *[same] eine andere Wahl kann die Partie für dich entscheiden
}
valley-reason-settlements = { $trend ->
    [up] deine Siedlungen: { coach-up }
    [down] deine Siedlungen: { coach-down }
    [better] deine Siedlungen sind sicherer
    [worse] deine Siedlungen sind weniger sicher
   *[same] deine Siedlungen: { coach-still }
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
    [up] deine Krieger: { coach-up }
    [down] deine Krieger: { coach-down }
    [better] deinen Kriegern ergeht es etwas besser
    [worse] deinen Kriegern ergeht es etwas schlechter
   *[same] deine Krieger: { coach-still }
}
valley-reason-women = { $trend ->
    [up] deine Frauen: { coach-up }
    [down] deine Frauen: { coach-down }
    [better] deinen Frauen ergeht es etwas besser
    [worse] deinen Frauen ergeht es etwas schlechter
   *[same] deine Frauen: { coach-still }
}
valley-reason-alone = { $trend ->
    [up] Frauen ohne Krieger an ihrer Seite: { coach-up }
    [down] Frauen ohne Krieger an ihrer Seite: { coach-down }
    [better] weniger Frauen ohne Krieger an ihrer Seite
    [worse] mehr Frauen ohne Krieger an ihrer Seite
   *[same] Frauen ohne Krieger an ihrer Seite: { coach-still }
}
valley-reason-pairs = { $trend ->
    [up] Orte, an denen ein Paar siedeln könnte: { coach-up }
    [down] Orte, an denen ein Paar siedeln könnte: { coach-down }
    [better] ein Paar findet bessere Orte zum Siedeln
    [worse] ein Paar findet schlechtere Orte zum Siedeln
   *[same] Orte, an denen ein Paar siedeln könnte: { coach-still }
}
valley-reason-danger = { $trend ->
    [up] deine Leute in der Unterzahl gegen Gegner: { coach-up }
    [down] deine Leute in der Unterzahl gegen Gegner: { coach-down }
    [better] deine Leute sind seltener in der Unterzahl
    [worse] deine Leute sind öfter in der Unterzahl
   *[same] deine Leute in der Unterzahl gegen Gegner: { coach-still }
}
valley-reason-battles = { $trend ->
    [up] bevorstehende Kämpfe auf deinen Feldern: { coach-up }
    [down] bevorstehende Kämpfe auf deinen Feldern: { coach-down }
    [better] weniger ist bedroht oder steht auf dem Spiel
    [worse] mehr ist bedroht oder steht auf dem Spiel
   *[same] bevorstehende Kämpfe auf deinen Feldern: { coach-still }
}
valley-reason-prey = { $trend ->
    [up] erlegbare Nahrung auf deinen Feldern: { coach-up }
    [down] erlegbare Nahrung auf deinen Feldern: { coach-down }
    [better] etwas mehr erlegbare Nahrung
    [worse] etwas weniger erlegbare Nahrung
   *[same] erlegbare Nahrung auf deinen Feldern: { coach-still }
}
valley-reason-food = { $trend ->
    [up] Nahrung im Vorrat: { coach-up }
    [down] Nahrung im Vorrat: { coach-down }
    [better] etwas mehr Nahrung im Vorrat
    [worse] etwas weniger Nahrung im Vorrat
   *[same] Nahrung im Vorrat: { coach-still }
}
valley-reason-hunger = { $trend ->
    [up] { $after ->
        [one] einer würde
       *[other] { $after } würden
    }{ " " }bei der nächsten Mahlzeit hungern{ coach-otherwise }
    [down] der Hunger lässt nach: { $after ->
        [0] niemand ginge leer aus
        [one] einer ginge leer aus
       *[other] { $after } gingen leer aus
    }{ coach-otherwise }
    [better] die Nahrung reicht länger
    [worse] die Nahrung wird eher knapp
   *[same] { $after ->
        [0] niemand würde bei der nächsten Mahlzeit hungern
        [one] einer würde bei der nächsten Mahlzeit hungern
       *[other] { $after } würden bei der nächsten Mahlzeit hungern
    }{ coach-otherwise }
}
valley-reason-income = { $trend ->
    [up] Felder, die für dich fischen oder sammeln: { coach-up }
    [down] Felder, die für dich fischen oder sammeln: { coach-down }
    [better] du fischst und sammelst etwas mehr
    [worse] du fischst und sammelst etwas weniger
   *[same] Felder, die für dich fischen oder sammeln: { coach-still }
}
valley-reason-crops = { $trend ->
    [up] Ähren auf deinen Feldern: { coach-up }
    [down] Ähren auf deinen Feldern: { coach-down }
    [better] etwas mehr Ähren auf deinen Feldern
    [worse] etwas weniger Ähren auf deinen Feldern
   *[same] Ähren auf deinen Feldern: { coach-still }
}
valley-reason-trumps = { $trend ->
    [up] Sonderkarten auf der Hand: { coach-up }
    [down] Sonderkarten auf der Hand: { coach-down }
    [better] etwas mehr Sonderkarten auf der Hand
    [worse] etwas weniger Sonderkarten auf der Hand
   *[same] Sonderkarten auf der Hand: { coach-still }
}
valley-reason-fire = { $trend ->
    [up] du hättest Feuer
    [down] dein Feuer ginge aus
    [better] dein Feuer ist sicherer
    [worse] dein Feuer ist weniger sicher
   *[same] dein Feuer bleibt, wie es ist
}
valley-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf { coach-after-settlements }{ coach-otherwise }
    [down] der beste Gegner fällt auf { coach-after-settlements }{ coach-otherwise }
    [better] deine Gegner stehen schlechter da
    [worse] deine Gegner stehen besser da
   *[same] der beste Gegner bleibt bei { coach-after-settlements }{ coach-otherwise }
}

## winter

winter-reason-score = { $trend ->
    [up] Punkte auf der Leiste: { coach-up }
    [down] Punkte auf der Leiste: { coach-down }
    [better] etwas mehr Punkte auf der Leiste
    [worse] etwas weniger Punkte auf der Leiste
   *[same] Punkte auf der Leiste: { coach-still }
}
winter-reason-rival = { $trend ->
    [up] der beste andere hat etwa { coach-after-points }{ coach-otherwise }
    [down] der beste andere fällt auf etwa { coach-after-points }{ coach-otherwise }
    [better] die anderen stehen schlechter da
    [worse] die anderen stehen besser da
   *[same] der beste andere bleibt bei etwa { coach-at-points }{ coach-otherwise }
}
winter-reason-final-goods = { $trend ->
    [up] Schlusspunkte für Güter: { coach-up }
    [down] Schlusspunkte für Güter: { coach-down }
    [better] etwas mehr Schlusspunkte für Güter
    [worse] etwas weniger Schlusspunkte für Güter
   *[same] Schlusspunkte für Güter: { coach-still }
}
winter-reason-final-graves = { $trend ->
    [up] Schlusspunkte für Begrabene: { coach-up }
    [down] Schlusspunkte für Begrabene: { coach-down }
    [better] etwas mehr Schlusspunkte für Begrabene
    [worse] etwas weniger Schlusspunkte für Begrabene
   *[same] Schlusspunkte für Begrabene: { coach-still }
}
winter-reason-final-cards = { $trend ->
    [up] Punkte auf deinen Karten: { coach-up }
    [down] Punkte auf deinen Karten: { coach-down }
    [better] etwas mehr Punkte auf deinen Karten
    [worse] etwas weniger Punkte auf deinen Karten
   *[same] Punkte auf deinen Karten: { coach-still }
}
winter-reason-final-animals = { $trend ->
    [up] die Tiersätze wachsen auf { coach-after-points }{ coach-otherwise }
    [down] die Tiersätze schrumpfen auf { coach-after-points }{ coach-otherwise }
    [better] etwas mehr Punkte für Tiersätze
    [worse] etwas weniger Punkte für Tiersätze
   *[same] die Tiersätze bleiben bei { coach-at-points }{ coach-otherwise }
}
winter-reason-food = { $trend ->
    [up] Nahrung im Vorrat: { coach-up }
    [down] Nahrung im Vorrat: { coach-down }
    [better] etwas mehr Nahrung im Vorrat
    [worse] etwas weniger Nahrung im Vorrat
   *[same] Nahrung im Vorrat: { coach-still }
}
winter-reason-tools = { $trend ->
    [up] Werkzeuge im Vorrat: { coach-up }
    [down] Werkzeuge im Vorrat: { coach-down }
    [better] etwas mehr Werkzeuge im Vorrat
    [worse] etwas weniger Werkzeuge im Vorrat
   *[same] Werkzeuge im Vorrat: { coach-still }
}
winter-reason-hand = { $trend ->
    [up] Karten auf der Hand: { coach-up }
    [down] Karten auf der Hand: { coach-down }
    [better] bessere Karten auf der Hand
    [worse] schlechtere Karten auf der Hand
   *[same] Karten auf der Hand: { coach-still }
}
winter-reason-deck = { $trend ->
    [up] Karten außerhalb der Hand: { coach-up }
    [down] Karten außerhalb der Hand: { coach-down }
    [better] bessere Karten im Deck und in den Stapeln
    [worse] schlechtere Karten im Deck und in den Stapeln
   *[same] Karten außerhalb der Hand: { coach-still }
}
winter-reason-honor = { $trend ->
    [up] Schritte auf der Ruhmesleiste: { coach-up }
    [down] Schritte auf der Ruhmesleiste: { coach-down }
    [better] etwas weiter auf der Ruhmesleiste
    [worse] etwas weniger weit auf der Ruhmesleiste
   *[same] Schritte auf der Ruhmesleiste: { coach-still }
}
winter-reason-offering = { $trend ->
    [up] Schritte auf der Opfergabenleiste: { coach-up }
    [down] Schritte auf der Opfergabenleiste: { coach-down }
    [better] etwas weiter auf der Opfergabenleiste
    [worse] etwas weniger weit auf der Opfergabenleiste
   *[same] Schritte auf der Opfergabenleiste: { coach-still }
}
winter-reason-megaliths = { $trend ->
    [up] deine Megalithen: { coach-up }
    [down] deine Megalithen: { coach-down }
    [better] auf deinen Megalithen lässt sich besser bauen
    [worse] auf deinen Megalithen lässt sich schlechter bauen
   *[same] deine Megalithen: { coach-still }
}
winter-reason-incomes = { $trend ->
    [up] Felder, die dir in der Sonnenfinsternis Einkommen bringen: { coach-up }
    [down] Felder, die dir in der Sonnenfinsternis Einkommen bringen: { coach-down }
    [better] deine Felder bringen in der Sonnenfinsternis mehr
    [worse] deine Felder bringen in der Sonnenfinsternis weniger
   *[same] Felder, die dir in der Sonnenfinsternis Einkommen bringen: { coach-still }
}
winter-reason-villages = { $trend ->
    [up] deine Siedlungen: { coach-up }
    [down] deine Siedlungen: { coach-down }
    [better] deine Siedlungen sind mehr wert
    [worse] deine Siedlungen sind weniger wert
   *[same] deine Siedlungen: { coach-still }
}
winter-reason-camps = { $trend ->
    [up] Lager auf der Karte: { coach-up }
    [down] Lager auf der Karte: { coach-down }
    [better] etwas mehr Lager auf der Karte
    [worse] etwas weniger Lager auf der Karte
   *[same] Lager auf der Karte: { coach-still }
}
winter-reason-ready = { $trend ->
    [up] eine Siedlung rückt näher: { $after } von 3 Lagern stehen{ coach-otherwise }
    [down] eine Siedlung rückt ferner: { $after } von 3 Lagern stehen{ coach-otherwise }
    [better] eine Siedlung ist etwas näher
    [worse] eine Siedlung ist etwas ferner
   *[same] { $after } von 3 Lagern für eine Siedlung stehen{ coach-otherwise }
}
winter-reason-stones = { $trend ->
    [up] Heilige Steine: { coach-up }
    [down] Heilige Steine: { coach-down }
    [better] deine Heiligen Steine brächten mehr
    [worse] deine Heiligen Steine brächten weniger
   *[same] Heilige Steine: { coach-still }
}
