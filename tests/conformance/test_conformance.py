"""The conformance kit: what must hold for every game that is registered."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import beringia
from beringia import IllegalChoice, PositionError, Record, RecordError, bots
from beringia.kernel.record import UNDO, read_json
from beringia.version import compiled
from tests.conformance.damage import damaged
from tests.conformance.kit import GAMES, RARE, Case, as_bytes, cases, seen, trace, walk

#: As plain Python the options are played in the golden games, which is enough.
ALL = [case for case in cases() if compiled() or not case.options]
FULL = [case for case in ALL if not case.options]


@pytest.fixture(params=ALL, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


@pytest.fixture(params=[12, pytest.param(2000, marks=pytest.mark.long)])
def damages(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_step_keeps_the_invariants_and_the_game_ends(case: Case, seed: int) -> None:
    for position, _ in walk(case, seed):
        assert position.check() == []
        choices = position.choices()
        assert choices == sorted(set(choices))
        assert position.over == (not choices) == (position.seat is None)
        assert all(0 <= choice < case.game.codes.size for choice in choices)
    assert len(position.scores()) == case.seats
    # Who plays alone can lose against the game itself.
    lost = case.seats == 1 or not any(position.scores())
    assert position.winners() or lost, "nobody has won, and not because all have lost everything"
    assert position.choices() == []


def test_copies_are_independent(case: Case) -> None:
    kept: list[tuple[beringia.Position, str]] = []
    for position, _ in walk(case, 11):
        kept.append((position.copy(), position.digest()))
        assert kept[-1][0] == position
    assert len({digest for _, digest in kept}) == len(kept), "two steps of a game led to the same position"
    for copy, digest in kept:
        assert copy.digest() == digest
        assert copy.choices() or copy.over


def test_save_and_load(case: Case) -> None:
    for position, choice in walk(case, 12):
        loaded = case.game.from_dict(json.loads(json.dumps(position.to_dict())))
        assert loaded == position
        assert loaded.digest() == position.digest()
        assert loaded.to_dict() == position.to_dict()
        assert loaded.choices() == position.choices()
        if not position.over:
            after = position.copy()
            after.play(choice)
            loaded.play(choice)
            assert loaded.digest() == after.digest()


@pytest.mark.parametrize("case", FULL, ids=str)
def test_what_is_redrawn_does_not_depend_on_how_it_lay(case: Case) -> None:
    """Worlds that look the same to a seat are redrawn to the same: nothing of the true one is left."""
    for number, (position, _) in enumerate(walk(case, 13)):
        if number % 10 == 0 and position.seat is not None:
            other = position.determinize(position.seat, number)
            assert other.determinize(position.seat, 5).digest() == position.determinize(position.seat, 5).digest()


@pytest.mark.parametrize("case", FULL, ids=str)
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(case: Case, damages: int) -> None:
    picker = random.Random(f"{case} {damages}")
    refused = 0
    for number in range(damages):
        position = case.start(number)
        for _ in range(picker.randrange(160)):
            if not position.over:
                position.play(picker.choice(position.choices()))
        changed, told = damaged(position.to_dict(), picker)
        try:
            loaded = case.game.from_dict(changed)
        except PositionError:
            refused += 1
            continue
        assert loaded.check() == [], told
        while not loaded.over:
            assert loaded.choices(), told
            loaded.play(picker.choice(loaded.choices()))
            assert loaded.check() == [], f"{case}, {number}: {told}"
    assert refused > damages // 2


@pytest.mark.parametrize("case", [case for case in FULL if case.seats <= 3], ids=str)
def test_games_that_go_well_can_be_saved(case: Case) -> None:
    """Good players come to positions that random ones hardly meet: hunts, long turns, late rounds."""
    greedy = bots.make("greedy", case.game, 1)
    position = case.start(0)
    for _ in range(320):
        if position.over:
            break
        assert case.game.from_dict(position.to_dict()) == position
        position.play(greedy.ask(position))


@pytest.mark.parametrize("case", FULL, ids=str)
def test_same_game_in_fresh_processes(case: Case) -> None:
    reference = trace(case, "0", plain=True)
    assert reference[0] == "plain"
    for hash_seed in ("1", "4242"):
        assert trace(case, hash_seed, plain=True) == reference
    installed = trace(case, "7", plain=False)
    if installed[0] != "compiled":
        pytest.skip("the installed package is not compiled: no C compiler when it was built")
    assert installed[1:] == reference[1:]


def test_views_and_choices_do_not_depend_on_what_a_seat_cannot_know(case: Case) -> None:
    picker = random.Random(13)
    for number, (position, choice) in enumerate(walk(case, 13)):
        if position.over:
            break
        for seat in range(case.seats):
            if picker.random() < 0.3:
                other = position.determinize(seat, number)
                assert seen(other, seat) == seen(position, seat)
                assert other.check() == []
                if position.seat == seat:
                    _same_news(position, other, seat, choice)
        spectator = position.determinize(picker.randrange(case.seats), number)
        public, redrawn = position.view(None), spectator.view(None)
        assert as_bytes(public) == as_bytes(redrawn)


def _same_news(position: beringia.Position, other: beringia.Position, seat: int, choice: int) -> None:
    """A step that reveals nothing tells its seat the same in both worlds, event by event."""
    mine, theirs = position.copy(), other.copy()
    told, told_there = mine.play_and_watch(choice), theirs.play_and_watch(choice)
    assert mine.revealed == theirs.revealed
    if not mine.revealed:
        assert [moment.event.seen_by(seat) for moment in told] == [moment.event.seen_by(seat) for moment in told_there]
        boards, boards_there = ([moment.board(seat) for moment in moments] for moments in (told, told_there))
        assert as_bytes(boards) == as_bytes(boards_there)
        assert seen(mine, seat) == seen(theirs, seat)


def test_determinized_positions_leave_the_original_alone_and_can_be_played(case: Case) -> None:
    picker = random.Random(14)
    for number, (position, _) in enumerate(walk(case, 14)):
        if position.over or number % 40:
            continue
        digest = position.digest()
        other = position.determinize(picker.randrange(case.seats), number)
        assert other.digest() != digest
        while not other.over:
            other.play(picker.choice(other.choices()))
            assert other.check() == []
        assert position.digest() == digest


def test_notation_is_read_back(case: Case) -> None:
    for position, _ in walk(case, 15):
        written = {position.notation(choice): choice for choice in position.choices()}
        assert len(written) == len(position.choices()), "two choices are written alike"
        for text, choice in written.items():
            assert position.parse(text) == choice
            assert position.parse(f"  {text.upper()} ") == choice


def test_choices_describe_themselves(case: Case) -> None:
    for position, _ in walk(case, 16):
        decision = position.decision
        assert (decision is None) == position.over
        if decision is not None:
            assert decision.seat == position.seat
            assert decision.key.startswith(f"{case.game.key}-decide-")
        for choice in position.choices():
            told = position.describe(choice)
            assert told.code == choice
            assert told.verb in case.game.codes.names()
            assert told.key.startswith(f"{case.game.key}-choose-")
            assert all(":" in target for target in told.targets)
            assert json.loads(json.dumps(told.to_dict())) == told.to_dict()


def test_illegal_choices_leave_the_position_untouched(case: Case) -> None:
    picker = random.Random(17)
    size = case.game.codes.size
    for position, _ in walk(case, 17):
        legal = set(position.choices())
        before = position.digest()
        wrong = [-1, size, 10**30, -(10**30)] + [picker.randrange(size) for _ in range(12)]
        for choice in wrong:
            if choice in legal:
                continue
            with pytest.raises(IllegalChoice) as refused:
                position.play(choice)
            assert str(refused.value)
            with pytest.raises(IllegalChoice):
                position.describe(choice)
            if 0 <= choice < size and not position.over:
                reason = position.why_not(choice)
                assert reason is not None
                assert reason.key
                assert reason.clause
        assert position.digest() == before
        assert set(position.choices()) == legal


def test_undo_never_crosses_a_reveal_or_another_seat(case: Case) -> None:
    picker = random.Random(18)
    record = Record(case.game, case.seats, 18, dict(case.options))
    reachable: list[tuple[int, str]] = []  # seat and digest before each choice that may be taken back
    while not record.position.over and len(record.entries) < 400:
        seat = record.position.seat
        assert seat is not None
        for other in range(case.seats):
            wanted = len(reachable) if reachable and reachable[-1][0] == other else 0
            assert record.undo_depth(other) == wanted
            if wanted == 0:
                with pytest.raises(IllegalChoice):
                    record.undo(other)
        if reachable and picker.random() < 0.25:
            undoer, digest = reachable.pop()
            record.undo(undoer)
            assert record.position.digest() == digest
            assert record.entries[-1].choice == UNDO
            continue
        digest = record.position.digest()
        record.play(picker.choice(record.position.choices()))
        if reachable and reachable[-1][0] != seat:
            reachable = []
        reachable.append((seat, digest))
        if record.position.revealed:
            reachable = []
    loaded = Record.from_dict(case.game, json.loads(record.to_json()))
    assert loaded.position == record.position
    assert loaded.head == record.head
    replayed = case.start(18)
    for choice in record.choices():
        replayed.play(choice)
    assert replayed == record.position


def _finished(case: Case) -> dict[str, Any]:
    record = Record(case.game, case.seats, 19, dict(case.options))
    picker = random.Random(19)
    while not record.position.over:
        record.play(picker.choice(record.position.choices()))
    data: dict[str, Any] = json.loads(record.to_json())
    return data


@pytest.mark.parametrize("case", [case for case in FULL if case.seats == case.game.seats[0]], ids=str)
def test_damaged_records_are_refused(case: Case) -> None:
    good = json.dumps(_finished(case))
    assert Record.from_dict(case.game, read_json(good)).position.over

    def refused(change: Any, reason: str) -> None:
        data = json.loads(good)
        change(data)
        with pytest.raises(RecordError, match=reason):
            Record.from_dict(case.game, data)

    middle = len(json.loads(good)["entries"]) // 2
    refused(lambda data: data["entries"][middle].__setitem__(3, "0" * 32), f"entry {middle + 1}: the hash chain")
    refused(lambda data: data["entries"][middle].__setitem__(1, 10**12), f"entry {middle + 1}: ")
    refused(lambda data: data["entries"][middle].__setitem__(2, "win the game"), f"entry {middle + 1}: the text is")
    refused(lambda data: data["entries"].pop(middle), f"entry {middle + 1}: ")
    refused(lambda data: data["entries"].pop(), "digest differs")
    refused(lambda data: data.__setitem__("seed", "20"), "entry 1: ")
    refused(lambda data: data.__setitem__("seed", 19), "seed must be")
    refused(lambda data: data.__setitem__("scores", [9999] * case.seats), "result")
    refused(lambda data: data.__setitem__("winners", [0] if data["winners"] == [] else []), "winners")
    refused(lambda data: data.__setitem__("game", "chess"), "record of 'chess'")
    refused(lambda data: data.__setitem__("format", 99), "format 99")
    refused(lambda data: data.__setitem__("content", "0"), "content '0'")
    refused(lambda data: data.__setitem__("seats", 99), "names must be")
    refused(lambda data: data.__setitem__("options", {"no such": 1}), "no such")
    refused(lambda data: data.__setitem__("entries", None), "entries must be a list")
    for cut in (0, 1, len(good) // 2, len(good) - 1):
        with pytest.raises(RecordError, match="not a whole record"):
            read_json(good[:cut])
    for text in ("[]", "null", '{"beringia": "position"}', "[" * 100_000):
        with pytest.raises(RecordError):
            read_json(text)


def test_events_keep_secrets_to_the_seat_that_knows(case: Case) -> None:
    position = case.start(20)
    picker = random.Random(20)
    for event in position.opening:
        assert event.kind in [kind.name for kind in case.game.events.kinds]
    while not position.over:
        for event in position.play_and_tell(picker.choice(position.choices())):
            public = event.seen_by(None)
            assert json.loads(json.dumps(public)) == public
            for seat in range(case.seats):
                if seat != event.knows:
                    assert event.seen_by(seat) == public
            assert bool(event.secret) == (event.knows is not None)


@pytest.mark.parametrize("key", GAMES)
def test_play_reaches_everything(key: str) -> None:
    """Every verb, every card that a verb can name and every kind of event happens.

    What was never chosen before is chosen at the first chance. Else a third of the games are random, a third mostly
    follow the greedy bot, because some things happen only to those who fare well, and a third mostly do what was done
    least, because some things happen only to those who prepare them.
    """
    if not compiled() and key in beringia.games():
        pytest.skip("takes a minute uncompiled; that both play alike is tested above")
    game = beringia.game(key)
    wanted = set(game.codes.names()) - set(RARE.get(key, ()))
    for verb in game.codes.verbs:
        for operand, domain in zip(verb.operands, verb.domains, strict=True):
            if operand == "card" and domain.names:  # cards named by the content are too many for this
                wanted.update(f"{verb.name} {number}" for number in range(domain.size))
    wanted_events = {kind.name for kind in game.events.kinds}
    done: Counter[str] = Counter()
    events: set[str] = set()
    for seed in range(400):
        picker = random.Random(seed)
        seats = game.seats[seed % len(game.seats)]
        options = {
            option.key: picker.choice(option.allowed_for(seats)) for option in game.options if option.kind == "choice"
        }
        position = game.start(seats, seed=seed, options=options)
        greedy = bots.make("greedy", game, seed)
        events.update(event.kind for event in position.opening)
        while not position.over:
            offered = position.choices()
            picker.shuffle(offered)
            choice = min(offered, key=lambda offer: min(done[name] for name in _names(game, offer)))
            if all(name in done for name in _names(game, choice)):
                if seed % 3 == 0 or picker.random() < 0.2:
                    choice = offered[0]
                elif seed % 3 == 1:
                    choice = greedy.ask(position)
            done.update(_names(game, choice))
            events.update(event.kind for event in position.play_and_tell(choice))
        if set(done) >= wanted and events == wanted_events:
            break
    assert wanted <= set(done)
    assert events == wanted_events


def _names(game: beringia.Game, choice: int) -> set[str]:
    """The verb of a choice, and the verb with the card it names."""
    name, operands = game.codes.decode(choice)
    found = {name}
    for operand, value in zip(game.codes.verb(name).operands, operands, strict=True):
        if operand == "card":
            found.add(f"{name} {value}")
    return found
