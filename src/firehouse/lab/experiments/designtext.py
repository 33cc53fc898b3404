"""Writes the design of an experiment as TOML that reads back as the same design."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from firehouse.lab.cells import Crew
from firehouse.lab.experiments.blocks import USUAL_BOTS, Block
from firehouse.lab.experiments.design import Experiment


def design_text(design: Experiment) -> str:
    """The whole design; what is usual in a block is left out."""
    top: dict[str, Any] = {"name": design.name, "seed": design.seed}
    if design.width is None:
        top["games"] = design.games
    else:
        top |= {"width": design.width, "most": design.games}
    top |= {
        "traced": design.traced,
        "drama": design.drama,
        "drama_playouts": design.drama_playouts,
    }
    return "\n".join([*_lines(top), *(_block_text(block) for block in design.blocks)])


def _block_text(block: Block) -> str:
    keys: dict[str, Any] = {
        "label": _one_or_many(block.labels),
        "rulesets": _one_or_many(block.rulesets),
        "boards": _one_or_many(block.boards),
        "difficulties": _one_or_many(block.difficulties),
        "crews": _one_or_many([_crew(crew) for crew in block.crews]),
        "bots": None if block.bots == USUAL_BOTS else _one_or_many(block.bots),
    }
    lines = ["\n[[cells]]", *_lines({key: v for key, v in keys.items() if v is not None})]
    if block.options:
        options = {name: _one_or_many(values) for name, values in block.options.items()}
        lines += ["[cells.options]", *_lines(options)]
    if block.files:
        lines += ["[cells.files]", *_lines(dict(block.files))]
    return "\n".join(lines) + "\n"


def _one_or_many(values: Sequence[Any]) -> Any:
    """None for nothing, one value by itself, else a list."""
    if not values:
        return None
    return values[0] if len(values) == 1 else list(values)


def _crew(crew: Crew) -> int | str:
    return crew if isinstance(crew, int) else "+".join(crew or ())


def _lines(table: dict[str, Any]) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in table.items()]


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else _string(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return _string(value) if isinstance(value, str) else repr(value)


def _string(text: str) -> str:
    """A text as TOML has it; what JSON leaves bare and TOML does not is escaped too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
