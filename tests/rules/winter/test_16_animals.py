"""Section 16 of the rules: animals."""

from __future__ import annotations

import pytest

from tests.rules.winter.board import decision, goods, offers, play, player, score, table, tell, told

COMMON = ["sloth", "rhino", "cat", "glyptodon", "bison"]


def sets(**living: int) -> int:
    """What living animals would bring in the final scoring."""
    p = table(red={"living": living})
    found: int = player(p, "red")["prospect"]["animals"]
    return found


@pytest.mark.rule("EW-16.1")
@pytest.mark.parametrize(
    ("animal", "texts", "gained"),
    [
        ("sloth", [], {"food": 3}),
        ("rhino", ["income tool"], {"food": 2, "tools": 1}),
        ("cat", ["income tool", "income tool"], {"tools": 2}),
        ("glyptodon", ["income idol", "track honor"], {"food": 1, "honor": 1}),
        ("bison", ["income draw"], {"food": 1, "hand_size": 1}),
        ("mammoth", [], {"food": 6}),
        ("argentavis", ["income idol", "track offering", "income tool"], {"offering": 1, "tools": 1}),
    ],
)
def test_tipping_turns_the_animal_and_pays(animal: str, texts: list[str], gained: dict[str, int]) -> None:
    p = table(red={"living": {animal: 1}, "hand": []}, turn="red", gaining="tip 1", must=True)
    before = {"food": 0, "tools": 0, "honor": 0, "offering": 0, "hand_size": 0}
    play(p, *texts)
    own = player(p, "red")
    assert {key: own[key] for key in before} == {**before, **gained}
    assert (own["living"], own["tipped"]) == ({}, {animal: 1})
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-16.2")
def test_tipped_animals_do_not_score() -> None:
    p = table(red={"living": {"cat": 2}, "tipped": {"cat": 2, "sloth": 4}})
    assert player(p, "red")["prospect"]["animals"] == 3


@pytest.mark.rule("EW-16.3")
def test_the_owner_chooses_which_animal_to_tip() -> None:
    living = {"sloth": 4, "cat": 1, "mammoth": 2, "argentavis": 1}
    p = table(red={"living": living, "tipped": {"bison": 1}}, turn="red", gaining="tip 1")
    assert offers(p) == {"skip", *(f"tip animal {animal}" for animal in living)}
    events = tell(p, "tip animal sloth")
    assert told(events, "animal_tipped") == [{"animal": "sloth", "who": 1}]
    assert player(p, "red")["living"] == {**living, "sloth": 3}
    assert goods(p, "red") == (3, 0), "every sloth brings the same"


@pytest.mark.rule("EW-16.4")
@pytest.mark.parametrize("animal", COMMON)
def test_values_of_common_sets(animal: str) -> None:
    assert [sets(**{animal: number}) for number in range(5)] == [0, 1, 3, 6, 10]


@pytest.mark.rule("EW-16.4")
def test_values_of_mammoths() -> None:
    assert [sets(mammoth=number) for number in range(3)] == [0, 2, 5]


@pytest.mark.rule("EW-16.4")
def test_sets_are_added() -> None:
    assert sets(rhino=2, sloth=4, mammoth=1) == 3 + 10 + 2


@pytest.mark.rule("EW-16.5")
def test_surplus_animals_score_nothing() -> None:
    assert sets(cat=5) == sets(cat=8) == 10
    assert sets(mammoth=3) == sets(mammoth=5) == 5


@pytest.mark.rule("EW-16.6")
def test_a_joker_joins_a_set_but_is_none() -> None:
    assert sets(argentavis=3) == 0
    assert sets(cat=1, argentavis=1) == 3
    assert sets(cat=1, argentavis=3) == 10, "any number of them"
    assert sets(mammoth=1, argentavis=1) == 5
    assert sets(cat=4, argentavis=2) == 10, "the maximum holds with jokers too"


@pytest.mark.rule("EW-16.6", "EW-16.2")
def test_a_tipped_argentavis_is_no_joker() -> None:
    p = table(red={"living": {"cat": 1}, "tipped": {"argentavis": 2}})
    assert player(p, "red")["prospect"]["animals"] == 1


@pytest.mark.rule("EW-16.7")
@pytest.mark.parametrize(
    ("living", "points"),
    [
        ({"sloth": 3, "cat": 1, "argentavis": 1}, 10 + 1),
        ({"sloth": 1, "cat": 1, "mammoth": 1, "argentavis": 1}, 1 + 1 + 5),
        ({"sloth": 2, "cat": 2, "argentavis": 2}, 10 + 3),
        ({"sloth": 3, "cat": 3, "argentavis": 2}, 10 + 10),
        ({"sloth": 4, "cat": 1, "argentavis": 1}, 10 + 3),
        ({"mammoth": 2, "argentavis": 1}, 5),
        ({"mammoth": 1, "sloth": 3, "argentavis": 2}, 5 + 10),
        ({"sloth": 1, "cat": 2, "bison": 3, "argentavis": 5}, 6 + 10 + 10),
    ],
)
def test_jokers_are_divided_best(living: dict[str, int], points: int) -> None:
    assert sets(**living) == points


@pytest.mark.rule("EW-16.7")
def test_a_set_needs_an_animal_of_its_own() -> None:
    assert sets(cat=1, argentavis=4) == 10, "no set of jokers beside the cats"
    p = table(red={"living": {"argentavis": 2}, "tipped": {"mammoth": 1}, "score": 3}, round_=4, phase="eclipse",
              agenda=[["final_scoring", None]])  # fmt: skip
    assert score(p, "red") == 3
