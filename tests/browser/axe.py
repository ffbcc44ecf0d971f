"""Accessibility, as far as axe can tell."""

from __future__ import annotations

from playwright.sync_api import Page
from tools.browser import ROOT

#: Script for the pages of a context that does not enforce the content security policy.
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def serious(page: Page, contrast_only: bool = False) -> list[str]:
    """Serious and critical findings. Themes differ in colours only: a second one needs the check of contrast only."""
    rules = "{ runOnly: ['color-contrast'] }" if contrast_only else "{ resultTypes: ['violations'] }"
    return [
        f"{found['id']}: " + "; ".join(f"{node['html'][:160]} {node['any'][:1]}" for node in found["nodes"][:3])
        for found in page.evaluate(f"axe.run(document, {rules})")["violations"]
        if found["impact"] in ("serious", "critical")
    ]
