# Was nur der Browser über Endless Winter sagt.

winter-web-status-setup = Aufbau: Häuptlinge und erste Karten
winter-web-status-action = Runde { $round } von { $rounds }: Aktionsphase
winter-web-status-eclipse = Runde { $round } von { $rounds }: Sonnenfinsternis
winter-web-status-over = Das Spiel ist zu Ende

## Bereiche des Tisches

winter-web-areas = Bereiche des Tisches
winter-web-area-actions = Aktionen
winter-web-area-cards = Karten
winter-web-area-land = Land
winter-web-area-site = Megalithen
winter-web-area-mine = Tableau
winter-web-columns = Aktionsspalten
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
winter-web-pile-pile = Finsternisstapel
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
winter-web-has_camp = Lager, die noch nicht auf der Karte sind: { $count }
winter-web-has_village = Siedlungen, die noch nicht gebaut sind: { $count }
winter-web-has_megalith = Megalithen, die noch nicht gebaut sind: { $count }
winter-web-has_bury = Begrabene Karten: { $count }
winter-web-has_draw = Handkarten: { $count }
winter-web-has_eclipse = Karten auf dem Finsternisstapel: { $count }
winter-web-has_stone = { $stone }, in der nächsten Finsternis { $count } wert

winter-web-offering = Opfergabenleiste, Stufe { $number }
winter-web-honor = Ruhmesleiste, Stufe { $number }
winter-web-order = Platz { $number } der Reihenfolge
winter-web-stone_slot = Steinplatz { $number }
winter-web-megalith_slot = Megalithplatz { $number }

## Symbole

winter-web-word-food = Nahrung, bis zu deiner Grenze
winter-web-word-tool = Ein Werkzeug, bis zu 5
winter-web-word-labor = Arbeitskraft für diesen Zug
winter-web-word-idol = Ein Schritt auf der Ruhmes- oder der Opfergabenleiste
winter-web-word-draw = Ziehe eine Karte vom eigenen Stapel
winter-web-word-megalith = Baue einen Megalithen am Bauplatz
winter-web-word-bury = Du darfst eine Karte für immer begraben
winter-web-word-camp = Stelle ein Lager auf das Startfeld
winter-web-word-move = Ein Schritt mit einem deiner Lager
winter-web-word-village = Baue eine Siedlung, wo drei deiner Lager zusammentreffen
winter-web-word-tribe_hand = Ein Stammesmitglied von einem beliebigen Stapel auf die Hand
winter-web-word-tribe_discard = Ein Stammesmitglied von einem beliebigen Stapel auf den Ablagestapel
winter-web-word-culture = Ein Fortschritt aus der Auslage auf die Hand
winter-web-word-animal = Ein Tier deiner Wahl aus dem Jagdgebiet
winter-web-word-animal_top = Das oberste Tier des Stapels
winter-web-word-reveal = Decke das oberste Tier des Stapels im Jagdgebiet auf
winter-web-word-tip = Du darfst ein lebendes Tier für seinen Ertrag erlegen
winter-web-word-vp = Punkte
winter-web-word-stone = Ein heiliger Stein
winter-web-word-food_max = Nahrung bis zu deiner Grenze
winter-web-word-arrow_neutral = Noch ein neutraler Megalith, wohin ein Pfeil zeigt
winter-web-word-discard = Lege eine Handkarte ab
winter-web-word-eclipse = Nur, wenn die Karte auf deinem Finsternisstapel liegt

## Orte erklärt

winter-web-note-buy_tribe = Nimm ein Stammesmitglied von einem beliebigen Stapel auf die Hand. Jeden Stapel nur einmal im Zug; die Karte kann in diesem Zug nicht gespielt werden.
winter-web-note-take_culture = Nimm einen Fortschritt aus der Auslage auf die Hand.
winter-web-note-place_camp = Stelle dein linkes Lager auf das Startfeld. Deine Nahrungsgrenze steigt um 1.
winter-web-note-move_camp = Bewege eines deiner Lager auf ein Nachbarfeld.
winter-web-note-reveal = Decke Tiere vom Stapel im Jagdgebiet auf.
winter-web-note-take_animal = Nimm ein Tier deiner Wahl aus dem Jagdgebiet.
winter-web-note-rite = Einmal: Nimm ein Stammesmitglied auf den Ablagestapel, und du darfst eine Karte begraben.
winter-web-note-buy_stone = Einmal: Kaufe einen heiligen Stein für das, was dein nächster Steinplatz zeigt.
winter-web-note-build_village = Einmal: Baue eine Siedlung auf einem Verbindungspunkt, an dessen drei Feldern du Lager hast; diese Lager kehren zurück.
winter-web-note-tip = Einmal: Erlege ein lebendes Tier und nimm, was darauf steht. Ein erlegtes Tier zählt in keinem Satz.
winter-web-note-field = Hier stehen Figuren, die später kamen; sie erhalten unten nichts.
winter-web-note-rest = Ziehe eine Karte, und du darfst ein Tier erlegen. Keine Stammesmitglieder hier; jede ruhende Figur zählt in der Finsternis 1½ Arbeitskraft.
winter-web-note-labor = Die Arbeitskraft dieses Zuges. Was am Ende übrig ist, verfällt.
winter-web-note-rest_stack = Ruheplättchen, verdeckt. Wer in einer Runde zuerst ruht, nimmt das offene oder das nächste.
winter-web-note-rounds = Vier Runden, jede endet mit einer Sonnenfinsternis. Epoche II beginnt mit Runde 3.
winter-web-note-animal_deck = Der Tierstapel.
winter-web-note-ice_hidden = Ein Eisfund, verdeckt. Ein Lager, das hierher zieht, deckt ihn auf.
winter-web-note-village = Eine Siedlung: 2 Einfluss auf jedem ihrer drei Felder.
winter-web-note-start_square = Ein Startquadrat, nur für neutrale Megalithen. Der erste hier bringt vielleicht einen zweiten, wohin ein Pfeil zeigt.
winter-web-note-megalith = { $number ->
    [0] Ein Megalith am Boden.
   *[other] Ein Megalith auf Ebene { $number }. Er brachte 2 Punkte für jeden Megalithen seiner Farbe darunter, 1 für jeden anderen.
}
winter-web-note-honor_track = Ruhm: Manche Stufen bringen Punkte. Am Ende sagt der Rang, nach welcher Tabelle begrabene Karten zählen.
winter-web-note-offering_track = Opfergaben: Am Ende werden Nahrung und Werkzeug zu Punkten, im Verhältnis neben deinem Marker.
winter-web-note-food_track = Nahrung. Jedes Arbeitszeichen, an dem der Marker abwärts vorbeikommt, gibt 1 Arbeitskraft. Zelte liegen auf Feldern, die du noch nicht hast.
winter-web-note-tool_track = Werkzeuge, höchstens 5.
winter-web-note-village_slots = Siedlungen. Jeder leere Platz zieht in jeder Finsternis eine Karte.
winter-web-note-deck_pile = Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt.
winter-web-note-discard_pile = Ablagestapel.
winter-web-note-pile_pile = Finsternisstapel: Seine Arbeitskraft bestimmt die nächste Reihenfolge.
winter-web-note-bury_pile = Begrabene Karten. Sie zählen am Ende.

## Namen der Ziele

winter-web-target-card = { $card }
winter-web-target-played = { $card }, gespielt
winter-web-target-discard = { $card }, im Ablagestapel
winter-web-target-pile = { $card }, auf dem Finsternisstapel
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
winter-web-target-own-stone = Dein heiliger Stein { $number }, { $count } wert
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
winter-web-target-camp = Deine Lager auf { $terrain }, Feld { $hex }: { $count }
winter-web-target-hex = { $terrain }, Feld { $hex }; Lager: { $camps }
winter-web-target-juncture = Verbindungspunkt { $juncture }
winter-web-target-site = { $level ->
    [0] Quadrat { $x }, { $y }
   *[other] Ebene { $level } bei { $x }, { $y }
}
winter-web-brief-site = { $level ->
    [0] { $x }, { $y }
   *[other] { $x }, { $y } ↑{ $level }
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

winter-web-tip-turn = Ein Zug: Spiele Fortschritte, wenn du magst, dann stelle eine Figur in eine Spalte. Sie geht von oben nach unten: oben so oft du zahlen kannst, in der Mitte einmal.
winter-web-tip-labor = Arbeitskraft kommt von Stammesmitgliedern und aus Nahrung. Nutze sie jederzeit, solange deine Figur oben steht; was am Ende des Zuges übrig ist, verfällt.
winter-web-tip-space = Die erste Figur in einer Spalte bekommt den Lohn ganz unten. Spätere führen trotzdem die Aktionen darüber aus.
winter-web-tip-eclipse = Nach der letzten Figur darfst du Karten auf deinen Finsternisstapel legen: Mehr Arbeitskraft dort bringt einen früheren Platz in der Reihenfolge.
winter-web-tip-icons = Zeige auf eine Karte oder halte sie gedrückt, um zu lesen, was ihre Symbole bedeuten. Das Diagramm oben zeigt jederzeit alle Punkte.
