"""Levels and characters: made of data, named in every language, and never silly."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import beringia
from beringia import bots
from beringia.bots.greedy import judge
from beringia.bots.level import Level, LevelBot, glance, levels_of, weights_of
from beringia.kernel.playout import Picker
from beringia.kernel.rules import list_offers
from beringia.text.catalogue import LANGUAGES
from beringia.text.voice import Voice
from beringia.version import compiled
from tests.catalogues import shared_catalogue

NAMES = [(key, name) for key in beringia.games() for name in bots.offered(key) if name not in bots.names()]
QUICK = ("first-game", "beginner", "experienced")


@pytest.mark.parametrize("key", beringia.games())
def test_five_levels_the_weakest_first_and_three_characters_of_the_best(key: str) -> None:
    assert bots.levels(key) == ["first-game", "beginner", "experienced", "strong", "master"]
    assert [len(bots.characters(key, level)) for level in bots.levels(key)] == [0, 0, 0, 3, 3]
    assert bots.usual(key) == "experienced"
    assert set(bots.offered(key)) <= set(bots.known(key))


@pytest.mark.parametrize(("key", "name"), NAMES)
def test_any_of_them_can_be_made_and_plays(key: str, name: str) -> None:
    game = beringia.game(key)
    position = game.start(max(2, game.seats[0]), seed=3)
    first, second = bots.make(name, game, 5), bots.make(name, game, 5)
    assert first.name == name
    for _ in range(12 if name in QUICK else 4 if compiled() else 0):
        choice = first.ask(position)
        assert choice in position.choices()
        assert second.ask(position) == choice
        position.play(choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", beringia.games())
def test_all_have_a_name_and_a_line_in_every_language(key: str, language: str) -> None:
    catalogue = shared_catalogue(language)
    voice = Voice(catalogue, beringia.game(key))
    names = [voice.bot(name) for name in bots.offered(key)]
    assert len(set(names)) == len(names)
    assert not set(names) & set(bots.offered(key)) - {voice.bot(name) for name in (*bots.levels(key), *bots.names())}
    for level in bots.levels(key):
        assert f"seat-{level}-how" in catalogue
        for character in bots.characters(key, level):
            assert f"{key}-character-{character}-how" in catalogue
            assert voice.bot(f"{level}-{character}").endswith(f", {voice.bot(level)}")


def test_a_bot_without_a_name_in_the_catalogue_is_called_as_it_is_registered() -> None:
    voice = Voice(shared_catalogue("en"), beringia.game("eiszeit"))
    assert voice.bot("clever-fox") == "clever-fox"
    assert voice.bot("strong-raider") == "Raider, strong"


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("key", beringia.games())
def test_nobody_does_what_anybody_can_see_is_bad(key: str, name: str) -> None:
    """At a glance nothing is chosen that looks worse than the best by more than the level's carelessness."""
    game = beringia.game(key)
    bot = LevelBot(game, 1, name)
    position, picker = game.start(max(2, game.seats[0]), seed=2), random.Random(1)
    asked = 0
    for number in range(150):
        if position.over:
            break
        state = position.state.copy()
        list_offers(state)
        codes = [int(state.buffer[index]) for index in range(state.offered)]
        if len(codes) > 1 and not any(game.rules.starts_action(code) for code in codes):
            asked += 1
            scratch = state.copy()
            looks = {code: judge(bot.evaluation, state, code, Picker(1), True, scratch) for code in codes}
            choice = glance(bot.evaluation, state, Picker(number), bot.level)
            assert looks[choice] >= max(looks.values()) - bot.level.careless - 1e-6
        position.play(picker.choice(position.choices()))
    assert asked > 10


def test_without_heat_and_oversights_the_best_is_taken() -> None:
    game = beringia.game("winter")
    cold, hot = (
        Level("cold", {"based_on": "greedy"}),
        Level("hot", {"based_on": "greedy", "temperature": 9, "careless": 9}),
    )
    bot = LevelBot(game, 1, "experienced")
    position = game.start(2, seed=5)
    state = position.state
    while len(position.choices()) < 4:
        position.play(position.choices()[0])
        state = position.state
    scratch = state.copy()
    looks = {code: judge(bot.evaluation, state, code, Picker(1), True, scratch) for code in position.choices()}
    assert looks[glance(bot.evaluation, state, Picker(3), cold)] == max(looks.values())
    assert len({glance(bot.evaluation, state, Picker(seed), hot) for seed in range(60)}) > 1


def test_what_does_not_exist_is_refused() -> None:
    game = beringia.game("valley")
    with pytest.raises(ValueError, match="valley has no level 'genius'"):
        LevelBot(game, 1, "genius")
    with pytest.raises(ValueError, match="bot 'beginner-raider' does not exist; there are greedy, search"):
        bots.make("beginner-raider", game, 1)
    with pytest.raises(ValueError, match="'luck' of the level 'x' does not exist"):
        Level("x", {"based_on": "greedy", "luck": 1})
    with pytest.raises(ValueError, match=r"weight 'position\.luck' does not exist"):
        weights_of({"position.food": 1.0}, {"position.luck": 2.0})
    assert weights_of({"position.food": 3.0}, {"position.food": 2.0}) == {"position.food": 6.0}


def test_a_game_without_levels_has_the_plain_bots() -> None:
    example = beringia.game(str(Path(__file__).parents[2] / "examples" / "thin_ice.py"))
    assert levels_of(example.rules).levels == []
    assert bots.offered(example) == bots.besides(example) == bots.names()
    assert bots.usual(example) == "greedy"
    assert bots.besides("winter") == []
