"""Section 23 of the rules: the invariants of a single position, beyond what the declared fields say of themselves."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.eiszeit.cards import light_in_hand
from beringia.games.eiszeit.describe import colour
from beringia.games.eiszeit.setup import PreroundPlace
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import AREAS, CARDS, COLOUR_NAMES, DARK, LIGHT, Area, Seat, is_cult
from beringia.kernel.shape import Pool
from beringia.kernel.state import NOBODY


def pools(s: EiszeitState) -> dict[str, Pool]:
    """What is conserved."""
    content = s.content
    variant = int(s.seats) - 3
    stones = content.dark_supply[variant] + s.seats * content.stones_each
    mammoths = len(content.first_mammoths[variant]) + content.mammoth_supply[variant]
    found = {
        "stones": Pool(int(stones), "EZ-23.1"),
        "mammoths": Pool(mammoths, "EZ-23.3"),
        "clubs": Pool(int(content.clubs), "EZ-23.4"),
    }
    for card, name in enumerate(CARDS):
        found[f"cards {name}"] = Pool(int(content.copies[card]), "EZ-23.5")
    return found


def violations(s: EiszeitState) -> list[str]:
    found: list[str] = []
    _pieces(s, found)
    _cards(s, found)
    _fires(s, found)
    _ice(s, found)
    if s.round == 0:
        _preround(s, found)
    else:
        _hands(s, found)
        _dark_supply(s, found)
    return found


def _pieces(s: EiszeitState, found: list[str]) -> None:
    for seat in range(s.seats):
        on_board = s.hunters_on_board(Seat(seat))
        if on_board + s.players[seat].reserve != s.content.hunters:
            found.append(
                f"EZ-23.2: {colour(s, seat)} has {on_board + s.players[seat].reserve} hunters "
                f"({on_board} on the board, {s.players[seat].reserve} in the supply), must be {s.content.hunters}"
            )
        for area in range(AREAS):
            hunters, armed = s.hunters[Seat(seat), Area(area)], s.armed[Seat(seat), Area(area)]
            if hunters < 0 or not 0 <= armed <= hunters:
                found.append(
                    f"EZ-23.4: in area {area + 1} {colour(s, seat)} has {hunters} hunters "
                    f"and {armed} of them with clubs"
                )


def _cards(s: EiszeitState, found: list[str]) -> None:
    for which in (LIGHT, DARK):
        if s.open[which] >= 0 and is_cult(s.open[which]):
            found.append(f"EZ-23.10: the open {COLOUR_NAMES[which]} card is a cult card")
        if s.deck_size[which] < 1:
            found.append(f"EZ-23.11: the {COLOUR_NAMES[which]} deck is empty")


def _fires(s: EiszeitState, found: list[str]) -> None:
    for value in range(3):
        count = sum(1 for tile in s.tile_value if tile == value)
        wanted = s.content.fire_copies[value]
        if count != wanted:
            found.append(f"EZ-23.6: there are {count} fire tiles of value {value}, must be {wanted}")
    for area in range(AREAS):
        if s.fires[area] != sum(1 for place in s.tile_area if place == area):
            found.append(f"EZ-23.6: area {area + 1} has lost count of its fire tiles")
    on_board = sum(s.fires)
    if s.top_name() in ("scoring", "glacier_phase", "glacier", "next_round", ""):
        if on_board or sum(s.armed):
            found.append("EZ-23.16: after the conflicts no club and no fire tile lies on the board")
    elif on_board != AREAS - sum(s.ice):
        wanted = int(AREAS - sum(s.ice))
        found.append(f"EZ-23.6: {on_board} fire tiles lie on the board, must be one per open area: {wanted}")


def _ice(s: EiszeitState, found: list[str]) -> None:
    at_start = {int(area) - 1 for area in s.content.iced[int(s.seats) - 3]}
    iced = {area for area in range(AREAS) if s.ice[area]}
    for area in sorted(at_start - iced):
        found.append(f"EZ-23.7: area {area + 1} is iced from the start and never becomes open")
    # One glacier between any two rounds; that of this round lies when the next one is about to begin.
    most = max(0, int(s.round) - (0 if s.top_name() == "next_round" else 1))
    if len(iced - at_start) > most:
        found.append(f"EZ-23.17: {len(iced - at_start)} areas were iced during the game, {most} at most can be by now")
    for area in range(AREAS):
        if s.ice[area] and (s.hunters_in(area) or s.mammoths[area] or s.fires[area]):
            found.append(f"EZ-23.7: the iced area {area + 1} is not empty")


def _preround(s: EiszeitState, found: list[str]) -> None:
    players = s.seats
    step = s.top
    placed = step.placed if isinstance(step, PreroundPlace) else i64(0)
    if s.top_seat() != (s.turn + placed) % players:
        found.append("EZ-3.1: it is not this player's turn to place a hunter")
    for seat in range(players):
        behind = (seat - s.turn) % players
        wanted = (placed + players - 1 - behind) // players
        count = s.hunters_on_board(Seat(seat))
        if count != wanted:
            found.append(f"EZ-3.1: {colour(s, seat)} has {count} hunters on the board, must be {wanted}")
    if sum(s.hand) or sum(s.pile_size) or max(s.open) >= 0:
        found.append("EZ-3.3: cards are dealt and played only after the pre-round")
    if s.ended_by != NOBODY:
        found.append("EZ-12.1: settling has not even begun")


def _hands(s: EiszeitState, found: list[str]) -> None:
    for seat in range(s.seats):
        size = s.hand_size(Seat(seat))
        light = light_in_hand(s, Seat(seat))
        full = size == s.content.hand and 0 < light < size
        if not full and not (size < s.content.hand and _may_be_short(s, seat)):
            found.append(f"EZ-23.8: {colour(s, seat)} holds {size} cards, {light} of them light")


def _may_be_short(s: EiszeitState, seat: int) -> bool:
    """May a hand be short now? Yes between playing a card and the refill, and after a turn that has no refill."""
    name = s.top_name()
    if seat == s.turn and _turn_goes_on(s) and name not in ("end_turn", "play_card"):
        return True
    if s.ended_by == seat and s.last_round():
        return True
    return not s.content.refill_after_last_stone and (name != "play_card" or seat != s.top_seat())


def _dark_supply(s: EiszeitState, found: list[str]) -> None:
    """The dark supply is empty exactly from the card that ends settling on."""
    dark = s.dark_stones
    ended = s.ended_by != NOBODY
    if s.top_name() in ("turn", "play_card", "cult_choice"):
        if dark < 1:
            found.append("EZ-23.12: a settle turn begins with an empty dark supply")
        if ended:
            found.append("EZ-12.3: settling has ended, and no further turn begins")
    elif _turn_goes_on(s):
        if dark < 1 and not ended:
            found.append("EZ-12.1: the dark supply is empty, but nobody has ended settling")
        if ended and (dark > 0 or s.ended_by != s.turn):
            found.append("EZ-12.1: settling ends in the turn of the player who empties the dark supply, and not before")


def _turn_goes_on(s: EiszeitState) -> bool:
    agenda = s.agenda()
    return len(agenda) > 0 and agenda[0].NAME == "end_turn"
