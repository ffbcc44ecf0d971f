"""How many clicks the turns of whole games cost a person: python tools/clicks.py [--game winter] [--games 5]

Bots play; their moves are clicked as a person would at a table with bots. *Before*: choice by choice. *After*: with the
macros that the engine plans, wherever one does a part of what was done. Another order counts as the same where it leads
to the same position. What the server answers for a person costs nothing; what needs several elements (a figure, then
its column) or has to be unfolded costs each click, as in ``web/src/lib/picker.svelte.ts``.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import beringia
from beringia import Choice, Position
from beringia.kernel.codes import Macro

#: Who plays, and the decision with which a turn begins.
GAMES = {
    "eiszeit": (3, "greedy", "play_card"),
    "valley": (3, "greedy", "turn_action"),
    "winter": (3, "tuned", "turn_start"),
}
#: More choices than this are not listed whole: first the piece is clicked, then where it goes.
LISTED = 8
#: So many macros are tried at a time: those that spare most.
TRIED = 2
#: More macros than this are not listed, but clicked on the board.
FEW = 4
#: Games whose pieces may be clicked in any order.
UNORDERED = {"swap"}

Offer = Choice | Macro


def clicks(offers: Sequence[Offer], wanted: Offer) -> int:
    """The clicks with which a person gets at one of the offers that a page shows."""
    if not wanted.targets:
        return 1
    left = [offer for offer in offers if offer.targets]
    depth = _shared(left)
    count = 0
    while True:
        if len(left) <= LISTED or all(len(offer.targets) - depth <= 1 for offer in left):
            return count + 1
        element = wanted.targets[depth]
        left = [offer for offer in left if len(offer.targets) > depth and element in _next(offer, depth)]
        depth += 1
        count += 1
        if depth == len(wanted.targets):  # clicked to its end: a menu if it means several things
            return count + (len(left) > 1)


def _next(offer: Offer, depth: int) -> Sequence[str]:
    return offer.targets if offer.verb in UNORDERED else (offer.targets[depth],)


def _shared(offers: Sequence[Offer]) -> int:
    """So many elements are the same in all offers: nobody has to click them."""
    depth = 0
    while len(offers) > 1 and all(
        len(offer.targets) > depth + 1 and offer.targets[depth] == offers[0].targets[depth] for offer in offers
    ):
        depth += 1
    return depth


class Page:
    """What the page of the seat that decides shows."""

    def __init__(self, position: Position, in_one_go: bool = True) -> None:
        self.choices = {choice.code: choice for choice in position.choices_for(position.seat)}
        self.spared = position.formality is not None or list(self.choices) == [position.passing]
        self.macros = position.macros() if in_one_go else []
        self.folds = any(macro.whole for macro in self.macros)
        shown = [macro.targets for macro in self.macros]
        covered = {targets for targets in shown if targets and shown.count(targets) == 1}
        same = {(macro.key, str(macro.args)) for macro in self.macros}
        self.hidden = {
            code
            for code, choice in self.choices.items()
            if choice.targets in covered or (choice.key, str(choice.args)) in same
        }
        self.listed = [choice for code, choice in self.choices.items() if code not in self.hidden]

    def before(self, code: int) -> int:
        """Without macros."""
        return 0 if self.spared else clicks(list(self.choices.values()), self.choices[code])

    def alone(self, code: int) -> int:
        """A single choice on a page with macros: what they stand for is unfolded first."""
        if self.spared:
            return 0
        if code in self.hidden:
            return 1 + self.before(code)
        return self.folds + clicks(self.listed, self.choices[code])

    def at_once(self, macro: Macro) -> int:
        """A button; where there are many, its elements on the board, and which of several is meant."""
        folded = self.folds and not macro.whole
        shown = [other for other in self.macros if other.whole != folded] if self.folds else self.macros
        on_board = [other.targets for other in shown if other.targets]
        if not macro.targets or len(on_board) <= FEW:
            return folded + 1
        return folded + len(macro.targets) + (on_board.count(macro.targets) > 1)


def without(codes: Sequence[int], some: Sequence[int]) -> list[int] | None:
    """The codes that are left; None if some are not among them."""
    left = list(codes)
    for code in some:
        if code not in left:
            return None
        left.remove(code)
    return left


def ends(position: Position, codes: Sequence[int]) -> dict[str, int]:
    """After how many of these choices each position is reached."""
    ahead = position.copy()
    found: dict[str, int] = {}
    for number, code in enumerate(codes, 1):
        if code in ahead.choices():
            ahead.play(code)
        found[ahead.digest()] = number
    return found


def after_macro(position: Position, macro: Macro) -> str:
    ahead = position.copy()
    for code in macro.choices:
        ahead.play(code)
    return ahead.digest()


def leads_to(position: Position, codes: Sequence[int], digest: str) -> bool:
    """Do these choices, as far as they are asked for, lead to this position?"""
    ahead = position.copy()
    for code in codes:
        if code in ahead.choices():
            ahead.play(code)
    return ahead.digest() == digest


def count(position: Position, codes: Sequence[int]) -> tuple[int, int]:
    """The clicks for these choices of one seat from a position on, before and after."""
    here, pages = position.copy(), []
    for code in codes:
        pages.append(Page(here, in_one_go=False))
        here.play(code)
    before = sum(page.before(code) for page, code in zip(pages, codes, strict=True))
    digest = here.digest()
    return before, fewest(position, list(codes), digest, {})


def fewest(here: Position, left: list[int], digest: str, known: dict[str, int]) -> int:
    """The clicks with which a person gets from here to where these choices lead; ``known`` spares looking twice."""
    at = here.digest()
    if at == digest:
        return 0
    if at in known:
        return known[at]
    while left[0] not in here.choices():  # another way has made it unnecessary
        left = left[1:]
    page = Page(here)
    ways = [] if page.alone(left[0]) == 0 else usable(here, left, digest, page)
    found: list[int] = []
    for macro, rest in ways:
        ahead = here.copy()
        for code in macro.choices:
            ahead.play(code)
        found.append(page.at_once(macro) + fewest(ahead, rest, digest, known))
    if not found:
        ahead = here.copy()
        ahead.play(left[0])
        found = [page.alone(left[0]) + fewest(ahead, left[1:], digest, known)]
    known[at] = min(found)
    return known[at]


def usable(here: Position, left: list[int], digest: str, page: Page) -> list[tuple[Macro, list[int]]]:
    """The macros that spare most clicks of what is still to be done, and what is left then."""
    found: list[tuple[int, Macro, list[int]]] = []
    reached = ends(here, left)
    for macro in page.macros:
        saved = len(macro.choices) - page.at_once(macro)
        if saved < 0:
            continue
        # By whatever way to the same place; or the same things in another order or by another way.
        same = reached.get(after_macro(here, macro))
        if same is not None:
            found.append((saved, macro, left[same:]))
            continue
        rests = [rest for rest in (without(left, macro.choices),) if rest is not None]
        if macro.choices[0] == left[0]:
            rests.append(left[len(macro.choices) :])
        for rest in rests:
            if leads_to(here, [*macro.choices, *rest], digest):
                found.append((saved, macro, rest))
                break
    found.sort(key=lambda way: -way[0])
    return [(macro, rest) for _, macro, rest in found[:TRIED]]


def play(key: str, seed: int) -> list[tuple[int, int]]:
    """The clicks of every turn of a whole game, before and after."""
    seats, bot, begins = GAMES[key]
    game = beringia.game(key)
    players = [beringia.bots.make(bot, game, seed=seed * seats + seat) for seat in range(seats)]
    position = game.start(seats, seed=seed)
    turns: list[tuple[int, int]] = []
    latest: dict[int, int] = {}  # of each seat; all that it decides until its next turn belongs to this one
    owner: int | None = None  # whose turn it is
    while not position.over:
        seat, start, codes = position.seat, position.copy(), []
        assert seat is not None
        if kind_of(position) == begins and owner != seat:
            owner = seat
            latest[seat] = len(turns)
            turns.append((0, 0))
        while position.seat == seat:
            codes.append(players[seat].choose(position))
            position.play(codes[-1])
            if position.revealed:
                break
        if seat in latest:
            before, after = count(start, codes)
            turn = turns[latest[seat]]
            turns[latest[seat]] = (turn[0] + before, turn[1] + after)
    return [turn for turn in turns if turn[0] > 0]


def kind_of(position: Position) -> str:
    return "" if position.decision is None else position.decision.kind


def report(key: str, games: int) -> None:
    seats, bot, _ = GAMES[key]
    turns: list[tuple[int, int]] = []
    for seed in range(1, games + 1):
        played = play(key, seed)
        turns += played
        print(f"{key}, game {seed}, {len(played)} turns: {told(played)}", flush=True)
    print(f"{key}, {games} games with {seats} players ({bot}), {len(turns)} turns: {told(turns)}", flush=True)


def told(turns: Sequence[tuple[int, int]]) -> str:
    before, after = [turn[0] for turn in turns], [turn[1] for turn in turns]
    return (
        f"median {statistics.median(before):g} -> {statistics.median(after):g}, "
        f"mean {statistics.mean(before):.1f} -> {statistics.mean(after):.1f} clicks per turn"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="clicks per turn of whole games, choice by choice and with macros")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="which game; all of them if not given")
    parser.add_argument("--games", type=int, default=5, help="how many games of each (default %(default)s)")
    given = parser.parse_args(arguments)
    for key in given.game or GAMES:
        report(key, given.games)


if __name__ == "__main__":
    main()
