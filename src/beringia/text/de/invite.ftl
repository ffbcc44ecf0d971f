# Inviting, other devices, the lobby, my games.

## invitation and waiting room

invite-by = { $who } lädt dich ein: { $game }
invite-used = Diese Einladung wurde schon benutzt oder zurückgezogen. Bitte um eine neue.
invite-seats = Wer wo sitzt
invite-your-seat = Dein Platz
invite-host = hat den Tisch gedeckt
invite-has-seat = hat einen Platz
invite-agreed = Was vereinbart ist
invite-rules = Noch nie gespielt?
invite-rules-how = Die Einführung nimmt dich bei den ersten Zügen an die Hand, und im Spiel leuchtet alles, was du wählen kannst, und erklärt sich.
invite-seated = Das Spiel beginnt, wenn alle Plätze besetzt sind. Dein Platz ist sicher: Du kannst diese Seite schließen und wiederkommen.
invite-come = { $come } von { $people } sind gekommen
invite-you-host = Hier sitzt du und betreust den Tisch
invite-not-here = Hat einen Platz, ist gerade nicht da
invite-only-here = Diese Links gelten nur auf diesem Rechner.
invite-listen = Der Server hört nur auf diesen Rechner. Damit andere im selben Netz kommen können, beende ihn und starte ihn so; deine Tische bleiben:
invite-then = Dann bietet diese Seite Links an, die zu { $address } führen.
invite-public = Für alle anderswo braucht der Server eine öffentliche Adresse (BERINGIA_URL); die Seite über das Betreiben beschreibt es.
invite-address = Wo der Link geöffnet wird
invite-address-public = { $address } (von überall)
invite-same-network = Die Links führen zu { $address }: für alle im selben Netz wie dieser Rechner.
invite-share = Ein Platz ist für dich frei.
invite-send = Senden
invite-change = Platz { $number } ändern
invite-again = Neue Einladung
invite-again-how = Mit einer neuen Einladung gilt die vorige nicht mehr.
invite-open = Per Einladung vergeben
invite-open-how = Wer diesen Platz hat, verliert ihn.
invite-bot = Stattdessen ein Bot
invite-close = Platz schließen
invite-done-open = Platz { $number } hat eine neue Einladung.
invite-done-bot = Auf Platz { $number } sitzt ein Bot.
invite-done-closed = Platz { $number } gibt es nicht mehr; es spielt jemand weniger mit.

## my seat on my other device, my tables taken along, lost links

device-title = Auf meinem anderen Gerät
device-how = Scanne den Code mit dem anderen Gerät oder öffne den Link dort. Er gilt einmal und einige Minuten lang.
device-which = Platz
device-copy = Auf beiden Geräten
device-move = Nur auf dem anderen Gerät
device-show = Code zeigen
device-code = QR-Code für mein anderes Gerät
device-link = Link für mein anderes Gerät
device-left = Gilt noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
device-moved = Dieses Gerät hat hier keinen Platz mehr: Er ging auf ein anderes Gerät oder an jemand anderen.
lost-title = Jemand hat den Link verloren
lost-how = Der Tisch wird um einen neuen Link gebeten. Du kannst ihn verschicken, wenn mehr als die Hälfte der anderen zustimmt und der Platz eine Minute lang still bleibt; dann gilt der alte nicht mehr. Stimmt niemand zu und widerspricht niemand, muss der Platz einen Tag lang still bleiben. Wer an ihn zurückkommt, hat ihn nicht verloren.
lost-ask = Um einen neuen Link für { $who } bitten
lost-question = Hat { $who } den Link verloren? Um einen neuen wird gebeten.
lost-question-how = Mit einem neuen Link gilt der alte nicht mehr, und wer den neuen öffnet, sieht die Hand dieses Platzes. Stimme nur zu, wenn du weißt, dass es stimmt.
lost-agree = Ich stimme zu
lost-object = Ich widerspreche
lost-count = { $agreed } von { $needed } stimmen zu
lost-asked = Neuer Link für { $who }: { $agreed } von { $needed } stimmen zu.
lost-against = { $count ->
    [one] { $count } widerspricht
   *[other] { $count } widersprechen
}
lost-soon = Neuer Link für { $who }: in { $seconds } s, wenn { $who } bis dahin still bleibt.
lost-waits = Neuer Link für { $who }: möglich ab { $when }, wenn { $who } bis dahin still bleibt.
lost-yours = Jemand sagt, du hättest deinen Link verloren, und bittet um einen neuen.
lost-here = Ich bin hier
lost-get = Den neuen Link holen
lost-link = Neuer Link
lost-link-how = Verschicke diesen Link. Er gilt einmal, und der alte gilt jetzt nicht mehr.
take-title = Meine Tische mitnehmen
take-how = Es gibt keine Konten: Deine Plätze und deine Spiele liegen in diesem Browser. Hier nimmst du sie alle als verschlüsselte Datei in einen anderen mit.
take-count = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $games ->
    [one] { $games } beendetes Spiel
   *[other] { $games } beendete Spiele
}
take-passphrase = Passwort
take-passphrase-how = Mindestens { $least } Zeichen. Wer es kennt und die Datei hat, kann auf deinen Plätzen sitzen.
take-save = Datei speichern
take-link-show = Als Link
take-link = Link mit allen meinen Tischen, vom Passwort verschlossen
take-link-long = Für einen Link sind das zu viele Tische. Nimm die Datei.
take-bring = Tische hierher holen
take-file = Datei aus einem anderen Browser
take-open = Öffnen
take-from-link = Dieser Link bringt Tische mit. Gib das Passwort ein, mit dem sie verschlossen sind.
take-done = Fertig: { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
} jetzt hier.
take-wrong = Das lässt sich nicht öffnen: Das Passwort ist falsch oder die Datei beschädigt.
take-no-file = Das ist keine Datei mit Tischen.
take-insecure = Browser verschlüsseln nur auf https-Seiten und auf dem Rechner des Servers selbst. Nimm von hier einzelne Plätze mit: Öffne einen Tisch und dort das Menü.

## lobby

invite-further = Mehr
lobby-title = Offene Tische
lobby-how = Tische auf diesem Server, die auf alle warten, die mitspielen mögen.
lobby-none = Dieser Server hat keine offenen Tische. Wer ihn betreibt, kann sie erlauben (BERINGIA_LOBBY).
lobby-game = Spiel
lobby-all-games = Alle Spiele
lobby-all-languages = Alle Sprachen
lobby-quick = Gleich hinsetzen
lobby-count = { $count ->
    [0] Gerade ist kein Tisch offen. Decke selbst einen und öffne ihn im Warteraum.
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-sit = Hinsetzen
lobby-open = Wer die freien Plätze nehmen darf
lobby-friends = Nur wer eine Einladung hat
lobby-everybody = Alle auf diesem Server ({ $language })
lobby-listed = Der Tisch steht jetzt bei den offenen Tischen.
lobby-unlisted = Der Tisch steht nicht mehr bei den offenen Tischen.

## my games

history-title = Meine Spiele
history-where = Das alles liegt in diesem Browser: deine beendeten Spiele, und von anderen nur, was sie mit dir gespielt haben.
history-none = Du hast noch kein Spiel beendet.
history-count = { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
}
history-csv = Als CSV speichern
history-by-game = Nach Spiel
history-by-opponent = Nach Gegenüber
history-by-count = Nach Personenzahl
history-over-time = Punkte im Lauf der Zeit
history-chart = Meine Punkte in { $game }, Spiel für Spiel
history-axis = Spiel
history-opponent = Gegenüber
history-played = Gespielt
history-wins = Gewonnen
history-rate = Anteil
history-share = { $percent } %
history-mean = Punkte im Mittel
history-best = Höchstwert
history-won = gewonnen
history-not-won = nicht gewonnen
history-rival = Beste der anderen
history-openings = Lieblingseröffnungen
history-openings-how = Wie du begonnen hast: deine ersten { $count } Entscheidungen.
history-openings-find = In { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
} nachsehen
history-opening-count = { $played ->
    [one] einmal
   *[other] { $played } Mal
}, { $won } gewonnen
history-list = Alle Spiele
history-date = Wann
history-points = Meine Punkte
history-with = Mit
history-won-mark = (gewonnen)
