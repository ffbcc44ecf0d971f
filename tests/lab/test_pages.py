"""Pages of figures as reports."""

from __future__ import annotations

from pathlib import Path

import pytest

from beringia.lab import pages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("name", "least"), [("balance-winter", 2), ("nomads", 1)])
def test_the_figures_are_drawn(name: str, least: int) -> None:
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    page = pages.page(text)
    assert page.count("<svg") >= least
    assert page.count("<tr>") > 10
    drawn = (DOCS / f"{name}-report.html").read_text(encoding="utf-8")
    assert page == drawn, f"python -m beringia.lab.pages docs/{name}.md"


def test_shares_and_indices() -> None:
    page = pages.page(
        "# Title\n\nWords `so`.\n\n## Part\n\n| who | n | index |\n|---|---|---|\n| we | 5 | 1.50 (1.00-2.50) |\n"
    )
    assert "<p>Words so.</p>" in page
    assert "we: 1.50 (1.00 to 2.50)" in page
    page = pages.page("# Title\n\n| who | won | interval |\n|---|---|---|\n| we | 25.0% | 17.5%-34.3% |\n")
    assert "we: 25.0% (17.5% to 34.3%)" in page
