"""A PostgreSQL of our own for tests: an instance in a temporary folder, on loopback only."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

GIVEN = "BERINGIA_TEST_POSTGRES"


class Unavailable(Exception):
    """Why there can be no PostgreSQL here."""


class Postgres:
    """One instance with as many databases as wanted."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._user: str | None = None
        self._made = 0
        self._port = 0
        self._address = os.environ.get(GIVEN, "")
        if not self._address:
            self._address = self._start()

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"beringia_{os.getpid()}_{self._made}_{time.time_ns()}"
        with psycopg.connect(f"{self._address}/postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return f"{self._address}/{name}"

    def stop(self) -> None:
        if self._folder is not None:
            self._run(self._tool("pg_ctl"), "stop", "-D", str(self._data), "-m", "immediate", "-w")
            shutil.rmtree(self._folder, ignore_errors=True)

    def restart(self) -> None:
        """As after a crash of its machine: every connection breaks, what was not committed is gone."""
        self._run(self._tool("pg_ctl"), "stop", "-D", str(self._data), "-m", "immediate", "-w")
        self._launch()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """As if its machine hung: connections stay, and nobody answers."""
        main = int((self._data / "postmaster.pid").read_text().split()[0])
        stopped = [main]
        os.kill(main, signal.SIGSTOP)
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        try:
            for child in map(int, children):
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGSTOP)
                    stopped.append(child)
            yield
        finally:
            for process in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    @property
    def _data(self) -> Path:
        if self._folder is None:
            raise Unavailable(f"{GIVEN} names one that is not ours to stop")
        return self._folder / "data"

    def _start(self) -> str:
        initdb = self._tool("initdb")
        self._folder = Path(tempfile.mkdtemp(prefix="beringia-pg-"))
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = "postgres"
            shutil.chown(self._folder, self._user)
        self._run(initdb, "-D", str(self._data), "-U", "beringia", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self._port = free_port()
        self._launch()
        return f"postgresql://beringia@127.0.0.1:{self._port}"

    def _launch(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self._port} -k {self._folder}"
        log = str(self._data.with_name("log"))
        self._run(self._tool("pg_ctl"), "start", "-D", str(self._data), "-w", "-l", log, "-o", options)

    def _tool(self, name: str) -> str:
        """The newest one installed; on Debian as root, install it if there is none."""
        for attempt in ("look", "install"):
            found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: path.parts[4].zfill(3))
            tool = shutil.which(name) or (str(found[-1]) if found else None)
            if tool is not None:
                return tool
            if attempt == "look":
                self._install()
        raise Unavailable(f"{name} is not installed")

    def _install(self) -> None:
        apt = shutil.which("apt-get")
        if apt is None or os.geteuid() != 0:
            raise Unavailable(f"PostgreSQL is not installed, and only root on Debian can install it; or set {GIVEN}")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ([apt, "update", "-q"], [apt, "install", "-y", "-q", "--no-install-recommends", "postgresql"]):
            subprocess.run(command, env=environment, check=False, capture_output=True, timeout=600)

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command, user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=120
        )
        if done.returncode != 0:
            raise Unavailable(f"{Path(command[0]).name} failed: {done.stderr.strip()[-300:]}")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
