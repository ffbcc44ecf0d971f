# The coach: hints, lines tried out, analysis of a game, and why a choice is good.

coach-hint = Hint
coach-says = The coach would play this now:
coach-says-more = What else would be good?
coach-hint-again = Hide the hint
coach-hint-title = The three best choices
coach-hint-thinking = The coach is thinking …
coach-hint-expects = about { $score } in the end
coach-score = { $points } { $game ->
    [valley] settlements
   *[other] points
}
coach-hint-how = Judged by what you know. Others may know better.
coach-otherwise = { $differs ->
    [no] { "" }
    [best] { " " }(best choice: { $otherwise })
   *[yes] { " " }(otherwise { $otherwise })
}
coach-up = { $differs ->
    [now] { $after } instead of { $before }
   *[yes] { $after }, up from { $before }{ coach-otherwise }
}
coach-down = { $differs ->
    [now] { $after } instead of { $before }
   *[yes] { $after }, down from { $before }{ coach-otherwise }
}
coach-still = still { $after }{ coach-otherwise }
coach-after-points = { $after } { $after ->
    [one] point
   *[other] points
}
coach-at-points = { $after } { $after ->
    [one] point
   *[other] points
}
coach-after-settlements = { $after } { $after ->
    [one] settlement
   *[other] settlements
}
coach-hint-then = then: { $choices }
coach-no-reason = these choices come to much the same
coach-like-best = about as good as the best choice
coach-choose = Choose
coach-what-if = What if
coach-what-if-title = What if: nothing here happens
coach-what-if-how = A copy of the table: what you cannot know is drawn at random, bots answer for the others.
coach-what-if-undo = Step back
coach-what-if-again = Draw anew
coach-what-if-leave = Back to the game
coach-what-if-over = The game would be over.
coach-what-if-gone = The table went on meanwhile: what you tried out is gone.
coach-hints-option = Hints
coach-hints-option-no = Nobody asks the coach
coach-hints-option-yes = Everybody may ask the coach
coach-analysis = Analysis
coach-analysis-open = Look at the analysis
coach-analysis-of = Analysis of the game
coach-analysis-running = Your choices so far, by what you know. The full analysis is there when the game is over.
coach-analysis-progress = The coach goes through the game: { $percent } %
coach-analysis-wait = You can stay or come back later.
coach-analysis-failed = The analysis cannot be made: { $reason }
coach-analysis-empty = There is nothing to analyse yet.
coach-curve = Chances over the game
coach-curve-points = Expected points over the game
coach-curve-what = Show
coach-curve-shares = Chance to win
coach-curve-step = Step
coach-curve-table = The same as a table
coach-result = Result
coach-turning = Turning points
coach-turning-none = No single moment decided this game.
coach-cause-chance = Luck
coach-cause-mistake = Choice
coach-cause-play = Move
coach-turning-how = { coach-cause-chance }: dice or cards turned the game. { coach-cause-mistake }: there was something better to do. { coach-cause-play }: any other move that turned it.
coach-turned = { $who }: { $change } %
coach-costly = Choices that cost most
coach-costly-none = No choice cost much. Well played!
coach-costly-everybody = Everybody
coach-costly-better = Better: { $better }
coach-costs = { $score }, { $share } % of the win
coach-costs-share = { $share } % of the win
coach-balance = Luck and skill
coach-balance-seat = Player
coach-balance-choices = Lost by own choices
coach-balance-luck = Won or lost by luck
coach-balance-how = Luck is what dice and cards changed in the expectation; a choice is measured against the best one that the coach found. All of it is added up over the game. First the chance to win, in brackets the own result: what helps or hurts opponents changes only the chance, so that the two can point in different directions.
coach-percent = { $share } %
coach-points = { $points } points
coach-replay-here = Show in the replay
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = The game is over: there is nothing to decide.
coach-terminal-head = { $title }: analysis of { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}
coach-terminal-progress = the coach goes through the game

# How many there are of something after a line, compared with now ("before" and "after"), and with other lines.

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] points on the track: { coach-up }
    [down] points on the track: { coach-down }
    [better] slightly more points on the track
    [worse] slightly fewer points on the track
   *[same] points on the track: { coach-still }
}
eiszeit-reason-board = { $trend ->
    [up] points that your hunters would bring: { coach-up }
    [down] points that your hunters would bring: { coach-down }
    [better] your hunters would bring slightly more
    [worse] your hunters would bring slightly less
   *[same] points that your hunters would bring: { coach-still }
}
eiszeit-reason-stones = { $trend ->
    [up] your stones: { coach-up }
    [down] your stones: { coach-down }
    [better] slightly more stones for you
    [worse] slightly fewer stones for you
   *[same] your stones: { coach-still }
}
eiszeit-reason-clubs = { $trend ->
    [up] your clubs: { coach-up }
    [down] your clubs: { coach-down }
    [better] slightly more clubs for you
    [worse] slightly fewer clubs for you
   *[same] your clubs: { coach-still }
}
eiszeit-reason-home = { $trend ->
    [up] hunters at home: { coach-up }
    [down] hunters at home: { coach-down }
    [better] slightly more hunters at home
    [worse] slightly fewer hunters at home
   *[same] hunters at home: { coach-still }
}
eiszeit-reason-rival = { $trend ->
    [up] the best opponent comes to about { coach-after-points }{ coach-otherwise }
    [down] the best opponent falls to about { coach-after-points }{ coach-otherwise }
    [better] your opponents do worse
    [worse] your opponents do better
   *[same] the best opponent stays at about { coach-at-points }{ coach-otherwise }
}

## valley

valley-reason-fate = { $trend ->
    [up] you would win the game
    [better] you could win the game
    [worse] you could lose the game
   *[same] another choice may decide the game for you
}
valley-reason-settlements = { $trend ->
    [up] your settlements: { coach-up }
    [down] your settlements: { coach-down }
    [better] your settlements are safer
    [worse] your settlements are less safe
   *[same] your settlements: { coach-still }
}
valley-reason-victory = { $trend ->
    [up] you have settlements enough to win
    [down] you would lack settlements to win
    [better] enough settlements to win are more likely
    [worse] enough settlements to win are less likely
   *[same] { $after ->
        [0] your settlements do not suffice to win
       *[other] you still have settlements enough to win
    }
}
valley-reason-warriors = { $trend ->
    [up] your warriors: { coach-up }
    [down] your warriors: { coach-down }
    [better] your warriors fare slightly better
    [worse] your warriors fare slightly worse
   *[same] your warriors: { coach-still }
}
valley-reason-women = { $trend ->
    [up] your women: { coach-up }
    [down] your women: { coach-down }
    [better] your women fare slightly better
    [worse] your women fare slightly worse
   *[same] your women: { coach-still }
}
valley-reason-alone = { $trend ->
    [up] women without a warrior beside them: { coach-up }
    [down] women without a warrior beside them: { coach-down }
    [better] fewer women without a warrior beside them
    [worse] more women without a warrior beside them
   *[same] women without a warrior beside them: { coach-still }
}
valley-reason-pairs = { $trend ->
    [up] places where a pair could settle: { coach-up }
    [down] places where a pair could settle: { coach-down }
    [better] a pair finds better places to settle
    [worse] a pair finds worse places to settle
   *[same] places where a pair could settle: { coach-still }
}
valley-reason-danger = { $trend ->
    [up] your people outnumbered by opponents: { coach-up }
    [down] your people outnumbered by opponents: { coach-down }
    [better] your people are outnumbered less
    [worse] your people are outnumbered more
   *[same] your people outnumbered by opponents: { coach-still }
}
valley-reason-battles = { $trend ->
    [up] fights to come on your fields: { coach-up }
    [down] fights to come on your fields: { coach-down }
    [better] less is threatened or at stake
    [worse] more is threatened or at stake
   *[same] fights to come on your fields: { coach-still }
}
valley-reason-prey = { $trend ->
    [up] food on the hoof within your strength: { coach-up }
    [down] food on the hoof within your strength: { coach-down }
    [better] slightly more food on the hoof
    [worse] slightly less food on the hoof
   *[same] food on the hoof within your strength: { coach-still }
}
valley-reason-food = { $trend ->
    [up] food in store: { coach-up }
    [down] food in store: { coach-down }
    [better] slightly more food in store
    [worse] slightly less food in store
   *[same] food in store: { coach-still }
}
valley-reason-hunger = { $trend ->
    [up] { $after } would go hungry at the next meal{ coach-otherwise }
    [down] hunger eases: { $after ->
        [0] nobody would go without
       *[other] { $after } would go without
    }{ coach-otherwise }
    [better] the food lasts longer
    [worse] the food runs short sooner
   *[same] { $after ->
        [0] nobody would go hungry at the next meal
       *[other] { $after } would go hungry at the next meal
    }{ coach-otherwise }
}
valley-reason-income = { $trend ->
    [up] fields that fish or gather for you: { coach-up }
    [down] fields that fish or gather for you: { coach-down }
    [better] you fish and gather slightly more
    [worse] you fish and gather slightly less
   *[same] fields that fish or gather for you: { coach-still }
}
valley-reason-crops = { $trend ->
    [up] ears on your fields: { coach-up }
    [down] ears on your fields: { coach-down }
    [better] slightly more ears on your fields
    [worse] slightly fewer ears on your fields
   *[same] ears on your fields: { coach-still }
}
valley-reason-trumps = { $trend ->
    [up] trumps in hand: { coach-up }
    [down] trumps in hand: { coach-down }
    [better] slightly more trumps in hand
    [worse] slightly fewer trumps in hand
   *[same] trumps in hand: { coach-still }
}
valley-reason-fire = { $trend ->
    [up] you would have fire
    [down] your fire would go out
    [better] your fire is safer
    [worse] your fire is less safe
   *[same] your fire stays as it is
}
valley-reason-rival = { $trend ->
    [up] the best opponent comes to { coach-after-settlements }{ coach-otherwise }
    [down] the best opponent falls to { coach-after-settlements }{ coach-otherwise }
    [better] your opponents do worse
    [worse] your opponents do better
   *[same] the best opponent stays at { coach-after-settlements }{ coach-otherwise }
}

## winter

winter-reason-score = { $trend ->
    [up] points on the track: { coach-up }
    [down] points on the track: { coach-down }
    [better] slightly more points on the track
    [worse] slightly fewer points on the track
   *[same] points on the track: { coach-still }
}
winter-reason-rival = { $trend ->
    [up] the best other has about { coach-after-points }{ coach-otherwise }
    [down] the best other falls to about { coach-after-points }{ coach-otherwise }
    [better] the others do worse
    [worse] the others do better
   *[same] the best other stays at about { coach-at-points }{ coach-otherwise }
}
winter-reason-final-goods = { $trend ->
    [up] points for goods in the end: { coach-up }
    [down] points for goods in the end: { coach-down }
    [better] slightly more points for goods in the end
    [worse] slightly fewer points for goods in the end
   *[same] points for goods in the end: { coach-still }
}
winter-reason-final-graves = { $trend ->
    [up] points for the buried in the end: { coach-up }
    [down] points for the buried in the end: { coach-down }
    [better] slightly more points for the buried in the end
    [worse] slightly fewer points for the buried in the end
   *[same] points for the buried in the end: { coach-still }
}
winter-reason-final-cards = { $trend ->
    [up] points printed on your cards: { coach-up }
    [down] points printed on your cards: { coach-down }
    [better] slightly more points printed on your cards
    [worse] slightly fewer points printed on your cards
   *[same] points printed on your cards: { coach-still }
}
winter-reason-final-animals = { $trend ->
    [up] the animal sets grow to { coach-after-points }{ coach-otherwise }
    [down] the animal sets shrink to { coach-after-points }{ coach-otherwise }
    [better] slightly more points for animal sets
    [worse] slightly fewer points for animal sets
   *[same] the animal sets stay at { coach-at-points }{ coach-otherwise }
}
winter-reason-food = { $trend ->
    [up] food in store: { coach-up }
    [down] food in store: { coach-down }
    [better] slightly more food in store
    [worse] slightly less food in store
   *[same] food in store: { coach-still }
}
winter-reason-tools = { $trend ->
    [up] tools in store: { coach-up }
    [down] tools in store: { coach-down }
    [better] slightly more tools in store
    [worse] slightly fewer tools in store
   *[same] tools in store: { coach-still }
}
winter-reason-hand = { $trend ->
    [up] cards in hand: { coach-up }
    [down] cards in hand: { coach-down }
    [better] better cards in hand
    [worse] worse cards in hand
   *[same] cards in hand: { coach-still }
}
winter-reason-deck = { $trend ->
    [up] cards outside the hand: { coach-up }
    [down] cards outside the hand: { coach-down }
    [better] better cards in the deck and the piles
    [worse] worse cards in the deck and the piles
   *[same] cards outside the hand: { coach-still }
}
winter-reason-honor = { $trend ->
    [up] steps on the honor track: { coach-up }
    [down] steps on the honor track: { coach-down }
    [better] slightly further on the honor track
    [worse] slightly less far on the honor track
   *[same] steps on the honor track: { coach-still }
}
winter-reason-offering = { $trend ->
    [up] steps on the offering track: { coach-up }
    [down] steps on the offering track: { coach-down }
    [better] slightly further on the offering track
    [worse] slightly less far on the offering track
   *[same] steps on the offering track: { coach-still }
}
winter-reason-megaliths = { $trend ->
    [up] your megaliths: { coach-up }
    [down] your megaliths: { coach-down }
    [better] your megaliths are better to build upon
    [worse] your megaliths are worse to build upon
   *[same] your megaliths: { coach-still }
}
winter-reason-incomes = { $trend ->
    [up] hexes that pay you in the eclipse: { coach-up }
    [down] hexes that pay you in the eclipse: { coach-down }
    [better] the hexes that pay you in the eclipse bring more
    [worse] the hexes that pay you in the eclipse bring less
   *[same] hexes that pay you in the eclipse: { coach-still }
}
winter-reason-villages = { $trend ->
    [up] your villages: { coach-up }
    [down] your villages: { coach-down }
    [better] your villages are worth more
    [worse] your villages are worth less
   *[same] your villages: { coach-still }
}
winter-reason-camps = { $trend ->
    [up] camps on the map: { coach-up }
    [down] camps on the map: { coach-down }
    [better] slightly more camps on the map
    [worse] slightly fewer camps on the map
   *[same] camps on the map: { coach-still }
}
winter-reason-ready = { $trend ->
    [up] a village comes within reach: { $after } of 3 camps stand{ coach-otherwise }
    [down] a village gets further away: { $after } of 3 camps stand{ coach-otherwise }
    [better] a village is slightly nearer
    [worse] a village is slightly further away
   *[same] { $after } of 3 camps for a village stand{ coach-otherwise }
}
winter-reason-stones = { $trend ->
    [up] sacred stones: { coach-up }
    [down] sacred stones: { coach-down }
    [better] your sacred stones would bring more
    [worse] your sacred stones would bring less
   *[same] sacred stones: { coach-still }
}
