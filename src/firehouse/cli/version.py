"""`firehouse --version`, and nothing else: commands import what they need when they run."""

from __future__ import annotations

from typing import Annotated

import typer


def _tell(wanted: bool) -> None:
    if wanted:
        from firehouse import __version__

        print(f"firehouse {__version__}")
        raise typer.Exit


def whole(
    version: Annotated[
        bool, typer.Option("--version", help="Tell the version.", callback=_tell, is_eager=True)
    ] = False,
) -> None:
    """Cooperative firefighting board games: play, watch, review, simulate, serve."""
