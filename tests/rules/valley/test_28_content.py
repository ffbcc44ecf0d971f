"""Section 28 of the rules: the tables of the rules and the content file say the same."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import pytest

from beringia.games.valley.cards.trumps.card import played_in
from beringia.games.valley.model.card_terms import WINDOW_NAMES
from beringia.games.valley.model.terms import Window
from beringia.text.names import better
from tests.rules.valley.board import GAME

RULES = (files("beringia.games.valley") / "rules.md").read_text(encoding="utf-8")
HEX = r"\((-?\d),(-?\d)\)"


def _row(half: str, columns: int) -> list[str]:
    """The cells of a row of table 28.2."""
    rows = [line.strip("|").split("|") for line in RULES.splitlines() if line.startswith(f"| {half} |")]
    return next([cell.strip() for cell in row] for row in rows if len(row) == columns)


def _hexes(text: str) -> list[list[int]]:
    return [[int(q), int(r)] for q, r in re.findall(HEX, text)]


def _numbered(text: str) -> dict[str, str]:
    return {part.strip()[0]: part.partition(":")[2] for part in text.split(";")}


@pytest.mark.rule("VM-1.6", "VM-1.8")
@pytest.mark.parametrize("half", ["N1", "N2", "S1", "S2"])
def test_the_half_boards(half: str) -> None:
    content: dict[str, Any] = GAME.content["halves"][half]
    _, forest, plain, mountain, volcano, rivers = _row(half, 6)
    for terrain, text in (("forest", forest), ("plain", plain), ("mountain", mountain)):
        assert content[terrain] == {number: _hexes(places) for number, places in _numbered(text).items()}
    assert [content["volcano"], *content["lava"]] == _hexes(volcano)
    for number, text in _numbered(rivers).items():
        places = _hexes(text)
        assert content["rivers"][number]["sides"] == [places[i : i + 2] for i in range(0, len(places), 2)]
    for number, text in ((part.strip()[0], part) for part in rivers.split(";")):
        assert content["rivers"][number]["lake"] == ("(lake)" in text)


@pytest.mark.rule("VM-1.6", "VM-1.12")
@pytest.mark.parametrize("half", ["N1", "N2", "S1", "S2"])
def test_the_entry_letters(half: str) -> None:
    found = re.findall(r"([A-Fa-l]) " + HEX, _row(half, 2)[1])
    assert GAME.content["halves"][half]["letters"] == {letter: [int(q), int(r)] for letter, q, r in found}


def _table(first: str) -> list[list[str]]:
    """The rows of the table whose first cells are clauses or ids of this form, without marks."""
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in RULES.splitlines() if "|" in line]
    return [row for row in rows if re.fullmatch(first, row[0])]


@pytest.mark.rule("VM-2.4", "VM-7.3", "VM-13.5", "VM-20.6")
def test_the_animals() -> None:
    rows = _table("wolf|tiger|bear|bison|rhino|mammoth")
    animals: dict[str, Any] = GAME.content["animals"]
    assert [row[0] for row in rows] == list(animals)
    for key, en, de, nl, moves, food, lean, mountains, rivers, tramples, letters in rows:
        animal = animals[key]
        assert [better(animal["name"][name], name) for name in ("en", "de", "nl")] == [en, de, nl]
        assert (animal["moves"], animal["food"], animal["food_lean"]) == (int(moves), int(food), int(lean))
        assert (not animal["large"], animal["swims"], animal["large"]) == tuple(
            word == "yes" for word in (mountains, rivers, tramples)
        )
        assert animal["letters"]["tokens"] == letters


@pytest.mark.rule("VM-2.6")
def test_the_event_cards() -> None:
    rows = _table(r"VM-(19|20)\.\d+")
    rows = [row for row in rows if len(row) == 7]
    cards: dict[str, Any] = {key: card for key, card in GAME.content["cards"].items() if card["deck"] != "trump"}
    assert [row[1] for row in rows] == list(cards)
    for clause, key, en, de, nl, copies, lasts in rows:
        card = cards[key]
        assert (card["clause"], card["copies"], card["lasts"]) == (clause, int(copies), lasts)
        assert [better(card["name"][name], name) for name in ("en", "de", "nl")] == [en, de, nl]
        assert card["deck"] == ("summer" if clause.startswith("VM-19") else "winter")
        assert f"- **{clause}** **{en}" in RULES, "the clause with the effect has the same title"
    assert sum(card["copies"] for card in cards.values()) == 30


@pytest.mark.rule("VM-2.6", "VM-17.8")
def test_the_trumps_and_their_windows() -> None:
    rows = [row for row in _table(r"VM-21\.\d+") if len(row) == 6]
    cards: dict[str, Any] = {key: card for key, card in GAME.content["cards"].items() if card["deck"] == "trump"}
    assert [row[1] for row in rows] == list(cards)
    assert len(cards) == 40
    for number, (clause, key, en, de, nl, windows) in enumerate(rows):
        card = cards[key]
        assert card["clause"] == clause == f"VM-21.{number + 1}"
        assert [better(card["name"][name], name) for name in ("en", "de", "nl")] == [en, de, nl]
        played = [name for index, name in enumerate(WINDOW_NAMES) if (played_in(Window(index)) >> number) & 1]
        assert played == windows.lower().replace("-", "_").split(", ")
        assert f"- **{clause}** **{en}**" in RULES


EAGER = ("play", "found", "keep")


@pytest.mark.rule("VM-2.6", "VM-17.4")
def test_every_card_is_played_in_random_games() -> None:
    """Random choices, but whoever may play a trump, found a settlement or keep one does."""
    missing = set(GAME.content["cards"])
    for seed in range(400):
        chance = random.Random(seed)
        options = {"voluntary_starvation": False, "fire": seed % 2 == 0, "return": seed % 3 == 0}
        position = GAME.start(2 + seed % 5, seed=seed, options=options)
        while not position.over:
            eager = [choice for choice in position.choices() if GAME.codes.decode(choice)[0] in EAGER]
            for event in position.play_and_tell(chance.choice(eager or position.choices())):
                if event.kind in ("trump_played", "event_drawn"):
                    missing.discard(str(event.args["card"]))
        if not missing:
            break
    assert missing == set()
