"""The nomads at a table of wood and paper: the same rules, but somebody else answers for the things around them."""

from __future__ import annotations

from typing import Any

from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.chapters.rounds import Turn
from beringia.games.winter.model.language import NOMAD_WORDS
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.terms import NOMADS, Hex, Juncture, Space
from beringia.kernel.state import NOBODY, Step
from tests.rules.winter.board import GAME, told
from tests.rules.winter.solo import alone, instead, them


class Told(NomadTable):
    """Somebody who looks at the table and answers; notes what was asked and done. Written in plain Python on purpose:
    the rules may be compiled."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.taken = [True, False, True, False]
        self.area = [0, 1, 2, NOBODY, NOBODY, NOBODY]
        self.reward = "gain tool 1"

    def is_taken(self, s: Any, column: Space) -> bool:
        self.asked.append(f"column {column}")
        return self.taken[column]

    def animal_at(self, s: Any, place: int) -> int:
        return self.area[place]

    def take_animal(self, s: Any, place: int) -> None:
        self.asked.append(f"take the animal on place {place}")
        self.area[place] = NOBODY

    def draw_animal(self, s: Any) -> int:
        return 3

    def reveal_animal(self, s: Any) -> bool:
        return True

    def has_card(self, s: Any, place: int) -> bool:
        return place in (2, 6)

    def take_card(self, s: Any, place: int) -> int:
        self.asked.append(f"take the card on place {place}")
        return list(GAME.content["cards"]).index("cairn")

    def next_stone(self, s: Any, east: int) -> int:
        return NOBODY

    def building_place(self, s: Any, neutral: bool, east: int, south: int) -> int:
        self.asked.append("where to build")
        return 0

    def build(self, s: Any, place: int) -> None:
        """What the square shows is told by whoever sees it."""
        s.push(GainStep(NOMADS, NOMAD_WORDS.index("tool"), 1, 0))

    def is_free(self, s: Any, juncture: Juncture) -> bool:
        self.asked.append(f"juncture {juncture}")
        return True

    def put_village(self, s: Any, juncture: Juncture) -> None:
        self.asked.append(f"village {juncture}")

    def is_glacier(self, s: Any, hex_: Hex) -> bool:
        return hex_ % 2 == 0

    def turn_ice_find(self, s: Any, hex_: Hex) -> None:
        pass

    def open_ice_find(self, s: Any, hex_: Hex) -> int:
        return NOBODY

    def leads_on(self, s: Any, hex_: Hex) -> bool:
        return False

    def gain_ice_find(self, s: Any, hex_: Hex) -> None:
        s.push(GainStep(NOMADS, NOMAD_WORDS.index("idol"), 1, 0))

    def hex_pays(self, s: Any, hex_: Hex) -> bool:
        return False

    def gain_hex(self, s: Any, hex_: Hex) -> None:
        s.push(GainStep(NOMADS, NOMAD_WORDS.index("food"), 1, 0))


def carry_out(position: Any, table: NomadTable, first: Step) -> list[Any]:
    """Run the steps of the nomads as somebody without an engine would, down to what was on the agenda before."""
    state = position.state
    below = state.top
    state.around = table
    state.recording = True
    state.push(first)
    while state.top is not below and state.top.seat == NOMADS:
        step = state.top
        state.top = step.below
        step.execute(state)
    state.recording = False
    events: list[Any] = position.take_events()
    return events


def test_a_turn_with_answers_from_outside() -> None:
    p = alone(row=[], deck=["N12"])  # marks Migrate, arrows right and down
    table = Told()
    events = carry_out(p, table, Turn(NOMADS))
    column = told(events, "nomads_column")[0]
    assert (column["column"], column["way"]) == ("hunt", "arrow")
    assert [entry["action"] for entry in told(events, "nomads_action")] == ["animal", "reveal"]
    # Of the animals 0, 1, 2 on the first places the one furthest right.
    assert "take the animal on place 1" in table.asked
    assert them(p)["living"] == {"rhino": 1}


def test_substitutes_and_targets_with_answers_from_outside() -> None:
    p = alone(row=["N04"], nomads={"food": 9, "tools": 3})
    table = Told()
    events = carry_out(p, table, GainStep(NOMADS, NOMAD_WORDS.index("stone"), 1, 0))
    assert instead(events) == [("stone", "megalith", "no_stone")]
    assert "where to build" in table.asked
    assert them(p)["tools"] == 4
    carry_out(p, table, GainStep(NOMADS, NOMAD_WORDS.index("culture"), 1, 0))
    assert "take the card on place 6" in table.asked
    assert them(p)["offering_deck"][-1] == "cairn"
    table.asked.clear()
    events = carry_out(p, table, GainStep(NOMADS, NOMAD_WORDS.index("village"), 1, 0))
    # Only junctures with three camps of the nomads are asked for.
    assert sum(question.startswith("juncture") for question in table.asked) == 2
    assert told(events, "nomads_map")[0]["ring"] == "outer"
