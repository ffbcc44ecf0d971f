"""``python -m beringia`` is the command ``beringia``."""

import sys

from beringia.cli import main

if __name__ == "__main__":
    sys.exit(main())
