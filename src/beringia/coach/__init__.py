"""The coach: hints with their reasons while a game is played, and the analysis of a game afterwards.

It knows what a seat knows and nothing more: everything is tried out in worlds in which the rest is drawn anew. Seeds
are fixed, so the same position always gets the same hint. It gives keys and arguments; the words are in the catalogues.
"""

from beringia.coach.analysis import Analysis, Report
from beringia.coach.hints import Hint, HintLine, hint
from beringia.coach.lines import Judge
from beringia.coach.reasons import Reason
from beringia.coach.story import Story

__all__ = ["Analysis", "Hint", "HintLine", "Judge", "Reason", "Report", "Story", "hint"]
