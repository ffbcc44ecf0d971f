"""The content file of Eiszeit: a wrong one is refused with file, key and reason; a corrected one changes the game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import ContentError, Game, PositionError
from beringia.games.eiszeit.content import CONTENT_FILE
from tests.rules.eiszeit.board import (
    GAME,
    area,
    changed_game,
    decision,
    hand,
    offers,
    play,
    player,
    supply,
    table,
    tell,
    told,
)

# -- wrong files


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('[areas.6]\nsource = "design"\nlandscape = "steppe"', '[areas.6]\nsource = "design"\nlandscape = "steep"',
         "areas.6.landscape",
         "must be one of pasture, ice_meadow, mountains, stone_desert, forest, steppe, not 'steep'"),
        ('[areas.6]\nsource = "design"\nlandscape = "steppe"', '[areas.6]\nsource = "design"\nlandscape = "forest"',
         "areas", "every landscape needs exactly 2 areas; forest has 3"),
        ('[areas.6]\nsource = "design"\n', "[areas.6]\n", "areas.6.source", "is missing"),
        ('[areas.6]\nsource = "design"\n', '[areas.6]\nsource = "hearsay"\n',
         "areas.6.source", "must be one of rulebook, public, design, not 'hearsay'"),
        ('[areas.12]\nsource = "design"\nlandscape = "steppe"\n', "", "areas.12", "is missing"),
        ("[areas.12]", "[areas.13]", "areas.13", "is not known here"),
        ("[[1, 6], [4, 7], [4, 8]", "[[4, 7], [4, 8]", "borders", "areas 1 and 6 must border: the rulebook says so"),
        ("[1, 2], [1, 5]", "[1, 2], [2, 7], [1, 5]",
         "borders", "areas 2 and 7 must not border: the rulebook says so"),
        ("[1, 2], [1, 5]", "[1, 2], [11, 6], [1, 5]",
         "borders", "areas 6 and 11 must not border: the rulebook says so"),
        ("[1, 2], [1, 5]", "[1, 2], [2, 1], [1, 5]", "borders[1].pairs[1]", "is listed twice"),
        ("[1, 2], [1, 5]", "[1, 2], [5, 5]", "borders[1].pairs[1]", "must be two different areas"),
        ("[1, 2], [1, 5]", "[1, 2], [1, 5, 6]", "borders[1].pairs[1]", "must be two different areas"),
        ("[1, 2], [1, 5]", "[1, 2], [1, 13]", "borders[1].pairs[1][1]", "must be from 1 to 12, not 13"),
        ("[1, 2], [1, 5]", '[1, 2], ["one", 5]', "borders[1].pairs[1][0]", "must be a whole number, not 'one'"),
        ("[1, 2], [1, 5], [2, 3]", "[1, 2], [2, 3]", "setup",
         "with 3 players the first glacier must be possible on [5, 6, 7, 8]"),
        ("areas = [1, 2, 3, 4]", "areas = [1, 2, 3]", "setup", "with 5 players the first glacier must be possible on"),
        ("areas = [1, 2, 3, 4]", "areas = 4", "upper_edge.areas", "must be a list"),
    ],
)  # fmt: skip
def test_a_wrong_board(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    check_refusal(tmp_path, old, new, key, reason)


@pytest.mark.rule("C2", "C3", "EZ-23.18")
@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"\ncost = 9',
         "cards.drive.cost", "must be from 0 to 8, not 9"),
        ("cost = [2, 3, 5]", "cost = [2, 3, 9]", "cards.mammoth.cost[2]", "must be from 0 to 8, not 9"),
        ("cost = [2, 3, 5]", "cost = [2, 3]", "cards.mammoth.cost", "must be three costs"),
        ("cost = [2, 3, 5]", "cost = 2", "cards.mammoth.cost", "must be a list"),
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"\ncost = 4.0',
         "cards.drive.cost", "must be a whole number, not 4.0"),
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"\ncost = true',
         "cards.drive.cost", "must be a whole number, not True"),
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"\ncost = -1',
         "cards.drive.cost", "must be from 0 to 8, not -1"),
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"',
         "cards.drive.cost", "is missing"),
        ('[cards.drive]\nsource = "design"\ncost = 4', '[cards.drive]\nsource = "design"\ncost = 4\ngain = 2',
         "cards.drive.gain", "is not known here; known are source, name, cost"),
        ('[cards.leave_two]\nsource = "design"\ngain = 4', '[cards.leave_two]\nsource = "design"\ngain = 0',
         "cards.leave_two.gain", "must be from 1 to 20, not 0"),
        ('[cards.leave_two]\nsource = "design"\ngain = 4', '[cards.leave_two]\nsource = "design"\ncost = 4',
         "cards.leave_two.cost", "is not known here"),
        ('[cards.cult_dark]\nsource = "rulebook"', '[cards.cult_dark]\nsource = "rulebook"\ngain = 3',
         "cards.cult_dark.gain", "is not known here"),
        ('en = "Drive", ', "", "cards.drive.name.en", "is missing"),
        ('nl = "Drijfjacht"', 'nl = ""', "cards.drive.name.nl", "must be a text"),
        ('nl = "Drijfjacht"', 'nl = "Drijfjacht", fr = "Battue"', "cards.drive.name.fr", "is not known here"),
        ("[cards.drive]", "[cards.drives]", "cards.drives", "is not known here"),
        ("drive = 3\n", "drive = 4\n", "copies", "the light cards must be 33 in all, not 34"),
        ("settle_one = 4\n", "settle_one = 3\n", "copies", "the dark cards must be 22 in all, not 21"),
        ("settle_one = 4\n", "", "copies.settle_one", "is missing"),
        ("settle_one = 4\n", "settle_one = 4\nsettle_none = 0\n", "copies.settle_none", "is not known here"),
        ("settle_one = 4\n", "settle_one = 21\n", "copies.settle_one", "must be from 0 to 20, not 21"),
    ],
)  # fmt: skip
def test_wrong_cards(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    check_refusal(tmp_path, old, new, key, reason)


@pytest.mark.rule("C4", "C5", "C6")
@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("format = 1", "format = 2", "format", "must be from 1 to 1, not 2"),
        ("format = 1", "", "format", "is missing"),
        ("format = 1", 'format = 1\npublisher = "us"', "publisher", "is not known here"),
        ("copies = [4, 5, 5]", "copies = [4, 5, 4]", "fire_tiles.copies", "must be three counts that add up to 14"),
        ("copies = [4, 5, 5]", "copies = [4, 5, 4, 1]", "fire_tiles.copies", "must be three counts that add up to 14"),
        ("per_hunter = [1, 2, 3]", "per_hunter = [1, 2]", "points.per_hunter", "must be three numbers"),
        ("players = [3, 5]", "players = [2, 6]", "game.players", "must be [3, 5]"),
        ("rounds = [4, 3]", "rounds = []", "game.rounds", "must list at least one length, each once"),
        ("rounds = [4, 3]", "rounds = [4, 4]", "game.rounds", "must list at least one length, each once"),
        ("rounds = [4, 3]", "rounds = [0]", "game.rounds[0]", "must be from 1 to 7, not 0"),
        ("rounds = [4, 3]", "rounds = [4, 8]", "game.rounds[1]", "must be from 1 to 7, not 8"),
        ("clubs = 6", "clubs = -6", "game.clubs", "must be from 0 to 30, not -6"),
        ("clubs = 6", "", "game.clubs", "is missing"),
        ("clubs = 6", "clubs = 6\nspears = 2", "game.spears", "is not known here"),
        ("hunters = 12", "hunters = 5", "game.preround", "must be from 1 to 5, not 6"),
        ("deal_dark = 3", "deal_dark = 4", "game.deal_dark", "together must be the hand"),
        ('order = ["red", "yellow"', 'order = ["red", "red"', "colours.order", "each once"),
        ('order = ["red", "yellow"', 'order = ["red", "pink"', "colours.order[1]", "must be one of red, yellow"),
        ("light_cult_dark_at_8 = true", "light_cult_dark_at_8 = 0",
         "flags.light_cult_dark_at_8", "must be true or false, not 0"),
        ("length = 50", 'length = "50"', "score_track.length", "must be a whole number, not '50'"),
        ("iced = [1, 2, 3, 4]\nmammoths = [5, 6, 7, 8]", "iced = [1, 2, 3, 4]\nmammoths = [4, 6, 7, 8]",
         "setup.3.mammoths", "must not name an iced area"),
        ("iced = [1, 4]", "iced = [1]", "setup", "with 4 players the first glacier must be possible on"),
        ("mammoth_supply = 2", "mammoth_supply = 3", "setup.5.mammoth_supply", "more mammoths than the box holds"),
        ("iced = []\nmammoths = [1, 2, 3, 4]\nmammoth_supply = 2", "iced = []\nmammoths = []\nmammoth_supply = 0",
         "setup.5.mammoth_supply", "there must be a mammoth"),
        ("dark_supply = 30", "dark_supply = 31", "setup.5.dark_supply", "more stones than the box holds"),
        ("dark_supply = 20", "dark_supply = 9", "setup.3.dark_supply", "must be from 10 to 200, not 9"),
        ("[setup.4]", "[setup.6]", "setup.6", "is not known here"),
        ("[flags]", "[flagged]", "flagged", "is not known here"),
    ],
)  # fmt: skip
def test_wrong_pieces_and_setups(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    check_refusal(tmp_path, old, new, key, reason)


def check_refusal(folder: Path, old: str, new: str, key: str, reason: str) -> None:
    path = folder / "mine.toml"
    with pytest.raises(ContentError) as caught:
        changed_game(path, old, new)
    error = caught.value
    assert (error.file, error.key) == (str(path), key)
    assert reason in error.reason
    assert str(error) == f"{path}: {key}: {error.reason}"


@pytest.mark.rule("C6")
def test_a_file_that_is_no_content_file(tmp_path: Path) -> None:
    def refused(path: Path) -> ContentError:
        with pytest.raises(ContentError) as caught:
            beringia.game("eiszeit", content=path)
        assert caught.value.file == str(path)
        return caught.value

    missing = refused(tmp_path / "nowhere.toml")
    assert (missing.key, missing.reason) == ("file", "cannot be read: No such file or directory")
    assert refused(tmp_path).reason == "cannot be read: Is a directory"
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused(path).reason == "is not UTF-8 text"
    path.write_text("format = = 1", encoding="utf-8")
    assert refused(path).reason.startswith("is not TOML: ")
    path.write_text(CONTENT_FILE.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    assert refused(path).reason.startswith("is not TOML: ")
    path.write_text("", encoding="utf-8")
    assert (refused(path).key, refused(path).reason) == ("format", "is missing")
    path.write_text("format = 1\ngame = 3\n", encoding="utf-8")
    assert (refused(path).key, refused(path).reason) == ("game", "must be a table")


# -- corrected files


@pytest.fixture(name="path")
def path_of_a_file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def random_game(game: Game, players: int, seed: int) -> None:
    """Plays to the end; every position on the way must be sound, and readable when written down."""
    chance = random.Random(seed)
    position = game.start(players, seed=seed)
    while not position.over:
        assert position.check() == []
        assert game.from_dict(position.to_dict()) == position
        choices = position.choices()
        assert choices
        position.play(chance.choice(choices))
    assert position.check() == []


@pytest.mark.rule("C2")
def test_another_cost(path: Path) -> None:
    game = changed_game(path, '[cards.swap]\nsource = "design"\ncost = 2', '[cards.swap]\nsource = "public"\ncost = 6')
    for stones, playable in ((5, False), (6, True)):
        position = table(3, stones={"red": stones}, hands={"red": hand("swap")}, game=game)
        assert ("play swap" in offers(position)) == playable
    play(position, "play swap")
    assert player(position, "red")["stones"] == 0


@pytest.mark.rule("C2")
def test_other_costs_of_the_mammoth(path: Path) -> None:
    game = changed_game(path, "cost = [2, 3, 5]", "cost = [1, 6, 0]")
    position = table(3, stones={"red": 1}, areas={5: "M1"}, mammoth_supply=3, hands={"red": hand("mammoth")}, game=game)
    play(position, "play mammoth")
    assert offers(position) == {f"mammoth {n}" for n in range(5, 13)} | {f"mammoth 5-{n}" for n in (7, 8, 10, 11, 12)}
    play(position, "mammoth 5-12")
    assert player(position, "red")["stones"] == 1


@pytest.mark.rule("C3")
def test_another_gain(path: Path) -> None:
    game = changed_game(
        path, '[cards.fire_dark]\nsource = "design"\ngain = 2', '[cards.fire_dark]\nsource = "design"\ngain = 7'
    )
    position = table(3, stones={"red": 1}, dark=9, hands={"red": hand("fire_dark", "fire")}, game=game)
    play(position, "play fire_dark")
    assert (player(position, "red")["stones"], supply(position, "dark")) == (8, 2)


@pytest.mark.rule("C1")
def test_another_landscape(path: Path) -> None:
    swapped = CONTENT_FILE.read_text(encoding="utf-8")
    swapped = swapped.replace('[areas.6]\nsource = "design"\nlandscape = "steppe"', '[areas.6]\nsource = "rulebook"\nX')
    swapped = swapped.replace('[areas.5]\nsource = "design"\nlandscape = "forest"', '[areas.5]\nsource = "rulebook"\nY')
    path.write_text(swapped.replace("X\n", 'landscape = "forest"\n').replace("Y\n", 'landscape = "steppe"\n'), "utf-8")
    game = beringia.game("eiszeit", content=path)
    position = table(5, stones={"red": 7}, hands={"red": hand("landscape_steppe")}, game=game)
    assert (area(position, 5)["landscape"], area(position, 6)["landscape"]) == ("steppe", "forest")
    play(position, "play landscape_steppe", "hunter 5", "hunter 12")
    assert offers(position) == {"hunter 5", "hunter 12", "stop"}


@pytest.mark.rule("C1")
def test_another_border(path: Path) -> None:
    game = changed_game(path, "[7, 10], ", "")
    position = table(5, stones={"red": 7}, areas={10: "red1"}, hands={"red": hand("drive")}, game=game)
    play(position, "play drive")
    assert offers(position) == {"move red 10-6", "move red 10-9", "move red 10-11", "stop"}


@pytest.mark.rule("C2", "C3")
def test_other_copies_and_titles(path: Path) -> None:
    text = CONTENT_FILE.read_text(encoding="utf-8").replace("\ndrive = 3\n", "\ndrive = 4\n")
    text = text.replace("\nswap = 3\n", "\nswap = 2\n").replace('en = "Drive"', 'en = "The Hunt"')
    path.write_text(text, encoding="utf-8")
    game = beringia.game("eiszeit", content=path)
    assert game.content["cards"]["drive"]["name"]["en"] == "The Hunt"
    state: Any = game.start(3, seed=1).to_dict()["state"]
    assert (state["cards"]["light"]["deck"].count("drive"), state["cards"]["light"]["deck"].count("swap")) == (4, 2)


@pytest.mark.rule("C4", "C5", "C6")
def test_other_numbers_of_pieces(path: Path) -> None:
    text = CONTENT_FILE.read_text(encoding="utf-8")
    for old, new in (
        ("hunters = 12 ", "hunters = 9 "), ("clubs = 6\n", "clubs = 2\n"), ("stones_each = 4", "stones_each = 3"),
        ("preround = 6 ", "preround = 4 "), ("copies = [4, 5, 5]", "copies = [0, 0, 14]"),
        ("rounds = [4, 3]", "rounds = [2]"), ("per_hunter = [1, 2, 3]", "per_hunter = [0, 5, 9]"),
    ):  # fmt: skip
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    game = beringia.game("eiszeit", content=path)
    position = game.start(3, seed=1)
    assert (player(position, "red")["reserve"], player(position, "red")["stones"]) == (9, 3)
    assert supply(position, "clubs") == 2
    assert position.options["rounds"] == 2
    state: Any = position.to_dict()["state"]
    assert {value for _, value in state["fires"]} == {2}
    for _ in range(12):
        assert decision(position).endswith("preround_place")
        position.play(position.choices()[0])
    assert decision(position).endswith("play_card")
    for players in (3, 4, 5):
        random_game(game, players, seed=players)


@pytest.mark.rule("C6", "EZ-23.9")
def test_even_in_the_longest_game_the_ice_leaves_something_to_choose(path: Path) -> None:
    game = changed_game(path, "rounds = [4, 3]", "rounds = [7]")
    chance = random.Random(1)
    position = game.start(3, seed=1)
    while not position.over:
        choices = position.choices()
        assert choices
        glaciers = [choice for choice in choices if position.describe(choice).verb == "ice"]
        position.play(chance.choice(glaciers or choices))
    assert sum(area(position, number)["ice"] for number in range(1, 13)) == 10


@pytest.mark.rule("C6", "EZ-6.9")
def test_the_flag_of_light_cult_cards_at_eight_stones(path: Path) -> None:
    cards = ["fire", "cult_light", "cult_dark", "settle_one", "leave_one"]
    given: dict[str, Any] = {"stones": {"red": 8}, "hands": {"red": cards}, "open_dark": "leave_two"}
    game = changed_game(path, "light_cult_dark_at_8 = true", "light_cult_dark_at_8 = false")
    assert offers(table(3, **given, game=game)) == {"play fire"}
    position = table(3, **given)
    assert offers(position) == {"play fire", "play cult_light"}  # the dark cult card is bound anyway (EZ-6.8)
    play(position, "play cult_light")
    assert offers(position) == {"copy dark"}
    play(position, "copy dark")
    assert player(position, "red")["stones"] == 12


@pytest.mark.rule("C6", "EZ-12.3")
def test_the_flag_of_the_refill_after_the_last_stone(path: Path) -> None:
    game = changed_game(path, "refill_after_last_stone = true", "refill_after_last_stone = false")
    position = table(3, stones={"red": 0}, dark=2, hands={"red": hand("fire_dark", "fire")}, game=game)
    play(position, "play fire_dark", "opponent yellow")
    events = tell(position, "stop")
    assert decision(position).endswith("glacier")
    assert told(events, "drew") == told(events, "discarded") == []
    play(position, "decline")
    # Red is one card short until his next turn begins with a draw.
    for colour in ("yellow", "green"):
        assert decision(position) == f"{colour} play_card"
        assert player(position, "red")["light"] + player(position, "red")["dark"] == 4
        dark = next(text for text in sorted(offers(position)) if text.startswith("play "))
        play(position, dark)
        while not decision(position).endswith("play_card") and not decision(position).startswith("red draw"):
            easy = [text for text in sorted(offers(position)) if text in ("stop", "keep", "no discard")]
            play(position, (easy or sorted(offers(position)))[0])
    assert decision(position) == "red draw"
    assert game.from_dict(position.to_dict()) == position
    play(position, sorted(offers(position))[0])
    assert decision(position) == "red play_card"
    for players in (3, 4, 5):
        random_game(game, players, seed=players)


@pytest.mark.rule("C6")
def test_positions_of_another_content_are_refused(path: Path) -> None:
    game = changed_game(path, "length = 50", "length = 60")
    assert game.content.version != GAME.content.version
    with pytest.raises(PositionError, match="made with content"):
        game.from_dict(GAME.start(3, seed=1).to_dict())
    copy = beringia.game("eiszeit", content=CONTENT_FILE)
    assert copy.content.version == GAME.content.version
    assert copy.from_dict(GAME.start(3, seed=1).to_dict()).digest() == GAME.start(3, seed=1).digest()
