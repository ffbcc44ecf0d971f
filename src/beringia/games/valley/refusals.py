"""Why something cannot be chosen: the clause that forbids it. Most of it is said by the decisions themselves."""

from __future__ import annotations

from beringia.games.valley.agenda import ValleyDecision
from beringia.games.valley.bits import has_bit
from beringia.games.valley.cards import ANY_OWN, TRUMP_NAMES
from beringia.games.valley.marching import March
from beringia.games.valley.state import ValleyState
from beringia.games.valley.survival import Starve
from beringia.games.valley.terms import Trump
from beringia.games.valley.trump_cards.card import TRUMP_CARDS, played_in
from beringia.games.valley.turn import TurnAction
from beringia.games.valley.verbs import PLAY, SPACE
from beringia.games.valley.windows import AskForTrump
from beringia.kernel.codes import Argument, Refusal


def why_not(s: ValleyState, decision: ValleyDecision, code: int) -> Refusal:
    if PLAY.has(code):
        return _trump(s, decision, PLAY.read(code))
    if SPACE.verb_of(code) not in decision.VERBS:
        return Refusal("valley-why-not-now", decision.CLAUSE, {"decision": decision.NAME})
    return decision.refuse(s, code) or Refusal("valley-why-not-there", decision.CLAUSE)


def _trump(s: ValleyState, decision: ValleyDecision, card: Trump) -> Refusal:
    told: dict[str, Argument] = {"card": TRUMP_NAMES[card]}
    clause = f"VM-21.{card + 1}"
    if not s.holds(decision.seat, card):
        return Refusal("valley-why-not-in-hand", "VM-17.3", told)
    played_here = isinstance(decision, (AskForTrump, TurnAction, March, Starve))
    if not played_here and not has_bit(played_in(ANY_OWN), card):
        return Refusal("valley-why-other-window", "VM-17.5", told)
    if isinstance(decision, TurnAction) and TRUMP_CARDS[card].lasts_on_march():
        return Refusal("valley-why-during-march", clause, told)
    return Refusal("valley-why-card-conditions", clause, told)
