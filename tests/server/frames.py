"""Sockets by hand, byte for byte: what no library of a client would send."""

from __future__ import annotations

import os
import socket
import struct

TEXT, CONT, PING, PONG = 0x1, 0x0, 0x9, 0xA
LAST = 0x80


def framed(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A short frame as clients send it: masked."""
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return struct.pack("!BB", kind | (LAST if last else 0), 0x80 | len(payload)) + mask + hidden


def asked_for(line: socket.socket, table: str) -> bytes:
    """The request for a socket."""
    host, port = line.getpeername()[:2]
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )


def upgraded(line: socket.socket, table: str) -> None:
    """Make a socket of a connection."""
    line.sendall(asked_for(line, table))
    assert b" 101 " in line.recv(4096)
