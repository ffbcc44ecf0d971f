"""Playing over real sockets: choices, undo, tabs in step, reconnecting, restarts, bots. On both databases."""

from __future__ import annotations

import time

import pytest

import beringia
from beringia.server import fair
from tests.server.running import Server, Tab


def pre_round(tab: Tab, count: int) -> None:
    for _ in range(count):
        tab.settle()
        assert tab.choose()["type"] == "done"


def test_a_whole_game_of_three_at_one_screen(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me", rounds=3)
    with either.tab(table, *secrets.values()) as tab, either.tab(table) as watcher:
        commitment = tab.scene["fair"]["commitment"]
        assert tab.scene["fair"]["seed"] is None
        assert either.ask("GET", f"tables/{table}/record").status_code == 409
        tab.play_to_end()
        while watcher.scene["status"] != "finished":
            watcher.receive()
        assert tab.scene["winners"]
        assert tab.scene["views"]["0"]["over"]
        assert watcher.viewers == ["spectator"]
        assert [step["version"] for step in watcher.steps] == list(range(watcher.version + 1))
    data = either.get(f"tables/{table}/record")
    record = beringia.Record.from_dict(beringia.game("eiszeit"), data)
    assert len(record.entries) == tab.version
    assert record.position.scores() == tab.scene["scores"]
    assert fair.verify(data) == commitment == tab.scene["fair"]["commitment"]
    assert tab.scene["fair"]["seed"] == data["seed"]
    with pytest.raises(ValueError, match="committed"):
        fair.verify({**data, "seed": "7"})


def test_two_tabs_of_a_seat_and_a_watcher_stay_in_step(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    one, two, watcher = either.tab(table, *secrets.values()), either.tab(table, *secrets.values()), either.tab(table)
    for number in range(1, 9):
        tab = (one, two)[number % 2]
        assert tab.choose()["version"] == number
        for other in (one, two, watcher):
            while other.version < number:
                other.receive()
    assert one.scene == two.scene
    assert one.steps == two.steps
    assert watcher.scene["decision"] == one.scene["decision"]
    assert watcher.scene["choices"] == {"spectator": []}


def test_a_stale_choice_is_refused_and_changes_nothing(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        pre_round(tab, 1)
        seat = tab.decides
        answer = tab.ask({"type": "choose", "version": 0, "seat": seat, "choice": tab.choices()[0]})
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert either.get(f"tables/{table}")["version"] == 1


def test_a_repeated_message_is_answered_but_never_applied_twice_even_after_a_restart(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        message = {"type": "choose", "id": "once", "version": 0, "seat": tab.decides, "choice": tab.choices()[0]}
        assert tab.ask(message) == {"type": "done", "id": "once", "version": 1}
        assert tab.ask(message) == {"type": "done", "id": "once", "version": 1}
        # The same id with a fresh version is still the same message.
        assert tab.ask({**message, "version": 1}) == {"type": "done", "id": "once", "version": 1}
    either.kill()
    either.start()
    with either.tab(table, *secrets.values()) as tab:
        assert tab.version == 1
        assert tab.ask(message) == {"type": "done", "id": "once", "version": 1}
        assert tab.ask({**message, "version": 1}) == {"type": "done", "id": "once", "version": 1}
        assert tab.version == 1


def test_who_comes_back_is_told_exactly_what_was_missed(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        pre_round(tab, 5)
        with either.tab(table, *secrets.values(), after=2) as late:
            assert [step["version"] for step in late.steps] == [3, 4, 5]
            assert late.steps == tab.steps[3:]
        with either.tab(table, *secrets.values(), after=99) as lost:
            assert [step["version"] for step in lost.steps] == [0, 1, 2, 3, 4, 5]
        with either.tab(table, *secrets.values(), after=5) as current:
            assert current.steps == []
            # Saying hello again refreshes a tab without a new connection.
            current.hello(list(secrets.values()), -1)
            assert len(current.steps) == 6


def test_undo_reaches_back_to_another_seats_decision_and_the_log_shows_it(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab, either.tab(table) as watcher:
        seat = tab.decides
        before = tab.scene["views"]
        assert tab.choose()["type"] == "done"
        assert tab.scene["undo"][str(seat)] == 1
        answer = tab.ask({"type": "undo", "version": 1, "seat": seat})
        assert (answer["type"], answer["version"]) == ("done", 2)
        assert tab.scene["views"] == before
        while watcher.version < 2:
            watcher.receive()
        last = watcher.steps[-1]
        assert last["undo"]
        assert last["events"]["spectator"] == [{"kind": "undone", "seat": seat, "key": "event-undone", "args": {}}]
        refused = tab.ask({"type": "undo", "version": 2, "seat": seat})
        assert refused["code"] == "nothing-to-undo"
        pre_round(tab, 2)
        assert tab.ask({"type": "undo", "version": 4, "seat": seat})["code"] == "nothing-to-undo"
    either.kill()
    either.start()
    with either.tab(table, *secrets.values()) as tab:
        other = tab.steps[-1]["seat"]
        assert tab.scene["undo"][str(other)] == 1  # undo survives a restart
        assert tab.ask({"type": "undo", "version": 4, "seat": other})["type"] == "done"


def test_why_not_names_the_clause_and_tells_only_the_one_who_decides(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        seat = tab.decides
        assert seat is not None
        allowed = tab.ask({"type": "why", "seat": seat, "choice": tab.choices()[0]})
        assert allowed["allowed"] is True
        code = next(code for code in range(200) if code not in tab.choices())
        answer = tab.ask({"type": "why", "seat": seat, "choice": code})
        assert answer["allowed"] is False
        assert answer["clause"].startswith("EZ-")
        assert answer["key"].startswith("eiszeit-why-")
        illegal = tab.ask({"type": "choose", "version": 0, "seat": seat, "choice": code})
        assert (illegal["code"], illegal["clause"]) == ("illegal", answer["clause"])
        other = (seat + 1) % 3
        assert tab.ask({"type": "why", "seat": other, "choice": code})["code"] == "not-your-turn"


def test_why_not_finds_the_choice_of_an_element(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        seat = tab.decides
        assert seat is not None
        ice = tab.ask({"type": "why_at", "seat": seat, "targets": ["area:1"]})
        assert (ice["allowed"], ice["key"], ice["clause"]) == (False, "eiszeit-why-iced", "EZ-1.6")
        assert tab.ask({"type": "why_at", "seat": seat, "targets": ["area:9"]})["allowed"] is True
        piece = tab.ask({"type": "why_at", "seat": seat, "targets": ["mammoth:1"], "around": ["area:1"]})
        assert piece["key"] == "eiszeit-why-iced"
        nothing = tab.ask({"type": "why_at", "seat": seat, "targets": ["sofa:3"]})
        assert (nothing["key"], nothing["clause"][:3]) == ("nothing-to-choose-here", "EZ-")
        other = (seat + 1) % 3
        assert tab.ask({"type": "why_at", "seat": other, "targets": ["area:1"]})["code"] == "not-your-turn"
        for bad in ([], ["AREA"], ["area:5 "], ["x" * 65], ["area:1"] * 9, "area:1", [5]):
            assert tab.ask({"type": "why_at", "seat": seat, "targets": bad})["code"] == "invalid"


def test_previews_are_told_to_the_seat_that_decides(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, *secrets.values()) as tab:
        seat = tab.decides
        assert seat is not None
        answer = tab.ask({"type": "previews", "version": tab.version, "seat": seat})
        assert (answer["type"], answer["version"]) == ("previews", tab.version)
        told = answer["previews"]
        assert {line["choice"] for line in told} == set(tab.choices())
        assert told[0]["key"] == "eiszeit-preview-area"
        assert told[0]["args"]["hunters"] == 1
        assert set(told[0]) == {"choice", "key", "args", "targets", "tone"}
        other = (seat + 1) % 3
        refused = tab.ask({"type": "previews", "version": tab.version, "seat": other})
        assert refused["code"] == "not-your-turn"
        assert tab.ask({"type": "previews", "version": tab.version + 1, "seat": seat})["code"] == "stale"


def test_bots_play_alone_and_go_on_after_a_restart(either: Server) -> None:
    table, secrets = either.new_table("me", "bot:greedy", "bot:random", rounds=3)
    with either.tab(table, secrets[0]) as tab:
        pre_round(tab, 8)
    either.kill()
    either.start()
    with either.tab(table, secrets[0]) as tab:
        tab.play_to_end()
        assert tab.scene["winners"]


def test_a_paused_table_rests_and_goes_on_days_later(either: Server) -> None:
    table, secrets = either.new_table("me", "bot:random", "bot:random")
    with either.tab(table, secrets[0]) as tab:
        tab.settle()
        assert tab.ask({"type": "pause", "on": True})["type"] == "done"
        assert tab.choose()["code"] == "paused"
    either.stop()
    either.start()
    with either.tab(table, secrets[0]) as tab, either.tab(table) as watcher:
        assert tab.scene["status"] == "paused"
        assert watcher.ask({"type": "pause", "on": False})["code"] == "forbidden"
        assert tab.ask({"type": "pause", "on": False})["type"] == "done"
        pre_round(tab, 2)


def test_a_table_leaves_the_memory_when_nobody_looks(database: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("idle")
    with Server(database, folder, BERINGIA_IDLE="0.2") as server:
        table, secrets = server.new_table("me", "me", "me")
        with server.tab(table, *secrets.values()) as tab:
            pre_round(tab, 3)
            scene = tab.scene
            time.sleep(1)
            assert tab.choose()["type"] == "done"  # somebody looks: it stays
            tab.ask({"type": "undo", "version": 4, "seat": tab.steps[-1]["seat"]})
        time.sleep(1)
        with server.tab(table, *secrets.values()) as tab:
            assert tab.scene["views"] == scene["views"]
