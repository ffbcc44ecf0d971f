"""The numbers of the rulebooks come from the content file: who corrects a value there has corrected the books."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from typing import Final

import pytest

from beringia.games import registry
from beringia.text.handbook import filled

LANGUAGES: Final = ("en", "de", "nl")

#: Numbers of the content that no book tells, and why.
UNTOLD: Final = {
    "eiszeit": {
        "format": "of the file",
        "score_track.*": "the score has no limit",
        "upper_edge.*": "drawn as the board",
        "borders.*": "drawn as the board",
        "copies.landscape_*": "the six kinds are alike, the book tells of one",
        "cards.landscape_*": "the six kinds are alike, the book tells of one",
    },
    "valley": {
        "format": "of the file",
        "round_limits.*": "the list of an option",
        "halves.*": "drawn as the board",
        "cards.*.copies": "one of each, where the book says nothing else",
    },
    "winter": {
        "format": "of the file",
        "game.area_extra": "said in words: one more than players",
        "columns.initiate.middle.tribe_discard": "said in words: a tribe card",
        "columns.hunt.bottom.animal_top": "said in words: the top animal",
        "megalith_slots.pieces": "said in words: two, both",
        "megalith_slots.income.4.*": "the same as slot 3",
        "offering.bonus.*": "said in words: a card",
        "graves.*.0": "nothing buried, nothing scored",
        "cards.*": "drawn as pictures",
        "chiefs.*": "drawn as pictures",
        "setups.*": "drawn as pictures",
        "stones.*.era": "said in words: the upper four, the lower five",
        "stones.*.table.0": "nothing to count, nothing scored",
        "stones.v_*.each": "the seven are alike, the book tells of one",
        "stones.tip_*.table.*": "the five are alike, the book tells of one",
        "stones.idols.per": "said in words: halved",
        "terrain.*.hexes": "how many there are to choose from",
        "map.of_each": "said in words: one hex of each",
        "map.glaciers.1": "the same as with 2 players",
        "tiles.*": "drawn as the site",
        "layouts.*": "drawn as the site",
        "ice_finds.*": "drawn as pictures",
        "rest_tiles.*": "drawn as pictures",
        "nomads.*_tile_influence": "said in words: as a camp, as a village",
        "nomad_cards.*": "drawn as pictures",
        "map_cards.*": "drawn as pictures",
    },
}

#: Numbers that the books say themselves, by chapter: names of areas, phases, steps, slots and rounds, numbers of
#: players, faces of a die, and what is a rule and not printed on anything. Examples are not looked at: they are about
#: the game as it is.
SAID: Final = {
    "eiszeit": {
        "components": "12 1 4 1 6 2 7 1 0 1 2 33 22",
        "setup": "3 4 5",
        "draw": "1 2",
        "light-cards": "3 2 2 3 3",
        "dark-cards": "2 2 2",
        "conflicts": "1",
    },
    "valley": {
        "goal": "3",
        "map": "37 1 6 1 4 18",
        "pieces": "54 15 15 40",
        "setup": "5 6",
        "round": "1 2 3 4 5 6 7 8 9 10 3 3",
        "phase-1": "10 10",
        "phase-2": "4 6 2 3",
        "phase-5": "1 1 2 1",
        "phase-6": "1 1 2 1 1",
        "phase-7": "1 1 6",
        "phase-9": "5 6",
        "scoring": "6 6",
        "summer-events": "2 1 3 4 6 1 3 4 6",
        "winter-events": "4 3 1½",
        "trumps-march": "4 4",
        "trumps-animals": "3 3 3",
        "trumps-fights": "2 1 2 4",
        "trumps-food": "2 1 1 1 6",
        "trumps-children": "3 3",
        "details-order": "10",
        "details-new-animals": "2 3",
        "details-animals": "2",
        "details-fights": "1 0",
        "fire": "1 1½ 3 5 1 2 4 6 5 6",
        "summary": "6 2 3 1 2 1 1 1 1",
    },
    "winter": {
        "land": "6 12",
        "player-board": "1",
        "setup": "1 2 3 4 8 4 4 6 4 2 3 4 1",
        "round": "1",
        "lesser": "1 1 1 1 1",
        "goods": "1 100",
        "labor": "1 5 4 3 2 1 2 2",
        "initiate": "1",
        "develop": "1 1 1 2 3 1",
        "migrate": "1",
        "hunt": "1 1",
        "rest": "1",
        "order": "0",
        "eclipse-steps": "1 2 3 4 1 3 5",
        "preparation": "1 8 8",
        "megaliths": "2 1 1",
        "idols": "1 1 1 2 3 4 5 6 7 8 9 1",
        "stones": "1 2 3 4 1 2 3 4 5 6 7 8 1 2 3 4 1 2",
        "animals": "1 2 3 4 1 2",
        "icons": "1 1 1 1",
        "scoring": "2 1 2 3 4 5 6 7 8 0",
        "details-turn": "1 3 1 2 3",
        "details-columns": "1 1",
        "details-eclipse": "1 3 4",
        "details-site": "0 1 1",
        "modes": "1 2 2 4",
        "rest-tiles": "5",
        "solo": "2",
        "solo-setup": "2 2 1 2 1 16 1 2 6 5",
        "solo-actions": "1 1 1 3 4 1 1 1 3 3 2 2",
        "solo-eclipse": "2 4 16 1 2 3 4 10 1 2",
        "solo-options": "2 1 1 1 2",
        "summary": "1 1 1 1 1 2 1 1 8",
    },
}

#: How many of a thing there are, as the books say it in their chapters.
COUNTED: Final = {
    "eiszeit": {"components": {"12": "areas"}},
    "winter": {"solo-setup": {"16": "nomad_cards", "6": "map_cards"}, "rest-tiles": {"5": "rest_tiles"}},
}

_HEADING: Final = re.compile(r"#+ .+ \{#([a-z0-9-]+)\}")
_ASIDE: Final = re.compile(r"\{=[^}]+\}|!\[[^\]]+\]\([^)]+\)|\[[A-Z]+-[^\]]+\]|^\d+\. ", re.MULTILINE)
_NUMBER: Final = re.compile(r"\d+½?|½")
_COUNTED: Final = re.compile(r"\b([a-z_]+) (\d+)")

books = pytest.mark.parametrize(("game", "language"), [(game, language) for game in SAID for language in LANGUAGES])


def source(game: str, language: str) -> str:
    found = registry.document(game, f"rulebook.{language}.md")
    assert found is not None
    return found


def numbers(value: object, *path: str) -> Iterator[tuple[str, ...]]:
    """The paths of all numbers of a content, those within effects included."""
    if isinstance(value, Mapping):
        for key, below in value.items():
            if key not in ("name", "source"):
                yield from numbers(below, *path, key)
    elif isinstance(value, list):
        for index, below in enumerate(value):
            yield from numbers(below, *path, str(index))
    elif isinstance(value, str):
        for found in _COUNTED.finditer(value):
            yield (*path, found[1])
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def raised(value: object, path: tuple[str, ...]) -> object:
    """A copy of a content with one number that is 1 more."""
    if isinstance(value, int):
        return value + 1
    part, *rest = path
    if isinstance(value, str):
        return _COUNTED.sub(lambda found: f"{part} {int(found[2]) + 1}" if found[1] == part else found[0], value)
    if isinstance(value, list):
        return [raised(item, tuple(rest)) if str(index) == part else item for index, item in enumerate(value)]
    assert isinstance(value, dict)
    return {**value, part: raised(value[part], tuple(rest))}


@books
def test_a_number_that_is_corrected_in_the_content_is_corrected_in_the_book(game: str, language: str) -> None:
    text, content = source(game, language), registry.game(game).content.data
    now = filled(text, content)
    untold = set()
    for path in numbers(content):
        corrected = raised(content, path)
        assert isinstance(corrected, dict)
        if filled(text, corrected) == now:
            untold.add(".".join(path))
    unexplained = [path for path in untold if not any(fnmatch(path, pattern) for pattern in UNTOLD[game])]
    assert sorted(unexplained) == []
    assert [pattern for pattern in UNTOLD[game] if not any(fnmatch(path, pattern) for path in untold)] == []


@books
def test_no_other_number_is_written_by_hand(game: str, language: str) -> None:
    written: dict[str, Counter[str]] = {}
    chapter = ""
    for line in source(game, language).splitlines()[1:]:
        heading = _HEADING.fullmatch(line)
        if heading is not None:
            chapter = heading[1]
        elif chapter != "scored-example" and not line.startswith(">"):
            written.setdefault(chapter, Counter()).update(_NUMBER.findall(_ASIDE.sub("", line)))
    said = {name: Counter(listed.split()) for name, listed in SAID[game].items()}
    assert {name: dict(found) for name, found in written.items() if found} == {k: dict(v) for k, v in said.items()}


def test_steps_and_counts_are_those_of_the_content() -> None:
    content = {"bonus": ["none", "gain tribe_hand 1", "none", "gain bury 2"], "points": [0, 0, 4, 0, 6]}
    assert filled("{=bonus.#} steps: {=bonus.?bury}, {=bonus.?tribe_hand}", content) == "4 steps: 4, 2"
    assert filled("{=points.?1} and {=points.?2}: {=points.!1}, {=points.!2}", content) == "3 and 5: 4, 6"
    assert filled("{=bonus.!2.bury}", content) == "2"
    for missing in ("bonus.?camp", "points.?3", "points.!3", "points.?0"):
        with pytest.raises(ValueError, match="no number of the content"):
            filled(f"{{={missing}}}", content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moved_steps_of_the_idol_board_are_moved_in_the_book(language: str) -> None:
    content = registry.game("winter").content.data
    offering, honor = dict(content["offering"]), dict(content["honor"])
    offering["bonus"] = ["none", *offering["bonus"][:-1]]
    honor["points"] = [*honor["points"][1:], 0]
    chapter = next(part for part in source("winter", language).split("\n## ") if "{#idols}" in part)
    moved = filled(chapter, {**content, "offering": offering, "honor": honor})
    for number in ("4", "7", "9"):
        assert re.search(rf"\b{number} (a tribe|bury|ein Stamm|eine Karte|een stamlid|een kaart)", moved)
    assert re.search(r"\b3, 6 (and|und|en) 9\b", moved)


def test_counts_are_those_of_the_content() -> None:
    for game, chapters in COUNTED.items():
        content = registry.game(game).content.data
        for chapter, counts in chapters.items():
            for number, group in counts.items():
                assert len(content[group]) == int(number)
                assert number in SAID[game][chapter].split()


def test_decks_have_as_many_cards_as_the_books_say() -> None:
    light, dark = SAID["eiszeit"]["components"].split()[-2:]
    content = registry.game("eiszeit").content.data
    decks = Counter[str]()
    for card, copies in content["copies"].items():
        if card != "source":
            decks["dark" if card == "cult_dark" or "gain" in content["cards"][card] else "light"] += copies
    assert decks == {"light": int(light), "dark": int(dark)}
    animals, summer, winter, trumps = SAID["valley"]["pieces"].split()
    content = registry.game("valley").content.data
    decks = Counter()
    for card in content["cards"].values():
        decks[card["deck"]] += card.get("copies", 1)
    assert decks == {"summer": int(summer), "winter": int(winter), "trump": int(trumps)}
    assert sum(len(animal["letters"]["tokens"].split()) for animal in content["animals"].values()) == int(animals)


def test_how_a_number_is_asked_for() -> None:
    content = {
        "goods": {"food": 3, "tool": 1, "labor2": 3, "whole2": 4, "half2": 1},
        "steps": [6, 5, 4],
        "bog": {"income": "gain food 2 + tribe_food 7"},
        "kinds": {"bison": {"copies": 10}, "mammoth": {"copies": 5}},
    }
    assert filled("{=goods.food} and {=goods.tool}", content) == "3 and 1"
    assert filled("{=steps}: {=steps.0}", content) == "6, 5, 4: 6"
    assert filled("{=bog.income.food}, {=bog.income.tribe_food}", content) == "2, 7"
    assert filled("{=steps.*} and {=kinds.*.copies}", content) == "15 and 15"
    assert filled("{=goods.food+1} {=goods.food-goods.tool} {=goods.food+steps.2-1}", content) == "4 2 6"
    assert filled("{=goods.labor2/2} {=goods.whole2/2} {=goods.half2/2}", content) == "1½ 2 ½"
    for unknown in ("goods.gold", "steps.3", "bog.income.tool", "bog", "goods.food+gold"):
        with pytest.raises(ValueError, match="which is no number of the content"):
            filled(f"{{={unknown}}}", content)
