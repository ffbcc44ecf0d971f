"""Everything that happens in some games, said aloud in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from beringia.kernel.events import Event
from beringia.kernel.position import Position
from beringia.text import Voice


class Listener:
    """Checks sentences; remembers the verbs, kinds of decisions and kinds of events it has heard."""

    def __init__(self, voices: Sequence[Voice], left_over: re.Pattern[str], known: Iterable[str]) -> None:
        self.verbs: set[str] = set()
        self.decisions: set[str] = set()
        self.events: set[str] = set()
        self._voices = voices
        self._english = next(voice.catalogue for voice in voices if voice.catalogue.language == "en")
        self._left_over = left_over
        self._known = set(known)  # arguments that whoever speaks adds to those of a decision
        self._told: set[tuple[object, ...]] = set()

    def whole(self, sentence: str) -> None:
        """A sentence without anything unresolved in it."""
        assert not self._left_over.search(sentence), sentence
        assert sentence == sentence.strip() != ""

    def hear(self, walked: Iterable[tuple[Position, list[Event]]]) -> None:
        """Positions, each with the events that led to it. What was heard before is not said again."""
        for position, events in walked:
            for event in events:
                self._hear_event(event)
            if position.decision is not None:
                self._hear_decision(position)

    def _hear_event(self, event: Event) -> None:
        self.events.add(event.kind)
        for viewer in {None, event.seat}:
            if self._new(event.kind, event.seat is None, viewer is None, *map(str, event.args.values())):
                for voice in self._voices:
                    self.whole(voice.event(event.seen_by(viewer)))

    def _hear_decision(self, position: Position) -> None:
        decision = position.decision
        assert decision is not None
        self.decisions.add(decision.kind)
        assert self._english.variables(decision.key) <= {*decision.args, *self._known}, decision.key
        if self._new(decision.kind, *map(str, decision.args.values())):
            for voice in self._voices:
                self.whole(voice.decision(decision))
                self.whole(voice.ask(decision, position.choices_for(decision.seat)))
        for choice in position.choices_for(decision.seat):
            self.verbs.add(choice.verb)
            assert self._english.variables(choice.key) <= set(choice.args), choice.key
            if self._new(choice.verb, *choice.args.items()):
                for voice in self._voices:
                    self.whole(voice.choice(choice))

    def _new(self, *shape: object) -> bool:
        fresh = shape not in self._told
        self._told.add(shape)
        return fresh
