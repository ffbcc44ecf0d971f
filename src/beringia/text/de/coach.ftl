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

# How many there are of something after a line, compared with now: "before" and "after".

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] Punkte auf der Leiste: dann { $after }
    [down] Punkte auf der Leiste: nur noch { $after }
   *[same] Punkte auf der Leiste bleiben bei { $after }
}
eiszeit-reason-board = { $trend ->
    [up] deine Jäger brächten { $after } Punkte statt { $before }
    [down] deine Jäger brächten nur { $after } Punkte statt { $before }
   *[same] deine Jäger brächten weiterhin { $after } Punkte
}
eiszeit-reason-stones = { $trend ->
    [up] deine Steine steigen auf { $after }
    [down] deine Steine sinken auf { $after }
   *[same] deine Steine bleiben bei { $after }
}
eiszeit-reason-clubs = { $trend ->
    [up] deine Keulen steigen auf { $after }
    [down] deine Keulen sinken auf { $after }
   *[same] deine Keulen bleiben bei { $after }
}
eiszeit-reason-home = { $trend ->
    [up] Jäger im Vorrat steigen auf { $after }
    [down] Jäger im Vorrat sinken auf { $after }
   *[same] Jäger im Vorrat bleiben bei { $after }
}
eiszeit-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf etwa { $after } Punkte
    [down] der beste Gegner fällt auf etwa { $after } Punkte
   *[same] der beste Gegner bleibt bei etwa { $after } Punkten
}

## valley

valley-reason-fate = die Partie kann sich entscheiden
valley-reason-settlements = { $trend ->
    [up] deine Siedlungen steigen auf { $after }
    [down] deine Siedlungen sinken auf { $after }
   *[same] deine Siedlungen bleiben bei { $after }
}
valley-reason-victory = { $trend ->
    [up] du hast genug Siedlungen zum Sieg
    [down] dir fehlen Siedlungen zum Sieg
   *[same] deine Siedlungen auf dem Weg zum Sieg: { $after }
}
valley-reason-warriors = { $trend ->
    [up] deine Krieger steigen auf { $after }
    [down] deine Krieger sinken auf { $after }
   *[same] deine Krieger bleiben bei { $after }
}
valley-reason-women = { $trend ->
    [up] deine Frauen steigen auf { $after }
    [down] deine Frauen sinken auf { $after }
   *[same] deine Frauen bleiben bei { $after }
}
valley-reason-alone = { $trend ->
    [up] Frauen ohne Krieger an ihrer Seite steigen auf { $after }
    [down] Frauen ohne Krieger an ihrer Seite sinken auf { $after }
   *[same] Frauen ohne Krieger an ihrer Seite bleiben bei { $after }
}
valley-reason-pairs = { $trend ->
    [up] Orte, an denen ein Paar siedeln könnte steigen auf { $after }
    [down] Orte, an denen ein Paar siedeln könnte sinken auf { $after }
   *[same] Orte, an denen ein Paar siedeln könnte bleiben bei { $after }
}
valley-reason-danger = { $trend ->
    [up] Leute in der Unterzahl gegen Gegner steigen auf { $after }
    [down] Leute in der Unterzahl gegen Gegner sinken auf { $after }
   *[same] Leute in der Unterzahl gegen Gegner bleiben bei { $after }
}
valley-reason-battles = { $trend ->
    [up] bevorstehende Kämpfe auf deinen Feldern steigen auf { $after }
    [down] bevorstehende Kämpfe auf deinen Feldern sinken auf { $after }
   *[same] bevorstehende Kämpfe auf deinen Feldern bleiben bei { $after }
}
valley-reason-prey = { $trend ->
    [up] erlegbare Nahrung auf deinen Feldern steigt auf { $after }
    [down] erlegbare Nahrung auf deinen Feldern sinkt auf { $after }
   *[same] erlegbare Nahrung auf deinen Feldern bleibt bei { $after }
}
valley-reason-food = { $trend ->
    [up] Nahrung im Vorrat steigt auf { $after }
    [down] Nahrung im Vorrat sinkt auf { $after }
   *[same] Nahrung im Vorrat bleibt bei { $after }
}
valley-reason-hunger = { $trend ->
    [up] { $after } würden bei der nächsten Mahlzeit hungern
    [down] der Hunger lässt nach: { $after } gingen leer aus
   *[same] { $after } würden bei der nächsten Mahlzeit hungern
}
valley-reason-income = { $trend ->
    [up] Felder, die für dich fischen oder sammeln steigen auf { $after }
    [down] Felder, die für dich fischen oder sammeln sinken auf { $after }
   *[same] Felder, die für dich fischen oder sammeln bleiben bei { $after }
}
valley-reason-crops = { $trend ->
    [up] Ähren auf deinen Feldern steigen auf { $after }
    [down] Ähren auf deinen Feldern sinken auf { $after }
   *[same] Ähren auf deinen Feldern bleiben bei { $after }
}
valley-reason-trumps = { $trend ->
    [up] Sonderkarten auf der Hand steigen auf { $after }
    [down] Sonderkarten auf der Hand sinken auf { $after }
   *[same] Sonderkarten auf der Hand bleiben bei { $after }
}
valley-reason-fire = { $trend ->
    [up] du hättest Feuer
    [down] dein Feuer ginge aus
   *[same] dein Feuer bleibt, wie es ist
}
valley-reason-rival = { $trend ->
    [up] der beste Gegner kommt auf { $after } Siedlungen
    [down] der beste Gegner fällt auf { $after } Siedlungen
   *[same] der beste Gegner bleibt bei { $after } Siedlungen
}

## winter

winter-reason-score = { $trend ->
    [up] Punkte auf der Leiste steigen auf { $after }
    [down] Punkte auf der Leiste sinken auf { $after }
   *[same] Punkte auf der Leiste bleiben bei { $after }
}
winter-reason-rival = { $trend ->
    [up] der beste andere hat etwa { $after } Punkte
    [down] der beste andere fällt auf etwa { $after } Punkte
   *[same] der beste andere bleibt bei etwa { $after } Punkten
}
winter-reason-final-goods = { $trend ->
    [up] Schlusspunkte für Güter steigen auf { $after }
    [down] Schlusspunkte für Güter sinken auf { $after }
   *[same] Schlusspunkte für Güter bleiben bei { $after }
}
winter-reason-final-graves = { $trend ->
    [up] Schlusspunkte für Begrabene steigen auf { $after }
    [down] Schlusspunkte für Begrabene sinken auf { $after }
   *[same] Schlusspunkte für Begrabene bleiben bei { $after }
}
winter-reason-final-cards = { $trend ->
    [up] Punkte auf deinen Karten steigen auf { $after }
    [down] Punkte auf deinen Karten sinken auf { $after }
   *[same] Punkte auf deinen Karten bleiben bei { $after }
}
winter-reason-final-animals = { $trend ->
    [up] die Tiersätze wachsen auf { $after } Punkte
    [down] die Tiersätze schrumpfen auf { $after } Punkte
   *[same] die Tiersätze bleiben bei { $after } Punkten
}
winter-reason-food = { $trend ->
    [up] Nahrung im Vorrat steigt auf { $after }
    [down] Nahrung im Vorrat sinkt auf { $after }
   *[same] Nahrung im Vorrat bleibt bei { $after }
}
winter-reason-tools = { $trend ->
    [up] Werkzeuge im Vorrat steigen auf { $after }
    [down] Werkzeuge im Vorrat sinken auf { $after }
   *[same] Werkzeuge im Vorrat bleiben bei { $after }
}
winter-reason-hand = { $trend ->
    [up] Karten auf der Hand steigen auf { $after }
    [down] Karten auf der Hand sinken auf { $after }
   *[same] Karten auf der Hand bleiben bei { $after }
}
winter-reason-deck = { $trend ->
    [up] Karten außerhalb der Hand steigen auf { $after }
    [down] Karten außerhalb der Hand sinken auf { $after }
   *[same] Karten außerhalb der Hand bleiben bei { $after }
}
winter-reason-honor = { $trend ->
    [up] Schritte auf der Ruhmesleiste steigen auf { $after }
    [down] Schritte auf der Ruhmesleiste sinken auf { $after }
   *[same] Schritte auf der Ruhmesleiste bleiben bei { $after }
}
winter-reason-offering = { $trend ->
    [up] Schritte auf der Opfergabenleiste steigen auf { $after }
    [down] Schritte auf der Opfergabenleiste sinken auf { $after }
   *[same] Schritte auf der Opfergabenleiste bleiben bei { $after }
}
winter-reason-megaliths = { $trend ->
    [up] deine Megalithen steigen auf { $after }
    [down] deine Megalithen sinken auf { $after }
   *[same] deine Megalithen bleiben bei { $after }
}
winter-reason-incomes = { $trend ->
    [up] Felder, die dir in der Sonnenfinsternis Einkommen bringen steigen auf { $after }
    [down] Felder, die dir in der Sonnenfinsternis Einkommen bringen sinken auf { $after }
   *[same] Felder, die dir in der Sonnenfinsternis Einkommen bringen bleiben bei { $after }
}
winter-reason-villages = { $trend ->
    [up] deine Siedlungen steigen auf { $after }
    [down] deine Siedlungen sinken auf { $after }
   *[same] deine Siedlungen bleiben bei { $after }
}
winter-reason-camps = { $trend ->
    [up] Lager auf der Karte steigen auf { $after }
    [down] Lager auf der Karte sinken auf { $after }
   *[same] Lager auf der Karte bleiben bei { $after }
}
winter-reason-ready = { $trend ->
    [up] eine Siedlung rückt näher: { $after } von 3 Lagern stehen
    [down] eine Siedlung rückt ferner: { $after } von 3 Lagern stehen
   *[same] { $after } von 3 Lagern für eine Siedlung stehen
}
winter-reason-stones = { $trend ->
    [up] Heilige Steine steigen auf { $after }
    [down] Heilige Steine sinken auf { $after }
   *[same] Heilige Steine bleiben bei { $after }
}
