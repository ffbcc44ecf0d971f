"""Section 29 of the rules: what holds whenever the table waits for a decision, watched in random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import GAME


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
