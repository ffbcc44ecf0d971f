"""The short ways of messages past the WebSocket library: they must be the same messages."""

from __future__ import annotations

import json
import random
import re
import time

import pytest
from websockets.frames import Frame, Opcode

from beringia.server.connections import are_whole_frames, is_short_text, text_frame_head
from tests.server.running import Server
from tests.server.test_attacks import frame, upgraded


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, final: bool = True) -> bytes:
    """A frame as a client's library writes it."""
    return Frame(opcode, text, fin=final).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_written_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert text_frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, 65536])
def test_only_whole_short_texts_take_the_short_way(length: int) -> None:
    whole = sent(b"x" * length)
    assert is_short_text(whole) == (length < 126)
    assert not is_short_text(whole[:-1])
    assert not is_short_text(whole + whole)
    for other in (sent(b"x", Opcode.BINARY), sent(b"x", final=False), sent(b"", Opcode.PING), b"\x81\x01x", b""):
        assert not is_short_text(other)


def test_it_is_known_where_frames_end() -> None:
    frames = [sent(b"x" * length) for length in (0, 5, 125, 126, 1000, 65536)] + [sent(b"p", Opcode.PING)]
    stream = b"".join(frames)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    for end in {*range(300), *range(len(stream) - 300, len(stream) + 1), *ends}:
        assert are_whole_frames(stream[:end]) == (end in ends), end


def test_messages_may_come_in_any_pieces(server: Server) -> None:
    table, _ = server.new_table("me", "me", "me")
    dice = random.Random(3)
    stream = b""
    wanted = [f"m{number}" for number in range(40)]
    for name in wanted:
        message = json.dumps({"type": "ping", "id": name}).encode()
        if dice.random() < 0.3:
            stream += frame(0x1, message[:9], final=False) + frame(0x9, b"between") + frame(0x0, message[9:])
        else:
            stream += frame(0x1, message)
    with upgraded(server, table) as raw:
        for _ in range(60):
            cut = dice.randrange(0, 120)
            raw.sendall(stream[:cut])
            stream = stream[cut:]
            time.sleep(0.002)
        raw.sendall(stream)
        heard = b""
        raw.settimeout(20)
        while wanted[-1].encode() not in heard:
            heard += raw.recv(65536)
    assert re.findall(r'"id":"(m\d+)"', heard.decode(errors="replace")) == wanted
