"""A sealed message posted to an endpoint: only over HTTPS, and never into a private network."""

from __future__ import annotations

import socket
import ssl
from functools import cache
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1_000
"""Characters of an endpoint."""
SECONDS: Final = 10.0
LASTING: Final = "86400"
"""Seconds for which a push service keeps a message for a browser that is away."""


class Unwelcome(ValueError):  # noqa: N818 - not an error of the program
    """An endpoint to which nothing is sent."""


def checked(endpoint: str, anywhere: bool) -> SplitResult:
    """The parts of an endpoint's address; Unwelcome if it is none that may be posted to."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Unwelcome from None
    schemes = ("https", "http") if anywhere else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        raise Unwelcome
    if not anywhere and (port not in (None, 443) or _is_private(parts.hostname)):
        raise Unwelcome
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise Unwelcome
    return parts


def _is_private(host: str) -> bool:
    """Is it by its name an address that only a private network has?"""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost", ".internal"))


def post(endpoint: str, body: bytes, headers: dict[str, str], anywhere: bool) -> int:
    """The status of the answer, or 0 if there was none; for a thread, since it waits."""
    try:
        parts = checked(endpoint, anywhere)
        connection = HTTPConnection(parts.hostname or "", timeout=SECONDS)
        connection.sock = _connected(parts, anywhere)
        try:
            path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
            told = {"Host": parts.netloc, "TTL": LASTING, "Content-Encoding": "aes128gcm"}
            connection.request("POST", path, body, {**told, **headers})
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, HTTPException, ValueError):
        return 0


def _connected(parts: SplitResult, anywhere: bool) -> socket.socket:
    """A connection to the very address that was looked at, whatever its name says later."""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(where[4][0]) for where in found]
    if not anywhere and not all(ip_address(address).is_global for address in addresses):
        raise Unwelcome
    line = socket.create_connection((addresses[0], port), SECONDS)
    return _context().wrap_socket(line, server_hostname=parts.hostname) if secure else line


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
