# The pages of the browser: start, waiting room, table, replay, rulebook, settings.

web-title = { $page } · Beringia
web-title-turn = ● Jij bent aan zet · { $game }
web-pages = Pagina’s
web-home = Startpagina
web-loading = Een ogenblik …
web-no-answer = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
web-missing = Hier is niets
web-missing-why = Deze tafel of pagina bestaat niet. Misschien is de link niet volledig.
web-close = Sluiten
web-copy = Kopiëren
web-copied = Gekopieerd
web-menu = Menu
web-help = Hulp
web-rules = Regels
web-settings = Instellingen
web-replay = Herhaling

## start page

web-hero = IJstijdspellen aan één tafel
web-hero-text = Speel alleen tegen bots, samen aan één scherm of met vrienden via een link. Zonder account.
web-my-tables = Mijn tafels
web-past-tables = Afgelopen spellen
web-new-game = Nieuw spel
web-play-now = Nu spelen
web-play-alone = Alleen spelen
web-play-now-how = Jij tegen { $count ->
    [one] een bot
   *[other] { $count } bots
}. De eerste zetten wijzen zich vanzelf.
web-more-settings = Meer instellingen
web-with-friends = Met vrienden
web-player-range = { $min } tot { $max } spelers
web-fact-players = Spelers
web-fact-duration = Duur
web-fact-weight = Gewicht
web-their-turn = { $who } beslist
web-status-waiting = Wacht op spelers
web-status-paused = Gepauzeerd
web-status-finished = Afgelopen
web-status-outdated = Uit een andere versie
web-forget = Uit deze lijst halen
web-forget-sure = Deze tafel ({ $game }) uit de lijst halen? Je plaats blijft van jou: hij wacht onder “Verwijderd”, en je link blijft werken.
web-forget-yes = Verwijderen
web-forget-no = Houden
web-forget-done = { $game } staat niet meer in de lijst. De plaats is nog van jou.
web-forget-undo = Terugzetten
web-forgotten = Verwijderd ({ $count })
web-me = Ayla
web-name = Naam
web-colour = Kleur
web-strength = Hoe goed de bot speelt
web-character = Stijl
web-bot-level = Bot: { $level }
web-seat = Plaats { $number }
web-seat-open = Vrije plaats
web-seat-add = Speler toevoegen
web-seat-remove = Speler { $number } verwijderen
web-kind-me = Aan dit scherm
web-kind-open = Vriend via link
web-kind-open-how = Je krijgt een link om te versturen.
web-private = Wie mag meekijken?
web-private-no = Iedereen met de link
web-private-yes = Alleen de spelers
web-kind-bot = Bot
web-create = Spel beginnen
web-create-invite = Tafel dekken en uitnodigen

## waiting room

web-waiting-room = Het spel begint als alle plaatsen bezet zijn. Stuur elke vriend een eigen link.
web-waiting-watch = Het spel begint als alle plaatsen bezet zijn. Jij kijkt toe.
web-you-sit = Hier zit jij
web-seat-waits = Wacht op een vriend
web-seat-taken = Is er
web-invite-link = Uitnodiging voor plaats { $number }
web-show-code = Als QR-code tonen
web-code = QR-code voor plaats { $number }
web-watch-link = Link om te kijken
web-start-now = Nu beginnen met { $count ->
    [one] een bot
   *[other] { $count } bots
}
web-start-now-how = De uitnodigingen blijven gelden: wie later komt, neemt het van de bot over.
web-join = Je bent uitgenodigd
web-join-text = Aan deze tafel is een plaats voor je vrij. Hoe heet je?
web-join-now = Plaatsnemen
web-only-watch = Alleen kijken

## table

web-decision = Beslissing
web-your-turn = Jij bent aan zet
web-waiting-for = We wachten op { $who }
web-waiting-for-all = We wachten op de spelers
web-click-board = Klik op wat op het bord oplicht.
web-list-choices = { $count } keuzes als lijst
web-bots-queue = Bots van andere tafels denken na. Deze is zo snel mogelijk aan de beurt.
web-poker-face = Pokergezicht
web-poker-face-why = Vragen zonder keuze duren even lang als andere, zodat niemand merkt wie wat heeft.
web-pass-for-me = Voor mij passen
web-pass-nothing = waar ik niets kan spelen
web-pass-turn = tot mijn volgende beurt
web-pass-never = nooit, vraag het me altijd
web-pass-on = niet alleen hiervoor: { $choice }
web-pass-on-none = Weer bij elke kaart vragen
web-undo = Terugnemen
web-undo-turn = De beurt terugnemen
web-one-by-one = Een voor een
web-something-else = Iets anders
web-click-glowing = Klik op wat oplicht: alles gebeurt in één keer.
web-click-glowing-too = Of klik meteen op wat je wilt: alles gebeurt in één keer.
web-step-back = Eén stap terug
web-why-not = Waarom kan … niet?
web-why-asking = Klik iets op de tafel aan
web-why-now = Nu niet. { $now }
web-why-allowed = Dit kun je nu kiezen.
web-rule = Regel { $clause }
web-happened-to-you = Wat jou is overkomen
web-round-report = Wat de ronde heeft opgeleverd
web-players = Spelers
web-player = { $seat }
web-points = punten
web-you = (jij)
web-bot = Bot
web-away = Afwezig, een bot speelt
web-offline = offline
web-won = wint
web-log = Verloop van het spel
web-log-more = Meer tonen
web-log-look = Stap { $number } bekijken
web-tabs = Weergaven
web-tab-board = Bord
web-tab-players = Spelers
web-tab-log = Verloop
web-tab-rules = Regels
web-tab-dot = Hier kun je kiezen
web-fold = Kleiner maken
web-unfold = Groter maken
web-whole-board = Hele bord
web-watching = Toeschouwer
web-reconnecting = Opnieuw verbinden …
web-story = Wat er gebeurt
web-story-part = { $number } van { $count }
web-story-hold = Stilhouden
web-story-skip = Naar het einde
web-turn-of = { $who } is aan de beurt
web-story-control = Tempo van het verhaal
web-story-close = Terug naar nu
web-story-again = Nog eens bekijken
web-story-look = Nog eens bekijken: { $turn }
web-meanwhile = Intussen
web-pause = Pauze
web-paused = Het spel is gepauzeerd
web-paused-how = Niemand speelt en de bots rusten tot iemand aan tafel verdergaat.
web-resume = Verder spelen
web-leave = Tafel verlaten
web-leave-sure = Een bot speelt voor je verder. Je kunt altijd met je link terugkomen.
web-away-you = Een bot heeft je plaats en speelt voor je tot je hem terugneemt.
web-away-you-paused = Een bot heeft je plaats. Nu speelt niemand: de tafel is gepauzeerd.
web-come-back = Mijn plaats weer innemen
web-hand-over = { $who }, jij bent aan zet
web-hand-over-why = Geef het scherm door. Niemand anders mag je kaarten zien.
web-hand-over-ready = Ik ben { $who }, toon mijn kaarten
web-tip = Tip
web-tip-done = Begrepen
web-tip-never = Geen tips meer in dit spel

## help

web-help-how = Wat je kunt kiezen, licht op de tafel op en staat als knop in de lijst; gebruik wat je wilt. Klik eerst op het stuk, dan op het doel.
web-help-signs = Tekens op tafel
web-key-tab = van het ene doel naar het volgende
web-key-arrows = naar het doel in die richting
web-key-look = Langs alles gaan wat zichzelf uitlegt
web-key-enter = kiezen
web-key-escape = één stap terug
web-key-undo = de laatste keuze terugnemen
web-key-why = vragen waarom iets niet kan
web-key-hold = het verhaal stilzetten of laten doorgaan
web-key-story = een moment terug, een verder
web-key-help = deze hulp

## end

web-result = Uitslag
web-you-won = Jij wint!
web-you-shared = Je deelt de overwinning!
web-winner = { $who } wint
web-nobody-won = Niemand wint
web-shared = { $who } delen de overwinning
web-rematch = Nog een keer spelen
web-rematch-join = Naar het volgende spel
web-details = Punten in detail
web-record = Spel bewaren
web-save-log = Mijn verslag bewaren
web-fair = Was het toeval eerlijk?
web-fair-shuffled = Is er eerlijk geschud?
web-fair-how = De eerste regel stond vóór het spel vast. Het is de SHA-256 van de tweede, waaruit al het schudden volgt.

## replay

web-run = Afspelen
web-back-to-table = Terug naar de tafel
web-first-step = Naar het begin
web-previous-step = Vorige stap
web-next-step = Volgende stap
web-last-step = Naar het einde
web-step-of = Stap { $number } van { $count }
web-moment-link = Link naar dit moment
web-seen-by = Gezien door
web-seen-public = Wat iedereen zag

## rules

web-search = Zoek in de regels
web-found = { $count ->
    [0] Niets gevonden
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
web-found-nothing = Niets gevonden. Probeer andere woorden, of minder.
web-contents = Inhoud
web-clause-link = Link naar { $clause }
web-source-R = Uit de spelregels
web-source-P = Uit een andere openbare bron
web-source-D = Onze lezing waar de regels zwijgen

## settings

web-setting-language = Taal
web-setting-theme = Uiterlijk
web-theme-auto = Zoals het apparaat
web-theme-snow = Sneeuw
web-theme-fire = Vuur
web-setting-colours = Kleuren van de spelers
web-colours-cave = Aardkleuren
web-colours-clear = Sterke kleuren
web-setting-motion = Beweging
web-motion-auto = Zoals het apparaat
web-motion-reduced = Niets beweegt
web-setting-pace = Beurten van de anderen
web-pace-calm = rustig
web-pace-normal = gewoon
web-pace-fast = snel
web-pace-instant = meteen
web-pace-how = Elke beurt wordt in een paar momenten verteld, en elke ronde eindigt met haar verslag. “Meteen” toont het resultaat, en vertelt de weg erheen als je erom vraagt.
web-setting-sound = Geluiden: mijn beurt, dobbelstenen, winst en verlies, het einde
web-setting-tips = Tips in het spel tonen
web-setting-name = Mijn naam aan tafel
web-settings-where = Deze instellingen blijven in deze browser.

## a game without a drawing of its own

web-element = { $kind } { $name }
web-element-with = { $kind } { $name }: { $what }
web-element-brief = { $name }
web-face-down = gedekt
web-nothing = niets
web-yes = ja
web-no = nee
