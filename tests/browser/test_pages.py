"""Single pages and habits of the client: reload, phone, spectators, why not, replay, rules, settings, accessibility."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tools.browser import Seated, Server, stored

from beringia.text.handbook import handbook
from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import Player

#: One click does not decide here: what is moved, then where to.
MOVING = "mine and decision['kind'] in ('drive_step', 'migration_first', 'swap_pair', 'fire_move')"
NO_SIDE_SCROLL = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"


def sit(context: MakeContext, server: Server, seated: Seated, **more: Any) -> Page:
    screen = context(**more)
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    page.wait_for_selector(".decision, .result, .cover")
    return page


@pytest.fixture(scope="module")
def finished(server: Server) -> Seated:
    seated = server.table(1, 2, rounds=3)
    assert seated.play()["status"] == "finished"
    return seated


def test_reload_in_the_middle_of_a_decision(server: Server, context: MakeContext) -> None:
    seated = server.table_where(MOVING)
    page = sit(context, server, seated)
    said = page.locator(".words p").inner_text()
    offered = page.locator("[data-offered]").evaluate_all("all => all.map(one => one.dataset.target).sort()")
    page.locator(".choice:not(.plain)").first.focus()
    page.locator("[data-offered]").first.click(force=True)
    page.reload()
    page.wait_for_selector(".decision.mine")
    expect(page.locator(".words p")).to_have_text(said)
    assert page.locator("[data-offered]").evaluate_all("all => all.map(one => one.dataset.target).sort()") == offered
    # A second tab of the same seat sees what the first one does.
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".decision.mine")
    me = Player(page)
    version = me.state()["version"]
    while me.state()["version"] == version:
        me.turn()
    other.wait_for_function("before => Number(document.querySelector('h1').dataset.version) > before", arg=version)


def test_phone(server: Server, context: MakeContext) -> None:
    page = context(390, 844, has_touch=True, is_mobile=True).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now").first.tap()
    me = Player(page)
    for _ in range(60):
        if me.wait()["over"] or me.chosen >= 14:
            break
        assert page.evaluate(NO_SIDE_SCROLL)
        before = me.state()
        target = page.locator(".choice >> visible=true").first
        target.scroll_into_view_if_needed()
        assert target.bounding_box()["height"] >= 40  # type: ignore[index]
        target.tap()
        me.wait_for_change(before)
    assert me.chosen >= 14
    board = page.locator(".board svg").first.bounding_box()
    assert board is not None
    assert board["width"] >= 388, "the board fills the width"
    # The tab with something to choose carries a dot; the others open and close.
    me.wait()
    assert page.locator(".tabs i").count() >= 1
    page.locator(".tabs").get_by_role("button", name="Players").tap()
    expect(page.locator(".players > li")).to_have_count(3)
    page.locator(".tabs").get_by_role("button", name="Story").tap()
    expect(page.locator(".log li").first).to_be_visible()
    assert page.evaluate(NO_SIDE_SCROLL)
    small = page.locator("button:visible, .tabs a").evaluate_all(
        "all => all.filter(one => !one.matches('.fold')).map(one => one.getBoundingClientRect())"
        ".filter(box => box.height < 40 || box.width < 40).length"
    )
    assert small == 0, "every button is large enough for a finger"


def test_choosing_by_touch_on_the_board(server: Server, context: MakeContext) -> None:
    seated = server.table()
    page = sit(context, server, seated, width=390, height=844, has_touch=True, is_mobile=True)
    me = Player(page)
    version = me.wait()["version"]
    page.locator(".area[data-offered]").first.tap()
    page.wait_for_function("before => Number(document.querySelector('h1').dataset.version) > before", arg=version)


def test_no_page_scrolls_sideways(server: Server, context: MakeContext, finished: Seated) -> None:
    seated = server.table(1, 4)
    page = sit(context, server, seated)
    for path in (f"/t/{seated.table}", f"/replay/{finished.table}", "/", "/rules/eiszeit", "/settings", "/t/nowhere"):
        page.goto(server.address + path)
        page.wait_for_selector("h1", state="attached")
        page.wait_for_load_state("networkidle")
        for width in (360, 390, 768, 1024, 1100, 1440, 2200):
            page.set_viewport_size({"width": width, "height": 800})
            with suppress(TookTooLong):  # what is drawn a moment later may need less room
                page.wait_for_function(f"() => {NO_SIDE_SCROLL}", timeout=5_000)
            assert page.evaluate(NO_SIDE_SCROLL), f"{path} at {width}"


def test_spectators_see_no_hand_and_cannot_choose(server: Server, context: MakeContext) -> None:
    seated = server.table_where("mine and decision['kind'] == 'play_card'")
    page = context().new_page()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(f"{server.address}/t/{seated.table}")
    expect(page.get_by_text("Waiting for Ayla")).to_be_visible()
    assert page.locator("[data-offered], .choice, [data-target^='card:']").count() == 0
    assert heard
    assert all('"hand"' not in frame for frame in heard)


def test_why_not_names_the_clause(server: Server, context: MakeContext) -> None:
    seated = server.table()
    page = sit(context, server, seated)
    # With three players area 1 lies under the ice from the start.
    page.locator("[data-target='area:1']").click()
    expect(page.get_by_text("Area 1 lies under the ice.")).to_be_visible()
    link = page.get_by_role("link", name="Rule EZ-1.6")
    assert link.get_attribute("href") == "/rules/eiszeit#EZ-1.6"
    page.keyboard.press("Escape")
    expect(page.get_by_text("Area 1 lies under the ice.")).to_have_count(0)


def test_why_not_on_a_card(server: Server, context: MakeContext) -> None:
    poor = "view['players'][0]['stones'] < 2 and view['players'][0]['light'] > 1"
    seated = server.table_where(f"mine and decision['kind'] == 'play_card' and {poor}")
    page = sit(context, server, seated)
    page.locator(".slot[aria-disabled=true]").first.click(force=True)
    answer = page.locator(".popup")
    expect(answer.get_by_role("link")).to_contain_text("EZ-")
    assert answer.locator("p").inner_text() != ""


def test_pointing_at_a_choice_lights_up_the_board(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table())
    page.get_by_role("button", name="Place a hunter in area 9").hover()
    expect(page.locator("[data-target='area:9']")).to_have_attribute("data-lit", "true")
    page.locator("[data-target='area:7']").hover()
    expect(page.get_by_role("button", name="Place a hunter in area 7")).to_have_attribute("data-lit", "true")


def test_pieces_travel_and_can_be_hurried(server: Server, context: MakeContext) -> None:
    """With motion on, a piece is seen on its way; the game goes on as without."""
    page = sit(context, server, server.table(), settings={"motion": "auto", "pace": "fast"})
    page.evaluate(
        "window.seen = 0; new MutationObserver(all => { for (const one of all) window.seen += one.addedNodes.length; })"
        ".observe(document.querySelector('.stage'), { childList: true })"
    )
    me = Player(page)
    me.play(most=3)
    assert page.evaluate("window.seen") >= 3
    assert page.locator(".stage-piece").count() == 0


def test_your_turn_is_shown_in_the_tab(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table())
    Player(page).wait()
    assert page.title().startswith("● Your turn")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    page.get_by_role("link", name="Start page").first.click()
    expect(page).to_have_title("Beringia")


def test_tips_follow_the_situation(server: Server, context: MakeContext) -> None:
    """Each comes with the first decision of its kind, and once; what is sent away in one game stays in others."""
    page = sit(context, server, server.table(), settings={"tips": True})
    tip = page.locator(".tip")
    player = Player(page)
    player.wait()
    expect(tip).to_have_attribute("data-tip", "preround_place")
    page.reload()
    expect(tip).to_have_attribute("data-tip", "preround_place")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    seen = ["preround_place"]
    while not {"play_card", "discard"} <= set(seen):
        player.wait()
        if tip.count():
            kind = tip.get_attribute("data-tip")
            assert kind not in seen
            seen.append(str(kind))
            tip.get_by_role("button", name="Got it").click()
            expect(tip).to_have_count(0)
        player.turn()
    page = sit(context, server, server.table(), settings={"tips": True})
    tip = page.locator(".tip")
    tip.get_by_role("button", name="No more tips in this game").click()
    expect(tip).to_have_count(0)
    other = server.table(game="valley")
    page.context.add_init_script(other.remember())
    page.goto(f"{server.address}/t/{other.table}")
    expect(page.locator(".tip")).to_have_attribute("data-tip", "place_settlement")


def test_leaving_and_coming_back(server: Server, context: MakeContext) -> None:
    seated = server.table(2, 1)
    seated.tokens.pop()  # somebody else sits there, so that the game waits for us
    page = sit(context, server, seated)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{server.address}/")
    page.goto(f"{server.address}/t/{seated.table}")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_pause(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table())
    Player(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on").click()
    assert Player(page).wait()["mine"]


def test_replay(server: Server, context: MakeContext, finished: Seated) -> None:
    page = context().new_page()
    page.goto(f"{server.address}/replay/{finished.table}?at=20")
    expect(page.get_by_text("Step 20 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 21 of")).to_be_visible()
    assert page.url.endswith("?at=21")
    page.keyboard.press("End")
    expect(page.locator(".players .won")).not_to_have_count(0)
    page.locator("input[type=range]").fill("0")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    # When the game is over, everybody may look from every seat.
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Seen by").select_option(label="Ursa")
    expect(page.locator("[data-target^='card:']")).not_to_have_count(0)


def test_a_replay_shows_every_moment(server: Server, context: MakeContext, finished: Seated) -> None:
    """With motion on, pieces travel also when a step is looked at again, and the table is right at its end."""
    page = context(settings={"motion": "auto"}).new_page()
    page.goto(f"{server.address}/replay/{finished.table}?at=3")
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.evaluate(
        "window.seen = 0; new MutationObserver(all => { for (const one of all) window.seen += one.addedNodes.length; })"
        ".observe(document.querySelector('.stage'), { childList: true })"
    )
    for number in (4, 5, 6):
        page.get_by_role("button", name="Next step").click()
        expect(page.get_by_text(f"Step {number} of")).to_be_visible()
    assert page.evaluate("window.seen") >= 3
    board = page.locator("svg [data-target^='hunter:']").evaluate_all("all => all.map(one => one.dataset.target)")
    page.goto(f"{server.address}/replay/{finished.table}?at=6")
    expect(page.get_by_text("Step 6 of")).to_be_visible()
    again = page.locator("svg [data-target^='hunter:']").evaluate_all("all => all.map(one => one.dataset.target)")
    assert again == board


def test_rules(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(f"{server.address}/rules/eiszeit#EZ-13.7")
    clause = page.locator("[id='EZ-13.7']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("share a rank")
    clause.get_by_role("link", name="Conflicts").click()
    expect(page.locator("#conflicts-5")).to_be_in_viewport()
    page.locator("#conflicts-5").get_by_role("button", name="The rules behind this").click()
    expect(page.locator("#conflicts-5")).to_contain_text("share a rank")
    page.get_by_label("Search the rules").fill("how do I win")
    expect(page.locator(".hits li")).not_to_have_count(0)
    page.locator(".hits li").nth(1).click()
    expect(page.locator("#goal-2")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("zzz")
    expect(page.get_by_text("Nothing found. Try")).to_be_visible()


def test_pictures_do_not_push_away_the_passage_of_an_address(server: Server, context: MakeContext) -> None:
    page = context(412, 823).new_page()
    page.goto(f"{server.address}/rules/winter#migrate-2")
    expect(page.locator("figure[data-drawn='column/migrate'] .column.rest")).to_be_visible()
    expect(page.locator("#migrate-2")).to_be_in_viewport(ratio=1)
    place = page.locator("#migrate-2").bounding_box()
    assert place is not None
    assert abs(place["y"] + place["height"] / 2 - 823 / 2) < 60


@pytest.mark.parametrize(
    ("game", "language", "title"),
    [("eiszeit", "en", "Goal"), ("valley", "de", "Ziel"), ("winter", "nl", "Doel")],
)
def test_the_rulebook_has_all_chapters_and_pictures(
    server: Server, context: MakeContext, game: str, language: str, title: str
) -> None:
    page = context(settings={"language": language}).new_page()
    page.goto(f"{server.address}/rules/{game}?print")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    book = handbook(game, language)
    assert book is not None
    expect(page.locator(".part > h2, .part > h3")).to_have_count(len(book.chapters))
    wanted = sum(len(passage.pictures) for passage in book.passages)
    expect(page.locator("figure[data-drawn]")).to_have_count(wanted)
    assert (
        page.locator("figure[data-drawn]").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().height < 30).map(one => one.dataset.drawn)"
        )
        == []
    )


def test_settings_change_the_page_and_stay(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(f"{server.address}/settings")
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.get_by_role("radio", name="Feuer").check(force=True)
    assert page.locator("html").get_attribute("data-theme") == "fire"
    page.goto(server.address)
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    page.get_by_role("button", name="Jetzt spielen").first.click()
    expect(page.get_by_role("heading", name="Du bist dran")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_key_is_shown(server: Server, context: MakeContext, finished: Seated, language: str) -> None:
    """Every text of the pages exists in every language."""
    page = sit(context, server, finished, settings={"language": language})
    over, replay = f"/t/{finished.table}", f"/replay/{finished.table}?at=999"
    for path in (over, replay, "/", "/rules/eiszeit", "/settings", "/t/nowhere"):
        page.goto(server.address + path)
        page.wait_for_selector("h1", state="attached")
        page.wait_for_load_state("networkidle")
        text = page.locator("body").inner_text()
        assert "web-" not in text
        assert "eiszeit-" not in text
        assert "{$" not in text
        assert "{ $" not in text


def test_axe_finds_nothing_serious(server: Server, context: MakeContext, finished: Seated) -> None:
    busy = server.table_where("mine and view['round'] >= 2 and decision['kind'] == 'play_card'", 1, 4)
    moving = server.table_where(MOVING)
    first, shared = server.table(), server.table(2, 1)
    invited = server.post("tables", {"game": "eiszeit", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]})
    host = Seated(server, "eiszeit", invited["table"], [invited["seats"][0]["token"]])
    link = invited["seats"][1]["link"]
    held = [
        {"table": seat.table, "game": "eiszeit", "tokens": seat.tokens, "invitations": {"1": link}, "touched": 1}
        for seat in (busy, moving, first, shared, host, finished)
    ]
    tables = [f"/t/{seat.table}" for seat in (busy, moving, first, shared, finished, host)]
    paths = [*tables, "/", f"/replay/{finished.table}?at=50", "/rules/eiszeit", "/settings", link, "/t/nowhere"]
    found: list[str] = []
    # The themes differ in their colours only, so the second one needs the check of contrast only.
    for theme, width, height, several in (("snow", 1440, 900, 12), ("snow", 390, 844, 6), ("fire", 1440, 900, 5)):
        screen = context(width, height, settings={"theme": theme, "tips": True}, bypass_csp=True)
        screen.add_init_script(stored("beringia.tables", held))
        screen.add_init_script(AXE)
        page = screen.new_page()
        for path in paths[:several]:
            page.goto("about:blank")
            page.goto(server.address + path)
            page.wait_for_selector("h1, .cover", state="attached")
            page.wait_for_load_state("networkidle")
            if path == "/":
                page.get_by_role("button", name="More settings").first.click()
            if path == tables[2]:
                page.get_by_role("button", name="Help").click()
            found += [f"{path} {width} {theme}: {problem}" for problem in serious(page, contrast_only=theme == "fire")]
    assert found == []
