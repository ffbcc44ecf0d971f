"""A game without catalogue files speaks all the same: its own messages, and plain words for the rest."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

import pytest

import beringia
from beringia import Game
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import Domain, count
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.options import Option
from beringia.kernel.rules import Rules
from beringia.kernel.state import State
from beringia.text import LANGUAGES, Catalogue, Voice
from beringia.text.colours import COLOURS, colours
from beringia.text.defaults import fluent_source
from beringia.text.rulebook import Rulebook
from tests.catalogues import shared_catalogue

FILE = Path(__file__).parents[2] / "examples" / "thin_ice.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_can_be_said(language: str) -> None:
    game = beringia.game(str(FILE))
    voice = Voice(Catalogue(language), game, ["Ayla", "Brun", "Creb"])
    picker = random.Random(1)
    for seed in range(3):
        position = game.start(3, seed=seed)
        while not position.over:
            assert position.decision is not None
            said = [voice.decision(position.decision)]
            said += [voice.choice(choice) for choice in position.choices_for(position.seat)]
            for event in position.play_and_tell(picker.choice(position.choices())):
                said += [voice.event(event.seen_by(viewer)) for viewer in (None, 0, 1)]
            assert all(said)
            assert not any("{" in text or "thin_ice" in text for text in said)
    assert voice.say("thin_ice-score", points=1).startswith("1 ")


def _game(**more: object) -> Game:
    """A game with all kinds of names, and no words."""
    codes, events = CodeSpace(), EventSpace()
    Verb(codes, "move_far", [("origin", Domain("place", 9)), ("goal", Domain("place", 9))])
    Verb(codes, "take", [("count", count(3))])
    Verb(codes, "pass")
    EventKind(events, "sun_rose", [("hour", count(9))])
    EventKind(events, "peeked", secret=("card", Domain("card", names=["axe"])))

    class Wordless(Rules):
        MESSAGES: ClassVar[Any] = more

        def set_up(self, state: State) -> None:
            pass

        def empty(self, seats: int, options: object, dice: object) -> State:
            return State(dice)  # type: ignore[arg-type]

    return Game(Wordless("odd_game", range(2, 3), State, [], codes, events, [Option("big_lake", "choice", 1, [1])]))


def test_words_are_made_of_names() -> None:
    assert Rulebook("Only a sentence.").sections == []
    catalogue = Catalogue("en")
    book = Rulebook('# Odd {"Game}\n\nA first \\ line\nand more.\n\nNever told.')
    catalogue.learn("odd_game", lambda: fluent_source(_game(), "en", book))
    assert catalogue.say("odd_game-title") == 'Odd {"Game}'
    assert catalogue.say("odd_game-about") == "A first \\ line and more."
    assert catalogue.say("odd_game-choose-move_far", origin=2, goal=5) == "Move far origin 2, goal 5"
    assert catalogue.say("odd_game-choose-take", count=3) == "Take 3"
    assert catalogue.say("odd_game-choose-pass") == "Pass"
    assert catalogue.say("odd_game-event-sun_rose", hour=7) == "sun rose (hour 7)."
    assert catalogue.say("odd_game-event-sun_rose", who="Ayla", hour=7) == "Ayla: sun rose (hour 7)."
    assert catalogue.say("odd_game-event-peeked", who="Ayla") == "Ayla: peeked."
    assert catalogue.say("odd_game-event-peeked", who="Ayla", card="axe") == "Ayla: peeked (card axe)."
    assert catalogue.say("odd_game-option-big_lake") == "Big lake"


def test_own_messages_win_and_english_stands_in() -> None:
    messages = {"en": "odd_game-choose-pass = I stay", "de": "odd_game-choose-pass = Ich bleibe"}
    for language, said in {"en": "I stay", "de": "Ich bleibe", "nl": "I stay"}.items():
        catalogue = Catalogue(language)
        source = fluent_source(_game(**messages), language, Rulebook(""))
        catalogue.learn("odd_game", lambda text=source: text)  # type: ignore[misc]
        assert catalogue.say("odd_game-choose-pass") == said
        assert catalogue.say("odd_game-title") == "Odd Game"


def test_colours_are_the_games_or_ours() -> None:
    assert colours({"colours": ["black", "red"]}, 2) == ["black", "red"]
    assert colours({}, 3) == list(COLOURS[:3])
    assert len(colours({}, 12)) == 12
    for language in LANGUAGES:
        catalogue = shared_catalogue(language)
        assert all(f"player-{colour}" in catalogue for colour in COLOURS)
