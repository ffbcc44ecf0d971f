"""What a saved position does not write because it is left over: the supplies, the discarded trumps, the wild wolves."""

from __future__ import annotations

from beringia.games.valley.model.bits import bit
from beringia.games.valley.model.card_terms import TRUMP_NAMES
from beringia.games.valley.model.land import CROP, FENCE, FOUNDED, SETTLEMENT
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_HEXES, ALL_SPECIES, TRUMPS, WOLF
from beringia.kernel.parts import read_set
from beringia.kernel.reader import Reader


def fill_in(s: ValleyState, top: Reader) -> None:
    """Fill in what is left over, and where each tribe is. Refuse a card that is in two places."""
    held = 0
    for seat in s.seats():
        tribe = s.tribes[seat]
        top.at("players").check(held & tribe.hand == 0, "a trump is in two hands")
        held |= int(tribe.hand)
        for hex_ in ALL_HEXES:
            if s.persons(seat, hex_) > 0:
                tribe.hexes |= bit(hex_)
            if s.owner(hex_) == seat:
                tribe.homes |= bit(hex_)
            tribe.warriors_left -= s.warriors(seat, hex_)
            tribe.women_left -= s.women(seat, hex_)
            s.wild[WOLF, hex_] -= s.wolves[seat, hex_]
    drawn = read_set(top.at("trumps"), TRUMP_NAMES)
    top.at("trumps").check(drawn & held == 0, "a trump is in a hand too")
    s.trump_pile = ((1 << TRUMPS) - 1) & ~(drawn | held)
    for hex_ in ALL_HEXES:
        if s.on(hex_, SETTLEMENT) >= 0:
            s.tribes[s.on(hex_, SETTLEMENT)].markers -= 1
        s.crops_left -= 1 if s.on(hex_, CROP) else 0
        s.fences_left -= s.on(hex_, FENCE)
        s.wolf_reserve -= s.letterless(hex_)
        if any(s.herd(species, hex_) for species in ALL_SPECIES):
            s.herds |= bit(hex_)
        if s.on(hex_, FOUNDED):
            s.founded |= bit(hex_)
