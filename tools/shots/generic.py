"""A game in one file, on the board that any game gets."""

from __future__ import annotations

from tools.browser import Server
from tools.shots import Shot

BUSY = (
    "mine and decision['kind'] == 'on_the_ice' and len(view['sledge']) == 2 and view['lost']"
    " and 10 < view['floes'].count('?') < 20 and len(view['players'][0]['ropes']) > 2"
)


def shots(server: Server) -> list[Shot]:
    busy = server.table_where(BUSY, 1, 3, game="thin_ice", habits={"home": 0.4})
    return [Shot("generic", f"/t/{busy.table}", seated=busy)]
