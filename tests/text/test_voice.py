"""Sentences for whatever a game can say, checked over whole random games in all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import beringia
from beringia.kernel.events import Event
from beringia.kernel.position import Decision, Position
from beringia.text import LANGUAGES, Voice
from tests.catalogues import shared_catalogue

GAME = beringia.game("eiszeit")
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
VOICES = [Voice(shared_catalogue(language), GAME, NAMES) for language in LANGUAGES]
LEFT_OVER = re.compile(r"\bnone\b|\bown\b|\bother\b|[{}_]|\beiszeit-")


def whole(sentence: str) -> None:
    """A sentence without anything unresolved in it ("own" and "other" are also English words)."""
    cleaned = sentence
    for phrase in ("one of their own hunters", "up to 2 own hunters", "the other deck"):
        cleaned = cleaned.replace(phrase, "")
    assert not LEFT_OVER.search(cleaned), sentence


def games(count: int) -> Iterator[tuple[Position, list[Event]]]:
    """Positions of random games, each with the events that led to it."""
    chance = random.Random(7)
    for number in range(count):
        position = GAME.start(seats=3 + number % 3, seed=number, options={"rounds": 3 + number % 2})
        events = position.opening
        while True:
            yield position, events
            if position.over:
                break
            events = position.play_and_tell(chance.choice(position.choices()))


def test_choices_decisions_and_events_of_whole_games() -> None:
    told: set[tuple[object, ...]] = set()
    verbs, kinds, happened = set(), set(), set()
    for position, events in games(30):
        for event in events:
            happened.add(event.kind)
            for viewer in {None, event.seat}:
                seen = event.seen_by(viewer)
                shape = (event.kind, viewer is None, *map(str, event.args.values()))
                if shape not in told:
                    told.add(shape)
                    for voice in VOICES:
                        whole(voice.event(seen))
        if (decision := position.decision) is None:
            continue
        kinds.add(decision.kind)
        for voice in VOICES:
            whole(voice.decision(decision))
            whole(voice.ask(decision, position.choices_for(decision.seat)))
        for choice in position.choices_for(decision.seat):
            verbs.add(choice.verb)
            shape = (choice.verb, *choice.args.items())
            if shape not in told:
                told.add(shape)
                for voice in VOICES:
                    whole(voice.choice(choice))
    assert verbs == set(GAME.codes.names())
    assert kinds == {name for name, step in GAME.rules.steps.items() if step.VERBS}
    assert happened == {kind.name for kind in GAME.events.kinds}


def test_every_refusal_is_a_sentence() -> None:
    chance = random.Random(3)
    told: set[str] = set()
    for position, _ in games(20):
        if position.over or chance.random() > 0.04:
            continue
        for code in chance.sample(range(GAME.codes.size), 1200):
            refusal = position.why_not(code)
            if refusal is not None and (shape := f"{refusal.key} {sorted(refusal.args)}") not in told:
                told.add(shape)
                for voice in VOICES:
                    whole(voice.refusal(refusal))
    assert len(told) > 15, told


def test_a_game_that_is_over_refuses_everything() -> None:
    position = GAME.start(seats=3, seed=1)
    while not position.over:
        position.play(position.choices()[0])
    refusal = position.why_not(0)
    assert refusal is not None
    assert [voice.refusal(refusal) for voice in VOICES] == [
        "The game is over.",
        "Das Spiel ist zu Ende.",
        "Het spel is afgelopen.",
    ]


@pytest.mark.parametrize(
    ("event", "viewer", "sentences"),
    [
        (
            Event("hunter_placed", 0, {"area": 5}, {}, None), None,
            ["Ada places a hunter in area 5.",
             "Ada platziert einen Jäger in Gebiet 5.",
             "Ada plaatst een jager in gebied 5."],
        ),
        (
            Event("hunter_moved", 0, {"owner": 1, "from": 5, "to": 6}, {}, None), None,
            ["Ada moves a hunter of Bo from area 5 to area 6.",
             "Ada versetzt einen Jäger von Bo aus Gebiet 5 nach Gebiet 6.",
             "Ada verplaatst een jager van Bo uit gebied 5 naar gebied 6."],
        ),
        (
            Event("hunter_moved", 1, {"owner": 1, "from": 5, "to": 6}, {}, None), None,
            ["Bo moves a hunter from area 5 to area 6.",
             "Bo versetzt einen Jäger aus Gebiet 5 nach Gebiet 6.",
             "Bo verplaatst een jager uit gebied 5 naar gebied 6."],
        ),
        (
            Event("drew", 1, {"colour": "dark"}, {"card": "leave_two"}, 1), 1,
            ["Bo draws Two Leave.", "Bo zieht „Zwei müssen gehen“.", "Bo trekt \u2018Twee vertrekken\u2019."],
        ),
        (
            Event("drew", 1, {"colour": "dark"}, {"card": "leave_two"}, 1), 0,
            ["Bo draws a dark card.", "Bo zieht eine dunkle Karte.", "Bo trekt een donkere kaart."],
        ),
        (
            Event("stones_paid", 2, {"count": 1}, {}, None), None,
            ["Cy pays 1 stone.", "Cy zahlt 1 Stein.", "Cy betaalt 1 steen."],
        ),
    ],
)  # fmt: skip
def test_sentences(event: Event, viewer: int | None, sentences: list[str]) -> None:
    assert [voice.event(event.seen_by(viewer)) for voice in VOICES] == sentences


def test_a_decision_says_whose_card_it_is() -> None:
    def place(player: int) -> Decision:
        args: dict[str, str | int] = {"card": "settle_two", "player": player, "placed": 1}
        return Decision(1, "place_hunter", "eiszeit-decide-place_hunter", args)

    assert VOICES[0].decision(place(0)) == "Bo may place another hunter (Two for All, played by Ada)."
    assert VOICES[0].decision(place(1)) == "Bo may place another hunter (Two for All)."
    assert VOICES[1].decision(place(0)) == "Bo darf noch einen Jäger platzieren („Zwei für alle“, gespielt von Ada)."
