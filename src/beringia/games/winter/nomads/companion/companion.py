"""The nomads for people who play alone with the printed game: a companion turns the cards, says what the nomads do,
asks what it must know about the table, and keeps their score.

A game of the companion is a seed, options and a list of answers. ``replay`` carries the answers out through the rules
of the engine and stops at the first question without an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from beringia.games.winter.cards import cards, goods
from beringia.games.winter.chapters import eclipse, ending, setup
from beringia.games.winter.chapters.eclipse import EclipseStep
from beringia.games.winter.chapters.ending import FinalScoring
from beringia.games.winter.chapters.preparation import prepare
from beringia.games.winter.chapters.rounds import Eclipse, EclipseSeat, EndEclipse, NextTurn, Preparation, Turn
from beringia.games.winter.chapters.setup import Begin, Deal, empty_state
from beringia.games.winter.model.content import Content
from beringia.games.winter.model.events import EVENTS
from beringia.games.winter.model.land import BASE, HEX_LABELS, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.model.nomad_content import INNER, NOMAD_CAMPS
from beringia.games.winter.model.state import HALF, WinterState
from beringia.games.winter.model.terms import (
    ACTION,
    BY_CARDS,
    BY_GOODS,
    BY_SITE,
    DECK,
    NOMADS,
    OVER,
    REST,
    SOURCES,
    SPACE_NAMES,
    Card,
)
from beringia.games.winter.nomads import land as nomad_land
from beringia.games.winter.nomads import scoring as nomad_scoring
from beringia.games.winter.nomads import turn as nomad_turn
from beringia.games.winter.nomads.board import BOARD
from beringia.games.winter.nomads.companion.paper import (
    JUNCTURE_LABELS,
    PLAYER,
    SOMETHING,
    PaperTable,
    area_spot,
    newest_arrows,
)
from beringia.games.winter.nomads.companion.questions import ONLY_DONE, Question, Said, Waiting
from beringia.games.winter.nomads.companion.report import view
from beringia.kernel.dice import new_dice
from beringia.kernel.errors import WrongAnswer
from beringia.kernel.events import Event
from beringia.kernel.options import OptionValue
from beringia.kernel.rules import Answer
from beringia.kernel.state import NOBODY, Step
from beringia.kernel.terms import Seat

Entry = dict[str, object]

#: Events that need other words at a table of wood than on a screen: they say what to do.
_OWN_WORDS: Final = {
    "eclipse_began", "nomads_animal", "nomads_buried", "nomads_camp_moved", "nomads_card",
    "nomads_column", "nomads_culture", "nomads_final_scored", "nomads_gained", "nomads_ice_paid", "nomads_ice_turned",
    "nomads_idol_moved", "nomads_laid_open", "nomads_map", "nomads_maps_shuffled", "nomads_megalith_built",
    "nomads_order_set", "nomads_paid", "nomads_pile", "nomads_points", "nomads_result", "nomads_shuffled",
    "nomads_stone_scored", "nomads_stone_taken", "nomads_tile", "nomads_village_built",
}  # fmt: skip
#: What is to be set up otherwise than for two players, part by part (section 23).
SETUP_PARTS: Final = ("offering", "nomads", "mine", "order", "north")
#: What the companion never learns about the table.
_UNKNOWN: Final = ("card", "stone", "ice_find", "x", "y", "player")


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion:
    """One game. ``answer`` is called for every question; it may raise :class:`Waiting`."""

    def __init__(
        self,
        content: Content,
        seed: str,
        options: dict[str, OptionValue],
        answer: Callable[[Question], Answer],
    ) -> None:
        self.s: WinterState = _nomads_alone(content, seed, options)
        self.table = PaperTable(self.s, self.ask, self.tell)
        self.answered = 0
        #: What happened and what is to be done, in order; each with the number of answers before it.
        self.story: list[Entry] = []
        self.events: list[Event] = []
        self._answer = answer

    # -- talking

    def ask(self, question: Question) -> Answer:
        self.note_events()
        answer = self._answer(question)
        reason = question.problem(answer)
        if reason:
            raise WrongAnswer(self.answered, reason)
        self.answered += 1
        return answer

    def tell(self, key: str, args: Said) -> None:
        self.note_events()
        self._add(f"winter-companion-{key}", key, args)

    def note_events(self) -> None:
        """What the rules have told since the last time."""
        for raw in self.s.take_log():
            event = EVENTS.read(raw, self.s.content.lexicon)
            self.events.append(event)
            if event.seat is None:
                own = event.kind in _OWN_WORDS
                name = event.kind
                self._add(f"winter-companion-{name}" if own else f"winter-event-{name}", event.kind, event.args)

    def _add(self, key: str, kind: str, args: Said) -> None:
        told: Said = {name: value for name, value in args.items() if name not in _UNKNOWN}
        for name in ("hex", "from", "to"):
            if told.get(name) in HEX_NAMES:
                told[name] = HEX_LABELS[HEX_NAMES.index(str(told[name]))]
        if "juncture" in told and told["juncture"] in JUNCTURE_NAMES:
            told["juncture"] = JUNCTURE_LABELS[JUNCTURE_NAMES.index(str(told["juncture"]))]
        told.update(self._where(kind, args))
        if self.s.nomads.row_size > 0:
            told = {**newest_arrows(self.s), **told}
        self.story.append({"key": key, "kind": kind, "args": told, "after": self.answered})

    def _where(self, kind: str, args: Said) -> Said:
        """Places in the words of somebody who looks at the table."""
        place = args.get("place")
        if kind == "nomads_animal" and isinstance(place, int):
            return area_spot(place)
        if kind == "nomads_culture" and isinstance(place, int):
            return {"across": place % 4 + 1, "row": "lower" if place >= 4 else "upper"}
        if kind == "nomads_map":
            cards = self.s.content.nomads
            at = cards.maps.index(str(args["map_card"])) * NOMAD_CAMPS
            first, last = {"inner": (0, INNER), "outer": (INNER, NOMAD_CAMPS), "all": (0, NOMAD_CAMPS)}[
                str(args["ring"])
            ]
            return {"hexes": ", ".join([HEX_LABELS[cards.map_hex[at + n]] for n in range(first, last)])}
        return {}

    # -- the agenda

    def play(self) -> None:
        """From the setup to the result."""
        self.s.recording = True
        self.s.push(Deal())
        self.s.push(Begin())
        self.s.around = self.table
        try:
            while self.s.top is not None:
                step = self.s.top
                self.s.top = step.below
                self.step(step)
        finally:
            # The table knows the state. Nobody would ever free the two of them if they went on knowing each other.
            self.s.around = BOARD
        self.note_events()

    def step(self, step: Step) -> None:
        """A step of the agenda: those of the nomads as in the engine, those of the person with questions."""
        s = self.s
        if s.is_nomads(step.seat) or isinstance(step, (NextTurn, EclipseSeat, EndEclipse)):
            step.execute(s)
        elif isinstance(step, Turn):
            self._player_turn()
        elif isinstance(step, Eclipse):
            self._eclipse()
        elif isinstance(step, EclipseStep):
            # All four steps of the person at once.
            self.table.one("eclipse_over", ONLY_DONE)
            self._player_acted()
        elif isinstance(step, Preparation):
            self._prepare()
        elif isinstance(step, FinalScoring):
            self._final_scoring()
        elif isinstance(step, Begin):
            step.execute(s)
            for part in SETUP_PARTS:
                self.tell(f"setup-{part}", {"tile": "village" if s.options.village_tile == 1 else "camp"})
        elif isinstance(step, Deal):
            self._begin()

    def _begin(self) -> None:
        nomad_land.new_maps(self.s)
        nomad_turn.new_deck(self.s)
        self.table.new_display()
        self.table.one("begin", ONLY_DONE)
        # The setup cards are the person's own business; then the first round begins.
        setup.begin_round(self.s)

    def _player_turn(self) -> None:
        """Where the figure went matters only if the nomads still choose a column in this round."""
        s = self.s
        s.phase = ACTION
        s.turn_seat = PLAYER
        if s.turns + 1 < s.turns_each() * s.sides:
            space = SPACE_NAMES.index(self.table.one("figure", SPACE_NAMES))
            if space != REST and s.symbols[space] == NOBODY:
                s.symbols[space] = 2 * PLAYER
        else:
            self.table.one("turn_over", ONLY_DONE)
        self._player_acted()
        nomad_turn.end_turn(s)
        s.push(NextTurn())

    def _player_acted(self) -> None:
        """He may have built upon megaliths of the nomads, which pays them (EW-12.9, EW-27.11)."""
        s = self.s
        self.table.player_acted()
        coloured = int(s.players[NOMADS].built - s.content.neutral)
        if coloured > 0:
            goods.gain_points(s, NOMADS, self.table.number("above", 0, 2 * coloured), BY_SITE)

    # -- between rounds, and the end

    def _eclipse(self) -> None:
        """Who has more labor is all that the order needs (EW-10.6, EW-10.7)."""
        s = self.s
        eclipse.begin(s)
        nomad_scoring.reveal_pile(s)
        theirs = s.players[NOMADS].pile_half_labor
        options = ["more", "same", "less"] if theirs > 0 else ["more", "same"]
        mine = self.table.one("labor", options, {"halves": int(theirs)})
        s.players[PLAYER].pile_half_labor = theirs + (1 if mine == "more" else -1 if mine == "less" else 0)
        eclipse.set_order(s)
        s.push(EclipseSeat(0))

    def _prepare(self) -> None:
        self.table.one("prepare", ONLY_DONE, {"round": int(self.s.round) + 1})
        self.table.player_acted()
        prepare(self.s)
        self.s.push(Turn(Seat(self.s.order[0])))
        self.table.new_display()

    def _final_scoring(self) -> None:
        """Section 18 for the nomads; what is printed on their buried cards is read by the person."""
        s = self.s
        s.phase = OVER
        if s.players[NOMADS].honor > 0 and cards.buried(s, NOMADS) > 0:
            behind = self.table.one("honor", ["nomads", "me"]) == "me"
            s.players[PLAYER].honor = s.players[NOMADS].honor + 1 if behind else 0
        for source in range(BY_GOODS, SOURCES):
            ending.score(s, NOMADS, source, self._final_points(source))
        s.players[PLAYER].score = self.table.number("points", 0, 999)
        ending.result(s)

    def _final_points(self, source: int) -> int:
        buried = int(cards.buried(self.s, NOMADS))
        if source == BY_CARDS and buried > 0:
            return self.table.number("printed", 0, 99, {"count": buried})
        return int(ending.final_points(self.s, NOMADS, source))


def _nomads_alone(content: Content, seed: str, options: dict[str, OptionValue]) -> WinterState:
    """A table with the pieces of the nomads; of all else there is only as much as the rules ask for."""
    s = empty_state(content, BOARD, 1, new_dice(seed))
    setup.set_options(s, options)
    s.terrain[BASE] = content.base
    # Cards that nobody has seen are worth nothing until they are counted at the end.
    unknown = next(kind for kind in range(content.kinds) if content.vp[kind] == 0)
    for _ in range(2 * content.nomads.offering):
        cards.add(s, NOMADS, Card(unknown), DECK)
    for half in (0, HALF):
        for space in range(content.stones_half[0]):
            s.stones[half + space] = SOMETHING
    s.order[0] = NOMADS
    s.order[1] = PLAYER
    return s


def _report(game: Companion, question: Question | None) -> dict[str, object]:
    return {
        "story": game.story,
        "question": None if question is None else question.to_dict(),
        "view": view(game.s, game.table),
        "over": question is None,
    }


def replay(
    content: Content,
    seed: str,
    options: dict[str, OptionValue],
    answers: Sequence[Answer],
) -> dict[str, object]:
    """The companion after these answers; a :class:`WrongAnswer` if one of them cannot be."""
    left = list(reversed(answers))

    def next_answer(question: Question) -> Answer:
        if not left:
            raise Waiting(question)
        return left.pop()

    game = Companion(content, seed, options, next_answer)
    try:
        game.play()
    except Waiting as waiting:
        return _report(game, waiting.question)
    if left:
        raise WrongAnswer(game.answered, "the game is over; no more answers are needed")
    return _report(game, None)
