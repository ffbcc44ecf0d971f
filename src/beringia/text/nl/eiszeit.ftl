# Eiszeit. Argumenten komen ingevuld aan: kaarten als titel, plaatsen als naam, kleuren als woord. $who is de speler bij wie
# een gebeurtenis of een beslissing hoort; $whose is "own" of "other"; een argument dat niet van toepassing is, of dat de
# lezer niet mag weten, is "none".

eiszeit-title = Eiszeit
eiszeit-about = Vestig je jagers waar de mammoeten grazen, voordat het ijs het land neemt.

eiszeit-landscape-pasture = Weide
eiszeit-landscape-ice_meadow = IJsweide
eiszeit-landscape-mountains = Gebergte
eiszeit-landscape-stone_desert = Steenwoestijn
eiszeit-landscape-forest = Bos
eiszeit-landscape-steppe = Steppe

eiszeit-phase-preround = Vóór de eerste ronde
eiszeit-phase-settle = Vestigen
eiszeit-phase-scoring = Waardering
eiszeit-phase-glacier = De gletsjer
eiszeit-phase-over = Het spel is afgelopen

eiszeit-option-rounds = Rondes
eiszeit-option-colours = Kleuren

## Wat op tafel ligt

eiszeit-area = Gebied { $area }
eiszeit-ice = ijs
# Na "met".
eiszeit-score = { $points } { $points ->
    [one] punt
   *[other] punten
}
eiszeit-points = punten
eiszeit-stones = stenen
eiszeit-clubs = knotsen
eiszeit-at-home = thuis
eiszeit-on-board = bord
eiszeit-cards-light = licht
eiszeit-cards-dark = donker
eiszeit-supply-dark = Donkere voorraad: { $count } { $count ->
    [one] steen
   *[other] stenen
}
eiszeit-supply-light = Lichte voorraad: { $count } { $count ->
    [one] steen
   *[other] stenen
}
eiszeit-supply-general = Algemene voorraad: { $mammoths } { $mammoths ->
    [one] mammoet
   *[other] mammoeten
}, { $clubs } { $clubs ->
    [one] knots
   *[other] knotsen
}, { $fires } { $fires ->
    [one] vuurtegel
   *[other] vuurtegels
}
eiszeit-pile-light = Lichte kaarten
eiszeit-pile-dark = Donkere kaarten
eiszeit-open-card = open: { $card }
eiszeit-no-open-card = geen open kaart
eiszeit-pile = { $deck } in de stapel, { $pile } gedekt op de aflegstapel
eiszeit-legend = M mammoeten · F vuren, gedekt · { $letter }3*1: 3 jagers, 1 met knots · onder: buren
eiszeit-cost = betaal { $count }
eiszeit-gain = pak { $count }
eiszeit-as-copied = als gebruikt

## Losse stukken, als eerst een stuk en dan zijn doel wordt gekozen

eiszeit-target-hunter = { $whose ->
    [own] Je jager
   *[other] Jager van { $owner }
} in gebied { $area }{ $armed ->
    [1] , met knots
   *[0] {""}
}
eiszeit-target-mammoth = Mammoet in gebied { $area }
eiszeit-target-fire = Vuurtegel in gebied { $area }
eiszeit-target-supply-mammoth = Een nieuwe mammoet
eiszeit-target-supply-club = Een knots

## Keuzes

eiszeit-choose-stop = Het daarbij laten
eiszeit-choose-keep = De knots voor later bewaren
eiszeit-macro-hunters = { eiszeit-macro-so-many } in gebied { $area } plaatsen
eiszeit-macro-hunters-brief = { $area }
eiszeit-macro-hunters-each = Allemaal in één gebied plaatsen:
eiszeit-macro-so-many = { $hunters ->
    [2] Beide jagers
   *[other] Alle { $hunters } jagers
}
eiszeit-macro-keep-draw = Niets afleggen en een { $colour } kaart trekken
eiszeit-choose-no_discard = Niets afleggen
eiszeit-choose-decline = Geen ijs leggen
eiszeit-choose-take_club = Een knots pakken
eiszeit-choose-attach = Deze jager een knots geven
eiszeit-choose-copy = De open { $colour } kaart ‘{ $card }’ gebruiken
eiszeit-choose-draw = Een { $colour } kaart trekken
eiszeit-choose-opponent = { $seat } kiezen
eiszeit-choose-hunter = Een jager in gebied { $area } plaatsen
eiszeit-choose-trail = Het spoor naar gebied { $area } volgen
eiszeit-choose-arm = De knots aan je jager in gebied { $area } geven
eiszeit-choose-mammoth = Een mammoet in gebied { $area } plaatsen{ $cost ->
    [one] : betaal { $cost } steen
    [other] : betaal { $cost } stenen
   *[none] {""}
}
eiszeit-choose-mammoth_leaves = Een mammoet uit gebied { $area } wegsturen
eiszeit-choose-ice = Gebied { $area } met ijs bedekken
eiszeit-choose-play = ‘{ $card }’ spelen
eiszeit-choose-discard = ‘{ $card }’ afleggen
eiszeit-choose-remove = { $whose ->
    [own] Je jager
   *[other] Een jager van { $owner }
} in gebied { $area }{ $armed ->
    [1] {" "}met zijn knots
   *[0] {""}
} naar huis sturen
eiszeit-choose-mammoth_move = Een mammoet van gebied { $from } naar gebied { $to } verplaatsen{ $cost ->
    [one] : betaal { $cost } steen
    [other] : betaal { $cost } stenen
   *[none] {""}
}
eiszeit-choose-fire = Een vuurtegel van gebied { $from } naar gebied { $to } verplaatsen
eiszeit-choose-move = { $whose ->
    [own] Je jager
   *[other] Een jager van { $owner }
}{ $armed ->
    [1] {" "}met knots
   *[0] {""}
} van gebied { $from } naar gebied { $to } verplaatsen
eiszeit-choose-swap = Ruilen: { $first_colour } in gebied { $first_area }{ $first_armed ->
    [1] {" "}(knots)
   *[0] {""}
} met { $second_colour } in gebied { $second_area }{ $second_armed ->
    [1] {" "}(knots)
   *[0] {""}
}

## Beslissingen

eiszeit-because = { $whose ->
    [other] ‘{ $card }’, gespeeld door { $player }
   *[own] ‘{ $card }’
}
eiszeit-decide-preround_place = { $who } plaatst een jager in een open gebied naar keuze; nog { $hunters }.
eiszeit-decide-play_card = { $who } moet een kaart spelen.
eiszeit-decide-cult_choice = { $who } kiest welke open kaart wordt gebruikt (‘{ $card }’).
eiszeit-decide-choose_opponent = { $who } kiest de tegenstander die ‘{ $card }’ uitvoert.
eiszeit-decide-place_hunter = { $who } mag { $placed ->
    [0] een jager
   *[other] nog een jager
} plaatsen ({ eiszeit-because }).
eiszeit-decide-trail_area = { $who } kiest een gebied voor ‘{ $card }’.
eiszeit-decide-trail_step = { $who } mag nog naar gebied { $area } brengen: { $hunters ->
    [0] { $mammoths ->
        [0] niets meer
       *[other] alleen een mammoet
    }
    [one] { $hunters } jager{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
   *[other] { $hunters } jagers{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
} ({ eiszeit-because }).
eiszeit-decide-migration_first = { $who } mag een jager naar een buurgebied verplaatsen; anderen kunnen volgen ({ eiszeit-because }).
eiszeit-decide-migration_step = Van gebied { $from } naar gebied { $to } mag { $who } nog laten volgen: { $hunters ->
    [0] { $mammoths ->
        [0] niets meer
       *[other] alleen een mammoet
    }
    [one] { $hunters } jager{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
   *[other] { $hunters } jagers{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
} ({ eiszeit-because }).
eiszeit-decide-mammoth_move = { $who } betaalt voor een mammoet en plaatst of verplaatst die ({ eiszeit-because }).
eiszeit-decide-fire_move = { $who } mag een vuurtegel ongezien naar een ander gebied verplaatsen ({ eiszeit-because }).
eiszeit-decide-swap_pair = { $who } ruilt twee jagers in buurgebieden ({ eiszeit-because }).
eiszeit-decide-club_card = { $who } mag een knots pakken of een mammoet op weg helpen ({ eiszeit-because }).
eiszeit-decide-club_now = { $who } mag de knots aan een jager op het bord geven of hem bewaren.
eiszeit-decide-attach_club = { $who } mag de jager die nu in gebied { $area } staat een bewaarde knots geven.
eiszeit-decide-drive_step = { $who } mag een jager naar keuze naar een buurgebied drijven; nog { $hunters } ({ eiszeit-because }).
eiszeit-decide-leave_step = { $who } mag een jager naar keuze naar huis sturen; nog { $hunters } ({ eiszeit-because }).
eiszeit-decide-club_or_march = { $who } mag een knots pakken of met hoogstens twee jagers marcheren ({ eiszeit-because }).
eiszeit-decide-march_step = { $who } mag met nog een jager marcheren ({ eiszeit-because }).
eiszeit-decide-mammoth_leave = { $who } mag een mammoet van het bord sturen ({ eiszeit-because }).
eiszeit-decide-discard = { $who } mag een kaart gedekt afleggen.
eiszeit-decide-draw = { $who } trekt een kaart.
eiszeit-decide-glacier = { $who } staat laatste en mag een gebied met ijs bedekken.

## Gebeurtenissen

eiszeit-event-game_began = Een spel van { $rounds } rondes begint. { $who } plaatst als eerste.
eiszeit-event-hunter_placed = { $who } plaatst een jager in gebied { $area }.
eiszeit-event-hunter_moved = { $who } verplaatst een jager { $whose ->
    [own] {""}
   *[other] van { $owner }{" "}
}uit gebied { $from } naar gebied { $to }.
eiszeit-event-hunter_removed = { $who } stuurt een { $whose ->
    [own] eigen jager
   *[other] jager van { $owner }
} uit gebied { $area } naar huis.
eiszeit-event-club_taken = { $who } pakt een knots.
eiszeit-event-club_attached = { $who } geeft de knots aan een jager in gebied { $area }.
eiszeit-event-card_played = { $who } speelt ‘{ $card }’.
eiszeit-event-card_copied = { $who } gebruikt de open kaart ‘{ $card }’.
eiszeit-event-stones_paid = { $who } betaalt { $count } { $count ->
    [one] steen
   *[other] stenen
}.
eiszeit-event-stones_gained = { $who } pakt { $dark } { $dark ->
    [one] steen
   *[other] stenen
} uit de donkere voorraad{ $light ->
    [0] {""}
   *[other] {" "}en { $light } uit de lichte
}.
eiszeit-event-opponent_chosen = { $who } kiest { $opponent }.
eiszeit-event-mammoth_placed = { $who } plaatst een mammoet in gebied { $area }.
eiszeit-event-mammoth_moved = { $who } verplaatst een mammoet van gebied { $from } naar gebied { $to }.
eiszeit-event-mammoth_left = { $who } stuurt een mammoet weg uit gebied { $area }.
eiszeit-event-fire_moved = { $who } verplaatst een vuurtegel van gebied { $from } naar gebied { $to }.
eiszeit-event-swapped = { $who } ruilt een jager van { $first } in gebied { $first_area } met een van { $second } in gebied { $second_area }.
eiszeit-event-stopped = { $who } laat het daarbij (‘{ $card }’).
eiszeit-event-discarded = { $who } legt { $card ->
    [none] een { $colour } kaart
   *[other] ‘{ $card }’
} af.
eiszeit-event-drew = { $who } trekt { $card ->
    [none] een { $colour } kaart
   *[other] ‘{ $card }’
}.
eiszeit-event-reshuffled = De { $colour } stapel is op; { $count } { $count ->
    [one] kaart van de aflegstapel vormt
   *[other] kaarten van de aflegstapel worden geschud en vormen
} de nieuwe.
eiszeit-event-settling_ended = { $who } heeft de laatste steen van de donkere voorraad gepakt: het vestigen is voorbij.
eiszeit-event-card_void = ‘{ $card }’ neemt de laatste steen: de kaart heeft geen gevolg, { $stones } { $stones ->
    [one] steen gaat
   *[other] stenen gaan
} naar de lichte voorraad.
eiszeit-event-fire_revealed = Vuur in gebied { $area }: { $value }.
eiszeit-event-conflict_began = Conflict in gebied { $area }: { $hunters } jagers, limiet { $limit }.
eiszeit-event-conflict_lost = { $who } neemt een jager uit gebied { $area } mee naar huis.
eiszeit-event-board_cleared = De vuurtegels{ $clubs ->
    [0] {""}
    [one] {" "}en een knots
   *[other] {" "}en { $clubs } knotsen
} gaan terug naar de voorraad.
eiszeit-event-area_scored = { $who } heeft { $hunters } { $hunters ->
    [one] jager
   *[other] jagers
} in gebied { $area }: { $points } { $points ->
    [one] punt
   *[other] punten
}.
eiszeit-event-round_scored = { $who } krijgt { $points } { $points ->
    [one] punt
   *[other] punten
} en heeft er nu { $total }.
eiszeit-event-glacier_turn = { $who } staat laatste en beslist over het ijs{ $by_lot ->
    [1] {" "}(door loting)
   *[0] {""}
}.
eiszeit-event-glacier_laid = { $who } bedekt gebied { $area } met ijs.
eiszeit-event-glacier_declined = { $who } legt geen ijs.
eiszeit-event-hunters_iced = { $who } haalt { $count } { $count ->
    [one] jager
   *[other] jagers
} voor het ijs weg uit gebied { $area }.
eiszeit-event-mammoths_iced = { $count ->
    [one] Een mammoet vlucht
   *[other] { $count } mammoeten vluchten
} voor het ijs uit gebied { $area } naar de voorraad.
eiszeit-event-round_began = Ronde { $round } begint met { $dark } { $dark ->
    [one] steen
   *[other] stenen
} in de donkere voorraad. { $who } begint.
eiszeit-event-levy_paid = { $who } geeft { $count } { $count ->
    [one] steen
   *[other] stenen
} aan de donkere voorraad.
eiszeit-event-turn_began = { $who } is aan de beurt.
eiszeit-event-game_ended = Het spel is afgelopen.

## Waarom niet

eiszeit-why-not-now = Er moet nu iets anders worden beslist.
eiszeit-why-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
eiszeit-why-nothing-to-copy = Er is geen open kaart waarvoor je ‘{ $card }’ mag gebruiken.
eiszeit-why-eight-stones = Je begon deze beurt met te veel stenen voor een donkere kaart: speel een lichte.
eiszeit-why-no-mammoth-choice = Je kunt niets betalen van wat ‘Mammoet’ biedt: je hebt { $stones } { $stones ->
    [one] steen
   *[other] stenen
}.
eiszeit-why-too-expensive = Dat kost { $cost } { $cost ->
    [one] steen
   *[other] stenen
}; je hebt er { $stones }.
eiszeit-why-no-open-card = Op die aflegstapel ligt geen open kaart.
eiszeit-why-one-colour = Je hand mag niet uit één kleur bestaan: trek van de andere stapel.
eiszeit-why-no-opponent = Kies een van je tegenstanders.
eiszeit-why-no-clubs = Er is geen knots meer in de voorraad.
eiszeit-why-no-unarmed-hunter = Je hebt geen jager zonder knots in gebied { $area }.
eiszeit-why-no-mammoth = Er staat geen mammoet in gebied { $area }.
eiszeit-why-no-fire = Er ligt geen vuurtegel in gebied { $area }.
eiszeit-why-same-area = Het doel moet een ander gebied zijn.
eiszeit-why-not-neighbours = De gebieden { $from } en { $to } hebben geen gemeenschappelijke grens.
eiszeit-why-iced = Gebied { $area } ligt onder het ijs.
eiszeit-why-far-from-ice = Gebied { $area } grenst niet aan ijs en niet aan de bovenrand van het bord.
eiszeit-why-no-mammoth-supply = Er is geen mammoet in de voorraad.
eiszeit-why-mammoth-supply = Zolang er een mammoet in de voorraad is, mag je alleen die brengen.
eiszeit-why-other-area = Dat gebied valt buiten deze actie.
eiszeit-why-no-reserve = Je hebt geen jager thuis: verplaats in plaats daarvan een jager op het bord.
eiszeit-why-reserve-first = Je hebt nog jagers thuis: plaats een van die.
eiszeit-why-third-hunter = Een derde jager mag alleen mee als alle drie in het landschap van de kaart staan.
eiszeit-why-hunters-used-up = Alle jagers die deze kaart toestaat, zijn al verplaatst.
eiszeit-why-mammoth-used-up = Deze kaart staat één mammoet toe, en die is al verplaatst.
eiszeit-why-no-hunter = Zo'n jager staat niet in gebied { $area }.
eiszeit-why-armed = De jager in gebied { $area } draagt een knots: alleen zijn eigenaar mag hem aanraken.
eiszeit-why-same-owner = De tweede jager moet van een andere speler zijn.
eiszeit-why-not-yours = Die jager is niet van jou.
eiszeit-why-three-of-one = Drie jagers van dezelfde speler mogen niet worden gedreven.
eiszeit-why-moved-already = Die jager is in deze actie al verplaatst.

## Kaarten

eiszeit-card-landscape_pasture = Plaats maximaal 3 jagers op weiden, of maximaal 2 waar je wilt.
eiszeit-card-landscape_ice_meadow = Plaats maximaal 3 jagers op ijsweiden, of maximaal 2 waar je wilt.
eiszeit-card-landscape_mountains = Plaats maximaal 3 jagers in het gebergte, of maximaal 2 waar je wilt.
eiszeit-card-landscape_stone_desert = Plaats maximaal 3 jagers in steenwoestijnen, of maximaal 2 waar je wilt.
eiszeit-card-landscape_forest = Plaats maximaal 3 jagers in bossen, of maximaal 2 waar je wilt.
eiszeit-card-landscape_steppe = Plaats maximaal 3 jagers in steppen, of maximaal 2 waar je wilt.
eiszeit-card-trail = Kies een gebied: plaats daar maximaal 2 jagers en een mammoet.
eiszeit-card-migration = Verplaats maximaal 3 jagers uit één gebied naar een buurgebied; een mammoet mag mee.
eiszeit-card-mammoth = Plaats een nieuwe mammoet, of verplaats er een naar een buurgebied of naar elk ander gebied.
eiszeit-card-fire = Verplaats een vuurtegel naar een ander gebied zonder ernaar te kijken.
eiszeit-card-swap = Ruil twee jagers naar keuze in buurgebieden.
eiszeit-card-club = Pak een knots, of plaats een mammoet.
eiszeit-card-drive = Verplaats maximaal 3 jagers naar buurgebieden, maar geen drie van één speler.
eiszeit-card-cult_light = Gebruik een van de twee open kaarten alsof je die had gespeeld.
eiszeit-card-settle_two = Alle tegenstanders mogen maximaal 2 jagers plaatsen.
eiszeit-card-settle_one = Alle tegenstanders mogen een jager plaatsen.
eiszeit-card-leave_two = Een tegenstander mag maximaal 2 jagers van verschillende spelers naar huis sturen.
eiszeit-card-leave_one = Een tegenstander mag een jager van een speler naar keuze naar huis sturen.
eiszeit-card-club_or_march = Een tegenstander mag een knots pakken, of maximaal 2 eigen jagers verplaatsen naar elk gebied.
eiszeit-card-mammoth_leaves = Een tegenstander mag een mammoet van het bord sturen.
eiszeit-card-fire_dark = Een tegenstander mag een vuurtegel naar een ander gebied verplaatsen.
eiszeit-card-cult_dark = Gebruik een van de twee open kaarten alsof je die had gespeeld.

# Characters of bots.
eiszeit-character-hunter = Jager
eiszeit-character-hunter-how = Heeft veel jagers buiten en denkt aan de rondes die komen.
eiszeit-character-gatherer = Verzamelaar
eiszeit-character-gatherer-how = Spaart stenen en doet iets als anderen dat niet meer kunnen.
eiszeit-character-raider = Rover
eiszeit-character-raider-how = Ziet liever jou verliezen dan zichzelf winnen.
