"""Search in many worlds: what a seat cannot know is drawn anew in each, and the same for all choices.

Where a few clicks make an action, the actions that look best are tried in common worlds and the worse half is given up
again and again. Where many clicks make one turn, a tree grows over the choices of the turn and is kept from click to
click until something is revealed. Which of both, and how long, is in the file of the bot, per game.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.bots.base import Bot
from beringia.bots.files import evaluation_of, file_of
from beringia.bots.greedy import best_choice, judge
from beringia.bots.lines import MOST_ALIKE, Line, Lines
from beringia.bots.tree import Node, Packed, packed, unpacked
from beringia.kernel.evaluation import Evaluation
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game, Position
from beringia.kernel.rules import Rules, apply, list_offers
from beringia.kernel.state import State
from beringia.kernel.terms import Seat

#: For looks one step ahead: nothing there is left to luck.
_NO_LUCK: Final = Picker(1)
#: A question that is put again and again is answered within so many choices.
MOST_ANSWERS: Final = 60


class Settings:
    """How the planner thinks about one game."""

    def __init__(self, given: dict[str, float]) -> None:
        numbers = dict(given)
        self.numbers: Final = dict(given)
        #: A tree over the turn, or a few candidates.
        self.tree: Final = numbers.pop("tree", 0.0) != 0.0
        #: Ends of lines that are looked at for one decision.
        self.iterations: Final[i64] = int(numbers.pop("iterations", 60.0))
        self.candidates: Final[i64] = int(numbers.pop("candidates", 6.0))
        self.worlds: Final[i64] = int(numbers.pop("worlds", 16.0))
        #: Decisions of all players that are played on before the position is judged, where it is settled.
        self.horizon: Final[i64] = int(numbers.pop("horizon", 20.0))
        #: Turns of everybody that are played on besides, so that all lines are judged at the same point of a round.
        self.laps: Final[i64] = int(numbers.pop("laps", 0.0))
        #: So many more decisions at most until it is settled.
        self.patience: Final[i64] = int(numbers.pop("patience", 40.0))
        #: Whether choices are followed up to the end of their action when playing on.
        self.follow: Final = numbers.pop("follow", 0.0) != 0.0
        #: Whether everybody only does what pays at once when playing on: of equal choices the first, which ends a turn.
        self.quiet: Final = numbers.pop("quiet", 0.0) != 0.0
        #: The scale of values, in points: how much a line that was hardly tried may still be better.
        self.explore: Final = numbers.pop("explore", 4.0)
        #: Choices that look worse by so many points are tried e times less.
        self.greed: Final = numbers.pop("greed", 4.0)
        if numbers:
            raise ValueError(f"setting {min(numbers)!r} of the search does not exist")

    def __reduce__(self) -> tuple[object, ...]:
        return Settings, (self.numbers,)


class PlannerBot(Bot):
    def __init__(
        self, game: Game, seed: int, name: str = "planner", evaluation: Evaluation | None = None,
        settings: Settings | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        file = file_of(game.rules, name)
        self.name = name
        self.evaluation: Evaluation = evaluation_of(game.rules, name) if evaluation is None else evaluation
        self.settings: Settings = Settings(file.search) if settings is None else settings
        #: What was found out about the decision that comes next if nothing is revealed, and what it will offer.
        self.plan: Node | None = None
        #: The clicks that are left of the action that was chosen.
        self.line: list[i64] = []
        self.expected: list[int] = []
        #: What its seat will see then: the same may be offered elsewhere, after an undo or turns later.
        self.foreseen: vec[i64] = vec[i64]()

    def made_with(self) -> tuple[object, ...] | None:
        return self.name, self.evaluation, self.settings

    def __reduce__(self) -> tuple[object, ...]:
        plan = None if self.plan is None else packed(self.plan)
        ahead = plan, [int(code) for code in self.line], list(self.expected), [int(each) for each in self.foreseen]
        return _restored, (*super().__reduce__(), *ahead)

    def choose(self, position: Position) -> int:
        state = position.state
        list_offers(state)
        return self._click(state) if self.settings.tree else self._act(state)

    def _click(self, state: State) -> i64:
        if state.offered == 1:
            return state.buffer[0]
        root = self._planned(state)
        if root is None:
            root = Node(state.top_seat())
        code = self._grow(root, state)
        self._keep(root, state, code)
        return code

    def _act(self, state: State) -> i64:
        """The next click of the action that was chosen, or the first of a new one."""
        if state.offered == 1:
            return state.buffer[0]
        line = self.line if self.line and self._came(state) else []
        if not line or not _offered(state, line[0]):  # the line was found in a world that may differ from this one
            line = self._halve(state)
        code, self.line = line[0], line[1:]
        self.expected = []
        if self.line:
            self._expect_after(state, code)
        return code

    def explore(self, position: Position) -> Node:
        """The tree over the turn, for who wants to know more than the best choice."""
        root = Node(position.state.top_seat())
        self._grow(root, position.state)
        return root

    # -- a few candidates

    def _halve(self, state: State) -> list[i64]:
        """Sequential halving: as much time for each stage, half of the candidates in the next."""
        settings = self.settings
        rules = self.evaluation.rules
        began = perf_counter()
        # Of the time that is left, half may go into finding the candidates.
        half = began + self.seconds / 2.0 if self.seconds > 0.0 else 0.0
        alive = Lines(self.evaluation, self.picker, settings.candidates, half).look(state)
        totals: list[float] = [0.0] * len(alive)
        stages: i64 = 0
        while (i64(1) << stages) < len(alive):
            stages += 1
        scratch = state.copy()
        seat = state.top_seat()
        stage: i64 = 0
        while len(alive) > 1:
            stage += 1
            until = began + self.seconds * float(stage) / float(stages) if self.seconds > 0.0 else 0.0
            worlds: i64 = max(i64(1), settings.iterations // (stages * len(alive)))
            for _ in range(worlds):
                world = rules.determinize(state, int(seat), f"planner {self.picker.below(0x7FFFFFFF)}")
                seed: i64 = self.picker.below(0x7FFFFFFF)
                found: list[float] = []
                for index in range(len(alive)):
                    scratch.refill(world)
                    follow_line(rules, scratch, seat, alive[index])
                    answer(self.evaluation, scratch, state, settings, Picker(seed))
                    play_on(self.evaluation, scratch, settings, Picker(seed))
                    found.append(worth(self.evaluation, scratch, seat))
                    if until > 0.0 and perf_counter() > until:
                        break
                if len(found) < len(alive):  # a world that not all have seen says nothing
                    break
                for index in range(len(alive)):
                    totals[index] += found[index]
            alive, totals = better_half(alive, totals)
        return alive[0].codes

    # -- a tree over the turn

    def _grow(self, root: Node, state: State) -> i64:
        settings = self.settings
        rules = self.evaluation.rules
        until = self._until()
        seat = state.top_seat()
        worlds: list[State] = []
        scratch = state.copy()
        trial = state.copy()
        while root.visits < settings.iterations:
            if len(worlds) < settings.worlds:
                worlds.append(rules.determinize(state, int(seat), f"planner {self.picker.below(0x7FFFFFFF)}"))
                scratch.refill(worlds[-1])
            else:
                scratch.refill(worlds[self.picker.below(settings.worlds)])
            self._walk(root, scratch, trial)
            if until > 0.0 and perf_counter() > until:
                break
        return root.favourite(state)

    def _walk(self, root: Node, state: State, trial: State) -> None:
        """Go down the tree in one world as far as it has grown, let it grow by one decision, play the turn to its end,
        and tell everybody on the way how it ended for them."""
        settings = self.settings
        evaluation = self.evaluation
        rules = evaluation.rules
        path: list[Node] = []
        steps: vec[i64] = vec[i64]()
        node = root
        while True:
            list_offers(state)
            fresh = node.visits == 0
            node.learn(evaluation, state, trial, self.picker)
            index = node.select(state, settings.explore, settings.greed)
            path.append(node)
            steps = append(steps, index)
            apply(rules, state, node.codes[index])
            if fresh or rules.settled(state):
                break
            child = node.children[index]
            if child is None or child.seat != state.top_seat():
                child = Node(state.top_seat())
                node.children[index] = child
            node = child
        play_on(evaluation, state, settings, self.picker)
        if rules.settled(state):
            values = evaluation.values(state)
            for place in range(len(path)):
                path[place].count(steps[place], values[path[place].seat])
        else:
            for place in range(len(path)):
                path[place].count(steps[place], evaluation.value(state, path[place].seat))

    # -- from click to click

    def _planned(self, state: State) -> Node | None:
        """What is known of this decision from the last one, if it is the one that was expected."""
        plan = self.plan
        self.plan = None
        return None if plan is None or plan.seat != state.top_seat() or not self._came(state) else plan

    def _came(self, state: State) -> bool:
        """Is this the decision that was expected, as far as its seat can tell?"""
        return offers(state) == self.expected and same(self._sight(state), self.foreseen)

    def _sight(self, state: State) -> vec[i64]:
        return self.game.observation.numbers(state, state.top_seat())

    def _expect_after(self, state: State, code: i64) -> None:
        """What the same seat will be asked next; questions with one answer are passed over."""
        rules = self.evaluation.rules
        seat = state.top_seat()
        after = state.copy()
        apply(rules, after, code)
        while not after.over() and after.top_seat() == seat:
            list_offers(after)
            if after.offered != 1:
                self.expected = offers(after)
                self.foreseen = self._sight(after)
                return
            apply(rules, after, after.buffer[0])

    def _keep(self, root: Node, state: State, code: i64) -> None:
        """Questions with one answer are passed over: whether they are asked does not matter to the plan."""
        rules = self.evaluation.rules
        node = root.child(code)
        after = state.copy()
        after.revealed = False
        apply(rules, after, code)
        while node is not None and not after.revealed and not after.over() and after.top_seat() == node.seat:
            list_offers(after)
            if after.offered != 1:
                self.plan = node
                self.expected = offers(after)
                self.foreseen = self._sight(after)
                return
            node = node.child(after.buffer[0])
            apply(rules, after, after.buffer[0])

    def _until(self) -> float:
        return perf_counter() + self.seconds if self.seconds > 0.0 else 0.0


def _restored(
    make: Any, made: tuple[Any, ...], plan: Packed | None, line: list[int], expected: list[int], foreseen: list[int]
) -> PlannerBot:
    """A planner as it was when it was pickled or copied, with its plan."""
    bot: PlannerBot = make(*made)
    bot.plan = None if plan is None else unpacked(plan)
    bot.line = [i64(code) for code in line]
    bot.expected = expected
    bot.foreseen = vec[i64]([i64(number) for number in foreseen])
    return bot


def offers(state: State) -> list[int]:
    list_offers(state)
    return [int(state.buffer[index]) for index in range(state.offered)]


def same(some: vec[i64], others: vec[i64]) -> bool:
    if len(some) != len(others):
        return False
    for place in range(i64(len(some))):
        if some[place] != others[place]:
            return False
    return True


def follow_line(rules: Rules, state: State, seat: Seat, line: Line) -> None:
    """Carry out an action, as far as this world lets it happen."""
    for number in range(len(line.codes)):
        list_offers(state)
        while number > 0 and state.offered == 1 and not state.over():
            apply(rules, state, state.buffer[0])
            list_offers(state)
        if number > 0 and (state.over() or state.top_seat() != seat or not _offered(state, line.codes[number])):
            return
        apply(rules, state, line.codes[number])


def _offered(state: State, code: i64) -> bool:
    for index in range(state.offered):
        if state.buffer[index] == code:
            return True
    return False


def promising(evaluation: Evaluation, state: State, picker: Picker, most: i64) -> list[i64]:
    """The choices that lead to what looks best, the best first."""
    found: list[i64] = []
    for line in Lines(evaluation, picker, MOST_ALIKE * most).look(state):
        if line.codes[0] not in found and len(found) < most:
            found.append(line.codes[0])
    return found


def better_half(lines: list[Line], totals: list[float]) -> tuple[list[Line], list[float]]:
    """The half with the larger totals, one more of an odd number, the best first."""
    order = sorted(range(len(lines)), key=lambda index: -totals[index])[: (len(lines) + 1) // 2]
    return [lines[index] for index in order], [totals[index] for index in order]


def play_on(evaluation: Evaluation, state: State, settings: Settings, picker: Picker) -> None:
    """Everybody plays on greedily, as far as the horizon and then until the position is settled."""
    rules: Rules = evaluation.rules
    decisions: i64 = 0
    scratch = state.copy()
    last: i64 = settings.horizon + settings.patience
    turns: i64 = settings.laps * rules.seat_count(state) if settings.laps > 0 else 0
    settled = rules.settled(state)
    while not state.over() and decisions < last and (decisions < settings.horizon or turns > 0 or not settled):
        if settings.quiet:
            code = first_best(evaluation, state, scratch)
        else:
            code = best_choice(evaluation, state, picker, settings.follow)
        apply(rules, state, code)
        decisions += 1
        before = settled
        settled = rules.settled(state)
        if settled and not before:
            turns -= 1


def answer(evaluation: Evaluation, state: State, question: State, settings: Settings, picker: Picker) -> None:
    """Where a position counts as settled while a question is put again and again, as who is fed, it is answered to its
    end: else who has not paid yet would be compared with who has."""
    if not _asked(evaluation.rules, state, question):
        return
    scratch = state.copy()
    answers: i64 = 0
    while answers < MOST_ANSWERS and _asked(evaluation.rules, state, question):
        list_offers(state)
        best = -1e18
        code: i64 = -1
        for index in range(state.offered):
            way: i64 = state.buffer[index]
            scratch.refill(state)
            apply(evaluation.rules, scratch, way)
            if not _asked(evaluation.rules, scratch, question):
                value = judge(evaluation, state, way, picker, True, scratch)
                if value > best:
                    best = value
                    code = way
        apply(evaluation.rules, state, code if code >= 0 else best_choice(evaluation, state, picker, settings.follow))
        answers += 1


def _asked(rules: Rules, state: State, question: State) -> bool:
    """Is the same seat asked the same again, in a position that counts as settled?"""
    top = state.top
    before = question.top
    if top is None or before is None or state.top_seat() != question.top_seat():
        return False
    return type(top) is type(before) and rules.settled(state)


def first_best(evaluation: Evaluation, state: State, scratch: State) -> i64:
    """What pays at once; of equal choices the first that is offered."""
    list_offers(state)
    found: i64 = state.buffer[0]
    if state.offered > 1:
        best = -1e18
        for index in range(state.offered):
            code: i64 = state.buffer[index]
            value = judge(evaluation, state, code, _NO_LUCK, False, scratch)
            if value > best + 1e-9:
                best = value
                found = code
    return found


def worth(evaluation: Evaluation, state: State, seat: Seat) -> float:
    """What came of it for one seat."""
    return evaluation.values(state)[seat] if evaluation.rules.settled(state) else evaluation.value(state, seat)
