# Wörter, die alle Spiele teilen.

language-name = Deutsch

# Ein Spieler, von dem man nur die Farbe weiß.
player-red = Rot
player-yellow = Gelb
player-green = Grün
player-blue = Blau
player-black = Schwarz
player-orange = Orange
player-teal = Petrol
player-turquoise = Türkis
player-violet = Violett

# Dasselbe in so wenigen Buchstaben, dass man sie noch unterscheiden kann.
letter-red = Ro
letter-yellow = Ge
letter-green = Gr
letter-blue = Bl
letter-black = Sw
letter-orange = Or
letter-teal = Pe
letter-turquoise = Tü
letter-violet = Vi

# Farben im Satz: von Figuren, und von Karten („eine helle Karte“).
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-black = schwarz
colour-orange = orange
colour-teal = petrol
colour-turquoise = türkis
colour-violet = violett
colour-light = helle
colour-dark = dunkle

seat-human = Mensch
seat-greedy = gierig
seat-random = zufällig
seat-search = grübelnd

# Levels of bots, from the weakest on, and how they play.
seat-first-game = erstes Spiel
seat-first-game-how = Hat gerade die Regeln gehört: übersieht viel und denkt an niemand anderen.
seat-beginner = Anfänger
seat-beginner-how = Weiß, was sich lohnt, verpasst aber Gelegenheiten.
seat-experienced = erfahren
seat-experienced-how = Nimmt, was jetzt am besten ist, und übersieht kaum etwas.
seat-strong = stark
seat-strong-how = Hat ein gutes Gespür dafür, was am Ende zählt.
seat-master = Meister
seat-master-how = Probiert in vielen möglichen Welten aus, was aus jedem Plan wird; braucht höchstens eine Sekunde.
seat-styled = { $character }, { $level }
seat-any-character = kein besonderer Stil

game-is-over = Das Spiel ist zu Ende.
not-offered = Das steht jetzt nicht zur Wahl.
nothing-to-choose-here = Das gehört nicht zur jetzigen Entscheidung.

# The points of a game that has no word of its own for them.
plain-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
