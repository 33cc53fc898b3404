"""A sealed message posted to an endpoint: only over HTTPS, and never into a private network."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1_000
"""Characters of an endpoint."""
SECONDS = 10.0
"""What a push service has to take a message, from the first byte to the answer."""
TRANSLATED: Final = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "::/96")))
"""Networks in which an IPv6 address stands for an IPv4 one, which may be a private one."""
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
        return not _is_public(ip_address(host))
    except ValueError:
        name = host.rstrip(".")
        return "." not in name or name.endswith((".local", ".localhost", ".internal"))


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """May anybody be found there, whatever network the server is in?"""
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped or any(address in network for network in TRANSLATED)
    ):
        return False
    inside = address.is_multicast or getattr(address, "is_site_local", False)
    return address.is_global and not inside


def post(endpoint: str, body: bytes, headers: dict[str, str], anywhere: bool) -> int:
    """The status of the answer, or 0 if there was none; for a thread, since it waits."""
    try:
        parts = checked(endpoint, anywhere)
        calling = HTTPConnection(parts.hostname or "", timeout=SECONDS)
        with _line(parts, anywhere) as line, closing(calling) as connection:
            connection.sock = _secured(line, parts)
            path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
            told = {"Host": parts.netloc, "TTL": LASTING, "Content-Encoding": "aes128gcm"}
            connection.request("POST", path, body, {**told, **headers})
            return connection.getresponse().status
    except (OSError, HTTPException, ValueError):
        return 0


@contextmanager
def _line(parts: SplitResult, anywhere: bool) -> Iterator[socket.socket]:
    """A connection that ends when its time is up, however often a byte comes on it."""
    with _connected(parts, anywhere) as line:
        end = Timer(SECONDS, _hang_up, (line,))
        end.start()
        try:
            yield line
        finally:
            end.cancel()


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _secured(line: socket.socket, parts: SplitResult) -> socket.socket:
    """The line itself, or TLS on a copy of it, so that the line can still be hung up."""
    if parts.scheme != "https":
        return line
    return _context().wrap_socket(line.dup(), server_hostname=parts.hostname)


def _connected(parts: SplitResult, anywhere: bool) -> socket.socket:
    """A connection to exactly the address that was checked, even if its name changes later."""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(where[4][0]) for where in found]
    if not anywhere and not all(_is_public(ip_address(address)) for address in addresses):
        raise Unwelcome
    return socket.create_connection((addresses[0], port), SECONDS)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
