"""How often an address may ask: any minute, counted for each household."""

from __future__ import annotations

import threading

import pytest

from firehouse.server.api.door import Door
from firehouse.server.people.limits import (
    REQUESTS,
    SOCKETS,
    WORKS,
    WRONG_CODES,
    Limits,
    TooMany,
    Window,
    household_of,
)
from firehouse.server.settings import Settings


def test_a_window_slides():
    """Whoever was counted leaves it one after the other, not all at once."""
    now = [100.0]
    window = Window(2, 60.0, lambda: now[0])

    assert [window.count("a"), window.count("b")] == [0, 0]
    now[0] += 50
    assert [window.count("a"), window.count("a")] == [0, 10]
    now[0] += 10
    assert [window.count("a"), window.count("a")] == [0, 50]


def test_a_refusal_does_not_count():
    """Who waits as long as was said gets in, however often they knocked."""
    now = [0.0]
    window = Window(1, 60.0, lambda: now[0])
    window.count("a")
    for _ in range(100):
        now[0] += 0.5
        assert window.count("a") > 0
    now[0] = 60.0

    assert window.count("a") == 0


def test_addresses_that_ask_no_more_are_forgotten():
    """Memory holds those of the last window, or of the one before it."""
    now = [0.0]
    window = Window(5, 60.0, lambda: now[0])
    for number in range(1000):
        window.count(str(number))
    now[0] = 61.0
    window.count("new")

    assert set(window.times) == {"new"}


def test_too_much_is_told_in_whole_seconds_and_starts_no_thread():
    limits = Limits(Settings(requests_per_minute=1))
    before = threading.active_count()
    limits.need(REQUESTS, "a")

    with pytest.raises(TooMany) as refused:
        limits.need(REQUESTS, "a")

    assert refused.value.seconds in range(1, 61)
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("host", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_network_is_one_household(host, household):
    assert household_of(host) == household


def test_who_asked_too_often_is_told_of_what_and_for_how_long():
    assert str(TooMany(1)) == "Too many requests; wait 1 second."
    assert str(TooMany(59.2, SOCKETS)) == "Too many connections opened; wait 60 seconds."
    assert str(TooMany(3294, WORKS)).endswith("gallery; ask again in 55 minutes.")
    assert str(TooMany(61, WRONG_CODES)) == "Too many codes of no table; ask again in 2 minutes."


UNCOUNTED = {
    "/api/openapi.json": "made once, and then told from memory",
    "/api/tables/{table}/socket": "sockets are counted by a limit of their own",
}


def test_every_address_counts_who_comes(server):
    """Or is named here, with the reason."""
    ways = [*server.app.routes, *server.app.state.routes]
    uncounted = {getattr(way, "path", "") for way in ways if not isinstance(way, Door)}

    assert {path for path in uncounted if path.startswith("/api")} == set(UNCOUNTED)
