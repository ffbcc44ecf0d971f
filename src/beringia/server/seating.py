"""Secrets and names of seats."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

#: Given to players and bots who bring no name of their own.
NAMES = ("Ulu", "Kiva", "Oona", "Taro", "Nanuk", "Siku", "Ursa", "Vega", "Juno", "Lumi", "Aku", "Mika")


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """How secrets are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def free_name(taken: Sequence[str]) -> str:
    """A name that nobody at the table has."""
    return next(name for name in NAMES if name not in taken)
