"""Eiszeit for the kernel: which function carries out which step of the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from mypy_extensions import i64

from beringia.games.eiszeit import (
    cards,
    check,
    conflicts,
    dark,
    light,
    pieces,
    rounds,
    save,
    secrets,
    setup,
    steps,
    turn,
    view,
    whynot,
    words,
    worth,
)
from beringia.games.eiszeit.codes import (
    COPY,
    KEEP,
    KINDS,
    OPPONENT,
    PLAY,
    SPACE,
    STOP,
    TRAIL,
)
from beringia.games.eiszeit.happenings import EVENTS
from beringia.games.eiszeit.state import PLAYERS, ROUNDS, EiszeitState
from beringia.games.eiszeit.table import (
    CLUB_CARD,
    CLUB_OR_MARCH,
    DRIVE_CARD,
    FIRE_CARD,
    FIRE_DARK,
    LANDSCAPES,
    LEAVE_ONE,
    LEAVE_TWO,
    MAMMOTH_CARD,
    MIGRATION_CARD,
    SETTLE_ONE,
    SETTLE_TWO,
    SWAP_CARD,
    TRAIL_CARD,
    Table,
    load_table,
)
from beringia.kernel.codes import Choice
from beringia.kernel.rules import Option, OptionValue, Refusal, Rules
from beringia.kernel.state import State


class EiszeitRules(Rules):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = "eiszeit"
        self.seats = range(3, 6)
        self.codes = SPACE
        self.events = EVENTS
        self.content = table.content
        self.options = [
            Option("rounds", "choice", table.rounds[0], table.rounds),
            Option("colours", "order", None, table.colours),
        ]

    # -- playing

    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(EiszeitState, state)
        if kind == steps.ASK_ATTACH:
            pieces.ask_attach(s, seat, x)
        elif kind == steps.ACT:
            _act(s, seat, x)
        elif kind == steps.AFTER_ACTION:
            turn.after_action(s, seat)
        elif kind == steps.REFILL:
            cards.refill(s, seat)
        elif kind == steps.END_TURN:
            turn.end_turn(s, seat)
        elif kind == steps.TURN:
            turn.begin_turn(s, seat)
        elif kind == steps.CONFLICTS:
            conflicts.conflicts(s)
        elif kind == steps.SCORING:
            rounds.scoring(s)
        elif kind == steps.GLACIER_PHASE:
            rounds.glacier_phase(s)
        elif kind == steps.NEXT_ROUND:
            rounds.next_round(s)
        elif kind == steps.DEAL:
            setup.deal(s)
        elif kind == steps.BEGIN:
            setup.begin(s, seat)

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(EiszeitState, state)
        if kind == steps.PLAY_CARD:
            turn.offer_cards(s, seat)
        elif kind == steps.DISCARD_CARD:
            cards.offer_discard(s, seat)
        elif kind == steps.DRAW_CARD:
            cards.offer_draw(s, seat)
        elif kind == steps.PLACE_HUNTER:
            light.offer_place(s, seat, x, y, z)
        elif kind == steps.CHOOSE_OPPONENT:
            turn.offer_opponents(s, seat)
        elif kind == steps.PREROUND_PLACE:
            setup.offer_preround(s)
        elif kind == steps.LEAVE_STEP:
            dark.offer_leave(s, seat, y)
        elif kind == steps.DRIVE_STEP:
            light.offer_drive(s, seat)
        elif kind == steps.FIRE_MOVE:
            light.offer_fire(s)
        elif kind == steps.CLUB_OR_MARCH_STEP:
            dark.offer_club_or_march(s, seat)
        elif kind == steps.MARCH_STEP:
            dark.offer_march(s, seat)
        elif kind == steps.MAMMOTH_LEAVE:
            dark.offer_mammoth_leave(s)
        elif kind == steps.TRAIL_STEP:
            light.offer_trail(s, seat, x, y, z)
        elif kind == steps.TRAIL_AREA:
            light.offer_trail_area(s)
        elif kind == steps.MIGRATION_FIRST:
            light.offer_migration_first(s, seat)
        elif kind == steps.MIGRATION_STEP:
            light.offer_migration(s, seat, x, y, z)
        elif kind == steps.MAMMOTH_CHOICE:
            light.offer_mammoth(s, seat)
        elif kind == steps.SWAP_PAIR:
            light.offer_swaps(s, seat)
        elif kind == steps.CLUB_CHOICE:
            light.offer_club(s)
        elif kind == steps.CLUB_NOW:
            pieces.offer_club_now(s, seat)
        elif kind == steps.ATTACH_CLUB:
            pieces.offer_attach(s)
        elif kind == steps.CULT_CHOICE:
            turn.offer_cult(s, seat, x)
        elif kind == steps.GLACIER:
            rounds.offer_glacier(s)

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        s = cast(EiszeitState, state)
        if kind == steps.PLAY_CARD:
            turn.take_card(s, seat, code)
        elif kind == steps.DISCARD_CARD:
            cards.take_discard(s, seat, code)
        elif kind == steps.DRAW_CARD:
            cards.take_draw(s, seat, code)
        elif kind == steps.PLACE_HUNTER:
            light.take_place(s, seat, x, y, z, code)
        elif kind == steps.CHOOSE_OPPONENT:
            turn.take_opponent(s, seat, x, code)
        elif kind == steps.PREROUND_PLACE:
            setup.take_preround(s, seat, x, code)
        elif kind == steps.LEAVE_STEP:
            dark.take_leave(s, seat, x, code)
        elif kind == steps.DRIVE_STEP:
            light.take_drive(s, seat, x, code)
        elif kind == steps.FIRE_MOVE:
            light.take_fire(s, seat, code)
        elif kind == steps.CLUB_OR_MARCH_STEP:
            dark.take_club_or_march(s, seat, code)
        elif kind == steps.MARCH_STEP:
            dark.take_march(s, seat, code)
        elif kind == steps.MAMMOTH_LEAVE:
            dark.take_mammoth_leave(s, seat, code)
        elif kind == steps.TRAIL_STEP:
            light.take_trail(s, seat, x, y, z, code)
        elif kind == steps.TRAIL_AREA:
            light.take_trail_area(s, seat, code)
        elif kind == steps.MIGRATION_FIRST:
            light.take_migration_first(s, seat, code)
        elif kind == steps.MIGRATION_STEP:
            light.take_migration(s, seat, x, y, z, code)
        elif kind == steps.MAMMOTH_CHOICE:
            light.take_mammoth(s, seat, code)
        elif kind == steps.SWAP_PAIR:
            light.take_swap(s, seat, code)
        elif kind == steps.CLUB_CHOICE:
            light.take_club_card(s, seat, code)
        elif kind == steps.CLUB_NOW:
            pieces.take_club_now(s, seat, code)
        elif kind == steps.ATTACH_CLUB:
            pieces.take_attach(s, seat, x, code)
        elif kind == steps.CULT_CHOICE:
            turn.take_cult(s, seat, code)
        elif kind == steps.GLACIER:
            rounds.take_glacier(s, seat, code)

    def changes_nothing(self, code: i64) -> bool:
        """EZ-20.5: only "stop" and "keep" may be passed over when nothing else is left."""
        return code == STOP or code == KEEP

    # -- beginning, end, secrets

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        return setup.new_game(
            self.table, seats, dice_seed, cast(int, options["rounds"]), cast(list[str], options["colours"])
        )

    def scores(self, state: State) -> list[int]:
        s = cast(EiszeitState, state)
        return [s.score[seat] for seat in range(s.players())]

    def winners(self, state: State) -> list[int]:
        return rounds.winners(cast(EiszeitState, state))

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return secrets.determinize(cast(EiszeitState, state), seat, dice_seed)

    def problems(self, state: State) -> list[str]:
        return check.problems(cast(EiszeitState, state))

    # -- for people

    def seat_count(self, state: State) -> int:
        return cast(EiszeitState, state).now[PLAYERS]

    def options_of(self, state: State) -> dict[str, OptionValue]:
        s = cast(EiszeitState, state)
        return {"rounds": int(s.now[ROUNDS]), "colours": words.colours(s)}

    def decision_name(self, kind: int) -> str:
        return steps.STEP_NAMES[kind]

    def decision_args(self, state: State) -> dict[str, str | int]:
        return words.decision_args(cast(EiszeitState, state))

    def describe(self, state: State, code: int) -> Choice:
        return words.describe(cast(EiszeitState, state), code)

    def notation(self, state: State, code: int) -> str:
        return words.notation(cast(EiszeitState, state), code)

    def why_not(self, state: State, code: int) -> Refusal:
        return whynot.why_not(cast(EiszeitState, state), code)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(cast(EiszeitState, state), viewer)

    def state_to_dict(self, state: State) -> dict[str, object]:
        return save.to_dict(cast(EiszeitState, state))

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        return save.from_dict(self.table, seats, options, data)

    # -- for bots

    def worth(self, state: State, seat: i64) -> float:
        return worth.worth(cast(EiszeitState, state), seat)

    def announces(self, code: i64) -> bool:
        """A card, a copied card, an opponent, an area for Trail: the effect comes with the decisions that follow."""
        if code >= COPY and code < COPY + 2:
            return True
        if code >= OPPONENT and code < OPPONENT + 5:
            return True
        return (code >= TRAIL and code < TRAIL + 12) or (code >= PLAY and code < PLAY + KINDS)

    def settled(self, state: State) -> bool:
        """The action is over when its player is asked for a discard, or when the round has moved on."""
        kind: i64 = state.top_kind()
        return kind == steps.DISCARD_CARD or kind == steps.PLAY_CARD or kind == steps.GLACIER or kind == -1


def _act(s: EiszeitState, actor: i64, card: i64) -> None:
    """Begin the action of a card: section 10 for light cards, section 11 for dark ones."""
    pieces.forget_moved(s)
    if card < len(LANDSCAPES):
        s.push(steps.PLACE_HUNTER, actor, card, 0, 1)
    elif card == SETTLE_TWO or card == SETTLE_ONE:
        s.push(steps.PLACE_HUNTER, actor, card, 0, 0)
    elif card == LEAVE_TWO:
        s.push(steps.LEAVE_STEP, actor, 2, -1)
    elif card == LEAVE_ONE:
        s.push(steps.LEAVE_STEP, actor, 1, -1)
    elif card == FIRE_CARD or card == FIRE_DARK:
        s.push(steps.FIRE_MOVE, actor)
    elif card == CLUB_OR_MARCH:
        s.push(steps.CLUB_OR_MARCH_STEP, actor)
    elif card == TRAIL_CARD:
        s.push(steps.TRAIL_AREA, actor)
    elif card == MIGRATION_CARD:
        s.push(steps.MIGRATION_FIRST, actor)
    elif card == MAMMOTH_CARD:
        s.push(steps.MAMMOTH_CHOICE, actor)
    elif card == SWAP_CARD:
        s.push(steps.SWAP_PAIR, actor)
    elif card == CLUB_CARD:
        s.push(steps.CLUB_CHOICE, actor)
    elif card == DRIVE_CARD:
        s.push(steps.DRIVE_STEP, actor, 3)
    else:
        s.push(steps.MAMMOTH_LEAVE, actor)


def load(content: Path | None = None) -> EiszeitRules:
    """The rules with our content file, or with another one."""
    return EiszeitRules(load_table(content))
