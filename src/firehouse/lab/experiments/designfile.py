"""Designs of experiments as TOML, read and written.

Whatever is wrong gets a sentence with its place; what is written reads back as the same design.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from firehouse.core.fault import fault
from firehouse.core.nearest import near
from firehouse.core.setup import MAX_FILE, what_is
from firehouse.lab.cells import Crew
from firehouse.lab.experiments.design import (
    USUAL_BOTS,
    USUAL_DRAMA_PLAYOUTS,
    USUAL_GAMES,
    USUAL_MOST,
    USUAL_TRACED,
    Block,
    Experiment,
    Value,
    usual_drama,
)
from firehouse.words.language import part

MOST_BYTES: Final = 10_000_000
KEYS: Final = (
    *("name", "seed", "games", "width", "most", "traced", "drama", "drama_playouts", "cells"),
)
CELL_KEYS: Final = (
    *("rulesets", "boards", "difficulties", "crews", "options", "bots", "label", "files"),
)

KINDS: Final = {bool: "true or false", int: "a whole number", float: "a number"}

Item = TypeVar("Item")


def read_design(path: Path) -> Experiment:
    """The design in a file."""
    with open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    try:
        if len(data) > MOST_BYTES:
            raise ValueError(f"a design has at most {MOST_BYTES:,} bytes.")
        return parse_design(data.decode("utf-8-sig"), path.stem, path.parent)
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text file.") from None
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def parse_design(text: str, name: str, folder: Path) -> Experiment:
    """The design of a text; files that it names are looked for in the folder."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}.") from None
    except RecursionError:
        raise ValueError("this is nested too deeply for a design.") from None
    _need_known(data, KEYS, "A design")
    width = _width(data)
    games = _games(data, width)
    blocks = data.get("cells")
    if not isinstance(blocks, list) or not blocks:
        raise ValueError("a design needs at least one [[cells]] with 'rulesets' in it.")
    cells = tuple(_placed(number, block, folder) for number, block in enumerate(blocks, 1))
    return Experiment(
        name=_line("name", data.get("name", name)).strip(),
        blocks=cells,
        seed=_whole("seed", data.get("seed", 0)),
        games=games,
        width=width,
        traced=_whole("traced", data.get("traced", USUAL_TRACED)),
        drama=_whole("drama", data.get("drama", usual_drama(cells))),
        drama_playouts=_whole("drama_playouts", data.get("drama_playouts", USUAL_DRAMA_PLAYOUTS)),
    )


def _width(data: dict[str, Any]) -> float | None:
    """The width that is asked for, if one is."""
    value = data.get("width")
    if value is None or (isinstance(value, int | float) and not isinstance(value, bool)):
        return value
    raise ValueError(f"'width' must be a number of points; this is {_what_is(value)}.")


def _games(data: dict[str, Any], width: float | None) -> int:
    """How many games a cell has at most."""
    if width is None:
        if "most" in data:
            raise ValueError("'most' goes with 'width'; write 'games' for a fixed number of games.")
        return _whole("games", data.get("games", USUAL_GAMES))
    if "games" in data:
        raise ValueError("give 'games' or 'width', not both; 'most' goes with 'width'.")
    return _whole("most", data.get("most", USUAL_MOST))


def _placed(number: int, data: Any, folder: Path) -> Block:
    """A block, with its number before whatever is wrong with it."""
    try:
        return _block(data, folder)
    except ValueError as error:
        raise ValueError(f"cells {number}: {error}") from None


def _block(data: Any, folder: Path) -> Block:
    if not isinstance(data, dict):
        raise ValueError(f"this must be a table, begun with [[cells]]; it is {_what_is(data)}.")
    _need_known(data, CELL_KEYS, "A [[cells]]")
    if "rulesets" not in data:
        raise ValueError("'rulesets' is missing; firehouse rules lists them.")
    return Block(
        rulesets=_several("rulesets", data["rulesets"], _text),
        boards=_several("boards", data.get("boards", []), _text),
        difficulties=_several("difficulties", data.get("difficulties", []), _text),
        crews=_several("crews", data.get("crews", []), _crew),
        options=_options(data.get("options", {})),
        bots=_several("bots", data.get("bots", list(USUAL_BOTS)), _text),
        labels=_several("label", data.get("label", []), _line),
        files=_files(data.get("files", {}), folder),
    )


def _need_known(data: dict[str, Any], known: tuple[str, ...], what: str) -> None:
    for key in data:
        if key not in known:
            raise fault("laboratory.no-key", what=what, key=key, near=near(key, list(known)))


def _several(name: str, value: Any, one: Callable[[str, Any], Item]) -> tuple[Item, ...]:
    """One value, or a list of them."""
    values = value if isinstance(value, list) else [value]
    return tuple(one(name, item) for item in values)


def _text(name: str, value: Any) -> str:
    if isinstance(value, str) and value.strip():
        return value
    found = "empty" if isinstance(value, str) else _what_is(value)
    raise ValueError(f"'{name}' must be a text; this is {found}.")


def _line(name: str, value: Any) -> str:
    """A text that is printed in tables and pages."""
    text = _text(name, value)
    if len(text.splitlines()) > 1:
        raise ValueError(f"'{name}' must be one line; this has several.")
    return text


def _what_is(value: Any) -> str:
    """What a value is, as TOML has it."""
    return KINDS.get(type(value)) or part(what_is(value))


def _whole(name: str, value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(f"'{name}' must be a whole number; this is {_what_is(value)}.")


def _crew(name: str, value: Any) -> Crew:
    """A size, roles as "paramedic+captain" or a list of them, or "all"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    roles = value.split("+") if isinstance(value, str) else value
    if isinstance(roles, list) and roles and all(isinstance(role, str) for role in roles):
        return tuple(role.strip().lower() for role in roles)
    raise ValueError(
        f"'{name}' must be numbers of firefighters or roles such as \"paramedic+captain\"; "
        f"this is {_what_is(value)}."
    )


def _options(value: Any) -> dict[str, tuple[Value, ...]]:
    if not isinstance(value, dict):
        raise ValueError(
            f"'options' must be a table of names and values; this is {_what_is(value)}."
        )
    return {name: _several(name, values, _value) for name, values in value.items()}


def _value(name: str, value: Any) -> Value:
    if isinstance(value, int | bool | str):
        return value
    raise ValueError(
        f"Option '{name}' must be a number, true or false, or a word; this is {_what_is(value)}."
    )


def _files(value: Any, folder: Path) -> dict[str, str]:
    """The texts of a player's own files; a value of one line is a file's name."""
    if not isinstance(value, dict):
        raise ValueError(f"'files' must be a table of names and files; this is {_what_is(value)}.")
    return {name: _file(name, _text(name, text), folder) for name, text in value.items()}


def _file(name: str, text: str, folder: Path) -> str:
    if "\n" in text:
        return text
    try:
        data = (folder / text).read_bytes()
        return data[: MAX_FILE + 1].decode()
    except OSError as error:
        raise ValueError(f"the file '{name}' cannot be read: {error.strerror}, {text}.") from None
    except UnicodeDecodeError:
        raise ValueError(f"the file '{name}' is not a text file: {text}.") from None


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
    return "\n".join([*_lines_of(top), *(_block_text(block) for block in design.blocks)])


def _block_text(block: Block) -> str:
    keys: dict[str, Any] = {
        "label": _one_or_many(block.labels),
        "rulesets": _one_or_many(block.rulesets),
        "boards": _one_or_many(block.boards),
        "difficulties": _one_or_many(block.difficulties),
        "crews": _one_or_many([_crew_text(crew) for crew in block.crews]),
        "bots": None if block.bots == USUAL_BOTS else _one_or_many(block.bots),
    }
    lines = ["\n[[cells]]", *_lines_of({key: v for key, v in keys.items() if v is not None})]
    if block.options:
        options = {name: _one_or_many(values) for name, values in block.options.items()}
        lines += ["[cells.options]", *_lines_of(options)]
    if block.files:
        lines += ["[cells.files]", *_lines_of(dict(block.files))]
    return "\n".join(lines) + "\n"


def _one_or_many(values: Sequence[Any]) -> Any:
    """None for nothing, one value by itself, else a list."""
    if not values:
        return None
    return values[0] if len(values) == 1 else list(values)


def _crew_text(crew: Crew) -> int | str:
    return crew if isinstance(crew, int) else "+".join(crew or ())


def _lines_of(table: dict[str, Any]) -> list[str]:
    return [f"{_key(name)} = {_value_text(value)}" for name, value in table.items()]


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else _string(name)


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value_text(item) for item in value) + "]"
    return _string(value) if isinstance(value, str) else repr(value)


def _string(text: str) -> str:
    """A text as TOML has it; what JSON leaves bare and TOML does not is escaped too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
