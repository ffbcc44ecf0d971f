# What Endless Winter asks of the player who decides, in the second person: what, why now, how many are left. Besides the arguments of
# the decision there are those that all its choices share, $n_<verb> (how many choices of a verb there are), and $<name>_id
# (the argument as the rules name it, to select by).


winter-ask-setup_chief = Choose the chief who will lead your tribe.
winter-ask-setup_side = Choose which side of { $chief } you play with.
winter-ask-setup_card = Choose what you start with.
winter-ask-turn_start = Place a figure in a column or rest{ $n_culture ->
    [0] {""}
    [one] ; before that you may play a culture card
   *[other] ; before that you may play culture cards
}.{ $halves ->
    [0] {""}
   *[other] {" "}You have { $halves } labor already.
}
winter-ask-culture_fee = Playing { $card } costs another card: choose which to discard.
winter-ask-turn_menu = You act in { $column }, on the { winter-level } space, with { $halves } labor left.
winter-ask-rest_tile = You are the first to rest: take a rest tile.
winter-ask-rest_menu = You rest: do what you like of this, then end the turn.
winter-ask-pile_add = Your turn ends: you may lay cards on the eclipse pile, whose labor decides the next turn order.
winter-ask-effect_use = You may { $effect }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
winter-ask-effect_branch = Choose one of two{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
winter-ask-income_lesser = You gain { winter-one-good }, or something lesser if you prefer.
winter-ask-idol_track = You gain an idol: on which track does it move?
winter-ask-mega_place = Build a megalith: { $n_megalith ->
    [one] one place is free
   *[other] { $n_megalith } places are free
}.
winter-ask-mega_arrow = Your megalith stands at an arrow: build another neutral one.
winter-ask-tribe_stack = Take a tribe card { winter-to }: choose a stack.
winter-ask-culture_take = Take a culture card from the display: { $n_display } to choose from.
winter-ask-animal_take = Take an animal from the hunting area.
winter-ask-animal_tip = Tip one of your animals for what it brings.
winter-ask-reveal_do = You may reveal an animal in the hunting area.
winter-ask-bury_card = You may bury a card: it leaves your deck and counts at the end.
winter-ask-camp_place = You may put a camp on the base.
winter-ask-camp_pick = You may move a camp: choose which.
winter-ask-camp_to = Your camp leaves hex { $hex }: choose a hex beside it.
winter-ask-village_place = Build a village where three hexes meet: { $n_village ->
    [one] one place
   *[other] { $n_village } places
} to choose from.
winter-ask-ice_order = Your village at { $juncture } takes several ice finds: choose the first.
winter-ask-stone_take = Take a sacred stone: { $n_stone } to choose from.
winter-ask-discard_card = You have too many cards: discard { $count }.
winter-ask-eclipse_menu = The eclipse, step { $step } of 4: { $step ->
    [1] your place in the turn order pays.
    [2] use the abilities of your pile in any order.
    [3] the terrain that you hold pays, in any order.
   *[4] your player board and sacred stones pay, in any order.
}
