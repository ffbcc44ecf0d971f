"""Every message that can be asked for exists in all languages, takes the same arguments and can be formatted."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import beringia
from beringia import bots
from beringia.games.eiszeit.terms import CARDS, COLOUR_NAMES, COLOURS, LANDSCAPES
from beringia.text import LANGUAGES, Catalogue, CatalogueError
from tests.catalogues import shared_catalogue

CATALOGUES = {language: shared_catalogue(language) for language in LANGUAGES}
PACKAGE = Path(str(files("beringia")))


def eiszeit_keys() -> set[str]:
    """All keys that the engine of Eiszeit can produce."""
    game = beringia.game("eiszeit")
    keys = {f"eiszeit-choose-{verb}" for verb in game.codes.names()}
    keys |= {f"eiszeit-decide-{name}" for name, step in game.rules.steps.items() if step.VERBS}
    keys |= {f"eiszeit-event-{kind.name}" for kind in game.events.kinds}
    keys |= {f"eiszeit-card-{card}" for card in CARDS}
    keys |= {f"eiszeit-landscape-{landscape}" for landscape in LANDSCAPES}
    keys |= {f"eiszeit-option-{option.key}" for option in game.options}
    sources = [path.read_text(encoding="utf-8") for path in (PACKAGE / "games" / "eiszeit").glob("*.py")]
    refusals = {key for source in sources for key in re.findall(r'"(eiszeit-why-[a-z-]+)"', source)}
    assert len(refusals) > 20
    return keys | refusals


def common_keys() -> set[str]:
    keys = {f"colour-{colour}" for colour in [*COLOURS, *COLOUR_NAMES]}
    keys |= {f"{kind}-{colour}" for kind in ("player", "letter") for colour in COLOURS}
    keys |= {f"seat-{name}" for name in ["human", *bots.names()]}
    return keys | {"game-is-over"}


def keys_in_source() -> set[str]:
    """Keys that the terminal names in full."""
    found: set[str] = set()
    for file in (PACKAGE / "terminal").rglob("*.py"):
        found |= set(re.findall(r'"((?:terminal|eiszeit)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert len(found) > 40
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists(language: str) -> None:
    wanted = eiszeit_keys() | common_keys() | keys_in_source()
    assert wanted - set(CATALOGUES[language]) == set()


def test_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = {key: CATALOGUES["en"].variables(key) for key in CATALOGUES["en"]}
    for language in LANGUAGES:
        catalogue = CATALOGUES[language]
        assert {key: catalogue.variables(key) for key in catalogue} == english, language


#: Parts of other messages, which may say nothing.
PARTS = ("coach-otherwise",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 12, "none", "Red", "own", "other"])
def test_every_message_can_be_formatted(language: str, value: str | int) -> None:
    catalogue = CATALOGUES[language]
    for key in catalogue:
        text = catalogue.say(key, **dict.fromkeys(catalogue.variables(key), value))
        assert text.strip() == text != "" or key in PARTS, key
        assert "{" not in text, key
        assert "  " not in text or key == "terminal-help", key


def test_events_use_only_arguments_that_they_carry() -> None:
    for kind in beringia.game("eiszeit").events.kinds:
        given = {name for name, _ in kind.args} | {"who"}
        if kind.secret is not None:
            given.add(kind.secret[0])
        if "owner" in given:
            given.add("whose")
        assert CATALOGUES["en"].variables(f"eiszeit-event-{kind.name}") <= given, kind.name


def test_german_and_dutch_are_translations() -> None:
    """No message longer than a word or two is the English one, left as it was."""
    for language in ("de", "nl"):
        for key in CATALOGUES[language]:
            args = dict.fromkeys(CATALOGUES["en"].variables(key), 2)
            english = CATALOGUES["en"].say(key, **args)
            if len(english.split()) > 3:
                assert CATALOGUES[language].say(key, **args) != english, key


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="'fr' is not spoken here; there are en, de, nl"):
        Catalogue("fr")


def test_unknown_message() -> None:
    with pytest.raises(CatalogueError, match="'eiszeit-nonsense' does not exist in 'de'"):
        CATALOGUES["de"].say("eiszeit-nonsense")


def test_numbers_and_absent_arguments() -> None:
    say = CATALOGUES["en"].say
    assert say("eiszeit-choose-mammoth", area=5) == "Place a mammoth in area 5"
    assert say("eiszeit-choose-mammoth", area=5, cost=2) == "Place a mammoth in area 5: pay 2 stones"
    assert say("eiszeit-choose-mammoth", area=5, cost=1) == "Place a mammoth in area 5: pay 1 stone"
