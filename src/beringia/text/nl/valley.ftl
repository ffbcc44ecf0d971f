# De Vallei der Mammoeten. Argumenten komen ingevuld aan: kaarten als titel, plaatsen als naam, kleuren als woord. $who is de
# speler bij wie een gebeurtenis of een beslissing hoort; $whose is "own" of "other"; dieren, geslachten, seizoenen en terrein
# komen als kenmerk; een argument dat niet van toepassing is, of dat de lezer niet mag weten, is "none".

valley-title = De Vallei der Mammoeten
valley-text-about = Leid een stam door zomer en winter: jaag, vecht, breng kinderen groot en houd { $settlements } nederzettingen.

valley-terrain-plain = Vlakte
valley-terrain-forest = Bos
valley-terrain-mountain = Bergen
valley-terrain-lake = Meer
valley-terrain-volcano = Vulkaan

valley-season-summer = Zomer
valley-season-winter = Winter

valley-animal-wolf = Wolf
valley-animal-tiger = Sabeltandtijger
valley-animal-bear = Beer
valley-animal-bison = Bizon
valley-animal-rhino = Wolneushoorn
valley-animal-mammoth = Mammoet

valley-phase-setup = Vóór de eerste ronde
valley-phase-1 = De gebeurtenis
valley-phase-2 = Nieuwe dieren
valley-phase-3 = De dieren bewegen
valley-phase-4 = De stammen bewegen
valley-phase-5 = Gevechten
valley-phase-6 = Overleven
valley-phase-7 = Geboorten
valley-phase-8 = Zaaien
valley-phase-9 = Troefkaarten
valley-phase-10 = Einde van de ronde
valley-phase-over = Het spel is afgelopen

valley-option-north = Noordelijke helft
valley-option-north-random = door het lot
valley-option-north-N1 = kant N1
valley-option-north-N2 = kant N2
valley-option-south = Zuidelijke helft
valley-option-south-random = door het lot
valley-option-south-S1 = kant S1
valley-option-south-S2 = kant S2
valley-text-option-easy_start = Makkelijk begin: { valley-some-food }
valley-option-easy_start-true = ja
valley-option-easy_start-false = nee
valley-option-fire = Vuur: het spel voor gevorderden
valley-option-fire-true = ja
valley-option-fire-false = nee
valley-option-return = Verloren stammen mogen in jaar 1 terugkeren
valley-option-return-true = ja
valley-option-return-false = nee
valley-option-limited_storage = Vlees en vis bederven
valley-option-limited_storage-true = ja
valley-option-limited_storage-false = nee
valley-option-swimming_tiger = Sabeltandtijgers zwemmen
valley-option-swimming_tiger-true = ja
valley-option-swimming_tiger-false = nee
valley-option-single_winner = Er kan er maar één winnen
valley-option-single_winner-true = ja
valley-option-single_winner-false = nee
valley-option-voluntary_starvation = Je mag stamleden laten verhongeren
valley-option-voluntary_starvation-true = ja
valley-option-voluntary_starvation-false = alleen bij gebrek aan voedsel
valley-option-twins = Tweelingen
valley-option-twins-two_dice = een dobbelsteen voor elk
valley-option-twins-one_die = één dobbelsteen voor beiden
valley-option-round_limit = Maximaal aantal rondes
valley-option-round_limit-none = geen grens
valley-option-colours = Kleuren

## Woorden in een zin

valley-species = { $species ->
    [wolf] wolf
    [tiger] sabeltandtijger
    [bear] beer
    [bison] bizon
    [rhino] wolneushoorn
   *[mammoth] mammoet
}
valley-all-species = { $species ->
    [wolf] wolven
    [tiger] sabeltandtijgers
    [bear] beren
    [bison] bizons
    [rhino] wolneushoorns
   *[mammoth] mammoeten
}
valley-herd = { $count ->
    [one] { valley-species }
   *[other] { valley-all-species }
}
valley-one-animal = een { valley-species }
valley-person = { $sex ->
    [warrior] een krijger
   *[woman] een vrouw
}
valley-some-women = { $women } { $women ->
    [one] vrouw
   *[other] vrouwen
}
valley-group = { $warriors ->
    [0] { valley-some-women }
   *[other] { $warriors } { $warriors ->
        [one] krijger
       *[other] krijgers
    }{ $women ->
        [0] {""}
       *[other] {" "}en { valley-some-women }
    }
}
valley-window = { $window ->
    [w1_flood] voordat het water komt
    [w3_after] voordat de stammen bewegen
    [w4_turn] in je beurt
    [w4_last] aan het einde van je beurt
    [w4_end] vóór de gevechten
    [w5_fight] vóór het gevecht op veld { $hex }
    [w5_capture] na de val van veld { $hex }
    [w5_animals] vóór de jacht op veld { $hex }
    [w6_survive] voordat er voedsel binnenkomt
    [w6_feed] vóór je maaltijd
    [w6_after] na de maaltijd
    [w7_birth] vóór de geboorten
    [w7_end] na de geboorten
   *[w8_sow] voordat je zaait
}

## Wat op tafel ligt

# Na "met".
valley-score = { $points } { $points ->
    [one] nederzetting
   *[other] nederzettingen
}
valley-year = Jaar { $year }
valley-round = { $season ->
    [summer] Zomer
   *[winter] Winter
} { $number }
valley-board = Bord { $north }/{ $south }
valley-settlements = nederz.
valley-warriors = krijgers
valley-women = vrouwen
valley-food = voedsel
valley-some-food = { $food } { $food ->
    [one] voedingspunt
   *[other] voedingspunten
}
valley-count-food = { $count } { $count ->
    [one] voedingspunt
   *[other] voedingspunten
}
valley-need = nodig
valley-trumps = kaarten
valley-fire = vuur
valley-starts = begint
valley-announced = bijna gewonnen
valley-out = uit het spel
valley-open-cards = Gebeurtenis: { $cards }
valley-no-open-cards = Er ligt geen gebeurteniskaart open.
valley-decks = Kaarten: { $summer } zomer, { $winter } winter, { $trumps } troefkaarten
valley-supply = Voorraad: akkers { $crops }, omheiningen { $fences }, wolven in reserve { $wolves }
valley-known = { $who } heeft in de hand: { $cards }
valley-foreseen = De volgende { $season ->
    [summer] zomerkaart
   *[winter] winterkaart
}: ‘{ $card }’
valley-legend = Veld, terrein met nummer, letter: V vlakte, W bos, G berggebied, K vulkaan, ! lava · ~ rivier, = ijs, : droog
valley-legend-pieces = [{ $letter }] nederzetting, "" akker, # omheining · { $letter }3+2&1: 3 krijgers, 2 vrouwen, 1 tamme wolf · ?: enkeling · wo2: 2 wolven
valley-letter-plain = V
valley-letter-forest = W
valley-letter-mountain = G
valley-letter-volcano = K
valley-short-wolf = wo
valley-short-tiger = ti
valley-short-bear = be
valley-short-bison = bi
valley-short-rhino = ne
valley-short-mammoth = ma
valley-short-hidden = verstopt
valley-closed-fire = brandt
valley-closed-flood = overstroming
valley-closed-eruption = uitbarst.

## Losse stukken, als eerst een stuk en dan zijn doel wordt gekozen

valley-target-supply-settlement = Een nederzetting stichten
valley-target-supply-crop = Zaaien
valley-target-hex = Veld { $hex }
valley-target-people = { $whose ->
    [own] Je stamleden
   *[other] Stamleden van { $owner }
} op veld { $hex }
valley-target-warrior = Krijger op veld { $hex }
valley-target-woman = Vrouw op veld { $hex }
valley-target-wolf = Tamme wolf op veld { $hex }
valley-target-herd = De kudde op veld { $hex } ({ valley-species })
valley-target-region = Bosgebied { $number }

## Keuzes

valley-choose-pass = Geen troefkaart spelen ({ valley-window })
valley-choose-end = De beurt beëindigen
valley-choose-stop = De beweging hier beëindigen
valley-choose-done = Niets meer zaaien
valley-choose-decline = Niet terugkeren
valley-choose-keep = De nederzetting behouden
valley-choose-destroy = De nederzetting vernietigen
valley-macro-march = Van veld { $from } naar veld { $hex }: { valley-macro-people }
valley-macro-group = Vanaf veld { $from } bewegen: { valley-macro-people }
valley-macro-group-brief = { $women ->
    [0] geen
    [one] { $women } vrouw
   *[other] { $women } vrouwen
}
valley-macro-people = { $warriors ->
    [0] geen krijgers
    [one] { $warriors } krijger
   *[other] { $warriors } krijgers
}, { $women ->
    [0] geen vrouwen
    [one] { $women } vrouw
   *[other] { $women } vrouwen
}
valley-else-feed = Iemand honger laten lijden
valley-choose-feed_all = Iedereen voeden
valley-choose-play = ‘{ $card }’ spelen
valley-choose-place = Je op veld { $hex } vestigen
valley-choose-sow = Op veld { $hex } zaaien
valley-choose-march = Vanaf veld { $hex } bewegen
valley-choose-found = Op veld { $hex } een nederzetting stichten
valley-choose-warriors = { $count ->
    [0] Geen krijgers
    [one] { $count } krijger
   *[other] { $count } krijgers
}
valley-choose-women = { $count ->
    [0] Geen vrouwen
    [one] { $count } vrouw
   *[other] { $count } vrouwen
}
valley-choose-wolves = { $count ->
    [0] Geen tamme wolven
    [one] { $count } tamme wolf
   *[other] { $count } tamme wolven
}
valley-choose-step = Naar veld { $hex } gaan
valley-choose-leave = { $count ->
    [0] Alleen vrouwen achterlaten
    [one] { $count } krijger achterlaten
   *[other] { $count } krijgers achterlaten
}
valley-choose-fight = Op veld { $hex } vechten
valley-choose-hunt = Tegen de kudde vechten ({ valley-species })
valley-choose-lose = Op veld { $hex } { $figure ->
    [warrior] een krijger
    [woman] een vrouw
   *[wolf] een tamme wolf
} verliezen
valley-choose-spare = Op veld { $hex } { $figure ->
    [warrior] een krijger
   *[woman] een vrouw
} redden
valley-choose-victim = Op veld { $hex } iemand verliezen
valley-choose-take = { $count ->
    [0] Geen vrouwen opnemen
    [one] { $count } vrouw opnemen
   *[other] { $count } vrouwen opnemen
}
valley-choose-starve = Op veld { $hex } { valley-person } laten verhongeren
valley-choose-born = Het wordt { valley-person }
valley-choose-return = Op veld { $hex } terugkeren
valley-choose-target = Veld { $hex }
valley-choose-animal = Van veld { $hex } { valley-one-animal } lokken
valley-choose-region = Bosgebied { $number } in brand steken
valley-choose-player = { $seat } kiezen
valley-choose-sex = ‘{ $card }’: { $sex ->
    [warrior] krijger
   *[woman] vrouw
}
valley-choose-steal = { $loot ->
    [food] Voedsel stelen
   *[fire] Het vuur stelen
}

## Beslissingen

valley-decide-place_settlement = { $who } sticht de eerste nederzetting van de stam.
valley-decide-setup_sow = { $who } mag bij het dorp op veld { $hex } zaaien, voor { valley-some-food }.
valley-decide-trump = De stammen mogen troefkaarten spelen.
valley-decide-card_target = { $who } kiest { $stage ->
    [1] een doel voor ‘{ $card }’
   *[other] het volgende voor ‘{ $card }’
}.
valley-decide-survivor = { $who } kiest wie er op veld { $hex } overleeft.
valley-decide-victim = { $sex ->
    [warrior] { $who } kiest waar een krijger sterft.
    [woman] { $who } kiest waar een vrouw sterft.
   *[other] { $who } kiest wie er op veld { $hex } sterft.
}
valley-decide-return = { $who } mag de stam terugbrengen, op een leeg veld aan de rand.
valley-decide-turn_action = { $who } mag bewegen en nederzettingen stichten.
valley-decide-group_warriors = { $who } zegt hoeveel krijgers er van veld { $hex } meegaan.
valley-decide-group_women = { $who } zegt hoeveel vrouwen er van veld { $hex } meegaan; krijgers: { $warriors }.
valley-decide-group_wolf = { $who } zegt hoeveel tamme wolven er van veld { $hex } meegaan.
valley-decide-step = { $who } beweegt verder vanaf veld { $hex }: { valley-group }.
valley-decide-leave_behind = Om veld { $to } te bereiken moet { $who } { $count } { $count ->
    [one] stamlid
   *[other] stamleden
} op veld { $hex } achterlaten; de groep: { valley-group }.
valley-decide-fight_order = { $who } kiest waar er nu wordt gevochten.
valley-decide-species_order = { $who } kiest tegen welke dieren er nu op veld { $hex } wordt gevochten.
valley-decide-casualty = { $who } heeft de worp op veld { $hex } verloren en kiest wie er valt.
valley-decide-capture = { $who } heeft veld { $hex } van { $owner } veroverd en behoudt of vernietigt de nederzetting.
valley-decide-take_women = { $who } mag vrouwen van { $owner } op veld { $hex } opnemen (aantal daar: { $count }); de rest sterft.
valley-decide-starve = { $who } heeft { valley-some-food }, en { $persons } { $persons ->
    [one] stamlid heeft
   *[other] stamleden hebben
} er { $need } nodig: iemand moet verhongeren.
valley-decide-feed = { $who } voedt { $persons } { $persons ->
    [one] stamlid
   *[other] stamleden
}: dat kost { $need } van { valley-some-food }.
valley-decide-newborn_sex = { $who } kiest: krijger of vrouw? Kinderen die op veld { $hex } nog komen: { $count }.
valley-decide-sow = { $who } mag zaaien, voor { valley-some-food } per keer.

## Gebeurtenissen

valley-event-game_began = De vallei bestaat uit { $north } en { $south }.
valley-event-die_rolled = { $why ->
    [start] { $who } gooit { $die } om het begin.
    [direction] De dobbelsteen toont { $die }: alle dieren bewegen naar het { $die ->
        [1] noordoosten
        [2] oosten
        [3] zuidoosten
        [4] zuidwesten
        [5] westen
       *[6] noordwesten
    }.
    [fire] { $who } gooit { $die } om het vuur.
    [birth] { $who } gooit { $die } voor een geboorte.
   *[sex] De dobbelsteen toont { $die }.
}
valley-event-starts = { $who } begint.
valley-event-settled = { $who } sticht een nederzetting op veld { $hex }.
valley-event-sown = { $who } zaait op veld { $hex } voor { valley-some-food }.
valley-event-round_began = { $season ->
    [summer] Zomer
   *[winter] Winter
} { $number } van jaar { $year } begint: ronde { $round } van het spel.
valley-event-phase_began = { $phase ->
    [1] { valley-phase-1 }
    [2] { valley-phase-2 }
    [3] { valley-phase-3 }
    [4] { valley-phase-4 }
    [5] { valley-phase-5 }
    [6] { valley-phase-6 }
    [7] { valley-phase-7 }
    [8] { valley-phase-8 }
    [9] { valley-phase-9 }
   *[10] { valley-phase-10 }
}.
valley-event-event_drawn = Gebeurtenis: ‘{ $card }’.
valley-event-event_over = ‘{ $card }’ is voorbij.
valley-event-region_struck = Getroffen: { $terrain ->
    [plain] vlakte
    [forest] bosgebied
   *[mountain] berggebied
} { $number }.
valley-event-river_struck = Getroffen: rivier { $number }.
valley-event-hex_closed = Veld { $hex } { $how ->
    [fire] brandt
    [flood] staat onder water
   *[eruption] barst uit
}.
valley-event-hex_drawn = Uit het zakje: een { valley-species }, letter { $letter }{ $hex ->
    [none] {""}
   *[other] , dus veld { $hex }
}.
valley-event-animal_came = Een { valley-species } komt op veld { $hex }{ $letter ->
    [none] {""}
   *[other] {" "}({ $letter })
}.
valley-event-animal_away = Een { valley-species } ({ $letter }) kan veld { $hex } niet op.
valley-event-herd_moved = { $count ->
    [one] Een { valley-herd } beweegt
   *[other] { $count } { valley-herd } bewegen
} van veld { $from } naar veld { $to }.
valley-event-crop_damaged = De akker op veld { $hex } is { $ears ->
    [0] vernietigd
   *[other] beschadigd
}.
valley-event-loner_came = Op veld { $hex } verschijnt een eenzame { $sex ->
    [warrior] krijger
   *[woman] vrouw
}.
valley-event-loner_moved = De eenzame { $sex ->
    [warrior] krijger
   *[woman] vrouw
} beweegt van veld { $from } naar veld { $to }.
valley-event-loner_joined = De eenzame { $sex ->
    [warrior] krijger
   *[woman] vrouw
} op veld { $hex } sluit zich aan bij { $who }.
valley-event-loner_died = De eenzame { $sex ->
    [warrior] krijger
   *[woman] vrouw
} op veld { $hex } sterft.
valley-event-turn_began = { $who } is aan de beurt.
valley-event-marched = { $who } beweegt van veld { $from } naar veld { $to }: { valley-group }.
valley-event-wolves_moved = { $count ->
    [one] Een tamme wolf van { $who } gaat
   *[other] { $count } tamme wolven van { $who } gaan
} mee van veld { $from } naar veld { $to }.
valley-event-arrived = { $who } krijgt { valley-group } op veld { $hex }.
valley-event-settlement_lost = { $who } verliest de nederzetting op veld { $hex }.
valley-event-died = { $who } verliest { $sex ->
    [warrior] { $count } { $count ->
        [one] krijger
       *[other] krijgers
    }
   *[woman] { $count } { $count ->
        [one] vrouw
       *[other] vrouwen
    }
} op veld { $hex }{ $cause ->
    [fight] {" "}in het gevecht
    [animals] {" "}aan de dieren
    [hunger] {" "}door honger
    [capture] {" "}na de nederlaag
    [thaw] {" "}in de dooi
   *[event] {""}
}.
valley-event-animals_died = { $count ->
    [one] Een { valley-herd } sterft
   *[other] { $count } { valley-herd } sterven
} op veld { $hex }.
valley-event-wolf_died = { $who } verliest een tamme wolf op veld { $hex }.
valley-event-wolf_tamed = { $who } temt de wolf op veld { $hex }.
valley-event-wolf_wild = Een wolf van { $who } op veld { $hex } wordt wild.
valley-event-fight_began = Gevecht op veld { $hex }.
valley-event-tribe_rolled = { $who } gooit { $die } en heeft { $value } op veld { $hex }.
valley-event-animals_rolled = De kudde op veld { $hex } ({ valley-species }) gooit { $die } en heeft { $value }.
valley-event-loner_rolled = Enkeling op veld { $hex }: worp { $die }, strijdwaarde { $value }.
valley-event-captured = { $who } verovert de nederzetting van { $owner } op veld { $hex } en { $kept ->
    [0] vernietigt
   *[other] behoudt
} haar.
valley-event-women_taken = { $who } neemt { $count } { $count ->
    [one] vrouw
   *[other] vrouwen
} van { $owner } op veld { $hex } op.
valley-event-changed_tribe = { $sex ->
    [warrior] Een krijger
   *[woman] Een vrouw
} van { $owner } verlaat veld { $from } en sluit zich op veld { $to } aan bij { $who }.
valley-event-hid = { $who } verstopt zich op veld { $hex }: { valley-group }.
valley-event-fenced = { $who } zet een omheining om de akker op veld { $hex }.
valley-event-food_gained = { $who } krijgt { valley-count-food } { $how ->
    [fishing] uit het water bij veld { $hex }
    [gathering] uit het bos op veld { $hex }
    [harvest] van de oogst op veld { $hex }
    [hunting] van de jacht op veld { $hex }
    [plunder] als buit
    [theft] door diefstal
   *[cannibals] zoals kannibalen dat doen
}.
valley-event-food_lost = { $who } verliest { valley-count-food } { $how ->
    [rodents] aan de knaagdieren
    [locusts] aan de sprinkhanen
    [plunder] aan de overwinnaar
    [theft] aan een dief
   *[spoilt] dat bedorven is
}.
valley-event-fed = { $who } voedt { $persons } { $persons ->
    [one] stamlid
   *[other] stamleden
} met { valley-some-food }.
valley-event-born = { $who } krijgt op veld { $hex } een { $sex ->
    [warrior] jongen
   *[woman] meisje
}.
valley-event-trump_played = { $who } speelt ‘{ $card }’.
valley-event-trump_drawn = { $who } trekt { $card ->
    [none] een troefkaart
   *[other] ‘{ $card }’
}.
valley-event-spied = { $who } ziet { $card ->
    [none] een kaart van { $player }
   *[other] ‘{ $card }’ in de hand van { $player }
}.
valley-event-foresaw = { $who } ziet de volgende { $season ->
    [summer] zomerkaart
   *[winter] winterkaart
}{ $card ->
    [none] {""}
   *[other] : ‘{ $card }’
}.
valley-event-reshuffled = De { $deck ->
    [summer] zomerkaarten
    [winter] winterkaarten
   *[trump] troefkaarten
} zijn op; de aflegstapel wordt geschud en vormt de nieuwe stapel.
valley-event-river_froze = Rivier { $number } vriest dicht.
valley-event-lake_froze = Het meer vriest dicht.
valley-event-thawed = De rivieren en het meer ontdooien.
valley-event-fire_gained = { $who } heeft nu vuur.
valley-event-fire_lost = { $who } verliest het vuur.
valley-event-announced = { $who } heeft { $settlements } nederzettingen: nog zo'n ronde en het spel is gewonnen.
valley-event-eliminated = De stam van { $who } is uitgestorven.
valley-event-returned = { $who } keert terug op veld { $hex }.
valley-event-won = { $who } wint.
valley-event-game_ended = Het spel is afgelopen.

## Waarom niet

valley-why-not-now = Nu moet er iets anders worden beslist.
valley-why-nobody-there = Zo iemand heb je niet op veld { $hex }.
valley-why-not-so-many = Dat aantal kan hier niet.
valley-why-cannot-keep = Om de nederzetting te behouden heb je er een in je voorraad en een vrouw ter plaatse nodig.
valley-why-not-empty-border = Veld { $hex } is geen leeg veld aan de rand.
valley-why-no-conflict = Je hebt geen gevecht op veld { $hex }.
valley-why-no-such-animal = Zo'n dier is er hier niet te bevechten.
valley-why-first-step = Een beweging gaat minstens één veld ver.
valley-why-no-target = Daarvoor kun je ‘{ $card }’ niet gebruiken.
valley-why-not-there = Dat kun je hier niet kiezen.
valley-why-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
valley-why-other-window = ‘{ $card }’ wordt op een ander moment gespeeld.
valley-why-during-march = ‘{ $card }’ wordt tijdens een beweging gespeeld: begin er eerst een.
valley-why-card-conditions = Aan wat ‘{ $card }’ vraagt is nu niet voldaan.
valley-why-lake = Veld { $hex } is het meer.
valley-why-settled = Op veld { $hex } staat al een nederzetting.
valley-why-too-near = Veld { $hex } ligt naast een nederzetting, zonder rivier ertussen.
valley-why-ice-storm = In de ijzige storm beweegt niemand.
valley-why-snow = Veld { $hex } is deze ronde ingesneeuwd.
valley-why-flooded = Veld { $hex } is overstroomd: niemand verlaat het deze ronde.
valley-why-done = Je stamleden op veld { $hex } zijn deze ronde klaar.
valley-why-pinned = { $count ->
    [one] Er staat { $count } tegenstander
   *[other] Er staan { $count } tegenstanders
} op veld { $hex }: minstens zoveel van jou moeten blijven.
valley-why-no-way = Van daaruit kun je niet verder.
valley-why-no-marker = Je hebt geen nederzetting meer in je voorraad.
valley-why-water = Op water of op een afgesloten veld kan niemand zich vestigen: veld { $hex }.
valley-why-not-free = Er zijn tegenstanders op veld { $hex }.
valley-why-no-pair = Op veld { $hex } zijn een krijger en een vrouw nodig.
valley-why-not-adjacent = De velden { $from } en { $hex } grenzen niet aan elkaar.
valley-why-closed = Veld { $hex } is deze ronde afgesloten.
valley-why-river = Tussen veld { $from } en veld { $hex } stroomt een rivier.
valley-why-no-steps = Deze beweging heeft geen veld meer over.
valley-why-mountain = In een berggebied eindigt een beweging.
valley-why-stopped = { $count ->
    [one] { $count } tegenstander houdt
   *[other] { $count } tegenstanders houden
} de beweging op veld { $from } tegen.
valley-why-crop = Op veld { $hex } ligt al een akker.
valley-why-no-crops = Er is geen akker meer in de voorraad.
valley-why-no-food = Je hebt niet genoeg voedsel om te zaaien.
valley-why-no-village = Je hebt op veld { $hex } geen dorp op een vlakte.

## Gebeurteniskaarten

valley-text-card-forest_fire = Een dobbelsteen wijst een bosgebied aan. Alles erin sterft, en het blijft deze ronde afgesloten.
valley-text-card-flood = Een dobbelsteen wijst een rivier aan. Op vlakten en in bossen erlangs, en langs het meer waarin zij uitmondt, redt zich per stam en veld één stamlid, dat niet verder beweegt; dieren, dorpen en akkers gaan verloren.
valley-text-card-rodents = Iedereen verliest { valley-some-food } per dorp. Holen zijn veilig.
valley-text-card-abundant_rain = De oogst van deze zomer levert { $intact } voedingspunten op voor een onbeschadigde akker en { $damaged } voor een beschadigde.
valley-text-card-mild_autumn = Deze zomer duurt een ronde langer.
valley-text-card-ailing_animals = Het zakje noemt een diersoort: al die dieren verlaten de vallei, en deze ronde komt er geen bij.
valley-text-card-earthquake = Een dobbelsteen wijst een berggebied aan. Op elk veld ervan sterven alle dieren en één persoon van elke stam.
valley-text-card-eruption_summer = Op de vulkanen sterft alles. Waar de lava stroomt, overleeft per stam en veld maar één persoon.
valley-text-card-thunderstorm = Bewegingen gaan deze ronde één veld ver. Met de gevorderde spelregels gooit iedereen om het vuur.
valley-text-card-drought = Elke akker lijdt en de rivieren vallen droog: iedereen kan erover, niemand vist erin. Regen, onweer of overstroming maakt er een einde aan.
valley-text-card-loner_summer = Een eenzame krijger of vrouw verschijnt, beweegt met de dieren mee en sluit zich aan bij de eerste stam.
valley-text-card-locusts = Een dobbelsteen wijst een vlakte aan. De akkers daar lijden, en wie erbij woont verliest de helft van het voedsel.
valley-text-card-epidemic = Een dobbelsteen beslist of iedereen een vrouw of een krijger verliest.
valley-text-card-wolf_pack_4 = { $wolves } wolven verschijnen samen op het veld van een getrokken dierschijfje.
valley-text-card-wolf_pack_3 = { $wolves } wolven verschijnen samen op het veld van een getrokken dierschijfje.
valley-text-card-frozen_river = Een dobbelsteen wijst een rivier aan. Tot de lente draagt zij mens en dier, en het meer ook als zij erin uitmondt.
valley-text-card-cold_snap = Deze ronde heeft elk stamlid anderhalf voedingspunt nodig.
valley-text-card-long_winter = Deze winter duurt een ronde langer.
valley-text-card-lean_animals = Tot de lente leveren gedode dieren minder voedingspunten op: mammoet { $mammoth }, wolneushoorn { $rhino }, bizon { $bison }, beer { $bear }, sabeltandtijger { $tiger }, wolf { $wolf }.
valley-text-card-meat_shortage = Deze ronde komen er geen nieuwe dieren in de vallei.
valley-text-card-eruption_winter = Op de vulkanen sterft alles. Waar de lava stroomt, overleeft per stam en veld maar één persoon.
valley-text-card-storm = Bewegingen gaan deze ronde één veld ver. Met de gevorderde spelregels kan het vuur verloren gaan.
valley-text-card-ice_storm = Deze ronde beweegt niemand. Met de gevorderde spelregels dooft elk vuur.
valley-text-card-cave_bear = Een dobbelsteen wijst een berggebied met holen aan. Wie daar woont vecht tegen een beer, zonder hulp van het hol.
valley-text-card-loner_winter = Een eenzame krijger of vrouw verschijnt, beweegt met de dieren mee en sluit zich aan bij de eerste stam.
valley-text-card-snowfall = In de bergen verliest elke groep zonder hol een persoon. Niemand gaat deze ronde een berggebied in of uit.
valley-text-card-avalanche = Een dobbelsteen wijst een berggebied aan. Op elk veld ervan overleeft per stam maar één persoon, ook in holen.

## Troefkaarten

valley-text-card-forced_march = Een van je bewegingen gaat drie velden ver, en in de zomer houdt geen berg haar tegen.
valley-text-card-stamina = Een van je bewegingen gaat drie velden ver, en in de zomer houdt geen berg haar tegen.
valley-text-card-raft = In plaats van te bewegen steekt een groep een rivier over, of het meer van oever naar oever.
valley-text-card-bridge = In plaats van te bewegen steekt een groep een rivier over.
valley-text-card-swimming = In plaats van te bewegen steekt een groep een rivier over. Of al je stamleden op één veld overleven een overstroming.
valley-text-card-tree_trunks = In plaats van te bewegen steekt een groep een rivier over. Of al je stamleden op één veld overleven een overstroming.
valley-text-card-climb_trees = In een bos overleven al je stamleden een overstroming. Of ze verstoppen zich daar voor een gevecht; een dorp gaat verloren.
valley-text-card-cannibals = Bij je maaltijd 1 voedingspunt voor elke vreemde die je deze ronde hebt gedood en voor elk van je stamleden dat verhongert.
valley-text-card-camouflage = Een van je bewegingen komt langs tegenstanders zonder te stoppen en zonder iemand achter te laten.
valley-text-card-flight = Een groep beweegt weg van tegenstanders en laat niemand achter. Of zij ontkomt vóór een gevecht naar een leeg veld ernaast.
valley-text-card-strong_broth = Vóór je eerste gevecht: +{ $bonus } op al je worpen deze ronde.
valley-text-card-magic_potion = Vóór je eerste gevecht: +{ $bonus } op al je worpen deze ronde.
valley-text-card-flint = Vóór je eerste gevecht: +{ $bonus } op al je worpen deze ronde.
valley-text-card-torches = Vóór je eerste gevecht: +{ $bonus } op je worpen tegen dieren deze ronde. Met de gevorderde spelregels heb je vuur nodig.
valley-text-card-young_wolf = Een enkele wolf bij je stamleden wordt tam: hij gaat met hen mee en vecht als een krijger.
valley-text-card-lure = Vóór de gevechten: zet een dier van een veld zonder stamleden op een veld van jou ernaast.
valley-text-card-amazons = Vóór je eerste gevecht: je vrouwen op één veld vechten deze ronde als krijgers.
valley-text-card-surprise_birth = Een vrouw van jou zonder nederzetting krijgt een kind waar zij staat.
valley-text-card-fertility_herb = Eén geboorte meer in elk van je nederzettingen.
valley-text-card-choice_of_sex = Jij bepaalt of de kinderen in je nederzettingen krijgers of vrouwen worden.
valley-text-card-childbed_fever = Twee vreemde vrouwen die net hebben gebaard sterven.
valley-text-card-foundling = Een nieuwe krijger of vrouw komt in een van je bosdorpen.
valley-text-card-family_visit = Een nieuwe krijger en een nieuwe vrouw van jou verschijnen op het veld van een getrokken dierschijfje.
valley-text-card-traps = Voordat je op een veld tegen dieren vecht, sterven ze daar allemaal, en jij krijgt hun voedingspunten.
valley-text-card-war_drum = Drijf alle dieren van een veld met je stamleden, ook midden in een beweging, naar een veld ernaast.
valley-text-card-fishing_net = Elk veld waar je vist levert deze ronde { valley-some-food } op.
valley-text-card-roots = In de winter levert elk bosveld met je stamleden tot het eind van die winter 1 voedingspunt op.
valley-text-card-theft = Steel hoogstens { valley-some-food } uit een nederzetting naast je stamleden. Met de gevorderde spelregels mag het ook het vuur zijn.
valley-text-card-rockfall = Na je bewegingen bedelft iemand in de bergen die niet heeft bewogen een vlakte of bos eronder: iedereen daar sterft.
valley-text-card-arsonist = In de zomer steekt na je bewegingen iemand op een vlakte het bos ernaast in brand: iedereen erin sterft.
valley-text-card-scorched_earth = Als een nederzetting van jou is veroverd: zij wordt met haar akker vernietigd, en de opgenomen vrouwen sterven.
valley-text-card-natural_manure = Bij de oogst leveren je akkers { $intact } voedingspunten op, beschadigd { $damaged }.
valley-text-card-fence = Een akker van jou op een vlakte krijgt een omheining: grote dieren beschadigen hem niet.
valley-text-card-mountain_farm = Als je zaait, mag je ook bij een van je holen zaaien, voor { valley-some-food }.
valley-text-card-late_sowing = Na de eerste zomerronde: zaai bij een dorp op een vlakte, voor { valley-some-food }.
valley-text-card-friend = Vóór een gevecht sluit een vreemde krijger die daar alleen staat zich bij je aan.
valley-text-card-love = Een vreemde, alleen op een veld naast je stamleden, onder wie iemand van het andere geslacht, komt over en sluit zich bij je aan.
valley-text-card-same_sex_couple = Twee vrouwen of twee krijgers stichten een nederzetting. Vanaf de volgende ronde moet er een vrouw wonen.
valley-text-card-espionage = Bij een van je beslissingen: bekijk de hand van een speler wiens stamleden naast de jouwe staan.
valley-text-card-intuition = Bij een van je beslissingen: bekijk de gebeurteniskaart van de volgende ronde.

# Characters of bots.
valley-character-builder = Bouwer
valley-character-builder-how = Sticht overal waar een paar zich kan vestigen.
valley-character-hunter = Jager
valley-character-hunter-how = Gaat naar waar het vlees is en vult de voorraden.
valley-character-raider = Rover
valley-character-raider-how = Houdt krijgers en komt kijken wat anderen hebben.
