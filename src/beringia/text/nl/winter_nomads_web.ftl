# De nomaden in de browser. Hun zinnen staan in winter_solo.ftl.

winter-web-nomads = Nomaden
winter-web-area-nomads = Nomaden
winter-web-nomads-board = Bord van de nomaden
winter-web-nomads-points = Punten: { $count }
winter-web-nomads-show = Hun laatste beurt
winter-web-nomads-seen = In hun offerstapel:
winter-web-nomads-tile = Tegel

## hun beurt, stap voor stap

winter-web-nomads-turn = Nomaden, ronde { $round }
winter-web-nomads-eclipse = Nomaden, verduistering { $round }
winter-web-nomads-end = Nomaden aan het einde
winter-web-nomads-step = { $number } van { $count }
winter-web-nomads-next = Volgende
winter-web-nomads-once = Alles ineens
winter-web-nomads-again = Stap voor stap
winter-web-nomads-back = Een stap terug
winter-web-nomads-done = Verder naar de tafel
winter-web-nomads-what = Wat de nomaden doen
winter-web-nomad-cards = Open kaarten van de nomaden
winter-web-nomads-marked = gemarkeerd
winter-web-nomads-taken = bezet
winter-web-nomads-free = vrij
winter-web-nomads-all-taken = alle bezet
winter-web-nomads-arrows = De grote pijl wijst naar { winter-nomads-big }, de kleine naar { winter-nomads-small }

## hun bord uitgelegd: $number hebben ze, $count is het hoogste

winter-web-note-nomads_food = Voedsel van de nomaden: { $number } van { $count }
winter-web-note-nomads_tools = Gereedschap van de nomaden: { $number } van { $count }
winter-web-note-nomads_honor = Roemspoor: de nomaden staan op trede { $number } van { $count }. Hun idolen klimmen eerst hier.
winter-web-note-nomads_offering = Offergavenspoor: de nomaden staan op trede { $number } van { $count }
winter-web-note-nomads_villages = Dorpen van de nomaden: { $number } van { $count } gebouwd
winter-web-note-nomads_megaliths = Megalieten van de nomaden: { $number } van { $count } gebouwd
winter-web-note-nomads_figures = Figuren die de nomaden deze ronde nog plaatsen: { $number }
winter-web-note-nomads_buried = Begraven kaarten van de nomaden: { $number }
winter-web-note-nomads_offering_deck = Kaarten in de offerstapel van de nomaden: { $number }. De bovenste wordt als volgende begraven.
winter-web-note-nomads_deck = Kaarten in de nomadenstapel: { $number }
winter-web-note-nomads_pile = Kaarten op de verduisteringsstapel van de nomaden: { $number }
winter-web-note-nomads_maps = Landkaarten die nog niet zijn omgedraaid: { $number }. Ze zeggen waarheen de vijf kampen van de nomaden gaan.
winter-web-note-nomads_tile_camp = De tegel van de nomaden telt op elk van zijn drie velden als kamp.
winter-web-note-nomads_tile_village = De tegel van de nomaden telt op elk van zijn drie velden als dorp.
