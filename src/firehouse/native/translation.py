"""One game as one C file: what its entries reach, translated until nothing new is learnt."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any, Final

from firehouse.native.bodies import Body
from firehouse.native.dialect import DialectError, TranslationError
from firehouse.native.entries import SEEDED, given_out, spelled
from firehouse.native.layout import Layout
from firehouse.native.signature import Signature
from firehouse.native.sources import PACKAGE, Found, Module
from firehouse.native.terms import PRELUDE, Value, c_name, literal
from firehouse.native.types import (
    KNOWN,
    LOG,
    NONE,
    NUMBERS,
    Fixed,
    List,
    Obj,
    Tup,
    Type,
    held_c,
    is_held,
)
from firehouse.native.unit import Unit
from firehouse.native.world import Class, World

PASSES: Final = 12
INTRINSICS: Final = {"firehouse.core.luck:Rng.__init__": "seeded"}


class Translation:
    """Collects functions, classes and constants, and writes the file."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.world = World(unit)
        self.signatures: dict[str, Signature] = {}
        self.bodies: dict[str, str] = {}
        self.used: dict[str, set[str]] = {}
        self.made: set[str] = set()
        self.grown: set[tuple[str, str]] = set()
        self.texts: dict[str, int] = {"": 0}
        self.failures: list[str] = []
        self.tables: dict[str, str] = {}
        self.globals: dict[str, tuple[str, str, str]] = {}
        """C name of a shared object: its class, module and name."""
        self.helpers: dict[str, str] = {}
        self._waiting: list[Signature] = []
        self._direct: dict[str, tuple[bool, bool]] = {}
        self._calls: dict[str, set[str]] = {}
        self._acting: set[str] | None = None
        self._allocating: set[str] = set()

    def run(self) -> None:
        """Translate all that the entries reach, until what is known of them is settled."""
        for _ in range(PASSES):
            before = (self._acting, set(self._allocating), set(self.made), len(self.used))
            self._direct, self._calls = {}, {}
            self.failures = []
            self.bodies = {}
            problems: list[str] = []
            self._waiting = [self.entry(entry) for entry in self.unit.entries]
            while self._waiting:
                signature = self._waiting.pop(0)
                if signature.key in self.bodies:
                    continue
                body = Body(self, signature)
                self.bodies[signature.key] = ""
                try:
                    self.bodies[signature.key] = body.text()
                except DialectError as problem:
                    problems.append(str(problem))
                self._direct[signature.key] = (body.acts, body.allocates)
            if problems:
                raise TranslationError(problems)
            self._acting = {key for key, (acts, _) in self._direct.items() if acts}
            self._allocating = {key for key, (_, takes) in self._direct.items() if takes}
            if before == (self._acting, self._allocating, self.made, len(self.used)):
                return
        raise RuntimeError("The translation does not settle.")

    # What is known of functions.

    def entry(self, path: str) -> Signature:
        """The function or method that an entry names."""
        dotted, _, name = path.partition(":")
        module = self.world.sources.need(dotted)
        owner, _, method = name.partition(".")
        if not method:
            return self.function(module, owner)
        known = self.world.class_of(module, owner)
        found = known.method(method)
        if found is None:
            raise LookupError(f"There is no {path}.")
        return self.method(known, *found)

    def function(self, module: Module, name: str) -> Signature:
        key = f"{module.name}:{name}"
        short = module.name.removeprefix(f"{PACKAGE}.").removeprefix(f"games.{self.unit.name}.")
        return self._signature(
            key, f"{short.replace('.', '_')}__{name}", module, module.functions[name], None
        )

    def method(
        self, known: Class, owner: Class, node: ast.FunctionDef, above: bool = False
    ) -> Signature:
        name = f"{owner.name}_{node.name}" if above else node.name
        key = f"{known.module.name}:{known.name}.{name}"
        return self._signature(key, f"{known.name}__{name}", owner.module, node, known)

    def _signature(
        self, key: str, c: str, module: Module, node: ast.FunctionDef, owner: Class | None
    ) -> Signature:
        if key not in self.signatures:
            arguments = node.args.args[1:] if owner is not None else node.args.args
            if node.args.kwonlyargs or node.args.vararg or node.args.kwarg:
                raise DialectError(module.shown, node, "arguments outside the dialect")
            defaults: list[ast.expr | None] = [None] * (len(arguments) - len(node.args.defaults))
            defaults += node.args.defaults
            parameters = []
            for argument, default in zip(arguments, defaults, strict=True):
                if argument.annotation is None:
                    raise DialectError(module.shown, argument, "a parameter without a type")
                kind = self.world.annotated(module, argument.annotation)
                assert kind is not None
                parameters.append((argument.arg, kind, default))
            returns = NONE if node.returns is None else self.world.annotated(module, node.returns)
            assert returns is not None
            self.signatures[key] = Signature(
                key, c, module, node, owner, tuple(parameters), returns
            )
        signature = self.signatures[key]
        if key not in self.bodies:
            self._waiting.append(signature)
        return signature

    def note_call(self, caller: str, callee: str) -> None:
        self._calls.setdefault(caller, set()).add(callee)

    def acts(self, key: str) -> bool:
        """Does a call of the function change anything?"""
        return self._acting is None or key in self._acting

    def leaks(self, key: str) -> bool:
        """Does a call leave scratch memory taken?"""
        return key in self._allocating and not self.releases(self.signatures[key])

    def releases(self, signature: Signature) -> bool:
        """May the function give back all scratch memory that was taken in it?

        Nothing of it can be reached after a return of plain values, unless it was put into a
        list or a new object that came as an argument.
        """
        if signature.key not in self._allocating or is_held(signature.returns):
            return False
        kinds = [kind for _, kind, _ in signature.parameters]
        if signature.owner is not None:
            kinds.append(Obj.of(signature.owner.name))
        return not any(self._can_keep(kind) for kind in kinds)

    def _can_keep(self, kind: Type) -> bool:
        if isinstance(kind, List):
            return True
        if not isinstance(kind, Obj) or kind.name not in self.made:
            return False
        known = self.world.classes[kind.name]
        return not known.is_whole and any(is_held(field) for field in known.fields.values())

    def intrinsic(self, known: Class, name: str) -> str | None:
        return INTRINSICS.get(f"{known.module.name}:{known.name}.{name}")

    # What is known of classes, texts and constants.

    def use(self, known: Class, name: str) -> None:
        self.used.setdefault(known.name, set()).add(name)

    def make(self, known: Class) -> None:
        self.made.add(known.name)
        self.used.setdefault(known.name, set())

    def is_made(self, known: Class) -> bool:
        return known.name in self.made

    def grow(self, owner: Value) -> None:
        """Note a list that is filled while playing."""
        if owner.place is not None:
            self.grown.add(owner.place)

    def text(self, text: str) -> int:
        return self.texts.setdefault(text, len(self.texts))

    def failure(self, module: Module, node: ast.Raise) -> int:
        what = ast.unparse(node.exc) if node.exc is not None else ""
        self.failures.append(f"{module.shown}:{node.lineno}: {what}")
        return len(self.failures) - 1

    def shared(
        self,
        refuse: Callable[[ast.AST, str], DialectError],
        node: ast.AST,
        found: Found,
        value: Any,
    ) -> Value:
        """A table of numbers, written into the C file, or an object that Python brings."""
        short = found.module.name.removeprefix(f"{PACKAGE}.").replace(".", "_")
        name = f"K_{short}__{found.name}"
        if isinstance(value, list | tuple):
            if len(value) == 0:
                raise refuse(node, "an empty table")
            item = self.world.type_of_value(value[0])
            if item is None or not (item in NUMBERS or isinstance(item, Tup)):
                raise refuse(node, "a table that is not of numbers")
            kind = List.of(item)
            if name not in self.tables:
                rows = ", ".join(self._initial(v) for v in value)
                self.tables[name] = (
                    f"static {item.c} {name}_a[] = {{{rows}}};\n"
                    f"static const {kind.name} {name} = "
                    f"{{{len(value)}, {len(value)}, {name}_a, 1}};"
                )
            return Value(f"(({kind.name} *)&{name})", kind, True)
        thing = self.world.type_of_value(value)
        if not isinstance(thing, Obj):
            raise refuse(node, "a constant outside the dialect")
        self.used.setdefault(thing.name, set())
        self.globals[name] = (thing.name, found.module.name, found.name)
        return Value(name, thing, True)

    def _initial(self, value: Any) -> str:
        if isinstance(value, tuple):
            return "{" + ", ".join(self._initial(part) for part in value) + "}"
        return str(self.text(value)) if isinstance(value, str) else literal(value)

    def equality(self, kind: Type) -> str:
        """The C function that tells whether two values are equal."""
        if kind in NUMBERS or isinstance(kind, Obj):
            return "EQ"
        name = f"same_{kind.name}"
        if name not in self.helpers:
            if isinstance(kind, Tup):
                tests = " && ".join(
                    f"{self.equality(part)}(a.f{i}, b.f{i})" for i, part in enumerate(kind.parts)
                )
                self.helpers[name] = f"FN i64 {name}({kind.c} a, {kind.c} b) {{ return {tests}; }}"
            else:
                assert isinstance(kind, List)
                inner = self.equality(kind.item)
                self.helpers[name] = (
                    f"FN i64 {name}({kind.c}a, {kind.c}b) {{ return SAME_LISTS({inner}, a, b); }}"
                )
        return name

    def order(self, kind: Type) -> str:
        """The C function that tells whether one value comes before another."""
        if kind in NUMBERS:
            return "LESS"
        name = f"less_{kind.name}"
        if name not in self.helpers:
            assert isinstance(kind, Tup)
            tests = " ".join(
                f"if (a.f{i} != b.f{i}) return a.f{i} < b.f{i};" for i in range(len(kind.parts))
            )
            self.helpers[name] = f"FN i64 {name}({kind.c} a, {kind.c} b) {{ {tests} return 0; }}"
        return name

    # The file.

    def layout(self) -> Layout:
        return Layout(self)

    def c_file(self) -> str:
        """The whole file."""
        layout = self.layout()
        made = {key: self._how_made(key) for key in self.bodies}
        bodies = [f"{made[key]} {body}" for key, body in self.bodies.items()]
        heads = [f"{made[key]} {self.signatures[key].head()};" for key in self.bodies]
        shared = [f"static struct {kind} *{name};" for name, (kind, _, _) in self.globals.items()]
        rest = "\n\n".join(
            [
                layout.structs(),
                *self.tables.values(),
                *shared,
                *self.helpers.values(),
                SEEDED if "Rng" in self.used else "",
                spelled(self.texts),
                "\n".join(heads),
                *bodies,
                *[self._wrapped(entry) for entry in self.unit.entries],
                self._binder(),
            ]
        )
        return "\n\n".join([PRELUDE.read_text(encoding="utf-8"), self._types(rest), rest, ""])

    def _how_made(self, key: str) -> str:
        """What stands before a function; one that comes back to itself cannot be put everywhere."""
        if not self.signatures[key].is_small():
            return "FN"
        reached: set[str] = set()
        waiting = [key]
        while waiting:
            new = self._calls.get(waiting.pop(), set()) - reached
            reached |= new
            waiting += new
        return "FN" if key in reached else "SMALL"

    def _types(self, text: str) -> str:
        """The types with parts that the text names, those without others first."""
        names = set(re.findall(r"\b(?:List|Tup|Fixed)_\w+", text))
        kinds: list[Type] = []

        def note(kind: Type) -> None:
            if kind in kinds:
                return
            inner = kind.parts if isinstance(kind, Tup) else ()
            if isinstance(kind, List):
                inner = (kind.item,)
            for part in inner:
                if isinstance(part, Tup | List):
                    note(part)
            kinds.append(kind)

        for name in sorted(names):
            if name in KNOWN:
                note(KNOWN[name])
        forward = [f"typedef struct {k.name} {k.name};" for k in kinds if not isinstance(k, Fixed)]
        made = []
        for kind in kinds:
            if isinstance(kind, Tup):
                parts = " ".join(f"{part.c} f{i};" for i, part in enumerate(kind.parts))
                made.append(f"struct {kind.name} {{ {parts} }};")
            elif isinstance(kind, Fixed):
                made.append(f"FIXED({kind.name}, {held_c(kind.item)}, {kind.room});")
            elif isinstance(kind, List):
                made.append(f"LIST({kind.name}, {held_c(kind.item)});")
        return "\n".join([*forward, *made])

    def _wrapped(self, entry: str) -> str:
        """What Python calls: it comes back with 0 or the number of a failure."""
        signature = self.entry(entry)
        kinds = [(name, kind) for name, kind, _ in signature.parameters if kind != LOG]
        parts = [f"struct {signature.owner.name} *self"] if signature.owner is not None else []
        parts += [f"{kind.c} {c_name(name)}" for name, kind in kinds]
        names = ["self"] if signature.owner is not None else []
        names += [c_name(name) for name, _ in kinds]
        call = f"{signature.c}({', '.join(names)})"
        returns = signature.returns
        if returns == NONE:
            done = f"{call};"
        elif isinstance(returns, List):
            parts += ["i64 *out", "i64 room"]
            done = f"{returns.c}found = {call}; {given_out(returns)}"
        else:
            parts.append(f"{returns.c} *out")
            done = f"*out = {call};"
        return f"int fh_{signature.c}({', '.join(parts)}) {{\n  ENTER\n  {done}\n  LEAVE;\n}}"

    def _binder(self) -> str:
        lines = [f"  {name} = things[{i}];" for i, name in enumerate(self.globals)]
        return "void fh_bind(void **things) {\n" + "\n".join(["  (void)things;", *lines]) + "\n}"
