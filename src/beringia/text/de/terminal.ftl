# Das Spiel am Terminal. Befehle sind in jeder Sprache englisch.

terminal-round = Durchgang { $round } von { $rounds }
terminal-since = Seit deiner letzten Entscheidung:
terminal-hand = Deine Hand
terminal-not-now = Jetzt nicht: { $why }
terminal-prompt = Nummer, Zug oder 'help':
terminal-prompt-back = Nummer, Zug oder 'back':
terminal-hand-over = Der Bildschirm geht an { $who }. Alle anderen schauen weg.
terminal-hand-over-prompt = { $who } drückt Enter:
terminal-hand-over-enter = Mit Enter geht es weiter; auch 'undo', 'save DATEI' und 'quit' gehen.
terminal-no-number = Die Nummer { $number } steht nicht in der Liste.
terminal-unknown = „{ $text }“ ist keine Nummer, kein Zug und kein Befehl. 'help' sagt, was du tippen kannst.
terminal-allowed = { $text }: Das ist jetzt erlaubt.
terminal-undone = { $who } nimmt die letzte Wahl zurück.
terminal-no-undo = Du kannst nichts zurücknehmen: Deine letzte Wahl hat etwas aufgedeckt, oder jemand anders hat seitdem entschieden.
terminal-save-where = Sag wohin: save DATEI
terminal-saved = Gespeichert. Weiter geht es mit: beringia play --resume { $file }
terminal-not-a-record = { $file }: gibt es schon und ist keine Beringia-Aufzeichnung; die Datei bleibt, wie sie ist.
terminal-cannot-write = { $file }: lässt sich nicht schreiben: { $reason }
terminal-unsaved = Dieses Spiel ist nicht gespeichert: 'save DATEI' bewahrt es, noch einmal 'quit' verlässt es.
terminal-no-hints = Hier spielen Menschen gegeneinander, ohne Hinweise. Mit --hints am Anfang sind sie erlaubt.
terminal-no-rule = Eine Regel „{ $text }“ gibt es nicht. Ein Satz heißt etwa 13.7, ein Abschnitt 13.
terminal-help =
    Was du tippen kannst:
      5            die Zeile mit dieser Nummer
      hunter 5     einen Zug, so wie er am Ende jeder Zeile steht
      back         zurück zur ganzen Liste
      undo         deine letzte Wahl zurücknehmen
      hint         die besten Möglichkeiten, und warum
      why ZUG      warum ein Zug jetzt nicht erlaubt ist
      rules 13.7   ein Satz der Regeln; 'rules 13' ist ein Abschnitt
      show         den Tisch noch einmal zeigen
      save DATEI   das Spiel speichern
      quit         aufhören
terminal-over-prompt = 'save DATEI', oder Enter zum Aufhören:
terminal-over-help = Das Spiel ist zu Ende. Tippe 'save DATEI', oder drücke Enter zum Aufhören.
terminal-wins = { $who } gewinnt mit { $score }.
terminal-share = { $names } teilen sich den Sieg mit je { $score }.
terminal-nobody = Niemand gewinnt.
terminal-and = { $first } und { $last }

terminal-replay-head = { $title }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $entries } { $entries ->
    [one] Eintrag
   *[other] Einträge
}
terminal-replay-at = Nach Eintrag { $at } von { $entries }:
terminal-verified-over = { $file }: in Ordnung. { $entries } Einträge, die Kette ist lückenlos, jede Wahl erlaubt, und das Ergebnis ist das aufgeschriebene.
terminal-verified-open = { $file }: bis hierher in Ordnung. { $entries } Einträge, die Kette ist lückenlos, jede Wahl erlaubt; das Spiel ist noch nicht zu Ende.
terminal-verified-seed = Startzahl { $seed }, Stellung { $digest }
terminal-verified-fair = Die Würfel standen vor dem Spiel fest: Die Startzahl passt zur Zusage { $commitment }, die am Tisch zu sehen war.

terminal-serving = Beringia läuft unter { $address } (Strg+C beendet)

terminal-simulated = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} { $title }, mit wechselnden Plätzen, Startzahl { $seed }
terminal-simulating = Spiele
terminal-bot = Bot
terminal-win-rate = Siege
terminal-interval = 95-%-Intervall
terminal-points = Punkte
terminal-deviation = ± Abweichung
terminal-length = Im Mittel { $decisions } Entscheidungen je Spiel. Geteilte Siege zählen anteilig.

# A game without a drawing of its own.
terminal-face-down = { $count } verdeckt
terminal-yes = ja
terminal-no = nein
