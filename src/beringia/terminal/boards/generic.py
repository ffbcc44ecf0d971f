"""Any game in letters and numbers, drawn by what its fields say. A game whose board is worth a drawing has its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beringia.kernel.schema import DomainSchema, FieldSchema
from beringia.kernel.shape import UNKNOWN
from beringia.terminal.board import TerminalBoard, View
from beringia.text import Voice

Fields = Sequence[FieldSchema]


def draw(view: View, voice: Voice, sitting: Sequence[str], width: int) -> RenderableType:
    """Single numbers and rows of cards, then what lies on each axis, then what each player has."""
    fields = voice.game.schema
    parts: list[RenderableType] = [Text(voice.say(f"{voice.game.key}-title"), style="bold")]
    plain = [field for field in fields if not field.axes]
    if plain:
        parts.append(_lines(view, voice, plain))
    places: dict[tuple[str, ...], list[FieldSchema]] = {}
    for field in fields:
        axes = tuple(axis.name for axis in field.axes if axis.name != "seat")
        if axes:
            places.setdefault(axes, []).append(field)
    for group in places.values():
        parts += ["", _places(view, voice, group)]
    parts += ["", _players(view, voice, [field for field in fields if [axis.name for axis in field.axes] == ["seat"]])]
    return Group(*parts, "")


def draw_hand(view: View, voice: Voice, forbidden: Mapping[str, str]) -> RenderableType:
    """The viewer's cards stand in the row of the viewer: nothing more to draw."""
    return Group()


def target_name(voice: Voice, target: str, seat: int) -> str:
    kind, _, word = target.partition(":")
    return voice.names[int(word)] if kind == "player" else f"{_words(kind)} {_words(word)}"


def _lines(view: View, voice: Voice, fields: Fields) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for field in fields:
        table.add_row(Text(_label(voice, field), style="dim"), Text(_told(field, view, voice, {})))
    return table


def _players(view: View, voice: Voice, fields: Fields) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("")
    table.add_column(voice.say("terminal-points"), justify="right")
    for field in fields:
        table.add_column(_label(voice, field))
    for seat, name in enumerate(voice.names):
        told = [_told(field, view, voice, {"seat": seat}) for field in fields]
        you = "bold" if seat == view["viewer"] else ""
        table.add_row(Text(name, style=you), str(view["scores"][seat]), *map(Text, told))
    return table


def _places(view: View, voice: Voice, fields: Fields) -> Table:
    """What lies in each place of one axis, as a grid if it is one; for two axes a table of rows and columns."""
    axes = [axis for axis in fields[0].axes if axis.name != "seat"]
    first, second = axes[0], axes[1] if len(axes) > 1 else None
    table = Table(box=box.ROUNDED, show_lines=True, show_header=second is not None, padding=(0, 1))
    columns = first.columns or 1
    if second is not None:
        table.add_column("")
        for column in range(second.size):
            table.add_column(_words(second.word(column)))
        for row in range(first.size):
            cells = [_cell(view, voice, fields, {first.name: row, second.name: n}, "") for n in range(second.size)]
            table.add_row(Text(_words(first.word(row)), style="dim"), *cells)
        return table
    for start in range(0, first.size, columns):
        places = range(start, min(start + columns, first.size))
        table.add_row(*[_cell(view, voice, fields, {first.name: n}, _words(first.word(n))) for n in places])
    return table


def _cell(view: View, voice: Voice, fields: Fields, at: Mapping[str, int], title: str) -> Text:
    told = Text(title, style="dim")
    for field in fields:
        seats = range(len(voice.names)) if any(axis.name == "seat" for axis in field.axes) else range(-1, 0)
        for seat in seats:
            said = _told(field, view, voice, {**at, "seat": seat})
            if not said:
                continue
            label = f"{_label(voice, field)}: " if len(fields) > 1 else ""
            told.append(f"\n{voice.names[seat] + ' ' if seat >= 0 else ''}{label}{said}", style="not dim")
    return told


def _told(field: FieldSchema, view: View, voice: Voice, at: Mapping[str, int]) -> str:
    """What a view says of a field there; empty if nothing is there."""
    value = field.value(view, at)
    if isinstance(value, list):
        return ", ".join(_word(field.entry, item, voice) for item in value)
    if field.many and value is not None:
        return voice.say("terminal-face-down", count=value) if value else ""
    return _word(field.entry, value, voice)


def _word(entry: DomainSchema, value: object, voice: Voice) -> str:
    if value is None:
        return ""
    if entry.name == "seat" and isinstance(value, int):
        return voice.names[value]
    if isinstance(value, bool):
        return voice.say("terminal-yes" if value else "terminal-no")
    return UNKNOWN if value == UNKNOWN else _words(str(value))


def _label(voice: Voice, field: FieldSchema) -> str:
    return voice.say(f"{voice.game.key}-field-{field.name}")


def _words(name: str) -> str:
    return name.replace("_", " ")


BOARD = TerminalBoard(draw, draw_hand, target_name, opening=None, rows=frozenset())
