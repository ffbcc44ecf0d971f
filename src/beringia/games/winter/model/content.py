"""The content of Endless Winter as tables the rules can read quickly, checked while it is read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.model.language import IN_ECLIPSE, WHEN_PLAYED, Program, spell
from beringia.games.winter.model.nomad_content import NOMAD_KEYS, NomadContent
from beringia.games.winter.model.site import SLOTS, SQUARES, TILE_X, TILE_Y, Site
from beringia.games.winter.model.terms import (
    ALL_STACKS,
    CHIEFS,
    COLUMN_NAMES,
    DISPLAY,
    KINDS,
    MOST_ANIMALS,
    MOST_CULTURE,
    MOST_ICE,
    MOST_REST,
    MOST_TERRAINS,
    SEATS,
    SETUPS,
    SPECIES,
    STACKS,
    STONES,
    TILE_EFFECTS,
    Effect,
)
from beringia.kernel.content import ContentFile, load
from beringia.kernel.reader import Reader
from beringia.kernel.terms import array_of

CONTENT_FILE: Final = Path(__file__).parents[1] / "content.toml"
LANGUAGES: Final = ("en", "de", "nl")


COLOURS: Final = ["turquoise", "red", "yellow", "violet"]
GLACIER: Final = "glacier"
BASE_TERRAIN: Final = "base"

# What sacred stones count
COUNTS: Final = [
    "villages_touching", "camp_terrain_types", "own_megaliths", "megalith_tiles", "buried_cards", "idol_steps",
    "tipped_species", "tipped",
]  # fmt: skip
VILLAGES_TOUCHING: Final = 0
CAMP_TERRAIN_TYPES: Final = 1
OWN_MEGALITHS: Final = 2
MEGALITH_TILES: Final = 3
BURIED_CARDS: Final = 4
IDOL_STEPS: Final = 5
TIPPED_SPECIES: Final = 6
TIPPED_OF: Final = 7
HEIGHT_NAMES: Final = ["ground", "upper"]
STONE_TABLE: Final = 32  # points of a stone by what it counts; no printed game comes to more


class Content:
    """All numbers of the printed game. Effects are entries into ``ops`` (see ``language``)."""

    def __init__(self, file: ContentFile, before_1_4: bool = False) -> None:
        self.file = file
        #: Whether games with it follow the rules before version 1.4 (see ``WinterRules``).
        self.before_1_4 = before_1_4
        self.program = Program()
        top = file.reader().only(
            "format", "game", "limits", "colours", "columns", "rest", "order_track", "stone_slots", "megalith_slots",
            "village_slots", "offering", "honor", "graves", "start", "stacks", "cards", "chiefs", "setups", "animals",
            "stones", "stone_spaces", "terrain", "map", "tiles", "layouts", "ice_finds", "rest_tiles", "nomads",
            "nomad_cards", "map_cards",
        )  # fmt: skip
        top.at("format").integer(1, 1)
        self._read_game(top)
        self._read_columns(top.at("columns").only(*COLUMN_NAMES))
        self._read_boards(top)
        self._read_cards(top)
        self._read_chiefs(top)
        self._read_animals(top.at("animals"))
        self._read_land(top)
        self._read_stones(top)
        self._read_tiles(top)
        self._named(top.at("nomads"), *NOMAD_KEYS)
        self.nomads = NomadContent(top)
        for name, copies in zip(self.animals, self.animal_copies, strict=False):
            sets = top.at("nomads").at("sets")
            sets.check(int(copies) in self.nomads.sets, f"says nothing for {copies} copies ({name})")
        self.ops: vec[i64] = vec[i64](self.program.code)
        #: The names that the content gives to the numbers of a domain.
        self.lexicon: dict[str, list[str]] = {
            "card": self.cards,
            "chief": self.chiefs,
            "setup": self.setups,
            "stack": self.stack_names,
            "animal": self.animals,
            "stone": self.stones,
            "terrain": self.terrains,
            "tile": self.tiles,
            "ice_find": self.ice_finds,
            "rest_tile": self.rest_tiles,
            "effect_at": self.program.names,
            "nomad_card": self.nomads.cards,
            "map_card": self.nomads.maps,
        }

    def effects(self) -> dict[str, object]:
        """Every effect of the content by how it is written there: its id, and its parts as data."""
        return {
            text: {"id": spell(parts), "parts": [part.to_data() for part in parts]}
            for text, parts in self.program.written.items()
        }

    def effect_id(self, effect: Effect) -> str:
        """What an effect says, as an id: see ``language.spell``."""
        return self.program.entries[int(effect)]

    # -- helpers

    def _effect(self, name: str, reader: Reader, moment: int = WHEN_PLAYED) -> Effect:
        return Effect(self.program.add(name, reader, moment))

    def _simple(self, name: str, reader: Reader) -> Effect:
        return Effect(self.program.add(name, reader, WHEN_PLAYED, True))

    def _named(self, reader: Reader, *keys: str) -> Reader:
        """A thing with a source and a name in every language."""
        reader.only("source", "name", *keys)
        reader.source()
        name = reader.at("name").only("source", *LANGUAGES)
        name.source()
        for language in LANGUAGES:
            name.at(language).text()
        return reader

    def _ids(self, reader: Reader, least: int, most: int) -> list[str]:
        if not isinstance(reader.value, dict):
            raise reader.refuse("must be a table")
        names = [str(key) for key in reader.value]
        reader.check(least <= len(names) <= most, f"must have {least} to {most} entries, not {len(names)}")
        return names

    # -- groups of the file

    def _read_game(self, top: Reader) -> None:
        game = top.at("game").only(
            "source", "players", "rounds", "turns", "camps", "villages", "neutral_megaliths", "megaliths", "era_rounds",
            "prepare_draw", "area", "area_extra", "rest_labor2", "camp_influence", "village_influence", "stones_each",
        )  # fmt: skip
        game.source()
        game.at("players").check(game.at("players").integers(1, 9) == [2, SEATS], "must be [2, 4]")
        self.rounds: i64 = game.at("rounds").integer(4, 4)
        self.turns: i64 = game.at("turns").integer(3, 3)
        self.camps: i64 = game.at("camps").integer(3, 9)
        self.villages: i64 = game.at("villages").integer(1, 6)
        self.neutral: i64 = game.at("neutral_megaliths").integer(1, 4)
        self.megaliths: i64 = self.neutral + game.at("megaliths").integer(1, 16)
        self.era_rounds: i64 = game.at("era_rounds").integer(2, 2)
        self.prepare_draw: i64 = game.at("prepare_draw").integer(1, 9)
        self.area: i64 = game.at("area").integer(6, 6)
        self.area_extra: i64 = game.at("area_extra").integer(0, 2)
        self.rest_half_labor: i64 = game.at("rest_labor2").integer(0, 12)
        self.camp_influence: i64 = game.at("camp_influence").integer(1, 9)
        self.village_influence: i64 = game.at("village_influence").integer(1, 9)
        self.stones_each: i64 = game.at("stones_each").integer(3, 3)
        limits = top.at("limits").only("source", "food", "tools", "first_hand")
        limits.source()
        self.food_limit: i64 = limits.at("food").integer(1, 20)
        self.tool_limit: i64 = limits.at("tools").integer(1, 20)
        self.first_hand: i64 = limits.at("first_hand").integer(1, 9)
        colours = top.at("colours").only("source", "order")
        colours.source()
        self.colours: list[str] = [item.text(*COLOURS) for item in colours.at("order").items()]
        colours.at("order").check(sorted(self.colours) == sorted(COLOURS), f"must list {', '.join(COLOURS)}, each once")

    def _read_columns(self, columns: Reader) -> None:
        """Prices, and the rewards of the bottom spaces (EW-5.11, EW-6.8, EW-7.10, EW-7.11)."""
        self.bottom: vec[Effect] = array_of([0] * len(COLUMN_NAMES))
        initiate = self._named(columns.at("initiate"), "tribe", "middle", "bottom")
        self.tribe_tool: i64 = 0
        self.tribe_half_labor: i64 = 0
        self.tribe_tool, self.tribe_half_labor = self._price(initiate.at("tribe"))
        middle = self.program.parse(initiate.at("middle"))
        initiate.at("middle").check(len(middle) == 1 and middle[0].form == "pay", "must pay for something")
        self.rite = Effect(self.program.add_parts("rite", middle))
        develop = self._named(columns.at("develop"), "culture", "bottom")
        self.culture_half_labor: i64 = 2 * develop.at("culture").only("labor").at("labor").integer(1, 9)
        migrate = self._named(columns.at("migrate"), "camp", "move", "village", "bottom")
        self.camp_tool: i64 = migrate.at("camp").only("tool").at("tool").integer(1, 9)
        self.move_half_labor: i64 = 2 * migrate.at("move").only("labor").at("labor").integer(1, 9)
        self.village_food: i64 = migrate.at("village").only("food").at("food").integer(0, 9)
        hunt = self._named(columns.at("hunt"), "reveal", "animal", "bottom")
        reveal = hunt.at("reveal").only("labor", "animals")
        self.reveal_half_labor: i64 = 2 * reveal.at("labor").integer(1, 9)
        self.reveal_animals: i64 = reveal.at("animals").integer(1, 6)
        self.animal_tool: i64 = 0
        self.animal_half_labor: i64 = 0
        self.animal_tool, self.animal_half_labor = self._price(hunt.at("animal"))
        for number, name in enumerate(COLUMN_NAMES):
            self.bottom[number] = self._simple(f"column:{name}", columns.at(name).at("bottom"))

    def _price(self, reader: Reader) -> tuple[int, int]:
        """Tools and half labor."""
        reader.only("tool", "labor")
        return reader.at("tool").integer(0, 5), 2 * reader.at("labor").integer(1, 9)

    def _read_boards(self, top: Reader) -> None:
        """Tracks, slots and graves; the top of the honor track is a step like others (EW-13.11)."""
        self._named(top.at("rest"))
        track = top.at("order_track").only("source", "income", "setup")
        track.source()
        self.order_income: vec[Effect] = self._entries("order", track.at("income"), SEATS)
        self.order_setup: vec[Effect] = self._entries("order_setup", track.at("setup"), SEATS)
        slots = top.at("stone_slots").only("source", "cost", "income")
        slots.source()
        costs = slots.at("cost").items()
        slots.at("cost").check(len(costs) == self.stones_each, f"must be {self.stones_each} costs")
        self.stone_food: vec[i64] = vec[i64]([cost.only("food", "tool").at("food").integer(0, 10) for cost in costs])
        self.stone_tool: vec[i64] = vec[i64]([cost.at("tool").integer(0, 5) for cost in costs])
        self.stone_income: vec[Effect] = self._entries("stone_slot", slots.at("income"), int(self.stones_each))
        pieces = top.at("megalith_slots").only("source", "pieces", "income")
        pieces.source()
        self.slot_pieces: i64 = pieces.at("pieces").integer(1, 10)
        self.slot_income: vec[Effect] = self._entries("megalith_slot", pieces.at("income"), 5)
        village = top.at("village_slots").only("source", "income")
        village.source()
        self.village_income = self._simple("village_slot", village.at("income"))

        offering = self._named(top.at("offering"), "ratio", "bonus")
        ratio = offering.at("ratio").integers(1, 20)
        offering.at("ratio").check(1 <= len(ratio) <= 20, "must have 1 to 20 steps")
        self.offering_top: i64 = len(ratio)
        self.ratio: vec[i64] = vec[i64]([0] + ratio)
        bonus = offering.at("bonus").items()
        offering.at("bonus").check(len(bonus) == len(ratio), "must have as many steps as the ratios")
        self.offering_bonus: vec[Effect] = array_of([0] * (len(bonus) + 1))
        for step, item in enumerate(bonus, 1):
            self.offering_bonus[step] = self._simple(f"offering:{step}", item)
        honor = self._named(top.at("honor"), "points")
        points = honor.at("points").integers(0, 20)
        honor.at("points").check(1 <= len(points) <= 20, "must have 1 to 20 steps")
        self.honor_top: i64 = len(points)
        self.honor_points: vec[i64] = vec[i64]([0] + points)
        graves = top.at("graves").only("source", "leader", "second", "others")
        graves.source()
        self.graves: list[vec[i64]] = []
        for name in ("leader", "second", "others"):
            values = graves.at(name).integers(0, 99)
            graves.at(name).check(len(values) > 0 and values == sorted(values), "must rise")
            self.graves.append(vec[i64](values))

    def _entries(self, name: str, reader: Reader, count: int) -> vec[Effect]:
        items = reader.items()
        reader.check(len(items) == count, f"must be {count} effects, not {len(items)}")
        found: vec[Effect] = array_of([0] * count)
        for number, item in enumerate(items):
            found[number] = self._simple(f"{name}:{number + 1}", item)
        return found

    def _read_cards(self, top: Reader) -> None:
        cards = top.at("cards")
        self.cards: list[str] = self._ids(cards, 10, KINDS - 1)
        self.kinds: i64 = len(self.cards)
        zeros = [0] * KINDS
        self.tribe: vec[i64] = vec[i64](zeros)  #     1 for tribe cards, 0 for culture cards
        self.era: vec[i64] = vec[i64](zeros)  #       of culture cards of the decks; 0 for all others
        self.half_labor: vec[i64] = vec[i64](zeros)
        self.column_half_labor: vec[i64] = vec[i64](zeros)  #    extra labor in its column
        self.column: vec[i64] = vec[i64]([-1] * KINDS)
        self.extra_half_labor: vec[i64] = vec[i64](zeros)  #     extra labor in every column
        self.eclipse_half_labor: vec[i64] = vec[i64](zeros)  #  extra labor when the piles are compared
        self.vp: vec[i64] = vec[i64](zeros)
        self.effect: vec[Effect] = array_of(
            [0] * KINDS
        )  #    of a culture card, or the ability of a tribe card in step 2
        self.eclipse: vec[Effect] = array_of([0] * KINDS)  #   the eclipse ability of a tribe card
        for kind, name in enumerate(self.cards):
            self._read_card(cards.at(name), kind)

        start = top.at("start").only("source", *self.cards)
        start.source()
        self.start: vec[i64] = vec[i64](zeros)
        for kind, name in enumerate(self.cards):
            if name in start.value:
                self.start[kind] = start.at(name).integer(1, 9)
                start.at(name).check(self.era[kind] == 0, "is a culture card of an era")
        start.check(sum(self.start) >= self.first_hand, "must be at least as many cards as the first hand")
        stacks = top.at("stacks").only("source", "copies", "order")
        stacks.source()
        self.copies: i64 = stacks.at("copies").integer(1, 15)
        tribe = [name for kind, name in enumerate(self.cards) if self.tribe[kind] and not self.start[kind]]
        order = [item.text(*tribe) for item in stacks.at("order").items()]
        stacks.at("order").check(len(set(order)) == STACKS == len(order), f"must list {STACKS} different tribe cards")
        cards.check(len(tribe) == STACKS, f"must have {STACKS} tribe cards besides the start cards, not {len(tribe)}")
        self.stack_names: list[str] = order
        self.stack_kind: vec[i64] = vec[i64]([self.cards.index(name) for name in order])
        self.kind_stack: vec[i64] = vec[i64]([-1] * KINDS)
        for stack in ALL_STACKS:
            self.kind_stack[self.stack_kind[stack]] = stack
        for era in (1, 2):
            count = sum(1 for kind in range(self.kinds) if self.era[kind] == era)
            fits = DISPLAY <= count <= MOST_CULTURE
            cards.check(fits, f"must have {DISPLAY} to {MOST_CULTURE} culture cards of era {era}, not {count}")

    def _read_card(self, card: Reader, kind: int) -> None:
        """Its type, its labor, what it does when played and in the eclipse (EW-1.3, EW-4.47, EW-10.4)."""
        type_ = card.at("type").text("tribe", "culture")
        if type_ == "culture":
            self._named(card, "type", "era", "effect", "vp")
            if "era" in card.value:
                self.era[kind] = card.at("era").integer(1, 2)
            effect = self.program.parse(card.at("effect"))
            card.at("effect").check(
                all(part.form not in ("in", "eclipse") for part in effect),
                "must not need a column or the eclipse: culture cards work before a figure is placed",
            )
        else:
            self._named(card, "type", "labor2", "column", "bonus2", "play2", "eclipse2", "effect", "vp")
            self.tribe[kind] = 1
            self.half_labor[kind] = card.at("labor2").integer(0, 12)
            if "column" in card.value:
                self.column[kind] = COLUMN_NAMES.index(card.at("column").text(*COLUMN_NAMES))
                self.column_half_labor[kind] = card.at("bonus2").integer(1, 12)
            if "play2" in card.value:
                self.extra_half_labor[kind] = card.at("play2").integer(1, 12)
            if "eclipse2" in card.value:
                self.eclipse_half_labor[kind] = card.at("eclipse2").integer(1, 12)
        if "effect" in card.value:
            self.effect[kind] = self._effect(f"card:{self.cards[kind]}", card.at("effect"))
            self.eclipse[kind] = self._effect(f"eclipse:{self.cards[kind]}", card.at("effect"), IN_ECLIPSE)
        self.vp[kind] = card.at("vp").integer(0, 20)

    def _read_chiefs(self, top: Reader) -> None:
        chiefs = top.at("chiefs")
        self.chiefs: list[str] = self._ids(chiefs, SEATS + 1, CHIEFS)
        self.chief_effect: vec[Effect] = array_of([0] * (2 * CHIEFS))
        for number, name in enumerate(self.chiefs):
            chief = self._named(chiefs.at(name), "a", "b")
            self.chief_effect[2 * number] = self._effect(f"chief:{name}:a", chief.at("a"))
            self.chief_effect[2 * number + 1] = self._effect(f"chief:{name}:b", chief.at("b"))
        setups = top.at("setups")
        self.setups: list[str] = self._ids(setups, SEATS + 1, SETUPS)
        self.setup_effect: vec[Effect] = array_of([0] * SETUPS)
        for number, name in enumerate(self.setups):
            self.setup_effect[number] = self._simple(
                f"setup:{name}", self._named(setups.at(name), "effect").at("effect")
            )

    def _read_animals(self, animals: Reader) -> None:
        """Copies, incomes and sets of the species (EW-16.3, EW-16.5)."""
        self.animals: list[str] = self._ids(animals, 1, SPECIES)
        self.species: i64 = len(self.animals)
        self.animal_copies: vec[i64] = vec[i64]([0] * SPECIES)
        self.tip_income: vec[Effect] = array_of([0] * SPECIES)
        self.wild: i64 = -1
        #: Points of a set: index = species * 8 + number of animals.
        self.set_points: vec[i64] = vec[i64]([0] * (SPECIES * 8))
        self.set_most: vec[i64] = vec[i64]([0] * SPECIES)
        for number, name in enumerate(self.animals):
            animal = self._named(animals.at(name), "copies", "tip", "sets", "wild")
            self.animal_copies[number] = animal.at("copies").integer(1, 20)
            self.tip_income[number] = self._simple(f"animal:{name}", animal.at("tip"))
            if "wild" in animal.value:
                only = animal.at("wild").boolean() and self.wild < 0
                animal.at("wild").check(only, "must be true, for one animal only")
                self.wild = number
                continue
            sets = animal.at("sets").integers(0, 99)
            animal.at("sets").check(1 <= len(sets) <= 7 and sets == sorted(sets), "must be 1 to 7 rising numbers")
            self.set_most[number] = len(sets)
            for index, points in enumerate(sets):
                self.set_points[number * 8 + index + 1] = points
        self.animal_total: i64 = sum(self.animal_copies)
        animals.check(self.animal_total <= MOST_ANIMALS, f"must be {MOST_ANIMALS} cards at most")

    def _read_land(self, top: Reader) -> None:
        terrain = top.at("terrain")
        self.terrains: list[str] = self._ids(terrain, 3, MOST_TERRAINS)
        self.terrain_income: vec[Effect] = array_of([0] * len(self.terrains))
        self.terrain_hexes: vec[i64] = vec[i64]([0] * len(self.terrains))
        for number, name in enumerate(self.terrains):
            type_ = self._named(terrain.at(name), "hexes", "income")
            self.terrain_hexes[number] = type_.at("hexes").integer(1, 18)
            self.terrain_income[number] = self._simple(f"terrain:{name}", type_.at("income"))
        terrain.check(GLACIER in self.terrains and BASE_TERRAIN in self.terrains, "must have a glacier and a base")
        self.glacier: i64 = self.terrains.index(GLACIER)
        self.base: i64 = self.terrains.index(BASE_TERRAIN)
        map_ = top.at("map").only("source", "of_each", "glaciers", "hexes")
        map_.source()
        self.of_each: i64 = map_.at("of_each").integer(1, 3)
        self.glaciers: list[int] = map_.at("glaciers").integers(0, int(self.terrain_hexes[self.glacier]))
        map_.at("glaciers").check(len(self.glaciers) == 3, "must be three numbers: for 2, 3 and 4 players")
        map_.at("hexes").integer(18, 18)
        others = [int(self.terrain_hexes[n]) for n in range(len(self.terrains)) if n not in (self.glacier, self.base)]
        least = 18 - max(self.glaciers)
        map_.check(self.of_each * len(others) <= least, "lays out more hexes than there is room for")
        map_.check(sum(others) >= 18 - min(self.glaciers), "needs more hexes than there are")

    def _read_stones(self, top: Reader) -> None:
        stones = top.at("stones")
        self.stones: list[str] = self._ids(stones, STONES, 40)
        count = len(self.stones)
        self.stone_era: vec[i64] = vec[i64]([0] * count)
        self.stone_count: vec[i64] = vec[i64]([0] * count)
        self.stone_of: vec[i64] = vec[i64]([0] * count)
        self.stone_points: vec[i64] = vec[i64]([0] * (count * STONE_TABLE))
        for number, name in enumerate(self.stones):
            self._read_stone(self._named(stones.at(name), "era", "count", "of", "each", "per", "table"), number)
        spaces = top.at("stone_spaces").only("source", "each_half")
        spaces.source()
        self.stones_half: list[int] = spaces.at("each_half").integers(1, STONES // 2)
        spaces.at("each_half").check(len(self.stones_half) == 3, "must be three numbers: for 2, 3 and 4 players")
        for era in (1, 2):
            made = sum(1 for value in self.stone_era if value == era)
            stones.check(made >= max(self.stones_half), f"must have at least {max(self.stones_half)} of era {era}")

    def _read_stone(self, stone: Reader, number: int) -> None:
        """What a stone counts, and its points by how many there are (EW-15.13, EW-15.17, EW-15.18)."""
        self.stone_era[number] = stone.at("era").integer(1, 2)
        count = COUNTS.index(stone.at("count").text(*COUNTS))
        self.stone_count[number] = count
        of = {VILLAGES_TOUCHING: self.terrains, OWN_MEGALITHS: HEIGHT_NAMES, TIPPED_OF: self.animals}.get(count)
        stone.check((of is None) == ("of" not in stone.value), "needs 'of' for what it counts, or needs none")
        if of is not None:
            self.stone_of[number] = of.index(stone.at("of").text(*of))
        given = [form for form in ("each", "per", "table") if form in stone.value]
        stone.check(len(given) == 1, "must have one of each, per and table")
        # All forms become one table.
        for index in range(STONE_TABLE):
            if given[0] == "each":
                points = index * stone.at("each").integer(1, 9)
            elif given[0] == "per":
                points = index // stone.at("per").integer(1, 9)
            else:
                values = stone.at("table").integers(0, 30)
                stone.at("table").check(1 <= len(values) <= STONE_TABLE, f"must have 1 to {STONE_TABLE} values")
                points = values[min(index, len(values) - 1)]
            self.stone_points[number * STONE_TABLE + index] = points

    def _read_tiles(self, top: Reader) -> None:
        """Tiles of the site, ice finds, rest tiles with their parts (EW-22.4)."""
        self.site = Site(top.at("layouts"))
        tiles = top.at("tiles")
        self.tiles: list[str] = self._ids(tiles, SLOTS, SLOTS)
        self.square_effect: vec[Effect] = array_of([0] * (SLOTS * SQUARES))
        self.start_square: vec[i64] = vec[i64]([-1] * SLOTS)
        self.target: vec[i64] = vec[i64]([-1] * (SLOTS * 2))
        for number, name in enumerate(self.tiles):
            self._read_tile(tiles.at(name).only("source", "squares", "targets"), number)
        ice = top.at("ice_finds")
        self.ice_finds: list[str] = self._ids(ice, max(self.glaciers), MOST_ICE)
        self.ice_reward: vec[Effect] = array_of([0] * len(self.ice_finds))
        for number, name in enumerate(self.ice_finds):
            self.ice_reward[number] = self._simple(f"ice_find:{name}", self._named(ice.at(name), "reward").at("reward"))
        rest = top.at("rest_tiles")
        self.rest_tiles: list[str] = self._ids(rest, 2, MOST_REST)
        self.rest_effect: vec[Effect] = array_of([0] * (MOST_REST * TILE_EFFECTS))
        self.rest_effects: vec[i64] = vec[i64]([0] * MOST_REST)
        for number, name in enumerate(self.rest_tiles):
            effect = self._named(rest.at(name), "effect").at("effect")
            parts = self.program.parse(effect)
            effect.check(1 <= len(parts) <= TILE_EFFECTS, f"must have 1 to {TILE_EFFECTS} parts")
            self.rest_effects[number] = len(parts)
            for index, part in enumerate(parts):
                self.rest_effect[number * TILE_EFFECTS + index] = Effect(
                    self.program.add_parts(f"rest_tile:{name}:{index + 1}", [part])
                )

    def _read_tile(self, tile: Reader, number: int) -> None:
        tile.source()
        rows = tile.at("squares").items()
        tile.at("squares").check(len(rows) == TILE_Y, f"must be {TILE_Y} rows")
        for y, row in enumerate(rows):
            squares = row.items()
            row.check(len(squares) == TILE_X, f"must be {TILE_X} squares")
            for x, square in enumerate(squares):
                at = y * TILE_X + x
                if square.text() == "start":
                    square.check(self.start_square[number] < 0, "must be the only start square of the tile")
                    self.start_square[number] = at
                else:
                    self.square_effect[number * SQUARES + at] = self._simple(
                        f"square:{self.tiles[number]}:{at + 1}", square
                    )
        tile.check(self.start_square[number] >= 0, "must have a start square")
        targets = tile.at("targets").items()
        tile.at("targets").check(len(targets) == 2, "must be two squares")
        for index, target in enumerate(targets):
            spot = target.integers(0, TILE_X - 1)
            target.check(len(spot) == 2 and spot[1] < TILE_Y, "must be a column and a row of the tile")
            self.target[number * 2 + index] = spot[1] * TILE_X + spot[0]


def load_content(path: Path | None = None) -> Content:
    """The table of a content file; our own if none is given."""
    if path is None:
        return Content(load(CONTENT_FILE, "winter/content.toml"))
    return Content(load(path))
