# Wat alleen de browser over Endless Winter zegt.

winter-web-duration = 90 tot 120 minuten
winter-web-weight = Pittig: veel wegen naar punten
winter-web-click-column = Klik op een oplichtende kolom.
winter-web-click-hex = Klik op een oplichtend veld.
winter-web-click-juncture = Klik op een oplichtende plek tussen drie velden.
winter-web-click-site = Klik op een oplichtende plek van de bouwplaats.
winter-web-click-track = Klik op een oplichtend spoor.
winter-web-status-setup = Opbouw: leiders en eerste kaarten
winter-web-status-action = Ronde { $round } van { $rounds }: actiefase
winter-web-status-eclipse = Ronde { $round } van { $rounds }: zonsverduistering
winter-web-status-over = Het spel is afgelopen
winter-web-onward-round = Verder naar ronde { $round }
winter-web-onward-end = Verder naar de eindtelling
winter-web-part-eclipse = Zonsverduistering: { $who }
winter-web-part-eclipse-nomads = Zonsverduistering: de nomaden

## delen van de tafel

winter-web-areas = Delen van de tafel
winter-web-area-actions = Acties
winter-web-area-cards = Kaarten
winter-web-area-land = Land
winter-web-area-site = Megalieten
winter-web-area-mine = Bord
winter-web-columns = Actiekolommen
winter-web-space = { $space ->
    [initiate] Inwijden
    [develop] Ontwikkelen
    [migrate] Verdertrekken
    [hunt] Jagen
   *[rest] Rusten
}
winter-web-rest = Rust
winter-web-figures = Jouw figuren
winter-web-labor = Arbeidskracht van { $who }: { $halves }
winter-web-rounds = Ronde { $round } van { $rounds }
winter-web-turn-order = Beurtvolgorde
winter-web-stones = Heilige stenen in de voorraad
winter-web-stacks = Stamstapels
winter-web-left = kaarten over
winter-web-culture = Openliggende vooruitgangskaarten; kaarten in de stapel: { $count }
winter-web-hunting = Jachtgebied
winter-web-animal-deck = Dierenstapel
winter-web-land = Het land
winter-web-influence = Invloed
winter-web-site = Bouwplaats van de megalieten
winter-web-idols = Idolenbord
winter-web-honor-short = Roem
winter-web-offering-short = Offergaven
winter-web-boards = Wiens bord
winter-web-board-of = Bord van { $seat }
winter-web-animals = Dieren
winter-web-no-animals = nog geen dieren
winter-web-animal = { $animal }: { $living } levend, { $tipped } geveld
winter-web-piles = Kaartstapels
winter-web-pile-deck = Trekstapel
winter-web-pile-discard = Aflegstapel
winter-web-pile-pile = Verduisteringsstapel
winter-web-pile-bury = Begraven
winter-web-hand = Jouw hand
winter-web-played = Gespeeld
winter-web-draft = Om uit te kiezen
winter-web-food = Voedsel: { $count }, hoogstens { $limit }
winter-web-tools = Gereedschap: { $count }
winter-web-villages = Dorpen nog op het bord: { $count }
winter-web-megaliths = Megalieten nog op het bord: { $count }
winter-web-legend = Symbolen
winter-web-only-in = Alleen met de figuur van deze beurt in { $column }

winter-web-has_food = Voedsel: { $count } van hoogstens { $limit }
winter-web-has_tool = Gereedschap: { $count }
winter-web-has_camp = Kampen nog niet op de kaart: { $count }
winter-web-has_village = Dorpen nog niet gebouwd: { $count }
winter-web-has_megalith = Megalieten nog niet gebouwd: { $count }
winter-web-has_bury = Begraven kaarten: { $count }
winter-web-has_draw = Handkaarten: { $count }
winter-web-has_eclipse = Kaarten op de verduisteringsstapel: { $count }
winter-web-has_stone = { $stone }, in de volgende verduistering { $count } waard

winter-web-offering = Offergavenspoor, trede { $number }
winter-web-honor = Roemspoor, trede { $number }
winter-web-order = Plaats { $number } in de beurtvolgorde
winter-web-stone_slot = Steenplaats { $number }
winter-web-megalith_slot = Megalietplaats { $number }

## symbolen

winter-web-word-food = Voedsel, tot aan je grens
winter-web-word-tool = Een stuk gereedschap, tot 5
winter-web-word-labor = Arbeidskracht voor deze beurt
winter-web-word-idol = Een trede op het roem- of het offergavenspoor
winter-web-word-draw = Trek een kaart van je eigen stapel
winter-web-word-megalith = Bouw een megaliet op de bouwplaats
winter-web-word-bury = Je mag een kaart voorgoed begraven
winter-web-word-camp = Zet een kamp op het startveld
winter-web-word-move = Een van je kampen 1 veld verplaatsen
winter-web-word-village = Bouw een dorp waar drie van je kampen samenkomen
winter-web-word-tribe_hand = Een stamlid van een stapel naar keuze in de hand
winter-web-word-tribe_discard = Een stamlid van een stapel naar keuze op je aflegstapel
winter-web-word-culture = Een openliggende vooruitgangskaart in de hand
winter-web-word-animal = Een dier naar keuze uit het jachtgebied
winter-web-word-animal_top = Het bovenste dier van de stapel
winter-web-word-reveal = Leg het bovenste dier van de stapel open in het jachtgebied
winter-web-word-tip = Je mag een levend dier vellen voor zijn opbrengst
winter-web-word-vp = Punten
winter-web-word-stone = Een heilige steen
winter-web-word-food_max = Voedsel tot aan je grens
winter-web-word-arrow_neutral = Nog een neutrale megaliet waar een pijl naar wijst
winter-web-word-discard = Leg een handkaart af
winter-web-word-eclipse = Alleen als de kaart op je verduisteringsstapel ligt

## plaatsen uitgelegd

winter-web-note-buy_tribe = Neem een stamlid van een stapel naar keuze in de hand. Elk van een andere soort; de kaart kan deze beurt niet worden gespeeld.
winter-web-note-take_culture = Neem een openliggende vooruitgangskaart in de hand.
winter-web-note-place_camp = Zet je meest linkse kamp op het startveld. Je voedselgrens stijgt met 1.
winter-web-note-move_camp = Verplaats een van je kampen naar een buurveld.
winter-web-note-reveal = Leg dieren van de stapel open in het jachtgebied.
winter-web-note-take_animal = Neem een dier naar keuze uit het jachtgebied.
winter-web-note-rite = Eén keer: neem een stamlid naar je aflegstapel, en je mag een kaart begraven.
winter-web-note-buy_stone = Eén keer: koop een heilige steen voor wat je volgende steenplaats toont.
winter-web-note-build_village = Eén keer: bouw een dorp op een knooppunt met je kampen op alle drie de velden; die kampen komen terug.
winter-web-note-tip = Eén keer: vel een levend dier en neem wat erop staat. Een geveld dier telt in geen enkele set.
winter-web-note-field = Hier staan figuren die later kwamen; zij krijgen onderaan niets.
winter-web-note-rest = Trek een kaart, en je mag een dier vellen. Geen stamleden hier; elke rustende figuur telt in de verduistering 1½ arbeidskracht.
winter-web-note-labor = De arbeidskracht van deze beurt. Wat aan het eind over is, vervalt.
winter-web-note-rest_stack = Rusttegels, gedekt. Wie in een ronde het eerst rust, neemt de open tegel of de volgende.
winter-web-note-rounds = Vier rondes, elk met een zonsverduistering aan het eind. Tijdperk II begint met ronde 3.
winter-web-note-animal_deck = De dierenstapel.
winter-web-note-ice_hidden = Een ijsvondst, gedekt. Een kamp dat hierheen trekt, draait haar om.
winter-web-note-village = Een dorp: 2 invloed op elk van zijn drie velden.
winter-web-note-start_square = Een startvak, alleen voor neutrale megalieten. De eerste hier brengt misschien een tweede waar een pijl naar wijst.
winter-web-note-megalith = { $number ->
    [0] Een megaliet op de grond.
   *[other] Een megaliet op laag { $number }. Hij bracht 2 punten voor elke megaliet van zijn kleur eronder, 1 voor elke andere.
}
winter-web-note-honor_track = Roem: sommige treden brengen punten. Aan het eind bepaalt de rang volgens welke tabel begraven kaarten tellen.
winter-web-note-offering_track = Offergaven: aan het eind worden voedsel en gereedschap punten, in de verhouding naast je marker.
winter-web-note-food_track = Voedsel. Elk arbeidsteken dat de marker omlaag passeert, geeft 1 arbeidskracht. Tenten liggen op vakken die je nog niet hebt.
winter-web-note-tool_track = Gereedschap, hoogstens 5.
winter-web-note-village_slots = Dorpen. Elke lege plaats trekt in elke verduistering een kaart.
winter-web-note-deck_pile = Trekstapel. Is hij leeg, dan wordt de aflegstapel geschud.
winter-web-note-discard_pile = Aflegstapel.
winter-web-note-pile_pile = Verduisteringsstapel: zijn arbeidskracht bepaalt de volgende beurtvolgorde.
winter-web-note-bury_pile = Begraven kaarten. Ze tellen aan het eind.

## namen van doelen

winter-web-target-card = { $card }
winter-web-target-played = { $card }, gespeeld
winter-web-target-discard = { $card }, in de aflegstapel
winter-web-target-pile = { $card }, op de verduisteringsstapel
winter-web-target-figure = { $figure ->
    [chief] Leider
   *[tribe] Stamfiguur
}
winter-web-target-column = Kolom { $column }
winter-web-target-rest = Rustveld
winter-web-target-track-food = Voedselspoor
winter-web-target-track-offering = Offergavenspoor
winter-web-target-track-honor = Roemspoor
winter-web-target-stack = { $card }, kaarten over: { $count }
winter-web-target-area = { $animal }
winter-web-target-animal = { $animal }
winter-web-target-stone = { $stone }
winter-web-target-own-stone = Jouw heilige steen { $number }, { $count } waard
winter-web-target-slot = Megalietplaats { $slot }
winter-web-target-slot-village = Dorpsplaatsen
winter-web-target-deck = Trekstapel
winter-web-target-setup = { $setup }
winter-web-target-side = Kant { $side ->
    [a] A
   *[b] B
}
winter-web-target-chief = { $chief }
winter-web-target-use-chief = { $chief }
winter-web-target-tile = Rusttegel, werking { $number }
winter-web-target-tiles-open = De open rusttegel
winter-web-target-tiles-stack = De stapel rusttegels
winter-web-target-camp = Jouw kampen op { $terrain }, veld { $hex }: { $count }
winter-web-target-hex = { $terrain }, veld { $hex }; kampen: { $camps }
winter-web-target-juncture = Knooppunt { $juncture }
winter-web-target-site = { $level ->
    [0] Vak { winter-square }
   *[other] Vak { winter-square }, laag { $level }
}
winter-web-brief-site = { $level ->
    [0] { winter-square }
   *[other] { winter-square } ↑{ $level }
}

## punten

winter-web-points = Punten naar herkomst
winter-web-source = Punten uit
winter-web-total = In totaal
winter-web-expected = Als het nu afgelopen was
winter-web-chart = Punten over de rondes
winter-web-chart-round = Ronde { $round }
winter-web-chart-now = nu
winter-web-chart-end = eind


## what happens, and what it means

winter-web-means-score = { $seat } heeft nu { $points } { $points ->
    [one] punt
   *[other] punten
}.
winter-web-means-influence = Op veld { $hex } heeft { $seat } nu invloed { $theirs }, jij hebt { $own }.

## signs

winter-web-sign-1 = Vage kaarten en kolommen kun je nu niet gebruiken; klik erop om te vragen waarom.
winter-web-sign-2 = Naast elke naam: voedsel en de grens ervan, gereedschap, kampen, dorpen, megalieten, begraven kaarten en kaarten in de stapel.
winter-web-sign-3 = In de puntentabel staat tussen haakjes wat het einde nu zou opbrengen.
