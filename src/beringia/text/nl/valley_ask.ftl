# Wat De Vallei der Mammoeten vraagt van wie beslist, in de tweede persoon; de argumenten staan uitgelegd in het Engelse bestand.


valley-ask-place_settlement = Sticht de eerste nederzetting van je stam: daar beginnen je stamleden.
valley-ask-setup_sow = Je mag nu bij je dorp op veld { $hex } zaaien, voor { valley-some-food }.
valley-ask-trump = Je mag { valley-window } een troefkaart spelen: { $n_play ->
    [0] je hebt niets dat past
    [one] { $n_play } van de jouwe past
   *[other] { $n_play } van de jouwe passen
}.
valley-ask-card_target = Je speelt ‘{ $card }’: kies { $n_target ->
    [0] { $n_animal ->
        [0] { $n_region ->
            [0] { $n_player ->
                [0] voor wie of wat
               *[other] een stam
            }
           *[other] een bosgebied
        }
       *[other] een dier
    }
   *[other] een veld
}.
valley-ask-survivor = Een van je stamleden overleeft op veld { $hex }: kies wie.
valley-ask-victim = { $sex ->
    [warrior] Je verliest een krijger: kies waar.
    [woman] Je verliest een vrouw: kies waar.
   *[other] Je verliest iemand op veld { $hex }: kies wie.
}
valley-ask-return = Je stam is uitgestorven: je mag hem terugbrengen op een leeg veld aan de rand.
valley-ask-turn_action = { $n_march ->
    [0] { $n_found ->
        [0] Van je stamleden kan niemand meer bewegen
       *[other] Van je stamleden kan niemand meer bewegen, maar je mag een nederzetting stichten
    }
    [one] Je mag met één groep bewegen{ $n_found ->
        [0] {""}
       *[other] , en je mag een nederzetting stichten
    }
   *[other] Je mag met { $n_march } groepen bewegen, de een na de ander{ $n_found ->
        [0] {""}
       *[other] , en je mag een nederzetting stichten
    }
}.
valley-ask-group_warriors = Je verlaat veld { $hex }: wie gaat er mee?
valley-ask-group_women = Je verlaat veld { $hex } met { $warriors } { $warriors ->
    [one] krijger
   *[other] krijgers
}: hoeveel vrouwen gaan er mee?
valley-ask-group_wolf = Je verlaat veld { $hex }: hoeveel tamme wolven gaan er mee?
valley-ask-step = Je beweegt vanaf veld { $hex } met { valley-group }: waarheen{ $n_stop ->
    [0] {""}
   *[other] , of eindigt de tocht hier
}?
valley-ask-leave_behind = Om veld { $to } te bereiken moet je op veld { $hex } { $count } { $count ->
    [one] stamlid
   *[other] stamleden
} achterlaten, want daar staan tegenstanders. Je groep: { valley-group }.
valley-ask-fight_order = Je hebt { $n_fight } gevechten: kies waar je nu vecht.
valley-ask-species_order = Op veld { $hex } wachten verschillende dieren op je: kies tegen welke je nu vecht.
valley-ask-casualty = Je hebt de worp op veld { $hex } verloren: kies wie van je stamleden er valt.
valley-ask-capture = Je hebt veld { $hex } van { $owner } veroverd: behoud je de nederzetting, of vernietig je die?
valley-ask-take_women = { $count ->
    [one] Een vrouw van { $owner } op veld { $hex } kan zich bij je aansluiten; anders sterft ze.
   *[other] { $count } vrouwen van { $owner } op veld { $hex } kunnen zich bij je aansluiten: hoeveel neem je er op? De rest sterft.
}
valley-ask-starve = Je hebt { valley-some-food }, maar je { $persons } { $persons ->
    [one] stamlid heeft
   *[other] stamleden hebben
} er { $need } nodig: kies wie er verhongert.
valley-ask-feed = Je { $persons } { $persons ->
    [one] stamlid heeft
   *[other] stamleden hebben
} deze ronde { $need } van je { valley-some-food } nodig.
valley-ask-newborn_sex = Op veld { $hex } wordt een kind geboren: krijger of vrouw? { $count ->
    [one] Het is hier het laatste.
   *[other] Hier komen er nog { $count }.
}
valley-ask-sow = Je mag bij je dorpen zaaien, voor { valley-some-food } per keer: nog { $n_sow ->
    [one] één plek
   *[other] { $n_sow } plekken
}.
