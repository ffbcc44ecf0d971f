"""When the garbage collector looks at everything: not by itself, in the middle of somebody's choice.

What a choice leaves behind is freed at once or found young, which is cheap. Looking at all that lives takes half a
second at a thousand open tables, and finds little but tables that have left the memory. So it happens when many of
those have gathered, or else once an hour.
"""

from __future__ import annotations

import gc
import logging
import time
from typing import Final

log = logging.getLogger("beringia.server.garbage")

#: Objects after which the youngest are looked at, and how many such rounds make one of the middle generation. A round
#: of the oldest would come after more of those than there will ever be.
THRESHOLDS: Final = (50_000, 20, 1_000_000_000)
#: Tables that have left the memory, and seconds, after which everything is looked at.
MOST_TABLES: Final = 500
MOST_SECONDS: Final = 3600.0


class Garbage:
    """Decides when everything is looked at."""

    def __init__(self) -> None:
        self._tables = 0
        self._at = time.monotonic()

    def begin(self) -> None:
        """From now on nobody but :meth:`sweep` looks at everything."""
        gc.collect()
        gc.freeze()  # modules and classes stay for ever
        gc.set_threshold(*THRESHOLDS)

    def sweep(self, tables: int) -> bool:
        """Look at everything, if it is time to; ``tables`` have left the memory since the server began."""
        began = time.monotonic()
        if tables - self._tables < MOST_TABLES and began - self._at < MOST_SECONDS:
            return False
        found = gc.collect()
        self._tables, self._at = tables, time.monotonic()
        log.info("%s dead objects found in %.2f s", found, self._at - began)
        return True
