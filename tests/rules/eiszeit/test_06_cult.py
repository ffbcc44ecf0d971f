"""Section 6 of the rules: cult cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from beringia import Game, Position
from beringia.games.eiszeit.terms import CARDS
from tests.rules.eiszeit.board import (
    GAME,
    area,
    changed_game,
    decision,
    finish_turn,
    hunters,
    offers,
    pile,
    play,
    player,
    refused,
    supply,
    table,
    tell,
)

BOTH = ["cult_light", "cult_dark"]


def cult_table(
    stones: int,
    *,
    open_light: str | None = "swap",
    open_dark: str | None = "settle_one",
    cards: list[str] | None = None,
    game: Game = GAME,
    **more: object,
) -> Position:
    """Red holds both cult cards and three more that are cheap, expensive and dark."""
    hands = {"red": [*BOTH, *(cards or ["fire", "trail", "leave_two"])]}
    return table(
        3, stones={"red": stones}, hands=hands, open_light=open_light, open_dark=open_dark, game=game,
        **more,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("EZ-6.1")
@pytest.mark.parametrize("cult", BOTH)
def test_one_of_the_two_open_cards(cult: str) -> None:
    p = cult_table(4, under_light=["drive"], under_dark=["leave_one"])
    play(p, f"play {cult}")
    assert decision(p) == "red cult_choice"
    assert offers(p) == {"copy light", "copy dark"}
    # The cards below them are out of reach.
    assert {choice.args["card"] for choice in p.choices_for(0)} == {"swap", "settle_one"}


@pytest.mark.rule("EZ-6.2")
@pytest.mark.parametrize("cult", BOTH)
@pytest.mark.parametrize(
    ("card", "cost", "kind"),
    [
        ("landscape_pasture", 3, "place_hunter"), ("trail", 5, "trail_area"), ("migration", 5, "migration_first"),
        ("fire", 2, "fire_move"), ("swap", 2, "swap_pair"), ("club", 3, "club_card"), ("drive", 4, "drive_step"),
        ("mammoth", 0, "mammoth_move"),
    ],
)  # fmt: skip
def test_a_copied_light_card_is_paid_and_done_by_himself(cult: str, card: str, cost: int, kind: str) -> None:
    board = {6: "M1 red1", 7: "red1 green1"}
    p = cult_table(7, open_light=card, cards=["fire", "leave_two", "leave_one"], light=3, areas=board)
    dark = supply(p, "dark")
    play(p, f"play {cult}", "copy light")
    assert decision(p) == f"red {kind}"
    assert (player(p, "red")["stones"], supply(p, "light"), supply(p, "dark")) == (7 - cost, 3 + cost, dark)
    if card == "mammoth":
        play(p, "mammoth 6-12")
        assert (player(p, "red")["stones"], supply(p, "light")) == (2, 8), "the price follows from the way"


@pytest.mark.rule("EZ-6.2", "EZ-10.3")
def test_a_copied_landscape_card_counts_as_itself() -> None:
    p = cult_table(4, open_light="landscape_steppe")
    play(p, "play cult_dark", "copy light", "hunter 6", "hunter 12")
    assert offers(p) == {"stop", "hunter 6", "hunter 12"}
    play(p, "hunter 6")
    assert decision(p) == "red discard"
    assert (hunters(p, "red", 6), hunters(p, "red", 12), player(p, "red")["stones"]) == (2, 1, 1)


@pytest.mark.rule("EZ-6.2", "EZ-5.8")
@pytest.mark.parametrize("cult", BOTH)
@pytest.mark.parametrize(
    ("card", "gain", "kind"),
    [
        ("settle_two", 5, "yellow place_hunter"), ("settle_one", 3, "yellow place_hunter"),
        ("leave_two", 4, "red choose_opponent"), ("leave_one", 3, "red choose_opponent"),
        ("club_or_march", 3, "red choose_opponent"), ("mammoth_leaves", 3, "red choose_opponent"),
        ("fire_dark", 2, "red choose_opponent"),
    ],
)  # fmt: skip
def test_a_copied_dark_card_brings_stones_and_is_done_by_others(cult: str, card: str, gain: int, kind: str) -> None:
    p = cult_table(4, open_dark=card, dark=12, light=8, cards=["fire", "swap", "drive"])
    play(p, f"play {cult}", "copy dark")
    assert decision(p) == kind
    assert (player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")) == (4 + gain, 12 - gain, 8)


@pytest.mark.rule("EZ-6.3")
@pytest.mark.parametrize("choice", ["copy light", "copy dark"])
@pytest.mark.parametrize(("cult", "own", "other"), [("cult_light", "light", "dark"), ("cult_dark", "dark", "light")])
def test_the_cult_card_goes_under_its_own_pile(cult: str, own: str, other: str, choice: str) -> None:
    p = cult_table(4, under_light=["drive"], under_dark=["leave_one", "leave_one"])
    before = {colour: pile(p, colour) for colour in ("light", "dark")}
    play(p, f"play {cult}")
    for _ in range(2):
        assert pile(p, own) == {**before[own], "pile": before[own]["pile"] + 1}
        assert pile(p, other) == before[other], "both open cards stay where they are"
        if decision(p) == "red cult_choice":
            play(p, choice)
    assert cult not in p.view(0)["players"][0]["hand"]  # type: ignore[index]


@pytest.mark.rule("EZ-6.3", "EZ-7.9")
def test_tucked_cult_cards_are_shuffled_back_in() -> None:
    cards = ["fire", "drive", "leave_two"]
    p = cult_table(4, cards=cards, dark_deck=["leave_one"], under_dark=["settle_two"])
    face_down = pile(p, "dark")["pile"]
    play(p, "play cult_dark", "copy dark", "stop", "stop", "no discard", "draw dark")
    assert pile(p, "dark") == {"deck": face_down + 1, "open": "settle_one", "pile": 0}
    state = p.to_dict()["state"]
    assert state["cards"]["dark"]["deck"].count("cult_dark") >= 1  # type: ignore[index]


@pytest.mark.rule("EZ-6.4")
@pytest.mark.parametrize(("cult", "colour"), [("cult_light", "light"), ("cult_dark", "dark")])
def test_a_tucked_cult_card_never_is_open(cult: str, colour: str) -> None:
    p = cult_table(4, open_light=None) if colour == "light" else cult_table(4, open_dark=None)
    play(p, f"play {cult}")
    assert offers(p) == {"copy dark" if colour == "light" else "copy light"}
    assert (pile(p, colour)["open"], pile(p, colour)["pile"]) == (None, 1)
    play(p, "copy dark" if colour == "light" else "copy light")
    finish_turn(p)
    assert (pile(p, colour)["open"], pile(p, colour)["pile"]) == (None, 1)


@pytest.mark.rule("EZ-6.5")
def test_the_same_open_card_may_be_used_again_and_again() -> None:
    hands = {
        "red": ["cult_light", "fire", "fire", "leave_two", "leave_one"],
        "yellow": ["cult_dark", "swap", "swap", "leave_one", "leave_one"],
        "green": ["cult_dark", "cult_light", "drive", "drive", "leave_two"],
    }
    p = table(3, stones={"red": 1, "yellow": 1, "green": 1}, hands=hands, open_dark="settle_one", dark=20)
    for colour, cult in (("red", "cult_light"), ("yellow", "cult_dark"), ("green", "cult_dark")):
        assert decision(p) == f"{colour} play_card"
        play(p, f"play {cult}", "copy dark")
        assert player(p, colour)["stones"] == 4
        assert pile(p, "dark")["open"] == "settle_one"
        play(p, "hunter 9", "hunter 9")
        finish_turn(p)
    assert [hunters(p, colour, 9) for colour in ("red", "yellow", "green")] == [2, 2, 2]
    assert supply(p, "dark") == 11


@pytest.mark.rule("EZ-6.6")
@pytest.mark.parametrize("cult", BOTH)
@pytest.mark.parametrize(("card", "cost"), [("swap", 2), ("landscape_forest", 3), ("drive", 4), ("trail", 5)])
def test_the_open_light_card_must_be_payable(cult: str, card: str, cost: int) -> None:
    cards = ["fire", "leave_two", "leave_one"]
    poor = cult_table(cost - 1, open_light=card, cards=cards)
    play(poor, f"play {cult}")
    assert offers(poor) == {"copy dark"}
    assert refused(poor, "copy", 0) == "EZ-6.6"
    enough = cult_table(cost, open_light=card, cards=cards)
    play(enough, f"play {cult}")
    assert offers(enough) == {"copy light", "copy dark"}


@pytest.mark.rule("EZ-6.6", "EZ-10.13")
def test_an_open_mammoth_must_be_possible_and_payable() -> None:
    def copies(stones: int, mammoths: int) -> set[str]:
        p = cult_table(stones, open_light="mammoth", areas={5: f"M{mammoths}"})
        play(p, "play cult_dark")
        if "copy light" not in offers(p):
            assert refused(p, "copy", 0) == "EZ-10.13"
        return offers(p)

    assert copies(1, 3) == {"copy dark"}
    assert copies(2, 3) == {"copy dark", "copy light"}
    assert copies(2, 4) == {"copy dark"}, "no mammoth waits beside the board"
    assert copies(3, 4) == {"copy dark", "copy light"}


@pytest.mark.rule("EZ-6.7")
@pytest.mark.parametrize("stones", [2, 5, 7])
@pytest.mark.parametrize("cult", BOTH)
def test_up_to_seven_stones_any_cult_card_fits_any_open_card(cult: str, stones: int) -> None:
    p = cult_table(stones)
    assert {"play cult_light", "play cult_dark"} <= offers(p)
    play(p, f"play {cult}")
    assert offers(p) == {"copy light", "copy dark"}
    assert decision(play(p.copy(), "copy dark")) == "yellow place_hunter"
    assert decision(play(p, "copy light")) == "red discard", "paid, and nobody to swap"
    assert player(p, "red")["stones"] == stones - 2


@pytest.mark.rule("EZ-6.8")
@pytest.mark.parametrize("stones", [8, 9, 15])
def test_with_eight_stones_a_dark_cult_card_fits_the_open_light_card_only(stones: int) -> None:
    p = cult_table(stones, open_light="trail")
    assert offers(p) == {"play fire", "play trail", "play cult_light", "play cult_dark"}
    play(p, "play cult_dark")
    assert offers(p) == {"copy light"}
    assert refused(p, "copy", 1) == "EZ-6.8"
    play(p, "copy light", "trail 9", "hunter 9")
    assert (player(p, "red")["stones"], hunters(p, "red", 9)) == (stones - 5, 1)


@pytest.mark.rule("EZ-6.9", "EZ-5.6")
@pytest.mark.parametrize("stones", [8, 9, 15])
def test_with_eight_stones_a_light_cult_card_fits_either_open_card(stones: int) -> None:
    p = play(cult_table(stones), "play cult_light")
    assert offers(p) == {"copy light", "copy dark"}
    light = play(p.copy(), "copy light")
    assert (player(light, "red")["stones"], decision(light)) == (stones - 2, "red discard")
    play(p, "copy dark")
    assert (player(p, "red")["stones"], decision(p)) == (stones + 3, "yellow place_hunter")


@pytest.mark.rule("EZ-6.8", "EZ-6.9")
def test_with_eight_stones_the_open_dark_card_makes_the_light_cult_card_playable_only() -> None:
    p = cult_table(8, open_light=None, open_dark="settle_one")
    assert offers(p) == {"play fire", "play trail", "play cult_light"}
    assert refused(p, "play", CARDS.index("cult_dark")) == "EZ-6.11"


@pytest.mark.rule("EZ-6.9", "EZ-6.8")
def test_owners_may_bind_light_cult_cards_as_well(tmp_path: Path) -> None:
    content = tmp_path / "content.toml"
    game = changed_game(content, "light_cult_dark_at_8 = true", "light_cult_dark_at_8 = false")
    p = cult_table(8, game=game)
    assert offers(p) == {"play fire", "play trail", "play cult_light", "play cult_dark"}
    for cult, clause in (("cult_light", "EZ-6.9"), ("cult_dark", "EZ-6.8")):
        bound = play(p.copy(), f"play {cult}")
        assert offers(bound) == {"copy light"}
        assert refused(bound, "copy", 1) == clause
    no_light = cult_table(8, game=game, open_light=None)
    assert offers(no_light) == {"play fire", "play trail"}
    assert refused(no_light, "play", CARDS.index("cult_light")) == "EZ-6.11"
    assert offers(cult_table(7, game=game, open_light=None)) >= {"play cult_light", "play cult_dark"}


@pytest.mark.rule("EZ-6.10")
@pytest.mark.parametrize("cult", BOTH)
def test_a_pile_without_an_open_card_offers_nothing(cult: str) -> None:
    # Face-down cards do not help: only an open card can be copied.
    no_light = cult_table(7, open_light=None, under_light=["swap", "drive"])
    play(no_light, f"play {cult}")
    assert offers(no_light) == {"copy dark"}
    assert refused(no_light, "copy", 0) == "EZ-6.10"
    no_dark = cult_table(7, open_dark=None, under_dark=["leave_one", "settle_two"])
    play(no_dark, f"play {cult}")
    assert offers(no_dark) == {"copy light"}
    assert refused(no_dark, "copy", 1) == "EZ-6.10"


@pytest.mark.rule("EZ-6.11")
@pytest.mark.parametrize(
    ("stones", "open_light", "open_dark", "others"),
    [
        (7, None, None, {"play fire", "play trail", "play leave_two"}),
        (1, "swap", None, {"play leave_two"}),
        (4, "trail", None, {"play fire", "play leave_two"}),
        (8, None, None, {"play fire", "play trail"}),
    ],
)
def test_a_cult_card_with_nothing_to_copy_cannot_be_played(
    stones: int, open_light: str | None, open_dark: str | None, others: set[str]
) -> None:
    p = cult_table(stones, open_light=open_light, open_dark=open_dark)
    assert offers(p) == others
    for cult in BOTH:
        assert refused(p, "play", CARDS.index(cult)) == "EZ-6.11"


@pytest.mark.rule("EZ-6.12")
@pytest.mark.parametrize(
    "hand",
    [["trail", "drive", "club", "migration", "cult_dark"], ["trail", "club", "cult_light", "cult_dark", "cult_dark"]],
)
def test_a_blank_dark_cult_card_up_to_seven_stones(hand: list[str]) -> None:
    p = table(3, stones={"red": 1}, hands={"red": hand}, open_light="swap")
    assert offers(p) == {"play cult_dark"}
    before = [player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")]
    dark, light = pile(p, "dark"), pile(p, "light")
    events = tell(p, "play cult_dark")
    assert decision(p) == "red discard", "no choice of a card and no action"
    assert [player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")] == before
    assert pile(p, "dark") == {**dark, "open": None, "pile": 1}
    assert pile(p, "light") == light
    assert not [event for event in events if event.kind in ("card_copied", "stones_paid", "stones_gained")]


@pytest.mark.rule("EZ-6.12")
def test_a_blank_light_cult_card_from_eight_stones_on() -> None:
    hand = ["cult_light", "cult_dark", "leave_two", "leave_one", "settle_two"]
    p = table(3, stones={"red": 8}, hands={"red": hand})
    assert offers(p) == {"play cult_light"}
    before = [player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")]
    play(p, "play cult_light")
    assert decision(p) == "red discard"
    assert [player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")] == before
    assert (pile(p, "light")["open"], pile(p, "light")["pile"]) == (None, 1)
    assert (pile(p, "dark")["open"], pile(p, "dark")["pile"]) == (None, 0)


@pytest.mark.rule("EZ-6.12")
def test_no_blank_as_long_as_anything_else_can_be_played() -> None:
    hand = ["trail", "fire", "cult_light", "cult_dark", "cult_dark"]
    assert offers(table(3, stones={"red": 1}, hands={"red": hand})) == {"play cult_dark"}
    assert offers(table(3, stones={"red": 2}, hands={"red": hand})) == {"play fire"}
    copying = table(3, stones={"red": 1}, hands={"red": hand}, open_dark="settle_one")
    assert offers(copying) == {"play cult_light", "play cult_dark"}
    play(copying, "play cult_dark")
    assert decision(copying) == "red cult_choice", "a cult card that can copy is no blank"
    dark = ["cult_light", "cult_dark", "leave_two", "leave_one", "settle_two"]
    rich = table(3, stones={"red": 8}, hands={"red": dark}, open_dark="settle_one")
    assert offers(rich) == {"play cult_light"}
    assert decision(play(rich, "play cult_light")) == "red cult_choice", "nor is this one (EZ-6.9)"


@pytest.mark.rule("EZ-6.12")
def test_the_turn_goes_on_after_a_blank() -> None:
    p = table(3, stones={"red": 1}, hands={"red": ["trail", "drive", "club", "migration", "cult_dark"]})
    play(p, "play cult_dark", "discard trail", "draw dark", "draw light")
    assert decision(p) == "yellow play_card"
    assert area(p, 9)["hunters"] == [0, 0, 0]
    assert (player(p, "red")["light"], player(p, "red")["dark"]) == (4, 1)
