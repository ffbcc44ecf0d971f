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
seat-search = piekerend

game-is-over = Het spel is afgelopen.
not-offered = Dit kan nu niet gekozen worden.
nothing-to-choose-here = Dit hoort niet bij de huidige beslissing.

# The points of a game that has no word of its own for them.
plain-score = { $points } { $points ->
    [one] punt
   *[other] punten
}
