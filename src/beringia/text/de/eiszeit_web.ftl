# What only the browser says about Eiszeit.

eiszeit-web-duration = 60 bis 90 Minuten
eiszeit-web-weight = Mittel: eine Karte im Zug, viel Streit
eiszeit-web-status-settle = Durchgang { $round } von { $rounds }: Siedeln
eiszeit-web-status-scoring = Durchgang { $round } von { $rounds }: Wertung
eiszeit-web-status-glacier = Durchgang { $round } von { $rounds }: der Gletscher
eiszeit-web-onward = Weiter zum Gletscher und zu Durchgang { $round }
eiszeit-web-board = Spielplan mit zwölf Gebieten
eiszeit-web-hand = Deine Karten
eiszeit-web-card = { $card }
eiszeit-web-area = Gebiet { $area }, { $landscape }: { $hunters } Jäger, davon deine: { $own }; Mammuts: { $mammoths }; Feuer-Plättchen: { $fires }
eiszeit-web-area-iced = Gebiet { $area }, unter dem Eis
eiszeit-web-hunter = { eiszeit-target-hunter }: { $count }
eiszeit-web-supply-light = heller Vorrat
eiszeit-web-supply-dark = dunkler Vorrat
eiszeit-web-home = Jäger im Vorrat: { $count }, auf dem Plan: { $board }
eiszeit-web-stones = Steine: { $count }
eiszeit-web-clubs = Keulen: { $count }
eiszeit-web-backs = Karten auf der Hand: { $light } helle, { $dark } dunkle
eiszeit-web-rounds = Durchgänge
eiszeit-web-round = Durchgang { $round }
eiszeit-web-column-area = Gebiet
eiszeit-web-column-fire = Feuer
eiszeit-web-column-food = Jäger / Limit
eiszeit-web-scored = Dieser Durchgang
eiszeit-web-total = Insgesamt
eiszeit-web-report-legend = Punkte je Gebiet. Eine Zahl mit Minus: Jäger, die in den Vorrat mussten, weil das Limit überschritten war.

## what happens, and what it means

eiszeit-web-means-dark = { $count ->
    [0] Der dunkle Vorrat ist leer.
    [one] Ein dunkler Stein ist übrig.
   *[other] { $count } dunkle Steine sind übrig.
}
eiszeit-web-means-yours = Dort jagst auch du: { $own } von { $hunters } in Gebiet { $area }.

## signs

eiszeit-web-sign-1 = Die Zahl im Kreis ist das Gebiet; was ein verdecktes Feuer wert ist, zeigt sich am Ende des Durchgangs.
eiszeit-web-sign-2 = Auf einer hellen Karte steht ihr Preis in Steinen, auf einer dunklen mit Plus, wie viele Steine sie bringt.
eiszeit-web-sign-3 = Neben jedem Namen: Figuren auf dem Plan plus Vorrat, dann Steine, Keulen, helle und dunkle Karten.
eiszeit-web-sign-4 = Die Zahl unter den Figuren zählt sie, gleich wie viele gezeichnet sind.
