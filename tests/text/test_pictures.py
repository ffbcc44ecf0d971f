"""The client draws every picture that a rulebook names, and every prepared position is sound."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import beringia
from beringia import learning
from beringia.text.handbook import handbook

GAMES = ("eiszeit", "valley", "winter")
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn(game: str) -> None:
    book = handbook(game, "en")
    assert book is not None
    source = (WEB / game / "Picture.svelte").read_text(encoding="utf-8")
    names = {picture.name.partition("/")[0] for passage in book.passages for picture in passage.pictures}
    known = set(re.findall(r'(?:name|kind) === "([a-z_-]+)"', source)) | set(
        re.findall(r'startsWith\("(\w+)/"\)', source)
    )
    assert sorted(names - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_prepared_positions_are_sound(game: str) -> None:
    folder = files("beringia") / "games" / game / "positions"
    names = [file.name.removesuffix(".json") for file in folder.iterdir()]
    assert names
    for name in names:
        position = learning.position(game, name)
        assert position.check() == [], name
        # They are read with any content, so that a corrected number does not spoil them.
        assert "content" not in json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        assert beringia.game(game).from_dict(position.to_dict()) == position


def test_what_is_not_prepared_is_not_found() -> None:
    for name in ("nothing", "../content", "", "a/b"):
        with pytest.raises(LookupError):
            learning.position("eiszeit", name)
