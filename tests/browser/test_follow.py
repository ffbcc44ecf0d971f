"""What others do can be followed: told at the reader's pace, seen again, in one line each; the frame stays still."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server
from tools.shots.valley import HABITS

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import Player
from tests.browser.test_pages import sit

#: The person ends a turn by drawing a card: then the bots play.
DRAWS = "mine and decision['kind'] == 'draw' and view['round'] >= 1"
BOTS: dict[str, Any] = {"bot": "random"}


@pytest.fixture
def drawing(server: Server) -> Seated:
    return server.table_where(DRAWS, 1, 2, **BOTS)


def until_told(page: Page) -> None:
    """Click after click until somebody else's turn is told."""
    me = Player(page)
    for _ in range(20):
        me.wait()
        page.locator(".choice:visible").first.click()
        page.wait_for_selector(".decision.story, .decision.mine .choice")
        if page.locator(".decision.story").count():
            return
    raise AssertionError("nobody else acts")


def hunters(page: Page) -> list[str]:
    found: list[str] = page.locator("svg [data-target^='hunter:']").evaluate_all(
        "all => all.map(one => one.dataset.target + one.textContent)"
    )
    return found


def test_a_turn_is_told_held_and_gone_back_through(server: Server, context: MakeContext, drawing: Seated) -> None:
    page = sit(context, server, drawing, settings={"motion": "auto", "pace": "normal"})
    until_told(page)
    panel = page.locator(".decision.story")
    page.keyboard.press("p")
    expect(panel.get_by_role("button", name="Run")).to_be_visible()
    page.wait_for_timeout(700)  # what moves arrives
    for _ in range(4):  # whose turn it is, then what is done
        page.keyboard.press(".")
        page.wait_for_timeout(700)
        if panel.locator("li.now").count():
            break
    number, count = (int(word) for word in panel.locator(".at").inner_text().split(" of "))
    assert 2 <= number <= count
    said = panel.locator("li.now").last.inner_text().split("\n")[0]
    # The log knows what has been told, and no more.
    assert said in page.locator(".log > li").first.inner_text()
    version = Player(page).state()["version"]
    seen = hunters(page)
    page.keyboard.press(",")
    expect(panel.locator(".at")).to_have_text(f"{number - 1} of {count}")
    page.keyboard.press(".")
    expect(panel.locator(".at")).to_have_text(f"{number} of {count}")
    page.wait_for_timeout(700)
    assert hunters(page) == seen
    assert Player(page).state()["version"] == version
    page.evaluate(AXE)
    assert serious(page) == []
    panel.get_by_label("Turns of the others").select_option("instant")
    page.keyboard.press("p")
    assert json.loads(page.evaluate("localStorage.getItem('beringia.settings')"))["pace"] == "instant"


def test_what_happened_stands_in_one_line_each_and_can_be_seen_again(
    server: Server, context: MakeContext, drawing: Seated
) -> None:
    page = sit(context, server, drawing)
    me = Player(page)
    me.wait()
    recap = page.locator(".recap")
    for _ in range(40):  # a turn of one's own takes several clicks
        me.turn()
        me.wait()
        if recap.locator("li").count() >= 2:
            break
    assert 2 <= recap.locator("li").count() <= 10
    now = hunters(page)
    recap.get_by_role("button", name="Watch again", exact=True).click()
    panel = page.locator(".decision.story")
    expect(panel.locator(".at")).to_contain_text(" of ")
    number = int(panel.locator(".at").inner_text().split(" of ")[0])
    assert page.locator("[data-offered]").count() == 0, "nothing is chosen in the past"
    panel.get_by_role("button", name="Next step").click()
    expect(panel.locator(".at")).to_contain_text(f"{number + 1} of")
    panel.get_by_role("button", name="Back to the present").click()
    expect(page.locator(".decision.mine .choice").first).to_be_visible()
    assert hunters(page) == now


def test_the_log_is_in_turns(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table_where(f"{DRAWS} and view['supply']['dark'] <= 9", 1, 2, **BOTS))
    turns = page.locator(".log > li:has(.head:enabled)")  # a heading alone has nothing to unfold
    assert turns.count() >= 6
    expect(turns.nth(1).locator("li").first).to_be_visible()
    expect(turns.nth(5).locator("li")).to_have_count(0)
    turns.nth(5).locator("button").first.click()
    expect(turns.nth(5).locator("li").first).to_be_visible()
    turns.nth(1).locator("button").first.click()
    expect(turns.nth(1).locator("li")).to_have_count(0)


@pytest.mark.parametrize("pace", ["fast", None])
def test_the_report_of_a_round_opens_and_waits(server: Server, context: MakeContext, pace: str | None) -> None:
    """Also for those who want nothing to move, and have not said more."""
    last = f"{DRAWS} and view['round'] == 1 and view['supply']['dark'] <= 3"
    page = sit(context, server, server.table_where(last, 1, 2, **BOTS), settings={"pace": pace})
    me = Player(page)
    report = page.get_by_role("dialog", name="What the round brought")
    for _ in range(60):
        page.wait_for_function(
            "() => document.querySelector('dialog[open]') || document.querySelector('.decision.mine .choice:enabled')"
        )
        if report.count():
            break
        me.turn()
    expect(report).to_contain_text("Round 1")
    version = me.state()["version"]
    page.wait_for_timeout(500)
    assert me.state()["version"] == version, "the table waits for the reader"
    assert page.locator(".status").inner_text().startswith("Round 1")
    report.get_by_role("button", name="Go on to the glacier and round 2").click()
    me.wait()


#: After the meals of an early round nobody dies, and nobody wins.
FED = "mine and view['round'] <= 2 and view['phase'] in ('7', '8', '9')"


@pytest.mark.parametrize(
    ("game", "language", "moment", "rounds", "onward"),
    [
        ("valley", "en", FED, 1, "Go on to {season} {number} of year {year}"),
        ("winter", "en", "mine and view['round'] == 1", 1, "Go on to round {round}"),
        ("winter", "de", "mine and view['round'] == 4", 9, "Weiter zur Schlusswertung"),
    ],
)
def test_the_report_says_what_comes_next(
    server: Server, context: MakeContext, game: str, language: str, moment: str, rounds: int, onward: str
) -> None:
    """A program plays so many rounds while the page looks on, until the report is read."""
    seated = server.table_where(moment, 1, 2, game=game, habits=HABITS, **BOTS)
    begun = seated.play("True")["views"]["0"]["round"]
    page = sit(context, server, seated, settings={"pace": None, "language": language})
    view = seated.play(f"view['round'] == {begun + rounds}", seed=1000)["views"]["0"]
    name = onward.format(**{**view, "season": str(view.get("season")).title()})
    page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()
    expect(page.locator("dialog[open] .on")).to_have_count(0)


#: Writes down every pair of header and title of the story that was to be seen.
WATCH = """() => {
    window.moments = new Set();
    const look = () => {
        const title = document.querySelector('.decision.story h2')?.innerText;
        if (title) window.moments.add(`${document.querySelector('.status').innerText} | ${title}`);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def moments(page: Page, enough: str) -> list[tuple[str, str]]:
    """What was told while choices are clicked, until a moment contains this, as pairs of header and title."""
    me = Player(page)
    page.evaluate(WATCH)
    for _ in range(80):
        page.wait_for_function("() => document.querySelector('dialog[open], .result, .decision.mine .choice:enabled')")
        found: list[str] = page.evaluate("[...window.moments]")
        if any(enough in moment for moment in found):
            return [tuple(moment.split(" | ")) for moment in found]  # type: ignore[misc]
        if page.locator("dialog[open]").count():
            page.get_by_role("button", name="Go on").click()
        else:
            me.turn()
    raise AssertionError(f"nothing was told of {enough!r}")


def test_header_and_story_agree(server: Server, context: MakeContext) -> None:
    """Also between two turns, when the engine asks nobody."""
    fast = {"pace": "fast"}
    page = sit(context, server, server.table_where(f"{DRAWS} and view['round'] == 1", 1, 2, **BOTS), settings=fast)
    told = moments(page, "s turn")
    turns = [status for status, title in told if title.endswith("s turn")]
    assert turns
    assert all("settling" in status for status in turns), told

    meal = "mine and decision['kind'] == 'feed' and view['round'] <= 2"
    page = sit(context, server, server.table_where(meal, 1, 2, game="valley", **BOTS), settings=fast)
    told = moments(page, "begins")
    assert [status for status, title in told if "over" in status] == []
    ends = [status for status, title in told if title == "End of the round"]
    assert all(status.endswith("End of the round") for status in ends), told


def test_the_eclipse_is_told_player_by_player(server: Server, context: MakeContext) -> None:
    seated = server.table_where("mine and view['phase'] == 'eclipse'", 1, 2, game="winter", **BOTS)
    page = sit(context, server, seated)
    me = Player(page)
    titles: list[str] = []
    for _ in range(40):
        if me.wait()["over"]:
            break
        titles = page.locator(".log > li .title b").all_inner_texts()
        if any(title in ("Eclipse: Ursa", "Eclipse: Vulpes") for title in titles):
            break
        me.turn()
    newest = next(at for at, title in enumerate(titles) if title.startswith("Eclipse: "))
    begun = next(at for at, title in enumerate(titles) if title.startswith("The eclipse of round"))
    assert newest < begun, titles
    assert all(title.startswith("Eclipse: ") for title in titles[newest:begun]), titles


def test_the_frame_stays_still(server: Server, context: MakeContext, drawing: Seated) -> None:
    page = sit(context, server, drawing)
    me = Player(page)
    places = set()
    for _ in range(8):
        me.wait()
        places.add(
            page.evaluate(
                "[...document.querySelectorAll('.rail > *')].map(one => { const box = one.getBoundingClientRect();"
                " return `${one.className.split(' ')[0]} ${Math.round(box.top)} ${Math.round(box.height)}` }).join()"
            )
        )
        me.turn()
    assert len(places) == 1, places


def test_no_curtain_where_there_is_nothing_to_hide(server: Server, context: MakeContext) -> None:
    """Hunters are placed before anybody has cards."""
    page = sit(context, server, server.table(2, 1, **BOTS))
    me = Player(page)
    for _ in range(4):
        assert not me.wait()["cover"]
        me.turn()
    names = page.locator(".players li.me .name").inner_text()
    assert names.startswith(("Ayla", "Jondalar"))


def test_a_table_taken_off_the_list_is_not_lost(server: Server, context: MakeContext) -> None:
    seated = server.table()
    screen = context()
    screen.add_init_script(
        f"if (location.protocol === 'http:' && !localStorage.getItem('beringia.tables')) {{ {seated.remember()} }}"
    )
    page = screen.new_page()
    page.goto(server.address)
    row = page.locator(f".tables a[href='/t/{seated.table}']")
    expect(row).to_be_visible()
    page.get_by_role("button", name="Remove from this list").click()
    page.get_by_role("button", name="Keep it").click()
    expect(row).to_be_visible()
    page.get_by_role("button", name="Remove from this list").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(row).not_to_be_visible()
    page.reload()
    page.get_by_text("Removed (1)").click()
    page.get_by_role("button", name="Put it back").click()
    expect(row).to_be_visible()
    row.click()
    expect(page.locator(".decision.mine")).to_be_visible()


def test_a_paused_table_says_so(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table())
    Player(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="The game is paused")).to_be_visible()
    assert page.locator(".choice").count() == 0
    page.locator(".paused").get_by_role("button", name="Go on").click()
    expect(page.locator(".decision.mine")).to_be_visible()
