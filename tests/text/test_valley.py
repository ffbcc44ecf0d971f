"""Valley of the Mammoths in words: every message that its engine can ask for, and its board in the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import beringia
from beringia.games.valley.model.board import TERRAINS
from beringia.games.valley.model.card_terms import ANY_OWN, EVENT_NAMES, TRUMP_NAMES, WINDOW_NAMES
from beringia.games.valley.model.content import COLOURS
from beringia.games.valley.model.events import KINDS
from beringia.games.valley.model.step import ValleyDecision
from beringia.games.valley.model.terms import CLOSED_NAMES, HEX_LABELS, SEASON_NAMES, SPECIES_NAMES
from beringia.kernel.codes import Choice
from beringia.kernel.events import Event
from beringia.kernel.options import OptionValue
from beringia.kernel.position import Decision, Game, Position
from beringia.terminal.boards import board
from beringia.terminal.screen import print_result
from beringia.text import LANGUAGES, Catalogue, Voice
from tests.catalogues import shared_catalogue
from tests.text.spoken import Listener

CATALOGUES = {language: shared_catalogue(language) for language in LANGUAGES}
ENGLISH = CATALOGUES["en"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
LEFT_OVER = re.compile(r"\bnone\b|\bown\b|\bother\b|[{}_]|\bvalley-|  | ,")
DECISIONS = {name for name, step in beringia.game("valley").rules.steps.items() if issubclass(step, ValleyDecision)}
SOURCES = Path(str(files("beringia") / "games" / "valley")).rglob("*.py")
REFUSALS = {key for file in SOURCES for key in re.findall(r'"(valley-why-[a-z-]+)"', file.read_text(encoding="utf-8"))}

#: What random games hardly reach, because random tribes die young; with the arguments that the engine gives.
RARE_CHOICES: dict[str, dict[str, str | int]] = {
    "keep": {},
    "destroy": {},
    "victim": {"hex": "0,1"},
    "animal": {"species": "bear", "hex": "0,1"},
    "player": {"seat": 1},
    "region": {"number": 3},
    "steal": {"loot": "fire"},
    "wolves": {"count": 1},
}
RARE_DECISIONS: dict[str, dict[str, str | int]] = {
    "sow": {"food": 1},
    "capture": {"hex": "0,1", "owner": 2},
    "group_wolf": {"hex": "0,1"},
    "survivor": {"hex": "0,1"},
    "victim": {"sex": "warrior", "hex": "0,1"},
}


@pytest.fixture(scope="module")
def game() -> Game:
    return beringia.game("valley")


@pytest.fixture(scope="module")
def voices(game: Game) -> list[Voice]:
    return [Voice(catalogue, game, NAMES) for catalogue in CATALOGUES.values()]


def whole(sentence: str) -> None:
    """A sentence without anything unresolved in it."""
    assert not LEFT_OVER.search(sentence), sentence
    assert sentence == sentence.strip() != ""


def games(game: Game, count: int) -> Iterator[tuple[Position, list[Event]]]:
    """Positions of random games, each with the events that led to it."""
    chance = random.Random(11)
    for number in range(count):
        options: dict[str, OptionValue] = {
            "voluntary_starvation": number % 5 == 0,
            "fire": number % 2 == 0,
            "return": number % 3 == 0,
            "limited_storage": number % 4 == 0,
            "round_limit": game_limit(game),
        }
        position = game.start(seats=2 + number % 5, seed=number, options=options)
        events = position.opening
        while True:
            yield position, events
            if position.over:
                break
            events = position.play_and_tell(chance.choice(position.choices()))


def game_limit(game: Game) -> OptionValue:
    """The shortest limit that the game offers."""
    offered = next(option.allowed for option in game.options if option.key == "round_limit")
    return min(limit for limit in offered if isinstance(limit, int))


def engine_keys(game: Game) -> set[str]:
    """All keys that the engine can produce, and those that are made of its ids."""
    keys = {f"valley-choose-{verb}" for verb in game.codes.names()}
    keys |= {f"valley-decide-{name}" for name in DECISIONS}
    keys |= {f"valley-event-{kind.name}" for kind in game.events.kinds}
    keys |= {f"valley-card-{card}" for card in [*EVENT_NAMES, *TRUMP_NAMES]}
    keys |= {f"valley-terrain-{terrain}" for terrain in [*TERRAINS, "volcano"]}
    keys |= {f"valley-season-{season}" for season in SEASON_NAMES}
    keys |= {f"valley-{word}-{species}" for word in ("animal", "short") for species in SPECIES_NAMES}
    keys |= {f"valley-closed-{how}" for how in CLOSED_NAMES if how}
    keys |= {f"valley-phase-{phase}" for phase in ["setup", *range(1, 11), "over"]}
    keys |= {f"valley-option-{option.key}" for option in game.options}
    keys |= {
        f"valley-option-{option.key}-{str(value).lower() if isinstance(value, bool) else value}"
        for option in game.options
        for value in option.allowed
        if option.kind == "choice" and (isinstance(value, bool) or not isinstance(value, int))
    }
    keys |= {f"{kind}-{colour}" for kind in ("player", "letter", "colour") for colour in COLOURS}
    return keys | REFUSALS | {"valley-title", "valley-about", "valley-score"}


def test_every_key_exists(game: Game, voices: list[Voice]) -> None:
    assert len(REFUSALS) > 30
    for voice in voices:
        assert engine_keys(game) - set(voice.catalogue) == set()


def test_texts_take_their_numbers_from_the_content(tmp_path: Path) -> None:
    """An owner corrects the content file, and everything that is said follows."""
    said = {
        ("theft", "food = 4\n\n[round_limits]", "food = 7\n\n[round_limits]"): ("valley-card-theft", "7 food"),
        ("harvest", "rich_intact = 12", "rich_intact = 13"): ("valley-card-abundant_rain", "13 food"),
        ("manure", "rich_damaged = 8", "rich_damaged = 9"): ("valley-card-natural_manure", "9 damaged"),
        ("sowing", "each = 1 ", "each = 3 "): ("valley-card-mountain_farm", "3 food"),
        ("easy", "easy_food = 15", "easy_food = 20"): ("valley-option-easy_start", "20 food"),
        ("goal", "settlements_to_win = 4", "settlements_to_win = 3"): ("valley-about", "3 settlements"),
        ("lean", "food_lean = 4", "food_lean = 5"): ("valley-card-lean_animals", "mammoth 5"),
    }
    source = (files("beringia") / "games" / "valley" / "content.toml").read_text(encoding="utf-8")
    for (name, old, new), (key, told) in said.items():
        assert source.count(old) == 1, old
        file = tmp_path / f"{name}.toml"
        file.write_text(source.replace(old, new), encoding="utf-8")
        corrected = Voice(Catalogue("en"), beringia.game("valley", file), NAMES)
        assert told in corrected.say(key)
        assert told not in Voice(ENGLISH, beringia.game("valley"), NAMES).say(key)


def test_every_card_has_a_drawing(game: Game) -> None:
    cards: Any = game.shown_content["cards"]
    assert all(card["icon"] for card in cards.values())
    assert len(cards) == len(EVENT_NAMES) + len(TRUMP_NAMES)


def test_no_message_is_left_over(game: Game, voices: list[Voice]) -> None:
    """What is called after a choice, a decision, an event, a refusal or a card belongs to one that exists."""
    made = re.compile(r"valley-(choose|decide|event|why|card|option|phase)-")
    assert {key for key in voices[0].catalogue if made.match(key)} - engine_keys(game) == set()
    written = {key for key in ENGLISH if key.startswith("valley-text-")}
    assert {key.replace("-text", "", 1) for key in written} == set(voices[0].catalogue.texts)


def test_all_languages_take_the_same_arguments() -> None:
    for key in (key for key in ENGLISH if key.startswith("valley-")):
        for language in LANGUAGES:
            assert CATALOGUES[language].variables(key) == ENGLISH.variables(key), (language, key)


def test_choices_decisions_and_events_of_random_games(game: Game, voices: list[Voice]) -> None:
    listener = Listener(voices, LEFT_OVER, ["who", "whose"])
    listener.hear(games(game, 45))
    assert set(game.codes.names()) - listener.verbs <= set(RARE_CHOICES)
    assert DECISIONS - listener.decisions <= set(RARE_DECISIONS)
    assert len(listener.events) > 40


def test_what_random_games_hardly_reach(game: Game, voices: list[Voice]) -> None:
    assert set(RARE_CHOICES) <= set(game.codes.names())
    assert set(RARE_DECISIONS) <= DECISIONS
    for voice in voices:
        for verb, args in RARE_CHOICES.items():
            whole(voice.choice(Choice(0, verb, (), f"valley-choose-{verb}", args)))
            assert ENGLISH.variables(f"valley-choose-{verb}") == set(args)
        for kind, args in RARE_DECISIONS.items():
            whole(voice.decision(Decision(1, kind, f"valley-decide-{kind}", args)))
            assert ENGLISH.variables(f"valley-decide-{kind}") == {*args, "who"}


def test_every_event_with_every_argument(voices: list[Voice]) -> None:
    """Also what random games never reach: one event for each value that each argument can have."""
    for kind in KINDS.kinds:
        told = [*kind.args, *([kind.secret] if kind.secret else [])]
        numbers: list[str | int] = [0, 1, 2, 5]
        values = {name: list[str | int](domain.names) or numbers for name, domain in told}
        plain: dict[str, str | int | None] = {name: options[-1] for name, options in values.items()}
        for name, options in values.items():
            for value in options:
                event = {"kind": kind.name, "seat": 1, "args": {**plain, name: value}}
                if value != "":
                    for voice in voices:
                        whole(voice.event(event))
        assert ENGLISH.variables(f"valley-event-{kind.name}") <= {*values, "who", "whose"}, kind.name


@pytest.mark.parametrize(
    ("key", "argument", "values"),
    [
        ("valley-species", "species", SPECIES_NAMES),
        ("valley-all-species", "species", SPECIES_NAMES),
        ("valley-one-animal", "species", SPECIES_NAMES),
        ("valley-window", "window", [name for name in WINDOW_NAMES if name != WINDOW_NAMES[ANY_OWN]]),
        ("valley-event-hex_closed", "how", [how for how in CLOSED_NAMES if how]),
        ("valley-event-region_struck", "terrain", TERRAINS[:3]),
        ("valley-event-round_began", "season", SEASON_NAMES),
        ("valley-event-phase_began", "phase", list(range(1, 11))),
        ("valley-event-reshuffled", "deck", [*SEASON_NAMES, "trump"]),
        ("valley-choose-lose", "figure", ["warrior", "woman", "wolf"]),
        ("valley-choose-steal", "loot", ["food", "fire"]),
    ],
)
def test_each_id_has_a_word_of_its_own(key: str, argument: str, values: list[str | int]) -> None:
    for catalogue in CATALOGUES.values():
        said = {catalogue.say(key, **{argument: value}) for value in values}
        assert len(said) == len(values), (catalogue.language, said)


def test_every_refusal_is_a_sentence(game: Game, voices: list[Voice]) -> None:
    chance = random.Random(3)
    told: set[tuple[object, ...]] = set()
    for position, _ in games(game, 30):
        if position.over or chance.random() > 0.04:
            continue
        for code in range(game.codes.size):
            refusal = position.why_not(code)
            if refusal is None:
                continue
            assert ENGLISH.variables(refusal.key) <= set(refusal.args), refusal.key
            if (shape := (refusal.key, *sorted(refusal.args))) not in told:
                told.add(shape)
                for voice in voices:
                    whole(voice.refusal(refusal))
    assert len({shape[0] for shape in told}) > 20, told


@pytest.mark.parametrize(
    ("event", "viewer", "sentences"),
    [
        (
            Event("marched", 0, {"from": "1,-2", "to": "1,-1", "warriors": 3, "women": 1}, {}, None), None,
            ["Ada goes from hex B3 to hex C4: 3 warriors and 1 woman.",
             "Ada zieht von Feld B3 nach Feld C4: 3 Krieger und 1 Frau.",
             "Ada beweegt van veld B3 naar veld C4: 3 krijgers en 1 vrouw."],
        ),
        (
            Event("herd_moved", None, {"species": "bear", "from": "0,1", "to": "0,2", "count": 1}, {}, None), None,
            ["A bear goes from hex E4 to hex F4.",
             "Ein Bär zieht von Feld E4 nach Feld F4.",
             "Een beer beweegt van veld E4 naar veld F4."],
        ),
        (
            Event("died", 1, {"hex": "0,1", "sex": "woman", "count": 2, "cause": "hunger"}, {}, None), None,
            ["Bo loses 2 women on hex E4 to hunger.",
             "Bo verliert 2 Frauen auf Feld E4 durch Hunger.",
             "Bo verliest 2 vrouwen op veld E4 door honger."],
        ),
        (
            Event("spied", 0, {"player": 1}, {"card": "raft"}, 0), 0,
            ["Ada looks at Raft, held by Bo.", "Ada sieht „Floß“ in der Hand von Bo.",
             "Ada ziet \u2018Vlot\u2019 in de hand van Bo."],
        ),
        (
            Event("spied", 0, {"player": 1}, {"card": "raft"}, 0), 1,
            ["Ada looks at a card of Bo.", "Ada sieht eine Karte von Bo.", "Ada ziet een kaart van Bo."],
        ),
    ],
)  # fmt: skip
def test_sentences(voices: list[Voice], event: Event, viewer: int | None, sentences: list[str]) -> None:
    assert [voice.event(event.seen_by(viewer)) for voice in voices] == sentences


# -- the board in the terminal


def paper(width: int) -> Console:
    return Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False, record=True)


def seen(position: Position, viewer: int | None) -> dict[str, Any]:
    return dict(position.view(viewer))


def drawn(position: Position, voice: Voice, width: int) -> list[str]:
    """What the player who decides sees, line by line; spectators at the end of the game."""
    console = paper(width)
    view = position.view(position.seat)
    valley = board("valley")
    console.print(valley.draw(view, voice, ["human", *["greedy"] * 5], width))
    if position.seat is not None:
        console.print(valley.draw_hand(view, voice, {}))
    return console.export_text().splitlines()


@pytest.mark.parametrize("width", [80, 120])
def test_the_map_shows_everything_and_fits(game: Game, voices: list[Voice], width: int) -> None:
    chance = random.Random(5)
    shown = 0
    for position, _ in games(game, 12):
        if chance.random() > 0.05 and not position.over:
            continue
        shown += 1
        voice = voices[shown % len(voices)]
        lines = drawn(position, voice, width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        assert "…" not in text  # nothing is cut off
        for label in HEX_LABELS:
            assert re.search(rf"\b{label}\b", text), label
        view = seen(position, None)
        for place in view["hexes"]:
            for seat, (warriors, women, _) in enumerate(place["people"]):
                if warriors + women:
                    assert f"{voice.say('letter-' + view['players'][seat]['colour'])}{warriors}+{women}" in text
            for species, count in place["animals"].items():
                assert f"{voice.say(f'valley-short-{species}')}{count}" in text
    assert shown > 20


def test_the_hand_is_shown_to_its_holder_only(game: Game, voices: list[Voice]) -> None:
    position = next(position for position, _ in games(game, 1) if position.view(None)["round"])
    text = "\n".join(drawn(position, voices[0], 120))
    hands = [seen(position, seat)["players"][seat]["hand"] for seat in range(seen(position, None)["seats"])]
    assert all(hands)
    for seat, hand in enumerate(hands):
        for card in hand:
            shown = re.search(rf"^{voices[0].card(card)}\b", text, re.MULTILINE) is not None
            assert shown == (seat == position.seat), card


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("supply:settlement", "Found a settlement"),
        ("supply:crop", "Sow"),
        ("people:0:1,-2", "Your people on hex B3"),
        ("people:1:1,-2", "People of Bo on hex B3"),
        ("woman:0:1,-2", "Woman on hex B3"),
        ("herd:bear:0,1", "The herd on hex E4 (bear)"),
        ("region:forest:3", "Forest region 3"),
        ("hex:0,1", "Hex E4"),
        ("player:2", "Cy"),
        ("trump:raft", "Raft"),
    ],
)
def test_names_of_targets(voices: list[Voice], target: str, name: str) -> None:
    assert board("valley").target_name(voices[0], target, 0) == name


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ([1], "Bo wins with 4 settlements."),
        ([0, 1], "Ada and Bo share the victory with 4 settlements each."),
        ([], "Nobody wins."),
    ],
)
def test_how_a_game_ends(voices: list[Voice], winners: list[int], sentence: str) -> None:
    console = paper(120)
    print_result(console, voices[0], winners, [4, 4, 0])
    assert console.export_text().strip() == sentence
