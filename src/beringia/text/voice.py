"""Sentences for what the engine says in keys and arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from beringia.kernel.codes import Choice, Refusal
from beringia.kernel.domains import HALVES, LIST, MESSAGE, PLAYER, POSSESSOR, TITLE, WHOSE, Domain, Term, Written
from beringia.kernel.position import Decision, Game
from beringia.text.catalogue import NONE, Catalogue
from beringia.text.defaults import fluent_source
from beringia.text.rulebook import rulebook

#: An argument of a message: plain, or with what it means.
Said = Written | Term


class Voice:
    """Tells about one game in one language; ``names`` are the players, by seat."""

    def __init__(self, catalogue: Catalogue, game: Game, names: Sequence[str] = ()) -> None:
        self.game = game
        self._vocabulary = game.vocabulary
        self.names = list(names)
        self.catalogue = catalogue
        teach(catalogue, game)
        # What the cards of this content do; while it is written, the plain catalogue is enough.
        texts = f"{game.key} {game.content.version}"
        self.catalogue = catalogue.with_texts(texts, lambda: game.rules.texts(self.tell))

    def say(self, key: str, **args: str | int) -> str:
        """A message as it is, its arguments resolved already."""
        return self.catalogue.say(key, **args)

    def tell(self, key: str, **args: Said) -> str:
        """A message; what is given with its domain reads as that domain does."""
        return self.say(key, **{name: self._said(value) for name, value in args.items()})

    def choice(self, choice: Choice) -> str:
        return self.say(choice.key, **self._read(choice.args, self._vocabulary.of_choice(choice.verb)))

    def decision(self, decision: Decision) -> str:
        args = self._read(decision.args, self._vocabulary.of_decision(decision.kind), decision.seat)
        who = NONE if decision.seat is None else self.names[decision.seat]
        return self.say(decision.key, who=who, **args)

    def event(self, event: Mapping[str, Any]) -> str:
        """An event as a viewer sees it: what ``Event.seen_by`` returned."""
        args = self._read(event["args"], self._vocabulary.of_event(event["kind"]), event["seat"])
        who = NONE if event["seat"] is None else self.names[event["seat"]]
        return self.say(f"{self.game.key}-event-{event['kind']}", who=who, **args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, **self._read(refusal.args, self._vocabulary.of_refusal()))

    def card(self, card: str) -> str:
        """The title of a card."""
        return self.title("cards", card)

    def card_text(self, card: str) -> str:
        """What a card does, in one sentence."""
        return self.say(f"{self.game.key}-card-{card}")

    def title(self, group: str, thing: str) -> str:
        """What an entry of the content is called."""
        name: str = self.game.content[group][thing]["name"][self.catalogue.language]
        return name

    def _read(
        self, args: Mapping[str, Written], domains: Mapping[str, Domain], actor: int | None = None
    ) -> dict[str, str | int]:
        """Arguments as the engine gives them, as they read in a sentence about what ``actor`` does."""
        read: dict[str, str | int] = {}
        for name, value in args.items():
            domain = domains[name]
            read[name] = self._said(domain.term(value))
            if domain.reads == POSSESSOR:
                read["whose"] = WHOSE.names[int(value != actor)]
        return read

    def _said(self, said: Said) -> str | int:
        value = said.written if isinstance(said, Term) else said
        if value is None or value == "":
            return NONE
        if not isinstance(said, Term):
            return value
        domain = said.domain
        if domain.reads in (PLAYER, POSSESSOR):
            return self.names[int(value)]
        if domain.reads == TITLE:
            entry = self.game.content[domain.group].get(value)
            return value if entry is None else self.title(domain.group, str(value))
        if domain.reads == MESSAGE:
            return self.say(f"{domain.group}-{value!s}")
        if domain.reads == HALVES:
            return in_halves(int(value))
        return str(value).replace("_", " / ") if domain.reads == LIST else value


def teach(catalogue: Catalogue, game: Game) -> None:
    """Make sure that the catalogue has the messages of a game, even of one without catalogue files."""
    if f"{game.key}-title" not in catalogue:
        catalogue.learn(game.key, lambda: fluent_source(game, catalogue.language, rulebook(game.key)))


def in_halves(count: int) -> str | int:
    """So many halves as a number: 3 is 1½, 4 is 2."""
    if count % 2 == 0:
        return count // 2
    return f"{count // 2 or ''}½"
