"""A server that was busy cuts nobody off for it: what came meanwhile is read first."""

from __future__ import annotations

import re
import time
from contextlib import contextmanager

import pytest
from frames import PING, PONG, TEXT, framed, upgraded
from tables import GENEROUS, served
from test_nonsense import HELLO
from test_silence import a_connection
from uvicorn.protocols.http.h11_impl import H11Protocol

from firehouse.server.api import gate, socket
from firehouse.server.settings import Settings

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"GET /something-long"
SHORT = 0.4


@pytest.fixture
def hasty(monkeypatch, tmp_path):
    """A server that waits for nothing longer than some tenths of a second."""
    for name in ("HEADERS_SECONDS", "BODY_SECONDS", "LINGER_SECONDS", "IDLE_SECONDS"):
        monkeypatch.setattr(gate, name, SHORT)
    monkeypatch.setattr(socket, "HELLO_SECONDS", SHORT)
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        yield server


@contextmanager
def busy(server):
    """While the server reads nothing but what somebody else sends."""
    usual = H11Protocol.data_received

    def slowly(protocol, data):
        if data == ASK + LONG:
            time.sleep(3 * SHORT)
        usual(protocol, data)

    with pytest.MonkeyPatch.context() as patch, a_connection(server) as other:
        patch.setattr(H11Protocol, "data_received", slowly)
        other.sendall(ASK + LONG)
        time.sleep(SHORT / 4)
        yield
        assert b" 200 OK" in answer(other)


def answer(line) -> bytes:
    return line.recv(65_536)


def whole_answer(line) -> bytes:
    """One answer with its body, which may come a moment after its head; empty at the end."""
    found = b""
    while more := line.recv(65_536):
        found += more
        head, blank, body = found.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        if blank and (length is None or len(body) >= int(length[1])):
            break
    return found


def test_a_request_that_came_meanwhile_is_answered(hasty):
    with a_connection(hasty) as line:
        time.sleep(SHORT / 4)
        with busy(hasty):
            line.sendall(ASK)
        assert b" 200 OK" in answer(line)


def test_the_rest_of_a_body_that_came_meanwhile_is_read(hasty):
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with a_connection(hasty, head + b"Content-Length: 2\r\n\r\n{") as line:
        time.sleep(SHORT / 4)
        with busy(hasty):
            line.sendall(b"}")
        assert b" 422 " in answer(line)


def test_a_next_request_that_came_meanwhile_is_answered(hasty):
    with a_connection(hasty, ASK) as line:
        assert b" 200 OK" in whole_answer(line)
        with busy(hasty):
            line.sendall(ASK)
        assert b" 200 OK" in whole_answer(line)


def test_a_hello_that_came_meanwhile_is_heard(hasty):
    with a_connection(hasty) as line:
        upgraded(line, hasty.make().id)
        with busy(hasty):
            line.sendall(framed(TEXT, HELLO))
        assert b'"snapshot"' in answer(line)


def test_who_waits_for_an_answer_is_not_cut_off(hasty, monkeypatch):
    """However long it takes us to find it."""
    monkeypatch.setattr(hasty.app.state.limits, "wait", lambda _: 6 * SHORT)
    with a_connection(hasty, ASK) as line:
        assert b" 200 OK" in answer(line)


def test_an_answer_to_a_ping_that_came_meanwhile_counts(hasty):
    hasty.config.ws_ping_interval = hasty.config.ws_ping_timeout = SHORT
    with a_connection(hasty) as line:
        upgraded(line, hasty.make().id)
        line.sendall(framed(TEXT, HELLO))
        told = b""
        while b"\x89\x04" not in told:  # a ping
            told += answer(line)
        ping = told.partition(b"\x89\x04")[2][:4]
        with busy(hasty):
            line.sendall(framed(PONG, ping) + framed(PING, b"!"))
        assert b"\x8a\x01!" in answer(line)


def test_connections_wait_longer_than_clients_keep_them(server):
    """A minute is usual for proxies. Who asks in the moment of the end has no answer."""
    assert server.config.timeout_keep_alive > 60
