"""What observations and action numbers mean, as text: of one set-up, or tables of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from firehouse.core.catalogue import games
from firehouse.core.setup import Setup
from firehouse.envs.encoding import Encoding
from firehouse.envs.registration import encoded, env_id

PARTS = ("Planes", "The vector: flags, 0 or 1", "The vector: numbers, 0 to 255")
"""What the tables of a game hold, in the order of `EncodingFace.tables`."""


def tables() -> str:
    """The part of docs/envs.md that is made from the code."""
    return "\n".join([*_shapes(), *_features()])


def _shapes() -> Iterator[str]:
    yield "### Environments"
    yield ""
    yield "| id | planes | vector | actions |"
    yield "|---|---|---|---|"
    for ruleset in encoded():
        encoding = Encoding(Setup(ruleset.id))
        shape = " × ".join(str(size) for size in encoding.plane_shape)
        size, count = encoding.vector_size, len(encoding.actions)
        yield f"| `{env_id(ruleset.id)}` | {shape} | {size} | {count:,} |"
    yield ""


def _features() -> Iterator[str]:
    faces = ((row.title, row.load("encoding")) for row in games())
    for title, face in faces:
        for part, kinds in zip(PARTS, face.tables() if face else (), strict=False):
            yield f"### {title}. {part}"
            yield ""
            yield "| entry | meaning | when |"
            yield "|---|---|---|"
            for kind in kinds:
                yield f"| {kind.name} | {kind.text} | {kind.when} |"
            yield ""


def described(encoding: Encoding) -> str:
    """Every plane, every entry of the vector and every action of one set-up."""
    return "\n".join(_lines(encoding))


def _lines(encoding: Encoding) -> Iterator[str]:
    shape: Any = " × ".join(str(size) for size in encoding.board_shape)
    yield f"{env_id(encoding.setup.ruleset)}"
    yield f"Planes, each of {shape}:"
    yield from _numbered(encoding.plane_names)
    yield "Vector (numbers are best divided by what stands in brackets):"
    scaled = zip(encoding.vector_names, encoding.scale, strict=True)
    yield from _numbered([name if s == 1 else f"{name} [{s:g}]" for name, s in scaled])
    yield "Actions:"
    yield from _numbered(encoding.action_texts())


def _numbered(names: list[str]) -> Iterator[str]:
    for index, name in enumerate(names):
        yield f"{index:>6}  {name}"
