"""Where a friend can reach this server: the addresses of this machine on its networks."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from starlette.datastructures import Headers

#: Addresses of documentation: nothing is sent there, they only have the system say which address would be the sender.
OUTSIDE = ((socket.AF_INET, "198.51.100.1"), (socket.AF_INET6, "2001:db8::1"))
#: Where Linux lists its own addresses.
LOCAL_V4 = Path("/proc/net/fib_trie")
LOCAL_V6 = Path("/proc/net/if_inet6")
#: A server that is asked by way of a proxy is not asked from this machine.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
EVERYWHERE = ("", "0.0.0.0", "::")


def own_addresses() -> list[str]:
    """The addresses of this machine that others on its networks know, the likeliest first."""
    found: dict[str, None] = {}
    for family, outside in OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found[probe.getsockname()[0]] = None
    with suppress(OSError):
        lines = LOCAL_V4.read_text(encoding="ascii", errors="replace")
        found |= dict.fromkeys(re.findall(r"\|-- (\S+)\n\s*/32 host LOCAL", lines))
    with suppress(OSError):
        for line in LOCAL_V6.read_text(encoding="ascii", errors="replace").splitlines():
            digits = line.split()[0]
            found[":".join(digits[at : at + 4] for at in range(0, 32, 4))] = None
    if not found:
        with suppress(OSError):
            found |= {str(entry[4][0]): None for entry in socket.getaddrinfo(socket.gethostname(), None)}
    return usable(found)


def usable(addresses: Iterable[str]) -> list[str]:
    """Those of some addresses that lead here from elsewhere; of IPv4 first, because people can type them."""
    found: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = []
    for address in addresses:
        with suppress(ValueError):
            one = ipaddress.ip_address(address.partition("%")[0])
            useless = one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast
            if not useless and one not in found:
                found.append(one)
    return [str(one) for one in sorted(found, key=lambda one: one.version)]


def links(host: str, port: int, addresses: Iterable[str]) -> list[str]:
    """The addresses as the beginnings of links, as far as a server that listens on this host can be reached there."""
    known = [ipaddress.ip_address(address) for address in addresses]
    chosen = [one for one in known if one.version == 4 or host != "0.0.0.0"]
    return [f"http://[{one}]:{port}" if one.version == 6 else f"http://{one}:{port}" for one in chosen]


def listens_everywhere(host: str) -> bool:
    return host in EVERYWHERE


def is_here(client: str, headers: Headers) -> bool:
    """True if somebody asks who sits at this machine: only they are told of its networks."""
    if any(name in headers for name in FORWARDED):
        return False
    host = headers.get("host", "")
    name = host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]
    return is_loopback(client) and is_loopback(name)


def is_loopback(name: str) -> bool:
    if name.lower() == "localhost" or name.lower().endswith(".localhost"):
        return True
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback
