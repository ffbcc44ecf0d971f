# De coach: hints, uitgeprobeerde zetten, analyse van een partij, en waarom een keuze goed is.

coach-hint = Hint
coach-says = De coach zou nu dit spelen:
coach-says-more = Wat zou nog meer goed zijn?
coach-hint-again = Hint verbergen
coach-hint-title = De drie beste keuzes
coach-hint-thinking = De coach denkt na …
coach-hint-expects = uiteindelijk ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
}
coach-hint-how = Beoordeeld op wat jij weet. Anderen weten misschien meer.
coach-no-reason = nauwelijks verschil
coach-choose = Kiezen
coach-what-if = Wat als
coach-what-if-title = Wat als: niets hiervan gebeurt
coach-what-if-how = Een kopie van de tafel: wat jij niet kunt weten is geloot, bots antwoorden voor de anderen.
coach-what-if-undo = Stap terug
coach-what-if-again = Opnieuw loten
coach-what-if-leave = Terug naar het spel
coach-what-if-over = De partij zou voorbij zijn.
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
coach-turned = { $who }: { $change } %
coach-costly = De duurste keuzes
coach-costly-none = Geen keuze kostte veel. Goed gespeeld!
coach-costly-everybody = Iedereen
coach-costly-better = Beter: { $better }
coach-costs = { $points } punten, { $share } % winstkans
coach-balance = Geluk en kunde
coach-balance-seat = Speler
coach-balance-choices = Verloren door eigen keuzes
coach-balance-luck = Gewonnen of verloren door geluk
coach-balance-how = Geluk is wat dobbelstenen en kaarten aan de verwachting veranderden; een keuze wordt gemeten aan de beste die de coach vond.
coach-percent = { $share } %
coach-points = { $points } punten
coach-replay-here = In de herhaling tonen
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = De partij is voorbij: er valt niets te beslissen.
coach-terminal-head = { $title }: analyse van { $decisions } beslissingen
coach-terminal-progress = de coach gaat de partij door

# How many there are of something after a line, compared with now: "before" and "after".

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] punten op het spoor: dan { $after }
    [down] punten op het spoor: nog maar { $after }
   *[same] punten op het spoor blijven op { $after }
}
eiszeit-reason-board = { $trend ->
    [up] je jagers zouden { $after } punten opleveren in plaats van { $before }
    [down] je jagers zouden nog maar { $after } punten opleveren in plaats van { $before }
   *[same] je jagers zouden nog steeds { $after } punten opleveren
}
eiszeit-reason-stones = { $trend ->
    [up] je stenen stijgen naar { $after }
    [down] je stenen dalen naar { $after }
   *[same] je stenen blijven op { $after }
}
eiszeit-reason-clubs = { $trend ->
    [up] je knotsen stijgen naar { $after }
    [down] je knotsen dalen naar { $after }
   *[same] je knotsen blijven op { $after }
}
eiszeit-reason-home = { $trend ->
    [up] jagers thuis stijgen naar { $after }
    [down] jagers thuis dalen naar { $after }
   *[same] jagers thuis blijven op { $after }
}
eiszeit-reason-rival = { $trend ->
    [up] de beste tegenstander komt op ongeveer { $after } punten
    [down] de beste tegenstander zakt naar ongeveer { $after } punten
   *[same] de beste tegenstander blijft op ongeveer { $after } punten
}

## valley

valley-reason-fate = de partij kan worden beslist
valley-reason-settlements = { $trend ->
    [up] je nederzettingen stijgen naar { $after }
    [down] je nederzettingen dalen naar { $after }
   *[same] je nederzettingen blijven op { $after }
}
valley-reason-victory = { $trend ->
    [up] je hebt genoeg nederzettingen om te winnen
    [down] je komt nederzettingen tekort om te winnen
   *[same] je nederzettingen op weg naar de zege: { $after }
}
valley-reason-warriors = { $trend ->
    [up] je krijgers stijgen naar { $after }
    [down] je krijgers dalen naar { $after }
   *[same] je krijgers blijven op { $after }
}
valley-reason-women = { $trend ->
    [up] je vrouwen stijgen naar { $after }
    [down] je vrouwen dalen naar { $after }
   *[same] je vrouwen blijven op { $after }
}
valley-reason-alone = { $trend ->
    [up] vrouwen zonder krijger naast zich stijgen naar { $after }
    [down] vrouwen zonder krijger naast zich dalen naar { $after }
   *[same] vrouwen zonder krijger naast zich blijven op { $after }
}
valley-reason-pairs = { $trend ->
    [up] plekken waar een paar kan vestigen stijgen naar { $after }
    [down] plekken waar een paar kan vestigen dalen naar { $after }
   *[same] plekken waar een paar kan vestigen blijven op { $after }
}
valley-reason-danger = { $trend ->
    [up] stamleden in de minderheid tegen tegenstanders stijgen naar { $after }
    [down] stamleden in de minderheid tegen tegenstanders dalen naar { $after }
   *[same] stamleden in de minderheid tegen tegenstanders blijven op { $after }
}
valley-reason-battles = { $trend ->
    [up] komende gevechten op je velden stijgen naar { $after }
    [down] komende gevechten op je velden dalen naar { $after }
   *[same] komende gevechten op je velden blijven op { $after }
}
valley-reason-prey = { $trend ->
    [up] voedsel op de hoef dat je aankunt stijgt naar { $after }
    [down] voedsel op de hoef dat je aankunt daalt naar { $after }
   *[same] voedsel op de hoef dat je aankunt blijft op { $after }
}
valley-reason-food = { $trend ->
    [up] voedsel in voorraad stijgt naar { $after }
    [down] voedsel in voorraad daalt naar { $after }
   *[same] voedsel in voorraad blijft op { $after }
}
valley-reason-hunger = { $trend ->
    [up] { $after } zouden bij de volgende maaltijd honger lijden
    [down] de honger neemt af: { $after } zouden niets krijgen
   *[same] { $after } zouden bij de volgende maaltijd honger lijden
}
valley-reason-income = { $trend ->
    [up] velden die voor je vissen of verzamelen stijgen naar { $after }
    [down] velden die voor je vissen of verzamelen dalen naar { $after }
   *[same] velden die voor je vissen of verzamelen blijven op { $after }
}
valley-reason-crops = { $trend ->
    [up] aren op je velden stijgen naar { $after }
    [down] aren op je velden dalen naar { $after }
   *[same] aren op je velden blijven op { $after }
}
valley-reason-trumps = { $trend ->
    [up] troefkaarten in de hand stijgen naar { $after }
    [down] troefkaarten in de hand dalen naar { $after }
   *[same] troefkaarten in de hand blijven op { $after }
}
valley-reason-fire = { $trend ->
    [up] je zou vuur hebben
    [down] je vuur zou uitgaan
   *[same] je vuur blijft zoals het is
}
valley-reason-rival = { $trend ->
    [up] de beste tegenstander komt op { $after } nederzettingen
    [down] de beste tegenstander zakt naar { $after } nederzettingen
   *[same] de beste tegenstander blijft op { $after } nederzettingen
}

## winter

winter-reason-score = { $trend ->
    [up] punten op het spoor stijgen naar { $after }
    [down] punten op het spoor dalen naar { $after }
   *[same] punten op het spoor blijven op { $after }
}
winter-reason-rival = { $trend ->
    [up] de beste andere heeft ongeveer { $after } punten
    [down] de beste andere zakt naar ongeveer { $after } punten
   *[same] de beste andere blijft op ongeveer { $after } punten
}
winter-reason-final-goods = { $trend ->
    [up] eindpunten voor goederen stijgen naar { $after }
    [down] eindpunten voor goederen dalen naar { $after }
   *[same] eindpunten voor goederen blijven op { $after }
}
winter-reason-final-graves = { $trend ->
    [up] eindpunten voor begravenen stijgen naar { $after }
    [down] eindpunten voor begravenen dalen naar { $after }
   *[same] eindpunten voor begravenen blijven op { $after }
}
winter-reason-final-cards = { $trend ->
    [up] punten op je kaarten stijgen naar { $after }
    [down] punten op je kaarten dalen naar { $after }
   *[same] punten op je kaarten blijven op { $after }
}
winter-reason-final-animals = { $trend ->
    [up] de dierensets groeien naar { $after } punten
    [down] de dierensets krimpen naar { $after } punten
   *[same] de dierensets blijven op { $after } punten
}
winter-reason-food = { $trend ->
    [up] voedsel in voorraad stijgt naar { $after }
    [down] voedsel in voorraad daalt naar { $after }
   *[same] voedsel in voorraad blijft op { $after }
}
winter-reason-tools = { $trend ->
    [up] gereedschap in voorraad stijgt naar { $after }
    [down] gereedschap in voorraad daalt naar { $after }
   *[same] gereedschap in voorraad blijft op { $after }
}
winter-reason-hand = { $trend ->
    [up] kaarten in de hand stijgen naar { $after }
    [down] kaarten in de hand dalen naar { $after }
   *[same] kaarten in de hand blijven op { $after }
}
winter-reason-deck = { $trend ->
    [up] kaarten buiten de hand stijgen naar { $after }
    [down] kaarten buiten de hand dalen naar { $after }
   *[same] kaarten buiten de hand blijven op { $after }
}
winter-reason-honor = { $trend ->
    [up] treden op het roemspoor stijgen naar { $after }
    [down] treden op het roemspoor dalen naar { $after }
   *[same] treden op het roemspoor blijven op { $after }
}
winter-reason-offering = { $trend ->
    [up] treden op het offergavenspoor stijgen naar { $after }
    [down] treden op het offergavenspoor dalen naar { $after }
   *[same] treden op het offergavenspoor blijven op { $after }
}
winter-reason-megaliths = { $trend ->
    [up] je megalieten stijgen naar { $after }
    [down] je megalieten dalen naar { $after }
   *[same] je megalieten blijven op { $after }
}
winter-reason-incomes = { $trend ->
    [up] velden die je in de zonsverduistering iets opleveren stijgen naar { $after }
    [down] velden die je in de zonsverduistering iets opleveren dalen naar { $after }
   *[same] velden die je in de zonsverduistering iets opleveren blijven op { $after }
}
winter-reason-villages = { $trend ->
    [up] je dorpen stijgen naar { $after }
    [down] je dorpen dalen naar { $after }
   *[same] je dorpen blijven op { $after }
}
winter-reason-camps = { $trend ->
    [up] kampen op de kaart stijgen naar { $after }
    [down] kampen op de kaart dalen naar { $after }
   *[same] kampen op de kaart blijven op { $after }
}
winter-reason-ready = { $trend ->
    [up] een dorp komt dichterbij: { $after } van 3 kampen staan
    [down] een dorp raakt verder weg: { $after } van 3 kampen staan
   *[same] { $after } van 3 kampen voor een dorp staan
}
winter-reason-stones = { $trend ->
    [up] heilige stenen stijgen naar { $after }
    [down] heilige stenen dalen naar { $after }
   *[same] heilige stenen blijven op { $after }
}
