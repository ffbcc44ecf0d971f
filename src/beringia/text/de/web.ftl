# The pages of the browser: start, waiting room, table, replay, rulebook, settings.

web-title = { $page } · Beringia
web-title-turn = ● Du bist dran · { $game }
web-pages = Seiten
web-home = Startseite
web-loading = Einen Augenblick …
web-no-answer = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-missing = Hier ist nichts
web-missing-why = Diesen Tisch oder diese Seite gibt es nicht. Vielleicht ist der Link unvollständig.
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-menu = Menü
web-help = Hilfe
web-rules = Regeln
web-settings = Einstellungen
web-replay = Wiederholung

## start page

web-hero = Eiszeitspiele an einem Tisch
web-hero-text = Spiel allein gegen Bots, mit anderen an einem Bildschirm oder über einen Link. Ohne Konto.
web-my-tables = Meine Tische
web-past-tables = Beendete Spiele
web-new-game = Neues Spiel
web-play-now = Jetzt spielen
web-play-alone = Allein spielen
web-play-now-how = Du gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}. Die ersten Züge erklären sich von selbst.
web-more-settings = Mehr Einstellungen
web-with-friends = Gemeinsam
web-player-range = { $min } bis { $max } Personen
web-fact-players = Personen
web-fact-duration = Dauer
web-fact-weight = Anspruch
web-their-turn = { $who } entscheidet
web-status-waiting = Wartet auf weitere Personen
web-status-paused = Pause
web-status-finished = Beendet
web-status-outdated = Aus einer anderen Version
web-forget = Aus dieser Liste nehmen
web-forget-sure = Diesen Tisch ({ $game }) aus der Liste nehmen? Dein Platz bleibt deiner: er wartet unter „Entfernt“, und dein Link gilt weiter.
web-forget-yes = Entfernen
web-forget-no = Behalten
web-forget-done = { $game } steht nicht mehr in der Liste. Der Platz ist noch deiner.
web-forget-undo = Zurückholen
web-forgotten = Entfernt ({ $count })
web-me = Ayla
web-name = Name
web-colour = Farbe
web-strength = Spielstärke des Bots
web-character = Stil
web-bot-level = Bot: { $level }
web-seat = Platz { $number }
web-seat-open = Freier Platz
web-seat-add = Person hinzufügen
web-seat-remove = Person { $number } entfernen
web-kind-me = An diesem Bildschirm
web-kind-open = Einladung per Link
web-kind-open-how = Du bekommst einen Link zum Verschicken.
web-private = Wer darf zusehen?
web-private-no = Alle mit dem Link
web-private-yes = Nur wer mitspielt
web-kind-bot = Bot
web-create = Spiel beginnen
web-create-invite = Tisch decken und einladen

## waiting room

web-waiting-room = Das Spiel beginnt, wenn alle Plätze besetzt sind. Schick allen einen eigenen Link.
web-waiting-watch = Das Spiel beginnt, wenn alle Plätze besetzt sind. Du schaust zu.
web-you-sit = Hier sitzt du
web-seat-waits = Wartet auf jemanden
web-seat-taken = Ist da
web-invite-link = Einladung für Platz { $number }
web-show-code = Als QR-Code zeigen
web-code = QR-Code für Platz { $number }
web-watch-link = Link zum Zuschauen
web-start-now = Jetzt mit { $count ->
    [one] einem Bot
   *[other] { $count } Bots
} beginnen
web-start-now-how = Die Einladungen gelten weiter: Wer später kommt, löst den Bot ab.
web-join = Du bist eingeladen
web-join-text = An diesem Tisch ist ein Platz für dich frei. Wie heißt du?
web-join-now = Platz nehmen
web-only-watch = Nur zuschauen

## table

web-decision = Entscheidung
web-your-turn = Du bist dran
web-waiting-for = Wir warten auf { $who }
web-waiting-for-all = Wir warten auf die Spielenden
web-click-board = Klick an, was auf dem Plan leuchtet.
web-list-choices = { $count } Möglichkeiten als Liste
web-bots-queue = Bots anderer Tische denken gerade nach. Dieser kommt dran, sobald es geht.
web-poker-face = Pokergesicht
web-poker-face-why = Fragen ohne Wahl dauern so lange wie andere, damit niemand merkt, wer was hält.
web-pass-for-me = Für mich passen
web-pass-nothing = wo ich nichts ausspielen kann
web-pass-turn = bis zu meinem nächsten Zug
web-pass-never = nie, immer fragen
web-pass-on = nicht für dies allein: { $choice }
web-pass-on-none = Wieder bei jeder Karte fragen
web-undo = Zurücknehmen
web-undo-turn = Den Zug zurücknehmen
web-one-by-one = Einzeln wählen
web-something-else = Etwas anderes
web-click-glowing = Klick an, was leuchtet: Alles geschieht auf einmal.
web-click-glowing-too = Oder klick gleich an, was du willst: Alles geschieht auf einmal.
web-step-back = Einen Schritt zurück
web-why-not = Warum geht … nicht?
web-why-asking = Klicke etwas auf dem Tisch an
web-why-now = Jetzt nicht. { $now }
web-why-allowed = Das kannst du jetzt wählen.
web-rule = Regel { $clause }
web-happened-to-you = Was dir geschehen ist
web-round-report = Zwischenbericht
web-players = Personen
web-player = { $seat }
web-points = Punkte
web-you = (du)
web-bot = Bot
web-away = Abwesend, ein Bot spielt
web-offline = offline
web-won = gewinnt
web-log = Verlauf des Spiels
web-log-more = Mehr zeigen
web-log-look = Schritt { $number } ansehen
web-tabs = Ansichten
web-tab-board = Plan
web-tab-players = Personen
web-tab-log = Verlauf
web-tab-rules = Regeln
web-tab-dot = Hier kannst du wählen
web-fold = Verkleinern
web-unfold = Vergrößern
web-whole-board = Ganzer Plan
web-watching = Zuschauer
web-reconnecting = Verbinde neu …
web-story = Was geschieht
web-story-part = { $number } von { $count }
web-story-hold = Anhalten
web-story-skip = Zum Ende springen
web-turn-of = { $who } am Zug
web-story-control = Tempo der Erzählung
web-story-close = Zurück zur Gegenwart
web-story-again = Noch einmal ansehen
web-story-look = Noch einmal ansehen: { $turn }
web-meanwhile = Inzwischen
web-pause = Pause
web-paused = Das Spiel ruht
web-paused-how = Niemand spielt, und die Bots warten, bis jemand am Tisch weitermacht.
web-resume = Weiterspielen
web-leave = Tisch verlassen
web-leave-sure = Ein Bot spielt für dich weiter. Du kannst jederzeit mit deinem Link zurückkommen.
web-away-you = Ein Bot hat deinen Platz und spielt für dich, bis du ihn zurücknimmst.
web-away-you-paused = Ein Bot hat deinen Platz. Gerade spielt niemand: der Tisch ruht.
web-come-back = Meinen Platz wieder einnehmen
web-hand-over = { $who }, du bist dran
web-hand-over-why = Gib den Bildschirm weiter. Niemand sonst soll deine Karten sehen.
web-hand-over-ready = Ich bin { $who }, zeig meine Karten
web-tip = Tipp
web-tip-done = Verstanden
web-tip-never = Keine Tipps mehr in diesem Spiel

## help

web-help-how = Was du wählen kannst, leuchtet auf dem Tisch und steht als Knopf in der Liste; nimm, was dir lieber ist. Klicke erst die Figur an, dann ihr Ziel.
web-help-signs = Zeichen auf dem Tisch
web-key-tab = von einem Ziel zum nächsten
web-key-arrows = zum Ziel in dieser Richtung
web-key-look = Zu allem gehen, was sich erklärt
web-key-enter = wählen
web-key-escape = einen Schritt zurück
web-key-undo = die letzte Wahl zurücknehmen
web-key-why = fragen, warum etwas nicht geht
web-key-hold = die Erzählung anhalten oder weiterlaufen lassen
web-key-story = einen Moment zurück, einen weiter
web-key-help = diese Hilfe

## end

web-result = Ergebnis
web-you-won = Du gewinnst!
web-you-shared = Du teilst dir den Sieg!
web-winner = { $who } gewinnt
web-nobody-won = Niemand gewinnt
web-shared = { $who } teilen sich den Sieg
web-rematch = Noch einmal spielen
web-rematch-join = Zum nächsten Spiel
web-details = Punkte im Einzelnen
web-record = Spiel speichern
web-save-log = Mein Protokoll speichern
web-fair = War der Zufall ehrlich?
web-fair-shuffled = Wurde gerecht gemischt?
web-fair-how = Die erste Zeile wurde vor Spielbeginn veröffentlicht. Sie ist der SHA-256 der zweiten, aus der alles Mischen folgt.

## replay

web-run = Abspielen
web-back-to-table = Zurück zum Tisch
web-first-step = Zum Anfang
web-previous-step = Voriger Schritt
web-next-step = Nächster Schritt
web-last-step = Zum Ende
web-step-of = Schritt { $number } von { $count }
web-moment-link = Link zu diesem Moment
web-seen-by = Gesehen von
web-seen-public = Was alle sahen

## rules

web-search = Regeln durchsuchen
web-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
web-found-nothing = Nichts gefunden. Versuch es mit anderen Wörtern oder mit weniger.
web-contents = Inhalt
web-clause-link = Link zu { $clause }
web-source-R = Aus der Spielregel
web-source-P = Aus einer anderen öffentlichen Quelle
web-source-D = Unsere Lesart, wo die Regel schweigt

## settings

web-setting-language = Sprache
web-setting-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-snow = Schnee
web-theme-fire = Feuer
web-setting-colours = Farben am Tisch
web-colours-cave = Erdfarben
web-colours-clear = Kräftige Farben
web-setting-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-reduced = Nichts bewegt sich
web-setting-pace = Züge der anderen
web-pace-calm = ruhig
web-pace-normal = üblich
web-pace-fast = schnell
web-pace-instant = sofort
web-pace-how = Jeder Zug wird in wenigen Momenten erzählt, und jede Runde endet mit ihrem Bericht. „Sofort“ zeigt das Ergebnis und erzählt den Weg dorthin auf Wunsch.
web-setting-sound = Klänge: mein Zug, Würfel, Gewinn und Verlust, das Ende
web-setting-tips = Tipps im Spiel zeigen
web-setting-name = Mein Name am Tisch
web-settings-where = Diese Einstellungen bleiben in diesem Browser.

## a game without a drawing of its own

web-element = { $kind } { $name }
web-element-with = { $kind } { $name }: { $what }
web-element-brief = { $name }
web-face-down = verdeckt
web-nothing = nichts
web-yes = ja
web-no = nein
