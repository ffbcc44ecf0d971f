"""Options are read as what their declaration promises, and refused with words if they are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from beringia.kernel.options import OptionValue, flag, number, word, words

GIVEN: dict[str, OptionValue] = {"rounds": 3, "layout": "standard", "ice": True, "colours": ["red", "black"]}


def test_each_reader_gives_its_type() -> None:
    assert number(GIVEN, "rounds") == 3
    assert word(GIVEN, "layout") == "standard"
    assert flag(GIVEN, "ice") is True
    assert words(GIVEN, "colours") == ["red", "black"]


@pytest.mark.parametrize(
    ("read", "key", "wanted"),
    [
        (number, "layout", "a whole number"),
        (number, "ice", "a whole number"),
        (word, "rounds", "a name"),
        (flag, "rounds", "true or false"),
        (words, "layout", "a list of names"),
    ],
)
def test_another_type_is_refused(
    read: Callable[[Mapping[str, OptionValue], str], object], key: str, wanted: str
) -> None:
    with pytest.raises(ValueError, match=f"option {key}: .* is not allowed; give {wanted}"):
        read(GIVEN, key)
