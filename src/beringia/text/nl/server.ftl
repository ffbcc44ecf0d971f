# Wat de server zegt als hij iets niet doet, en wat er aan tafel naast het spel gebeurt.

event-undone = { $who } neemt de laatste keuze terug.

refused-invalid = De server begreep dit niet: { $reason }.
refused-not-found = Hier is niets. Controleer de link.
refused-not-allowed = Dat kan hier niet.
refused-wrong-host = Onder deze naam is de server niet bekend. Wie hem beheert, kan de naam toestaan (BERINGIA_HOSTS).
refused-wrong-origin = Hier vroeg een pagina van een andere site om. Open het spel op zijn eigen adres.
refused-forbidden = Dit mag alleen de speler van deze plaats. Open je eigen plaatslink.
refused-away = Een bot speelt voor je. Neem eerst je plaats terug.
refused-taken = Iemand heeft deze plaats al ingenomen. Vraag om een andere uitnodiging, of kijk toe.
refused-not-finished = Dit blijft geheim tot het spel voorbij is.
refused-not-waiting = Het spel is al begonnen.
refused-waiting = Het spel is nog niet begonnen: er is nog een plaats vrij.
refused-paused = De tafel pauzeert. Ga eerst verder.
refused-finished = Het spel is voorbij.
refused-outdated = Deze tafel is met een andere versie van het spel bewaard en kan niet verdergaan.
refused-outdated-rules = Deze tafel is met versie { $saved } van de regels gespeeld, hier geldt versie { $current }. Ze kan hier niet verdergaan, maar wel bekeken en uitgevoerd worden.
refused-outdated-content = Deze tafel is met een andere uitgave van het spelmateriaal gespeeld. Ze kan hier niet verdergaan, maar wel bekeken en uitgevoerd worden.
refused-outdated-game = Het spel van deze tafel is hier niet geïnstalleerd. Ze kan niet verdergaan, maar wel uitgevoerd worden.
refused-outdated-options = Met de instellingen van deze tafel kan het spel niet meer beginnen.
refused-outdated-damaged = De bewaarde zetten van deze tafel kunnen niet nagespeeld worden. Ze kan niet verdergaan, maar wel bekeken en uitgevoerd worden.
refused-stale = Er is intussen iets gebeurd. Kijk nog eens en kies dan.
refused-not-your-turn = Iemand anders moet nu beslissen.
refused-illegal = Dit kan nu niet worden gekozen.
refused-nothing-to-undo = Er kan niets worden teruggenomen: er is iets onthuld, of iemand anders heeft sindsdien beslist.
refused-too-many-undos = Je hebt in deze beurt zoveel teruggenomen dat er niet meer wordt bewaard. Wat je nu kiest, telt.
refused-too-many-tables = Te veel nieuwe tafels. Wacht even.
refused-too-many-requests = Te snel. Wacht een ogenblik.
refused-too-large = Dit is te veel ineens.
refused-rule-error = Bij deze keuze ging er in de regels iets mis. Er is niets veranderd; kies iets anders.
refused-storage = Dit kon niet worden bewaard. Er is niets veranderd; probeer het opnieuw.
refused-internal = Er ging iets mis in de server. Probeer het opnieuw.
