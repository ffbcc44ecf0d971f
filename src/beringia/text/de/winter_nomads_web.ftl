# Die Nomaden im Browser. Ihre Sätze stehen in winter_solo.ftl.

winter-web-nomads = Nomaden
winter-web-area-nomads = Nomaden
winter-web-nomads-board = Spielertableau der Nomaden
winter-web-nomads-points = Punkte: { $count }
winter-web-nomads-show = Ihr letzter Zug
winter-web-nomads-seen = In ihrem Opferstapel:
winter-web-nomads-tile = Plättchen

## ihr Zug, Schritt für Schritt

winter-web-nomads-turn = Nomaden, Runde { $round }
winter-web-nomads-eclipse = Nomaden, Sonnenfinsternis { $round }
winter-web-nomads-end = Nomaden am Ende
winter-web-nomads-step = { $number } von { $count }
winter-web-nomads-next = Weiter
winter-web-nomads-once = Alles auf einmal
winter-web-nomads-again = Schritt für Schritt
winter-web-nomads-back = Einen Schritt zurück
winter-web-nomads-done = Weiter zum Tisch
winter-web-nomads-what = Was die Nomaden tun
winter-web-nomad-cards = Offene Karten der Nomaden
winter-web-nomads-marked = markiert
winter-web-nomads-taken = besetzt
winter-web-nomads-free = frei
winter-web-nomads-all-taken = alle besetzt
winter-web-nomads-arrows = Der große Pfeil zeigt nach { winter-nomads-big }, der kleine nach { winter-nomads-small }

## ihr Spielertableau erklärt: $number haben sie, $count ist das Höchste

winter-web-note-nomads_food = Nahrung der Nomaden: { $number } von { $count }
winter-web-note-nomads_tools = Werkzeuge der Nomaden: { $number } von { $count }
winter-web-note-nomads_honor = Ruhmesleiste: Die Nomaden stehen auf Stufe { $number } von { $count }. Ihre Götzen steigen zuerst hier auf.
winter-web-note-nomads_offering = Opfergabenleiste: Die Nomaden stehen auf Stufe { $number } von { $count }
winter-web-note-nomads_villages = Siedlungen der Nomaden: { $number } von { $count } gebaut
winter-web-note-nomads_megaliths = Megalithen der Nomaden: { $number } von { $count } gebaut
winter-web-note-nomads_figures = Figuren, die die Nomaden in dieser Runde noch setzen: { $number }
winter-web-note-nomads_buried = Begrabene Karten der Nomaden: { $number }
winter-web-note-nomads_offering_deck = Karten im Opferstapel der Nomaden: { $number }. Die oberste wird als nächste begraben.
winter-web-note-nomads_deck = Karten im Nomadenstapel: { $number }
winter-web-note-nomads_pile = Karten im Sonnenfinsternisstapel der Nomaden: { $number }
winter-web-note-nomads_maps = Noch nicht aufgedeckte Landkarten: { $number }. Sie sagen, wohin die fünf Lager der Nomaden versetzt werden.
winter-web-note-nomads_tile_camp = Das Plättchen der Nomaden zählt auf jedem seiner drei Felder als Lager.
winter-web-note-nomads_tile_village = Das Plättchen der Nomaden zählt auf jedem seiner drei Felder als Siedlung.
