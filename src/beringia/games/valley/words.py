"""How choices and decisions read: message keys, board elements, notation. No prose: that is in the catalogues."""

from __future__ import annotations

from typing import Final

from beringia.games.valley import steps
from beringia.games.valley.board import HEX_NAMES
from beringia.games.valley.cards import TRUMP_NAMES, WINDOW_NAMES
from beringia.games.valley.codes import SPACE
from beringia.games.valley.march import missing
from beringia.games.valley.state import COLOUR, ValleyState
from beringia.games.valley.survival import need
from beringia.games.valley.table import FIGURE_NAMES, SEX_NAMES, SPECIES_NAMES, WOMAN
from beringia.kernel.codes import Choice

LOOT: Final = ["food", "fire"]
WITHOUT_TARGET: Final = ("pass", "end", "stop", "done", "decline", "keep", "destroy", "feed_all")


def colours(s: ValleyState) -> list[str]:
    return [colour(s, seat) for seat in range(s.players())]


def colour(s: ValleyState, seat: int) -> str:
    return s.table.colours[s.setting[COLOUR + seat]]


def decision_args(s: ValleyState) -> dict[str, str | int]:
    """What makes this decision understandable. All of it is public; the window of a trump is not (VM-17.12)."""
    kind = s.top_kind()
    seat = s.top_seat()
    x, y, z = int(s.top_argument(0)), int(s.top_argument(1)), int(s.top_argument(2))
    if kind == steps.TRUMP:
        return {}
    if kind == steps.CARD_TARGET:
        return {"card": TRUMP_NAMES[x], "stage": _stage(x, y, z)}
    if kind in (steps.FEED, steps.STARVE):
        return {"food": int(s.food(seat)), "need": int(need(s, seat)), "persons": int(s.population(seat))}
    if kind == steps.SOW:
        return {"food": int(s.table.sow_cost)}
    if kind == steps.VICTIM and x < 0:
        return {"hex": "", "sex": SEX_NAMES[y]}
    args: dict[str, str | int] = {}
    if kind in _ABOUT_A_HEX:
        args["hex"] = HEX_NAMES[x]
    if kind == steps.VICTIM:
        args["sex"] = ""
    elif kind == steps.SETUP_SOW:
        args["food"] = int(s.table.sow_cost_setup)
    elif kind == steps.GROUP_WOMEN:
        args["warriors"] = z
    elif kind in (steps.STEP, steps.LEAVE_BEHIND):
        args.update(warriors=y & 15, women=(y >> 4) & 15)
        if kind == steps.LEAVE_BEHIND:
            args.update(count=int(missing(s, seat, x, y)), to=HEX_NAMES[z & 63])
    elif kind == steps.CAPTURE_CHOICE:
        args["owner"] = y
    elif kind == steps.TAKE_WOMEN:
        args.update(owner=y, count=int(s.shown(y, WOMAN, x)))
    elif kind == steps.NEWBORN_SEX:
        args["count"] = y
    return args


_ABOUT_A_HEX: Final = (
    steps.SETUP_SOW, steps.SURVIVOR, steps.VICTIM, steps.GROUP_WARRIORS, steps.GROUP_WOMEN, steps.GROUP_WOLF,
    steps.STEP, steps.LEAVE_BEHIND, steps.SPECIES_ORDER, steps.CASUALTY, steps.CAPTURE_CHOICE, steps.TAKE_WOMEN,
    steps.NEWBORN_SEX,
)  # fmt: skip


def _stage(card: int, before: int, earlier: int) -> int:
    """Which of the targets of a trump is asked for: 1, 2 or 3."""
    if TRUMP_NAMES[card] in ("friend", "espionage"):
        return 1
    if before < 0:
        return 2 if earlier else 1
    return 3 if TRUMP_NAMES[card] == "lure" and earlier else 2


def describe(s: ValleyState, code: int) -> Choice:
    verb, operands = SPACE.decode(code)
    targets: tuple[str, ...] = ()
    args: dict[str, str | int] = {}
    if verb in WITHOUT_TARGET:
        if verb == "pass":
            args.update(_window(s))
    elif verb == "play":
        args["card"] = TRUMP_NAMES[operands[0]]
        targets = (f"trump:{TRUMP_NAMES[operands[0]]}",)
        if s.top_kind() == steps.TRUMP:
            args.update(_window(s))
    elif verb == "starve":
        args.update(hex=HEX_NAMES[operands[0]], sex=SEX_NAMES[operands[1]])
        targets = (_figure(s, SEX_NAMES[operands[1]], HEX_NAMES[operands[0]]),)
    elif verb in ("lose", "spare"):
        name, hex_ = FIGURE_NAMES[operands[0]], HEX_NAMES[s.top_argument(0)]
        args.update(figure=name, hex=hex_)
        targets = (_figure(s, name, hex_),)
    elif verb in ("hunt", "animal"):
        hex_ = HEX_NAMES[s.top_argument(0) if verb == "hunt" else s.top_argument(1)]
        args.update(species=SPECIES_NAMES[operands[0]], hex=hex_)
        targets = (f"herd:{SPECIES_NAMES[operands[0]]}:{hex_}",)
    elif verb == "region":
        args["number"] = operands[0] + 1
        targets = (f"region:forest:{operands[0] + 1}",)
    elif verb == "player":
        args.update(seat=operands[0], colour=colour(s, operands[0]))
        targets = (f"player:{operands[0]}",)
    elif verb in ("born", "sex"):
        args["sex"] = SEX_NAMES[operands[0]]
        if verb == "sex":
            # A foundling of this sex, or two of a couple.
            args["card"] = TRUMP_NAMES[s.top_argument(0)]
    elif verb == "steal":
        args["loot"] = LOOT[operands[0]]
    elif verb in ("warriors", "women", "wolves", "leave", "take"):
        args["count"] = operands[0]
    else:
        hex_ = HEX_NAMES[operands[0]]
        args["hex"] = hex_
        targets = _hex_targets(s, verb, hex_)
    return Choice(code, verb, targets, f"valley-choose-{verb.replace('_', '-')}", args)


def _window(s: ValleyState) -> dict[str, str | int]:
    """Choices are seen only by who decides: he may be told what the trumps are asked for."""
    told: dict[str, str | int] = {"window": WINDOW_NAMES[s.top_argument(0)], "hex": ""}
    if s.top_argument(1) >= 0:
        told["hex"] = HEX_NAMES[s.top_argument(1)]
    return told


def _figure(s: ValleyState, name: str, hex_: str) -> str:
    return f"{name}:{s.top_seat()}:{hex_}"


def _hex_targets(s: ValleyState, verb: str, hex_: str) -> tuple[str, ...]:
    """The same hex can be marched from and founded on: the first click tells them apart."""
    if verb == "march":
        return (f"people:{s.top_seat()}:{hex_}",)
    if verb == "found":
        return ("supply:settlement", f"hex:{hex_}")
    if verb == "sow":
        return ("supply:crop", f"hex:{hex_}")
    return (f"hex:{hex_}",)


def notation(s: ValleyState, code: int) -> str:
    """Short text for a code, e.g. ``march 1,-2``, ``warriors 3``, ``starve 1,-2 woman``, ``play forced_march``."""
    verb, operands = SPACE.decode(code)
    head = verb.replace("_", " ")
    if verb == "play":
        return f"{head} {TRUMP_NAMES[operands[0]]}"
    if verb == "starve":
        return f"{head} {HEX_NAMES[operands[0]]} {SEX_NAMES[operands[1]]}"
    if verb in ("lose", "spare", "born", "sex"):
        return f"{head} {FIGURE_NAMES[operands[0]]}"
    if verb in ("hunt", "animal"):
        return f"{head} {SPECIES_NAMES[operands[0]]}"
    if verb == "region":
        return f"{head} {operands[0] + 1}"
    if verb == "player":
        return f"{head} {colour(s, operands[0])}"
    if verb == "steal":
        return f"{head} {LOOT[operands[0]]}"
    if verb in ("warriors", "women", "wolves", "leave", "take"):
        return f"{head} {operands[0]}"
    if operands:
        return f"{head} {HEX_NAMES[operands[0]]}"
    return head
