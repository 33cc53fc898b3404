"""The command that writes a file to begin with: a plan, a deck, a design …"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from firehouse.cli.errors import refusing
from firehouse.core.fault import fault


def template(
    name: Annotated[
        str, typer.Argument(help="plan, deck, specialists, tiles, cards, layout or design.")
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it to this new file.")
    ] = None,
) -> None:
    """Print a file of yours to begin with: a plan, a deck, a design …"""
    from firehouse.terminal.files import write_new
    from firehouse.words.language import tell

    with refusing():
        text = _text(name)
        if out is not None:
            write_new(out, text)
    if out is None:
        print(text, end="")
    else:
        print(tell("command-line.template", path=out, command="firehouse help docs/files.md"))


def _text(name: str) -> str:
    from firehouse.core.catalogue import games
    from firehouse.core.nearest import near

    files = {file.name: file for row in games() for file in row.files if file.template}
    if name == "design":
        from firehouse.lab.experiments.designfile import design_text
        from firehouse.lab.experiments.presets import preset

        return design_text(preset("second-story"))
    if name not in files:
        raise fault("command-line.no-template", name=name, near=near(name, [*files, "design"]))
    return files[name].text()
