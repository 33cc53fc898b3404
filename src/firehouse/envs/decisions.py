"""Games of a bot as data to learn from: what was seen, what was legal, what was played, the end.

A file is Parquet with a row for each decision. Planes and masks are packed, a bit an entry;
`load` gives arrays.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from firehouse.bots import Budget, bot_of
from firehouse.bots.judging import chosen
from firehouse.core.catalogue import rules_version
from firehouse.core.game import WON
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.envs.encoding import Encoding
from firehouse.envs.version import VERSION
from firehouse.thinking import live_for_parent

__all__ = ["Source", "about", "decisions", "load", "processes", "record"]

FORMAT: Final = "firehouse-decisions"
ABOUT: Final = "firehouse"
"""The key of the file's metadata that tells what it holds."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Source:
    """Who plays what."""

    setup: Setup
    bot: str
    budget: Budget


def decisions(source: Source, seed: int) -> list[Row]:
    """The decisions of one game, at the table of a seed."""
    encoding = _encoding(json.dumps(source.setup.to_json(), sort_keys=True))
    table, bot, luck = Table(source.setup, seed), bot_of(source.bot), Rng(seed)
    where = f"{source.setup.ruleset}, seed {seed}"
    rows: list[Row] = []
    while table.result is None:
        state = table.state
        observation = encoding.observe(state)
        action = chosen(table.game, state.copy(), bot, luck, source.budget, len(rows) + 1, where)
        rows.append(
            {
                "seed": seed,
                "decision": len(rows),
                "pawn": int(table.game.actor(state)),
                "planes": np.packbits(observation["planes"]).tobytes(),
                "vector": observation["vector"].tobytes(),
                "mask": np.packbits(encoding.mask(state)).tobytes(),
                "action": encoding.number(action),
            }
        )
        table.play(action)
    won = table.result == WON
    for row in rows:
        row["value"] = float(won)
        row["left"] = len(rows) - row["decision"] - 1
    return rows


def record(
    source: Source,
    games: int,
    seed: int,
    path: Path,
    workers: int = 1,
    progress: Callable[[int], None] = lambda more: None,
) -> int:
    """Write the games of the seeds from `seed` on to a new file; how many decisions they had."""
    import polars

    if path.exists():
        raise FileExistsError(f"{path} exists already; choose another name.")
    if not path.parent.is_dir():
        raise FileNotFoundError(f"There is no folder {path.parent} for the file.")
    encoding = Encoding(source.setup)
    bot_of(source.bot)
    rows: list[Row] = []
    for played in _played(source, range(seed, seed + games), workers):
        rows += played
        progress(1)
    about = {
        "format": FORMAT,
        "version": 1,
        "encoding": VERSION,
        "rules_version": rules_version(source.setup.ruleset),
        "setup": source.setup.to_json(),
        "bot": source.bot,
        "planes": list(encoding.plane_shape),
        "vector": encoding.vector_size,
        "actions": len(encoding.actions),
        "games": games,
    }
    table = polars.DataFrame(rows, schema=_schema(polars))
    table.write_parquet(path, metadata={ABOUT: json.dumps(about)})
    return len(rows)


def _schema(polars: Any) -> dict[str, Any]:
    return {
        "seed": polars.Int64,
        "decision": polars.Int32,
        "pawn": polars.Int8,
        "planes": polars.Binary,
        "vector": polars.Binary,
        "mask": polars.Binary,
        "action": polars.Int32,
        "value": polars.Float32,
        "left": polars.Int32,
    }


def _played(source: Source, seeds: range, workers: int) -> Iterator[list[Row]]:
    if workers == 1:
        yield from map(partial(decisions, source), seeds)
        return
    with processes(workers) as pool:
        yield from pool.map(partial(decisions, source), seeds)


def processes(workers: int) -> ProcessPoolExecutor:
    """Processes that play games, and end with this one however it ends."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), live_for_parent)


@lru_cache(maxsize=4)
def _encoding(setup: str) -> Encoding:
    return Encoding(Setup.from_json(json.loads(setup)))


def about(path: Path) -> dict[str, Any]:
    """What a file holds; a ValueError if it is none of ours."""
    import polars

    try:
        told = polars.read_parquet_metadata(path).get(ABOUT)
    except polars.exceptions.PolarsError as error:
        raise ValueError(f"{path} is no file of decisions: {error}") from None
    found: dict[str, Any] = json.loads(told) if told else {}
    if found.get("format") != FORMAT:
        raise ValueError(f"{path} is no file of decisions.")
    return found


def load(path: Path) -> dict[str, npt.NDArray[Any]]:
    """A whole file as arrays, a row for each decision: planes, vector, mask, action, value, …"""
    import polars

    told = about(path)
    table = polars.read_parquet(path)
    shape, size, count = tuple(told["planes"]), int(told["vector"]), int(told["actions"])
    found = {
        "planes": _bits(table["planes"], int(np.prod(shape))).reshape(-1, *shape),
        "vector": _bytes(table["vector"], size),
        "mask": _bits(table["mask"], count).astype(np.int8),
    }
    for name in ("action", "value", "pawn", "seed", "decision", "left"):
        found[name] = table[name].to_numpy()
    return found


def _bytes(column: Any, width: int) -> npt.NDArray[np.uint8]:
    return np.frombuffer(b"".join(column.to_list()), np.uint8).reshape(-1, width)


def _bits(column: Any, count: int) -> npt.NDArray[np.uint8]:
    return np.unpackbits(_bytes(column, -(-count // 8)), axis=1, count=count)
