# Zonder netwerk
away-no-network = Geen verbinding met de server.
away-tables-kept = Dit zijn je tafels zoals ze er op { $when } uitzagen.
away-missing = Je kunt ze openen, de regels lezen en kiezen waar je aan de beurt bent: je keuze wordt bewaard en later verstuurd. Nieuwe spellen, de zetten van anderen, hints, herhalingen en analyses hebben de server nodig.
away-try-again = Opnieuw proberen
away-choose-on = Geen verbinding. Je kunt toch kiezen: je keuze wordt bewaard en verstuurd zodra de server antwoordt.
away-choice-kept = Geen verbinding. Je keuze is bewaard, ook als je deze pagina sluit, en wordt verstuurd zodra de server antwoordt.
away-look-on = Geen verbinding. Zo stond de tafel er de laatste keer bij.
away-unseen = Geen verbinding. Deze browser heeft de tafel niet bewaard; ze opent zodra de server antwoordt.

# Gasten
away-program = Hier speelt het programma van een gast

away-push-turn = Je bent aan de beurt.
away-push-over = Het spel is afgelopen.
away-push-lost = Iemand zegt dat je je link kwijt bent. Open de tafel, dan blijft de plaats van jou.
away-notify = Zeg het me als ik aan de beurt ben, ook als er geen pagina open is
away-notify-how = Met meldingen van deze browser. Is er geen pagina open, dan stuurt de server ze via de pushdienst van de browsermaker, versleuteld: die dienst weet wanneer er iets wordt verstuurd, en verder niets.
away-notify-insecure = Dit werkt alleen op https-pagina’s of op de computer waarop de server draait.
away-notify-unknown = Deze browser kent geen meldingen.
away-notify-denied = Meldingen van deze site zijn verboden in de instellingen van de browser.

# Groot scherm
away-screen = Groot scherm
away-screen-how = Voor een televisie in de kamer: daar is het bord, ieders kaarten staan op een telefoon.
away-screen-scan = Scan een code met je telefoon: die wordt je hand. Het bord blijft hier.
away-screen-phones = Telefoons
away-screen-take = Neem je plaats mee op je telefoon
away-screen-code = Code voor een telefoon
away-screen-only-here = Deze codes werken alleen op deze computer. Nog geen telefoon kan ze openen.
web-tab-hand = Kaarten

# Meekijken
away-delay = Toeschouwers zien het spel
away-delay-none = meteen
away-delay-minutes = { $minutes ->
    [one] een minuut later
   *[other] { $minutes } minuten later
 }
away-delayed = Je kijkt mee, { $minutes ->
    [one] een minuut later
   *[other] { $minutes } minuten later
 }
