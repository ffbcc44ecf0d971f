"""The pictures of docs/screenshots: a module for each game or part of the client, with ``shots(server)``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tools.browser import Seated

#: Who sits at the tables: opponents as a person finds them.
LEVEL = "beginner"
ALL_SIZES = ("wide", "desktop", "tablet", "phone")


def still(page: Page) -> None:
    """Nothing is done on the page before its picture is taken."""


@dataclass
class Shot:
    name: str
    path: str
    #: Brings the page from its first sight to what the picture shows.
    act: Callable[[Page], None] = still
    seated: Seated | None = None
    sizes: tuple[str, ...] = ALL_SIZES
    themes: tuple[str, ...] = ("snow", "fire")
    #: Further languages, in which it is seen in the first theme, on a desktop and a phone.
    languages: tuple[str, ...] = ()
    #: What was done stays when the page gets another size.
    stays: bool = False
    #: All of the page, however long it is, instead of what a screen shows of it.
    whole: bool = False
