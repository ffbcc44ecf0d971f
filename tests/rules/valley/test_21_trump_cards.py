"""Section 21 of the rules: the trumps, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    GAME,
    animals,
    decision,
    food,
    go_on,
    herds,
    hex_,
    offered,
    offers,
    people,
    play,
    player,
    roll,
    settlement,
    table,
    tell,
    told,
)


def _red(card: str, hexes: dict[str, str], **more: Any) -> Position:
    """Red holds the card."""
    return table(hexes=hexes, hands={"red": [card]}, **more)


def _asked(position: Position, card: str) -> bool:
    return f"play {card}" in offers(position)


@pytest.mark.rule("VM-21.1", "VM-21.2")
@pytest.mark.parametrize("card", ["forced_march", "stamina"])
def test_three_steps(card: str) -> None:
    position = _red(card, {"2,-3": "red:1w"})
    play(position, "march 2,-3", "step 1,-2")
    assert not _asked(position, card), "a step is left"
    play(position, "step 1,-1")
    assert offers(position) == {"stop", f"play {card}"}
    play(position, f"play {card}", "step 1,0")
    assert decision(position) == "red turn_action"
    assert people(position, "red", "1,0") == "1w"
    crossing = _red(card, {"1,-2": "red:1w"})
    play(crossing, "march 1,-2", "step 0,-1", f"play {card}", "step -1,-1", "step -1,-2")
    assert people(crossing, "red", "-1,-2") == "1w", "over two mountains in summer"
    winter = _red(card, {"1,-2": "red:1w"}, when="W2")
    play(winter, "march 1,-2", "step 0,-1")
    assert decision(winter) == "red turn_action", "in winter a mountain ends the march"
    storm = _red(card, {"1,-2": "red:1w"}, open_=["thunderstorm"])
    play(storm, "march 1,-2", "step 1,-1")
    assert decision(storm) == "red turn_action"


@pytest.mark.rule("VM-21.2")
def test_both_together_are_still_three_steps() -> None:
    position = table(hexes={"2,-3": "red:1w"}, hands={"red": ["forced_march", "stamina"]})
    play(position, "march 2,-3", "step 1,-2", "step 1,-1", "play stamina", "step 1,0")
    assert decision(position) == "red turn_action"


CROSSINGS = ["raft", "bridge", "swimming", "tree_trunks"]


@pytest.mark.rule("VM-21.3", "VM-21.4", "VM-21.5", "VM-21.6")
@pytest.mark.parametrize("card", CROSSINGS)
def test_crossing_a_river(card: str) -> None:
    position = _red(card, {"0,1": "red:2w"})
    play(position, f"play {card}", "warriors 1")
    lake = {"1,-1", "0,-1", "-1,0", "-1,1"} if card == "raft" else set()
    assert offered(position, "target") == {"1,0", "1,1"} | lake
    play(position, "target 1,0")
    assert (people(position, "red", "1,0"), people(position, "red", "0,1")) == ("1w", "1w")
    assert offered(position, "march") == {"0,1", "-3,3"}, "no other movement"
    dry = _red(card, {"2,-3": "red:2w"})
    assert not _asked(dry, card), "no river there"
    held = _red(card, {"0,1": "red:2w wolf2"})
    assert not _asked(held, card), "as many must stay as there are opponents"
    assert _asked(_red(card, {"0,1": "red:1w"}, open_=["thunderstorm"]), card)
    shut = _red(card, {"3,-1": "red:1w", "2,-1": "fire"})
    play(shut, f"play {card}")
    assert people(shut, "red", "3,-2") == "1w", "the burning hex is closed: only one way is left"


@pytest.mark.rule("VM-21.5", "VM-21.6", "VM-21.7")
@pytest.mark.parametrize("card", ["swimming", "tree_trunks", "climb_trees"])
def test_surviving_a_flood(card: str) -> None:
    hexes = {"0,1": "red:3w1f village:red", "1,0": "red:2w", "1,-1": "red:1w"}
    position = _red(card, hexes, phase=1, events=["flood"], dice=[4])
    play(position, f"play {card}")
    if card == "climb_trees":
        assert decision(position) != "red card_target", "only one forest hex with two persons"
    else:
        assert offered(position, "target") == {"0,1", "1,0"}
        play(position, "target 0,1")
    assert people(position, "red", "0,1") == "3w1f"
    assert settlement(position, "0,1") is None
    assert people(position, "red", "1,0") == "1w"
    go_on(position, "turn_action")
    assert "0,1" not in offered(position, "march")


@pytest.mark.rule("VM-21.7")
def test_hiding_in_the_trees() -> None:
    hexes = {"2,-2": "red:1w1f1t village:red blue:3w", "1,-2": "red:1w blue:1w"}
    position = _red("climb_trees", hexes)
    go_on(position, "trump")
    play(position, "play climb_trees")
    assert settlement(position, "2,-2") is None
    go_on(position, "feed", "casualty")
    assert people(position, "red", "2,-2") == "1w1f1t"
    assert people(position, "blue", "2,-2") == "3w"


@pytest.mark.rule("VM-21.8")
def test_cannibals() -> None:
    hexes = {"2,-3": "red:3w"}
    position = _red("cannibals", hexes, phase=6, when="W2", tribes={"red": {"kills": 2}}, anchors=["blue", "green"])
    play(position, "play cannibals")
    assert food(position, "red") == 14
    play(position, "starve 2,-3 warrior")
    assert food(position, "red") == 15
    poor = _red("cannibals", hexes, phase=6, when="W2", food={"red": 1}, anchors=["blue", "green"])
    assert _asked(poor, "cannibals")
    full = _red("cannibals", hexes, phase=6, when="W2", anchors=["blue", "green"])
    assert decision(full) == "red feed"


@pytest.mark.rule("VM-21.8")
def test_cannibals_eat_whoever_starves_of_their_own_will() -> None:
    hexes = {"1,-2": "red:3w"}
    position = _red("cannibals", hexes, phase=6, when="W2", food={"red": 10}, anchors=["blue", "green"])
    assert offers(position) == {"feed all", "starve 1,-2 warrior"}, "nobody is dead yet"
    play(position, "starve 1,-2 warrior")
    assert offers(position) == {"feed all", "starve 1,-2 warrior", "play cannibals"}
    late = play(position.copy(), "starve 1,-2 warrior", "play cannibals")
    assert food(late, "red") == 12, "one food for each of both"
    play(position, "play cannibals")
    assert food(position, "red") == 11
    assert offers(position) == {"feed all", "starve 1,-2 warrior"}
    play(position, "starve 1,-2 warrior")
    assert food(position, "red") == 12


@pytest.mark.rule("VM-21.8")
def test_cannibals_eat_those_who_had_to_starve() -> None:
    hexes = {"1,-2": "red:3w1f village:red"}
    for chosen in (True, False):
        position = _red(
            "cannibals", hexes, phase=6, when="W2", food={"red": 2}, anchors=["blue", "green"],
            options={"voluntary_starvation": chosen},
        )  # fmt: skip
        play(position, "pass", "starve 1,-2 warrior")
        assert decision(position) == "red starve"
        saved = play(position.copy(), "play cannibals")
        assert people(saved, "red", "1,-2") == "2w1f", "three persons, three food"
        assert food(saved, "red") == 3 * chosen, "eaten at once if nobody may starve who could be fed"
        play(position, "starve 1,-2 warrior")
        assert _asked(position, "cannibals")
        last = play(position.copy(), "play cannibals")
        assert people(last, "red", "1,-2") == "1w1f"
    alone = _red("cannibals", {"1,-2": "red:1w"}, phase=6, when="W2", food={"red": 0}, anchors=["blue", "green"])
    events = tell(alone, "pass")
    assert told(events, "eliminated") == [{"who": 0}], "nobody is left to eat"


@pytest.mark.rule("VM-21.8", "VM-26.4")
def test_who_starves_people_is_asked_by_what_everybody_knows() -> None:
    """A question with one answer is asked, too, as long as another trump in that place could be this one."""
    hexes = {"1,-2": "red:3w"}
    for card in ("cannibals", "raft"):
        position = table(
            hexes=hexes, hands={"red": [card]}, phase=6, when="W2", food={"red": 1}, anchors=["blue", "green"],
            empty_questions=True,
        )  # fmt: skip
        assert decision(position) == "red trump"
        position.play(position.parse("pass"))
        assert people(position, "red", "1,-2") == "2w", "one had to starve, without a choice"
        assert decision(position) == "red starve", "as the next one, but now there might be one"
        assert ("play cannibals" in offers(position)) == (card == "cannibals")
    none = table(
        hexes=hexes, phase=6, when="W2", food={"red": 1}, anchors=["blue", "green"], empty_questions=True,
    )  # fmt: skip
    assert decision(none) == "red feed", "no cards, no question"


@pytest.mark.rule("VM-21.8")
def test_games_begun_before_are_played_as_they_began() -> None:
    """Records and tables of version 1.3 of the rules replay: nothing is offered there that was not."""
    hexes = {"1,-2": "red:3w"}
    position = _red(
        "cannibals", hexes, phase=6, when="W2", food={"red": 10}, anchors=["blue", "green"], game=GAME.as_of("1.3"),
    )  # fmt: skip
    play(position, "starve 1,-2 warrior")
    assert offers(position) == {"feed all", "starve 1,-2 warrior"}


@pytest.mark.rule("VM-21.9")
def test_camouflage() -> None:
    hexes = {"2,-3": "red:1w", "1,-2": "wolf3"}
    position = _red("camouflage", hexes)
    play(position, "march 2,-3", "step 1,-2")
    assert offers(position) == {"stop", "play camouflage"}
    play(position, "play camouflage", "step 1,-1")
    assert people(position, "red", "1,-1") == "1w"
    origin = _red("camouflage", {"1,-2": "red:1w wolf"})
    assert "1,-2" not in offered(origin, "march")


@pytest.mark.rule("VM-21.10")
def test_flight_from_a_fight() -> None:
    hexes = {"1,-2": "red:1w2f blue:3w", "2,-2": "wolf", "2,-3": "green:1w", "1,-1": "fire"}
    position = _red("flight", hexes, phase=5)
    play(position, "play flight", "warriors 0", "women 2")
    assert offered(position, "target") == {"0,-1", "0,-2", "1,-3"}
    roll(position, 1, 6)
    play(position, "target 0,-2")
    assert people(position, "red", "0,-2") == "2f"
    assert people(position, "red", "1,-2") == ""
    assert not _asked(_red("flight", {"1,-2": "red:1w1f wolf"}, phase=5, dice=[6, 1]), "flight"), "rivals only"


@pytest.mark.rule("VM-21.11", "VM-21.12", "VM-21.13", "VM-21.14")
@pytest.mark.parametrize(
    ("card", "animals_bonus", "rivals_bonus"),
    [("strong_broth", 2, 2), ("magic_potion", 2, 2), ("flint", 1, 1), ("torches", 2, 0)],
)
def test_bonuses(card: str, animals_bonus: int, rivals_bonus: int) -> None:
    hexes = {"1,-2": "red:1w blue:1w wolf", "1,0": "red:1w wolf"}
    position = _red(card, hexes, phase=5)
    play(position, "fight 1,-2")
    roll(position, 6, 1, 6, 1, 6, 1)
    events = tell(position, f"play {card}")
    values = [event["value"] for event in told(events, "tribe_rolled") if event["who"] == 0]
    assert values == [7 + rivals_bonus, 7 + animals_bonus, 7 + animals_bonus], "in all fights of the round"


@pytest.mark.rule("VM-21.14")
def test_torches_need_fire() -> None:
    hexes = {"1,-2": "red:1w1f village:red wolf"}
    assert _asked(_red("torches", hexes, phase=5, options={"fire": True}, fire=["red"]), "torches")
    assert not _asked(_red("torches", hexes, phase=5, options={"fire": True}, dice=[6, 1]), "torches")


@pytest.mark.rule("VM-21.15")
def test_young_wolf() -> None:
    position = _red("young_wolf", {"1,-2": "red:1w wolf bear"}, phase=3, dice=[1])
    play(position, "play young_wolf")
    assert people(position, "red", "1,-2") == "1w1t"
    assert animals(position, "1,-2") == {"bear": 1}
    for there in ("red:1w wolf pack1", "red:1w blue:1w wolf", "red:1w bear"):
        assert not _asked(_red("young_wolf", {"1,-2": there}, phase=3, dice=[1]), "young_wolf")
    fed = table(hexes={"2,-3": "red:1w1t"}, phase=6, when="W2", anchors=["blue", "green"])
    assert player(fed, "red")["need"] == 1, "it eats nothing"


@pytest.mark.rule("VM-21.16")
def test_lure() -> None:
    hexes = {"1,-2": "red:1w1f village:red crop", "2,-3": "bison2 wolf", "0,-1": "red:1w"}
    position = _red("lure", hexes)
    go_on(position, "trump")
    play(position, "play lure")
    assert offered(position, "animal") == {"wolf", "bison"}
    roll(position, 6, 1)
    play(position, "animal bison")
    assert herds(position, "bison").get("2,-3") == 1
    assert hex_(position, "1,-2")["crop"] == 1, "trampled"
    mountain = _red("lure", {"0,-1": "red:1w", "1,-2": "bison"})
    go_on(mountain, "trump", "feed")
    assert decision(mountain) == "red feed", "a bison does not climb mountains"


@pytest.mark.rule("VM-21.16")
def test_the_lured_animal_is_put_across_a_river_but_not_where_it_may_not_stand() -> None:
    """Other cards print that no river may be between, this one does not."""
    river = _red("lure", {"3,-1": "red:1w", "2,-1": "wolf"})
    play(river, "end", "end", "end", "play lure")
    assert animals(river, "2,-1") == {}
    for there, lures in (("wolf", True), ("bison", False)):
        mountain = play(_red("lure", {"-1,-1": "red:1w", "-2,0": there}), "end", "end", "end")
        assert _asked(mountain, "lure") == lures, there
    snow = _red("lure", {"-1,-1": "red:1w", "-2,0": "wolf"}, when="W2", open_=["snowfall"])
    play(snow, "end", "end", "end")
    assert not _asked(snow, "lure")


@pytest.mark.rule("VM-21.17")
def test_amazons() -> None:
    hexes = {"1,-2": "red:2f blue:1w", "1,0": "red:1w1f wolf"}
    position = _red("amazons", hexes, phase=5)
    play(position, "fight 1,-2", "play amazons")
    assert offered(position, "target") == {"1,-2", "1,0"}
    roll(position, 3, 1, 6, 1)
    events = tell(position, "target 1,-2")
    values = [event["value"] for event in told(events, "tribe_rolled") if event["who"] == 0]
    assert values == [5, 7], "two women fight here, on the other hex only the warrior"


@pytest.mark.rule("VM-21.18")
def test_surprise_birth() -> None:
    hexes = {"1,-2": "red:1f", "1,0": "red:1f village:red"}
    position = _red("surprise_birth", hexes, phase=7, when="S3", anchors=["blue", "green"])
    roll(position, 1, 4)
    events = tell(position, "play surprise_birth")
    assert [(event["hex"], event["sex"]) for event in told(events, "born")] == [("1,-2", "woman"), ("1,0", "warrior")]
    only = _red("surprise_birth", {"1,0": "red:1f village:red"}, phase=7, when="S3", anchors=["blue", "green"])
    assert not _asked(only, "surprise_birth")


@pytest.mark.rule("VM-21.19")
def test_fertility_herb() -> None:
    hexes = {"1,-2": "red:1f village:red", "1,0": "red:2f village:red", "-1,1": "blue:1f village:blue"}
    position = _red("fertility_herb", hexes, phase=7, when="S3")
    roll(position, 3, 3, 3, 3, 3, 3)
    born = [event["hex"] for event in told(tell(position, "play fertility_herb"), "born")]
    assert born == ["1,-2"] * 2 + ["1,0"] * 3 + ["-1,1"]


@pytest.mark.rule("VM-21.20")
def test_choice_of_sex() -> None:
    position = _red("choice_of_sex", {"1,-2": "red:1f village:red"}, phase=7, when="S3")
    roll(position, 6)
    play(position, "play choice_of_sex")
    assert offers(position) == {"born warrior", "born woman"}
    play(position, "born woman")
    assert offers(position) == {"born warrior", "born woman"}, "twins"
    events = tell(position, "born warrior")
    assert [event["sex"] for event in told(events, "born")] == ["warrior"]


@pytest.mark.rule("VM-21.21")
def test_childbed_fever() -> None:
    hexes = {"1,-2": "blue:2f village:blue", "1,0": "green:1f village:green", "-2,1": "red:1f village:red"}
    position = _red("childbed_fever", hexes, phase=7, when="S3", dice=[3, 3, 3, 3])
    play(position, "play childbed_fever")
    assert offered(position, "target") == {"1,-2", "1,0"}, "rivals only"
    play(position, "target 1,0")
    assert (people(position, "green", "1,0"), settlement(position, "1,0")) == ("1w", None)
    assert people(position, "blue", "1,-2") == "2w1f", "the second one is the last choice left"


@pytest.mark.rule("VM-21.22")
def test_foundling() -> None:
    hexes = {"2,-2": "red:1f village:red", "1,-2": "red:1f village:red", "0,-1": "red:1f cave:red"}
    position = _red("foundling", hexes, phase=3, dice=[1])
    play(position, "play foundling")
    assert offers(position) == {"sex warrior", "sex woman"}
    play(position, "sex warrior")
    assert people(position, "red", "2,-2") == "1w1f"
    assert not _asked(_red("foundling", {"1,-2": "red:1f village:red"}, phase=3, dice=[1]), "foundling")


@pytest.mark.rule("VM-21.23")
def test_family_visit() -> None:
    position = _red("family_visit", {"1,-3": "blue:1w"}, phase=3, dice=[1])
    roll(position, "wolf A")
    play(position, "play family_visit")
    assert people(position, "red", "1,-3") == "1w1f", "even among opponents"
    full = _red("family_visit", {"1,0": "red:9w"}, phase=3, dice=[1])
    roll(full, "wolf A")
    play(full, "play family_visit")
    assert people(full, "red", "1,-3") == "1f"


@pytest.mark.rule("VM-21.24")
def test_traps() -> None:
    position = _red("traps", {"1,-2": "red:1w wolf2 mammoth"}, phase=5)
    events = tell(position, "play traps")
    assert animals(position, "1,-2") == {}
    assert told(events, "animals_rolled") == []
    assert food(position, "red") == 20
