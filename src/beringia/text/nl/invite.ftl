# Inviting, other devices, the lobby, my games.

## invitation and waiting room

invite-by = { $who } nodigt je uit voor { $game }
invite-used = Deze uitnodiging is al gebruikt of ingetrokken. Vraag een nieuwe.
invite-seats = Wie waar zit
invite-your-seat = Jouw plaats
invite-host = heeft de tafel gedekt
invite-has-seat = heeft een plaats
invite-agreed = Wat is afgesproken
invite-rules = Nog nooit gespeeld?
invite-rules-how = De uitleg neemt je bij de eerste beurten aan de hand, en in het spel licht alles op wat je kunt kiezen, met uitleg erbij.
invite-seated = Het spel begint als alle plaatsen bezet zijn. Je plaats is veilig: je mag deze pagina sluiten en terugkomen.
invite-come = { $come } van de { $people } zijn gekomen
invite-you-host = Hier zit jij en beheer je de tafel
invite-not-here = Heeft een plaats, is er nu niet
invite-only-here = Deze links werken alleen op deze computer.
invite-listen = De server luistert alleen naar deze computer. Stop hem en start hem zo, dan kunnen vrienden in hetzelfde netwerk komen; je tafels blijven:
invite-then = Dan biedt deze pagina links aan die naar { $address } leiden.
invite-public = Voor vrienden elders heeft de server een openbaar adres nodig (BERINGIA_URL); de pagina over hosting beschrijft het.
invite-address = Waar vrienden de link openen
invite-address-public = { $address } (van overal)
invite-same-network = De links leiden naar { $address }: voor vrienden in hetzelfde netwerk als deze computer.
invite-share = Er is een plaats voor je vrij.
invite-send = Versturen
invite-change = Plaats { $number } wijzigen
invite-again = Nieuwe uitnodiging
invite-again-how = Met een nieuwe uitnodiging werkt de vorige niet meer.
invite-open = Voor een vriend openstellen
invite-open-how = Wie deze plaats heeft, verliert hem.
invite-bot = Een bot in plaats daarvan
invite-close = Plaats sluiten
invite-done-open = Plaats { $number } heeft een nieuwe uitnodiging.
invite-done-bot = Op plaats { $number } zit een bot.
invite-done-closed = Plaats { $number } is weg; er speelt één minder mee.

## my seat on my other device, my tables taken along, lost links

device-title = Op mijn andere apparaat
device-how = Scan de code met het andere apparaat, of open daar de link. Hij werkt één keer, en een paar minuten.
device-which = Plaats
device-copy = Op beide apparaten
device-move = Alleen op het andere apparaat
device-show = Code tonen
device-code = QR-code voor mijn andere apparaat
device-link = Link voor mijn andere apparaat
device-left = Werkt nog { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
device-moved = Dit apparaat heeft hier geen plaats meer: die ging naar een ander apparaat, of naar iemand anders.
lost-title = Iemand is de link kwijt
lost-how = De tafel wordt om een nieuwe link gevraagd. Je kunt hem versturen als meer dan de helft van de anderen instemt en de plaats een minuut stil blijft; dan werkt de oude niet meer. Stemt niemand in en maakt niemand bezwaar, dan moet de plaats een dag stil blijven. Wie er terugkomt, is hem niet kwijt.
lost-ask = Een nieuwe link vragen voor { $who }
lost-question = Is { $who } de link kwijt? Er wordt om een nieuwe gevraagd.
lost-question-how = Met een nieuwe link werkt de oude niet meer, en wie de nieuwe opent, ziet de hand van die plaats. Stem alleen in als je weet dat het klopt.
lost-agree = Ik stem in
lost-object = Ik maak bezwaar
lost-count = { $agreed } van de { $needed } stemmen in
lost-asked = Nieuwe link voor { $who }: { $agreed } van de { $needed } stemmen in.
lost-against = { $count ->
    [one] { $count } maakt bezwaar
   *[other] { $count } maken bezwaar
}
lost-soon = Nieuwe link voor { $who }: over { $seconds } s, als { $who } tot dan stil blijft.
lost-waits = Nieuwe link voor { $who }: mogelijk vanaf { $when }, als { $who } tot dan stil blijft.
lost-yours = Iemand zegt dat je je link kwijt bent, en vraagt een nieuwe.
lost-here = Ik ben er
lost-get = De nieuwe link halen
lost-link = Nieuwe link
lost-link-how = Verstuur deze link. Hij werkt één keer, en de oude werkt nu niet meer.
take-title = Mijn tafels meenemen
take-how = Er zijn geen accounts: je plaatsen en je spellen staan in deze browser. Hier neem je ze allemaal mee naar een andere, als versleuteld bestand.
take-count = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}, { $games ->
    [one] { $games } afgelopen spel
   *[other] { $games } afgelopen spellen
}
take-passphrase = Wachtwoord
take-passphrase-how = Minstens { $least } tekens. Wie het kent en het bestand heeft, kan op jouw plaatsen zitten.
take-save = Bestand opslaan
take-link-show = Als link
take-link = Link met al mijn tafels, vergrendeld met het wachtwoord
take-link-long = Voor een link zijn dit te veel tafels. Neem het bestand.
take-bring = Tafels hierheen halen
take-file = Bestand uit een andere browser
take-open = Openen
take-from-link = Deze link brengt tafels mee. Geef het wachtwoord waarmee ze vergrendeld zijn.
take-done = Klaar: { $tables ->
    [one] { $tables } tafel staat
   *[other] { $tables } tafels staan
} nu hier.
take-wrong = Dit kan niet worden geopend: het wachtwoord is onjuist of het bestand is beschadigd.
take-no-file = Dit is geen bestand met tafels.
take-insecure = Browsers versleutelen alleen op https-pagina’s en op de computer van de server zelf. Neem vanaf hier losse plaatsen mee: open een tafel en daar het menu.

## lobby

invite-further = Meer
lobby-title = Open tafels
lobby-how = Tafels op deze server die wachten op iedereen die wil meespelen.
lobby-none = Deze server heeft geen open tafels. Wie hem beheert, kan ze toestaan (BERINGIA_LOBBY).
lobby-game = Spel
lobby-all-games = Alle spellen
lobby-all-languages = Alle talen
lobby-quick = Meteen aanschuiven
lobby-count = { $count ->
    [0] Er is nu geen tafel open. Dek er zelf een en stel hem open in de wachtkamer.
    [one] { $count } open tafel
   *[other] { $count } open tafels
}
lobby-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
lobby-sit = Aanschuiven
lobby-open = Wie de vrije plaatsen mag nemen
lobby-friends = Alleen vrienden met een uitnodiging
lobby-everybody = Iedereen op deze server ({ $language })
lobby-listed = De tafel staat nu bij de open tafels.
lobby-unlisted = De tafel staat niet meer bij de open tafels.

## my games

history-title = Mijn spellen
history-where = Dit alles staat in deze browser: je afgelopen spellen, en van anderen alleen wat ze met jou speelden.
history-none = Je hebt nog geen spel uitgespeeld.
history-count = { $count ->
    [one] { $count } afgelopen spel
   *[other] { $count } afgelopen spellen
}
history-csv = Opslaan als CSV
history-by-game = Per spel
history-by-opponent = Per tegenstander
history-by-count = Per aantal spelers
history-over-time = Punten in de loop van de tijd
history-chart = Mijn punten in { $game }, spel voor spel
history-axis = Spel
history-opponent = Tegenstander
history-played = Gespeeld
history-wins = Gewonnen
history-rate = Aandeel
history-share = { $percent } %
history-mean = Gemiddelde punten
history-best = Beste
history-won = gewonnen
history-not-won = niet gewonnen
history-rival = beste van de anderen
history-openings = Favoriete openingen
history-openings-how = Hoe je begon: je eerste { $count } keuzes.
history-openings-find = In { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
} kijken
history-opening-count = { $played ->
    [one] één keer
   *[other] { $played } keer
}, { $won } gewonnen
history-list = Alle spellen
history-date = Wanneer
history-points = Mijn punten
history-with = Met
history-won-mark = (gewonnen)
