# Was Endless Winter von dem verlangt, der entscheidet, in der zweiten Person; die Argumente erklärt die englische Datei.


winter-ask-setup_chief = Wähle, wer deinen Stamm anführt.
winter-ask-setup_side = Wähle, mit welcher Seite von „{ $chief }“ du spielst.
winter-ask-setup_card = Wähle, womit du beginnst.
winter-ask-turn_start = Setz eine Figur in eine Spalte, oder ruh dich aus{ $n_culture ->
    [0] {""}
    [one] ; davor darfst du einen Fortschritt spielen
   *[other] ; davor darfst du Fortschritte spielen
}.{ $halves ->
    [0] {""}
   *[other] {" "}Du hast schon { $halves } Arbeitskraft.
}
winter-ask-culture_fee = „{ $card }“ zu spielen kostet eine weitere Karte: Wähle, welche du abwirfst.
winter-ask-turn_menu = Du handelst beim { $column }, { winter-level } Feld, und hast noch { $halves } Arbeitskraft.
winter-ask-rest_tile = Du ruhst zuerst: Nimm ein Ruheplättchen.
winter-ask-rest_menu = Du ruhst dich aus: Tu davon, was du magst, und beende dann den Zug.
winter-ask-pile_add = Dein Zug endet: Du darfst Karten auf den Sonnenfinsternisstapel legen, dessen Arbeitskraft die nächste Reihenfolge bestimmt.
winter-ask-effect_use = Du darfst { $effect }{ $card ->
    [none] {""}
   *[other] {" "}(„{ $card }“)
}.
winter-ask-effect_branch = Wähle eines von beiden{ $card ->
    [none] {""}
   *[other] {" "}(„{ $card }“)
}.
winter-ask-income_lesser = Du erhältst { winter-one-good } oder, wenn du magst, ein geringeres Einkommen.
winter-ask-idol_track = Du erhältst einen Götzen: Auf welcher Leiste rückt er vor?
winter-ask-mega_place = Bau einen Megalithen: { $n_megalith ->
    [one] Ein Platz ist frei
   *[other] { $n_megalith } Plätze sind frei
}.
winter-ask-mega_arrow = Dein Megalith steht an einem Pfeil: Bau noch einen neutralen.
winter-ask-tribe_stack = Nimm ein Stammesmitglied { winter-to }: Wähle einen Stapel.
winter-ask-culture_take = Nimm einen Fortschritt aus der Auslage: { $n_display } stehen zur Wahl.
winter-ask-animal_take = Nimm ein Tier aus dem Jagdgebiet.
winter-ask-animal_tip = Erleg eines deiner Tiere für das, was es bringt.
winter-ask-reveal_do = Du darfst im Jagdgebiet ein Tier aufdecken.
winter-ask-bury_card = Du darfst eine Karte begraben: Sie verlässt dein Deck und zählt am Ende.
winter-ask-camp_place = Du darfst ein Lager auf das Startfeld setzen.
winter-ask-camp_pick = Du darfst ein Lager verschieben: Wähle, welches.
winter-ask-camp_to = Dein Lager verlässt Feld { $hex }: Wähle ein Feld daneben.
winter-ask-village_place = Bau eine Siedlung, wo drei Felder zusammenstoßen: { $n_village ->
    [one] ein Ort steht
   *[other] { $n_village } Orte stehen
} zur Wahl.
winter-ask-ice_order = Deine Siedlung bei { $juncture } nimmt mehrere Eisfunde: Wähle den ersten.
winter-ask-stone_take = Nimm einen Heiligen Stein: { $n_stone } stehen zur Wahl.
winter-ask-discard_card = Du hast zu viele Karten: Wirf { $count } ab.
winter-ask-eclipse_menu = Die Sonnenfinsternis, Schritt { $step } von 4: { $step ->
    [1] Dein Platz in der Reihenfolge bringt etwas.
    [2] Nutze die Fähigkeiten deines Stapels in beliebiger Folge.
    [3] Das Gelände, das du hältst, bringt etwas, in beliebiger Folge.
   *[4] Dein Spielertableau und deine Heiligen Steine bringen etwas, in beliebiger Folge.
}
