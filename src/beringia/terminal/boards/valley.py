"""Valley of the Mammoths in letters and numbers, drawn from a view: nothing that the viewer may not know can get in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beringia.terminal.board import TerminalBoard, View, plays
from beringia.text import Voice

#: From this width on, the hexes are drawn wider.
WIDE: Final = 100
NARROW_HALF: Final = 5  # columns from the left side of a hex to its middle
WIDE_HALF: Final = 7
RADIUS: Final = 3
LOWEST: Final = 3  # lines in the lowest row of hexes

_STYLES: Final = {
    "red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "orange": "dark_orange", "teal": "cyan",
}  # fmt: skip
_GROUND: Final = {"plain": "bold", "forest": "bold green", "mountain": "bold magenta", "lake": "bold bright_blue"}
_WATER: Final = "bright_blue"


def draw(view: View, voice: Voice, sitting: Sequence[str], width: int) -> RenderableType:
    """The whole table; ``sitting`` says for each seat who plays there (``human`` or the name of a bot)."""
    letter = _letter(view, voice, 0)
    return Group(
        _headline(view, voice),
        _open_cards(view, voice),
        _map(view, voice, WIDE_HALF if width >= WIDE else NARROW_HALF),
        Text(voice.say("valley-legend"), style="dim"),
        Text(voice.say("valley-legend-pieces", letter=letter), style="dim"),
        "",
        _players(view, voice, sitting),
        "",
        _supplies(view, voice),
        "",
    )


def draw_hand(view: View, voice: Voice, forbidden: Mapping[str, str]) -> RenderableType:
    """The viewer's trumps and what they do; ``forbidden`` says of some why they cannot be played now."""
    player = view["players"][view["viewer"]]
    lines = [
        Text(voice.say("valley-known", who=voice.names[int(seat)], cards=_titles(voice, cards)))
        for seat, cards in player["known"].items()
    ]
    lines += [
        Text(voice.say("valley-foreseen", season=season, card=voice.card(card)))
        for season, card in player["foreseen"].items()
    ]
    if not player["hand"]:
        return Group(*lines)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(voice.say("terminal-hand"), no_wrap=True, style="bold")
    table.add_column("")
    for card in player["hand"]:
        effect = Text(voice.card_text(card))
        if card in forbidden:
            effect.append(" " + voice.say("terminal-not-now", why=forbidden[card]), style="dim italic")
        table.add_row(Text(voice.card(card)), effect)
    return Group(table, *lines, "")


def target_name(voice: Voice, target: str, seat: int) -> str:
    """How a piece or a place is called that is chosen before its target, e.g. ``people:0:1,-2``."""
    kind, *rest = target.split(":")
    if kind == "supply":
        return voice.say(f"valley-target-supply-{rest[0]}")
    if kind == "player":
        return voice.names[int(rest[0])]
    if kind == "trump":
        return voice.card(rest[0])
    if kind == "region":
        return voice.say("valley-target-region", number=rest[1])
    if kind == "herd":
        return voice.say("valley-target-herd", species=rest[0], hex=voice.label("hex", rest[1]))
    if kind == "people":
        whose = "own" if int(rest[0]) == seat else "other"
        return voice.say(
            "valley-target-people", whose=whose, owner=voice.names[int(rest[0])], hex=voice.label("hex", rest[1])
        )
    return voice.say(f"valley-target-{kind}", hex=voice.label("hex", rest[-1]))


def _titles(voice: Voice, cards: Sequence[str]) -> str:
    return ", ".join(voice.card(card) for card in cards)


def _headline(view: View, voice: Voice) -> Text:
    parts = [voice.say("valley-title"), voice.say("valley-board", north=view["north"], south=view["south"])]
    if view["round"]:
        parts.append(voice.say("valley-year", year=view["year"]))
        parts.append(voice.say("valley-round", season=view["season"], number=view["number"]))
    parts.append(voice.say(f"valley-phase-{view['phase']}"))
    return Text(" · ".join(parts), style="bold")


def _open_cards(view: View, voice: Voice) -> Text:
    """The event cards whose effect lasts."""
    cards = view["cards"]["open"]
    if not cards:
        return Text(voice.say("valley-no-open-cards"), style="dim")
    told = Text(voice.say("valley-open-cards", cards=_titles(voice, cards)))
    for card in dict.fromkeys(cards):
        told.append(f"\n  {voice.card_text(card)}", style="dim")
    return told


# -- the map: pointy hexes as bricks, every row shifted by half a hex


def _map(view: View, voice: Voice, half: int) -> Text:
    rows: list[list[View]] = [[] for _ in range(2 * RADIUS + 1)]
    for place in view["hexes"]:
        rows[int(place["hex"].split(",")[1]) + RADIUS].append(place)
    water = _water(view)
    drawn = Text(no_wrap=True)
    nothing: list[View] = []
    for above, row in pairwise([nothing, *rows]):
        _draw_border(drawn, above, row, water, half)
        _draw_row(drawn, view, voice, row, water, half)
    _draw_border(drawn, rows[-1], nothing, water, half)
    return drawn


def _water(view: View) -> dict[frozenset[str], str]:
    """The sign for each side with a river: flowing, frozen or dry."""
    signs: dict[frozenset[str], str] = {}
    for river in view["rivers"]:
        sign = "=" if river["frozen"] else ":" if river["dry"] else "~"
        for side in river["sides"]:
            signs[frozenset(side)] = sign
    return signs


def _halves(row: Sequence[View]) -> dict[int, str]:
    """Which hex of a row lies over each half of a hex, counted from the left edge of the map."""
    shift = 2 * RADIUS + 1 - len(row)
    return {shift + number: row[number // 2]["hex"] for number in range(2 * len(row))}


def _draw_border(
    drawn: Text, above: Sequence[View], below: Sequence[View], water: Mapping[frozenset[str], str], half: int
) -> None:
    upper, lower = _halves(above), _halves(below)
    covered = sorted({*upper, *lower})
    drawn.append(" " * (covered[0] * half))
    for number in covered:
        sign = water.get(frozenset([upper.get(number, ""), lower.get(number, "")]), "-")
        corner = "+" if sign == "-" else sign
        drawn.append(corner + sign * (half - 1), style="dim" if sign == "-" else _WATER)
    drawn.append("+\n", style="dim")


def _draw_row(
    drawn: Text, view: View, voice: Voice, row: Sequence[View], water: Mapping[frozenset[str], str], half: int
) -> None:
    room = 2 * half - 1
    cells = [
        _lines([Text(voice.label("hex", place["hex"]), style="dim"), _ground(view, voice, place)], room)
        + _lines(_tokens(view, voice, place), room)
        for place in row
    ]
    for number in range(max(LOWEST, *map(len, cells))):
        drawn.append(" " * ((2 * RADIUS + 1 - len(row)) * half))
        before = ""
        for place, cell in zip(row, cells, strict=True):
            sign = water.get(frozenset([before, place["hex"]]), "|")
            drawn.append(sign, style="dim" if sign == "|" else _WATER)
            line = cell[number] if number < len(cell) else Text()
            drawn.append_text(line)
            drawn.append(" " * (room - len(line)))
            before = place["hex"]
        drawn.append("|\n", style="dim")


def _lines(tokens: Sequence[Text], room: int) -> list[Text]:
    """The tokens of a hex in lines that fit: a crowded hex gets more of them, and loses nothing."""
    lines = [Text()]
    for token in tokens:
        if lines[-1] and len(lines[-1]) + 1 + len(token) > room:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(token[:room])
    return lines


def _tokens(view: View, voice: Voice, place: View) -> list[Text]:
    """What is on a hex."""
    tokens: list[Text] = []
    if place["closed"]:
        tokens.append(Text(voice.say(f"valley-closed-{place['closed']}"), style="bold red"))
    if place["settlement"] is not None:
        tokens.append(Text(f"[{_letter(view, voice, place['settlement'])}]", style=_style(view, place["settlement"])))
    if place["crop"]:
        tokens.append(Text('"' * place["crop"] + "#" * place["fence"], style="yellow"))
    for seat, (warriors, women, wolves) in enumerate(place["people"]):
        if warriors or women or wolves:
            told = f"{_letter(view, voice, seat)}{warriors}+{women}" + (f"&{wolves}" if wolves else "")
            tokens.append(Text(told, style=_style(view, seat)))
    if place["hidden"] is not None:
        tokens.append(Text(voice.say("valley-short-hidden"), style="dim"))
    alone = [int(view["loners"][sex] == place["hex"]) for sex in ("warrior", "woman")]
    if any(alone):
        tokens.append(Text(f"?{alone[0]}+{alone[1]}"))
    for species, count in place["animals"].items():
        tokens.append(Text(f"{voice.say(f'valley-short-{species}')}{count}"))
    return tokens


def _ground(view: View, voice: Voice, place: View) -> Text:
    """``P3a!``: plain 3 with the entry letter a, in the way of the lava."""
    if place["terrain"] == "lake":
        return Text("===" if view["lake_frozen"] else "~~~", style=_WATER)
    kind = "volcano" if place["volcano"] else place["terrain"]
    told = f"{voice.say(f'valley-letter-{kind}')}{place['region']}{place['letter'] or ''}" + "!" * place["lava"]
    return Text(told, style="bold red" if place["volcano"] else _GROUND[place["terrain"]])


# -- players and supplies


def _letter(view: View, voice: Voice, seat: int) -> str:
    return voice.say(f"letter-{view['players'][seat]['colour']}")


def _style(view: View, seat: int) -> str:
    return _STYLES[view["players"][seat]["colour"]]


def _players(view: View, voice: Voice, sitting: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", width=1)
    table.add_column("")
    for label in ("settlements", "warriors", "women", "food", "need", "trumps"):
        table.add_column(voice.say(f"valley-{label}"), justify="right")
    table.add_column("")
    decides = view["decision"]["seat"] if view["decision"] else None
    for player in view["players"]:
        seat = player["seat"]
        name = Text(f"{_letter(view, voice, seat)} ", style=_style(view, seat))
        name.append(voice.names[seat], style="bold" if seat == view["viewer"] else "not bold")
        name.append(f" ({voice.bot(sitting[seat])})", style="dim")
        numbers = [player[key] for key in ("settlements", "warriors", "women", "food", "need", "cards")]
        remarks = ", ".join(_remarks(view, voice, player))
        table.add_row(">" if seat == decides else "", name, *map(str, numbers), Text(remarks))
    return table


def _remarks(view: View, voice: Voice, player: View) -> list[str]:
    told = {
        "out": not player["alive"] and view["round"] > 0,
        "starts": player["seat"] == view["start"],
        "fire": player["fire"],
        "announced": player["announced"],
    }
    return [voice.say(f"valley-{remark}") for remark, holds in told.items() if holds]


def _supplies(view: View, voice: Voice) -> Text:
    cards = view["cards"]
    decks = {"summer": cards["summer"]["deck"], "winter": cards["winter"]["deck"], "trumps": cards["trump"]["deck"]}
    return Text("\n".join([voice.say("valley-decks", **decks), voice.say("valley-supply", **view["supply"])]))


BOARD: Final = TerminalBoard(
    draw,
    draw_hand,
    target_name,
    opening=frozenset(
        ["game_began", "round_began", "phase_began", "turn_began", "fight_began", "returned", "game_ended"]
    ),
    rows=frozenset(["fed", "trump_drawn"]),
    hand_moves=plays,
)
