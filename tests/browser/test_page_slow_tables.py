"""Play over days: whose turn it is told by title, badge and push, where that was asked for.

Both ends of push are put in here, since a browser without windows and network has neither. To
subscribe, Chromium asks its maker's server for an address (here it says: "Registration failed -
permission denied"), so `PushManager.subscribe` answers with the address and the keys of a push
service of the test. And it shows no notifications, so what it would show is kept. All between is
real: the asking on the page, the server's signature and sealing, the delivery over HTTP, the
opening by the standard, and the event by which Chromium hands what came out to the page's worker.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
from making import SMALL
from people import PATIENCE, People, make_table, sit_down, take_seat
from playing import offers_of, play, table_beside
from playwright.sync_api import Page, expect
from push_service import PushService, push_service
from serving import Server, running

SEED = 11
DAY = 86_400
HERE = {"FIREHOUSE_PUSH_ANYWHERE": "true"}
"""The push service of a test is on this machine."""
STUBS = """
    const subscription = %s;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({
        endpoint: subscription.endpoint,
        toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }),
    });
    window.badges = [];
    navigator.setAppBadge = async (count) => window.badges.push(count);
"""
"""A browser without a maker's push service behind it takes that of the test."""
KEEP_SHOWN = """() => {
    self.shown = [];
    self.navigator.setAppBadge = async () => {};
    self.registration.showNotification = async (title, { body, data }) =>
        self.shown.push([title, body, data.address]);
}"""
"""A browser without windows shows nothing, and has no icon; what it would show is kept."""
SHOWN = """async () => {
    while (!self.shown.length) await new Promise((resolve) => setTimeout(resolve, 20));
    return self.shown;
}"""


def _reachable(page: Page, service: PushService) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(STUBS % json.dumps(service.subscription()))


def _shown_of(page: Page, message: dict[str, Any]) -> list[list[str]]:
    """What the page's worker shows when the browser hands it a message: title, text, address."""
    found: list[str] = []
    line = page.context.new_cdp_session(page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP_SHOWN)
    about = {"origin": worker.url.removesuffix("/sw.js"), "registrationId": found[-1]}
    line.send("ServiceWorker.deliverPushMessage", {**about, "data": json.dumps(message)})
    shown: list[list[str]] = worker.evaluate(SHOWN)
    return shown


def _is_listed(server: Server, key: str) -> None:
    """Wait until the list of tables, which may lag behind, says that one waits."""
    while True:
        found = httpx.post(f"{server.url}/api/lockers/open", json={"key": key}, timeout=PATIENCE)
        if any(seat["waits"] for seat in found.json()["tables"]):
            return


def who_is_away_is_told(people: People, server: Server) -> None:
    """The server pushes also to this machine."""
    with push_service() as service:
        ada, ben = people.come("Ada", worker=True), people.come("Ben")
        ticket = make_table(server, SMALL, seats=["open", "me"], seed=SEED, clock=DAY)
        other = take_seat(server, ticket["table"], "Ben")
        _reachable(ada, service)
        sit_down(ada, server, ticket)
        ada.get_by_role("button", name="I am ready").click()
        ada.goto(f"{server.url}/yours")
        ada.get_by_role("button", name="Make my personal link").click()
        ada.get_by_role("button", name="Tell me when it is my turn").click()
        expect(ada.get_by_role("button", name="Tell me no more")).to_be_visible()
        sit_down(ben, server, other)
        ben.get_by_role("button", name="I am ready").click()
        table = table_beside(SMALL, SEED)
        play(ben, table, offers_of(table)[0].action)
        expect(ben.get_by_text("then a bot plays this turn")).to_be_visible()
        message = service.message()
        headers = message.pop("headers")
        assert headers["Authorization"].startswith("vapid t=")
        assert headers["Content-Encoding"] == "aes128gcm"
        assert (message["table"], message["text"]) == (ticket["table"], "Ben waits for you.")
        address = f"/table/{ticket['table']}"
        assert _shown_of(ada, message) == [[message["title"], "Ben waits for you.", address]]
        _is_listed(server, ada.get_by_label("Your personal link").input_value().rpartition("#")[2])
        ada.reload()
        expect(ada).to_have_title("(1) Yours · Firehouse")
        assert ada.evaluate("badges.at(-1)") == 1


def test_who_is_away_is_told_whose_turn_it_is(people: People, tmp_path: Path) -> None:
    with running(tmp_path, **HERE) as server:
        who_is_away_is_told(people, server)
