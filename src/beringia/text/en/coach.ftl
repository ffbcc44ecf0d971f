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

# How many there are of something after a line, compared with now: "before" and "after".

## eiszeit

eiszeit-reason-score = { $trend ->
    [up] points made: now { $after }
    [down] points made: only { $after }
   *[same] points made stay at { $after }
}
eiszeit-reason-board = { $trend ->
    [up] your hunters would bring { $after } points, up from { $before }
    [down] your hunters would bring { $after } points, down from { $before }
   *[same] your hunters would still bring { $after } points
}
eiszeit-reason-stones = { $trend ->
    [up] your stones grow to { $after }
    [down] your stones drop to { $after }
   *[same] your stones stay at { $after }
}
eiszeit-reason-clubs = { $trend ->
    [up] your clubs grow to { $after }
    [down] your clubs drop to { $after }
   *[same] your clubs stay at { $after }
}
eiszeit-reason-home = { $trend ->
    [up] hunters at home grow to { $after }
    [down] hunters at home drop to { $after }
   *[same] hunters at home stay at { $after }
}
eiszeit-reason-rival = { $trend ->
    [up] the best opponent comes to about { $after } points
    [down] the best opponent falls to about { $after } points
   *[same] the best opponent stays at about { $after } points
}

## valley

valley-reason-fate = the game may be decided
valley-reason-settlements = { $trend ->
    [up] your settlements grow to { $after }
    [down] your settlements drop to { $after }
   *[same] your settlements stay at { $after }
}
valley-reason-victory = { $trend ->
    [up] you have settlements enough to win
    [down] you would lack settlements to win
   *[same] your settlements on the way to victory: { $after }
}
valley-reason-warriors = { $trend ->
    [up] your warriors grow to { $after }
    [down] your warriors drop to { $after }
   *[same] your warriors stay at { $after }
}
valley-reason-women = { $trend ->
    [up] your women grow to { $after }
    [down] your women drop to { $after }
   *[same] your women stay at { $after }
}
valley-reason-alone = { $trend ->
    [up] women without a warrior beside them grow to { $after }
    [down] women without a warrior beside them drop to { $after }
   *[same] women without a warrior beside them stay at { $after }
}
valley-reason-pairs = { $trend ->
    [up] places where a pair could settle grow to { $after }
    [down] places where a pair could settle drop to { $after }
   *[same] places where a pair could settle stay at { $after }
}
valley-reason-danger = { $trend ->
    [up] people outnumbered by opponents grow to { $after }
    [down] people outnumbered by opponents drop to { $after }
   *[same] people outnumbered by opponents stay at { $after }
}
valley-reason-battles = { $trend ->
    [up] fights to come on your fields grow to { $after }
    [down] fights to come on your fields drop to { $after }
   *[same] fights to come on your fields stay at { $after }
}
valley-reason-prey = { $trend ->
    [up] food on the hoof within your strength grows to { $after }
    [down] food on the hoof within your strength drops to { $after }
   *[same] food on the hoof within your strength stays at { $after }
}
valley-reason-food = { $trend ->
    [up] food in store grows to { $after }
    [down] food in store drops to { $after }
   *[same] food in store stays at { $after }
}
valley-reason-hunger = { $trend ->
    [up] { $after } would go hungry at the next meal
    [down] hunger eases: { $after } would go without
   *[same] { $after } would go hungry at the next meal
}
valley-reason-income = { $trend ->
    [up] fields that fish or gather for you grow to { $after }
    [down] fields that fish or gather for you drop to { $after }
   *[same] fields that fish or gather for you stay at { $after }
}
valley-reason-crops = { $trend ->
    [up] ears on your fields grow to { $after }
    [down] ears on your fields drop to { $after }
   *[same] ears on your fields stay at { $after }
}
valley-reason-trumps = { $trend ->
    [up] trumps in hand grow to { $after }
    [down] trumps in hand drop to { $after }
   *[same] trumps in hand stay at { $after }
}
valley-reason-fire = { $trend ->
    [up] you would have fire
    [down] your fire would go out
   *[same] your fire stays as it is
}
valley-reason-rival = { $trend ->
    [up] the best opponent comes to { $after } settlements
    [down] the best opponent falls to { $after } settlements
   *[same] the best opponent stays at { $after } settlements
}

## winter

winter-reason-score = { $trend ->
    [up] points made grow to { $after }
    [down] points made drop to { $after }
   *[same] points made stay at { $after }
}
winter-reason-rival = { $trend ->
    [up] the best other has about { $after } points
    [down] the best other falls to about { $after } points
   *[same] the best other stays at about { $after } points
}
winter-reason-final-goods = { $trend ->
    [up] points for goods in the end grow to { $after }
    [down] points for goods in the end drop to { $after }
   *[same] points for goods in the end stay at { $after }
}
winter-reason-final-graves = { $trend ->
    [up] points for the buried in the end grow to { $after }
    [down] points for the buried in the end drop to { $after }
   *[same] points for the buried in the end stay at { $after }
}
winter-reason-final-cards = { $trend ->
    [up] points printed on your cards grow to { $after }
    [down] points printed on your cards drop to { $after }
   *[same] points printed on your cards stay at { $after }
}
winter-reason-final-animals = { $trend ->
    [up] the animal sets grow to { $after } points
    [down] the animal sets shrink to { $after } points
   *[same] the animal sets stay at { $after } points
}
winter-reason-food = { $trend ->
    [up] food in store grows to { $after }
    [down] food in store drops to { $after }
   *[same] food in store stays at { $after }
}
winter-reason-tools = { $trend ->
    [up] tools in store grow to { $after }
    [down] tools in store drop to { $after }
   *[same] tools in store stay at { $after }
}
winter-reason-hand = { $trend ->
    [up] cards in hand grow to { $after }
    [down] cards in hand drop to { $after }
   *[same] cards in hand stay at { $after }
}
winter-reason-deck = { $trend ->
    [up] cards outside the hand grow to { $after }
    [down] cards outside the hand drop to { $after }
   *[same] cards outside the hand stay at { $after }
}
winter-reason-honor = { $trend ->
    [up] steps on the honor track grow to { $after }
    [down] steps on the honor track drop to { $after }
   *[same] steps on the honor track stay at { $after }
}
winter-reason-offering = { $trend ->
    [up] steps on the offering track grow to { $after }
    [down] steps on the offering track drop to { $after }
   *[same] steps on the offering track stay at { $after }
}
winter-reason-megaliths = { $trend ->
    [up] your megaliths grow to { $after }
    [down] your megaliths drop to { $after }
   *[same] your megaliths stay at { $after }
}
winter-reason-incomes = { $trend ->
    [up] hexes that pay you in the eclipse grow to { $after }
    [down] hexes that pay you in the eclipse drop to { $after }
   *[same] hexes that pay you in the eclipse stay at { $after }
}
winter-reason-villages = { $trend ->
    [up] your villages grow to { $after }
    [down] your villages drop to { $after }
   *[same] your villages stay at { $after }
}
winter-reason-camps = { $trend ->
    [up] camps on the map grow to { $after }
    [down] camps on the map drop to { $after }
   *[same] camps on the map stay at { $after }
}
winter-reason-ready = { $trend ->
    [up] a village comes within reach: { $after } of 3 camps stand
    [down] a village gets further away: { $after } of 3 camps stand
   *[same] { $after } of 3 camps for a village stand
}
winter-reason-stones = { $trend ->
    [up] sacred stones grow to { $after }
    [down] sacred stones drop to { $after }
   *[same] sacred stones stay at { $after }
}
