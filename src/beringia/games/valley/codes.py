"""The choice codes of Valley of the Mammoths: which integers mean what. A public format; new verbs go to the end."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.terms import HEXES, SEATS, SPECIES, TRUMPS
from beringia.kernel.codes import CodeSpace

PASS: Final = 0
END: Final = 1
STOP: Final = 2
DONE: Final = 3
DECLINE: Final = 4
KEEP: Final = 5
DESTROY: Final = 6
FEED_ALL: Final = 7
PLAY: Final = 8
PLACE: Final = 48
SOW: Final = 85
MARCH: Final = 122
FOUND: Final = 159
WARRIORS: Final = 196
WOMEN: Final = 207
WOLVES: Final = 214
STEP: Final = 223
LEAVE: Final = 260
FIGHT: Final = 271
HUNT: Final = 308
LOSE: Final = 314
SPARE: Final = 317
VICTIM: Final = 319
TAKE: Final = 356
STARVE: Final = 363
BORN: Final = 437
RETURN: Final = 439
TARGET: Final = 476
ANIMAL: Final = 513
REGION: Final = 519
PLAYER: Final = 525
SEX: Final = 531
STEAL: Final = 533

_HEX: Final = ("hex", HEXES)
_SEX: Final = ("sex", 2)
_SPECIES: Final = ("species", SPECIES)

SPACE: Final = CodeSpace(
    [
        ("pass", ()),
        ("end", ()),
        ("stop", ()),
        ("done", ()),
        ("decline", ()),
        ("keep", ()),
        ("destroy", ()),
        ("feed_all", ()),
        ("play", (("card", TRUMPS),)),
        ("place", (_HEX,)),
        ("sow", (_HEX,)),
        ("march", (_HEX,)),
        ("found", (_HEX,)),
        ("warriors", (("count", 11),)),
        ("women", (("count", 7),)),
        ("wolves", (("count", 9),)),
        ("step", (_HEX,)),
        ("leave", (("count", 11),)),
        ("fight", (_HEX,)),
        ("hunt", (_SPECIES,)),
        ("lose", (("figure", 3),)),
        ("spare", (_SEX,)),
        ("victim", (_HEX,)),
        ("take", (("count", 7),)),
        ("starve", (_HEX, _SEX)),
        ("born", (_SEX,)),
        ("return", (_HEX,)),
        ("target", (_HEX,)),
        ("animal", (_SPECIES,)),
        ("region", (("number", 6),)),
        ("player", (("seat", SEATS),)),
        ("sex", (_SEX,)),
        ("steal", (("loot", 2),)),
    ]
)
