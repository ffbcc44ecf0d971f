"""Secrets and names of seats."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Sequence

#: The seats of one viewer, in order; a spectator has none.
Seats = tuple[int, ...]

NAME_LENGTH = 40
#: They choose between text and picture, and show nothing themselves.
PRESENTATION = "\ufe0e\ufe0f"
#: Letters and marks that show nothing.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
#: Controls, invisible and bidirectional format characters, separators of lines, halves of characters, and what is none.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
#: Given to players and bots who bring no name of their own.
NAMES = ("Ulu", "Kiva", "Oona", "Taro", "Nanuk", "Siku", "Ursa", "Vega", "Juno", "Lumi", "Aku", "Mika")


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """How secrets are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is kept: composed (NFC), with single spaces. A ``ValueError`` if it has characters nobody sees."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name):
        raise ValueError("control characters and invisible characters are not allowed in names")
    if len(name) > NAME_LENGTH:  # composing can make it longer
        raise ValueError(f"a name has at most {NAME_LENGTH} characters")
    return name


def free_name(taken: Sequence[str]) -> str:
    """A name that nobody at the table has."""
    known = {_look(name) for name in taken}
    return next(name for name in NAMES if _look(name) not in known)


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody at the table has one that looks the same."""
    known = {_look(other) for other in taken if other}
    if not name or _look(name) not in known:
        return name
    numbered = (f"{name[: NAME_LENGTH - 3]} {number}" for number in range(2, 100))
    return next(each for each in numbered if _look(each) not in known)


def _look(name: str) -> str:
    """What names have in common that can be taken for each other: neither case nor width nor spaces tell them apart."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if not letter.isspace() and letter not in PRESENTATION)
