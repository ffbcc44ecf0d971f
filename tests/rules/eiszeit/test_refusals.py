"""The answer to "Why not?" is true, and its advice can be followed.

Random games meet every kind of decision. Whatever is not offered there is asked for, and what the answer says of the
table is compared with the saved position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from beringia import Game, Position
from beringia.kernel.codes import Refusal
from tests.rules.eiszeit.board import GAME, changed_game, hand, offers, play, refused, table, wander

#: How many positions of each kind of decision are looked at, per game.
ENOUGH = 12
#: The card of each area, by number.
LANDSCAPES = ["", *(f"landscape_{GAME.content['areas'][str(number)]['landscape']}" for number in range(1, 13))]
BORDERS = {tuple(pair) for group in GAME.content["borders"] for pair in group["pairs"]}
DARK_CARDS = list(GAME.content["copies"])[15:]


def bordering(one: int, other: int) -> bool:
    return (one, other) in BORDERS or (other, one) in BORDERS


class Asked:
    """A code that is not offered: its operands, the answer, and the saved position it is judged by."""

    def __init__(self, position: Position, data: dict[str, Any], code: int, refusal: Refusal) -> None:
        assert position.decision is not None
        self.position = position
        self.kind = position.decision.kind
        self.seat = position.decision.seat or 0
        self.state = data["state"]
        self.step: list[Any] = self.state["agenda"][-1][2:]  # without name and seat
        self.refusal = refusal
        self.told = refusal.args
        self.verb, self.operands = position.game.codes.decode(code)
        self.owner, self.armed, self.origin, self.target = self._piece()

    def _piece(self) -> tuple[int, int, int, int]:
        if self.verb == "move":
            owner, armed, origin, target = self.operands
            return owner, armed, origin + 1, target + 1
        if self.verb == "remove":
            owner, armed, origin = self.operands
            return owner, armed, origin + 1, 0
        if self.verb in ("fire", "mammoth_move"):
            return -1, 0, self.operands[0] + 1, self.operands[1] + 1
        if self.verb in ("hunter", "mammoth", "trail", "ice"):
            return self.seat, 0, 0, self.operands[0] + 1
        return -1, 0, 0, 0

    @cached_property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["players"][self.seat]
        return found

    def area(self, number: object) -> dict[str, Any]:
        found: dict[str, Any] = self.state["areas"][int(str(number)) - 1]
        return found

    def hunters(self, owner: int, number: object, armed: int) -> int:
        """Those with a club, or those without."""
        if owner >= self.position.seats:
            return 0
        with_club = int(self.area(number)["armed"][owner])
        return with_club if armed else int(self.area(number)["hunters"][owner]) - with_club

    def fresh(self) -> int:
        """Hunters of the kind asked for that have not moved in this action."""
        place = (2 * self.owner + self.armed) * 12 + self.origin - 1
        return self.hunters(self.owner, self.origin, self.armed) - list(self.state["moved"]).count(place)

    def any_armed(self) -> bool:
        """Does a hunter with a club stand there that belongs to an opponent and is asked for?"""
        if self.verb != "swap":
            unarmed = 0 if self.armed else self.hunters(self.owner, self.origin, 0)
            return self.owner != self.seat and self.hunters(self.owner, self.told["area"], 1) > 0 and unarmed == 0
        return any(
            owner != self.seat and self.hunters(owner, number, 1) > 0 and (armed or self.hunters(owner, number, 0) == 0)
            for number, owner, armed in self.swapped()
            if number == self.told["area"]
        )

    def swapped(self) -> list[tuple[int, int, int]]:
        """Area, owner and club of both hunters of a swap."""
        pairs = [(one, other) for one in range(1, 13) for other in range(one + 1, 13)]
        areas = pairs[self.operands[0]]
        return [(area, piece // 2, piece % 2) for area, piece in zip(areas, self.operands[1:], strict=True)]

    def missing(self) -> bool:
        """There is no such hunter where the answer says."""
        if self.verb == "swap":
            return any(
                number == self.told["area"] and self.hunters(owner, number, armed) == 0
                for number, owner, armed in self.swapped()
            )
        return self.told["area"] == self.origin and self.hunters(self.owner, self.origin, self.armed) == 0

    def apart(self) -> bool:
        way = (int(self.told["from"]), int(self.told["to"]))
        expected = (self.origin, self.target) if self.verb != "swap" else tuple(area for area, _, _ in self.swapped())
        return way == expected and not bordering(*way)

    def elsewhere(self) -> bool:
        """The action leads to another area, or from another one."""
        if self.kind == "trail_step":
            return self.target != int(self.step[0]) + 1
        if self.kind != "migration_step":
            return False
        origin, target = divmod(int(self.step[0]), 12)
        return (self.origin, self.target) != (origin + 1, target + 1)

    def reachable(self) -> bool:
        """The action still allows a hunter in the target."""
        if self.kind == "place_hunter":
            return self.step[1] < 2 or not self.third_outside()
        return self.kind == "trail_step" and not self.hunters_gone() and not self.elsewhere()

    def third_outside(self) -> bool:
        third: bool = self.kind == "place_hunter" and self.step[1] == 2
        return third and LANDSCAPES[self.target] != str(self.state["card"])

    def hunters_gone(self) -> bool:
        return self.kind in ("trail_step", "migration_step") and not self.step[1]

    def mammoth_gone(self) -> bool:
        return self.kind in ("trail_step", "migration_step") and not self.step[2]

    def supply(self, what: str) -> int:
        return int(self.state["supply"][what])

    def card(self) -> str:
        """The card asked for: of the hand, or the open one."""
        if self.verb == "copy":
            return str(self.state["cards"][["light", "dark"][self.operands[0]]]["open"])
        return str(list(GAME.content["copies"])[1:][self.operands[0]])

    def in_hand(self) -> bool:
        return self.card() in self.me["hand"]

    def drawn_colour(self) -> set[bool]:
        """The colours of the hand if this card were drawn."""
        return {card in DARK_CARDS for card in self.me["hand"]} | {self.operands[0] == 1}

    def too_expensive(self) -> bool:
        return int(self.told["cost"]) > int(self.me["stones"]) == self.told["stones"]

    def of_one_owner(self) -> bool:
        owners = [place // 24 for place in self.state["moved"]]
        return owners == [self.owner, self.owner]

    def under_ice(self) -> bool:
        return self.told["area"] == self.target and bool(self.area(self.target)["ice"])


#: What has to be true for each reason.
TRUE: dict[str, Callable[[Asked], bool]] = {
    "not-in-hand": lambda a: not a.in_hand(),
    "nothing-to-copy": lambda a: a.in_hand() and a.card().startswith("cult"),
    "eight-stones": lambda a: bool(a.state["rich"]) and a.card() in DARK_CARDS,
    "no-mammoth-choice": lambda a: a.card() == "mammoth" and a.me["stones"] < 5,
    "too-expensive": lambda a: a.too_expensive(),
    "no-open-card": lambda a: a.card() == "None",
    "one-colour": lambda a: len(a.drawn_colour()) == 1,
    "no-opponent": lambda a: a.operands[0] == a.seat or a.operands[0] >= a.position.seats,
    "no-clubs": lambda a: a.supply("clubs") == 0,
    "no-unarmed-hunter": lambda a: a.hunters(a.seat, a.told["area"], 0) == 0,
    "no-mammoth": lambda a: a.area(a.told["area"])["mammoths"] == 0,
    "no-fire": lambda a: a.origin not in [area for area, _ in a.state["fires"]],
    "same-area": lambda a: a.origin == a.target,
    "not-neighbours": lambda a: a.apart(),
    "iced": lambda a: a.under_ice(),
    "far-from-ice": lambda a: (
        a.target > 4 and not any(a.area(number)["ice"] and bordering(number, a.target) for number in range(1, 13))
    ),
    "no-mammoth-supply": lambda a: a.supply("mammoths") == 0,
    "mammoth-supply": lambda a: a.supply("mammoths") > 0,
    "other-area": lambda a: a.elsewhere(),
    "no-reserve": lambda a: a.me["reserve"] == 0 and a.reachable(),
    "reserve-first": lambda a: a.me["reserve"] > 0 and a.reachable() and not a.area(a.target)["ice"],
    "third-hunter": lambda a: a.third_outside(),
    "hunters-used-up": lambda a: a.hunters_gone(),
    "mammoth-used-up": lambda a: a.mammoth_gone(),
    "no-hunter": lambda a: a.missing(),
    "armed": lambda a: a.any_armed(),
    "same-owner": lambda a: a.kind == "leave_step" and a.owner == a.step[1],
    "not-yours": lambda a: a.owner != a.seat and sum(a.hunters(a.owner, a.origin, armed) for armed in (0, 1)) > 0,
    "three-of-one": lambda a: a.kind == "drive_step" and a.of_one_owner(),
    "moved-already": lambda a: a.hunters(a.owner, a.origin, a.armed) > 0 and a.fresh() == 0,
}


def asked(position: Position) -> Iterator[Asked]:
    """Everything that belongs to the decision and is not offered."""
    data: dict[str, Any] = position.to_dict()
    step = position.state.top
    assert step is not None
    for verb in step.VERBS:
        for code in range(verb.base, verb.end):
            refusal = position.why_not(code)
            if refusal is not None:
                yield Asked(position, data, code, refusal)


def wrong_reasons(game: Game, players: int, seed: int) -> tuple[Counter[str], list[str]]:
    """How often each reason was given in a random game, and what was wrong."""
    kinds: Counter[str] = Counter()
    given: Counter[str] = Counter()
    wrong: list[str] = []
    for position, _ in wander(players, seed, game=game):
        if position.over or position.decision is None or kinds[position.decision.kind] == ENOUGH:
            continue
        kinds[position.decision.kind] += 1
        for question in asked(position):
            reason = question.refusal.key.removeprefix("eiszeit-why-")
            given[reason] += 1
            if reason not in TRUE or not TRUE[reason](question):
                wrong.append(f"{question.kind}, {question.verb} {question.operands}: {question.refusal}")
    return given, wrong


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3), (3, 4)])
def test_every_reason_is_true(players: int, seed: int) -> None:
    given, wrong = wrong_reasons(GAME, players, seed)
    assert wrong == []
    assert len(given) > 15


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize(
    ("old", "new"),
    [("hunters = 12", "hunters = 6"), ("clubs = 6\n", "clubs = 30\n"), ("clubs = 6\n", "clubs = 0\n")],
    ids=["few hunters", "many clubs", "no clubs"],
)
def test_every_reason_is_true_with_other_numbers(tmp_path: Path, old: str, new: str, players: int, seed: int) -> None:
    """Empty supplies and hunters with clubs are rare in random games, but not here."""
    _, wrong = wrong_reasons(changed_game(tmp_path / "content.toml", old, new), players, seed)
    assert wrong == []


# -- one by one


def placed(*choices: str, reserve: int = 0) -> Position:
    """Red has played Steppe or Trail; the steppes are 6 and 12."""
    areas = {6: f"red{5 - reserve}", 9: "red7"}
    cards = {"red": hand("landscape_steppe", "trail", "migration")}
    return play(table(3, areas=areas, stones={"red": 7}, hands=cards), *choices)


@pytest.mark.rule("EZ-8.7", "EZ-10.3")
def test_a_hunter_does_not_count_as_moved_because_a_comrade_came_to_its_area() -> None:
    p = placed("play landscape_steppe", "move red 9-6", "move red 9-6")
    assert "move red 6-12" in offers(p)
    assert refused(p, "move", 0, 0, 5, 9) == "EZ-10.3", "a third one outside the steppes"


@pytest.mark.rule("EZ-8.7", "EZ-10.5")
def test_neither_does_it_in_a_trail() -> None:
    p = placed("play trail", "trail 6", "move red 9-6")
    assert refused(p, "move", 0, 0, 5, 9) == "EZ-10.5"


@pytest.mark.rule("EZ-8.7", "EZ-10.8")
def test_nor_in_a_migration() -> None:
    p = placed("play migration", "move red 9-6")
    assert refused(p, "move", 0, 0, 5, 9) == "EZ-10.8"


@pytest.mark.rule("EZ-9.10", "EZ-10.24")
def test_a_club_is_the_reason_only_where_there_is_one() -> None:
    cards = {"red": hand("drive")}
    p = play(table(3, areas={6: "yellow2", 7: "green1*1"}, stones={"red": 7}, hands=cards), "play drive")
    refusal = p.why_not(GAME.codes.encode("move", 1, 1, 5, 6))
    assert refusal is not None
    assert (refusal.key, refusal.clause) == ("eiszeit-why-no-hunter", "EZ-10.24")
    assert refused(p, "move", 2, 1, 6, 5) == refused(p, "move", 2, 0, 6, 5) == "EZ-9.10"


@pytest.mark.rule("EZ-8.3", "EZ-10.5")
def test_nobody_is_sent_for_a_hunter_that_the_card_does_not_allow() -> None:
    at_home = placed("play trail", "trail 5", "hunter 5", "hunter 5", reserve=3)
    assert "mammoth 5" in offers(at_home)
    assert refused(at_home, "move", 0, 0, 8, 4) == refused(at_home, "hunter", 4) == "EZ-10.5"
    away = placed("play trail", "trail 5", "move red 9-5", "move red 9-5")
    assert refused(away, "hunter", 4) == refused(away, "hunter", 5) == "EZ-10.5"
    third = placed("play landscape_steppe", "move red 9-6", "move red 9-6")
    assert refused(third, "hunter", 9) == "EZ-10.3"
    assert refused(third, "hunter", 11) == "EZ-8.2"


@pytest.mark.rule("EZ-9.1", "EZ-9.7")
def test_no_club_for_an_area_without_own_hunters() -> None:
    p = table(3, areas={6: "red1*1", 7: "yellow1", 9: "red1"}, stones={"red": 7}, hands={"red": hand("club")})
    play(p, "play club", "take club")
    assert refused(p, "arm", 5) == "EZ-9.7"
    assert refused(p, "arm", 6) == "EZ-9.1"
