"""What positions are worth to the seats, by the weights of one bot.

A game says what there is to weigh; how much each of it counts is in a data file per bot, so that bots can be tuned and
differ. Without a game's own evaluation the scores count. The class stands beside the rules, which it asks and which
make it: two modules that import each other could not be read one after the other.
"""

from __future__ import annotations

from beringia.kernel.rules import Evaluation
from beringia.kernel.weights import Term, Weights

__all__ = ["Evaluation", "Term", "Weights"]
