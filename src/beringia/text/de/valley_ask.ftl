# Was Das Tal der Mammuts von dem verlangt, der entscheidet, in der zweiten Person; die Argumente erklärt die englische Datei.


valley-ask-place_settlement = Gründe die erste Siedlung deines Stammes: Dort beginnen deine Leute.
valley-ask-setup_sow = Du darfst jetzt bei deinem Dorf auf Feld { $hex } säen, für { $food } Nahrung.
valley-ask-trump = Du darfst { valley-window } eine Sonderkarte spielen: { $n_play ->
    [0] du hast nichts, was passt
    [one] { $n_play } von deinen passt
   *[other] { $n_play } von deinen passen
}.
valley-ask-card_target = Du spielst „{ $card }“ aus: Wähle { $n_target ->
    [0] { $n_animal ->
        [0] { $n_region ->
            [0] { $n_player ->
                [0] für wen oder was
               *[other] einen Stamm
            }
           *[other] ein Waldgebiet
        }
       *[other] ein Tier
    }
   *[other] ein Feld
}.
valley-ask-survivor = Von deinen Leuten überlebt auf Feld { $hex } eine Person: Wähle, wer.
valley-ask-victim = { $sex ->
    [warrior] Du verlierst einen Krieger: Wähle, wo.
    [woman] Du verlierst eine Frau: Wähle, wo.
   *[other] Du verlierst jemanden auf Feld { $hex }: Wähle, wen.
}
valley-ask-return = Dein Stamm ist ausgestorben: Du darfst ihn auf ein leeres Feld am Rand zurückbringen.
valley-ask-turn_action = { $n_march ->
    [0] { $n_found ->
        [0] Von deinen Leuten kann niemand mehr ziehen
       *[other] Von deinen Leuten kann niemand mehr ziehen, aber du darfst eine Siedlung gründen
    }
    [one] Du darfst mit einer Gruppe ziehen{ $n_found ->
        [0] {""}
       *[other] , und du darfst eine Siedlung gründen
    }
   *[other] Du darfst mit { $n_march } Gruppen ziehen, einer nach der anderen{ $n_found ->
        [0] {""}
       *[other] , und du darfst eine Siedlung gründen
    }
}.
valley-ask-group_warriors = Du ziehst von Feld { $hex } los: Wer geht mit?
valley-ask-group_women = Du ziehst von Feld { $hex } mit { $warriors } { $warriors ->
    [one] Krieger
   *[other] Kriegern
} los: Wie viele Frauen gehen mit?
valley-ask-group_wolf = Du ziehst von Feld { $hex } los: Wie viele zahme Wölfe gehen mit?
valley-ask-step = Du ziehst von Feld { $hex } weiter ({ valley-group }): Wohin{ $n_stop ->
    [0] {""}
   *[other] , oder endet der Zug hier
}?
valley-ask-leave_behind = Um Feld { $to } zu erreichen, musst du auf Feld { $hex } { $count } { $count ->
    [one] Person
   *[other] Personen
} zurücklassen, denn dort stehen Gegner. Deine Gruppe: { valley-group }.
valley-ask-fight_order = Du hast { $n_fight } Kämpfe: Wähle, wo du als Nächstes kämpfst.
valley-ask-species_order = Auf Feld { $hex } warten mehrere Arten von Tieren auf dich: Wähle, gegen welche du als Nächstes kämpfst.
valley-ask-casualty = Du hast den Wurf auf Feld { $hex } verloren: Wähle, wer von deinen Leuten fällt.
valley-ask-capture = Du hast { $owner } Feld { $hex } abgenommen: Behältst du die Siedlung, oder zerstörst du sie?
valley-ask-take_women = Von { $owner } { $count ->
    [one] kann sich dir auf Feld { $hex } eine Frau anschließen; sonst stirbt sie.
   *[other] können sich dir auf Feld { $hex } { $count } Frauen anschließen: Wie viele nimmst du auf? Der Rest stirbt.
}
valley-ask-starve = Du hast { $food } Nahrung, aber { $persons ->
    [one] deine Person braucht
   *[other] deine { $persons } Personen brauchen
} { $need }: Wähle, wer verhungert.
valley-ask-feed = { $persons ->
    [one] Deine Person braucht
   *[other] Deine { $persons } Personen brauchen
} in dieser Runde { $need } von deinen { $food } Nahrung.
valley-ask-newborn_sex = Auf Feld { $hex } kommt ein Kind zur Welt: Krieger oder Frau? { $count ->
    [one] Es ist hier das letzte.
   *[other] Hier kommen noch { $count } Kinder.
}
valley-ask-sow = Du darfst bei deinen Dörfern säen, für je { $food } Nahrung: noch { $n_sow ->
    [one] ein Platz
   *[other] { $n_sow } Plätze
}.
