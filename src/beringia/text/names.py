"""Names that read better than those in the content files.

A content file is told apart by its fingerprint, names included, and games go on with the content they were begun with.
So a word is not worth a new edition: what a content file calls so is shown under the better name. Who corrects a name
in an own content file is shown that one.
"""

from __future__ import annotations

from typing import Any, Final

BETTER: Final[dict[str, dict[str, str]]] = {
    "de": {
        "Homopower": "Gleichgeschlechtliches Paar",
        "Seuche": "Tierseuche",
        "Erfahrene Sammlerin": "Erfahrene Sammler:in",
    },
    "nl": {
        "Verder trekken": "Verdertrekken",
        "Gifpunten": "Giftige speerpunten",
        "Trektocht": "Migratie",
        "Sjamane": "Sjamaan",
        "Ambachtsvrouw": "Handwerker",
        "Grafsteen": "Gravensteen",
    },
}


def better(name: str, language: str) -> str:
    """What a name of a content file is shown as."""
    return BETTER.get(language, {}).get(name, name)


def renamed(content: Any) -> Any:
    """A content with the better names."""
    if not isinstance(content, dict):
        return content
    shown = {key: renamed(value) for key, value in content.items()}
    name = content.get("name")
    if isinstance(name, dict):
        shown["name"] = {key: better(word, key) if isinstance(word, str) else word for key, word in name.items()}
    return shown
