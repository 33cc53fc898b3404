"""Sockets that can be cut, for clients that read nothing and so never see a polite end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

CUT: Final = "firehouse.cut"
"""The extension of the scope that holds what cuts the connection."""


def offer_cut(scope: Mapping[str, Any], abort: Callable[[], None]) -> None:
    """Tell the app what cuts its connection."""
    cast(dict[str, Any], scope["extensions"])[CUT] = abort


def cut(scope: Mapping[str, Any]) -> None:
    """End a connection now, with all that waits to be sent; other servers do it in their time."""
    abort: Callable[[], None] | None = scope.get("extensions", {}).get(CUT)
    if abort is not None:
        abort()
