"""Which names the server is known by, and which pages may talk to it.

A page of another site cannot read a token, but it could open connections in the name of its visitors; and with a name
that suddenly leads here (DNS rebinding) it could pass for a page of ours. So a request must be for a name of this
server, and what a page asks must come from a page of this server. An address in digits cannot be rebound, so it is
always ours.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers

from beringia.server.settings import Settings

DEFAULT_PORTS = {"http": 80, "https": 443}


class Sites:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        listed = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        public = _name(urlsplit(settings.url).netloc) if settings.url else ""
        if settings.url and not public:
            raise ValueError(f"BERINGIA_URL: {settings.url!r} is not an address like https://play.example.org")
        self._any = "*" in listed
        self._public = (listed | {public}) - {""}
        machine = socket.gethostname().lower()
        self._local = {"localhost", machine, f"{machine}.local"}

    def known(self, headers: Headers) -> bool:
        """True if a request is for this server."""
        given = headers.getlist("host")
        return self._any or (len(given) == 1 and self._ours(_name(given[0])))

    def own_page(self, headers: Headers) -> bool:
        """True if a request comes from a page of this server, or from no page at all."""
        origin = headers.get("origin")
        if origin is None or self._any:
            return True
        try:
            page = urlsplit(origin)
            asked = urlsplit(f"{page.scheme}://{headers.get('host', '')}")
            same = _place(page) == _place(asked)
        except ValueError:
            return False
        return page.scheme in DEFAULT_PORTS and (same or page.hostname in self._public)

    def _ours(self, name: str) -> bool:
        if name in self._public or name in self._local or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _place(address: SplitResult) -> tuple[str | None, int | None]:
    return address.hostname, address.port or DEFAULT_PORTS.get(address.scheme)


def _name(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
