# Was der Server sagt, wenn er etwas nicht tut, und was am Tisch neben dem Spiel geschieht.

event-undone = { $who } nimmt die letzte Wahl zurück.

refused-invalid = Das hat der Server nicht verstanden: { $reason }.
refused-not-found = Hier ist nichts. Prüfe den Link.
refused-not-allowed = Das geht hier nicht.
refused-wrong-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann ihn erlauben (BERINGIA_HOSTS).
refused-wrong-origin = Danach hat die Seite einer anderen Adresse gefragt. Öffne das Spiel unter seiner eigenen Adresse.
refused-forbidden = Das darf nur, wer auf diesem Platz sitzt. Öffne deinen eigenen Platz-Link.
refused-away = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-taken = Diesen Platz hat schon jemand genommen. Bitte um eine andere Einladung oder sieh zu.
refused-not-finished = Das bleibt geheim, bis das Spiel zu Ende ist.
refused-not-waiting = Das Spiel hat schon begonnen.
refused-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
refused-paused = Der Tisch macht Pause. Setzt das Spiel erst fort.
refused-finished = Das Spiel ist zu Ende.
refused-outdated = Dieser Tisch wurde mit einer anderen Fassung des Spiels gespeichert und kann nicht weitergehen.
refused-outdated-rules = Dieser Tisch wurde mit Version { $saved } der Regeln gespielt, hier gilt Version { $current }. Er kann hier nicht weitergehen, aber angesehen und ausgegeben werden.
refused-outdated-content = Dieser Tisch wurde mit einer anderen Fassung des Spielmaterials gespielt. Er kann hier nicht weitergehen, aber angesehen und ausgegeben werden.
refused-outdated-game = Das Spiel dieses Tisches gibt es hier nicht. Er kann nicht weitergehen, aber ausgegeben werden.
refused-outdated-options = Mit den Einstellungen dieses Tisches kann das Spiel nicht mehr beginnen.
refused-outdated-damaged = Die gespeicherten Züge dieses Tisches lassen sich nicht nachspielen. Er kann nicht weitergehen, aber angesehen und ausgegeben werden.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
refused-not-your-turn = Jetzt entscheidet jemand anderes.
refused-illegal = Das kann jetzt nicht gewählt werden.
refused-nothing-to-undo = Nichts kann zurückgenommen werden: Etwas wurde aufgedeckt, oder jemand anderes hat seither entschieden.
refused-too-many-undos = Du hast in diesem Zug so viel zurückgenommen, dass nicht mehr aufgehoben wird. Was du jetzt wählst, gilt.
refused-too-many-tables = Zu viele neue Tische. Warte ein wenig.
refused-too-many-requests = Zu schnell. Warte einen Augenblick.
refused-too-large = Das ist zu viel auf einmal.
refused-rule-error = Bei dieser Wahl ist in den Regeln ein Fehler aufgetreten. Nichts hat sich geändert; wähle etwas anderes.
refused-storage = Das konnte nicht gespeichert werden. Nichts hat sich geändert; versuche es noch einmal.
refused-internal = Im Server ist etwas schiefgegangen. Versuche es noch einmal.
