"""Lighthouse over the pages: python tools/lighthouse.py [part of a page's name ...]

Measures as on a phone (Lighthouse's mobile preset): the start page, the settings, the rulebooks, and a table of every
game. Fails where speed is below 95, or accessibility, best practices or search below 100. Lighthouse comes from npm,
pinned, into ``.make/lighthouse``; the browser is the one that the browser tests use.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import beringia
from tools.browser import ROOT, Server, executable
from tools.build_web import node, npm

VERSION = "12.8.2"
FOLDER = ROOT / ".make" / "lighthouse"
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
#: One measurement of speed is worth little on a machine that does other things: the median of these counts.
RUNS = int(os.environ.get("RUNS", "3"))
TRIES = 4
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"


def install() -> None:
    package = FOLDER / "node_modules" / "lighthouse" / "package.json"
    if package.exists() and json.loads(package.read_text(encoding="utf-8"))["version"] == VERSION:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    command = [*npm(node()), "install", "--no-audit", "--no-fund", f"lighthouse@{VERSION}"]
    subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)


def measure(address: str) -> dict[str, Any]:
    """The report about a page."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [*node(), str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"), address]
        command += ["--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={FLAGS}"]
        command += [f"--only-categories={','.join(LEAST)}"]
        for tries_left in reversed(range(TRIES)):
            # Now and then it finds no beginning in its own trace (NO_NAVSTART).
            env = {**os.environ, "CHROME_PATH": executable(), "TMPDIR": folder}
            if subprocess.run(command, check=tries_left == 0, env=env).returncode == 0:
                break
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return found


def score(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def complaints(report: dict[str, Any]) -> list[str]:
    """What costs points where all are wanted."""
    wanted = [category for category in LEAST if LEAST[category] == 100]
    audits = [entry["id"] for category in wanted for entry in report["categories"][category]["auditRefs"]]
    return [
        f"{name}: {report['audits'][name]['title']}"
        for name in audits
        if report["audits"][name]["score"] not in (None, 1)
    ]


def pages(server: Server) -> dict[str, str]:
    tables = {f"table {key}": f"/t/{server.table(1, 2, game=key).table}" for key in beringia.games()}
    rules = {f"rules {key}": f"/rules/{key}" for key in beringia.games()}
    return {"start": "/", "settings": "/settings", **rules, **tables}


def main() -> int:
    install()
    wanted = sys.argv[1:]
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            for name, path in pages(server).items():
                if wanted and not any(part in name for part in wanted):
                    continue
                reports = [measure(server.address + path) for _ in range(RUNS)]
                scores = {
                    category: round(statistics.median(score(report, category) for report in reports))
                    for category in LEAST
                }
                paint, blocked = (
                    statistics.median(report["audits"][audit]["numericValue"] for report in reports)
                    for audit in ("first-contentful-paint", "total-blocking-time")
                )
                told = ", ".join(f"{category} {value}" for category, value in scores.items())
                print(f"{name}: {told}; first paint {paint:.0f} ms, blocked {blocked:.0f} ms", flush=True)
                failed = failed or any(scores[category] < least for category, least in LEAST.items())
                for complaint in complaints(reports[0]):
                    print(f"  {complaint}")
        finally:
            server.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
