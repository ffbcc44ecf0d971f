# What only the browser says about Valley of the Mammoths. Whether something is one's own arrives as "own", "other" or "none".

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
valley-text-web-tip-goal = Who has { $settlements } settlements after the meal in two rounds running wins. A settlement lives as long as a woman lives there.
valley-web-tip-move = In your turn click a group of yours, say how many go, then click where to. Mountains and opponents stop a march; rivers bar the way.
valley-web-tip-found = A warrior and a woman who stand together and have not moved can found a settlement: click the tent with the plus.
valley-web-tip-food = Everybody eats 1 food a round. Each hex of yours beside water brings 1, each forest 1 in summer; hunting and a crop bring more.
valley-web-tip-animals = All animals go the way the compass shows. Where they meet people there is a fight: die plus warriors against die plus animals.
valley-web-tip-trumps = Your trumps lie below. One that glows can be played now; click any other to learn why not.
