"""Translates every game and compiles what comes out; `python -m firehouse.native.build`.

A library lies beside a description of it, which is written last: its layout, and the digests of
all sources that it was made from. The loader takes it only as long as they are unchanged.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from firehouse import _toolchain
from firehouse.core.catalogue import games
from firehouse.native.files import (
    DESCRIPTION,
    FORMAT,
    HERE,
    SUFFIX,
    described,
    source_digest,
)
from firehouse.native.layout import Layout
from firehouse.native.sources import ROOT
from firehouse.native.terms import PRELUDE
from firehouse.native.translation import Translation
from firehouse.native.types import LOG
from firehouse.native.unit import Unit, unit_of

FLAGS: Final = ("-std=gnu11", "-fPIC", "-shared", "-fwrapv", "-ffp-contract=off", "-w")
KINDS: Final = {
    "quick": ("-O2", "-fno-tree-slp-vectorize"),  # fields written one by one are read so too
    "checked": ("-O1", "-g", "-DCHECKED"),
    "sanitized": (
        "-O1",
        "-g",
        "-DCHECKED",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover",
    ),
    "covered": ("-O0", "-g", "--coverage", "-Dinline="),
}
"""How a library can be compiled: to be quick, or to find what is wrong."""


@dataclass(frozen=True)
class Made:
    """A translated game before it is compiled."""

    name: str
    code: str
    description: dict[str, Any]


TRANSLATOR: Final = [
    "dialect",
    "types",
    "sources",
    "unit",
    "world",
    "terms",
    "operations",
    "sequences",
    "calls",
    "bodies",
    "signature",
    "entries",
    "layout",
    "translation",
    "build",
    "memory",
    "files",
]
"""The files of this folder that a library depends on."""


def translated(unit: Unit) -> Made:
    """A game in C, with what the loader must know of it."""
    translation = Translation(unit)
    translation.run()
    code = translation.c_file()
    layout = translation.layout()
    tools = (PRELUDE.with_name(f"{name}.py") for name in TRANSLATOR)
    sources = {*translation.world.sources.read(), PRELUDE, *tools}
    description = {
        "format": FORMAT,
        "classes": layout.table(),
        "texts": list(translation.texts),
        "failures": translation.failures,
        "shared": list(translation.globals.values()),
        "entries": {entry: _entry(translation, layout, entry) for entry in unit.entries},
        "sources": {
            path.relative_to(ROOT).as_posix(): source_digest(path)
            for path in sorted(sources)
            if path.is_relative_to(ROOT)
        },
    }
    return Made(unit.name, code, description)


def _entry(translation: Translation, layout: Layout, path: str) -> dict[str, Any]:
    """How Python calls an entry."""
    signature = translation.entry(path)
    kinds = [layout.plain(None, kind) for _, kind, _ in signature.parameters if kind != LOG]
    if signature.owner is not None:
        kinds.insert(0, ["at", signature.owner.name])
    return {
        "c": f"fh_{signature.c}",
        "takes": kinds,
        "gives": layout.plain(None, signature.returns),
    }


def compiled(made: Made, folder: Path, kind: str = "quick") -> Path:
    """Compile a game into a folder; where its library lies."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"{made.name}.c"
    source.write_text(made.code, encoding="utf-8")
    library = folder / f"{made.name}{SUFFIX}"
    draft = folder / f"{made.name}.new{SUFFIX}"
    command = [
        *_toolchain.native_command(),
        *FLAGS,
        *KINDS[kind],
        "-o",
        str(draft),
        str(source),
        "-lm",
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if done.returncode:
        raise RuntimeError(f"{made.name} does not compile:\n{done.stderr}")
    description = folder / f"{made.name}{DESCRIPTION}"
    description.unlink(missing_ok=True)
    draft.replace(library)
    draft = description.with_suffix(".new")
    draft.write_text(json.dumps(made.description), encoding="utf-8")
    draft.replace(description)
    return library


def main() -> None:
    """Bring the libraries up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="compile what is up to date too")
    parser.add_argument("--kind", choices=list(KINDS), default="quick")
    parser.add_argument("--into", type=Path, default=HERE, help="the folder for the libraries")
    chosen = parser.parse_args()
    if (obstacle := _toolchain.missing_for_native()) is not None:
        print(f"The games are not compiled, for {obstacle}.", file=sys.stderr)
        return
    with ThreadPoolExecutor() as beside:
        begun = [
            beside.submit(compiled, translated(unit), chosen.into, chosen.kind)
            for row in games()
            if (unit := unit_of(row)) is not None
            and (chosen.force or described(row.id, chosen.into) is None)
        ]
    for made in begun:
        print(made.result())


if __name__ == "__main__":
    main()
