"""The documentation as pages: ``make docs`` puts them into ``build/docs``.

The reference is read from the sources, so that nothing need be compiled for it. The pages load nothing from
anywhere else.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

SOURCE = Path(__file__).parent.parent / "src" / "beringia"
WRITTEN_HERE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))

project = "Beringia"
author = "The Beringia developers"
(release,) = re.findall(r'__version__ = "(.+)"', (SOURCE / "version.py").read_text(encoding="utf-8"))

extensions = ["autoapi.extension", "myst_parser"]
myst_heading_anchors = 3
#: A name that two modules give to different things gets no link where a signature does not say which of them it is.
#: Quoted JSON leaves things out, and a quoted part of a file may be in no language at all.
suppress_warnings = ["ref.python", "misc.highlighting_failure"]

autoapi_dirs = [str(SOURCE)]
autoapi_root = "api"
#: Otherwise it would be all that is called "migrations".
autoapi_ignore = ["*/__main__.py"]
autoapi_add_toctree_entry = False
autoapi_member_order = "bysource"
autoapi_options = ["members", "undoc-members", "imported-members", "show-inheritance", "show-module-summary"]

html_theme = "alabaster"
html_theme_options = {
    "description": "A digital table for three ice-age board games",
    "fixed_sidebar": True,
    "page_width": "1100px",
    "sidebar_width": "260px",
    "show_powered_by": False,
}
html_copy_source = False
#: Published beside the pages: reports with charts, and the schemas of formats.
html_extra_path = ["balance-winter-report.html", "nomads-report.html", "schemas"]


def adjust(app: Sphinx, what: str, name: str, described: Any, skipped: bool, options: list[str]) -> bool | None:
    """What the reference shows otherwise than the sources have it; the answer says whether to leave it out."""
    if what == "class" and described.docstring.partition("\n")[0] not in WRITTEN_HERE:
        described.docstring = ""  # inherited from a library, by a class whose name says enough
    # The package of that name is described by itself.
    return True if (what, name) == ("data", "beringia.games") else None


def setup(app: Sphinx) -> None:
    app.connect("autoapi-skip-member", adjust)
