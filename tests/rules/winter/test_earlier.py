"""Games begun with rules before version 1.4 are played to their end as they began."""

from __future__ import annotations

import pickle

import pytest

from tests.rules.winter.board import GAME, decision, offers, play, player, refused, score, table

EARLIER = GAME.as_of("1.3")
STACKS = {f"stack {name}" for name in ("shaman", "elder", "craftsperson", "explorer", "hunter")}


def test_only_earlier_versions_have_rules_of_their_own() -> None:
    assert GAME.as_of("1.4") is GAME
    assert GAME.rules_version == "1.4"
    for version in ("1.0", "1.1", "1.2", "1.3"):
        assert GAME.as_of(version).rules is EARLIER.rules
        assert GAME.as_of(version).rules_version == version
    assert EARLIER.as_of("1.3").rules is EARLIER.rules


def test_positions_of_earlier_games_stay_so_in_other_processes() -> None:
    p = table(game=EARLIER, turn="red", gaining="megalith 1")
    play(p, "income megalith", "megalith 1,0")
    for other in (p.copy(), pickle.loads(pickle.dumps(p))):
        assert offers(other) == {"megalith 0,0", "megalith 1,1", "skip"}
        assert other.game.rules_version == "1.3"
    assert pickle.loads(pickle.dumps(EARLIER.rules)).played_version() == "1.3"
    assert p.determinize(0, 1).choices() == p.choices()
    play(p, "skip")
    assert player(p, "red")["megaliths"] == 9


@pytest.mark.parametrize("offering", [2, 7])
def test_tribe_cards_of_the_offering_track_can_be_declined(offering: int) -> None:
    red = {"food": 6, "tools": 5, "hand": ["gatherer"], "offering": offering}
    p = table(game=EARLIER, turn="red", gaining="idol 1", red=red)
    play(p, "track offering")
    assert offers(p) == {"skip", *STACKS}
    play(p, "skip")
    assert decision(p) == "red turn_start"


def test_an_empty_stack_is_chosen_once() -> None:
    p = table(game=EARLIER, turn="red", column="initiate", labor=5, red={"tools": 5, "food": 3}, stacks={"elder": 0})
    play(p, "buy tribe", "stack elder", "buy tribe")
    assert score(p, "red") == 1
    assert offers(p) == STACKS - {"stack elder"}
    assert refused(p, "stack elder") == "EW-5.6"
