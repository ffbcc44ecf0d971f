"""What the modules of the client export, for tests that compare them with the engine."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tools.build_web import WEB, install, node

READ = """
import { rolldown } from "rolldown";
const [file] = process.argv.slice(1);
const bundle = await rolldown({ input: file });
const [{ code }] = (await bundle.generate({ format: "esm" })).output;
const { draw, ...data } = await import("data:text/javascript," + encodeURIComponent(code));
console.log(JSON.stringify({ ...data, drawn: draw ? draw(0, 0, 900, 600) : null }));
"""


def run(script: str, *arguments: str) -> str:
    """What a program says that Node runs among the sources of the client."""
    command = node()
    install(command)
    line = [*command, "--input-type=module", "-e", script, *arguments]
    return subprocess.run(line, cwd=WEB, capture_output=True, text=True, check=True).stdout


def read(game: str, name: str) -> dict[str, Any]:
    """What a module of a game's client exports; ``drawn`` is what its function ``draw`` makes of some room."""
    found: dict[str, Any] = json.loads(run(READ, str(WEB / "src" / "games" / game / name)))
    return found
