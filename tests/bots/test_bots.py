"""Bots see only what their seat may see, repeat themselves, and the better one wins."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import beringia
from beringia import bots
from beringia.lab.simulate import simulate
from beringia.version import compiled


def test_names_and_unknown_names() -> None:
    assert bots.names() == ["greedy", "search", "random"]
    for nonsense in (None, 3, ["master"]):
        with pytest.raises(ValueError, match="give a name"):
            bots.make(nonsense, "valley", 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="bot 'clever' does not exist; there are greedy, search, random"):
        bots.make("clever", beringia.game("eiszeit"), 1)


def test_characters_of_no_level() -> None:
    assert bots.characters("valley", "beginner") == []
    with pytest.raises(ValueError, match="level 'genius' does not exist; there are first-game, beginner, experienced"):
        bots.characters("valley", "genius")
    with pytest.raises(ValueError, match="game 'chess' does not exist; there are eiszeit, valley, winter"):
        bots.characters("chess", "master")


@pytest.mark.parametrize("name", ["greedy", "search", "random", "planner", "tuned", "master", "strong-wanderer"])
def test_what_comes_with_beringia_cannot_be_replaced(name: str) -> None:
    """Strength is measured by these: a package that brings along another bot of that name must not change them."""
    with pytest.raises(ValueError, match=f"bot '{name}' comes with Beringia, and stays; give another name"):
        bots.register(name, bots.Bot)
    if name in bots.known():
        with pytest.raises(ValueError, match="stays"):
            bots.forget(name)
    assert bots.make(name, "winter", 1).name == name


@pytest.mark.parametrize("name", ["", " ", "my bot ", "a,b"])
def test_names_that_no_command_could_take_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not allowed; give a name without commas"):
        bots.register(name, bots.Bot)


def test_what_makes_no_bot_is_told_so() -> None:
    def too_few(game: beringia.Game) -> bots.Bot:
        return bots.make("random", game, 1)

    with pytest.raises(ValueError, match="makes no bot; give a class, or a function that takes a game and a seed"):
        bots.register("few", too_few)  # type: ignore[arg-type]
    bots.register("none", lambda game, seed: None, offered=False)  # type: ignore[arg-type,return-value]
    try:
        with pytest.raises(ValueError, match="bot 'none': what makes it gave None, which is no bot"):
            bots.make("none", "eiszeit", 1)
    finally:
        bots.forget("none")
    with pytest.raises(ValueError, match=r"bot 'os:getcwd'.* makes no bot"):
        bots.make("os:getcwd", "eiszeit", 1)


@pytest.mark.parametrize("name", ["nowhere:Bot", "os:nothing", ".:Bot", "..bots:Bot", ":"])
def test_a_path_that_leads_nowhere_is_told_so(name: str) -> None:
    for call in (bots.make, lambda name, game, seed: bots.find(name, game)):
        with pytest.raises(ValueError, match=f"bot '{name}': "):
            call(name, "eiszeit", 1)


#: Of a package whose bots are found by their entry points: one plays, one cannot be loaded, one would replace another.
PACKAGE = """
[beringia.bots]
foxy = foxes:Fox
lost = foxes:Nothing
broken = no_such_module:Bot
master = foxes:Fox
"""
FOXES = """
from beringia import bots

class Fox(bots.Bot):
    name = "foxy"
    def choose(self, position):
        return position.choices()[-1]
"""
USES = """
import beringia
from beringia import bots
print(bots.names())
game = beringia.game("winter")
position = game.start(2, seed=1)
print(bots.make("foxy", game, 1).ask(position) == position.choices()[-1], "foxy" in bots.offered("valley"))
print(type(bots.make("master", game, 1)).__name__)
"""


def test_bots_of_installed_packages(tmp_path: Path) -> None:
    """What is broken in one package is told, and stops nobody else."""
    about = tmp_path / "foxes-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: foxes\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(PACKAGE)
    (tmp_path / "foxes.py").write_text(FOXES)
    path = os.pathsep.join([str(tmp_path), *(item for item in sys.path if item)])
    done = subprocess.run(
        [sys.executable, "-c", USES], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["['greedy', 'search', 'random', 'foxy']", "True True", "LevelBot"]
    told = done.stderr.splitlines()
    assert len(told) == 3
    for name in ("lost", "broken", "master"):
        assert any(line.startswith(f"bot '{name}' of foxes is left out: ") for line in told)


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("key", beringia.games())
def test_choices_are_legal_repeat_and_depend_on_nothing_hidden(key: str, name: str) -> None:
    game = beringia.game(key)
    seats = game.seats[0]
    position = game.start(seats, seed=1)
    picker = random.Random(1)
    # Searching takes its time, so it is asked less often.
    for number in range(60 if name != "search" else 12 if compiled() else 1):
        if position.over:
            break
        seat = position.seat
        assert seat is not None
        digest = position.digest()
        choice = bots.make(name, game, number).ask(position)
        assert choice in position.choices()
        assert position.digest() == digest, "asking a bot must not change the position"
        assert bots.make(name, game, number).ask(position) == choice
        # The same bot in another world that looks the same to its seat: what it gets to see is redrawn from the
        # same seed over the same unknown cards, so any use of a secret would show as another choice sooner or later.
        other = position.determinize(seat, number)
        assert bots.make(name, game, number).choose(other.determinize(seat, 5)) in other.choices()
        position.play(picker.choice(position.choices()))


def test_asking_after_the_end_is_refused() -> None:
    game = beringia.game("eiszeit")
    position = game.start(3, seed=1)
    while not position.over:
        position.play(position.choices()[0])
    with pytest.raises(ValueError, match="over"):
        bots.make("random", game, 1).ask(position)


class _Spy(bots.Bot):
    """A bot of one's own: it remembers what it was shown."""

    name = "spy"

    def choose(self, position: beringia.Position) -> int:
        self.shown = position
        return position.choices()[0]


def test_a_bot_is_shown_a_redrawn_position_only() -> None:
    game = beringia.game("eiszeit")
    position = game.start(4, seed=3)
    while position.view(None)["phase"] == "preround":
        position.play(position.choices()[0])
    spy = _Spy(game, 1)
    spy.ask(position)
    seat = position.seat
    assert spy.shown.view(seat) == position.view(seat)
    assert spy.shown.to_dict()["state"] != position.to_dict()["state"]


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_greedy_beats_random_in_eiszeit() -> None:
    """One greedy against two random: chance is 33 %, at least 90 % is asked for."""
    result = simulate(beringia.game("eiszeit"), ["greedy", "random", "random"], games=200, seed=1)
    assert result.tallies[0].win_rate >= 0.9


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_search_beats_greedy_in_eiszeit() -> None:
    """One search against two greedy wins about five games in six; three games can only show that it is no weaker."""
    result = simulate(beringia.game("eiszeit"), ["search", "greedy", "greedy"], games=3, seed=3, workers=2)
    assert result.tallies[0].mean_points > result.tallies[1].mean_points


def test_greedy_beats_random_in_a_few_games_of_eiszeit() -> None:
    result = simulate(beringia.game("eiszeit"), ["greedy", "random", "random"], games=12, seed=2)
    assert result.tallies[0].wins >= 9


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
@pytest.mark.parametrize("starving", [True, False])
def test_greedy_beats_random_in_valley(starving: bool) -> None:
    """One greedy against three random: chance is 25 %, at least 70 % is asked for.

    Random players who may let people starve soon have nobody left; without that choice they are harder to beat.
    """
    line_up = ["greedy", "random", "random", "random"]
    options = {"voluntary_starvation": starving}
    result = simulate(beringia.game("valley"), line_up, games=200, seed=1, options=options)
    assert result.tallies[0].win_rate >= 0.7


def test_greedy_beats_random_in_a_few_games_of_valley() -> None:
    """Eight games can only show that it wins far more than the quarter that chance gives."""
    line_up = ["greedy", "random", "random", "random"]
    options = {"voluntary_starvation": False}
    result = simulate(beringia.game("valley"), line_up, games=8, seed=2, options=options)
    assert result.tallies[0].win_rate >= 0.5


@pytest.mark.skipif(not compiled(), reason="takes minutes uncompiled")
def test_greedy_beats_random_in_winter() -> None:
    """One against one: chance is 50 %, at least 95 % is asked for."""
    result = simulate(beringia.game("winter"), ["greedy", "random"], games=200, seed=1)
    assert result.tallies[0].win_rate >= 0.95


def test_greedy_beats_random_in_a_few_games_of_winter() -> None:
    result = simulate(beringia.game("winter"), ["greedy", "random"], games=6, seed=2)
    assert result.tallies[0].win_rate >= 0.95
    assert result.tallies[0].mean_points > 3 * result.tallies[1].mean_points


def test_a_bot_takes_any_whole_number_as_its_seed() -> None:
    game = beringia.game("eiszeit")
    position = game.start(3, seed=1)
    assert bots.make("random", game, 2**64 + 5).ask(position) == bots.make("random", game, 5).ask(position)
