"""What is done to the seats of a table besides playing: by who comes, by its host before the game, by who wants to play
on another device, and by a table that lets somebody in again who has lost his link.

Every function changes a copy of the table's header, or refuses (:meth:`beringia.server.sitting.Sitting.rearrange`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from beringia.games.registry import registered
from beringia.server.errors import RequestError
from beringia.server.rows import SeatRow, TableRow, now
from beringia.server.seating import Seats, distinct, free_name, hash_secret, new_secret
from beringia.server.settings import Settings

#: How long a code for another device works, in seconds.
CODE_SECONDS = 300
#: Devices of one person; the one that came first after the seat's own goes when there are more.
MAX_DEVICES = 8


def hosts(row: TableRow) -> Seats:
    """The seats of who has set the table; of an older table, the first seat that a person has."""
    marked = tuple(seat for seat, held in enumerate(row.seats) if held.host)
    people = tuple(seat for seat, held in enumerate(row.seats) if held.kind in ("human", "away"))
    return marked or people[:1]


def require_host(row: TableRow, mine: Seats) -> None:
    if not set(mine) & set(hosts(row)):
        raise RequestError("not-host" if mine else "forbidden")


def _seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise RequestError("not-found", "there is no such seat")
    return row.seats[seat]


# -- who comes, and who is given a seat


def take_seat(row: TableRow, secret: str, name: str, token: str | None, program: bool) -> tuple[int, str]:
    """An open seat with its invitation, or the own one again with its token; and the token that holds it."""
    known = hash_secret(secret)
    for seat, held in enumerate(row.seats):
        if held.holds({known}):
            token = secret
        elif held.invitation == known:
            token = token or new_secret()
            if held.token is not None and held.token != hash_secret(token):
                raise RequestError("taken")
        else:
            continue
        found(held)
        if not held.holds({hash_secret(token)}):
            held.token = hash_secret(token)
        held.kind, held.bot, held.program = "human", None, program
        others = [other.name for other in row.seats if other is not held]
        held.name = distinct(name, others) or held.name or free_name(others)
        if row.status == "waiting":
            _begin_if_full(row)
        return seat, token
    raise RequestError("forbidden")


def fill_with_bots(row: TableRow, bot: str) -> None:
    """Nobody is waited for any longer: bots take the open seats, and the game begins."""
    for held in row.seats:
        if held.kind == "open":
            held.kind, held.bot, held.name = "bot", bot, free_name([other.name for other in row.seats])
    _begin_if_full(row)


def _begin_if_full(row: TableRow) -> None:
    if all(held.kind != "open" for held in row.seats):
        row.status = "playing"
        row.names = [held.name for held in row.seats]


def give_to_bot(row: TableRow, seats: Seats, bot: str) -> None:
    """Let a bot play for people until they take their seats back."""
    for seat in seats:
        row.seats[seat].kind, row.seats[seat].bot = "away", bot


# -- the host, before the game


def open_seat(row: TableRow, seat: int, mine: Seats) -> str:
    """A seat for a friend, with a new invitation; whoever had it, or was invited to it, has it no more."""
    held = _changeable(row, seat, mine)
    invitation = new_secret()
    row.seats[seat] = _agreed_alike(SeatRow("open", invitation=hash_secret(invitation)), held)
    return invitation


def seat_bot(row: TableRow, seat: int, bot: str, mine: Seats) -> None:
    """A bot instead of whoever had the seat."""
    held = _changeable(row, seat, mine)
    name = free_name([other.name for other in row.seats if other is not held])
    row.seats[seat] = _agreed_alike(SeatRow("bot", name, bot), held)


def close_seat(row: TableRow, seat: int, mine: Seats) -> None:
    """The game is played by one fewer; the seats behind move up."""
    _changeable(row, seat, mine)
    game = registered(row.game)
    left = len(row.seats) - 1
    # Of what every seat has its own of, that of this seat goes; what is right for so many only, is as at the start.
    options = {
        option.key: [part for number, part in enumerate(row.options[option.key]) if number != seat]
        if option.kind == "order"
        else row.options[option.key]
        for option in game.options
        if option.key in row.options and (option.seats is None or left in option.seats)
    }
    try:
        row.options = dict(game.check_options(left, options))
    except ValueError as error:
        raise RequestError("invalid", str(error), {"field": "seat", "reason": str(error)}) from None
    del row.seats[seat]


def _changeable(row: TableRow, seat: int, mine: Seats) -> SeatRow:
    require_host(row, mine)
    if row.status != "waiting":
        raise RequestError("not-waiting")
    held = _seat(row, seat)
    if hosts(row) == (seat,):
        raise RequestError("host-seat")
    return held


def _agreed_alike(seat: SeatRow, before: SeatRow) -> SeatRow:
    """What was agreed for the whole table stands with every seat."""
    return replace(seat, hints=before.hints, poker_face=before.poker_face)


# -- open to everybody


def list_table(row: TableRow, language: str | None, mine: Seats) -> None:
    """Let the host open a table that waits to everybody, or to nobody but friends again."""
    require_host(row, mine)
    if row.status != "waiting":
        raise RequestError("not-waiting")
    if row.private and language is not None:
        raise RequestError("private")
    row.listed = language


def sit_down(row: TableRow, name: str, token: str) -> int:
    """A seat at a table that is open to everybody, without an invitation. Asked twice, it is the same."""
    fresh = hash_secret(token)
    for seat, held in enumerate(row.seats):
        if held.holds({fresh}):
            return seat
    if row.listed is None or row.private:
        raise RequestError("not-listed")
    if row.status != "waiting":
        raise RequestError("not-waiting")
    for seat, held in enumerate(row.seats):
        if held.kind == "open":
            others = [other.name for other in row.seats if other is not held]
            held.kind, held.token = "human", fresh
            held.name = distinct(name, others) or free_name(others)
            _begin_if_full(row)
            return seat
    raise RequestError("taken")


# -- on another device


def device_code(row: TableRow, seat: int, moves: bool, mine: Seats) -> str:
    """A code that takes the seat to another device, once and soon; a copy, or the only one from then on."""
    held = _seat(row, seat)
    if seat not in mine:
        raise RequestError("forbidden")
    code = new_secret()
    held.code, held.code_until, held.code_moves = hash_secret(code), now() + CODE_SECONDS * 1000, moves
    return code


def take_to_device(row: TableRow, code: str, token: str) -> int:
    """The seat that a code leads to; from now on the token holds it, too, or alone. Asked twice, it is the same."""
    known, fresh = hash_secret(code), hash_secret(token)
    for seat, held in enumerate(row.seats):
        if held.code != known:
            continue
        if held.holds({fresh}):  # the answer was lost
            return seat
        if held.code_until < now():
            raise RequestError("expired")
        if held.code_moves:
            held.token, held.devices, held.invitation = fresh, [], None
        else:
            held.devices = [*held.devices, fresh][-MAX_DEVICES:]
        held.code_until = 0
        found(held)
        return seat
    raise RequestError("expired")


# -- a lost link


#: When this process began: for a while before nobody could reach its tables.
STARTED = now()


@dataclass(frozen=True)
class Silence:
    """For how long a seat must be silent until its link counts as lost, in milliseconds: if the others agree, and if
    they do not say anything."""

    agreed: int
    unanswered: int

    @staticmethod
    def of(settings: Settings) -> Silence:
        return Silence(round(settings.lost_seconds * 1000), round(settings.lost_hours * 3_600_000))


@dataclass(frozen=True)
class Consent:
    """Who is asked whether a seat gets a new link, who agrees and objects, and how many have to agree."""

    asked: Seats
    agreed: Seats
    against: Seats
    needed: int
    #: From when on there is a new link if nobody says anything more, in milliseconds since 1970; ``None``: never.
    after: int | None


def consent(row: TableRow, seat: int, silence: Silence) -> Consent:
    """A new link takes consent *and* silence: who has several seats or browsers can agree with himself, but he cannot
    keep the holder of a seat from coming back.

    More than half of the people who are neither hosts nor the seat itself must agree; then a short silence is enough.
    After a long one nobody need have agreed, if nobody objects. Whoever comes to the seat meanwhile has not lost it.
    """
    asking, held = _asking(row, seat), row.seats[seat]
    asked = tuple(
        number
        for number, other in enumerate(row.seats)
        if number != seat and number not in asking and other.kind == "human" and other.token is not None
    )
    agreed = tuple(number for number in asked if number in held.agreed)
    against = tuple(number for number in asked if number in held.against)
    needed = len(asked) // 2 + 1 if asked else 0
    after: int | None = None
    if held.lost_at is not None:
        # Nobody could come back while the server was down.
        soonest = max(held.lost_at, STARTED) + silence.agreed
        if asked and len(agreed) >= needed:
            after = soonest
        elif not against:
            after = max(soonest, held.lost_at + silence.unanswered)
    return Consent(asked, agreed, against, needed, after)


def _asking(row: TableRow, seat: int) -> Seats:
    """The seats that may ask for a new link of another: the hosts'; of a host's own seat, everybody's."""
    found = hosts(row)
    if seat not in found:
        return found
    people = (number for number, held in enumerate(row.seats) if held.kind == "human" and held.token is not None)
    # The first of them speaks for the table: nobody can ask and agree.
    return tuple(number for number in people if number not in found)[:1]


def ask_for_link(row: TableRow, seat: int, mine: Seats, connected: Collection[int], silence: Silence) -> str | None:
    """Ask the table for a new link of a seat; when it has agreed and the seat was silent, the invitation that takes it.

    Then, and not before, everything that has held the seat is void.
    """
    held = _seat(row, seat)
    if not set(mine) & set(_asking(row, seat)):
        raise RequestError("not-host" if mine else "forbidden")
    if seat in mine or held.kind not in ("human", "away") or seat in connected:
        raise RequestError("not-lost")
    if row.status in ("waiting", "finished"):  # before the game the host opens the seat; after it nobody needs it
        raise RequestError(row.status)
    if held.lost_at is None:
        found(held)
        held.lost_at = now()
    after = consent(row, seat, silence).after
    if after is None or now() < after:
        return None
    invitation = new_secret()
    held.void()
    held.invitation = hash_secret(invitation)
    return invitation


def answer_for_link(row: TableRow, seat: int, agree: bool, mine: Seats, silence: Silence) -> None:
    """Agree to a new link for somebody else's seat, or object; who holds the seat himself ends the asking."""
    held = _seat(row, seat)
    if not mine or (seat in mine and agree):
        raise RequestError("forbidden")
    if seat in mine:  # that he asks at all may have ended it before
        found(held)
        return
    if held.lost_at is None:
        raise RequestError("not-lost")
    voices = {number for number in mine if number in consent(row, seat, silence).asked}
    if not voices:
        raise RequestError("forbidden")
    agreed, against = set(held.agreed) - voices, set(held.against) - voices
    held.agreed = sorted(agreed | voices if agree else agreed)
    held.against = sorted(against if agree else against | voices)


def found(held: SeatRow) -> None:
    """Who was thought to have lost his link is there."""
    held.lost_at, held.agreed, held.against = None, [], []
