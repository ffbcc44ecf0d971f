"""What the environment asks of a build."""

from __future__ import annotations

import os

PURE = bool(os.environ.get("BERINGIA_PURE"))
MUST_COMPILE = bool(os.environ.get("BERINGIA_COMPILED"))
ACROSS_FILES = os.environ.get("BERINGIA_LTO") != "0"
PROFILED = os.environ.get("BERINGIA_PGO") == "1"
