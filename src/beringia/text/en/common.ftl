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

# Levels of bots, from the weakest on, and how they play.
seat-first-game = first game
seat-first-game-how = Has just heard the rules: overlooks much, and thinks of nobody else.
seat-beginner = beginner
seat-beginner-how = Knows what is worth having, but misses chances.
seat-experienced = experienced
seat-experienced-how = Takes what is best now, and hardly overlooks anything.
seat-strong = strong
seat-strong-how = Has a good sense of what counts in the end.
seat-master = master
seat-master-how = Tries out in many possible worlds what comes of every plan; takes a second at most.
seat-styled = { $character }, { $level }
seat-any-character = no special style

game-is-over = The game is over.
not-offered = This cannot be chosen now.
nothing-to-choose-here = This is not part of the present decision.

# The points of a game that has no word of its own for them.
plain-score = { $points } { $points ->
    [one] point
   *[other] points
}
