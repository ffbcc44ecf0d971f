# Was die Einstellungen eines neuen Spiels ändern, in je einem Satz.

eiszeit-explain-rounds = Nach dem letzten Durchgang entscheiden die Punkte. Vier sind das ganze Spiel; drei dauern etwa ein Viertel weniger lang.
valley-explain-north = Jede Hälfte des Plans hat zwei Seiten mit verschiedenem Gelände und anderen Flüssen.
valley-explain-south = Jede Hälfte des Plans hat zwei Seiten mit verschiedenem Gelände und anderen Flüssen.
valley-explain-easy_start = Jeder Stamm beginnt mit mehr Nahrung, damit beim Lernen niemand verhungert.
valley-explain-fire = Zum Sieg braucht ein Stamm auch Feuer; es hilft gegen Tiere, und wer keines hat, isst im Winter mehr.
valley-explain-return = Wer im ersten Jahr ausstirbt, darf einmal mit einem kleinen Stamm am Rand zurückkommen.
valley-explain-limited_storage = Was von Jagd und Fischfang nach dem Essen übrig ist, geht verloren; Pflanzen halten sich.
valley-explain-swimming_tiger = Flüsse halten die gefährlichsten Tiere nicht mehr auf.
valley-explain-single_winner = Erreichen mehrere Stämme das Ziel zugleich, geht das Spiel weiter, bis einer allein ist.
valley-explain-voluntary_starvation = Du darfst Nahrung sparen, indem du jemanden nicht ernährst, auch wenn genug da ist.
valley-explain-twins = Wie bestimmt wird, ob zwei Kinder einer Geburt Krieger oder Frauen sind.
valley-explain-round_limit = Spätestens nach dieser Runde endet das Spiel, und die meisten Siedlungen gewinnen.
winter-explain-layout = Wo gebaut werden darf. Ein Muster für eine andere Zahl von Leuten macht den Bauplatz weiter oder enger.
winter-explain-draft = Was der Reihe nach aus einer offenen Auslage gewählt statt zufällig verteilt wird.
winter-explain-short_game = In der ersten Runde haben alle nur zwei Züge: etwa eine Viertelstunde weniger.
winter-explain-strict_majority = Bei Gleichstand wird niemand bezahlt.
winter-explain-ice_finds = Auf jedem Gletscher liegt ein verdeckter Fund, für das erste Lager und die erste Siedlung dort.
winter-explain-rest_tiles = Wer in einer Runde zuerst ruht, nimmt ein Plättchen mit einer zusätzlichen Wirkung.
winter-explain-solo_extra_card = Die Nomaden tun in jeder Runde mehr.
winter-explain-solo_village_tile = Die Nomaden halten mehr vom Land.
