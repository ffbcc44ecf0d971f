from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, Unavailable
from tests.server.running import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    try:
        instance = Postgres()
    except Unavailable as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    yield instance
    instance.stop()


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite'}"
    instance = request.getfixturevalue("postgres")
    assert isinstance(instance, Postgres)
    return instance.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return new_database(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, for the tests of a module. They may kill it and start it again."""
    folder = tmp_path_factory.mktemp("either")
    with Server(new_database(request, folder), folder) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", folder) as running:
        yield running
