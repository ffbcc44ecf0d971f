"""The effect language of cards, tiles and tracks: read from the content, turned into integers the executor can run.

An effect is a list of parts (see the head of ``content.toml``). ``parse`` reads it for people and renderers;
``Program`` compiles it: every effect becomes a stretch of one flat table of integers that begins at its *entry* and
ends with END. Entry 0 is the effect that does nothing.
"""

from __future__ import annotations

import re
from typing import Final

from beringia.games.winter.model.terms import COLUMN_NAMES
from beringia.kernel.domains import NO_NAMES, Domain, Lexicon
from beringia.kernel.reader import Reader

# Words. The first five are the incomes in rising order: for each of them a lower one may be taken (EW-2.20).
FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
DRAW: Final = 3
MEGALITH: Final = 4
LABOR: Final = 5
BURY: Final = 6
CAMP: Final = 7
MOVE: Final = 8
VILLAGE: Final = 9
TRIBE_HAND: Final = 10
TRIBE_DISCARD: Final = 11
CULTURE: Final = 12
ANIMAL: Final = 13
ANIMAL_TOP: Final = 14
REVEAL: Final = 15
TIP: Final = 16
VP: Final = 17
STONE: Final = 18
FOOD_MAX: Final = 19
ARROW_NEUTRAL: Final = 20

WORDS: Final = [
    "food", "tool", "idol", "draw", "megalith", "labor", "bury", "camp", "move", "village", "tribe_hand",
    "tribe_discard", "culture", "animal", "animal_top", "reveal", "tip", "vp", "stone", "food_max", "arrow_neutral",
]  # fmt: skip


class EffectDomain(Domain):
    """Where an effect, or the rest of one, begins: written as ``card:hide_tent``, or ``card:hide_tent/2`` from its
    instruction number 2 on. Positions that were saved before effects had names say where it stands in the table."""

    def read(self, reader: Reader, lexicon: Lexicon = NO_NAMES, size: int = -1) -> int:
        names = lexicon[self.name]
        if isinstance(reader.value, int):
            at = reader.integer(0, self.size - 1)
            reader.check(at < len(names) and names[at] != "", f"no effect is written at {at}")
            return at
        name = reader.text()
        reader.check(name in names, f"no effect is called {name}")
        return list(names).index(name)


AN_EFFECT: Final = EffectDomain("effect_at", 100_001)

#: Two more things that only the nomads do (EW-25.11, EW-25.13).
PILE_CARD: Final = 21
GLACIERS: Final = 22
NOMAD_WORDS: Final = [*WORDS, "eclipse", "glacier"]
INCOMES: Final = 5
COSTS: Final = ["food", "tool", "discard"]
SINGLE: Final = ["food_max", "arrow_neutral"]  # words without a number

# Instructions, each followed by its arguments
END: Final = 0
GAIN: Final = 1  #      word, how many
PAY: Final = 2  #       where it goes on if not paid; food, tools, cards. What is gained follows.
CHOOSE: Final = 3  #    where the second branch begins. The first one follows, with a JUMP behind it.
IN: Final = 4  #        column, where it goes on in any other column
JUMP: Final = 5  #      where to
DISCARD: Final = 6  #   how many
PAY_LENGTH: Final = 5

#: When an effect is compiled for the eclipse only its "eclipse" parts count, and the other way round.
WHEN_PLAYED: Final = 0
IN_ECLIPSE: Final = 1

MOST: Final = 20
_TOKEN: Final = re.compile(r"\s*(->|[a-z_]+|[0-9]+|[;:+()])")

Item = tuple[str, int]


class EffectPart:
    """One part of an effect. ``form`` is its first word; which of the other fields mean something depends on it."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.costs: list[Item] = []  #             pay
        self.gains: list[Item] = []  #             pay, gain
        self.inner: list[list[EffectPart]] = []  #       choose: both branches; in, eclipse: the effect
        self.column = ""  #                        in
        self.count = 0  #                          discard

    def to_data(self) -> dict[str, object]:
        """The part as plain data, for whoever draws or writes it."""
        data: dict[str, object] = {"form": self.form}
        if self.costs:
            data["costs"] = [list(item) for item in self.costs]
        if self.gains:
            data["gains"] = [list(item) for item in self.gains]
        if self.column:
            data["column"] = self.column
        if self.count:
            data["count"] = self.count
        if self.inner:
            data["inner"] = [[part.to_data() for part in effect] for effect in self.inner]
        return data


def spell(parts: list[EffectPart]) -> str:
    """An id for what an effect says, e.g. ``pay_food_1_to_tool_2``: the same for equal effects, and only for them."""
    return "_".join([_spell_part(part) for part in parts]) or "none"


def _spell_part(part: EffectPart) -> str:
    if part.form == "pay":
        return f"pay_{_spell_items(part.costs)}_to_{_spell_items(part.gains)}"
    if part.form == "choose":
        return f"choose_{spell(part.inner[0])}_or_{spell(part.inner[1])}_end"
    if part.form == "in":
        return f"in_{part.column}_{spell(part.inner[0])}"
    if part.form == "eclipse":
        return f"eclipse_{spell(part.inner[0])}"
    if part.form == "discard":
        return f"discard_{part.count}"
    return f"gain_{_spell_items(part.gains)}"


def _spell_items(items: list[Item]) -> str:
    return "_".join([word if word in SINGLE else f"{word}_{count}" for word, count in items])


def parse(reader: Reader) -> list[EffectPart]:
    """The parts of the effect that a content file writes here; a wrong one is refused with its place."""
    return _Parser(reader).whole()


class _Parser:
    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.text = reader.text()
        self.at = 0
        self.nested = False
        self.tokens: list[str] = []
        at = 0
        while at < len(self.text.rstrip()):
            match = _TOKEN.match(self.text, at)
            if match is None:
                raise reader.refuse(f"cannot be read from {self.text[at:]!r} on")
            self.tokens.append(match.group(1))
            at = match.end()

    def whole(self) -> list[EffectPart]:
        effect = self.effect()
        if self.at < len(self.tokens):
            raise self.reader.refuse(f"{self.tokens[self.at]!r} has no place here")
        return effect

    def effect(self) -> list[EffectPart]:
        parts = [self.part()]
        while self.peek() == ";":
            self.take(";")
            parts.append(self.part())
        return [part for part in parts if part.form != "none"]

    def part(self) -> EffectPart:
        form = self.take()
        part = EffectPart(form)
        outer = self.nested
        self.nested = True
        if form == "gain":
            part.gains = self.items(WORDS)
        elif form == "pay":
            part.costs = self.items(COSTS)
            self.take("->")
            part.gains = self.items(WORDS)
        elif form == "choose":
            self.take("(")
            first = self.effect()
            self.take("or")
            part.inner = [first, self.effect()]
            self.take(")")
        elif form == "in":
            part.column = self.one_of(COLUMN_NAMES)
            self.take(":")
            part.inner = [self.effect()]
        elif form == "eclipse":
            self.reader.check(not outer, "'eclipse' must not stand inside another part")
            self.take(":")
            part.inner = [self.effect()]
        elif form == "discard":
            part.count = self.number()
        elif form != "none":
            raise self.reader.refuse(f"{form!r} begins no part; gain, pay, choose, in, eclipse, discard and none do")
        self.nested = outer
        return part

    def items(self, allowed: list[str]) -> list[Item]:
        found = [self.item(allowed)]
        while self.peek() == "+":
            self.take("+")
            found.append(self.item(allowed))
        return found

    def item(self, allowed: list[str]) -> Item:
        word = self.one_of(allowed)
        if word in SINGLE:
            return word, 1
        return word, self.number()

    def number(self) -> int:
        token = self.take()
        if not token.isdigit() or not 1 <= int(token) <= MOST:
            raise self.reader.refuse(f"{token!r} must be a number from 1 to {MOST}")
        return int(token)

    def one_of(self, allowed: list[str]) -> str:
        token = self.take()
        if token not in allowed:
            raise self.reader.refuse(f"{token!r} must be one of {', '.join(allowed)}")
        return token

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token:
            raise self.reader.refuse(f"ends too early{f': {wanted!r} is missing' if wanted else ''}")
        if wanted and token != wanted:
            raise self.reader.refuse(f"{token!r} stands where {wanted!r} must be")
        self.at += 1
        return token


class Program:
    """All effects of a game in one table of instructions."""

    def __init__(self) -> None:
        self.code: list[int] = [END]
        self.starts: set[int] = {0}  # where instructions begin
        #: The names of instructions, by where they begin; empty in between.
        self.names: list[str] = ["none"]
        self.written: dict[str, list[EffectPart]] = {}  #        every effect, by how the content writes it
        self.entries: dict[int, str] = {0: "none"}  #      the id of the effect at an entry
        self.pays: dict[int, str] = {}  #                  the id of a single "pay", by where it stands
        self.branches: dict[int, tuple[str, str]] = {}  #  the ids of both branches of a "choose", by where it stands

    def parse(self, reader: Reader) -> list[EffectPart]:
        parts = parse(reader)
        self.written[reader.text()] = parts
        return parts

    def add(self, name: str, reader: Reader, moment: int = WHEN_PLAYED, simple: bool = False) -> int:
        """Compile an effect and return its entry. A ``simple`` one is also carried out for those who never choose."""
        parts = self.parse(reader)
        if simple:
            reader.check(
                all(part.form == "gain" and all(word != "labor" for word, _ in part.gains) for part in parts),
                "must only gain things, and no labor",
            )
        return self.add_parts(name, parts, moment)

    def add_parts(self, name: str, parts: list[EffectPart], moment: int = WHEN_PLAYED) -> int:
        """``name`` says where the effect is printed, and is written in saved positions."""
        wanted: list[EffectPart] = []
        for part in parts:
            if part.form == "eclipse" and moment == IN_ECLIPSE:
                wanted += part.inner[0]
            elif part.form != "eclipse" and moment == WHEN_PLAYED:
                wanted.append(part)
        if not wanted:
            return 0
        entry = len(self.code)
        self.entries[entry] = spell(wanted)
        self._emit(wanted)
        self.starts.add(len(self.code))
        self.code.append(END)
        self.names += [""] * (len(self.code) - entry)
        for number, start in enumerate(sorted(start for start in self.starts if start >= entry)):
            self.names[start] = f"{name}/{number}" if number else name
        return entry

    def _emit(self, parts: list[EffectPart]) -> None:
        table = self.code
        for part in parts:
            self.starts.add(len(table))
            if part.form == "gain":
                self._emit_gains(part.gains)
            elif part.form == "pay":
                start = len(table)
                self.pays[start] = spell([part])
                table += [PAY, 0, *[sum(n for word, n in part.costs if word == cost) for cost in COSTS]]
                self._emit_gains(part.gains)
                table[start + 1] = len(table)
            elif part.form == "choose":
                start = len(table)
                self.branches[start] = (spell(part.inner[0]), spell(part.inner[1]))
                table += [CHOOSE, 0]
                self._emit(part.inner[0])
                jump = len(table)
                self.starts.add(jump)
                table += [JUMP, 0]
                table[start + 1] = len(table)
                self._emit(part.inner[1])
                table[jump + 1] = len(table)
            elif part.form == "in":
                start = len(table)
                table += [IN, COLUMN_NAMES.index(part.column), 0]
                self._emit(part.inner[0])
                table[start + 2] = len(table)
            else:
                table += [DISCARD, part.count]

    def _emit_gains(self, gains: list[Item]) -> None:
        for word, count in gains:
            self.starts.add(len(self.code))
            self.code += [GAIN, WORDS.index(word), count]
