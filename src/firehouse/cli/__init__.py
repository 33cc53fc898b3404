"""The `firehouse` command. Every command imports what it needs when it runs: starting is quick."""

from __future__ import annotations

import io
import sys
from contextlib import suppress

from firehouse.cli.bare import do_without_typer

try:
    import typer
except ModuleNotFoundError:
    do_without_typer(sys.argv[1:])

from firehouse.cli.arguments import TakesFiles
from firehouse.cli.decisions import data
from firehouse.cli.errors import BAD_INPUT, sentence
from firehouse.cli.fullscreen import tui
from firehouse.cli.helping import help
from firehouse.cli.laboratory import lab
from firehouse.cli.many_games import arena, doctor, rules, simulate
from firehouse.cli.measure import benchmark
from firehouse.cli.one_game import play, replay, review, watch
from firehouse.cli.programs import join, mcp
from firehouse.cli.puzzles import puzzles
from firehouse.cli.service import backup, gallery, people, remove, restore, serve, tidy
from firehouse.cli.streams import forget_unwritten, open_closed_streams
from firehouse.cli.templates import template
from firehouse.cli.version import whole
from firehouse.core.catalogue import games

__all__ = ["app", "main"]

app = typer.Typer(
    help="Cooperative firefighting board games: play, watch, review, simulate, serve.",
    epilog="firehouse help tells more, by topics.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback()(whole)
WITH_FILES = (play, tui, watch, simulate)
PLAY = (replay, review, rules, arena, benchmark, join, mcp, template)
HOST = (serve, backup, restore, tidy, people, remove, gallery, doctor, help)
for command in WITH_FILES:
    app.command(cls=TakesFiles)(command)
for command in (*PLAY, *HOST, *(c for row in games() for c in row.load("commands") or ())):
    app.command()(command)
app.add_typer(lab, name="lab")
app.add_typer(data, name="data")
app.add_typer(puzzles, name="puzzles")


def main() -> None:
    """Run the command; odd bytes, closed streams and full disks are no reason to break."""
    open_closed_streams()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        forget_unwritten(sys.stdout)
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        with suppress(OSError):
            print(sentence(error), file=sys.stderr, flush=True)
        forget_unwritten(sys.stderr)
        sys.exit(BAD_INPUT)
