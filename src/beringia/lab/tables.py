"""The games of a simulation as a file: CSV, JSON lines or Parquet, by the end of its name."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from beringia.lab.simulate import Result

KINDS = (".csv", ".jsonl", ".parquet")


def check(path: Path) -> None:
    """A ``ValueError`` if nothing can be written there."""
    if path.suffix not in KINDS:
        raise ValueError(f"{path}: give a file that ends in {', '.join(KINDS)}")
    check_folder(path)
    if path.suffix == ".parquet":
        _parquet()


def check_folder(path: Path) -> None:
    """A ``ValueError`` if no file can be there: better before the games than after them."""
    if not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise ValueError(f"{path} is a folder; give a file")


def write(path: Path, result: Result) -> None:
    """A line for each game."""
    rows = [outcome.row(result.series.line_up) for outcome in result.outcomes]
    if path.suffix == ".parquet":
        arrow, parquet = _parquet()
        parquet.write_table(arrow.Table.from_pylist(rows), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".csv":
            table = csv.DictWriter(file, list(rows[0]))
            table.writeheader()
            table.writerows(rows)
        else:
            file.writelines(json.dumps(row) + "\n" for row in rows)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ValueError("Parquet needs a library: pip install 'beringia[lab]'") from None
    return pyarrow, parquet
