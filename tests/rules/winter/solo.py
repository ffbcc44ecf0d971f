"""Setting up solo positions of Endless Winter for clause tests.

``alone(nomads={"food": 3}, row=["N10"])`` is a position at the start of the player's turn in which everything that is
not given is arbitrary but legal. The player is ``me``; both sides take what ``board.table`` allows for a player.

``row`` the open nomad cards, the newest last; ``deck`` the next nomad cards, the top one last (the others lie below);
``pile`` the eclipse pile of the nomads; ``offering`` their offering deck, the top card last, ``seen`` those of it that
came from the display; ``maps`` the map cards turned up, ``map_deck`` the next ones, the top one last; ``tile`` the
juncture of the nomad tile. ``first=True``: the nomads are about to begin the round. ``eclipse=True``: all turns of the
round are over.

``act(position, "megalith")`` lets the nomads do an action, or gain something, and returns the events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.model.language import NOMAD_WORDS
from beringia.games.winter.model.terms import NOMADS
from beringia.kernel.events import Event
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import advance
from tests.rules.winter import board
from tests.rules.winter.board import GAME

CARDS = list(GAME.content["nomad_cards"])
MAPS = list(GAME.content["map_cards"])
#: The camps of the nomads where the test does not say: two villages are possible there.
CAMPS = {"0,1": 1, "-1,1": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}


def alone(**given: Any) -> Position:
    """A position; see the head of this module."""
    game: Game = given.get("game", GAME)
    return game.from_dict(alone_dict(**given))


def alone_dict(
    *,
    me: Mapping[str, Any] | None = None,
    nomads: Mapping[str, Any] | None = None,
    row: Sequence[str] = ("N01",),
    deck: Sequence[str] = (),
    pile: Sequence[str] = (),
    offering: Sequence[str] | None = None,
    seen: Sequence[str] = (),
    maps: Sequence[str] = ("M1",),
    map_deck: Sequence[str] = (),
    tile: str | None = None,
    round_: int = 1,
    first: bool = False,
    last: bool = False,
    eclipse: bool = False,
    display: Sequence[str | None] | None = None,
    area: Sequence[str | None] | None = None,
    animal_deck: Sequence[str] | None = None,
    spaces: Sequence[str | None] | None = None,
    pieces: Mapping[str, str] | None = None,
    tiles: Sequence[str] = ("a", "b", "c", "d"),
    terrain: Mapping[str, str] | None = None,
    ice: Mapping[str, tuple[str, bool]] | None = None,
    options: Mapping[str, Any] | None = None,
    game: Game = GAME,
) -> dict[str, Any]:
    """The dictionary behind ``alone``, for tests that want to break it first."""
    data = board.finished_setup(game, 1, dict(options or {}))
    state = data["state"]
    # For the builder of all tests the nomads are a second player.
    data["seats"] = 2
    state["players"].append(state.pop("nomads"))
    people = [dict(me or {}), {"camps": CAMPS, **(nomads or {})}]
    state["round"] = round_
    order = [NOMADS, 0] if first else [0, NOMADS]
    state["order"] = order
    board._set_moment(data, order, order[0], eclipse, last)
    board._set_figures(data, people, None, "tribe", None, True)
    board._set_goods(state, people)
    if offering is None:
        offering = _offering(game, [*seen, *(display or [])])
    people[NOMADS]["deck"] = offering
    board._set_cards(state, game, people, round_, display, (None, None), None)
    board._set_animals(state, game, people, area, animal_deck)
    board._set_stones(state, game, people, spaces)
    state["site"].update(tiles=list(tiles), pieces=[])
    board._set_site(data, game, people, pieces or {})
    board._set_land(state, people, terrain or {}, ice or {})
    data["seats"] = 1
    other = state["nomads"] = state["players"].pop()
    player = state["players"][0]
    # What the builder hid with its last player lies with the only one.
    player["tipped"] = {
        name: player["tipped"].get(name, 0) + other["tipped"].get(name, 0)
        for name in {*player["tipped"], *other["tipped"]}
    }
    cards = [card for card in other["cards"] if card[0] not in board.START]
    cards = [[card, "deck_seen" if card in seen else zone] for card, zone in cards]
    rest = [card for card in CARDS if card not in (*row, *deck, *pile)]
    unused = [card for card in MAPS if card not in (*maps, *map_deck)]
    other.update(
        chief=None, setup=None, tipped={}, cards=cards, row=list(row), deck=[*rest, *deck], pile=list(pile),
        maps=list(maps), map_deck=[*unused, *map_deck], tile=None if tile is None else board.juncture_id(tile), gone=[],
    )  # fmt: skip
    if round_ > 2:
        state["culture"]["decks"][0] = []
    state["turn"]["seat"] = None if eclipse else order[0]
    state["agenda"] = [["eclipse", None]] if eclipse else [["turn", order[0]]]
    return data


def _offering(game: Game, besides: Sequence[str | None]) -> list[str]:
    """Five cards of era II, then five of era I, the last ones of the content file."""
    found: list[str] = []
    for era in (2, 1):
        names = [name for name, card in game.content["cards"].items() if card.get("era") == era]
        found += [name for name in names if name not in besides][-5:]
    return found


# -- playing and looking


def act(position: Position, text: str) -> list[Event]:
    """The nomads do an action of their cards, or gain so many of something: ``"stone"``, ``"draw 2"``."""
    word, _, number = text.partition(" ")
    state = position.state
    state.push(GainStep(NOMADS, NOMAD_WORDS.index(word), int(number or 1), 0))
    return going_on(position)


def going_on(position: Position) -> list[Event]:
    """What happens by itself until the player decides again."""
    position.state.recording = True
    advance(position.game.rules, position.state)
    position.state.recording = False
    return position.take_events()


def rest_turn(position: Position) -> list[Event]:
    """The player rests and does nothing else; what happens until the next decision that matters."""
    events = board.tell(position, next(text for text in sorted(board.offers(position)) if text.endswith("rest")))
    while position.decision is not None and position.decision.kind in ("rest_menu", "income_lesser", "idol_track"):
        events += position.play_and_tell(position.choices()[0])
    return events


def them(position: Position) -> dict[str, Any]:
    """The nomads as everybody sees them."""
    found: dict[str, Any] = position.view(0)["nomads"]  # type: ignore[assignment]
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def instead(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """The substitutes: what should have come, what came, why."""
    return [
        (event.args["action"], event.args["good"], event.args["why"])
        for event in events
        if event.kind == "nomads_instead"
    ]


def nomad_camps(position: Position) -> set[str]:
    """Hexes with a camp of the nomads."""
    return {name for name, entry in board.hexes(position).items() if entry["camps"][NOMADS]}
