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
