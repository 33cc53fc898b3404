"""Calls: what Python has built in, methods of lists, functions and methods of the sources."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from firehouse.native.sequences import Sequences
from firehouse.native.terms import Value, c_name
from firehouse.native.types import (
    BOOL,
    FLOAT,
    INT,
    LOG,
    NONE,
    NUMBERS,
    STR,
    WIDE,
    Counts,
    Fixed,
    List,
    Obj,
    Type,
    is_held,
)
from firehouse.native.world import Class

if TYPE_CHECKING:
    from firehouse.native.signature import Signature

INTRINSICS: Final = {
    "firehouse.core.bits:bit": "BIT",
    "firehouse.core.bits:first": "FIRST",
    "firehouse.core.bits:size": "SIZE",
}
"""Functions of a number that the prelude has."""
BYTE_OF: Final = "firehouse.core.bits:byte_of"
SPREAD: Final = "firehouse.envs.row:spread"
DRAW: Final = "firehouse.core.luck:draw"


class Calls(Sequences):
    """Translates the calls of one function."""

    def of_call(self, node: ast.Call) -> Value:
        match node.func:
            case ast.Name(id=name) if name not in self.types:
                builtin: Callable[[ast.Call], Value] | None = getattr(self, f"call_{name}", None)
                found = self.world.sources.resolve(self.module, name)
                if found is None:
                    if builtin is None:
                        raise self.refuse(node, f"'{name}' is outside the dialect")
                    return builtin(node)
                if found.kind == "class":
                    return self.made(node, self.world.class_of(found.module, found.name))
                if found.kind == "function":
                    return self.function(node, found.module.name, found.name)
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name not in self.types:
                found = self.world.sources.resolve(self.module, name)
                if found is not None and found.kind == "module":
                    inner = self.world.sources.resolve(found.module, attr)
                    if inner is not None and inner.kind == "class":
                        return self.made(node, self.world.class_of(inner.module, inner.name))
                    if inner is not None and inner.kind == "function":
                        return self.function(node, inner.module.name, inner.name)
                    raise self.refuse(node, f"'{attr}' is no function of that module")
                return self.method_call(node, self.value(node.func.value), attr)
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=attr):
                return self.super_call(node, attr)
            case ast.Attribute(value=owner, attr=attr):
                return self.method_call(node, self.value(owner), attr)
        raise self.refuse(node, "a call outside the dialect")

    def function(self, node: ast.Call, module: str, name: str) -> Value:
        """A function of the sources, or its intrinsic."""
        macro = INTRINSICS.get(f"{module}:{name}")
        if macro is not None:
            inner = self.number(node.args[0])
            return Value(f"{macro}({inner.code})", INT, inner.is_steady, inner.acts)
        if f"{module}:{name}" == BYTE_OF:
            word, who = self.value(node.args[0]), self.number(node.args[1])
            if word.place is not None:
                code = self.in_order([word, who], lambda a, b: f"BYTE({a}, {b})")
                return Value(code, INT, False, word.acts or who.acts)
        if f"{module}:{name}" == SPREAD:
            self.acts = True
            parts = [self.value(argument) for argument in node.args]
            code = self.in_order(parts, lambda *codes: f"SPREAD({', '.join(codes)})")
            return Value(code, NONE, False, True)
        if f"{module}:{name}" == DRAW:
            parts = [self.number(argument) for argument in node.args]
            code = self.in_order(parts, lambda *codes: f"DRAW({', '.join(codes)})")
            return Value(code, INT, False, any(part.acts for part in parts))
        return self.call(node, self.whole.function(self.world.sources.need(module), name))

    def method_call(self, node: ast.Call, owner: Value, name: str) -> Value:
        if owner.kind == LOG:
            return Value("(void)0", NONE, True)
        if isinstance(owner.kind, List):
            method: Callable[[ast.Call, Value], Value] | None
            method = getattr(self, f"list_{name}", None)
            if method is None:
                raise self.refuse(node, f"lists have no '{name}' here")
            done: Value = method(node, owner)
            return done
        if not isinstance(owner.kind, Obj):
            raise self.refuse(node, f"a method of {owner.kind.name}")
        known = self.world.classes[owner.kind.name]
        if known.is_whole and name == "copy":
            self.allocates = True
            return Value(f"COPY(struct {known.name}, {owner.code})", owner.kind, False, owner.acts)
        found = known.method(name)
        if found is None:
            raise self.refuse(node, f"{known.name} has no method '{name}'")
        return self.call(node, self.whole.method(known, *found), owner)

    def super_call(self, node: ast.Call, name: str) -> Value:
        kind = self.types["self"]
        assert isinstance(kind, Obj)
        base = self.world.classes[kind.name].base
        found = base.method(name) if base is not None else None
        if found is None:
            raise self.refuse(node, "there is no such method above")
        signature = self.whole.method(self.world.classes[kind.name], *found, above=True)
        return self.call(node, signature, Value("self", kind, True))

    def call(self, node: ast.Call, signature: Signature, this: Value | None = None) -> Value:
        """A call of a translated function."""
        values: list[Value] = [] if this is None else [this]
        lent: list[tuple[str, Value]] = []
        acts = self.whole.acts(signature.key)
        given: dict[str, ast.expr] = {}
        names = [name for name, _, _ in signature.parameters]
        if len(node.args) > len(names) or any(isinstance(a, ast.Starred) for a in node.args):
            raise self.refuse(node, "these arguments")
        for name, argument in zip(names, node.args, strict=False):
            given[name] = argument
        for keyword in node.keywords:
            if keyword.arg is None or keyword.arg not in names:
                raise self.refuse(node, f"the argument {keyword.arg}")
            given[keyword.arg] = keyword.value
        for name, kind, default in signature.parameters:
            if kind == LOG:
                continue
            if name in given:
                values.append(self._argument(given[name], kind, acts, lent))
            elif default is not None:
                values.append(self.value(default, kind))
            else:
                raise self.refuse(node, f"no argument for {name}")
        self.whole.note_call(self.key, signature.key)
        self.acts = self.acts or acts
        if self.whole.leaks(signature.key):
            self.allocates = True
        code = self.in_order(values, lambda *parts: f"{signature.c}({', '.join(parts)})")
        for name, owner in lent:
            code = self._given_back(code, signature.returns, name, owner)
        return Value(code, signature.returns, False, acts or any(v.acts for v in values))

    def _argument(
        self, node: ast.expr, kind: Type, acts: bool, lent: list[tuple[str, Value]]
    ) -> Value:
        """An argument; a list of a position is lent to a function that may fill it."""
        if isinstance(kind, List) and isinstance(node, ast.Attribute):
            owner = self.value(node)
            if isinstance(owner.kind, Fixed) and acts:
                lent.append((self.fresh("v"), owner))
                return Value(f"&{lent[-1][0]}", kind, True)
        return self.value(node, kind)

    def _given_back(self, code: str, returns: Type, name: str, owner: Value) -> str:
        """A call with a list that was lent to it, whose length is noted afterwards."""
        assert isinstance(owner.kind, Fixed)
        kind = List.of(owner.kind.item).name
        view = f"{kind} {name} = LENT({kind}, {owner.code}, {owner.kind.room});"
        back = f"({owner.code})->n = {name}.n;"
        if returns == NONE:
            return f"({{ {view} {code}; {back} (void)0; }})"
        found = self.fresh()
        return f"({{ {view} {returns.c} {found} = {code}; {back} {found}; }})"

    def made(self, node: ast.Call, known: Class) -> Value:
        """A new object."""
        self.allocates = True
        kind = Obj.of(known.name)
        self.whole.make(known)
        name = self.fresh("o")
        start = f"struct {known.name} *{name} = FRESH(struct {known.name});"
        intrinsic = self.whole.intrinsic(known, "__init__")
        if intrinsic is not None:
            args = ", ".join([name, *(self.code(argument) for argument in node.args)])
            return Value(f"({{ {start} {intrinsic}({args}); {name}; }})", kind)
        method = known.method("__init__")
        if method is None:
            return Value(f"({{ {start} {name}; }})", kind)
        signature = self.whole.method(known, *method)
        done = self.call(node, signature, Value(name, kind, True))
        return Value(f"({{ {start} {done.code}; {name}; }})", kind, False, done.acts)

    # What is built in.

    def call_int(self, node: ast.Call) -> Value:
        inner = self.number(node.args[0])
        code = f"((i64)({inner.code}))" if inner.kind in (FLOAT, WIDE) else inner.code
        return Value(code, INT, inner.is_steady, inner.acts)

    call_i64 = call_int

    def call_float(self, node: ast.Call) -> Value:
        inner = self.number(node.args[0])
        return Value(f"((double)({inner.code}))", FLOAT, inner.is_steady, inner.acts)

    def call_bool(self, node: ast.Call) -> Value:
        inner = self.truth(node.args[0])
        return Value(f"({inner.code} != 0)", BOOL, inner.is_steady, inner.acts)

    def call_len(self, node: ast.Call) -> Value:
        inner = self.value(node.args[0])
        if not isinstance(inner.kind, List):
            raise self.refuse(node, f"the length of {inner.kind.name}")
        return Value(f"(({inner.code})->n)", INT, False, inner.acts)

    def call_exp(self, node: ast.Call) -> Value:
        inner = self.number(node.args[0])
        return Value(f"exp({inner.code})", FLOAT, inner.is_steady, inner.acts)

    def call_abs(self, node: ast.Call) -> Value:
        inner = self.number(node.args[0])
        name = self.fresh()
        code = f"({{ {inner.kind.c} {name} = {inner.code}; {name} < 0 ? -{name} : {name}; }})"
        return Value(code, inner.kind, False, inner.acts)

    def call_min(self, node: ast.Call) -> Value:
        return self._extreme(node, "<")

    def call_max(self, node: ast.Call) -> Value:
        return self._extreme(node, ">")

    def _extreme(self, node: ast.Call, sign: str) -> Value:
        """The least or most of several numbers, the first of equals."""
        values = [self.number(item) for item in node.args]
        if len(values) < 2 or node.keywords:
            raise self.refuse(node, "'min' and 'max' of numbers that are listed")
        kind = values[0].kind
        for value in values[1:]:
            kind = self.wider(kind, value.kind)
        name = self.fresh()
        made = [f"{kind.c} {name} = {values[0].code};"]
        for value in values[1:]:
            other = self.fresh()
            made.append(f"{kind.c} {other} = {value.code};")
            made.append(f"if ({other} {sign} {name}) {name} = {other};")
        return Value(f"({{ {' '.join(made)} {name}; }})", kind, False, any(v.acts for v in values))

    def call_sum(self, node: ast.Call) -> Value:
        """The sum of a list or of what a generator gives."""
        name = self.fresh()
        source = node.args[0]
        found: list[Value] = []
        with self.apart() as lines:
            if isinstance(source, ast.GeneratorExp | ast.ListComp):
                generator = source

                def inside() -> None:
                    found.append(self.number(generator.elt))
                    self.emit(f"{name} += {found[0].code};")

                self.loops(source.generators, inside)
            else:
                item = ast.Name(self.fresh("x"), ast.Store())

                def add() -> None:
                    found.append(self.number(ast.Name(item.id, ast.Load())))
                    self.emit(f"{name} += {found[0].code};")

                self.loop(item, source, add)
        kind = INT if found[0].kind == BOOL else found[0].kind
        return Value(f"({{ {kind.c} {name} = 0; {' '.join(lines)} {name}; }})", kind, False, True)

    def call_any(self, node: ast.Call) -> Value:
        return self._quantified(node, "0", "1")

    def call_all(self, node: ast.Call) -> Value:
        return self._quantified(node, "1", "0")

    def _quantified(self, node: ast.Call, start: str, found: str) -> Value:
        source = node.args[0]
        if not isinstance(source, ast.GeneratorExp) or len(source.generators) != 1:
            raise self.refuse(node, "'any' and 'all' of one loop")
        name = self.fresh()
        element = source.elt

        def inside() -> None:
            test = self.truth(element).code
            self.emit(f"if ({test if found == '1' else f'!{test}'}) {{ {name} = {found}; break; }}")

        with self.apart() as lines:
            self.loops(source.generators, inside)
        return Value(f"({{ i64 {name} = {start}; {' '.join(lines)} {name}; }})", BOOL)

    def call_sorted(self, node: ast.Call) -> Value:
        """A sorted copy, of whole values only."""
        inner = self.value(node.args[0])
        if not isinstance(inner.kind, List):
            raise self.refuse(node, "'sorted' of a list")
        kind = List.of(inner.kind.item)
        down = "0"
        for keyword in node.keywords:
            if keyword.arg != "reverse":
                raise self.refuse(node, "'sorted' without a key")
            down = self.code(keyword.value)
        self.allocates = True
        less = self.whole.order(kind.item)
        name = self.fresh("l")
        copy = f"SLICE({kind.name}, {inner.code}, 0, INT64_MAX)"
        code = f"({{ {kind.c}{name} = {copy}; SORT({less}, {name}, {down}); {name}; }})"
        return Value(code, kind, False, inner.acts)

    def call_list(self, node: ast.Call) -> Value:
        """A copy of a list, a list of a range or of a tuple's parts."""
        if not isinstance(node.args[0], ast.Call):
            inner = self.value(node.args[0])
            if isinstance(inner.kind, List):
                self.allocates = True
                kind = List.of(inner.kind.item)
                code = f"SLICE({kind.name}, {inner.code}, 0, INT64_MAX)"
                return Value(code, kind, False, inner.acts)
        item = ast.Name(self.fresh("x"), ast.Store())
        loop = ast.comprehension(item, node.args[0], [], 0)
        comprehension = ast.ListComp(ast.Name(item.id, ast.Load()), [loop])
        return self.value(ast.fix_missing_locations(ast.copy_location(comprehension, node)))

    # Methods of lists.

    def list_append(self, node: ast.Call, owner: Value) -> Value:
        assert isinstance(owner.kind, List)
        self.acts = True
        value = self.value(node.args[0], owner.kind.item)
        room = f", {owner.kind.room}" if isinstance(owner.kind, Fixed) else ""
        macro = "FPUSH" if room else "PUSH"
        self.whole.grow(owner)
        held = f"(*{value.code})" if is_held(value.kind) else value.code
        return Value(f"{macro}({owner.code}, {held}{room})", NONE, False, True)

    def list_pop(self, node: ast.Call, owner: Value) -> Value:
        assert isinstance(owner.kind, List)
        if node.args or owner.kind.item not in NUMBERS:
            raise self.refuse(node, "'pop' of a last number")
        self.acts = True
        return Value(f"POP({owner.code})", owner.kind.item, False, True)

    def list_extend(self, node: ast.Call, owner: Value) -> Value:
        assert isinstance(owner.kind, List)
        self.acts = True
        source = node.args[0]
        name = self.fresh("x")
        item = ast.Name(name, ast.Store())

        def inside() -> None:
            value = Value(c_name(name), owner.kind.item, True)  # type: ignore[attr-defined]
            held = f"(*{value.code})" if is_held(value.kind) else value.code
            room = f", {owner.kind.room}" if isinstance(owner.kind, Fixed) else ""
            self.emit(f"{'FPUSH' if room else 'PUSH'}({owner.code}, {held}{room});")

        with self.apart() as lines:
            self.loop(item, source, inside)
        self.whole.grow(owner)
        return Value(f"({{ {' '.join(lines)} }})", NONE, False, True)

    def list_sort(self, node: ast.Call, owner: Value) -> Value:
        assert isinstance(owner.kind, List)
        if node.args or node.keywords:
            raise self.refuse(node, "'sort' without a key")
        self.acts = True
        less = self.whole.order(owner.kind.item)
        return Value(f"SORT({less}, {owner.code}, 0)", NONE, False, True)

    def list_remove(self, node: ast.Call, owner: Value) -> Value:
        self.acts = True
        item = self.number(node.args[0])
        return Value(f"REMOVE({owner.code}, {item.code})", NONE, False, True)

    def list_insert(self, node: ast.Call, owner: Value) -> Value:
        assert isinstance(owner.kind, List)
        self.acts = True
        place, item = self.number(node.args[0]), self.value(node.args[1], owner.kind.item)
        return Value(f"INSERT({owner.code}, {place.code}, {item.code})", NONE, False, True)

    def list_get(self, node: ast.Call, owner: Value) -> Value:
        """The number of a text."""
        if not isinstance(owner.kind, Counts) or ast.unparse(node.args[-1]) != "0":
            raise self.refuse(node, "'get' of a number for each text, 0 at first")
        text = self.value(node.args[0], STR)
        code = self.in_order([owner, text], lambda a, b: f"COUNT_OF({a}, {b})")
        return Value(code, INT, False, owner.acts or text.acts)

    def list_clear(self, node: ast.Call, owner: Value) -> Value:
        self.acts = True
        return Value(f"(void)(({owner.code})->n = 0)", NONE, False, True)
