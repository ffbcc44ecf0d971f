"""Section 23: setting up alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia.games.winter.model.land import EAST, HEX_NAMES, SOUTH
from tests.rules.winter.board import GAME, offers, play, told
from tests.rules.winter.solo import nomad_camps, them

CULTURE = {name: card["era"] for name, card in GAME.content["cards"].items() if "era" in card}


def started(seed: int, **options: Any) -> Any:
    """A game after its setup and the first turn of the nomads, and all events on the way there."""
    p = GAME.start(1, seed=seed, options=options)
    events = list(p.opening)
    while p.decision is not None and p.decision.kind != "turn_start":
        events += p.play_and_tell(p.choices()[0])
    return p, events


@pytest.mark.rule("EW-23.1", "EW-0.4")
def test_the_table_is_laid_for_two() -> None:
    p = GAME.start(1, seed=3)
    view: Any = p.view(0)
    assert view["seats"] == 1
    assert len(view["players"]) == 1
    assert view["nomads"] is not None
    assert sum(stone["stone"] is not None for stone in view["stones"]) == 8
    assert sum(animal is not None for animal in view["animals"]["area"]) == 3
    assert Counter(entry["terrain"] for entry in view["hexes"])["glacier"] == 6
    assert view["site"]["layout"] == "2-1"
    assert GAME.start(2, seed=3).view(0)["nomads"] is None


@pytest.mark.rule("EW-23.2", "EW-24.13")
def test_north_is_fixed() -> None:
    compass = {name: (EAST[hex_], SOUTH[hex_]) for hex_, name in enumerate(HEX_NAMES)}
    assert compass["0,0"] == (0, 0)
    assert compass["1,0"] == (2, 0)
    assert compass["0,1"] == (1, 1)
    assert compass["-2,2"] == (-2, 2)
    assert compass["1,-2"] == (0, -2)


@pytest.mark.rule("EW-23.3")
@pytest.mark.parametrize("seed", range(5))
def test_the_offering_deck_has_five_cards_of_each_era_the_first_on_top(seed: int) -> None:
    p = GAME.start(1, seed=seed)
    state: Any = p.to_dict()["state"]
    cards = [card for card, zone in state["nomads"]["cards"] if zone == "deck"]
    assert [CULTURE[card] for card in cards] == [2] * 5 + [1] * 5
    assert [len(deck) for deck in state["culture"]["decks"]] == [20 - 5 - 8, 20 - 5]
    everywhere = [*cards, *state["culture"]["display"], *state["culture"]["decks"][0], *state["culture"]["decks"][1]]
    assert sorted(everywhere) == sorted(CULTURE)
    assert them(p)["offering_deck"] == [None] * 10


@pytest.mark.rule("EW-23.4", "EW-23.5")
def test_the_nomads_have_pieces_but_no_cards_of_a_player_and_no_goods() -> None:
    p = GAME.start(1, seed=4, options={"colours": ["violet"]})
    nomads: Any = p.to_dict()["state"]["nomads"]  # type: ignore[index]
    assert (nomads["chief"], nomads["setup"]) == (None, None)
    assert {CULTURE[card] for card, _ in nomads["cards"]} == {1, 2}
    seen = them(p)
    assert (seen["food"], seen["tools"], seen["score"]) == (0, 0, 0)
    assert (seen["villages"], seen["megaliths"], seen["neutral"], seen["figures_home"]) == (3, 10, 2, 3)
    assert seen["colour"] == "turquoise"


@pytest.mark.rule("EW-23.6")
@pytest.mark.parametrize("seed", range(4))
def test_the_player_keeps_one_of_two_chiefs_and_chooses_its_side(seed: int) -> None:
    p = GAME.start(1, seed=seed)
    assert p.decision is not None
    assert p.decision.kind == "setup_chief"
    shown = offers(p)
    assert len(shown) == 2
    assert all(text.startswith("chief ") for text in shown)
    wanted = sorted(shown)[1]
    play(p, wanted)
    assert offers(p) == {"side a", "side b"}
    play(p, "side b")
    player: Any = p.view(0)["players"][0]  # type: ignore[index]
    assert (f"chief {player['chief']}", player["side"]) == (wanted, "b")


@pytest.mark.rule("EW-23.7")
def test_sixteen_nomad_cards_and_the_tile_beside_the_board() -> None:
    p, events = started(5)
    assert told(events, "nomads_shuffled")[0]["count"] == 16
    assert len(told(events, "nomads_card")) == 1
    state: Any = p.to_dict()["state"]
    nomads = state["nomads"]
    assert len({*nomads["deck"], *nomads["row"], *nomads["pile"]}) == 16
    assert (them(p)["tile"], them(p)["tile_side"]) == (None, "camp")
    orders = {tuple(started(seed)[0].to_dict()["state"]["nomads"]["deck"]) for seed in range(3)}
    assert len(orders) == 3


@pytest.mark.rule("EW-23.8", "EW-19.5")
def test_the_player_keeps_one_of_two_setup_cards() -> None:
    p = GAME.start(1, seed=6)
    play(p, sorted(offers(p))[0], "side a")
    assert p.decision is not None
    assert p.decision.kind == "setup_card"
    shown = sorted(offers(p))
    assert len(shown) == 2
    play(p, shown[0])
    assert f"setup {p.view(0)['players'][0]['setup']}" == shown[0]  # type: ignore[index]
    with pytest.raises(ValueError, match="draft: 'setup' is not allowed here; it is for 2 to 4 players only"):
        GAME.start(1, options={"draft": "setup"})


@pytest.mark.rule("EW-23.9")
@pytest.mark.parametrize("seed", range(4))
def test_the_nomads_get_the_top_animal_after_the_area_is_filled(seed: int) -> None:
    p = GAME.start(1, seed=seed)
    order = [event.kind for event in p.opening if "animal" in event.kind]
    assert order == ["animal_revealed"] * 3 + ["nomads_animal"]
    animal = told(p.opening, "nomads_animal")[0]
    assert (animal["place"], animal["liking"]) == (None, "from_deck")
    assert them(p)["living"] == {animal["animal"]: 1}
    assert p.view(0)["animals"]["deck"] == 56  # type: ignore[index]


@pytest.mark.rule("EW-23.10")
@pytest.mark.parametrize("seed", range(4))
def test_the_nomads_begin_and_the_player_gets_one_food(seed: int) -> None:
    p = GAME.start(1, seed=seed)
    assert p.view(0)["order"] == [1, 0]
    events = []
    while p.decision is not None and p.decision.kind != "turn_start":
        events += p.play_and_tell(p.choices()[0])
    kinds = [event.kind for event in events]
    assert kinds.index("nomads_card") < kinds.index("turn_began")
    setup = p.view(0)["players"][0]["setup"]  # type: ignore[index]
    effect = GAME.content["setups"][setup]["effect"]
    food = int(effect.partition("food ")[2].partition(" ")[0].rstrip(";"))
    assert p.view(0)["players"][0]["food"] == food + 1  # type: ignore[index]


@pytest.mark.rule("EW-23.11", "EW-23.12")
@pytest.mark.parametrize("seed", range(8))
def test_the_camps_stand_on_the_five_hexes_of_the_first_map_card(seed: int) -> None:
    _, events = started(seed)
    first = told(events, "nomads_map")[0]
    assert first["ring"] == "all"
    p = GAME.start(1, seed=seed)
    while p.decision is not None and p.decision.kind in ("setup_chief", "setup_side"):
        p.play(p.choices()[0])
    assert nomad_camps(p) == set()
    events = p.play_and_tell(p.choices()[0])
    moved = told(events, "nomads_camp_moved")
    card = GAME.content["map_cards"][first["map_card"]]
    marked = {f"{q},{r}" for q, r in [*card["inner"], *card["outer"]]}
    if not moved:
        assert nomad_camps(p) == marked
    assert "0,0" not in nomad_camps(p)
    assert len(nomad_camps(p)) == 5
