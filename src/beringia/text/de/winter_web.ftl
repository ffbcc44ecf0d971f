# Was nur der Browser über Endless Winter sagt.

winter-web-duration = 90 bis 120 Minuten
winter-web-weight = Anspruchsvoll: viele Wege zu Punkten
winter-web-click-column = Klick eine leuchtende Spalte an.
winter-web-click-hex = Klick ein leuchtendes Feld an.
winter-web-click-juncture = Klick eine leuchtende Stelle zwischen drei Feldern an.
winter-web-click-site = Klick einen leuchtenden Platz der Baustelle an.
winter-web-click-track = Klick eine leuchtende Leiste an.
winter-web-status-setup = Aufbau: Häuptlinge und erste Karten
winter-web-status-action = Runde { $round } von { $rounds }: Aktionsphase
winter-web-status-eclipse = Runde { $round } von { $rounds }: Sonnenfinsternis
winter-web-status-over = Das Spiel ist zu Ende
winter-web-onward-round = Weiter zu Runde { $round }
winter-web-onward-end = Weiter zur Schlusswertung
winter-web-part-eclipse = Sonnenfinsternis: { $who }
winter-web-part-eclipse-nomads = Sonnenfinsternis: die Nomaden

## Bereiche des Tisches

winter-web-areas = Bereiche des Tisches
winter-web-area-actions = Aktionen
winter-web-area-cards = Karten
winter-web-area-land = Land
winter-web-area-site = Megalithen
winter-web-area-mine = Tableau
winter-web-columns = Aktionsspalten
winter-web-space = { $space ->
    [initiate] Einweihen
    [develop] Entwickeln
    [migrate] Weiterziehen
    [hunt] Jagen
   *[rest] Ruhen
}
winter-web-rest = Ruhe
winter-web-figures = Deine Figuren
winter-web-labor = Arbeitskraft von { $who }: { $halves }
winter-web-rounds = Runde { $round } von { $rounds }
winter-web-turn-order = Reihenfolge
winter-web-stones = Heilige Steine in der Auslage
winter-web-stacks = Stammesstapel
winter-web-left = Karten übrig
winter-web-culture = Auslage der Fortschritte; Karten im Stapel: { $count }
winter-web-hunting = Jagdgebiet
winter-web-animal-deck = Tierstapel
winter-web-land = Das Land
winter-web-influence = Einfluss
winter-web-site = Bauplatz der Megalithen
winter-web-idols = Götzentafel
winter-web-honor-short = Ruhm
winter-web-offering-short = Opfergaben
winter-web-boards = Wessen Tableau
winter-web-board-of = Tableau von { $seat }
winter-web-animals = Tiere
winter-web-no-animals = noch keine Tiere
winter-web-animal = { $animal }: { $living } lebend, { $tipped } erlegt
winter-web-piles = Kartenstapel
winter-web-pile-deck = Nachziehstapel
winter-web-pile-discard = Ablagestapel
winter-web-pile-pile = Sonnenfinsternisstapel
winter-web-pile-bury = Begraben
winter-web-hand = Deine Hand
winter-web-played = Gespielt
winter-web-draft = Zur Wahl
winter-web-food = Nahrung: { $count }, höchstens { $limit }
winter-web-tools = Werkzeuge: { $count }
winter-web-villages = Siedlungen noch auf dem Tableau: { $count }
winter-web-megaliths = Megalithen noch auf dem Tableau: { $count }
winter-web-legend = Symbole
winter-web-only-in = Nur mit der Figur dieses Zuges in { $column }

winter-web-has_food = Nahrung: { $count } von höchstens { $limit }
winter-web-has_tool = Werkzeuge: { $count }
winter-web-has_camp = Lager, die noch nicht auf dem Geländespielfeld sind: { $count }
winter-web-has_village = Siedlungen, die noch nicht gebaut sind: { $count }
winter-web-has_megalith = Megalithen, die noch nicht gebaut sind: { $count }
winter-web-has_bury = Begrabene Karten: { $count }
winter-web-has_draw = Handkarten: { $count }
winter-web-has_eclipse = Karten auf dem Sonnenfinsternisstapel: { $count }
winter-web-has_stone = { $stone }, in der nächsten Sonnenfinsternis { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } wert

winter-web-offering = Opfergabenleiste, Stufe { $number }
winter-web-honor = Ruhmesleiste, Stufe { $number }
winter-web-order = Platz { $number } der Reihenfolge
winter-web-stone_slot = Steinplatz { $number }
winter-web-megalith_slot = Megalithplatz { $number }

## Symbole

winter-web-word-food = Nahrung, bis zu deinem Limit
winter-web-word-tool = Ein Werkzeug, bis zu 5
winter-web-word-labor = Arbeitskraft für diesen Zug
winter-web-word-idol = Ein Schritt auf der Ruhmes- oder der Opfergabenleiste
winter-web-word-draw = Ziehe eine Karte vom eigenen Stapel
winter-web-word-megalith = Baue einen Megalithen am Bauplatz
winter-web-word-bury = Du darfst eine Karte für immer begraben
winter-web-word-camp = Stelle ein Lager auf das Startfeld
winter-web-word-move = Verschiebe eines deiner Lager um ein Feld
winter-web-word-village = Baue eine Siedlung, wo drei deiner Lager zusammentreffen
winter-web-word-tribe_hand = Ein Stammesmitglied von einem beliebigen Stapel auf die Hand
winter-web-word-tribe_discard = Ein Stammesmitglied von einem beliebigen Stapel auf den Ablagestapel
winter-web-word-culture = Ein Fortschritt aus der Auslage auf die Hand
winter-web-word-animal = Ein Tier deiner Wahl aus dem Jagdgebiet
winter-web-word-animal_top = Das oberste Tier des Stapels
winter-web-word-reveal = Decke das oberste Tier des Stapels im Jagdgebiet auf
winter-web-word-tip = Du darfst ein lebendes Tier für sein Einkommen erlegen
winter-web-word-vp = Punkte
winter-web-word-stone = Ein Heiliger Stein
winter-web-word-food_max = Nahrung bis zu deinem Limit
winter-web-word-arrow_neutral = Noch ein neutraler Megalith auf ein Feld, auf das ein Pfeil zeigt
winter-web-word-discard = Lege eine Handkarte ab
winter-web-word-eclipse = Nur, wenn die Karte auf deinem Sonnenfinsternisstapel liegt

## Orte erklärt

winter-web-note-buy_tribe = Nimm ein Stammesmitglied von einem beliebigen Stapel auf die Hand. Jedes von einem anderen Typ; die Karte kann in diesem Zug nicht gespielt werden.
winter-web-note-take_culture = Nimm einen Fortschritt aus der Auslage auf die Hand.
winter-web-note-place_camp = Stelle dein am weitesten links liegendes Lager auf das Startfeld. Dein Limit für Nahrung steigt um 1.
winter-web-note-move_camp = Verschiebe eines deiner Lager auf ein angrenzendes Feld.
winter-web-note-reveal = Decke Tiere vom Stapel im Jagdgebiet auf.
winter-web-note-take_animal = Nimm ein Tier deiner Wahl aus dem Jagdgebiet.
winter-web-note-rite = Einmal: Nimm ein Stammesmitglied auf den Ablagestapel, und du darfst eine Karte begraben.
winter-web-note-buy_stone = Einmal: Kaufe einen Heiligen Stein für das, was dein nächster Steinplatz zeigt.
winter-web-note-build_village = Einmal: Baue eine Siedlung auf einem Verbindungspunkt, auf dessen drei Feldern du Lager hast; diese Lager kehren zurück.
winter-web-note-tip = Einmal: Erlege ein lebendes Tier und nimm, was darauf steht. Ein erlegtes Tier zählt in keinem Set.
winter-web-note-field = Hier stehen Figuren, die später kamen; sie erhalten unten nichts.
winter-web-note-rest = Ziehe eine Karte, und du darfst ein Tier erlegen. Keine Stammesmitglieder hier; jede ruhende Figur zählt in der Sonnenfinsternis 1½ Arbeitskraft.
winter-web-note-labor = Die Arbeitskraft dieses Zuges. Was am Ende übrig ist, verfällt.
winter-web-note-rest_stack = Ruheplättchen, verdeckt. Wer in einer Runde zuerst ruht, nimmt das offene oder das nächste.
winter-web-note-rounds = Vier Runden, jede endet mit einer Sonnenfinsternis. Zeitalter II beginnt mit Runde 3.
winter-web-note-animal_deck = Der Tierstapel.
winter-web-note-ice_hidden = Ein Eisfund, verdeckt. Ein Lager, das hierher zieht, deckt ihn auf.
winter-web-note-village = Eine Siedlung: 2 Einfluss auf jedem ihrer drei Felder.
winter-web-note-start_square = Ein Startquadrat, nur für neutrale Megalithen. Der erste hier bringt vielleicht einen zweiten auf ein Feld, auf das ein Pfeil zeigt.
winter-web-note-megalith = { $number ->
    [0] Ein Megalith am Boden.
   *[other] Ein Megalith auf Ebene { $number }. Er brachte 2 Punkte für jeden Megalithen seiner Farbe darunter, 1 für jeden anderen.
}
winter-web-note-honor_track = Ruhm: Manche Stufen bringen Punkte. Am Ende sagt der Rang, nach welcher Tabelle begrabene Karten zählen.
winter-web-note-offering_track = Opfergaben: Am Ende werden Nahrung und Werkzeug zu Punkten, im Verhältnis neben deinem Marker.
winter-web-note-food_track = Nahrung. Jedes Arbeitskraftsymbol, an dem der Anzeiger abwärts vorbeikommt, gibt 1 Arbeitskraft. Zelte liegen auf Feldern, die du noch nicht hast.
winter-web-note-tool_track = Werkzeuge, höchstens 5.
winter-web-note-village_slots = Siedlungen. Für jedes freie Siedlungsfeld ziehst du in jeder Sonnenfinsternis eine Karte.
winter-web-note-deck_pile = Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt.
winter-web-note-discard_pile = Ablagestapel.
winter-web-note-pile_pile = Sonnenfinsternisstapel: Seine Arbeitskraft bestimmt die nächste Reihenfolge.
winter-web-note-bury_pile = Begrabene Karten. Sie zählen am Ende.

## Namen der Ziele

winter-web-target-card = { $card }
winter-web-target-played = { $card }, gespielt
winter-web-target-discard = { $card }, im Ablagestapel
winter-web-target-pile = { $card }, auf dem Sonnenfinsternisstapel
winter-web-target-figure = { $figure ->
    [chief] Häuptling
   *[tribe] Stammesfigur
}
winter-web-target-column = Spalte { $column }
winter-web-target-rest = Ruhefeld
winter-web-target-track-food = Nahrungsleiste
winter-web-target-track-offering = Opfergabenleiste
winter-web-target-track-honor = Ruhmesleiste
winter-web-target-stack = { $card }, Karten übrig: { $count }
winter-web-target-area = { $animal }
winter-web-target-animal = { $animal }
winter-web-target-stone = { $stone }
winter-web-target-own-stone = Dein Heiliger Stein { $number }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } wert
winter-web-target-slot = Megalithplatz { $slot }
winter-web-target-slot-village = Siedlungsplätze
winter-web-target-deck = Nachziehstapel
winter-web-target-setup = { $setup }
winter-web-target-side = Seite { $side ->
    [a] A
   *[b] B
}
winter-web-target-chief = { $chief }
winter-web-target-use-chief = { $chief }
winter-web-target-tile = Ruheplättchen, Wirkung { $number }
winter-web-target-tiles-open = Das offene Ruheplättchen
winter-web-target-tiles-stack = Der Stapel der Ruheplättchen
winter-web-target-camp = Deine Lager auf Feld { $hex } ({ $terrain }): { $count }
winter-web-target-hex = { $terrain }, Feld { $hex }; Lager: { $camps }
winter-web-target-juncture = Verbindungspunkt { $juncture }
winter-web-target-site = { $level ->
    [0] Quadrat { winter-square }
   *[other] Quadrat { winter-square }, Ebene { $level }
}
winter-web-brief-site = { $level ->
    [0] { winter-square }
   *[other] { winter-square } ↑{ $level }
}

## Punkte

winter-web-points = Punkte nach Herkunft
winter-web-source = Punkte aus
winter-web-total = Insgesamt
winter-web-expected = Wenn jetzt Schluss wäre
winter-web-chart = Punkte über die Runden
winter-web-chart-round = Runde { $round }
winter-web-chart-now = jetzt
winter-web-chart-end = Ende

## Tipps


## what happens, and what it means

winter-web-means-score = { $seat } hat jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
winter-web-means-influence = Auf Feld { $hex } hat { $seat } jetzt Einfluss { $theirs }, du hast { $own }.

## signs

winter-web-sign-1 = Blasse Karten und Spalten sind jetzt nicht zu nutzen; ein Klick darauf sagt, warum.
winter-web-sign-2 = Neben jedem Namen: Nahrung und ihr Limit, Werkzeug, Lager, Siedlungen, Megalithen, begrabene Karten und Karten im Stapel.
winter-web-sign-3 = In der Punktetabelle steht in Klammern, was das Ende jetzt bringen würde.
