# Wat er in Endless Winter op een keuze zou volgen, voordat die gemaakt is; de argumenten staan uitgelegd in het Engelse bestand.

winter-preview-times = { $times ->
    [0] nu niet mogelijk
    [1] mogelijk
   *[other] mogelijk, tot { $times } keer
}
winter-preview-labor = Arbeidskracht hier: { $halves } met je hand{ $more ->
    [0] {""}
   *[other] , { $more } meer voor je voedsel
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
winter-preview-bottom = Je bent hier de eerste; onderaan: { $effect }.
winter-preview-bottom-taken = Hier was al iemand de eerste: onderaan krijg je niets.
winter-preview-rest = Kaart trekken{ $count ->
    [0] {""}
   *[other] , dier vellen
}; telt { $halves } arbeidskracht in de zonsverduistering.
winter-preview-rest-tile = Je rust als eerste: ‘{ $rest_tile }’ is voor jou.
winter-preview-chief = { $chief }: { $effect }.
winter-preview-fee = Kost nog een kaart uit je hand.
winter-preview-plays = Brengt hier { $halves } arbeidskracht.
winter-preview-labor-lost = { $halves } arbeidskracht blijft ongebruikt.
winter-preview-left = Er blijft over: { $halves } arbeidskracht, { winter-some-tools }, { $food } voedsel.
# In één regel onder meerdere knoppen.
winter-preview-labor-brief = { $halves } arbeidskracht{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } voor voedsel)
}
winter-preview-bottom-brief = als eerste hier: { $effect }
winter-preview-bottom-taken-brief = onderaan niets
winter-preview-rest-brief = kaart trekken, { $halves } arbeidskracht in de zonsverduistering
winter-preview-rest-tile-brief = ‘{ $rest_tile }’
