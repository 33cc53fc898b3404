"""Sockets that can be cut: a client that reads nothing would never take a polite end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT: Final = "firehouse.cut"
"""The extension of the scope that holds what cuts the connection."""


class Cuttable(WebSocketsSansIOProtocol):
    """A socket of the server whose app may drop what the client does not take."""

    def handle_connect(self, event: Request) -> None:
        """Open a socket, and tell the app how to cut it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[CUT] = self.transport.abort


def cut(scope: Mapping[str, Any]) -> None:
    """End a connection now, with all that waits to be sent; other servers do it in their time."""
    abort: Callable[[], None] | None = scope.get("extensions", {}).get(CUT)
    if abort is not None:
        abort()
