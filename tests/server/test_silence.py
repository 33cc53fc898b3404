"""Connections that say nothing, or not enough, are cut; and one address does not take them all."""

from __future__ import annotations

import resource
import socket
import time
from contextlib import ExitStack, contextmanager

import pytest
from structlog.testing import capture_logs
from tables import GENEROUS, served

from firehouse.server.api import gate
from firehouse.server.running import want_descriptors
from firehouse.server.settings import Settings

PATIENCE = 20.0
"""Seconds in which a connection is cut at the latest, on a busy machine."""


@pytest.fixture
def hasty(monkeypatch, tmp_path):
    """A server that waits for nothing longer than some tenths of a second."""
    for name in ("HEADERS_SECONDS", "BODY_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(gate, name, 0.4)
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        yield server


@contextmanager
def a_connection(server, *sent: bytes):
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(PATIENCE)
        for part in sent:
            line.sendall(part)
        yield line


def is_cut(line: socket.socket) -> bool:
    """Does the server end the connection, whatever it says before?"""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            if not line.recv(65536):
                return True
    except ConnectionResetError:
        return True
    except TimeoutError:
        pass
    return False


def is_cut_off(line: socket.socket, again: bytes) -> bool:
    """Does the server end the connection while something is sent again and again?"""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            line.sendall(again)
            time.sleep(0.01)
    except (BrokenPipeError, ConnectionResetError):
        return True
    except TimeoutError:
        pass
    return False


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
    ],
    ids=["nothing", "half of the headers", "half of a body", "half of a second request"],
)
def test_who_falls_silent_is_cut(hasty, sent):
    with a_connection(hasty, sent) as line:
        assert is_cut(line)


def test_who_drips_headers_is_cut(hasty):
    """Each byte comes in time, and the last one never."""
    with a_connection(hasty, b"GET / HTTP/1.1\r\nX: ") as line:
        assert is_cut_off(line, b"x")


def test_who_never_reads_the_answer_is_cut(hasty):
    """Answers wait for the client only so long."""
    ask = b"GET /api/rulesets HTTP/1.1\r\nHost: x\r\n\r\n"
    with a_connection(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert is_cut_off(line, ask)


def test_who_reads_slowly_is_waited_for(hasty):
    """What counts is that the answer goes on, however long it takes."""
    asked = 80
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
    with line:
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(b"GET /api/rulesets HTTP/1.1\r\nHost: x\r\n\r\n" * asked)
        began, told, answers = time.monotonic(), b"-", 0
        while told and answers < asked:
            told = line.recv(262_144)
            answers += told.count(b"HTTP/1.1 200 OK")
            if time.monotonic() - began < 3:
                time.sleep(0.05)
    assert answers == asked


def test_a_player_who_says_nothing_stays(hasty):
    """A socket that was greeted answers pings, and that is enough."""
    anna = hasty.make().sit()
    time.sleep(1.5)

    assert anna.play_any()["type"] == "done"


def test_one_address_has_so_many_connections(tmp_path):
    """Those beyond are closed at once; what was open before goes on."""
    few = {**GENEROUS, "max_connections_per_address": 5}
    with served(Settings(data=tmp_path, **few)) as server, ExitStack() as stack:
        anna = server.make().sit()
        lines = [stack.enter_context(a_connection(server)) for _ in range(30)]
        time.sleep(0.2)
        for line in lines:
            line.settimeout(0.2)
        closed = [line for line in lines if is_cut(line)]

        assert len(lines) - len(closed) <= 10
        assert anna.play_any()["type"] == "done"
        for line in lines:
            line.close()
        assert server.http.get("/healthz").status_code == 200


def test_proxies_are_not_counted_as_one_address(tmp_path):
    settings = {**GENEROUS, "max_connections_per_address": 2, "proxies": "127.0.0.0/8"}
    with served(Settings(data=tmp_path, **settings)) as server, ExitStack() as stack:
        lines = [stack.enter_context(a_connection(server)) for _ in range(20)]
        for line in lines:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")

        assert all(b"200 OK" in line.recv(1000) for line in lines)


def test_too_few_descriptors_are_told_at_the_start(monkeypatch):
    """The limit is raised as far as the machine allows; a warning names what is missing."""
    limits = {"soft": 256, "hard": 1024}
    monkeypatch.setattr(resource, "getrlimit", lambda _: (limits["soft"], limits["hard"]))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: limits.update(soft=both[0]))

    with capture_logs() as logs:
        want_descriptors(Settings(max_connections=100))
        assert logs == []
        want_descriptors(Settings(max_connections=5000))

    assert limits["soft"] == 1024
    (line,) = logs
    assert line["log_level"] == "warning"
    assert line["limit"] == 1024
    assert line["needed"] > 5000
