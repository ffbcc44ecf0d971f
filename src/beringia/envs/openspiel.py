"""The games for OpenSpiel: importing this module makes them known to ``pyspiel``.

``pyspiel.load_game("beringia_eiszeit(players=3)")``, ``beringia_valley``, ``beringia_winter``; :func:`load` takes
options of the game, too. Actions are the codes of the library.

Where a choice makes the dice roll or a deck be shuffled, a chance node follows: one of ``chance`` equally likely
outcomes, from which all that is rolled follows, so that the same actions and outcomes always lead to the same state. A
deck lies in the order in which it was shuffled. To search without knowing that, resample: ISMCTS does.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import numpy.typing as npt

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError("OpenSpiel is missing: pip install 'beringia[openspiel]'", name="pyspiel") from None

import beringia
from beringia import Game, Position
from beringia.kernel.dice import BLOCKS, USED, new_dice

PREFIX = "beringia_"
#: How many chance nodes come first: the deal is one of this many to the power of outcomes.
DEAL = 4
CHANCE = 256
#: How the outcomes of a state begin that was drawn anew.
RESAMPLED = "resampled"


def load(key: str, players: int | None = None, options: Mapping[str, object] | None = None, **more: int) -> Any:
    """A game by its key, with options; ``chance``: how many outcomes a chance node has."""
    parameters: dict[str, object] = dict(more)
    if players is not None:
        parameters["players"] = players
    if options:
        parameters["options"] = quote(json.dumps(dict(options)), safe="")
    return pyspiel.load_game(PREFIX + key, parameters)


class OpenSpielGame(pyspiel.Game):
    """A game of this library; subclasses say which."""

    KEY = ""
    TYPE: Any = None

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.game: Game = beringia.game(self.KEY)
        self.players = int(given.get("players", self.game.seats[0]))
        self.chance = int(given.get("chance", CHANCE))
        if self.chance < 1:
            raise ValueError(f"chance: {self.chance} is not allowed; give a whole number from 1 on")
        self.options = self.game.check_options(self.players, _read_options(str(given.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.codes.size,
            max_chance_outcomes=self.chance,
            num_players=self.players,
            min_utility=self.game.min_return,
            max_utility=self.game.max_return,
            utility_sum=None if 1 in self.game.seats else 0.0,
            max_game_length=self.game.max_decisions,
        )
        super().__init__(self.TYPE, info, given)

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.game, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


def _loaded(text: str) -> Any:
    """A game that was pickled: importing this module has made it known."""
    return pyspiel.load_game(text)


def _replayed(game: Any, history: list[int]) -> Any:
    """A state that was pickled."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def _read_options(text: str) -> Any:
    try:
        return json.loads(unquote(text)) if text else {}
    except ValueError:
        raise ValueError(f"options: {text!r} is not allowed; write them with beringia.envs.openspiel.load") from None


class OpenSpielState(pyspiel.State):
    """A position, or a chance node before it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self._of = game.game
        self._players = game.players
        self._options = dict(game.options)
        self._chance = game.chance
        self._outcomes = ""
        self._dealt = 0
        self._chosen: int | None = None
        self.position: Position | None = None

    def __reduce__(self) -> tuple[object, ...]:
        if self._outcomes.startswith(RESAMPLED):
            raise pickle.PicklingError("a resampled state cannot be pickled: its history is that of the true one")
        return _replayed, (self.get_game(), self.history())

    # -- whose turn, and what can be chosen

    def current_player(self) -> int:
        if self.position is None or self._chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self._chance) for outcome in range(self._chance)]

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.position is None else self.position.returns()

    # -- playing

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._deal(action)
        elif self._chosen is not None:
            self._roll(self.position, action)
        else:
            after = self.position.copy()
            after.play(action)
            if _rolled(self.position, after):
                self._chosen = action
            else:
                self.position = after

    def _deal(self, outcome: int) -> None:
        self._outcomes += f" {outcome}"
        self._dealt += 1
        if self._dealt == DEAL:
            self.position = self._of.start(self._players, self._seed(), self._options, recall=True)

    def _roll(self, position: Position, outcome: int) -> None:
        self._outcomes += f" {outcome}"
        reseed(position, self._seed())
        assert self._chosen is not None
        position.play(self._chosen)
        self._chosen = None

    def _seed(self) -> int:
        return int.from_bytes(hashlib.blake2b(self._outcomes.encode(), digest_size=8).digest(), "little")

    # -- what a player knows

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen, as a key; see :meth:`beringia.Position.information_key`."""
        return self._at().information_key(self._who(player)).hex()

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees, as a key."""
        return hashlib.blake2b(bytes(self._at().observe(self._who(player))), digest_size=16).hexdigest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that the player cannot tell from this one. Its history is the true one's: it cannot be serialized."""
        made: OpenSpielState = self.clone()
        made.position = self._at().determinize(player, int(sampler() * 2**53))
        made._outcomes = f"{RESAMPLED} {int(sampler() * 2**53)}"
        return made

    def _at(self) -> Position:
        if self.position is None:
            raise ValueError("nothing is dealt yet")
        return self.position

    def _who(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    # -- words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        position = self.position
        if position is not None and position.seat == player and action in position.choices():
            return position.notation(action)
        return f"{self._of.codes.verb_of(action).name} {action}"

    def __str__(self) -> str:
        if self.position is None:
            return f"deal{self._outcomes}"
        return f"{self.position.digest()} {self._chosen}"


class Observer:
    """What a player sees, as a tensor and as a key."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self._numbers: npt.NDArray[np.int64] = np.zeros(game.observation.size, dtype=np.int64)
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.observation.size, dtype=np.float32)
        self.dict = {
            entry.name: self.tensor[entry.start : entry.start + entry.size].reshape(entry.shape)
            for entry in game.observation
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.position.observe(player, self._numbers)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if state.position is None:
            return "nothing is dealt yet"
        return state.information_state_string(player) if self._perfect_recall else state.observation_string(player)


def reseed(position: Position, seed: int) -> None:
    """Let all that is rolled and shuffled from now on follow from a seed."""
    for place, word in enumerate(new_dice(str(seed))):
        position.state.dice[place] = word


def _rolled(before: Position, after: Position) -> bool:
    old, new = before.state.dice, after.state.dice
    return old[BLOCKS] != new[BLOCKS] or old[USED] != new[USED]


def register(key: str) -> None:
    """Make a game known to OpenSpiel."""
    game = beringia.game(key)
    general = 1 in game.seats  # who plays alone against the game has nobody to win from
    kind = pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=f"Beringia: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if general else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "chance": CHANCE, "options": ""},
    )
    pyspiel.register_game(kind, type(f"{key.title()}Game", (OpenSpielGame,), {"KEY": key, "TYPE": kind}))


for _key in beringia.games():
    register(_key)
