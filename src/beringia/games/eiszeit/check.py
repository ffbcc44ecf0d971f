"""Section 23 of the rules: the invariants. Those about a single position are checked here."""

from __future__ import annotations

from beringia.games.eiszeit import steps
from beringia.games.eiszeit.cards import deck_cards, light_in_hand
from beringia.games.eiszeit.codes import AREAS, KINDS, LIGHT_KINDS
from beringia.games.eiszeit.state import (
    CLUBS,
    DARK_STONES,
    ENDED_BY,
    LIGHT_STONES,
    MAMMOTHS,
    ROUND,
    TURN_SEAT,
    EiszeitState,
)
from beringia.games.eiszeit.table import (
    CARDS,
    COLOUR_NAMES,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    LIGHT,
)
from beringia.games.eiszeit.words import colour
from beringia.kernel.state import NOBODY


def problems(s: EiszeitState) -> list[str]:
    found: list[str] = []
    _stones(s, found)
    _pieces(s, found)
    _cards(s, found)
    _fires(s, found)
    _ice(s, found)
    if s.now[ROUND] == 0:
        _preround(s, found)
    else:
        _hands(s, found)
        _dark_supply(s, found)
    return found


def _stones(s: EiszeitState, found: list[str]) -> None:
    players = s.players()
    wanted = s.table.dark_supply[players - 3] + players * s.table.stones_each
    total = sum(s.stones[seat] for seat in range(players)) + s.supply[DARK_STONES] + s.supply[LIGHT_STONES]
    if total != wanted:
        found.append(f"EZ-23.1: there are {total} stones, must be {wanted}")
    if min(s.stones) < 0 or min(s.supply) < 0 or min(s.score) < 0:
        found.append("EZ-23.1: no amount may be negative")


def _pieces(s: EiszeitState, found: list[str]) -> None:
    for seat in range(s.players()):
        on_board = s.hunters_on_board(seat)
        if on_board + s.reserve[seat] != s.table.hunters:
            found.append(
                f"EZ-23.2: {colour(s, seat)} has {on_board + s.reserve[seat]} hunters "
                f"({on_board} on the board, {s.reserve[seat]} in the supply), must be {s.table.hunters}"
            )
        if s.reserve[seat] < 0 or s.clubs[seat] < 0:
            found.append(f"EZ-23.2: {colour(s, seat)} has less than nothing of something")
        for area in range(AREAS):
            place = seat * AREAS + area
            if s.hunters[place] < 0 or not 0 <= s.armed[place] <= s.hunters[place]:
                found.append(
                    f"EZ-23.4: in area {area + 1} {colour(s, seat)} has {s.hunters[place]} hunters "
                    f"and {s.armed[place]} of them with clubs"
                )
    setup = s.players() - 3
    wanted = len(s.table.first_mammoths[setup]) + s.table.mammoth_supply[setup]
    total = sum(s.mammoths) + s.supply[MAMMOTHS]
    if total != wanted or min(s.mammoths) < 0:
        found.append(f"EZ-23.3: there are {total} mammoths, must be {wanted}")
    clubs = s.supply[CLUBS] + sum(s.clubs) + sum(s.armed)
    if clubs != s.table.clubs:
        found.append(f"EZ-23.4: there are {clubs} clubs, must be {s.table.clubs}")


def _cards(s: EiszeitState, found: list[str]) -> None:
    counts = [0] * KINDS
    for card in range(KINDS):
        counts[card] = s.seen[card]
        for seat in range(s.players()):
            counts[card] += s.hand[seat * KINDS + card] + s.discarded[seat * KINDS + card]
    for which in (LIGHT, DARK):
        for card in deck_cards(s, which):
            counts[card] += 1
        if s.open[which] >= 0:
            counts[s.open[which]] += 1
            if s.open[which] in (CULT_LIGHT, CULT_DARK):
                found.append(f"EZ-23.10: the open {COLOUR_NAMES[which]} card is a cult card")
        if s.deck_size[which] < 1:
            found.append(f"EZ-23.11: the {COLOUR_NAMES[which]} deck is empty")
        if s.pile_size[which] != _pile_cards(s, which):
            found.append(f"EZ-23.5: the {COLOUR_NAMES[which]} discard pile has lost count of its cards")
    for card in range(KINDS):
        if counts[card] != s.table.copies[card]:
            found.append(f"EZ-23.5: there are {counts[card]} cards {CARDS[card]}, must be {s.table.copies[card]}")
    if min(s.hand) < 0 or min(s.discarded) < 0 or min(s.seen) < 0:
        found.append("EZ-23.5: less than no card lies somewhere")


def _pile_cards(s: EiszeitState, which: int) -> int:
    first, last = (0, LIGHT_KINDS) if which == LIGHT else (LIGHT_KINDS, KINDS)
    total = 0
    for card in range(first, last):
        total += s.seen[card]
        for seat in range(s.players()):
            total += s.discarded[seat * KINDS + card]
    return total


def _fires(s: EiszeitState, found: list[str]) -> None:
    for value in range(3):
        count = sum(1 for tile in s.tile_value if tile == value)
        wanted = s.table.fire_copies[value]
        if count != wanted:
            found.append(f"EZ-23.6: there are {count} fire tiles of value {value}, must be {wanted}")
    for area in range(AREAS):
        if s.fires[area] != sum(1 for place in s.tile_area if place == area):
            found.append(f"EZ-23.6: area {area + 1} has lost count of its fire tiles")
    on_board = sum(s.fires)
    kind = s.top_kind()
    if kind in (steps.SCORING, steps.GLACIER_PHASE, steps.GLACIER, steps.NEXT_ROUND, -1):
        if on_board or sum(s.armed):
            found.append("EZ-23.16: after the conflicts no club and no fire tile lies on the board")
    elif on_board != AREAS - sum(s.ice):
        wanted = int(AREAS - sum(s.ice))
        found.append(f"EZ-23.6: {on_board} fire tiles lie on the board, must be one per open area: {wanted}")


def _ice(s: EiszeitState, found: list[str]) -> None:
    for area in range(AREAS):
        if s.ice[area] and (s.hunters_in(area) or s.mammoths[area] or s.fires[area]):
            found.append(f"EZ-23.7: the iced area {area + 1} is not empty")


def _preround(s: EiszeitState, found: list[str]) -> None:
    players = s.players()
    placed = s.top(0)
    if s.top_seat() != (s.now[TURN_SEAT] + placed) % players:
        found.append("EZ-3.1: it is not this player's turn to place a hunter")
    for seat in range(players):
        behind = (seat - s.now[TURN_SEAT]) % players
        wanted = (placed + players - 1 - behind) // players
        count = s.hunters_on_board(seat)
        if count != wanted:
            found.append(f"EZ-3.1: {colour(s, seat)} has {count} hunters on the board, must be {wanted}")
    if sum(s.hand) or sum(s.pile_size) or max(s.open) >= 0:
        found.append("EZ-3.3: cards are dealt and played only after the pre-round")
    if s.now[ENDED_BY] != NOBODY:
        found.append("EZ-12.1: settling has not even begun")


def _hands(s: EiszeitState, found: list[str]) -> None:
    for seat in range(s.players()):
        size = s.hand_size(seat)
        light = light_in_hand(s, seat)
        full = size == s.table.hand and 0 < light < size
        if not full and not (size < s.table.hand and _may_be_short(s, seat)):
            found.append(f"EZ-23.8: {colour(s, seat)} holds {size} cards, {light} of them light")


def _may_be_short(s: EiszeitState, seat: int) -> bool:
    """May a hand be short now? Yes between playing a card and the refill, and after a turn that has no refill."""
    kind = s.top_kind()
    if seat == s.now[TURN_SEAT] and s.agenda[0] == steps.END_TURN and kind not in (steps.END_TURN, steps.PLAY_CARD):
        return True
    if s.now[ENDED_BY] == seat and s.last_round():
        return True
    return not s.table.refill_after_last_stone and (kind != steps.PLAY_CARD or seat != s.top_seat())


def _dark_supply(s: EiszeitState, found: list[str]) -> None:
    """The dark supply is empty exactly from the card that ends settling on."""
    dark = s.supply[DARK_STONES]
    ended = s.now[ENDED_BY] != NOBODY
    if s.top_kind() in (steps.TURN, steps.PLAY_CARD, steps.CULT_CHOICE):
        if dark < 1:
            found.append("EZ-23.12: a settle turn begins with an empty dark supply")
        if ended:
            found.append("EZ-12.3: settling has ended, and no further turn begins")
    elif s.depth > 0 and s.agenda[0] == steps.END_TURN:
        if dark < 1 and not ended:
            found.append("EZ-12.1: the dark supply is empty, but nobody has ended settling")
        if ended and (dark > 0 or s.now[ENDED_BY] != s.now[TURN_SEAT]):
            found.append("EZ-12.1: settling ends in the turn of the player who empties the dark supply, and not before")
