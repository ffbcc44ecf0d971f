"""The printed numbers of Eiszeit in the shape in which the rules read them quickly, checked while they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit.terms import (
    AREAS,
    CARDS,
    COLOURS,
    CULT_DARK,
    CULT_LIGHT,
    KINDS,
    LANDSCAPES,
    LIGHT_KINDS,
    MAMMOTH_CARD,
)
from beringia.kernel.content import ContentFile, load
from beringia.kernel.reader import Reader

CONTENT_FILE: Final = Path(__file__).with_name("content.toml")

#: Borders and gaps that the rulebook states in words or by its examples: no correction may contradict them.
_STATED_BORDERS: Final = [(1, 6), (4, 7), (4, 8), (6, 9), (7, 12), (8, 12)]
_STATED_GAPS: Final = [(2, 7), (6, 11)]
_FIRST_GLACIER: Final = {3: {5, 6, 7, 8}, 4: {2, 3, 5, 6, 7, 8}, 5: {1, 2, 3, 4}}


class Content:
    """All numbers of the printed game. Areas are 0 to 11 here, 1 to 12 for people."""

    def __init__(self, file: ContentFile) -> None:
        self.file = file
        top = file.reader().only(
            "format", "game", "colours", "fire_tiles", "points", "score_track", "flags", "setup", "upper_edge",
            "areas", "borders", "copies", "cards",
        )  # fmt: skip
        top.at("format").integer(1, 1)
        self._read_game(top.at("game"))
        self._read_pieces(top)
        self._read_board(top)
        self._read_cards(top)
        self._read_setups(top.at("setup"))

    def _read_game(self, game: Reader) -> None:
        game.source()
        game.only(
            "source", "players", "rounds", "hunters", "clubs", "mammoths", "stones", "stones_each", "hand",
            "deal_light", "deal_dark", "preround", "stones_forbid_dark", "least_dark_supply", "base_limit",
        )  # fmt: skip
        players = game.at("players")
        players.check(players.integers(1, 9) == [3, 5], "must be [3, 5]: the board is laid out for 3 to 5 players")
        # With three players 8 areas are open; a glacier between any two rounds must leave a mammoth somewhere to go.
        self.rounds: list[int] = game.at("rounds").integers(1, 7)
        each_once = len(self.rounds) > 0 and len(set(self.rounds)) == len(self.rounds)
        game.at("rounds").check(each_once, "must list at least one length, each once")
        self.hunters: i64 = game.at("hunters").integer(1, 30)
        self.clubs: i64 = game.at("clubs").integer(0, 30)
        self.mammoths: i64 = game.at("mammoths").integer(0, 30)
        self.stones: i64 = game.at("stones").integer(1, 200)
        self.stones_each: i64 = game.at("stones_each").integer(0, 20)
        self.hand: i64 = game.at("hand").integer(5, 5)
        self.deal_light: i64 = game.at("deal_light").integer(1, 4)
        self.deal_dark: i64 = game.at("deal_dark").integer(1, 4)
        game.at("deal_dark").check(
            self.deal_light + self.deal_dark == self.hand, "deal_light and deal_dark together must be the hand"
        )
        self.preround: i64 = game.at("preround").integer(1, int(self.hunters))
        self.stones_forbid_dark: i64 = game.at("stones_forbid_dark").integer(1, 50)
        self.least_dark_supply: i64 = game.at("least_dark_supply").integer(1, 25)
        self.base_limit: i64 = game.at("base_limit").integer(0, 30)

    def _read_pieces(self, top: Reader) -> None:
        colours = top.at("colours").only("source", "order")
        colours.source()
        order = [item.text(*COLOURS) for item in colours.at("order").items()]
        colours.at("order").check(sorted(order) == sorted(COLOURS), f"must list {', '.join(COLOURS)}, each once")
        self.colours: list[str] = order

        tiles = top.at("fire_tiles").only("source", "copies")
        tiles.source()
        copies = tiles.at("copies").integers(0, 14)
        tiles.at("copies").check(len(copies) == 3 and sum(copies) == 14, "must be three counts that add up to 14 tiles")
        self.fire_copies: list[int] = copies

        points = top.at("points").only("source", "per_hunter")
        points.source()
        per_hunter = points.at("per_hunter").integers(0, 20)
        points.at("per_hunter").check(len(per_hunter) == 3, "must be three numbers: no mammoth, one, two or more")
        self.points: vec[i64] = vec[i64](per_hunter)

        track = top.at("score_track").only("source", "length")
        track.source()
        # Only drawn: the score itself has no limit (EZ-14.3).
        self.track: int = track.at("length").integer(10, 200)

        flags = top.at("flags").only("source", "light_cult_dark_at_8", "refill_after_last_stone")
        flags.source()
        self.light_cult_dark_at_8: bool = flags.at("light_cult_dark_at_8").boolean()
        self.refill_after_last_stone: bool = flags.at("refill_after_last_stone").boolean()

    def _read_board(self, top: Reader) -> None:
        """Landscape, neighbours and contact with the upper edge (EZ-1.3)."""
        edge = top.at("upper_edge").only("source", "areas")
        edge.source()
        self.upper_edge: vec[i64] = vec[i64]([0] * AREAS)
        for area in edge.at("areas").integers(1, AREAS):
            self.upper_edge[area - 1] = 1

        areas = top.at("areas").only(*[str(number) for number in range(1, AREAS + 1)])
        self.landscape: vec[i64] = vec[i64]([0] * AREAS)
        for number in range(1, AREAS + 1):
            area_reader = areas.at(str(number)).only("source", "landscape")
            area_reader.source()
            self.landscape[number - 1] = LANDSCAPES.index(area_reader.at("landscape").text(*LANDSCAPES))
        for index, landscape in enumerate(LANDSCAPES):
            count = sum(1 for value in self.landscape if value == index)
            areas.check(count == 2, f"every landscape needs exactly 2 areas; {landscape} has {count}")

        self.near: vec[i64] = vec[i64]([0] * (AREAS * AREAS))
        borders = top.at("borders")
        for group in borders.items():
            group.only("source", "pairs")
            group.source()
            for pair in group.at("pairs").items():
                ends = pair.integers(1, AREAS)
                pair.check(len(ends) == 2 and ends[0] != ends[1], "must be two different areas")
                a, b = ends[0] - 1, ends[1] - 1
                pair.check(self.near[a * AREAS + b] == 0, "is listed twice")
                self.near[a * AREAS + b] = 1
                self.near[b * AREAS + a] = 1
        for a, b in _STATED_BORDERS:
            borders.check(self._bordering(a, b), f"areas {a} and {b} must border: the rulebook says so")
        for a, b in _STATED_GAPS:
            borders.check(not self._bordering(a, b), f"areas {a} and {b} must not border: the rulebook says so")

    def _bordering(self, a: int, b: int) -> bool:
        return self.near[(a - 1) * AREAS + b - 1] == 1

    def _read_cards(self, top: Reader) -> None:
        copies = top.at("copies").only("source", *CARDS)
        copies.source()
        self.copies: vec[i64] = vec[i64]([0] * KINDS)
        for index, card in enumerate(CARDS):
            self.copies[index] = copies.at(card).integer(0, 20)
        light = sum(self.copies[card] for card in range(LIGHT_KINDS))
        dark = sum(self.copies[card] for card in range(LIGHT_KINDS, KINDS))
        copies.check(light == 33, f"the light cards must be 33 in all, not {light}")
        copies.check(dark == 22, f"the dark cards must be 22 in all, not {dark}")

        self.cost: vec[i64] = vec[i64]([0] * KINDS)
        self.gain: vec[i64] = vec[i64]([0] * KINDS)
        self.mammoth_new: i64 = 0
        self.mammoth_near: i64 = 0
        self.mammoth_far: i64 = 0
        self.titles: dict[str, dict[str, str]] = {}
        cards = top.at("cards").only(*CARDS)
        for index, card in enumerate(CARDS):
            self._read_card(cards.at(card), index, card)

    def _read_card(self, reader: Reader, index: int, card: str) -> None:
        reader.source()
        name = reader.at("name").only("source", "en", "de", "nl")
        name.source()
        self.titles[card] = {language: name.at(language).text() for language in ("en", "de", "nl")}
        # A player bound to light cards holds at least this many stones, so he can pay for any of them (EZ-23.18).
        most = int(self.stones_forbid_dark)
        if index == MAMMOTH_CARD:
            costs = reader.only("source", "name", "cost").at("cost")
            values = costs.integers(0, most)
            costs.check(len(values) == 3, "must be three costs: a new mammoth, a near move, a far move")
            self.mammoth_new, self.mammoth_near, self.mammoth_far = values[0], values[1], values[2]
        elif index in (CULT_LIGHT, CULT_DARK):
            reader.only("source", "name")
        elif index < LIGHT_KINDS:
            self.cost[index] = reader.only("source", "name", "cost").at("cost").integer(0, most)
        else:
            self.gain[index] = reader.only("source", "name", "gain").at("gain").integer(1, 20)

    def _read_setups(self, setups: Reader) -> None:
        setups.only("3", "4", "5")
        self.iced: list[vec[i64]] = []
        self.first_mammoths: list[vec[i64]] = []
        self.mammoth_supply: list[int] = []
        self.dark_supply: list[int] = []
        for seats in (3, 4, 5):
            setup = setups.at(str(seats)).only("source", "iced", "mammoths", "mammoth_supply", "dark_supply")
            setup.source()
            iced = setup.at("iced").integers(1, AREAS)
            mammoths = setup.at("mammoths").integers(1, AREAS)
            supply = setup.at("mammoth_supply").integer(0, 30)
            dark = setup.at("dark_supply").integer(int(self.least_dark_supply), 200)
            setup.at("mammoths").check(not set(iced) & set(mammoths), "must not name an iced area")
            herds = len(mammoths) + supply
            # Without any, a player bound to light cards could be stuck with Mammoth cards (EZ-10.13, EZ-23.9).
            setup.at("mammoth_supply").check(herds > 0, "there must be a mammoth on the board or in the supply")
            setup.at("mammoth_supply").check(herds <= self.mammoths, "more mammoths than the box holds")
            stones = dark + seats * self.stones_each
            setup.at("dark_supply").check(stones <= self.stones, "more stones than the box holds")
            offered = {
                area
                for area in range(1, AREAS + 1)
                if area not in iced
                and (self.upper_edge[area - 1] == 1 or any(self._bordering(area, other) for other in iced))
            }
            setups.check(
                offered == _FIRST_GLACIER[seats],
                f"with {seats} players the first glacier must be possible on {sorted(_FIRST_GLACIER[seats])}, "
                f"as the rulebook says, not on {sorted(offered)}",
            )
            self.iced.append(vec[i64](iced))
            self.first_mammoths.append(vec[i64](mammoths))
            self.mammoth_supply.append(supply)
            self.dark_supply.append(dark)


def load_content(path: Path | None = None) -> Content:
    """The content of a file; our own if none is given."""
    if path is None:
        return Content(load(CONTENT_FILE, "eiszeit/content.toml"))
    return Content(load(path))
