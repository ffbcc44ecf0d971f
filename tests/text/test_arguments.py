"""Arguments of messages: each one is declared, has a value of its domain, and events name clauses that exist."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files

import pytest

import beringia
from beringia import Game, Position
from beringia.kernel.codes import CodeSpace
from beringia.kernel.domains import HALVES, LABEL, LIST, MESSAGE, PLAYER, POSSESSOR, TITLE, Domain, Lexicon, count
from beringia.kernel.events import Event, EventKind, EventSpace
from beringia.kernel.rules import Rules
from beringia.kernel.state import State
from beringia.text import LANGUAGES, Catalogue, Voice
from tests.catalogues import shared_catalogue
from tests.conformance.kit import GAMES as ALL_GAMES
from tests.conformance.kit import ROOT

GAMES = ("eiszeit", "valley", "winter")


def walk(key: str, games: int) -> Iterator[Position]:
    game, chance = beringia.game(key), random.Random(17)
    for number in range(games):
        position = game.start(seats=game.seats[number % len(game.seats)], seed=number)
        while not position.over:
            yield position
            position.play(chance.choice(position.choices()))


def check(args: Mapping[str, object], domains: Mapping[str, Domain], lexicon: Lexicon, where: str) -> None:
    for name, value in args.items():
        assert name in domains, f"{where}: {name} is not declared"
        domain = domains[name]
        names = domain.names_in(lexicon)
        if value is None or value == "":
            continue  # it does not apply
        if names:
            assert value in names, f"{where}: {name} {value!r} is no {domain.name}"
        else:
            assert domain.reads == MESSAGE or domain.name == "decision" or isinstance(value, int), f"{where}: {name}"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_argument_is_declared(key: str) -> None:
    game = beringia.game(key)
    words, lexicon = game.vocabulary, game.rules.lexicon
    chance = random.Random(19)
    for position in walk(key, 3):
        decision = position.decision
        assert decision is not None
        check(decision.args, words.of_decision(decision.kind), lexicon, decision.kind)
        for choice in position.choices_for(position.seat):
            check(choice.args, words.of_choice(choice.verb), lexicon, choice.verb)
        if chance.random() < 0.1:
            for code in chance.choices(range(game.codes.size), k=40):
                refusal = position.why_not(code)
                if refusal is not None:
                    check(refusal.args, words.of_refusal(), lexicon, refusal.key)


@pytest.mark.parametrize("key", GAMES)
def test_what_reads_as_a_title_or_a_message_has_one(key: str) -> None:
    game = beringia.game(key)
    words = game.vocabulary
    catalogues = [shared_catalogue(language) for language in LANGUAGES]
    domains = [*words.arguments.values(), *(domain for kind in words.kinds for domain in words.of_event(kind).values())]
    assert any(domain.reads for domain in domains)
    for domain in domains:
        names = domain.names_in(game.rules.lexicon)
        if domain.reads == TITLE:
            assert all("name" in game.content[domain.group][name] for name in names), domain
        elif domain.reads == MESSAGE:
            assert all(f"{domain.group}-{name}" in catalogue for name in names for catalogue in catalogues), domain
        else:
            assert domain.reads in ("", PLAYER, POSSESSOR, HALVES, LABEL, LIST)
            assert (domain.reads != LABEL) or len(set(domain.labels)) == len(names), domain


@pytest.mark.parametrize("key", GAMES)
def test_events_name_clauses_of_the_rulebook(key: str) -> None:
    rules = (files("beringia") / "games" / key / "rules.md").read_text(encoding="utf-8")
    kinds = beringia.game(key).events.kinds
    assert sum(1 for kind in kinds if kind.clause or kind.clauses) > 0.8 * len(kinds)
    for kind in kinds:
        by, clauses = kind.clauses or ("", {})
        for clause in [kind.clause, *clauses.values()]:
            assert clause == "" or f"**{clause}**" in rules, f"{kind.name}: {clause}"
        if clauses:
            names = dict(kind.args)[by].names_in(beringia.game(key).rules.lexicon)
            assert set(clauses) <= {*names, "none"}, kind.name


def test_whatever_the_nomads_say_has_a_clause() -> None:
    kind = beringia.game("winter").vocabulary.kinds["nomads_instead"]
    by, clauses = kind.clauses or ("", {})
    assert set(clauses) == set(dict(kind.args)[by].names)
    texts = (files("beringia") / "text" / "en" / "winter_solo.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^ +\*?\[(\w+)\]", texts.split("winter-nomads-why =")[1].split("\n}")[0], re.MULTILINE)
    assert set(reasons) == set(clauses)


# -- nobody goes by the names of arguments


def test_arguments_read_by_their_domain_whatever_they_are_called() -> None:
    seat = Domain("seat", 2)
    events = EventSpace()
    EventKind(events, "odd", [("area", seat), ("owner", count(9)), ("card", Domain("half", 9, reads=HALVES))])
    EventKind(events, "taken", [("count", Domain("seat", 2, reads=POSSESSOR)), ("player", count(9))])
    messages = """
odd-title = Odd
odd-event-odd = { $area }, { $owner }, { $card }
odd-event-taken = { $count } { $whose } { $player }
"""

    game = Game(Rules("odd", range(2, 3), State, [], CodeSpace(), events, []))
    catalogue = Catalogue("en")
    catalogue.learn("odd", lambda: messages)
    voice = Voice(catalogue, game, ["Ayla", "Brun"])
    assert voice.event(Event("odd", 0, {"area": 1, "owner": 1, "card": 3}, {}, None).seen_by(0)) == "Brun, 1, 1½"
    assert voice.event(Event("taken", 0, {"count": 1, "player": 0}, {}, None).seen_by(0)) == "Brun other 0"
    assert voice.event(Event("taken", 1, {"count": 1, "player": 1}, {}, None).seen_by(0)) == "Brun own 1"
    with pytest.raises(KeyError, match="colour"):
        voice.event(Event("odd", 0, {"colour": 1}, {}, None).seen_by(0))


@pytest.mark.parametrize("file", ["src/beringia/text/voice.py", "web/src/lib/speech.ts"])
def test_no_argument_is_looked_up_by_name(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.findall(r"""\bargs(?:\[["'`]|\.get\(|\.\w+\s*[!=]==)""", text) == []
