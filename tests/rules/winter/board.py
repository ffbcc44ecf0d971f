"""Setting up positions of Endless Winter for clause tests.

``table(2, red={"hand": ["hunter"], "food": 5}, turn="red", column="hunt")`` is a position in which everything that is
not given is arbitrary but legal: cards, animals, stones and figures that are not mentioned go where they can do no
harm, so that every invariant of section 31 holds. Seats are colours, in the order turquoise, red, yellow, violet.

What a player may be given: ``food``, ``tools``, ``score``, ``offering``, ``honor``, ``honor_cell``, ``built``,
``chief``, ``side``, ``setup``, ``stones``, ``living``, ``tipped``, ``camps`` (hex: number), ``villages`` (junctures),
``figures`` (``"chief hunt"``, ``"tribe rest"``) and cards by zone: ``hand``, ``deck`` (top card last), ``discard``,
``played``, ``ready`` (played, ability unused), ``pile``, ``buried``. Start cards that are not mentioned go to the first
of deck, discard pile, hand and grave that is not given.

Where the game stands: by default at the start of ``turn``'s turn. With ``column`` a figure stands there and its menu is
open; with ``gaining="tool 2 + food 1"`` the player is about to gain this in an own turn (``phase="eclipse"``: in the
eclipse); ``eclipse=True`` is the moment when all turns of the round are over; ``last=True`` makes it the last turn of
``turn`` in the round; ``flags`` sets entries of the turn (``cultures``, ``chief_used``, ``middle_done``, ``bought``,
...); ``agenda`` says anything else. Where only one thing can be chosen the game goes on by itself: a
player with food still has a choice on the top space, so ``"food": 1`` keeps a menu open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from beringia.games.winter.model.content import CONTENT_FILE
from beringia.games.winter.model.land import JUNCTURE_NAMES
from beringia.games.winter.model.language import WORDS
from beringia.games.winter.model.terms import SOURCE_NAMES, SPACE_NAMES
from beringia.games.winter.rules import load
from beringia.kernel.events import Event
from beringia.kernel.position import Game, Position

COLOURS = ["turquoise", "red", "yellow", "violet"]
GAME = Game(load())
#: What changes least, wherever it is offered.
QUIET = ("go on", "end", "done", "skip", "skip rest", "income food", "place tribe rest", "place chief rest")
ZONES = ("deck", "discard", "played", "ready", "hand", "pile", "buried")
#: Eight stones for two players, as ``spaces`` takes them.
STONES = [
    *("camps", "ground", "tiles", "v_bog", None, None, None),
    *("buried", "upper", "idols", "tipdiff", None, None, None),
]
START = {card: count for card, count in GAME.content["start"].items() if card != "source"}
Who = Mapping[str, Any]


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def table(players: int = 2, **given: Any) -> Position:
    """A position; see the head of this module for what may be given."""
    game: Game = given.get("game", GAME)
    position = game.from_dict(table_dict(players, **given))
    settle(position)
    return position


def table_dict(
    players: int = 2,
    *,
    turn: str = "turquoise",
    order: Sequence[str] | None = None,
    round_: int = 1,
    column: str | None = None,
    level: str = "top",
    figure: str = "tribe",
    first: bool = True,
    labor: float = 0,
    gaining: str | None = None,
    must: bool = False,
    phase: str | None = None,
    eclipse: bool = False,
    last: bool = False,
    flags: Mapping[str, Any] | None = None,
    agenda: list[list[Any]] | None = None,
    display: Sequence[str | None] | None = None,
    culture_decks: tuple[Sequence[str] | None, Sequence[str] | None] = (None, None),
    area: Sequence[str | None] | None = None,
    animal_deck: Sequence[str] | None = None,
    stacks: Mapping[str, int] | None = None,
    spaces: Sequence[str | None] | None = None,
    pieces: Mapping[str, str] | None = None,
    tiles: Sequence[str] = ("a", "b", "c", "d"),
    terrain: Mapping[str, str] | None = None,
    ice: Mapping[str, tuple[str, bool]] | None = None,
    rest_stack: Sequence[str] | None = None,
    rest_open: bool = True,
    options: Mapping[str, Any] | None = None,
    game: Game = GAME,
    **who: Who,
) -> dict[str, Any]:
    """The dictionary behind ``table``, for tests that want to break it first."""
    colours = COLOURS[:players]
    assert set(who) <= set(colours), f"no such player: {sorted(set(who) - set(colours))}"
    data: dict[str, Any] = finished_setup(game, players, dict(options or {}))
    state = data["state"]
    state["round"] = round_
    seats = [seat(colour) for colour in order] if order else _rotated(players, seat(turn))
    state["order"] = seats
    people = [dict(who.get(colour, {})) for colour in colours]
    ended = eclipse or phase == "eclipse"
    _set_moment(data, seats, seat(turn), ended, last)
    _set_figures(data, people, seat(turn) if column and not ended else None, figure, column, first)
    _set_goods(state, people)
    _set_cards(state, game, people, round_, display, culture_decks, stacks)
    _set_animals(state, game, people, area, animal_deck)
    _set_stones(state, game, people, spaces)
    state["site"]["tiles"] = list(tiles)
    state["site"]["pieces"] = []
    _set_site(data, game, people, pieces or {})
    _set_land(state, people, terrain or {}, ice or {})
    if rest_stack is not None:
        state["rest_tiles"].update(stack=list(rest_stack), open=rest_open)
    if column and not eclipse:
        state["turn"].update(figure=figure, column=column, level=level, first=first)
    state["turn"]["labor2"] = round(2 * labor)
    state["turn"].update(flags or {})
    if phase is not None:
        state["phase"] = phase
        if phase == "eclipse":
            state["turn"]["seat"] = None
    if agenda is None:
        agenda = _agenda(state, seat(turn), column, gaining, must, eclipse, players)
    state["agenda"] = agenda
    return data


def finished_setup(game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game after its setup, with chiefs and setup cards in the order of the content file."""
    position = game.start(players, seed=1, options=options)
    while position.view(None)["phase"] == "setup":
        position.play(position.choices()[0])
    data: dict[str, Any] = position.to_dict()
    for index, player in enumerate(data["state"]["players"]):
        player.update(chief=list(game.content["chiefs"])[index], side="b", setup=list(game.content["setups"])[index])
    return data


def _rotated(players: int, first: int) -> list[int]:
    return [(first + n) % players for n in range(players)]


def _turns_each(data: dict[str, Any]) -> int:
    return 2 if data["options"]["short_game"] and data["state"]["round"] == 1 else 3


def _set_moment(data: dict[str, Any], seats: list[int], turn: int, eclipse: bool, last: bool) -> None:
    """How many turns of the round are over, and whose turn it is."""
    state = data["state"]
    players = len(seats)
    each = _turns_each(data)
    if eclipse:
        state["turns"] = each * players
    else:
        state["turns"] = seats.index(turn) + (each - 1) * players * int(last)
    state["phase"] = "action"
    state["turn"]["seat"] = turn


def _set_figures(
    data: dict[str, Any], people: list[dict[str, Any]], active: int | None, figure: str, column: str | None, first: bool
) -> None:
    """The given figures, the one of the present turn, and as many others as turns are over."""
    state = data["state"]
    state["symbols"] = [None] * 4
    for index, player in enumerate(state["players"]):
        player["chief_at"] = None
        player["tribe_at"] = []
        for text in people[index].pop("figures", ()):
            kind, space = text.split()
            _put_figure(state, index, kind, space)
    if active is not None and column is not None:
        if first and column != "rest":
            state["symbols"][SPACE_NAMES.index(column)] = [active, figure]
        _put_figure(state, active, figure, column)
    _fill_figures(data, active)
    if column in SPACE_NAMES[:4] and not first:
        # Somebody was there before: let it be a figure of the last other player.
        taken = state["symbols"][SPACE_NAMES.index(column)]
        assert taken is not None
        assert taken[0] != active, f"say with 'figures' who was in {column} before"


def _put_figure(state: dict[str, Any], index: int, kind: str, space: str) -> None:
    player = state["players"][index]
    if kind == "chief":
        assert player["chief_at"] is None, "there is one chief only"
        player["chief_at"] = space
    else:
        player["tribe_at"].append(space)
    if space != "rest":
        number = SPACE_NAMES.index(space)
        state["symbols"][number] = state["symbols"][number] or [index, kind]


def _fill_figures(data: dict[str, Any], active: int | None = None) -> None:
    """Figures that must have been placed, but nobody said where, stand in Develop."""
    state = data["state"]
    players = len(state["players"])
    for position, index in enumerate(state["order"]):
        player = state["players"][index]
        due = state["turns"] // players + int(position < state["turns"] % players) + int(index == active)
        placed = len(player["tribe_at"]) + int(player["chief_at"] is not None)
        while placed < due:
            kind = "tribe" if len(player["tribe_at"]) < _turns_each(data) - 1 else "chief"
            _put_figure(state, index, kind, "develop")
            placed += 1
        assert placed == due, f"{COLOURS[index]} has had {due} turns, but {placed} figures are placed"


def _agenda(
    state: dict[str, Any], turn: int, column: str | None, gaining: str | None, must: bool, eclipse: bool, players: int
) -> list[list[Any]]:
    if eclipse:
        return [["eclipse", None]]
    if state["phase"] == "eclipse":
        return [["eclipse_seat", None, players], *gain_steps(turn, gaining or "", must)]
    if gaining is None and column is None:
        return [["turn", turn]]
    menu = "turn_start" if column is None else "rest_menu" if column == "rest" else "turn_menu"
    return [["end_turn", turn], [menu, turn], *gain_steps(turn, gaining or "", must)]


def gain_steps(who: int, text: str, must: bool = False) -> list[list[Any]]:
    """Steps in which a player gains ``"tool 2 + food 1"``, from left to right."""
    found: list[list[Any]] = []
    for item in [part.split() for part in text.split("+") if part.strip()]:
        found.append(["gain", who, WORDS.index(item[0]), int(item[1]) if len(item) > 1 else 1, int(must)])
    return found[::-1]


def _set_goods(state: dict[str, Any], people: list[dict[str, Any]]) -> None:
    honor: Counter[int] = Counter()
    for player, given in zip(state["players"], people, strict=True):
        for key in ("food", "tools", "offering", "honor"):
            player[key] = given.pop(key, 0)
        for key in ("chief", "side", "setup"):
            player[key] = given.pop(key, player[key])
        player["score"] = given.pop("score", 0)
        player["points"] = {name: player["score"] if name == "effects" else 0 for name in SOURCE_NAMES}
        step = player["honor"]
        player["honor_cell"] = given.pop("honor_cell", honor[step] if step else None)
        honor[step] += 1
    taken = [player["chief"] for player in state["players"]]
    spare = [chief for chief in GAME.content["chiefs"] if chief not in taken]
    for index, chief in enumerate(taken):
        if chief in taken[:index]:
            # A given chief pushes out an earlier player's one that was not given.
            state["players"][taken.index(chief)]["chief"] = spare.pop()


def _set_cards(
    state: dict[str, Any],
    game: Game,
    people: list[dict[str, Any]],
    round_: int,
    display: Sequence[str | None] | None,
    decks: tuple[Sequence[str] | None, Sequence[str] | None],
    stacks: Mapping[str, int] | None,
) -> None:
    used: Counter[str] = Counter()
    for player, given in zip(state["players"], people, strict=True):
        cards = [[card, zone] for zone in ZONES for card in given.get(zone, ())]
        spare = next((zone for zone in ("deck", "discard", "hand", "buried") if zone not in given), "deck")
        missing = Counter(START)
        missing.subtract(card for card, _ in cards if card in START)
        assert min(missing.values()) >= 0, "more start cards than a player has"
        player["cards"] = [[card, spare] for card in missing.elements()] + cards
        used.update(card for card, _ in cards if card not in START)
        for zone in ZONES:
            given.pop(zone, None)
    copies = game.content["stacks"]["copies"]
    for name in state["stacks"]:
        state["stacks"][name] = copies - used[name]
    for name, count in (stacks or {}).items():
        # Cards that are in no stack and with nobody are buried where they do not matter: with the last player.
        extra = state["stacks"][name] - count
        assert extra >= 0, f"there are only {state['stacks'][name]} cards {name}"
        state["players"][-1]["cards"] += [[name, "buried"]] * extra
        state["stacks"][name] = count
    eras: list[list[str]] = [[], []]
    for name, card in game.content["cards"].items():
        if "era" in card and not used[name]:
            eras[card["era"] - 1].append(name)
    era = 0 if round_ < 3 else 1
    if display is not None:
        shown: list[str | None] = [*display, *[None] * (8 - len(display))]
    else:
        shown = [*eras[era][:8]]
    for index in range(2):
        rest = [name for name in eras[index] if name not in shown]
        deck = decks[index]
        if deck is not None:
            # Cards that are neither in the deck nor anywhere else are buried with the last player.
            state["players"][-1]["cards"] += [[name, "buried"] for name in rest if name not in deck]
            rest = list(deck)
        state["culture"]["decks"][index] = [] if era == 1 and index == 0 else rest
    state["culture"]["display"] = shown


def _set_animals(
    state: dict[str, Any],
    game: Game,
    people: list[dict[str, Any]],
    area: Sequence[str | None] | None,
    deck: Sequence[str] | None,
) -> None:
    left = Counter({name: animal["copies"] for name, animal in game.content["animals"].items()})
    for player, given in zip(state["players"], people, strict=True):
        for key in ("living", "tipped"):
            player[key] = dict(given.pop(key, {}))
            left.subtract(player[key])
    if area is None:
        area = list(left)[: len(state["players"]) + 1]
    shown = [*area, *[None] * (6 - len(area))]
    left.subtract(animal for animal in shown if animal)
    if deck is not None:
        left.subtract(deck)
        # Animals that are in no deck and with nobody lie tipped with the last player.
        tipped = state["players"][-1]["tipped"]
        for animal, count in left.items():
            if count:
                tipped[animal] = tipped.get(animal, 0) + count
    assert min(left.values()) >= 0, "more animals than there are"
    state["animals"] = {"area": shown, "deck": sorted(left.elements()) if deck is None else list(deck)}


def _set_stones(
    state: dict[str, Any], game: Game, people: list[dict[str, Any]], spaces: Sequence[str | None] | None
) -> None:
    each = {2: 4, 3: 6, 4: 7}[len(people)]
    owned: list[str] = []
    for player, given in zip(state["players"], people, strict=True):
        player["stones"] = list(given.pop("stones", ()))
        owned += player["stones"]
    stones = game.content["stones"]
    halves: list[list[str | None]] = []
    for era in (1, 2):
        taken = [stone for stone in owned if stones[stone]["era"] == era]
        free = [name for name, stone in stones.items() if stone["era"] == era and name not in owned]
        laid: list[str | None] = list(free[: each - len(taken)])
        halves.append(laid + [None] * (7 - len(laid)))
    state["stones"] = halves[0] + halves[1]
    if spaces is not None:
        state["stones"] = list(spaces)


def _set_site(data: dict[str, Any], game: Game, people: list[dict[str, Any]], pieces: Mapping[str, str]) -> None:
    """Pieces by place (``"2,0"``, above the ground ``"2,0,1"``): a colour or ``neutral``. Missing neutral pieces go to
    start squares that are not mentioned, then to other squares; missing coloured ones to squares beside others."""
    state = data["state"]
    site: list[list[Any]] = []
    for place, owner in pieces.items():
        spot = [int(number) for number in place.split(",")]
        site.append([*spot, *[0] * (3 - len(spot)), None if owner == "neutral" else seat(owner)])
    built = [given.pop("built", 0) for given in people]
    coloured = Counter(piece[3] for piece in site if piece[3] is not None)
    for index in range(len(people)):
        if coloured[index]:
            built[index] = max(built[index], 2 + coloured[index])
    neutral = sum(1 for piece in site if piece[3] is None)
    for index in range(len(people)):
        # Neutral pieces on the site that nobody needs were built by players without coloured ones.
        while sum(min(number, 2) for number in built) < neutral and built[index] < 2:
            built[index] += 1
    ground = squares(data, game)
    # Start squares come first, that is, last in the list.
    spots = sorted([[x, y, 0] for x, y in ground], key=lambda spot: ground[spot[0], spot[1]] == "start")
    free = [spot for spot in spots if spot not in [piece[:3] for piece in site]]
    while neutral < sum(min(number, 2) for number in built):
        site.append([*free.pop(), None])
        neutral += 1
    for index in range(len(people)):
        for _ in range(built[index] - 2 - coloured[index]):
            site.append([*_free_square(ground, site), 0, index])
    for index, player in enumerate(state["players"]):
        player["built"] = built[index]
    state["site"]["pieces"] = site


def _free_square(ground: Mapping[tuple[int, int], str], site: list[list[Any]]) -> tuple[int, int]:
    """A square that is no start square and lies beside a piece."""
    taken = {(piece[0], piece[1]) for piece in site if piece[2] == 0}
    for x, y in ground:
        beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & taken
        if beside and (x, y) not in taken and ground[x, y] != "start":
            return x, y
    raise AssertionError("the site is full")


def squares(data: dict[str, Any], game: Game = GAME) -> dict[tuple[int, int], str]:
    """The squares of a position's site, slot by slot: x and y, and what is printed there."""
    layout = data["options"]["layout"]
    name = f"{data['seats']}-1" if layout == "standard" else layout
    found: dict[tuple[int, int], str] = {}
    for slot, tile in zip(game.content["layouts"][name]["slots"], data["state"]["site"]["tiles"], strict=True):
        turned, x, y = slot
        for row, printed in enumerate(game.content["tiles"][tile]["squares"]):
            for column, text in enumerate(printed):
                found[(x + column, y + row) if turned == "h" else (x + 1 - row, y + column)] = text
    return found


def start_squares(data: dict[str, Any], game: Game = GAME) -> list[list[int]]:
    """The start squares of a position's site as [x, y, 0], slot by slot."""
    return [[x, y, 0] for (x, y), text in squares(data, game).items() if text == "start"]


def _set_land(
    state: dict[str, Any],
    people: list[dict[str, Any]],
    terrain: Mapping[str, str],
    ice: Mapping[str, tuple[str, bool]],
) -> None:
    state["terrain"].update(terrain)
    glaciers = [hex_ for hex_, type_ in state["terrain"].items() if type_ == "glacier"]
    if state["ice_finds"]:
        tiles = [name for name in GAME.content["ice_finds"] if name not in [tile for tile, _ in ice.values()]]
        state["ice_finds"] = {hex_: list(ice[hex_]) if hex_ in ice else [tiles.pop(), False] for hex_ in glaciers}
    state["villages"] = {}
    for index, (player, given) in enumerate(zip(state["players"], people, strict=True)):
        player["camps"] = dict(given.pop("camps", {"0,0": 1}))
        for juncture in given.pop("villages", ()):
            state["villages"][juncture_id(juncture)] = index
        assert not given, f"{COLOURS[index]}: {', '.join(given)} mean nothing here"


def juncture_id(text: str) -> str:
    """The name of a juncture from its three hexes in any order: ``"0,1 0,2 -1,2"``."""
    hexes = text.replace("_", " ").split()
    found = [name for name in JUNCTURE_NAMES if set(name.split("_")) == set(hexes)]
    assert len(found) == 1, f"no juncture: {text}"
    return found[0]


# -- playing and looking


def settle(position: Position) -> list[Event]:
    """Give the only answer wherever there is only one: whoever holds cards is asked (EW-29.2)."""
    events: list[Event] = []
    while len(position.choices()) == 1:
        events += position.play_and_tell(position.choices()[0])
    return events


def play(position: Position, *texts: str) -> Position:
    """Make the choices written like this, one after the other."""
    for text in texts:
        tell(position, text)
    return position


def tell(position: Position, text: str) -> list[Event]:
    """Make a choice and return what happened."""
    return position.play_and_tell(position.parse(text)) + settle(position)


def offers(position: Position) -> set[str]:
    """What can be chosen, in notation, hexes by their coordinates."""
    return {by_coordinates(position, choice) for choice in position.choices()}


def by_coordinates(position: Position, choice: int) -> str:
    """The notation of a choice in the words of the worked examples, which name hexes by their coordinates."""
    rules = position.game.rules
    return rules.codes.verb_of(choice).notation_by_names(choice, rules.lexicon) or position.notation(choice)


def decision(position: Position) -> str:
    """The kind of decision that the table waits for, with the colour that decides: ``"red turn_menu"``."""
    found = position.decision
    return "over" if found is None else f"{COLOURS[found.seat or 0]} {found.kind}"


def player(position: Position, colour: str) -> dict[str, Any]:
    """A player as he sees himself: with hand, deck contents, pile and buried cards."""
    found: dict[str, Any] = position.view(seat(colour))["players"][seat(colour)]  # type: ignore[index]
    return found


def score(position: Position, colour: str) -> int:
    return position.scores()[seat(colour)]


def goods(position: Position, colour: str) -> tuple[int, int]:
    """Food and tools of a player."""
    found = player(position, colour)
    return found["food"], found["tools"]


def view(position: Position) -> dict[str, Any]:
    """What a spectator sees."""
    return position.view(None)


def until(position: Position, *kinds: str) -> Position:
    """Do as little as possible until a decision of one of these kinds is open, or the game is over."""
    while not position.over and decision(position).split()[1] not in kinds:
        offered = offers(position)
        quiet = next((text for text in QUIET if text in offered), None)
        position.play(position.parse(quiet) if quiet else position.choices()[0])
    return position


def order(position: Position) -> list[str]:
    """The turn order, as colours."""
    return [COLOURS[index] for index in view(position)["order"]]


def step(colour: str, number: int, players: int = 2) -> dict[str, Any]:
    """For ``table``: an eclipse step of a player begins, and after it only the end of the eclipse follows."""
    agenda = [["eclipse_seat", None, players], ["eclipse_step", seat(colour), number]]
    return {"turn": colour, "phase": "eclipse", "agenda": agenda}


def hexes(position: Position) -> dict[str, dict[str, Any]]:
    """The hexes of the map by coordinates."""
    found: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return {entry["hex"]: entry for entry in found}


def labor(position: Position) -> float:
    """The labor in the pool of the turn."""
    halves: int = position.view(None)["turn"]["halves"]  # type: ignore[index]
    return halves / 2


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say to everybody: their arguments, and as ``who`` the seat they are about."""
    return [{**event.args, "who": event.seat} for event in events if event.kind == kind]


def refused(position: Position, text: str) -> str:
    """The clause that forbids a choice written like this; empty places of the boards go by their number from 1."""
    rules, state = position.game.rules, position.state
    found = [
        code
        for code in range(rules.codes.size)
        if text in (rules.notation(state, code), rules.codes.verb_of(code).notation_by_names(code, rules.lexicon))
    ]
    assert found, f"nothing is written {text!r}"
    refusal = position.why_not(found[0])
    assert refusal is not None, f"{text} is offered"
    return refusal.clause


def changed_game(path: Path, old: str, new: str) -> Game:
    """The game with a content file of its own, written to ``path``, in which ``old`` is replaced by ``new``."""
    text = CONTENT_FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} must stand in the content exactly once"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Game(load(path))
