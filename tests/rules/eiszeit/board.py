"""Setting up positions of Eiszeit for clause tests, in the notation of the worked examples.

``table(3, areas={9: "M2 F[1,0] red3 blue2*1"}, stones={"red": 3}, hands={"red": ["fire", ...]}, turn="red")`` is a
position in which everything that is not given is arbitrary but legal: cards, stones and hunters that are not mentioned
go where they can do no harm, so that every invariant of section 23 holds.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Event, Game, Position, PositionError
from beringia.games.eiszeit.content import CONTENT_FILE

State = dict[str, Any]

COLOURS = ["red", "yellow", "green", "blue", "black"]
GAME = beringia.game("eiszeit")

_PIECE = re.compile(r"M(?P<mammoths>\d+)|F\[(?P<fires>[\d,]*)\]|(?P<colour>[a-z]+)(?P<count>\d+)(?:\*(?P<armed>\d+))?")


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def table(
    players: int,
    *,
    areas: Mapping[int, str] | None = None,
    iced: Sequence[int] | None = None,
    stones: Mapping[str, int] | None = None,
    dark: int | None = None,
    light: int | None = None,
    mammoth_supply: int | None = None,
    clubs: Mapping[str, int] | None = None,
    scores: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    open_light: str | None = None,
    open_dark: str | None = None,
    under_light: Sequence[str] = (),
    under_dark: Sequence[str] = (),
    light_deck: Sequence[str] | None = None,
    dark_deck: Sequence[str] | None = None,
    turn: str = "red",
    round_: int | None = None,
    rounds: int = 4,
    ended_by: str | None = None,
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
) -> Position:
    """A position, by default at the start of a settle turn of ``turn``."""
    return game.from_dict(
        table_dict(
            players, areas=areas, iced=iced, stones=stones, dark=dark, light=light, mammoth_supply=mammoth_supply,
            clubs=clubs, scores=scores, hands=hands, open_light=open_light, open_dark=open_dark,
            under_light=under_light, under_dark=under_dark, light_deck=light_deck, dark_deck=dark_deck, turn=turn,
            round_=round_, rounds=rounds, ended_by=ended_by, agenda=agenda, game=game,
        )
    )  # fmt: skip


def table_dict(
    players: int,
    *,
    areas: Mapping[int, str] | None = None,
    iced: Sequence[int] | None = None,
    stones: Mapping[str, int] | None = None,
    dark: int | None = None,
    light: int | None = None,
    mammoth_supply: int | None = None,
    clubs: Mapping[str, int] | None = None,
    scores: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    open_light: str | None = None,
    open_dark: str | None = None,
    under_light: Sequence[str] = (),
    under_dark: Sequence[str] = (),
    light_deck: Sequence[str] | None = None,
    dark_deck: Sequence[str] | None = None,
    turn: str = "red",
    round_: int | None = None,
    rounds: int = 4,
    ended_by: str | None = None,
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
) -> dict[str, Any]:
    """The dictionary behind ``table``, for tests that want to break it first."""
    data: dict[str, Any] = game.start(players, seed=1, options={"rounds": rounds}).to_dict()
    state = data["state"]
    steps = agenda if agenda is not None else [["turn", seat(turn)]]
    state["round"] = _earliest(state, iced or [], steps) if round_ is None else round_
    state["turn"] = seat(turn)
    state["ended_by"] = None if ended_by is None else seat(ended_by)
    state["agenda"] = steps
    if iced is not None:
        for number, area in enumerate(state["areas"], 1):
            area["ice"] = number in iced
    fires = _set_areas(state, areas or {}, mammoth_supply)
    settled = bool(steps) and steps[0][0] not in ("scoring", "glacier_phase", "next_round")
    _set_fires(state, fires, settled)
    for player in state["players"]:
        player["reserve"] = 12
    for number, area in enumerate(state["areas"], 1):
        assert not (area["ice"] and any(area["hunters"])), f"area {number} is iced"
        for index, count in enumerate(area["hunters"]):
            state["players"][index]["reserve"] -= count
    kept = clubs or {}
    for index, player in enumerate(state["players"]):
        player["score"] = (scores or {}).get(COLOURS[index], 0)
        player["clubs"] = kept.get(COLOURS[index], 0)
    state["supply"]["clubs"] = 6 - sum(kept.values()) - sum(sum(area["armed"]) for area in state["areas"])
    _set_stones(state, players, stones or {}, dark, light)
    _set_cards(state, game, hands or {}, (open_light, open_dark), (under_light, under_dark), (light_deck, dark_deck))
    return data


def _earliest(state: dict[str, Any], iced: Sequence[int], steps: list[list[Any]]) -> int:
    """The first round in which this much ice can lie: one area is iced at the end of each."""
    new: int = len(set(iced)) - sum(area["ice"] for area in state["areas"])
    ended = bool(steps) and steps[-1][0] == "next_round"
    return max(1, new if ended else new + 1)


def _set_areas(state: dict[str, Any], areas: Mapping[int, str], mammoth_supply: int | None) -> dict[int, list[int]]:
    players = len(state["players"])
    total = sum(area["mammoths"] for area in state["areas"]) + state["supply"]["mammoths"]
    fires: dict[int, list[int]] = {}
    for area in state["areas"]:
        area["mammoths"] = 0
        area["hunters"] = [0] * players
        area["armed"] = [0] * players
    for number, text in areas.items():
        area = state["areas"][number - 1]
        for piece in text.split():
            match = _PIECE.fullmatch(piece)
            assert match, f"not a piece: {piece}"
            if match["mammoths"]:
                area["mammoths"] = int(match["mammoths"])
            elif match["fires"] is not None:
                fires[number] = [int(value) for value in match["fires"].split(",") if value]
            else:
                area["hunters"][seat(match["colour"])] = int(match["count"])
                area["armed"][seat(match["colour"])] = int(match["armed"] or 0)
    left = total - sum(area["mammoths"] for area in state["areas"])
    state["supply"]["mammoths"] = left if mammoth_supply is None else mammoth_supply
    # Mammoths that the example does not mention graze where nobody is.
    spare = left - state["supply"]["mammoths"]
    empty = [n for n, a in enumerate(state["areas"], 1) if not a["ice"] and n not in areas]
    for index in range(spare):
        state["areas"][empty[index % len(empty)] - 1]["mammoths"] += 1
    assert spare >= 0, "more mammoths than there are"
    return fires


def _set_fires(state: dict[str, Any], fires: Mapping[int, list[int]], settling: bool) -> None:
    values = Counter({0: 4, 1: 5, 2: 5})
    tiles: list[list[int]] = []
    open_areas = [number for number, area in enumerate(state["areas"], 1) if not area["ice"]]
    if settling:
        for number, given in fires.items():
            tiles.extend([number, value] for value in given)
        free = sum(len(given) - 1 for given in fires.values())
        for number in open_areas:
            if number in fires:
                continue
            if free > 0:
                free -= 1
            else:
                tiles.append([number, -1])
        missing = len(open_areas) - len(tiles)
        # Areas that are said to have no fire give theirs to the last open area that is not mentioned.
        spare = [number for number in open_areas if number not in fires]
        tiles.extend([spare[-1], -1] for _ in range(missing))
    tiles.extend([0, -1] for _ in range(14 - len(tiles)))
    values.subtract(value for _, value in tiles if value >= 0)
    pool = sorted(values.elements())
    for tile in tiles:
        if tile[1] < 0:
            tile[1] = pool.pop()
    state["fires"] = tiles


def _set_stones(
    state: dict[str, Any], players: int, stones: Mapping[str, int], dark: int | None, light: int | None
) -> None:
    total = {3: 32, 4: 41, 5: 50}[players]
    amounts = [stones.get(colour, -1) for colour in COLOURS[:players]]
    supplies = [-1 if dark is None else dark, -1 if light is None else light]
    left = total - sum(amount for amount in amounts + supplies if amount >= 0)
    for index, amount in enumerate(amounts):
        if amount < 0:
            amounts[index] = min(4, left)
            left -= amounts[index]
    if supplies[0] < 0:
        supplies[0] = left if supplies[1] >= 0 else min(left, 20)
        left -= supplies[0]
    if supplies[1] < 0:
        supplies[1], left = left, 0
    if left:
        # Both supplies are given: what is left goes to the players the example does not mention.
        others = [index for index, colour in enumerate(COLOURS[:players]) if colour not in stones]
        assert others, f"the stones do not add up: {left} left over"
        amounts[others[-1]] += left
    state["supply"]["dark"], state["supply"]["light"] = supplies
    for index, amount in enumerate(amounts):
        state["players"][index]["stones"] = amount


def _set_cards(
    state: dict[str, Any],
    game: Game,
    hands: Mapping[str, Sequence[str]],
    opens: tuple[str | None, str | None],
    under: tuple[Sequence[str], Sequence[str]],
    decks: tuple[Sequence[str] | None, Sequence[str] | None],
) -> None:
    copies = {card: count for card, count in game.content["copies"].items() if card != "source"}
    names = list(copies)
    pools = [Counter({c: copies[c] for c in names[:14]}), Counter({c: copies[c] for c in names[14:]})]
    given = [card for hand in hands.values() for card in hand] + [card for card in opens if card]
    given += [card for pile in under for card in pile] + [card for deck in decks if deck for card in deck]
    for pool in pools:
        pool.subtract(card for card in given if card in pool)
        assert min(pool.values()) >= 0, "more copies of a card than there are"
    rest = [sorted(pool.elements()) for pool in pools]
    for index, player in enumerate(state["players"]):
        hand = list(hands.get(COLOURS[index], ()))
        if not hand:
            hand = [rest[0].pop(0) for _ in range(2)] + [rest[1].pop(0) for _ in range(3)]
        player["hand"] = hand
        player["discarded"] = []
    for which, name in enumerate(("light", "dark")):
        pile = state["cards"][name]
        deck = decks[which]
        pile["open"] = opens[which]
        pile["seen"] = list(under[which])
        pile["deck"] = rest[which] if deck is None else list(deck)
        if deck is not None:
            # Cards that have no other place lie face down in the pile.
            pile["seen"] += rest[which]


def play(position: Position, *texts: str) -> Position:
    """Make the choices written like this, one after the other."""
    for text in texts:
        position.play(position.parse(text))
    return position


def tell(position: Position, text: str) -> list[Event]:
    """Make a choice and return what happened."""
    return position.play_and_tell(position.parse(text))


def offers(position: Position) -> set[str]:
    """What can be chosen, in notation."""
    return {position.notation(choice) for choice in position.choices()}


def decision(position: Position) -> str:
    """The kind of decision that the table waits for, with the colour that decides: ``"red play_card"``."""
    found = position.decision
    return "over" if found is None else f"{COLOURS[found.seat or 0]} {found.kind}"


def area(position: Position, number: int) -> dict[str, Any]:
    """An area as the spectator sees it."""
    found: dict[str, Any] = position.view(None)["areas"][number - 1]  # type: ignore[index]
    return found


def hunters(position: Position, colour: str, number: int) -> int:
    return int(area(position, number)["hunters"][seat(colour)])


def player(position: Position, colour: str) -> dict[str, Any]:
    """A player as the spectator sees him."""
    found: dict[str, Any] = position.view(None)["players"][seat(colour)]  # type: ignore[index]
    return found


def supply(position: Position, what: str) -> int:
    """dark, light, mammoths, clubs or fires."""
    return int(position.view(None)["supply"][what])  # type: ignore[index]


def pile(position: Position, colour: str) -> dict[str, Any]:
    """Deck size, open card and pile size of the light or dark cards."""
    found: dict[str, Any] = position.view(None)["cards"][colour]  # type: ignore[index]
    return found


def hand(*cards: str) -> list[str]:
    """A legal hand that holds these cards and is filled up with cards that are always playable."""
    filler = ["leave_one", "fire", "leave_one", "fire", "mammoth_leaves"]
    found = list(cards) + filler[: 5 - len(cards)]
    light = sum(1 for card in found if card in list(GAME.content["copies"])[1:15])
    assert len(found) == 5, "a hand has five cards"
    assert 0 < light < 5, "a hand has cards of both colours"
    return found


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say to everybody: their arguments, and as ``who`` the seat they are about."""
    return [{**event.args, "who": event.seat} for event in events if event.kind == kind]


def refused(position: Position, verb: str, *operands: int) -> str:
    """The clause that forbids a choice; operands count from 0, as in the code space."""
    refusal = position.why_not(GAME.codes.encode(verb, *operands))
    assert refusal is not None, f"{verb} {operands} is offered"
    return refusal.clause


def refusal(break_it: Callable[[State], object], players: int = 3, **given: Any) -> str:
    """What is said about a position after something in it was broken; sound it must be before."""
    data = table_dict(players, **given)
    GAME.from_dict(data)
    break_it(data["state"])
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(data)
    return str(caught.value)


def targets(position: Position) -> set[int]:
    """The areas that some offered choice would bring a hunter, a mammoth or a fire tile into."""
    found: set[int] = set()
    for choice in position.choices_for(position.seat):
        if choice.verb in ("hunter", "trail", "mammoth"):
            found.add(int(choice.args["area"]))
        elif choice.verb in ("move", "mammoth_move", "fire"):
            found.add(int(choice.args["to"]))
        elif choice.verb == "swap":
            found |= {int(choice.args["first_area"]), int(choice.args["second_area"])}
    return found


def finish_turn(position: Position) -> list[Event]:
    """Decline and keep whatever can be, until the turn is over; returns what happened."""
    events: list[Event] = []
    turn = position.view(None)["turn"]
    while position.decision is not None and position.decision.kind not in ("play_card", "glacier"):
        if position.view(None)["turn"] != turn:
            break  # the next player has to draw before he plays
        offered = [position.notation(choice) for choice in position.choices()]
        easy = [text for text in offered if text in ("stop", "keep", "no discard")]
        events += tell(position, (easy or offered)[0])
    assert position.decision is None or position.decision.kind == "glacier" or position.seat != turn
    return events


def changed_game(path: Path, old: str, new: str) -> Game:
    """The game with a content file of its own, written to ``path``, in which ``old`` is replaced by ``new``."""
    text = CONTENT_FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} must stand in the content exactly once"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return beringia.game("eiszeit", content=path)


def wander(players: int, seed: int, rounds: int = 4, game: Game = GAME) -> Iterator[tuple[Position, list[Event]]]:
    """A random game: at every decision, and at the end, the position and what has happened since the last decision."""
    chance = random.Random(seed)
    position = game.start(players, seed=seed, options={"rounds": rounds})
    events = position.opening
    while not position.over:
        yield position, events
        choices = position.choices()
        if chance.random() < 0.5:
            # A verb first: otherwise the few ways to decline would hardly ever be chosen.
            verb = chance.choice(sorted({position.describe(choice).verb for choice in choices}))
            choices = [choice for choice in choices if position.describe(choice).verb == verb]
        events = position.play_and_tell(chance.choice(choices))
    yield position, events


def after_conflicts(players: int, areas: dict[int, str]) -> tuple[Position, list[Event]]:
    """Red takes the last dark stone on this board; the position at the glacier, and all that happened since."""
    p = table(players, areas=areas, stones={"red": 2}, dark=2, hands={"red": hand("fire", "fire_dark")})
    play(p, "play fire_dark", "opponent yellow", "stop", "no discard")
    events = tell(p, "draw light")
    assert p.view(None)["phase"] == "glacier"
    return p, events


def losses(events: list[Event], number: int) -> list[str]:
    """Who removed hunters from an area, in order."""
    return [COLOURS[loss["who"]] for loss in told(events, "conflict_lost") if loss["area"] == number]


def limits(events: list[Event]) -> dict[int, int]:
    return {int(began["area"]): int(began["limit"]) for began in told(events, "conflict_began")}


def stones(position: Position) -> list[int]:
    """Stones of the players in order of seats."""
    return [int(player(position, COLOURS[index])["stones"]) for index in range(position.seats)]


def iced(position: Position) -> set[int]:
    """The areas under ice."""
    return {number for number in range(1, 13) if area(position, number)["ice"]}


def left(position: Position, number: int) -> dict[str, int]:
    """The hunters that stand in an area, by colour."""
    counts = area(position, number)["hunters"]
    return {COLOURS[index]: count for index, count in enumerate(counts) if count}


def begin(card: str, players: int = 3, stones: int = 7, **given: Any) -> Position:
    """Red has just played a light card."""
    position = table(players, stones={"red": stones}, hands={"red": hand(card)}, **given)
    return play(position, f"play {card}")


def mammoth_offers(position: Position) -> set[str]:
    return {offer for offer in offers(position) if offer.startswith("mammoth")}
