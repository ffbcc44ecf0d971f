"""Screenshots of every page into docs/screenshots/: python tools/screenshots.py [part of a name ...]"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page

from tools.browser import ROOT, Seated, Server, chromium, settings_script

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
BUSY = "mine and view['round'] == 4 and decision['kind'] == 'play_card' and view['supply']['dark'] < 12"
MOVING = "mine and view['round'] >= 2 and decision['kind'] in ('drive_step', 'migration_first', 'swap_pair')"
WINTER = "mine and view['round'] == 4 and decision['kind'] == 'turn_menu' and len(view['players'][0]['hand']) > 2"
VALLEY = "mine and view['round'] >= 5 and decision['kind'] == 'turn_action' and view['players'][0]['settlements'] > 0"
CAMPS = "mine and view['round'] >= 3 and decision['kind'] == 'camp_to'"
SOLO = "mine and view['round'] == 4 and decision['kind'] == 'turn_start' and view['nomads']['figures_home'] == 1"


@dataclass
class Shot:
    name: str
    path: str
    #: Brings the page from its first sight to what the picture shows.
    act: Callable[[Page], None] = lambda page: None
    seated: Seated | None = None
    sizes: tuple[str, ...] = ("desktop", "phone")
    themes: tuple[str, ...] = ("snow",)


def take(browser: Browser, server: Server, shot: Shot) -> None:
    for size in shot.sizes:
        for theme in shot.themes:
            width, height = SIZES[size]
            context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
            context.add_init_script(settings_script(theme=theme))
            if shot.seated is not None:
                context.add_init_script(shot.seated.remember())
            page = context.new_page()
            page.goto(server.address + shot.path)
            page.wait_for_selector("h1", state="attached")
            page.wait_for_load_state("networkidle")
            shot.act(page)
            page.wait_for_timeout(300)
            name = f"{shot.name}-{size}" + ("" if theme == "snow" else f"-{theme}")
            page.screenshot(path=FOLDER / f"{name}.png")
            print(name)
            context.close()


def pick_a_piece(page: Page) -> None:
    page.locator("[data-offered]").first.click(force=True)


def ask_why(page: Page) -> None:
    page.get_by_role("button", name="Why can").click()
    page.locator("[data-target='area:1']").click(force=True)
    page.wait_for_selector("[role=status] p")


def shots(server: Server) -> list[Shot]:
    busy = server.table_where(BUSY, 1, 4)
    moving = server.table_where(MOVING, 1, 3)
    first = server.table(1, 2)
    over = server.table(1, 2, rounds=3)
    over.play(seed=5)
    shared = server.table(2, 1)
    places = [{"kind": "me", "name": "Ayla"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    invited = server.post("tables", {"game": "eiszeit", "seats": places})
    host = Seated(server, "eiszeit", invited["table"], [invited["seats"][0]["token"]])
    links = {seat["seat"]: seat["link"] for seat in invited["seats"] if seat["invitation"]}

    def waiting(page: Page) -> None:
        page.evaluate(
            "links => { const held = JSON.parse(localStorage['beringia.tables']); held[0].invitations = links;"
            " localStorage['beringia.tables'] = JSON.stringify(held); }",
            links,
        )
        page.get_by_role("link", name="Beringia").first.click()
        page.locator(".tables a").first.click()
        page.wait_for_selector("figure")

    def table(seated: Seated) -> str:
        return f"/t/{seated.table}"

    return [
        Shot("start", "/", seated=busy, themes=("snow", "fire")),
        Shot("start-settings", "/", lambda page: page.get_by_role("button", name="More settings").first.click()),
        Shot("waiting", table(host), waiting, host),
        Shot("join", links[1]),
        Shot("table-first", table(first), seated=first),
        Shot("table", table(busy), seated=busy, sizes=("desktop", "tablet", "phone"), themes=("snow", "fire")),
        Shot("table-move", table(moving), pick_a_piece, moving, sizes=("desktop", "tablet", "phone")),
        Shot("table-why", table(first), ask_why, first),
        Shot("hand-over", table(shared), seated=shared),
        Shot("result", table(over), seated=over),
        Shot("replay", f"/replay/{over.table}?at=90", seated=over),
        Shot("rules", "/rules/eiszeit#EZ-13.7"),
        Shot("settings", "/settings", themes=("snow", "fire")),
    ]


def winter_shots(server: Server) -> list[Shot]:
    """The busiest table: a late moment of four players, a choice on the land, and the points in the middle of it."""
    late = server.table_where(WINTER, 1, 3, game="winter", ice_finds=True, rest_tiles=True)
    camps = server.table_where(CAMPS, 1, 3, game="winter")

    def points(page: Page) -> None:
        page.get_by_role("button", name="Points in detail").click()

    all_sizes = ("desktop", "tablet", "phone")
    return [
        Shot("winter", f"/t/{late.table}", seated=late, sizes=all_sizes, themes=("snow", "fire")),
        Shot("winter-camp", f"/t/{camps.table}", seated=camps),
        Shot("winter-points", f"/t/{late.table}", points, late),
        Shot("winter-companion", "/companion/winter", companion, themes=("snow", "fire")),
    ]


def companion(page: Page) -> None:
    """The nomads at a table of wood and paper, always the same game: answer until animals are asked for late in it."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".ask")
    page.evaluate(
        "key => { const [game] = JSON.parse(localStorage[key]);"
        " localStorage[key] = JSON.stringify([{ ...game, seed: 'a' }]); }",
        "beringia.companion.winter",
    )
    page.reload()
    page.wait_for_selector(".ask")
    for n in itertools.count():
        ask = page.locator(".ask")
        if n > 25 and ask.locator("select").count():
            return
        buttons, hexes = ask.locator("[data-answer]"), ask.get_by_role("checkbox")
        for hex_ in range(0, hexes.count(), 3) if hexes.count() == 18 else ():
            hexes.nth(hex_).click()
        for place in range(min(3, ask.locator("select").count())):
            ask.locator("select").nth(place).select_option(index=place + 1)
        (buttons.nth(n % buttons.count()) if buttons.count() else ask.get_by_role("button").last).click()
        page.wait_for_function("n => Number(document.querySelector('.sheet').dataset.answers) > n", arg=n)


def solo_shots(server: Server) -> list[Shot]:
    """Alone: a late turn of the nomads in the middle of its steps, and how a game against them ended."""
    late = server.table_where(SOLO, 1, 0, game="winter", solo_extra_card=True, solo_village_tile=True)
    over = server.table(1, 0, game="winter", solo_extra_card=True, solo_village_tile=True)
    over.play(seed=5)

    def watch(page: Page) -> None:
        tab = page.locator(".areas").get_by_role("button", name="Nomads")
        if tab.count():
            tab.click()
            page.get_by_role("button", name="Step by step").click()
        else:
            page.get_by_role("button", name="Their last turn").click()
        for _ in range(3):
            page.get_by_role("button", name="Next").click()

    return [
        Shot("solo-turn", f"/t/{late.table}", watch, late, themes=("snow", "fire")),
        Shot("solo-result", f"/t/{over.table}", seated=over),
    ]


def valley_shots(server: Server) -> list[Shot]:
    """A late moment of five tribes with fire, a fight that has cost a life, and a march that gathers its group."""
    late = server.table_where(VALLEY, 1, 4, game="valley", fire=True)
    fight = server.table_where("mine and decision['kind'] == 'casualty'", 1, 3, game="valley")
    march = server.table_where("mine and decision['kind'] == 'group_warriors'", 1, 3, game="valley")
    all_sizes = ("desktop", "tablet", "phone")
    return [
        Shot("valley", f"/t/{late.table}", seated=late, sizes=all_sizes, themes=("snow", "fire")),
        Shot("valley-fight", f"/t/{fight.table}", seated=fight),
        Shot("valley-march", f"/t/{march.table}", seated=march),
    ]


#: The pictures of a game alone, for those who work on it.
MAKERS = {"winter": winter_shots, "solo": solo_shots, "valley": valley_shots}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            games = {part.split("-")[0] for part in wanted}
            makers = [make for game, make in MAKERS.items() if game in games] or [shots, *MAKERS.values()]
            made = [shot for make in makers for shot in make(server)]
            with chromium() as browser:
                for shot in made:
                    if not wanted or any(part in shot.name for part in wanted):
                        take(browser, server, shot)
        finally:
            server.close()


if __name__ == "__main__":
    main()
