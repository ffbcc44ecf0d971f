"""Which addresses are on the internet."""

from __future__ import annotations

import pytest

from beringia.server.public_addresses import is_literal, is_public


@pytest.mark.parametrize(
    "address",
    [
        "8.8.8.8",
        "93.184.215.14",
        "192.0.1.1",
        "100.63.255.255",
        "100.128.0.1",
        "172.32.0.1",
        "2606:4700::1111",
        "2a00:1450:4001:81b::2003",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
    ],
)
def test_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "0.1.2.3",
        "10.1.2.3",
        "100.64.0.1",  # shared by the customers of a provider
        "127.0.0.1",
        "127.255.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.0.9",
        "192.0.0.192",  # secrets of the machine in some clouds
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",  # compatible with IPv4
        "::808:808",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:192.0.0.192",
        "::ffff:0:7f00:1",  # translated
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b::c000:c0",
        "64:ff9b:1::808:808",
        "64:ff9b:1:ffff::1",
        "100::1",
        "2001::1",  # Teredo
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:808:808::1",
        "3fff::1",
        "4000::1",
        "5f00::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%lo",
        "fec0::1",
        "feff::1",
        "ff02::1",
        "ff0e::1",
        "nowhere",
        "",
        "8.8.8",
        "0x7f.1",
    ],
)
def test_somebodys_own_network_or_none(address: str) -> None:
    assert not is_public(address)


def test_literals() -> None:
    assert [is_literal(host) for host in ("127.0.0.1", "fe80::1%lo", "::1", "example.org", "127.1")] == [
        True,
        True,
        True,
        False,
        False,
    ]
