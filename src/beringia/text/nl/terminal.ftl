# Het spel op een terminal. Opdrachten zijn in elke taal Engels.

terminal-round = Ronde { $round } van { $rounds }
terminal-since = Sinds je vorige beslissing:
terminal-hand = Je hand
terminal-not-now = Nu niet: { $why }
terminal-prompt = Nummer, zet of 'help':
terminal-prompt-back = Nummer, zet of 'back':
terminal-hand-over = Het scherm gaat naar { $who }. Alle anderen kijken weg.
terminal-hand-over-prompt = { $who } drukt op Enter:
terminal-hand-over-enter = Druk op Enter om door te gaan; ook 'undo', 'save BESTAND' en 'quit' werken.
terminal-no-number = Nummer { $number } staat niet in de lijst.
terminal-unknown = "{ $text }" is geen nummer, geen zet en geen opdracht. 'help' zegt wat je kunt typen.
terminal-allowed = { $text }: dat mag nu.
terminal-undone = { $who } neemt de laatste keuze terug.
terminal-no-undo = Je kunt niets terugnemen: je laatste keuze heeft iets onthuld, of iemand anders heeft sindsdien beslist.
terminal-save-where = Zeg waar: save BESTAND
terminal-saved = Bewaard. Ga verder met: beringia play --resume { $file }
terminal-not-a-record = { $file }: bestaat al en is geen Beringia-verslag; het bestand blijft zoals het is.
terminal-cannot-write = { $file }: kan niet worden geschreven: { $reason }
terminal-unsaved = Dit spel is niet bewaard: 'save BESTAND' bewaart het, nog eens 'quit' verlaat het.
terminal-no-hints = Hier spelen mensen tegen elkaar, zonder hints. Met --hints bij het begin zijn ze toegestaan.
terminal-no-rule = Er is geen regel "{ $text }". Een bepaling heet bijvoorbeeld 13.7, een paragraaf 13.
terminal-help =
    Wat je kunt typen:
      5             de regel met dit nummer
      hunter 5      een zet, zoals die achter elke regel staat
      back          terug naar de hele lijst
      undo          je laatste keuze terugnemen
      hint          de beste keuzes, en waarom
      why ZET       waarom een zet nu niet mag
      rules 13.7    een bepaling van de spelregels; 'rules 13' is een paragraaf
      show          de tafel nog eens tonen
      save BESTAND  het spel bewaren
      quit          stoppen
terminal-over-prompt = 'save BESTAND', of Enter om te stoppen:
terminal-over-help = Het spel is afgelopen. Typ 'save BESTAND', of druk op Enter om te stoppen.
terminal-wins = { $who } wint met { $score }.
terminal-share = { $names } delen de overwinning met elk { $score }.
terminal-nobody = Niemand wint.
terminal-and = { $first } en { $last }

terminal-replay-head = { $title }, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, { $entries } { $entries ->
    [one] regel
   *[other] regels
}
terminal-replay-at = Na regel { $at } van { $entries }:
terminal-verified-over = { $file }: in orde. { $entries } regels, de keten klopt, elke keuze mocht, en de uitslag is die welke er staat.
terminal-verified-open = { $file }: tot hier in orde. { $entries } regels, de keten klopt, elke keuze mocht; het spel is nog niet afgelopen.
terminal-verified-seed = Startgetal { $seed }, stelling { $digest }
terminal-verified-fair = De dobbelstenen lagen vóór het spel vast: het startgetal past bij de toezegging { $commitment } die aan tafel te zien was.

terminal-serving = Beringia is open op { $address } (Ctrl-C sluit het)

terminal-simulated = { $games } { $games ->
    [one] spel
   *[other] spellen
} { $title }, met wisselende plaatsen, startgetal { $seed }
terminal-simulating = Spellen
terminal-bot = Bot
terminal-win-rate = Zeges
terminal-interval = 95%-interval
terminal-points = Punten
terminal-deviation = ± afwijking
terminal-length = Gemiddeld { $decisions } beslissingen per spel. Gedeelde zeges tellen naar rato.

# A game without a drawing of its own.
terminal-face-down = { $count } gedekt
terminal-yes = ja
terminal-no = nee
