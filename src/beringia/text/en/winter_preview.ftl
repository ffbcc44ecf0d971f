# What would follow from a choice in Endless Winter, told before it is made. $times is how often it could be paid, $more the labor
# that all food would bring.

winter-preview-times = { $times ->
    [0] you cannot now
    [1] you can
   *[other] you can, up to { $times } times
}
winter-preview-labor = Labor here: { $halves } with your hand{ $more ->
    [0] {""}
   *[other] , { $more } more for your food
}.
winter-preview-buy_tribe = { winter-choose-buy_tribe }: { winter-preview-times }.
winter-preview-take_culture = { winter-choose-take_culture }: { winter-preview-times }.
winter-preview-place_camp = { winter-choose-place_camp }: { winter-preview-times }.
winter-preview-move_camp = { winter-choose-move_camp }: { winter-preview-times }.
winter-preview-reveal = { winter-choose-reveal }: { winter-preview-times }.
winter-preview-take_animal = { winter-choose-take_animal }: { winter-preview-times }.
winter-preview-rite = { winter-choose-rite }: { winter-preview-times }.
winter-preview-buy_stone = { winter-choose-buy_stone }: { winter-preview-times }.
winter-preview-build_village = { winter-choose-build_village }: { winter-preview-times }.
winter-preview-tip = { winter-choose-tip }: { winter-preview-times }.
winter-preview-bottom = You are first here, so at the bottom you { $effect }.
winter-preview-bottom-taken = Somebody was first here: the bottom pays you nothing.
winter-preview-rest = Draw a card{ $count ->
    [0] {""}
   *[other] , tip an animal
}; counts { $halves } labor in the eclipse.
winter-preview-rest-tile = You are the first to rest: { $rest_tile } is yours.
winter-preview-chief = { $chief }: { $effect }.
winter-preview-fee = Costs another card of your hand.
winter-preview-plays = Brings { $halves } labor here.
winter-preview-labor-lost = { $halves } labor stays unused.
winter-preview-left = Leaves { $halves } labor, { winter-some-tools }, { $food } food.
# In a line under several buttons.
winter-preview-labor-brief = { $halves } labor{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } for food)
}
winter-preview-bottom-brief = first here: { $effect }
winter-preview-bottom-taken-brief = nothing at the bottom
winter-preview-rest-brief = draw a card, { $halves } labor in the eclipse
winter-preview-rest-tile-brief = { $rest_tile }
