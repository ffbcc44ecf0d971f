"""``make play``: opens the table at once, on the plain engine, and builds the compiled one behind it.

When that is ready, the server is stopped as by Ctrl-C and started again on the compiled engine: same port, same
database. Whatever was acknowledged is stored, and pages that are open connect again by themselves. If it cannot be
built (no C compiler), the game goes on as it is.
"""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".make"
PACKAGE = ".make/package"
LOG = STAMPS / "build.log"
PROGRESS = STAMPS / "progress"
#: Seconds between two looks at the build and the server.
PAUSE = 0.2
#: Where the table is: the first of them that is free. A browser keeps seats, tables and settings by address, and at
#: another port than yesterday it would find none of them.
PORTS = range(8000, 8010)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make", default="make", help="the command make")
    parser.add_argument("--build", help="what builds and installs the compiled package (make does)")
    parser.add_argument("serve", nargs="*", default=["--open"], help="what else `beringia serve` is told (--open)")
    given = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    build = shlex.split(given.build) if given.build else [*shlex.split(given.make), PACKAGE]
    wanted = given.serve if "--port" in given.serve else [*given.serve, "--port", str(free_port())]
    if not given.build and subprocess.run([*build, "-q"], cwd=ROOT, capture_output=True).returncode == 0:
        return wait_for(start(wanted, plain=False))
    server = start(wanted, plain=True)
    builder = start_build(build)
    try:
        if not follow(builder, server):
            return wait_for(server)
        if builder.returncode != 0 or not compiled():
            print(f"The game goes on as plain Python: the engine was not compiled. See {LOG.relative_to(ROOT)}.")
            return wait_for(server)
        print("The compiled engine is ready, and takes over. Open pages connect again by themselves.", flush=True)
        server.send_signal(signal.SIGTERM)
        server.wait()
        server = start([word for word in wanted if word != "--open"], plain=False)
        return wait_for(server)
    except KeyboardInterrupt:
        server.terminate()
        return wait_for(server)
    finally:
        end(builder)
        end(server)


def start(arguments: list[str], plain: bool) -> subprocess.Popen[bytes]:
    """The server, of the sources or of the installed package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "beringia", "serve", *arguments]
    # Not from the root of the project, whose folders would be found before installed packages.
    return subprocess.Popen(command, env=environment, cwd=STAMPS)


def start_build(command: list[str]) -> subprocess.Popen[bytes]:
    """The build, in a group of its own and in nobody's way."""
    PROGRESS.unlink(missing_ok=True)
    environment = {**os.environ, "BERINGIA_PROGRESS": str(PROGRESS)}
    nice = ["nice", "-n", "10"] if os.name == "posix" else []
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [*nice, *command], env=environment, cwd=ROOT, stdout=log, stderr=log, start_new_session=True
        )


def follow(builder: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> bool:
    """Tell how far the build has come until it has ended; False if the server has ended before."""
    told = ""
    while builder.poll() is None:
        if server.poll() is not None:
            return False
        how_far = PROGRESS.read_text(encoding="utf-8") if PROGRESS.exists() else "preparing"
        if how_far != told and (sys.stdout.isatty() or not how_far.endswith("files") or worth_a_line(how_far)):
            told = how_far
            ending = "\r" if sys.stdout.isatty() else "\n"
            print(f"A faster engine is being compiled behind the game: {how_far}   ", end=ending, flush=True)
        time.sleep(PAUSE)
    print(flush=True)
    return True


def worth_a_line(how_far: str) -> bool:
    """Every twentieth file, and the last one."""
    number, _, total, *_ = how_far.split()
    return number == total or int(number) % 20 == 0


def compiled() -> bool:
    """Is the installed package a compiled one?"""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-m", "beringia", "--version"]
    shown = subprocess.run(command, env=environment, cwd=STAMPS, capture_output=True, text=True)
    return "(compiled" in shown.stdout


def free_port(ports: Iterable[int] = PORTS) -> int:
    """The first of these ports that nobody listens on; any free one if all are taken."""
    for port in (*ports, 0):
        with socket.socket() as trial:
            if os.name == "posix":  # a port that was in use until just now is free
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    raise OSError("no port is free")


def wait_for(server: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            code = server.wait()
            return 0 if -code in (signal.SIGINT, signal.SIGTERM) else code  # that is how it is meant to end
        except KeyboardInterrupt:
            server.terminate()  # a terminal has told it already, anybody else has not


def stop(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is not None:
        return
    if os.name == "posix" and os.getpgid(process.pid) == process.pid:
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()
    process.wait()


if __name__ == "__main__":
    sys.exit(main())
