"""A random text that this machine keeps; a server counts tries at the day's game by it."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from functools import cache
from typing import Final

from firehouse.tui.remote.tickets import state_folder, write_private

FILE: Final = "player"
FORM: Final = re.compile("[A-Za-z0-9_-]{22,64}")


def player() -> str:
    """What is kept, or a new one; where nothing can be kept it lasts as long as the program."""
    with suppress(OSError, RuntimeError, ValueError):
        kept = (state_folder() / FILE).read_text()
        if FORM.fullmatch(kept):
            return kept
    write_private(FILE, _made())
    return _made()


@cache
def _made() -> str:
    return secrets.token_urlsafe(32)
