"""Writes the page's types from the service's: web/src/protocol, and a file in each game's folder.

`python scripts/protocol_types.py` writes them; `--check` only says which of them are stale.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
import pydantic

from firehouse.core.catalogue import games
from firehouse.stage.shapes import Named

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "web" / "src"
SHARED: Final = PAGE / "protocol" / "index.ts"
DECISIONS: Final = PAGE / "protocol" / "decisions.ts"
HEAD: Final = "/** Made by scripts/protocol_types.py from {}; change those. */\n"
MODULES: Final = (
    "firehouse.core.phrase",
    "firehouse.stage.shapes",
    "firehouse.server.advice_shapes",
    "firehouse.server.commands",
    "firehouse.server.messages",
    "firehouse.server.storage.seeks",
    "firehouse.server.api.models",
    "firehouse.server.api.record_models",
    "firehouse.server.api.privacy_models",
    "firehouse.server.api.glimpse_models",
    "firehouse.server.today.models",
    "firehouse.server.lockers.models",
    "firehouse.server.puzzles.models",
    "firehouse.server.workshop.models",
)
"""What all games share, in the order in which it is written."""
DECIDING: Final = (
    "firehouse.stage.film",
    "firehouse.stage.reconnection",
    "firehouse.stage.command_line",
    "firehouse.stage.setup_draft",
)
"""Where the numbers stand by which all clients decide alike; the words are words/page.py's."""
GAME_MODULES: Final = ("pictures.shapes", "stage.shapes")
"""Where each game keeps the types of its view and its scene."""
SENT: Final = "firehouse.server.commands"
"""What clients send from here may leave out what has a default; what they get is whole."""
WIDTH: Final = 112
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}


class Writer:
    """The types of some modules as TypeScript; it knows the names that others have written."""

    def __init__(self, modules: Sequence[str], known: Mapping[str, str]) -> None:
        self.known = known
        self.written: dict[str, str] = {}
        """Declarations by name."""
        self.used: set[str] = set()
        """Names that were written elsewhere."""
        self._aliases: dict[Any, str] = {}
        found = [import_module(name) for name in modules]
        for module in found:
            self._write_aliases(module)
        for module in found:
            for cls in classes_of(module):
                doc = ast.get_docstring(source_of(cls)) or ""
                self._write(page_name(cls), self._declaration(cls), doc)

    def _write(self, name: str, body: str, doc: str) -> None:
        gap = "" if body.startswith("\n") else " "
        text = f"{comment(doc, '')}export type {name} ={gap}{body};\n"
        before = self.written.setdefault(name, text)
        if before.partition("export")[2] != text.partition("export")[2]:
            sys.exit(f"Two types are called {name} in the protocol, and they differ.")

    def _write_aliases(self, module: types.ModuleType) -> None:
        """Words to choose from, and texts and dicts that the protocol has a name for."""
        docs = docs_of(ast.parse(inspect.getsource(module)).body)
        for name, value in vars(module).items():
            if get_origin(value) is Literal and name in docs:
                self._aliases[value] = name
                self._write(name, literal(value), docs[name])
            elif isinstance(value, types.UnionType) and not name.startswith("Any"):
                self._aliases[value] = name
                self._write(name, self._union(get_args(value)), docs.get(name, ""))
            elif (named := name_of(value)) and named.text:
                self._write(named.name, self.type_of(get_args(value)[0]), named.text)

    def _declaration(self, cls: type) -> str:
        if below := [other for other in cls.__subclasses__() if is_base(cls)]:
            return "\n  | ".join(["", *(page_name(other) for other in below)])
        bases = [page_name(base) for base in bases_of(cls) if not is_base(base)]
        lines = list(self._lines(cls))
        body = "{\n" + "".join(lines) + "}" if lines else "Record<string, never>"
        return " & ".join([*(self._name(base) for base in bases), body])

    def _lines(self, cls: type) -> Iterator[str]:
        config = getattr(cls, "__struct_config__", None)
        if config is not None and config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};\n"
        for owner in [*filter(is_base, bases_of(cls)), cls]:
            hints = get_type_hints(owner, include_extras=True)
            docs = docs_of(source_of(owner).body)
            for name in own_fields(owner):
                mark = "?" if may_be_left_out(cls, name, hints[name]) else ""
                doc = docs.get(name) or described(cls, name)
                yield f"{comment(doc, '  ')}  {name}{mark}: {self.type_of(hints[name])};\n"

    def type_of(self, hint: Any) -> str:
        """A type of Python as one of TypeScript."""
        if named := name_of(hint):
            return self._name(named.name)
        if hint in self._aliases:
            return self._aliases[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.type_of(arguments[0])
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in (None, type(None)):
            return "null"
        if origin is Literal:
            return literal(hint)
        if origin in (Union, types.UnionType):
            return self._union(arguments)
        if origin in (list, tuple, Sequence):
            inner = self.type_of(arguments[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.type_of(arguments[0])}, {self.type_of(arguments[1])}>"
        if isinstance(hint, type):
            return self._name(page_name(hint))
        sys.exit(f"The protocol has no type for {hint}.")

    def _union(self, arguments: Sequence[Any]) -> str:
        return " | ".join(dict.fromkeys(self.type_of(argument) for argument in arguments))

    def _name(self, name: str) -> str:
        if name in self.known:
            self.used.add(name)
        return name


def classes_of(module: types.ModuleType) -> Iterator[type]:
    """The classes that a module tells clients of, in their order."""
    for name, value in vars(module).items():
        is_own = isinstance(value, type) and value.__module__ == module.__name__ and name[0] != "_"
        if is_own and value is not Named and is_told(value):
            yield value


def is_told(cls: type) -> bool:
    if issubclass(cls, pydantic.BaseModel):
        return not is_base(cls)
    return issubclass(cls, msgspec.Struct) or is_typeddict(cls) or is_dataclass(cls)


def is_base(cls: type) -> bool:
    """Is the class there only to be made more of?"""
    return cls.__name__ in ("Command", "Message", "Asked", "Told")


def page_name(cls: type) -> str:
    """What the page calls a class; TypeScript itself has a Record."""
    name = cls.__name__.removesuffix("Model")
    return cls.__name__ if name == "Record" else name


def name_of(hint: Any) -> Named | None:
    """The name that the protocol gives to a text or dict."""
    found = getattr(hint, "__metadata__", ())
    return next((one for one in found if isinstance(one, Named)), None)


def literal(hint: Any) -> str:
    return " | ".join(json.dumps(word) for word in get_args(hint))


def source_of(cls: type) -> ast.ClassDef:
    found = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(found, ast.ClassDef)
    return found


def bases_of(cls: type) -> list[type]:
    """The bases that the protocol knows too, also of a TypedDict, which forgets them."""
    named = [base.id for base in source_of(cls).bases if isinstance(base, ast.Name)]
    found = [vars(sys.modules[cls.__module__])[name] for name in named if name != "TypedDict"]
    return [base for base in found if base.__module__.startswith("firehouse.")]


def own_fields(cls: type) -> list[str]:
    return [
        line.target.id
        for line in source_of(cls).body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and line.target.id != "model_config"
    ]


def docs_of(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The texts that stand below names."""
    found = {}
    for line, after in zip(body, [*body[1:], None], strict=True):
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if isinstance(target, ast.Name):
            told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            found[target.id] = str(after.value.value) if told else ""
    return found


def described(cls: type, name: str) -> str:
    if issubclass(cls, pydantic.BaseModel):
        return cls.model_fields[name].description or ""
    return ""


def may_be_left_out(cls: type, name: str, hint: Any) -> bool:
    if get_origin(hint) is NotRequired:
        return True
    if issubclass(cls, pydantic.BaseModel):
        return not cls.model_fields[name].is_required()
    if issubclass(cls, msgspec.Struct) and cls.__module__ == SENT:
        found = next(one for one in msgspec.structs.fields(cls) if one.name == name)
        return not found.required
    return False


def comment(text: str, indent: str) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    if not text:
        return ""
    if len(text) <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = "".join(f"{indent} * {line}\n" for line in textwrap.wrap(text, WIDTH))
    return f"{indent}/**\n{lines}{indent} */\n"


def files() -> dict[Path, str]:
    """Every file of types with its text."""
    shared = Writer(MODULES, {})
    head = HEAD.format("the service's types") + "// docs/protocol.md tells it in prose.\n"
    found = {SHARED: "\n".join([head, *shared.written.values()]), DECISIONS: decisions()}
    for row in games():
        folder = PAGE / "games" / row.id
        if folder.is_dir():
            found[folder / "protocol.ts"] = game_file(row.stage, shared)
    return found


def decisions() -> str:
    """The constants of the modules by which clients decide."""
    rows = [HEAD.format("the constants of the stage")]
    for name in DECIDING:
        module = import_module(name)
        docs = docs_of(ast.parse(inspect.getsource(module)).body)
        rows += [
            f"{comment(docs[word], '')}export const {word} = {json.dumps(value)};\n"
            for word, value in vars(module).items()
            if word.isupper() and word in docs and not isinstance(value, str | dict)
        ]
    return "\n".join(rows)


def game_file(stage: str, shared: Writer) -> str:
    package = stage.partition(":")[0].rpartition(".")[0]
    writer = Writer([f"{package}.{module}" for module in GAME_MODULES], shared.written)
    names = ", ".join(sorted(writer.used))
    taken = f'import type {{ {names} }} from "../../protocol/index.ts";\n' if names else ""
    head = HEAD.format("the game's shapes.py") + taken
    return "\n".join([head, *writer.written.values()])


def main(arguments: list[str]) -> None:
    stale = {
        path: text
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    if arguments == ["--check"]:
        names = ", ".join(path.relative_to(ROOT).as_posix() for path in stale)
        sys.exit(f"Stale: {names}. Run python scripts/protocol_types.py." if stale else 0)
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
