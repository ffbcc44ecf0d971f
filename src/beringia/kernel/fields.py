"""Fields: each number of a position is declared once, and everything else about it is derived from there.

A record (a player, a fight, the whole state) declares its fields as annotations::

    stones: Annotated[i64, Field(count(200), pool="stones")]
    hand: Final[Annotated[vec[i64], Field(count(5), by=(CARD,), see=OWNER, form=BAG)]]

The decorators of :mod:`beringia.kernel.declare` write the constructor, ``copy``, ``become`` and the table ``FIELDS``.
Saving, loading, ranges, conservation, digest, view and redaction read ``FIELDS``: see :mod:`beringia.kernel.shape`.
"""

from __future__ import annotations

from typing import Final

from beringia.kernel.domains import Domain, count

# Who may see a field.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  #   the seat on whose axis it lies
HIDDEN: Final = "hidden"  # nobody

# How an array is written.
PLAIN: Final = ""  #        every entry in its own place
BAG: Final = "bag"  #       counts by kind, written as a list of names, each as often as it is there
STACK: Final = "stack"  #   a list of entries, of which only the first ``size`` are there; the last one is on top


class Field:
    """One declared field.

    ``by`` names the axes of an array; its index counts the last axis fastest. ``at`` is its place in the saved
    position (its own name if not given, ``None`` if it is not saved because it follows from others), with ``[axis]``
    for a list and ``{axis}`` for a table by name, e.g. ``areas[area].hunters[seat]``; ``{axis?}`` leaves out entries
    that are as they began, and ``name?`` a whole field. A bag holds ``most`` things at most. ``start`` is the value on
    an empty table. What lies in one ``pool`` is conserved. ``record`` is the class of the records in it; ``rows`` says
    that a digest goes through them record by record. A ``fixed`` field is shared between copies: it never changes
    during a game, or, if its attribute is not ``Final``, only by being replaced as a whole.
    A number that stands for a set of things says how many ``bits`` it has.
    What is ``derived`` from other fields, to have it at hand, is copied and is no part of the position: nobody sees it,
    it is neither saved nor in the digest.
    What is there ``only_if`` another field says so (an option) is shared between copies where it does not.
    ``about`` says in words what its name does not; of compiled classes it is the comment behind the declaration.
    """

    def __init__(
        self,
        domain: Domain | None = None,
        *,
        by: tuple[Domain, ...] = (),
        at: str | None = "",
        see: str = EVERYBODY,
        pool: str = "",
        form: str = PLAIN,
        size: str = "",
        most: int = -1,
        start: int = 0,
        record: type | None = None,
        rows: bool = False,
        fixed: bool = False,
        only_if: str = "",
        bits: int = 0,
        derived: bool = False,
        about: str = "",
    ) -> None:
        self.domain = domain or count(1)
        self.by = by
        self.at = at
        self.see = see
        self.pool = pool
        self.form = form
        self.size = size
        self.most = most
        self.start = start
        self.record = record
        self.rows = rows
        self.fixed = fixed
        self.only_if = only_if
        self.bits = bits
        self.derived = derived
        self.about = about
        self.length = 1
        for axis in by:
            self.length *= axis.size
