"""Thin Ice, a game in one file: what it gets for nothing, and that its rules are those of its text."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Game, IllegalChoice, Position, PositionError, Record, bots
from beringia.kernel.playout import random_game
from tests.terminal import command

FILE = Path(__file__).parents[2] / "examples" / "thin_ice.py"


@pytest.fixture(scope="module")
def game() -> Game:
    return beringia.game(str(FILE))


def edited(game: Game, change: Any, seats: int = 2) -> Position:
    """A new game, changed as its saved form."""
    data: Any = json.loads(json.dumps(game.start(seats, seed=1).to_dict()))
    change(data["state"])
    return game.from_dict(data)


def test_it_is_at_most_two_hundred_lines() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 200


# -- the rules


def test_setup_and_options(game: Game) -> None:
    for seats in game.seats:
        for ropes in (1, 2, 3):
            state: Any = game.start(seats, seed=seats, options={"start_ropes": ropes}).to_dict()["state"]
            assert sorted(state["floes"]) == sorted(["weed"] * 6 + ["smelt"] * 9 + ["char"] * 9 + ["pike"] * 6)
            assert [len(player["ropes"]) for player in state["players"]] == [ropes] * seats
            assert len(state["deck"]) == 16 - ropes * seats
    with pytest.raises(ValueError, match="option start_ropes: 4 is not allowed; allowed are 1, 2, 3"):
        game.start(2, options={"start_ropes": 4})


def test_danger_is_holes_beside_and_what_is_on_the_sledge(game: Game) -> None:
    position = game.start(2, seed=3)
    expected = {"c3": 0, "d3": 2, "a1": 2, "a2": 4}  # one on the sledge and c3 beside; two; three and a1 beside
    for floe, danger in expected.items():
        event = position.play_and_tell(position.parse(f"bore {floe}"))[0]
        assert (event.kind, event.args["danger"]) == ("bored", danger)
        if position.decision is not None and position.decision.kind == "crack":
            break
    else:
        pytest.fail("this seed does not crack: choose another")
    assert event.args["die"] <= danger  # type: ignore[operator]


def test_a_rope_saves_if_it_is_long_enough(game: Game) -> None:
    def crack(state: dict[str, Any]) -> None:
        state["agenda"] = [["crack", 0, 3]]
        state["players"][0]["ropes"] = [2, 3, 4]
        state["deck"] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
        state["players"][1]["ropes"] = [4, 4]

    position = edited(game, crack)
    assert [position.notation(choice) for choice in position.choices()] == ["throw 3", "throw 4", "sink"]
    refusal = position.why_not(position.choices()[0] - 1)
    assert refusal is not None
    assert (refusal.key, refusal.clause, refusal.args) == ("thin_ice-why-rope", "TI-2.4", {"short": 3})
    events = position.play_and_tell(position.parse("throw 3"))
    assert [event.kind for event in events] == ["threw"]
    view: Any = position.view(0)
    assert (view["players"][0]["ropes"], view["spent"], position.seat) == ([2, 4], [3], 0)


def test_who_has_no_rope_is_asked_too(game: Game) -> None:
    def crack(state: dict[str, Any]) -> None:
        state["agenda"] = [["crack", 0, 5]]
        state["floes"][0], state["sledge"] = None, [state["floes"][0]]

    position = edited(game, crack)
    assert [position.notation(choice) for choice in position.choices()] == ["sink"], "nobody sees it by the pace"
    position.play(position.choices()[0])
    view: Any = position.view(None)
    assert (view["sledge"], len(view["lost"]), position.seat) == ([], 1, 1)


def test_home_keeps_the_catch_and_draws_a_rope(game: Game) -> None:
    def loaded(state: dict[str, Any]) -> None:
        state["floes"], pike = list(state["floes"]), state["floes"].index("pike")
        state["floes"][pike], state["sledge"] = None, ["pike"]

    position = edited(game, loaded)
    assert position.scores() == [0, 0]
    events = position.play_and_tell(position.parse("home"))
    assert [event.kind for event in events] == ["came_home", "drew"]
    assert "rope" in events[1].seen_by(0)["args"]  # type: ignore[operator]
    assert "rope" not in events[1].seen_by(1)["args"]  # type: ignore[operator]
    assert position.scores() == [3, 0]
    assert position.revealed


def test_the_last_floe_ends_the_game(game: Game) -> None:
    def last(state: dict[str, Any]) -> None:
        kept = state["floes"][7]
        taken = [catch for place, catch in enumerate(state["floes"]) if place != 7]
        state["floes"] = [kept if place == 7 else None for place in range(30)]
        state["players"][1]["caught"] = sorted(taken, key=["weed", "smelt", "char", "pike"].index)

    position = edited(game, last)
    while not position.over:  # the one floe was bored unasked; with four holes beside it the ice may have cracked
        position.play(position.parse("sink"))
    assert position.winners() == [1]


# -- for nothing


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s["floes"].__setitem__(4, "shark"), "state.floes[4]: must be one of weed, smelt, char, pike"),
        (lambda s: s["floes"].__setitem__(4, None), "TI-1.1: there are 8 catches smelt, must be 9"),
        (lambda s: s["floes"].__setitem__(4, "pike"), "TI-1.1: there are 8 catches smelt, must be 9"),
        (lambda s: s["players"][1]["ropes"].append(5), "state.players[1].ropes[2]: must be from 1 to 4, not 5"),
        (lambda s: s["players"][1]["ropes"].pop(), "TI-1.2: there are 15 ropes, must be 16"),
        (lambda s: s.__setitem__("fisher", 2), "state.fisher: must be from 0 to 1, not 2"),
        (lambda s: s.__setitem__("agenda", [["crack", 0, 0]]), "state.agenda[0][2]: must be from 1 to 33, not 0"),
        (lambda s: s["agenda"].append(["crack", 0, 1]), "state.agenda[1]: cannot come before on_the_ice"),
        (lambda s: s.__setitem__("agenda", [["sleep", 0]]), "state.agenda[0][0]: must be one of on_the_ice, crack"),
        (lambda s: s.pop("deck"), "state.deck: is missing"),
    ],
)
def test_nonsense_is_refused_with_its_path(game: Game, change: Any, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        edited(game, change)
    assert str(refused.value).startswith(message)


def test_a_view_keeps_secrets(game: Game) -> None:
    position = game.start(3, seed=1)
    view: Any = position.view(1)
    assert set(view["floes"]) == {"?"}
    assert [type(player["ropes"]) for player in view["players"]] == [int, list, int]
    assert view["deck"] == 10
    other = position.determinize(1, 5)
    assert other.view(1) == view
    assert other.to_dict() != position.to_dict()


def test_undo_never_takes_back_the_die(game: Game) -> None:
    record = Record(game, 2, 3)
    picker = random.Random(1)
    taken_back = 0
    while not record.position.over:
        choice = picker.choice(record.position.choices())
        seat, digest, text = record.position.seat, record.position.digest(), record.position.notation(choice)
        assert seat is not None
        record.play(choice)
        if text.startswith("bore"):
            assert record.undo_depth(seat) == 0
        elif text.startswith("throw") and record.position.seat == seat:
            record.undo(seat)
            assert record.position.digest() == digest
            record.play(choice)
            taken_back += 1
    assert taken_back > 0


def test_bots_play_it_by_the_default_evaluation(game: Game) -> None:
    won = 0
    for seed in range(6):
        position = game.start(2, seed=seed)
        players = [bots.make("greedy", game, seed), bots.make("random", game, seed)]
        while (seat := position.seat) is not None:
            position.play(players[seat].ask(position))
        won += position.winners() == [0]
    assert won >= 5
    position = game.start(2, seed=1)
    assert bots.make("search", game, 1).ask(position) in position.choices()
    _, decisions = random_game(game.rules, 3, 1, game.check_options(3, {}))
    assert decisions > 20


def test_it_is_played_resumed_and_told_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "trip.json"
    played = command.beringia(
        "play", FILE, "--seats", "human,greedy", "--seed", "4", "--start-ropes", "3",
        typed=["bore a1", "why throw 1", "rules 2.2", f"save {file}", "quit"],
    )  # fmt: skip
    assert "Red bores a1 and finds" in played.stdout
    assert "This cannot be chosen now." in played.stdout
    assert "TI-2.2" in played.stdout
    resumed = command.beringia("play", FILE, "--resume", file, typed=["quit"])
    assert "Red bores a1 and finds" in resumed.stdout
    told = command.beringia("replay", file, "--game", FILE, "--as", "blue", "--lang", "de")
    assert "3 verdeckt" in told.stdout
    verified = command.beringia("verify", file, "--game", FILE)
    assert "sound so far" in " ".join(verified.stdout.split())
    simulated = command.beringia("simulate", FILE, "--seats", "greedy,random", "--games", "4", "--workers", "2")
    assert "4 games of Thin Ice" in simulated.stdout
    assert "Thin Ice" in command.beringia("rules", FILE).stdout


def test_an_illegal_choice_says_why(game: Game) -> None:
    position = game.start(2, seed=1)
    with pytest.raises(IllegalChoice, match=r"not allowed now: not-offered \(TI-2.1\)"):
        position.play(game.codes.encode("home"))
    assert position.why_not_at(["floe:a1"]) is None
    refusal = position.why_not_at(["rope:2"])
    assert refusal is not None
    assert refusal.clause == "TI-2.1"
