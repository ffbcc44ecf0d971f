"""Tables and seats over HTTP: making, joining, leaving, coming back, rematch, replay."""

from __future__ import annotations

import secrets as secret_numbers

import pytest

from tests.catalogues import shared_catalogue
from tests.server.running import Message, Server, play_together


def test_what_games_there_are(server: Server) -> None:
    answer = server.get("games")
    eiszeit = next(game for game in answer["games"] if game["key"] == "eiszeit")
    assert eiszeit["seats"] == {"min": 3, "max": 5}
    assert {"greedy", "random"} <= set(eiszeit["bots"])
    assert eiszeit["bot"] in eiszeit["bots"]
    assert answer["languages"] == ["en", "de", "nl"]
    content = server.ask("GET", "games/eiszeit/content")
    assert content.json()["data"]["game"]["hunters"] == 12
    rules = server.get("games/eiszeit/rules")
    clauses = {clause["id"]: clause for section in rules["sections"] for clause in section["clauses"]}
    assert clauses["EZ-1.1"]["text"] == "The game is for 3, 4 or 5 players."
    assert clauses["EZ-1.1"]["source"] == "R"
    for language in answer["languages"]:
        text = server.ask("GET", f"text/{language}")
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
        assert "refused-stale =" in text.text
        assert "eiszeit-" in text.text
    for path in ("games/chess/content", "games/chess/rules", "text/fr", "tables/nothing", "nothing"):
        assert server.ask("GET", path).status_code == 404, path


def test_every_refusal_can_be_told_in_every_language(server: Server) -> None:
    from beringia.server.errors import CODES
    from beringia.text.catalogue import LANGUAGES

    for language in LANGUAGES:
        catalogue = shared_catalogue(language)
        for code in CODES:
            assert catalogue.say(f"refused-{code}", reason="x", field="y", seat=1)
        assert catalogue.say("event-undone", who="Ada")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "eiszeit"),
        ({"game": "eiszeit", "seats": [{"kind": "me"}]}, "3 to 5"),
        ({"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "options": {"rounds": 9}}, "4, 3"),
        ({"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "options": {"rounds": True}}, "4, 3"),
        ({"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "options": {"colour": 1}}, "does not exist"),
        ({"game": "eiszeit", "seats": [{"kind": "bot", "bot": "genius"}] * 3}, "genius"),
        ({"game": "eiszeit", "seats": [{"kind": "me", "name": "x" * 41}] * 3}, "40"),
        ({"game": "eiszeit", "seats": [{"kind": "me", "name": "a\x00b"}] * 3}, "control"),
        ({"game": "eiszeit", "seats": "me"}, "list"),
        ({"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "extra": 1}, "extra"),
    ],
)
def test_a_bad_wish_is_refused_with_what_is_allowed(server: Server, wish: object, reason: str) -> None:
    answer = server.ask("POST", "tables", wish)
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "invalid"
    assert reason.lower() in (problem["args"]["field"] + " " + problem["message"]).lower()


def test_friends_join_by_invitation_and_the_host_cannot_use_it_any_more(either: Server) -> None:
    table, secrets = either.new_table("me", "open", "open")
    host, invitation, other = secrets[0], secrets[1], secrets[2]
    with either.tab(table, host) as tab, either.tab(table, invitation) as early:
        assert early.viewers == ["spectator"]  # an invitation is no seat
        assert tab.scene["status"] == "waiting"
        assert tab.scene["views"] == {}
        assert tab.scene["version"] == 0
        assert tab.ask({"type": "choose", "version": 0, "seat": 0, "choice": 1})["code"] == "waiting"
        wish = {"secret": invitation, "name": " Bo  the  bear ", "token": secret_numbers.token_urlsafe(24)}
        joined = either.post(f"tables/{table}/join", wish)
        assert (joined["seat"], joined["token"]) == (1, wish["token"])
        assert either.post(f"tables/{table}/join", wish)["seat"] == 1  # the answer was lost: asked again
        again = either.ask("POST", f"tables/{table}/join", {"secret": invitation, "name": "Thief"})
        assert (again.status_code, again.json()["code"]) == (409, "taken")
        seats = tab.until(lambda message: message["type"] == "seats" and message["seats"][1]["name"])["seats"]
        assert [seat["name"] for seat in seats][1] == "Bo the bear"
        with either.tab(table, invitation) as thief:
            assert thief.viewers == ["spectator"]
        last = either.post(f"tables/{table}/join", {"secret": other})
        assert last["summary"]["status"] == "playing"
        started = tab.until(lambda message: message["type"] == "table")
        assert started["status"] == "playing"
        assert started["steps"][0]["version"] == 0
        with either.tab(table, joined["token"]) as friend:
            assert friend.viewers == ["1"]
            connected = tab.until(lambda message: message["type"] == "seats" and message["seats"][1]["connected"])
            assert not connected["seats"][2]["connected"]


def test_who_shares_a_screen_is_there(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me")
    with either.tab(table, secrets[0], secrets[1]) as tab:
        assert [seat["connected"] for seat in tab.scene["seats"]] == [True, True, False]


def test_starting_early_gives_open_seats_to_bots_until_the_friend_comes(either: Server) -> None:
    table, secrets = either.new_table("me", "open", "bot:random")
    assert either.ask("POST", f"tables/{table}/start", {}).status_code == 403
    assert either.ask("POST", f"tables/{table}/start", {}, [secrets[1]]).status_code == 403
    started = either.post(f"tables/{table}/start", {"bot": "random"}, [secrets[0]])
    assert started["status"] == "playing"
    assert started["seats"][1]["kind"] == "bot"
    assert either.ask("POST", f"tables/{table}/start", {}, [secrets[0]]).json()["code"] == "not-waiting"
    with either.tab(table, secrets[0]) as tab:
        tab.settle()
        tab.choose()
        joined = either.post(f"tables/{table}/join", {"secret": secrets[1], "name": "Late"})
        assert joined["summary"]["seats"][1]["kind"] == "human"
        with either.tab(table, joined["token"]) as late:
            play_together([tab, late], 4)
            assert {step["seat"] for step in late.steps} == {None, 0, 1, 2}


def test_leaving_passes_the_seat_to_a_bot_and_the_token_takes_it_back(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "bot:random")
    assert either.ask("POST", f"tables/{table}/leave", {}).status_code == 403
    with either.tab(table, secrets[1]) as stays:
        either.post(f"tables/{table}/leave", {"bot": "random"}, [secrets[0]])
        away = stays.until(lambda message: message["type"] == "seats" and message["seats"][0]["kind"] == "away")
        assert away["seats"][0]["bot"] == "random"
        for _ in range(4):  # the bot plays for seat 0
            stays.settle()
            assert stays.choose()["type"] == "done"
        with either.tab(table, secrets[0]) as gone:
            assert gone.viewers == ["0"]
            refused = gone.ask({"type": "choose", "version": gone.version, "seat": 0, "choice": 1})
            assert refused["code"] == "away"
            either.post(f"tables/{table}/join", {"secret": secrets[0]})
            play_together([stays, gone], 4)
            assert gone.ask({"type": "ping"})["type"] == "done"


def test_rematch_keeps_people_and_tokens(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "bot:random", rounds=3)
    tokens = list(secrets.values())
    assert either.ask("POST", f"tables/{table}/rematch", {}, tokens[:1]).json()["code"] == "not-finished"
    with either.tab(table, *tokens) as tab:
        tab.play_to_end()
        assert either.ask("POST", f"tables/{table}/rematch", {}).status_code == 403
        made = either.post(f"tables/{table}/rematch", {}, tokens[:1], status=201)
        assert tab.until(lambda message: message["type"] == "rematch")["table"] == made["table"]
        again = either.post(f"tables/{table}/rematch", {}, tokens[1:], status=201)
        assert again["table"] == made["table"] != table
        assert either.get(f"tables/{table}")["rematch"] == made["table"]
        assert tab.ask({"type": "undo", "version": tab.version, "seat": 0})["code"] == "finished"
    with either.tab(made["table"], *tokens) as tab:
        assert tab.viewers == ["0", "1"]
        assert tab.scene["options"]["rounds"] == 3
        tab.settle()
        assert tab.choose()["type"] == "done"
    mine = either.post("tables/mine", {"tables": [{"table": table, "tokens": tokens}, {"table": "gone"}]})
    assert [summary["table"] for summary in mine["tables"]] == [table]
    assert mine["tables"][0]["seats"][0]["mine"]
    assert mine["tables"][0]["status"] == "finished"


def test_replay_shows_a_viewer_what_it_saw(either: Server) -> None:
    table, secrets = either.new_table("me", "me", "me", rounds=3)
    tokens = list(secrets.values())
    with either.tab(table, *tokens) as tab:
        seen: dict[int, object] = {}
        for _ in range(80):
            seen[tab.version] = tab.scene["views"]["1"]
            assert tab.choose()["type"] == "done"
        steps: list[Message] = []
        while len(steps) <= 79:
            page = either.get(f"tables/{table}/replay?seat=1&from={len(steps)}&count=33", tokens[1:2])
            steps += page["steps"]
        for step in steps[:80]:
            assert step["view"] == seen[step["version"]]
            assert step["events"] == tab.steps[step["version"]]["events"]["1"]
        assert either.ask("GET", f"tables/{table}/replay?seat=1").status_code == 403
        assert either.ask("GET", f"tables/{table}/replay?seat=1", tokens=tokens[:1]).status_code == 403
        assert either.ask("GET", f"tables/{table}/replay?seat=7", tokens=tokens).status_code == 404
        public = either.get(f"tables/{table}/replay?from=70&count=5")
        assert public["viewer"] == "spectator"
        assert [step["version"] for step in public["steps"]] == [70, 71, 72, 73, 74]
        tab.play_to_end()
    # When the game is over there are no secrets any more.
    assert either.get(f"tables/{table}/replay?seat=1&from=60&count=1")["steps"][0]["view"] == seen[60]
