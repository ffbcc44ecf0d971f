"""Where servers of tests are born: a process that has imported everything, of which every server is a fork.

Importing takes longer than most tests.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection

import beringia
import beringia.server.running

START = """
import os, sys, beringia.server
if "FILES" in os.environ:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(os.environ["FILES"]),) * 2)
beringia.server.serve(port=int(sys.argv[1]), database=sys.argv[2], on_start=lambda address: print(address, flush=True))
"""
#: What makes a difference to the very start of Python, or to what is imported.
FROM_THE_START = ("PYTHONPATH", "BERINGIA_GAMES")

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload([__name__])

for key in beringia.games():
    beringia.game(key)


def serve(port: int, database: str, log: str, environment: Mapping[str, str], address: Connection) -> None:
    """In a process of its own: run a server, and tell its address."""
    os.dup2(address.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    address.close()
    command = [sys.executable, "-c", START, str(port), database]
    if any(environment.get(name) != os.environ.get(name) for name in FROM_THE_START):
        os.execve(command[0], command, environment)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = command[2:]
    exec(START, {"__name__": "__main__"})
    atexit._run_exitfuncs()
