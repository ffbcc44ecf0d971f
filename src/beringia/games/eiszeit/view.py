"""Section 19 of the rules: what a seat, or a spectator, may see."""

from __future__ import annotations

from beringia.games.eiszeit import steps
from beringia.games.eiszeit.cards import light_in_hand
from beringia.games.eiszeit.codes import AREAS, KINDS
from beringia.games.eiszeit.state import (
    CARD,
    CARD_PLAYER,
    CLUBS,
    DARK_STONES,
    ENDED_BY,
    LIGHT_STONES,
    MAMMOTHS,
    ROUND,
    ROUNDS,
    TILES,
    TURN_SEAT,
    EiszeitState,
)
from beringia.games.eiszeit.table import CARDS, COLOUR_NAMES, LANDSCAPES
from beringia.games.eiszeit.words import colour


def view(s: EiszeitState, viewer: int | None) -> dict[str, object]:
    return {
        "seats": int(s.players()),
        "phase": phase(s),
        "round": int(s.now[ROUND]),
        "rounds": int(s.now[ROUNDS]),
        "turn": int(s.now[TURN_SEAT]),
        "ended_by": _seat_or_none(s.now[ENDED_BY]),
        "card": None if s.now[CARD] < 0 else CARDS[s.now[CARD]],
        "card_player": _seat_or_none(s.now[CARD_PLAYER]),
        "players": [_player(s, seat, viewer) for seat in range(s.players())],
        "areas": [_area(s, area) for area in range(AREAS)],
        "supply": {
            "dark": int(s.supply[DARK_STONES]),
            "light": int(s.supply[LIGHT_STONES]),
            "mammoths": int(s.supply[MAMMOTHS]),
            "clubs": int(s.supply[CLUBS]),
            "fires": TILES - sum(s.fires),
        },
        "cards": {COLOUR_NAMES[colour]: _pile(s, colour) for colour in range(2)},
    }


def phase(s: EiszeitState) -> str:
    if s.depth == 0:
        return "over"
    if s.now[ROUND] == 0:
        return "preround"
    return "glacier" if s.top_kind() == steps.GLACIER else "settle"


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _player(s: EiszeitState, seat: int, viewer: int | None) -> dict[str, object]:
    light = int(light_in_hand(s, seat))
    player: dict[str, object] = {
        "seat": seat,
        "colour": colour(s, seat),
        "score": int(s.score[seat]),
        "stones": int(s.stones[seat]),
        "clubs": int(s.clubs[seat]),
        "reserve": int(s.reserve[seat]),
        "on_board": int(s.hunters_on_board(seat)),
        # The backs differ, so the number of cards of each colour is public (EZ-19.3).
        "light": light,
        "dark": int(s.hand_size(seat)) - light,
    }
    if seat == viewer:
        player["hand"] = hand_cards(s, seat)
    return player


def hand_cards(s: EiszeitState, seat: int) -> list[str]:
    """The cards of a hand by name, light ones first."""
    return [CARDS[card] for card in range(KINDS) for _ in range(s.hand[seat * KINDS + card])]


def _area(s: EiszeitState, area: int) -> dict[str, object]:
    return {
        "area": area + 1,
        "landscape": LANDSCAPES[s.table.landscape[area]],
        "ice": s.ice[area] == 1,
        "mammoths": int(s.mammoths[area]),
        "fires": int(s.fires[area]),
        "hunters": [int(s.hunters[seat * AREAS + area]) for seat in range(s.players())],
        "armed": [int(s.armed[seat * AREAS + area]) for seat in range(s.players())],
    }


def _pile(s: EiszeitState, colour: int) -> dict[str, object]:
    return {
        "deck": int(s.deck_size[colour]),
        "open": None if s.open[colour] < 0 else CARDS[s.open[colour]],
        "pile": int(s.pile_size[colour]),
    }
