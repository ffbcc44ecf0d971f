"""Requests to hosts of strangers: how long they take, where they go, and that one host does not hold up the others."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from beringia.server import outgoing
from beringia.server.outgoing import EACH, WIDE, Forbidden, Outgoing, Place, Unreachable
from tests.server import fake_internet
from tests.server.fake_internet import Answer, FakeInternet, Heard, silence


@pytest.fixture
def internet(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeInternet]:
    running = FakeInternet(monkeypatch)
    yield running
    running.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 30))


async def told(sender: Outgoing, url: str, owner: str = "someone") -> int:
    return await sender.post(url, b"{}", {}, owner)


def test_what_is_sent_arrives_whole(internet: FakeInternet) -> None:
    async def play() -> None:
        heard = Heard(b"HTTP/1.1 100 Continue\r\nX: y\r\n\r\nHTTP/1.1 201 Created\r\n\r\n")
        await internet.host("chat.example", heard)
        assert await Outgoing().post("http://chat.example/a?b=c", b"hello", {"TTL": "5"}, "t") == 201
        lines = heard.heads[0].decode().split("\r\n")
        assert lines[:3] == ["POST /a?b=c HTTP/1.1", "Host: chat.example", "TTL: 5"]
        assert {"Content-Length: 5", "Connection: close"} <= set(lines)
        assert heard.bodies == [b"hello"]

    run(play)


def certified(name: str, folder: Path) -> ssl.SSLContext:
    """A server with a certificate for a name, which it has signed itself."""
    key, subject = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    began = datetime.now(UTC) - timedelta(days=1)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(began)
        .not_valid_after(began + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    encoding = serialization.Encoding.PEM
    secret = key.private_bytes(encoding, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "server.pem").write_bytes(secret + certificate.public_bytes(encoding))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    return context


def test_who_answers_must_have_the_certificate_of_the_name(internet: FakeInternet, tmp_path: Path) -> None:
    async def play() -> None:
        heard, sender = Heard(), Outgoing()
        secure = certified("push.example", tmp_path)
        await internet.host("push.example", heard, secure=secure)
        await internet.host("other.example", heard, secure=secure)
        with pytest.raises(Unreachable, match="SSLCertVerificationError"):
            await told(sender, "https://push.example/")
        sender._trust.load_verify_locations(tmp_path / "server.pem")
        assert await told(sender, "https://push.example/") == 204
        with pytest.raises(Unreachable, match="SSLCertVerificationError"):
            await told(sender, "https://other.example/")
        assert len(heard.bodies) == 1

    run(play)


@pytest.mark.parametrize(
    "answer",
    [silence, fake_internet.announcements, fake_internet.drops, fake_internet.flood, fake_internet.nonsense],
)
def test_a_request_ends_whatever_is_answered(
    answer: Answer, internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(outgoing, "TOTAL_SECONDS", 0.5)
        await internet.host("push.example", answer)
        began = time.monotonic()
        with pytest.raises(Unreachable):
            await told(Outgoing(), "http://push.example/")
        assert time.monotonic() - began < 3

    run(play)


def test_a_handshake_that_does_not_end(internet: FakeInternet, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(outgoing, "TOTAL_SECONDS", 0.5)
        await internet.host("push.example", silence)
        began = time.monotonic()
        with pytest.raises(Unreachable):
            await told(Outgoing(), "https://push.example/")
        assert time.monotonic() - began < 3

    run(play)


def test_a_lookup_counts_into_the_time_and_keeps_its_slot(
    internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A resolver cannot be interrupted: there are never more threads that wait for one than there are slots."""

    async def play() -> None:
        monkeypatch.setattr(outgoing, "TOTAL_SECONDS", 0.3)
        internet.hanging.add("evil.example")
        heard = Heard()
        await internet.host("good.example", heard)
        sender = Outgoing()
        tasks = [asyncio.create_task(told(sender, f"http://n{n}.evil.example/", f"t{n}")) for n in range(200)]
        await asyncio.sleep(0.6)
        failed = [task for task in tasks if task.done()]
        assert len(failed) == WIDE
        assert all(isinstance(task.exception(), Unreachable) for task in failed)
        assert sum(thread.name == "beringia-lookup" for thread in threading.enumerate()) == WIDE
        assert await told(sender, "http://good.example/") == 204
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        internet.ended.set()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if sender._lookups._held == {}:
                break
        assert sender._lookups._held == {}

    run(play)


@pytest.mark.parametrize(
    ("name", "owner", "address"),
    [
        ("evil.example", "t{n}", "9.9.9.{n}"),  # one name
        ("n{n}.evil.example", "t{n}", "9.9.9.{n}"),  # names below one name
        ("evil{n}.example", "t{n}", "9.9.9.9"),  # one address
        ("evil{n}.example", "t", "9.9.9.{n}"),  # one table
    ],
)
def test_what_belongs_together_does_not_hold_up_the_others(
    name: str, owner: str, address: str, internet: FakeInternet
) -> None:
    async def play() -> None:
        heard = Heard()
        await internet.host("good.example", heard)
        sender = Outgoing()
        tasks = []
        for n in range(100):
            await internet.host(name.format(n=n), silence, address.format(n=n))
            url = f"http://{name.format(n=n)}/{n}"
            tasks.append(asyncio.create_task(told(sender, url, owner.format(n=n))))
        await asyncio.sleep(0.3)
        began = time.monotonic()
        assert await told(sender, "http://good.example/", "mine") == 204
        assert time.monotonic() - began < 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(play)


def slow_port(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Connections to port 81 lead to this address."""
    connect = asyncio.open_connection

    async def connected(host: str, port: int, **given: Any) -> Any:
        return await connect(address if port == 81 else host, port, **given)

    monkeypatch.setattr(asyncio, "open_connection", connected)


async def cancelled(tasks: list[asyncio.Task[int]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("host", ["chat.example", "n{n}.chat.example"])
def test_a_port_that_does_not_answer_does_not_block_the_others(
    host: str, internet: FakeInternet, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await internet.host("chat.example", Heard())
        await internet.host("silent.example", silence, "9.9.9.9")
        slow_port(monkeypatch, "9.9.9.9")
        sender = Outgoing()
        for n in range(100):
            await internet.host(host.format(n=n), Heard(), "8.8.0.1")
        tasks = [asyncio.create_task(told(sender, f"http://{host.format(n=n)}:81/{n}", f"t{n}")) for n in range(100)]
        await asyncio.sleep(0.2)
        assert await asyncio.wait_for(told(sender, "http://chat.example/", "mine"), 2) == 204
        await cancelled(tasks)

    run(play)


def test_ports_of_one_host_do_not_take_all_slots(internet: FakeInternet) -> None:
    async def play() -> None:
        await internet.host("silent.example", silence)
        await internet.host("good.example", Heard())
        sender = Outgoing()
        tasks = [asyncio.create_task(told(sender, f"http://silent.example:{n}/", f"t{n}")) for n in range(1000, 1200)]
        await asyncio.sleep(0.3)
        assert await asyncio.wait_for(told(sender, "http://good.example/", "mine"), 2) == 204
        await cancelled(tasks)

    run(play)


def test_owners_take_turns_at_one_site(internet: FakeInternet) -> None:
    """20 owners with 10 requests each do not delay the one request of another owner by more than a round."""

    async def play() -> None:
        heard = Heard()

        async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(0.02)
            await heard(reader, writer)

        await internet.host("chat.example", slow)
        sender = Outgoing()
        tasks = [asyncio.create_task(told(sender, f"http://chat.example/{n}", f"t{n % 20}")) for n in range(200)]
        await asyncio.sleep(0.1)
        before = len(heard.bodies)
        assert await told(sender, "http://chat.example/mine", "mine") == 204
        # The lookup and the request wait for a round each.
        assert len(heard.bodies) - before < 60
        await cancelled(tasks)

    run(play)


def test_one_owner_does_not_fill_the_queue(internet: FakeInternet, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(outgoing, "MOST_OF_OWNER", 6, raising=False)
        await internet.host("push.example", silence)
        sender = Outgoing()
        tasks = [asyncio.create_task(told(sender, f"http://push.example/{n}")) for n in range(600)]
        await asyncio.sleep(0.1)
        assert [task.done() for task in tasks] == [False] * 6 + [True] * 594
        assert all(isinstance(task.exception(), outgoing.Busy) for task in tasks[6:])
        await internet.host("push.example", Heard(), "8.8.4.4")
        honest = asyncio.create_task(told(sender, "http://push.example/mine", "mine"))
        await asyncio.sleep(0.1)
        assert not honest.done() or honest.result() == 204, "it is not refused"
        await cancelled([*tasks, honest])
        assert sender._of_owners == {}

    run(play)


def test_requests_to_one_url_keep_their_order(internet: FakeInternet) -> None:
    async def play() -> None:
        heard = Heard()
        await internet.host("chat.example", heard)
        sender = Outgoing()
        bodies = [str(number).encode() for number in range(20)]
        await asyncio.gather(*(sender.post("http://chat.example/", body, {}, "t") for body in bodies))
        assert heard.bodies == bodies

    run(play)


def test_a_request_to_a_url_begins_when_the_one_before_has_ended(internet: FakeInternet) -> None:
    """Even if the name leads to another address meanwhile, where a slot is free."""

    async def play() -> None:
        heard = Heard()

        async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(0.3)
            await heard(reader, writer)

        await internet.host("chat.example", slow, "8.8.1.1")
        busy = [f"busy{n}.example" for n in range(EACH)]
        for name in busy:
            await internet.host(name, slow, "8.8.1.1")
        sender = Outgoing()
        others = [asyncio.create_task(told(sender, f"http://{name}/", name)) for name in busy]
        await asyncio.sleep(0.1)
        first = asyncio.create_task(sender.post("http://chat.example/", b"first", {}, "t"))
        second = asyncio.create_task(sender.post("http://chat.example/", b"second", {}, "t"))
        await asyncio.sleep(0)
        while "chat.example" not in internet.lookups:
            await asyncio.sleep(0.001)
        await internet.host("chat.example", heard, "8.8.1.2")
        await asyncio.gather(first, second, *others)
        assert [body for body in heard.bodies if body != b"{}"] == [b"first", b"second"]

    run(play)


@pytest.mark.parametrize("host", ["unknown.example", "a" * 70 + ".example", "a..example", "127.1.example"])
def test_names_that_are_not_known(host: str, internet: FakeInternet) -> None:
    async def play() -> None:
        with pytest.raises(Unreachable):
            await told(Outgoing(), f"http://{host}/")

    run(play)


@pytest.mark.parametrize("address", ["127.0.0.1", "192.0.0.192", "fec0::1", "64:ff9b::7f00:1", "2002:7f00:1::", "::1"])
def test_names_that_lead_into_the_own_network(address: str, internet: FakeInternet) -> None:
    async def play() -> None:
        heard = Heard()
        await internet.host("innocent.example", heard, address)
        with pytest.raises(Forbidden, match="internet"):
            await told(Outgoing(), "http://innocent.example/")
        assert heard.bodies == []
        assert await Outgoing().post("http://innocent.example/", b"", {}, "t", private=True) == 204

    run(play)


def test_a_name_is_looked_up_once(internet: FakeInternet) -> None:
    async def play() -> None:
        await internet.host("chat.example", Heard())
        await told(Outgoing(), "http://chat.example/")
        assert internet.lookups == ["chat.example"]

    run(play)


def test_sites_and_domains() -> None:
    urls = ("https://a.b.example.org/", "https://example.org.:444/", "http://localhost/", "http://8.8.8.8/")
    places = [Place.of(url, private=True) for url in (*urls, "http://[2606:4700::1]/")]
    assert [(place.site, place.domain) for place in places] == [
        ("a.b.example.org 443", "example.org 443"),
        ("example.org 444", "example.org 444"),
        ("localhost 80", "localhost 80"),
        ("8.8.8.8 80", "8.8.8.8 80"),
        ("2606:4700::/64 80", "2606:4700::/64 80"),
    ]
