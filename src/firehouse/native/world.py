"""What is known before a line is translated: classes, the types of their fields, annotations."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from firehouse.native.dialect import DialectError
from firehouse.native.sources import Module, Sources
from firehouse.native.types import (
    BOOL,
    BYTE,
    COUNTS,
    FLOAT,
    HALF,
    INT,
    LOG,
    NONE,
    STR,
    WIDE,
    Fixed,
    List,
    Obj,
    Tup,
    Type,
)
from firehouse.native.unit import Unit

PLAIN: Final = {
    "i64": INT,
    "int": INT,
    "bool": BOOL,
    "float": FLOAT,
    "str": STR,
    "None": NONE,
    "Wide": WIDE,
    "Bytes": List.of(BYTE),
    "Halves": List.of(HALF),
    "Words": List.of(INT),
    "Floats": List.of(FLOAT),
}
"""The last four are memory that Python lends."""
OF_CALLS: Final = {"int": INT, "len": INT, "bool": BOOL, "any": BOOL, "str": STR, "float": FLOAT}


@dataclass
class Class:
    """A class of the sources; its name is the same in C."""

    name: str
    module: Module
    node: ast.ClassDef
    base: Class | None
    is_whole: bool
    fields: dict[str, Type] = field(default_factory=dict)

    def method(self, name: str) -> tuple[Class, ast.FunctionDef] | None:
        """A method with the class that it is written in."""
        for node in self.node.body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                return self, node
        return self.base.method(name) if self.base is not None else None


class World:
    """Resolves names, annotations and fields for one unit."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.sources = Sources(unit.packages)
        self.classes: dict[str, Class] = {}
        self._named: dict[tuple[str, str], Class] = {}
        self._live: dict[tuple[str, str], list[Any]] = {}
        for sample in unit.samples:
            self._walk(sample)

    # What lies in the samples.

    def _walk(self, thing: Any) -> None:
        waiting, seen = [thing], set()
        while waiting:
            value = waiting.pop()
            if id(value) in seen:
                continue
            seen.add(id(value))
            if isinstance(value, list | tuple):
                waiting.extend(value)
            elif type(value).__module__.partition(".")[0] in self.unit.packages:
                key = (type(value).__module__, type(value).__name__)
                self._live.setdefault(key, []).append(value)
                waiting.extend(getattr(value, name, None) for name in names_of(value))

    def _live_type(self, known: Class, name: str) -> Type | None:
        for value in self._live.get((known.module.name, known.node.name), []):
            found = self.type_of_value(getattr(value, name, None))
            if found is not None:
                return found
        return None

    def type_of_value(self, value: Any) -> Type | None:
        """The type of a live value; None where it does not tell."""
        plain = {bool: BOOL, int: INT, float: FLOAT, str: STR}.get(type(value))
        if plain is not None:
            return plain
        if isinstance(value, list) or (isinstance(value, tuple) and len(value) > 4):
            item = self.type_of_value(value[0]) if value else None
            return List.of(item) if item is not None else None
        if isinstance(value, tuple) and value:
            parts = [self.type_of_value(part) for part in value]
            return Tup.of(*[p for p in parts if p]) if all(parts) else None
        module = self.sources.module(type(value).__module__)
        if module is not None and type(value).__name__ in module.classes:
            return Obj.of(self.class_of(module, type(value).__name__).name)
        return None

    # Classes.

    def class_of(self, module: Module, name: str) -> Class:
        """A class, or the game's own that stands for it."""
        bound = self.unit.bound.get(f"{module.name}:{name}")
        if bound is not None:
            path, _, name = bound.partition(":")
            module = self.sources.need(path)
        key = (module.name, name)
        if key not in self._named:
            self._named[key] = self._read(module, name)
        return self._named[key]

    def _read(self, module: Module, name: str) -> Class:
        node = module.classes[name]
        unique = name
        while unique in self.classes:
            unique = f"{module.name.split('.')[-1].capitalize()}{unique}"
        known = Class(unique, module, node, self._base(module, node), name in self.unit.whole())
        self.classes[unique] = known
        self._named[module.name, name] = known
        if known.base is not None:
            for inherited, kind in known.base.fields.items():
                self._put(known, inherited, kind)
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                self._put(
                    known, item.target.id, self.annotated(module, item.annotation, strict=False)
                )
        own = [n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
        for function in own:
            self._read_init(known, function)
        for item in self._live.get((module.name, name), [])[:1]:
            for attribute in names_of(item):
                if attribute not in known.fields:
                    found = self._live_type(known, attribute)
                    if found is not None:
                        self._put(known, attribute, found)
        return known

    def _base(self, module: Module, node: ast.ClassDef) -> Class | None:
        """The class that this one is derived from, as it is written, not one bound to it."""
        for base in node.bases:
            inner = base.value if isinstance(base, ast.Subscript) else base
            found = self.sources.resolve(module, ast.unparse(inner))
            if found is not None and found.kind == "class":
                key = (found.module.name, found.name)
                if key not in self._named:
                    if f"{found.module.name}:{found.name}" in self.unit.bound:
                        return self._read_bound_base(found.module, found.name)
                    self._named[key] = self._read(found.module, found.name)
                return self._named[key]
        return None

    def _read_bound_base(self, module: Module, name: str) -> Class:
        known = Class(f"Base{name}", module, module.classes[name], None, False)
        self.classes[known.name] = known
        for item in known.node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                self._put(
                    known, item.target.id, self.annotated(module, item.annotation, strict=False)
                )
            if isinstance(item, ast.FunctionDef) and item.name == "__init__":
                self._read_init(known, item)
        return known

    def _read_init(self, known: Class, function: ast.FunctionDef) -> None:
        env = {a.arg: a.annotation for a in function.args.args if a.annotation is not None}
        for node in ast.walk(function):
            match node:
                case ast.AnnAssign(
                    target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=note
                ):
                    self._put(known, name, self.annotated(known.module, note, strict=False))
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        if isinstance(target, ast.Attribute) and is_self(target.value):
                            found = self._guess(known, value, env)
                            self._put(known, target.attr, found)

    def _put(self, known: Class, name: str, kind: Type | None) -> None:
        if kind is None or name in known.fields:
            return
        room = self.unit.rooms.get(f"{known.node.name}.{name}")
        if room is not None and isinstance(kind, List):
            kind = Fixed.with_room(kind.item, room)
        known.fields[name] = kind

    def _guess(self, known: Class, node: ast.expr, env: dict[str, ast.expr]) -> Type | None:
        """The type of what `__init__` gives a field; None where that is not plain."""
        module = known.module
        match node:
            case ast.Constant(value=value):
                return self.type_of_value(value)
            case ast.UnaryOp(op=ast.Not()) | ast.Compare():
                return BOOL
            case ast.UnaryOp(operand=operand):
                return self._guess(known, operand, env)
            case ast.Name(id=name) if name in env:
                return self.annotated(module, env[name], strict=False)
            case ast.Attribute(value=value, attr=name):
                if is_self(value):
                    return known.fields.get(name)
                inner = self._guess(known, value, env)
                if isinstance(inner, Obj):
                    return self.classes[inner.name].fields.get(name)
            case ast.Call(func=ast.Name(id=name)):
                if name in OF_CALLS:
                    return OF_CALLS[name]
                return self._returned(module, name)
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                inner = self._guess(known, value, env)
                if isinstance(inner, Obj):
                    method = self.classes[inner.name].method(name)
                    if method is not None and method[1].returns is not None:
                        return self.annotated(method[0].module, method[1].returns, strict=False)
        return None

    def _returned(self, module: Module, name: str) -> Type | None:
        found = self.sources.resolve(module, name)
        if found is None:
            return None
        if found.kind == "class":
            return Obj.of(self.class_of(found.module, found.name).name)
        if found.kind == "function":
            returns = found.module.functions[found.name].returns
            return None if returns is None else self.annotated(found.module, returns, strict=False)
        return None

    # Annotations.

    def annotated(self, module: Module, node: ast.expr, strict: bool = True) -> Type | None:
        """The type that an annotation means; None, or a refusal, for one outside the dialect."""
        found = self._annotated(module, node)
        if found is None and strict:
            raise DialectError(module.shown, node, "a type outside the dialect")
        return found

    def _annotated(self, module: Module, node: ast.expr) -> Type | None:
        match node:
            case ast.Constant(value=None):
                return NONE
            case ast.Constant(value=str(text)):
                return self._annotated(module, ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
                inner = self._annotated(module, left)
                return inner if isinstance(inner, Obj | List) or inner in (LOG, STR) else None
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                if ast.unparse(item) == "Event":
                    return LOG
                inner = self._annotated(module, item)
                return List.of(inner) if inner is not None else None
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
                if any(isinstance(p, ast.Constant) for p in parts):
                    inner = self._annotated(module, parts[0])
                    return List.of(inner) if inner is not None else None
                kinds = [self._annotated(module, part) for part in parts]
                return Tup.of(*[k for k in kinds if k]) if all(kinds) else None
            case ast.Subscript(value=ast.Name(id="dict")):
                return COUNTS if ast.unparse(node) == "dict[str, int]" else None
            case ast.Subscript(value=ast.Name(id="Final"), slice=inner_node):
                return self._annotated(module, inner_node)
            case ast.Subscript(value=ast.Name() as outer):
                return self._annotated(module, outer)
            case ast.Name(id=name):
                return self._named_type(module, name)
        return None

    def _named_type(self, module: Module, name: str) -> Type | None:
        if name in PLAIN:
            return PLAIN[name]
        bound = self.unit.bound.get(name)
        if bound is not None:
            path, _, own = bound.partition(":")
            return Obj.of(self.class_of(self.sources.need(path), own).name)
        found = self.sources.resolve(module, name)
        if found is None:
            return None
        if found.kind == "class":
            return Obj.of(self.class_of(found.module, found.name).name)
        if found.kind == "constant":
            value = found.module.constants[found.name]
            if isinstance(value, ast.Call):  # a type variable stands for the position
                return self._named_type(module, "Any")
            return self._annotated(found.module, value)
        return None


def names_of(value: Any) -> Iterable[str]:
    """The names of an object's fields, also where its class is compiled."""
    if hasattr(value, "__dict__"):
        return list(vars(value))
    return [n for n in dir(value) if not n.startswith("__") and not callable(getattr(value, n))]


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
