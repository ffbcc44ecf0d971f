# Tips of the Valley: each comes with the first decision of its kind, <game>-web-tip-<kind>.
valley-text-web-tip-place_settlement = Who has { $settlements } settlements after the meal in two rounds running wins. A settlement lives as long as a woman lives there.
valley-web-tip-setup_sow = A crop is harvested in the last round of summer: 8 food if it is intact then, 4 if animals have damaged it.
valley-web-tip-turn_action = Click a group of yours, say how many go, then click where to. A warrior and a woman who stand together and have not moved can found a settlement: click the tent with the plus.
valley-web-tip-group_warriors = Warriors fight, women keep settlements alive. Whoever stays behind can still march elsewhere in this turn.
valley-web-tip-group_women = Careful: when the last woman leaves a settlement, it is removed at once.
valley-web-tip-step = A march has two steps. Mountains and opponents stop it, rivers and the lake bar the way, unless they are frozen or dry.
valley-web-tip-trump = Each trump says when it can be played, and works once. One that glows can be played now; click any other to learn why not. You may always wait.
valley-web-tip-fight_order = Each side rolls a die and adds 1 for each warrior or animal; a village adds 1, a cave 2. The lower side loses one, until one side is left.
valley-web-tip-casualty = Without a woman a settlement is lost. A warrior is the smaller loss, as long as enough of them are left to win.
valley-web-tip-species_order = The species are fought one after the other, in the order you like. An animal killed brings its food at once: a wolf 1, a mammoth 6.
valley-web-tip-feed = Each person eats 1 food a round. Each hex of yours beside water brings 1, each forest 1 in summer: people who spread out eat better.
valley-web-tip-starve = There is too little for all. Keep a woman in each settlement, and enough warriors to defend it.
valley-web-tip-capture = To keep the settlement you need one in your supply, and a woman on the hex: yours, or one you take over.
valley-web-tip-take_women = Women bear children in the last round of each season, and each settlement needs one. But they eat as well.
valley-web-tip-sow = Sowing costs 1 food now. Large animals trample crops, so sow where they rarely pass.
