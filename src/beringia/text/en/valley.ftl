# Valley of the Mammoths. Arguments arrive resolved: cards by title, seats by name, colours by word. $who is the player an
# event or a decision belongs to; $whose is "own" or "other"; animals, sexes, seasons and terrain arrive as ids; an argument
# that does not apply, or that the reader may not know, is "none".

valley-title = Valley of the Mammoths
valley-text-about = Lead a tribe through summer and winter: hunt, fight, bear children, and hold { $settlements } settlements.

valley-terrain-plain = Plain
valley-terrain-forest = Forest
valley-terrain-mountain = Mountain
valley-terrain-lake = Lake
valley-terrain-volcano = Volcano

valley-season-summer = Summer
valley-season-winter = Winter

valley-animal-wolf = Wolf
valley-animal-tiger = Sabre-tooth tiger
valley-animal-bear = Bear
valley-animal-bison = Bison
valley-animal-rhino = Woolly rhino
valley-animal-mammoth = Mammoth

valley-phase-setup = Before the first round
valley-phase-1 = The event
valley-phase-2 = New animals
valley-phase-3 = The animals move
valley-phase-4 = The tribes move
valley-phase-5 = Fights
valley-phase-6 = Survival
valley-phase-7 = Births
valley-phase-8 = Sowing
valley-phase-9 = Trumps
valley-phase-10 = End of the round
valley-phase-over = The game is over

valley-option-north = North half
valley-option-north-random = by lot
valley-option-north-N1 = side N1
valley-option-north-N2 = side N2
valley-option-south = South half
valley-option-south-random = by lot
valley-option-south-S1 = side S1
valley-option-south-S2 = side S2
valley-text-option-easy_start = Easy start: { $food } food
valley-option-easy_start-true = yes
valley-option-easy_start-false = no
valley-option-fire = Fire: the advanced game
valley-option-fire-true = yes
valley-option-fire-false = no
valley-option-return = Lost tribes may return in year 1
valley-option-return-true = yes
valley-option-return-false = no
valley-option-limited_storage = Meat and fish spoil
valley-option-limited_storage-true = yes
valley-option-limited_storage-false = no
valley-option-swimming_tiger = Sabre-tooth tigers swim
valley-option-swimming_tiger-true = yes
valley-option-swimming_tiger-false = no
valley-option-single_winner = Only one can win
valley-option-single_winner-true = yes
valley-option-single_winner-false = no
valley-option-voluntary_starvation = People may be left to starve
valley-option-voluntary_starvation-true = yes
valley-option-voluntary_starvation-false = only if food is short
valley-option-twins = Twins
valley-option-twins-two_dice = a die for each
valley-option-twins-one_die = one die for both
valley-option-round_limit = Rounds at most
valley-option-round_limit-none = no limit
valley-option-colours = Colours

## Words inside sentences

valley-species = { $species ->
    [wolf] wolf
    [tiger] sabre-tooth tiger
    [bear] bear
    [bison] bison
    [rhino] woolly rhino
   *[mammoth] mammoth
}
valley-all-species = { $species ->
    [wolf] wolves
    [tiger] sabre-tooth tigers
    [bear] bears
    [bison] bison
    [rhino] woolly rhinos
   *[mammoth] mammoths
}
valley-herd = { $count ->
    [one] { valley-species }
   *[other] { valley-all-species }
}
valley-one-animal = a { valley-species }
valley-person = { $sex ->
    [warrior] a warrior
   *[woman] a woman
}
valley-some-women = { $women } { $women ->
    [one] woman
   *[other] women
}
valley-group = { $warriors ->
    [0] { valley-some-women }
   *[other] { $warriors } { $warriors ->
        [one] warrior
       *[other] warriors
    }{ $women ->
        [0] {""}
       *[other] {" "}and { valley-some-women }
    }
}
valley-window = { $window ->
    [w1_flood] before the flood strikes
    [w3_after] before the tribes move
    [w4_turn] in your turn
    [w4_last] at the end of your turn
    [w4_end] before the fights
    [w5_fight] before the fight on hex { $hex }
    [w5_capture] after the fall of hex { $hex }
    [w5_animals] before the hunt on hex { $hex }
    [w6_survive] before food comes in
    [w6_feed] before your meal
    [w6_after] after the meal
    [w7_birth] before the births
    [w7_end] after the births
   *[w8_sow] before you sow
}

## What lies on the table

# After "with".
valley-score = { $points } { $points ->
    [one] settlement
   *[other] settlements
}
valley-year = Year { $year }
valley-round = { $season ->
    [summer] Summer
   *[winter] Winter
} { $number }
valley-board = Board { $north }/{ $south }
valley-settlements = settlements
valley-warriors = warriors
valley-women = women
valley-food = food
valley-some-food = { $food } food
valley-count-food = { $count } food
valley-need = need
valley-trumps = trumps
valley-fire = fire
valley-starts = starts
valley-announced = about to win
valley-out = out
valley-open-cards = Event: { $cards }
valley-no-open-cards = No event card lies open.
valley-decks = Cards: { $summer } summer, { $winter } winter, { $trumps } trumps
valley-supply = Supply: crops { $crops }, fences { $fences }, wolves in reserve { $wolves }
valley-known = { $who } holds: { $cards }
valley-foreseen = The next { $season ->
    [summer] summer
   *[winter] winter
} card: { $card }
valley-legend = Hex, terrain and region, entry letter: P plain, F forest, M mountain, V volcano, ! lava · ~ river, = ice, : dry
valley-legend-pieces = [{ $letter }] settlement, "" crop, # fence · { $letter }3+2&1: 3 warriors, 2 women, 1 tame wolf · ?: loner · wo2: 2 wolves
valley-letter-plain = P
valley-letter-forest = F
valley-letter-mountain = M
valley-letter-volcano = V
valley-short-wolf = wo
valley-short-tiger = ti
valley-short-bear = be
valley-short-bison = bi
valley-short-rhino = rh
valley-short-mammoth = ma
valley-short-hidden = hidden
valley-closed-fire = burns
valley-closed-flood = flooded
valley-closed-eruption = erupts

## Single pieces, to choose one before its target

valley-target-supply-settlement = Found a settlement
valley-target-supply-crop = Sow
valley-target-hex = Hex { $hex }
valley-target-people = { $whose ->
    [own] Your people
   *[other] People of { $owner }
} on hex { $hex }
valley-target-warrior = Warrior on hex { $hex }
valley-target-woman = Woman on hex { $hex }
valley-target-wolf = Tame wolf on hex { $hex }
valley-target-herd = The herd on hex { $hex } ({ valley-species })
valley-target-region = Forest region { $number }

## Choices

valley-choose-pass = Play no trump ({ valley-window })
valley-choose-end = End the turn
valley-choose-stop = End the march here
valley-choose-done = Sow no more
valley-choose-decline = Do not come back
valley-choose-keep = Keep the settlement
valley-choose-destroy = Destroy the settlement
valley-macro-march = From hex { $from } to hex { $hex }: { valley-macro-people }
valley-macro-group = March from hex { $from }: { valley-macro-people }
valley-macro-group-brief = { $women ->
    [0] none
    [one] { $women } woman
   *[other] { $women } women
}
valley-macro-people = { $warriors ->
    [0] no warriors
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}, { $women ->
    [0] no women
    [one] { $women } woman
   *[other] { $women } women
}
valley-else-feed = Let somebody go hungry
valley-choose-feed_all = Feed everybody
valley-choose-play = Play { $card }
valley-choose-place = Settle on hex { $hex }
valley-choose-sow = Sow on hex { $hex }
valley-choose-march = March from hex { $hex }
valley-choose-found = Found a settlement on hex { $hex }
valley-choose-warriors = { $count ->
    [0] No warriors
    [one] { $count } warrior
   *[other] { $count } warriors
}
valley-choose-women = { $count ->
    [0] No women
    [one] { $count } woman
   *[other] { $count } women
}
valley-choose-wolves = { $count ->
    [0] No tame wolves
    [one] { $count } tame wolf
   *[other] { $count } tame wolves
}
valley-choose-step = Go to hex { $hex }
valley-choose-leave = { $count ->
    [0] Leave women only
    [one] Leave { $count } warrior behind
   *[other] Leave { $count } warriors behind
}
valley-choose-fight = Fight on hex { $hex }
valley-choose-hunt = Fight the herd ({ valley-species })
valley-choose-lose = Lose { $figure ->
    [warrior] a warrior
    [woman] a woman
   *[wolf] a tame wolf
} on hex { $hex }
valley-choose-spare = Save { $figure ->
    [warrior] a warrior
   *[woman] a woman
} on hex { $hex }
valley-choose-victim = Lose somebody on hex { $hex }
valley-choose-take = { $count ->
    [0] Take in no women
    [one] Take in { $count } woman
   *[other] Take in { $count } women
}
valley-choose-starve = Let { valley-person } on hex { $hex } starve
valley-choose-born = It is { valley-person }
valley-choose-return = Come back on hex { $hex }
valley-choose-target = Hex { $hex }
valley-choose-animal = Lure { valley-one-animal } from hex { $hex }
valley-choose-region = Set forest region { $number } on fire
valley-choose-player = Choose { $seat }
valley-choose-sex = { $card }: { $sex ->
    [warrior] warrior
   *[woman] woman
}
valley-choose-steal = { $loot ->
    [food] Steal food
   *[fire] Steal the fire
}

## Decisions

valley-decide-place_settlement = { $who } founds the first settlement of the tribe.
valley-decide-setup_sow = { $who } may sow beside the village on hex { $hex }, for { $food } food.
valley-decide-trump = The tribes may play trumps.
valley-decide-card_target = { $who } chooses { $stage ->
    [1] a target for { $card }
   *[other] what comes next for { $card }
}.
valley-decide-survivor = { $who } chooses who survives on hex { $hex }.
valley-decide-victim = { $sex ->
    [warrior] { $who } chooses where a warrior dies.
    [woman] { $who } chooses where a woman dies.
   *[other] { $who } chooses who dies on hex { $hex }.
}
valley-decide-return = { $who } may bring the tribe back, on an empty hex at the border.
valley-decide-turn_action = { $who } may march and found settlements.
valley-decide-group_warriors = { $who } says how many warriors go along from hex { $hex }.
valley-decide-group_women = { $who } says how many women go along from hex { $hex }; warriors: { $warriors }.
valley-decide-group_wolf = { $who } says how many tame wolves go along from hex { $hex }.
valley-decide-step = { $who } marches on from hex { $hex }: { valley-group }.
valley-decide-leave_behind = To reach hex { $to }, { $who } has to leave { $count } { $count ->
    [one] person
   *[other] people
} on hex { $hex }; the group: { valley-group }.
valley-decide-fight_order = { $who } chooses where to fight next.
valley-decide-species_order = { $who } chooses the animals to fight next on hex { $hex }.
valley-decide-casualty = { $who } has lost the roll on hex { $hex } and chooses who falls.
valley-decide-capture = { $who } has taken hex { $hex } from { $owner } and keeps or destroys the settlement.
valley-decide-take_women = { $who } may take in women of { $owner } on hex { $hex }: { $count } are there, the rest die.
valley-decide-starve = { $who } has { $food } food, and { $persons } { $persons ->
    [one] person needs
   *[other] people need
} { $need }: somebody must starve.
valley-decide-feed = { $who } feeds { $persons } { $persons ->
    [one] person
   *[other] people
}: that takes { $need } of { $food } food.
valley-decide-newborn_sex = { $who } chooses: warrior or woman? Children on hex { $hex } still to come: { $count }.
valley-decide-sow = { $who } may sow, for { $food } food each time.

## Events

valley-event-game_began = The valley is made of { $north } and { $south }.
valley-event-die_rolled = { $why ->
    [start] { $who } rolls { $die } for the start.
    [direction] The die shows { $die }: all animals go { $die ->
        [1] north-east
        [2] east
        [3] south-east
        [4] south-west
        [5] west
       *[6] north-west
    }.
    [fire] { $who } rolls { $die } for the fire.
    [birth] { $who } rolls { $die } for a birth.
   *[sex] The die shows { $die }.
}
valley-event-starts = { $who } goes first.
valley-event-settled = { $who } founds a settlement on hex { $hex }.
valley-event-sown = { $who } sows on hex { $hex } for { $food } food.
valley-event-round_began = { $season ->
    [summer] Summer
   *[winter] Winter
} { $number } of year { $year } begins: round { $round } of the game.
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
valley-event-event_drawn = Event: { $card }.
valley-event-event_over = { $card } is over.
valley-event-region_struck = It strikes { $terrain ->
    [plain] plain
    [forest] forest
   *[mountain] mountain
} region { $number }.
valley-event-river_struck = It is river { $number }.
valley-event-hex_closed = Hex { $hex } { $how ->
    [fire] burns
    [flood] is under water
   *[eruption] erupts
}.
valley-event-hex_drawn = Out of the bag: a { valley-species }, letter { $letter }{ $hex ->
    [none] {""}
   *[other] , so hex { $hex }
}.
valley-event-animal_came = A { valley-species } comes to hex { $hex }{ $letter ->
    [none] {""}
   *[other] {" "}({ $letter })
}.
valley-event-animal_away = A { valley-species } ({ $letter }) cannot enter hex { $hex }.
valley-event-herd_moved = { $count ->
    [one] A { valley-herd } goes
   *[other] { $count } { valley-herd } go
} from hex { $from } to hex { $to }.
valley-event-crop_damaged = The crop on hex { $hex } is { $ears ->
    [0] destroyed
   *[other] damaged
}.
valley-event-loner_came = On hex { $hex } a lone { $sex ->
    [warrior] warrior
   *[woman] woman
} appears.
valley-event-loner_moved = The lone { $sex ->
    [warrior] warrior
   *[woman] woman
} goes from hex { $from } to hex { $to }.
valley-event-loner_joined = The lone { $sex ->
    [warrior] warrior
   *[woman] woman
} on hex { $hex } joins { $who }.
valley-event-loner_died = The lone { $sex ->
    [warrior] warrior
   *[woman] woman
} on hex { $hex } dies.
valley-event-turn_began = It is { $who }'s turn.
valley-event-marched = { $who } goes from hex { $from } to hex { $to }: { valley-group }.
valley-event-wolves_moved = { $count ->
    [one] A tame wolf of { $who } goes
   *[other] { $count } tame wolves of { $who } go
} along from hex { $from } to hex { $to }.
valley-event-arrived = { $who } gets { valley-group } on hex { $hex }.
valley-event-settlement_lost = { $who } loses the settlement on hex { $hex }.
valley-event-died = { $who } loses { $sex ->
    [warrior] { $count } { $count ->
        [one] warrior
       *[other] warriors
    }
   *[woman] { $count } { $count ->
        [one] woman
       *[other] women
    }
} on hex { $hex }{ $cause ->
    [fight] {" "}in the fight
    [animals] {" "}to the animals
    [hunger] {" "}to hunger
    [capture] {" "}after the defeat
    [thaw] {" "}in the thaw
   *[event] {""}
}.
valley-event-animals_died = { $count ->
    [one] A { valley-herd } dies
   *[other] { $count } { valley-herd } die
} on hex { $hex }.
valley-event-wolf_died = { $who } loses a tame wolf on hex { $hex }.
valley-event-wolf_tamed = { $who } tames the wolf on hex { $hex }.
valley-event-wolf_wild = A wolf of { $who } on hex { $hex } turns wild.
valley-event-fight_began = Fight on hex { $hex }.
valley-event-tribe_rolled = { $who } rolls { $die } and has { $value } on hex { $hex }.
valley-event-animals_rolled = The herd on hex { $hex } ({ valley-species }) rolls { $die } and has { $value }.
valley-event-loner_rolled = Alone on hex { $hex }: die { $die }, value { $value }.
valley-event-captured = { $who } takes the settlement of { $owner } on hex { $hex } and { $kept ->
    [0] destroys
   *[other] keeps
} it.
valley-event-women_taken = { $who } takes in { $count } { $count ->
    [one] woman
   *[other] women
} of { $owner } on hex { $hex }.
valley-event-changed_tribe = { $sex ->
    [warrior] A warrior
   *[woman] A woman
} of { $owner } leaves hex { $from } and joins { $who } on hex { $to }.
valley-event-hid = { $who } hides on hex { $hex }: { valley-group }.
valley-event-fenced = { $who } fences the crop on hex { $hex }.
valley-event-food_gained = { $who } gets { $count } food { $how ->
    [fishing] from the water at hex { $hex }
    [gathering] from the forest on hex { $hex }
    [harvest] from the crop on hex { $hex }
    [hunting] from the hunt on hex { $hex }
    [plunder] as plunder
    [theft] by theft
   *[cannibals] as cannibals do
}.
valley-event-food_lost = { $who } loses { $count } food { $how ->
    [rodents] to the rodents
    [locusts] to the locusts
    [plunder] to the victor
    [theft] to a thief
   *[spoilt] that has spoilt
}.
valley-event-fed = { $who } feeds { $persons } { $persons ->
    [one] person
   *[other] people
} with { $food } food.
valley-event-born = { $sex ->
    [warrior] A boy
   *[woman] A girl
} is born to { $who } on hex { $hex }.
valley-event-trump_played = { $who } plays { $card }.
valley-event-trump_drawn = { $who } draws { $card ->
    [none] a trump
   *[other] { $card }
}.
valley-event-spied = { $who } looks at { $card ->
    [none] a card of { $player }
   *[other] { $card }, held by { $player }
}.
valley-event-foresaw = { $who } looks at the next { $season ->
    [summer] summer
   *[winter] winter
} card{ $card ->
    [none] {""}
   *[other] : { $card }
}.
valley-event-reshuffled = The { $deck ->
    [summer] summer cards
    [winter] winter cards
   *[trump] trumps
} are used up; the discards, shuffled, are the new deck.
valley-event-river_froze = River { $number } freezes.
valley-event-lake_froze = The lake freezes.
valley-event-thawed = Rivers and lake thaw.
valley-event-fire_gained = { $who } has fire now.
valley-event-fire_lost = { $who } loses the fire.
valley-event-announced = { $who } has { $settlements } settlements: one more round like this, and the game is won.
valley-event-eliminated = The tribe of { $who } has died out.
valley-event-returned = { $who } comes back on hex { $hex }.
valley-event-won = { $who } wins.
valley-event-game_ended = The game is over.

## Why not

valley-why-not-now = Something else is to be decided now.
valley-why-nobody-there = You have no such person on hex { $hex }.
valley-why-not-so-many = That number is not possible here.
valley-why-cannot-keep = To keep it you need a settlement in your supply and a woman there.
valley-why-not-empty-border = Hex { $hex } is not an empty hex at the border.
valley-why-no-conflict = There is no fight of yours on hex { $hex }.
valley-why-no-such-animal = There is no such animal to fight.
valley-why-first-step = A march has at least one step.
valley-why-no-target = { $card } cannot be aimed at that.
valley-why-not-there = That cannot be chosen here.
valley-why-not-in-hand = You have no { $card } in your hand.
valley-why-other-window = { $card } is played at another moment.
valley-why-during-march = { $card } is played during a march: begin one first.
valley-why-card-conditions = What { $card } asks for is not given now.
valley-why-lake = Hex { $hex } is the lake.
valley-why-settled = There is a settlement on hex { $hex } already.
valley-why-too-near = Hex { $hex } lies beside a settlement, without a river between.
valley-why-ice-storm = Nobody moves in the ice storm.
valley-why-snow = Hex { $hex } is snowed in this round.
valley-why-flooded = Hex { $hex } is flooded: nobody leaves it this round.
valley-why-done = Your people on hex { $hex } have done their share this round.
valley-why-pinned = { $count ->
    [one] { $count } opponent stands
   *[other] { $count } opponents stand
} on hex { $hex }: at least as many of yours must stay.
valley-why-no-way = No way leads on from there.
valley-why-no-marker = You have no settlement left in your supply.
valley-why-water = Nobody can settle on water or on a closed hex: hex { $hex }.
valley-why-not-free = There are opponents on hex { $hex }.
valley-why-no-pair = A warrior and a woman are needed on hex { $hex }.
valley-why-not-adjacent = Hexes { $from } and { $hex } are not adjacent.
valley-why-closed = Hex { $hex } is closed this round.
valley-why-river = A river runs between hex { $from } and hex { $hex }.
valley-why-no-steps = This march has no steps left.
valley-why-mountain = A march ends on a mountain.
valley-why-stopped = { $count ->
    [one] { $count } opponent stops
   *[other] { $count } opponents stop
} the march on hex { $from }.
valley-why-crop = There is a crop on hex { $hex } already.
valley-why-no-crops = No crop is left in the supply.
valley-why-no-food = You do not have enough food to sow.
valley-why-no-village = You have no village on a plain on hex { $hex }.

## Event cards

valley-text-card-forest_fire = A die picks a forest. Everything in it dies, and it stays closed this round.
valley-text-card-flood = A die picks a river. On plains and forests along it, and along the lake it flows into, one person per tribe and hex is saved and stays there; animals, villages and crops are lost.
valley-text-card-rodents = Everybody loses { $food } food for each village. Caves are safe.
valley-text-card-abundant_rain = This summer's harvest brings { $intact } food for an intact crop and { $damaged } for a damaged one.
valley-text-card-mild_autumn = This summer lasts one round longer.
valley-text-card-ailing_animals = The bag names a species: all its animals leave the valley, and none of them enters this round.
valley-text-card-earthquake = A die picks mountains. On each of their hexes all animals die, and one person of each tribe.
valley-text-card-eruption_summer = Everything on the volcanoes dies. Where the lava flows, only one person per tribe and hex survives.
valley-text-card-thunderstorm = Marches have one step this round. With fire rules, everybody rolls for the fire.
valley-text-card-drought = Every crop suffers and the rivers run dry: all may cross them, nobody fishes in them. Rain, storm or flood ends it.
valley-text-card-loner_summer = A lone warrior or woman appears, wanders with the animals and joins the first tribe met.
valley-text-card-locusts = A die picks a plain. Its crops suffer, and who lives beside one loses half the food.
valley-text-card-epidemic = A die decides whether everybody loses a woman or a warrior.
valley-text-card-wolf_pack_4 = { $wolves } wolves appear together where the bag says.
valley-text-card-wolf_pack_3 = { $wolves } wolves appear together where the bag says.
valley-text-card-frozen_river = A die picks a river. It bears people and animals until spring, and so does the lake if the river flows into it.
valley-text-card-cold_snap = This round a person needs one and a half food.
valley-text-card-long_winter = This winter lasts one round longer.
valley-text-card-lean_animals = Until spring killed animals give less food: mammoth { $mammoth }, woolly rhino { $rhino }, bison { $bison }, bear { $bear }, sabre-tooth tiger { $tiger }, wolf { $wolf }.
valley-text-card-meat_shortage = No new animals enter the valley this round.
valley-text-card-eruption_winter = Everything on the volcanoes dies. Where the lava flows, only one person per tribe and hex survives.
valley-text-card-storm = Marches have one step this round. With fire rules, owners of fire may lose it.
valley-text-card-ice_storm = Nobody moves this round. With fire rules, every fire goes out.
valley-text-card-cave_bear = A die picks mountains with caves. Everybody living there fights a bear, without help from the cave.
valley-text-card-loner_winter = A lone warrior or woman appears, wanders with the animals and joins the first tribe met.
valley-text-card-snowfall = On mountains each group without a cave loses a person. Nobody enters or leaves mountains this round.
valley-text-card-avalanche = A die picks mountains. On each of their hexes only one person per tribe survives, even in caves.

## Trumps

valley-text-card-forced_march = A march of yours has three steps, and in summer mountains do not stop it.
valley-text-card-stamina = A march of yours has three steps, and in summer mountains do not stop it.
valley-text-card-raft = Instead of marching, a group crosses a river, or the lake from shore to shore.
valley-text-card-bridge = Instead of marching, a group crosses a river.
valley-text-card-swimming = Instead of marching, a group crosses a river. Or all your people on one hex survive a flood.
valley-text-card-tree_trunks = Instead of marching, a group crosses a river. Or all your people on one hex survive a flood.
valley-text-card-climb_trees = In a forest all your people survive a flood. Or they hide from a fight there, and a village is lost.
valley-text-card-cannibals = At your meal, 1 food for each rival you killed this round and for each of yours who starves.
valley-text-card-camouflage = A march of yours passes opponents without stopping and without leaving anybody.
valley-text-card-flight = A group marches away from opponents, leaving nobody. Or it escapes to an empty hex next to it before a fight.
valley-text-card-strong_broth = Before your first fight: +{ $bonus } to all your rolls this round.
valley-text-card-magic_potion = Before your first fight: +{ $bonus } to all your rolls this round.
valley-text-card-flint = Before your first fight: +{ $bonus } to all your rolls this round.
valley-text-card-torches = Before your first fight: +{ $bonus } to your rolls against animals this round. With fire rules you need fire.
valley-text-card-young_wolf = A single wolf beside your people becomes tame: it goes with them and fights like a warrior.
valley-text-card-lure = Before the fights, put an animal from a hex without people on a hex of yours next to it.
valley-text-card-amazons = Before your first fight: your women on one hex fight like warriors this round.
valley-text-card-surprise_birth = A woman of yours without a settlement bears a child where she stands.
valley-text-card-fertility_herb = One more birth in each of your settlements.
valley-text-card-choice_of_sex = You choose whether the children in your settlements are warriors or women.
valley-text-card-childbed_fever = Two rival women who have just given birth die.
valley-text-card-foundling = A new warrior or woman joins one of your forest villages.
valley-text-card-family_visit = A new warrior and a new woman of yours appear where the bag says.
valley-text-card-traps = Before you fight animals on a hex, all of them die, and you get their food.
valley-text-card-war_drum = Drive all animals from a hex with your people, or one a march has just entered, to a hex next to it.
valley-text-card-fishing_net = Each hex where you fish gives { $food } food this round.
valley-text-card-roots = In winter, each forest hex with your people gives 1 food until the end of that winter.
valley-text-card-theft = Steal up to { $food } food from a settlement next to your people. With fire rules you may take the fire instead.
valley-text-card-rockfall = After your moves, somebody on a mountain who has not moved buries a plain or forest below: all there die.
valley-text-card-arsonist = In summer, after your moves, somebody on a plain sets the forest next to it on fire: all in it die.
valley-text-card-scorched_earth = When a settlement of yours has been taken: it is destroyed with its crop, and the women taken in die.
valley-text-card-natural_manure = At the harvest your crops bring { $intact } food intact and { $damaged } damaged.
valley-text-card-fence = One of your crops on a plain is fenced: large animals cannot damage it.
valley-text-card-mountain_farm = When you sow, you may also sow beside one of your caves, for { $food } food.
valley-text-card-late_sowing = After the first summer round, sow beside a village on a plain, for { $food } food.
valley-text-card-friend = Before a fight, a rival warrior who stands alone there joins you.
valley-text-card-love = A rival alone on a hex next to your people, one of them of the opposite sex, comes over and joins you.
valley-text-card-same_sex_couple = Two women or two warriors found a settlement. From the next round on a woman must live there.
valley-text-card-espionage = At any decision of yours: look at the hand of a player whose people are next to yours.
valley-text-card-intuition = At any decision of yours: look at the event card of the next round.

# Characters of bots.
valley-character-builder = Builder
valley-character-builder-how = Founds wherever a couple can settle.
valley-character-hunter = Hunter
valley-character-hunter-how = Goes where the meat is, and fills the stores.
valley-character-raider = Raider
valley-character-raider-how = Keeps warriors, and comes to see what others have.
