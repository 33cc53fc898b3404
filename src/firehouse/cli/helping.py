"""`firehouse help`: short texts on topics, pages of the handbook, the help of every command."""

from __future__ import annotations

from importlib.resources import files
from textwrap import wrap
from typing import Annotated, Final

import typer

from firehouse.cli import handbook
from firehouse.cli.completing import topics as completed
from firehouse.cli.errors import refusing
from firehouse.core.fault import fault
from firehouse.core.nearest import alike

ORDER: Final = ("playing", "saved", "files", "bots", "lab", "learning", "server", "shell")
SUFFIX: Final = ".txt"


def topics() -> dict[str, str]:
    """Every topic by its name, the first ones for who is new; its first line is its title."""
    folder = files(__package__) / "topics"
    return {name: (folder / f"{name}{SUFFIX}").read_text(encoding="utf-8") for name in ORDER}


def help(
    context: typer.Context,
    topic: Annotated[
        str | None,
        typer.Argument(
            help="A topic, a page or a command; all are listed if not said.",
            autocompletion=completed,
        ),
    ] = None,
) -> None:
    """Tell about a topic: playing, files, bots, lab, server …"""
    known = topics()
    if topic is None:
        print(_list(known))
    elif topic in known:
        print(known[topic], end="")
    elif topic in handbook.names():
        from firehouse.terminal.screen import Screen

        Screen().markdown(handbook.text(topic))
    else:
        with refusing():
            print(_of_command(context, topic, known))


def _list(known: dict[str, str]) -> str:
    from firehouse.words.language import tell

    width = max(map(len, known))
    rows = [f"  {name:<{width}}  {text.splitlines()[0]}" for name, text in known.items()]
    return "\n".join(
        [
            tell("command-line.help-topics", command="firehouse help TOPIC"),
            "",
            *rows,
            "",
            tell(
                "command-line.help-command",
                command="firehouse help COMMAND",
                all="firehouse --help",
            ),
            "",
            tell("command-line.help-pages", command="firehouse help PAGE"),
            "",
            *wrap("  ".join(handbook.names()), 78, initial_indent="  ", subsequent_indent="  "),
        ]
    )


def _of_command(context: typer.Context, name: str, known: dict[str, str]) -> str:
    """What a command says of itself; a ValueError names the nearest topics and commands."""
    whole = context.find_root()
    commands = getattr(whole.command, "commands", {})
    if name not in commands:
        close = alike(name, [*known, *handbook.names(), *commands])
        raise fault("command-line.no-help", name=name, near=close, command="firehouse help")
    command = commands[name]
    with command.make_context(name, [], parent=whole, resilient_parsing=True) as found:
        return str(command.get_help(found))
