# What only the browser says about Eiszeit.

eiszeit-web-status-settle = Ronde { $round } van { $rounds }: vestigen
eiszeit-web-status-glacier = Ronde { $round } van { $rounds }: de gletsjer
eiszeit-web-board = Speelbord met twaalf gebieden
eiszeit-web-hand = Je kaarten
eiszeit-web-card = { $card }
eiszeit-web-area = Gebied { $area }, { $landscape }: { $hunters } jagers, waarvan { $own } eigen; mammoeten: { $mammoths }; vuurtegels: { $fires }
eiszeit-web-area-iced = Gebied { $area }, onder het ijs
eiszeit-web-supply-light = lichte voorraad
eiszeit-web-supply-dark = donkere voorraad
eiszeit-web-home = Jagers thuis: { $count }, op het bord: { $board }
eiszeit-web-stones = Stenen: { $count }
eiszeit-web-clubs = Knotsen: { $count }
eiszeit-web-backs = Kaarten in de hand: { $light } lichte, { $dark } donkere
eiszeit-web-rounds = Ronden
eiszeit-web-round = Ronde { $round }
eiszeit-web-column-area = Gebied
eiszeit-web-column-fire = Vuur
eiszeit-web-column-food = Jagers / voedsel
eiszeit-web-scored = Deze ronde
eiszeit-web-total = In totaal
eiszeit-web-report-legend = Punten per gebied. Een getal met een min: jagers die naar huis moesten omdat er te weinig voedsel was.
eiszeit-web-tip-place = Oplichtende gebieden kun je aanklikken. Zet je eerste jagers bij de mammoeten: daar eten er meer en scoren ze meer.
eiszeit-web-tip-cards = Lichte kaarten kosten stenen en helpen jou. Donkere brengen stenen op, maar je tegenstanders voeren ze uit.
eiszeit-web-tip-food = Aan het eind van een ronde voedt een gebied 3 jagers, één meer per mammoet en zoveel als het vuur toont. De rest gaat naar huis, kleine groepen eerst.
eiszeit-web-tip-points = Daarna scoort elke overgebleven jager: 1 punt, 2 naast één mammoet, 3 naast twee of meer.
eiszeit-web-tip-ice = Een ronde eindigt als de donkere voorraad stenen leeg is. Dan mag de laatste een gebied met ijs bedekken.
