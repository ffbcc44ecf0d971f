"""A push service of our own, and browsers that can read what it is sent: the receiving half of RFC 8291 and 8292."""

from __future__ import annotations

import json
import os
import queue
import time
from contextlib import suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Event, Thread
from typing import Any, Self

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from beringia.server.webpush import decoded, encoded


@dataclass
class Received:
    """One request to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """What a browser keeps of a subscription: its private key, and the secret shared with the server."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        curve = ec.SECP256R1()
        if private:
            self._key = ec.derive_private_key(int.from_bytes(decoded(private)), curve)
        else:
            self._key = ec.generate_private_key(curve)
        self._auth = decoded(auth) if auth else os.urandom(16)
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}
        return {"endpoint": endpoint, **keys, "language": language}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message. Fails unless it is for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._point + sender
        shared = HKDF(hashes.SHA256(), 32, self._auth, info).derive(secret)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        plain = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02"
        return plain[:-1]


def verify(received: Received, key: str, audience: str) -> dict[str, Any]:
    """Check the signature of a message as a push service does; returns the claims."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert given["k"] == key
    signed, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    found: dict[str, Any] = claims
    return found


class PushService:
    """Listens on this machine. What comes is in ``received``; ``answers`` are statuses by path, else 201."""

    def __init__(self) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        self.answers: dict[str, int] = {}
        self.hold = 0.0  # seconds before it answers
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.put(Received(self.path, headers, body))
                time.sleep(service.hold)
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Location", f"{service.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def wait(self, seconds: float = 30) -> Received:
        return self.received.get(timeout=seconds)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class EndlessService:
    """Listens on this machine and announces again and again that an answer comes."""

    def __init__(self) -> None:
        service = self
        self._connections: queue.Queue[None] = queue.Queue()
        self._ended = Event()

        class Handler(BaseRequestHandler):
            def handle(self) -> None:
                service._connections.put(None)
                with suppress(OSError):
                    while not service._ended.wait(0.5):
                        self.request.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")

        self._server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def wait(self, count: int) -> None:
        """Wait for so many connections."""
        for _ in range(count):
            self._connections.get(timeout=30)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self._ended.set()
        self._server.shutdown()
        self._server.server_close()
