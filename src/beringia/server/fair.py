"""Fair dice: the server binds itself to a seed before the game and shows it afterwards.

At the start everybody gets ``sha256("<salt> <seed>")``; at the end salt and seed. So nobody can have chosen the dice
in between.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache


def new_seed() -> int:
    return secrets.randbits(128)


def new_salt() -> str:
    return secrets.token_hex(16)


@lru_cache(4096)
def commit(salt: str, seed: int | str) -> str:
    """The commitment to a seed, 64 hexadecimal digits."""
    return hashlib.sha256(f"{salt} {seed}".encode()).hexdigest()


def verify(record: Mapping[str, object]) -> str | None:
    """Check the ``fair`` part of a record file: the commitment if it holds, ``None`` if the record carries none.

    A ``ValueError`` says what is wrong. Compare the commitment with the one shown at the table when the game began.
    """
    fair = record.get("fair")
    if fair is None:
        return None
    if not isinstance(fair, Mapping):
        raise ValueError("fair: must be a dictionary with commitment and salt")
    commitment, salt, seed = fair.get("commitment"), fair.get("salt"), record.get("seed")
    if not isinstance(commitment, str) or not isinstance(salt, str) or not isinstance(seed, str):
        raise ValueError("fair: commitment, salt and the record's seed must be texts")
    if not secrets.compare_digest(commit(salt, seed).encode(), commitment.encode()):
        raise ValueError("fair: the seed of this record is not the one the server committed itself to")
    return commitment
