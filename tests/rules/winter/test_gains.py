"""Each word of the effect language has a gain, made by the chapter that has its rules."""

import pytest

import beringia
from beringia.games.winter.cards.gains import gain_of
from beringia.games.winter.cards.incomes import Income, income_of
from beringia.games.winter.model.language import INCOMES, WORDS

GAME = beringia.game("winter")


@pytest.mark.parametrize("word", WORDS)
def test_a_word_has_its_gain(word: str) -> None:
    assert gain_of(WORDS.index(word)).word == WORDS.index(word)


def test_the_first_words_are_incomes() -> None:
    assert [isinstance(gain_of(word), Income) for word in range(len(WORDS))].count(True) == INCOMES
    assert [income_of(word).word for word in range(INCOMES)] == list(range(INCOMES))
