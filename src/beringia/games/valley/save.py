"""Positions of Valley of the Mammoths as readable plain data, and back. The format is public: see docs/formats.md.

Only what lies on the table is written. Supplies, the bag and the discarded trumps are what is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from beringia.games.valley import options as options_module
from beringia.games.valley.agenda import read_agenda, write_agenda
from beringia.games.valley.board import HALVES, HEX_NAMES, LETTERS
from beringia.games.valley.cards import EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.codes import EVENTS, HEXES, SUMMER_EVENTS, TRUMPS
from beringia.games.valley.setup import set_options
from beringia.games.valley.state import (
    AILING,
    ALIVE,
    AMAZON_HEX,
    AMAZON_SEAT,
    ANNOUNCED,
    BIRTHS,
    BONUS,
    CANNIBAL,
    CAPTURED_FIRE,
    CAPTURED_WOMEN,
    CHOOSES_SEX,
    CLOSED,
    CLOSED_NAMES,
    COUPLE,
    CROP,
    CROPS_LEFT,
    DECK_OF_TRUMPS,
    DECKS_OF_EVENTS,
    DIRECTION,
    DUE,
    EVENT_DECK,
    EVENT_PILE,
    FENCE,
    FENCES_LEFT,
    FIGHT_HEX,
    FIRE,
    FIRST_FIGHT,
    FORESEEN,
    FORMER_OWNER,
    FOUNDED,
    FROZEN,
    HAND,
    HID,
    HIDDEN,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HIDDEN_WOLVES,
    HUNT_BONUS,
    IN_BAG,
    KILLS,
    KNOWN,
    LONER,
    MANURE,
    MARK,
    MARKERS,
    MEAT,
    NET,
    NORTH,
    NUMBER,
    ON_TURN,
    OPEN,
    PHASE,
    PILES_OF_EVENTS,
    PLACE,
    PLANT,
    REGION,
    RETURN_ROUND,
    RETURNED,
    ROOTS,
    ROUND,
    SAVED,
    SEASON,
    SETTLEMENT,
    SNOWED,
    SOUTH,
    START,
    SUPPLY,
    SURPRISE_HEX,
    SURPRISE_SEAT,
    TRIBE,
    TRUMP_DECK,
    TRUMP_PILE,
    WOLF_RESERVE,
    WON,
    YEAR,
    ValleyState,
    empty_state,
)
from beringia.games.valley.table import (
    DECK_SIZE,
    PER_SPECIES,
    SEASON_NAMES,
    SPECIES_NAMES,
    TOKENS,
    WOLF,
    Table,
)
from beringia.games.valley.view import trump_names
from beringia.kernel.dice import dice_from_reader, dice_to_dict
from beringia.kernel.reader import Reader
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import NOBODY

#: Single numbers of the position, with the least and most they can be.
NUMBERS: Final = {
    "round": (ROUND, 0, 100_000),
    "year": (YEAR, 1, 20_000),
    "number": (NUMBER, 1, 4),
    "phase": (PHASE, 0, 10),
    "direction": (DIRECTION, 0, 6),
    "region": (REGION, 0, 6),
    "hid": (HID, 0, HEXES),
    "captured_women": (CAPTURED_WOMEN, 0, 10),
    "captured_fire": (CAPTURED_FIRE, 0, 1),
}

#: Numbers of a tribe; those that are 0 are left out.
TRIBE_NUMBERS: Final = {
    "plant": (PLANT, 1_000_000),
    "meat": (MEAT, 1_000_000),
    "fire": (FIRE, 1),
    "foreseen": (FORESEEN, 3),
    "announced": (ANNOUNCED, 1),
    "won": (WON, 1),
    "return_round": (RETURN_ROUND, 100_000),
    "returned": (RETURNED, 1),
    "bonus": (BONUS, 5),
    "hunt_bonus": (HUNT_BONUS, 2),
    "kills": (KILLS, 100),
    "first_fight": (FIRST_FIGHT, HEXES),
    "net": (NET, 1),
    "roots": (ROOTS, 1),
    "manure": (MANURE, 1),
    "chooses_sex": (CHOOSES_SEX, 1),
    "cannibal": (CANNIBAL, 1),
    "snowed": (SNOWED, 1),
}

#: Numbers of a hex; those that are 0 are left out.
HEX_NUMBERS: Final = {
    "crop": (CROP, 2),
    "fence": (FENCE, 1),
    "couple": (COUPLE, 100_000),
    "founded": (FOUNDED, 3),
    "mark": (MARK, 3),
    "saved": (SAVED, 63),
    "due": (DUE, 3),
    "births": (BIRTHS, 3),
}


def to_dict(s: ValleyState) -> dict[str, object]:
    data: dict[str, object] = {key: int(s.now[entry]) for key, (entry, _, _) in NUMBERS.items()}
    data.update(
        season=SEASON_NAMES[s.now[SEASON]],
        board=[s.board.north, s.board.south],
        start=int(s.now[START]),
        turn=int(s.now[ON_TURN]),
        frozen=[number for number in range(7) if (s.now[FROZEN] >> number) & 1],
        ailing=None if s.now[AILING] < 0 else SPECIES_NAMES[s.now[AILING]],
        loners=[_hex_name(s.now[LONER + sex]) for sex in range(2)],
        hidden=_hidden(s),
        amazons=_seat_and_hex(s, AMAZON_SEAT, AMAZON_HEX),
        surprise=_seat_and_hex(s, SURPRISE_SEAT, SURPRISE_HEX),
        fight=_hex_name(s.now[FIGHT_HEX]),
        former_owner=None if s.now[FORMER_OWNER] < 0 else int(s.now[FORMER_OWNER]),
        players=[_player(s, seat) for seat in range(s.players())],
        hexes={HEX_NAMES[hex_]: found for hex_ in range(HEXES) if (found := _hex(s, hex_))},
        animals=[
            [SPECIES_NAMES[token // PER_SPECIES], LETTERS[s.table.letter[token]], HEX_NAMES[s.token[token]]]
            for token in range(TOKENS)
            if s.token[token] != IN_BAG
        ],
        letterless={HEX_NAMES[hex_]: count for hex_ in range(HEXES) if (count := _letterless(s, hex_)) > 0},
        trumps=[TRUMP_NAMES[s.cards[DECK_OF_TRUMPS + number]] for number in range(s.now[TRUMP_DECK])],
        events={SEASON_NAMES[season]: _events(s, season) for season in range(2)},
        open=[EVENT_NAMES[card] for card in range(EVENTS) for _ in range(s.cards[OPEN + card])],
        agenda=write_agenda(s),
        dice=dice_to_dict(s.dice),
    )
    return data


def _hex_name(hex_: int) -> str | None:
    return None if hex_ < 0 else HEX_NAMES[hex_]


def _hidden(s: ValleyState) -> dict[str, object] | None:
    if s.now[HIDDEN_SEAT] < 0:
        return None
    return {
        "seat": int(s.now[HIDDEN_SEAT]),
        "hex": HEX_NAMES[s.now[HIDDEN_HEX]],
        "warriors": int(s.now[HIDDEN]),
        "women": int(s.now[HIDDEN + 1]),
        "wolves": int(s.now[HIDDEN_WOLVES]),
    }


def _seat_and_hex(s: ValleyState, seat: int, hex_: int) -> list[object] | None:
    return None if s.now[seat] < 0 else [int(s.now[seat]), HEX_NAMES[s.now[hex_]]]


def _player(s: ValleyState, seat: int) -> dict[str, object]:
    player: dict[str, object] = {
        "alive": s.alive(seat),
        "hand": trump_names(s.of(seat, HAND)),
        "known": trump_names(s.of(seat, KNOWN)),
        "people": _people(s, seat, False),
        "marched": _people(s, seat, True),
        "wolves": {HEX_NAMES[hex_]: int(wolves) for hex_ in range(HEXES) if (wolves := s.tame[seat * HEXES + hex_])},
    }
    player.update({key: int(s.of(seat, field)) for key, (field, _) in TRIBE_NUMBERS.items() if s.of(seat, field)})
    return player


def _people(s: ValleyState, seat: int, marched: bool) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for hex_ in range(HEXES):
        counts: list[int] = []
        for sex in range(2):
            row = (seat * 2 + sex) * HEXES + hex_
            counts.append(s.marched[row] if marched else s.people[row])
        if any(counts):
            found[HEX_NAMES[hex_]] = counts
    return found


def _hex(s: ValleyState, hex_: int) -> dict[str, object]:
    found: dict[str, object] = {
        key: int(s.on(hex_, field)) for key, (field, _) in HEX_NUMBERS.items() if s.on(hex_, field)
    }
    if s.owner(hex_) >= 0:
        found["settlement"] = int(s.owner(hex_))
    if s.on(hex_, CLOSED):
        found["closed"] = CLOSED_NAMES[s.on(hex_, CLOSED)]
    return found


def _letterless(s: ValleyState, hex_: int) -> int:
    """Wolves without a letter on a hex, wild or tame."""
    wolves = int(s.wild[WOLF * HEXES + hex_]) + sum(int(s.tame[seat * HEXES + hex_]) for seat in range(s.players()))
    return wolves - sum(1 for token in range(PER_SPECIES) if s.token[WOLF * PER_SPECIES + token] == hex_)


def _events(s: ValleyState, season: int) -> dict[str, object]:
    deck, pile = DECKS_OF_EVENTS + season * DECK_SIZE, PILES_OF_EVENTS + season * DECK_SIZE
    return {
        "deck": [EVENT_NAMES[s.cards[deck + number]] for number in range(s.now[EVENT_DECK + season])],
        "pile": [EVENT_NAMES[s.cards[pile + number]] for number in range(s.now[EVENT_PILE + season])],
    }


# -- and back


def from_dict(table: Table, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> ValleyState:
    """The state that ``to_dict`` wrote. Shape and ranges are checked here, the invariants by ``check``."""
    top = Reader(data, "state").only(
        *NUMBERS, "season", "board", "start", "turn", "frozen", "ailing", "loners", "hidden", "amazons", "surprise",
        "fight", "former_owner", "players", "hexes", "animals", "letterless", "trumps", "events", "open", "agenda",
        "dice",
    )  # fmt: skip
    setting = options_module.setting(options)
    s = empty_state(table, _read_board(top.at("board"), setting), seats, dice_from_reader(top.at("dice")))
    set_options(s, setting, cast(list[str], options["colours"]))
    for key, (entry, least, most) in NUMBERS.items():
        s.now[entry] = top.at(key).integer(least, most)
    s.now[SEASON] = SEASON_NAMES.index(top.at("season").text(*SEASON_NAMES))
    s.now[START] = top.at("start").integer(0, seats - 1)
    s.now[ON_TURN] = top.at("turn").integer(0, seats - 1)
    for number in top.at("frozen").integers(0, 6):
        s.now[FROZEN] |= 1 << number
    if top.at("ailing").value is not None:
        s.now[AILING] = SPECIES_NAMES.index(top.at("ailing").text(*SPECIES_NAMES))
    _read_groups(s, top)
    for seat, player in enumerate(_exactly(top.at("players"), seats)):
        _read_player(s, player, seat)
    _read_hexes(s, top.at("hexes"))
    _read_animals(s, top)
    _read_cards(s, top)
    read_agenda(s, top.at("agenda"))
    return s


def _read_board(reader: Reader, setting: list[int]) -> int:
    parts = _exactly(reader, 2)
    north = HALVES.index(parts[0].text(*HALVES[:2]))
    south = HALVES.index(parts[1].text(*HALVES[2:])) - 2
    reader.check(setting[NORTH] in (0, north + 1) and setting[SOUTH] in (0, south + 1), "is not what the options say")
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
        s.now[LONER + sex] = NOBODY if loner.value is None else _read_hex(loner)
    hidden = top.at("hidden")
    if hidden.value is not None:
        hidden.only("seat", "hex", "warriors", "women", "wolves")
        s.now[HIDDEN_SEAT] = hidden.at("seat").integer(0, most)
        s.now[HIDDEN_HEX] = _read_hex(hidden.at("hex"))
        s.now[HIDDEN] = hidden.at("warriors").integer(0, 10)
        s.now[HIDDEN + 1] = hidden.at("women").integer(0, 6)
        s.now[HIDDEN_WOLVES] = hidden.at("wolves").integer(0, 20)
    for key, seat, hex_ in (("amazons", AMAZON_SEAT, AMAZON_HEX), ("surprise", SURPRISE_SEAT, SURPRISE_HEX)):
        group = top.at(key)
        if group.value is not None:
            parts = _exactly(group, 2)
            s.now[seat] = parts[0].integer(0, most)
            s.now[hex_] = _read_hex(parts[1])
    s.now[FIGHT_HEX] = NOBODY if top.at("fight").value is None else _read_hex(top.at("fight"))
    owner = top.at("former_owner")
    s.now[FORMER_OWNER] = NOBODY if owner.value is None else owner.integer(0, most)


def _read_player(s: ValleyState, player: Reader, seat: int) -> None:
    player.only("alive", "hand", "known", "people", "marched", "wolves", *TRIBE_NUMBERS)
    row = seat * TRIBE
    s.tribe[row + ALIVE] = int(player.at("alive").boolean())
    s.tribe[row + HAND] = _read_trumps(player.at("hand"))
    s.tribe[row + KNOWN] = _read_trumps(player.at("known"))
    for key, (field, most) in TRIBE_NUMBERS.items():
        if key in player.value:
            s.tribe[row + field] = player.at(key).integer(0, most)
    for hex_, counts in _by_hex(player.at("people")):
        for sex, count in enumerate(_exactly(counts, 2)):
            s.people[(seat * 2 + sex) * HEXES + hex_] = count.integer(0, 10)
            s.tribe[row + SUPPLY + sex] -= count.integer(0, 10)
    for hex_, counts in _by_hex(player.at("marched")):
        for sex, count in enumerate(_exactly(counts, 2)):
            place = (seat * 2 + sex) * HEXES + hex_
            count.check(count.integer(0, 10) <= s.people[place], "more have marched than there are")
            s.marched[place] = count.integer(0, 10)
    for hex_, wolves in _by_hex(player.at("wolves")):
        s.tame[seat * HEXES + hex_] = wolves.integer(0, 17)


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
        for key, (field, highest) in HEX_NUMBERS.items():
            if key in entry.value:
                s.place[hex_ * PLACE + field] = entry.at(key).integer(0, highest)
        if "closed" in entry.value:
            s.place[hex_ * PLACE + CLOSED] = CLOSED_NAMES.index(entry.at("closed").text(*CLOSED_NAMES[1:]))
        if "settlement" in entry.value:
            owner = entry.at("settlement").integer(0, most)
            s.place[hex_ * PLACE + SETTLEMENT] = owner
            s.tribe[owner * TRIBE + MARKERS] -= 1
        s.now[CROPS_LEFT] -= 1 if s.on(hex_, CROP) else 0
        s.now[FENCES_LEFT] -= s.on(hex_, FENCE)


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
        s.wild[species * HEXES + hex_] += 1
    for hex_, count in _by_hex(top.at("letterless")):
        wolves = count.integer(0, 8)
        s.wild[WOLF * HEXES + hex_] += wolves
        s.now[WOLF_RESERVE] -= wolves
    for seat in range(s.players()):
        for hex_ in range(HEXES):
            s.wild[WOLF * HEXES + hex_] -= s.tame[seat * HEXES + hex_]


def _tokens(species: int) -> range:
    return range(species * PER_SPECIES, (species + 1) * PER_SPECIES)


def _read_cards(s: ValleyState, top: Reader) -> None:
    deck = top.at("trumps")
    held = 0
    for seat in range(s.players()):
        top.at("players").check(held & s.of(seat, HAND) == 0, "a trump is in two hands")
        held |= s.of(seat, HAND)
    drawn = _read_trumps(deck)
    deck.check(drawn & held == 0, "a trump is in a hand too")
    for number, card in enumerate(deck.items()):
        s.cards[DECK_OF_TRUMPS + number] = TRUMP_NAMES.index(card.text(*TRUMP_NAMES))
    s.now[TRUMP_DECK] = len(deck.items())
    s.now[TRUMP_PILE] = ((1 << TRUMPS) - 1) & ~(drawn | held)
    events = top.at("events").only(*SEASON_NAMES)
    for season, name in enumerate(SEASON_NAMES):
        allowed = EVENT_NAMES[:SUMMER_EVENTS] if season == 0 else EVENT_NAMES[SUMMER_EVENTS:]
        cards = events.at(name).only("deck", "pile")
        for key, start, size in (("deck", DECKS_OF_EVENTS, EVENT_DECK), ("pile", PILES_OF_EVENTS, EVENT_PILE)):
            found = cards.at(key).items()
            cards.at(key).check(len(found) <= DECK_SIZE, "holds more cards than there are")
            for number, card in enumerate(found):
                s.cards[start + season * DECK_SIZE + number] = EVENT_NAMES.index(card.text(*allowed))
            s.now[size + season] = len(found)
    for card in top.at("open").items():
        s.cards[OPEN + EVENT_NAMES.index(card.text(*EVENT_NAMES))] += 1
