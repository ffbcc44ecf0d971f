"""A game whose rules were read anew: what was begun before goes on as it began.

Thin Ice with two made-up changes. Since 1.2 a fisher who can only go home is asked, too. Since 1.3 everybody draws all
ropes at once; before, one was drawn in turn.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

import beringia
from beringia import Game, Record, RecordError
from beringia.games import registry
from tests.docs.pages import ROOT

RULES = """

class ReadAnew(ThinIce):
    VERSION = "1.3"
    ASKS_SINCE = "1.2"

    def __init__(self, begun: str = "") -> None:
        super().__init__()
        self.begun = begun

    def as_of(self, version: str) -> Rules:
        return ReadAnew(version) if earlier(version, "1.3") else self

    def played_version(self) -> str:
        return self.begun or self.VERSION

    def set_up(self, state: Lake) -> None:
        if not self.begun:
            super().set_up(state)
            return
        state.lay_out(state.floes, CATCHES)
        state.lay_out(state.deck, LENGTHS)
        state.deck_size = len(LENGTHS)
        for drawn in range(state.seats * state.start_ropes):
            state.draw(Seat(drawn % state.seats))
        state.push(OnTheIce(state.fisher))


def load(content: Path | None = None) -> Rules:
    return ReadAnew()
"""
VERSIONS = ["1.0", "1.1", "1.2", "1.3"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    source = (ROOT / "examples" / "thin_ice.py").read_text(encoding="utf-8").replace('"thin_ice"', '"anew"')
    source = source.replace(
        "from beringia.kernel.verbs", "from beringia.kernel.versions import earlier\nfrom beringia.kernel.verbs"
    )
    asked = '    CLAUSE, VERBS, BELOW = "TI-2.1", (BORE, HOME), ("",)\n'
    assert asked in source
    source = source.replace(asked, f"{asked}\n    def seems_open(self, s: Lake) -> bool:\n        return True\n")
    file = tmp_path_factory.mktemp("games") / "anew.py"
    file.write_text(source + RULES, encoding="utf-8")
    registry.register("anew", str(file))
    yield beringia.game("anew")
    registry.forget("anew")


def played(game: Game, seed: int = 5) -> Record:
    """A whole game of random choices."""
    record = Record(game, 3, seed)
    picker = random.Random(seed)
    while not record.position.over:
        record.play(picker.choice(record.position.choices()))
    return record


def ropes(game: Game) -> list[list[int]]:
    state: Any = game.start(3, seed=5).to_dict()["state"]
    return [player["ropes"] for player in state["players"]]


def test_only_a_game_begun_before_is_another(game: Game) -> None:
    assert game.rules_version == "1.3"
    assert game.as_of("1.3") is game
    for version in VERSIONS[:-1]:
        before = game.as_of(version)
        assert (before.rules_version, before.rules.played_version()) == (version, version)
        assert before.as_of(version) == before != game


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_is_played_as_it_began(game: Game, version: str) -> None:
    assert (ropes(game.as_of(version)) == ropes(game)) == (version == "1.3")


@pytest.mark.parametrize("version", VERSIONS)
def test_nobody_is_asked_in_a_game_begun_before_questions_with_one_answer(game: Game, version: str) -> None:
    record = played(game.as_of(version))
    position, asked = record.game.start(3, seed=5), 0
    for entry in record.entries:
        assert position.decision is not None
        asked += len(position.choices()) == 1 and position.decision.kind == "on_the_ice"
        position.play(entry.choice)
    assert (asked > 0) == (version in ("1.2", "1.3"))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_record_is_replayed_by_the_rules_it_was_played_with(game: Game, version: str) -> None:
    data = played(game.as_of(version)).to_dict()
    assert data["rules"] == version
    loaded = Record.from_dict(game, data)
    assert loaded.to_dict() == data
    assert loaded.game.rules_version == version
    if version == "1.0":
        unversioned = {key: value for key, value in data.items() if key != "rules"}
        assert Record.from_dict(game, unversioned).to_dict() == unversioned
    # 1.0 and 1.1 do not differ.
    others = {"1.0": ("1.2", "1.3"), "1.1": ("1.2", "1.3"), "1.2": ("1.0", "1.3"), "1.3": ("1.0", "1.2")}
    for other in others[version]:
        with pytest.raises(RecordError):
            Record.from_dict(game, {**data, "rules": other})


def test_a_record_of_later_rules_is_refused(game: Game) -> None:
    data = played(game).to_dict()
    for version in ("1.4", "2.0"):
        with pytest.raises(RecordError, match="which cannot play it on"):
            Record.from_dict(game, {**data, "rules": version})


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_keep_their_rules_when_saved_and_sent(game: Game, version: str) -> None:
    before = game.as_of(version)
    position = before.start(3, seed=5)
    saved = position.to_dict()
    assert saved["rules"] == version
    sent = pickle.loads(pickle.dumps(position))
    for other in (before.from_dict(saved), sent, position.copy()):
        assert other == position
        assert other.game == before
        assert other.to_dict() == saved
