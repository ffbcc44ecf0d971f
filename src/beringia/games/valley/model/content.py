"""The content of Valley of the Mammoths as arrays the rules can read quickly, checked while it is read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.model.board import HALVES, LETTERS, Board
from beringia.games.valley.model.card_terms import EVENT_NAMES, FOR_ROUND, FOR_SEASON, INSTANT, TRUMP_NAMES
from beringia.games.valley.model.terms import (
    DECK_SIZE,
    EVENTS,
    PER_SPECIES,
    SEASON_NAMES,
    SPECIES,
    SPECIES_NAMES,
    SUMMER,
    SUMMER_EVENTS,
    TOKENS,
    WINTER,
)
from beringia.kernel.content import ContentFile, load
from beringia.kernel.reader import Reader

COLOURS: Final = ["red", "blue", "green", "yellow", "orange", "teal"]

CONTENT_FILE: Final = Path(__file__).parents[1] / "content.toml"


class Content:
    """All numbers of the printed game, and the four boards."""

    new_animals: Final[vec[i64]]  # few first
    harvest: Final[vec[i64]]  # by the ears of the crop: none, one, two
    rich_harvest: Final[vec[i64]]
    moves: Final[vec[i64]]  # VM-7.3
    meat: Final[vec[i64]]
    lean_meat: Final[vec[i64]]
    large: Final[vec[i64]]  # VM-1.23
    swims: Final[vec[i64]]
    letter: Final[vec[i64]]  # of a token; tokens are numbered by species
    copies: Final[vec[i64]]
    lasts: Final[vec[i64]]
    event_deck: Final[vec[i64]]  # the cards of summer, then those of winter, in the order of their names

    def __init__(self, file: ContentFile) -> None:
        self.file = file
        self.new_animals = vec[i64]([0] * 6)
        self.harvest = vec[i64]([0] * 3)
        self.rich_harvest = vec[i64]([0] * 3)
        self.moves = vec[i64]([0] * SPECIES)
        self.meat = vec[i64]([0] * SPECIES)
        self.lean_meat = vec[i64]([0] * SPECIES)
        self.large = vec[i64]([0] * SPECIES)
        self.swims = vec[i64]([0] * SPECIES)
        self.letter = vec[i64]([0] * TOKENS)
        self.copies = vec[i64]([0] * EVENTS)
        self.lasts = vec[i64]([0] * EVENTS)
        top = file.reader().only(
            "format", "game", "sowing", "new_animals", "harvest", "births", "returning", "theft", "round_limits",
            "colours", "halves", "animals", "cards",
        )  # fmt: skip
        top.at("format").integer(1, 1)
        self._read_game(top.at("game"))
        self._read_numbers(top)
        self._read_animals(top.at("animals"))
        self._read_cards(top.at("cards"))
        self.event_deck = vec[i64]([card for card in range(EVENTS) for _ in range(self.copies[card])])
        halves = top.at("halves").only(*HALVES)
        # North halves joined to south halves (VM-1.3)
        self.boards: list[Board] = [Board(halves, north, south) for north in HALVES[:2] for south in HALVES[2:]]

    def _read_game(self, game: Reader) -> None:
        game.source()
        game.only(
            "source", "players", "warriors", "women", "settlements", "start_warriors", "start_women", "food",
            "easy_food", "hand", "hand_of_many", "settlements_to_win", "letterless_wolves", "crops", "fences",
        )  # fmt: skip
        players = game.at("players")
        players.check(players.integers(1, 9) == [2, 6], "must be [2, 6]")
        # VM-2.2; the choice codes count up to 10 warriors, 6 women and 8 wolves.
        self.warriors: i64 = game.at("warriors").integer(1, 10)
        self.women: i64 = game.at("women").integer(1, 6)
        self.settlements: i64 = game.at("settlements").integer(1, 20)
        self.start_warriors: i64 = game.at("start_warriors").integer(1, int(self.warriors))
        self.start_women: i64 = game.at("start_women").integer(1, int(self.women))
        self.food: i64 = game.at("food").integer(0, 200)
        self.easy_food: i64 = game.at("easy_food").integer(0, 200)
        self.hand: i64 = game.at("hand").integer(0, 6)
        self.hand_of_many: i64 = game.at("hand_of_many").integer(0, 6)
        self.settlements_to_win: i64 = game.at("settlements_to_win").integer(1, int(self.settlements))
        self.letterless_wolves: i64 = game.at("letterless_wolves").integer(0, 8)
        self.crops: i64 = game.at("crops").integer(0, 37)
        self.fences: i64 = game.at("fences").integer(0, 37)

    def _read_numbers(self, top: Reader) -> None:
        sowing = _group(top, "sowing", "at_setup", "each")
        self.sow_cost_setup: i64 = sowing.at("at_setup").integer(0, 200)
        self.sow_cost: i64 = sowing.at("each").integer(0, 200)

        animals = _group(top, "new_animals", "few", "many")
        for start, key in ((0, "few"), (3, "many")):
            counts = animals.at(key).integers(0, TOKENS)
            animals.at(key).check(len(counts) == 3, "must be three numbers: first round, summer, winter")
            for number, count in enumerate(counts):
                self.new_animals[start + number] = count

        harvest = _group(top, "harvest", "damaged", "intact", "rich_damaged", "rich_intact")
        self.harvest[1] = harvest.at("damaged").integer(0, 200)
        self.harvest[2] = harvest.at("intact").integer(0, 200)
        self.rich_harvest[1] = harvest.at("rich_damaged").integer(0, 200)
        self.rich_harvest[2] = harvest.at("rich_intact").integer(0, 200)

        births = _group(top, "births", "woman_up_to", "twins_from")
        self.woman_up_to: i64 = births.at("woman_up_to").integer(1, 5)
        self.twins_from: i64 = births.at("twins_from").integer(int(self.woman_up_to) + 1, 7)

        returning = _group(top, "returning", "warriors", "women", "food", "trumps")
        self.return_warriors: i64 = returning.at("warriors").integer(1, int(self.warriors))
        self.return_women: i64 = returning.at("women").integer(0, int(self.women))
        self.return_food: i64 = returning.at("food").integer(0, 200)
        self.return_trumps: i64 = returning.at("trumps").integer(0, int(min(self.hand, self.hand_of_many)))

        self.theft: i64 = _group(top, "theft", "food").at("food").integer(1, 200)

        limits = _group(top, "round_limits", "values")
        self.round_limits: list[int] = limits.at("values").integers(1, 10_000)
        limits.at("values").check(len(set(self.round_limits)) == len(self.round_limits), "must list each length once")

        colours = _group(top, "colours", "order")
        order = [item.text(*COLOURS) for item in colours.at("order").items()]
        colours.at("order").check(sorted(order) == sorted(COLOURS), f"must list {', '.join(COLOURS)}, each once")
        self.colours: list[str] = order

    def _read_animals(self, animals: Reader) -> None:
        """Nine tokens of each species, each with its letter (VM-2.3, VM-2.4)."""
        animals.only(*SPECIES_NAMES)
        for species, name in enumerate(SPECIES_NAMES):
            animal = animals.at(name)
            animal.source()
            animal.only("source", "name", "moves", "food", "food_lean", "large", "swims", "letters")
            _read_name(animal.at("name"))
            self.moves[species] = animal.at("moves").integer(0, 6)
            self.meat[species] = animal.at("food").integer(0, 50)
            self.lean_meat[species] = animal.at("food_lean").integer(0, 50)
            self.large[species] = int(animal.at("large").boolean())
            self.swims[species] = int(animal.at("swims").boolean())
            letters = animal.at("letters").only("source", "tokens")
            letters.source()
            tokens = letters.at("tokens").text().split()
            letters.at("tokens").check(
                len(tokens) == PER_SPECIES and all(len(letter) == 1 and letter in LETTERS for letter in tokens),
                f"must be {PER_SPECIES} of the letters {LETTERS}, with blanks between",
            )
            on_mountain = any(letter.isupper() for letter in tokens)
            letters.at("tokens").check(not (self.large[species] and on_mountain), "bring a large animal to a mountain")
            for number, letter in enumerate(tokens):
                self.letter[species * PER_SPECIES + number] = LETTERS.index(letter)

    def _read_cards(self, cards: Reader) -> None:
        """VM-2.6"""
        cards.only(*EVENT_NAMES, *TRUMP_NAMES)
        for number, name in enumerate(EVENT_NAMES):
            season = SEASON_NAMES[SUMMER if number < SUMMER_EVENTS else WINTER]
            card = cards.at(name)
            card.source()
            card.only("source", "clause", "deck", "copies", "lasts", "name").at("deck").text(season)
            card.at("clause").text()
            _read_name(card.at("name"))
            self.copies[number] = card.at("copies").integer(0, DECK_SIZE)
            lasts = card.at("lasts").text("instant", "round", season)
            self.lasts[number] = INSTANT if lasts == "instant" else FOR_ROUND if lasts == "round" else FOR_SEASON
        summer = sum(self.copies[number] for number in range(SUMMER_EVENTS))
        winter = sum(self.copies[number] for number in range(SUMMER_EVENTS, EVENTS))
        cards.check(summer == DECK_SIZE, f"the summer cards must be {DECK_SIZE} in all, not {summer}")
        cards.check(winter == DECK_SIZE, f"the winter cards must be {DECK_SIZE} in all, not {winter}")
        for name in TRUMP_NAMES:
            card = cards.at(name).only("source", "clause", "deck", "name")
            card.source()
            card.at("deck").text("trump")
            card.at("clause").text()
            _read_name(card.at("name"))


def _group(top: Reader, key: str, *keys: str) -> Reader:
    group = top.at(key).only("source", *keys)
    group.source()
    return group


def _read_name(name: Reader) -> None:
    name.only("source", "en", "de", "nl")
    name.source()
    for language in ("en", "de", "nl"):
        name.at(language).text()


def load_content(path: Path | None = None) -> Content:
    """The content of a file; our own if none is given."""
    if path is None:
        return Content(load(CONTENT_FILE, "valley/content.toml"))
    return Content(load(path))
