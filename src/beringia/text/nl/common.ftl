# Woorden die alle spellen delen.

language-name = Nederlands

# Een speler van wie alleen de kleur bekend is.
player-red = Rood
player-yellow = Geel
player-green = Groen
player-blue = Blauw
player-black = Zwart
player-orange = Oranje
player-teal = Petrol
player-turquoise = Turkoois
player-violet = Violet

# Hetzelfde in zo weinig letters dat ze nog te onderscheiden zijn.
letter-red = Ro
letter-yellow = Ge
letter-green = Gr
letter-blue = Bl
letter-black = Zw
letter-orange = Or
letter-teal = Pe
letter-turquoise = Tu
letter-violet = Vi

# Kleuren in een zin: van stukken, en van kaarten ("een lichte kaart").
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-black = zwart
colour-orange = oranje
colour-teal = petrol
colour-turquoise = turkoois
colour-violet = violet
colour-light = lichte
colour-dark = donkere

seat-human = mens
seat-greedy = gretig
seat-random = willekeurig
seat-search = peinzend

# Levels of bots, from the weakest on, and how they play.
seat-first-game = eerste spel
seat-first-game-how = Heeft net de regels gehoord: ziet veel over het hoofd en denkt aan niemand anders.
seat-beginner = beginner
seat-beginner-how = Weet wat de moeite waard is, maar mist kansen.
seat-experienced = ervaren
seat-experienced-how = Neemt wat nu het beste is en ziet bijna niets over het hoofd.
seat-strong = sterk
seat-strong-how = Heeft een goed gevoel voor wat op het eind telt.
seat-master = meester
seat-master-how = Probeert in veel mogelijke werelden uit wat er van elk plan komt; denkt hooguit een seconde na.
seat-styled = { $character }, { $level }
seat-any-character = geen bijzondere stijl

game-is-over = Het spel is afgelopen.
not-offered = Dit kan nu niet gekozen worden.
nothing-to-choose-here = Dit hoort niet bij de huidige beslissing.

# The points of a game that has no word of its own for them.
plain-score = { $points } { $points ->
    [one] punt
   *[other] punten
}
