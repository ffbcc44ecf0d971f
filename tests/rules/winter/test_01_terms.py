"""Section 1 of the rules: terms."""

from __future__ import annotations

import random

import pytest

from beringia.games.winter.model.land import JUNCTURE_NAMES
from tests.rules.winter.board import (
    COLOURS,
    GAME,
    decision,
    hexes,
    offers,
    play,
    player,
    score,
    table,
    tell,
    told,
    until,
    view,
)

HEXES = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]


def distance(a: tuple[int, int], b: tuple[int, int] = (0, 0)) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("EW-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_of_a_player(players: int) -> None:
    p = GAME.start(players, seed=1)
    for colour in COLOURS[:players]:
        own = player(p, colour)
        assert own["figures"] == {"chief": None, "tribe_home": 2, "resting": 0}
        assert (own["camps"], own["villages"], own["neutral"], own["megaliths"]) == (5, 3, 2, 2 + 8)
        assert (own["offering"], own["honor"]) == (0, 0)


@pytest.mark.rule("EW-1.2")
def test_animals_and_stones_are_no_cards_of_the_deck() -> None:
    p = table(red={"tools": 1, "food": 1, "setup": "far_camp", "stones": ["camps"]}, turn="red", column="hunt", labor=1)
    play(p, "take animal", "animal sloth")
    red = player(p, "red")
    assert red["living"] == {"sloth": 1}
    start = ["gatherer"] * 5 + ["exp_gatherer", "brave", "berry_basket", "hammerstone"]
    assert (red["deck"], red["hand"], red["discard"], red["buried"]) == (start, [], [], [])


@pytest.mark.rule("EW-1.3")
def test_start_cards_are_tribe_cards_and_culture_cards() -> None:
    hand = ["gatherer", "exp_gatherer", "brave", "berry_basket", "hammerstone"]
    p = table(red={"hand": hand, "food": 1}, turn="red")
    cards = {text for text in offers(p) if not text.startswith("place")}
    assert cards == {"culture berry_basket", "culture hammerstone"}
    play(p, "place tribe hunt")
    played = {text for text in offers(p) if text.startswith("play")}
    assert played == {"play gatherer", "play exp_gatherer", "play brave"}


@pytest.mark.rule("EW-1.4")
def test_zones_of_a_player() -> None:
    red = {
        "hand": ["gatherer"],
        "deck": ["gatherer", "brave"],
        "discard": ["berry_basket", "gatherer"],
        "ready": ["exp_gatherer"],
        "played": ["hammerstone"],
        "buried": ["gatherer"],
        "living": {"cat": 1},
        "tipped": {"rhino": 2},
        "food": 1,
    }
    p = table(red=red, turn="red", column="hunt")
    own = player(p, "red")
    assert (own["hand"], own["deck"], own["buried"]) == (["gatherer"], ["gatherer", "gatherer", "brave"], ["gatherer"])
    seen = view(p)["players"][1]
    assert not {"hand", "deck", "buried", "pile"} & set(seen), "face down for everybody else"
    assert (seen["discard"], seen["played"]) == (["berry_basket", "gatherer"], ["hammerstone", "exp_gatherer"])
    assert (seen["living"], seen["tipped"]) == ({"cat": 1}, {"rhino": 2})
    assert (seen["hand_size"], seen["deck_size"], seen["buried_size"], seen["pile_size"]) == (1, 3, 1, 0)


@pytest.mark.rule("EW-1.5")
def test_columns_from_left_to_right() -> None:
    p = table(red={"food": 1}, turn="red")
    assert [column["column"] for column in view(p)["columns"]] == ["initiate", "develop", "migrate", "hunt"]
    spaces = {text.split()[2] for text in offers(p) if text.startswith("place tribe")}
    assert spaces == {"initiate", "develop", "migrate", "hunt", "rest"}


@pytest.mark.rule("EW-1.5")
def test_a_column_has_three_spaces() -> None:
    p = table(red={"food": 1, "hand": ["exp_gatherer"]}, turn="red", column="initiate")
    seen = []
    while decision(p) == "red turn_menu":
        seen.append(view(p)["turn"]["level"])
        play(p, "go on")
    assert seen == ["top", "middle"], "and the symbol at the bottom pays"
    play(p, "income food")
    assert decision(p) == "red bury_card"
    play(p, "skip")
    assert view(p)["turn"]["level"] == "bottom"


@pytest.mark.rule("EW-1.6")
@pytest.mark.parametrize(("round_", "era"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_two_rounds_to_an_era(round_: int, era: int) -> None:
    assert view(table(round_=round_))["era"] == era


@pytest.mark.rule("EW-1.7")
def test_base_and_two_rings() -> None:
    assert set(hexes(table())) == {f"{q},{r}" for q, r in HEXES}
    rings = [sum(distance(hex_) == ring for hex_ in HEXES) for ring in range(3)]
    assert rings == [1, 6, 12]
    assert hexes(table())["0,0"]["terrain"] == "base"


@pytest.mark.rule("EW-1.8")
def test_junctures_are_where_three_hexes_meet() -> None:
    triples = {
        frozenset((a, b, c))
        for a in HEXES
        for b in HEXES
        for c in HEXES
        if distance(a, b) == distance(a, c) == distance(b, c) == 1
    }
    named = {frozenset(f"{q},{r}" for q, r in triple) for triple in triples}
    assert {frozenset(name.split("_")) for name in JUNCTURE_NAMES} == named
    assert len(JUNCTURE_NAMES) == len(named) == 24
    base = [triple for triple in triples if (0, 0) in triple]
    inner = [t for t in triples if (0, 0) not in t and sum(distance(hex_) == 1 for hex_ in t) == 2]
    outer = [t for t in triples if sum(distance(hex_) == 2 for hex_ in t) == 2]
    assert (len(base), len(inner), len(outer)) == (6, 6, 12)


@pytest.mark.rule("EW-1.9")
def test_a_piece_on_four_is_one_level_higher() -> None:
    ground = {f"{x},{y}": "violet" for x in range(3) for y in range(3) if (x, y) != (1, 0)}
    p = table(
        4,
        turn="red",
        gaining="megalith 1",
        red={"built": 6},
        pieces={**ground, "1,0": "neutral", "0,0,1": "red", "1,0,1": "red", "0,1,1": "red", "1,1,1": "red"},
        options={"layout": "4-1"},
        tiles=("a", "b", "d", "c"),
    )
    play(p, "income megalith")
    above = {text for text in offers(p) if text.count(",") == 2}
    assert above == {"megalith 0,0,2"}, "level 1 is full"
    play(p, "megalith 0,0,2")
    assert {"x": 0, "y": 0, "level": 2, "seat": 1} in view(p)["site"]["pieces"]


@pytest.mark.rule("EW-1.10")
def test_a_built_neutral_megalith_belongs_to_nobody() -> None:
    p = table(red={"food": 6}, turn="red", gaining="megalith 1")
    assert player(p, "red")["neutral"] == 2
    play(p, "income megalith", "megalith 1,0")
    assert player(p, "red")["neutral"] == 1
    assert view(p)["site"]["pieces"] == [{"x": 1, "y": 0, "level": 0, "seat": None}]


@pytest.mark.rule("EW-1.11")
def test_a_tipped_animal_stays_tipped() -> None:
    p = table(red={"living": {"sloth": 1}, "tipped": {"cat": 2}}, turn="red", gaining="tip 1")
    assert offers(p) == {"skip", "tip animal sloth"}
    play(p, "tip animal sloth")
    assert (player(p, "red")["living"], player(p, "red")["tipped"]) == ({}, {"sloth": 1, "cat": 2})
    until(p, "eclipse_menu", "over")
    assert player(p, "red")["tipped"] == {"sloth": 1, "cat": 2}, "nothing raises them again"


@pytest.mark.rule("EW-1.12")
def test_influence_of_camps_and_villages() -> None:
    p = table(
        red={"camps": {"0,1": 2, "0,2": 1}, "villages": ["0,1 0,2 -1,2", "0,1 1,1 0,2"]},
        turquoise={"camps": {"0,0": 1, "0,2": 3}},
    )
    influence = {name: entry["influence"] for name, entry in hexes(p).items() if any(entry["influence"])}
    assert influence == {"0,0": [1, 0], "0,1": [0, 2 + 2 * 2], "0,2": [3, 1 + 2 * 2], "-1,2": [0, 2], "1,1": [0, 2]}


@pytest.mark.rule("EW-1.13")
def test_turn_order_is_the_track() -> None:
    p = table(4, order=["yellow", "violet", "turquoise", "red"], turn="yellow")
    assert view(p)["order"] == [2, 3, 0, 1]
    acted = []
    for _ in range(4):
        acted.append(decision(p).split()[0])
        play(p, "place tribe rest")
        until(p, "turn_start")
    assert acted == ["yellow", "violet", "turquoise", "red"]


@pytest.mark.rule("EW-1.14")
def test_four_rounds_of_three_phases() -> None:
    p = GAME.start(2, seed=3)
    picker = random.Random(3)
    heard: list[tuple[str, object]] = []
    while not p.over:
        for event in p.play_and_tell(picker.choice(p.choices())):
            if event.kind in ("round_began", "eclipse_began", "game_ended"):
                heard.append((event.kind, event.args.get("round")))
    rounds: list[tuple[str, object]] = [
        (kind, number) for number in range(1, 5) for kind in ("round_began", "eclipse_began")
    ]
    assert heard == [*rounds, ("game_ended", None)]


@pytest.mark.rule("EW-1.14", "EW-4.73")
def test_action_phase_eclipse_preparation() -> None:
    p = table(red={"hand": []}, order=["turquoise", "red"], turn="red", last=True)
    assert view(p)["phase"] == "action"
    events = tell(p, "place chief rest")
    while not told(events, "eclipse_began"):
        assert view(p)["phase"] == "action"
        events = p.play_and_tell(p.choices()[0])
    assert (view(p)["phase"], view(p)["round"], score(p, "red")) == ("eclipse", 1, 0)
    until(p, "turn_start")
    assert (view(p)["phase"], view(p)["round"]) == ("action", 2)
    assert player(p, "red")["hand_size"] >= 5, "the preparation phase has dealt"
