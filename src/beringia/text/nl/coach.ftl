# De coach: hints, uitgeprobeerde zetten, analyse van een partij, en waarom een keuze goed is.

coach-hint = Hint
coach-says = De coach zou nu dit spelen:
coach-says-more = Wat zou nog meer goed zijn?
coach-hint-again = Hint verbergen
coach-hint-title = De drie beste keuzes
coach-hint-thinking = De coach denkt na …
coach-hint-expects = uiteindelijk ongeveer { $score }
coach-score = { $points } { $game ->
    [valley] nederzettingen
   *[other] punten
}
coach-hint-how = Beoordeeld op wat jij weet. Anderen weten misschien meer.
coach-otherwise = { $differs ->
    [no] { "" }
    [best] { " " }(beste keuze: { $otherwise })
   *[yes] { " " }(anders { $otherwise })
}
coach-up = { $differs ->
    [now] { $after } in plaats van { $before }
   *[yes] { $after }, nu { $before }{ coach-otherwise }
}
coach-down = { $differs ->
    [now] maar { $after } in plaats van { $before }
   *[yes] { $after }, nu { $before }{ coach-otherwise }
}
coach-still = nog steeds { $after }{ coach-otherwise }
coach-after-points = { $after } { $after ->
    [one] punt
   *[other] punten
}
coach-at-points = { $after } { $after ->
    [one] punt
   *[other] punten
}
coach-after-settlements = { $after } { $after ->
    [one] nederzetting
   *[other] nederzettingen
}
coach-hint-then = daarna: { $choices }
coach-no-reason = deze keuzes ontlopen elkaar nauwelijks
coach-like-best = ongeveer even goed als de beste keuze
coach-choose = Kiezen
coach-what-if = Wat als
coach-what-if-title = Wat als: niets hiervan gebeurt
coach-what-if-how = Een kopie van de tafel: wat jij niet kunt weten is geloot, bots antwoorden voor de anderen.
coach-what-if-undo = Stap terug
coach-what-if-again = Opnieuw loten
coach-what-if-leave = Terug naar het spel
coach-what-if-over = De partij zou voorbij zijn.
coach-what-if-gone = Aan tafel ging het intussen verder: wat je uitprobeerde, is weg.
coach-hints-option = Hints
coach-hints-option-no = Niemand vraagt de coach
coach-hints-option-yes = Iedereen mag de coach vragen
coach-analysis = Analyse
coach-analysis-open = Analyse bekijken
coach-analysis-of = Analyse van de partij
coach-analysis-running = Je keuzes tot nu toe, op grond van wat jij weet. De volledige analyse volgt als de partij voorbij is.
coach-analysis-progress = De coach gaat de partij door: { $percent } %
coach-analysis-wait = Je kunt wachten of later terugkomen.
coach-analysis-failed = De analyse kan niet worden gemaakt: { $reason }
coach-analysis-empty = Er valt nog niets te analyseren.
coach-curve = Kansen in de loop van de partij
coach-curve-points = Verwachte punten in de loop van de partij
coach-curve-what = Tonen
coach-curve-shares = Winstkans
coach-curve-step = Stap
coach-curve-table = Hetzelfde als tabel
coach-result = Uitslag
coach-turning = Keerpunten
coach-turning-none = Geen enkel moment heeft deze partij beslist.
coach-cause-chance = Geluk
coach-cause-mistake = Keuze
coach-cause-play = Spelverloop
coach-turning-how = { coach-cause-chance }: dobbelstenen of kaarten keerden de partij. { coach-cause-mistake }: er was iets beters te doen. { coach-cause-play }: elke andere zet die haar keerde.
coach-turned = { $who }: { $change } %
coach-costly = De duurste keuzes
coach-costly-none = Geen keuze kostte veel. Goed gespeeld!
coach-costly-everybody = Iedereen
coach-costly-better = Beter: { $better }
coach-costs = { $score }, { $share } % winstkans
coach-costs-share = { $share } % winstkans
coach-balance = Geluk en kunde
coach-balance-seat = Speler
coach-balance-choices = Verloren door eigen keuzes
coach-balance-luck = Gewonnen of verloren door geluk
coach-balance-how = Geluk is wat dobbelstenen en kaarten aan de verwachting veranderden; een keuze wordt gemeten aan de beste die de coach vond. Alles is over de partij opgeteld. Vooraan staat de winstkans, tussen haakjes het eigen resultaat: wat tegenstanders helpt of schaadt, verandert alleen de kans, daarom kunnen de twee verschillende kanten op gaan.
coach-percent = { $share } %
coach-points = { $points } punten
coach-replay-here = In de herhaling tonen
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = De partij is voorbij: er valt niets te beslissen.
coach-terminal-head = { $title }: analyse van { $decisions } { $decisions ->
    [one] beslissing
   *[other] beslissingen
}
coach-terminal-progress = de coach gaat de partij door

# How many there are of something after a line, compared with now ("before" and "after"), and with other lines.

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] punten op het spoor: { coach-up }
    [down] punten op het spoor: { coach-down }
    [better] iets meer punten op het spoor
    [worse] iets minder punten op het spoor
   *[same] punten op het spoor: { coach-still }
}
eiszeit-reason-board = { $trend ->
    [up] punten die je jagers zouden opleveren: { coach-up }
    [down] punten die je jagers zouden opleveren: { coach-down }
    [better] je jagers zouden iets meer opleveren
    [worse] je jagers zouden iets minder opleveren
   *[same] punten die je jagers zouden opleveren: { coach-still }
}
eiszeit-reason-stones = { $trend ->
    [up] je stenen: { coach-up }
    [down] je stenen: { coach-down }
    [better] iets meer stenen voor jou
    [worse] iets minder stenen voor jou
   *[same] je stenen: { coach-still }
}
eiszeit-reason-clubs = { $trend ->
    [up] je knotsen: { coach-up }
    [down] je knotsen: { coach-down }
    [better] iets meer knotsen voor jou
    [worse] iets minder knotsen voor jou
   *[same] je knotsen: { coach-still }
}
eiszeit-reason-home = { $trend ->
    [up] jagers thuis: { coach-up }
    [down] jagers thuis: { coach-down }
    [better] iets meer jagers thuis
    [worse] iets minder jagers thuis
   *[same] jagers thuis: { coach-still }
}
eiszeit-reason-rival = { $trend ->
    [up] de beste tegenstander komt op ongeveer { coach-after-points }{ coach-otherwise }
    [down] de beste tegenstander zakt naar ongeveer { coach-after-points }{ coach-otherwise }
    [better] je tegenstanders staan er slechter voor
    [worse] je tegenstanders staan er beter voor
   *[same] de beste tegenstander blijft op ongeveer { coach-at-points }{ coach-otherwise }
}

## valley

valley-reason-fate = { $trend ->
    [up] je zou de partij winnen
    [better] je zou de partij kunnen winnen
    [worse] je zou de partij kunnen verliezen
   *[same] een andere keuze kan de partij voor je beslissen
}
valley-reason-settlements = { $trend ->
    [up] je nederzettingen: { coach-up }
    [down] je nederzettingen: { coach-down }
    [better] je nederzettingen zijn veiliger
    [worse] je nederzettingen zijn minder veilig
   *[same] je nederzettingen: { coach-still }
}
valley-reason-victory = { $trend ->
    [up] je hebt genoeg nederzettingen om te winnen
    [down] je komt nederzettingen tekort om te winnen
    [better] genoeg nederzettingen om te winnen zijn waarschijnlijker
    [worse] genoeg nederzettingen om te winnen zijn minder waarschijnlijk
   *[same] { $after ->
        [0] je nederzettingen zijn niet genoeg om te winnen
       *[other] je hebt nog steeds genoeg nederzettingen om te winnen
    }
}
valley-reason-warriors = { $trend ->
    [up] je krijgers: { coach-up }
    [down] je krijgers: { coach-down }
    [better] het vergaat je krijgers iets beter
    [worse] het vergaat je krijgers iets slechter
   *[same] je krijgers: { coach-still }
}
valley-reason-women = { $trend ->
    [up] je vrouwen: { coach-up }
    [down] je vrouwen: { coach-down }
    [better] het vergaat je vrouwen iets beter
    [worse] het vergaat je vrouwen iets slechter
   *[same] je vrouwen: { coach-still }
}
valley-reason-alone = { $trend ->
    [up] vrouwen zonder krijger naast zich: { coach-up }
    [down] vrouwen zonder krijger naast zich: { coach-down }
    [better] minder vrouwen zonder krijger naast zich
    [worse] meer vrouwen zonder krijger naast zich
   *[same] vrouwen zonder krijger naast zich: { coach-still }
}
valley-reason-pairs = { $trend ->
    [up] plekken waar een paar zich kan vestigen: { coach-up }
    [down] plekken waar een paar zich kan vestigen: { coach-down }
    [better] een paar vindt betere plekken om zich te vestigen
    [worse] een paar vindt slechtere plekken om zich te vestigen
   *[same] plekken waar een paar zich kan vestigen: { coach-still }
}
valley-reason-danger = { $trend ->
    [up] je stamleden in de minderheid tegen tegenstanders: { coach-up }
    [down] je stamleden in de minderheid tegen tegenstanders: { coach-down }
    [better] je stamleden zijn minder vaak in de minderheid
    [worse] je stamleden zijn vaker in de minderheid
   *[same] je stamleden in de minderheid tegen tegenstanders: { coach-still }
}
valley-reason-battles = { $trend ->
    [up] komende gevechten op je velden: { coach-up }
    [down] komende gevechten op je velden: { coach-down }
    [better] er wordt minder bedreigd of op het spel gezet
    [worse] er wordt meer bedreigd of op het spel gezet
   *[same] komende gevechten op je velden: { coach-still }
}
valley-reason-prey = { $trend ->
    [up] voedsel op de hoef dat je aankunt: { coach-up }
    [down] voedsel op de hoef dat je aankunt: { coach-down }
    [better] iets meer voedingspunten op de hoef
    [worse] iets minder voedingspunten op de hoef
   *[same] voedsel op de hoef dat je aankunt: { coach-still }
}
valley-reason-food = { $trend ->
    [up] voedsel in voorraad: { coach-up }
    [down] voedsel in voorraad: { coach-down }
    [better] iets meer voedingspunten in voorraad
    [worse] iets minder voedingspunten in voorraad
   *[same] voedsel in voorraad: { coach-still }
}
valley-reason-hunger = { $trend ->
    [up] { $after ->
        [one] één zou
       *[other] { $after } zouden
    }{ " " }bij de volgende maaltijd honger lijden{ coach-otherwise }
    [down] de honger neemt af: { $after ->
        [0] niemand zou niets krijgen
        [one] één zou niets krijgen
       *[other] { $after } zouden niets krijgen
    }{ coach-otherwise }
    [better] het voedsel gaat langer mee
    [worse] het voedsel raakt eerder op
   *[same] { $after ->
        [0] niemand zou bij de volgende maaltijd honger lijden
        [one] één zou bij de volgende maaltijd honger lijden
       *[other] { $after } zouden bij de volgende maaltijd honger lijden
    }{ coach-otherwise }
}
valley-reason-income = { $trend ->
    [up] velden die voor je vissen of verzamelen: { coach-up }
    [down] velden die voor je vissen of verzamelen: { coach-down }
    [better] je vist en verzamelt iets meer
    [worse] je vist en verzamelt iets minder
   *[same] velden die voor je vissen of verzamelen: { coach-still }
}
valley-reason-crops = { $trend ->
    [up] aren op je velden: { coach-up }
    [down] aren op je velden: { coach-down }
    [better] iets meer aren op je velden
    [worse] iets minder aren op je velden
   *[same] aren op je velden: { coach-still }
}
valley-reason-trumps = { $trend ->
    [up] troefkaarten in de hand: { coach-up }
    [down] troefkaarten in de hand: { coach-down }
    [better] iets meer troefkaarten in de hand
    [worse] iets minder troefkaarten in de hand
   *[same] troefkaarten in de hand: { coach-still }
}
valley-reason-fire = { $trend ->
    [up] je zou vuur hebben
    [down] je vuur zou uitgaan
    [better] je vuur is veiliger
    [worse] je vuur is minder veilig
   *[same] je vuur blijft zoals het is
}
valley-reason-rival = { $trend ->
    [up] de beste tegenstander komt op { coach-after-settlements }{ coach-otherwise }
    [down] de beste tegenstander zakt naar { coach-after-settlements }{ coach-otherwise }
    [better] je tegenstanders staan er slechter voor
    [worse] je tegenstanders staan er beter voor
   *[same] de beste tegenstander blijft op { coach-after-settlements }{ coach-otherwise }
}

## winter

winter-reason-score = { $trend ->
    [up] punten op het spoor: { coach-up }
    [down] punten op het spoor: { coach-down }
    [better] iets meer punten op het spoor
    [worse] iets minder punten op het spoor
   *[same] punten op het spoor: { coach-still }
}
winter-reason-rival = { $trend ->
    [up] de beste andere heeft ongeveer { coach-after-points }{ coach-otherwise }
    [down] de beste andere zakt naar ongeveer { coach-after-points }{ coach-otherwise }
    [better] de anderen staan er slechter voor
    [worse] de anderen staan er beter voor
   *[same] de beste andere blijft op ongeveer { coach-at-points }{ coach-otherwise }
}
winter-reason-final-goods = { $trend ->
    [up] eindpunten voor goederen: { coach-up }
    [down] eindpunten voor goederen: { coach-down }
    [better] iets meer eindpunten voor goederen
    [worse] iets minder eindpunten voor goederen
   *[same] eindpunten voor goederen: { coach-still }
}
winter-reason-final-graves = { $trend ->
    [up] eindpunten voor begravenen: { coach-up }
    [down] eindpunten voor begravenen: { coach-down }
    [better] iets meer eindpunten voor begravenen
    [worse] iets minder eindpunten voor begravenen
   *[same] eindpunten voor begravenen: { coach-still }
}
winter-reason-final-cards = { $trend ->
    [up] punten op je kaarten: { coach-up }
    [down] punten op je kaarten: { coach-down }
    [better] iets meer punten op je kaarten
    [worse] iets minder punten op je kaarten
   *[same] punten op je kaarten: { coach-still }
}
winter-reason-final-animals = { $trend ->
    [up] de dierensets groeien naar { coach-after-points }{ coach-otherwise }
    [down] de dierensets krimpen naar { coach-after-points }{ coach-otherwise }
    [better] iets meer punten voor dierensets
    [worse] iets minder punten voor dierensets
   *[same] de dierensets blijven op { coach-at-points }{ coach-otherwise }
}
winter-reason-food = { $trend ->
    [up] voedsel in voorraad: { coach-up }
    [down] voedsel in voorraad: { coach-down }
    [better] iets meer voedsel in voorraad
    [worse] iets minder voedsel in voorraad
   *[same] voedsel in voorraad: { coach-still }
}
winter-reason-tools = { $trend ->
    [up] gereedschap in voorraad: { coach-up }
    [down] gereedschap in voorraad: { coach-down }
    [better] iets meer gereedschap in voorraad
    [worse] iets minder gereedschap in voorraad
   *[same] gereedschap in voorraad: { coach-still }
}
winter-reason-hand = { $trend ->
    [up] kaarten in de hand: { coach-up }
    [down] kaarten in de hand: { coach-down }
    [better] betere kaarten in de hand
    [worse] slechtere kaarten in de hand
   *[same] kaarten in de hand: { coach-still }
}
winter-reason-deck = { $trend ->
    [up] kaarten buiten de hand: { coach-up }
    [down] kaarten buiten de hand: { coach-down }
    [better] betere kaarten in het deck en de stapels
    [worse] slechtere kaarten in het deck en de stapels
   *[same] kaarten buiten de hand: { coach-still }
}
winter-reason-honor = { $trend ->
    [up] treden op het roemspoor: { coach-up }
    [down] treden op het roemspoor: { coach-down }
    [better] iets verder op het roemspoor
    [worse] iets minder ver op het roemspoor
   *[same] treden op het roemspoor: { coach-still }
}
winter-reason-offering = { $trend ->
    [up] treden op het offergavenspoor: { coach-up }
    [down] treden op het offergavenspoor: { coach-down }
    [better] iets verder op het offergavenspoor
    [worse] iets minder ver op het offergavenspoor
   *[same] treden op het offergavenspoor: { coach-still }
}
winter-reason-megaliths = { $trend ->
    [up] je megalieten: { coach-up }
    [down] je megalieten: { coach-down }
    [better] op je megalieten valt beter te bouwen
    [worse] op je megalieten valt slechter te bouwen
   *[same] je megalieten: { coach-still }
}
winter-reason-incomes = { $trend ->
    [up] velden die je in de zonsverduistering iets opleveren: { coach-up }
    [down] velden die je in de zonsverduistering iets opleveren: { coach-down }
    [better] je velden leveren in de zonsverduistering meer op
    [worse] je velden leveren in de zonsverduistering minder op
   *[same] velden die je in de zonsverduistering iets opleveren: { coach-still }
}
winter-reason-villages = { $trend ->
    [up] je dorpen: { coach-up }
    [down] je dorpen: { coach-down }
    [better] je dorpen zijn meer waard
    [worse] je dorpen zijn minder waard
   *[same] je dorpen: { coach-still }
}
winter-reason-camps = { $trend ->
    [up] kampen op de kaart: { coach-up }
    [down] kampen op de kaart: { coach-down }
    [better] iets meer kampen op de kaart
    [worse] iets minder kampen op de kaart
   *[same] kampen op de kaart: { coach-still }
}
winter-reason-ready = { $trend ->
    [up] een dorp komt dichterbij: { $after } van 3 kampen staan{ coach-otherwise }
    [down] een dorp raakt verder weg: { $after } van 3 kampen staan{ coach-otherwise }
    [better] een dorp is iets dichterbij
    [worse] een dorp is iets verder weg
   *[same] { $after } van 3 kampen voor een dorp staan{ coach-otherwise }
}
winter-reason-stones = { $trend ->
    [up] heilige stenen: { coach-up }
    [down] heilige stenen: { coach-down }
    [better] je heilige stenen zouden meer opleveren
    [worse] je heilige stenen zouden minder opleveren
   *[same] heilige stenen: { coach-still }
}
