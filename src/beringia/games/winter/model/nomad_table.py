"""What the nomads must know about the table around them, and what they change there.

The rules of the nomads ask these questions and no others about everything that is not theirs alone. The engine answers
them from its position (``board``); a program that serves people with the printed game in front of them can answer
by asking: it subclasses :class:`NomadTable`, in plain Python too.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from beringia.games.winter.model.around import Around
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import Hex, Juncture, Place, Space


@mypyc_attr(allow_interpreted_subclasses=True)
class NomadTable(Around):
    """Questions and deeds. ``east`` and ``south`` are the decision arrows: 1 or -1."""

    def is_taken(self, s: WinterState, column: Space) -> bool:
        """Does a figure stand in this column?"""
        raise NotImplementedError  # pragma: no cover - every kind of table defines it

    # -- animals and culture cards

    def animal_at(self, s: WinterState, place: i64) -> i64:
        """The species on a place of the hunting area, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def take_animal(self, s: WinterState, place: i64) -> None:
        """The nomads take it away; the others do not move."""
        raise NotImplementedError  # pragma: no cover

    def draw_animal(self, s: WinterState) -> i64:
        """The top animal of the deck, taken away; NOBODY if the deck is empty."""
        raise NotImplementedError  # pragma: no cover

    def reveal_animal(self, s: WinterState) -> bool:
        """Turn up the top animal into the area; False if there is no room or no animal."""
        raise NotImplementedError  # pragma: no cover

    def has_card(self, s: WinterState, place: i64) -> bool:
        """Does a culture card lie on this place of the display?"""
        raise NotImplementedError  # pragma: no cover

    def take_card(self, s: WinterState, place: i64) -> i64:
        """Take it away; the kind of card."""
        raise NotImplementedError  # pragma: no cover

    # -- sacred stones

    def next_stone(self, s: WinterState, east: i64) -> i64:
        """The space of the available stone furthest in the direction of the big arrow, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def take_stone(self, s: WinterState, space: i64) -> None:
        """Put it on the board of the nomads and gain the income of its slot."""
        raise NotImplementedError  # pragma: no cover

    # -- the megalith site

    def building_place(self, s: WinterState, neutral: bool, east: i64, south: i64) -> i64:
        """Where the next piece goes by the rules and the arrows, upper levels first; NOBODY if nowhere."""
        raise NotImplementedError  # pragma: no cover

    def arrow_square(self, s: WinterState, start: Place, east: i64, south: i64) -> i64:
        """The empty square that the arrows of a start square point at, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def build(self, s: WinterState, place: i64) -> None:
        """Put the next piece there and gain what it brings."""
        raise NotImplementedError  # pragma: no cover

    # -- the land

    def is_free(self, s: WinterState, juncture: Juncture) -> bool:
        """Does no village stand there?"""
        raise NotImplementedError  # pragma: no cover

    def put_village(self, s: WinterState, juncture: Juncture) -> None:
        raise NotImplementedError  # pragma: no cover

    def is_glacier(self, s: WinterState, hex_: Hex) -> bool:
        raise NotImplementedError  # pragma: no cover

    def turn_ice_find(self, s: WinterState, hex_: Hex) -> None:
        """Turn up the ice find there, if one lies face down."""
        raise NotImplementedError  # pragma: no cover

    def open_ice_find(self, s: WinterState, hex_: Hex) -> i64:
        """The ice find that lies face up there, or NOBODY."""
        raise NotImplementedError  # pragma: no cover

    def gain_ice_find(self, s: WinterState, hex_: Hex) -> None:
        """Gain what the ice find shows that lies face up there."""
        raise NotImplementedError  # pragma: no cover

    def leads_on(self, s: WinterState, hex_: Hex) -> bool:
        """Have the nomads the highest influence there, or a tie for it?"""
        raise NotImplementedError  # pragma: no cover

    def hex_pays(self, s: WinterState, hex_: Hex) -> bool:
        """Does the hex pay anything? Asked only where they lead."""
        raise NotImplementedError  # pragma: no cover

    def gain_hex(self, s: WinterState, hex_: Hex) -> None:
        """Gain what the hex pays."""
        raise NotImplementedError  # pragma: no cover
