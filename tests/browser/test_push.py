"""Notifications: off until asked for; the browser subscribes, the server pushes to a service of the test, and what
comes is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.browser import Server, settings_script, stored

from tests.browser.player import Player
from tests.server.push_service import Browser as Receiver
from tests.server.push_service import PushService, verify

expect.set_options(timeout=20_000)  # machines that run tests do other things, too

#: A browser of a test reaches no push service of its vendor: subscribing hands out one of ours.
SUBSCRIBED = """given => {
    let held = null;
    const subscription = key => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: key },
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => { held = null; return true; },
    });
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly) throw new Error('all pushes must be seen');
        return (held = subscription(applicationServerKey.buffer));
    };
    PushManager.prototype.getSubscription = async () => held;
}"""

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""


@pytest.fixture
def pushing(client: None, tmp_path: Path) -> Iterator[Server]:
    quick = {"BERINGIA_PUSH_SECONDS": "0.1", "BERINGIA_PUSH_PATIENCE": "600"}
    running = Server(tmp_path, 0, BERINGIA_PUSH_ANYWHERE="1", **quick)
    yield running
    running.close()


@pytest.fixture
def allowed(browser: Browser, pushing: Server) -> Iterator[BrowserContext]:
    """A browser whose user lets this site notify."""
    found = browser.new_context(viewport={"width": 390, "height": 844}, permissions=["notifications"])
    found.set_default_timeout(20_000)
    found.add_init_script(settings_script())
    yield found
    found.close()


def deliver(context: BrowserContext, page: Page, address: str, message: bytes) -> None:
    """What the browser does when its push service has a message: it decrypts it, and wakes the worker up."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    session = context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda found: registrations.extend(found["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        page.wait_for_timeout(50)
    given = {"origin": address, "registrationId": registrations[0]["registrationId"], "data": message.decode()}
    session.send("ServiceWorker.deliverPushMessage", given)
    session.detach()


def wait_shown(page: Page, count: int) -> list[dict[str, Any]]:
    for _ in range(200):
        found: list[dict[str, Any]] = page.evaluate(SHOWN)
        if len(found) >= count:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"{found} were shown, not {count}")


def test_a_turn_is_pushed_and_shown(allowed: BrowserContext, pushing: Server) -> None:
    receiver = Receiver()
    with PushService() as service:
        allowed.add_init_script(f"({SUBSCRIBED})({json.dumps(receiver.subscription(f'{service.address}/me'))})")
        seated = pushing.table(2, 1)
        mine, other = seated.tokens
        held = {"table": seated.table, "game": "eiszeit", "tokens": [mine], "invitations": {}, "touched": 1}
        allowed.add_init_script(stored("beringia.tables", [held], once=True))
        page = allowed.new_page()
        page.goto(f"{pushing.address}/settings")
        box = page.get_by_label("Tell me of my turn")
        expect(box).not_to_be_checked()
        expect(page.get_by_text("that service learns when something is sent")).to_be_visible()
        with page.expect_response("**/tables/*/push") as answered:
            box.check()
        assert answered.value.status == 200
        assert answered.value.json() == {"seats": [0]}
        expect(box).to_be_checked()

        # The turn comes while no page of the table is open.
        others = type(seated)(pushing, "eiszeit", seated.table, [mine, other])
        others.play("mine and decision['seat'] == 1", seed=3)
        type(seated)(pushing, "eiszeit", seated.table, [other]).play("decision['seat'] == 0", seed=3)
        received = service.wait(60)
        with page.expect_request("**/api/push") as _:
            key = page.evaluate("async () => (await (await fetch('/api/push')).json()).key")
        verify(received, key, service.address)
        message = receiver.read(received.body)
        assert json.loads(message) == {"title": "Eiszeit", "body": "It is your turn.", "table": seated.table}

        # What the browser gets it shows; not to who looks at that very table.
        deliver(allowed, page, pushing.address, message)
        shown = wait_shown(page, 1)
        tag = f"/t/{seated.table}"
        assert shown == [{"title": "Eiszeit", "body": "It is your turn.", "tag": tag, "data": {"table": seated.table}}]
        page.evaluate(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(n => n.close())"
        )
        page.goto(f"{pushing.address}/t/{seated.table}")
        Player(page).wait()
        page.bring_to_front()
        deliver(allowed, page, pushing.address, message)
        deliver(allowed, page, pushing.address, message.replace(seated.table.encode(), b"elsewhere"))
        assert [each["tag"] for each in wait_shown(page, 1)] == ["/t/elsewhere"]

        # Switched off, nothing is sent any more.
        page.goto(f"{pushing.address}/settings")
        with page.expect_response("**/tables/*/push") as subscribed:
            page.evaluate(
                """async ([table, token, wanted]) => { await fetch(`/api/tables/${table}/push`, { method: 'POST',
                headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
                body: JSON.stringify(wanted) }) }""",
                [seated.table, mine, receiver.subscription(f"{service.address}/me")],
            )
        assert subscribed.value.status == 200
        page.evaluate("async () => { await PushManager.prototype.subscribe({ userVisibleOnly: true, "
                      "applicationServerKey: new Uint8Array(65) }) }")  # fmt: skip
        with page.expect_response("**/push/stop") as stopped:
            page.get_by_label("Tell me of my turn").uncheck()
        assert stopped.value.status == 200
        while not service.received.empty():
            service.wait()
        type(seated)(pushing, "eiszeit", seated.table, [mine, other]).play("mine and decision['seat'] == 1", seed=5)
        type(seated)(pushing, "eiszeit", seated.table, [other]).play("decision['seat'] == 0", seed=5)
        page.wait_for_timeout(1500)
        assert service.received.empty()


def test_without_permission_nothing_is_subscribed(browser: Browser, pushing: Server) -> None:
    context = browser.new_context(permissions=[])
    context.add_init_script(settings_script())
    context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
        "Notification.requestPermission = async () => 'denied'"
    )
    page = context.new_page()
    page.goto(f"{pushing.address}/settings")
    expect(page.get_by_label("Tell me of my turn")).to_be_disabled()
    expect(page.get_by_text("Notifications of this site are forbidden")).to_be_visible()
    context.close()
