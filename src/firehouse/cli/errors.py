"""Bad input and interrupts, as one sentence and an exit status."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import typer

from firehouse.core.fault import fault

BROKEN: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
DEBUG: Final = "FIREHOUSE_DEBUG"
"""Asks for the traceback of a bot that broke, whatever its value is."""


@contextmanager
def refusing(interrupted: Callable[[], str] | None = None) -> Iterator[None]:
    """Turn bad input into one sentence on the error stream and exit status 2."""
    try:
        yield
    except (ValueError, OSError) as error:
        if is_of_a_stream(error):
            raise
        typer.echo(sentence(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        typer.echo(f"\n{(interrupted or _stopped)()}", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _stopped() -> str:
    from firehouse.words.language import tell

    return tell("line.stopped")


@contextmanager
def needing(what: str, extra: str = "", libraries: tuple[str, ...] = ()) -> Iterator[None]:
    """Say what to install where a library is missing: one of these, or any that is not ours.

    It is a `screen`, an `assistant`, a `laboratory`, a `server` or a `recording` that needs it.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in libraries if libraries else missing == "firehouse":
            raise
        package = f"'firehouse[{extra}]'" if extra else "firehouse"
        command = f"pip install {package}"
        missed = fault("command-line.needs", what=what, library=error.name, command=command)
        raise missed from None


@contextmanager
def naming_faults() -> Iterator[None]:
    """A bot that breaks is a fault of its program: which game it was, and on request where."""
    from firehouse.bots.judging import BotFault

    try:
        yield
    except BotFault as fault:
        if fault.__cause__ is not None and os.environ.get(DEBUG):
            from traceback import format_exception

            typer.echo("".join(format_exception(fault.__cause__)), err=True)
        typer.echo(str(fault), err=True)
        raise typer.Exit(BROKEN) from None


def sentence(error: Exception) -> str:
    """What went wrong, for a person."""
    if isinstance(error, OSError):
        from firehouse.terminal.files import complaint

        return complaint(error)
    return str(error)


def is_of_a_stream(error: Exception) -> bool:
    """Did reading or writing fail on no named file, so probably on a standard stream?"""
    return isinstance(error, OSError) and error.errno is not None and error.filename is None
