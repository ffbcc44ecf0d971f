"""A built client, a real server and a real Chromium for every test here."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, expect
from tools.browser import ROOT, Server, chromium, settings_script

#: A test machine does other things, too.
expect.set_options(timeout=30_000)
#: Pages say which parts of the texts they need.
WHOLE_TEXT = re.compile(r"/api/text/[a-z]+$")
MakeContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built from the present sources."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("server")))
    yield running
    running.close()


@pytest.fixture
def everywhere(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that listens on all addresses of this machine."""
    running = Server(tmp_path, host="0.0.0.0")
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[MakeContext]:
    """Makes browser contexts. After the test: no error on any page, no request to another host, no missing text."""
    may_lack_texts = request.node.get_closest_marker("may_lack_texts") is not None
    made: list[BrowserContext] = []
    problems: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "error":
            problems.append(said.text)

    def asked(sent: Request) -> None:
        if not sent.url.startswith((server.address, "data:", "blob:")):
            problems.append(sent.url)
        if WHOLE_TEXT.search(sent.url) and not may_lack_texts:
            problems.append("a page lacked a text and has asked for all of them: which part does it need?")

    def make(
        width: int = 1440, height: int = 900, settings: dict[str, object] | None = None, **more: Any
    ) -> BrowserContext:
        # What a service worker answers cannot be intercepted, and some tests do that.
        kept = {"service_workers": "block", **more}
        fresh = browser.new_context(viewport={"width": width, "height": height}, **kept)
        fresh.set_default_timeout(45_000)
        fresh.add_init_script(settings_script(**(settings or {})))
        fresh.on("weberror", lambda error: problems.append(str(error.error)))
        fresh.on("console", heard)
        fresh.on("request", asked)
        made.append(fresh)
        return fresh

    yield make
    for fresh in made:
        fresh.close()
    assert problems == []
