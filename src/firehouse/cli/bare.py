"""The command where neither Typer nor Rich is installed."""

from __future__ import annotations

import sys
from typing import NoReturn


def do_without_typer(words: list[str]) -> NoReturn:
    """Only the doctor runs with nothing installed; any other command says what it lacks."""
    if words[:1] != ["doctor"]:
        sys.exit("The command line needs Typer and Rich: pip install firehouse")
    from firehouse.terminal.doctor import examine

    examine()
    sys.exit(0)
