"""Screenshots of every page into docs/screenshots/: python tools/screenshots.py [part of a name ...]

With the name of a module of ``tools/shots`` only the tables of that one are played.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from tools import shots
from tools.browser import ROOT, Server, chromium, settings_script
from tools.shots import Shot

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


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


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    modules = [module.name for module in pkgutil.iter_modules(shots.__path__)]
    chosen = [name for name in modules if name in {part.split("-")[0] for part in wanted}] or modules
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), BERINGIA_GAMES=os.pathsep.join(map(str, (ROOT / "examples").glob("*.py"))))
        try:
            made: list[Shot] = []
            for name in chosen:
                made += importlib.import_module(f"tools.shots.{name}").shots(server)
            with chromium() as browser:
                for shot in made:
                    if not wanted or any(part in shot.name for part in wanted):
                        take(browser, server, shot)
        finally:
            server.close()


if __name__ == "__main__":
    main()
