"""The pictures of docs/screenshots: a module for each game or part of the client, with ``shots(server)``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tools.browser import Seated


@dataclass
class Shot:
    name: str
    path: str
    #: Brings the page from its first sight to what the picture shows.
    act: Callable[[Page], None] = lambda page: None
    seated: Seated | None = None
    sizes: tuple[str, ...] = ("desktop", "phone")
    themes: tuple[str, ...] = ("snow",)
