# What only the browser says about Eiszeit.

eiszeit-web-duration = 60 tot 90 minuten
eiszeit-web-weight = Gemiddeld: één kaart per beurt, veel strijd
eiszeit-web-status-settle = Ronde { $round } van { $rounds }: vestigen
eiszeit-web-status-scoring = Ronde { $round } van { $rounds }: puntentelling
eiszeit-web-status-glacier = Ronde { $round } van { $rounds }: de gletsjer
eiszeit-web-onward = Verder naar de gletsjer en ronde { $round }
eiszeit-web-board = Speelbord met twaalf gebieden
eiszeit-web-hand = Je kaarten
eiszeit-web-card = { $card }
eiszeit-web-area = Gebied { $area }, { $landscape }: jagers: { $hunters }, waarvan van jou: { $own }; mammoeten: { $mammoths }; vuurtegels: { $fires }
eiszeit-web-area-iced = Gebied { $area }, onder het ijs
eiszeit-web-hunter = { eiszeit-target-hunter }: { $count }
eiszeit-web-supply-light = lichte voorraad
eiszeit-web-supply-dark = donkere voorraad
eiszeit-web-home = Jagers thuis: { $count }, op het bord: { $board }
eiszeit-web-stones = Stenen: { $count }
eiszeit-web-clubs = Knotsen: { $count }
eiszeit-web-backs = Kaarten in de hand: { $light } lichte, { $dark } donkere
eiszeit-web-rounds = Rondes
eiszeit-web-round = Ronde { $round }
eiszeit-web-column-area = Gebied
eiszeit-web-column-fire = Vuur
eiszeit-web-column-food = Jagers / voedsel
eiszeit-web-scored = Deze ronde
eiszeit-web-total = In totaal
eiszeit-web-report-legend = Punten per gebied. Een getal met een min: jagers die naar huis moesten omdat er te weinig voedsel was.

## what happens, and what it means

eiszeit-web-means-dark = { $count ->
    [0] De donkere voorraad is op.
    [one] Er is nog één donkere steen.
   *[other] Er zijn nog { $count } donkere stenen.
}
eiszeit-web-means-yours = Daar jaag jij ook: { $own } van { $hunters } jagers in gebied { $area }.

## signs

eiszeit-web-sign-1 = Het getal in een cirkel is het gebied; wat een gedekt vuur waard is, blijkt aan het einde van de ronde.
eiszeit-web-sign-2 = Op een lichte kaart staat haar prijs in stenen, op een donkere met een plus hoeveel stenen ze opbrengt.
eiszeit-web-sign-3 = Naast elke naam: figuren op het bord plus voorraad, dan stenen, knuppels, lichte en donkere kaarten.
eiszeit-web-sign-4 = Het getal onder de figuren telt ze, hoeveel er ook getekend zijn.
