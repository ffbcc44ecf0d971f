# Endless Winter. Argumenten komen opgelost: kaarten, leiders, dieren, stenen, terrein en tegels met hun naam, plaatsen met een
# naam, arbeidskracht ($halves) als getal zoals 1½, $effect als wat het doet. Figuren, velden, goederen, sporen en dergelijke
# komen als kenmerk. $who is de speler van wie een gebeurtenis of een beslissing is; wat niet van toepassing is of wat de lezer
# niet mag weten, is "none".

winter-title = Endless Winter
winter-about = Leid een stam vier rondes lang aan de rand van het ijs: vestig je, jaag, richt megalieten op, eer de doden.

winter-round = Ronde { $round } van { $rounds }
winter-phase-setup = Opbouw
winter-phase-action = Actiefase
winter-phase-eclipse = Zonsverduistering
winter-phase-over = Het spel is afgelopen

winter-option-layout = Bouwplaats van de megalieten
winter-option-layout-standard = zoals gewoonlijk voor het aantal spelers
winter-option-layout-2-1 = ring (2 spelers)
winter-option-layout-2-2 = trap (2 spelers)
winter-option-layout-3-1 = poort (3 spelers)
winter-option-layout-3-2 = verschoven (3 spelers)
winter-option-layout-4-1 = breed (4 spelers)
winter-option-layout-4-2 = toren (4 spelers)
winter-option-draft = Om de beurt kiezen
winter-option-draft-none = niets
winter-option-draft-setup = startkaarten
winter-option-draft-chief_setup = leiders en startkaarten
winter-option-short_game = Korte eerste ronde
winter-option-short_game-true = ja
winter-option-short_game-false = nee
winter-option-strict_majority = Terrein betaalt alleen bij meer invloed dan alle anderen
winter-option-strict_majority-true = ja
winter-option-strict_majority-false = nee
winter-option-ice_finds = Module: ijsvondsten
winter-option-ice_finds-true = ja
winter-option-ice_finds-false = nee
winter-option-rest_tiles = Module: rusttegels
winter-option-rest_tiles-true = ja
winter-option-rest_tiles-false = nee
winter-option-colours = Kleuren

## Benamingen

winter-label-rest = Rustveld
winter-label-food = Voedsel
winter-label-tool = Gereedschap
winter-label-labor = Arbeidskracht
winter-label-idol = Idool
winter-label-offering = Offergavenspoor
winter-label-honor = Roemspoor
winter-label-camp = Kamp
winter-label-village = Dorp
winter-label-megalith = Megaliet
winter-label-stone = Heilige steen
winter-label-tribe = Stamlid
winter-label-culture = Vooruitgangskaart
winter-label-eclipse = Zonsverduistering
winter-label-preparation = Voorbereiding
winter-label-bury = Begraven
winter-label-tip = Vellen
winter-label-juncture = Knooppunt
winter-label-draw = Trekken
winter-label-move = Stap van een kamp
winter-label-tribe_hand = Stamlid in de hand
winter-label-tribe_discard = Stamlid op de aflegstapel
winter-label-animal = Dier
winter-label-animal_top = Bovenste dier
winter-label-reveal = Onthullen
winter-label-vp = Punten
winter-label-food_max = Voedsel tot de grens
winter-label-arrow_neutral = Pijlen: nog een neutrale megaliet
winter-label-discard = Afleggen
winter-label-era = Tijdperk { $era ->
    [1] I
   *[2] II
}

winter-source-effects = Effecten
winter-source-site = Megalieten
winter-source-idols = Idolenbord
winter-source-stones = Heilige stenen
winter-source-empty = Lege voorraden
winter-source-goods = Voedsel en gereedschap
winter-source-graves = Graven
winter-source-cards = Kaarten
winter-source-animals = Dieren

# Na "met".
winter-score = { $points } { $points ->
    [one] punt
   *[other] punten
}

## Wat effecten doen: als hele werkwoorden, zonder punt aan het eind. De teksten van alle kaarten, stenen en tegels bestaan hieruit.

winter-goods-food = { $count } voedsel
winter-goods-tool = { $count } gereedschap
winter-goods-labor = { $count } arbeidskracht
winter-goods-idol = { $count } { $count ->
    [one] idool
   *[other] idolen
}
winter-goods-vp = { $count } { $count ->
    [one] punt
   *[other] punten
}
winter-do-gain = { $things } krijgen
winter-do-pay = { $things } betalen
winter-do-discard = { $count } { $count ->
    [one] kaart
   *[other] kaarten
} afleggen
winter-do-draw = { $count } { $count ->
    [one] kaart
   *[other] kaarten
} trekken
winter-do-megalith = { $count } { $count ->
    [one] megaliet
   *[other] megalieten
} bouwen
winter-do-bury = { $count } { $count ->
    [one] kaart
   *[other] kaarten
} begraven
winter-do-camp = { $count } { $count ->
    [one] kamp
   *[other] kampen
} op het startveld zetten
winter-do-move = { $count ->
    [one] een kamp 1 veld verplaatsen
   *[other] kampen { $count } velden verplaatsen
}
winter-do-village = { $count } { $count ->
    [one] dorp
   *[other] dorpen
} zonder voedsel bouwen
winter-do-tribe_hand = { $count } { $count ->
    [one] stamlid
   *[other] stamleden
} in de hand nemen
winter-do-tribe_discard = { $count } { $count ->
    [one] stamlid
   *[other] stamleden
} op de eigen aflegstapel leggen
winter-do-culture = { $count } vooruitgangskaart uit het aanbod nemen
winter-do-animal = { $count } { $count ->
    [one] dier
   *[other] dieren
} uit het jachtgebied nemen
winter-do-animal_top = { $count ->
    [one] het bovenste dier van de stapel nemen
   *[other] de bovenste { $count } dieren van de stapel nemen
}
winter-do-reveal = { $count } { $count ->
    [one] dier
   *[other] dieren
} onthullen
winter-do-tip = { $count } { $count ->
    [one] dier
   *[other] dieren
} vellen
winter-do-stone = { $count } { $count ->
    [one] heilige steen
   *[other] heilige stenen
} nemen
winter-do-food_max = het voedsel tot de grens aanvullen
winter-do-arrow_neutral = nog een neutrale megaliet bouwen waar een pijl heen wijst
winter-do-nothing = niets

winter-join-and = { $first } en { $second }
winter-join-list = { $first }, { $second }
winter-join-then = { $first }; { $second }
winter-join-cost = { $cost } en daarvoor { $gain }
winter-join-or = ofwel { $first }, ofwel { $second }
winter-join-column = bij { $column }: { $phrase }
winter-join-eclipse = in de zonsverduistering: { $phrase }

winter-text-labor = { $halves } arbeidskracht
winter-text-bonus = +{ $halves } bij { $column }
winter-text-play = +{ $halves } bij het uitspelen
winter-text-pile = +{ $halves } in de zonsverduistering
winter-text-vp = { winter-goods-vp } aan het eind
winter-text-tip = geveld: { $phrase }
winter-text-living = levend: { $points } punten voor { $numbers }
winter-text-wild = levend: telt als elk dier
winter-text-income = in de zonsverduistering: { $phrase }
winter-text-no-income = levert geen inkomen op
winter-text-each = { $things }: elk { winter-goods-vp }, in elke zonsverduistering
winter-text-per = { $things }: 1 punt per { $per }, in elke zonsverduistering
winter-text-table = { $things }: { $points } punten voor { $numbers } of meer, in elke zonsverduistering
winter-text-top = bovenste veld, zo vaak je wilt: { $phrase }
winter-text-middle = middelste veld, één keer: { $phrase }
winter-text-bottom = onderste veld, voor het eerste figuur: { $phrase }
winter-text-slot = kost { $cost }; bij het vullen: { $phrase }
winter-text-ratio = { $ratio ->
    [one] aan het eind 1 punt voor elk voedsel en elk gereedschap
   *[other] aan het eind 1 punt voor elke { $ratio } voedsel en gereedschap
}
winter-text-reached = bij het bereiken: { $phrase }
winter-text-setup = aan het begin: { $phrase }

winter-counts-villages_touching = eigen dorpen ({ $terrain })
winter-counts-camp_terrain_types = soorten terrein met eigen kampen
winter-counts-own_megaliths = eigen megalieten { $level ->
    [ground] op de grond
   *[upper] op hogere lagen
}
winter-counts-megalith_tiles = delen van de bouwplaats met eigen megalieten
winter-counts-buried_cards = eigen begraven kaarten
winter-counts-idol_steps = treden van beide eigen idoolmarkers
winter-counts-tipped_species = gevelde diersoorten
winter-counts-tipped = gevelde dieren ({ $animal })

winter-do-buy-tribe = { $tools } gereedschap en { $halves } arbeidskracht voor een stamlid
winter-do-take-culture = { $halves } arbeidskracht voor een vooruitgangskaart
winter-do-place-camp = { $tools } gereedschap voor een kamp op het startveld
winter-do-move-camp = { $halves } arbeidskracht om een kamp te verplaatsen
winter-do-pay-reveal = { $halves } arbeidskracht om { $count } dieren te onthullen
winter-do-take-animal = { $tools } gereedschap en { $halves } arbeidskracht voor een dier
winter-do-buy-stone = een heilige steen kopen
winter-do-build-village = { $food } voedsel betalen en in plaats van drie kampen een dorp bouwen

## Woorden in de zin

winter-figure = { $figure ->
    [chief] de leider
   *[tribe] een stamfiguur
}
winter-on-space = { $space ->
    [initiate] op ‘Inwijden’
    [develop] op ‘Ontwikkelen’
    [migrate] op ‘Verdertrekken’
    [hunt] op ‘Jagen’
   *[rest] op het rustveld
}
winter-level = { $level ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
}
winter-one-good = { $good ->
    [food] 1 voedsel
    [tool] 1 gereedschap
    [idol] 1 idool
    [draw] 1 kaart
   *[megalith] 1 megaliet
}
winter-track = { $track ->
    [offering] het offergavenspoor
   *[honor] het roemspoor
}
winter-from = { $from ->
    [hand] uit de hand
    [discard] uit de aflegstapel
    [played] uit de gespeelde kaarten
   *[pile] uit de verduisteringsstapel
}
winter-to = { $to ->
    [hand] in de hand
   *[discard] op de aflegstapel
}
winter-scored = { winter-count-points }{ $source ->
    [effects] {""}
    [site] {" "}op de bouwplaats
    [idols] {" "}op het idolenbord
    [stones] {" "}voor heilige stenen
    [empty] {" "}in plaats daarvan, omdat de voorraad leeg is
    [goods] {" "}voor voedsel en gereedschap
    [graves] {" "}voor graven
    [cards] {" "}voor kaarten
   *[animals] {" "}voor dieren
}
winter-count-points = { $count } { $count ->
    [one] punt
   *[other] punten
}
winter-food-and-tools = { $food ->
    [0] { winter-some-tools }
   *[other] { $food } voedsel{ $tools ->
        [0] {""}
       *[other] {" "}en { winter-some-tools }
    }
}
winter-some-tools = { $tools } gereedschap
winter-square = { $x ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
   *[other] J
}{ $y ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
winter-spot = vak { winter-square }{ $level ->
    [0] {""}
   *[other] , laag { $level }
}

## Wat er op tafel ligt

winter-order = Beurtvolgorde: { $names }
winter-rest-label = Rust
winter-first-figure = eerst
winter-culture-display = Vooruitgangskaarten, tijdperk { $era ->
    [1] I
   *[2] II
} ({ $left } in de stapel)
winter-tribe-stacks = Stamleden
winter-hunting-area = Jachtgebied ({ $left } in de stapel)
winter-stones-open = Heilige stenen
winter-from-round-3 = vanaf ronde 3
winter-map = Land
winter-site = Bouwplaats van de megalieten
winter-upper = Laag { $level }: { $pieces }
winter-villages-at = Dorpen: { $villages }
winter-ice-hidden = vondst?
winter-rest-open = Rusttegel: { $rest_tile }
winter-rest-stack = Rusttegels: { $count } in de stapel
winter-chiefs-open = Leiders
winter-setups-open = Startkaarten
winter-legend-figures = { $letter }! leider, { $letter } stamfiguur, tussen haken: op het symbool
winter-legend-map = { $letter }2: twee kampen · * meeste invloed
winter-legend-site = { $letter } megaliet, o neutraal, # startvak · vo voedsel, ge gereedschap, id idool, ka kaart, be begraven, st kampstap, kp kamp, sl stamlid, di dier, pu punten
winter-short-food = vo
winter-short-tool = ge
winter-short-labor = ar
winter-short-idol = id
winter-short-draw = ka
winter-short-megalith = me
winter-short-bury = be
winter-short-camp = kp
winter-short-move = st
winter-short-village = do
winter-short-tribe_hand = sh
winter-short-tribe_discard = sl
winter-short-culture = vg
winter-short-animal = dk
winter-short-animal_top = di
winter-short-reveal = on
winter-short-tip = ve
winter-short-vp = pu
winter-short-stone = hs
winter-short-food_max = vm
winter-short-arrow_neutral = pi
winter-player-score = { $points } { $points ->
    [one] punt
   *[other] punten
}, { $end } als het nu eindigde
winter-player-goods = voedsel { $food }/{ $limit }, gereedschap { $tools }
winter-player-cards = hand { $hand }, stapel { $deck }, aflegstapel { $discard }, verduisteringsstapel { $pile }, begraven { $buried }
winter-player-pieces = kampen { $camps }, dorpen { $villages }, megalieten { $megaliths } ({ $neutral } neutraal), figuren { $figures }
winter-player-idols = offergaven { $offering }, roem { $honor }
winter-player-played = gespeeld: { $cards }
winter-player-pile = verduisteringsstapel: { $cards }
winter-player-stones = stenen: { $stones }
winter-player-living = levend: { $animals }
winter-player-tipped = geveld: { $animals }
winter-hand-deck = In je stapel, in willekeurige volgorde: { $cards }
winter-hand-discard = Je aflegstapel: { $cards }
winter-hand-buried = Begraven: { $cards }
winter-labor-left = { $halves } arbeidskracht
winter-points = Punten

winter-target-figure = { $figure ->
    [chief] Je leider
   *[tribe] Een stamfiguur
}

## Keuzes

winter-choose-skip = Ervan afzien
winter-choose-yes = Doen
winter-choose-yes-camp_place = Op het startveld zetten
winter-choose-skip-camp_place = Geen kamp zetten
winter-choose-skip-camp_pick = De kampen blijven waar ze zijn
winter-choose-yes-reveal_do = Eén onthullen
winter-choose-skip-reveal_do = Geen onthullen
winter-choose-skip-bury_card = Geen kaart begraven
winter-choose-skip-tribe_stack = Geen kaart nemen
winter-choose-skip-income_lesser = Niets nemen
winter-choose-done = Geen kaart meer leggen
winter-choose-go_on = { $level ->
    [top] Verder naar het middelste veld
    [middle] Verder naar het onderste veld
   *[bottom] De kolom afsluiten
}
winter-choose-end = Beurt beëindigen
winter-choose-food = { $food } voedsel uitgeven voor 1 arbeidskracht
winter-choose-use_chief = ‘{ $chief }’ gebruiken: { $effect }
winter-choose-buy_tribe = Stamlid nemen ({ winter-some-tools }, { $halves } arbeidskracht)
winter-choose-take_culture = Vooruitgangskaart nemen ({ $halves } arbeidskracht)
winter-choose-place_camp = Kamp op het startveld zetten ({ winter-some-tools })
winter-choose-move_camp = Kamp verplaatsen ({ $halves } arbeidskracht)
winter-choose-reveal = { $count } dieren onthullen ({ $halves } arbeidskracht)
winter-choose-take_animal = Dier nemen ({ winter-some-tools }, { $halves } arbeidskracht)
winter-choose-rite = Stamlid op de aflegstapel leggen en kaart begraven ({ $food } voedsel)
winter-choose-buy_stone = Heilige steen kopen ({ $food } voedsel, { winter-some-tools })
winter-choose-build_village = Dorp bouwen ({ $food } voedsel)
winter-choose-tip = Dier vellen
winter-choose-draw = Kaart trekken
winter-choose-take_tile = De open rusttegel nemen
winter-choose-swap_tile = In plaats daarvan de volgende rusttegel nemen
winter-choose-village_draw = Lege dorpsplaatsen: kaarten trekken
winter-choose-printed_order = Al het overige in gedrukte volgorde nemen
winter-choose-skip_rest = Van al het overige afzien
winter-choose-branch = { $branch ->
    [1] Het eerste
   *[2] Het tweede
}: { $effect }
winter-choose-track = Eén trede op { winter-track }
winter-choose-side = { $side ->
    [a] Kant A
   *[b] Kant B
}: { $effect }
winter-choose-chief = ‘{ $chief }’ kiezen
winter-choose-setup = ‘{ $setup }’ kiezen
winter-choose-income = { $good ->
    [food] 1 voedsel nemen
    [tool] 1 gereedschap nemen
    [idol] 1 idool nemen
    [draw] 1 kaart trekken
   *[megalith] 1 megaliet bouwen
}
winter-choose-place = { $figure ->
    [chief] De leider
   *[tribe] Een stamfiguur
} { winter-on-space } zetten
winter-choose-place-brief = { $figure ->
    [chief] Leider
   *[tribe] Figuur
}
winter-choose-stack = ‘{ $card }’ nemen
winter-choose-display = ‘{ $card }’ nemen
winter-choose-animal = ‘{ $animal }’ nemen
winter-choose-tip_animal = ‘{ $animal }’ vellen
winter-choose-tile_effect = ‘{ $rest_tile }’: { $effect }
winter-choose-slot = Megalietplaats { $slot }: { $effect }
winter-choose-score_stone = ‘{ $stone }’ scoren
winter-choose-stone = ‘{ $stone }’ nemen
winter-choose-camp = Het kamp op veld { $hex } ({ $terrain })
winter-choose-to = Naar veld { $hex } ({ $terrain })
winter-choose-ice_find = Eerst ‘{ $ice_find }’ op veld { $hex }
winter-choose-hex_income = Veld { $hex } ({ $terrain }): { $effect }
winter-choose-village = Dorp bij { $juncture }
winter-choose-culture = ‘{ $card }’ spelen
winter-choose-discard = ‘{ $card }’ afleggen
winter-choose-play = ‘{ $card }’ spelen
winter-choose-use = ‘{ $card }’ gebruiken: { $effect }
winter-choose-pile = ‘{ $card }’ op de verduisteringsstapel leggen
winter-choose-ability = ‘{ $card }’: { $effect }
winter-choose-bury = ‘{ $card }’ { winter-from } begraven
winter-choose-megalith = Op { winter-spot } bouwen

## In één keer

winter-macro-rest = { $figure ->
    [chief] Met de leider
   *[tribe] Met een stamfiguur
} rusten
winter-macro-chief = De leider { winter-on-space } zetten en de vaardigheid gebruiken
winter-macro-rest-brief = { winter-choose-place-brief }
winter-macro-chief-brief = + vaardigheid
winter-macro-rest-idol-brief = { $track ->
    [offering] Idool: offergave
   *[honor] Idool: roem
}
winter-macro-chief-discard = De vaardigheid van de leider gebruiken en ‘{ $card }’ afleggen
winter-macro-rest-idol = Rusten, en een idool: één trede op { winter-track }
winter-macro-down = Verder de kolom af
winter-macro-end-turn = Beurt beëindigen
winter-macro-end-keep = Beurt beëindigen en niets op de verduisteringsstapel leggen
winter-macro-play-all = Alle { $cards } stamleden spelen ({ $halves } arbeidskracht)
winter-macro-play-end = { $cards ->
    [one] Het stamlid spelen en de beurt beëindigen
   *[other] Alle { $cards } stamleden spelen en de beurt beëindigen
}
winter-macro-use = ‘{ $card }’ spelen en gebruiken: { $effect }
winter-macro-buy-tribe = ‘{ $card }’ nemen
winter-macro-take-culture = ‘{ $card }’ nemen
winter-macro-take-animal = ‘{ $animal }’ nemen
winter-macro-buy-stone = ‘{ $stone }’ kopen
winter-macro-build-village = Dorp bij { $juncture } bouwen
winter-macro-tip = ‘{ $animal }’ vellen
winter-macro-go-rite-card = Verder, en ‘{ $card }’ op de aflegstapel leggen
winter-macro-rite-card = ‘{ $card }’ op de aflegstapel leggen
winter-macro-camp = Het kamp van veld { $from } naar veld { $hex } verplaatsen
winter-macro-new-camp = Een nieuw kamp naar veld { $hex } brengen
winter-macro-printed = { $good ->
    [food] { $count } voedsel nemen
    [tool] { $count } gereedschap nemen
    [draw] 1 kaart trekken
   *[other] Alles nemen wat er staat afgebeeld
}
winter-macro-idol = Een idool: één trede op { winter-track }
winter-macro-megalith = Een megaliet op { winter-spot } bouwen
winter-macro-pile-all = Alle { $cards } handkaarten op de verduisteringsstapel leggen
winter-macro-pile-only = Alleen ‘{ $card }’ op de verduisteringsstapel leggen
winter-macro-pile-but = Alle handkaarten behalve één ‘{ $card }’ op de verduisteringsstapel leggen
winter-else-income_lesser = Iets minders nemen

## Beslissingen

winter-decide-setup_chief = { $who } kiest een leider.
winter-decide-setup_side = { $who } kiest de kant van ‘{ $chief }’.
winter-decide-setup_card = { $who } kiest een startkaart.
winter-decide-turn_start = { $who } mag vooruitgangskaarten spelen en zet daarna een figuur{ $halves ->
    [0] {""}
   *[other] {" "}({ $halves } arbeidskracht)
}.
winter-decide-culture_fee = { $who } legt voor ‘{ $card }’ nog een kaart af.
winter-decide-turn_menu = { $who } handelt bij { $column }, { winter-level } veld, met { $halves } arbeidskracht.
winter-decide-rest_tile = { $who } rust als eerste en neemt een rusttegel.
winter-decide-rest_menu = { $who } rust.
winter-decide-pile_add = { $who } mag kaarten op de verduisteringsstapel leggen.
winter-decide-effect_use = { $who } mag { $effect }{ $card ->
    [none] {""}
   *[other] {" "}(‘{ $card }’)
}.
winter-decide-effect_branch = { $who } kiest een van beide{ $card ->
    [none] {""}
   *[other] {" "}(‘{ $card }’)
}.
winter-decide-income_lesser = { $who } krijgt { winter-one-good } of neemt iets minders.
winter-decide-idol_track = { $who } verzet een idoolmarker.
winter-decide-mega_place = { $who } bouwt een megaliet.
winter-decide-mega_arrow = { $who } bouwt bij een pijl nog een neutrale megaliet.
winter-decide-tribe_stack = { $who } { $to ->
    [hand] neemt een stamlid in de hand
   *[discard] legt een stamlid op de aflegstapel
}.
winter-decide-culture_take = { $who } neemt een vooruitgangskaart uit het aanbod.
winter-decide-animal_take = { $who } neemt een dier uit het jachtgebied.
winter-decide-animal_tip = { $who } velt een dier.
winter-decide-reveal_do = { $who } mag een dier onthullen.
winter-decide-bury_card = { $who } mag een kaart begraven.
winter-decide-camp_place = { $who } mag een kamp op het startveld zetten.
winter-decide-camp_pick = { $who } verplaatst een kamp.
winter-decide-camp_to = { $who } verplaatst het kamp van veld { $hex }.
winter-decide-village_place = { $who } bouwt een dorp.
winter-decide-ice_order = { $who } neemt de ijsvondsten bij { $juncture } een voor een.
winter-decide-stone_take = { $who } neemt een heilige steen.
winter-decide-discard_card = { $who } legt { $count } { $count ->
    [one] kaart
   *[other] kaarten
} af.
winter-decide-eclipse_menu = { $who } in de zonsverduistering: { $step ->
    [1] plaats in de beurtvolgorde
    [2] vaardigheden van de stapel
    [3] terrein
   *[4] spelersbord en heilige stenen
}.

## Gebeurtenissen

winter-event-game_began = Een spel van { $rounds } rondes begint.
winter-event-chief_taken = { $who } wordt geleid door ‘{ $chief }’.
winter-event-side_chosen = { $who } speelt ‘{ $chief }’ met kant { $side ->
    [a] A
   *[b] B
}.
winter-event-setup_taken = { $who } heeft ‘{ $setup }’.
winter-event-round_began = Ronde { $round } begint.
winter-event-turn_began = { $who } is aan de beurt.
winter-event-culture_played = { $who } speelt ‘{ $card }’.
winter-event-discarded = { $who } legt ‘{ $card }’ af.
winter-event-figure_placed = { $who } zet { winter-figure } { winter-on-space }{ $symbol ->
    [1] , als eerste
   *[0] {""}
}.
winter-event-tribe_played = { $who } speelt ‘{ $card }’ voor { $halves } arbeidskracht.
winter-event-labor_gained = { $who } krijgt { $halves } arbeidskracht.
winter-event-food_spent = { $who } geeft { $count } voedsel uit voor arbeidskracht.
winter-event-ability_used = { $who } gebruikt ‘{ $card }’.
winter-event-chief_used = { $who } gebruikt ‘{ $chief }’.
winter-event-paid = { $who } betaalt { winter-food-and-tools }.
winter-event-gained = { $who } krijgt { $good ->
    [food] { $count } voedsel
   *[tool] { $count } gereedschap
}.
winter-event-drew = { $who } trekt { $card ->
    [none] een kaart
   *[other] ‘{ $card }’
}.
winter-event-reshuffled = { $who } schudt { $count } { $count ->
    [one] kaart
   *[other] kaarten
} tot een nieuwe stapel.
winter-event-card_taken = { $who } { $to ->
    [hand] neemt ‘{ $card }’ in de hand
   *[discard] legt ‘{ $card }’ op de aflegstapel
}.
winter-event-buried = { $who } begraaft ‘{ $card }’ { winter-from }.
winter-event-buried_from_hand = { $who } begraaft { $card ->
    [none] een kaart
   *[other] ‘{ $card }’
} uit de hand.
winter-event-camp_placed = { $who } zet een kamp op het startveld.
winter-event-camp_moved = { $who } verplaatst een kamp van veld { $from } naar veld { $to }.
winter-event-village_built = { $who } bouwt een dorp bij { $juncture }.
winter-event-ice_turned = { $who } vindt ‘{ $ice_find }’ op veld { $hex }.
winter-event-ice_paid = { $who } neemt ‘{ $ice_find }’ van veld { $hex }.
winter-event-megalith_built = { $who } bouwt { $neutral ->
    [1] een neutrale megaliet
   *[0] een megaliet
} op { winter-spot }.
winter-event-points = { $who } krijgt { winter-scored }.
winter-event-idol_moved = { $who } bereikt trede { $step } van { winter-track }.
winter-event-stone_taken = { $who } legt ‘{ $stone }’ op plaats { $slot }.
winter-event-animal_revealed = ‘{ $animal }’ verschijnt in het jachtgebied.
winter-event-animal_taken = { $who } neemt ‘{ $animal }’.
winter-event-animal_tipped = { $who } velt ‘{ $animal }’.
winter-event-tile_taken = { $who } neemt de rusttegel ‘{ $rest_tile }’{ $swapped ->
    [1] {" "}in plaats van de open tegel
   *[0] {""}
}.
winter-event-tile_returned = { $who } geeft de rusttegel ‘{ $rest_tile }’ terug.
winter-event-skipped = { $who } ziet ervan af.
winter-event-pile_added = { $who } legt { $card ->
    [none] een kaart
   *[other] ‘{ $card }’
} op de verduisteringsstapel.
winter-event-eclipse_began = De zonsverduistering van ronde { $round } begint.
winter-event-pile_revealed = { $who } onthult ‘{ $card }’.
winter-event-pile_labor = { $who } heeft { $halves } arbeidskracht in de zonsverduistering.
winter-event-order_set = { $who } neemt plaats { $position } in de beurtvolgorde in.
winter-event-hex_income = { $who } krijgt het inkomen van veld { $hex }.
winter-event-stone_scored = { $who } scoort ‘{ $stone }’: { winter-count-points }.
winter-event-culture_laid = ‘{ $card }’ wordt opengelegd.
winter-event-final_scored = { $who } krijgt { winter-scored }.
winter-event-game_ended = Het spel is afgelopen.

## Waarom niet

winter-why-not-now = Nu moet er iets anders worden beslist.
winter-why-bought = Wat betaald is, moet ook worden genomen.
winter-why-no-such-card = Zo'n kaart bestaat niet.
winter-why-no-ability = ‘{ $card }’ heeft geen vaardigheid die nu bruikbaar is.
winter-why-not-there = Dat ligt niet ter keuze.
winter-why-not-in-hand = Je hebt ‘{ $card }’ niet in de hand.
winter-why-tribe-later = ‘{ $card }’ is een stamlid: zet eerst een figuur.
winter-why-no-fee = Je hebt geen andere kaart om voor ‘{ $card }’ af te leggen.
winter-why-culture-before = ‘{ $card }’ is een vooruitgangskaart: die speel je voordat je een figuur zet.
winter-why-no-use = Arbeidskracht is hier niet meer van nut, en meer levert ‘{ $card }’ niet op.
winter-why-fresh = ‘{ $card }’ heb je net genomen: in deze beurt kun je die niet meer spelen.
winter-why-chief-placed = Je leider staat al { winter-on-space }.
winter-why-figures-placed = Je stamfiguren zijn allemaal gezet.
winter-why-top-only = Voedsel wordt alleen op het bovenste veld arbeidskracht.
winter-why-no-food = Je hebt geen voedsel.
winter-why-other-column = Dat gaat alleen bij { $column }.
winter-why-other-space = Je figuur staat nu op het { winter-level } veld.
winter-why-done = Dat heb je al gedaan.
winter-why-no-tools = Je hebt { winter-some-tools } nodig.
winter-why-no-labor = Je hebt { $halves } arbeidskracht nodig.
winter-why-stack-chosen = Van deze stapel heb je in deze beurt al genomen.
winter-why-no-camp-home = Je hebt geen kamp meer op je bord.
winter-why-no-camp-out = Je hebt geen kamp op de kaart.
winter-why-no-animals = De dierenstapel is leeg.
winter-why-area-full = Het jachtgebied is vol.
winter-why-reveal-first = Het jachtgebied is leeg: onthul eerst dieren.
winter-why-cannot-pay = Dat kun je niet betalen.
winter-why-no-stone = Er is voor jou geen heilige steen, of geen plaats ervoor.
winter-why-no-village-home = Je hebt geen dorp meer op je bord.
winter-why-no-juncture = Bij geen enkel knooppunt heb je kampen op alle drie de velden.
winter-why-no-living = Je hebt geen levend dier.
winter-why-no-chief = Je leider is niet de figuur van deze beurt.
winter-why-chief-column = Dat kan je leider alleen in een andere kolom.
winter-why-no-tile = Je hebt geen rusttegel met dit effect.
winter-why-greater-income = In plaats daarvan kun je alleen iets minders nemen.
winter-why-changes-nothing = Dat zou niets veranderen.
winter-why-not-at-arrow = Daarheen wijst geen pijl, of er is al gebouwd.
winter-why-no-place = Daar is geen plaats voor een megaliet.
winter-why-built-on = Daar staat al een megaliet.
winter-why-neutral-up = Neutrale megalieten blijven op de grond.
winter-why-no-support = Eronder moeten vier megalieten liggen.
winter-why-start-square = Een gekleurde megaliet mag niet op een startvak.
winter-why-not-beside = Hij moet naast een andere megaliet staan.
winter-why-honor-top = Je marker is aan het eind van het roemspoor.
winter-why-no-camp-there = Op veld { $hex } heb je geen kamp.
winter-why-not-neighbours = De velden { $from } en { $hex } zijn geen buren.
winter-why-at-base = Geen dorp mag het startveld raken.
winter-why-village-there = Bij { $juncture } staat al een dorp.
winter-why-camps-missing = Je hebt een kamp nodig op elk veld van { $juncture }.
winter-why-later-era = Die steen is er pas vanaf ronde 3.
winter-why-not-laid-out = Dat ligt niet open.
winter-why-not-refused = Van het overige kun je hier niet afzien.
winter-why-no-offer = Dit is geen aanbod: het gebeurt als het kan.
winter-why-income = In plaats van een inkomen mag je een geringer nemen; ervan afzien mag alleen in de zonsverduistering.

# Characters of bots.
winter-character-hunter = Jager
winter-character-hunter-how = Volgt de kuddes en leeft van gereedschap en voedsel.
winter-character-builder = Bouwer
winter-character-builder-how = Zet steen op steen: eerst de megalieten.
winter-character-wanderer = Zwerver
winter-character-wanderer-how = Heeft overal kampen en droomt van dorpen.
