"""The table of Endless Winter in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tools.browser import ROOT, Seated, Server

import beringia
from beringia.games.winter.model.land import HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.model.language import COSTS, WORDS
from beringia.games.winter.model.terms import SPACE_NAMES
from tests.browser.conftest import MakeContext
from tests.browser.player import Player
from tests.browser.sources import read
from tests.browser.test_pages import NO_SIDE_SCROLL, sit

GAME = "winter"
LATE = "mine and view['round'] == 4 and decision['kind'] == 'turn_menu' and len(view['players'][0]['hand']) > 1"
KEY = re.compile(r"\b(winter|web)-[a-z0-9_-]+")
AREAS = {"Actions": "actions", "Cards": "cards", "Land": "land", "Megaliths": "site", "Board": "mine"}
STILL = "[...document.querySelectorAll('.narrow, .screen, .board, .frame, .room')].every(one => !one.scrollTop)"


@pytest.fixture(scope="module")
def late(server: Server) -> Seated:
    """The last round of four players, in the middle of a turn of mine."""
    return server.table_where(LATE, 1, 3, game=GAME, ice_finds=True, rest_tiles=True)


def areas_with_dot(page: Page) -> set[str]:
    """Names of the areas that carry a dot."""
    return {text.strip() for text in page.locator(".areas button:has(i)").all_inner_texts()}


def test_a_whole_game_of_two_by_clicking_only(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 1, game=GAME)
    page = sit(context, server, seated)
    me = Player(page, seed=7)
    assert me.play()["over"]
    assert me.chosen >= 60
    dialog = page.get_by_role("dialog")
    ranking = {row.split("\n")[0]: int(row.split("\n")[1]) for row in dialog.locator(".result li").all_inner_texts()}
    names = [name.strip() for name in dialog.locator(".scroll thead .name").all_inner_texts()]
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in dialog.locator(".scroll tbody tr").all()
    ]
    totals = [int(text) for text in dialog.locator(".scroll tfoot .total td").all_inner_texts()]
    assert dict(zip(names, totals, strict=True)) == ranking
    assert [sum(column) for column in zip(*rows, strict=True)] == totals, "every point has a source"
    # The chart ends where the ranking does, and its way there has a point for every round.
    told = [row.locator("td").all_text_contents() for row in dialog.locator("figure tbody tr").all()]
    assert [len(line) for line in told] == [6, 6]
    assert [int(line[-1]) for line in told] == totals
    assert dialog.locator("figure polyline.line").count() == 2


def test_phone_shows_where_the_decision_is(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 1, game=GAME)
    seated.play("mine and decision['kind'] == 'turn_start'", seed=3)
    page = sit(context, server, seated, width=390, height=844, has_touch=True, is_mobile=True)
    me = Player(page, seed=5)
    seen: set[str] = set()
    for _ in range(260):
        if me.wait()["over"] or (me.chosen >= 12 and len(seen) >= 4):
            break
        assert page.evaluate(NO_SIDE_SCROLL)
        assert page.evaluate(STILL), "nothing but the area itself scrolls"
        dots = areas_with_dot(page)
        seen |= dots
        shown = page.locator(".areas button[aria-pressed=true]").inner_text().strip()
        assert not dots or shown in dots, "the area with the decision has come by itself"
        for name in dots:
            page.locator(".areas").get_by_role("button", name=name).tap()
            assert page.locator(f".area.{AREAS[name]} [data-offered]").count() > 0, name
        for other in set(AREAS) - dots if me.chosen % 6 == 0 else ():
            page.locator(".areas").get_by_role("button", name=other, exact=True).tap()
            assert page.locator(".area [data-offered]").count() == 0, f"{other} needs a dot"
        me.turn()
    assert len(seen) >= 4, f"targets were seen in {seen} only"
    # The place last looked at is still there after a look at the players.
    page.locator(".areas").get_by_role("button", name="Land").tap()
    page.locator(".tabs").get_by_role("button", name="Players").tap()
    page.locator(".tabs").get_by_role("button", name="Board").tap()
    expect(page.locator(".areas button[aria-pressed=true]")).to_contain_text("Land")


def test_phone_targets_are_large_enough(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late, width=390, height=844, has_touch=True, is_mobile=True)
    for area in AREAS:
        page.locator(".areas").get_by_role("button", name=area).tap()
        assert page.evaluate(NO_SIDE_SCROLL), area
        small = page.evaluate(
            "() => [...document.querySelectorAll('.area button, .area [role=button]:not(svg *), .areas button')]"
            ".map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])"
            ".filter(([box]) => box.width && (box.width < 40 || box.height < 40)).map(([, what]) => what)"
        )
        assert small == [], area


def test_everything_lies_on_a_wide_table_at_once(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late)
    view = page.locator(".room").bounding_box()
    assert view is not None
    for part in (".columns", ".market", ".land", ".site", ".idols", ".order", ".stones"):
        box = page.locator(f".room {part}").first.bounding_box()
        assert box is not None, part
        for start, size in (("x", "width"), ("y", "height")):
            assert view[start] - 1 <= box[start], part  # type: ignore[literal-required]
            assert box[start] + box[size] <= view[start] + view[size] + 1, part  # type: ignore[literal-required]
    assert page.locator(".land .target").count() == 19
    assert page.locator(".site .square").count() == 32
    # Influence is shown when somebody wants to know it.
    assert page.locator(".land .count").count() == 0
    page.get_by_role("button", name="Influence").click()
    assert page.locator(".land .count").count() > 0
    # Everybody's board can be looked at.
    page.get_by_role("button", name="Board of Ursa").click()
    expect(page.get_by_role("region", name="Board of Ursa")).to_be_visible()


def test_icons_are_explained(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late)
    text = beringia.game(GAME).content["cards"]["hunter"]["name"]["en"]
    page.locator("[data-target='stack:hunter']").hover()
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text(text)
    expect(hint).to_contain_text("Labor for this turn")
    expect(hint).to_contain_text("Only when it lies on your eclipse pile")
    page.mouse.move(2, 2)
    expect(hint).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("[data-target='stack:shaman']").focus()
    expect(hint).to_contain_text("Shaman")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Icons").click()
    assert page.get_by_role("dialog").locator("li").count() == 26


def test_holding_a_finger_explains_and_does_not_choose(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late, width=390, height=844, has_touch=True, is_mobile=True)
    version = Player(page).state()["version"]
    card = page.locator(".zone [data-offered]").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip").first).to_be_visible()  # what it is; beside it, what it would bring
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert Player(page).state()["version"] == version


def test_why_not_names_the_clause(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late)
    closed = page.locator(".market [data-target^='display:']:not([data-offered]), .stack:not([data-offered])").first
    closed.click(force=True)
    expect(page.locator(".popup p")).not_to_be_empty()
    expect(page.locator(".popup a")).to_have_attribute("href", re.compile(r"^/rules/winter#EW-"))


def test_a_turn_is_taken_back_step_by_step(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 1, game=GAME)
    seated.play("mine and decision['kind'] == 'turn_start'", seed=2)
    page = sit(context, server, seated)
    me = Player(page)

    def click(element: str) -> None:
        before = me.state()
        page.locator(f"[data-target='{element}'][data-offered]").first.click()
        me.wait_for_change(before)
        me.wait()

    click("figure:tribe")
    click("column:hunt")
    tribe = page.locator("[data-target^='card:'][data-offered]").first.get_attribute("data-target")
    assert tribe is not None
    expect(page.locator(".pool b")).to_have_text("0")
    click(tribe)
    expect(page.locator(".pool b")).not_to_have_text("0")
    assert page.locator(f"[data-target='{tribe.replace('card', 'played')}']").count() == 1
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator(".pool b")).to_have_text("0")
    expect(page.locator(f"[data-target='{tribe}'][data-offered]")).to_have_count(1)
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator("[data-target='figure:tribe'][data-offered]")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_key_is_shown(server: Server, context: MakeContext, late: Seated, language: str) -> None:
    page = sit(context, server, late, settings={"language": language, "tips": True})
    told = page.evaluate(
        "() => document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')]"
        ".map(one => `${one.ariaLabel} ${one.title}`).join(' ')"
    )
    page.get_by_role("button", name=re.compile("^(Icons|Symbole|Symbolen)$")).click()
    told += page.get_by_role("dialog").inner_text()
    assert KEY.findall(told) == []


#: Points at two things of each kind that can be explained, one after the other, and notes what the hint says.
POINT_AT_ALL = """async () => {
    const told = {};
    const kinds = {};
    for (const one of document.querySelectorAll('[data-explain]')) {
        const kind = one.dataset.explain.split(':')[0];
        if (one.dataset.explain in told || kinds[kind] === 2 || !one.getClientRects().length) continue;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        const before = document.querySelector('[role=tooltip]')?.textContent;
        for (let wait = before ? 32 : 0; wait < 40; wait++) {
            await new Promise(again => setTimeout(again, 20));
            const now = document.querySelector('[role=tooltip]')?.textContent;
            if (now && now !== before) break;
        }
        told[one.dataset.explain] = document.querySelector('[role=tooltip]')?.textContent ?? '';
    }
    return told;
}"""


def test_everything_explains_itself(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late)
    told: dict[str, str] = page.evaluate(POINT_AT_ALL)
    assert len(told) > 40
    assert [thing for thing, text in told.items() if not text.strip() or KEY.search(text)] == []


def test_axe_finds_nothing_serious(server: Server, context: MakeContext, late: Seated) -> None:
    axe = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    found: list[str] = []
    # The themes differ in their colours only, so the second one needs the check of contrast only.
    for theme, width, height in (("snow", 1440, 900), ("fire", 1440, 900), ("snow", 390, 844)):
        rules = "{ resultTypes: ['violations'] }" if theme == "snow" else "{ runOnly: ['color-contrast'] }"
        page = sit(context, server, late, width=width, height=height, settings={"theme": theme}, bypass_csp=True)
        page.evaluate(axe)

        def look(where: str, page: Page = page, rules: str = rules) -> None:
            for violation in page.evaluate(f"axe.run(document, {rules})")["violations"]:
                if violation["impact"] in ("serious", "critical"):
                    nodes = "; ".join(f"{node['html'][:160]} {node['any'][:1]}" for node in violation["nodes"][:3])
                    found.append(f"{where}: {violation['id']}: {nodes}")

        if width < 1100:
            page.locator(".areas").get_by_role("button", name="Megaliths").click()
            look(f"{theme} {width}")
        else:
            look(f"{theme} {width}")
            page.get_by_role("button", name="Points in detail").click()
            look(f"{theme} {width} points")
            page.keyboard.press("Escape")
        if theme == "snow" and width > 1100:
            page.keyboard.press("w")
            look(f"{theme} {width} asking")
    assert found == [], "\n".join(found)


def test_the_client_knows_the_engine() -> None:
    """Hexes and junctures."""
    land = read(GAME, "land.ts")
    assert land["HEXES"] == HEX_NAMES
    assert land["JUNCTURES"] == JUNCTURE_NAMES
    assert read(GAME, "view.ts")["COLUMNS"] == SPACE_NAMES[:4]


def test_every_word_has_an_icon() -> None:
    sprite = (ROOT / "web" / "src" / "games" / GAME / "Sprite.svelte").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    content = beringia.game(GAME).content
    wanted = {f"w-{word}" for word in [*WORDS, *COSTS, *SPACE_NAMES, "eclipse"]}
    wanted |= {f"w-animal-{animal}" for animal in content["animals"]}
    wanted |= {f"w-land-{land}" for land in content["terrain"]}
    assert wanted <= symbols
