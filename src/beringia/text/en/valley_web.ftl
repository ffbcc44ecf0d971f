# What only the browser says about Valley of the Mammoths. Whether something is one's own arrives as "own", "other" or "none".

valley-web-duration = 2 to 3 hours
valley-web-weight = Medium: simple rules, wild dice, long stories
valley-web-click-hex = Click a glowing hex.
valley-web-click-people = Click glowing people.
valley-web-status-round = { valley-year }, { valley-round }
valley-web-onward = Go on to { valley-round } of year { $year }
valley-web-status = { valley-year }, { valley-round }: { $phase ->
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
}
valley-web-board = Board { $north }/{ $south } with 37 hexes
valley-web-hand = Your trumps
valley-web-card = { $card }
valley-web-hex = Hex { $hex }, { $terrain ->
    [plain] plain { $region }
    [forest] forest { $region }
    [mountain] mountain { $region }
    [volcano] volcano, mountain { $region }
   *[lake] the lake
}{ $closed ->
    [fire] , burns
    [flood] , flooded
    [eruption] , erupts
   *[none] {""}
}{ $settlement ->
    [own] ; your settlement
    [other] ; settlement of { $owner }
   *[none] {""}
}{ $crop ->
    [0] {""}
    [1] ; damaged crop
   *[2] ; crop
}. Yours: { $own }, other people: { $others }, animals: { $animals }
valley-web-people = { valley-target-people }: { valley-group }
valley-web-warrior = { valley-target-warrior }: { $count }
valley-web-woman = { valley-target-woman }: { $count }
valley-web-wolf = { valley-target-wolf }: { $count }
valley-web-herd = { valley-target-herd }: { $count }
valley-web-dice = { $why ->
    [start] Who starts
    [direction] Direction
    [sex] Die
    [fire] Fire
    [birth] Births
   *[fight] Fight
}
valley-web-compass = Directions of the animals by the die{ $direction ->
    [0] {""}
   *[other] ; last roll: { $direction }
}
valley-web-fight = Fight on hex { $hex }
valley-web-fights = Fights
valley-web-again = A draw: they roll again.
valley-web-loner = Loner
valley-web-events = Event cards
valley-web-foreseen = Comes next; only you know
valley-web-deck-summer = Summer cards: { $count }
valley-web-deck-winter = Winter cards: { $count }
valley-web-deck-trump = Trumps in the deck: { $count }
valley-web-markers = Your settlements in supply: { $count }
valley-web-crops = Crops in supply: { $count }
valley-web-fences = Fences in supply: { $count }
valley-web-bag = In the bag
valley-web-in-bag = { $species ->
    [wolf] Wolves
    [tiger] Sabre-tooth tigers
    [bear] Bears
    [bison] Bison
    [rhino] Woolly rhinos
   *[mammoth] Mammoths
} in the bag: { $count }
valley-web-warriors = Warriors: { $count }
valley-web-women = Women: { $count }
valley-web-settlements = Settlements: { $count }
valley-web-food = Food: { $count }; the next meal takes { $need }
valley-web-trumps = Trumps in hand: { $count }
valley-web-may-return = may come back
valley-web-bonus = +{ $count } in fights, +{ $hunt } against animals
valley-web-rounds = Rounds
valley-web-line-fishing = Fishing
valley-web-line-gathering = Gathering
valley-web-line-harvest = Harvest
valley-web-line-hunting = Hunting
valley-web-line-booty = Booty
valley-web-line-lost = Food lost or sown
valley-web-line-eaten = Eaten
valley-web-line-born = Born
valley-web-line-died = Died
valley-web-line-founded = Settlements won
valley-web-line-fallen = Settlements lost
valley-web-settlements-now = Settlements now
valley-web-people-now = People now

## what happens, and what it means

valley-web-means-settlements = { $seat } now has { $count ->
    [one] one settlement
   *[other] { $count } settlements
}.
valley-web-means-people = { $seat } now has { $count ->
    [one] one person
   *[other] { $count } people
}.
valley-web-means-food = { $count } food left.
valley-web-means-yours = { $count ->
    [one] One of yours is
   *[other] { $count } of yours are
} on hex { $hex }: there may be a fight.

## signs

valley-web-sign-1 = Letters on the rim: animals drawn from the bag with this letter enter there.
valley-web-sign-2 = Numbers in a circle on a hex: its region. Events strike a whole region.
valley-web-sign-3 = Numbers on blue: the rivers, by which events name them.
valley-web-sign-4 = Faded figures have marched already in this turn.
valley-web-sign-5 = The wheel shows season and round, the large number in it the year; the rose shows where the animals went.
