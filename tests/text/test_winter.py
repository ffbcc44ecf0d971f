"""Endless Winter in words: every message its engine can ask for, the texts of its cards, its board in the terminal."""

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
from beringia.games.winter.model.content import COLOURS, CONTENT_FILE
from beringia.games.winter.model.land import HEX_LABELS
from beringia.games.winter.model.language import COSTS, WORDS
from beringia.games.winter.model.terms import (
    COLUMN_NAMES,
    FIGURE_NAMES,
    LEVEL_NAMES,
    PHASE_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
)
from beringia.kernel.codes import Choice
from beringia.kernel.domains import Domain
from beringia.kernel.events import Event
from beringia.kernel.position import Decision, Position
from beringia.terminal.boards import board
from beringia.text import LANGUAGES, Catalogue, Voice
from beringia.text.voice import in_halves
from tests.catalogues import shared_catalogue
from tests.text.spoken import Listener

GAME = beringia.game("winter")
NAMES = ["Ada", "Bo", "Cy", "Di"]
VOICES = [Voice(shared_catalogue(language), GAME, NAMES) for language in LANGUAGES]
CATALOGUES = {voice.catalogue.language: voice.catalogue for voice in VOICES}
ENGLISH = CATALOGUES["en"]
CONTENT = GAME.content
LEFT_OVER = re.compile(r"\bnone\b(?! of its kind)|[{}_]|\bwinter-|  | ,| \.|\b[a-z]+-[a-z]+-[a-z]+-\d")
DECISIONS = {name for name, step in GAME.rules.steps.items() if step.VERBS}
MODULES = list(Path(str(files("beringia") / "games" / "winter")).rglob("*.py"))
REFUSALS = {key for path in MODULES for key in re.findall(r'"(winter-why-[a-z-]+)"', path.read_text(encoding="utf-8"))}

#: What random games hardly reach; with the arguments that the engine gives.
RARE_CHOICES: dict[str, dict[str, str | int]] = {
    "ice_find": {"hex": "0,1", "terrain": "glacier", "ice_find": "ice_cave"},
    "score_stone": {"stone": "camps"},
    "build_village": {"food": 3},
    "village": {"juncture": "0,1_0,2_-1,2"},
    "village_draw": {},
    "branch": {"branch": 2, "effect": "gain_draw_2"},
}
RARE_DECISIONS: dict[str, dict[str, str | int]] = {
    "ice_order": {"juncture": "0,1_0,2_-1,2"},
    "village_place": {},
    "effect_branch": {"card": "moon_calendar"},
    "reveal_do": {},
}


def whole(sentence: str) -> None:
    """A sentence without anything unresolved in it."""
    assert not LEFT_OVER.search(sentence), sentence
    assert sentence == sentence.strip() != ""


def games(count: int) -> Iterator[tuple[Position, list[Event]]]:
    """Positions of random games of all sizes and options, each with the events that led to it."""
    chance = random.Random(11)
    for number in range(count):
        position = GAME.start(seats=GAME.seats[number % len(GAME.seats)], seed=number, options=options(number))
        events = position.opening
        while True:
            yield position, events
            if position.over:
                break
            events = position.play_and_tell(chance.choice(position.choices()))


def options(number: int) -> dict[str, Any]:
    """Every option that goes with the number of players, each value in some game."""
    seats = GAME.seats[number % len(GAME.seats)]
    return {
        option.key: option.allowed[(number // len(GAME.seats)) % len(option.allowed)]
        for option in GAME.options
        if option.kind == "choice" and (option.seats is None or seats in option.seats)
    }


def engine_keys() -> set[str]:
    """All keys that the engine can produce, and those that are made of its ids."""
    keys = {f"winter-choose-{verb}" for verb in GAME.codes.names()}
    keys |= {f"winter-decide-{name}" for name in DECISIONS}
    keys |= {f"winter-event-{kind.name}" for kind in GAME.events.kinds}
    keys |= {f"winter-phase-{phase}" for phase in PHASE_NAMES}
    keys |= {f"winter-source-{source}" for source in SOURCE_NAMES}
    keys |= {f"winter-label-{word}" for word in [*WORDS, *COSTS]}
    keys |= {f"winter-short-{word}" for word in WORDS}
    keys |= {f"winter-option-{option.key}" for option in GAME.options}
    keys |= {
        f"winter-option-{option.key}-{str(value).lower() if isinstance(value, bool) else value}"
        for option in GAME.options
        for value in option.allowed
        if option.kind == "choice"
    }
    keys |= {f"{kind}-{colour}" for kind in ("player", "letter", "colour") for colour in COLOURS}
    return keys | REFUSALS | {"winter-title", "winter-about", "winter-score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists(language: str) -> None:
    assert len(REFUSALS) > 40
    assert engine_keys() - set(CATALOGUES[language]) == set()


def test_no_message_is_left_over() -> None:
    """What is called after a choice, a decision, an event, a refusal or an option belongs to one that exists. A choice
    may be worded for a decision, and short."""
    made = re.compile(r"winter-(choose|decide|event|why|option|phase|source|short)-")
    worded = {f"winter-choose-{verb}-{how}" for verb in GAME.codes.names() for how in [*DECISIONS, "brief"]}
    assert {key for key in ENGLISH if made.match(key)} - engine_keys() - worded == set()


def test_choices_decisions_and_events_of_random_games() -> None:
    listener = Listener(VOICES, LEFT_OVER, ["who", "card"])
    listener.hear(games(24))
    assert set(GAME.codes.names()) - listener.verbs <= set(RARE_CHOICES)
    assert DECISIONS - listener.decisions <= set(RARE_DECISIONS)
    assert len(listener.events) > 40


def test_what_random_games_hardly_reach() -> None:
    assert set(RARE_CHOICES) <= set(GAME.codes.names())
    assert set(RARE_DECISIONS) <= DECISIONS
    for voice in VOICES:
        for verb, args in RARE_CHOICES.items():
            whole(voice.choice(Choice(0, verb, (), f"winter-choose-{verb}", args)))
            assert ENGLISH.variables(f"winter-choose-{verb}") <= set(args)
        for kind, args in RARE_DECISIONS.items():
            whole(voice.decision(Decision(1, kind, f"winter-decide-{kind}", args)))
            assert ENGLISH.variables(f"winter-decide-{kind}") <= {*args, "who"}


def values_of(domain: Domain) -> list[str | int]:
    names = domain.names_in(GAME.rules.lexicon)
    if names:
        return list(names)
    return list(range(domain.size)) if domain.size <= 40 else [0, 1, 2, 5]  # an amount


def test_every_event_with_every_argument() -> None:
    """Also what random games never reach: one event for each value that each argument can have."""
    for kind in GAME.events.kinds:
        fields = [*kind.args, *([kind.secret] if kind.secret else [])]
        values: dict[str, list[str | int]] = {name: values_of(domain) for name, domain in fields}
        plain: dict[str, str | int | None] = {name: options[-1] for name, options in values.items()}
        for name, options_ in values.items():
            for value in options_:
                for voice in VOICES:
                    whole(voice.event({"kind": kind.name, "seat": 1, "args": {**plain, name: value}}))
        assert ENGLISH.variables(f"winter-event-{kind.name}") <= {*values, "who"}, kind.name


@pytest.mark.parametrize(
    ("key", "argument", "values"),
    [
        ("winter-figure", "figure", FIGURE_NAMES),
        ("winter-on-space", "space", SPACE_NAMES),
        ("winter-level", "level", LEVEL_NAMES),
        ("winter-one-good", "good", WORDS[:5]),
        ("winter-choose-income", "good", WORDS[:5]),
        ("winter-track", "track", ["offering", "honor"]),
        ("winter-from", "from", ["hand", "discard", "played", "pile"]),
        ("winter-to", "to", ["hand", "discard"]),
        ("winter-scored", "source", SOURCE_NAMES),
        ("winter-decide-eclipse_menu", "step", [1, 2, 3, 4]),
    ],
)
def test_each_id_has_a_word_of_its_own(key: str, argument: str, values: list[str | int]) -> None:
    for catalogue in CATALOGUES.values():
        said = {catalogue.say(key, **{argument: value}) for value in values}
        assert len(said) == len(values), (catalogue.language, said)


def test_every_refusal_is_a_sentence() -> None:
    chance = random.Random(3)
    told: set[tuple[object, ...]] = set()
    for position, _ in games(12):
        if position.over or chance.random() > 0.03:
            continue
        for code in range(GAME.codes.size):
            refusal = position.why_not(code)
            if refusal is None:
                continue
            assert ENGLISH.variables(refusal.key) <= set(refusal.args), refusal.key
            if (shape := (refusal.key, *sorted(refusal.args))) not in told:
                told.add(shape)
                for voice in VOICES:
                    whole(voice.refusal(refusal))
    assert len({shape[0] for shape in told}) > 25, told


@pytest.mark.parametrize(
    ("event", "viewer", "sentences"),
    [
        (
            Event("figure_placed", 0, {"figure": "chief", "space": "hunt", "symbol": 1}, {}, None), None,
            ["Ada places the chief in Hunt, as the first.",
             "Ada setzt die Häuptlingsfigur auf „Jagen“, als erste Figur.",
             "Ada zet de leider op \u2018Jagen\u2019, als eerste."],
        ),
        (
            Event("tribe_played", 1, {"card": "shaman", "halves": 3}, {}, None), None,
            ["Bo plays Shaman for 1½ labor.", "Bo spielt „Schamanin“ für 1½ Arbeitskraft.",
             "Bo speelt \u2018Sjamaan\u2019 voor 1½ arbeidskracht."],
        ),
        (
            Event("paid", 0, {"food": 0, "tools": 1}, {}, None), None,
            ["Ada pays 1 tool.", "Ada zahlt 1 Werkzeug.", "Ada betaalt 1 gereedschap."],
        ),
        (
            Event("drew", 1, {}, {"card": "cairn"}, 1), 1,
            ["Bo draws Cairn.", "Bo zieht „Steinmal“.", "Bo trekt \u2018Steenhoop\u2019."],
        ),
        (
            Event("drew", 1, {}, {"card": "cairn"}, 1), 0,
            ["Bo draws a card.", "Bo zieht eine Karte.", "Bo trekt een kaart."],
        ),
        (
            Event("village_built", 0, {"juncture": "0,1_0,2_-1,2"}, {}, None), None,
            ["Ada builds a village at D3/E3/E2.",
             "Ada baut eine Siedlung bei D3/E3/E2.",
             "Ada bouwt een dorp bij D3/E3/E2."],
        ),
        (
            Event("ice_turned", 0, {"hex": "1,0", "ice_find": "ice_calf"}, {}, None), None,
            ["Ada finds Trapped Calf on hex C4.",
             "Ada findet „Gefangenes Kalb“ auf Feld C4.",
             "Ada vindt \u2018Gevangen kalf\u2019 op veld C4."],
        ),
    ],
)  # fmt: skip
def test_sentences(event: Event, viewer: int | None, sentences: list[str]) -> None:
    assert [voice.event(event.seen_by(viewer)) for voice in VOICES] == sentences


@pytest.mark.parametrize(("halves", "told"), [(0, 0), (1, "½"), (2, 1), (3, "1½"), (9, "4½"), (10, 5)])
def test_labor_is_told_in_halves(halves: int, told: str | int) -> None:
    assert in_halves(halves) == told


def test_a_decision_says_what_can_be_done() -> None:
    args: dict[str, str | int] = {
        "card": "hammerstone", "food": 1, "tools": 0, "cards": 0, "effect": "pay_food_1_to_tool_2",
    }  # fmt: skip
    decision = Decision(0, "effect_use", "winter-decide-effect_use", args)
    assert [voice.decision(decision) for voice in VOICES] == [
        "Ada may pay 1 food to gain 2 tools (Hammerstone).",
        "Ada darf 1 Nahrung zahlen und dafür 2 Werkzeuge erhalten („Schlagstein“).",
        "Ada mag 1 voedsel betalen en daarvoor 2 gereedschap krijgen (\u2018Klopsteen\u2019).",
    ]


# -- texts out of effects


def test_everything_with_an_effect_has_a_text() -> None:
    wanted = {f"card-{name}" for name in CONTENT["cards"]}
    wanted |= {f"chief-{name}-{side}" for name in CONTENT["chiefs"] for side in "ab"}
    groups = {"setups": "setup", "animals": "animal", "stones": "stone", "terrain": "terrain"}
    groups |= {"ice_finds": "ice_find", "rest_tiles": "rest_tile"}
    wanted |= {f"{kind}-{name}" for group, kind in groups.items() for name in CONTENT[group]}
    wanted |= {f"column-{column}" for column in COLUMN_NAMES}
    wanted |= {f"order-{position}" for position in range(1, 5)}
    wanted |= {f"offering-{step}" for step in range(1, 10)} | {f"honor-{step}" for step in range(1, 11)}
    wanted |= {f"stone_slot-{slot}" for slot in range(1, 4)} | {f"megalith_slot-{slot}" for slot in range(1, 6)}
    wanted.add("village_slot")
    for voice in VOICES:
        texts = voice.catalogue.texts
        phrases = {key for key in texts if key.startswith("winter-effect-")}
        assert set(texts) - phrases == {f"winter-{name}" for name in wanted}
        for key, text in texts.items():
            whole(text)
            assert text.endswith(".") == (key not in phrases), (key, text)
            assert key in phrases or text[0] == text[0].upper(), (key, text)
        effects = GAME.shown_content["effects"]
        assert isinstance(effects, dict)
        for effect in effects.values():
            assert f"winter-effect-{effect['id']}" in phrases


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        (
            "card-exp_gatherer",
            ["½ labor. Pay 1 food to gain 1 tool. In the eclipse: gain 1 food.",
             "½ Arbeitskraft. 1 Nahrung zahlen und dafür 1 Werkzeug erhalten. "
             "In der Sonnenfinsternis: 1 Nahrung erhalten.",
             "½ arbeidskracht. 1 voedsel betalen en daarvoor 1 gereedschap krijgen. "
             "In de zonsverduistering: 1 voedsel krijgen."],
        ),
        (
            "card-hunter",
            ["1 labor, +1 in Hunt. In the eclipse: gain 2 food. 1 point at the end.",
             "1 Arbeitskraft, +1 beim Jagen. In der Sonnenfinsternis: 2 Nahrung erhalten. 1 Punkt am Ende.",
             "1 arbeidskracht, +1 bij Jagen. In de zonsverduistering: 2 voedsel krijgen. 1 punt aan het eind."],
        ),
        (
            "card-smoke_signal",
            ["Either gain 2 labor, or gain 1 tool and 1 food. 1 point at the end.",
             "2 Arbeitskraft erhalten ODER 1 Werkzeug und 1 Nahrung erhalten. 1 Punkt am Ende.",
             "Ofwel 2 arbeidskracht krijgen, ofwel 1 gereedschap en 1 voedsel krijgen. 1 punt aan het eind."],
        ),
        (
            "chief-fire_wolf-a",
            ["In Migrate: put a camp on the base, move a camp by a step and gain 1 food.",
             "Beim Weiterziehen: 1 Lager auf das Startfeld setzen, ein Lager um 1 Feld verschieben "
             "und 1 Nahrung erhalten.",
             "Bij Verdertrekken: 1 kamp op het startveld zetten, een kamp 1 veld verplaatsen en 1 voedsel krijgen."],
        ),
        (
            "stone-tip_mammoth",
            ["Animals you have tipped (Woolly Mammoth): 3, 7 points for 1, 2 or more, every eclipse.",
             "Erlegte Tiere (Wollhaarmammut): 3, 7 Punkte für 1, 2 oder mehr, in jeder Sonnenfinsternis.",
             "Gevelde dieren (Wolharige mammoet): 3, 7 punten voor 1, 2 of meer, in elke zonsverduistering."],
        ),
        ("terrain-glacier", ["Brings no income.", "Bringt kein Einkommen.", "Levert geen inkomen op."]),
    ],
)  # fmt: skip
def test_texts(key: str, texts: list[str]) -> None:
    assert [voice.say(f"winter-{key}") for voice in VOICES] == texts


def test_a_new_card_gets_a_text_of_its_own(tmp_path: Path) -> None:
    """Known effects need no code: neither a line here nor a message in the files."""
    more = """
[cards.star_stone]
source = "design"
type = "culture"
era = 1
effect = "choose (pay food 2 + tool 1 -> stone 1 + vp 2 or gain animal_top 2); gain food_max; discard 2"
vp = 5
name = { source = "design", en = "Star Stone", de = "Sternstein", nl = "Sterrensteen" }
"""
    file = tmp_path / "content.toml"
    file.write_text(CONTENT_FILE.read_text(encoding="utf-8") + more, encoding="utf-8")
    game = beringia.game("winter", content=file)
    voices = [Voice(Catalogue(language), game) for language in LANGUAGES]
    assert [voice.card_text("star_stone") for voice in voices] == [
        "Either pay 2 food and 1 tool to take a sacred stone and gain 2 points, or take the top 2 animals of the deck. "
        "Fill your food up to the limit and discard 2 cards. 5 points at the end.",
        "2 Nahrung und 1 Werkzeug zahlen und dafür 1 Heiligen Stein nehmen und 2 Punkte erhalten ODER die obersten 2 "
        "Tiere des Stapels nehmen. Nahrung bis zum Limit auffüllen und 2 Karten abwerfen. 5 Punkte am Ende.",
        "Ofwel 2 voedsel en 1 gereedschap betalen en daarvoor 1 heilige steen nemen en 2 punten krijgen, ofwel "
        "de bovenste 2 dieren van de stapel nemen. Het voedsel tot de grens aanvullen en 2 kaarten afleggen. "
        "5 punten aan het eind.",
    ]
    assert voices[0].card_text("cairn") == VOICES[0].card_text("cairn")
    assert "winter-card-star-stone" not in ENGLISH
    assert "winter-card-star-stone" not in Catalogue("en")


# -- the board in the terminal


def drawn(position: Position, voice: Voice, width: int) -> list[str]:
    """What the player who decides sees, line by line; spectators at the end of the game."""
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False, record=True)
    view = position.view(position.seat)
    console.print(board("winter").draw(view, voice, ["human", *["greedy"] * 3], width))
    if position.seat is not None:
        console.print(board("winter").draw_hand(view, voice, {}))
    return console.export_text().splitlines()


@pytest.mark.parametrize("width", [80, 100])
def test_the_table_shows_everything_and_fits(width: int) -> None:
    chance = random.Random(5)
    shown = 0
    for position, _ in games(12):
        if chance.random() > 0.01 and not position.over:
            continue
        shown += 1
        voice = VOICES[shown % len(VOICES)]
        lines = drawn(position, voice, width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        assert "…" not in text  # nothing is cut off
        flat = " ".join(text.split())
        for label in HEX_LABELS:
            assert re.search(rf"\b{label}\b", text), label
        view: dict[str, Any] = dict(position.view(position.seat))
        for card in [*filter(None, view["culture"]["display"]), *view["stacks"]]:
            assert voice.card(card) in text
        for animal in filter(None, view["animals"]["area"]):
            assert voice.title("animals", animal) in text
        for stone in view["stones"]:
            if stone["stone"]:
                assert voice.title("stones", stone["stone"]) in flat
        for player in view["players"]:
            assert f"{player['food']}/{player['food_limit']}" in text
            assert voice.names[player["seat"]] in text
        for piece in view["site"]["pieces"]:
            if piece["level"]:
                assert f"{'ABCDEFGHIJ'[piece['x']]}{piece['y'] + 1}" in text
        if position.over:
            for source in SOURCE_NAMES:
                assert voice.say(f"winter-source-{source}") in text
    assert shown > 20


def test_the_hand_is_shown_to_its_holder_only() -> None:
    position = next(position for position, _ in games(1) if position.view(None)["phase"] == "action")
    seat = position.seat
    assert seat is not None
    console = Console(file=StringIO(), width=100, record=True)
    view: dict[str, Any] = dict(position.view(seat))
    console.print(board("winter").draw_hand(view, VOICES[0], {}))
    text = console.export_text()
    hand = view["players"][seat]["hand"]
    assert hand
    assert all(re.search(rf"^{VOICES[0].card(card)}\b", text, re.MULTILINE) for card in hand)
    others = [player for player in view["players"] if player["seat"] != seat]
    assert all("hand" not in player and "deck" not in player for player in others)


@pytest.mark.parametrize(("target", "name"), [("figure:chief", "Your chief"), ("figure:tribe", "A tribe figure")])
def test_names_of_targets(target: str, name: str) -> None:
    assert board("winter").target_name(VOICES[0], target, 0) == name
