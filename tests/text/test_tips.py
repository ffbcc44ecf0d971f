"""Tips belong to kinds of decisions, so that each comes when it is of use."""

from __future__ import annotations

import pytest

import beringia
from beringia.text import LANGUAGES
from beringia.text.voice import Voice
from tests.catalogues import shared_catalogue

#: A kind of decision that every game begins with, and must have a tip.
FIRST = {"eiszeit": "preround_place", "valley": "place_settlement", "winter": "setup_side"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FIRST)
def test_tips_are_for_decisions_that_exist(key: str, language: str) -> None:
    game = beringia.game(key)
    catalogue = Voice(shared_catalogue(language), game).catalogue
    decisions = {message.removeprefix(f"{key}-ask-") for message in catalogue if message.startswith(f"{key}-ask-")}
    tips = {message.removeprefix(f"{key}-web-tip-") for message in catalogue if message.startswith(f"{key}-web-tip-")}
    assert sorted(tips - decisions) == []
    assert FIRST[key] in tips
    assert len(tips) >= 14
    # A tip is read beside a board, on a phone above it.
    assert [tip for tip in tips if len(catalogue.say(f"{key}-web-tip-{tip}")) > 260] == []
