"""The search in the rulebooks answers what new players ask, in their own words."""

from __future__ import annotations

from typing import Final

import pytest

from beringia.text import LANGUAGES
from beringia.text.search import index, stem

#: How many answers somebody looks at.
FIRST: Final = 3

#: A question in English, German and Dutch, and the passages that answer it, by game.
QUESTIONS: Final[list[tuple[tuple[str, str, str], dict[str, set[str]]]]] = [
    (
        ("how do I win", "wie gewinne ich", "hoe win ik"),
        {"eiszeit": {"goal-2", "end-5"}, "valley": {"scoring-1"}, "winter": {"goal-1", "end-1"}},
    ),
    (
        ("what happens in a tie", "was passiert bei Gleichstand", "wat gebeurt er bij gelijke stand"),
        {"eiszeit": {"end-5", "summary-13"}, "valley": {"phase-5-5"}, "winter": {"end-1", "order-2"}},
    ),
    (
        ("how many players", "wie viele Spieler", "hoeveel spelers"),
        {"eiszeit": {"goal-2"}, "valley": {"goal-3"}, "winter": {"goal-2"}},
    ),
    (
        ("how do I set up the game", "wie baue ich das Spiel auf", "hoe zet ik het spel klaar"),
        {"eiszeit": {"setup-2"}, "valley": {"setup-2"}, "winter": {"setup-2", "setup-4"}},
    ),
    (
        ("what do I do in my turn", "was mache ich in meinem Zug", "wat doe ik in mijn beurt"),
        {"eiszeit": {"turn-1"}, "valley": {"round-2"}, "winter": {"culture-cards-2", "round-2", "details-turn-1"}},
    ),
    (
        ("when does the game end", "wann endet das Spiel", "wanneer eindigt het spel"),
        {"eiszeit": {"end-1"}, "valley": {"end-1"}, "winter": {"end-1"}},
    ),
    (
        ("who begins", "wer beginnt", "wie begint"),
        {"eiszeit": {"setup-9", "preround-1"}, "valley": {"setup-3", "round-4"}, "winter": {"setup-3"}},
    ),
    (
        ("what is secret", "was ist geheim", "wat is geheim"),
        {"eiszeit": {"hidden-1"}, "valley": {"hidden-1"}, "winter": {"hidden-1"}},
    ),
    (
        ("summary", "Übersicht", "overzicht"),
        {"eiszeit": {"summary-2"}, "valley": {"summary-2"}, "winter": {"summary-2"}},
    ),
    (
        ("conflict with too many hunters", "Konflikt bei zu vielen Jägern", "conflict bij te veel jagers"),
        {"eiszeit": {"conflicts-1", "conflicts-2", "conflicts-4", "conflicts-5", "round-4"}},
    ),
    (
        ("what does a fire do", "was macht ein Feuer", "wat doet een vuur"),
        {"eiszeit": {"components-8", "light-cards-10"}},
    ),
    (
        ("how much is a mammoth worth", "wie viele Punkte bringt ein Mammut", "hoeveel punten geeft een mammoet"),
        {"eiszeit": {"scoring-3"}},
    ),
    (("where may I put the ice", "wohin darf der Gletscher", "waar mag het ijs"), {"eiszeit": {"glacier-1"}}),
    (("what is a cult card", "was ist eine Kult-Karte", "wat is een cultuskaart"), {"eiszeit": {"cult-1"}}),
    (
        ("too rich for a dark card", "zu reich für eine dunkle Karte", "te rijk voor een donkere kaart"),
        {"eiszeit": {"dark-6"}},
    ),
    (("how do clubs protect", "was bringt eine Keule", "wat doet een knots"), {"eiszeit": {"clubs-1"}}),
    (("discarding a card", "Karte abwerfen", "kaart afleggen"), {"eiszeit": {"draw-1"}}),
    (("how do fights work", "wie wird gekämpft", "hoe werkt een gevecht"), {"valley": {"phase-5-2"}}),
    (
        ("how far can I march", "wie weit kann ich ziehen", "hoe ver mag ik lopen"),
        {"valley": {"phase-4-2", "phase-4-3"}},
    ),
    (
        ("what do people eat", "was essen meine Leute", "wat eten mijn stamleden"),
        {"valley": {"phase-6-1", "phase-6-6"}},
    ),
    (
        ("when are children born", "wann werden Kinder geboren", "wanneer worden er kinderen geboren"),
        {"valley": {"phase-7-1"}},
    ),
    (
        ("how do I build a village", "wie gründe ich eine Siedlung", "hoe sticht ik een nederzetting"),
        {"valley": {"founding-1"}},
    ),
    (
        ("how do animals move", "wie bewegen sich die Tiere", "hoe bewegen de dieren"),
        {"valley": {"phase-3-2", "phase-3-3"}},
    ),
    (
        ("when can I play a trump", "wann darf ich Sonderkarten spielen", "wanneer mag ik een troefkaart spelen"),
        {"valley": {"trumps-1", "phase-9-1"}},
    ),
    (
        ("how do I build a megalith", "wie baue ich einen Megalithen", "hoe bouw ik een megaliet"),
        {"winter": {"megaliths-2"}},
    ),
    (("what is labor", "was ist Arbeitskraft", "wat is arbeidskracht"), {"winter": {"labor-2"}}),
    (
        ("how do I bury a card", "wie begrabe ich eine Karte", "hoe begraaf ik een kaart"),
        {"winter": {"burying-1"}},
    ),
    (
        (
            "what happens in the eclipse",
            "was passiert in der Sonnenfinsternis",
            "wat gebeurt er in de zonsverduistering",
        ),
        {"winter": {"order-1", "round-4"}},
    ),
    (("how do I hunt", "wie jage ich", "hoe jaag ik"), {"winter": {"hunt-2"}}),
    (
        ("playing alone against the nomads", "allein gegen die Nomaden spielen", "alleen tegen de nomaden spelen"),
        {"winter": {"solo-1"}},
    ),
    (("what do the icons mean", "was bedeuten die Symbole", "wat betekenen de symbolen"), {"winter": {"icons-2"}}),
    (("sacred stones", "Heilige Steine", "heilige stenen"), {"winter": {"stones-2"}}),
    (
        ("what happens when the deck is empty", "was passiert, wenn der Stapel leer ist", "wat als de stapel op is"),
        {"eiszeit": {"details-cards-3"}},
    ),
    (("can I pass", "darf ich passen", "mag ik passen"), {"eiszeit": {"turn-1"}}),
    (
        ("when are the fires turned over", "wann werden die Feuer aufgedeckt", "wanneer worden de vuren omgedraaid"),
        {"eiszeit": {"conflicts-1"}},
    ),
    (
        ("no hunters left", "keine Jäger mehr im Vorrat", "geen jagers meer in de voorraad"),
        {"eiszeit": {"place-move-2"}},
    ),
    (
        ("what if I have no food", "was, wenn ich keine Nahrung habe", "wat als ik geen voedsel heb"),
        {"valley": {"phase-6-6"}},
    ),
    (("starvation", "verhungern", "verhongeren"), {"valley": {"phase-6-6"}}),
    (
        ("how many animals come each round", "wie viele Tiere kommen", "hoeveel dieren komen er"),
        {"valley": {"phase-2-1", "phase-2-2"}},
    ),
    (("when do I harvest", "wann wird geerntet", "wanneer oogst ik"), {"valley": {"phase-6-4"}}),
    (("capture a settlement", "Siedlung erobern", "nederzetting veroveren"), {"valley": {"capture-1"}}),
    (("what is the food limit", "was ist das Nahrungslimit", "wat is de voedsellimiet"), {"winter": {"goods-1"}}),
    (("points for animal sets", "Punkte für Tiersets", "punten voor diersets"), {"winter": {"animals-4", "scoring-5"}}),
    (("moving a camp", "Lager verschieben", "kamp verplaatsen"), {"winter": {"migrate-4"}}),
    (("what does my chief do", "was kann mein Häuptling", "wat doet mijn leider"), {"winter": {"chief-2"}}),
    # As they come to mind: with slips, in other words than the book's.
    (
        (
            "what hapens if there are to many hunters in one area",
            "was pasiert wenn zu viele jäger in einem gebiet sind",
            "wat gebuert er als er te veel jagers in een gebied staan",
        ),
        {"eiszeit": {"conflicts-1", "conflicts-2", "conflicts-4", "round-4"}},
    ),
    (
        ("how many cards do I start with", "mit wie vielen Karten fange ich an", "met hoeveel kaarten begin ik"),
        {"eiszeit": {"preround-2"}},
    ),
    (
        (
            "how much money do I get at the beginning",
            "wie viel Geld bekomme ich am Anfang",
            "hoeveel geld krijg ik aan het begin",
        ),
        {"eiszeit": {"setup-4"}},
    ),
    (
        ("whose turn is it first", "wer fängt an", "wie mag er beginnen"),
        {"eiszeit": {"next-round-5", "preround-1", "preround-2", "setup-9"}},
    ),
    (
        ("when is the game over", "wann ist das Spiel zu Ende", "wanneer is het spel afgelopen"),
        {"eiszeit": {"end-1", "end-5", "goal-2"}},
    ),
    (
        ("when does a round end", "wann ist ein Durchgang vorbei", "wanneer is een ronde voorbij"),
        {"eiszeit": {"round-3", "settle-end-1", "summary-7"}},
    ),
    (
        (
            "how many hunters can stand in one area",
            "wie viele Jäger dürfen in ein Gebiet",
            "hoeveel jagers mogen er in een gebied",
        ),
        {"eiszeit": {"conflicts-1", "conflicts-2", "details-pieces-1", "summary-8"}},
    ),
    (
        ("what can I do when I am broke", "was mache ich ohne Steine", "wat doe ik als ik geen stenen heb"),
        {"eiszeit": {"dark-1", "dark-5", "light-1", "turn-2"}},
    ),
    (
        (
            "do I have to do what the card says",
            "muss ich die Aktion der Karte ausführen",
            "moet ik de actie van de kaart uitvoeren",
        ),
        {"eiszeit": {"dark-4", "light-2"}},
    ),
    (
        ("is my hand secret", "darf ich die Karten der anderen sehen", "mag ik de kaarten van anderen zien"),
        {"eiszeit": {"hidden-2", "hidden-4"}},
    ),
    (
        (
            "what is the difference between placing and moving",
            "Unterschied platzieren versetzen",
            "verschil tussen plaatsen en verplaatsen",
        ),
        {"eiszeit": {"place-move-1", "place-move-2"}},
    ),
    (("mamoth card price", "was kostet das Mammut", "wat kost een mammoet"), {"eiszeit": {"light-cards-8"}}),
    (
        ("how long is the game", "wie viele Durchgänge", "hoeveel rondes duurt het spel"),
        {"eiszeit": {"end-1", "goal-2", "options-1", "summary-2"}},
    ),
    (
        ("what does the last player do", "was macht der Letzte", "wat mag wie laatste staat"),
        {"eiszeit": {"glacier-1", "glacier-3", "round-6", "summary-10"}},
    ),
    (
        ("which areas are neighbors", "welche Gebiete sind benachbart", "welke gebieden zijn buren"),
        {"eiszeit": {"components-3"}},
    ),
    (
        ("can I lose my clubs", "verliere ich die Keule", "raak ik mijn knots kwijt"),
        {"eiszeit": {"clubs-1", "clubs-2", "clubs-3", "clubs-4", "conflicts-8", "details-clubs-3"}},
    ),
    (
        ("mammoths without food supply empty", "kein Mammut mehr im Vorrat", "geen mammoet meer in de voorraad"),
        {"eiszeit": {"details-pieces-3", "light-cards-14", "light-cards-4"}},
    ),
    (
        ("what is in the box", "was ist in der Schachtel", "wat zit er in de doos"),
        {"eiszeit": {"components-11", "components-2", "components-3", "components-5", "setup-5"}},
    ),
    (
        ("how do I earn stones", "wie verdiene ich Steine", "hoe verdien ik stenen"),
        {"eiszeit": {"dark-1", "dark-7", "summary-4", "turn-2"}},
    ),
    (
        ("dark suply empty", "dunkler Vorat leer", "donkere vooraad leeg"),
        {"eiszeit": {"dark-5", "next-round-1", "next-round-2", "settle-end-1", "summary-7"}},
    ),
    (
        ("who lays the glacier", "wer legt den Gletscher", "wie legt de gletsjer"),
        {"eiszeit": {"glacier-1", "glacier-3", "round-6", "summary-10"}},
    ),
    (
        ("can I choose myself for a dark card", "darf ich mich selbst wählen", "mag ik mezelf kiezen"),
        {"eiszeit": {"dark-2"}},
    ),
    (
        ("equal number of hunters in a conflict", "gleich viele Jäger im Konflikt", "evenveel jagers in een conflict"),
        {"eiszeit": {"conflicts-4", "conflicts-5"}},
    ),
    (("swap card", "Tauschkarte", "ruilkaart"), {"eiszeit": {"details-swap-1", "details-swap-2", "light-cards-12"}}),
    (
        ("may I look at a fire tile", "darf ich ein Feuerplättchen ansehen", "mag ik een vuurtegel bekijken"),
        {"eiszeit": {"components-8", "hidden-1", "hidden-3", "light-cards-10"}},
    ),
    (("play a shorter game", "kürzeres Spiel", "korter spel"), {"eiszeit": {"options-1"}}),
    (
        (
            "what happens at the end of a round",
            "was passiert am Ende des Durchgangs",
            "wat gebeurt er aan het eind van een ronde",
        ),
        {"eiszeit": {"next-round-1", "round-2", "round-4", "round-5", "round-6", "settle-end-1"}},
    ),
    (
        ("how many points per hunter", "wie viele Punkte pro Jäger", "hoeveel punten per jager"),
        {"eiszeit": {"scoring-1", "scoring-2", "scoring-3", "summary-9"}},
    ),
    (
        ("less than 10 stones", "weniger als 10 Steine", "minder dan 10 stenen"),
        {"eiszeit": {"next-round-2", "next-round-6"}},
    ),
    (
        (
            "what happens if I cannot feed everybody",
            "was passiert wenn ich nicht alle ernähren kann",
            "wat als ik niet iedereen kan voeden",
        ),
        {"valley": {"phase-6-6"}},
    ),
    (
        ("can I cross a river", "kann ich über den Fluss", "kan ik de rivier oversteken"),
        {"valley": {"map-4", "phase-3-4", "phase-4-2", "phase-4-3", "trumps-march-2", "trumps-march-3"}},
    ),
    (
        ("how many settelments do I need", "wie viele Siedlungen brauche ich", "hoeveel nederzettingen heb ik nodig"),
        {"valley": {"goal-1", "scoring-1", "summary-2"}},
    ),
    (
        ("do women fight", "kämpfen Frauen mit", "vechten vrouwen mee"),
        {"valley": {"animal-fights-1", "phase-5-5", "tribe-fights-1", "tribe-fights-2", "tribe-fights-3"}},
    ),
    (
        ("what does a bear do", "was kann ein Bär", "wat kan een beer"),
        {"valley": {"phase-3-4", "pieces-10", "pieces-9", "winter-events-10"}},
    ),
    (
        ("who goes first each round", "wer ist Startspieler", "wie is startspeler"),
        {"valley": {"details-order-1", "phase-10-1", "round-2", "setup-3", "summary-13"}},
    ),
    (
        ("who is the start player", "wer fängt an", "wie begint er"),
        {"valley": {"details-order-1", "phase-10-1", "round-2", "setup-3", "summary-13"}},
    ),
    (("how do I get babies", "wie bekomme ich Nachwuchs", "hoe krijg ik baby's"), {"valley": {"phase-7-1"}}),
    (
        ("my tribe is dead", "mein Stamm ist ausgestorben", "mijn stam is uitgestorven"),
        {"valley": {"end-1", "goal-2", "return-1"}},
    ),
    (
        ("how many trump cards do I have", "wie viele Sonderkarten habe ich", "hoeveel troefkaarten krijg ik"),
        {"valley": {"phase-9-1", "setup-6"}},
    ),
    (
        ("how much food do I start with", "wie viel Nahrung am Anfang", "hoeveel voedsel heb ik aan het begin"),
        {"valley": {"setup-2"}},
    ),
    (("what brings fishing", "wie viel bringt Fischen", "wat levert vissen op"), {"valley": {"phase-6-2"}}),
    (
        ("can I walk over mountains", "darf ich ins Gebirge", "mag ik de bergen in"),
        {"valley": {"phase-3-4", "phase-4-3", "phase-4-4", "summary-6"}},
    ),
    (("volcano", "Vulkan", "vulkaan"), {"valley": {"fire-3", "map-2", "map-6", "summer-events-8", "winter-events-7"}}),
    (("when do I sow", "wann darf ich säen", "wanneer mag ik zaaien"), {"valley": {"phase-8-1", "setup-5"}}),
    (
        (
            "what do I get for killing a mammoth",
            "was bringt ein getötetes Mammut",
            "wat krijg ik voor een dode mammoet",
        ),
        {"valley": {"VM-13.5", "animal-fights-1", "animal-fights-2", "pieces-10"}},
    ),
    (("can I play with two", "kann man zu zweit spielen", "kan je met z'n tweeën spelen"), {"valley": {"goal-3"}}),
    (
        ("how long is a winter", "wie lange dauert der Winter", "hoe lang duurt de winter"),
        {"valley": {"round-4", "winter-events-4"}},
    ),
    (
        ("lonely woman joins", "Einzelgänger schließt sich an", "enkeling sluit zich aan"),
        {"valley": {"details-animals-2", "pieces-6", "summer-events-11"}},
    ),
    (
        ("the last woman leaves the village", "die letzte Frau verlässt das Dorf", "de laatste vrouw verlaat het dorp"),
        {"valley": {"founding-2"}},
    ),
    (("how do I get fire", "wie bekomme ich Feuer", "hoe krijg ik vuur"), {"valley": {"fire-2", "fire-3"}}),
    (
        ("what hapens in a flood", "was passiert bei einer Überschwemung", "wat gebeurt er bij een overstrooming"),
        {"valley": {"map-6", "summer-events-2"}},
    ),
    (
        ("how does a fight against animals work", "wie kämpfe ich gegen Tiere", "hoe vecht ik tegen dieren"),
        {"valley": {"animal-fights-1", "phase-5-2"}},
    ),
    (
        ("where do animals appear", "wo erscheinen die Tiere", "waar komen de dieren binnen"),
        {"valley": {"map-5", "phase-2-1"}},
    ),
    (
        ("frozen lake", "zugefrorener See", "bevroren meer"),
        {"valley": {"details-marches-2", "details-survival-1", "phase-4-6", "winter-events-2"}},
    ),
    (
        (
            "what does a village give in a fight",
            "was bringt ein Dorf im Kampf",
            "wat levert een dorp op in een gevecht",
        ),
        {"valley": {"phase-5-3", "phase-5-4", "summary-8"}},
    ),
    (
        (
            "can I found next to another settlement",
            "darf ich neben einer anderen Siedlung gründen",
            "mag ik naast een andere nederzetting stichten",
        ),
        {"valley": {"details-marches-4", "founding-1", "setup-4"}},
    ),
    (
        ("can I come back after elimination", "kann ich zurückkehren", "mag ik terugkeren"),
        {"valley": {"return-1", "return-2"}},
    ),
    (
        ("tame wolf", "zahmer Wolf", "tamme wolf"),
        {"valley": {"details-fights-1", "details-marches-3", "pieces-9", "trumps-animals-1"}},
    ),
    (
        ("how many rounds in a year", "wie viele Runden hat ein Jahr", "hoeveel rondes heeft een jaar"),
        {"valley": {"round-4"}},
    ),
    (("damaged crop", "beschädigter Acker", "beschadigde akker"), {"valley": {"phase-2-3", "phase-3-7", "phase-6-4"}}),
    (("twins", "Zwillinge", "tweeling"), {"valley": {"details-survival-2", "phase-7-2", "small-options-4"}}),
    (
        ("how many actions per turn", "wie viele Züge habe ich", "hoeveel beurten heb ik"),
        {"winter": {"goal-3", "round-2", "round-3", "summary-2"}},
    ),
    (
        ("how do I get more food", "woher bekomme ich Nahrung", "hoe kom ik aan voedsel"),
        {"winter": {"animals-3", "develop-4", "goods-1", "icons-2", "land-3"}},
    ),
    (
        ("what hapens when my draw pile is empty", "mein Nachziehstapel ist leer", "mijn trekstapel is leeg"),
        {"winter": {"deck-1", "details-goods-2", "summary-8"}},
    ),
    (
        ("buying sacred stones", "Heilige Steine kaufen", "heilige stenen kopen"),
        {"winter": {"develop-3", "develop-5", "develop-6", "stones-2"}},
    ),
    (
        ("what is lesser income", "was ist geringeres Einkommen", "wat is geringer inkomen"),
        {"winter": {"lesser-1", "lesser-3"}},
    ),
    (
        ("how many cards may I hold", "Handkartenlimit", "hoeveel kaarten mag ik in mijn hand hebben"),
        {"winter": {"goods-4"}},
    ),
    (
        ("killing an animal", "ein Tier töten", "een dier doden"),
        {"winter": {"animals-2", "hunt-4", "icons-11", "rest-2"}},
    ),
    (("build a village", "Dorf bauen", "nederzetting bouwen"), {"winter": {"icons-7", "migrate-5", "migrate-6"}}),
    (
        ("who plays first next round", "wer ist nächste Runde zuerst dran", "wie is volgende ronde eerst aan de beurt"),
        {"winter": {"order-1", "order-2", "summary-18"}},
    ),
    (
        ("points at the end of the game", "Punkte am Spielende", "punten aan het einde van het spel"),
        {"winter": {"goods-3", "scoring-1", "scoring-2", "scoring-4", "scoring-5", "summary-22"}},
    ),
    (
        ("what can I do on the rest space", "was bringt das Ruhefeld", "wat doe ik op het rustveld"),
        {"winter": {"rest-2", "rest-3", "rest-4", "summary-13"}},
    ),
    (
        ("majority on hexes", "Mehrheit auf einem Feld", "meerderheid op een veld"),
        {"winter": {"eclipse-steps-4", "modes-2"}},
    ),
    (
        ("get new tribe members", "neue Stammesmitglieder bekommen", "nieuwe stamleden krijgen"),
        {"winter": {"icons-8", "initiate-2", "initiate-3", "initiate-4", "summary-9"}},
    ),
    (("joker", "Joker", "joker"), {"winter": {"animals-4", "details-site-6", "scored-example-4"}}),
    (
        ("how much does a camp cost", "was kostet ein Lager", "wat kost een kamp"),
        {"winter": {"migrate-3", "summary-11"}},
    ),
    (
        ("how many rounds are there", "wie viele Runden gibt es", "hoeveel rondes zijn er"),
        {"winter": {"goal-1", "round-2", "summary-2"}},
    ),
    (
        (
            "can two players be in the same column",
            "dürfen mehrere Spieler in eine Spalte",
            "mogen twee spelers in dezelfde kolom",
        ),
        {"winter": {"figure-1", "summary-4"}},
    ),
    (("how do I beat the nomads", "wie besiege ich die Nomaden", "hoe versla ik de nomaden"), {"winter": {"solo-1"}}),
    (("sabertooth cat points", "Säbelzahntiger Punkte", "sabeltandtijger punten"), {"winter": {"animals-3"}}),
    (
        ("how do I get tools", "wie bekomme ich Werkzeuge", "hoe krijg ik gereedschap"),
        {"winter": {"animals-3", "develop-4", "eclipse-steps-2", "goods-2", "icons-2", "land-3"}},
    ),
    (
        ("can I sell cards", "kann ich Dinge tauschen", "kan ik dingen ruilen"),
        {"winter": {"lesser-1", "lesser-3", "may-2"}},
    ),
    (
        ("how many workers do I have", "wie viele Figuren habe ich", "hoeveel figuren heb ik"),
        {"winter": {"player-board-2"}},
    ),
    (
        ("what is influence", "was ist Einfluss", "wat is invloed"),
        {"winter": {"eclipse-steps-4", "migrate-2", "summary-20"}},
    ),
    (
        ("second culture card in a turn", "zweiter Fortschritt im Zug", "tweede vooruitgangskaart in een beurt"),
        {"winter": {"culture-cards-2", "culture-cards-3", "summary-3"}},
    ),
    (
        ("when are animals refilled", "wann werden Tiere nachgefüllt", "wanneer worden dieren aangevuld"),
        {"winter": {"hunt-7", "preparation-2", "summary-21"}},
    ),
    (
        ("megalith on top of others", "Megalith auf andere stapeln", "megaliet bovenop andere"),
        {"winter": {"megaliths-4", "megaliths-5", "summary-17"}},
    ),
    (
        ("buried cards points", "begrabene Karten Punkte", "begraven kaarten punten"),
        {"winter": {"burying-1", "idols-5", "scoring-3", "scoring-6", "stones-3"}},
    ),
    (
        ("food becomes labour", "Nahrung in Arbeitskraft umwandeln", "voedsel omzetten in arbeidskracht"),
        {"winter": {"details-turn-5", "details-turn-7", "labor-2", "labor-6"}},
    ),
    (
        (
            "what happens to left over tools at the end",
            "was passiert mit übrigen Werkzeugen am Ende",
            "wat gebeurt er met overgebleven gereedschap aan het eind",
        ),
        {"winter": {"idols-3", "scoring-2", "summary-22"}},
    ),
    (
        ("bluff in the eclipse pile", "Bluff im Sonnenfinsternisstapel", "bluf in de verduisteringsstapel"),
        {"winter": {"order-1", "turn-end-2"}},
    ),
    (
        ("what does the glacier bring", "was bringt der Gletscher", "wat levert de gletsjer op"),
        {"winter": {"ice-finds-2", "land-3", "solo-actions-9"}},
    ),
    (("nomads turn", "Zug der Nomaden", "beurt van de nomaden"), {"winter": {"solo-turn-2", "solo-turn-3"}}),
    (
        ("choose chief side", "Seite des Häuptlings wählen", "kant van de leider kiezen"),
        {"winter": {"drafts-2", "setup-10", "setup-11", "setup-12", "solo-setup-3"}},
    ),
    (
        (
            "how many sacred stones can I own",
            "wie viele Heilige Steine kann ich haben",
            "hoeveel heilige stenen kan ik hebben",
        ),
        {"winter": {"stones-2"}},
    ),
]


def test_there_are_enough_questions() -> None:
    assert len(QUESTIONS) >= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_new_players_are_answered(language: str) -> None:
    missed: list[str] = []
    for texts, games in QUESTIONS:
        question = texts[LANGUAGES.index(language)]
        for game, answers in games.items():
            found = [hit.passage for hit in index(game, language).find(question)[:FIRST]]
            if not answers & set(found):
                missed.append(f"{game}: {question!r} finds {found}, not {sorted(answers)}")
    assert missed == []


def test_headings_come_first() -> None:
    hits = index("eiszeit", "en").find("conflicts")
    assert hits[0].chapter == "conflicts"


def test_a_clause_is_found_by_its_number() -> None:
    for wanted in ("EZ-13.7", "ez-13.7", "13.7"):
        (hit,) = index("eiszeit", "de").find(wanted)
        assert (hit.clause, hit.chapter) == ("EZ-13.7", "section-13")


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "conflikts", "conflicts"),
        ("en", "mamoth", "mammoth"),
        ("de", "Gletcher", "Gletscher"),
        ("nl", "gletsejr", "gletsjer"),
    ],
)
def test_a_slip_finds_the_same(language: str, wrong: str, right: str) -> None:
    found = index("eiszeit", language)
    assert found.find(wrong) == found.find(right) != []


def test_what_is_nowhere_is_not_found() -> None:
    for question in ("zzz", "", "  ", "?!"):
        assert index("winter", "nl").find(question) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("win", "wins", "winner", "winning")),
        ("de", ("karte", "karten")),
        ("de", ("gewinne", "gewinnen", "gewinnt")),
        ("nl", ("wint", "winnen", "win")),
        ("nl", ("wolf", "wolven")),
    ],
)
def test_forms_of_a_word_share_a_stem(language: str, words: tuple[str, ...]) -> None:
    assert len({stem(word, language) for word in words}) == 1
