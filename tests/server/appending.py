"""A process that appends as fast as it can and says what was acknowledged, to be killed."""

from __future__ import annotations

import asyncio
import sys

from some_rows import an_entry, make

from firehouse.server.storage import Store

TABLES = 10


async def main(url: str) -> None:
    store = Store(url)
    await store.start()
    tables = [f"t{number}" for number in range(TABLES)]
    await make(store, *tables)

    async def go_on(table: str) -> None:
        for seq in range(1, 1_000_000):
            assert await store.append(an_entry(table, seq))
            print(table, seq, flush=True)

    await asyncio.gather(*(go_on(table) for table in tables))


asyncio.run(main(sys.argv[1]))
