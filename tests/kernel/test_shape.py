"""What follows from declared fields: where they are saved, what is refused and how, who sees what, what is redrawn."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest

import beringia
from beringia.kernel import shape
from beringia.kernel.declare import Numbers, record, state
from beringia.kernel.dice import new_dice
from beringia.kernel.domains import FLAG, Domain, count
from beringia.kernel.errors import PositionError
from beringia.kernel.fields import BAG, EVERYBODY, HIDDEN, OWNER, STACK, Field
from beringia.kernel.parts import At, Part
from beringia.kernel.reader import Reader
from beringia.kernel.schema import schema
from beringia.kernel.shape import Pool
from beringia.kernel.state import Record, State
from beringia.version import compiled

SEAT = Domain("seat", 3)
AREA = Domain("area", 4, first=1)
HEX = Domain("hex", names=["a", "b", "c"])
CARD = Domain("card", names=["club", "drum", "fire"])
SEASON = Domain("season", 2)  # the content names them
PLACE = Domain("place", 5)
LEXICON = {"season": ["summer", "winter"]}


@record
class Purse(Record):
    stones: Annotated[int, Field(count(9), pool="stones")]
    guess: Annotated[int, Field(count(9), see=OWNER)]
    unsaved: Annotated[int, Field(count(5), at=None)]


@record
class Camp(Record):
    fires: Annotated[int, Field(count(3), at="fire.burning")]
    moved: Annotated[int, Field(count(3))]


class Ours(Part):
    def write(self, s: Any, at: At) -> object:
        return "ours"

    def read(self, s: Any, at: At, reader: Reader) -> None:
        reader.text("ours")


@state
class Table(State):
    seats: Annotated[int, Field(count(3), at=None)]
    round: Annotated[int, Field(count(4, least=1), start=1)]
    turn: Annotated[int, Field(SEAT)]
    chosen: Annotated[int, Field(CARD.or_nothing(), start=-1)]
    season: Annotated[int, Field(SEASON)]
    late: Annotated[int, Field(FLAG, at="night?")]
    purses: Annotated[list[Purse], Field(record=Purse, by=(SEAT,))]
    camp: Annotated[Camp, Field(record=Camp)]
    scratch: Annotated[list[Camp], Field(record=Camp, by=(SEAT,), at=None)]
    supply: Annotated[int, Field(count(20), at="supply.stones", pool="stones")]
    hunters: Annotated[Numbers, Field(count(5), by=(SEAT, AREA), at="areas[area].hunters[seat]")]
    ice: Annotated[Numbers, Field(FLAG, by=(AREA,), at="areas[area].ice")]
    camps: Annotated[Numbers, Field(SEAT.or_nothing(), by=(HEX,), at="land{hex?}.camp", start=-1)]
    grid: Annotated[Numbers, Field(count(9), by=(AREA, HEX))]
    tiles: Annotated[Numbers, Field(CARD.or_nothing(), by=(AREA,), see=HIDDEN, start=-1, pool="cards")]
    hand: Annotated[
        Numbers, Field(count(2), by=(SEAT, CARD), at="hands[seat]", see=OWNER, form=BAG, most=3, pool="cards")
    ]
    deck: Annotated[Numbers, Field(CARD, by=(PLACE,), see=HIDDEN, form=STACK, size="deck_size", pool="cards")]
    deck_size: Annotated[int, Field(count(5), at=None)]
    piles: Annotated[Numbers, Field(CARD, by=(SEASON, PLACE), form=STACK, size="pile_sizes", pool="cards")]
    pile_sizes: Annotated[Numbers, Field(count(5), by=(SEASON,), at=None)]
    row: Annotated[Numbers, Field(CARD.or_nothing(), by=(PLACE,), form=STACK, start=-1)]
    sealed: Annotated[int, Field(count(3), at="sealed?", see=HIDDEN)]

    PARTS = (Ours("special"),)


def table(seats: int = 2) -> Any:
    made = Table.blank(new_dice("shape"), seats)
    made.seats = seats
    return made


def busy() -> Any:
    s = table()
    s.round, s.turn, s.chosen, s.season, s.late = 2, 1, 2, 1, 1
    s.purses[0].stones, s.purses[1].stones, s.supply = 3, 4, 5
    s.purses[0].guess = 7
    s.hunters[1 * AREA.size + 2] = 4
    s.ice[3] = 1
    s.camps[1] = 0
    s.grid[2 * HEX.size + 1] = 8
    s.tiles[0], s.tiles[2] = 0, 1
    s.hand[0 * CARD.size + 2] = 2
    s.hand[1 * CARD.size + 0] = 1
    s.deck[0], s.deck[1], s.deck_size = 1, 2, 2
    s.piles[1 * PLACE.size] = 2
    s.pile_sizes[1] = 1
    s.row[0], s.row[1] = 1, 0
    return s


def saved(s: Any) -> Any:
    return json.loads(json.dumps(shape.of(Table).write(s, LEXICON, None, open_all=True)))


def loaded(data: Any, seats: int = 2) -> Any:
    s = table(seats)
    shape.of(Table).read(s, Reader(data, "state"), LEXICON)
    return s


def seen(s: Any, viewer: int | None) -> dict[str, Any]:
    return shape.of(Table).write(s, LEXICON, viewer, open_all=False)


# -- saving


def test_every_field_is_saved_at_its_path() -> None:
    assert saved(busy()) == {
        "round": 2,
        "turn": 1,
        "chosen": "fire",
        "season": "winter",
        "night": True,
        "purses": [{"stones": 3, "guess": 7}, {"stones": 4, "guess": 0}],
        "camp": {"fire": {"burning": 0}, "moved": 0},
        "supply": {"stones": 5},
        "areas": [
            {"hunters": [0, 0], "ice": False},
            {"hunters": [0, 0], "ice": False},
            {"hunters": [0, 4], "ice": False},
            {"hunters": [0, 0], "ice": True},
        ],
        "land": {"b": {"camp": 0}},
        "grid": [[0, 0, 0], [0, 0, 0], [0, 8, 0], [0, 0, 0]],
        "tiles": ["club", None, "drum", None],
        "hands": [["fire", "fire"], ["club"]],
        "deck": ["drum", "fire"],
        "piles": [[], ["fire"]],
        "row": ["drum", "club"],
        "special": "ours",
    }


def test_what_is_as_it_began_is_left_out_where_the_path_says_so() -> None:
    data = saved(table())
    assert "night" not in data
    assert "sealed" not in data
    assert data["land"] == {}
    assert data["chosen"] is None


def test_what_was_saved_is_read_again() -> None:
    for s in (table(), busy(), table(3)):
        again = loaded(saved(s), s.seats)
        assert again.numbers()[1:] == s.numbers()[1:]
        assert saved(again) == saved(s)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("round",), 0, "state.round: must be from 1 to 4, not 0"),
        (("round",), "2", "state.round: must be a whole number, not '2'"),
        (("turn",), 2, "state.turn: must be from 0 to 1, not 2"),
        (("chosen",), "axe", "state.chosen: must be one of club, drum, fire, not 'axe'"),
        (("season",), "spring", "state.season: must be one of summer, winter, not 'spring'"),
        (("night",), 1, "state.night: must be true or false, not 1"),
        (("purses",), [{}], "state.purses: must have 2 entries, not 1"),
        (("purses", 1, "stones"), 10, "state.purses[1].stones: must be from 0 to 9, not 10"),
        (("purses", 0, "gold"), 1, "state.purses[0].gold: is not known here; known are stones, guess"),
        (("camp", "fire"), 3, "state.camp.fire: must be a table"),
        (("areas", 2, "hunters"), [0], "state.areas[2].hunters: must have 2 entries, not 1"),
        (("areas", 3, "ice"), None, "state.areas[3].ice: must be true or false, not None"),
        (("land",), {"z": {}}, "state.land.z: is not known here; known are a, b, c"),
        (("land", "b", "camp"), 5, "state.land.b.camp: must be from 0 to 1, not 5"),
        (("grid", 1, 2), 10, "state.grid[1][2]: must be from 0 to 9, not 10"),
        (("hands", 0), ["fire"] * 3, "state.hands[0]: holds too many of fire"),
        (("hands", 0), ["fire", "drum", "drum", "club"], "state.hands[0]: must be 3 cards at most"),
        (("hands", 1, 0), 3, "state.hands[1][0]: must be a text, not 3"),
        (("deck",), ["club"] * 6, "state.deck: must be 5 entries at most, not 6"),
        (("piles", 1, 0), "axe", "state.piles[1][0]: must be one of club, drum, fire, not 'axe'"),
        (("special",), "theirs", "state.special: must be one of ours, not 'theirs'"),
    ],
)
def test_what_is_wrong_is_refused_with_its_path(path: tuple[str | int, ...], value: object, message: str) -> None:
    data = saved(busy())
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(PositionError) as refused:
        loaded(data)
    assert str(refused.value) == message


def test_what_is_missing_is_refused() -> None:
    data = saved(busy())
    del data["areas"][1]["ice"]
    with pytest.raises(PositionError, match=r"^state\.areas\[1\]\.ice: is missing$"):
        loaded(data)


# -- what must hold


def test_ranges_and_pools() -> None:
    pools = {"stones": Pool(12, "X-1"), "cards": Pool(8), "cards fire": Pool(4)}
    assert shape.of(Table).violations(busy(), LEXICON, pools) == []

    def broken(change: Any) -> list[str]:
        s = busy()
        change(s)
        return shape.of(Table).violations(s, LEXICON, pools)

    assert broken(lambda s: setattr(s, "supply", 6)) == ["X-1: there are 13 stones, must be 12"]
    assert broken(lambda s: setattr(s, "turn", 2)) == ["turn: is 2, must be from 0 to 1"]
    assert broken(lambda s: setattr(s.purses[1], "unsaved", 6)) == ["unsaved seat 1: is 6, must be from 0 to 5"]
    assert broken(lambda s: s.hand.__setitem__(2, -1)) == [
        "hand seat 0: has -1 of a kind, must be from 0 to 2",
        "there are 6 cards, must be 8",
        "there are 2 cards fire, must be 4",
    ]
    assert "deck: has 6 entries, must be from 0 to 5" in broken(lambda s: setattr(s, "deck_size", 6))
    assert broken(lambda s: s.tiles.__setitem__(0, -1)) == ["there are 7 cards, must be 8"]


# -- views


def test_a_view_says_what_its_viewer_may_know() -> None:
    s = busy()
    mine, theirs, public = seen(s, 0), seen(s, 1), seen(s, None)
    assert [purse["guess"] for purse in mine["purses"]] == [7, "?"]
    assert [purse["guess"] for purse in public["purses"]] == ["?", "?"]
    assert mine["hands"] == [["fire", "fire"], 1]
    assert theirs["hands"] == [2, ["club"]]
    assert public["hands"] == [2, 1]
    assert mine["tiles"] == ["?", None, "?", None], "that something lies there is never hidden"
    assert mine["deck"] == 2
    assert mine["piles"] == [[], ["fire"]]
    assert "special" not in mine, "who may see it, only the game can say"


def test_leaving_out_what_is_as_it_began_tells_nothing() -> None:
    """A hidden number is in the view whatever it is: else its absence would say that it is 0."""
    s = table()
    assert seen(s, 0)["sealed"] == "?"
    s.sealed = 2
    assert seen(s, 0)["sealed"] == "?"


# -- redrawing


def test_redrawing_keeps_what_the_viewer_knows_and_how_much_lies_where() -> None:
    s = busy()
    pools = {"cards": Pool(8), "cards fire": Pool(4), "cards club": Pool(2)}
    met = set()
    for number in range(40):
        other = shape.of(Table).redrawn(s, 0, f"world {number}")
        assert seen(other, 0) == seen(s, 0)
        assert shape.of(Table).violations(other, LEXICON, pools) == []
        data = saved(other)
        assert data["hands"][0] == ["fire", "fire"]
        assert data["piles"] == [[], ["fire"]], "what lies open stays"
        assert [tile is None for tile in data["tiles"]] == [False, True, False, True], "nothing stays nothing"
        met.add(json.dumps([data["tiles"], data["hands"][1], data["deck"]]))
        assert list(other.dice) != list(s.dice)
    assert len(met) > 10
    assert saved(s) == saved(busy()), "the position itself is left alone"


def test_redrawing_hides_nothing_from_the_owner_of_a_number() -> None:
    s = busy()
    s.purses[1].guess = 2
    worlds: list[Any] = [shape.of(Table).redrawn(s, 1, f"world {number}") for number in range(20)]
    assert {world.purses[1].guess for world in worlds} == {2}


# -- identity


def test_what_lies_behind_the_end_of_a_stack_does_not_count() -> None:
    s, other = busy(), busy()
    s.deck[4] = 2
    s.piles[0] = 1
    assert s.numbers() == other.numbers()
    s.deck[1] = 0
    assert s.numbers() != other.numbers()


# -- declarations that cannot be


def test_impossible_declarations_are_refused() -> None:
    def state(**fields: Field) -> type[State]:
        return type("Broken", (State,), {"FIELDS": fields, "PARTS": ()})

    with pytest.raises(ValueError, match="two axes have the same name"):
        shape.Shape(state(pairs=Field(count(1), by=(SEAT, SEAT))))
    with pytest.raises(ValueError, match="a stack needs the field of its size"):
        shape.Shape(state(pile=Field(CARD, by=(PLACE,), form=STACK)))
    with pytest.raises(ValueError, match="hides both card and hex"):
        shape.Shape(state(a=Field(CARD, see=HIDDEN, pool="x"), b=Field(HEX, see=HIDDEN, pool="x")))
    with pytest.raises(ValueError, match="no field has the axis 'sofa'"):
        shape.Shape(state(a=Field(CARD, at="x[sofa]")))
    with pytest.raises(ValueError, match="is not the path of a field"):
        shape.Shape(state(a=Field(CARD, at="x y")))


# -- for those who draw


def test_the_schema_leads_to_every_value_of_a_view() -> None:
    s = busy()
    view = seen(s, 0)
    fields = {field.name: field for field in schema(Table, LEXICON)}
    assert "seats" not in fields
    assert "unsaved" not in fields
    assert fields["hunters"].path == ["areas", "[area]", "hunters", "[seat]"]
    assert fields["hunters"].value(view, {"area": 2, "seat": 1}) == 4
    assert fields["camps"].path == ["land", "{hex}", "camp"]
    assert fields["camps"].value(view, {"hex": 1}) == 0
    assert fields["camps"].value(view, {"hex": 2}) is None
    assert fields["grid"].value(view, {"area": 2, "hex": 1}) == 8
    assert fields["hand"].value(view, {"seat": 1}) == 1
    assert fields["stones"].value(view, {"seat": 1}) == 4
    assert fields["season"].entry.names == ["summer", "winter"]
    assert (fields["hand"].many, fields["hand"].see, fields["hand"].entry.name) == (True, OWNER, "card")
    assert fields["round"].see == EVERYBODY
    assert fields["hunters"].value({"areas": []}, {"area": 2, "seat": 1}) is None, "a view of the game's own making"


def test_compiled_steps_and_records_stay_out_of_the_garbage_collector() -> None:
    """The compiler does not inherit it: each class of a step, a record or a state says ``acyclic`` itself."""
    tracked = 1 << 14  # Py_TPFLAGS_HAVE_GC
    for key in ("eiszeit", "valley", "winter"):
        game = beringia.game(key)
        state = game.start(game.seats[-1], seed=1).state
        records = {field.record for field in type(state).FIELDS.values() if field.record is not None}
        for cls in {type(state), *game.rules.steps.values(), *records}:
            assert not compiled() or not cls.__flags__ & tracked, cls
