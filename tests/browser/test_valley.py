"""Valley of the Mammoths in a real browser: the drawn map, whole games, marches, fights, the told story, axe."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server
from tools.shots.valley import HABITS
from websockets.sync.client import connect

import beringia
from beringia.games.valley.model.board import DIRECTIONS, NEAR
from beringia.games.valley.model.terms import HEX_LABELS, HEX_NAMES
from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import AIM, Player, State
from tests.browser.sources import read

NO_SIDE_SCROLL = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"
LATER = "Number(document.querySelector('h1').dataset.version) > before"
TURN = "mine and decision['kind'] == 'turn_action'"
#: Bots that do not think long: what is tested is the page.
VALLEY: dict[str, Any] = {"game": "valley", "bot": "random", "habits": HABITS}
#: What has to be seen in whole games, and by whom: anybody, or the one who clicks.
SIGHTS = {"fight_began": False, "born": False, "settled": True, "trump_played": True}


class Chief(Player):
    """A player with the habits of a sensible person."""

    def turn(self, before: State | None = None) -> bool:
        before = before or self.state()
        if before["mine"] and before["ready"] and not before["over"] and not before["menu"]:
            for verb, chance in HABITS.items():
                aim = self.page.evaluate(AIM, [[f".choice[data-verb={verb}]"], self._rng.random()])
                if aim is not None and self._rng.random() < chance:
                    self.page.mouse.click(*aim)
                    self.wait_for_change(before)
                    return True
        return super().turn(before)


def sit(context: MakeContext, server: Server, seated: Seated, **more: Any) -> Page:
    screen = context(**more)
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    page.wait_for_selector(".decision, .result")
    return page


def story(seated: Seated) -> list[dict[str, Any]]:
    """Everything that the first of these seats was told."""
    address = seated.server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{seated.table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": seated.tokens, "after": -1}))
        told = json.loads(socket.recv(timeout=30))
        steps = told["steps"]
        while told["earlier"] is not None:
            socket.send(json.dumps({"type": "steps", "id": "earlier", "before": told["earlier"]}))
            told = json.loads(socket.recv(timeout=30))
            steps = told["steps"] + steps
    return [event for step in steps for event in step["events"]["0"]]


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    return read("valley", "map.ts")


@pytest.fixture(scope="module")
def fighting(server: Server) -> Seated:
    """A fight has cost somebody his life, and the player says whom."""
    return server.table_where("mine and decision['kind'] == 'casualty'", 1, 3, **VALLEY)


def side_key(one: str, other: str) -> str:
    return "|".join(sorted((one, other), key=HEX_NAMES.index))


# -- the map


def test_drawn_sides_are_the_neighbours_of_the_engine(drawn: dict[str, Any]) -> None:
    assert list(HEX_NAMES) == drawn["HEXES"]
    assert [list(step) for step in DIRECTIONS] == drawn["DIRECTIONS"]
    wanted = {side_key(HEX_NAMES[n // 6], HEX_NAMES[other]) for n, other in enumerate(NEAR) if other >= 0}
    assert set(drawn["drawn"]["sides"]) == wanted


def points(path: str) -> list[str]:
    return [point for point in path.replace("Z", "").replace("M", "L").split("L") if point]


def test_both_hexes_draw_the_same_side(drawn: dict[str, Any]) -> None:
    """Point by point; hexes that are no neighbours share a corner at most."""
    shapes = {name: set(points(path)) for name, path in drawn["drawn"]["shapes"].items()}
    sides: dict[str, str] = drawn["drawn"]["sides"]
    for number, one in enumerate(HEX_NAMES):
        for other in HEX_NAMES[number + 1 :]:
            shared = shapes[one] & shapes[other]
            side = sides.get(side_key(one, other))
            assert shared == set(points(side)) if side else len(shared) <= 1, (one, other)
    coast = points(drawn["drawn"]["coast"])
    assert set(coast) <= set().union(*shapes.values())
    assert all(one != other for one, other in pairwise([*coast, coast[0]]))


@pytest.mark.parametrize(("north", "south"), [("N1", "S2"), ("N2", "S1")])
def test_rivers_lava_and_letters_are_those_of_the_content(
    server: Server, context: MakeContext, drawn: dict[str, Any], north: str, south: str
) -> None:
    page = sit(context, server, server.table(1, 1, **VALLEY, north=north, south=south))
    halves = [beringia.game("valley").content["halves"][name] for name in (north, south)]

    def hex_name(place: list[int]) -> str:
        return f"{place[0]},{place[1]}"

    for half in halves:
        for number, river in half["rivers"].items():
            path = page.locator(f"[data-river='{number}']").get_attribute("d")
            assert path is not None
            seen = {f"M{part}" for part in path.split("M") if part}
            wanted = {side_key(hex_name(one), hex_name(other)) for one, other in river["sides"]}
            assert seen == {drawn["drawn"]["sides"][side] for side in wanted}, number
    lava = page.locator("[data-lava]").evaluate_all("all => all.map(one => one.dataset.lava).sort()")
    assert lava == sorted(hex_name(place) for half in halves for place in half["lava"])
    # Each letter stands nearest to its hex.
    nearest: dict[str, str] = page.evaluate(
        """() => {
            const middle = one => {
                const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const hexes = [...document.querySelectorAll("[data-target^='hex:'] .area")]
                .map(one => [one.parentElement.dataset.target.slice(4), middle(one)]);
            const far = ([x, y], [p, q]) => Math.hypot(x - p, y - q);
            return Object.fromEntries([...document.querySelectorAll('.letter')].map(letter => {
                const at = middle(letter);
                return [letter.textContent, hexes.sort(([, a], [, b]) => far(a, at) - far(b, at))[0][0]];
            }));
        }"""
    )
    assert nearest == {letter: hex_name(place) for half in halves for letter, place in half["letters"].items()}


# -- playing


def test_whole_games_of_four_by_clicking_only(server: Server, context: MakeContext) -> None:
    """As many as it takes to see a trump, a fight, a founding and a birth; each is played to its end."""
    missing = set(SIGHTS)
    for seed in range(1, 7):
        seated = server.table(1, 3, **VALLEY)
        page = sit(context, server, seated)
        chief = Chief(page, seed)
        assert chief.play(most=4000)["over"]
        assert chief.chosen >= 8
        told = story(seated)
        begun = next(number for number, event in enumerate(told) if event["kind"] == "round_began")
        for event in told[begun:]:
            if not SIGHTS.get(event["kind"]) or event["seat"] == 0:
                missing.discard(event["kind"])
        result = page.get_by_role("dialog")
        expect(result.locator(".result h2")).to_be_visible()
        # A last round may end before anything came in or was lost; what everybody has is always told.
        ranking = dict(row.split("\n")[:2] for row in result.locator(".result li").all_inner_texts())
        names = [name.strip() for name in result.locator("thead .name").all_inner_texts()]
        settlements = result.locator("tfoot tr").first.locator("td").all_inner_texts()
        assert dict(zip(names, settlements, strict=True)) == ranking
        assert len(ranking) == 4
        page.close()
        if not missing:
            return
    raise AssertionError(f"six games without {sorted(missing)}")


def marches_of(seated: Seated) -> list[dict[str, str]]:
    """From where to where the first tribe has marched, hex by hex."""
    return [event["args"] for event in story(seated) if event["kind"] == "marched" and event["seat"] == 0]


def test_marching_by_origin_group_and_path(server: Server, context: MakeContext) -> None:
    seated = server.table_where(f"{TURN} and view['players'][0]['warriors'] > 2", 1, 3, **VALLEY)
    page = sit(context, server, seated)
    me = Player(page)
    me.wait()
    group = page.locator("[data-target^='people:0:'][data-offered]").first
    origin = str(group.get_attribute("data-target")).removeprefix("people:0:")
    before = me.state()
    # The hex around the people is as good as the people themselves.
    page.locator(f"[data-target='hex:{origin}'] .area").click(position={"x": 50, "y": 12}, force=True)
    me.wait_for_change(before)
    for _ in range(3):  # warriors, women, tame wolves; a question with one answer is not asked
        numbers = page.locator(".groups .number")
        if numbers.count() == 0:
            break
        before = me.state()
        numbers.last.click()
        me.wait_for_change(before)
    gone = len(marches_of(seated))
    before = me.state()
    goals = page.locator("[data-target^='hex:'][data-offered]")
    goal = str(goals.first.get_attribute("data-target")).removeprefix("hex:")
    goals.first.locator(".area").click()
    me.wait_for_change(before)
    way = marches_of(seated)[gone:]  # hex by hex
    assert (way[0]["from"], way[-1]["to"]) == (origin, goal)
    for leg in way:
        expect(page.locator(".log")).to_contain_text(f"from hex {label(leg['from'])} to hex {label(leg['to'])}")


def label(hex_: str) -> str:
    return HEX_LABELS[HEX_NAMES.index(hex_)]


def test_why_not_names_the_clause(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(1, 1, **VALLEY))
    Player(page).wait()
    page.locator("[data-target='hex:0,0'] .area").click()
    expect(page.get_by_text("Hex D4 is the lake.")).to_be_visible()
    assert page.get_by_role("link", name="Rule VM-3.5").get_attribute("href") == "/rules/valley#VM-3.5"


def test_dice_stay_where_they_fell(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 3, **VALLEY)
    page = sit(context, server, seated)
    rolled = [str(event["args"]["die"]) for event in story(seated) if event["kind"] == "die_rolled"]
    seen = page.locator(".dice .die").evaluate_all("all => all.map(die => die.dataset.face)")
    assert seen == rolled[-len(seen) :]
    assert seen


def test_fights_are_shown_blow_by_blow(server: Server, context: MakeContext, fighting: Seated) -> None:
    page = sit(context, server, fighting)
    rolls = [event for event in story(fighting) if event["kind"].endswith("_rolled") and "value" in event["args"]]
    last = page.locator(".corner.fight .blow").last
    values = [int(text.split("=")[1]) for text in last.locator(".sum").all_inner_texts()]
    faces = last.locator(".die").evaluate_all("all => all.map(die => Number(die.dataset.face))")
    assert len(values) >= 2
    assert values == [event["args"]["value"] for event in rolls[-len(values) :]]
    assert faces == [event["args"]["die"] for event in rolls[-len(values) :]]


def test_the_story_can_be_held_stepped_and_skipped(server: Server, context: MakeContext) -> None:
    """The first round begins when everybody has settled: animals come and move before anybody decides."""
    seated = server.table(1, 1, **VALLEY)
    page = sit(context, server, seated, settings={"motion": "auto", "pace": "normal"})
    bar = page.locator(".telling")
    told = bar.locator(".at")
    me = Player(page)
    for _ in range(4):
        me.wait()
        before = me.state()
        if page.locator(".listed").count():  # many places: the board is the answer, and the list is folded
            page.locator(".listed summary").click()
        page.locator(".choice:visible").first.click()
        asked = f"{LATER} && document.querySelector('.decision.mine .choice')"
        page.wait_for_function(f"before => document.querySelector('.telling') || ({asked})", arg=before["version"])
        if bar.count():
            break
    bar.get_by_role("button", name="Hold").click()
    page.wait_for_timeout(1200)  # what was moving arrives
    held = told.inner_text()
    page.wait_for_timeout(1200)
    assert told.inner_text() == held, "who holds the story can look around"
    part, count = (int(word) for word in held.split(" of "))
    bar.get_by_role("button", name="Next step").click()
    expect(told).to_have_text(f"{part + 1} of {count}")
    during = me.state()
    assert page.locator(".choice").count() == 0, "nothing can be chosen before the story is told"
    bar.get_by_role("button", name="Skip").click()
    expect(bar).to_have_count(0)
    page.wait_for_function(f"before => {LATER}", arg=during["version"])


def test_phone(server: Server, context: MakeContext) -> None:
    seated = server.table_where(TURN, 1, 3, **VALLEY)
    page = sit(context, server, seated, width=390, height=844, has_touch=True, is_mobile=True)
    me = Player(page)
    me.wait()
    assert page.evaluate(NO_SIDE_SCROLL)
    # Every hex is large enough for a finger.
    sizes = page.locator(".hex .area").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sizes) >= 40
    before = me.state()
    origin = page.locator("[data-target^='people:0:'][data-offered]").first.get_attribute("data-target")
    page.locator(f"[data-target='hex:{str(origin).removeprefix('people:0:')}'] .area").tap(force=True)
    me.wait_for_change(before)
    assert page.evaluate(NO_SIDE_SCROLL)


def test_no_width_scrolls_sideways(server: Server, context: MakeContext) -> None:
    seated = server.table_where(TURN, 1, 5, **VALLEY)
    page = sit(context, server, seated)
    for width in (360, 390, 768, 1024, 1100, 1280, 1440, 2200):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(NO_SIDE_SCROLL), width


def test_axe_finds_nothing_serious(server: Server, context: MakeContext, fighting: Seated) -> None:
    busy = server.table_where(f"{TURN} and view['round'] >= 2", 1, 3, **VALLEY, fire=True)
    over = server.table(1, 3, **VALLEY)
    over.play(seed=2)
    found: list[str] = []
    desktop, phone = (1440, 900), (390, 844)
    for theme, (width, height), tables in (
        ("snow", desktop, [busy, fighting, over]),
        ("snow", phone, [busy, over]),
        ("fire", desktop, [busy, fighting]),
    ):
        for seated in tables:
            screen = context(width, height, settings={"theme": theme, "tips": True}, bypass_csp=True)
            screen.add_init_script(seated.remember())
            screen.add_init_script(AXE)
            page = screen.new_page()
            page.goto(f"{server.address}/t/{seated.table}")
            page.wait_for_selector(".decision, .result")
            page.wait_for_load_state("networkidle")
            found += [f"{width} {theme}: {problem}" for problem in serious(page, contrast_only=theme == "fire")]
            page.close()
    assert found == []
