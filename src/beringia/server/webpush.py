"""Web Push: how a message gets to a browser that is not open.

A browser hands out an *endpoint* at the push service of its vendor, and a key. What is sent there is encrypted for that
browser alone (RFC 8291), and signed with a key of this server (VAPID, RFC 8292): the push service learns when something
is sent, and nothing else.

Endpoints come from strangers: only ``https`` on its usual port is allowed, and :mod:`beringia.server.outgoing` keeps
the requests out of the network of whoever runs the server.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from beringia.server.outgoing import Forbidden, Outgoing, Place, Unreachable

#: A message is filled up to this length, so that its length tells nothing. Push services take at least 4096 bytes.
PADDED = 2048
RECORD = 4096
#: Seconds that a signature is good for.
SIGNED_FOR = 12 * 3600
#: Seconds that a push service keeps a message for a browser that it cannot reach.
KEPT_FOR = 24 * 3600
HTTPS_PORT = 443
MAX_ENDPOINT = 1024


class Gone(Exception):
    """The push service knows no such subscription any more."""


@dataclass(frozen=True)
class Target:
    """A browser that wants to be told: where, and its keys."""

    endpoint: str
    p256dh: str  # its public key
    auth: str  # a secret that it shares with us


def decoded(text: str) -> bytes:
    """Base64 for addresses, with or without its padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; a ``ValueError`` if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))


# -- the key of this server


class Keys:
    """The pair of keys that a server signs with. Browsers subscribe to its public half."""

    def __init__(self, private: str) -> None:
        secret = int.from_bytes(decoded(private))
        self._private = ec.derive_private_key(secret, ec.SECP256R1())
        self.private = private
        self.public = encoded(_point(self._private.public_key()))

    @staticmethod
    def new() -> Keys:
        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return Keys(encoded(made.to_bytes(32)))

    def authorization(self, endpoint: str, contact: str) -> str:
        """The header that says who sends: for one push service, for some hours."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


# -- the message


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(message: bytes, target: Target) -> bytes:
    """A message for one browser (RFC 8291; the coding ``aes128gcm`` of RFC 8188, one record)."""
    if len(message) >= PADDED:
        raise ValueError("the message is too long")
    theirs = browser_key(target.p256dh)
    ours = ec.generate_private_key(ec.SECP256R1())  # another one for every message
    their_point, our_point = _point(theirs), _point(ours.public_key())
    info = b"WebPush: info\0" + their_point + our_point
    shared = _derived(decoded(target.auth), ours.exchange(ec.ECDH(), theirs), info, 32)
    salt = os.urandom(16)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\x02" + bytes(PADDED - len(message) - 1)
    head = salt + RECORD.to_bytes(4) + bytes([len(our_point)]) + our_point
    return head + AESGCM(key).encrypt(nonce, padded, None)


# -- the way


def check_endpoint(endpoint: str, anywhere: bool) -> None:
    """Raise :class:`Forbidden` if nothing may be sent to an endpoint, as far as its name tells."""
    if len(endpoint) > MAX_ENDPOINT:
        raise Forbidden("too long")
    place = Place.of(endpoint, private=anywhere)
    if not anywhere and not (place.secure and place.port == HTTPS_PORT):
        raise Forbidden("only https on its usual port")


async def send(
    outgoing: Outgoing,
    message: bytes,
    target: Target,
    keys: Keys,
    contact: str,
    table: str,
    anywhere: bool = False,
) -> None:
    """Hand a message to a push service. Newer messages of the same table replace older ones that wait there."""
    check_endpoint(target.endpoint, anywhere)
    headers = {
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": encoded(hashlib.sha256(table.encode()).digest())[:32],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Authorization": keys.authorization(target.endpoint, contact),
    }
    status = await outgoing.post(target.endpoint, encrypted(message, target), headers, table, private=anywhere)
    if status in (404, 410):
        raise Gone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
