"""Installed, and without a network: the pages open, show the tables, say what is missing, and keep a choice."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.browser import Server, settings_script

from tests.browser.player import Player

expect.set_options(timeout=20_000)  # machines that run tests do other things, too

READY = """async () => {
    await navigator.serviceWorker.ready;
    const kept = async (name, address) => !!(await (await caches.open(name)).match(address));
    const texts = `/api/text/${document.documentElement.lang}/shell`;
    return !!navigator.serviceWorker.controller && await kept('beringia-data', texts)
        && await kept('beringia-data', '/api/games') && sessionStorage.getItem('beringia.warmed') !== null;
}"""

KEPT = "async id => !!(await (await caches.open('beringia-kept')).match(`/kept/table/${id}`))"


class Unreliable:
    """A server that goes away and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.server = self.start()

    def start(self) -> Server:
        self.server = Server(self._folder, self._port)
        self._port = int(self.server.address.rpartition(":")[2])
        return self.server

    def stop(self) -> None:
        self.server.close()


@pytest.fixture
def unreliable(client: None, tmp_path: Path) -> Iterator[Unreliable]:
    found = Unreliable(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    found.set_default_timeout(20_000)
    found.add_init_script(settings_script())
    yield found
    found.close()


def until(page: Page, true: str, arg: object = None, seconds: float = 60) -> None:
    """Asks a page again and again; Playwright's own way takes the promise of an answer for the answer."""
    end = time.monotonic() + seconds
    while not page.evaluate(true, arg):
        assert time.monotonic() < end, true
        page.wait_for_timeout(50)


def kept(page: Page) -> None:
    """Until the browser has all it needs to do without the server."""
    until(page, READY)


def caches_of(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async name =>
            [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)])))"""
    )
    return found


def test_the_manifest_makes_it_installable(unreliable: Unreliable) -> None:
    address = unreliable.server.address
    with urlopen(f"{address}/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        with urlopen(address + icon["src"]) as answer:
            data = answer.read()
            assert answer.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    with urlopen(f"{address}/worker.js") as answer:
        assert "javascript" in answer.headers["Content-Type"]
        assert answer.headers["Cache-Control"] == "no-cache"
    with urlopen(address) as answer:
        page = answer.read().decode()
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page


def test_chromium_finds_nothing_against_installing(phone: BrowserContext, unreliable: Unreliable) -> None:
    page = phone.new_page()
    page.goto(unreliable.server.address)
    page.wait_for_selector("h1")
    session = phone.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a history, as tests have, can install nothing; nothing else may be in the way.
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_shell_opens_without_a_server(phone: BrowserContext, unreliable: Unreliable) -> None:
    """Tables, rules and the last position are there, what is missing is said, and a choice is kept."""
    seated = unreliable.server.table_where("mine and view['round'] >= 1", 1, 2)
    phone.add_init_script(seated.remember())
    page = phone.new_page()
    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    Player(page).wait()
    version = int(page.locator("h1").get_attribute("data-version") or "")
    until(page, KEPT, seated.table)
    page.goto(unreliable.server.address)
    expect(page.locator(f"a[href='/t/{seated.table}']")).to_be_visible()
    kept(page)

    unreliable.stop()
    page.close()
    page = phone.new_page()
    page.goto(unreliable.server.address)
    expect(page.get_by_role("status").filter(has_text="No connection to the server")).to_be_visible()
    expect(page.get_by_text("New games, the moves of others")).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_be_disabled()
    page.locator(f"a[href='/t/{seated.table}']").click()
    expect(page.get_by_text("You can still choose")).to_be_visible()
    player = Player(page)
    before = player.wait()
    assert before["version"] == version
    # One choice, or the way to one: until it is on its way.
    for _ in range(8):
        if page.get_by_text("Your choice is kept, even").count():
            break
        aim = page.locator(".choice:not(:disabled)").first
        if not aim.is_visible():
            page.locator(".fold[aria-expanded=false]").click()
        aim.click()
        page.wait_for_timeout(100)
    expect(page.get_by_text("Your choice is kept, even")).to_be_visible()

    # Even if the page is closed, and opened again without a network.
    page.close()
    page = phone.new_page()
    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    expect(page.get_by_text("Your choice is kept, even")).to_be_visible()
    page.goto(f"{unreliable.server.address}/rules/eiszeit")
    expect(page.locator("h1")).to_be_visible()

    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    expect(page.get_by_text("Your choice is kept, even")).to_be_visible()
    unreliable.start()
    page.wait_for_function(
        "seen => Number(document.querySelector('h1[data-version]')?.dataset.version) > seen", arg=version
    )
    expect(page.get_by_text("No connection")).to_have_count(0)
    assert page.evaluate(f"localStorage.getItem('beringia.pending.{seated.table}')") is None


def test_a_table_that_was_not_kept_says_so(phone: BrowserContext, unreliable: Unreliable) -> None:
    """And opens by itself as soon as the server answers."""
    seated = unreliable.server.table(1, 2)
    phone.add_init_script(seated.remember())
    page = phone.new_page()
    page.goto(unreliable.server.address)
    kept(page)
    unreliable.stop()
    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    expect(page.get_by_text("This browser has not kept the table")).to_be_visible()
    unreliable.start()
    Player(page).wait()


def test_nothing_about_tables_is_kept_by_the_worker(phone: BrowserContext, unreliable: Unreliable) -> None:
    """The worker keeps files and what is the same for everybody; my own tables are kept apart, by the page."""
    seated = unreliable.server.table(1, 2)
    phone.add_init_script(seated.remember())
    page = phone.new_page()
    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    Player(page).wait()
    kept(page)
    page.goto(unreliable.server.address)
    page.goto(f"{unreliable.server.address}/t/{seated.table}")
    Player(page).turn()
    page.goto(f"{unreliable.server.address}/replay/{seated.table}")
    page.wait_for_load_state("networkidle")
    found = caches_of(page)
    own = found.pop("beringia-kept", [])
    assert all(path.startswith("/kept/") for path in own)
    assert [name for name in found if not name.startswith(("beringia-shell-", "beringia-data"))] == []
    for name, paths in found.items():
        assert paths, name
        for path in paths:
            assert "/tables" not in path
            assert path.startswith(("/api/games", "/api/text/", "/api/learn")) == (name == "beringia-data"), path


def test_an_upgrade_is_seen_at_once_and_the_old_shell_is_thrown_away(
    phone: BrowserContext, unreliable: Unreliable
) -> None:
    page = phone.new_page()
    page.goto(unreliable.server.address)
    kept(page)
    # An older build was here before, and another program keeps something on the same site.
    page.evaluate(
        """async () => {
            await (await caches.open('beringia-shell-0123456789abcdef')).put('/', new Response('<h1>old</h1>'));
            await (await caches.open('something-else')).put('/x', new Response('x'));
            const registered = await navigator.serviceWorker.getRegistration();
            await registered.unregister();
        }"""
    )
    page.goto(unreliable.server.address)
    until(
        page,
        "async () => { await navigator.serviceWorker.ready; return !(await caches.keys()).some(n => /0123/.test(n)) }",
    )
    assert "something-else" in caches_of(page)
    # A page comes from the network whenever it answers, whatever is kept.
    shell = next(name for name in caches_of(page) if name.startswith("beringia-shell-"))
    page.evaluate(
        "async name => { await (await caches.open(name)).put('/', new Response('<h1>stale</h1>', "
        "{ headers: { 'Content-Type': 'text/html' } })) }",
        shell,
    )
    page.reload()
    expect(page.get_by_text("stale")).to_have_count(0)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    unreliable.stop()
    page.reload()
    expect(page.get_by_text("stale")).to_be_visible()
