"""The shape of a position: saving, loading, views, ranges, conservation, redrawing; all that the declared fields tell.

All of it is cold: it walks over ``FIELDS`` by name. The shape of a game is a tree of tables and lists, made once from
the paths at which its fields are saved; ``areas[area].hunters[seat]`` is a list of tables with a list in each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.dice import below, dice_from_reader, dice_to_dict, new_dice
from beringia.kernel.domains import NO_NAMES, Domain, Lexicon
from beringia.kernel.fields import BAG, EVERYBODY, OWNER, PLAIN, STACK, Field
from beringia.kernel.parts import Part
from beringia.kernel.reader import Reader
from beringia.kernel.state import State, Step
from beringia.kernel.terms import Seat

_SEGMENT: Final = re.compile(r"([a-z_0-9]+)(\?)?(?:\[([a-z_]+)\]|\{([a-z_]+)(\?)?\})?$")

#: An index on each axis, by the axis' name.
At = dict[str, int]

#: Stands in a view for something that is there and that the viewer may not know. (Where nothing is, null stands.)
UNKNOWN: Final = "?"


class Pool:
    """How much there is of something that must not get lost, and the clause that says so."""

    def __init__(self, total: int, clause: str = "") -> None:
        self.total = total
        self.cited = f"{clause}: " if clause else ""


class Leaf:
    """Where the numbers of a field stand: the field, the axes that lead to each place, and how to come by its holder.

    A place is one number, or a whole bag or stack.
    """

    def __init__(
        self, name: str, field: Field, path: str | None, outer: tuple[Domain, ...], holder: Callable[[State, At], Any]
    ) -> None:
        self.name = name
        self.field = field
        self.saved = path is not None
        self.path = path or name
        self.axes = outer + (field.by if field.form == PLAIN else field.by[:-1])
        self.holder = holder
        if len({axis.name for axis in self.axes}) < len(self.axes):
            raise ValueError(f"{name}: two axes have the same name")
        if field.form == STACK and not field.size and field.domain.holds(field.start) and field.start >= 0:
            raise ValueError(f"{name}: a stack needs the field of its size, or a start that is no entry")

    def start_of(self, at: At) -> int:
        """Index of the first number that stands here."""
        return _index(self.field.by, at)

    def numbers(self, state: State, at: At) -> list[int]:
        """What stands here: one number, or all entries of a bag or stack."""
        holder = self.holder(state, at)
        value = getattr(holder, self.name)
        field = self.field
        if not field.by:
            return [int(value)]
        start = self.start_of(at)
        if field.form == PLAIN:
            return [int(value[start])]
        kinds = field.by[-1].size
        if field.form == BAG:
            return [kind for kind in range(kinds) for _ in range(value[start + kind])]
        return [int(value[start + index]) for index in range(self._size(holder, at))]

    def put(self, state: State, at: At, numbers: list[int]) -> None:
        holder = self.holder(state, at)
        field = self.field
        if not field.by:
            setattr(holder, self.name, numbers[0])
            return
        value = getattr(holder, self.name)
        start = self.start_of(at)
        if field.form == PLAIN:
            value[start] = numbers[0]
        elif field.form == BAG:
            for kind in range(field.by[-1].size):
                value[start + kind] = numbers.count(kind)
        else:
            for index in range(field.by[-1].size):
                value[start + index] = numbers[index] if index < len(numbers) else field.start
            if field.size:
                self._set_size(holder, at, len(numbers))

    def _size(self, holder: Any, at: At) -> int:
        if not self.field.size:  # a stack ends where its empty places begin
            value, start = getattr(holder, self.name), self.start_of(at)
            kinds = self.field.by[-1].size
            return next((index for index in range(kinds) if value[start + index] == self.field.start), kinds)
        size = getattr(holder, self.field.size)
        return int(size) if len(self.field.by) == 1 else int(size[self._row(at)])

    def _set_size(self, holder: Any, at: At, size: int) -> None:
        if len(self.field.by) == 1:
            setattr(holder, self.field.size, size)
        else:
            getattr(holder, self.field.size)[self._row(at)] = size

    def _row(self, at: At) -> int:
        return self.start_of(at) // self.field.by[-1].size

    def problem(self, state: State, at: At) -> str:
        """What is out of its range here, in words; "" if nothing is."""
        field, entry = self.field, self.entry
        holder = self.holder(state, at)
        most = entry.size - 1
        if field.form == BAG:
            start = self.start_of(at)
            for count in getattr(holder, self.name)[start : start + entry.size]:
                if not field.domain.holds(count):
                    return f"has {count} of a kind, must be {field.domain.allowed()}"
        if field.form == STACK and not 0 <= self._size(holder, at) <= field.by[-1].size:
            return f"has {self._size(holder, at)} entries, must be from 0 to {field.by[-1].size}"
        if entry.name == "seat":
            most = state.player_count() - 1
        for number in self.numbers(state, at):
            if number > most or not entry.holds(number):
                return f"is {number + entry.first}, must be {entry.allowed(most)}"
        return ""

    @property
    def entry(self) -> Domain:
        """The domain of what is written: kinds for a bag, else the field's own."""
        return self.field.by[-1] if self.field.form == BAG else self.field.domain

    def seen_by(self, viewer: int | None, at: At) -> bool:
        if self.field.see == EVERYBODY:
            return True
        return self.field.see == OWNER and viewer is not None and at.get("seat") == viewer


class Node:
    """A table of named nodes, an axis over one inner node, a leaf, or a special part."""

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.optional = False
        self.axis: Domain | None = None
        self.as_table = False
        self.sparse = False
        self.inner: Node | None = None
        self.leaf: Leaf | None = None
        self.special: Part | None = None

    def is_special(self) -> bool:
        return self.special is not None if self.inner is None else self.inner.is_special()

    def table(self) -> Node:
        """The node that has the named children: itself, or what its axis goes over."""
        return self if self.inner is None else self.inner


class Shape:
    """The tree of one kind of state."""

    def __init__(self, state_class: type[State]) -> None:
        self.root = Node()
        self.leaves: list[Leaf] = []
        axes: dict[str, Domain] = {}
        _collect_axes(state_class.FIELDS, axes)
        self.axes = axes
        self._add_fields(state_class.FIELDS, "", (), lambda state, at: state)
        for part in state_class.PARTS:
            self._node(part.path).special = part
        _check_pools(self.leaves)

    def _add_fields(
        self,
        fields: Mapping[str, Field],
        prefix: str | None,
        outer: tuple[Domain, ...],
        holder: Callable[[State, At], Any],
    ) -> None:
        """All fields of a state or a record; ``prefix`` is where the record is saved, None if it is not."""
        for name, field in fields.items():
            path = _own_path(name, field)
            whole = None if prefix is None or path is None else f"{prefix}.{path}" if prefix else path
            if field.record is not None:
                inner = _record_holder(holder, name, field)
                self._add_fields(field.record.FIELDS, whole, outer + field.by, inner)  # type: ignore[attr-defined]
                continue
            leaf = Leaf(name, field, whole, outer, holder)
            self.leaves.append(leaf)
            if whole is not None:
                self._node(whole).leaf = leaf

    def _node(self, path: str) -> Node:
        """The node at a path, made with all that leads there."""
        node = self.root
        for part in re.sub(r"([\]}])(?=\[)", r"\1.", path).split("."):
            if part.startswith("["):
                node = self._under_axis(node.table(), part[1:-1], False, False)
                continue
            match = _SEGMENT.match(part)
            if match is None:
                raise ValueError(f"{path!r} is not the path of a field")
            name, optional, listed, keyed, sparse = match.groups()
            child = node.table().children.setdefault(name, Node())
            child.optional = child.optional or optional is not None
            node = child
            if listed or keyed:
                node = self._under_axis(node, listed or keyed, keyed is not None, sparse is not None)
        return node.table()

    def _under_axis(self, node: Node, axis: str, as_table: bool, sparse: bool) -> Node:
        if axis not in self.axes:
            raise ValueError(f"no field has the axis {axis!r}")
        node.axis = self.axes[axis]
        node.as_table = as_table
        node.sparse = sparse
        if node.inner is None:
            node.inner = Node()
        return node

    # -- writing

    def write(self, state: State, lexicon: Lexicon, viewer: int | None, *, open_all: bool) -> dict[str, object]:
        """Everything, or all that a viewer may know."""
        found = self._write_table(self.root, state, {}, lexicon, viewer, open_all)
        if not isinstance(found, dict):
            raise TypeError("a position is a table")
        return found

    def _write(self, node: Node, state: State, at: At, lexicon: Lexicon, viewer: int | None, open_all: bool) -> object:
        if node.axis is None or node.inner is None:
            return self._write_table(node, state, at, lexicon, viewer, open_all)
        axis = node.axis
        listed: list[object] = []
        keyed: dict[str, object] = {}
        for index in range(_used(axis, state, lexicon)):
            inner = {**at, axis.name: index}
            if not node.as_table:
                listed.append(self._write(node.inner, state, inner, lexicon, viewer, open_all))
            elif not node.sparse or self._differs(node.inner, state, inner, viewer, open_all):
                keyed[axis.word(index, lexicon)] = self._write(node.inner, state, inner, lexicon, viewer, open_all)
        return keyed if node.as_table else listed

    def _write_table(
        self, node: Node, state: State, at: At, lexicon: Lexicon, viewer: int | None, open_all: bool
    ) -> object:
        if node.special:
            return node.special.write(state, at)
        if node.leaf is not None:
            return self._write_leaf(node.leaf, state, at, lexicon, open_all or node.leaf.seen_by(viewer, at))
        table: dict[str, object] = {}
        for name, child in node.children.items():
            if child.is_special() and not open_all:
                continue  # who may see it, only the game can say
            if not child.optional or self._differs(child, state, at, viewer, open_all):
                table[name] = self._write(child, state, at, lexicon, viewer, open_all)
        return table

    def _write_leaf(self, leaf: Leaf, state: State, at: At, lexicon: Lexicon, seen: bool) -> object:
        numbers = leaf.numbers(state, at)
        if leaf.field.form == PLAIN:
            return leaf.entry.write(numbers[0], lexicon) if seen or _is_nothing(leaf, numbers[0]) else UNKNOWN
        return [leaf.entry.write(number, lexicon) for number in numbers] if seen else len(numbers)

    def _differs(self, node: Node, state: State, at: At, viewer: int | None, open_all: bool) -> bool:
        """Is anything here that was not there on the empty table, or that the viewer cannot tell from it?"""
        if node.axis is not None and node.inner is not None:
            places = [{**at, node.axis.name: index} for index in range(_used(node.axis, state))]
            return any(self._differs(node.inner, state, place, viewer, open_all) for place in places)
        if node.leaf is not None:
            numbers = node.leaf.numbers(state, at)
            if node.leaf.field.form != PLAIN:
                return bool(numbers)
            seen = open_all or node.leaf.seen_by(viewer, at) or _is_nothing(node.leaf, numbers[0])
            return not seen or numbers[0] != node.leaf.field.start
        if node.special:
            return bool(node.special.write(state, at))
        return any(self._differs(child, state, at, viewer, open_all) for child in node.children.values())

    # -- reading

    def read(self, state: State, reader: Reader, lexicon: Lexicon, besides: tuple[str, ...] = ()) -> None:
        """Fill an empty state with what was written; refuses everything else with its exact path."""
        reader.only(*self.root.children, *besides)
        for name, child in self.root.children.items():
            self._read_child(child, name, state, {}, reader, lexicon)

    def _read_child(self, node: Node, name: str, state: State, at: At, reader: Reader, lexicon: Lexicon) -> None:
        if node.optional and isinstance(reader.value, Mapping) and name not in reader.value:
            return
        self._read(node, state, at, reader.at(name), lexicon)

    def _read(self, node: Node, state: State, at: At, reader: Reader, lexicon: Lexicon) -> None:
        if node.axis is not None and node.inner is not None:
            self._read_axis(node, node.axis, node.inner, state, at, reader, lexicon)
        elif node.special:
            node.special.read(state, at, reader)
        elif node.leaf is not None:
            self._read_leaf(node.leaf, state, at, reader, lexicon)
        else:
            reader.only(*node.children)
            for name, child in node.children.items():
                self._read_child(child, name, state, at, reader, lexicon)

    def _read_axis(
        self, node: Node, axis: Domain, inner: Node, state: State, at: At, reader: Reader, lexicon: Lexicon
    ) -> None:
        size = _used(axis, state, lexicon)
        if node.as_table:
            words = [axis.word(index, lexicon) for index in range(size)]
            reader.only(*words)
            for index, word in enumerate(words):
                if not node.sparse or word in reader.value:
                    self._read(inner, state, {**at, axis.name: index}, reader.at(word), lexicon)
            return
        items = reader.items()
        reader.check(len(items) == size, f"must have {size} entries, not {len(items)}")
        for index, item in enumerate(items):
            self._read(inner, state, {**at, axis.name: index}, item, lexicon)

    def _read_leaf(self, leaf: Leaf, state: State, at: At, reader: Reader, lexicon: Lexicon) -> None:
        entry = leaf.entry
        size = state.player_count() if entry.name == "seat" else -1
        if leaf.field.form == PLAIN:
            leaf.put(state, at, [entry.read(reader, lexicon, size)])
            return
        numbers = [entry.read(item, lexicon, size) for item in reader.items()]
        if leaf.field.form == STACK:
            most = leaf.field.by[-1].size
            reader.check(len(numbers) <= most, f"must be {most} entries at most, not {len(numbers)}")
        else:
            most = leaf.field.most
            reader.check(most < 0 or len(numbers) <= most, f"must be {most} {entry.name}s at most")
            for number in numbers:
                fits = leaf.field.domain.holds(numbers.count(number))
                reader.check(fits, f"holds too many of {entry.word(number, lexicon)}")
        leaf.put(state, at, numbers)

    # -- what must hold

    def places(self, leaf: Leaf, state: State) -> Iterator[At]:
        """Every index at which numbers of a leaf stand."""
        found: list[At] = [{}]
        for axis in leaf.axes:
            found = [{**at, axis.name: index} for at in found for index in range(_used(axis, state))]
        yield from found

    def violations(self, state: State, lexicon: Lexicon, pools: Mapping[str, Pool]) -> list[str]:
        """Numbers out of their range, and pools from which something is missing."""
        found: list[str] = []
        totals: dict[str, int] = dict.fromkeys(pools, 0)
        for leaf in self.leaves:
            for at in self.places(leaf, state):
                problem = leaf.problem(state, at)
                if problem:
                    where = "".join(f" {axis} {index}" for axis, index in at.items())
                    found.append(f"{leaf.name}{where}: {problem}")
                else:
                    _add_to_pools(totals, leaf, leaf.numbers(state, at), lexicon)
        for pool, total in totals.items():
            wanted = pools[pool]
            if total != wanted.total:
                found.append(f"{wanted.cited}there are {total} {pool}, must be {wanted.total}")
        return found

    # -- redrawing what a seat cannot know

    def redrawn(self, state: State, viewer: int, dice_seed: str) -> State:
        """New dice; what lies hidden in one pool is shuffled, as many in every place as were there before.

        Where nothing lies, nothing comes: that something is there is never hidden.
        """
        made = state.copy()
        fresh = new_dice(dice_seed)
        for index in range(len(fresh)):
            made.dice[index] = fresh[index]
        hidden: dict[str, list[tuple[Leaf, At]]] = {}
        for leaf in self.leaves:
            if leaf.field.see != EVERYBODY:
                for at in self.places(leaf, made):
                    if not leaf.seen_by(viewer, at):
                        hidden.setdefault(leaf.field.pool or leaf.path, []).append((leaf, at))
        for places in hidden.values():
            _redraw(made, places)
        return made


def _redraw(state: State, places: list[tuple[Leaf, At]]) -> None:
    kept = [[number for number in leaf.numbers(state, at) if not _is_nothing(leaf, number)] for leaf, at in places]
    loose = sorted(number for numbers in kept for number in numbers)  # how it lay there must not matter
    for last in range(len(loose) - 1, 0, -1):
        other = below(state.dice, last + 1)
        loose[last], loose[other] = loose[other], loose[last]
    used = 0
    for (leaf, at), numbers in zip(places, kept, strict=True):
        if numbers:
            leaf.put(state, at, loose[used : used + len(numbers)])
        used += len(numbers)


def _is_nothing(leaf: Leaf, number: int) -> bool:
    return leaf.field.form == PLAIN and leaf.entry.optional and number < 0


def _check_pools(leaves: list[Leaf]) -> None:
    """What is hidden in one pool is drawn anew together, so it must be of one kind."""
    kinds: dict[str, str] = {}
    for leaf in leaves:
        if leaf.field.pool and leaf.field.see != EVERYBODY:
            kind = kinds.setdefault(leaf.field.pool, leaf.entry.name)
            if kind != leaf.entry.name:
                raise ValueError(f"{leaf.name}: the pool {leaf.field.pool!r} hides both {kind} and {leaf.entry.name}")


def _add_to_pools(totals: dict[str, int], leaf: Leaf, numbers: list[int], lexicon: Lexicon) -> None:
    pool = leaf.field.pool
    if not pool:
        return
    if pool in totals:
        counted = leaf.field.form == PLAIN and leaf.field.domain.name == "count"
        totals[pool] += sum(numbers) if counted else sum(number >= 0 for number in numbers)
    for number in numbers:
        if number >= 0:
            kind = f"{pool} {leaf.entry.word(number, lexicon)}"
            if kind in totals:
                totals[kind] += 1


def _collect_axes(fields: Mapping[str, Field], axes: dict[str, Domain]) -> None:
    for field in fields.values():
        for axis in field.by:
            axes.setdefault(axis.name, axis)
        if field.record is not None:
            _collect_axes(field.record.FIELDS, axes)  # type: ignore[attr-defined]


def _index(axes: tuple[Domain, ...], at: At) -> int:
    found = 0
    for axis in axes:
        found = found * axis.size + at.get(axis.name, 0)
    return found


def _own_path(name: str, field: Field) -> str | None:
    """Where a field is saved within its record: its own name with a list for every axis, unless it says else."""
    if field.at != "":
        return field.at
    return name + "".join(f"[{axis.name}]" for axis in (field.by if field.form == PLAIN else field.by[:-1]))


def _record_holder(outer: Callable[[State, At], Any], name: str, field: Field) -> Callable[[State, At], Any]:
    if not field.by:
        return lambda state, at: getattr(outer(state, at), name)
    axes = field.by
    return lambda state, at: getattr(outer(state, at), name)[_index(axes, at)]


def _used(axis: Domain, state: State, lexicon: Lexicon = NO_NAMES) -> int:
    """How many places of an axis are in use: of the seats only those at this table, else as many as have a name."""
    if axis.name == "seat":
        return state.player_count()
    return min(axis.size, len(axis.names_in(lexicon)) or axis.size)


_shapes: dict[type, Shape] = {}


def of(state_class: type[State]) -> Shape:
    """The shape of a kind of state."""
    if state_class not in _shapes:
        _shapes[state_class] = Shape(state_class)
    return _shapes[state_class]


# -- whole positions


def save(state: State, lexicon: Lexicon) -> dict[str, object]:
    """All fields, the agenda and the dice, secrets included."""
    found = of(type(state)).write(state, lexicon, None, open_all=True)
    found["agenda"] = [save_step(step, lexicon) for step in state.agenda()]
    found["dice"] = dice_to_dict(state.dice)
    return found


def read_dice(top: Reader) -> vec[i64]:
    return dice_from_reader(top.at("dice"))


def load(state: State, top: Reader, lexicon: Lexicon, steps: Mapping[str, type[Step]]) -> None:
    """Fill an empty state with what ``save`` wrote."""
    of(type(state)).read(state, top, lexicon, ("agenda", "dice"))
    load_agenda(state, top.at("agenda"), lexicon, steps)


def save_step(step: Step, lexicon: Lexicon) -> list[object]:
    """A step as [name, seat, arguments ...]."""
    written = [
        field.domain.write(value, lexicon) for field, value in zip(step.FIELDS.values(), step.arguments(), strict=True)
    ]
    return [step.NAME, None if step.seat < 0 else int(step.seat), *written]


def load_agenda(state: State, reader: Reader, lexicon: Lexicon, steps: Mapping[str, type[Step]]) -> None:
    """Put saved steps on the agenda, each checked for its shape, its ranges, what lies below it and what it needs."""
    savable = [name for name, step_class in steps.items() if step_class.BELOW != ()]
    for entry in reader.items():
        parts = entry.items()
        entry.check(len(parts) >= 1, "must be [name, seat, arguments ...]")
        step_class = steps[parts[0].text(*savable)]
        fields = step_class.FIELDS
        wanted = ", ".join(["a name", "a seat", *fields])
        entry.check(len(parts) == 2 + len(fields), f"must have {wanted}")
        seat = -1 if parts[1].value is None else parts[1].integer(0, state.player_count() - 1)
        fits = (seat >= 0) == step_class.HAS_SEAT or (seat < 0 and step_class.SEAT_OPTIONAL)
        entry.check(fits, "needs a seat" if seat < 0 else "needs no seat")
        under = "" if state.top is None else state.top.NAME
        if step_class.BELOW is not None and under not in step_class.BELOW:
            entry.check(under != "", "cannot be the last thing on the agenda")
            entry.check(False, f"cannot come before {under}")
        values = [
            field.domain.read(part, lexicon, state.player_count() if field.domain.name == "seat" else -1)
            for part, field in zip(parts[2:], fields.values(), strict=True)
        ]
        make: Callable[..., Step] = step_class
        step = make(Seat(seat), *values) if step_class.HAS_SEAT else make(*values)
        reason = step.broken(state)
        entry.check(reason == "", reason)
        state.push(step)
