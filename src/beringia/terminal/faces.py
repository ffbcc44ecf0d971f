"""The faces of all games."""

from __future__ import annotations

from beringia.terminal import eiszeit, valley, winter
from beringia.terminal.errors import UserError
from beringia.terminal.face import Face

_FACES: dict[str, Face] = {"eiszeit": eiszeit.FACE, "valley": valley.FACE, "winter": winter.FACE}


def face(key: str) -> Face:
    if key not in _FACES:
        raise UserError(f"{key} cannot be shown in a terminal; games that can: {', '.join(_FACES)}")
    return _FACES[key]
