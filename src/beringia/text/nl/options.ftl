# Wat de instellingen van een nieuw spel veranderen, in telkens één zin.

eiszeit-explain-rounds = Na de laatste ronde beslissen de punten. Vier rondes zijn het hele spel; drie duren ongeveer een kwart korter.
valley-explain-north = Elke helft van het bord heeft twee kanten met ander land en andere rivieren.
valley-explain-south = Elke helft van het bord heeft twee kanten met ander land en andere rivieren.
valley-explain-easy_start = Elke stam begint met meer voedsel, zodat er bij het leren niemand verhongert.
valley-explain-fire = Om te winnen heeft een stam ook vuur nodig; het helpt tegen dieren, en wie het niet heeft eet in de winter meer.
valley-explain-return = Wie in het eerste jaar uitsterft, mag één keer met een kleine stam aan de rand terugkomen.
valley-explain-limited_storage = Wat er na de maaltijd van jacht en visvangst over is, gaat verloren; planten blijven goed.
valley-explain-swimming_tiger = Rivieren houden de gevaarlijkste dieren niet meer tegen.
valley-explain-single_winner = Bereiken meerdere stammen tegelijk het doel, dan gaat het spel door tot er één alleen is.
valley-explain-voluntary_starvation = Je mag voedsel sparen door iemand niet te voeden, ook als er genoeg is.
valley-explain-twins = Hoe wordt bepaald of twee kinderen van één geboorte krijgers of vrouwen zijn.
valley-explain-round_limit = Uiterlijk na deze ronde eindigt het spel, en de meeste nederzettingen winnen.
winter-explain-layout = Waar gebouwd mag worden. Een patroon voor een ander aantal spelers maakt de bouwplaats ruimer of krapper.
winter-explain-draft = Wat om de beurt uit een open aanbod wordt gekozen in plaats van willekeurig uitgedeeld.
winter-explain-short_game = In de eerste ronde heeft iedereen maar twee beurten: ongeveer een kwartier korter.
winter-explain-strict_majority = Bij gelijke invloed wordt niemand betaald.
winter-explain-ice_finds = Op elke gletsjer ligt een verborgen vondst, voor het eerste kamp en het eerste dorp daar.
winter-explain-rest_tiles = Wie in een ronde als eerste rust, neemt een tegel met een extra effect.
winter-explain-solo_extra_card = De nomaden doen elke ronde meer.
winter-explain-solo_village_tile = De nomaden beheersen meer land.
