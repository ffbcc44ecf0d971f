"""The texts of everything that has an effect, written out of what the effects say. No prose here: ``tell`` makes a
message of a key and its arguments, in whatever language; terms among them read as their domains do.

Keys begin with ``winter-``. ``effect-<id>`` is a phrase for inside a sentence, everything else is whole sentences:
``card-<id>``, ``chief-<id>-a`` and ``-b``, ``setup-<id>``, ``animal-<id>``, ``stone-<id>``, ``terrain-<id>``,
``ice_find-<id>``, ``rest_tile-<id>``, ``column-<id>``, ``order-<position>``, ``offering-<step>``, ``honor-<step>``,
``stone_slot-<number>``, ``megalith_slot-<number>`` and ``village_slot``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from beringia.games.winter.model.language import EffectPart, Item, spell
from beringia.games.winter.model.terms import A_COLUMN, A_TERRAIN, AN_ANIMAL, HALF_LABOR
from beringia.kernel.content import ContentFile
from beringia.kernel.domains import Term

Tell = Callable[..., str]

#: Words that are counted; what is done with them is said once for a row of them ("gain 1 food and 2 tools").
GOODS: Final = ("food", "tool", "labor", "idol", "vp")


def texts(content: ContentFile, written: dict[str, list[EffectPart]], tell: Tell) -> dict[str, str]:
    """All messages that the content makes; ``written`` has its effects by how they stand there."""
    return _Writer(content, written, tell).all()


class _Writer:
    def __init__(self, content: ContentFile, written: dict[str, list[EffectPart]], tell: Tell) -> None:
        self.content = content
        self.written = written
        self.tell = tell
        self.messages: dict[str, str] = {}

    def all(self) -> dict[str, str]:
        for parts in self.written.values():
            self.name_effects(parts)
        content = self.content
        for card, values in content["cards"].items():
            self.add(f"card-{card}", self.card(values))
        for chief, values in content["chiefs"].items():
            self.add(f"chief-{chief}-a", self.does(values["a"]))
            self.add(f"chief-{chief}-b", self.does(values["b"]))
        for group, kind, key in (
            ("setups", "setup", "effect"), ("ice_finds", "ice_find", "reward"), ("rest_tiles", "rest_tile", "effect"),
        ):  # fmt: skip
            for name, values in content[group].items():
                self.add(f"{kind}-{name}", self.does(values[key]))
        for animal, values in content["animals"].items():
            self.add(f"animal-{animal}", self.animal(values))
        for stone, values in content["stones"].items():
            self.add(f"stone-{stone}", [self.stone(values)])
        for terrain, values in content["terrain"].items():
            self.add(f"terrain-{terrain}", [self.income(values["income"])])
        self.columns(content["columns"])
        self.tracks()
        return self.messages

    # -- messages and sentences

    def say(self, key: str, **args: str | int | Term) -> str:
        return self.tell(f"winter-{key}", **args)

    def add(self, name: str, phrases: Sequence[str]) -> None:
        sentences = [f"{phrase[:1].upper()}{phrase[1:]}." for phrase in phrases or [self.say("do-nothing")]]
        self.messages[f"winter-{name}"] = " ".join(sentences)

    def listed(self, phrases: Sequence[str]) -> str:
        """One, two and three."""
        told = phrases[0]
        for phrase in phrases[1:-1]:
            told = self.say("join-list", first=told, second=phrase)
        return told if len(phrases) == 1 else self.say("join-and", first=told, second=phrases[-1])

    # -- effects

    def name_effects(self, parts: list[EffectPart]) -> None:
        """A message for an effect and for everything in it that can be chosen or carried out by itself."""
        key = f"winter-effect-{spell(parts)}"
        if key in self.messages:
            return
        self.messages[key] = self.effect(parts)
        self.name_effects([part for part in parts if part.form != "eclipse"])
        for part in parts:
            self.name_effects([part])
            for inner in part.inner:
                self.name_effects(inner)

    def effect(self, parts: list[EffectPart]) -> str:
        """A whole effect as one phrase."""
        told = ""
        for phrase in self.phrases(parts):
            told = self.say("join-then", first=told, second=phrase) if told else phrase
        return told or self.say("do-nothing")

    def does(self, written: str) -> list[str]:
        return self.phrases(self.written[written])

    def phrases(self, parts: list[EffectPart]) -> list[str]:
        """A phrase for each stretch of an effect: what is simply done one after the other is one stretch."""
        phrases: list[str] = []
        row: list[Item] = []
        for part in parts:
            if part.form == "gain":
                row += part.gains
            elif part.form == "discard":
                row.append(("discard", part.count))
            else:
                if row:
                    phrases.append(self.done(row, "gain"))
                    row = []
                phrases.append(self.part(part))
        if row:
            phrases.append(self.done(row, "gain"))
        return phrases

    def part(self, part: EffectPart) -> str:
        if part.form == "pay":
            return self.say("join-cost", cost=self.done(part.costs, "pay"), gain=self.done(part.gains, "gain"))
        if part.form == "choose":
            return self.say("join-or", first=self.effect(part.inner[0]), second=self.effect(part.inner[1]))
        if part.form == "in":
            return self.say("join-column", column=A_COLUMN.term(part.column), phrase=self.effect(part.inner[0]))
        return self.say("join-eclipse", phrase=self.effect(part.inner[0]))

    def done(self, items: Sequence[Item], verb: str) -> str:
        """Gaining or paying a row of items; neighbouring goods share their verb."""
        phrases: list[str] = []
        goods: list[str] = []
        for word, count in items:
            if word in GOODS:
                goods.append(self.say(f"goods-{word}", count=count))
                continue
            if goods:
                phrases.append(self.say(f"do-{verb}", things=self.listed(goods)))
                goods = []
            phrases.append(self.say(f"do-{word}", count=count))
        if goods:
            phrases.append(self.say(f"do-{verb}", things=self.listed(goods)))
        return self.listed(phrases)

    # -- cards, animals, stones

    def card(self, card: dict[str, Any]) -> list[str]:
        phrases: list[str] = []
        if card.get("labor2"):
            labor = self.say("text-labor", halves=HALF_LABOR.term(card["labor2"]))
            for key, name in (("bonus2", "bonus"), ("play2", "play"), ("eclipse2", "pile")):
                if key in card:
                    more = self.say(
                        f"text-{name}", halves=HALF_LABOR.term(card[key]), column=A_COLUMN.term(card.get("column"))
                    )
                    labor = self.say("join-list", first=labor, second=more)
            phrases.append(labor)
        if "effect" in card:
            phrases += self.does(card["effect"])
        if card["vp"]:
            phrases.append(self.say("text-vp", count=card["vp"]))
        return phrases

    def animal(self, animal: dict[str, Any]) -> list[str]:
        tip = self.say("text-tip", phrase=self.effect(self.written[animal["tip"]]))
        if "sets" not in animal:
            return [tip, self.say("text-wild")]
        points, numbers = self.table([0, *animal["sets"]])
        return [tip, self.say("text-living", points=points, numbers=numbers)]

    def stone(self, stone: dict[str, Any]) -> str:
        of = str(stone.get("of", ""))
        counts = f"counts-{stone['count']}"
        things = self.say(counts, terrain=A_TERRAIN.term(of), animal=AN_ANIMAL.term(of), level=of)
        if "each" in stone:
            return self.say("text-each", things=things, count=stone["each"])
        if "per" in stone:
            return self.say("text-per", things=things, per=stone["per"])
        points, numbers = self.table(stone["table"])
        return self.say("text-table", things=things, points=points, numbers=numbers)

    def table(self, values: Sequence[int]) -> tuple[str, str]:
        """Points and what they are given for, without the nothing for nothing."""
        rows = [(value, number) for number, value in enumerate(values) if value or number]
        return ", ".join([str(value) for value, _ in rows]), ", ".join([str(number) for _, number in rows])

    def income(self, written: str) -> str:
        parts = self.written[written]
        return self.say("text-income", phrase=self.effect(parts)) if parts else self.say("text-no-income")

    # -- columns, tracks and slots

    def columns(self, columns: dict[str, Any]) -> None:
        tribe, animal, reveal = columns["initiate"]["tribe"], columns["hunt"]["animal"], columns["hunt"]["reveal"]
        migrate = columns["migrate"]
        top = {
            "initiate": [self.say("do-buy-tribe", tools=tribe["tool"], halves=HALF_LABOR.term(2 * tribe["labor"]))],
            "develop": [
                self.say("do-take-culture", halves=HALF_LABOR.term(2 * columns["develop"]["culture"]["labor"]))
            ],
            "migrate": [
                self.say("do-place-camp", tools=migrate["camp"]["tool"]),
                self.say("do-move-camp", halves=HALF_LABOR.term(2 * migrate["move"]["labor"])),
            ],
            "hunt": [
                self.say("do-pay-reveal", halves=HALF_LABOR.term(2 * reveal["labor"]), count=reveal["animals"]),
                self.say("do-take-animal", tools=animal["tool"], halves=HALF_LABOR.term(2 * animal["labor"])),
            ],
        }
        middle = {
            "initiate": self.effect(self.written[columns["initiate"]["middle"]]),
            "develop": self.say("do-buy-stone"),
            "migrate": self.say("do-build-village", food=migrate["village"]["food"]),
            "hunt": self.say("do-tip", count=1),
        }
        for column, actions in top.items():
            told = actions[0]
            for action in actions[1:]:
                told = self.say("join-then", first=told, second=action)
            bottom = self.effect(self.written[columns[column]["bottom"]])
            spaces = [("top", told), ("middle", middle[column]), ("bottom", bottom)]
            self.add(f"column-{column}", [self.say(f"text-{space}", phrase=phrase) for space, phrase in spaces])

    def tracks(self) -> None:
        content, written = self.content, self.written
        order = content["order_track"]
        for position, (income, setup) in enumerate(zip(order["income"], order["setup"], strict=True), 1):
            start = [self.say("text-setup", phrase=self.effect(written[setup]))] if written[setup] else []
            self.add(f"order-{position}", [self.income(income), *start])
        offering = content["offering"]
        for step, (ratio, bonus) in enumerate(zip(offering["ratio"], offering["bonus"], strict=True), 1):
            reached = [self.say("text-reached", phrase=self.effect(written[bonus]))] if written[bonus] else []
            self.add(f"offering-{step}", [*reached, self.say("text-ratio", ratio=ratio)])
        for step, points in enumerate(content["honor"]["points"], 1):
            gained = [("vp", points)] if points else []
            self.add(f"honor-{step}", [self.say("text-reached", phrase=self.done(gained, "gain"))] if gained else [])
        slots = content["stone_slots"]
        for number, (cost, income) in enumerate(zip(slots["cost"], slots["income"], strict=True), 1):
            paid = [self.say(f"goods-{word}", count=cost[word]) for word in ("food", "tool") if cost[word]]
            told = self.say("text-slot", cost=self.listed(paid), phrase=self.effect(written[income]))
            self.add(f"stone_slot-{number}", [told])
        for number, income in enumerate(content["megalith_slots"]["income"], 1):
            self.add(f"megalith_slot-{number}", [self.income(income)])
        self.add("village_slot", [self.income(content["village_slots"]["income"])])
