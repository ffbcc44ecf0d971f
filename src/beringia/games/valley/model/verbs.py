"""The choices of the game. Their numbers are public and follow from the order here: new verbs go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.model.card_terms import TRUMP
from beringia.games.valley.model.terms import (
    FIGURE,
    HEX,
    SEAT,
    SEX,
    SPECIES_OF_ANIMAL,
)
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import DomainOf, count
from beringia.kernel.verbs import verb

SPACE: Final = CodeSpace()


_HEX: Final = ("hex", HEX)
_SEX: Final = ("sex", SEX)
_SPECIES: Final = ("species", SPECIES_OF_ANIMAL)

PASS: Final = verb(SPACE, "pass")
END: Final = verb(SPACE, "end")
STOP: Final = verb(SPACE, "stop")
DONE: Final = verb(SPACE, "done")
DECLINE: Final = verb(SPACE, "decline")
KEEP: Final = verb(SPACE, "keep")
DESTROY: Final = verb(SPACE, "destroy")
FEED_ALL: Final = verb(SPACE, "feed_all")
PLAY: Final = verb(SPACE, "play", ("card", TRUMP))
PLACE: Final = verb(SPACE, "place", _HEX)
SOW: Final = verb(SPACE, "sow", _HEX)
MARCH: Final = verb(SPACE, "march", _HEX)
FOUND: Final = verb(SPACE, "found", _HEX)
WARRIORS: Final = verb(SPACE, "warriors", ("count", count(10)))
WOMEN: Final = verb(SPACE, "women", ("count", count(6)))
WOLVES: Final = verb(SPACE, "wolves", ("count", count(8)))
STEP: Final = verb(SPACE, "step", _HEX)
LEAVE: Final = verb(SPACE, "leave", ("count", count(10)))
FIGHT: Final = verb(SPACE, "fight", _HEX)
HUNT: Final = verb(SPACE, "hunt", _SPECIES)
LOSE: Final = verb(SPACE, "lose", ("figure", FIGURE))
SPARE: Final = verb(SPACE, "spare", _SEX)
VICTIM: Final = verb(SPACE, "victim", _HEX)
TAKE: Final = verb(SPACE, "take", ("count", count(6)))
STARVE: Final = verb(SPACE, "starve", _HEX, _SEX)
NEWBORN: Final = verb(SPACE, "born", _SEX)
RETURN: Final = verb(SPACE, "return", _HEX)
TARGET: Final = verb(SPACE, "target", _HEX)
ANIMAL: Final = verb(SPACE, "animal", _SPECIES)
REGION: Final = verb(SPACE, "region", ("number", DomainOf(i64, "region", 6, first=1)))
PLAYER: Final = verb(SPACE, "player", ("seat", SEAT))
CHOOSE_SEX: Final = verb(SPACE, "sex", _SEX)
STEAL: Final = verb(SPACE, "steal", ("loot", DomainOf(i64, "loot", names=["food", "fire"])))

#: Verbs about figures or animals on the hex that the decision is about.
OF_ITS_HEX: Final = (LOSE, SPARE, HUNT, ANIMAL)

_NOTHING: Final[tuple[str, ...]] = ()

#: The board elements that choices touch, in the order in which they are clicked, where they are not simply those of the
#: operands. In braces: operands, the seat that decides, and the hex that the decision is about. The same hex can be
#: marched from and founded on: the first click tells them apart.
ELEMENTS: Final[dict[Verb, tuple[str, ...]]] = {
    MARCH: ("people:{seat}:{hex}",),
    FOUND: ("supply:settlement", "hex:{hex}"),
    SOW: ("supply:crop", "hex:{hex}"),
    HUNT: ("herd:{species}:{hex}",),
    ANIMAL: ("herd:{species}:{hex}",),
    LOSE: ("{figure}:{seat}:{hex}",),
    SPARE: ("{sex}:{seat}:{hex}",),
    STARVE: ("{sex}:{seat}:{hex}",),
    REGION: ("region:forest:{number}",),
    **dict.fromkeys((WARRIORS, WOMEN, WOLVES, LEAVE, TAKE, NEWBORN, CHOOSE_SEX, STEAL), _NOTHING),
}
