# Ohne Netz
away-no-network = Keine Verbindung zum Server.
away-tables-kept = Das sind deine Tische, wie sie am { $when } standen.
away-missing = Du kannst sie öffnen, die Regeln lesen und wählen, wo du am Zug bist: Deine Wahl wird aufgehoben und später gesendet. Neue Spiele, die Züge der anderen, Hinweise, Wiederholungen und Analysen brauchen den Server.
away-try-again = Noch einmal versuchen
away-choose-on = Keine Verbindung. Du kannst trotzdem wählen: Deine Wahl wird aufgehoben und gesendet, sobald der Server antwortet.
away-choice-kept = Keine Verbindung. Deine Wahl ist aufgehoben, auch wenn du diese Seite schließt, und wird gesendet, sobald der Server antwortet.
away-look-on = Keine Verbindung. So stand der Tisch, als er hier zuletzt zu sehen war.
away-unseen = Keine Verbindung. Dieser Browser hat den Tisch nicht aufgehoben; er öffnet sich, sobald der Server antwortet.

# Gäste
away-program = Hier spielt das Programm eines Gastes

away-push-turn = Du bist am Zug.
away-push-over = Das Spiel ist zu Ende.
away-push-lost = Jemand sagt, du hättest deinen Link verloren. Öffne den Tisch, und der Platz bleibt deiner.
away-notify = Sag mir, wenn ich am Zug bin, auch wenn keine Seite offen ist
away-notify-how = Mit Benachrichtigungen dieses Browsers. Ist keine Seite offen, schickt der Server sie über den Push-Dienst des Browser-Herstellers, verschlüsselt: Der Dienst erfährt, wann etwas gesendet wird, sonst nichts.
away-notify-insecure = Das geht nur auf https-Seiten oder auf dem Rechner, auf dem der Server läuft.
away-notify-unknown = Dieser Browser kennt keine Benachrichtigungen.
away-notify-denied = Benachrichtigungen dieser Seite sind in den Einstellungen des Browsers verboten.

# Großer Bildschirm
away-screen = Großer Bildschirm
away-screen-how = Für einen Fernseher im Raum: Dort ist der Spielplan, die Karten hat jeder auf dem Handy.
away-screen-scan = Scanne einen Code mit deinem Handy: Es wird deine Hand. Der Spielplan bleibt hier.
away-screen-phones = Handys
away-screen-take = Nimm deinen Platz auf dein Handy
away-screen-code = Code für ein Handy
away-screen-only-here = Diese Codes gelten nur auf diesem Rechner. Noch kann kein Handy sie öffnen.
web-tab-hand = Karten

# Zuschauen
away-delay = Zuschauer sehen das Spiel
away-delay-none = sofort
away-delay-minutes = { $minutes ->
    [one] eine Minute später
   *[other] { $minutes } Minuten später
 }
away-delayed = Du schaust zu, { $minutes ->
    [one] eine Minute später
   *[other] { $minutes } Minuten später
 }
