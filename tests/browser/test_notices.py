"""Notices at the page: where they go, a test of them, and what the browser shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from browser.driver import wait_until
from browser.rig import Rig
from dustboard.server.notices import webpush
from server.receiver import Browser, Receiver, receiving
from server.running import joined

SUBSCRIBE = """([endpoint, p256dh, auth]) => {
    const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')),
                                            (one) => one.charCodeAt(0)).buffer;
    const keys = { p256dh: bytes(p256dh), auth: bytes(auth) };
    PushManager.prototype.subscribe = async (options) => {
        window.subscribed = options.applicationServerKey.length;
        return { endpoint, getKey: (name) => keys[name] };
    };
}"""

# asked once, because a browser without a screen forgets a notice soon
SHOWN = """async (path) => {
    const there = await navigator.serviceWorker.ready;
    const [one, ...others] = await there.getNotifications();
    return others.length === 0 && one?.body === 'It is your turn.' && one.data.path === path;
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


def test_a_webhook_is_added_tested_and_removed(rig: Rig, receiver: Receiver) -> None:
    ana = rig.guest("Ana")
    page = rig.page(ana, "/settings")
    page.get_by_text("No notifications are sent.").wait_for()
    assert page.get_by_role("button", name="Send a test").count() == 0
    page.get_by_label("Webhook address").fill("ftp://nowhere.example/x")
    page.get_by_role("button", name="Send notifications there").click()
    page.get_by_role("alert").get_by_text("must begin with https").wait_for()
    page.get_by_label("Webhook address").fill(f"{receiver.base}/hook")
    page.get_by_role("button", name="Send notifications there").click()
    page.get_by_role("button", name="Send a test").click()
    page.get_by_text("The test notification arrived.").wait_for()
    assert receiver.wait(1)[0]["text"].startswith("This is a test notification")
    receiver.statuses = [500]
    page.get_by_role("button", name="Send a test").click()
    page.get_by_text("Did not arrive: 1.").wait_for()
    page.get_by_role("button", name="Stop notifications to").click()
    page.get_by_text("No notifications are sent.").wait_for()


def test_this_browser_is_subscribed_and_told_of_a_turn(rig: Rig, receiver: Receiver) -> None:
    """The push service of the browser's maker is out of reach; the receiver stands in for it."""
    ana, bo = rig.guest("Ana"), rig.guest("Bo")
    browser = Browser()
    context = rig.context(bo, permissions=["notifications"])
    page = context.new_page()
    page.goto("/settings")
    page.evaluate(SUBSCRIBE, [f"{receiver.base}/push/bo", browser.p256dh, browser.auth])
    page.get_by_role("button", name="Notify me in this browser").click()
    page.get_by_test_id("notices").get_by_text("Browser", exact=True).wait_for()
    assert page.evaluate("() => window.subscribed") == 65
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    wait_until(page, lambda: bool(receiver.heard))
    told = json.loads(browser.open(receiver.heard[0][2]))
    assert told["text"] == f"It's your turn at table {code} (War for the Wasteland)."
    assert len(webpush.to_bytes(bo.get("/me/notices")["push_key"])) == 65


def test_the_service_worker_shows_what_was_pushed(rig: Rig) -> None:
    context = rig.context(permissions=["notifications"])
    page = context.new_page()
    page.goto("/settings")
    device = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    device.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    device.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js');"
        " await navigator.serviceWorker.ready; }"
    )
    wait_until(page, lambda: bool(found))
    for url in ("/t/abcdefghjk", "https://evil.example/t/x"):
        note = {"text": "It is your turn.", "tag": "dustboard-abc", "url": url}
        device.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": rig.site.base,
                "registrationId": found[0]["registrationId"],
                "data": json.dumps(note),
            },
        )
        wanted = "/" if "evil" in url else url
        page.wait_for_function(SHOWN, arg=wanted)  # a table replaces its own notice
