# The coach: hints, lines tried out, analysis of a game, and why a choice is good.

coach-hint = Hint
coach-says = The coach would play this now:
coach-says-more = What else would be good?
coach-hint-again = Hide the hint
coach-hint-title = The three best choices
coach-hint-thinking = Thinking …
coach-hint-expects = about { $points } { $points ->
    [one] point
   *[other] points
} in the end
coach-hint-how = Judged by what you know. Others may know better.
coach-otherwise = { $differs ->
    [yes] { " " }(otherwise { $otherwise })
   *[no] { "" }
}
coach-hint-then = then: { $choices }
coach-no-reason = hardly any difference
coach-choose = Choose
coach-what-if = What if
coach-what-if-title = What if: nothing here happens
coach-what-if-how = A copy of the table: what you cannot know is drawn at random, bots answer for the others.
coach-what-if-undo = Step back
coach-what-if-again = Draw anew
coach-what-if-leave = Back to the game
coach-what-if-over = The game would be over.
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
coach-cause-play = Play
coach-turned = { $who }: { $change } %
coach-costly = Choices that cost most
coach-costly-none = No choice cost much. Well played!
coach-costly-everybody = Everybody
coach-costly-better = Better: { $better }
coach-costs = { $points } points, { $share } % of the win
coach-balance = Luck and skill
coach-balance-seat = Player
coach-balance-choices = Lost by own choices
coach-balance-luck = Won or lost by luck
coach-balance-how = Luck is what dice and cards changed in the expectation; a choice is measured against the best one that the coach found.
coach-percent = { $share } %
coach-points = { $points } points
coach-replay-here = Show in the replay
coach-terminal-hint = { $number }. { $choice } ({ $points })
coach-terminal-over = The game is over: there is nothing to decide.
coach-terminal-head = { $title }: analysis of { $decisions } decisions
coach-terminal-progress = the coach goes through the game

# How many there are of something after a line, compared with now ("before" and "after"), and with other lines.

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] points on the track: { $after }, up from { $before }{ coach-otherwise }
    [down] points on the track: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more points on the track
    [worse] slightly fewer points on the track
   *[same] points on the track: still { $after }{ coach-otherwise }
}
eiszeit-reason-board = { $trend ->
    [up] your hunters would bring { $after } points, up from { $before }{ coach-otherwise }
    [down] your hunters would bring { $after } points, down from { $before }{ coach-otherwise }
    [better] your hunters would bring slightly more
    [worse] your hunters would bring slightly less
   *[same] your hunters would still bring { $after } points{ coach-otherwise }
}
eiszeit-reason-stones = { $trend ->
    [up] your stones: { $after }, up from { $before }{ coach-otherwise }
    [down] your stones: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more stones for you
    [worse] slightly fewer stones for you
   *[same] your stones: still { $after }{ coach-otherwise }
}
eiszeit-reason-clubs = { $trend ->
    [up] your clubs: { $after }, up from { $before }{ coach-otherwise }
    [down] your clubs: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more clubs for you
    [worse] slightly fewer clubs for you
   *[same] your clubs: still { $after }{ coach-otherwise }
}
eiszeit-reason-home = { $trend ->
    [up] hunters at home: { $after }, up from { $before }{ coach-otherwise }
    [down] hunters at home: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more hunters at home
    [worse] slightly fewer hunters at home
   *[same] hunters at home: still { $after }{ coach-otherwise }
}
eiszeit-reason-rival = { $trend ->
    [up] the best opponent comes to about { $after } points{ coach-otherwise }
    [down] the best opponent falls to about { $after } points{ coach-otherwise }
    [better] your opponents do slightly worse
    [worse] your opponents do slightly better
   *[same] the best opponent stays at about { $after } points{ coach-otherwise }
}

## valley

valley-reason-fate = { $trend ->
    [up] you would win the game
    [better] you could win the game
    [worse] you could lose the game
   *[same] another choice may decide the game for you
}
valley-reason-settlements = { $trend ->
    [up] your settlements: { $after }, up from { $before }{ coach-otherwise }
    [down] your settlements: { $after }, down from { $before }{ coach-otherwise }
    [better] your settlements are safer
    [worse] your settlements are less safe
   *[same] your settlements: still { $after }{ coach-otherwise }
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
    [up] your warriors: { $after }, up from { $before }{ coach-otherwise }
    [down] your warriors: { $after }, down from { $before }{ coach-otherwise }
    [better] your warriors fare slightly better
    [worse] your warriors fare slightly worse
   *[same] your warriors: still { $after }{ coach-otherwise }
}
valley-reason-women = { $trend ->
    [up] your women: { $after }, up from { $before }{ coach-otherwise }
    [down] your women: { $after }, down from { $before }{ coach-otherwise }
    [better] your women fare slightly better
    [worse] your women fare slightly worse
   *[same] your women: still { $after }{ coach-otherwise }
}
valley-reason-alone = { $trend ->
    [up] women without a warrior beside them: { $after }, up from { $before }{ coach-otherwise }
    [down] women without a warrior beside them: { $after }, down from { $before }{ coach-otherwise }
    [better] fewer women without a warrior beside them
    [worse] more women without a warrior beside them
   *[same] women without a warrior beside them: still { $after }{ coach-otherwise }
}
valley-reason-pairs = { $trend ->
    [up] places where a pair could settle: { $after }, up from { $before }{ coach-otherwise }
    [down] places where a pair could settle: { $after }, down from { $before }{ coach-otherwise }
    [better] a pair finds better places to settle
    [worse] a pair finds worse places to settle
   *[same] places where a pair could settle: still { $after }{ coach-otherwise }
}
valley-reason-danger = { $trend ->
    [up] your people outnumbered by opponents: { $after }, up from { $before }{ coach-otherwise }
    [down] your people outnumbered by opponents: { $after }, down from { $before }{ coach-otherwise }
    [better] your people are outnumbered less
    [worse] your people are outnumbered more
   *[same] your people outnumbered by opponents: still { $after }{ coach-otherwise }
}
valley-reason-battles = { $trend ->
    [up] fights to come on your fields: { $after }, up from { $before }{ coach-otherwise }
    [down] fights to come on your fields: { $after }, down from { $before }{ coach-otherwise }
    [better] less is threatened or at stake
    [worse] more is threatened or at stake
   *[same] fights to come on your fields: still { $after }{ coach-otherwise }
}
valley-reason-prey = { $trend ->
    [up] food on the hoof within your strength: { $after }, up from { $before }{ coach-otherwise }
    [down] food on the hoof within your strength: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more food on the hoof
    [worse] slightly less food on the hoof
   *[same] food on the hoof within your strength: still { $after }{ coach-otherwise }
}
valley-reason-food = { $trend ->
    [up] food in store: { $after }, up from { $before }{ coach-otherwise }
    [down] food in store: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more food in store
    [worse] slightly less food in store
   *[same] food in store: still { $after }{ coach-otherwise }
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
    [up] fields that fish or gather for you: { $after }, up from { $before }{ coach-otherwise }
    [down] fields that fish or gather for you: { $after }, down from { $before }{ coach-otherwise }
    [better] you fish and gather slightly more
    [worse] you fish and gather slightly less
   *[same] fields that fish or gather for you: still { $after }{ coach-otherwise }
}
valley-reason-crops = { $trend ->
    [up] ears on your fields: { $after }, up from { $before }{ coach-otherwise }
    [down] ears on your fields: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more ears on your fields
    [worse] slightly fewer ears on your fields
   *[same] ears on your fields: still { $after }{ coach-otherwise }
}
valley-reason-trumps = { $trend ->
    [up] trumps in hand: { $after }, up from { $before }{ coach-otherwise }
    [down] trumps in hand: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more trumps in hand
    [worse] slightly fewer trumps in hand
   *[same] trumps in hand: still { $after }{ coach-otherwise }
}
valley-reason-fire = { $trend ->
    [up] you would have fire
    [down] your fire would go out
    [better] your fire is safer
    [worse] your fire is less safe
   *[same] your fire stays as it is
}
valley-reason-rival = { $trend ->
    [up] the best opponent comes to { $after } settlements{ coach-otherwise }
    [down] the best opponent falls to { $after } settlements{ coach-otherwise }
    [better] your opponents do slightly worse
    [worse] your opponents do slightly better
   *[same] the best opponent stays at { $after } settlements{ coach-otherwise }
}

## winter

winter-reason-score = { $trend ->
    [up] points on the track: { $after }, up from { $before }{ coach-otherwise }
    [down] points on the track: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more points on the track
    [worse] slightly fewer points on the track
   *[same] points on the track: still { $after }{ coach-otherwise }
}
winter-reason-rival = { $trend ->
    [up] the best other has about { $after } points{ coach-otherwise }
    [down] the best other falls to about { $after } points{ coach-otherwise }
    [better] the others do slightly worse
    [worse] the others do slightly better
   *[same] the best other stays at about { $after } points{ coach-otherwise }
}
winter-reason-final-goods = { $trend ->
    [up] points for goods in the end: { $after }, up from { $before }{ coach-otherwise }
    [down] points for goods in the end: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more points for goods in the end
    [worse] slightly fewer points for goods in the end
   *[same] points for goods in the end: still { $after }{ coach-otherwise }
}
winter-reason-final-graves = { $trend ->
    [up] points for the buried in the end: { $after }, up from { $before }{ coach-otherwise }
    [down] points for the buried in the end: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more points for the buried in the end
    [worse] slightly fewer points for the buried in the end
   *[same] points for the buried in the end: still { $after }{ coach-otherwise }
}
winter-reason-final-cards = { $trend ->
    [up] points printed on your cards: { $after }, up from { $before }{ coach-otherwise }
    [down] points printed on your cards: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more points printed on your cards
    [worse] slightly fewer points printed on your cards
   *[same] points printed on your cards: still { $after }{ coach-otherwise }
}
winter-reason-final-animals = { $trend ->
    [up] the animal sets grow to { $after } points{ coach-otherwise }
    [down] the animal sets shrink to { $after } points{ coach-otherwise }
    [better] slightly more points for animal sets
    [worse] slightly fewer points for animal sets
   *[same] the animal sets stay at { $after } points{ coach-otherwise }
}
winter-reason-food = { $trend ->
    [up] food in store: { $after }, up from { $before }{ coach-otherwise }
    [down] food in store: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more food in store
    [worse] slightly less food in store
   *[same] food in store: still { $after }{ coach-otherwise }
}
winter-reason-tools = { $trend ->
    [up] tools in store: { $after }, up from { $before }{ coach-otherwise }
    [down] tools in store: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more tools in store
    [worse] slightly fewer tools in store
   *[same] tools in store: still { $after }{ coach-otherwise }
}
winter-reason-hand = { $trend ->
    [up] cards in hand: { $after }, up from { $before }{ coach-otherwise }
    [down] cards in hand: { $after }, down from { $before }{ coach-otherwise }
    [better] better cards in hand
    [worse] worse cards in hand
   *[same] cards in hand: still { $after }{ coach-otherwise }
}
winter-reason-deck = { $trend ->
    [up] cards outside the hand: { $after }, up from { $before }{ coach-otherwise }
    [down] cards outside the hand: { $after }, down from { $before }{ coach-otherwise }
    [better] better cards in the deck and the piles
    [worse] worse cards in the deck and the piles
   *[same] cards outside the hand: still { $after }{ coach-otherwise }
}
winter-reason-honor = { $trend ->
    [up] steps on the honor track: { $after }, up from { $before }{ coach-otherwise }
    [down] steps on the honor track: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly further on the honor track
    [worse] slightly less far on the honor track
   *[same] steps on the honor track: still { $after }{ coach-otherwise }
}
winter-reason-offering = { $trend ->
    [up] steps on the offering track: { $after }, up from { $before }{ coach-otherwise }
    [down] steps on the offering track: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly further on the offering track
    [worse] slightly less far on the offering track
   *[same] steps on the offering track: still { $after }{ coach-otherwise }
}
winter-reason-megaliths = { $trend ->
    [up] your megaliths: { $after }, up from { $before }{ coach-otherwise }
    [down] your megaliths: { $after }, down from { $before }{ coach-otherwise }
    [better] your megaliths are better to build upon
    [worse] your megaliths are worse to build upon
   *[same] your megaliths: still { $after }{ coach-otherwise }
}
winter-reason-incomes = { $trend ->
    [up] hexes that pay you in the eclipse: { $after }, up from { $before }{ coach-otherwise }
    [down] hexes that pay you in the eclipse: { $after }, down from { $before }{ coach-otherwise }
    [better] the hexes that pay you in the eclipse bring more
    [worse] the hexes that pay you in the eclipse bring less
   *[same] hexes that pay you in the eclipse: still { $after }{ coach-otherwise }
}
winter-reason-villages = { $trend ->
    [up] your villages: { $after }, up from { $before }{ coach-otherwise }
    [down] your villages: { $after }, down from { $before }{ coach-otherwise }
    [better] your villages are worth more
    [worse] your villages are worth less
   *[same] your villages: still { $after }{ coach-otherwise }
}
winter-reason-camps = { $trend ->
    [up] camps on the map: { $after }, up from { $before }{ coach-otherwise }
    [down] camps on the map: { $after }, down from { $before }{ coach-otherwise }
    [better] slightly more camps on the map
    [worse] slightly fewer camps on the map
   *[same] camps on the map: still { $after }{ coach-otherwise }
}
winter-reason-ready = { $trend ->
    [up] a village comes within reach: { $after } of 3 camps stand{ coach-otherwise }
    [down] a village gets further away: { $after } of 3 camps stand{ coach-otherwise }
    [better] a village is slightly nearer
    [worse] a village is slightly further away
   *[same] { $after } of 3 camps for a village stand{ coach-otherwise }
}
winter-reason-stones = { $trend ->
    [up] sacred stones: { $after }, up from { $before }{ coach-otherwise }
    [down] sacred stones: { $after }, down from { $before }{ coach-otherwise }
    [better] your sacred stones would bring more
    [worse] your sacred stones would bring less
   *[same] sacred stones: still { $after }{ coach-otherwise }
}
