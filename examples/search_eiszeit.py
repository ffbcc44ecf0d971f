"""OpenSpiel's ISMCTS plays Eiszeit against random players.

pip install 'beringia[openspiel]'
python examples/search_eiszeit.py --games 2 --simulations 50
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from beringia.envs import openspiel


def play(players: int, simulations: int, seed: int) -> list[float]:
    """A game in which seat 0 searches; what everybody got."""
    game = openspiel.load("eiszeit", players=players, options={"rounds": 3})
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, simulations, random_state=chance)
    picker = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(picker.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="ISMCTS on Eiszeit")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=25)
    given = parser.parse_args(arguments)
    won = sum(play(3, given.simulations, seed)[0] > 0 for seed in range(given.games))
    print(f"ISMCTS won {won} of {given.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
