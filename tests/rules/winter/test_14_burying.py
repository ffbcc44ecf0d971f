"""Section 14 of the rules: burying."""

from __future__ import annotations

import pytest

from tests.rules.winter.board import (
    decision,
    goods,
    labor,
    offers,
    play,
    player,
    refused,
    table,
    tell,
    told,
    until,
    view,
)


@pytest.mark.rule("EW-14.1")
def test_a_buried_card_leaves_the_deck_for_good() -> None:
    red = {"hand": ["hunter"], "deck": [], "discard": ["berry_basket", "elder"]}
    p = table(red=red, turn="red", gaining="bury 1 + draw 3")
    assert "berry_basket" not in player(p, "red")["buried"]
    play(p, "bury discard berry_basket")
    own = player(p, "red")
    assert ("berry_basket" in own["buried"], own["discard"]) == (True, ["elder"])
    play(p, "income draw")
    assert player(p, "red")["hand"] == ["elder", "hunter"]
    assert "income draw" not in offers(p), "the buried card is not in the new deck"
    until(p, "over")
    assert "berry_basket" in player(p, "red")["buried"]


@pytest.mark.rule("EW-14.1", "EW-14.2")
def test_tribe_and_culture_cards_of_hand_discard_pile_and_played_area() -> None:
    red = {
        "hand": ["gatherer", "hammerstone", "hunter", "hunter"],
        "discard": ["elder", "drying_rack"],
        "played": ["berry_basket", "brave"],
        "ready": ["exp_gatherer"],
        "deck": ["gatherer", "shaman"],
    }
    p = table(red=red, turn="red", column="initiate", gaining="bury 1")
    assert offers(p) == {
        "skip",
        "bury hand gatherer",
        "bury hand hammerstone",
        "bury hand hunter",
        "bury discard elder",
        "bury discard drying_rack",
        "bury played berry_basket",
        "bury played brave",
        "bury played exp_gatherer",
    }


@pytest.mark.rule("EW-14.2")
@pytest.mark.parametrize("zone", ["hand", "discard", "played"])
def test_the_card_goes_from_its_zone_under_the_tombstone(zone: str) -> None:
    red = {"hand": ["hunter"], "discard": ["hunter"], "played": ["hunter"], "food": 1}
    p = table(red=red, turn="red", column="initiate", gaining="bury 1")
    play(p, f"bury {zone} hunter")
    own = player(p, "red")
    assert own["buried"] == ["hunter"]
    assert {name: own[name] for name in ("hand", "discard", "played")} == {
        name: [] if name == zone else ["hunter"] for name in ("hand", "discard", "played")
    }


@pytest.mark.rule("EW-14.3")
def test_in_the_eclipse_also_cards_of_the_own_pile() -> None:
    red = {"hand": ["gatherer"], "discard": [], "pile": ["elder", "hunter"]}
    p = table(red=red, turquoise={"pile": ["brave"]}, turn="red", phase="eclipse", gaining="bury 1")
    assert offers(p) == {"skip", "bury hand gatherer", "bury pile elder", "bury pile hunter"}


@pytest.mark.rule("EW-14.3")
def test_the_own_pile_is_enough_to_bury() -> None:
    p = table(red={"hand": [], "discard": [], "pile": ["elder"]}, turn="red", phase="eclipse", gaining="bury 1")
    assert offers(p) == {"skip", "bury pile elder"}


@pytest.mark.rule("EW-14.3")
def test_an_unused_eclipse_ability_is_lost_with_its_card() -> None:
    red = {"hand": ["gatherer"], "pile": ["elder", "hunter"], "camps": {}}
    agenda = [["eclipse_seat", None, 2], ["eclipse_step", 1, 2]]
    p = table(red=red, turn="red", phase="eclipse", agenda=agenda)
    play(p, "ability elder")
    assert "bury pile hunter" in offers(p)
    play(p, "bury pile hunter")
    assert decision(p) != "red eclipse_menu"
    assert goods(p, "red") == (0, 0), "no food from the hunter any more"
    assert player(p, "red")["buried"] == ["hunter"]


@pytest.mark.rule("EW-14.3")
def test_a_pile_is_closed_in_the_action_phase() -> None:
    p = table(
        3,
        red={"pile": ["elder"], "hand": ["gatherer"]},
        order=["red", "turquoise", "yellow"],
        turn="yellow",
        last=True,
        yellow={"hand": ["brave"]},
        gaining="bury 1",
    )
    assert offers(p) == {"skip", "bury hand brave"}
    assert refused(p, "bury pile elder") == "EW-14.2"


@pytest.mark.rule("EW-14.4")
def test_a_card_may_bury_itself() -> None:
    p = table(red={"hand": ["ochre_grave"]}, turn="red")
    play(p, "culture ochre_grave")
    assert offers(p) == {"skip", "bury played ochre_grave"}
    play(p, "bury played ochre_grave")
    own = player(p, "red")
    assert (own["played"], own["buried"], own["score"]) == ([], ["ochre_grave"], 1), "and the rest of it still happens"


@pytest.mark.rule("EW-14.5")
def test_labor_stays_but_an_unused_ability_is_lost() -> None:
    red = {"hand": ["exp_gatherer", "hunter"], "food": 4}
    p = table(red=red, turn="red", column="initiate")
    play(p, "play exp_gatherer", "play hunter")
    assert labor(p) == 1.5
    assert "use exp_gatherer" in offers(p)
    play(p, "go on", "rite", "skip", "bury played exp_gatherer")
    assert labor(p) == 1.5
    assert "use exp_gatherer" not in offers(p)
    assert player(p, "red")["buried"] == ["exp_gatherer"]


@pytest.mark.rule("EW-14.5")
def test_labor_of_a_buried_card_can_be_spent() -> None:
    red = {"hand": ["hunter"], "food": 1, "tools": 1}
    p = table(red=red, turn="red", column="hunt", gaining="bury 1", labor=2)
    play(p, "bury hand hunter", "take animal", "animal sloth")
    assert labor(p) == 1
    red = {"played": ["hunter"], "food": 1, "tools": 1}
    p = table(red=red, turn="red", column="hunt", gaining="bury 1", labor=2)
    play(p, "bury played hunter", "take animal", "animal sloth")
    assert (labor(p), player(p, "red")["played"]) == (1, [])


@pytest.mark.rule("EW-14.6")
def test_cards_of_the_deck_cannot_be_buried() -> None:
    p = table(red={"deck": ["hunter", "gatherer"], "hand": ["brave"], "discard": []}, turn="red", gaining="bury 1")
    offered = {text for text in offers(p) if not text.startswith("bury hand")}
    assert offered == {"skip"}
    p = table(red={"hand": ["brave"]}, turn="red", gaining="bury 1")
    assert player(p, "red")["deck_size"] == 8
    assert offers(p) == {"skip", "bury hand brave"}
    hidden = table(red={"hand": [], "discard": []}, turn="red", gaining="bury 1")
    assert decision(hidden) == "red turn_start", "nothing but the deck: nothing to bury"
    p = table(red={"hand": [], "discard": [], "food": 1}, turn="red", column="initiate", level="middle")
    play(p, "rite")
    assert len(told(tell(p, "skip"), "skipped")) == 1, "the tribe card is skipped, a burial does not come up"


@pytest.mark.rule("EW-14.7")
def test_the_owner_may_look_at_buried_cards() -> None:
    p = table(red={"buried": ["gatherer", "hunter"], "hand": []}, turn="turquoise")
    assert player(p, "red")["buried"] == ["gatherer", "hunter"], "also in somebody else's turn"
    assert "buried" not in view(p)["players"][1]
    assert view(p)["players"][1]["buried_size"] == 2


@pytest.mark.rule("EW-14.8")
@pytest.mark.parametrize("texts", [("skip", "bury hand hunter"), ("bury hand hunter", "skip"), ("skip", "skip")])
def test_bury_2_is_two_separate_burials(texts: tuple[str, str]) -> None:
    p = table(red={"hand": ["hunter", "elder"]}, turn="red", gaining="bury 2")
    play(p, texts[0])
    assert decision(p) == "red bury_card"
    play(p, texts[1])
    assert decision(p) == "red turn_start"
    assert player(p, "red")["buried"] == ["hunter"] * sum(text != "skip" for text in texts)


@pytest.mark.rule("EW-14.8")
def test_the_barrow_buries_twice() -> None:
    p = table(red={"hand": ["barrow", "hunter", "elder"]}, turn="red", round_=3)
    play(p, "culture barrow", "bury hand hunter")
    events = tell(p, "bury played barrow")
    assert told(events, "buried") == [{"card": "barrow", "from": "played", "who": 1}]
    assert sorted(player(p, "red")["buried"]) == ["barrow", "hunter"]
