# What only the browser says about Eiszeit.

eiszeit-web-status-settle = Durchgang { $round } von { $rounds }: Siedeln
eiszeit-web-status-glacier = Durchgang { $round } von { $rounds }: der Gletscher
eiszeit-web-board = Spielplan mit zwölf Gebieten
eiszeit-web-hand = Deine Karten
eiszeit-web-card = { $card }
eiszeit-web-area = Gebiet { $area }, { $landscape }: { $hunters } Jäger, davon { $own } eigene; Mammuts: { $mammoths }; Feuer-Plättchen: { $fires }
eiszeit-web-area-iced = Gebiet { $area }, unter dem Eis
eiszeit-web-supply-light = heller Vorrat
eiszeit-web-supply-dark = dunkler Vorrat
eiszeit-web-home = Jäger zu Hause: { $count }, auf dem Plan: { $board }
eiszeit-web-stones = Steine: { $count }
eiszeit-web-clubs = Keulen: { $count }
eiszeit-web-backs = Karten auf der Hand: { $light } helle, { $dark } dunkle
eiszeit-web-rounds = Durchgänge
eiszeit-web-round = Durchgang { $round }
eiszeit-web-column-area = Gebiet
eiszeit-web-column-fire = Feuer
eiszeit-web-column-food = Jäger / Nahrung
eiszeit-web-scored = Dieser Durchgang
eiszeit-web-total = Insgesamt
eiszeit-web-report-legend = Punkte je Gebiet. Eine Zahl mit Minus: Jäger, die nach Hause mussten, weil die Nahrung nicht reichte.
eiszeit-web-tip-place = Leuchtende Gebiete kannst du anklicken. Stelle deine ersten Jäger zu den Mammuts: Dort werden mehr satt und bringen mehr Punkte.
eiszeit-web-tip-cards = Helle Karten kosten Steine und helfen dir. Dunkle bringen Steine, aber deine Gegner führen sie aus.
eiszeit-web-tip-food = Am Ende eines Durchgangs ernährt ein Gebiet 3 Jäger, je Mammut einen mehr und so viele, wie das Feuer zeigt. Der Rest geht heim, kleine Gruppen zuerst.
eiszeit-web-tip-points = Dann punktet jeder verbliebene Jäger: 1 Punkt, 2 neben einem Mammut, 3 neben zweien oder mehr.
eiszeit-web-tip-ice = Ein Durchgang endet, wenn der dunkle Vorrat an Steinen leer ist. Dann darf der Letzte ein Gebiet mit Eis bedecken.
