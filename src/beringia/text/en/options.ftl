# What the options of a new game change, in a sentence each.

eiszeit-explain-rounds = After the last round the points decide. Four rounds are the full game; three take about a quarter less time.
valley-explain-north = Each half of the board has two sides with different land and rivers.
valley-explain-south = Each half of the board has two sides with different land and rivers.
valley-explain-easy_start = Every tribe starts with more food, so that nobody starves while learning.
valley-explain-fire = A tribe also needs fire to win; fire helps against animals, and who has none eats more in winter.
valley-explain-return = Who dies out in the first year may come back once, with a small tribe at the border.
valley-explain-limited_storage = What is left of hunting and fishing after the meal is lost; plants keep.
valley-explain-swimming_tiger = Rivers no longer stop the most dangerous animals.
valley-explain-single_winner = If several tribes reach the goal together, the game goes on until one is alone.
valley-explain-voluntary_starvation = You may save food by not feeding somebody, even where there is enough.
valley-explain-twins = How it is decided whether two children of one birth are warriors or women.
valley-explain-round_limit = The game ends after this round at the latest, and most settlements win.
winter-explain-layout = Which squares may be built on. A pattern for another number of players makes the site wider or tighter.
winter-explain-draft = What is chosen in turn order from an open display instead of dealt at random.
winter-explain-short_game = Everybody has only two turns in the first round: about a quarter of an hour less.
winter-explain-strict_majority = Where two are equal, nobody is paid.
winter-explain-ice_finds = A hidden find lies on each glacier, for the first camp and the first village there.
winter-explain-rest_tiles = Who rests first in a round takes a tile with an extra effect.
winter-explain-solo_extra_card = The nomads do more each round.
winter-explain-solo_village_tile = The nomads hold more of the land.
