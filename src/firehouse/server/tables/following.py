"""Takes many steps of a game one after the other, without blocking others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from firehouse.core.table import Table

CHUNK: Final = 64
"""Steps that are taken in one go."""


async def follow(core: Table, actions: Iterable[int | str]) -> None:
    """Take the steps of another game."""
    for number, action in enumerate(actions, 1):
        core.follow(core.parse(action))
        if number % CHUNK == 0:
            await asyncio.sleep(0)
