"""Section 4c of the rules: the ability of the chief."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.model import events
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import CHIEF_FIGURE, NO_CARD, Effect
from beringia.games.winter.model.verbs import USE_CHIEF
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.terms import Seat


def offer_chief(s: WinterState, seat: Seat) -> None:
    """Once in the turn of the chief figure; an ability bound to a column only there (EW-4.30, EW-4.31, EW-4.32,
    EW-9.6)."""
    if s.figure == CHIEF_FIGURE and s.chief_used == 0 and effects.usable(s, seat, chief_effect(s, seat)):
        s.offer(USE_CHIEF.base)


def chief_effect(s: WinterState, seat: Seat) -> Effect:
    return s.content.chief_effect[2 * s.players[seat].chief + s.players[seat].side]


def details(s: WinterState, seat: Seat, side: i64) -> dict[str, Argument]:
    """The chief of a seat, and what one of the sides can do."""
    chief = s.players[seat].chief
    effect = s.content.chief_effect[2 * chief + side]
    return {"chief": s.content.chiefs[chief], "effect": s.content.effect_id(effect)}


def use_chief(s: WinterState, seat: Seat) -> None:
    s.chief_used = 1
    events.CHIEF_ABILITY_USED.tell(s, seat, s.players[seat].chief, s.players[seat].side)
    s.push(effects.EffectStep(seat, chief_effect(s, seat), NO_CARD, 1))


def refusal(s: WinterState) -> Refusal:
    """Why the ability of the chief cannot be used now."""
    if s.figure != CHIEF_FIGURE:
        return Refusal("winter-why-no-chief", "EW-4.30")
    if s.chief_used:
        return Refusal("winter-why-done", "EW-4.30")
    return Refusal("winter-why-chief-column", "EW-4.31")
