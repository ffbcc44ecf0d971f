# Was in Eiszeit auf eine Wahl folgen würde, bevor sie getroffen ist; die Argumente erklärt die englische Datei.

eiszeit-preview-area = Gebiet { $area }: { $hunters } Jäger, Limit { $least }{ $most ->
    [none] {""}
   *[other] –{ $most }
}{ $chance ->
    [0] { $others ->
        [0] {""}
       *[other] ; andere könnten hungern, du nicht
    }
    [100] ; du verlierst { $losses }
   *[other] ; mit { $chance } % verlierst du { $losses ->
        [one] einen
       *[other] bis zu { $losses }
    }
}.
eiszeit-preview-cost = { $cost ->
    [0] Kostet nichts: Du behältst { $stones }
    [one] Kostet { $cost } Stein: Du behältst { $stones }
   *[other] Kostet { $cost } Steine: Du behältst { $stones }
}.
eiszeit-preview-gain = { $cost ->
    [one] Bringt { $cost } Stein: Dann hast du { $stones }
   *[other] Bringt { $cost } Steine: Dann hast du { $stones }
}.
eiszeit-preview-mammoth = Kostet, was du wählst; du hast { $stones } { $stones ->
    [one] Stein
   *[other] Steine
}.
eiszeit-preview-rich = Ab { $stones } Steinen darfst du im nächsten Zug keine dunkle Karte spielen.
eiszeit-preview-ends = Nimmt den letzten Stein des dunklen Vorrats: Das Siedeln endet mit diesem Zug.
eiszeit-preview-void = Nimmt den letzten Stein des dunklen Vorrats: Das Spiel endet, und die Karte bewirkt nichts.
eiszeit-preview-ice-empty = Dort steht niemand.
eiszeit-preview-ice = Schickt { $hunters } Jäger der anderen und { $placed } von dir in den Vorrat{ $mammoths ->
    [0] {""}
    [one] , dazu ein Mammut fort
   *[other] , dazu { $mammoths } Mammuts fort
}.
