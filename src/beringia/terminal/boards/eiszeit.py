"""Eiszeit in letters and numbers, drawn from a view: nothing that the viewer may not know can get in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beringia.terminal.board import TerminalBoard, View, plays
from beringia.text import Voice

COLUMNS: Final = 4
#: From this width on, the supplies lie beside the board.
WIDE: Final = 116
BOARD_WIDTH: Final = 78

_STYLES: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "black": "bold reverse"}


def draw(view: View, voice: Voice, sitting: Sequence[str], width: int) -> RenderableType:
    """The whole table; ``sitting`` says for each seat who plays there (``human`` or the name of a bot)."""
    board = Group(
        _headline(view, voice),
        _board(view, voice, min(width, BOARD_WIDTH)),
        Text(voice.say("eiszeit-legend", letter=_letter(view, voice, 0)), style="dim"),
    )
    players = _players(view, voice, sitting)
    supplies = _supplies(view, voice)
    if width < WIDE:
        return Group(board, "", players, "", supplies, "")
    side_by_side = Table.grid(padding=(0, 2))
    side_by_side.add_column(width=BOARD_WIDTH)
    side_by_side.add_column()
    side_by_side.add_row(board, Group("", supplies))
    return Group(side_by_side, "", players, "")


def draw_hand(view: View, voice: Voice, forbidden: Mapping[str, str]) -> RenderableType:
    """The viewer's cards with cost and effect; ``forbidden`` says of some why they cannot be played now."""
    hand: list[str] = view["players"][view["viewer"]]["hand"]
    if not hand:
        return Group()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(voice.say("terminal-hand"), no_wrap=True, style="bold")
    table.add_column("", no_wrap=True)
    table.add_column("")
    for card in dict.fromkeys(hand):
        copies = hand.count(card)
        title = voice.card(card) + (f" x{copies}" if copies > 1 else "")
        effect = Text(voice.card_text(card))
        if card in forbidden:
            effect.append(" " + voice.say("terminal-not-now", why=forbidden[card]), style="dim italic")
        table.add_row(Text(title), Text(_price(voice, card)), effect)
    return Group(table, "")


def target_name(voice: Voice, target: str, seat: int) -> str:
    """How a piece is called that is chosen before its target, e.g. ``hunter:0:5:club``."""
    kind, _, rest = target.partition(":")
    if kind == "supply":
        return voice.say(f"eiszeit-target-supply-{rest}")
    if kind != "hunter":
        return voice.say(f"eiszeit-target-{kind}", area=int(rest))
    owner, area, *club = rest.split(":")
    return voice.say(
        "eiszeit-target-hunter",
        whose="own" if int(owner) == seat else "other",
        owner=voice.names[int(owner)],
        area=int(area),
        armed=len(club),
    )


def _price(voice: Voice, card: str) -> str:
    values: Mapping[str, Any] = voice.game.content["cards"][card]
    if "gain" in values:
        return voice.say("eiszeit-gain", count=values["gain"])
    if "cost" not in values:
        return voice.say("eiszeit-as-copied")
    cost = values["cost"]
    return voice.say("eiszeit-cost", count="/".join(map(str, cost)) if isinstance(cost, list) else cost)


def _headline(view: View, voice: Voice) -> Text:
    phase = voice.say(f"eiszeit-phase-{view['phase']}")
    if view["phase"] != "preround":
        phase = voice.say("terminal-round", round=view["round"], rounds=view["rounds"]) + f" · {phase}"
    return Text(f"{voice.say('eiszeit-title')} · {phase}", style="bold")


# -- the board


def _board(view: View, voice: Voice, width: int) -> Table:
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 0, 0, 1), width=width)
    for _ in range(COLUMNS):
        table.add_column(ratio=1)
    areas = [_area(view, voice, area) for area in view["areas"]]
    for start in range(0, len(areas), COLUMNS):
        table.add_row(*areas[start : start + COLUMNS])
    return table


def _area(view: View, voice: Voice, area: View) -> Text:
    landscape = voice.say(f"eiszeit-landscape-{area['landscape']}")
    cell = Text(f"{area['area']} {landscape}\n", style="bold", overflow="fold")
    if area["ice"]:
        cell.stylize("cyan")
        cell.append(f"# # {voice.say('eiszeit-ice')} # #\n\n", style="cyan not bold")
    else:
        cell.append(f"M{area['mammoths']} F{area['fires']}\n", style="not bold")
        cell.append_text(_hunters(view, voice, area))
        cell.append("\n")
    cell.append(" ".join(map(str, _neighbours(voice, area["area"]))), style="dim not bold")
    return cell


def _hunters(view: View, voice: Voice, area: View) -> Text:
    """``R3*1``: three red hunters, one of them with a club."""
    told = Text()
    for seat, (count, armed) in enumerate(zip(area["hunters"], area["armed"], strict=True)):
        if count:
            mark = f"{_letter(view, voice, seat)}{count}" + (f"*{armed}" if armed else "")
            told.append(" " if told else "", style="not bold")
            told.append(mark, style=_STYLES[view["players"][seat]["colour"]])
    return told


def _neighbours(voice: Voice, area: int) -> list[int]:
    pairs = [pair for group in voice.game.content["borders"] for pair in group["pairs"] if area in pair]
    return sorted(first if second == area else second for first, second in pairs)


# -- players and supplies


def _letter(view: View, voice: Voice, seat: int) -> str:
    return voice.say(f"letter-{view['players'][seat]['colour']}")


def _players(view: View, voice: Voice, sitting: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for label in ("points", "stones", "clubs", "at-home", "on-board", "cards-light", "cards-dark"):
        table.add_column(voice.say(f"eiszeit-{label}"), justify="right")
    decides = view["decision"]["seat"] if view["decision"] else None
    for player in view["players"]:
        seat = player["seat"]
        name = Text(f"{_letter(view, voice, seat)} ", style=_STYLES[player["colour"]])
        name.append(voice.names[seat], style="bold not reverse" if seat == view["viewer"] else "not bold not reverse")
        name.append(f" ({voice.bot(sitting[seat])})", style="dim not reverse")
        numbers = [player[key] for key in ("score", "stones", "clubs", "reserve", "on_board", "light", "dark")]
        table.add_row(">" if seat == decides else "", name, *map(str, numbers))
    return table


def _supplies(view: View, voice: Voice) -> Text:
    supply = view["supply"]
    stones = [voice.say(f"eiszeit-supply-{colour}", count=supply[colour]) for colour in ("dark", "light")]
    general = {key: supply[key] for key in ("mammoths", "clubs", "fires")}
    lines = [" · ".join(stones), voice.say("eiszeit-supply-general", **general)]
    for colour in ("light", "dark"):
        pile = view["cards"][colour]
        opened = pile["open"]
        shown = (
            voice.say("eiszeit-no-open-card")
            if opened is None
            else voice.say("eiszeit-open-card", card=f"{voice.card(opened)} ({_price(voice, opened)})")
        )
        rest = voice.say("eiszeit-pile", deck=pile["deck"], pile=pile["pile"])
        lines.append(f"{voice.say(f'eiszeit-pile-{colour}')}: {shown}; {rest}")
    return Text("\n".join(lines))


BOARD: Final = TerminalBoard(
    draw,
    draw_hand,
    target_name,
    opening=frozenset(
        ["game_began", "round_began", "turn_began", "settling_ended", "conflict_began", "board_cleared",
         "glacier_turn", "game_ended"]
    ),
    rows=frozenset(["area_scored", "levy_paid"]),
    hand_moves=plays,
)  # fmt: skip
