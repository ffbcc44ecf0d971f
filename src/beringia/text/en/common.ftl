# Words that every game shares.

language-name = English

# A player who is known by colour only.
player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
player-black = Black
player-orange = Orange
player-teal = Teal
player-turquoise = Turquoise
player-violet = Violet

# The same, in as few letters as can be told apart.
letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-black = K
letter-orange = O
letter-teal = T
letter-turquoise = T
letter-violet = V

# Colours inside a sentence: of pieces, and of cards ("a light card").
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
colour-orange = orange
colour-teal = teal
colour-turquoise = turquoise
colour-violet = violet
colour-light = light
colour-dark = dark

seat-human = human
seat-greedy = greedy
seat-random = random
seat-search = search

game-is-over = The game is over.
not-offered = This cannot be chosen now.
nothing-to-choose-here = This is not part of the present decision.

# The points of a game that has no word of its own for them.
plain-score = { $points } { $points ->
    [one] point
   *[other] points
}
