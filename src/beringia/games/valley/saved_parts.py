"""Parts of a saved position that are not a field's own; the format is public: see docs/formats.md.

Only what lies on the table is written. Supplies, the bag and the discarded trumps are what is left over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beringia.games.valley.bits import bit
from beringia.games.valley.board import HALVES, LETTERS
from beringia.games.valley.cards import TRUMP_NAMES
from beringia.games.valley.land import ASPECTS, CROP, FENCE, FOUNDED, SETTLEMENT
from beringia.games.valley.terms import (
    ALL_HEXES,
    ALL_SPECIES,
    HEX_NAMES,
    HEXES,
    PER_SPECIES,
    SPECIES_NAMES,
    TOKENS,
    TRUMPS,
    WOLF,
    Hex,
    Seat,
    Species,
)
from beringia.kernel.reader import Reader
from beringia.kernel.state import numbers_of

if TYPE_CHECKING:
    from beringia.games.valley.state import ValleyState


def write(s: ValleyState, path: str, at: dict[str, int]) -> object:
    if path == "board":
        return [s.board.north, s.board.south]
    if path == "frozen":
        return [number for number in range(7) if (s.frozen >> number) & 1]
    if path == "hidden":
        return _hidden(s)
    if path == "amazons":
        return _seat_and_hex(s.amazon_seat, s.amazon_hex)
    if path == "surprise":
        return _seat_and_hex(s.surprise_seat, s.surprise_hex)
    if path == "animals":
        return [
            [SPECIES_NAMES[token // PER_SPECIES], LETTERS[s.table.letter[token]], HEX_NAMES[s.token[token]]]
            for token in range(TOKENS)
            if s.token[token] >= 0
        ]
    if path == "letterless":
        return {HEX_NAMES[hex_]: count for hex_ in range(HEXES) if (count := letterless(s, Hex(hex_))) > 0}
    if path == "hexes":
        return {HEX_NAMES[hex_]: found for hex_ in ALL_HEXES if (found := _on_hex(s, hex_))}
    tribe = s.tribes[at["seat"]]
    return trump_names(int(tribe.hand if path == "players[seat].hand" else tribe.known))


def trump_names(bits: int) -> list[str]:
    """Trumps by name, in the order of their numbers."""
    return [TRUMP_NAMES[card] for card in range(TRUMPS) if (bits >> card) & 1]


def _on_hex(s: ValleyState, hex_: Hex) -> dict[str, object]:
    """What is there; the rest is left out."""
    values = [(name, domain, int(s.on(hex_, aspect))) for aspect, (name, domain) in enumerate(ASPECTS)]
    return {name: domain.write(value) for name, domain, value in values if value != (-1 if domain.optional else 0)}


def _hidden(s: ValleyState) -> dict[str, object] | None:
    if s.hidden_seat < 0:
        return None
    return {
        "seat": int(s.hidden_seat),
        "hex": HEX_NAMES[s.hidden_hex],
        "warriors": int(s.hidden_warriors),
        "women": int(s.hidden_women),
        "wolves": int(s.hidden_wolves),
    }


def _seat_and_hex(seat: Seat, hex_: Hex) -> list[object] | None:
    return None if seat < 0 else [int(seat), HEX_NAMES[hex_]]


def letterless(s: ValleyState, hex_: Hex) -> int:
    """Wolves without a letter on a hex, wild or tame."""
    wolves = int(s.herd(WOLF, hex_)) + sum(int(s.wolves[seat, hex_]) for seat in s.seats())
    return wolves - sum(1 for token in range(PER_SPECIES) if s.token[WOLF * PER_SPECIES + token] == hex_)


# -- and back


def read(s: ValleyState, path: str, at: dict[str, int], reader: Reader) -> None:
    if path == "board":
        north, south = halves(reader)
        asked = (s.setting.north, s.setting.south)
        reader.check(asked[0] in (0, north + 1) and asked[1] in (0, south + 1), "is not what the options say")
    elif path == "frozen":
        for number in reader.integers(0, 6):
            s.frozen |= 1 << number
    elif path == "hidden":
        _read_hidden(s, reader)
    elif path == "amazons":
        s.amazon_seat, s.amazon_hex = _read_seat_and_hex(s, reader, s.amazon_seat, s.amazon_hex)
    elif path == "surprise":
        s.surprise_seat, s.surprise_hex = _read_seat_and_hex(s, reader, s.surprise_seat, s.surprise_hex)
    elif path == "animals":
        _read_animals(s, reader)
    elif path == "letterless":
        reader.only(*HEX_NAMES)
        for name in reader.value:
            s.wild[WOLF, Hex(HEX_NAMES.index(name))] += reader.at(name).integer(0, 8)
    elif path == "hexes":
        for name in reader.only(*HEX_NAMES).value:
            entry = reader.at(name).only(*(aspect for aspect, _ in ASPECTS))
            for number, (aspect, domain) in enumerate(ASPECTS):
                if aspect in entry.value:
                    size = s.player_count() if domain.name == "seat" else -1
                    s.put(Hex(HEX_NAMES.index(name)), number, domain.read(entry.at(aspect), size=size))
    elif path == "players[seat].hand":
        s.tribes[at["seat"]].hand = _read_trumps(reader)
    else:
        s.tribes[at["seat"]].known = _read_trumps(reader)


def halves(reader: Reader) -> tuple[int, int]:
    """The half boards, each 0 or 1."""
    parts = exactly(reader, 2)
    return HALVES.index(parts[0].text(*HALVES[:2])), HALVES.index(parts[1].text(*HALVES[2:])) - 2


def exactly(reader: Reader, count: int) -> list[Reader]:
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def _read_hex(reader: Reader) -> Hex:
    return Hex(HEX_NAMES.index(reader.text(*HEX_NAMES)))


def _read_hidden(s: ValleyState, reader: Reader) -> None:
    if reader.value is not None:
        reader.only("seat", "hex", "warriors", "women", "wolves")
        s.hidden_seat = Seat(reader.at("seat").integer(0, s.player_count() - 1))
        s.hidden_hex = _read_hex(reader.at("hex"))
        s.hidden_warriors = reader.at("warriors").integer(0, 10)
        s.hidden_women = reader.at("women").integer(0, 6)
        s.hidden_wolves = reader.at("wolves").integer(0, 20)


def _read_seat_and_hex(s: ValleyState, reader: Reader, seat: Seat, hex_: Hex) -> tuple[Seat, Hex]:
    if reader.value is None:
        return seat, hex_
    parts = exactly(reader, 2)
    return Seat(parts[0].integer(0, s.player_count() - 1)), _read_hex(parts[1])


def _read_trumps(reader: Reader) -> int:
    bits = 0
    for card in reader.items():
        bit = 1 << TRUMP_NAMES.index(card.text(*TRUMP_NAMES))
        card.check(bits & bit == 0, "is listed twice")
        bits |= bit
    return bits


def _read_animals(s: ValleyState, reader: Reader) -> None:
    """Tokens by species and letter."""
    for entry in reader.items():
        parts = exactly(entry, 3)
        species = SPECIES_NAMES.index(parts[0].text(*SPECIES_NAMES))
        letter = LETTERS.index(parts[1].text(*LETTERS))
        tokens = range(species * PER_SPECIES, (species + 1) * PER_SPECIES)
        token = next((n for n in tokens if s.table.letter[n] == letter and s.token[n] < 0), -1)
        entry.check(token >= 0, "there is no such token, or it is listed twice")
        s.token[token] = _read_hex(parts[2])
        s.wild[Species(species), Hex(s.token[token])] += 1


def complete(s: ValleyState, top: Reader) -> None:
    """Fill in what is left over (supplies, discarded trumps, wild wolves), and where each tribe is.

    Refuses a card that is in two places.
    """
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
    drawn = _read_trumps(top.at("trumps"))
    top.at("trumps").check(drawn & held == 0, "a trump is in a hand too")
    s.trump_pile = ((1 << TRUMPS) - 1) & ~(drawn | held)
    for hex_ in ALL_HEXES:
        if s.on(hex_, SETTLEMENT) >= 0:
            s.tribes[s.on(hex_, SETTLEMENT)].markers -= 1
        s.crops_left -= 1 if s.on(hex_, CROP) else 0
        s.fences_left -= s.on(hex_, FENCE)
        s.wolf_reserve -= letterless(s, hex_)
        if any(s.herd(species, hex_) for species in ALL_SPECIES):
            s.herds |= bit(hex_)
        if s.on(hex_, FOUNDED):
            s.founded |= bit(hex_)


# -- the digest


#: The order in which a digest goes through the arrays, after the single numbers.
_DIGEST_ORDER: Final = (
    "tribes", "people", "marched", "wolves", "wild", "land", "token", "trump_deck", "event_deck", "event_pile", "open",
)  # fmt: skip


def field_numbers(s: ValleyState) -> list[int]:
    """All fields in the order of the public digest."""
    found = s.setting.numbers()
    names = list(s.FIELDS)
    for name in names[: names.index("tribes")]:
        found.append(int(getattr(s, name)))
        if name == "ailing":
            found.extend(s.loners)
        elif name == "trump_pile":
            found.extend([*s.event_deck_size, *s.event_pile_size])
    return found + numbers_of(s, {name: s.FIELDS[name] for name in _DIGEST_ORDER})
