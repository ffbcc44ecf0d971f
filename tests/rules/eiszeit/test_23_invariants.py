"""Section 23 of the rules of Eiszeit: what holds after every step.

Broken positions must be refused with the clause they break; and random games are followed step by step with a second
telling of the invariants, which shares no code with the engine's own check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from beringia import Event, PositionError
from tests.rules.eiszeit.board import GAME, State, hand, refusal, table_dict, wander

LIGHT_CARDS = list(GAME.content["copies"])[1:15]
STONES = {3: 32, 4: 41, 5: 50}
MAMMOTHS = {3: 4, 4: 5, 5: 6}


def add(*path: str | int, amount: int = 1) -> Callable[[State], None]:
    """Change a number of the state."""

    def change(state: State) -> None:
        place: Any = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] += amount

    return change


# -- single positions


@pytest.mark.rule("EZ-23.1")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("place", [("supply", "dark"), ("supply", "light"), ("players", 1, "stones")])
@pytest.mark.parametrize("amount", [1, -1])
def test_stones_neither_vanish_nor_appear(players: int, place: tuple[str | int, ...], amount: int) -> None:
    said = refusal(add(*place, amount=amount), players, dark=12, light=3)
    assert said == f"EZ-23.1: there are {STONES[players] + amount} stones, must be {STONES[players]}"


@pytest.mark.rule("EZ-23.1")
@pytest.mark.parametrize(
    "path",
    [
        ("supply", "dark"), ("supply", "light"), ("supply", "mammoths"), ("supply", "clubs"), ("players", 0, "stones"),
        ("players", 0, "clubs"), ("players", 0, "score"), ("players", 0, "reserve"), ("areas", 8, "mammoths"),
    ],
)  # fmt: skip
def test_no_amount_is_negative(path: tuple[str | int, ...]) -> None:
    assert "must be from 0 to" in refusal(add(*path, amount=-100))


@pytest.mark.rule("EZ-23.2")
@pytest.mark.parametrize("change", [add("players", 1, "reserve"), add("areas", 8, "hunters", 1, amount=-1)])
def test_a_player_has_twelve_hunters(change: Callable[[State], None]) -> None:
    said = refusal(change, areas={9: "yellow3", 10: "red2"})
    assert said.startswith("EZ-23.2: yellow has 1")
    assert said.endswith("must be 12")


@pytest.mark.rule("EZ-23.3")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("place", [("supply", "mammoths"), ("areas", 8, "mammoths")])
def test_mammoths_neither_vanish_nor_appear(players: int, place: tuple[str | int, ...]) -> None:
    said = refusal(add(*place), players, areas={9: "M1"})
    assert said == f"EZ-23.3: there are {MAMMOTHS[players] + 1} mammoths, must be {MAMMOTHS[players]}"


@pytest.mark.rule("EZ-23.4")
@pytest.mark.parametrize("place", [("supply", "clubs"), ("players", 0, "clubs"), ("areas", 8, "armed", 1)])
def test_there_are_six_clubs(place: tuple[str | int, ...]) -> None:
    assert refusal(add(*place), areas={9: "yellow3*1"}) == "EZ-23.4: there are 7 clubs, must be 6"


@pytest.mark.rule("EZ-23.4")
def test_no_more_clubs_than_hunters() -> None:
    def three_clubs_for_two(state: State) -> None:
        state["areas"][8]["armed"][1] = 3
        state["supply"]["clubs"] -= 3

    said = refusal(three_clubs_for_two, areas={9: "yellow2"})
    assert said == "EZ-23.4: in area 9 yellow has 2 hunters and 3 of them with clubs"


@pytest.mark.rule("EZ-23.5")
def test_cards_neither_vanish_nor_change() -> None:
    def one_card_less(state: State) -> None:
        state["cards"]["light"]["deck"].remove("drive")

    def one_card_more(state: State) -> None:
        state["cards"]["dark"]["seen"].append("settle_two")

    def another_card(state: State) -> None:
        state["players"][0]["hand"][0] = "drive"

    def discarded_and_kept(state: State) -> None:
        state["players"][0]["discarded"].append("fire")

    assert refusal(one_card_less) == "EZ-23.5: there are 2 cards drive, must be 3"
    assert refusal(one_card_more) == "EZ-23.5: there are 3 cards settle_two, must be 2"
    said = refusal(another_card, hands={"red": hand("trail")})
    assert "EZ-23.5: there are 1 cards trail, must be 2" in said
    assert "EZ-23.5: there are 4 cards drive, must be 3" in said
    assert refusal(discarded_and_kept) == "EZ-23.5: there are 4 cards fire, must be 3"


@pytest.mark.rule("EZ-23.6")
def test_the_fire_tiles_are_complete_and_one_per_open_area_lies_on_the_board() -> None:
    def another_face(state: State) -> None:
        tile = next(tile for tile in state["fires"] if tile[1] == 1)
        tile[1] = 2

    def one_more_on_the_board(state: State) -> None:
        tile = next(tile for tile in state["fires"] if tile[0] == 0)
        tile[0] = 9

    def one_less_on_the_board(state: State) -> None:
        tile = next(tile for tile in state["fires"] if tile[0] == 9)
        tile[0] = 0

    said = refusal(another_face)
    assert "EZ-23.6: there are 4 fire tiles of value 1, must be 5" in said
    assert "EZ-23.6: there are 6 fire tiles of value 2, must be 5" in said
    assert refusal(one_more_on_the_board).startswith("EZ-23.6: 9 fire tiles lie on the board")
    assert refusal(one_less_on_the_board).startswith("EZ-23.6: 7 fire tiles lie on the board")
    assert "must have 14 entries" in refusal(lambda state: state["fires"].pop())


@pytest.mark.rule("EZ-23.7")
def test_an_iced_area_is_empty() -> None:
    def hunter(state: State) -> None:
        state["areas"][0]["hunters"][0] = 1
        state["players"][0]["reserve"] -= 1

    def armed_hunter(state: State) -> None:
        hunter(state)
        state["areas"][0]["armed"][0] = 1
        state["supply"]["clubs"] -= 1

    def mammoth(state: State) -> None:
        state["areas"][0]["mammoths"] = 1
        state["supply"]["mammoths"] -= 1

    def fire(state: State) -> None:
        tile = next(tile for tile in state["fires"] if tile[0] == 9)
        tile[0] = 1

    for change in (hunter, armed_hunter, mammoth, fire):
        assert refusal(change, mammoth_supply=1) == "EZ-23.7: the iced area 1 is not empty"


@pytest.mark.rule("EZ-23.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_turn_begins_with_five_cards_of_both_colours_in_every_hand(seat: int) -> None:
    def four_cards(state: State) -> None:
        card = state["players"][seat]["hand"].pop(0)
        state["cards"]["light"]["deck"].append(card)

    def one_colour(state: State) -> None:
        player = state["players"][seat]
        dark = [card for card in player["hand"] if card not in LIGHT_CARDS]
        light = [card for card in player["hand"] if card in LIGHT_CARDS]
        player["hand"] = light + [state["cards"]["light"]["deck"].pop() for _ in dark]
        state["cards"]["dark"]["deck"] += dark

    colour = ["red", "yellow", "green"][seat]
    assert refusal(four_cards) == f"EZ-23.8: {colour} holds 4 cards, 1 of them light"
    assert refusal(one_colour) == f"EZ-23.8: {colour} holds 5 cards, 5 of them light"

    def six_cards(state: State) -> None:
        state["players"][seat]["hand"].append(state["cards"]["light"]["deck"].pop())

    assert "must be 5 cards at most" in refusal(six_cards)


@pytest.mark.rule("EZ-23.10")
@pytest.mark.parametrize("colour", ["light", "dark"])
def test_an_open_card_is_no_cult_card(colour: str) -> None:
    def open_cult(state: State) -> None:
        pile = state["cards"][colour]
        pile["open"] = pile["seen"].pop()

    said = refusal(open_cult, under_light=["cult_light"], under_dark=["cult_dark"])
    assert said == f"EZ-23.10: the open {colour} card is a cult card"


@pytest.mark.rule("EZ-23.11")
@pytest.mark.parametrize("colour", ["light", "dark"])
def test_no_deck_is_empty(colour: str) -> None:
    def empty(state: State) -> None:
        pile = state["cards"][colour]
        pile["seen"] += pile["deck"]
        pile["deck"] = []

    assert refusal(empty) == f"EZ-23.11: the {colour} deck is empty"


@pytest.mark.rule("EZ-23.12")
@pytest.mark.parametrize("ended_by", [None, 0])
def test_no_turn_begins_without_a_stone_in_the_dark_supply(ended_by: int | None) -> None:
    def empty(state: State) -> None:
        state["supply"]["light"] += state["supply"]["dark"]
        state["supply"]["dark"] = 0
        state["ended_by"] = ended_by

    assert "EZ-23.12: a settle turn begins with an empty dark supply" in refusal(empty)


@pytest.mark.rule("EZ-23.12", "EZ-12.3")
def test_no_turn_begins_after_the_end_of_settling() -> None:
    def ended(state: State) -> None:
        state["ended_by"] = 0

    assert refusal(ended) == "EZ-12.3: settling has ended, and no further turn begins"


@pytest.mark.rule("EZ-23.12", "EZ-12.1")
def test_the_dark_supply_is_empty_exactly_from_the_card_that_ends_settling_on() -> None:
    def empty(state: State) -> None:
        state["supply"]["light"] += state["supply"]["dark"]
        state["supply"]["dark"] = 0

    def ended(state: State) -> None:
        state["ended_by"] = 0

    def ended_by_another(state: State) -> None:
        empty(state)
        state["ended_by"] = 1

    discard = [["end_turn", 0], ["refill", 0], ["discard", 0]]
    assert refusal(empty, agenda=discard).startswith("EZ-12.1: the dark supply is empty")
    for change in (ended, ended_by_another):
        assert refusal(change, agenda=discard).startswith("EZ-12.1: settling ends in the turn of the player who")


@pytest.mark.rule("EZ-23.8", "EZ-7.4")
def test_only_the_turn_player_may_be_short_of_cards_and_only_in_his_turn() -> None:
    def four_cards(seat: int) -> Callable[[State], None]:
        def change(state: State) -> None:
            state["cards"]["light"]["deck"].append(state["players"][seat]["hand"].pop(0))

        return change

    turn = [["end_turn", 0], ["refill", 0]]
    assert refusal(four_cards(1), agenda=[*turn, ["discard", 0]]) == "EZ-23.8: yellow holds 4 cards, 1 of them light"
    data = table_dict(3, agenda=[*turn, ["discard", 0]])
    four_cards(0)(data["state"])
    assert GAME.from_dict(data).seat == 0
    data["state"]["agenda"] = [*turn, ["draw", 0]]
    assert len(GAME.from_dict(data).choices()) == 2
    for agenda in ([["turn", 1]], [["end_turn", 0]]):
        data["state"]["agenda"] = agenda
        with pytest.raises(PositionError, match=r"EZ-23\.8: red holds 4 cards"):
            GAME.from_dict(data)


@pytest.mark.rule("EZ-3.1", "EZ-3.3")
def test_the_preround_is_counted() -> None:
    data: dict[str, Any] = GAME.start(3, seed=1).to_dict()
    first = data["state"]["turn"]
    assert GAME.from_dict(data).seat == first

    def broken(**change: object) -> str:
        copy: dict[str, Any] = GAME.from_dict(data).to_dict()
        copy["state"].update(change)
        with pytest.raises(PositionError) as caught:
            GAME.from_dict(copy)
        return str(caught.value)

    assert "EZ-3.1" in broken(agenda=[["preround_place", first, 1]])  # nobody has placed one yet
    assert broken(agenda=[["preround_place", (first + 1) % 3, 0]]).startswith("EZ-3.1: it is not this player's turn")
    assert "all hunters of the pre-round are placed" in broken(agenda=[["preround_place", first, 18]])
    assert "does not happen in the pre-round" in broken(agenda=[["turn", first]])
    assert "happens before round 1 only" in broken(round=1)
    dealt = GAME.from_dict(data).to_dict()
    state: Any = dealt["state"]
    state["players"][0]["hand"].append(state["cards"]["light"]["deck"].pop())
    with pytest.raises(PositionError, match=r"EZ-3\.3"):
        GAME.from_dict(dealt)


@pytest.mark.rule("EZ-23.16")
@pytest.mark.parametrize("step", ["scoring", "glacier_phase", "next_round"])
def test_after_the_conflicts_no_club_and_no_fire_lies_on_the_board(step: str) -> None:
    def fire(state: State) -> None:
        state["fires"][0][0] = 9

    def club(state: State) -> None:
        state["areas"][8]["armed"][1] = 1
        state["supply"]["clubs"] -= 1

    for change in (fire, club):
        said = refusal(change, areas={9: "yellow1"}, ended_by="red", agenda=[[step, None]])
        assert said == "EZ-23.16: after the conflicts no club and no fire tile lies on the board"


@pytest.mark.rule("EZ-23.18", "C2")
def test_every_light_cost_is_at_most_eight() -> None:
    costs = [card["cost"] for card in GAME.content["cards"].values() if "cost" in card]
    assert all(max(cost) <= 8 if isinstance(cost, list) else cost <= 8 for cost in costs)
    # So a player with 8 stones can play each of them.
    for card in LIGHT_CARDS[:-1]:
        data = table_dict(3, stones={"red": 8}, hands={"red": hand(card)})
        position = GAME.from_dict(data)
        assert f"play {card}" in {position.notation(choice) for choice in position.choices()}


# -- the agenda: a position at which nothing, or nonsense, could be chosen is no position

TURN = [["end_turn", 0], ["after_action", 0]]


@pytest.mark.rule("EZ-20.1")
@pytest.mark.parametrize(
    ("agenda", "given", "reason"),
    [
        ([["play_card", 0]], {}, "cannot be the last thing on the agenda"),
        ([["end_turn", 0], ["play_card", 0]], {}, "cannot come before end_turn"),
        ([["end_turn", 0], ["after_action", 0], ["draw", 0]], {}, "cannot come before after_action"),
        ([["end_turn", 0], ["refill", 0], ["draw", 0]], {}, "the hand is full"),
        ([["end_turn", 1], ["refill", 1], ["discard", 1]], {}, "belongs to the player whose turn it is"),
        ([["end_turn", None]], {}, "needs a seat"),
        ([["conflicts", 0]], {"ended_by": "red"}, "needs no seat"),
        ([["conflicts", None]], {}, "needs to know who ended settling"),
        ([["glacier", 0]], {"ended_by": "red"}, "cannot be the last thing"),
        ([*TURN, ["club_now", 0]], {}, "there is no club to attach"),
        ([*TURN, ["attach_club", 0, 4]], {"areas": {5: "red1"}}, "there is no club to attach"),
        ([*TURN, ["attach_club", 0, 4]], {"areas": {5: "red1*1"}, "clubs": {"red": 1}}, "no hunter without a club"),
        ([*TURN, ["cult_choice", 0, 13]], {}, "there is no open card to copy"),
        ([*TURN, ["cult_choice", 0, 12]], {"open_dark": "leave_one"}, "needs a cult card"),
        ([*TURN, ["mammoth_move", 0]], {"stones": {"red": 1}}, "no mammoth can be placed or moved"),
        ([*TURN, ["place_hunter", 0, 9, 0, 0]], {}, "needs a card that places hunters"),
        ([*TURN, ["trail_step", 0, 0, 1, 1]], {}, "area 1 is iced"),
        ([*TURN, ["migration_step", 0, 59, 1, 1]], {}, "do not border"),
        ([*TURN, ["choose_opponent", 0, 15]], {}, "must be from 16 to 20"),
        ([*TURN, ["act", 1, 9]], {}, "must be from 14 to 15"),
        ([*TURN, ["play_card", 0]], {"stones": {"red": 8}}, "rich must say"),
        ([["deal", None]], {}, "must be one of"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(agenda: list[list[Any]], given: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(table_dict(3, agenda=agenda, **given))
    assert reason in str(caught.value)


# -- whole games


class Follower:
    """Follows a game from decision to decision, in the words of section 23."""

    def __init__(self, players: int, rounds: int) -> None:
        self.players = players
        self.rounds = rounds
        self.before: State | None = None
        self.had_open: set[str] = set()
        self.iced_in: Counter[int] = Counter()
        self.checked: Counter[str] = Counter()

    def see(self, state: State, kind: str, offered: int, events: list[Event]) -> None:
        self.pieces(state)
        self.cards(state)
        self.board(state, kind)
        if kind == "play_card":
            self.turn_begins(state, offered)
        if self.before is not None:
            self.since(self.before, state, events)
        self.before = state

    def pieces(self, state: State) -> None:
        stones = [player["stones"] for player in state["players"]] + [state["supply"]["dark"], state["supply"]["light"]]
        assert sum(stones) == STONES[self.players], "EZ-23.1"
        assert min(stones) >= 0, "EZ-23.1"
        for seat, player in enumerate(state["players"]):
            assert player["reserve"] + sum(area["hunters"][seat] for area in state["areas"]) == 12, "EZ-23.2"
            assert player["reserve"] >= 0, "EZ-23.2"
        mammoths = sum(area["mammoths"] for area in state["areas"]) + state["supply"]["mammoths"]
        assert mammoths == MAMMOTHS[self.players], "EZ-23.3"
        clubs = sum(sum(area["armed"]) for area in state["areas"]) + sum(p["clubs"] for p in state["players"])
        assert clubs + state["supply"]["clubs"] == 6, "EZ-23.4"
        for area in state["areas"]:
            pairs = zip(area["armed"], area["hunters"], strict=True)
            assert all(0 <= armed <= hunters for armed, hunters in pairs), "EZ-23.4"

    def cards(self, state: State) -> None:
        everything: Counter[str] = Counter()
        for player in state["players"]:
            everything.update(player["hand"])
            everything.update(player["discarded"])
        for colour, pile in state["cards"].items():
            everything.update(pile["deck"])
            everything.update(pile["seen"])
            assert pile["open"] not in ("cult_light", "cult_dark"), "EZ-23.10"
            if pile["open"] is not None:
                everything[pile["open"]] += 1
                self.had_open.add(colour)
            assert (pile["open"] is not None) == (colour in self.had_open), "EZ-23.10"
            assert len(pile["deck"]) >= 1, "EZ-23.11"
        copies = {card: count for card, count in GAME.content["copies"].items() if card != "source"}
        assert everything == copies, "EZ-23.5"
        assert sum(copies[card] for card in LIGHT_CARDS) == 33, "EZ-23.5"
        assert sum(copies.values()) == 55, "EZ-23.5"

    def board(self, state: State, kind: str) -> None:
        assert Counter(value for _, value in state["fires"]) == {0: 4, 1: 5, 2: 5}, "EZ-23.6"
        open_areas = {number for number, area in enumerate(state["areas"], 1) if not area["ice"]}
        with_fire = [place for place, _ in state["fires"] if place]
        if kind in ("glacier", "over"):
            assert with_fire == [], "EZ-23.16"
            assert all(sum(area["armed"]) == 0 for area in state["areas"]), "EZ-23.16"
            self.checked["EZ-23.16"] += 1
        else:
            assert len(with_fire) == len(open_areas), "EZ-23.6"
        assert set(with_fire) <= open_areas, "EZ-23.7"
        for area in state["areas"]:
            if area["ice"]:
                assert sum(area["hunters"]) + sum(area["armed"]) + area["mammoths"] == 0, "EZ-23.7"

    def turn_begins(self, state: State, offered: int) -> None:
        self.checked["turns"] += 1
        for player in state["players"]:
            light = sum(1 for card in player["hand"] if card in LIGHT_CARDS)
            assert len(player["hand"]) == 5, "EZ-23.8"
            assert 1 <= light <= 4, "EZ-23.8"
        assert offered >= 1, "EZ-23.9"
        assert state["supply"]["dark"] >= 1, "EZ-23.12"

    def since(self, before: State, state: State, events: list[Event]) -> None:
        kinds = {event.kind for event in events}
        for event in events:
            if event.kind == "round_began" and event.args["round"] != 1:
                dark = event.args["dark"]
                assert isinstance(dark, int)
                assert dark >= 10, "EZ-23.12"
                self.checked["EZ-23.12"] += 1
        if "round_began" not in kinds and before["round"] > 0:
            assert state["supply"]["dark"] <= before["supply"]["dark"], "EZ-23.13"
            self.checked["EZ-23.13"] += 1
        for old, new in zip(before["players"], state["players"], strict=True):
            if "round_scored" in kinds:
                assert new["score"] >= old["score"], "EZ-23.14"
            else:
                assert new["score"] == old["score"], "EZ-23.14"
        iced = 0
        for old, new in zip(before["areas"], state["areas"], strict=True):
            assert new["ice"] or not old["ice"], "EZ-23.7"
            iced += new["ice"] - old["ice"]
        self.iced_in[before["round"]] += iced
        assert self.iced_in[before["round"]] <= 1, "EZ-23.17"
        assert self.iced_in[self.rounds] == 0, "EZ-23.17"
        self.checked["EZ-23.17"] += iced
        if "settling_ended" in kinds:
            self.conflicts(before, events)

    def conflicts(self, before: State, events: list[Event]) -> None:
        """Nothing on the board changes between the last decision of settling and the conflicts."""
        left = [list(area["hunters"]) for area in before["areas"]]
        for event in events:
            if event.kind == "conflict_lost":
                assert event.seat is not None
                left[int(str(event.args["area"])) - 1][event.seat] -= 1
        for number, (hunters, area) in enumerate(zip(left, before["areas"], strict=True), 1):
            fires = sum(value for place, value in before["fires"] if place == number)
            limit = 3 + area["mammoths"] + fires
            if sum(area["hunters"]) > limit:
                self.checked["EZ-23.15"] += 1
                assert sum(hunters) <= limit or hunters == area["armed"], "EZ-23.15"
            assert all(count >= armed for count, armed in zip(hunters, area["armed"], strict=True)), "EZ-13.10"


@pytest.mark.rule(
    "EZ-23.1", "EZ-23.2", "EZ-23.3", "EZ-23.4", "EZ-23.5", "EZ-23.6", "EZ-23.7", "EZ-23.8", "EZ-23.9", "EZ-23.10",
    "EZ-23.11", "EZ-23.12", "EZ-23.13", "EZ-23.14", "EZ-23.15", "EZ-23.16", "EZ-23.17",
)  # fmt: skip
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rounds", [3, 4])
def test_random_games_keep_every_invariant(players: int, rounds: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(5):
        follower = Follower(players, rounds)
        for position, events in wander(players, 100 + seed, rounds):
            assert position.check() == []
            state: Any = position.to_dict()["state"]
            kind = "over" if position.decision is None else position.decision.kind
            follower.see(state, kind, len(position.choices()), events)
        assert position.over
        checked += follower.checked
    # The games have really met what the invariants speak of.
    assert checked["EZ-23.12"] == 5 * (rounds - 1)
    assert checked["EZ-23.16"] == 5 * rounds
    assert checked["EZ-23.15"] > 0
    assert checked["EZ-23.17"] > 0
    assert checked["turns"] > 50 * rounds / 4


@pytest.mark.rule("EZ-23.9", "EZ-6.12")
@pytest.mark.parametrize("stones", [0, 1, 7, 8, 12])
@pytest.mark.parametrize("light", ["cult_light", "trail", "mammoth"])
@pytest.mark.parametrize("dark", ["cult_dark", "leave_one"])
def test_some_card_is_always_playable(stones: int, light: str, dark: str) -> None:
    """The hardest hands: one card of a colour, nothing open to copy, no mammoth in the supply."""
    for cards in ([light, dark, dark, "settle_one", "settle_two"], [light, "drive", "migration", "club", dark]):
        copies = GAME.content["copies"]
        if any(cards.count(card) > copies[card] for card in cards):
            continue
        data = table_dict(3, stones={"red": stones}, areas={5: "M4"}, mammoth_supply=0, hands={"red": cards})
        assert len(GAME.from_dict(data).choices()) >= 1


@pytest.mark.rule("EZ-5.6")
def test_a_cult_card_is_played_with_the_stones_of_the_beginning_of_the_turn() -> None:
    agenda = [*TURN, ["cult_choice", 0, 13]]
    data = table_dict(3, agenda=agenda, open_dark="leave_one", stones={"red": 9})
    data["state"]["card"], data["state"]["card_player"] = "cult_light", 0
    assert data["state"]["rich"] is False
    with pytest.raises(PositionError, match="rich must say if the turn began with too many stones: True"):
        GAME.from_dict(data)


@pytest.mark.rule("EZ-10.24")
@pytest.mark.parametrize("step", [["drive_step", 0, 3], ["fire_move", 0], ["swap_pair", 0], ["march_step", 0]])
def test_an_action_needs_the_card_that_is_carried_out(step: list[Any]) -> None:
    data = table_dict(3, agenda=[*TURN, step])
    assert data["state"]["card"] is None
    with pytest.raises(PositionError, match="needs the card being carried out"):
        GAME.from_dict(data)
