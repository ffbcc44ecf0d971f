"""What a player reads depends on nothing that the player cannot know."""

from __future__ import annotations

import io
import random

from rich.console import Console

import beringia
from beringia.kernel.record import Record
from beringia.terminal.play import TerminalTable
from beringia.terminal.records import player_names, sitting
from beringia.text import Catalogue, Voice


class Screen(TerminalTable):
    """A table whose screen can be read."""

    def __init__(self, record: Record) -> None:
        catalogue = Catalogue("en")
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, highlight=False, markup=False, emoji=False)
        voice = Voice(catalogue, record.game, player_names(record, catalogue))
        super().__init__(record, sitting(record), voice, console)

    def shown_to(self, seat: int) -> str:
        self.out.seek(0)
        self.out.truncate()
        self._show(seat)
        self._show_menu(self._menu(seat, self.record.position.choices_for(seat)))
        return self.out.getvalue()


def test_redrawing_what_a_seat_cannot_know_changes_nothing_on_its_screen() -> None:
    chance = random.Random(1)
    record = Record(beringia.game("eiszeit"), 3, 8, {"rounds": 3}, ["human"] * 3)
    screen = Screen(record)
    compared = 0
    while (seat := record.position.seat) is not None:
        if chance.random() < 0.15:
            true_position = record.position
            as_it_is = screen.shown_to(seat)
            for seed in range(3):
                record.position = true_position.determinize(seat, seed)
                assert screen.shown_to(seat) == as_it_is
                compared += 1
            record.position = true_position
        screen._play(chance.choice(record.position.choices()))
    assert compared > 60


def test_the_hand_on_the_screen_is_the_own_one() -> None:
    record = Record(beringia.game("eiszeit"), 3, 8, {"rounds": 3}, ["human"] * 3)
    screen = Screen(record)
    while (decision := record.position.decision) is not None and decision.kind == "preround_place":
        screen._play(record.position.choices()[0])
    seat = record.position.seat
    assert seat is not None
    hands = []
    for viewer in range(3):
        players = record.position.view(viewer)["players"]
        assert isinstance(players, list)
        hands.append([screen.voice.card(card) for card in players[viewer]["hand"]])
    shown = screen.shown_to(seat)
    own = hands[seat]
    table = shown[shown.index("Your hand") :]
    assert all(title in table for title in own)
    others = {title for viewer in range(3) if viewer != seat for title in hands[viewer]} - set(own)
    assert others
    rows = [line.split("  ")[0].removesuffix(" x2") for line in table.splitlines()]
    assert not others & set(rows)
    drawn = " ".join(shown[: shown.index("Eiszeit")].split())
    assert drawn.count("draws a light card.") == 4
    assert drawn.count("draws a dark card.") == 6
