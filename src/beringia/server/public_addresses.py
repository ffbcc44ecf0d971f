"""Which addresses are on the internet, and which belong to somebody's own network.

URLs that strangers give to the server must not lead into the network of whoever runs it. The standard library alone
does not decide that: ``is_global`` differs between versions of Python, and it is true for site-local addresses and for
addresses that wrap a private IPv4 address.
"""

from __future__ import annotations

import ipaddress
from typing import Final

#: Unicast addresses of the internet. Everything else of IPv6 is local, multicast, a translation or reserved.
GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
#: The well-known prefix of NAT64: a gateway sends the packet on to the IPv4 address in the last 32 bits.
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
#: Parts of the global ranges that lead elsewhere than to a host of the internet.
SPECIAL_V4: Final = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        "192.0.0.0/24",  # protocol assignments; some clouds answer here with the secrets of the machine
        "192.88.99.0/24",  # relays from 6to4
    )
)
SPECIAL_V6: Final = tuple(
    ipaddress.IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments, Teredo (2001::/32) among them
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: wraps an IPv4 address
        "3fff::/20",  # documentation
    )
)


def is_literal(host: str) -> bool:
    """Whether a host is an address, not a name."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether this is the address of a host on the internet. False if it is no address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv4Address):
        return _is_public_v4(parsed)
    if parsed.ipv4_mapped is not None:
        return _is_public_v4(parsed.ipv4_mapped)
    if parsed in NAT64:
        return _is_public_v4(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF))
    special = any(parsed in network for network in SPECIAL_V6)
    return parsed in GLOBAL_UNICAST and parsed.is_global and not special


def _is_public_v4(address: ipaddress.IPv4Address) -> bool:
    special = any(address in network for network in SPECIAL_V4)
    return address.is_global and not (address.is_multicast or address.is_reserved or special)
