"""Bytes that mean nothing end their connection, and leave nothing in the log."""

from __future__ import annotations

import io
import json
import logging
import time

import pytest
import structlog
from frames import CONT, PING, TEXT, asked_for, framed, upgraded
from test_silence import a_connection, is_cut

from firehouse.server.logs import configure_logs

HELLO = json.dumps({"do": "hello", "id": "h", "token": None}).encode()
RESERVED = b"\xf0\x80" + bytes(4)
"""A frame with bits that nobody may set."""
NO_TEXT = framed(TEXT, b"\xff\xfe")


@pytest.fixture
def log():
    """What the server logs, as somebody who runs it would see it."""
    handlers, level = list(logging.root.handlers), logging.root.level
    stream = io.StringIO()
    configure_logs("json", "warning", stream)
    yield stream
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.mark.parametrize(
    "nonsense",
    [RESERVED, NO_TEXT, framed(CONT), framed(PING) * 200 + framed(TEXT, HELLO), b"\r\n" * 3000],
    ids=["reserved", "no-text", "no-message", "pings-and-a-message", "no-frames"],
)
@pytest.mark.parametrize("welcome", [False, True], ids=["before-the-welcome", "after-it"])
def test_a_socket_that_speaks_no_protocol_is_cut_in_silence(
    server, log, monkeypatch, nonsense, welcome
):
    table = server.make()
    with a_connection(server) as line:
        if welcome:
            upgraded(line, table.id)
        else:
            monkeypatch.setattr(server.app.state.limits, "wait", lambda _: 0.3)
            line.sendall(asked_for(line, table.id))
            time.sleep(0.1)
        line.sendall(nonsense)
        assert is_cut(line)

    assert log.getvalue() == ""


def test_who_says_hello_before_the_welcome_is_heard(server, monkeypatch):
    table = server.make()
    monkeypatch.setattr(server.app.state.limits, "wait", lambda _: 0.3)
    with a_connection(server) as line:
        line.sendall(asked_for(line, table.id))
        time.sleep(0.1)
        line.sendall(framed(TEXT, HELLO))
        told = b""
        while b'"snapshot"' not in told:
            told += line.recv(65_536)


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: tea\r\n\r\n",
    ],
    ids=["tls", "version", "upgrade"],
)
def test_requests_that_are_none_are_not_logged(server, log, nonsense):
    with a_connection(server, nonsense) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 ")

    assert log.getvalue() == ""
