# Was im Tal der Mammuts auf eine Wahl folgen würde, bevor sie getroffen ist; die Argumente erklärt die englische Datei.

valley-preview-odds = { $chance ->
    [none] schwer zu sagen
    [0] aussichtslos
    [100] sicherer Sieg
   *[other] { $chance } % Siegchance
}
valley-preview-short = { $chance ->
    [none] schwer zu sagen
    [0] aussichtslos
    [100] sicher
   *[other] { $chance } %
}
valley-preview-dice = Würfel +{ $mine } gegen +{ $theirs }
valley-preview-rivals = { $count ->
    [one] Gegen { $owner }
   *[other] Gegen { $count } Stämme
}: { valley-preview-odds } ({ valley-preview-dice }).
valley-preview-submits = { $count ->
    [one] Deine Frauen haben keinen Krieger bei sich: Sie fallen an { $owner }.
   *[other] Deine Frauen haben keinen Krieger bei sich: Sie fallen an den Stamm, der dort gewinnt.
}
valley-preview-taken = Dort kann niemand kämpfen: Du gewinnst ohne Wurf.
valley-preview-herd = { $then ->
    [0] Gegen { $count } { valley-herd }
   *[other] Danach, falls vorher niemand fällt, gegen { $count } { valley-herd }
}: { valley-preview-odds } ({ valley-preview-dice }){ $food ->
    [0] {""}
   *[other] , für { $food } Nahrung
}.
valley-preview-herds = Alle Tiere dort: { valley-preview-odds }, für { $food } Nahrung.
valley-preview-all-herds = Alle Tiere hier: { valley-preview-odds }.
valley-preview-with = Mit „{ $card }“: { valley-preview-odds }.
valley-preview-against = Spielt { $owner } „{ $card }“, wovon du weißt: { valley-preview-odds }.
valley-preview-then = Danach: { valley-preview-odds }.
valley-preview-fight-at = { $warriors ->
    [0] { $women ->
        [0] Kampf auf Feld { $hex }
       *[other] Kampf auf { $hex } ({ valley-group })
    }
   *[other] Kampf auf { $hex } ({ valley-group })
}: { valley-preview-short }.
valley-preview-fight-at-brief = Kampf auf { $hex }: { valley-preview-short }
valley-preview-reach = Erreicht { $count } { $count ->
    [one] Feld
   *[other] Felder
}.
valley-preview-abandons = Auf Feld { $hex } bleibt keine Frau: Die Siedlung wird aufgegeben.
valley-preview-mountain = Der Berg beendet den Zug.
valley-preview-held = Auf Feld { $hex } { $count ->
    [one] muss { $count } Person
   *[other] müssen { $count } Personen
} bleiben, denn dort stehen Gegner.
valley-preview-forecast = Mahlzeit dieser Runde, wie es jetzt steht: { $food } Nahrung und { $income } vom Land, gebraucht werden { $need }{ $short ->
    [0] {""}
    [one] ; es fehlt { $short }
   *[other] ; es fehlen { $short }
}.
valley-preview-must-starve = { $count ->
    [one] Eine Person muss verhungern
   *[other] { $count } Personen müssen verhungern
}{ $persons ->
    [0] {""}
   *[other] , damit { $persons } essen können
}.
valley-preview-next-need = In der nächsten Runde brauchen sie { $need }.
valley-preview-fed = { $food } Nahrung bleibt übrig{ $count ->
    [0] {""}
   *[other] , { $count } verdirbt
}.
valley-preview-next-round = Die nächste Runde braucht { $need }: Du behältst { $food }, das Land bringt { $income }{ $short ->
    [0] {""}
    [one] ; es fehlt { $short }
   *[other] ; es fehlen { $short }
}.
