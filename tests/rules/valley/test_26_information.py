"""Section 26 of the rules: information and chance."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.valley.board import GAME, offers, play, seat, table

HANDS = {"red": ["flint", "roots"], "blue": ["raft"], "green": ["traps", "foundling"]}


@pytest.mark.rule("VM-26.1")
def test_what_is_secret() -> None:
    position = table(hands=HANDS, events=["locusts"], trump_deck=["amazons"])
    for colour, cards in HANDS.items():
        own = repr(position.view(seat(colour)))
        assert all(repr(card) in own for card in cards)
        for other in (None, *(seat(name) for name in HANDS if name != colour)):
            assert not any(repr(card) in repr(position.view(other)) for card in cards)
    for viewer in (None, 0, 1, 2):
        assert "locusts" not in repr(position.view(viewer))
        assert "amazons'" not in repr(position.view(viewer)["cards"])


@pytest.mark.rule("VM-26.2")
def test_what_is_public() -> None:
    hexes = {"1,-2": "red:1w1f village:red crop fence wolf", "2,-3": "loner:f"}
    position = table(hexes=hexes, hands=HANDS)
    view: dict[str, Any] = position.view(None)
    assert [tribe["cards"] for tribe in view["players"]] == [2, 1, 2]
    assert [tribe["food"] for tribe in view["players"]] == [12, 12, 12]
    assert len(view["bag"]["wolf"]) == 8
    assert view["cards"]["trump"] == {"deck": 35, "pile": []}
    assert view["loners"]["woman"] == "2,-3"
    for key in ("hexes", "bag", "cards", "loners", "rivers", "supply"):
        assert all(position.view(viewer)[key] == view[key] for viewer in (0, 1, 2)), "everybody sees the same"


@pytest.mark.rule("VM-26.3")
def test_all_chance_comes_from_the_seed() -> None:
    digests = []
    for seed in (1, 1, 2):
        position = GAME.start(3, seed=seed, options={"north": "N1", "south": "S1"})
        for _ in range(25):
            position.play(position.choices()[0])
        digests.append(position.digest())
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]


@pytest.mark.rule("VM-26.4")
def test_a_view_does_not_depend_on_secrets_of_others() -> None:
    position = table(hexes={"1,-2": "red:1w", "2,-2": "blue:1w"}, hands={**HANDS, "red": ["espionage", "intuition"]})
    play(position, "play espionage", "play intuition")
    for viewer in range(3):
        for seed in range(5):
            other = position.determinize(viewer, seed)
            assert other.view(viewer) == position.view(viewer)
    mine: dict[str, Any] = position.view(0)["players"][0]  # type: ignore[index]
    assert mine["known"] == {"1": ["raft"]}
    assert list(mine["foreseen"]) == ["summer"]
    for stranger in (None, 1, 2):
        players: list[dict[str, Any]] = position.view(stranger)["players"]  # type: ignore[assignment]
        assert not any("known" in tribe and tribe["known"] for tribe in players)


@pytest.mark.rule("VM-26.5")
def test_no_trading() -> None:
    position = table(hexes={"1,-2": "red:1w blue:2w", "2,-2": "red:1f blue:1w"}, hands={"red": ["flint"]})
    assert offers(position) == {"end", "march -3,3", "found -3,3"}, "nothing to give away"
