"""Endless Winter in letters and numbers, drawn from a view: nothing that the viewer may not know can get in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beringia.terminal.board import TerminalBoard, View, plays
from beringia.text import Voice
from beringia.text.voice import in_halves

#: From this width on, the hexes are drawn wide enough for the names of all kinds of terrain.
WIDE: Final = 90
RADIUS: Final = 2
TILE_X: Final = 4
SQUARE: Final = 6  # columns of a square of the megalith site
COLUMNS: Final = "ABCDEFGHIJ"  # what its columns are called

_STYLES: Final = {"turquoise": "cyan", "red": "red", "yellow": "yellow", "violet": "magenta"}


def draw(view: View, voice: Voice, sitting: Sequence[str], width: int) -> RenderableType:
    """The whole table; ``sitting`` says for each seat who plays there (``human`` or the name of a bot)."""
    letter = _letter(view, voice, 0)
    parts: list[RenderableType] = [_headline(view, voice), "", _columns(view, voice)]
    parts += [Text(voice.say("winter-legend-figures", letter=letter), style="dim"), ""]
    parts += [*_draft(view, voice), *_cards(view, voice), *_rest_tiles(view, voice)]
    parts += [_title(voice, "winter-map"), _map(view, voice, width), *_villages(view, voice), _incomes(voice)]
    parts += [Text(voice.say("winter-legend-map", letter=letter), style="dim"), ""]
    parts += [_title(voice, "winter-site"), _site(view, voice), *_upper(view, voice)]
    parts += [Text(voice.say("winter-legend-site", letter=letter), style="dim"), ""]
    for seat in _sides(view):
        parts.append(_player(view, voice, seat, sitting))
    if view["phase"] == "over":
        parts += ["", _breakdown(view, voice)]
    return Group(*parts, "")


def draw_hand(view: View, voice: Voice, forbidden: Mapping[str, str]) -> RenderableType:
    """The viewer's cards and what they do; ``forbidden`` says of some why they cannot be played now."""
    player = view["players"][view["viewer"]]
    lines: list[RenderableType] = []
    if player["hand"]:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column(voice.say("terminal-hand"), no_wrap=True, style="bold")
        table.add_column("")
        for card, copies in Counter(player["hand"]).items():
            effect = Text(voice.card_text(card))
            if card in forbidden:
                effect.append(" " + voice.say("terminal-not-now", why=forbidden[card]), style="dim italic")
            table.add_row(Text(voice.card(card) + (f" x{copies}" if copies > 1 else "")), effect)
        lines.append(table)
    for zone in ("deck", "discard", "buried"):
        if player[zone]:
            told = voice.say(f"winter-hand-{zone}", cards=_counted(voice, "cards", player[zone]))
            lines.append(Text(told, style="dim"))
    return Group(*lines, "")


def target_name(voice: Voice, target: str, seat: int) -> str:
    """How a piece is called that is chosen before its target: here only figures are, ``figure:chief``."""
    return voice.say("winter-target-figure", figure=target.partition(":")[2])


# -- players and the nomads: sides of the table, by number


def _sides(view: View) -> range:
    return range(len(view["players"]) + (1 if view["nomads"] else 0))


def _side(view: View, side: int) -> Mapping[str, Any]:
    board: Mapping[str, Any] = view["players"][side] if side < len(view["players"]) else view["nomads"]
    return board


def _name(view: View, voice: Voice, side: int) -> str:
    if side < len(view["players"]):
        return voice.names[side]
    name: str = voice.game.content["nomads"]["name"][voice.catalogue.language]
    return name


def _letter(view: View, voice: Voice, side: int) -> str:
    return voice.say(f"letter-{_side(view, side)['colour']}")


def _style(view: View, side: int) -> str:
    return _STYLES[_side(view, side)["colour"]]


# -- the main board


def _title(voice: Voice, key: str, **args: str | int) -> Text:
    return Text(voice.say(key, **args), style="bold")


def _headline(view: View, voice: Voice) -> Text:
    parts = [voice.say("winter-title")]
    if view["phase"] != "setup":
        parts.append(voice.say("winter-round", round=view["round"], rounds=view["rounds"]))
    parts.append(voice.say(f"winter-phase-{view['phase']}"))
    parts.append(voice.say("winter-order", names=" > ".join(_name(view, voice, side) for side in view["order"])))
    if view["turn"]:
        parts.append(voice.say("winter-labor-left", halves=in_halves(view["turn"]["halves"])))
    return Text(" · ".join(parts), style="bold")


def _columns(view: View, voice: Voice) -> Table:
    """The figures in the columns, the one on the symbol in brackets, and on the rest spaces."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 3, 0, 0), show_edge=False)
    cells: list[Text] = []
    for column in view["columns"]:
        table.add_column(voice.title("columns", column["column"]))
        cell = Text()
        symbol = column["symbol"]
        for figure in column["figures"]:
            told = _figure(view, voice, figure["seat"], figure["figure"])
            if figure == symbol:
                told, symbol = Text.assemble("[", told, "]"), None
            cell.append_text(told).append(" ")
        cells.append(cell)
    table.add_column(voice.say("winter-rest-label"))
    resting = Text()
    for player in view["players"]:
        figures = player["figures"]
        for number in range(figures["resting"]):
            kind = "chief" if number == 0 and figures["chief"] == "rest" else "tribe"
            resting.append_text(_figure(view, voice, player["seat"], kind)).append(" ")
    table.add_row(*cells, resting)
    return table


def _figure(view: View, voice: Voice, side: int, figure: str) -> Text:
    return Text(_letter(view, voice, side) + ("!" if figure == "chief" else ""), style=_style(view, side))


def _draft(view: View, voice: Voice) -> list[RenderableType]:
    """What can be chosen in a draft."""
    parts: list[RenderableType] = []
    if view["draft"]["chiefs"]:
        sides = [(f"{voice.title('chiefs', chief)} {side.upper()}", _does(voice, f"chief-{chief}-{side}"))
                 for chief in view["draft"]["chiefs"] for side in "ab"]  # fmt: skip
        parts += [_title(voice, "winter-chiefs-open"), _listed(sides)]
    if view["draft"]["setups"]:
        setups = [(voice.title("setups", name), _does(voice, f"setup-{name}")) for name in view["draft"]["setups"]]
        parts += [_title(voice, "winter-setups-open"), _listed(setups)]
    return parts


def _cards(view: View, voice: Voice) -> list[RenderableType]:
    """What lies open to be taken, and what it does."""
    culture, animals = view["culture"], view["animals"]
    display = [card for card in culture["display"] if card]
    area = Counter(animal for animal in animals["area"] if animal)
    stones = [place for place in view["stones"] if place["stone"]]
    later = voice.say("winter-from-round-3")
    return [
        _title(voice, "winter-culture-display", era=view["era"], left=culture["decks"][view["era"] - 1]),
        _listed((voice.card(card), voice.card_text(card)) for card in display),
        _title(voice, "winter-tribe-stacks"),
        _listed((f"{voice.card(card)} ({left})", voice.card_text(card)) for card, left in view["stacks"].items()),
        _title(voice, "winter-hunting-area", left=animals["deck"]),
        _listed(
            (_times(voice.title("animals", animal), count), _does(voice, f"animal-{animal}"))
            for animal, count in area.items()
        ),
        _title(voice, "winter-stones-open"),
        _listed(
            (
                voice.title("stones", place["stone"]),
                _does(voice, f"stone-{place['stone']}") + ("" if place["available"] else f" ({later})"),
            )
            for place in stones
        ),
    ]


def _rest_tiles(view: View, voice: Voice) -> list[RenderableType]:
    tiles = view["rest_tiles"]
    shown = tiles["held"] or tiles["open"]
    if shown:
        told = _title(voice, "winter-rest-open", rest_tile=voice.title("rest_tiles", shown))
        return [told, Text(f"  {_does(voice, f'rest_tile-{shown}')}", style="dim"), ""]
    return [_title(voice, "winter-rest-stack", count=tiles["stack"]), ""] if tiles["stack"] else []


def _does(voice: Voice, key: str) -> str:
    """What a thing does."""
    return voice.say(f"winter-{key}")


def _listed(rows: Iterable[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    return Padding(table, (0, 0, 1, 2))


def _times(name: str, count: int) -> str:
    return f"{name} x{count}" if count > 1 else name


def _counted(voice: Voice, group: str, things: Iterable[str]) -> str:
    return ", ".join(_times(voice.title(group, thing), count) for thing, count in Counter(things).items())


# -- the map: pointy hexes as bricks, every row shifted by half a hex


def _map(view: View, voice: Voice, width: int) -> Text:
    room = 16 if width >= WIDE else 14
    rows: dict[int, list[View]] = {}
    for place in view["hexes"]:
        rows.setdefault(int(place["hex"].split(",")[1]), []).append(place)
    drawn = Text(no_wrap=True)
    widest = 2 * RADIUS + 1
    above = 0
    for row in rows.values():
        drawn.append_text(_border(max(above, len(row)), widest, room))
        cells = [_cell(view, voice, place, room) for place in row]
        for number in range(max(map(len, cells))):
            drawn.append(" " * ((widest - len(row)) * (room + 1) // 2))
            for cell in cells:
                line = cell[number] if number < len(cell) else Text()
                drawn.append("|", style="dim")
                drawn.append_text(line).append(" " * (room - len(line)))
            drawn.append("|\n", style="dim")
        above = len(row)
    return drawn.append_text(_border(above, widest, room))


def _border(hexes: int, widest: int, room: int) -> Text:
    line = ("+" + "-" * room) * hexes + "+"
    return Text(" " * ((widest - hexes) * (room + 1) // 2) + line + "\n", style="dim")


def _cell(view: View, voice: Voice, place: View, room: int) -> list[Text]:
    """A hex: its number and ice find, its terrain, and the camps on it."""
    head = Text(voice.label("hex", place["hex"]), style="dim")
    if place["ice_find"]:
        hidden = place["ice_find"] == "hidden"
        find = voice.say("winter-ice-hidden") if hidden else voice.title("ice_finds", place["ice_find"])
        head.append(" ").append(find[: room - len(head) - 1], style="bold")
    tokens = Text()
    for side, camps in enumerate(place["camps"]):
        star = "*" if side in place["majority"] else ""
        if camps or star:
            tokens.append(f"{_letter(view, voice, side)}{camps or ''}{star}", style=_style(view, side)).append(" ")
    tokens.rstrip()
    return [head, Text(voice.title("terrain", place["terrain"])[:room]), tokens[:room]]


def _villages(view: View, voice: Voice) -> list[RenderableType]:
    if not view["villages"]:
        return []
    told = [
        f"{_letter(view, voice, place['seat'])} {'/'.join(voice.label('hex', hex_) for hex_ in place['hexes'])}"
        for place in view["villages"]
    ]
    return [Text(voice.say("winter-villages-at", villages=" · ".join(told)))]


def _incomes(voice: Voice) -> Text:
    """What the kinds of terrain bring."""
    effects = _effects(voice)
    told = [
        f"{voice.title('terrain', name)}: {_does(voice, 'effect-' + effects[values['income']]['id'])}"
        for name, values in voice.game.content["terrain"].items()
        if effects[values["income"]]["parts"]
    ]
    return Text(" · ".join(told), style="dim")


def _effects(voice: Voice) -> Mapping[str, Any]:
    effects = voice.game.shown_content["effects"]
    assert isinstance(effects, Mapping)
    return effects


# -- the megalith site


def _site(view: View, voice: Voice) -> Text:
    """The squares with their megaliths, or with what they bring: columns have letters, rows have numbers."""
    squares = _squares(view, voice)
    for piece in view["site"]["pieces"]:
        if piece["level"] == 0:
            squares[piece["x"], piece["y"]] = _piece(view, voice, piece["seat"])
    wide, high = (max(spot[axis] for spot in squares) + 1 for axis in (0, 1))
    drawn = Text("   " + "".join(COLUMNS[x].ljust(SQUARE) for x in range(wide)) + "\n", style="dim", no_wrap=True)
    for y in range(high):
        drawn.append(f"{y + 1:>2} ", style="dim")
        for x in range(wide):
            square = squares.get((x, y), Text())
            drawn.append_text(square).append(" " * (SQUARE - len(square)))
        drawn.append("\n")
    return drawn


def _squares(view: View, voice: Voice) -> dict[tuple[int, int], Text]:
    effects = _effects(voice)
    squares: dict[tuple[int, int], Text] = {}
    for tile in view["site"]["tiles"]:
        for row, line in enumerate(voice.game.content["tiles"][tile["tile"]]["squares"]):
            for column, written in enumerate(line):
                x, y = (1 - row, column) if tile["turned"] else (column, row)
                told = "#" if written == "start" else _short(voice, effects[written]["parts"])
                squares[tile["x"] + x, tile["y"] + y] = Text(told[: SQUARE - 1], style="dim")
    return squares


def _short(voice: Voice, parts: Sequence[Mapping[str, Any]]) -> str:
    """A reward in as few letters as can be: ``2fo``."""
    items = [item for part in parts for item in part["gains"]]
    return "".join(f"{count if count > 1 else ''}{_does(voice, f'short-{word}')}" for word, count in items)


def _piece(view: View, voice: Voice, side: int | None) -> Text:
    return Text("o") if side is None else Text(_letter(view, voice, side), style=f"bold {_style(view, side)}")


def _upper(view: View, voice: Voice) -> list[RenderableType]:
    levels: dict[int, list[str]] = {}
    for piece in view["site"]["pieces"]:
        if piece["level"]:
            told = f"{_piece(view, voice, piece['seat'])} {COLUMNS[piece['x']]}{piece['y'] + 1}"
            levels.setdefault(piece["level"], []).append(told)
    return [
        Text(voice.say("winter-upper", level=level, pieces=" · ".join(told))) for level, told in sorted(levels.items())
    ]


# -- players


def _player(view: View, voice: Voice, side: int, sitting: Sequence[str]) -> RenderableType:
    board = _side(view, side)
    decides = view["decision"] is not None and view["decision"]["seat"] == side
    head = Text("> " if decides else "  ")
    head.append(f"{_letter(view, voice, side)} ", style=_style(view, side))
    head.append(_name(view, voice, side), style="bold" if side == view["viewer"] else "not bold")
    if side < len(sitting):
        head.append(f" ({voice.bot(sitting[side])})", style="dim")
    end = board["score"] + sum(board["prospect"].values())
    head.append("  " + voice.say("winter-player-score", points=board["score"], end=end))
    lines = [_goods(voice, board), *_things(voice, board)]
    if side < len(view["players"]) and view["phase"] != "setup":
        chosen = f"{voice.title('chiefs', board['chief'])} {board['side'].upper()}: "
        lines.append(chosen + _does(voice, f"chief-{board['chief']}-{board['side']}"))
    return Group(head, Padding(Text("\n".join(lines)), (0, 0, 0, 4)))


def _goods(voice: Voice, board: Mapping[str, Any]) -> str:
    """Numbers that every board has; a player has cards and figures besides."""
    told = [
        voice.say("winter-player-goods", food=board["food"], limit=board["food_limit"], tools=board["tools"]),
        voice.say("winter-player-idols", offering=board["offering"], honor=board["honor"]),
    ]
    home = board["figures_home"] if "figures_home" in board else (
        board["figures"]["tribe_home"] + (board["figures"]["chief"] is None)
    )  # fmt: skip
    pieces = {name: board[name] for name in ("camps", "villages", "megaliths", "neutral")}
    told.append(voice.say("winter-player-pieces", **pieces, figures=home))
    return " · ".join(told)


def _things(voice: Voice, board: Mapping[str, Any]) -> list[str]:
    told: list[str] = []
    if "hand_size" in board:
        sizes = {zone: board[f"{zone}_size"] for zone in ("hand", "deck", "pile", "buried")}
        told.append(voice.say("winter-player-cards", **sizes, discard=len(board["discard"])))
        for zone in ("played", "pile"):
            if board.get(zone):
                told.append(voice.say(f"winter-player-{zone}", cards=_counted(voice, "cards", board[zone])))
    if board["stones"]:
        stones = [f"{voice.title('stones', stone['stone'])} ({stone['worth']})" for stone in board["stones"]]
        told.append(voice.say("winter-player-stones", stones=", ".join(stones)))
    for kind in ("living", "tipped"):
        if board.get(kind):
            animals = [_times(voice.title("animals", animal), count) for animal, count in board[kind].items()]
            told.append(voice.say(f"winter-player-{kind}", animals=", ".join(animals)))
    return told


def _breakdown(view: View, voice: Voice) -> Table:
    """Where the points came from."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(voice.say("winter-points"))
    sides = [_side(view, side) for side in _sides(view)]
    for side in _sides(view):
        table.add_column(_name(view, voice, side), justify="right")
    for source in sides[0]["points"]:
        table.add_row(_does(voice, f"source-{source}"), *[str(board["points"][source]) for board in sides])
    table.add_row("", *[str(board["score"]) for board in sides], style="bold")
    return table


def rival(view: View, voice: Voice) -> str | None:
    """Alone, the nomads win unless the player does."""
    return voice.say("winter-nomads-win", points=view["nomads"]["score"]) if view["nomads"] else None


BOARD: Final = TerminalBoard(
    draw,
    draw_hand,
    target_name,
    opening=frozenset(["game_began", "round_began", "turn_began", "eclipse_began", "game_ended"]),
    rows=frozenset(["pile_revealed", "order_set", "culture_laid", "animal_revealed", "final_scored"]),
    rival=rival,
    hand_moves=plays,
)
