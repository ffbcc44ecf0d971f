"""What the nomads must know about the table around them, and what they change there.

The rules of the nomads ask these questions and no others about everything that is not theirs alone. The engine answers
them from its position (:class:`Board`); a program that serves people with the printed game in front of them can answer
by asking: it subclasses :class:`NomadTable`, in plain Python too.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter import hunt, megaliths, migrate, steps, stones
from beringia.games.winter.arrows import Furthest
from beringia.games.winter.codes import PICK_STONE
from beringia.games.winter.eclipse import has_majority
from beringia.games.winter.site import GROUND, PLACES
from beringia.games.winter.state import NOMADS, WinterState
from beringia.games.winter.terms import STONES, Card, Hex, Juncture, Place, Space
from beringia.kernel.state import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class NomadTable:
    """Questions and deeds. ``east`` and ``south`` are the decision arrows: 1 or -1."""

    def is_taken(self, column: Space) -> bool:
        """Does a figure stand in this column?"""
        raise NotImplementedError  # pragma: no cover - every kind of table defines it

    # -- animals and culture cards

    def animal_at(self, place: i64) -> i64:
        """The species on a place of the hunting area, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def take_animal(self, place: i64) -> None:
        """The nomads take it away; the others do not move."""
        raise NotImplementedError  # pragma: no cover

    def draw_animal(self) -> i64:
        """The top animal of the deck, taken away; NOBODY if the deck is empty."""
        raise NotImplementedError  # pragma: no cover

    def reveal_animal(self) -> bool:
        """Turn up the top animal into the area; False if there is no room or no animal."""
        raise NotImplementedError  # pragma: no cover

    def has_card(self, place: i64) -> bool:
        """Does a culture card lie on this place of the display?"""
        raise NotImplementedError  # pragma: no cover

    def take_card(self, place: i64) -> i64:
        """Take it away; the kind of card."""
        raise NotImplementedError  # pragma: no cover

    # -- sacred stones

    def next_stone(self, east: i64) -> i64:
        """The space of the available stone furthest in the direction of the big arrow, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def take_stone(self, space: i64) -> None:
        """Put it on the board of the nomads and gain the income of its slot."""
        raise NotImplementedError  # pragma: no cover

    # -- the megalith site

    def building_place(self, neutral: bool, east: i64, south: i64) -> i64:
        """Where the next piece goes by the rules and the arrows, upper levels first; NOBODY if nowhere."""
        raise NotImplementedError  # pragma: no cover

    def arrow_square(self, start: Place, east: i64, south: i64) -> i64:
        """The empty square that the arrows of a start square point at, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def build(self, place: i64) -> None:
        """Put the next piece there and gain what it brings."""
        raise NotImplementedError  # pragma: no cover

    # -- the land

    def is_free(self, juncture: Juncture) -> bool:
        """Does no village stand there?"""
        raise NotImplementedError  # pragma: no cover

    def put_village(self, juncture: Juncture) -> None:
        raise NotImplementedError  # pragma: no cover

    def is_glacier(self, hex_: Hex) -> bool:
        raise NotImplementedError  # pragma: no cover

    def turn_ice_find(self, hex_: Hex) -> None:
        """Turn up the ice find there, if one lies face down."""
        raise NotImplementedError  # pragma: no cover

    def open_ice_find(self, hex_: Hex) -> i64:
        """The ice find that lies face up there, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def gain_ice_find(self, hex_: Hex) -> None:
        """Gain what the ice find shows that lies face up there."""
        raise NotImplementedError  # pragma: no cover

    def leads_on(self, hex_: Hex) -> bool:
        """Have the nomads the highest influence there, or a tie for it?"""
        raise NotImplementedError  # pragma: no cover

    def hex_pays(self, hex_: Hex) -> bool:
        """Does the hex pay anything? Asked only where they lead."""
        raise NotImplementedError  # pragma: no cover

    def gain_hex(self, hex_: Hex) -> None:
        """Gain what the hex pays."""
        raise NotImplementedError  # pragma: no cover


class Board(NomadTable):
    """The answers of the engine."""

    def __init__(self, s: WinterState) -> None:
        self.s = s

    def is_taken(self, column: Space) -> bool:
        return self.s.symbols[column] != NOBODY

    def animal_at(self, place: i64) -> i64:
        return self.s.area[place]

    def take_animal(self, place: i64) -> None:
        self.s.area[place] = NOBODY

    def draw_animal(self) -> i64:
        return hunt.draw_top(self.s) if self.s.animals_left > 0 else i64(NOBODY)

    def reveal_animal(self) -> bool:
        possible: bool = hunt.can_reveal(self.s)
        hunt.reveal(self.s)
        return possible

    def has_card(self, place: i64) -> bool:
        return self.s.display[place] != NOBODY

    def take_card(self, place: i64) -> i64:
        kind = Card(self.s.display[place])
        self.s.display[place] = NOBODY
        return kind

    def next_stone(self, east: i64) -> i64:
        furthest = Furthest(east, 1)
        for space in range(i64(STONES)):
            if stones.available(self.s, space):
                furthest.see(space, space, 0)
        return furthest.found

    def take_stone(self, space: i64) -> None:
        stones.take_stone(self.s, NOMADS, PICK_STONE + space)

    def building_place(self, neutral: bool, east: i64, south: i64) -> i64:
        upper = self._furthest_place(GROUND, self.s.table.site.size[self.s.layout], neutral, east, south)
        return upper if upper != NOBODY else self._furthest_place(0, GROUND, neutral, east, south)

    def _furthest_place(self, first: i64, last: i64, neutral: bool, east: i64, south: i64) -> i64:
        furthest = Furthest(east, south)
        for place in range(first, last):
            if megaliths.allowed(self.s, Place(place), neutral):
                self._see_place(furthest, place)
        return furthest.found

    def _see_place(self, furthest: Furthest, place: i64) -> None:
        at: i64 = self.s.layout * PLACES + place
        furthest.see(place, self.s.table.site.east[at], self.s.table.site.south[at])

    def arrow_square(self, start: Place, east: i64, south: i64) -> i64:
        furthest = Furthest(east, south)
        for number in range(i64(2)):
            target = megaliths.arrow_target(self.s, start, number)
            if self.s.site[target] == NOBODY:
                self._see_place(furthest, target)
        return furthest.found

    def build(self, place: i64) -> None:
        megaliths.build(self.s, NOMADS, Place(place))

    def is_free(self, juncture: Juncture) -> bool:
        return self.s.villages[juncture] == NOBODY

    def put_village(self, juncture: Juncture) -> None:
        self.s.villages[juncture] = NOMADS

    def is_glacier(self, hex_: Hex) -> bool:
        return self.s.terrain[hex_] == self.s.table.glacier

    def turn_ice_find(self, hex_: Hex) -> None:
        migrate.turn_ice_find(self.s, NOMADS, hex_)

    def open_ice_find(self, hex_: Hex) -> i64:
        tile: i64 = self.s.ice_finds[hex_]
        return tile // 2 if tile != NOBODY and tile % 2 == 1 else i64(NOBODY)

    def gain_ice_find(self, hex_: Hex) -> None:
        self.s.push(steps.EFFECT, NOMADS, self.s.table.ice_reward[self.open_ice_find(hex_)], NOBODY)

    def leads_on(self, hex_: Hex) -> bool:
        return has_majority(self.s, NOMADS, hex_)

    def hex_pays(self, hex_: Hex) -> bool:
        return self.s.table.terrain_income[self.s.terrain[hex_]] != 0

    def gain_hex(self, hex_: Hex) -> None:
        self.s.push(steps.EFFECT, NOMADS, self.s.table.terrain_income[self.s.terrain[hex_]], NOBODY)
