"""Floods of one address: requests by the hundred and frames by the thousand keep nobody waiting."""

from __future__ import annotations

import json
import time

import pytest
from frames import CONT, PING, PONG, TEXT, framed, upgraded
from tables import GENEROUS, served
from test_bodies import BURST, longest_burst
from test_silence import a_connection, is_cut

from firehouse.server.api.gate import FRAMES_PER_SECOND
from firehouse.server.people.limits import BURST as AT_ONCE
from firehouse.server.people.limits import LONGEST_WAIT, Paces, TooMany
from firehouse.server.settings import Settings

RATE = 10.0
HELLO = json.dumps({"do": "hello", "id": "h", "token": None}).encode()


def test_who_asks_faster_than_the_pace_waits_and_others_do_not():
    paces = Paces(RATE, lambda: 100.0)
    fits = int(RATE * AT_ONCE) + 1

    assert [paces.wait("a") for _ in range(fits)] == [0.0] * fits
    assert paces.wait("a") == pytest.approx(0.1)
    assert paces.wait("a") == pytest.approx(0.2)
    assert paces.wait("b") == 0.0


def test_who_is_far_behind_is_sent_away_and_comes_back_to_their_pace():
    now = [100.0]
    paces = Paces(RATE, lambda: now[0])

    for _ in range(int(RATE * (AT_ONCE + LONGEST_WAIT)) + 1):
        paces.wait("a")
    with pytest.raises(TooMany):
        paces.wait("a")
    now[0] += AT_ONCE + LONGEST_WAIT + 1

    assert paces.wait("a") == 0.0


def test_addresses_at_their_pace_are_forgotten():
    now = [100.0]
    paces = Paces(RATE, lambda: now[0])
    for number in range(1000):
        paces.wait(str(number))
    now[0] += 2 * AT_ONCE
    paces.wait("new")

    assert set(paces.times) == {"new"}


@pytest.mark.parametrize("path", ["/", "/nowhere", "/healthz", "/api/nowhere"])
def test_a_flood_of_requests_is_slowed_down(tmp_path, path):
    """Also of those that no other limit counts; none of them is lost."""
    slow = {**GENEROUS, "requests_per_second": RATE}
    asked = int(RATE * AT_ONCE) + 10
    with (
        served(Settings(data=tmp_path, **slow)) as server,
        a_connection(server, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * asked) as line,
    ):
        began, told = time.monotonic(), b""
        while told.count(b"HTTP/1.1 ") < asked:
            told += line.recv(262_144)

        assert time.monotonic() - began > 0.5
        assert b" 429 " not in told


def test_who_went_on_after_many_refusals_is_not_listened_to_on_old_connections(tmp_path):
    few = {**GENEROUS, "requests_per_minute": 1}
    ask = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"
    with (
        served(Settings(data=tmp_path, **few)) as server,
        a_connection(server, ask * 400) as line,
    ):
        assert is_cut(line)


@pytest.mark.parametrize("kind", [PING, PONG, CONT])
def test_a_socket_full_of_frames_that_say_nothing_is_cut(server, kind):
    """And until then others are served in between."""
    table = server.make()
    table.watch()  # whoever comes first has the board drawn
    first = framed(TEXT, last=False) if kind == CONT else b""
    noise = framed(kind, last=kind != CONT) * 40_000

    def attack():
        with a_connection(server) as line:
            upgraded(line, table.id)
            line.sendall(framed(TEXT, HELLO) + first + noise)
            assert is_cut(line)

    assert longest_burst(server, attack) < BURST / 5


def test_tiny_messages_are_read_a_few_at_a_time(tmp_path):
    """Until their socket is ended, as every greedy one."""
    usual = {**GENEROUS, "commands_per_second": 10.0}
    with served(Settings(data=tmp_path, **usual)) as server:
        table = server.make()
        table.watch()

        def attack():
            with a_connection(server) as line:
                upgraded(line, table.id)
                line.sendall(framed(TEXT, HELLO) + framed(TEXT, b"x") * 40_000)
                assert is_cut(line)

        assert longest_burst(server, attack) < BURST / 5


def test_a_message_in_parts_is_a_message(server):
    """As many parts as are taken, with a ping in between."""
    with a_connection(server) as line:
        upgraded(line, server.make().id)
        parts = [HELLO[:5], HELLO[5:9], HELLO[9:]]
        line.sendall(framed(TEXT, parts[0], last=False) + framed(PING, b"?"))
        line.sendall(framed(CONT, parts[1], last=False) + framed(CONT, parts[2]))
        told = b""
        while b'"snapshot"' not in told:
            told += line.recv(65_536)

    assert framed(PONG)[0:1] + b"\x01?" in told
    assert len(parts) < FRAMES_PER_SECOND * AT_ONCE


def test_a_long_message_after_others_is_heard(server):
    """What is read a piece at a time is read to its end."""
    anna = server.make().sit()
    for number in range(30):
        anna.send("why", action="x" * 80, id=f"w{number}")
    anna.send("chat", text="ü" * 400, id="last")

    assert anna.until("done", id="last")
