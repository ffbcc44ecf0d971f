"""The games: one folder each. A game never imports another game.

The package lists the games when it is called, so that ``beringia.games()`` and ``beringia.games.eiszeit.turn`` both
mean what they say.
"""

import sys
from types import ModuleType

from beringia.version import compiled

if not compiled():
    from beringia.kernel.expand import importer

    importer.install()


class Games(ModuleType):
    """The package ``beringia.games`` itself."""

    def __call__(self) -> list[str]:
        """The keys of all games."""
        from beringia.games.registry import keys  # here, because the registry is a part of this package

        return keys()


def _callable(module: ModuleType) -> Games:
    module.__class__ = Games
    assert isinstance(module, Games)
    return module


package = _callable(sys.modules[__name__])
