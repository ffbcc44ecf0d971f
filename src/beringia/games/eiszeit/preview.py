"""What would follow from the choices of a decision: what a card costs or brings, and whom each area could not feed.

The fires lie face down: what an area feeds is a range, and the chance of a loss follows from the tiles there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit.conflicts import MOST_LOSSES, find_losses
from beringia.games.eiszeit.glacier import Glacier
from beringia.games.eiszeit.light_pieces import MammothChoice, mammoth_cost
from beringia.games.eiszeit.playing import CultChoice, PlayCard
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import AREAS, LIGHT_KINDS, MAMMOTH_CARD, Area, Seat, is_cult
from beringia.games.eiszeit.verbs import (
    ARM,
    ATTACH,
    COPY,
    FIRE,
    HUNTER,
    ICE,
    MAMMOTH,
    MAMMOTH_LEAVES,
    MAMMOTH_MOVE,
    MOVE,
    PLAY,
    REMOVE,
    SWAP,
    TRAIL,
)
from beringia.kernel.codes import Argument, Verb
from beringia.kernel.previews import BAD, GOOD, PLAIN, Preview, percent

#: Choices that change what stands in areas.
_MOVING: Final[tuple[Verb, ...]] = (
    HUNTER, MOVE, REMOVE, SWAP, MAMMOTH, MAMMOTH_MOVE, MAMMOTH_LEAVES, FIRE, ARM, ATTACH,
)  # fmt: skip


def previews(s: EiszeitState, seat: Seat, choices: Sequence[int]) -> list[Preview]:
    fates: Fates = {}
    lines = [] if isinstance(s.top, Glacier) else _dangers(s, seat, fates)
    for code in choices:
        if ICE.has(code):
            lines.append(_ice(s, seat, code))
        elif isinstance(s.top, PlayCard) and PLAY.has(code):
            lines += _price(s, seat, code, PLAY.read(code))
        elif isinstance(s.top, CultChoice) and COPY.has(code):
            lines += _price(s, seat, code, s.open[COPY.read(code)])
        elif TRAIL.has(code):
            area = TRAIL.read(code)
            lines.append(_area(_fate(s, area, fates), seat, area, code))
        elif any(verb.has(code) for verb in _MOVING):
            if isinstance(s.top, MammothChoice):
                lines.append(_paid(s, seat, code, int(mammoth_cost(s, code))))
            lines += _changes(s, seat, code, fates)
    return lines


# -- food and hunters (section 13)


@cache
def fire_chances(copies: tuple[int, ...], tiles: int) -> list[float]:
    """How likely so many face-down tiles are worth 0, 1, 2, ... together; ``copies``: how many there are by value."""
    ways = {(0, 0): 1}  # by tiles drawn and what they are worth
    for value, number in enumerate(copies):
        grown: dict[tuple[int, int], int] = {}
        for (drawn, worth), count in ways.items():
            for more in range(min(number, tiles - drawn) + 1):
                place = (drawn + more, worth + value * more)
                grown[place] = grown.get(place, 0) + count * comb(number, more)
        ways = grown
    all_ways = comb(sum(copies), tiles)
    most = max([worth for drawn, worth in ways if drawn == tiles])
    return [ways.get((tiles, worth), 0) / all_ways for worth in range(most + 1)]


class Fate:
    """An area if the round ended now: what it feeds, at least and at most, and who would lose hunters there."""

    def __init__(self, s: EiszeitState, area: Area) -> None:
        self.hunters = int(s.hunters_in(area))
        self.least = int(s.content.base_limit + s.mammoths[area])
        chances = fire_chances(tuple(s.content.fire_copies), int(s.fires[area]))
        possible = [worth for worth, chance in enumerate(chances) if chance > 0.0]
        self.most = self.least + possible[-1]
        self.least += possible[0]
        #: By seat: the chance to lose hunters, and how many at most.
        self.chance = [0.0] * int(s.seats)
        self.losses = [0] * int(s.seats)
        for worth in possible:
            losers = vec[i64]([0] * MOST_LOSSES)
            limit: i64 = s.content.base_limit + s.mammoths[area] + worth
            count = find_losses(s, area, limit, losers)
            lost = [int(losers[index]) for index in range(count)]
            for seat in set(lost):
                self.chance[seat] += chances[worth]
                self.losses[seat] = max(self.losses[seat], lost.count(seat))


#: What was worked out already, by what stands in an area.
Fates = dict[tuple[int, ...], Fate]


def _fate(s: EiszeitState, area: Area, fates: Fates) -> Fate:
    stands = [int(s.mammoths[area]), int(s.fires[area])]
    for owner in range(s.seats):
        stands += [int(s.hunters[Seat(owner), area]), int(s.armed[Seat(owner), area])]
    key = tuple(stands)
    if key not in fates:
        fates[key] = Fate(s, area)
    return fates[key]


def _area(fate: Fate, seat: Seat, area: Area, choice: int | None) -> Preview:
    others = len([other for other, chance in enumerate(fate.chance) if chance > 0.0 and other != seat])
    mine = fate.chance[seat]
    args: dict[str, Argument] = {
        "area": int(area) + 1,
        "hunters": fate.hunters,
        "least": fate.least,
        "most": "" if fate.most == fate.least else fate.most,
        "chance": percent(mine),
        "losses": fate.losses[seat],
        "others": others,
    }
    tone = BAD if mine > 0.0 else GOOD if others else PLAIN
    return Preview(choice, "eiszeit-preview-area", args, [_element(area)], tone)


def _dangers(s: EiszeitState, seat: Seat, fates: Fates) -> list[Preview]:
    """The areas that may not feed all their hunters, those of the own hunters first."""
    found: list[tuple[float, int, Preview]] = []
    for number in range(i64(AREAS)):
        area = Area(number)
        if s.hunters_in(area) > s.content.base_limit + s.mammoths[area]:
            fate = _fate(s, area, fates)
            if max(fate.chance) > 0.0:
                found.append((-fate.chance[seat], int(number), _area(fate, seat, area, None)))
    found.sort(key=lambda entry: entry[:2])
    return [line for _, _, line in found]


def _changes(s: EiszeitState, seat: Seat, code: int, fates: Fates) -> list[Preview]:
    """The areas with hunters that a choice changes, as they would be then."""
    step = s.top
    assert step is not None
    after = s.copy()
    after.top = step.below
    step.carry_out(after, code)
    found: list[Preview] = []
    for number in range(i64(AREAS)):
        area = Area(number)
        same = s.mammoths[area] == after.mammoths[area] and s.fires[area] == after.fires[area]
        for owner in range(s.seats):
            same = same and s.hunters[Seat(owner), area] == after.hunters[Seat(owner), area]
            same = same and s.armed[Seat(owner), area] == after.armed[Seat(owner), area]
        if not same:
            fate = _fate(after, area, fates)
            if fate.hunters > 0:
                found.append(_area(fate, seat, area, code))
    return found


# -- prices (sections 5 and 10)


def _price(s: EiszeitState, seat: Seat, code: int, card: i64) -> list[Preview]:
    """What playing or copying a card costs, or what it brings."""
    if card < 0 or is_cult(card):
        return []
    if card == MAMMOTH_CARD:
        return [Preview(code, "eiszeit-preview-mammoth", _stones(s, seat, 0))]
    if card < LIGHT_KINDS:
        return [_paid(s, seat, code, int(s.content.cost[card]))]
    gain = int(min(s.content.gain[card], s.dark_stones + s.light_stones))
    last: bool = s.content.gain[card] >= s.dark_stones
    if last and s.last_round():
        return [Preview(code, "eiszeit-preview-void", {}, (), BAD)]
    found = [Preview(code, "eiszeit-preview-gain", _stones(s, seat, -gain))]
    if s.players[seat].stones + gain >= s.content.stones_forbid_dark:
        forbids: dict[str, Argument] = {"stones": int(s.content.stones_forbid_dark)}
        found.append(Preview(code, "eiszeit-preview-rich", forbids, (), BAD))
    if last:
        found.append(Preview(code, "eiszeit-preview-ends", {}, ("supply:dark",)))
    return found


def _paid(s: EiszeitState, seat: Seat, code: int, cost: int) -> Preview:
    return Preview(code, "eiszeit-preview-cost", _stones(s, seat, cost))


def _stones(s: EiszeitState, seat: Seat, cost: int) -> dict[str, Argument]:
    return {"cost": abs(cost), "stones": int(s.players[seat].stones) - cost}


# -- the glacier (section 15)


def _ice(s: EiszeitState, seat: Seat, code: int) -> Preview:
    """Who would have to leave the area."""
    area = ICE.read(code)
    mine = int(s.hunters[seat, area])
    if s.hunters_in(area) + s.mammoths[area] == 0:
        return Preview(code, "eiszeit-preview-ice-empty", {}, [_element(area)])
    args: dict[str, Argument] = {
        "area": int(area) + 1,
        "placed": mine,
        "hunters": int(s.hunters_in(area)) - mine,
        "mammoths": int(s.mammoths[area]),
    }
    return Preview(code, "eiszeit-preview-ice", args, [_element(area)], BAD if mine else PLAIN)


def _element(area: Area) -> str:
    return f"area:{int(area) + 1}"
