"""A solo game of the engine as the table of a companion: somebody plays it, and answers what the companion asks by
looking at the position."""

from __future__ import annotations

import random
from typing import Any

from beringia import Position, bots
from beringia.games.winter.cards import cards
from beringia.games.winter.chapters import idols, megaliths
from beringia.games.winter.model.events import TOLD_OF_NOMADS
from beringia.games.winter.model.land import HEX_LABELS
from beringia.games.winter.model.language import GAIN, WORDS
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.site import GROUND, PLACES, SQUARES
from beringia.games.winter.model.terms import NOMADS, SPACE_NAMES, Hex, Place
from beringia.games.winter.nomads import scoring as nomad_scoring
from beringia.games.winter.nomads.board import BOARD
from beringia.games.winter.nomads.companion.companion import Companion
from beringia.games.winter.nomads.companion.paper import DISPLAY_LABELS, JUNCTURE_LABELS
from beringia.games.winter.nomads.companion.questions import Question
from beringia.games.winter.nomads.directions import east, south
from beringia.kernel.dice import new_dice, shuffle
from beringia.kernel.state import NOBODY, Step
from beringia.kernel.terms import Seat
from tests.rules.winter.board import GAME

RULES: Any = GAME.rules
#: What a companion never learns: names of cards and stones, and where megaliths stand.
UNKNOWN = {"card", "stone", "ice_find", "x", "y", "player", "level"}
#: What it tells without knowing whether it happens.
UNSURE = {"nomads_ice_turned"}


def comparable(event: Any) -> tuple[str, Any] | None:
    """An event as both sides know it; None if it is not about the nomads."""
    if not event.kind.startswith("nomads_") or event.kind in UNSURE:
        return None
    if event.kind == "nomads_nothing" and event.args["action"] == "reveal":
        return None
    args = {name: value for name, value in event.args.items() if name not in UNKNOWN}
    if event.kind == "nomads_megalith_built":
        args["upper"] = event.args["level"] > 0
    return event.kind, args


class Watched(NomadTable):
    """The engine's own table; at every question of the rules it keeps the position as it was."""

    def __init__(self, game: SoloGame) -> None:
        self.game = game

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("_") or name == "game":
            return super().__getattribute__(name)
        self.game.keep()
        return getattr(BOARD, name)


class SoloGame:
    """A solo game played to the end by chance, or by a bot, and what a companion may ask about it."""

    def __init__(self, seed: int, options: dict[str, Any], greedy: bool = False) -> None:
        self.options = GAME.check_options(1, options)
        self.state: Any = RULES.start(1, str(seed), self.options)
        self.state.recording = True
        self.events: list[tuple[str, Any]] = []
        self.kept: dict[int, Any] = {}
        self.dice: list[list[int]] = []
        self.spaces: list[str] = []
        #: What the nomads got for megaliths under those of the player, in each of his turns and eclipses.
        self.above: list[int] = []
        self.labor: list[str] = []
        self.rng = random.Random(seed)
        self.bot = bots.make("greedy", GAME, seed) if greedy else None
        self.state.around = Watched(self)
        while self.state.top is not None:
            self._step()
        self.note()

    def note(self) -> None:
        for raw in self.state.take_log():
            event = RULES.events.read(raw, RULES.lexicon)
            told = comparable(event)
            if told is None:
                continue
            if raw[1] == TOLD_OF_NOMADS and self._of_player and event.kind == "nomads_points":
                # Several points in one turn are one answer.
                self.above[-1] += event.args["count"]
                if self.above[-1] > event.args["count"]:
                    self.events[-1] = (event.kind, {**event.args, "count": self.above[-1]})
                    continue
            self.events.append(told)

    def keep(self) -> None:
        self.note()
        self.kept[len(self.events)] = self.state.copy()

    _of_player = False

    def _step(self) -> None:
        s = self.state
        s.offered = 0
        step = s.top
        if step.decides():
            step.list_choices(s)
            code = self.choose()
            s.top = step.below
            step.carry_out(s, code)
            if step.NAME == "turn_start" and s.column != NOBODY:
                self.spaces.append(SPACE_NAMES[s.column])
            return
        self.note()
        if step.seat == 0 and (step.NAME == "turn" or (step.NAME == "eclipse_step" and step.step == 1)):
            self._of_player = True
            self.above.append(0)
        elif step.seat == NOMADS or step.seat == NOBODY:
            self._of_player = False
        s.top = step.below
        if step.seat == NOMADS:
            before = list(s.dice)
            step.execute(s)
            if list(s.dice) != before:
                self.dice.append(before)
            return
        self._foresee(step.NAME)
        step.execute(s)
        if step.NAME == "eclipse":
            mine_more = s.players[0].pile_half_labor - s.players[NOMADS].pile_half_labor
            self.labor.append("more" if mine_more > 0 else "less" if mine_more < 0 else "same")

    def choose(self) -> int:
        s = self.state
        if self.bot is not None:
            return int(self.bot.choose(Position(GAME, s.copy())))
        return int(self.rng.choice(sorted(s.buffer[n] for n in range(s.offered))))

    def _foresee(self, name: str) -> None:
        """The dice with which the nomads' cards are going to be shuffled."""
        if name not in ("deal", "preparation"):
            return
        ahead = self.state.copy()
        if name == "deal":
            hand = sum(RULES.printed.start[card] for card in range(RULES.printed.kinds))
            shuffle(ahead.dice, ahead.cards, 0, hand)
        elif ahead.order[0] == 0:
            for _ in range(RULES.printed.prepare_draw):
                cards.draw(ahead, Seat(0))
        self.dice.append(list(ahead.dice))


class Twin(Companion):
    """A companion at the table of a solo game. It gets the same shuffles, and answers from there."""

    def __init__(self, game: SoloGame) -> None:
        self.game = game
        self.shuffles = 0
        self.eclipses = 0
        self.asked: list[Question] = []
        self.answers: list[Any] = []
        super().__init__(RULES.printed, "another seed", game.options, self.look)

    def step(self, step: Step) -> None:
        before = self.game.dice[self.shuffles] if self.shuffles < len(self.game.dice) else list(new_dice("unused"))
        for n, word in enumerate(before):
            self.s.dice[n] = word
        super().step(step)
        if list(self.s.dice) != before:
            self.shuffles += 1

    def told(self) -> list[tuple[str, Any]]:
        self.note_events()
        return [event for event in map(comparable, self.events) if event is not None]

    # -- answering

    def look(self, question: Question) -> Any:
        self.asked.append(question)
        answer = getattr(self, f"see_{question.kind}")(question)
        self.answers.append(answer)
        return answer

    @property
    def there(self) -> Any:
        """The position of the engine at this moment."""
        return self.game.kept[len(self.told())]

    def see_animal(self, question: Question) -> str:
        number = BOARD.draw_animal(self.there)
        return "none" if number == NOBODY else str(RULES.printed.animals[number])

    def see_begin(self, question: Question) -> str:
        return "done"

    see_turn_over = see_eclipse_over = see_prepare = see_begin

    def see_figure(self, question: Question) -> str:
        turns = [asked for asked in self.asked if asked.kind in ("figure", "turn_over")]
        return self.game.spaces[len(turns) - 1]

    def see_above(self, question: Question) -> int:
        finished = [asked for asked in self.asked if asked.kind in ("figure", "turn_over", "eclipse_over")]
        return self.game.above[len(finished) - 1]

    def see_area(self, question: Question) -> list[str]:
        return [question.options[self.there.area[place] + 1] for place in range(6)]

    def see_turned_up(self, question: Question) -> str:
        down, across = question.args["down"], question.args["across"]
        assert isinstance(down, int)
        place = 2 * (down - 1) + ["left", "right"].index(str(across))
        return str([*question.options, "none"][self.there.area[place]])

    def see_display(self, question: Question) -> list[str]:
        return [name for n, name in enumerate(DISPLAY_LABELS) if self.there.display[n] != NOBODY]

    def see_stone(self, question: Question) -> str:
        return "no" if BOARD.next_stone(self.there, east(self.there)) == NOBODY else "yes"

    def see_place(self, question: Question) -> str:
        self.site = self.there
        neutral = megaliths.builds_neutral(self.site, NOMADS)
        assert neutral == bool(question.args["neutral"])
        self.spot = BOARD.building_place(self.site, neutral, east(self.site), south(self.site))
        if self.spot == NOBODY:
            return "none"
        if self.spot >= GROUND:
            return "upper"
        return "start" if self.site.is_start_square(self.spot) else "ground"

    def see_arrow(self, question: Question) -> str:
        self.spot = BOARD.arrow_square(self.there, Place(self.spot), east(self.there), south(self.there))
        return "no" if self.spot == NOBODY else "yes"

    def see_square(self, question: Question) -> list[str]:
        tile = self.site.tiles[self.spot // SQUARES]
        return gains(RULES.printed.square_effect[tile * SQUARES + self.spot % SQUARES])

    def see_supports(self, question: Question) -> int:
        at = (self.site.options.layout * PLACES + self.spot) * 4
        return sum(self.site.site[RULES.printed.site.below[at + n]] == NOMADS for n in range(4))

    def see_village(self, question: Question) -> str:
        juncture = JUNCTURE_LABELS.index(str(question.args["juncture"]))
        owner = self.there.villages[juncture]
        assert owner != NOMADS
        return "no" if owner == NOBODY else "yes"

    def see_glaciers(self, question: Question) -> list[str]:
        state = self.game.state
        return [label for hex_, label in enumerate(HEX_LABELS) if state.terrain[hex_] == RULES.printed.glacier]

    def see_find_open(self, question: Question) -> str:
        tile = self.there.ice_finds[HEX_LABELS.index(str(question.args["hex"]))]
        return "yes" if tile % 2 else "no"

    def see_find(self, question: Question) -> list[str]:
        tile = self.there.ice_finds[HEX_LABELS.index(str(question.args["hex"]))]
        return gains(RULES.printed.ice_reward[tile // 2])

    def see_influence(self, question: Question) -> list[str]:
        there = self.there
        return [label for label in question.options if not BOARD.leads_on(there, Hex(HEX_LABELS.index(label)))]

    def see_income(self, question: Question) -> list[str]:
        terrain = self.game.state.terrain[HEX_LABELS.index(str(question.args["hex"]))]
        return gains(RULES.printed.terrain_income[terrain])

    def see_labor(self, question: Question) -> str:
        self.eclipses += 1
        return self.game.labor[self.eclipses - 1]

    def see_honor(self, question: Question) -> str:
        return "nomads" if idols.honor_rank(self.game.state, NOMADS) == 0 else "me"

    def see_printed(self, question: Question) -> int:
        return int(nomad_scoring.card_points(self.game.state, False))

    def see_points(self, question: Question) -> int:
        return int(self.game.state.players[0].score)


def gains(entry: int) -> list[str]:
    """An effect of the content in the words of an answer."""
    ops = RULES.printed.ops
    found: list[str] = []
    while ops[entry] == GAIN:
        found.append(f"{WORDS[ops[entry + 1]]} {ops[entry + 2] or 1}")
        entry += 3
    return found
