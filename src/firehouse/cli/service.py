"""Commands about the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from firehouse.cli.errors import refusing
from firehouse.server.options import About, Options, flag_of, variable_of


def with_options(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command these settings as options after its own arguments; all if none is named.

    Each can also be set in the environment.
    """
    wanted = [field for field in fields(Options) if not names or field.name in names]

    def give(command: Callable[..., None]) -> Callable[..., None]:
        own = Signature.from_callable(command, eval_str=True).parameters.values()
        kept = [parameter for parameter in own if parameter.kind is not Parameter.VAR_KEYWORD]
        options = [
            Parameter(
                field.name,
                Parameter.KEYWORD_ONLY,
                default=field.default,
                annotation=_annotation(field.name, *get_args(field.type)),
            )
            for field in wanted
        ]
        command.__signature__ = Signature([*kept, *options])  # type: ignore[attr-defined]
        return command

    return give


def _annotation(name: str, kind: Any, about: About) -> Any:
    """A setting as Typer wants it."""
    flags = [flag_of(name)]
    if kind is bool:
        flags.append(flag_of(f"no_{name}"))
    option = typer.Option("/".join(flags), envvar=variable_of(name), help=about.text)
    return Annotated[kind, option]


@with_options()
def serve(**given: Any) -> None:
    """Open the page, for this machine or for everybody."""
    with refusing(), _needing_the_server():
        from firehouse.server.memory import choose_allocator

        choose_allocator()
        from firehouse.server.app import create_app
        from firehouse.server.running import run
        from firehouse.server.settings import read_settings

        run(read_settings(given), create_app)


@with_options("data", "database")
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.")], **given: Any
) -> None:
    """Copy the database into one file, also while the server runs."""
    with refusing(), _needing_the_server():
        from firehouse.server.settings import read_settings
        from firehouse.server.storage.backup import copy_database
        from firehouse.terminal.files import need_new

        need_new(file)
        copy_database(read_settings(given).database_url, file)
    print(f"The database is copied to {file}.")


@with_options("data", "database", "keep_finished", "keep_abandoned", "archive")
def tidy(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say which tables would be removed.")
    ] = False,
    **given: Any,
) -> None:
    """Remove finished and abandoned tables that are old enough."""
    with refusing(), _needing_the_server():
        from firehouse.server.settings import read_settings
        from firehouse.server.upkeep import tidied

        for line in tidied(read_settings(given), dry_run):
            print(line)


@contextmanager
def _needing_the_server() -> Iterator[None]:
    """Say which package is missing where the engine was installed without its dependencies."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "firehouse":
            raise
        raise ValueError(f"The server needs {error.name}: pip install firehouse") from None
