"""The catalogues of all languages, read once per process: reading one takes longer than most tests.

For tests that only ask. What teaches a catalogue further messages makes one of its own.
"""

from __future__ import annotations

from functools import cache

from beringia.text import Catalogue


@cache
def shared_catalogue(language: str) -> Catalogue:
    return Catalogue(language)
