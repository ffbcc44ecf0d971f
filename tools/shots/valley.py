"""Valley of the Mammoths: a late moment, a fight, a march."""

from __future__ import annotations

from tools.browser import Server
from tools.shots import LEVEL, Shot
from tools.shots.pages import FEW

#: What a sensible person does when it is offered, and how often: choosing blindly, people would be left to starve.
HABITS = {"feed_all": 1.0, "found": 0.9, "keep": 1.0, "play": 0.6, "end": 0.35}
LATE = "mine and view['round'] >= 5 and decision['kind'] == 'turn_action' and view['players'][0]['settlements'] > 0"


def shots(server: Server) -> list[Shot]:
    """A late moment of five tribes with fire, a fight that has cost a life, and a march that gathers its group."""
    late = server.table_where(LATE, 1, 4, game="valley", bot=LEVEL, habits=HABITS, fire=True)
    fight = server.table_where("mine and decision['kind'] == 'casualty'", 1, 3, game="valley", bot=LEVEL, habits=HABITS)
    march = server.table_where(
        "mine and decision['kind'] == 'group_warriors'", 1, 3, game="valley", bot=LEVEL, habits=HABITS
    )
    return [
        Shot("valley", f"/t/{late.table}", seated=late, languages=("de", "nl")),
        Shot("valley-fight", f"/t/{fight.table}", seated=fight, **FEW),
        Shot("valley-march", f"/t/{march.table}", seated=march, **FEW),
    ]
