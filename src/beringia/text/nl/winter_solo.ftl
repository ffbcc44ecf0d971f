# Endless Winter alleen: de nomaden. Zij zijn met velen, dus hun zinnen hebben geen $who. Argumenten als in winter.ftl.

winter-option-solo_extra_card = Solo, moeilijker: aan het begin van elke ronde ligt een nomadenkaart open
winter-option-solo_extra_card-true = ja
winter-option-solo_extra_card-false = nee
winter-option-solo_village_tile = Solo, moeilijker: de nomadentegel telt als dorp
winter-option-solo_village_tile-true = ja
winter-option-solo_village_tile-false = nee

## Woorden in zinnen

winter-nomads-action = { $action ->
    [idol] een idool
    [food] 1 voedsel
    [tool] 1 gereedschap
    [reveal] een dier onthullen
    [animal] een dier nemen
    [animal_top] het bovenste dier nemen
    [bury] een kaart begraven
    [culture] een vooruitgangskaart nemen
    [eclipse] een kaart voor de zonsverduistering
    [glacier] gletsjers tellen
    [megalith] een megaliet bouwen
    [stone] een heilige steen kopen
    [village] dorp, dan kampen verplaatsen
    [draw] een kaart trekken
    [tip] een dier vellen
    [camp] een kamp plaatsen
    [move] kampen verplaatsen
    [tribe_hand] een stamlid
    [tribe_discard] een stamlid
    [food_max] voedsel aanvullen
   *[vp] 1 punt
}
winter-nomads-good = { $good ->
    [idol] een idool
    [food] 1 voedsel
    [tool] 1 gereedschap
    [animal_top] het bovenste dier van de stapel
    [bury] een kaart om te begraven
    [megalith] een megaliet
    [village] de dorpsactie
   *[vp] 1 punt
}
winter-nomads-why = { $why ->
    [three_stones] zij hebben drie stenen
    [cannot_pay] zij kunnen niet betalen
    [no_stone] er is geen steen beschikbaar
    [all_built] al hun megalieten zijn gebouwd
    [no_place] daar is geen plaats voor
    [empty_display] het aanbod is leeg
    [no_draw_deck] zij hebben geen trekstapel
    [empty_offering] hun offerstapel is leeg
    [no_tribe] zij nemen geen stamleden
    [tools_full] zij hebben 5 gereedschap
    [never_tip] zij vellen nooit dieren
    [food_full] zij hebben 10 voedsel
    [deck_needed] de nomadenstapel is nodig voor hun beurten
    [camps_stay] hun kampen volgen alleen de landkaarten
    [no_animals] de dierenstapel is leeg
    [area_full] het jachtgebied is vol
   *[empty_area] het jachtgebied is leeg
}
winter-nomads-marked = { $marked ->
    [initiate] ‘Inwijden’
    [develop] ‘Ontwikkelen’
    [migrate] ‘Verdertrekken’
   *[hunt] ‘Jagen’
}
winter-nomads-big = { $big ->
    [left] links
   *[right] rechts
}
winter-nomads-small = { $small ->
    [up] boven
   *[down] beneden
}

## Keuzes en redenen

winter-choose-area = ‘{ $animal }’ nemen (plaats { $place })
winter-why-by-species = Kies de diersoort; met meerdere spelers doet de plaats er niet toe.
winter-why-by-place = Kies het dier naar zijn plaats: in het solospel letten de nomaden op de plaatsen.
winter-why-tile-there = Op het knooppunt { $juncture } ligt de nomadentegel.

## Gebeurtenissen

winter-event-nomads_card = De nomaden onthullen { $nomad_card }: ‘{ $column }’ is gemarkeerd, de pijlen wijzen naar { winter-nomads-big } en { winter-nomads-small }.
winter-event-nomads_laid_open = De nomaden leggen { $nomad_card } open zonder die uit te voeren.
winter-event-nomads_column = { $way ->
    [marked_free] De nomaden nemen ‘{ $column }’: de gemarkeerde kolom is leeg.
    [all_taken] De nomaden nemen ‘{ $column }’: die is gemarkeerd en alle kolommen zijn bezet.
    [arrow] De nomaden nemen ‘{ $column }’: { winter-nomads-marked } is bezet en dit is de volgende lege kolom in de richting van de grote pijl.
   *[wrap] De nomaden nemen ‘{ $column }’: { winter-nomads-marked } is bezet; de grote pijl leidt over de rand naar de volgende lege kolom.
} { $symbol ->
    [0] De figuur gaat naar het grote veld.
   *[other] De figuur gaat op het symbool.
}
winter-event-nomads_action = { $nomad_card }, { $row ->
    [1] bovenste
   *[2] onderste
} actie: { winter-nomads-action }.
winter-event-nomads_instead = In plaats daarvan ({ winter-nomads-action }) krijgen de nomaden { winter-nomads-good }: { winter-nomads-why }.
winter-event-nomads_nothing = Er gebeurt niets: { winter-nomads-why }.
winter-event-nomads_animal = { $liking ->
    [has_some] De nomaden nemen ‘{ $animal }’: zij hebben er 1 tot 3 van.
    [new] De nomaden nemen ‘{ $animal }’: zij hebben er nog geen van.
    [has_many] De nomaden nemen ‘{ $animal }’, hoewel zij er 4 of meer van hebben.
   *[from_deck] De nomaden krijgen ‘{ $animal }’ van de stapel.
}
winter-event-nomads_culture = De nomaden leggen ‘{ $card }’ uit het aanbod op hun offerstapel.
winter-event-nomads_buried = De nomaden begraven { $card ->
    [none] de bovenste kaart van hun offerstapel
   *[other] ‘{ $card }’ van hun offerstapel
}.
winter-event-nomads_pile = De nomaden leggen een kaart op hun verduisteringsstapel ({ $count }).
winter-event-nomads_glaciers = De nomaden hebben kampen op { $count } { $count ->
    [one] gletsjer
   *[other] gletsjers
}.
winter-event-nomads_tile = De nomaden { $moved ->
    [0] leggen hun tegel op het knooppunt { $juncture }
   *[other] verplaatsen hun tegel naar het knooppunt { $juncture }
}: al hun dorpen zijn gebouwd.
winter-event-nomads_map = Landkaart { $map_card } wordt omgedraaid: { $ring ->
    [inner] de twee binnenste kampen van de nomaden verhuizen.
    [outer] de drie buitenste kampen van de nomaden verhuizen.
   *[all] de vijf kampen van de nomaden komen op hun plaats.
}
winter-event-nomads_maps_shuffled = Alle { $count } landkaarten worden geschud.
winter-event-nomads_income = { $income ->
    [order] De nomaden krijgen het inkomen van plaats { $number }.
    [village] De nomaden krijgen het inkomen van een lege dorpsplaats.
   *[slot] De nomaden krijgen het inkomen van megalietplaats { $number }.
}
winter-event-nomads_pile_card = { $nomad_card } geeft de nomaden { $halves } arbeidskracht.
winter-event-nomads_shuffled = Alle { $count } nomadenkaarten worden tot een nieuwe stapel geschud.
winter-event-nomads_result = { $won ->
    [0] De nomaden winnen met { $nomads } tegen { $points } punten van { $player }.
   *[other] { $player } verslaat de nomaden met { $points } tegen { $nomads } punten.
}
winter-nomads-win = De nomaden winnen met { winter-score }.
winter-event-nomads_paid = De nomaden betalen { winter-food-and-tools }.
winter-event-nomads_gained = De nomaden krijgen { $count } { $good ->
    [food] voedsel
   *[tool] gereedschap
}.
winter-event-nomads_camp_moved = Een kamp van de nomaden gaat van veld { $from } naar veld { $to }.
winter-event-nomads_village_built = De nomaden bouwen een dorp op het knooppunt { $juncture }.
winter-event-nomads_ice_turned = De nomaden onthullen ‘{ $ice_find }’ op veld { $hex }.
winter-event-nomads_ice_paid = De nomaden krijgen de vondst ‘{ $ice_find }’ op veld { $hex }.
winter-event-nomads_megalith_built = De nomaden bouwen een { $neutral ->
    [0] megaliet
   *[other] neutrale megaliet
} op { winter-spot }.
winter-event-nomads_points = De nomaden krijgen { winter-scored }.
winter-event-nomads_idol_moved = De nomaden bereiken trede { $step } op { winter-track }.
winter-event-nomads_stone_taken = De nomaden nemen ‘{ $stone }’ op plaats { $slot }.
winter-event-nomads_pile_labor = De nomaden hebben { $halves } arbeidskracht in de zonsverduistering.
winter-event-nomads_order_set = De nomaden staan op plaats { $position }.
winter-event-nomads_hex_income = De nomaden hebben op veld { $hex } de meeste invloed en krijgen het inkomen.
winter-event-nomads_stone_scored = De nomaden krijgen { winter-count-points } voor ‘{ $stone }’.
winter-event-nomads_final_scored = De nomaden krijgen { winter-scored }.
