# Woorden die alle spellen delen.

language-name = Nederlands

# Een speler van wie alleen de kleur bekend is.
player-red = Rood
player-yellow = Geel
player-green = Groen
player-blue = Blauw
player-black = Zwart

# Hetzelfde in zo weinig letters dat ze nog te onderscheiden zijn.
letter-red = Ro
letter-yellow = Ge
letter-green = Gr
letter-blue = Bl
letter-black = Zw

# Kleuren in een zin: van stukken, en van kaarten ("een lichte kaart").
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-black = zwart
colour-light = lichte
colour-dark = donkere

seat-human = mens
seat-greedy = gretig
seat-random = willekeurig
seat-search = piekerend

game-is-over = Het spel is afgelopen.
