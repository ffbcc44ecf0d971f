"""How choices read: message keys, board elements, notation. No prose: that is in the catalogues."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.model.card_terms import TRUMP, WINDOW
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import ValleyDecision
from beringia.games.valley.model.terms import FIGURE, HEX, HEX_NAMES, NOWHERE, SEAT, SEX
from beringia.games.valley.model.verbs import (
    ELEMENTS,
    OF_ITS_HEX,
    PLAYER,
    SPACE,
)
from beringia.kernel.codes import Argument, Choice
from beringia.kernel.domains import MESSAGE, NUMBER, Domain

#: What the arguments of choices, decisions and refusals are.
ARGUMENTS: Final[dict[str, Domain]] = {
    "card": TRUMP,
    "hex": HEX,
    "from": HEX,
    "to": HEX,
    "owner": SEAT,
    "player": SEAT,
    "colour": Domain("player_colour", reads=MESSAGE, group="colour"),
    "sex": SEX,
    "figure": FIGURE,
    "window": WINDOW,
    "stage": NUMBER,
    "count": NUMBER,
    "warriors": NUMBER,
    "women": NUMBER,
    "persons": NUMBER,
    "need": NUMBER,
    "food": NUMBER,
    "mine": NUMBER,
    "theirs": NUMBER,
    "chance": NUMBER,
    "then": NUMBER,
    "income": NUMBER,
    "short": NUMBER,
    "decision": Domain("decision"),
}


def describe(s: ValleyState, code: int) -> Choice:
    decision = s.top
    assert isinstance(decision, ValleyDecision)
    args = decision.choice_args(s, code)
    if PLAYER.has(code):
        args["colour"] = s.colour(PLAYER.read(code))
    verb = SPACE.verb_of(code)
    return Choice(code, verb.name, targets(s, code), f"valley-choose-{verb.name}", args)


def targets(s: ValleyState, code: int) -> tuple[str, ...]:
    """The board elements of any code, in the order in which they are clicked."""
    verb = SPACE.verb_of(code)
    if verb not in ELEMENTS:
        return verb.targets(code)
    words: dict[str, Argument] = {"seat": int(s.top_seat()), **verb.told(code)}
    if verb in OF_ITS_HEX:
        hex_ = s.top.about() if isinstance(s.top, ValleyDecision) else NOWHERE
        if hex_ == NOWHERE:
            return ()  # a verb of another decision
        words["hex"] = HEX_NAMES[hex_]
    return tuple([pattern.format_map(words) for pattern in ELEMENTS[verb]])


def notation(s: ValleyState, code: int) -> str:
    """Short text for a code, e.g. ``march 1,-2``, ``warriors 3``, ``starve 1,-2 woman``, ``player red``."""
    colours = [s.content.colours[colour] for colour in s.setting.colours]
    return SPACE.verb_of(code).notation(code, {SEAT.name: colours})
