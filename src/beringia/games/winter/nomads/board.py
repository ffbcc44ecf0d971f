"""What the nomads see of the table in a game of the engine: the answers stand in the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.chapters import hunt, megaliths, migrate, stones
from beringia.games.winter.chapters.influence import has_majority
from beringia.games.winter.model.arrows import Furthest
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.site import GROUND, PLACES
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import NOMADS, STONES, Card, Hex, Juncture, Place, Space
from beringia.kernel.state import NOBODY, replaced


class Board(NomadTable):
    """The answers of the engine."""

    def is_taken(self, s: WinterState, column: Space) -> bool:
        return s.symbols[column] != NOBODY

    def animal_at(self, s: WinterState, place: i64) -> i64:
        return s.area[place]

    def take_animal(self, s: WinterState, place: i64) -> None:
        s.area = replaced(s.area, place, NOBODY)

    def draw_animal(self, s: WinterState) -> i64:
        return hunt.draw_top(s) if s.animals_left > 0 else i64(NOBODY)

    def reveal_animal(self, s: WinterState) -> bool:
        possible: bool = hunt.can_reveal(s)
        hunt.reveal(s)
        return possible

    def has_card(self, s: WinterState, place: i64) -> bool:
        return s.display[place] != NOBODY

    def take_card(self, s: WinterState, place: i64) -> i64:
        kind = Card(s.display[place])
        s.display = replaced(s.display, place, NOBODY)
        return kind

    def next_stone(self, s: WinterState, east: i64) -> i64:
        furthest = Furthest(east, 1)
        for space in range(i64(STONES)):
            if stones.available(s, space):
                furthest.see(space, space, 0)
        return furthest.found

    def take_stone(self, s: WinterState, space: i64) -> None:
        stones.take_stone(s, NOMADS, space)

    def building_place(self, s: WinterState, neutral: bool, east: i64, south: i64) -> i64:
        upper = self._furthest_place(s, GROUND, s.content.site.size[s.options.layout], neutral, east, south)
        return upper if upper != NOBODY else self._furthest_place(s, 0, GROUND, neutral, east, south)

    def _furthest_place(self, s: WinterState, first: i64, last: i64, neutral: bool, east: i64, south: i64) -> i64:
        furthest = Furthest(east, south)
        for place in range(first, last):
            if megaliths.allowed(s, Place(place), neutral):
                self._see_place(s, furthest, place)
        return furthest.found

    def _see_place(self, s: WinterState, furthest: Furthest, place: i64) -> None:
        at: i64 = s.options.layout * PLACES + place
        furthest.see(place, s.content.site.east[at], s.content.site.south[at])

    def arrow_square(self, s: WinterState, start: Place, east: i64, south: i64) -> i64:
        furthest = Furthest(east, south)
        for number in range(i64(2)):
            target = megaliths.arrow_target(s, start, number)
            if s.site[target] == NOBODY:
                self._see_place(s, furthest, target)
        return furthest.found

    def build(self, s: WinterState, place: i64) -> None:
        megaliths.build(s, NOMADS, Place(place))

    def is_free(self, s: WinterState, juncture: Juncture) -> bool:
        return s.villages[juncture] == NOBODY

    def put_village(self, s: WinterState, juncture: Juncture) -> None:
        s.villages = replaced(s.villages, juncture, NOMADS)

    def is_glacier(self, s: WinterState, hex_: Hex) -> bool:
        return s.terrain[hex_] == s.content.glacier

    def turn_ice_find(self, s: WinterState, hex_: Hex) -> None:
        """As for a player (EW-28.6)."""
        migrate.turn_ice_find(s, NOMADS, hex_)

    def open_ice_find(self, s: WinterState, hex_: Hex) -> i64:
        tile: i64 = s.ice_finds[hex_]
        return tile // 2 if tile != NOBODY and tile % 2 == 1 else i64(NOBODY)

    def gain_ice_find(self, s: WinterState, hex_: Hex) -> None:
        effects.begin(s, NOMADS, s.content.ice_reward[self.open_ice_find(s, hex_)])

    def leads_on(self, s: WinterState, hex_: Hex) -> bool:
        return has_majority(s, NOMADS, hex_)

    def hex_pays(self, s: WinterState, hex_: Hex) -> bool:
        return s.content.terrain_income[s.terrain[hex_]] != 0

    def gain_hex(self, s: WinterState, hex_: Hex) -> None:
        effects.begin(s, NOMADS, s.content.terrain_income[s.terrain[hex_]])


BOARD: Final = Board()
