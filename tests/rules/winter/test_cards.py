"""The cards of players: culture cards, start and tribe cards, chiefs, setup cards. Each is checked against its row of
the content tables, written down here once more, and carried out in a prepared position.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    GAME,
    changed_game,
    decision,
    juncture_id,
    labor,
    offers,
    order,
    play,
    player,
    step,
    table,
    tell,
    told,
)
from tests.rules.winter.tally import changes, summed, tally

#: id | era | English | German | Dutch | effect | points at the end
CULTURE = """
drying_rack | 1 | Drying Rack | Trockengestell | Droogrek | gain food 3 | 1
flint_core | 1 | Flint Core | Feuersteinknolle | Vuursteenkern | gain tool 2 | 1
hearth_circle | 1 | Hearth Circle | Feuerkreis | Haardkring | gain draw 2 | 0
bone_flute | 1 | Bone Flute | Knochenflöte | Benen fluit | gain idol 1; gain food 1 | 1
ochre_grave | 1 | Ochre Grave | Ockergrab | Okergraf | gain bury 1; gain vp 1 | 1
cairn | 1 | Cairn | Steinmal | Steenhoop | gain bury 1; gain draw 1 | 0
hide_tent | 1 | Hide Tent | Fellzelt | Huidentent | gain camp 1; gain move 1 | 2
snowshoes | 1 | Snowshoes | Schneeschuhe | Sneeuwschoenen | gain move 2 | 2
throwing_stick | 1 | Throwing Stick | Wurfholz | Werphout | gain reveal 2; pay tool 1 -> animal 1 | 2
pitfall | 1 | Pitfall | Fallgrube | Valkuil | gain animal_top 1; gain food 1 | 1
hauling_rope | 1 | Hauling Rope | Zugseil | Trektouw | pay food 1 -> megalith 1 + vp 1 | 1
bone_sledge | 1 | Bone Sledge | Knochenschlitten | Benen slee | gain labor 2 | 2
winter_tale | 1 | Winter Tale | Wintererzählung | Winterverhaal | gain draw 1; gain idol 1 | 0
coming_of_age | 1 | Coming of Age | Reifeprobe | Volwassenwording | pay tool 1 -> tribe_hand 1 + draw 1 | 1
meat_pit | 1 | Meat Pit | Fleischgrube | Vleeskuil | gain tip 1; gain food 2 | 1
amber_beads | 1 | Amber Beads | Bernsteinperlen | Barnsteenkralen | pay tool 1 -> vp 3 | 2
fair_barter | 1 | Fair Barter | Ehrlicher Tausch | Eerlijke ruil |\
 choose (pay food 1 -> tool 2 or pay tool 1 -> food 4) | 1
bone_needle | 1 | Bone Needle | Knochennadel | Benen naald | gain tool 1; gain draw 1 | 1
smoke_signal | 1 | Smoke Signal | Rauchzeichen | Rooksignaal | choose (gain labor 2 or gain tool 1 + food 1) | 1
moon_dance | 1 | Moon Dance | Mondtanz | Maandans | pay discard 1 -> idol 2 | 2
smokehouse | 2 | Smokehouse | Räucherhütte | Rookhut | gain food_max; gain tool 1 | 2
antler_workshop | 2 | Antler Workshop | Geweihwerkstatt | Geweiwerkplaats | gain tool 3 | 3
star_lore | 2 | Star Lore | Sternenkunde | Sterrenkunde | gain draw 3 | 1
ivory_figure | 2 | Ivory Figure | Elfenbeinfigur | Ivoren beeldje | gain idol 2; gain food 1 | 2
barrow | 2 | Barrow | Hügelgrab | Grafheuvel | gain bury 2; gain vp 1 | 2
long_trail | 2 | Long Trail | Langer Pfad | Lange tocht | gain camp 1; gain move 2 | 3
ice_crossing | 2 | Ice Crossing | Eisquerung | IJsoversteek | gain move 3; gain food 1 | 2
great_drive | 2 | Great Drive | Treibjagd | Drijfjacht | gain reveal 2; gain animal 1; gain tip 1 | 2
poisoned_points | 2 | Poisoned Points | Giftspitzen | Gifpunten | pay tool 1 -> animal 2 | 3
stone_row | 2 | Stone Row | Steinreihe | Steenrij | gain megalith 1; gain idol 1 | 2
capstone | 2 | Capstone | Deckstein | Deksteen | pay food 2 -> megalith 2 | 4
work_song | 2 | Work Song | Arbeitslied | Werklied | gain labor 3 | 3
clan_moot | 2 | Clan Moot | Sippentreffen | Clanberaad | gain tribe_hand 1; gain draw 1 | 2
great_feast | 2 | Great Feast | Festmahl | Feestmaal | pay food 2 -> vp 5 | 3
winter_village | 2 | Winter Village | Winterdorf | Winterdorp | gain move 1; gain village 1 | 2
carved_boulder | 2 | Carved Boulder | Ritzfelsen | Gekerfde kei | pay food 1 + tool 1 -> stone 1 | 3
shared_wisdom | 2 | Shared Wisdom | Geteiltes Wissen | Gedeelde wijsheid | gain culture 1 | 3
moon_calendar | 2 | Moon Calendar | Mondkalender | Maankalender | choose (gain idol 2 or gain draw 2) | 3
birch_tar | 2 | Birch Tar | Birkenpech | Berkenpek | gain tool 2; gain draw 1 | 2
night_vigil | 2 | Night Vigil | Totenwache | Dodenwake | pay discard 1 -> bury 1 + idol 2 | 3
"""
#: Four neutral megaliths that carry another one: it brings 4 points and nothing else.
PIECES = {"0,0": "neutral", "1,0": "neutral", "0,1": "neutral", "1,1": "neutral"}
IDOL = ["income idol", "track offering"]
TOOL = "income tool"
DRAW = "income draw"
VILLAGE = f"village {juncture_id('0,1 0,2 -1,2')}"

#: What red chooses after playing a card, and what has changed then. Red has 2 food (7 at most), 2 tools, two more cards
#: in hand, camps on the base and beside it, a sloth, and built both neutral megaliths.
DONE: dict[str, tuple[list[str], dict[str, float]]] = {
    "berry_basket": ([], {"food": 2}),
    "hammerstone": (["yes", TOOL, TOOL], {"food": -1, "tools": 2}),
    "drying_rack": ([], {"food": 3}),
    "flint_core": ([TOOL, TOOL], {"tools": 2}),
    "hearth_circle": ([DRAW, DRAW], {"hand": 2, "deck": -2}),
    "bone_flute": (IDOL, {"offering": 1, "food": 1}),
    "ochre_grave": (["bury hand gatherer"], {"hand": -1, "buried": 1, "score": 1}),
    "cairn": (["bury hand gatherer", DRAW], {"buried": 1, "deck": -1}),
    "hide_tent": (["yes", "camp 0,0", "to 0,1"], {"camps": -1, "0,1": 1}),
    "snowshoes": (["camp 0,0", "to 0,1", "camp 0,1", "to 0,2"], {"0,0": -1, "0,2": 1}),
    "throwing_stick": (
        ["yes", "yes", "yes", "animal sloth"], {"animals": -2, "area": 1, "tools": -1, "living": 1},
    ),
    "pitfall": ([], {"animals": -1, "living": 1, "food": 1}),
    "hauling_rope": (
        ["yes", "income megalith", "megalith 0,0,1"], {"food": -1, "built": 1, "score": 4 + 1},
    ),
    "bone_sledge": ([], {"labor": 2}),
    "winter_tale": ([DRAW, *IDOL], {"hand": 1, "deck": -1, "offering": 1}),
    "coming_of_age": (["yes", "stack shaman", DRAW], {"tools": -1, "stacks": -1, "hand": 2, "deck": -1}),
    "meat_pit": (["tip animal sloth"], {"living": -1, "tipped": 1, "food": 3 + 2}),
    "amber_beads": (["yes"], {"tools": -1, "score": 3}),
    "fair_barter": (["branch 2", "yes"], {"tools": -1, "food": 4}),
    "bone_needle": ([TOOL, DRAW], {"tools": 1, "hand": 1, "deck": -1}),
    "smoke_signal": (["branch 1"], {"labor": 2}),
    "moon_dance": (["yes", "discard gatherer", *IDOL, *IDOL], {"hand": -1, "discard": 1, "offering": 2}),
    "smokehouse": ([], {"food": 5, "tools": 1}),
    "antler_workshop": ([TOOL, TOOL, TOOL], {"tools": 3}),
    "star_lore": ([DRAW, DRAW, DRAW], {"hand": 3, "deck": -3}),
    "ivory_figure": ([*IDOL, *IDOL], {"offering": 2, "food": 1}),
    "barrow": (["bury hand gatherer", "bury played barrow"], {"hand": -1, "buried": 2, "score": 1}),
    "long_trail": (["yes", "camp 0,0", "to 0,1", "camp 0,0", "to 0,1"], {"camps": -1, "0,0": -1, "0,1": 2}),
    "ice_crossing": (
        ["camp 0,0", "to 0,1", "camp 0,1", "to 0,2", "camp 1,0", "to 2,0"],
        {"0,0": -1, "0,2": 1, "1,0": -1, "2,0": 1, "food": 1},
    ),
    "great_drive": (
        ["yes", "yes", "animal rhino", "tip animal sloth"],
        {"animals": -2, "area": 1, "tipped": 1, "food": 3},
    ),
    "poisoned_points": (["yes", "animal sloth", "animal cat"], {"tools": -1, "area": -2, "living": 2}),
    "stone_row": (["income megalith", "megalith 0,0,1", *IDOL], {"built": 1, "score": 4, "offering": 1}),
    "capstone": (
        # The second one covers a square that lets its builder bury a card.
        ["yes", "income megalith", "megalith 0,0,1", "income megalith", "megalith 2,1", "skip"],
        {"food": -2, "built": 2, "score": 4},
    ),
    "work_song": ([], {"labor": 3}),
    "clan_moot": (["stack hunter", DRAW], {"stacks": -1, "hand": 2, "deck": -1}),
    "great_feast": (["yes"], {"food": -2, "score": 5}),
    "winter_village": (
        ["camp -1,1", "to -1,2", VILLAGE], {"-1,1": -1, "0,1": -1, "0,2": -1, "camps": 3, "villages": -1},
    ),
    "carved_boulder": (
        ["yes", "stone buried", *IDOL], {"food": -1, "tools": -1, "stones": 1, "offering": 1},
    ),
    "shared_wisdom": (["display antler_workshop"], {"display": -1, "hand": 1}),
    "moon_calendar": (["branch 2", DRAW, DRAW], {"hand": 2, "deck": -2}),
    "birch_tar": ([TOOL, TOOL, DRAW], {"tools": 2, "hand": 1, "deck": -1}),
    "night_vigil": (
        ["yes", "discard gatherer", "bury hand exp_gatherer", *IDOL, *IDOL],
        {"hand": -2, "discard": 1, "buried": 1, "offering": 2},
    ),
}  # fmt: skip
#: Positions that one card needs.
GIVEN: dict[str, dict[str, Any]] = {"winter_village": {"camps": {"0,1": 1, "0,2": 1, "-1,1": 1}}}
START_CULTURE = {
    "berry_basket": ("Berry Basket", "Beerenkorb", "Bessenmand", "gain food 2"),
    "hammerstone": ("Hammerstone", "Schlagstein", "Klopsteen", "pay food 1 -> tool 2"),
}


def names(values: dict[str, Any]) -> tuple[str, str, str]:
    return values["name"]["en"], values["name"]["de"], values["name"]["nl"]


def rows() -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in CULTURE.strip().splitlines()]


def with_card(card: str, round_: int = 1, **red: Any) -> Position:
    """Red may play a culture card."""
    given = {"food": 2, "tools": 2, "camps": {"0,0": 1, "1,0": 1}, "living": {"sloth": 1}, **GIVEN.get(card, {}), **red}
    hand = [card, "gatherer", "exp_gatherer"]
    return table(turn="red", round_=round_, pieces=PIECES, red={"hand": hand, **given})


# -- culture cards


def test_the_rows_are_all_culture_cards() -> None:
    cards = {name for name, card in GAME.content["cards"].items() if card["type"] == "culture"}
    assert {row[0] for row in rows()} | set(START_CULTURE) == cards == set(DONE)
    assert len(rows()) == 40
    assert [row[1] for row in rows()].count("1") == 20


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0]))
def test_culture_cards_are_as_in_the_tables(row: list[str]) -> None:
    card = GAME.content["cards"][row[0]]
    assert (str(card["era"]), *names(card), card["effect"], str(card["vp"])) == tuple(row[1:])
    assert card["type"] == "culture"
    points = player(with_card(row[0], 2 * int(row[1]) - 1), "red")["prospect"]["cards"]
    assert points == int(row[6])  # the other cards of red bring nothing


@pytest.mark.parametrize("card", START_CULTURE)
def test_start_culture_cards_are_as_in_the_tables(card: str) -> None:
    found = GAME.content["cards"][card]
    assert (*names(found), found["effect"]) == START_CULTURE[card]
    assert (found["type"], found["vp"], "era" in found, GAME.content["start"][card]) == ("culture", 0, False, 1)


@pytest.mark.parametrize("card", DONE)
def test_culture_cards_do_what_they_say(card: str) -> None:
    texts, expected = DONE[card]
    p = with_card(card, round_=1 + 2 * (GAME.content["cards"][card].get("era") == 2))
    before = tally(p, "red")
    assert told(tell(p, f"culture {card}"), "culture_played") == [{"card": card, "who": 1}]
    play(p, *texts)
    assert decision(p) == "red turn_start"
    if f"bury played {card}" not in texts:
        expected = {**expected, "played": 1}
    assert changes(before, tally(p, "red")) == summed(expected, {"hand": -1})


@pytest.mark.parametrize(
    ("card", "texts", "expected"),
    [
        ("fair_barter", ["branch 1", "yes", TOOL, TOOL], {"food": -1, "tools": 2}),
        ("smoke_signal", ["branch 2", TOOL], {"tools": 1, "food": 1}),
        ("moon_calendar", ["branch 1", *IDOL, *IDOL], {"offering": 2}),
    ],
)
def test_the_other_branch(card: str, texts: list[str], expected: dict[str, int]) -> None:
    p = with_card(card, round_=1 + 2 * (GAME.content["cards"][card]["era"] == 2))
    before = tally(p, "red")
    play(p, f"culture {card}", *texts)
    assert decision(p) == "red turn_start"
    assert changes(before, tally(p, "red")) == summed(expected, {"hand": -1, "played": 1})


@pytest.mark.parametrize("card", [card for card, (texts, _) in DONE.items() if texts[:1] == ["yes"]])
def test_what_is_offered_may_be_left(card: str) -> None:
    """Costs, camps and animals to turn up: nothing has to be paid or placed."""
    p = with_card(card, round_=1 + 2 * (GAME.content["cards"][card].get("era") == 2))
    before = tally(p, "red")
    play(p, f"culture {card}")
    assert offers(p) == {"yes", "skip"}
    while decision(p) != "red turn_start":
        play(p, "skip")
    assert changes(before, tally(p, "red")) == {"hand": -1, "played": 1}


def test_a_new_card_of_known_effects_needs_no_code(tmp_path: Path) -> None:
    more = """
[cards.star_stone]
source = "design"
type = "culture"
era = 1
effect = "choose (pay food 2 + tool 1 -> stone 1 + vp 2 or gain animal_top 2); gain food_max; discard 2"
vp = 5
name = { source = "design", en = "Star Stone", de = "Sternstein", nl = "Sterrensteen" }

# -- chiefs: an ability for each side
"""
    game = changed_game(tmp_path / "content.toml", "# -- chiefs: an ability for each side\n", more)
    hand = ["star_stone", "gatherer", "brave", "exp_gatherer"]
    p = table(turn="red", game=game, red={"hand": hand, "food": 2, "tools": 1})
    before = tally(p, "red")
    play(p, "culture star_stone")
    assert offers(p) == {"branch 1", "branch 2"}
    play(p, "branch 1", "yes", "stone v_taiga", *IDOL)
    assert offers(p) == {"discard gatherer", "discard brave", "discard exp_gatherer"}
    play(p, "discard brave", "discard gatherer")
    assert changes(before, tally(p, "red")) == {
        "food": 4, "tools": -1, "stones": 1, "score": 2, "offering": 1, "hand": -3, "discard": 2, "played": 1,
    }  # fmt: skip
    assert player(p, "red")["prospect"]["cards"] == 5


# -- start and tribe cards: half labor in the corner, more in a column, in every column, and in the eclipse

TRIBE = {
    "gatherer": (("Gatherer", "Sammler:in", "Verzamelaar"), 1, None, 0, 0, 0, 0),
    "exp_gatherer": (("Experienced Gatherer", "Erfahrene Sammlerin", "Ervaren verzamelaar"), 1, None, 0, 0, 0, 0),
    "brave": (("Brave", "Stammeskrieger:in", "Stamkrijger"), 1, None, 0, 2, 2, 0),
    "shaman": (("Shaman", "Schamanin", "Sjamane"), 3, None, 0, 0, 0, 1),
    "elder": (("Elder", "Älteste", "Oudste"), 2, "initiate", 2, 0, 0, 1),
    "craftsperson": (("Craftsperson", "Handwerkerin", "Ambachtsvrouw"), 2, "develop", 2, 0, 0, 1),
    "explorer": (("Explorer", "Kundschafter", "Verkenner"), 2, "migrate", 2, 0, 0, 1),
    "hunter": (("Hunter", "Jäger", "Jager"), 2, "hunt", 2, 0, 0, 1),
}
COPIES = {"gatherer": 5, "exp_gatherer": 1, "brave": 1}
#: What the eclipse ability of a card lets its owner choose, and what it brings.
IN_ECLIPSE: dict[str, tuple[list[str], dict[str, int]]] = {
    "gatherer": ([], {}),
    "exp_gatherer": ([], {"food": 1}),
    "brave": ([], {}),
    "shaman": (IDOL, {"offering": 1}),
    "elder": (["bury pile elder"], {"buried": 1}),
    "craftsperson": ([TOOL], {"tools": 1}),
    "explorer": (["camp 0,0", "to 0,1", "camp 0,1", "to 0,2"], {"0,0": -1, "0,2": 1}),
    "hunter": ([], {"food": 2}),
}


def test_the_rows_are_all_tribe_cards() -> None:
    assert set(TRIBE) == {name for name, card in GAME.content["cards"].items() if card["type"] == "tribe"}
    assert GAME.content["stacks"]["order"] == ["shaman", "elder", "craftsperson", "explorer", "hunter"]


@pytest.mark.parametrize("card", TRIBE)
def test_tribe_cards_are_as_in_the_tables(card: str) -> None:
    named, corner, column, bonus, played, eclipse, points = TRIBE[card]
    found = GAME.content["cards"][card]
    assert names(found) == named
    values = [found.get(key, 0) for key in ("labor2", "bonus2", "play2", "eclipse2", "vp")]
    assert (found.get("column"), values) == (column, [corner, bonus, played, eclipse, points])
    if card in COPIES:
        assert GAME.content["start"][card] == COPIES[card]
    else:
        assert GAME.content["stacks"]["copies"] == 15
    assert player(table(red={"hand": [card]}), "red")["prospect"]["cards"] == points


@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
@pytest.mark.parametrize("card", TRIBE)
def test_tribe_cards_give_labor(card: str, column: str) -> None:
    _, corner, bound, bonus, played, _, _ = TRIBE[card]
    p = table(turn="red", column=column, red={"hand": [card], "food": 1})
    events = tell(p, f"play {card}")
    halves = corner + played + (bonus if bound == column else 0)
    assert told(events, "tribe_played") == [{"card": card, "halves": halves, "who": 1}]
    assert labor(p) == halves / 2


def test_the_experienced_gatherer_makes_a_tool() -> None:
    p = table(turn="red", column="hunt", red={"hand": ["exp_gatherer"], "food": 2, "tools": 0})
    play(p, "play exp_gatherer")
    before = tally(p, "red")
    play(p, "use exp_gatherer", TOOL)
    assert changes(before, tally(p, "red")) == {"food": -1, "tools": 1}
    assert "use exp_gatherer" not in offers(p)


@pytest.mark.parametrize("card", TRIBE)
def test_tribe_cards_in_the_eclipse(card: str) -> None:
    _, corner, _, _, _, eclipse, _ = TRIBE[card]
    p = table(eclipse=True, red={"pile": [card]}, agenda=[["next_turn", None]])
    assert player(p, "red")["pile_halves"] == corner + eclipse
    texts, expected = IN_ECLIPSE[card]
    start = {"food": 0, "tools": 0, "offering": 0, "buried": 0, "0,0": 1, "0,2": 0}
    # No hex brings red anything in the next step; the only ability is used without asking.
    land: dict[str, Any] = {"terrain": {"0,2": "glacier"}, "turquoise": {"camps": {"0,0": 2}}}
    p = table(**step("red", 2), **land, red={"pile": [card], "camps": {"0,0": 1}})
    play(p, *texts)
    after = tally(p, "red")
    assert {key: after[key] for key in start} == {key: value + expected.get(key, 0) for key, value in start.items()}


# -- chiefs

CHIEFS: dict[str, tuple[tuple[str, str, str], str, str]] = {
    "seeking_hand": (
        ("Seeking Hand", "Suchende Hand", "Zoekende Hand"),
        "gain draw 2; discard 1", "in initiate: gain bury 1 + tool 1 + vp 2",
    ),
    "thunder_paw": (
        ("Thunder Paw", "Donnerpfote", "Donderpoot"),
        "pay discard 1 -> labor 1 + food 1", "gain tool 1",
    ),
    "stone_hewer": (
        ("Stone Hewer", "Steinhauer", "Steenhouwer"),
        "pay food 2 -> megalith 1 + vp 4", "in develop: gain labor 1 + tool 1 + vp 3",
    ),
    "tusk_breaker": (
        ("Tusk Breaker", "Stoßzahnbrecher", "Slagtandbreker"),
        "in hunt: gain tool 1 + labor 1 + vp 5", "gain tip 1; gain food 2",
    ),
    "fire_wolf": (
        ("Fire Wolf", "Feuerwolf", "Vuurwolf"),
        "in migrate: gain camp 1 + move 1 + food 1", "gain move 1; gain food 1",
    ),
}  # fmt: skip
#: For each side: the column it is bound to, what its owner chooses, what it brings.
ABILITIES: dict[str, tuple[str | None, list[str], dict[str, float]]] = {
    "seeking_hand a": (None, [DRAW, DRAW, "discard gatherer"], {"hand": 1, "deck": -2, "discard": 1}),
    "seeking_hand b": ("initiate", ["bury hand gatherer", TOOL], {"hand": -1, "buried": 1, "tools": 1, "score": 2}),
    "thunder_paw a": (None, ["discard gatherer"], {"hand": -1, "discard": 1, "labor": 1, "food": 1}),
    "thunder_paw b": (None, [TOOL], {"tools": 1}),
    "stone_hewer a": (None, ["income megalith", "megalith 0,0,1"], {"food": -2, "built": 1, "score": 4 + 4}),
    "stone_hewer b": ("develop", [TOOL], {"labor": 1, "tools": 1, "score": 3}),
    "tusk_breaker a": ("hunt", [TOOL], {"tools": 1, "labor": 1, "score": 5}),
    "tusk_breaker b": (None, ["tip animal sloth"], {"living": -1, "tipped": 1, "food": 3 + 2}),
    "fire_wolf a": ("migrate", ["yes", "camp 0,0", "to 0,1"], {"camps": -1, "0,1": 1, "food": 1}),
    "fire_wolf b": (None, ["camp 0,0", "to 0,1"], {"0,0": -1, "0,1": 1, "food": 1}),
}


def with_chief(chosen: str, column: str) -> Position:
    """Red's chief stands in a column or on the rest space."""
    chief, side = chosen.split()
    red = {"chief": chief, "side": side, "food": 2, "tools": 1, "hand": ["gatherer", "exp_gatherer"]}
    red |= {"camps": {"0,0": 1, "1,0": 1}, "living": {"sloth": 1}}
    return table(turn="red", column=column, figure="chief", pieces=PIECES, red=red)


@pytest.mark.parametrize("chief", GAME.content["chiefs"])
def test_chiefs_are_as_in_the_tables(chief: str) -> None:
    found = GAME.content["chiefs"][chief]
    assert (names(found), found["a"], found["b"]) == CHIEFS[chief]
    assert {f"{name} {side}" for name in CHIEFS for side in "ab"} == set(ABILITIES)


@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt", "rest"])
@pytest.mark.parametrize("chosen", ABILITIES)
def test_chiefs_do_what_they_say(chosen: str, column: str) -> None:
    bound, texts, expected = ABILITIES[chosen]
    p = with_chief(chosen, column)
    if bound not in (None, column):
        assert "use chief" not in offers(p)
        return
    before = tally(p, "red")
    if column == "rest":
        # No labor can be used there (EW-9.5), but the rest of the ability can.
        play(p, "use chief", *texts)
        found = changes(before, tally(p, "red"))
        assert {**found, "labor": 0} == {**expected, "labor": 0}
        assert decision(p) == "red rest_menu"
    else:
        play(p, "use chief", *texts)
        assert changes(before, tally(p, "red")) == expected
        assert decision(p) == "red turn_menu"
    assert "use chief" not in offers(p)


# -- setup cards

SETUPS: dict[str, tuple[tuple[str, str, str], str, list[str], dict[str, int]]] = {
    "stocked_larder": (
        ("Stocked Larder", "Volle Vorratsgrube", "Volle voorraadkuil"),
        "gain food 3 + tool 2", [], {"food": 3, "tools": 2},
    ),
    "flint_cache": (
        ("Flint Cache", "Feuersteinlager", "Vuursteenvoorraad"), "gain food 1 + tool 3", [], {"food": 1, "tools": 3},
    ),
    "far_camp": (
        ("Far Camp", "Fernes Lager", "Ver kamp"),
        "gain food 1; gain camp 1; gain move 1", ["yes", "camp 0,0", "to 0,1"],
        {"food": 1, "camps": -1, "0,1": 1},
    ),
    "spirit_pact": (
        ("Spirit Pact", "Geisterbund", "Geestenverbond"),
        "gain food 2 + tool 1 + idol 1", ["track offering"], {"food": 2, "tools": 1, "offering": 1},
    ),
    "new_blood": (
        ("New Blood", "Neues Blut", "Vers bloed"),
        "gain food 1 + tool 1 + tribe_hand 1", ["stack elder"], {"food": 1, "tools": 1, "stacks": -1, "hand": 1},
    ),
}  # fmt: skip


def test_the_rows_are_all_setup_cards() -> None:
    assert set(SETUPS) == set(GAME.content["setups"])


@pytest.mark.parametrize("card", SETUPS)
def test_setup_cards_do_what_they_say(card: str) -> None:
    named, effect, texts, expected = SETUPS[card]
    found = GAME.content["setups"][card]
    assert (names(found), found["effect"]) == (named, effect)
    for seed in range(100):  # a game in which the first player has this card
        p = GAME.start(2, seed=seed)
        play(p, "side a", "side a")
        first = order(p)[0]
        if player(p, first)["setup"] == card:
            break
    assert player(p, first)["setup"] == card
    play(p, *texts)
    start = {"food": 0, "tools": 0, "offering": 0, "camps": 4, "0,0": 1, "0,1": 0, "stacks": 75, "hand": 5}
    after = tally(p, first)
    assert {key: after[key] for key in start} == {key: value + expected.get(key, 0) for key, value in start.items()}
