"""What the state knows of the table around the nomads: that there is one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Around:
    """Answers for the nomads; ``nomad_table`` has the questions, which are about a state."""
