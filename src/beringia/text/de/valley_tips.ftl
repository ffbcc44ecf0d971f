# Tips of the Valley: each comes with the first decision of its kind, <game>-web-tip-<kind>.
valley-text-web-tip-place_settlement = Wer in zwei Runden nacheinander nach dem Essen { $settlements } Siedlungen hat, gewinnt. Eine Siedlung besteht, solange eine Frau dort lebt.
valley-web-tip-setup_sow = Ein Acker wird in der letzten Sommerrunde geerntet: 8 Nahrung, wenn er dann unbeschädigt ist, 4, wenn Tiere ihn beschädigt haben.
valley-web-tip-turn_action = Klicke eine deiner Gruppen an, sag, wie viele gehen, und klicke das Ziel an. Krieger und Frau, die beisammenstehen und nicht gezogen sind, können eine Siedlung gründen: Klicke das Zelt mit dem Plus an.
valley-web-tip-group_warriors = Krieger kämpfen, Frauen erhalten Siedlungen. Wer zurückbleibt, kann in diesem Zug noch anderswohin ziehen.
valley-web-tip-group_women = Vorsicht: Verlässt die letzte Frau eine Siedlung, wird diese sofort entfernt.
valley-web-tip-step = Ein Marsch hat zwei Schritte. Gebirge und Gegner halten ihn auf, Flüsse und der See versperren den Weg, wenn sie nicht gefroren oder trocken sind.
valley-web-tip-trump = Jede Sonderkarte sagt, wann sie gespielt werden kann, und wirkt einmal. Was leuchtet, kannst du jetzt spielen; klicke eine andere an, und du erfährst, warum nicht. Warten darfst du immer.
valley-web-tip-fight_order = Jede Seite würfelt und zählt 1 für jeden Krieger oder jedes Tier dazu; ein Dorf zählt 1, eine Höhle 2. Wer niedriger ist, verliert eine Figur, bis nur eine Seite übrig ist.
valley-web-tip-casualty = Ohne Frau ist eine Siedlung verloren. Ein Krieger ist der kleinere Verlust, solange genug übrig sind, um zu gewinnen.
valley-web-tip-species_order = Die Tierarten werden nacheinander bekämpft, in der Reihenfolge, die du willst. Ein erlegtes Tier bringt sofort seine Nahrung: ein Wolf 1, ein Mammut 6.
valley-web-tip-feed = Jeder isst 1 Nahrung pro Runde. Jedes deiner Felder am Wasser bringt 1, jeder Wald im Sommer 1: Wer sich verteilt, isst besser.
valley-web-tip-starve = Es reicht nicht für alle. Behalte in jeder Siedlung eine Frau und genug Krieger, um sie zu verteidigen.
valley-web-tip-capture = Um die Siedlung zu behalten, brauchst du eine im Vorrat und eine Frau auf dem Feld: deine eigene oder eine, die du übernimmst.
valley-web-tip-take_women = Frauen bekommen in der letzten Runde jeder Jahreszeit Kinder, und jede Siedlung braucht eine. Aber sie essen auch.
valley-web-tip-sow = Säen kostet jetzt 1 Nahrung. Große Tiere zertrampeln Äcker: Säe, wo sie selten vorbeikommen.
