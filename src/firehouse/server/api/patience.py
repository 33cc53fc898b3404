"""Work for a client who may leave before it is finished."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

from firehouse.server.pool.thinkers import Unwanted

Answer = TypeVar("Answer")


async def while_there(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """What comes of the work; it is given up when the client has left."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Unwanted
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
