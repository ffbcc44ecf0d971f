"""Positions of Valley of the Mammoths as readable plain data, and back. The format is public: see docs/formats.md.

Only what lies on the table is written. Supplies, the bag and the discarded trumps are what is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley import options as options_module
from beringia.games.valley.agenda import read_agenda, write_agenda
from beringia.games.valley.board import HALVES, HEX_NAMES, LETTERS
from beringia.games.valley.cards import EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.state import CLOSED_NAMES, IN_BAG, Setting, ValleyState, empty_state, herd_at
from beringia.games.valley.table import DECK_SIZE, SEASON_NAMES, SPECIES_NAMES, WOLF, Table
from beringia.games.valley.terms import EVENTS, HEXES, PER_SPECIES, SUMMER_EVENTS, TOKENS, TRUMPS, Sex
from beringia.games.valley.view import trump_names
from beringia.kernel.dice import dice_from_reader, dice_to_dict
from beringia.kernel.reader import Reader
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import NOBODY

#: Single numbers of the position, with the least and most they can be.
NUMBERS: Final = {
    "round": (0, 100_000),
    "year": (1, 20_000),
    "number": (1, 4),
    "phase": (0, 10),
    "direction": (0, 6),
    "region": (0, 6),
    "hid": (0, HEXES),
    "captured_women": (0, 10),
    "captured_fire": (0, 1),
}

#: Numbers of a tribe with the most they can be; those that are 0 are left out.
TRIBE_NUMBERS: Final = {
    "plant": 1_000_000,
    "meat": 1_000_000,
    "fire": 1,
    "foreseen": 3,
    "announced": 1,
    "won": 1,
    "return_round": 100_000,
    "returned": 1,
    "bonus": 5,
    "hunt_bonus": 2,
    "kills": 100,
    "first_fight": HEXES,
    "net": 1,
    "roots": 1,
    "manure": 1,
    "chooses_sex": 1,
    "cannibal": 1,
    "snowed": 1,
}

#: Numbers of a hex; those that are 0 are left out.
HEX_NUMBERS: Final = {
    "crop": 2,
    "fence": 1,
    "couple": 100_000,
    "founded": 3,
    "mark": 3,
    "saved": 63,
    "due": 3,
    "births": 3,
}


def to_dict(s: ValleyState) -> dict[str, object]:
    data: dict[str, object] = {key: int(getattr(s, key)) for key in NUMBERS}
    data.update(
        season=SEASON_NAMES[s.season],
        board=[s.board.north, s.board.south],
        start=int(s.start),
        turn=int(s.on_turn),
        frozen=[number for number in range(7) if (s.frozen >> number) & 1],
        ailing=None if s.ailing < 0 else SPECIES_NAMES[s.ailing],
        loners=[_hex_name(s.loners[sex]) for sex in range(2)],
        hidden=_hidden(s),
        amazons=_seat_and_hex(s.amazon_seat, s.amazon_hex),
        surprise=_seat_and_hex(s.surprise_seat, s.surprise_hex),
        fight=_hex_name(s.fight_hex),
        former_owner=None if s.former_owner < 0 else int(s.former_owner),
        players=[_player(s, seat) for seat in s.seats()],
        hexes={HEX_NAMES[hex_]: found for hex_ in range(HEXES) if (found := _hex(s, hex_))},
        animals=[
            [SPECIES_NAMES[token // PER_SPECIES], LETTERS[s.table.letter[token]], HEX_NAMES[s.token[token]]]
            for token in range(TOKENS)
            if s.token[token] != IN_BAG
        ],
        letterless={HEX_NAMES[hex_]: count for hex_ in range(HEXES) if (count := _letterless(s, hex_)) > 0},
        trumps=[TRUMP_NAMES[s.trump_deck[number]] for number in range(s.trump_deck_size)],
        events={SEASON_NAMES[season]: _events(s, season) for season in range(2)},
        open=[EVENT_NAMES[card] for card in range(EVENTS) for _ in range(s.open[card])],
        agenda=write_agenda(s),
        dice=dice_to_dict(s.dice),
    )
    return data


def _hex_name(hex_: int) -> str | None:
    return None if hex_ < 0 else HEX_NAMES[hex_]


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


def _seat_and_hex(seat: int, hex_: int) -> list[object] | None:
    return None if seat < 0 else [int(seat), HEX_NAMES[hex_]]


def _player(s: ValleyState, seat: int) -> dict[str, object]:
    player: dict[str, object] = {
        "alive": s.alive(seat),
        "hand": trump_names(s.tribes[seat].hand),
        "known": trump_names(s.tribes[seat].known),
        "people": _people(s, seat, False),
        "marched": _people(s, seat, True),
        "wolves": {HEX_NAMES[hex_]: int(wolves) for hex_ in range(HEXES) if (wolves := s.tribes[seat].wolves[hex_])},
    }
    player.update({key: value for key in TRIBE_NUMBERS if (value := int(getattr(s.tribes[seat], key)))})
    return player


def _people(s: ValleyState, seat: int, marched: bool) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for hex_ in range(HEXES):
        counts: list[int] = []
        for sex in range(2):
            place = sex * HEXES + hex_
            counts.append(s.tribes[seat].marched[place] if marched else s.tribes[seat].people[place])
        if any(counts):
            found[HEX_NAMES[hex_]] = counts
    return found


def _hex(s: ValleyState, hex_: int) -> dict[str, object]:
    found: dict[str, object] = {key: value for key in HEX_NUMBERS if (value := int(getattr(s, key)[hex_]))}
    if s.owner(hex_) >= 0:
        found["settlement"] = int(s.owner(hex_))
    if s.closed[hex_]:
        found["closed"] = CLOSED_NAMES[s.closed[hex_]]
    return found


def _letterless(s: ValleyState, hex_: int) -> int:
    """Wolves without a letter on a hex, wild or tame."""
    wolves = int(s.herd(WOLF, hex_)) + sum(int(s.tribes[seat].wolves[hex_]) for seat in s.seats())
    return wolves - sum(1 for token in range(PER_SPECIES) if s.token[WOLF * PER_SPECIES + token] == hex_)


def _events(s: ValleyState, season: int) -> dict[str, object]:
    cards = s.event_decks[season]
    return {
        "deck": [EVENT_NAMES[cards.deck[number]] for number in range(cards.deck_size)],
        "pile": [EVENT_NAMES[cards.pile[number]] for number in range(cards.pile_size)],
    }


# -- and back


def from_dict(table: Table, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> ValleyState:
    """The state that ``to_dict`` wrote. Shape and ranges are checked here, the invariants by ``check``."""
    top = Reader(data, "state").only(
        *NUMBERS, "season", "board", "start", "turn", "frozen", "ailing", "loners", "hidden", "amazons", "surprise",
        "fight", "former_owner", "players", "hexes", "animals", "letterless", "trumps", "events", "open", "agenda",
        "dice",
    )  # fmt: skip
    setting = options_module.setting(table, seats, options)
    setting.board = _read_board(top.at("board"), setting)
    s = empty_state(table, setting, dice_from_reader(top.at("dice")))
    for key, (least, most) in NUMBERS.items():
        setattr(s, key, top.at(key).integer(least, most))
    s.season = SEASON_NAMES.index(top.at("season").text(*SEASON_NAMES))
    s.start = top.at("start").integer(0, seats - 1)
    s.on_turn = top.at("turn").integer(0, seats - 1)
    for number in top.at("frozen").integers(0, 6):
        s.frozen |= 1 << number
    if top.at("ailing").value is not None:
        s.ailing = SPECIES_NAMES.index(top.at("ailing").text(*SPECIES_NAMES))
    _read_groups(s, top)
    for seat, player in enumerate(_exactly(top.at("players"), seats)):
        _read_player(s, player, seat)
    _read_hexes(s, top.at("hexes"))
    _read_animals(s, top)
    _read_cards(s, top)
    read_agenda(s, top.at("agenda"))
    return s


def _read_board(reader: Reader, setting: Setting) -> int:
    parts = _exactly(reader, 2)
    north = HALVES.index(parts[0].text(*HALVES[:2]))
    south = HALVES.index(parts[1].text(*HALVES[2:])) - 2
    reader.check(setting.north in (0, north + 1) and setting.south in (0, south + 1), "is not what the options say")
    return north * 2 + south


def _exactly(reader: Reader, count: int) -> list[Reader]:
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def _read_hex(reader: Reader) -> int:
    return HEX_NAMES.index(reader.text(*HEX_NAMES))


def _by_hex(reader: Reader) -> list[tuple[int, Reader]]:
    reader.only(*HEX_NAMES)
    return [(HEX_NAMES.index(name), reader.at(name)) for name in reader.value]


def _read_groups(s: ValleyState, top: Reader) -> None:
    """What single groups are about to do."""
    most = int(s.players()) - 1
    for sex, loner in enumerate(_exactly(top.at("loners"), 2)):
        s.loners[sex] = NOBODY if loner.value is None else _read_hex(loner)
    hidden = top.at("hidden")
    if hidden.value is not None:
        hidden.only("seat", "hex", "warriors", "women", "wolves")
        s.hidden_seat = hidden.at("seat").integer(0, most)
        s.hidden_hex = _read_hex(hidden.at("hex"))
        s.hidden_warriors = hidden.at("warriors").integer(0, 10)
        s.hidden_women = hidden.at("women").integer(0, 6)
        s.hidden_wolves = hidden.at("wolves").integer(0, 20)
    for key, name in (("amazons", "amazon"), ("surprise", "surprise")):
        group = top.at(key)
        if group.value is not None:
            parts = _exactly(group, 2)
            setattr(s, f"{name}_seat", parts[0].integer(0, most))
            setattr(s, f"{name}_hex", _read_hex(parts[1]))
    s.fight_hex = NOBODY if top.at("fight").value is None else _read_hex(top.at("fight"))
    owner = top.at("former_owner")
    s.former_owner = NOBODY if owner.value is None else owner.integer(0, most)


def _read_player(s: ValleyState, player: Reader, seat: int) -> None:
    player.only("alive", "hand", "known", "people", "marched", "wolves", *TRIBE_NUMBERS)
    tribe = s.tribes[seat]
    tribe.alive = int(player.at("alive").boolean())
    tribe.hand = _read_trumps(player.at("hand"))
    tribe.known = _read_trumps(player.at("known"))
    for key, most in TRIBE_NUMBERS.items():
        if key in player.value:
            setattr(tribe, key, player.at(key).integer(0, most))
    for hex_, counts in _by_hex(player.at("people")):
        for sex, count in enumerate(_exactly(counts, 2)):
            tribe.people[sex * HEXES + hex_] = count.integer(0, 10)
            tribe.put_back(Sex(sex), -count.integer(0, 10))
    for hex_, counts in _by_hex(player.at("marched")):
        for sex, count in enumerate(_exactly(counts, 2)):
            place = sex * HEXES + hex_
            count.check(count.integer(0, 10) <= tribe.people[place], "more have marched than there are")
            tribe.marched[place] = count.integer(0, 10)
    for hex_, wolves in _by_hex(player.at("wolves")):
        s.tribes[seat].wolves[hex_] = wolves.integer(0, 17)


def _read_trumps(reader: Reader) -> int:
    bits = 0
    for card in reader.items():
        bit = 1 << TRUMP_NAMES.index(card.text(*TRUMP_NAMES))
        card.check(bits & bit == 0, "is listed twice")
        bits |= bit
    return bits


def _read_hexes(s: ValleyState, reader: Reader) -> None:
    most = int(s.players()) - 1
    for hex_, entry in _by_hex(reader):
        entry.only("settlement", "closed", *HEX_NUMBERS)
        for key, highest in HEX_NUMBERS.items():
            if key in entry.value:
                getattr(s, key)[hex_] = entry.at(key).integer(0, highest)
        if "closed" in entry.value:
            s.closed[hex_] = CLOSED_NAMES.index(entry.at("closed").text(*CLOSED_NAMES[1:]))
        if "settlement" in entry.value:
            owner = entry.at("settlement").integer(0, most)
            s.settlement[hex_] = owner
            s.tribes[owner].markers -= 1
        s.crops_left -= 1 if s.crop[hex_] else 0
        s.fences_left -= s.fence[hex_]


def _read_animals(s: ValleyState, top: Reader) -> None:
    """Tokens by species and letter, letterless wolves by hex; wild are those that are not tame."""
    for entry in top.at("animals").items():
        parts = _exactly(entry, 3)
        species = SPECIES_NAMES.index(parts[0].text(*SPECIES_NAMES))
        letter = LETTERS.index(parts[1].text(*LETTERS))
        hex_ = _read_hex(parts[2])
        token = next((n for n in _tokens(species) if s.table.letter[n] == letter and s.token[n] == IN_BAG), -1)
        entry.check(token >= 0, "there is no such token, or it is listed twice")
        s.token[token] = hex_
        s.wild[herd_at(species, hex_)] += 1
    for hex_, count in _by_hex(top.at("letterless")):
        wolves = count.integer(0, 8)
        s.wild[herd_at(WOLF, hex_)] += wolves
        s.wolf_reserve -= wolves
    for seat in s.seats():
        for hex_ in range(HEXES):
            s.wild[herd_at(WOLF, hex_)] -= s.tribes[seat].wolves[hex_]


def _tokens(species: int) -> range:
    return range(species * PER_SPECIES, (species + 1) * PER_SPECIES)


def _read_cards(s: ValleyState, top: Reader) -> None:
    deck = top.at("trumps")
    held = 0
    for seat in s.seats():
        top.at("players").check(held & s.tribes[seat].hand == 0, "a trump is in two hands")
        held |= s.tribes[seat].hand
    drawn = _read_trumps(deck)
    deck.check(drawn & held == 0, "a trump is in a hand too")
    for number, card in enumerate(deck.items()):
        s.trump_deck[number] = TRUMP_NAMES.index(card.text(*TRUMP_NAMES))
    s.trump_deck_size = len(deck.items())
    s.trump_pile = ((1 << TRUMPS) - 1) & ~(drawn | held)
    events = top.at("events").only(*SEASON_NAMES)
    for season, name in enumerate(SEASON_NAMES):
        allowed = EVENT_NAMES[:SUMMER_EVENTS] if season == 0 else EVENT_NAMES[SUMMER_EVENTS:]
        cards = events.at(name).only("deck", "pile")
        event_deck = s.event_decks[season]
        event_deck.deck_size = _read_pile(cards.at("deck"), event_deck.deck, allowed)
        event_deck.pile_size = _read_pile(cards.at("pile"), event_deck.pile, allowed)
    for card in top.at("open").items():
        s.open[EVENT_NAMES.index(card.text(*EVENT_NAMES))] += 1


def _read_pile(reader: Reader, pile: vec[i64], allowed: list[str]) -> int:
    found = reader.items()
    reader.check(len(found) <= DECK_SIZE, "holds more cards than there are")
    for number, card in enumerate(found):
        pile[number] = EVENT_NAMES.index(card.text(*allowed))
    return len(found)
