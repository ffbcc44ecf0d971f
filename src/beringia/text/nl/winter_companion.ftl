# De nomaden aan een tafel van hout en papier: wat er met de stukken te doen is en wat de metgezel vraagt. Velden heten
# naar rij en nummer zoals op de kaart van de pagina; de andere argumenten komen als in winter.ftl.

winter-companion-title = Nomaden aan mijn tafel
winter-companion-about = Speel alleen met je eigen doos: deze pagina draait de kaarten van de nomaden om, zegt wat zij doen en telt hun punten.
winter-companion-how = Deze pagina staat naast het bord. Zij zegt wat je met de stukken van de nomaden doet en vraagt alleen wat zij niet kan weten. Gedrukte borden en sporen gelden als in onze regels; wat op tegels en velden staat, vertel jij.
winter-companion-new = Nieuw spel
winter-companion-games = Mijn spellen
winter-companion-begin = Beginnen
winter-companion-colour = Kleur van de nomaden
winter-companion-game = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
}, { winter-count-points }
winter-companion-finished = Afgelopen: { $mine } tegen { $count }
winter-companion-delete = Dit spel wissen
winter-companion-delete-sure = Dit spel voorgoed wissen?
winter-companion-keep = Bewaren
winter-companion-all-games = Alle spellen
winter-companion-undo = Terugnemen
winter-companion-now = Doe nu dit
winter-companion-before = Al gedaan ({ $count })
winter-companion-question = Wat ik moet weten
winter-companion-answer = Zo is het
winter-companion-score = Punten van de nomaden
winter-companion-cards = Kaarten van de nomaden
winter-companion-no-card = Er ligt nog geen kaart open.
winter-companion-land = Land
winter-companion-land-how = Tenten zijn kampen, hutten zijn dorpen. Het noorden is boven.
winter-companion-goods = Wat de nomaden hebben
winter-companion-sources = Waar hun punten vandaan komen
winter-companion-if-over = { $count } meer als het spel nu eindigde, voor voedsel, gereedschap en dieren
winter-companion-log = Wat er tot nu toe gebeurde
winter-companion-arrows = Pijlen naar { winter-nomads-big } en { winter-nomads-small }
winter-companion-marked = gemarkeerd
winter-companion-honor = Roem
winter-companion-offering = Offergaven
winter-companion-stones = Stenen
winter-companion-built = Megalieten
winter-companion-built-villages = Dorpen
winter-companion-offering-deck = Offerstapel
winter-companion-buried = Begraven
winter-companion-pile = Verduisterings­stapel
winter-companion-no-animals = Geen dieren
winter-companion-empty = leeg
winter-companion-place = { $across ->
    [left] Links
   *[right] Rechts
}, rij { $down }
winter-companion-card-place = { $row ->
    [upper] Bovenste rij
   *[lower] Onderste rij
}, kolom { $across }
winter-companion-other = Iets anders
winter-companion-nothing = Niets
winter-companion-remove = { $word } weghalen
winter-companion-picked = { $count } van { $limit } gekozen
winter-companion-number = Getal
winter-companion-won = Je wint met { $mine } tegen { $count }!
winter-companion-lost = De nomaden winnen met { $count } tegen { $mine }.
winter-companion-influence = invloed { $count }
winter-companion-hex = Veld { $hex }
winter-companion-trouble = Dit antwoord werd niet begrepen. Neem het terug en probeer het opnieuw.

## wat tegels en velden kunnen geven, als knop

winter-companion-word = { $word ->
    [food] Voedsel
    [tool] Gereedschap
    [idol] Idool
    [draw] Kaart trekken
    [megalith] Megaliet
    [bury] Begraven
    [camp] Kamp
    [move] Kamp verplaatsen
    [tribe_hand] Stamlid in de hand
    [tribe_discard] Stamlid naar de aflegstapel
    [culture] Vooruitgangskaart
    [animal] Dier naar keuze
    [animal_top] Bovenste dier
    [reveal] Dier onthullen
    [tip] Dier vellen
    [vp] Punten
    [stone] Heilige steen
   *[food_max] Voedsel tot de grens
}

## opbouw

winter-companion-setup-offering = Bouw het spel op voor twee. Leg, voordat je het aanbod vormt, 5 ongeziene vooruitgangskaarten van tijdperk II en daarop 5 van tijdperk I apart: de offerstapel van de nomaden.
winter-companion-setup-nomads = De nomaden krijgen een spelersbord, alle stukken van een kleur en een leider, maar geen kaarten. Hun nomadentegel ligt ernaast met de { $tile ->
    [village] dorpskant
   *[camp] kampkant
} boven.
winter-companion-setup-mine = Je trekt twee leiders, houdt er een en kiest de kant; dan trek je twee startkaarten en houdt er een.
winter-companion-setup-order = De marker van de nomaden komt op de eerste plaats van de beurtvolgorde, die van jou op de tweede: je krijgt 1 voedsel.
winter-companion-setup-north = De tafelrand vóór je is het zuiden. Links is het westen, rechts het oosten.

## wat er te doen is

winter-companion-eclipse_began = De zonsverduistering van ronde { $round } begint. Onthul je verduisteringsstapel.
winter-companion-reveal = Leg het bovenste dier van de stapel open op de eerste vrije plaats van het jachtgebied, bovenste rijen eerst, links voor rechts. Is het vol of de stapel leeg, dan gebeurt er niets.
winter-companion-nomads_card = De nomaden onthullen { $nomad_card }: ‘{ $column }’ is gemarkeerd, de pijlen wijzen naar { winter-nomads-big } en { winter-nomads-small }.
winter-companion-nomads_laid_open = { $nomad_card } ligt open zonder te worden uitgevoerd.
winter-companion-nomads_shuffled = Deze pagina schudt alle { $count } nomadenkaarten.
winter-companion-nomads_column = Zet een figuur van de nomaden in ‘{ $column }’, onderaan op { $symbol ->
    [0] het grote veld
   *[other] het symbool
}. { $way ->
    [marked_free] De gemarkeerde kolom is leeg.
    [all_taken] Die is gemarkeerd en alle kolommen zijn bezet.
    [arrow] { winter-nomads-marked } is bezet; dit is de volgende lege kolom in de richting van de grote pijl.
   *[wrap] { winter-nomads-marked } is bezet; de grote pijl leidt over de rand naar deze kolom.
}
winter-companion-nomads_animal = { $liking ->
    [from_deck] ‘{ $animal }’ gaat naar de dieren van de nomaden.
    [has_some] Geef de nomaden ‘{ $animal }’ uit het jachtgebied, { winter-companion-spot }: zij hebben er 1 tot 3 van.
    [new] Geef de nomaden ‘{ $animal }’ uit het jachtgebied, { winter-companion-spot }: zij hebben er nog geen van.
   *[has_many] Geef de nomaden ‘{ $animal }’ uit het jachtgebied, { winter-companion-spot }: er is geen andere soort voor hen.
}
winter-companion-spot = { $across ->
    [left] linker
   *[right] rechter
} kolom, rij { $down }
winter-companion-nomads_culture = Leg de vooruitgangskaart in kolom { $across }, { $row ->
    [upper] bovenste rij
   *[lower] onderste rij
}, gedekt op de offerstapel van de nomaden.
winter-companion-nomads_buried = Leg de bovenste kaart van de offerstapel onder de grafsteen van de nomaden.
winter-companion-nomads_pile = Deze pagina legt een nomadenkaart op hun verduisteringsstapel ({ $count }).
winter-companion-nomads_stone_taken = Leg de { $big ->
    [left] meest linkse
   *[right] meest rechtse
} beschikbare heilige steen op plaats { $slot } van de nomaden.
winter-companion-nomads_stone_scored = De nomaden krijgen { winter-count-points } voor een heilige steen.
winter-companion-nomads_megalith_built = Bouw de volgende { $neutral ->
    [0] megaliet van de nomaden{ $level ->
        [0] {""}
       *[other] {" "}boven op vier andere; jij krijgt 1 punt voor elk van de jouwe eronder
    }
   *[other] neutrale megaliet van de nomaden
}.
winter-companion-nomads_village_built = Bouw een dorp van de nomaden waar { $juncture } samenkomen. Hun kampen blijven.
winter-companion-nomads_tile = Leg de nomadentegel waar { $juncture } samenkomen.
winter-companion-nomads_map = { $ring ->
    [all] De kampen van de nomaden staan op de velden { $hexes }.
    [inner] De twee binnenste kampen van de nomaden gaan naar de velden { $hexes }.
   *[outer] De drie buitenste kampen van de nomaden gaan naar de velden { $hexes }.
}
winter-companion-nomads_maps_shuffled = Deze pagina schudt alle { $count } landkaarten.
winter-companion-nomads_camp_moved = Verplaats een kamp van de nomaden van veld { $from } naar veld { $to }.
winter-companion-nomads_ice_turned = Ligt de ijsvondst op veld { $hex } gedekt, draai die dan om.
winter-companion-nomads_ice_paid = De nomaden krijgen wat de ijsvondst op veld { $hex } toont.
winter-companion-nomads_gained = Verschuif de marker van de nomaden: + { $count } { $good ->
    [food] voedsel
   *[tool] gereedschap
}.
winter-companion-nomads_paid = De nomaden betalen { winter-food-and-tools }: schuif hun markers terug.
winter-companion-nomads_points = De nomaden krijgen { winter-scored }.
winter-companion-nomads_idol_moved = Verschuif de idoolmarker van de nomaden naar trede { $step } van { winter-track }.
winter-companion-nomads_order_set = Leg de marker van de nomaden op plaats { $position } van de beurtvolgorde, die van jou op de andere.
winter-companion-nomads_final_scored = De nomaden krijgen { winter-scored }.
winter-companion-nomads_result = { $won ->
    [0] De nomaden winnen met { $nomads } tegen { $points } punten.
   *[other] Je verslaat de nomaden met { $points } tegen { $nomads } punten.
}

## vragen

winter-companion-ask-animal = Neem het bovenste dier van de stapel voor de nomaden. Welk is het?
winter-companion-ask-turned_up = Welk dier werd onthuld ({ winter-companion-spot })?
winter-companion-ask-begin = Is alles opgebouwd, je startkaart inbegrepen?
winter-companion-ask-figure = Jouw beurt. Waar heb je je figuur gezet?
winter-companion-ask-turn_over = Je laatste beurt van deze ronde. Leg ook je verduisteringsstapel klaar.
winter-companion-ask-above = Heb je boven op megalieten in de kleur van de nomaden gebouwd? Tel de hunne direct onder de jouwe, voor alles wat je zojuist bouwde.
winter-companion-ask-area = Welke dieren liggen nu in het jachtgebied?
winter-companion-ask-display = Op welke plaatsen van het aanbod ligt een vooruitgangskaart?
winter-companion-ask-stone = De nomaden willen de { $big ->
    [left] meest linkse
   *[right] meest rechtse
} heilige steen. Is er in dit tijdperk een beschikbaar?
winter-companion-ask-place = { $neutral ->
    [0] Waar kunnen de nomaden een megaliet bouwen? Eerst boven op vier van één laag. Lukt dat nergens, dan op een leeg vak naast een megaliet, nooit op een startvak.
   *[other] Waar kunnen de nomaden een neutrale megaliet bouwen? Op een leeg startvak of op een leeg vak naast een megaliet.
} Zijn er meerdere plaatsen, neem dan die het verst naar { winter-nomads-big }, dan het verst naar { winter-nomads-small }.
winter-companion-ask-arrow = Een startvak: is een van de twee vakken leeg waar zijn pijlen naar wijzen? Dan komt de tweede neutrale megaliet daar; van twee het verst naar { winter-nomads-big }, dan naar { winter-nomads-small }.
winter-companion-ask-square = Wat toont dit vak?
winter-companion-ask-supports = Hoeveel van de vier megalieten eronder hebben de kleur van de nomaden?
winter-companion-ask-village = De nomaden zouden een dorp kunnen bouwen waar { $juncture } samenkomen. Staat daar een van jou?
winter-companion-ask-glaciers = Welke { $count } velden zijn gletsjers?
winter-companion-ask-find_open = Ligt de ijsvondst op veld { $hex } open?
winter-companion-ask-find = Wat toont de ijsvondst op veld { $hex }?
winter-companion-ask-influence = { $strict ->
    [0] Waar heb je meer invloed dan de nomaden? De getallen zijn de hunne.
   *[other] Waar heb je minstens zoveel invloed als de nomaden? De getallen zijn de hunne.
}
winter-companion-ask-income = De nomaden hebben de meeste invloed op veld { $hex }. Welk inkomen toont het veld?
winter-companion-ask-labor = De nomaden hebben { $halves } arbeidskracht in de zonsverduistering. En jij, met je rustende figuren?
winter-companion-ask-eclipse_over = Doe nu de vier stappen van je eigen zonsverduistering.
winter-companion-ask-prepare = Bereid ronde { $round } voor: figuren terug, jachtgebied aanvullen tot 3 dieren, { $round ->
    [3] alle vooruitgangskaarten weg en 8 van tijdperk II openliggend
   *[other] aanbod tot 8 kaarten
}, en je trekt 5 kaarten.
winter-companion-ask-honor = Wie staat voor op het roemspoor? Op dezelfde trede, wie verder links staat.
winter-companion-ask-printed = Bekijk { $count ->
    [one] de begraven kaart
   *[other] de { $count } begraven kaarten
} van de nomaden: hoeveel punten zijn er samen op gedrukt?
winter-companion-ask-points = Tel nu voor jezelf. Hoeveel punten heb je aan het eind?

## antwoorden

winter-companion-option-yes = Ja
winter-companion-option-no = Nee
winter-companion-option-done = Klaar
winter-companion-option-rest = Rust
winter-companion-option-start = Op een startvak
winter-companion-option-ground = Op een ander vak
winter-companion-option-upper = Boven op vier
winter-companion-option-none = Nergens
winter-companion-option-more = Meer
winter-companion-option-same = Evenveel
winter-companion-option-less = Minder
winter-companion-option-nomads = De nomaden
winter-companion-option-me = Ik
winter-companion-animal-none = De stapel is leeg
