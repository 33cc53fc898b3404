"""Commands about the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from firehouse.cli.errors import needing, refusing
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
    with refusing(), needing("server"):
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
    with refusing(), needing("server"):
        from firehouse.server.settings import read_settings
        from firehouse.server.storage.copies import copy_database
        from firehouse.terminal.files import need_new

        need_new(file)
        copy_database(read_settings(given).database_url, file)
    print(f"The database is copied to {file}.")


@with_options("data", "database")
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that backup made.")], **given: Any
) -> None:
    """Make a database from a copy, where there is none yet."""
    with refusing(), needing("server"):
        from firehouse.server.settings import prepare_data_folder, read_settings
        from firehouse.server.storage.copies import restore_database

        settings = read_settings(given)
        prepare_data_folder(settings)
        found = restore_database(settings.database_url, file)
    print(f"The database is restored from {file}: {found}.")


@with_options("data", "database", "keep_finished", "keep_abandoned", "archive")
def tidy(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say which tables would be removed.")
    ] = False,
    **given: Any,
) -> None:
    """Remove finished and abandoned tables that are old enough."""
    with refusing(), needing("server"):
        from firehouse.server.settings import read_settings
        from firehouse.server.upkeep import tidied

        for line in tidied(read_settings(given), dry_run):
            print(line)


TABLE = typer.Argument(help="The id of a table, or its code.")


@with_options("data", "database")
def people(
    table: Annotated[str, TABLE],
    export: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Print all that is stored about a person.")
    ] = None,
    forget: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Delete a person's name and words.")
    ] = None,
    **given: Any,
) -> None:
    """Say who sat at a table; print or delete what is kept of them."""
    with refusing(), needing("server"):
        from firehouse.server.settings import read_settings
        from firehouse.server.upkeep import exported, forgotten, people_of

        settings = read_settings(given)
        if export is not None:
            print(exported(settings, table, export))
        if forget is not None:
            print(forgotten(settings, table, forget))
        if export is None and forget is None:
            print("\n".join(people_of(settings, table)))


@with_options("data", "database")
def remove(table: Annotated[str, TABLE], **given: Any) -> None:
    """Delete a table with its game and all that was said at it."""
    with refusing(), needing("server"):
        from firehouse.server.settings import read_settings
        from firehouse.server.upkeep import removed

        print(removed(read_settings(given), table))


@with_options("data", "database")
def gallery(
    remove: Annotated[
        str | None, typer.Option(metavar="ID", help="Delete what is shown under this id.")
    ] = None,
    **given: Any,
) -> None:
    """Say what people show in the gallery, or delete one of it."""
    with refusing(), needing("server"):
        from firehouse.server.settings import read_settings
        from firehouse.server.upkeep import removed_work, works

        settings = read_settings(given)
        print("\n".join(works(settings)) if remove is None else removed_work(settings, remove))
