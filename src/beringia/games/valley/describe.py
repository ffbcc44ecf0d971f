"""How choices read: message keys, board elements, notation. No prose: that is in the catalogues."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.cards import TRUMP, WINDOW, WINDOW_NAMES
from beringia.games.valley.event_cards.toll import Survivor, Victim
from beringia.games.valley.fights import Casualty
from beringia.games.valley.hunt import SpeciesOrder
from beringia.games.valley.state import ValleyState
from beringia.games.valley.terms import FIGURE, FIGURE_NAMES, HEX, HEX_NAMES, NOWHERE, SEAT, SEX, Hex, Seat
from beringia.games.valley.trump_cards.card import TRUMP_CARDS, CardTarget
from beringia.games.valley.verbs import (
    ANIMAL,
    CHOOSE_SEX,
    FOUND,
    HUNT,
    LOSE,
    MARCH,
    PASS,
    PLAY,
    PLAYER,
    REGION,
    SOW,
    SPACE,
    SPARE,
    STARVE,
)
from beringia.games.valley.windows import AskForTrump
from beringia.kernel.codes import Argument, Choice, Verb
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


def colours(s: ValleyState) -> list[str]:
    return [colour(s, seat) for seat in s.seats()]


def colour(s: ValleyState, seat: Seat) -> str:
    return s.table.colours[s.setting.colours[seat]]


def describe(s: ValleyState, code: int) -> Choice:
    verb = SPACE.verb_of(code)
    args = verb.told(code)
    if verb is PASS or verb is PLAY:
        args.update(_window(s))
    elif verb is LOSE or verb is SPARE:
        args = {"figure": FIGURE_NAMES[code - int(verb.base)], "hex": HEX_NAMES[_hex_of_decision(s)]}
    elif verb is HUNT or verb is ANIMAL:
        args["hex"] = HEX_NAMES[_hex_of_decision(s)]
    elif verb is PLAYER:
        args["colour"] = colour(s, PLAYER.read(code))
    elif verb is CHOOSE_SEX and isinstance(s.top, CardTarget):
        # A foundling of this sex, or two of a couple.
        args["card"] = TRUMP_CARDS[s.top.card].name
    return Choice(code, verb.name, targets(s, code), f"valley-choose-{verb.name}", args)


def targets(s: ValleyState, code: int) -> tuple[str, ...]:
    """The board elements of any code, in the order in which they are clicked."""
    verb = SPACE.verb_of(code)
    told = verb.told(code)
    if verb is PLAY:
        return (f"trump:{told['card']}",)
    if verb is STARVE:
        return (f"{told['sex']}:{s.top_seat()}:{told['hex']}",)
    if verb is LOSE or verb is SPARE:
        return (f"{FIGURE_NAMES[code - int(verb.base)]}:{s.top_seat()}:{HEX_NAMES[_hex_of_decision(s)]}",)
    if verb is HUNT or verb is ANIMAL:
        return (f"herd:{told['species']}:{HEX_NAMES[_hex_of_decision(s)]}",)
    if verb is REGION:
        return (f"region:forest:{told['number']}",)
    if verb is PLAYER:
        return (f"player:{told['seat']}",)
    return _hex_targets(s, verb, str(told["hex"])) if verb.operands == ("hex",) else ()


def _hex_of_decision(s: ValleyState) -> Hex:
    """Where the figures or animals stand that are spoken of."""
    if isinstance(s.top, CardTarget):
        return s.top.before
    return s.top.hex_ if isinstance(s.top, (Casualty, Victim, Survivor, SpeciesOrder)) else NOWHERE


def _window(s: ValleyState) -> dict[str, Argument]:
    """Choices are seen only by who decides: he may be told what the trumps are asked for."""
    step = s.top
    if not isinstance(step, AskForTrump):
        return {}
    return {"window": WINDOW_NAMES[step.window], "hex": "" if step.hex_ == NOWHERE else HEX_NAMES[step.hex_]}


def _hex_targets(s: ValleyState, verb: Verb, hex_: str) -> tuple[str, ...]:
    """The same hex can be marched from and founded on: the first click tells them apart."""
    if verb is MARCH:
        return (f"people:{s.top_seat()}:{hex_}",)
    if verb is FOUND:
        return ("supply:settlement", f"hex:{hex_}")
    if verb is SOW:
        return ("supply:crop", f"hex:{hex_}")
    return (f"hex:{hex_}",)


def notation(s: ValleyState, code: int) -> str:
    """Short text for a code, e.g. ``march 1,-2``, ``warriors 3``, ``starve 1,-2 woman``, ``play forced_march``."""
    if PLAYER.has(code):
        return f"player {colour(s, PLAYER.read(code))}"
    return SPACE.verb_of(code).notation(code)
