# Wat Endless Winter vraagt van wie beslist, in de tweede persoon; de argumenten staan uitgelegd in het Engelse bestand.


winter-ask-setup_chief = Kies wie je stam leidt.
winter-ask-setup_side = Kies met welke kant van ‘{ $chief }’ je speelt.
winter-ask-setup_card = Kies waarmee je begint.
winter-ask-turn_start = Zet een figuur in een kolom, of rust{ $n_culture ->
    [0] {""}
    [one] ; daarvoor mag je een vooruitgangskaart spelen
   *[other] ; daarvoor mag je vooruitgangskaarten spelen
}.{ $halves ->
    [0] {""}
   *[other] {" "}Je hebt al { $halves } arbeidskracht.
}
winter-ask-culture_fee = ‘{ $card }’ spelen kost nog een kaart: kies welke je aflegt.
winter-ask-turn_menu = Je handelt bij { $column }, { winter-level } veld, en hebt nog { $halves } arbeidskracht.
winter-ask-rest_tile = Je rust als eerste: neem een rusttegel.
winter-ask-rest_menu = Je rust: doe hiervan wat je wilt en beëindig dan je beurt.
winter-ask-pile_add = Je beurt eindigt: je mag kaarten op de verduisteringsstapel leggen; hun arbeidskracht bepaalt de volgende beurtvolgorde.
winter-ask-effect_use = Je mag { $effect }{ $card ->
    [none] {""}
   *[other] {" "}(‘{ $card }’)
}.
winter-ask-effect_branch = Kies een van beide{ $card ->
    [none] {""}
   *[other] {" "}(‘{ $card }’)
}.
winter-ask-income_lesser = Je krijgt { winter-one-good }, of iets minders als je dat liever hebt.
winter-ask-idol_track = Je krijgt een idool: op welk spoor gaat het vooruit?
winter-ask-mega_place = Bouw een megaliet: { $n_megalith ->
    [one] één plek is vrij
   *[other] { $n_megalith } plekken zijn vrij
}.
winter-ask-mega_arrow = Je megaliet staat bij een pijl: bouw nog een neutrale.
winter-ask-tribe_stack = { $to ->
    [hand] Neem een stamlid in de hand
   *[discard] Leg een stamlid op de aflegstapel
}: kies een stapel.
winter-ask-culture_take = Neem een vooruitgangskaart uit het aanbod: keus uit { $n_display }.
winter-ask-animal_take = Neem een dier uit het jachtgebied.
winter-ask-animal_tip = Vel een van je dieren voor wat het oplevert.
winter-ask-reveal_do = Je mag in het jachtgebied een dier onthullen.
winter-ask-bury_card = Je mag een kaart begraven: ze verlaat je stapel en telt aan het eind.
winter-ask-camp_place = Je mag een kamp op het startveld zetten.
winter-ask-camp_pick = Je mag een kamp verplaatsen: kies welk.
winter-ask-camp_to = Je kamp verlaat veld { $hex }: kies een veld ernaast.
winter-ask-village_place = Bouw een dorp waar drie velden samenkomen: keus uit { $n_village ->
    [one] één plek
   *[other] { $n_village } plekken
}.
winter-ask-ice_order = Je dorp bij { $juncture } neemt meerdere ijsvondsten: kies de eerste.
winter-ask-stone_take = Neem een heilige steen: keus uit { $n_stone }.
winter-ask-discard_card = Je hebt te veel kaarten: leg er { $count } af.
winter-ask-eclipse_menu = De zonsverduistering, stap { $step } van 4: { $step ->
    [1] je plaats in de beurtvolgorde levert iets op.
    [2] gebruik de vaardigheden van je stapel in volgorde naar keuze.
    [3] het terrein dat je beheerst levert iets op, in volgorde naar keuze.
   *[4] je spelersbord en heilige stenen leveren iets op, in volgorde naar keuze.
}
