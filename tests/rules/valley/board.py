"""Setting up positions of Valley of the Mammoths for clause tests, in the notation of the worked examples.

``table(hexes={"1,-2": "red:2w1f village:red crop bison2", "1,-1": "blue:1w"}, phase=4)`` is the position in which
phase 4 of S2 of year 2 begins on the board N1/S1. What is not given is harmless: tribes have an anchor of 1w+1f far
away, 12 food and no trumps; all other animals are in the bag, all other cards in the decks. Red, who is start player,
sits before blue, green, yellow, orange and teal.

What can stand on a hex: ``red:3w2f1t`` (warriors, women, tamed wolves), ``village:red`` or ``cave:red``, ``crop``
(intact) or ``crop1`` (damaged), ``fence``, ``wolf``, ``bison2``, ``pack3`` (letterless wolves), ``loner:w`` or
``loner:f``, and ``fire``, ``flood`` or ``eruption`` for a closed hex.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from beringia.games.valley.model.board import HALVES
from beringia.games.valley.model.terms import SPECIES_NAMES
from beringia.games.valley.rules import load
from beringia.kernel.dice import BLOCK, USED
from beringia.kernel.events import Event
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import advance

GAME = Game(load())
COLOURS = ["red", "blue", "green", "yellow", "orange", "teal"]
ANCHORS = ["-3,3", "-3,1", "3,0", "3,-3", "-3,0", "0,-3"]

_TRIBE = re.compile(r"(?P<colour>[a-z]+):(?:(?P<w>\d+)w)?(?:(?P<f>\d+)f)?(?:(?P<t>\d+)t)?")
_COUNTED = re.compile(r"(?P<what>[a-z]+?)(?P<count>\d*)")


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def table(
    players: int = 3,
    *,
    hexes: Mapping[str, str] | None = None,
    phase: int = 4,
    when: str = "S2",
    year: int = 2,
    start: str = "red",
    anchors: bool | Sequence[str] = True,
    food: Mapping[str, int] | None = None,
    meat: Mapping[str, int] | None = None,
    fire: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    trump_deck: Sequence[str] = (),
    events: Sequence[str] = (),
    open_: Sequence[str] = (),
    frozen: Sequence[int] = (),
    dice: Sequence[int | str] = (),
    sides: str = "N1S1",
    options: Mapping[str, object] | None = None,
    tribes: Mapping[str, Mapping[str, Any]] | None = None,
    state: Mapping[str, Any] | None = None,
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
    empty_questions: bool = False,
) -> Position:
    """A position, by default about to begin ``phase``; its ``opening`` is what happens until the first decision.

    ``trump_deck`` and ``events`` are the next cards to be drawn, the first one first; ``frozen`` lists rivers, 0 for
    the lake. ``dice`` are the next dice in the order rolled; a text such as ``"rhino i"`` is a token drawn from the
    bag. With ``anchors`` as a list only those tribes have one. ``tribes`` adds entries to single tribes
    (``{"red": {"kills": 1}}``), ``state`` replaces entries of the whole position. Questions with one answer are
    answered, here and by all that plays on; with ``empty_questions`` the position waits at the first of them.
    """
    data = table_dict(
        players, hexes=hexes, phase=phase, when=when, year=year, start=start, anchors=anchors, food=food, meat=meat,
        fire=fire, hands=hands, trump_deck=trump_deck, events=events, open_=open_, frozen=frozen, sides=sides,
        options=options, tribes=tribes, state=state, agenda=agenda, game=game,
    )  # fmt: skip
    if not dice:
        # Once through the front door, so that every set-up position is one that could be loaded.
        game.from_dict(data)
    checked = game.check_options(players, data["options"])
    found = game.rules.state_from_dict(players, checked, data["state"])
    broken = game.rules.violations(found)
    assert broken == [], broken
    load_dice(found, _words(data["state"], dice, phase))
    found.recording = True
    advance(game.rules, found)
    found.recording = False
    position = Position(game, found)
    position.opening = position.take_events()
    if not empty_questions:
        position.opening += settle(position)
    return position


def table_dict(
    players: int = 3,
    *,
    hexes: Mapping[str, str] | None = None,
    phase: int = 4,
    when: str = "S2",
    year: int = 2,
    start: str = "red",
    anchors: bool | Sequence[str] = True,
    food: Mapping[str, int] | None = None,
    meat: Mapping[str, int] | None = None,
    fire: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    trump_deck: Sequence[str] = (),
    events: Sequence[str] = (),
    open_: Sequence[str] = (),
    frozen: Sequence[int] = (),
    sides: str = "N1S1",
    options: Mapping[str, object] | None = None,
    tribes: Mapping[str, Mapping[str, Any]] | None = None,
    state: Mapping[str, Any] | None = None,
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
) -> dict[str, Any]:
    """The dictionary behind ``table``, for tests that want to break it first."""
    chosen = {"colours": COLOURS[:players], "north": sides[:2], "south": sides[2:], **(options or {})}
    data: dict[str, Any] = game.start(players, seed=1, options=chosen).to_dict()
    found = data["state"]
    season, number = ("summer" if when[0] == "S" else "winter"), int(when[1])
    found.update(
        season=season, number=number, year=year, round=_round(season, number, year), phase=max(phase - 1, 1),
        start=seat(start), turn=seat(start), frozen=list(frozen), open=list(open_), hexes={}, animals=[], letterless={},
    )  # fmt: skip
    found["agenda"] = agenda if agenda is not None else [["phase", None, phase]]
    if len(found["agenda"]) > 1 and found["agenda"][0][0] == "phase":
        found["phase"] = found["agenda"][0][2] - 1
    for index, player in enumerate(found["players"]):
        colour = COLOURS[index]
        player.clear()
        player.update(alive=True, hand=list((hands or {}).get(colour, [])), known=[], people={}, marched={}, wolves={})
        player["plant"] = (food or {}).get(colour, 12) - (meat or {}).get(colour, 0)
        player["meat"] = (meat or {}).get(colour, 0)
        player["fire"] = int(colour in fire)
    for place, text in (hexes or {}).items():
        for piece in text.split():
            _put(found, place, piece)
    _anchor(found, anchors, hexes or {})
    _stack(game, found, trump_deck, events, season)
    for colour, entries in (tribes or {}).items():
        found["players"][seat(colour)].update(entries)
    found.update(state or {})
    return data


def _round(season: str, number: int, year: int) -> int:
    """The round by its place in the calendar: the first year begins with S2."""
    within = number - 1 if season == "summer" else number + 2
    return within + (year - 1) * 6


def _put(state: dict[str, Any], place: str, piece: str) -> None:
    entry = state["hexes"].setdefault(place, {})
    if piece in ("fire", "flood", "eruption"):
        entry["closed"] = piece
    elif piece == "fence":
        entry["fence"] = 1
    elif piece.startswith("loner:"):
        state["loners"][0 if piece.endswith("w") else 1] = place
    elif piece.startswith(("village:", "cave:")):
        entry["settlement"] = seat(piece.partition(":")[2])
    elif match := _TRIBE.fullmatch(piece):
        player = state["players"][seat(match["colour"])]
        player["people"][place] = [int(match["w"] or 0), int(match["f"] or 0)]
        if match["t"]:
            player["wolves"][place] = int(match["t"])
            state["letterless"][place] = state["letterless"].get(place, 0) + int(match["t"])
    else:
        counted = _COUNTED.fullmatch(piece)
        assert counted, f"not a piece: {piece}"
        what, count = counted["what"], int(counted["count"] or 1)
        if what == "crop":
            entry["crop"] = int(counted["count"] or 2)
        elif what == "pack":
            state["letterless"][place] = state["letterless"].get(place, 0) + count
        else:
            _put_animals(state, place, what, count)


def _put_animals(state: dict[str, Any], place: str, species: str, count: int) -> None:
    """Tokens with the last letters first: the first ones are left for the dice to draw."""
    assert species in SPECIES_NAMES, f"not a piece: {species}"
    used = [token[1] for token in state["animals"] if token[0] == species]
    free = [letter for letter in _letters(species) if letter not in used]
    for letter in free[len(free) - count :]:
        state["animals"].append([species, letter, place])


def _letters(species: str) -> list[str]:
    found: list[str] = GAME.content["animals"][species]["letters"]["tokens"].split()
    return found


def _anchor(state: dict[str, Any], anchors: bool | Sequence[str], hexes: Mapping[str, str]) -> None:
    for index, player in enumerate(state["players"]):
        wanted = anchors if isinstance(anchors, bool) else COLOURS[index] in anchors
        if wanted:
            place = ANCHORS[index]
            assert place not in hexes, f"{place} is the anchor of {COLOURS[index]}: leave it out with anchors=[...]"
            player["people"][place] = [1, 1]
        elif not player["people"]:
            player.update(alive=False, plant=0, meat=0, hand=[])


def _stack(game: Game, state: dict[str, Any], trump_deck: Sequence[str], events: Sequence[str], season: str) -> None:
    """The named cards on top of their decks, everything that is nowhere else below."""
    held = [card for player in state["players"] for card in player["hand"]]
    cards = game.content["cards"]
    below = [card for card in cards if cards[card]["deck"] == "trump" and card not in held and card not in trump_deck]
    state["trumps"] = below + list(reversed(trump_deck))
    for name in ("summer", "winter"):
        deck = [card for card in cards if cards[card]["deck"] == name for _ in range(cards[card]["copies"])]
        on_top = list(events) if name == season else []
        for card in [*on_top, *[card for card in state["open"] if cards[card]["deck"] == name]]:
            deck.remove(card)
        state["events"][name] = {"deck": deck + list(reversed(on_top)), "pile": []}


# -- dice


def load_dice(state: Any, words: Sequence[int]) -> None:
    """Let the next rolls be these: a die of n shows 1 + word % n."""
    assert len(words) <= 16, "at most 16 dice can be given"
    if words:
        state.dice[USED] = 16 - len(words)
        for number, word in enumerate(words):
            state.dice[BLOCK + 16 - len(words) + number] = word


def roll(position: Position, *dice: int | str) -> Position:
    """The next dice of a position that has been set up already."""
    state: Any = position.to_dict()["state"]
    load_dice(position.state, _words(state, dice, 0))
    return position


def _words(state: Mapping[str, Any], dice: Sequence[int | str], phase: int) -> list[int]:
    """Faces are numbers; tokens such as "rhino i" are looked up in the bag, from which phase 2 takes them out."""
    out = [(token[0], token[1]) for token in state["animals"]]
    words: list[int] = []
    for die in dice:
        if isinstance(die, int):
            words.append(die - 1)
            continue
        species, letter = die.split()
        bag = [(name, mark) for name in SPECIES_NAMES for mark in _letters(name) if (name, mark) not in out]
        words.append(bag.index((species, letter)))
        if phase == 2:
            out.append((species, letter))
    return words


# -- playing


def settle(position: Position) -> list[Event]:
    """Give the only answer wherever there is only one: whoever might hold a trump is asked (VM-17.6)."""
    events: list[Event] = []
    while len(position.choices()) == 1:
        events += position.play_and_tell(position.choices()[0])
    return events


def play(position: Position, *texts: str) -> Position:
    """Make the choices written like this, one after the other."""
    tell(position, *texts)
    return position


def tell(position: Position, *texts: str) -> list[Event]:
    """Make choices and return what happened."""
    events: list[Event] = []
    for text in texts:
        events += position.play_and_tell(position.parse(text))
        events += settle(position)
    return events


def go_on(position: Position, *kinds: str) -> list[Event]:
    """Pass, end, stop and feed, until the table waits for one of these decisions; returns what happened on the way."""
    events: list[Event] = []
    while position.decision is not None and position.decision.kind not in kinds:
        easy = [text for text in ("pass", "end", "stop", "done", "feed all", "decline") if text in offers(position)]
        assert easy, f"{decision(position)}: somebody has to choose among {sorted(offers(position))}"
        events += tell(position, easy[0])
    assert position.decision is not None or not kinds, "the game is over"
    return events


def offers(position: Position) -> set[str]:
    """What can be chosen, in notation, hexes by their coordinates."""
    return {by_coordinates(position, choice) for choice in position.choices()}


def by_coordinates(position: Position, choice: int) -> str:
    """The notation of a choice in the words of the worked examples, which name hexes by their coordinates."""
    rules = position.game.rules
    return rules.codes.verb_of(choice).notation_by_names(choice, rules.lexicon) or position.notation(choice)


def offered(position: Position, verb: str) -> set[str]:
    """What follows a verb in the offers: ``offered(position, "step") == {"1,-1", "0,-2"}``."""
    return {text.partition(" ")[2] for text in offers(position) if text.partition(" ")[0] == verb}


def decision(position: Position) -> str:
    """The kind of decision that the table waits for, with the colour that decides: ``"red turn_action"``."""
    found = position.decision
    return "over" if found is None else f"{COLOURS[found.seat or 0]} {found.kind}"


def refused(position: Position, verb: str, *operands: int) -> str:
    """The clause that forbids a choice; operands count from 0, as in the code space."""
    refusal = position.why_not(position.game.codes.encode(verb, *operands))
    assert refusal is not None, f"{verb} {operands} is offered"
    return refusal.clause


# -- looking


def hex_(position: Position, place: str) -> dict[str, Any]:
    """A hex as the spectator sees it."""
    found: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return next(entry for entry in found if entry["hex"] == place)


def people(position: Position, colour: str, place: str) -> str:
    """``"3w2f1t"``, without what is not there; empty if nobody is."""
    counts = hex_(position, place)["people"][seat(colour)]
    return "".join(f"{count}{letter}" for count, letter in zip(counts, "wft", strict=True) if count)


def animals(position: Position, place: str) -> dict[str, int]:
    found: dict[str, int] = hex_(position, place)["animals"]
    return found


def herds(position: Position, species: str) -> dict[str, int]:
    """Where the wild animals of a species are."""
    found: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return {entry["hex"]: entry["animals"][species] for entry in found if species in entry["animals"]}


def settlement(position: Position, place: str) -> str | None:
    """The colour of its owner."""
    owner = hex_(position, place)["settlement"]
    return None if owner is None else COLOURS[owner]


def player(position: Position, colour: str) -> dict[str, Any]:
    """A player as the spectator sees him."""
    found: dict[str, Any] = position.view(None)["players"][seat(colour)]  # type: ignore[index]
    return found


def food(position: Position, colour: str) -> int:
    return int(player(position, colour)["food"])


def hand(position: Position, colour: str) -> list[str]:
    found: list[str] = position.view(seat(colour))["players"][seat(colour)]["hand"]  # type: ignore[index]
    return found


def closed(position: Position) -> dict[str, str]:
    """The closed hexes, and why they are."""
    found: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return {entry["hex"]: entry["closed"] for entry in found if entry["closed"]}


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say to everybody: their arguments, and as ``who`` the seat they are about."""
    return [{**event.args, "who": event.seat} for event in events if event.kind == kind]


def all_boards() -> list[str]:
    """The four boards as ``sides`` takes them."""
    return [north + south for north in HALVES[:2] for south in HALVES[2:]]
