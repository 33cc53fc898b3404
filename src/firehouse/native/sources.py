"""The sources as they are read: modules with their functions, classes, constants and imports."""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = "firehouse"
ROOT: Final = Path(__file__).resolve().parent.parent


@dataclass
class Module:
    """One source file."""

    name: str
    path: Path
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    constants: dict[str, ast.expr] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)

    def live(self, name: str) -> Any:
        """The value of a constant, as it is written or as Python computes it."""
        written = self.constants[name]
        if isinstance(written, ast.Constant):
            return written.value
        return getattr(importlib.import_module(self.name), name)

    @property
    def shown(self) -> str:
        """Its path in messages."""
        top = self.name.count(".") + 1
        return Path(*self.path.parts[-top:]).as_posix()


@dataclass(frozen=True)
class Found:
    """What a name stands for: a module, a function, a class or a constant."""

    kind: str
    module: Module
    name: str = ""


class Sources:
    """All modules that were asked for, each read once."""

    def __init__(self, packages: dict[str, Path]) -> None:
        self.packages = packages
        self.modules: dict[str, Module | None] = {}

    def module(self, dotted: str) -> Module | None:
        """A module of the package by its dotted name; None for what is none."""
        if dotted not in self.modules:
            self.modules[dotted] = self._read(dotted)
        return self.modules[dotted]

    def need(self, dotted: str) -> Module:
        module = self.module(dotted)
        if module is None:
            raise LookupError(f"There is no module {dotted}.")
        return module

    def _read(self, dotted: str) -> Module | None:
        top, *rest = dotted.split(".")
        if top not in self.packages or not rest:
            return None
        path = self.packages[top].joinpath(*rest).with_suffix(".py")
        if not path.is_file():
            return None
        module = Module(dotted, path)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            self._note(module, node)
        return module

    def _note(self, module: Module, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef():
                module.functions[node.name] = node
            case ast.ClassDef():
                module.classes[node.name] = node
            case ast.ImportFrom(module=str(source), names=names):
                for alias in names:
                    module.imports[alias.asname or alias.name] = (source, alias.name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                module.constants[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                module.constants[name] = value

    def resolve(self, module: Module, name: str) -> Found | None:
        """What a name means in a module; None if it is not of this package."""
        if name in module.functions:
            return Found("function", module, name)
        if name in module.classes:
            return Found("class", module, name)
        if name in module.constants:
            return Found("constant", module, name)
        if name not in module.imports:
            return None
        source, original = module.imports[name]
        inner = self.module(f"{source}.{original}")
        if inner is not None:
            return Found("module", inner)
        other = self.module(source)
        return self.resolve(other, original) if other is not None else None

    def read(self) -> list[Path]:
        """Every file that was read."""
        return sorted(module.path for module in self.modules.values() if module is not None)
