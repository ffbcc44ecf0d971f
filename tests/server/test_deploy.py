"""The files in ``deploy``: nginx runs its site before two processes, systemd reads the unit, the rest is consistent."""

from __future__ import annotations

import dataclasses
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from beringia.server.settings import Settings
from tests.server.postgres import free_port
from tests.server.running import Server, Tab

DEPLOY = Path(__file__).parents[2] / "deploy"


def tool(name: str, package: str) -> str:
    """A program; on Debian as root it is installed if it is not there."""
    for attempt in ("look", "install"):
        found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
        if found is not None:
            return found
        apt = shutil.which("apt-get")
        if attempt == "install" or apt is None or os.geteuid() != 0:
            break
        for command in ([apt, "update", "-q"], [apt, "install", "-y", "-q", "--no-install-recommends", package]):
            subprocess.run(command, check=False, capture_output=True, timeout=600)
    pytest.skip(f"{name} is not installed, and only root on Debian can install it")


class Nginx:
    """nginx with our site: only ports, certificate and the servers behind are put in."""

    def __init__(self, folder: Path, servers: list[Server]) -> None:
        self.port = free_port()
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        subprocess.run(
            [tool("openssl", "openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
            + ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
            + ["-keyout", str(key), "-out", str(certificate)],
            check=True,
            capture_output=True,
        )
        self.trust = ssl.create_default_context(cafile=str(certificate))
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for old, new in (
            ("play.example.org;", "localhost;"),
            (r"listen \[::\].*", ""),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (r"/etc/letsencrypt\S+fullchain.pem", str(certificate)),
            (r"/etc/letsencrypt\S+privkey.pem", str(key)),
            ("127.0.0.1:8001", f"127.0.0.1:{servers[0].port}"),
            ("127.0.0.1:8002", f"127.0.0.1:{servers[-1].port}"),
        ):
            site, changed = re.subn(old, new, site)
            assert changed, old
        temporary = "".join(
            f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = folder / "nginx.conf"
        main.write_text(
            f"daemon off; pid {folder / 'nginx.pid'}; error_log {folder / 'nginx.log'}; user root;\n"
            f"events {{}}\nhttp {{ access_log off; {temporary}\n{site}\n}}\n"
        )
        nginx = tool("nginx", "nginx-light")
        command = [nginx, "-c", str(main), "-p", str(folder), "-e", str(folder / "nginx.log")]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        self._process = subprocess.Popen(command)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"https://localhost:{self.port}{path}", verify=self.trust, headers=headers, timeout=10)

    def tab(self, server: Server, table: str, *tokens: str) -> Tab:
        """A tab at a table, through nginx."""
        tab = Tab.__new__(Tab)
        Tab.__init__(tab, server, table)
        tab.close()
        address = f"wss://localhost:{self.port}/api/tables/{table}/live"
        tab._connecting = connect(address, max_size=None, compression=None, ssl=self.trust)
        tab._socket = tab._connecting.__enter__()
        tab.hello(tokens)
        return tab

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(10)


@pytest.fixture
def site(tmp_path: Path, postgres: object) -> Iterator[tuple[Nginx, list[Server]]]:
    from tests.server.postgres import Postgres

    assert isinstance(postgres, Postgres)
    tool("nginx", "nginx-light")
    database = postgres.database()
    servers = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        servers.append(Server(database, folder, BERINGIA_PROXIES="127.0.0.1", BERINGIA_LOG_LEVEL="info"))
        servers[-1].start()
    nginx = Nginx(tmp_path, servers)
    try:
        end = time.monotonic() + 10
        while True:
            try:
                assert nginx.get("/readyz").status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < end, (tmp_path / "nginx.log").read_text()
                time.sleep(0.05)
        yield nginx, servers
    finally:
        nginx.stop()
        for server in servers:
            server.stop()


def test_a_game_behind_nginx_outlives_one_of_two_processes(site: tuple[Nginx, list[Server]]) -> None:
    nginx, servers = site
    table, secrets = servers[0].new_table("me", "me", "me")
    tokens = list(secrets.values())
    with nginx.tab(servers[0], table, *tokens) as tab:
        for _ in range(4):
            assert tab.choose()["type"] == "done"
    servers[0].stop()
    for _ in range(4):  # whichever of the two would be its turn
        assert nginx.get(f"/api/tables/{table}").json()["version"] == 4
    with nginx.tab(servers[1], table, *tokens) as tab:
        assert tab.version == 4
        assert tab.choose()["type"] == "done"


def test_visitors_are_known_by_their_own_address(site: tuple[Nginx, list[Server]]) -> None:
    """nginx tells the address of the visitor; what he himself says of it does not count."""
    nginx, servers = site
    for _ in range(2):
        assert nginx.get("/api/games", **{"X-Forwarded-For": "203.0.113.9"}).status_code == 200
    written = "".join(server.log.read_text() for server in servers)
    assert "(127.0.0.1, GET /api/games)" in written
    assert "203.0.113.9" not in written


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "beringia@.service").read_text(encoding="utf-8")
    unit = tmp_path / "beringia@8001.service"
    unit.write_text(text.replace("/srv/beringia/bin/beringia", shutil.which("true") or "/bin/true"))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert "beringia" not in done.stderr, done.stderr


def test_every_setting_that_is_named_exists() -> None:
    """In the files, and in the page that explains them."""
    known = {f"BERINGIA_{field.name.upper()}" for field in dataclasses.fields(Settings)}
    known |= {"BERINGIA_GAMES", "BERINGIA_PURE", "BERINGIA_LTO"}
    pages = [DEPLOY.parent / "docs" / "hosting.md", *DEPLOY.iterdir()]
    for page in pages:
        named = set(re.findall(r"BERINGIA_[A-Z_]+", page.read_text(encoding="utf-8")))
        assert named <= known, f"{page.name}: {named - known}"


def test_the_compose_file_has_two_processes_on_one_database() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in ("app1", "app2"):
        service = re.search(rf"\n  {name}:\n(    .*\n)+", compose)
        assert service is not None
        assert f"BERINGIA_PEER_HOST: {name}\n" in service[0]
        assert "ports:" not in service[0]
        assert f"{name}:8000" in caddy
    assert "BERINGIA_DB: postgresql://" in compose
    (built,) = re.findall(r"dockerfile: (\S+)", compose)
    assert '"8000"' in (DEPLOY.parent / built).read_text(encoding="utf-8")
