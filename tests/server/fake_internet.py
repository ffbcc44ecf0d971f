"""Names and public addresses that lead to servers on this machine: nothing leaves it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class FakeInternet:
    """Hosts with a name and a public address each. Other names hang until the test ends, or are not known."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lookups: list[str] = []
        self.hanging: set[str] = set()  # ends of names whose resolver does not answer
        self.ended = threading.Event()
        self._addresses: dict[str, str] = {}
        self._ports: dict[str, int] = {}
        self._servers: list[asyncio.Server] = []
        look_up, connect = socket.getaddrinfo, asyncio.open_connection

        def looked_up(host: Any, port: Any, *rest: Any, **given: Any) -> Any:
            if host == "127.0.0.1":
                return look_up(host, port, *rest, **given)
            self.lookups.append(host)
            if any(host.endswith(end) for end in self.hanging):
                self.ended.wait(60)
            if host not in self._addresses:
                raise socket.gaierror
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (self._addresses[host], port))]

        async def connected(host: str, port: int, **given: Any) -> Any:
            return await connect("127.0.0.1", self._ports[host], **given)

        monkeypatch.setattr(socket, "getaddrinfo", looked_up)
        monkeypatch.setattr(asyncio, "open_connection", connected)

    async def host(self, name: str, answer: Answer, address: str = "", secure: ssl.SSLContext | None = None) -> None:
        """A host whose server answers every connection in its own way."""

        async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await answer(reader, writer)
            writer.transport.abort()

        address = address or f"8.8.{len(self._addresses) // 200}.{len(self._addresses) % 200 + 1}"
        if address not in self._ports:
            server = await asyncio.start_server(answered, "127.0.0.1", 0, ssl=secure)
            self._servers.append(server)
            self._ports[address] = server.sockets[0].getsockname()[1]
        self._addresses[name] = address

    def close(self) -> None:
        self.ended.set()
        for server in self._servers:
            server.close()


async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Takes everything and says nothing."""
    while await reader.read(1000):
        pass


async def announcements(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Says again and again that it goes on."""
    while True:
        writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        await writer.drain()
        await asyncio.sleep(0.02)


async def drops(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers byte by byte."""
    for byte in b"HTTP/1.1 200 OK\r\n" * 1000:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.1)


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers with headers without end, as fast as it can."""
    writer.write(b"HTTP/1.1 103 Early Hints\r\n")
    while True:
        writer.write(b"Link: <x>\r\n" * 100)
        await writer.drain()


async def nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"x" * 100_000)
    await writer.drain()


class Heard:
    """Takes what it is told, and answers."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.bodies: list[bytes] = []
        self.heads: list[bytes] = []
        self._answer = answer

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        self.heads.append(head)
        self.bodies.append(await reader.readexactly(length))
        writer.write(self._answer)
        await writer.drain()
