# Was in Endless Winter auf eine Wahl folgen würde, bevor sie getroffen ist; die Argumente erklärt die englische Datei.

winter-preview-times = { $times ->
    [0] jetzt nicht möglich
    [1] möglich
   *[other] möglich, bis zu { $times }-mal
}
winter-preview-labor = Arbeitskraft hier: { $halves } mit deiner Hand{ $more ->
    [0] {""}
   *[other] , { $more } mehr für deine Nahrung
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
winter-preview-bottom = Du wärst hier zuerst; unten: { $effect }.
winter-preview-bottom-taken = Hier war schon jemand zuerst: Unten erhältst du nichts.
winter-preview-rest = Karte ziehen{ $count ->
    [0] {""}
   *[other] , Tier erlegen
}; zählt { $halves } Arbeitskraft in der Sonnenfinsternis.
winter-preview-rest-tile = Du ruhst zuerst: „{ $rest_tile }“ gehört dir.
winter-preview-chief = { $chief }: { $effect }.
winter-preview-fee = Kostet noch eine Karte deiner Hand.
winter-preview-plays = Bringt hier { $halves } Arbeitskraft.
winter-preview-labor-lost = { $halves } Arbeitskraft bleibt ungenutzt.
winter-preview-left = Es bleiben { $halves } Arbeitskraft, { winter-some-tools }, { $food } Nahrung.
# In einer Zeile unter mehreren Knöpfen.
winter-preview-labor-brief = { $halves } Arbeitskraft{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } für Nahrung)
}
winter-preview-bottom-brief = zuerst hier: { $effect }
winter-preview-bottom-taken-brief = unten nichts
winter-preview-rest-brief = Karte ziehen, { $halves } Arbeitskraft in der Sonnenfinsternis
winter-preview-rest-tile-brief = „{ $rest_tile }“
