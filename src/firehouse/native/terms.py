"""Expressions of the dialect as C."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from firehouse.native.dialect import DialectError
from firehouse.native.sources import Found, Module
from firehouse.native.types import (
    BOOL,
    BYTE,
    FLOAT,
    HALF,
    INT,
    LOG,
    NONE,
    NUMBERS,
    STR,
    WIDE,
    Fixed,
    List,
    Obj,
    Tup,
    Type,
    is_held,
)

if TYPE_CHECKING:
    from firehouse.native.translation import Translation

PRELUDE: Final = Path(__file__).with_name("prelude.h")
KEYWORDS: Final = frozenset(
    [
        "auto",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "float",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "typedef",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
    ]
)
RESERVED: Final = KEYWORDS | set(re.findall(r"[A-Za-z_]\w*", PRELUDE.read_text(encoding="utf-8")))
"""Words that no translated name may be: those of C, and all that the prelude uses."""


@dataclass(frozen=True)
class Value:
    """A translated expression."""

    code: str
    kind: Type
    is_steady: bool = False
    """A constant or a name, which no call changes."""
    acts: bool = False
    """Does it call something that changes anything?"""
    place: tuple[str, str] | None = None
    """The class and field that it is read from."""


def c_name(name: str) -> str:
    """A name that C takes too."""
    return f"v_{name}" if name in RESERVED or name.endswith("_") else name


def c_field(name: str) -> str:
    """The name of a field that C takes too."""
    return f"{name}_" if name in KEYWORDS else name


def literal(value: float | int | bool) -> str:
    """A number as C writes it, exactly."""
    if isinstance(value, float):
        return f"({value.hex()})" if value == value and abs(value) != float("inf") else "INFINITY"
    number = int(value)
    if -(2**31) < number < 2**31:
        return f"{number}" if number >= 0 else f"({number})"
    return f"({number}LL)" if number != -(2**63) else "INT64_MIN"


class Terms:
    """Translates the expressions of one function."""

    def __init__(self, whole: Translation, module: Module, key: str) -> None:
        self.whole = whole
        self.world = whole.world
        self.module = module
        self.key = key
        self.types: dict[str, Type] = {}
        self.locals: dict[str, Type] = {}
        self.inner: list[dict[str, Type]] = []
        """Names of the comprehensions that are being written."""
        self.lines: list[str] = []
        self.count = 0
        self.allocates = False
        self.acts = False

    # Helpers.

    def refuse(self, node: ast.AST, why: str) -> DialectError:
        return DialectError(self.module.shown, node, why)

    def fresh(self, prefix: str = "t") -> str:
        self.count += 1
        return f"{prefix}{self.count}_"

    def emit(self, text: str) -> None:
        self.lines.append(text)

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Collect lines, and names that only they know."""
        lines, types = self.lines, dict(self.types)
        self.lines = []
        self.inner.append({})
        yield self.lines
        names = self.inner.pop()
        made = [f"{kind.c} {c_name(name)};" for name, kind in names.items()]
        self.lines[:0] = made
        self.lines, self.types = lines, types

    def declare(self, node: ast.AST, name: str, kind: Type) -> None:
        """Let a name have a type; it keeps the first, or the wider of two numbers."""
        if isinstance(kind, Fixed):
            kind = List.of(kind.item)
        if self.inner:
            if name not in self.inner[-1]:
                self.inner[-1][name] = self.types[name] = kind
            return
        known = self.types.get(name)
        if known is None:
            self.types[name] = self.locals[name] = kind
        elif known != kind:
            if {known, kind} == {INT, BOOL}:
                if name in self.locals:
                    self.types[name] = self.locals[name] = INT
            elif not (known in (FLOAT, WIDE) and kind in (INT, BOOL)):
                raise self.refuse(node, f"'{name}' is of type {known.name}, now {kind.name}")

    def in_order(self, values: Sequence[Value], make: Callable[..., str]) -> str:
        """Join values; where one acts, all are computed first, in Python's order."""
        unsteady = [value for value in values if not value.is_steady]
        if len(unsteady) < 2 or not any(value.acts for value in values):
            return make(*[value.code for value in values])
        names, made = [], []
        for value in values:
            if value.is_steady:
                names.append(value.code)
            else:
                names.append(self.fresh())
                made.append(f"{value.kind.c} {names[-1]} = {value.code};")
        return f"({{ {' '.join(made)} {make(*names)}; }})"

    def fitted(self, node: ast.AST, value: Value, kind: Type) -> Value:
        """The value where this type is wanted."""
        have = value.kind
        if isinstance(have, Fixed) and isinstance(kind, List) and not isinstance(kind, Fixed):
            code = f"VIEW({List.of(have.item).name}, {value.code})"
            return Value(code, List.of(have.item), False, value.acts)
        if have == kind or (isinstance(have, List) and isinstance(kind, List)):
            if isinstance(have, List) and isinstance(kind, List) and have.item != kind.item:
                if have.item == NONE:
                    return Value(value.code.replace("List_None", kind.name), kind)
                raise self.refuse(node, f"a list of {have.item.name}, not of {kind.item.name}")
            return value
        if have == NONE and (is_held(kind) or kind == STR):
            return Value("NULL" if is_held(kind) else "(-1)", kind, True)
        numbers = have in NUMBERS and kind in NUMBERS
        if numbers and have != STR and kind != STR and not (have == FLOAT and kind != FLOAT):
            if kind == FLOAT:
                return Value(f"((double){value.code})", FLOAT, value.is_steady, value.acts)
            return Value(value.code, kind, value.is_steady, value.acts)
        if isinstance(have, Tup) and isinstance(kind, Tup) and len(have.parts) == len(kind.parts):
            if have.c == kind.c:
                return value
            name = self.fresh()
            parts = ", ".join(f"{name}.f{i}" for i in range(len(kind.parts)))
            return Value(f"({{ {have.c} {name} = {value.code}; ({kind.c}){{{parts}}}; }})", kind)
        raise self.refuse(node, f"a value of type {have.name} where {kind.name} is wanted")

    # Values.

    def value(self, node: ast.expr, wanted: Type | None = None) -> Value:
        """Translate an expression; a wanted type helps where it tells none itself."""
        method = getattr(self, "of_" + type(node).__name__.lower(), None)
        if method is None:
            raise self.refuse(node, "an expression outside the dialect")
        if isinstance(node, ast.List | ast.ListComp | ast.BinOp | ast.IfExp | ast.Tuple):
            found: Value = method(node, wanted)
        else:
            found = method(node)
        return found if wanted is None else self.fitted(node, found, wanted)

    def number(self, node: ast.expr) -> Value:
        value = self.value(node)
        if value.kind not in NUMBERS:
            raise self.refuse(node, "a number is wanted here")
        return value

    def code(self, node: ast.expr, wanted: Type | None = None) -> str:
        return self.value(node, wanted).code

    def truth(self, node: ast.expr) -> Value:
        """An expression as a condition; its code is "0" or "1" where it is known."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                inner = self.truth(operand)
                code = {"0": "1", "1": "0"}.get(inner.code, f"(!{inner.code})")
                return Value(code, BOOL, inner.is_steady, inner.acts)
            case ast.BoolOp(op=op, values=values):
                return self._joined(op, [self.truth(item) for item in values])
        value = self.value(node)
        return Value(self.as_truth(value), BOOL, value.is_steady, value.acts)

    def _joined(self, op: ast.boolop, values: list[Value]) -> Value:
        """Conditions joined; what is decided before them is left out."""
        decides, sign = ("0", " && ") if isinstance(op, ast.And) else ("1", " || ")
        parts: list[Value] = []
        for value in values:
            if value.code not in ("0", "1"):
                parts.append(value)
            elif value.code == decides:
                if not parts:
                    return value
                parts.append(value)
                break
        if not parts:
            return values[-1]
        code = parts[0].code if len(parts) == 1 else f"({sign.join(p.code for p in parts)})"
        return Value(code, BOOL, False, any(part.acts for part in parts))

    def as_truth(self, value: Value) -> str:
        if isinstance(value.kind, List):
            return f"(({value.code})->n != 0)"
        return f"({value.code} != 0.0)" if value.kind == FLOAT else value.code

    def of_constant(self, node: ast.Constant) -> Value:
        value = node.value
        if value is None:
            return Value("NULL", NONE, True)
        if isinstance(value, bool):
            return Value(str(int(value)), BOOL, True)
        if isinstance(value, str):
            return Value(str(self.whole.text(value)), STR, True)
        if isinstance(value, int | float):
            if isinstance(value, int) and not -(2**63) <= value < 2**63:
                raise self.refuse(node, "a number of more than 64 bits")
            return Value(literal(value), FLOAT if isinstance(value, float) else INT, True)
        raise self.refuse(node, "a constant outside the dialect")

    def of_name(self, node: ast.Name) -> Value:
        if node.id in self.types:
            kind = self.types[node.id]
            return Value("0", LOG, True) if kind == LOG else Value(c_name(node.id), kind, True)
        found = self.world.sources.resolve(self.module, node.id)
        if found is not None and found.kind == "constant":
            return self.constant(node, found)
        raise self.refuse(node, f"the name '{node.id}' is not known here")

    def constant(self, node: ast.AST, found: Found) -> Value:
        """A constant of a module: a number, a table or an object."""
        value = found.module.live(found.name)
        if isinstance(value, bool | int | float | str):
            return self.of_constant(ast.copy_location(ast.Constant(value), node))
        return self.whole.shared(self.refuse, node, found, value)

    def of_attribute(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and node.value.id not in self.types:
            found = self.world.sources.resolve(self.module, node.value.id)
            if found is not None and found.kind == "module":
                inner = self.world.sources.resolve(found.module, node.attr)
                if inner is not None and inner.kind == "constant":
                    return self.constant(node, inner)
                raise self.refuse(node, f"'{node.attr}' is no constant of that module")
        return self.field(node, self.value(node.value), node.attr)

    def field(self, node: ast.AST, owner: Value, name: str) -> Value:
        """A field of an object."""
        if not isinstance(owner.kind, Obj):
            raise self.refuse(node, f"a field of {owner.kind.name}")
        known = self.world.classes[owner.kind.name]
        kind = known.fields.get(name)
        if kind is None:
            raise self.refuse(node, f"the type of {known.name}.{name} is not known")
        self.whole.use(known, name)
        code = f"{owner.code}->{c_field(name)}"
        if isinstance(kind, List) or (isinstance(kind, Obj) and known.is_whole):
            code = f"(&{code})"
        return Value(code, kind, False, owner.acts, (known.name, name))

    def of_subscript(self, node: ast.Subscript) -> Value:
        owner = self.value(node.value)
        if isinstance(owner.kind, Tup):
            index = ast.literal_eval(node.slice)
            return Value(f"{owner.code}.f{index}", owner.kind.parts[index], False, owner.acts)
        if not isinstance(owner.kind, List):
            raise self.refuse(node, f"an index into {owner.kind.name}")
        if isinstance(node.slice, ast.Slice):
            return self._slice(node, owner, node.slice)
        return self.entry(owner, self.index(owner, node.slice))

    def index(self, owner: Value, node: ast.expr) -> Value:
        """An index; one that counts from the end is a constant."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return Value(f"({owner.code})->n - {self.code(node.operand)}", INT)
        return self.number(node)

    def entry(self, owner: Value, index: Value) -> Value:
        assert isinstance(owner.kind, List)
        kind = owner.kind.item
        sign = "&" if is_held(kind) else ""
        code = self.in_order([owner, index], lambda a, b: f"({sign}AT({a}, {b}))")
        kind = INT if kind in (BYTE, HALF) else kind
        return Value(code, kind, False, owner.acts or index.acts)

    def _slice(self, node: ast.AST, owner: Value, part: ast.Slice) -> Value:
        assert isinstance(owner.kind, List)
        self.allocates = True
        kind = List.of(owner.kind.item)
        start = self.code(part.lower) if part.lower is not None else "0"
        stop = self.code(part.upper) if part.upper is not None else "INT64_MAX"
        if part.step is not None:
            raise self.refuse(node, "a slice with a step")
        return Value(f"SLICE({kind.name}, {owner.code}, {start}, {stop})", kind, False, owner.acts)
