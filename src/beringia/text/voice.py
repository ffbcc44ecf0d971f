"""Sentences for what the engine says in keys and arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from beringia.kernel.codes import Choice
from beringia.kernel.position import Decision, Game
from beringia.kernel.rules import Refusal
from beringia.text.catalogue import NONE, Catalogue

_COLOURS: Final = ("colour", "first_colour", "second_colour")
_SEATS: Final = ("seat", "owner", "player", "opponent", "first", "second", "first_owner", "second_owner")


class Voice:
    """Tells about one game in one language; ``names`` are the players, by seat."""

    def __init__(self, catalogue: Catalogue, game: Game, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.game = game
        self.names = list(names)

    def say(self, key: str, **args: str | int) -> str:
        """A message as it is, its arguments resolved already."""
        return self.catalogue.say(key, **args)

    def choice(self, choice: Choice) -> str:
        return self.say(choice.key, **self._resolved(choice.args))

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
        return self.say(refusal.key, **self._resolved(refusal.args))

    def card(self, card: str) -> str:
        """The title of a card."""
        title: str = self.game.content["cards"][card]["name"][self.catalogue.language]
        return title

    def card_text(self, card: str) -> str:
        """What a card does, in one sentence."""
        return self.say(f"{self.game.key}-card-{_dashed(card)}")

    def _resolved(self, args: Mapping[str, str | int | None]) -> dict[str, str | int]:
        return {name: self._argument(name, value) for name, value in args.items()}

    def _argument(self, name: str, value: str | int | None) -> str | int:
        if value is None or value == "":
            return NONE
        if name == "card":
            return self.card(str(value))
        if name in _COLOURS:
            return self.say(f"colour-{value}")
        if name in _SEATS:
            return self.names[int(value)]
        if name == "landscape":
            return self.say(f"{self.game.key}-landscape-{_dashed(str(value))}")
        return value


def _dashed(name: str) -> str:
    return name.replace("_", "-")
