"""Which players a table with open seats is looking for, as it is stored and shown."""

from __future__ import annotations

from typing import Literal

import msgspec


class Seeks(msgspec.Struct, frozen=True):
    """Whom a table with open seats looks for."""

    language: str
    level: Literal["new", "any", "experienced"] = "any"
    time: Literal["short", "hour", "evening", "days"] = "hour"
