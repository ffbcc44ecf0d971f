"""Valley of the Mammoths for the kernel: which function carries out which step of the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from mypy_extensions import i64

from beringia.games.valley import (
    births,
    check,
    effects,
    events,
    fights,
    hunt,
    march,
    options,
    rounds,
    save,
    secrets,
    setup,
    steps,
    survival,
    trumps,
    view,
    whynot,
    words,
    worth,
)
from beringia.games.valley.cards import ESPIONAGE, INTUITION
from beringia.games.valley.codes import (
    ANIMAL,
    FIGHT,
    HEXES,
    MARCH,
    PLAY,
    SPACE,
    SPECIES,
    TARGET,
    TRUMPS,
    WARRIORS,
    WOLVES,
)
from beringia.games.valley.happenings import EVENTS
from beringia.games.valley.state import PLAYERS, WON, ValleyState
from beringia.games.valley.table import Table, load_table
from beringia.kernel.codes import Choice, Refusal
from beringia.kernel.legacy import SlotRules
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import State


class ValleyRules(SlotRules):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = "valley"
        self.seats = range(2, 7)
        self.codes = SPACE
        self.lexicon = {}
        self.steps = {}
        self.events = EVENTS
        self.content = table.content
        self.options = options.declared(table)

    # -- playing

    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(ValleyState, state)
        if kind == steps.WINDOW:
            trumps.window(s, seat, x, y, z)
        elif kind == steps.CHASE:
            hunt.chase(s, seat, x, y)
        elif kind == steps.FIGHTS:
            fights.fights(s, x, y)
        elif kind == steps.CONFLICT:
            fights.conflict(s, x, y)
        elif kind == steps.ANIMALS:
            hunt.animals(s, x, y)
        elif kind == steps.TURN:
            march.turn(s, x, y)
        elif kind == steps.CLEAN:
            rounds.clean(s)
        elif kind == steps.PHASE:
            rounds.phase(s, x)
        elif kind == steps.MEAL:
            survival.meal(s, seat)
        elif kind == steps.FEEDING:
            survival.feeding(s, x, y)
        elif kind == steps.CAPTURE:
            fights.capture(s, seat, x)
        elif kind == steps.WOMEN_FALL:
            fights.women_fall(s, seat, x, y, z)
        elif kind == steps.CAPTURED:
            fights.captured(s, seat, x)
        elif kind == steps.LONERS_FIGHT:
            hunt.loners_fight(s)
        elif kind == steps.INCOME:
            survival.income(s)
        elif kind == steps.VICTORY:
            survival.victory(s)
        elif kind == steps.COUPLES:
            march.couples(s)
        elif kind == steps.BIRTHS:
            births.births(s, x, y, z)
        elif kind == steps.SOWING:
            births.sowing(s, x, y)
        elif kind == steps.NEXT_ROUND:
            rounds.next_round(s, x)
        else:
            _run_event(s, kind, seat, x, y, z)

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(ValleyState, state)
        if kind == steps.TURN_ACTION:
            effects.offer_turn(s, seat)
        elif kind == steps.STEP:
            effects.offer_step(s, seat, x, y, z)
        elif kind == steps.GROUP_WARRIORS:
            march.offer_warriors(s, seat, x, y)
        elif kind == steps.GROUP_WOMEN:
            march.offer_women(s, seat, x, y, z)
        elif kind == steps.GROUP_WOLF:
            march.offer_wolves(s, seat, x, y)
        elif kind == steps.TRUMP:
            trumps.offer_window(s, seat, x, y)
        elif kind == steps.CASUALTY:
            fights.offer_casualty(s, z)
        elif kind == steps.FEED:
            survival.offer_feed(s, seat)
        elif kind == steps.STARVE:
            survival.offer_starve(s, seat)
        elif kind == steps.LEAVE_BEHIND:
            march.offer_leave(s, seat, x, y)
        elif kind == steps.FIGHT_ORDER:
            fights.offer_order(s, seat)
        elif kind == steps.SPECIES_ORDER:
            hunt.offer_species(s, x)
        elif kind == steps.CAPTURE_CHOICE:
            fights.offer_capture(s, seat, x)
        elif kind == steps.TAKE_WOMEN:
            fights.offer_women(s, seat, x, y, z)
        elif kind == steps.CARD_TARGET:
            effects.offer_target(s, seat, x, y, z)
        elif kind == steps.SOW:
            births.offer_sow(s, seat)
        elif kind == steps.NEWBORN_SEX:
            births.offer_newborn(s, seat)
        elif kind == steps.SURVIVOR:
            events.offer_survivor(s)
        elif kind == steps.VICTIM:
            events.offer_victim(s, seat, x, y)
        elif kind == steps.RETURN:
            rounds.offer_return(s)
        elif kind == steps.PLACE_SETTLEMENT:
            setup.offer_place(s)
        elif kind == steps.SETUP_SOW:
            setup.offer_sow(s, seat, x)
        # Nobody is asked only because of Espionage or Intuition (VM-17.11).
        if s.offered > 1:
            trumps.offer_any_time(s, seat)

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        s = cast(ValleyState, state)
        if code == PLAY + ESPIONAGE or code == PLAY + INTUITION:
            s.push_step(kind, seat, x, y, z)
            effects.play_any_time(s, seat, code - PLAY)
        elif kind == steps.TURN_ACTION:
            effects.take_turn(s, seat, code)
        elif kind == steps.STEP:
            effects.take_step(s, seat, x, y, z, code)
        elif kind == steps.GROUP_WARRIORS:
            march.take_warriors(s, seat, x, y, code)
        elif kind == steps.GROUP_WOMEN:
            march.take_women(s, seat, x, y, z, code)
        elif kind == steps.GROUP_WOLF:
            effects.take_wolves(s, seat, x, y, z, code - WOLVES)
        elif kind == steps.TRUMP:
            effects.take_window(s, seat, x, y, z, code)
        elif kind == steps.CASUALTY:
            fights.take_casualty(s, seat, x, y, code)
        elif kind == steps.FEED:
            survival.take_feed(s, seat, code)
        elif kind == steps.STARVE:
            survival.take_starve(s, seat, code)
        elif kind == steps.LEAVE_BEHIND:
            march.take_leave(s, seat, x, y, z, code)
        elif kind == steps.FIGHT_ORDER:
            fights.take_order(s, code)
        elif kind == steps.SPECIES_ORDER:
            hunt.take_species(s, seat, x, code)
        elif kind == steps.CAPTURE_CHOICE:
            fights.take_capture(s, seat, x, y, code)
        elif kind == steps.TAKE_WOMEN:
            fights.take_women(s, seat, x, y, code)
        elif kind == steps.CARD_TARGET:
            effects.take_target(s, seat, x, y, z, code)
        elif kind == steps.SOW:
            births.take_sow(s, seat, code)
        elif kind == steps.NEWBORN_SEX:
            births.take_newborn(s, seat, x, y, code)
        elif kind == steps.SURVIVOR:
            events.take_survivor(s, seat, x, code)
        elif kind == steps.VICTIM:
            events.take_victim(s, seat, x, y, code)
        elif kind == steps.RETURN:
            rounds.take_return(s, seat, code)
        elif kind == steps.PLACE_SETTLEMENT:
            setup.take_place(s, seat, x, code)
        elif kind == steps.SETUP_SOW:
            setup.take_sow(s, seat, x, y, code)

    def taken_unasked(self, code: i64) -> bool:
        """A decision with exactly one legal choice is taken automatically, whatever it is (section 27)."""
        return True

    # -- beginning, end, secrets

    def start(self, seats: int, dice_seed: str, options_: dict[str, OptionValue]) -> State:
        return setup.new_game(
            self.table, seats, dice_seed, options.setting(options_), cast(list[str], options_["colours"])
        )

    def scores(self, state: State) -> list[int]:
        """The number of settlements: what the game is won by."""
        s = cast(ValleyState, state)
        return [int(s.settlements(seat)) for seat in range(s.players())]

    def winners(self, state: State) -> list[int]:
        s = cast(ValleyState, state)
        return [seat for seat in range(s.players()) if s.of(seat, WON) == 1]

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return secrets.determinize(cast(ValleyState, state), seat, dice_seed)

    def violations(self, state: State) -> list[str]:
        return check.problems(cast(ValleyState, state))

    # -- for people

    def seat_count(self, state: State) -> int:
        return cast(ValleyState, state).setting[PLAYERS]

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return options.of_state(cast(ValleyState, state))

    def decision_name_of(self, kind: int) -> str:
        return steps.STEP_NAMES[kind]

    def decision_args(self, state: State) -> dict[str, str | int]:
        return words.decision_args(cast(ValleyState, state))

    def describe(self, state: State, code: int) -> Choice:
        return words.describe(cast(ValleyState, state), code)

    def notation(self, state: State, code: int) -> str:
        return words.notation(cast(ValleyState, state), code)

    def why_not(self, state: State, code: int) -> Refusal:
        return whynot.why_not(cast(ValleyState, state), code)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(cast(ValleyState, state), viewer)

    def state_to_dict(self, state: State) -> dict[str, object]:
        return save.to_dict(cast(ValleyState, state))

    def state_from_dict(self, seats: int, options_: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        return save.from_dict(self.table, seats, options_, data)

    # -- for bots

    def evaluate(self, state: State, seat: i64) -> float:
        return worth.worth(cast(ValleyState, state), seat)

    def starts_action(self, code: i64) -> bool:
        """A march, its group and its steps, a trump and its targets: what follows belongs to it."""
        if code >= MARCH and code < MARCH + HEXES:
            return True
        if code >= WARRIORS and code < FIGHT:
            return True
        return (code >= PLAY and code < PLAY + TRUMPS) or (code >= TARGET and code < ANIMAL + SPECIES)

    def action_finished(self, state: State) -> bool:
        """The announced action is over when something else is asked for."""
        kind: i64 = cast(ValleyState, state).top_kind()
        if kind == steps.CARD_TARGET or kind == steps.STEP or kind == steps.LEAVE_BEHIND:
            return False
        return kind != steps.GROUP_WARRIORS and kind != steps.GROUP_WOMEN and kind != steps.GROUP_WOLF


def _run_event(s: ValleyState, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
    """The rarer steps: setup and phase 1."""
    if kind == steps.EVENT_DONE:
        events.event_done(s)
    elif kind == steps.RETURNS:
        rounds.returns(s, x, y)
    elif kind == steps.TOLL:
        events.toll(s, x, y, z)
    elif kind == steps.FLOOD_COMES:
        events.flood_comes(s)
    elif kind == steps.EPIDEMIC_SPREADS:
        events.epidemic_spreads(s, x, y, z)
    elif kind == steps.BEARS_COME:
        events.bears_come(s, x, y, z)
    elif kind == steps.BEAR:
        hunt.bear(s, seat, x)
    elif kind == steps.SNOW_ON_FIRE:
        events.snow_on_fire(s)
    elif kind == steps.BEGIN:
        setup.begin(s)
    elif kind == steps.DEAL:
        setup.deal(s)


def load(content: Path | None = None) -> ValleyRules:
    """The rules with our content file, or with another one."""
    return ValleyRules(load_table(content))
