"""What can be on a hex."""

from __future__ import annotations

from typing import Final

from beringia.games.valley.model.records import ROUNDS
from beringia.games.valley.model.terms import CLOSED, SEAT
from beringia.kernel.domains import Domain, count

#: What can be on a hex, in the order of its entries: the name in saved positions, and what it may be. There is one
#: entry for each, so no hex has two settlements or two crops (VM-29.5).
ASPECTS: Final[tuple[tuple[str, Domain], ...]] = (
    ("settlement", SEAT.or_nothing()),  # owner
    ("crop", count(2)),  #                 ears
    ("fence", count(1)),
    ("closed", CLOSED),  #                 this round
    ("couple", ROUNDS),  #                 round in which a same-sex couple founded it; 0: a woman is needed
    ("founded", count(3)),  #              in this turn of phase 4: by whom
    ("mark", count(3)),  #                 what the event does to the persons there
    ("saved", count(63)),  #               tribes that survive the flood whole, as bits
    ("due", count(3)),  #                  births still to come in phase 7
    ("births", count(3)),  #               births of this phase with a newborn placed
)
SETTLEMENT: Final = 0
CROP: Final = 1
FENCE: Final = 2
CLOSED_HOW: Final = 3
COUPLE: Final = 4
FOUNDED: Final = 5
MARK: Final = 6
SAVED: Final = 7
DUE: Final = 8
BIRTHS: Final = 9
ASPECT: Final = Domain("aspect", names=[name for name, _ in ASPECTS])


# Who has founded a settlement in this turn
BY_PAIR: Final = 1
BY_WARRIORS: Final = 2
BY_WOMEN: Final = 3

# What the event does to the persons on a hex
ONE_SURVIVES: Final = 1
ONE_DIES: Final = 2
SNOW_FALLS: Final = 3  #       one dies where the tribe has no cave
