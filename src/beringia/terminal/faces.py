"""The faces of all games."""

from __future__ import annotations

from beringia.terminal import eiszeit
from beringia.terminal.face import Face

_FACES: dict[str, Face] = {"eiszeit": eiszeit.FACE}


def face(key: str) -> Face:
    return _FACES[key]
