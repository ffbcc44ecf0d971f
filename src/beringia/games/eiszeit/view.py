"""Section 19 of the rules: what a seat, or a spectator, may see, and nothing else (EZ-19.8).

All that lies open (EZ-19.1); of decks and piles how many cards they have, and the open ones (EZ-19.5, EZ-19.6); the
hand for its owner (EZ-19.2).
"""

from __future__ import annotations

from beringia.games.eiszeit.cards import light_in_hand
from beringia.games.eiszeit.describe import colour
from beringia.games.eiszeit.glacier import Glacier
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import AfterSettling
from beringia.games.eiszeit.terms import AREAS, CARDS, COLOUR_NAMES, KINDS, LANDSCAPES, TILES, Area, Card, Seat
from beringia.kernel.state import NOBODY


def view(s: EiszeitState, viewer: int | None) -> dict[str, object]:
    return {
        "seats": int(s.seats),
        "phase": phase(s),
        "round": int(s.round),
        "rounds": int(s.rounds),
        "turn": int(s.turn),
        "ended_by": _seat_or_none(s.ended_by),
        "card": None if s.card < 0 else CARDS[s.card],
        "card_player": _seat_or_none(s.card_player),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "areas": [_area(s, area) for area in range(AREAS)],
        "supply": {
            "dark": int(s.dark_stones),
            "light": int(s.light_stones),
            "mammoths": int(s.mammoth_supply),
            "clubs": int(s.club_supply),
            "fires": TILES - sum(s.fires),
        },
        "cards": {COLOUR_NAMES[colour]: _pile(s, colour) for colour in range(2)},
    }


def phase(s: EiszeitState) -> str:
    """Scoring is never waited for: it is seen while what happened is told."""
    if s.top is None and s.last_round() and s.ended_by != NOBODY:
        return "over"
    if s.round == 0:
        return "preround"
    if isinstance(s.top, Glacier):
        return "glacier"
    return "scoring" if s.top is None or isinstance(s.top, AfterSettling) else "settle"


def _seat_or_none(seat: Seat) -> int | None:
    return None if seat < 0 else int(seat)


def _player(s: EiszeitState, seat: int, viewer: int | None) -> dict[str, object]:
    light = int(light_in_hand(s, Seat(seat)))
    player: dict[str, object] = {
        "seat": seat,
        "colour": colour(s, seat),
        "score": int(s.players[seat].score),
        "stones": int(s.players[seat].stones),
        "clubs": int(s.players[seat].clubs),
        "reserve": int(s.players[seat].reserve),
        "on_board": int(s.hunters_on_board(Seat(seat))),
        # The backs differ, so the number of cards of each colour is public (EZ-19.3).
        "light": light,
        "dark": int(s.hand_size(Seat(seat))) - light,
    }
    if seat == viewer:
        player["hand"] = hand_cards(s, seat)
    return player


def hand_cards(s: EiszeitState, seat: int) -> list[str]:
    """The cards of a hand by name, light ones first."""
    return [CARDS[card] for card in range(KINDS) for _ in range(s.hand[Seat(seat), Card(card)])]


def _area(s: EiszeitState, area: int) -> dict[str, object]:
    return {
        "area": area + 1,
        "landscape": LANDSCAPES[s.content.landscape[area]],
        "ice": s.ice[area] == 1,
        "mammoths": int(s.mammoths[area]),
        "fires": int(s.fires[area]),
        "hunters": [int(s.hunters[Seat(seat), Area(area)]) for seat in range(s.seats)],
        "armed": [int(s.armed[Seat(seat), Area(area)]) for seat in range(s.seats)],
    }


def _pile(s: EiszeitState, colour: int) -> dict[str, object]:
    return {
        "deck": int(s.deck_size[colour]),
        "open": None if s.open[colour] < 0 else CARDS[s.open[colour]],
        "pile": int(s.pile_size[colour]),
    }
