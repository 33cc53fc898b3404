"""The seed of the day: everybody who plays a set-up on that day meets the same luck."""

from __future__ import annotations

import hmac
import json
from datetime import UTC, datetime
from typing import Final

from firehouse.core.canonical_setup import one_form
from firehouse.core.setup import Setup
from firehouse.core.table import NEW_SEED_BITS

LOCAL: Final = b"firehouse daily"
"""What stands in place of a secret where there is no server; everybody knows it."""


RANKED: Final = "ranked"
"""What keeps the seed of the day's ranked game apart from those that finished games tell."""


def daily_seed(setup: Setup, day: str, secret: bytes = LOCAL, use: str = "") -> int:
    """The seed of a day for a set-up, however that is spelt; a ValueError if it makes no sense.

    A server makes its own from its secret, so that nobody can work it out beforehand. Without a
    secret it is the local one: that of all who play without a server, and of no server. An empty
    secret is none: a ValueError. Each `use` has seeds of its own.
    """
    if not secret.strip():
        raise ValueError("The secret of the daily seeds is empty: everybody could work them out.")
    told = [day, one_form(setup).to_json(), *([use] if use else [])]
    plain = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hmac.digest(secret, plain.encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> (64 - NEW_SEED_BITS)


def today() -> str:
    """The day of the seed of the day, in UTC."""
    return datetime.now(UTC).date().isoformat()
