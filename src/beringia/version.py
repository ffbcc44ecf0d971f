"""The version of the package, and whether it runs compiled."""

from __future__ import annotations

from beringia.kernel import state

__version__ = "0.2.0"


def compiled() -> bool:
    """True if kernel, games and bots run as native code; False if the same source runs as plain Python."""
    return not (state.__file__ or "").endswith(".py")
