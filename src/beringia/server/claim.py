"""One server per SQLite file: a lock beside the file that dies with its process, and a watch that the file stays.

A server keeps its tables in memory, so two of them on one file would overwrite each other's. The lock is one of the
operating system, on an open file: what is left of a server that was killed locks nobody out.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO


class FileGoneError(Exception):
    """The database that is open is no longer the file of that name: what is written to it is lost."""


class FileClaim:
    """The right of this process to a SQLite file. A ``ValueError`` says who has it, and what to do."""

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()
        self._lock = self._locked(self.database.with_name(f"{self.database.name}.lock"))
        self._watched: dict[str, tuple[int, int] | None] = {}

    def watch(self) -> None:
        """From now on ``check`` compares with the files as they are now. The database must be open."""
        beside = [self.database.with_name(f"{self.database.name}{end}") for end in ("", "-wal", ".lock")]
        self._watched = {str(path): _identity(str(path)) for path in beside}

    def check(self) -> None:
        """Fail if the database was deleted or replaced since. Cheap: it is asked around every commit."""
        for path, known in self._watched.items():
            if _identity(path) != known:
                raise FileGoneError(
                    f"{path} was deleted or replaced while the server runs, so nothing is stored any more. "
                    "Put the file back, or restart the server to go on with what is there now"
                )

    def release(self) -> None:
        self._lock.close()

    def _locked(self, path: Path) -> IO[str]:
        while True:
            try:
                file = path.open("a+")
            except OSError as error:
                raise ValueError(f"cannot use the database {self.database}: {path}: {error.strerror}") from None
            if not _lock(file):
                file.seek(0)
                owner = file.read(20).strip() or "unknown"
                file.close()
                raise ValueError(
                    f"the database {self.database} is in use by another server (process {owner}). Stop that one first, "
                    "give this one a file of its own (--db sqlite:///path/to/file), or use PostgreSQL "
                    "(--db postgresql://...), which any number of servers may share"
                )
            if _identity(str(path)) == _identity_of(os.fstat(file.fileno())):  # not deleted since it was opened
                break
            file.close()
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        return file


def _identity(path: str) -> tuple[int, int] | None:
    try:
        return _identity_of(os.stat(path))  # noqa: PTH116 - half the time of Path.stat
    except OSError:
        return None


def _identity_of(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


if os.name == "nt":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        file.seek(1 << 20)  # beyond the text, which others may read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
