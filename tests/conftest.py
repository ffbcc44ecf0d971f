"""Games still in the making are not compiled, and plain classes cannot extend compiled ones: their tests run plain."""

from __future__ import annotations

from beringia.version import compiled

collect_ignore = ["rules/valley", "rules/winter", "text/test_valley.py"] if compiled() else []
