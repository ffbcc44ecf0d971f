"""Endless Winter for the kernel: which function carries out which step of the agenda."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import cast

from mypy_extensions import i64

from beringia.games.winter import (
    cards,
    check,
    companion,
    eclipse,
    effects,
    ending,
    happenings,
    hunt,
    idols,
    initiate,
    megaliths,
    migrate,
    nomads,
    preparation,
    rest,
    save,
    secrets,
    setup,
    steps,
    stones,
    texts,
    turn,
    view,
    whynot,
    words,
    worth,
)
from beringia.games.winter.codes import SPACE
from beringia.games.winter.nomad_table import Board
from beringia.games.winter.state import DRAFT_NAMES, WinterState
from beringia.games.winter.table import Table, load_table
from beringia.games.winter.terms import Card, Effect, Hex, Juncture, Place, Seat
from beringia.kernel.codes import Choice
from beringia.kernel.rules import Answer, Option, OptionValue, Refusal, Rules
from beringia.kernel.state import State


class WinterRules(Rules):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = "winter"
        self.seats = range(1, 5)
        self.codes = SPACE
        self.events = happenings.events(table)
        self.content = table.content
        self.options = [
            Option("layout", "choice", setup.STANDARD, [setup.STANDARD, *table.site.names]),
            Option("draft", "choice", DRAFT_NAMES[0], DRAFT_NAMES, range(2, 5)),
            Option("short_game", "choice", False, [False, True]),
            Option("strict_majority", "choice", False, [False, True]),
            Option("ice_finds", "choice", False, [False, True]),
            Option("rest_tiles", "choice", False, [False, True]),
            Option("solo_extra_card", "choice", False, [False, True], range(1, 2)),
            Option("solo_village_tile", "choice", False, [False, True], range(1, 2)),
            Option("colours", "order", None, table.colours),
        ]

    # -- playing

    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(WinterState, state)
        if s.is_nomads(Seat(seat)):
            nomads.run(s, Board(s), kind, x, y)
        elif kind == steps.EFFECT:
            effects.effect(s, Seat(seat), Effect(x), Card(y), z)
        elif kind == steps.GAIN:
            effects.gain(s, Seat(seat), x, y, z)
        elif kind == steps.END_TURN:
            turn.end_turn(s, Seat(seat))
        elif kind == steps.NEXT_TURN:
            turn.next_turn(s)
        elif kind == steps.TURN:
            turn.begin_turn(s, Seat(seat))
        elif kind == steps.ECLIPSE_STEP:
            eclipse.begin_step(s, Seat(seat), x)
        elif kind == steps.ECLIPSE_ITEMS:
            eclipse.choose_item(s, Seat(seat), x)
        elif kind == steps.ECLIPSE_ALL:
            eclipse.take_all(s, Seat(seat), x)
        elif kind == steps.ECLIPSE_SEAT:
            eclipse.next_seat(s, x)
        elif kind == steps.ECLIPSE:
            eclipse.eclipse(s)
        elif kind == steps.END_ECLIPSE:
            eclipse.end_eclipse(s)
        elif kind == steps.PREPARATION:
            preparation.prepare(s)
        elif kind == steps.ICE_FINDS:
            migrate.ice_finds(s, Seat(seat), Juncture(x), y)
        elif kind == steps.FINAL_SCORING:
            ending.final_scoring(s)
        elif kind == steps.BEGIN:
            setup.begin(s)
        elif kind == steps.CHIEFS:
            setup.chiefs(s, x)
        elif kind == steps.SETUP_CARDS:
            setup.setup_cards(s, x)
        elif kind == steps.DEAL:
            setup.deal(s)
        elif kind == steps.RESOLVE:
            setup.resolve(s, x)

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        s = cast(WinterState, state)
        if kind == steps.TURN_MENU:
            turn.offer_menu(s, Seat(seat))
        elif kind == steps.TURN_START:
            turn.offer_start(s, Seat(seat))
        elif kind == steps.INCOME_LESSER:
            effects.offer_lesser(s, Seat(seat), x)
        elif kind == steps.PILE_ADD:
            turn.offer_pile(s, Seat(seat))
        elif kind == steps.REST_MENU:
            rest.offer_rest(s, Seat(seat))
        elif kind == steps.IDOL_TRACK:
            idols.offer_tracks(s, Seat(seat))
        elif kind == steps.BURY_CARD:
            cards.offer_bury(s, Seat(seat))
        elif kind == steps.CAMP_PICK:
            migrate.offer_pick(s, Seat(seat), x)
        elif kind == steps.CAMP_TO:
            migrate.offer_to(s, Hex(x))
        elif kind == steps.CAMP_PLACE or kind == steps.REVEAL_DO or kind == steps.EFFECT_USE:
            effects.offer_use(s)
        elif kind == steps.MEGA_PLACE:
            megaliths.offer_places(s, Seat(seat))
        elif kind == steps.MEGA_ARROW:
            megaliths.offer_arrow(s, Place(x))
        elif kind == steps.ECLIPSE_MENU:
            eclipse.offer_items(s, Seat(seat), x)
        elif kind == steps.TRIBE_STACK:
            initiate.offer_stacks(s, y)
        elif kind == steps.CULTURE_TAKE:
            stones.offer_display(s, x)
        elif kind == steps.ANIMAL_TAKE:
            hunt.offer_animals(s, x)
        elif kind == steps.ANIMAL_TIP:
            hunt.offer_tip(s, Seat(seat), x)
        elif kind == steps.DISCARD_CARD or kind == steps.CULTURE_FEE:
            cards.offer_discard(s, Seat(seat))
        elif kind == steps.VILLAGE_PLACE:
            migrate.offer_villages(s, Seat(seat), x)
        elif kind == steps.STONE_TAKE:
            stones.offer_stones(s, x)
        elif kind == steps.ICE_ORDER:
            migrate.offer_ice(s, y)
        elif kind == steps.EFFECT_BRANCH:
            effects.offer_branch(s, Seat(seat), Effect(x))
        elif kind == steps.REST_TILE:
            rest.offer_tile(s)
        elif kind == steps.SETUP_SIDE:
            setup.offer_sides(s)
        elif kind == steps.SETUP_CHIEF:
            setup.offer_chiefs(s)
        elif kind == steps.SETUP_CARD:
            setup.offer_setups(s)

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        s = cast(WinterState, state)
        if kind == steps.TURN_MENU:
            turn.take_menu(s, Seat(seat), code)
        elif kind == steps.TURN_START:
            turn.take_start(s, Seat(seat), code)
        elif kind == steps.INCOME_LESSER:
            effects.take_lesser(s, Seat(seat), code)
        elif kind == steps.PILE_ADD:
            turn.take_pile(s, Seat(seat), code)
        elif kind == steps.REST_MENU:
            rest.take_rest(s, Seat(seat), code)
        elif kind == steps.IDOL_TRACK:
            idols.take_track(s, Seat(seat), code)
        elif kind == steps.BURY_CARD:
            cards.take_bury(s, Seat(seat), code)
        elif kind == steps.CAMP_PICK:
            migrate.take_pick(s, Seat(seat), code)
        elif kind == steps.CAMP_TO:
            migrate.take_to(s, Seat(seat), Hex(x), code)
        elif kind == steps.CAMP_PLACE:
            migrate.take_camp_place(s, Seat(seat), code)
        elif kind == steps.REVEAL_DO:
            effects.take_reveal(s, Seat(seat), code)
        elif kind == steps.EFFECT_USE:
            effects.take_use(s, Seat(seat), Effect(x), Card(y), code)
        elif kind == steps.MEGA_PLACE:
            megaliths.take_place(s, Seat(seat), code)
        elif kind == steps.MEGA_ARROW:
            megaliths.take_arrow(s, Seat(seat), code)
        elif kind == steps.ECLIPSE_MENU:
            eclipse.take_menu(s, Seat(seat), x, code)
        elif kind == steps.TRIBE_STACK:
            initiate.take_stack(s, Seat(seat), x, y, code)
        elif kind == steps.CULTURE_TAKE:
            stones.take_display(s, Seat(seat), code)
        elif kind == steps.ANIMAL_TAKE:
            hunt.take_animal(s, Seat(seat), code)
        elif kind == steps.ANIMAL_TIP:
            hunt.take_tip(s, Seat(seat), code)
        elif kind == steps.DISCARD_CARD:
            cards.take_discard(s, Seat(seat), x, code)
        elif kind == steps.CULTURE_FEE:
            cards.take_discard(s, Seat(seat), 1, code)
        elif kind == steps.VILLAGE_PLACE:
            migrate.take_village(s, Seat(seat), code)
        elif kind == steps.STONE_TAKE:
            stones.take_stone(s, Seat(seat), code)
        elif kind == steps.ICE_ORDER:
            migrate.take_ice(s, Seat(seat), Juncture(x), y, code)
        elif kind == steps.EFFECT_BRANCH:
            effects.take_branch(s, Seat(seat), Effect(x), Card(y), code)
        elif kind == steps.REST_TILE:
            rest.take_tile(s, Seat(seat), code)
        elif kind == steps.SETUP_SIDE:
            setup.take_side(s, Seat(seat), code)
        elif kind == steps.SETUP_CHIEF:
            setup.take_chief(s, Seat(seat), code)
        elif kind == steps.SETUP_CARD:
            setup.take_setup(s, Seat(seat), code)

    def changes_nothing(self, code: i64) -> bool:
        """EW-29.2: a decision with one legal choice is no decision; it is carried out without asking."""
        return True

    # -- beginning, end, secrets

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        return setup.new_game(self.table, seats, dice_seed, options)

    def scores(self, state: State) -> list[int]:
        s = cast(WinterState, state)
        return [s.players[seat].score for seat in range(s.seats())]

    def winners(self, state: State) -> list[int]:
        return ending.winners(cast(WinterState, state))

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return secrets.determinize(cast(WinterState, state), Seat(seat), dice_seed)

    def problems(self, state: State) -> list[str]:
        return check.problems(cast(WinterState, state))

    # -- for people

    def shown_content(self) -> dict[str, object]:
        """With ``effects``: every effect of the file by how it is written there, read into parts (``language``)."""
        return {**self.content.data, "effects": self.table.effects()}

    def texts(self, tell: Callable[..., str]) -> dict[str, str]:
        return texts.texts(self.content, self.table.program.written, tell)

    def has_companion(self) -> bool:
        return True

    def companion(self, seed: str, options: dict[str, OptionValue], answers: Sequence[Answer]) -> dict[str, object]:
        """The nomads for who plays alone with the printed game."""
        return companion.replay(self.table, self.events, seed, options, answers)

    def seat_count(self, state: State) -> int:
        return cast(WinterState, state).seats()

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return words.options_of(cast(WinterState, state))

    def decision_name(self, kind: int) -> str:
        return steps.STEP_NAMES[kind]

    def decision_args(self, state: State) -> dict[str, str | int]:
        return words.decision_args(cast(WinterState, state))

    def describe(self, state: State, code: int) -> Choice:
        return words.describe(cast(WinterState, state), code)

    def notation(self, state: State, code: int) -> str:
        return words.notation(cast(WinterState, state), code)

    def why_not(self, state: State, code: int) -> Refusal:
        return whynot.why_not(cast(WinterState, state), code)

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return view.view(cast(WinterState, state), viewer)

    def state_to_dict(self, state: State) -> dict[str, object]:
        return save.to_dict(cast(WinterState, state))

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        return save.from_dict(self.table, seats, options, data)

    # -- for bots

    def worth(self, state: State, seat: i64) -> float:
        return worth.worth(cast(WinterState, state), Seat(seat))

    def announces(self, code: i64) -> bool:
        return worth.announces(code)

    def settled(self, state: State) -> bool:
        return worth.settled(state)


def load(content: Path | None = None) -> WinterRules:
    """The rules with our content file, or with another one."""
    return WinterRules(load_table(content))
