"""Content files: every number and name of the printed components, with where it comes from.

A game reads its ``content.toml`` through a :class:`~beringia.kernel.reader.Reader`, which knows the path of each value,
so that a wrong file is refused with the file, the key and the reason.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from beringia.kernel.errors import ContentError
from beringia.kernel.reader import Reader


class ContentFile:
    """A content file as loaded: ``data`` is the whole of it, provenance included; ``version`` is its fingerprint."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data
        canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        self.version = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def keys(self) -> list[str]:
        return list(self.data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ContentFile) and self.version == other.version

    def __hash__(self) -> int:
        return hash(self.version)

    def __reduce__(self) -> tuple[object, ...]:
        return ContentFile, (self.file, self.data)

    def __repr__(self) -> str:
        return f"<ContentFile {self.file}, version {self.version}>"

    def reader(self) -> Reader:
        """A cursor at the top of the file."""
        return Reader(self.data, "", self.file)


def load(path: Path, name: str | None = None) -> ContentFile:
    """Read a TOML file, or the same as JSON; ``name`` is how it is called in errors (its own name if not given)."""
    shown = name or str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(shown, "file", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ContentError(shown, "file", "is not UTF-8 text") from None
    try:
        return ContentFile(shown, json.loads(text) if path.suffix == ".json" else tomllib.loads(text))
    except json.JSONDecodeError as error:
        raise ContentError(shown, "file", f"is not JSON: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(shown, "file", f"is not TOML: {error}") from None
    except RecursionError:
        raise ContentError(shown, "file", "is nested too deeply") from None
