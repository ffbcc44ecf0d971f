"""A tree over choices. It is open-loop: what lies below a choice is the same node in every world."""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.bots.greedy import judge
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: A tree as plain data, a row for each node: its seat, its visits, then for each choice its code, how it looked, how
#: often it was tried, what came of it, and the row of the node below it (-1: none).
Packed = list[tuple[int, int, list[int], list[float], list[int], list[float], list[int]]]


class Node:
    """One decision: the choices met so far, how good each looked at first sight, and what came of it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        self.looks: vec[float] = vec[float]()  # the value one step ahead
        self.tried: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node | None] = []
        self.best_look = -1e9

    def index(self, code: i64) -> i64:
        for place in range(i64(len(self.codes))):
            if self.codes[place] == code:
                return place
        return -1

    def child(self, code: i64) -> Node | None:
        place = self.index(code)
        return None if place < 0 else self.children[place]

    def learn(self, evaluation: Evaluation, state: State, scratch: State, picker: Picker) -> None:
        """Take in the choices that this world offers and no world before did."""
        for place in range(state.offered):
            code: i64 = state.buffer[place]
            if self.index(code) < 0:
                look = judge(evaluation, state, code, picker, False, scratch)
                self.codes = append(self.codes, code)
                self.looks = append(self.looks, look)
                self.tried = append(self.tried, i64(0))
                self.totals = append(self.totals, 0.0)
                self.children.append(None)
                self.best_look = max(self.best_look, look)

    def select(self, state: State, explore: float, greed: float) -> i64:
        """The place of the choice to try in this world: good so far, or promising and hardly tried. What it looked
        like at first counts as one try."""
        best: i64 = 0
        most = -1e18
        spread = explore * sqrt(float(self.visits + 1))
        for number in range(state.offered):
            place = self.index(state.buffer[number])
            tried = float(self.tried[place] + 1)
            mean = (self.looks[place] + self.totals[place]) / tried
            prior = exp(max(-20.0, (self.looks[place] - self.best_look) / greed))
            score = mean + spread * prior / tried
            if score > most:
                most = score
                best = place
        return best

    def count(self, place: i64, value: float) -> None:
        self.visits += 1
        self.tried[place] += 1
        self.totals[place] += value

    def favourite(self, state: State) -> i64:
        """The choice that was tried most of those that are offered; of equal ones the better."""
        best: i64 = state.buffer[0]
        most = -1e18
        for number in range(state.offered):
            code: i64 = state.buffer[number]
            place = self.index(code)
            if place >= 0 and self.tried[place] > 0:
                score = 1e6 * float(self.tried[place]) + self.totals[place] / float(self.tried[place])
                if score > most:
                    most = score
                    best = code
        return best


def packed(root: Node) -> Packed:
    """A tree to be sent away or copied. Flat: a tree that is many clicks deep is as easily pickled."""
    nodes: list[Node] = [root]
    rows: Packed = []
    while len(rows) < len(nodes):
        node = nodes[len(rows)]
        below: list[int] = []
        for child in node.children:
            below.append(-1 if child is None else len(nodes))
            if child is not None:
                nodes.append(child)
        codes, tried = [int(code) for code in node.codes], [int(times) for times in node.tried]
        rows.append((int(node.seat), int(node.visits), codes, list(node.looks), tried, list(node.totals), below))
    return rows


def unpacked(rows: Packed) -> Node:
    nodes = [Node(Seat(row[0])) for row in rows]
    for node, (_, visits, codes, looks, tried, totals, below) in zip(nodes, rows, strict=True):
        node.visits = visits
        node.codes = vec[i64]([i64(code) for code in codes])
        node.looks = vec[float](looks)
        node.tried = vec[i64]([i64(times) for times in tried])
        node.totals = vec[float](totals)
        node.best_look = max(looks, default=-1e9)
        node.children = [None if place < 0 else nodes[place] for place in below]
    return nodes[0]
