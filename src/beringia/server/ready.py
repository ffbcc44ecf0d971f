"""Answers that are the same for everybody: made and compressed once, so that strangers cannot keep the server busy with
asking for them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from fastapi import Request
from fastapi.responses import Response


@dataclass(frozen=True)
class Ready:
    """An answer, plain and compressed, and the tag by which a browser knows that it has it already."""

    plain: bytes
    packed: bytes
    media_type: str
    tag: str

    @staticmethod
    def of(plain: bytes, media_type: str = "application/json") -> Ready:
        tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
        return Ready(plain, gzip.compress(plain, 9, mtime=0), media_type, tag)

    def answer(self, request: Request, cache: str = "no-cache", status: int = 200) -> Response:
        headers = {"ETag": self.tag, "Vary": "Accept-Encoding", "Cache-Control": cache}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, status, headers, self.media_type)
