"""What only one seat knows reaches no other: whole games over real sockets, all traffic kept and looked through."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import beringia
from beringia.server import redaction
from tests.server.running import Message, Server, Tab, play_together


def hands_in(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with the name of a hidden thing, and where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("hand", "discarded", "deck_order", "dice", "secret", "token", "invitation"):
                yield f"{path}.{key}", value
            yield from hands_in(value, f"{path}.{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from hands_in(value, f"{path}[{number}]")


def patched_hands(message: Message) -> Iterator[tuple[str, Any]]:
    """Every change of something hidden in the patches of events, and for whom it is."""
    for viewer, patches in message.get("patches", {}).items():
        for change in (change for patch in patches for change in patch):
            if "hand" in change["path"] or list(hands_in(change["value"])):
                yield f"{viewer} {change['path']}", change


def patched(view: Any, patch: list[dict[str, Any]]) -> Any:
    """A view with a patch applied to it, by the book (RFC 6902)."""
    view = json.loads(json.dumps(view))
    for change in patch:
        *path, last = change["path"].split("/")[1:]
        node = view
        for name in path:
            node = node[int(name)] if isinstance(node, list) else node[name]
        if change["op"] == "remove":
            del node[last]
        else:
            node[int(last) if isinstance(node, list) else last] = change["value"]
    return view


def scenes(tab: Tab) -> list[Message]:
    return [message for text in tab.heard if (message := json.loads(text))["type"] in ("table", "update")]


def test_nobody_hears_what_another_seat_knows(server: Server) -> None:
    random.seed(11)
    table, secrets = server.new_table("me", "me", "me", rounds=3)
    tabs = [server.tab(table, secrets[seat]) for seat in range(3)]
    nearly = secrets[0][:-1] + ("B" if secrets[0].endswith("A") else "A")
    spectator, wrong = server.tab(table), server.tab(table, "A" * 32, nearly)
    everybody = [*tabs, spectator, wrong]
    play_together(everybody, 10_000)
    for tab in everybody:
        while tab.scene["status"] != "finished":
            tab.receive()
    assert wrong.viewers == ["spectator"]
    # Every other message letter by letter; the first one but for the number of spectators, which grew in between.
    watchers = re.compile(r'"watchers":\d+')
    heard = [
        [watchers.sub("", t) for t in tab.heard if '"done"' not in t and '"type":"seats"' not in t]
        for tab in (spectator, wrong)
    ]
    assert heard[0] == heard[1]

    # 1. Nothing of another seat by its name: hands, discards, tokens.
    for seat, tab in enumerate([*tabs, spectator]):
        for text in tab.heard:
            for path, _ in hands_in(json.loads(text)):
                assert path == f".views.{seat}.players[{seat}].hand", (seat, path)
            for path, change in patched_hands(json.loads(text)):
                assert path.startswith(f"{seat} /players/{seat}/hand"), (path, change)
            for secret in secrets.values():
                assert secret not in text

    # 2. Every message is exactly what the engine lets this viewer know: compare with the record, replayed.
    game = beringia.game("eiszeit")
    data = server.get(f"tables/{table}/record")
    record = beringia.Record.from_dict(game, data, upto=0)
    for tab, eye in zip(everybody, (0, 1, 2, None, None), strict=True):
        assert [step["version"] for step in tab.steps] == list(range(len(data["entries"]) + 1)), eye
    by_version = [{scene["version"]: scene for scene in reversed(scenes(tab))} for tab in everybody]
    private = patched_steps = 0
    for version, entry in enumerate([None, *data["entries"]]):
        before = record.position.copy()
        moments = [] if entry is None else record.session.play(entry[1], watch=True).moments
        events = record.position.opening if entry is None else [moment.event for moment in moments]
        for tab, scene_of, eye in zip(everybody, by_version, (0, 1, 2, None, None), strict=True):
            name = redaction.viewer_name(eye)
            scene = scene_of[version]
            assert scene["views"] == {name: record.position.view(eye)}
            choices = record.position.choices_for(eye)
            assert scene["choices"] == {name: [choice.to_dict() for choice in choices]}
            told = tab.steps[version]["events"][name]
            assert [{**said, **event.seen_by(eye)} for event, said in zip(events, told, strict=True)] == told
            # 3. Each event brings what it changed in this viewer's view, and nothing else.
            if scene["type"] == "update":
                patched_steps += 1
                board = before.board(eye)
                for patch, moment in zip(scene["patches"][name], moments, strict=True):
                    board = patched(board, patch)
                    assert board == moment.board(eye)
            # 4. In a world in which everything this viewer cannot know is redrawn, the view is the same to the byte.
            if eye is not None and version % 7 == 0:
                other = record.position.determinize(eye, version)
                assert json.dumps(other.view(eye)) == json.dumps(scene["views"][name])
        private += sum(1 for event in events if event.secret and event.knows is not None)
    assert private > 50  # there was something to hide
    assert patched_steps > 500
    for tab in everybody:
        tab.close()


def test_the_seed_stays_secret_until_the_end(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me", rounds=3)
    with server.tab(table, *secrets.values()) as tab:
        tab.play_to_end()
        seed, salt = tab.scene["fair"]["seed"], tab.scene["fair"]["salt"]
        before = [text for text in tab.heard if json.loads(text).get("status") != "finished"]
        assert len(before) > 100
        for text in before:
            assert seed not in text
            assert salt not in text


def test_a_refusal_tells_nothing_about_another_hand(server: Server) -> None:
    table, secrets = server.new_table("me", "me", "me")
    everyone = server.tab(table, *secrets.values())
    while everyone.scene["views"]["0"]["phase"] == "preround":
        assert everyone.choose()["type"] == "done"
    deciding = everyone.decides
    assert deciding is not None
    other = (deciding + 1) % 3
    with server.tab(table, secrets[other]) as nosy:
        answers = set()
        elements = ["card:trail", "card:club", "card:cult_dark", "area:3", "hunter:0:4", "open:light", "nonsense"]
        for code in range(150):
            element = elements[code % len(elements)]
            for message in (
                {"type": "choose", "version": nosy.version, "seat": other, "choice": code},
                {"type": "choose", "version": nosy.version, "seat": deciding, "choice": code},
                {"type": "why", "seat": deciding, "choice": code},
                {"type": "why", "seat": other, "choice": code},
                {"type": "why_at", "seat": deciding, "targets": [element]},
                {"type": "why_at", "seat": other, "targets": [element]},
                {"type": "previews", "version": nosy.version, "seat": deciding},
                {"type": "previews", "version": nosy.version, "seat": other},
            ):
                answer = nosy.ask(message)
                answers.add(json.dumps({key: value for key, value in answer.items() if key != "id"}))
        codes = sorted(json.loads(answer)["code"] for answer in answers)
        assert codes == ["forbidden", "not-your-turn"]  # the same words whatever was asked
    everyone.close()


def test_the_record_and_replays_are_closed_to_others_while_the_game_goes_on(server: Server, tmp_path: Path) -> None:
    table, secrets = server.new_table("me", "me", "me")
    for path in ("record", "replay?seat=0", "replay?seat=2"):
        answer = server.ask("GET", f"tables/{table}/{path}", tokens=[secrets[1]])
        assert answer.status_code in (403, 409), path
