"""Section 29 of the rules: what holds whenever the table waits for a decision, watched in random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from beringia import Position
from beringia.games.valley.model.terms import HEXES
from beringia.kernel.errors import PositionError
from tests.rules.valley.board import GAME, go_on, table, table_dict
from tests.rules.valley.watch import watched_game


def _check(position: Position) -> None:
    view: dict[str, Any] = position.view(None)
    hands: list[str] = []
    for seat, tribe in enumerate(view["players"]):
        there = [entry["people"][seat] for entry in view["hexes"]]
        assert sum(people[0] for people in there) + tribe["supply"]["warriors"] == 10  # VM-29.1
        assert sum(people[1] for people in there) + tribe["supply"]["women"] == 6
        settled = [entry for entry in view["hexes"] if entry["settlement"] == seat]
        assert len(settled) + tribe["supply"]["settlements"] == 5
        hands += position.view(seat)["players"][seat]["hand"]  # type: ignore[index]
        assert tribe["food"] >= 0  # VM-29.16
        assert tribe["cards"] <= 5  # VM-29.17
        assert tribe["alive"] or not (tribe["cards"] or tribe["food"] or any(map(sum, there)))
    state: dict[str, Any] = position.to_dict()["state"]  # type: ignore[assignment]
    trumps = Counter([*hands, *view["cards"]["trump"]["pile"], *state["trumps"]])
    assert len(trumps) == 40  # VM-29.3
    assert set(trumps.values()) == {1}
    for season in ("summer", "winter"):  # VM-29.4
        lying = [card for card in view["cards"]["open"] if GAME.content["cards"][card]["deck"] == season]
        assert view["cards"][season]["deck"] + len(view["cards"][season]["pile"]) + len(lying) == 15
        assert not lying or view["season"] == season
    for entry in view["hexes"]:
        if entry["terrain"] == "mountain":  # VM-29.11
            assert not {"bison", "rhino", "mammoth"} & set(entry["animals"])
        if entry["terrain"] == "lake" and not view["lake_frozen"]:  # VM-29.10
            assert not entry["animals"]
            assert not any(map(sum, entry["people"]))
        if entry["hex"] in view["loners"].values():  # VM-29.14
            assert not any(map(sum, entry["people"]))
        assert all(people[0] + people[1] > 0 for people in entry["people"] if people[2])  # VM-29.15


@pytest.mark.rule(
    "VM-29.1", "VM-29.3", "VM-29.4", "VM-29.10", "VM-29.11", "VM-29.14", "VM-29.15", "VM-29.16", "VM-29.17"
)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games(seed: int) -> None:
    chance = random.Random(seed)
    position = GAME.start(4, seed=seed)
    for _ in range(400):
        if position.over:
            break
        position.play(chance.choice(list(position.choices())))
        _check(position)
    assert position.view(None)["round"] != 0


@pytest.mark.rule("VM-29.1")
def test_the_sets_of_hexes_follow_the_pieces() -> None:
    """What each tribe keeps of its people and settlements is what stands on the board, and no part of the position."""
    chance = random.Random(3)
    position = GAME.start(6, seed=3)
    for _ in range(300):
        if position.over:
            break
        position.play(chance.choice(position.choices()))
        view: Any = position.view(None)
        loaded = GAME.from_dict(position.to_dict())
        for seat, tribe in enumerate(position.state.tribes):  # type: ignore[attr-defined]
            people = sum(1 << place for place, entry in enumerate(view["hexes"]) if any(entry["people"][seat]))
            homes = sum(1 << place for place, entry in enumerate(view["hexes"]) if entry["settlement"] == seat)
            again = loaded.state.tribes[seat]  # type: ignore[attr-defined]
            assert [tribe.hexes, tribe.homes] == [people, homes] == [again.hexes, again.homes]
        wild = position.state.wild  # type: ignore[attr-defined]
        herds = sum(1 << place for place in range(HEXES) if any(list(wild)[place::HEXES]))
        assert position.state.herds == herds == loaded.state.herds  # type: ignore[attr-defined]
    before = position.digest()
    position.state.tribes[0].hexes ^= 1  # type: ignore[attr-defined]
    assert position.digest() == before
    assert any("is not known to be on" in told for told in GAME.rules.violations(position.state))
    position.state.herds ^= 1  # type: ignore[attr-defined]
    assert position.digest() == before
    assert any("animals are not known to be on" in told for told in GAME.rules.violations(position.state))


@pytest.mark.rule(
    "VM-29.2", "VM-29.5", "VM-29.6", "VM-29.7", "VM-29.8", "VM-29.9", "VM-29.12", "VM-29.13", "VM-29.18", "VM-29.19",
    "VM-29.20", "VM-29.21", "VM-27.1", "VM-27.6", "VM-27.7",
)  # fmt: skip
def test_watched_games() -> None:
    heard: Counter[str] = Counter()
    for seed in (*range(12), 19):  # a wolf is tamed in the last one
        options = {"fire": seed % 2 == 0, "return": seed % 3 == 0}
        heard += watched_game(seed, 2 + seed % 5, clever=0.6 if seed == 7 else 0.0, **options).heard
    # The games were worth watching: all this happened in them.
    for kind in ("settled", "settlement_lost", "sown", "born", "captured", "wolf_tamed", "hid", "women_taken", "fire"):
        assert heard[kind] > 0, kind
    assert heard["2 steps"] > 50
    assert heard["3 steps"] > 0
    assert heard["hex_closed"] > 0


@pytest.mark.rule("VM-29.6")
@pytest.mark.parametrize(("place", "kind"), [("1,-2", "village"), ("2,-2", "village"), ("0,-1", "cave")])
def test_villages_in_the_open_caves_in_the_mountains(place: str, kind: str) -> None:
    """Only a village can be eaten empty by rodents, and only a cave gives the bonus of 2."""
    position = table(hexes={place: "red:1w1f village:red"}, phase=1, events=["rodents"], dice=[1, 1, 1, 1])
    assert position.view(None)["players"][0]["food"] == (10 if kind == "village" else 12)  # type: ignore[index]


@pytest.mark.rule("VM-29.9")
def test_empty_fields_after_the_last_summer_round() -> None:
    hexes = {"1,-2": "red:1w1f village:red crop fence", "2,-3": "crop1", "0,-1": "blue:1f cave:blue crop"}
    position = table(hexes=hexes, phase=6, when="S3")
    assert position.view(None)["supply"]["crops"] == 9  # type: ignore[index]
    assert position.view(None)["supply"]["fences"] == 2  # type: ignore[index]
    hexes_left: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    assert not any(entry["crop"] or entry["fence"] for entry in hexes_left)


def _broken(change: Any, **more: Any) -> str:
    """What is said about a position that somebody has tampered with."""
    data = table_dict(**more)
    GAME.from_dict(data)
    change(data["state"])
    with pytest.raises(PositionError) as refused:
        GAME.from_dict(data)
    return str(refused.value)


def _set(state: dict[str, Any], *places: str, **entries: object) -> None:
    for place in places:
        state["hexes"].setdefault(place, {}).update(entries)


VILLAGE = {"1,-2": "red:1w1f village:red crop fence"}
NINE_PLAINS = ["2,-3", "-1,-2", "-2,-1", "-3,0", "3,-1", "1,0", "-2,1", "-1,1", "1,2"]


@pytest.mark.parametrize(
    ("clause", "change", "more"),
    [
        pytest.param("VM-29.2", lambda s: s["letterless"].update({"1,-2": 3, "1,0": 6}), {}, id="nine-letterless"),
        pytest.param("VM-29.6", lambda s: _set(s, "0,0", settlement=0), {}, id="on-the-lake"),
        pytest.param("VM-29.7", lambda s: _set(s, "1,0", settlement=0), {}, id="nobody-there"),
        pytest.param("VM-29.7", lambda s: s["players"][0]["people"].update({"1,-2": [1, 0]}), {"hexes": VILLAGE},
                     id="no-woman"),
        pytest.param("VM-29.8", lambda s: _set(s, "2,-2", crop=2), {}, id="crop-in-the-forest"),
        pytest.param("VM-29.8", lambda s: _set(s, "0,-1", crop=2), {}, id="crop-without-a-cave"),
        pytest.param("VM-29.8", lambda s: _set(s, "2,-3", fence=1), {}, id="fence-without-a-crop"),
        pytest.param("VM-29.8", lambda s: _set(s, "2,-3", "1,0", crop=1, fence=1), {"hexes": VILLAGE}, id="fences"),
        pytest.param("VM-29.8", lambda s: _set(s, *NINE_PLAINS, crop=1), {"hexes": VILLAGE}, id="ten-crops"),
        pytest.param("VM-29.9", lambda s: s.update(season="summer", number=3), {"hexes": VILLAGE, "phase": 8,
                     "when": "W3"}, id="crop-after-the-harvest"),
        pytest.param("VM-29.12", lambda s: _set(s, "2,-2", closed="fire"), {"hexes": {"2,-2": "wolf"}}, id="in-fire"),
        pytest.param("VM-29.12", lambda s: _set(s, "2,-2", closed="fire"), {"hexes": {"2,-2": "red:1w"}}, id="burning"),
        pytest.param("VM-29.12", lambda s: _set(s, "-1,-1", closed="eruption"), {"hexes": {"-1,-1": "loner:w"}},
                     id="on-an-erupting-volcano"),
        pytest.param("VM-29.12", lambda s: _set(s, "1,0", closed="flood"), {"hexes": {"1,0": "bison"}}, id="flooded"),
        pytest.param("VM-29.13", lambda s: s.update(phase=6, agenda=[["phase", None, 7]]),
                     {"hexes": {"1,-2": "red:1w wolf"}}, id="with-animals"),
        pytest.param("VM-29.13", lambda s: s.update(phase=6, agenda=[["phase", None, 7]]),
                     {"hexes": {"1,-2": "red:1w blue:1f"}}, id="with-rivals"),
        pytest.param("VM-29.18", lambda s: s["players"][0].update(fire=1), {"options": {"fire": True}}, id="no-hearth"),
        pytest.param("VM-29.18", lambda s: s["players"][0].update(fire=1), {"hexes": VILLAGE}, id="without-the-option"),
    ],
)  # fmt: skip
def test_broken_positions_are_refused(clause: str, change: Any, more: dict[str, Any]) -> None:
    assert clause in _broken(change, **more)


@pytest.mark.rule("VM-29.7")
def test_exceptions_to_the_woman_in_every_settlement() -> None:
    state = table_dict(hexes={"1,-2": "red:2w"})
    _set(state["state"], "1,-2", settlement=0, couple=8)
    assert GAME.from_dict(state).check() == [], "a same-sex settlement"
    captured = table(hexes={"1,-2": "red:2f blue:1f village:blue"}, phase=5, dice=[6, 1])
    assert captured.check() == [], "the conflict hex, until its capture is decided"
    data = captured.to_dict()
    state_of: dict[str, Any] = data["state"]  # type: ignore[assignment]
    _set(state_of, "1,0", settlement=0)
    with pytest.raises(ValueError, match=r"VM-29.7: the settlement on 1,0"):
        GAME.from_dict(data)


@pytest.mark.rule("VM-29.13")
def test_a_hidden_group_shares_its_hex() -> None:
    position = table(hexes={"2,-2": "red:1w blue:2w"}, hands={"red": ["climb_trees"]})
    go_on(position, "trump")
    position.play(position.parse("play climb_trees"))
    go_on(position, "feed")
    assert position.check() == []
    hexes: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    assert next(entry["people"][:2] for entry in hexes if entry["hex"] == "2,-2") == [[1, 0, 0], [2, 0, 0]]
