"""Hotshots, second edition: a crew on foot against a forest fire."""

import importlib
from typing import Any


def __getattr__(name: str) -> Any:
    """`firehouse.games.hotshots.odds` is imported when it is first asked for."""
    if name != "odds":
        raise AttributeError(f"firehouse.games.hotshots has no name {name!r}")
    return importlib.import_module("firehouse.games.hotshots.odds")
