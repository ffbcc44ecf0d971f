"""Print what the declared classes of a file become: ``python -m beringia.kernel.expand FILE [CLASS]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from beringia.kernel.expand.source import module

ROOT = Path(__file__).parents[3]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m beringia.kernel.expand", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("class_", metavar="CLASS", nargs="?", help="this class only; otherwise the whole file")
    asked = parser.parse_args()
    expanded = module(asked.file.resolve(), ROOT).expand()
    if asked.class_ is None:
        print(expanded.text, end="")
    elif asked.class_ in expanded.classes:
        print(expanded.classes[asked.class_])
    else:
        declared = ", ".join(expanded.classes) or "none"
        print(f"{asked.file} declares no class {asked.class_}; it declares {declared}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
