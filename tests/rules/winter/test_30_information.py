"""Section 30: what everybody may see, what only one player may, and what nobody may."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    COLOURS,
    GAME,
    hexes,
    play,
    player,
    seat,
    step,
    table,
    tell,
    told,
    view,
)
from tests.rules.winter.test_29_decisions import MODULES, wander

#: What only the owner sees of a player.
OWN = {"hand", "deck", "buried", "pile"}
#: What a view and a saved position write alike.
OPEN = ("score", "food", "tools", "offering", "honor", "honor_cell", "chief", "setup", "living", "tipped", "points")


def state_of(position: Position) -> dict[str, Any]:
    data: dict[str, Any] = position.to_dict()
    found: dict[str, Any] = data["state"]
    return found


def cards(state: dict[str, Any], number: int, *zones: str) -> list[str]:
    return [card for card, zone in state["players"][number]["cards"] if zone in zones]


def samples(players: int, seed: int) -> list[Position]:
    """Some positions of a random game with everything in it."""
    found = [p.copy() for number, p in enumerate(wander(players, seed, **MODULES)) if number % 17 == seed % 17]
    assert len(found) > 12
    return found


def redealt(position: Position, viewer: int | None, chance: random.Random) -> Position:
    """The same game for the viewer, with everything dealt anew that he cannot see. Not the engine's way of doing it."""
    data: dict[str, Any] = copy.deepcopy(position.to_dict())
    state = data["state"]
    hidden = ["deck", "hand", "hand_seen", "buried"] + (["pile"] if state["phase"] == "action" else [])
    for number, owner in enumerate(state["players"]):
        zones = ["deck"] if number == viewer else hidden
        entries = [entry for entry in owner["cards"] if entry[1] in zones]
        kinds = [card for card, _ in entries]
        chance.shuffle(kinds)
        for entry, card in zip(entries, kinds, strict=True):
            entry[0] = card
    for deck in (*state["culture"]["decks"], state["animals"]["deck"]):
        chance.shuffle(deck)
    tiles = state["rest_tiles"]
    known = int(tiles["open"])
    rest = tiles["stack"][known:]
    chance.shuffle(rest)
    tiles["stack"][known:] = rest
    finds = state["ice_finds"]
    shown = [name for name, turned in finds.values() if turned]
    unknown = [name for name in GAME.content["ice_finds"] if name not in shown]
    chance.shuffle(unknown)
    for entry in finds.values():
        if not entry[1]:
            entry[0] = unknown.pop()
    state["dice"] = {"key": f"{chance.randrange(2**128):064x}", "blocks": 0, "used": 16}
    return GAME.from_dict(data)


def as_text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


# -- open to everybody


@pytest.mark.rule("EW-30.1", "EW-30.7", "EW-30.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_open_is_shown_to_everybody(players: int) -> None:
    for p in samples(players, players):
        public = p.view(None)
        for viewer in range(players):
            own: dict[str, Any] = copy.deepcopy(p.view(viewer))
            own["viewer"] = None
            if not p.over:
                for key in OWN - set(public["players"][viewer]):  # type: ignore[index]
                    del own["players"][viewer][key]
            assert as_text(own) == as_text(public)


@pytest.mark.rule("EW-30.1", "EW-30.7", "EW-30.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_and_it_is_what_lies_on_the_table(players: int) -> None:
    for p in samples(players, players + 3):
        state, shown = state_of(p), view(p)
        assert shown["order"] == state["order"]
        assert shown["stacks"] == state["stacks"]
        assert shown["culture"]["display"] == state["culture"]["display"]
        assert shown["culture"]["decks"] == [len(deck) for deck in state["culture"]["decks"]]
        assert shown["animals"] == {"area": state["animals"]["area"], "deck": len(state["animals"]["deck"])}
        assert [entry["stone"] for entry in shown["stones"]] == state["stones"]
        assert {entry["hex"]: entry["terrain"] for entry in shown["hexes"]} == state["terrain"]
        assert {entry["juncture"]: entry["seat"] for entry in shown["villages"]} == state["villages"]
        pieces = [[piece[key] for key in ("x", "y", "level", "seat")] for piece in shown["site"]["pieces"]]
        assert pieces == state["site"]["pieces"]
        assert [entry["tile"] for entry in shown["site"]["tiles"]] == state["site"]["tiles"]
        for number, entry in enumerate(shown["players"]):
            true = state["players"][number]
            for key in OPEN:
                assert entry[key] == true[key], key
            assert [stone["stone"] for stone in entry["stones"]] == true["stones"]
            assert entry["discard"] == cards(state, number, "discard")
            assert entry["played"] == cards(state, number, "played", "ready")
            assert entry["hand_size"] == len(cards(state, number, "hand", "hand_seen"))
            assert entry["deck_size"] == len(cards(state, number, "deck"))
            assert entry["pile_size"] == len(cards(state, number, "pile", "pile_used"))
            assert entry["buried_size"] == len(cards(state, number, "buried", "buried_seen"))
            camps = {name: spot["camps"][number] for name, spot in hexes(p).items()}
            assert {name: count for name, count in camps.items() if count} == true["camps"]


@pytest.mark.rule("EW-30.1")
def test_cards_from_open_sources_are_told_to_everybody() -> None:
    p = table(turn="red", gaining="tribe_hand 1 + culture 1", display=["cairn", "snowshoes"])
    told_all = [event.seen_by(None) for text in ("stack elder", "display cairn") for event in tell(p, text)]
    taken = [event["args"] for event in told_all if event["kind"] == "card_taken"]
    assert taken == [{"card": "elder", "to": "hand"}, {"card": "cairn", "to": "hand"}]


# -- secrets of one player


@pytest.mark.rule("EW-30.2", "EW-30.3", "EW-30.4", "EW-30.5", "EW-30.15", "EW-30.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hand_deck_pile_and_grave_are_in_the_view_of_their_owner_only(players: int) -> None:
    for p in samples(players, players + 5):
        if p.over:
            continue
        state = state_of(p)
        revealed = {"pile"} if state["phase"] == "eclipse" else set()
        for viewer in [None, *range(players)]:
            shown: list[dict[str, Any]] = p.view(viewer)["players"]  # type: ignore[assignment]
            for number, entry in enumerate(shown):
                if number != viewer:
                    assert OWN & set(entry) == revealed
                    assert entry["buried_seen"] == sorted(cards(state, number, "buried_seen"))
                    continue
                assert sorted(entry["hand"]) == sorted(cards(state, number, "hand", "hand_seen"))
                assert sorted(entry["deck"]) == sorted(cards(state, number, "deck"))
                assert sorted(entry["buried"]) == sorted(cards(state, number, "buried", "buried_seen"))
                assert entry["pile"] == cards(state, number, "pile", "pile_used")


@pytest.mark.rule("EW-30.4")
def test_a_pile_is_face_down_until_the_reveal() -> None:
    p = table(eclipse=True, agenda=[["next_turn", None], ["pile_add", 0]], turquoise={"hand": ["hunter", "gatherer"]})
    play(p, "pile hunter")
    for viewer in (None, 1):
        assert "pile" not in p.view(viewer)["players"][0]  # type: ignore[index]
        assert p.view(viewer)["players"][0]["pile_size"] == 1  # type: ignore[index]
    assert player(p, "turquoise")["pile"] == ["hunter"]
    play(p, "done")
    assert view(p)["players"][0]["pile"] == ["hunter"]


@pytest.mark.rule("EW-30.5", "EW-30.16")
def test_buried_cards() -> None:
    p = table(turn="red", gaining="bury 2", red={"hand": ["shaman", "gatherer"], "discard": ["elder"]})
    play(p, "bury hand shaman", "bury discard elder")
    assert player(p, "red")["buried"] == ["shaman", "elder"]
    for viewer in (None, 0):
        entry = p.view(viewer)["players"][1]  # type: ignore[index]
        assert (entry["buried_size"], entry["buried_seen"]) == (2, ["elder"])
        assert "shaman" not in as_text(entry)


@pytest.mark.rule("EW-30.6")
def test_what_the_others_read_in_the_log() -> None:
    p = table(turn="red", gaining="bury 1", red={"hand": ["shaman", "gatherer"]})
    events = tell(p, "bury hand shaman")
    for viewer in (None, 0):
        assert [event.seen_by(viewer) for event in events] == [{"kind": "buried_from_hand", "seat": 1, "args": {}}]
    assert events[0].seen_by(1)["args"] == {"card": "shaman"}
    p = table(eclipse=True, agenda=[["next_turn", None], ["pile_add", 0]], turquoise={"hand": ["hunter", "gatherer"]})
    events = tell(p, "pile hunter")
    assert events[0].seen_by(1) == {"kind": "pile_added", "seat": 0, "args": {}}
    assert events[0].seen_by(0)["args"] == {"card": "hunter"}
    p = table(turn="red", red={"hand": ["drying_rack", "flint_core", "gatherer", "hunter"]})
    play(p, "culture drying_rack", "culture flint_core")
    events = tell(p, "discard hunter")  # the fee: the discard pile is open
    assert told(events, "discarded") == [{"card": "hunter", "who": 1}]
    p = table(turn="red", column="rest", red={"deck": ["shaman"], "hand": []})
    play(p, "draw")
    events = tell(p, "income draw")
    assert [event.seen_by(0)["args"] for event in events if event.kind == "drew"] == [{}]
    assert [event.seen_by(1)["args"] for event in events if event.kind == "drew"] == [{"card": "shaman"}]


@pytest.mark.rule("EW-30.14")
def test_not_even_the_owner_sees_the_order_of_the_deck() -> None:
    decks = (["gatherer", "hunter", "shaman", "gatherer"], ["shaman", "gatherer", "gatherer", "hunter"])
    views = [as_text(table(turn="red", red={"deck": deck, "hand": []}).view(1)) for deck in decks]
    assert views[0] == views[1]
    assert player(table(red={"deck": decks[0]}), "red")["deck"] == ["gatherer", "gatherer", "shaman", "hunter"]


# -- secrets of nobody


@pytest.mark.rule("EW-30.7", "EW-30.8", "EW-30.11", "EW-30.14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_view_says_nothing_of_what_is_hidden(players: int, seed: int) -> None:
    """Hidden cards and tiles are dealt anew by hand: view, decision and choices stay byte for byte the same."""
    chance = random.Random(seed)
    compared = 0
    for p in samples(players, seed):
        if p.over:
            continue
        for viewer in [None, *range(players)]:
            other = redealt(p, viewer, chance)
            if state_of(other)["agenda"] != state_of(p)["agenda"]:
                continue  # in that world the decision would have a single choice, and would not be asked (EW-29.2)
            compared += 1
            assert as_text(other.view(viewer)) == as_text(p.view(viewer))
            described = [[choice.to_dict() for choice in q.choices_for(viewer)] for q in (p, other)]
            assert as_text(described[0]) == as_text(described[1])
    assert compared > 40


@pytest.mark.rule("EW-30.11")
@pytest.mark.parametrize("players", [2, 4])
def test_a_determinized_position_looks_the_same_to_its_seat(players: int) -> None:
    for p in samples(players, 7):
        before = p.digest()
        for viewer in range(players):
            other = p.determinize(viewer, 5)
            assert as_text(other.view(viewer)) == as_text(p.view(viewer))
            described = [[choice.to_dict() for choice in q.choices_for(viewer)] for q in (p, other)]
            assert as_text(described[0]) == as_text(described[1])
            assert other.check() == []
        assert p.digest() == before


@pytest.mark.rule("EW-30.11")
def test_neither_the_seed_nor_the_dice_are_in_a_view() -> None:
    p = GAME.start(2, seed=123456789123456789, options={"ice_finds": True, "rest_tiles": True})
    key = state_of(p)["dice"]["key"]
    for viewer in (None, 0, 1):
        text = as_text(p.view(viewer))
        assert "123456789123456789" not in text
        assert key not in text
        assert "dice" not in text
        assert "seed" not in text


@pytest.mark.rule("EW-30.8")
def test_face_down_ice_finds_are_unknown_to_all() -> None:
    terrain = {"1,0": "glacier", "2,0": "glacier"}
    ice = {"1,0": ("ice_tusks", True), "2,0": ("ice_cave", False)}
    p = table(options={"ice_finds": True}, terrain=terrain, ice=ice)
    for viewer in (None, 0, 1):
        shown = {entry["hex"]: entry["ice_find"] for entry in p.view(viewer)["hexes"]}  # type: ignore[attr-defined]
        assert (shown["1,0"], shown["2,0"]) == ("ice_tusks", "hidden")
        assert "ice_cave" not in as_text(p.view(viewer))
    worlds = {state_of(p.determinize(0, number))["ice_finds"]["2,0"][0] for number in range(30)}
    assert len(worlds) > 4
    assert "ice_tusks" not in worlds
    assert {state_of(p.determinize(0, n))["ice_finds"]["1,0"][0] for n in range(9)} == {"ice_tusks"}


@pytest.mark.rule("EW-30.7", "EW-30.9")
def test_rest_tiles() -> None:
    stack = ["rest_wake", "rest_prayer", "rest_stories", "rest_scouts", "rest_fireside"]
    p = table(turn="red", options={"rest_tiles": True}, rest_stack=stack)
    assert view(p)["rest_tiles"]["open"] == "rest_wake"
    assert "rest_prayer" not in as_text(p.view(1))
    worlds = [state_of(p.determinize(1, n))["rest_tiles"]["stack"] for n in range(20)]
    assert {world[0] for world in worlds} == {"rest_wake"}
    assert len({tuple(world) for world in worlds}) > 5
    play(p, "place tribe rest")
    events = tell(p, "swap tile")
    assert events[0].seen_by(0)["args"] == {"rest_tile": "rest_prayer", "swapped": 1}
    assert p.view(0)["rest_tiles"]["held"] == "rest_prayer"  # type: ignore[index]


@pytest.mark.rule("EW-30.12")
def test_after_the_final_scoring_everything_is_open() -> None:
    hidden = {"hand": ["hunter"], "deck": ["elder", "shaman"], "buried": ["gatherer"]}
    p = table(
        turquoise=hidden,
        round_=4,
        phase="eclipse",
        agenda=[["final_scoring", None]],
        options={"ice_finds": True, "rest_tiles": True},
        terrain={"1,0": "glacier"},
        ice={"1,0": ("ice_cave", False)},
        animal_deck=["cat", "rhino"],
        display=["antler_workshop"],
        culture_decks=(None, ["capstone", "star_lore"]),
        rest_stack=["rest_wake", "rest_prayer", "rest_stories", "rest_scouts", "rest_fireside"],
    )
    for viewer in (None, 0, 1):
        shown: dict[str, Any] = p.view(viewer)
        turquoise = shown["players"][0]
        assert turquoise["hand"] == ["hunter"]
        assert turquoise["deck"] == ["shaman", "elder"]
        assert turquoise["buried"] == ["gatherer"]
        assert {entry["hex"]: entry["ice_find"] for entry in shown["hexes"]}["1,0"] == "ice_cave"
        assert shown["left_over"] == {
            "culture": [[], ["star_lore", "capstone"]],
            "animals": ["rhino", "cat"],
            "rest_tiles": ["rest_wake", "rest_prayer", "rest_stories", "rest_scouts", "rest_fireside"],
        }


@pytest.mark.rule("EW-30.12")
def test_and_not_before() -> None:
    p = table(round_=4, **step("red", 1))
    assert view(p)["left_over"] is None
    assert view(p)["ranking"] is None


@pytest.mark.rule("EW-30.12")
@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_drawn_anew_once_everything_is_open(players: int) -> None:
    *_, p = wander(players, 3, **MODULES)
    for viewer in range(players):
        assert as_text(p.determinize(viewer, 5).view(viewer)) == as_text(p.view(viewer))


@pytest.mark.rule("EW-30.17")
def test_what_was_put_away() -> None:
    """Of the stones only those on the table are named; what an open draft left over everybody has seen."""
    p = GAME.start(2, seed=8, options={"draft": "chief_setup"})
    laid = [stone for stone in state_of(p)["stones"] if stone]
    assert [entry["stone"] for entry in view(p)["stones"] if entry["stone"]] == laid
    assert len(laid) == 8
    text = as_text(view(p))
    away = [name for name in GAME.content["stones"] if name.startswith(("v_", "tip_")) and name not in laid]
    assert len(away) > 5
    assert not any(name in text for name in away)
    seen = {as_text(p.view(viewer)["draft"]) for viewer in (None, 0, 1)}
    assert seen == {as_text({"chiefs": view(p)["draft"]["chiefs"], "setups": []})}
    assert len(view(p)["draft"]["chiefs"]) == 3
    without = GAME.start(2, seed=8)
    given = {player(without, colour)["chief"] for colour in COLOURS[:2]}
    text = as_text(view(without))
    assert {name for name in GAME.content["chiefs"] if f'"{name}"' in text} == given


# -- what a searching bot may assume


def _hands(p: Position, colour: str, viewer: str) -> list[list[str]]:
    """The hands that a player could have, as far as another one knows."""
    worlds = [state_of(p.determinize(seat(viewer), number)) for number in range(40)]
    return [cards(world, seat(colour), "hand", "hand_seen") for world in worlds]


@pytest.mark.rule("EW-30.1", "EW-30.2")
def test_a_card_taken_openly_is_known_until_a_card_leaves_secretly() -> None:
    p = table(turn="red", gaining="tribe_hand 1 + bury 1", red={"hand": ["gatherer", "brave"]})
    play(p, "stack hunter")
    assert all("hunter" in hand for hand in _hands(p, "red", "turquoise"))
    assert len({tuple(sorted(hand)) for hand in _hands(p, "red", "turquoise")}) > 3  # the others are not known
    play(p, "bury hand brave")
    hands = _hands(p, "red", "turquoise")
    assert {"hunter" in hand for hand in hands} == {True, False}  # it may be the hunter that was buried
    assert all(sorted(hand) == ["gatherer", "hunter"] for hand in _hands(p, "red", "red"))


@pytest.mark.rule("EW-30.2", "EW-30.4", "EW-30.16")
def test_piles_and_graves_are_guessed_until_they_are_seen() -> None:
    p = table(turn="red", red={"pile": [], "hand": ["hunter"], "buried": ["brave"], "deck": ["elder", "shaman"]})
    graves = {tuple(cards(state_of(p.determinize(0, n)), 1, "buried")) for n in range(40)}
    assert len(graves) > 3
    p = table(red={"pile": ["elder", "gatherer"]}, **step("red", 2))
    piles = {tuple(cards(state_of(p.determinize(0, n)), 1, "pile", "pile_used")) for n in range(20)}
    assert piles == {("elder", "gatherer")}  # revealed: everybody knows them
    p = table(eclipse=True, agenda=[["next_turn", None], ["pile_add", 0]], red={"pile": ["hunter"]},
              turquoise={"hand": ["elder"]})  # fmt: skip
    piles = {tuple(cards(state_of(p.determinize(0, n)), 1, "pile")) for n in range(40)}
    assert len(piles) > 3  # not revealed yet


@pytest.mark.rule("EW-30.6", "EW-30.11")
def test_which_card_was_buried_cannot_be_read_from_what_may_be_played() -> None:
    """A bought card waits until the next turn; whether it is still in hand the others do not know."""
    waiting = []
    for buried in ("hunter", "brave"):
        p = table(turn="red", column="initiate", labor=1, red={"hand": ["brave"], "tools": 1, "food": 1, "discard": []})
        play(p, "buy tribe", "stack hunter", "go on", "rite", "skip", f"bury hand {buried}")
        assert state_of(p)["turn"]["fresh"] == ([] if buried == "hunter" else ["hunter"])
        waiting.append(state_of(p.determinize(0, 1))["turn"]["fresh"])
        assert state_of(p.determinize(1, 1))["turn"]["fresh"] == state_of(p)["turn"]["fresh"]
    assert waiting[0] == waiting[1]


@pytest.mark.rule("EW-30.14")
def test_the_own_deck_is_shuffled_too() -> None:
    p = table(turn="red", red={"deck": ["gatherer", "elder", "shaman", "hunter"], "hand": []})
    decks = {tuple(cards(state_of(p.determinize(1, n)), 1, "deck")) for n in range(40)}
    assert len(decks) > 10
    assert {tuple(sorted(deck)) for deck in decks} == {("elder", "gatherer", "hunter", "shaman")}


@pytest.mark.rule("EW-30.7")
def test_culture_and_animal_decks_are_shuffled_too() -> None:
    p = table()
    worlds = [state_of(p.determinize(0, n)) for n in range(12)]
    assert len({tuple(world["animals"]["deck"]) for world in worlds}) == 12
    for era in (0, 1):
        assert len({tuple(world["culture"]["decks"][era]) for world in worlds}) == 12
        assert {tuple(sorted(world["culture"]["decks"][era])) for world in worlds} == {
            tuple(sorted(state_of(p)["culture"]["decks"][era]))
        }
