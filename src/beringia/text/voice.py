"""Sentences for what the engine says in keys and arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from beringia.kernel.codes import Choice, Refusal
from beringia.kernel.position import Decision, Game
from beringia.text.catalogue import NONE, Catalogue
from beringia.text.defaults import fluent_source
from beringia.text.rulebook import rulebook

_COLOURS: Final = ("colour", "first_colour", "second_colour")
_SEATS: Final = ("seat", "owner", "player", "opponent", "first", "second", "first_owner", "second_owner")
#: Ids that are a message of the game: ``<game>-<argument>-<id>``.
_MESSAGES: Final = ("landscape", "effect")


class Voice:
    """Tells about one game in one language; ``names`` are the players, by seat."""

    def __init__(self, catalogue: Catalogue, game: Game, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = list(names)
        self.catalogue = catalogue
        teach(catalogue, game)
        # What the cards of this content do; while it is written, the plain catalogue is enough.
        texts = f"{game.key} {game.content.version}"
        self.catalogue = catalogue.with_texts(texts, lambda: game.rules.texts(self.tell))

    def say(self, key: str, **args: str | int) -> str:
        """A message as it is, its arguments resolved already."""
        return self.catalogue.say(key, **args)

    def tell(self, key: str, **args: str | int | None) -> str:
        """A message with arguments as the engine gives them."""
        return self.say(key, **self._resolved(args))

    def choice(self, choice: Choice) -> str:
        return self.tell(choice.key, **choice.args)

    def decision(self, decision: Decision) -> str:
        args = self._resolved(decision.args)
        args["whose"] = "own" if decision.args.get("player") == decision.seat else "other"
        return self.say(decision.key, who=self.names[decision.seat], **args)

    def event(self, event: Mapping[str, Any]) -> str:
        """An event as a viewer sees it: what ``Event.seen_by`` returned."""
        args = self._resolved(event["args"])
        if "owner" in event["args"]:
            args["whose"] = "own" if event["args"]["owner"] == event["seat"] else "other"
        who = NONE if event["seat"] is None else self.names[event["seat"]]
        return self.say(f"{self.game.key}-event-{_dashed(event['kind'])}", who=who, **args)

    def refusal(self, refusal: Refusal) -> str:
        return self.tell(refusal.key, **refusal.args)

    def card(self, card: str) -> str:
        """The title of a card."""
        return self.title("cards", card)

    def card_text(self, card: str) -> str:
        """What a card does, in one sentence."""
        return self.say(f"{self.game.key}-card-{_dashed(card)}")

    def title(self, group: str, thing: str) -> str:
        """What an entry of the content is called."""
        name: str = self.game.content[group][thing]["name"][self.catalogue.language]
        return name

    def _resolved(self, args: Mapping[str, str | int | None]) -> dict[str, str | int]:
        return {name: self._argument(name, value) for name, value in args.items()}

    def _argument(self, name: str, value: str | int | None) -> str | int:
        if value is None or value == "":
            return NONE
        if name in _COLOURS:
            return self.say(f"colour-{value}")
        if name in _SEATS and isinstance(value, int):
            return self.names[value]
        if name == "halves":
            return in_halves(int(value))
        if name == "juncture":
            return str(value).replace("_", " / ")
        if name in _MESSAGES:
            return self.say(f"{self.game.key}-{name}-{_dashed(str(value))}")
        for group in (f"{name}s", name):
            entries = self.game.content.data.get(group)
            entry = entries.get(value) if isinstance(entries, dict) else None
            if isinstance(entry, dict) and "name" in entry:
                return self.title(group, str(value))
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


def _dashed(name: str) -> str:
    return name.replace("_", "-")
