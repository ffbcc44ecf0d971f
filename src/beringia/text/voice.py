"""Sentences for what the engine says in keys and arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from beringia.kernel.codes import Choice, Macro, Refusal
from beringia.kernel.domains import HALVES, LABEL, LIST, MESSAGE, PLAYER, POSSESSOR, TITLE, WHOSE, Domain, Term, Written
from beringia.kernel.position import Decision, Game
from beringia.kernel.previews import Preview
from beringia.text.catalogue import NONE, Catalogue
from beringia.text.defaults import fluent_source
from beringia.text.names import better
from beringia.text.rulebook import rulebook

#: An argument of a message: plain, or with what it means.
Said = Written | Term


class Voice:
    """Tells about one game in one language; ``names`` are the players, by seat."""

    def __init__(self, catalogue: Catalogue, game: Game, names: Sequence[str] = ()) -> None:
        self.game = game
        self._vocabulary = game.vocabulary
        self._labels = self._vocabulary.labels
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

    def macro(self, macro: Macro, form: str = "") -> str:
        """What is chosen in one go; ``brief`` and ``each`` are other forms of some messages."""
        key = f"{macro.key}-{form}" if form else macro.key
        return self.say(key, **self._read(macro.args, self._vocabulary.of_choice(macro.verb)))

    def decision(self, decision: Decision) -> str:
        args = self._read(decision.args, self._vocabulary.of_decision(decision.kind), decision.seat)
        who = NONE if decision.seat is None else self.names[decision.seat]
        return self.say(decision.key, who=who, **args)

    def ask(self, decision: Decision, choices: Sequence[Choice]) -> str:
        """The decision put to the player who makes it: what, why now, and how much of it is left.

        Beyond the arguments of the decision such a message may use what all choices have in common, ``n_<verb>`` (how
        many of them there are) and ``<name>_id`` (an argument as the rules name it).
        """
        key = decision.key.replace("-decide-", "-ask-")
        if key not in self.catalogue:
            return self.decision(decision)
        args: dict[str, str | int] = {f"n_{verb}": 0 for verb in self.game.codes.names()}
        for verb, count in Counter(choice.verb for choice in choices).items():
            args[f"n_{verb}"] = count
        if choices:
            first, *others = choices
            common = {
                name: value
                for name, value in first.args.items()
                if all(name in choice.args and choice.args[name] == value for choice in others)
            }
            args.update(self._read(common, self._vocabulary.of_choice(first.verb)))
        args.update({f"{name}_id": value for name, value in decision.args.items()})
        args.update(self._read(decision.args, self._vocabulary.of_decision(decision.kind), decision.seat))
        return self.say(key, **args)

    def event(self, event: Mapping[str, Any]) -> str:
        """An event as a viewer sees it: what ``Event.seen_by`` returned."""
        args = self._read(event["args"], self._vocabulary.of_event(event["kind"]), event["seat"])
        who = NONE if event["seat"] is None else self.names[event["seat"]]
        return self.say(f"{self.game.key}-event-{event['kind']}", who=who, **args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, **self._read(refusal.args, self._vocabulary.of_refusal()))

    def preview(self, preview: Preview) -> str:
        return self.say(preview.key, **self._read(preview.args, self._vocabulary.of_preview()))

    def bot(self, name: str) -> str:
        """How a bot plays: its level, and its character if it has one."""
        if f"seat-{name}" in self.catalogue:
            return self.say(f"seat-{name}")
        level, _, style = name.rpartition("-")
        character = f"{self.game.key}-character-{style}"
        if character not in self.catalogue:
            return name
        return self.say("seat-styled", character=self.say(character), level=self.say(f"seat-{level}"))

    def card(self, card: str) -> str:
        """The title of a card."""
        return self.title("cards", card)

    def card_text(self, card: str) -> str:
        """What a card does, in one sentence."""
        return self.say(f"{self.game.key}-card-{card}")

    def title(self, group: str, thing: str) -> str:
        """What an entry of the content is called."""
        name: str = self.game.content[group][thing]["name"][self.catalogue.language]
        return better(name, self.catalogue.language)

    def label(self, domain: str, thing: str) -> str:
        """What people call a place or a thing of a domain."""
        return self._labels.get(domain, {}).get(thing, thing)

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
        if domain.reads == LABEL:
            return self.label(domain.name, str(value))
        if domain.reads == LIST:
            return "/".join(self.label(domain.group, part) for part in str(value).split("_"))
        return value


def teach(catalogue: Catalogue, game: Game) -> None:
    """Make sure that the catalogue has the messages of a game, even of one without catalogue files."""
    if f"{game.key}-title" not in catalogue:
        catalogue.learn(game.key, lambda: fluent_source(game, catalogue.language, rulebook(game.key)))


def in_halves(count: int) -> str | int:
    """So many halves as a number: 3 is 1½, 4 is 2."""
    if count % 2 == 0:
        return count // 2
    return f"{count // 2 or ''}½"
