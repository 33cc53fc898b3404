"""Statements of the dialect as C: the body of one function."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING

from firehouse.native.calls import Calls
from firehouse.native.terms import Value, c_name
from firehouse.native.types import (
    BOOL,
    INT,
    LOG,
    NONE,
    NUMBERS,
    Counts,
    Fixed,
    List,
    Obj,
    Tup,
    Type,
    is_held,
)

if TYPE_CHECKING:
    from firehouse.native.signature import Signature
    from firehouse.native.translation import Translation


class Body(Calls):
    """Translates one function."""

    def __init__(self, whole: Translation, signature: Signature) -> None:
        super().__init__(whole, signature.module, signature.key)
        self.signature = signature
        self.releases = False
        if signature.owner is not None:
            self.types["self"] = Obj.of(signature.owner.name)
        for name, kind, _ in signature.parameters:
            self.types[name] = kind

    def text(self) -> str:
        """The function in C."""
        self.releases = self.whole.releases(self.signature)
        self.block(self.signature.node.body)
        made = [
            f"{kind.c} {c_name(name)} = {{0}};"
            if isinstance(kind, Tup)
            else f"{kind.c} {c_name(name)} = 0;"
            for name, kind in self.locals.items()
        ]
        if self.releases:
            made.append("Mark mark_ = marked();")
            if self.signature.returns == NONE:
                self.emit("released(mark_);")
        return "\n".join([self.signature.head() + " {", *made, *self.lines, "}"])

    def block(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            method: Callable[[ast.stmt], None] | None
            method = getattr(self, "do_" + type(node).__name__.lower(), None)
            if method is None:
                raise self.refuse(node, "a statement outside the dialect")
            method(node)

    # Statements.

    def do_pass(self, node: ast.Pass) -> None:
        pass

    def do_break(self, node: ast.Break) -> None:
        self.emit("break;")

    def do_continue(self, node: ast.Continue) -> None:
        self.emit("continue;")

    def do_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.emit(self.code(node.value) + ";")

    def do_assert(self, node: ast.Assert) -> None:
        if "isinstance" not in ast.unparse(node.test):
            self.emit(f"MUST({self.truth(node.test).code}, BAD_ASSUMPTION);")

    def do_raise(self, node: ast.Raise) -> None:
        self.acts = True
        self.emit(f"FAIL({self.whole.failure(self.module, node)});")

    def do_return(self, node: ast.Return) -> None:
        returns = self.signature.returns
        release = "released(mark_); " if self.releases else ""
        if node.value is None or (returns == NONE and isinstance(node.value, ast.Constant)):
            self.emit(f"{{ {release}return; }}")
            return
        if returns == NONE:
            self.emit(f"{{ {self.code(node.value)}; {release}return; }}")
            return
        value = self.value(node.value, returns)
        if isinstance(value.kind, Fixed):
            raise self.refuse(node, "a list of a position, returned; return a copy")
        if release and not value.is_steady:
            self.emit(f"{{ {returns.c} r_ = {value.code}; {release}return r_; }}")
        else:
            self.emit(f"{{ {release}return {value.code}; }}")

    def do_if(self, node: ast.If) -> None:
        test = self.truth(node.test).code
        if test in ("0", "1"):
            self.block(node.body if test == "1" else node.orelse)
            return
        self.emit(f"if ({test}) {{")
        self.block(node.body)
        if node.orelse:
            self.emit("} else {")
            self.block(node.orelse)
        self.emit("}")

    def do_while(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refuse(node, "'else' of a loop")
        self.emit(f"while ({self.truth(node.test).code}) {{")
        self.block(node.body)
        self.emit("}")

    def do_for(self, node: ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "'else' of a loop")
        self.loop(node.target, node.iter, lambda: self.block(node.body))

    def do_annassign(self, node: ast.AnnAssign) -> None:
        kind = self.world.annotated(self.module, node.annotation)
        assert kind is not None
        if kind == LOG:
            raise self.refuse(node, "a log of its own")
        if isinstance(node.target, ast.Name):
            self.declare(node, node.target.id, kind)
        if node.value is not None:
            self.assign(node.target, node.value, kind)

    def do_assign(self, node: ast.Assign) -> None:
        if len(node.targets) == 1:
            self.assign(node.targets[0], node.value, None)
            return
        value = self.value(node.value)
        if value.kind not in NUMBERS:
            raise self.refuse(node, "one value for several names that is no number")
        name = self.fresh()
        self.emit(f"{{ {value.kind.c} {name} = {value.code};")
        for target in node.targets:
            self.put(target, Value(name, value.kind, True))
        self.emit("}")

    def assign(self, target: ast.expr, source: ast.expr, kind: Type | None) -> None:
        if kind is None:
            kind = self._kind_of(target)
        value = self.value(source, kind)
        self.put(target, value)

    def _kind_of(self, target: ast.expr) -> Type | None:
        """What a target takes, where that is known before."""
        if isinstance(target, ast.Name):
            known = self.types.get(target.id)
            return None if known in (INT, BOOL) else known
        if isinstance(target, ast.Attribute):
            owner = self.value(target.value)
            if isinstance(owner.kind, Obj):
                found = self.world.classes[owner.kind.name].fields.get(target.attr)
                if found is not None:
                    return List.of(found.item) if isinstance(found, List) else found
        if isinstance(target, ast.Subscript):
            owner = self.value(target.value)
            if isinstance(owner.kind, List):
                return owner.kind.item
        return None

    def put(self, target: ast.expr, value: Value) -> None:
        """Store a value."""
        match target:
            case ast.Name(id=name):
                if value.kind == NONE:
                    raise self.refuse(target, "a name for nothing; say what it may be")
                self.declare(target, name, value.kind)
                value = self.fitted(target, value, self.types[name])
                self.emit(f"{c_name(name)} = {value.code};")
            case ast.Tuple(elts=parts):
                self._unpack(target, parts, value)
            case ast.Attribute():
                self._put_field(target, value)
            case ast.Subscript(value=source, slice=part):
                self.acts = True
                owner = self.value(source)
                if not isinstance(owner.kind, List) or isinstance(part, ast.Slice):
                    raise self.refuse(target, "a place that nothing can be put into")
                index = self.index(owner, part)
                value = self.fitted(target, value, owner.kind.item)
                if isinstance(owner.kind, Counts):
                    self.whole.grow(owner)
                    self.emit(f"COUNT({owner.code}, {index.code}, {value.code});")
                    return
                held = f"(*{value.code})" if is_held(value.kind) else value.code
                if value.acts and not (owner.is_steady and index.is_steady):
                    name = self.fresh()
                    self.emit(f"{{ __typeof__({held}) {name} = {held};")
                    self.emit(f"AT({owner.code}, {index.code}) = {name}; }}")
                else:
                    self.emit(f"AT({owner.code}, {index.code}) = {held};")
            case _:
                raise self.refuse(target, "a target outside the dialect")

    def _unpack(self, target: ast.expr, parts: list[ast.expr], value: Value) -> None:
        if not isinstance(value.kind, Tup) or len(value.kind.parts) != len(parts):
            raise self.refuse(target, f"{len(parts)} names for {value.kind.name}")
        name = self.fresh()
        self.emit(f"{{ {value.kind.c} {name} = {value.code};")
        for index, part in enumerate(parts):
            if not (isinstance(part, ast.Name) and part.id == "_"):
                self.put(part, Value(f"{name}.f{index}", value.kind.parts[index], True))
        self.emit("}")

    def _put_field(self, target: ast.Attribute, value: Value) -> None:
        self.acts = True
        owner = self.value(target.value)
        if not isinstance(owner.kind, Obj):
            raise self.refuse(target, "a field of what is no object")
        known = self.world.classes[owner.kind.name]
        place = self.field(target, owner, target.attr)
        kind = known.fields[target.attr]
        if isinstance(kind, Fixed):
            self.emit(f"SET_FIXED({place.code}, {value.code}, {kind.room});")
        elif isinstance(kind, List):
            value = self.fitted(target, value, List.of(kind.item))
            if self.whole.is_made(known):
                self.emit(f"*{place.code} = *{value.code};")
            else:
                self.whole.grow(place)
                self.emit(f"SET_LIST({place.code}, {value.code});")
        elif isinstance(kind, Obj) and known.is_whole:
            self.emit(f"*{place.code} = *{value.code};")
        else:
            value = self.fitted(target, value, kind)
            if value.acts and not owner.is_steady:
                name = self.fresh()
                self.emit(f"{{ {value.kind.c} {name} = {value.code}; {place.code} = {name}; }}")
            else:
                self.emit(f"{place.code} = {value.code};")

    def do_augassign(self, node: ast.AugAssign) -> None:
        target = node.target
        now = self.value(target)
        if now.acts:
            raise self.refuse(node, "a place that is found by acting, changed; name it first")
        if isinstance(now.kind, List):
            if not isinstance(node.op, ast.Add):
                raise self.refuse(node, "an operation on lists")
            more = self.value(node.value, List.of(now.kind.item))
            self.acts = True
            self.whole.grow(now)
            if isinstance(now.kind, Fixed):
                raise self.refuse(node, "a list of a position, added to; extend it")
            self.emit(f"EXTEND({now.code}, {more.code});")
            return
        right = self.number(node.value)
        if right.acts and not isinstance(target, ast.Name):
            # Python reads the target first.
            name = self.fresh()
            self.emit(f"{{ {now.kind.c} {name} = {now.code};")
            done = self.binary(node, node.op, Value(name, now.kind, True), right, node.value)
            self.put(target, done)
            self.emit("}")
            return
        self.put(target, self.binary(node, node.op, now, right, node.value))

    # Loops.

    def loop(self, target: ast.expr, source: ast.expr, body: Callable[[], None]) -> None:
        """A loop over a range, a list or what is listed."""
        match source:
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
                self._count(target, args, body, False)
            case ast.Call(
                func=ast.Name(id="reversed"),
                args=[ast.Call(func=ast.Name(id="range"), args=args)],
            ):
                self._count(target, args, body, True)
            case ast.Call(func=ast.Name(id="reversed"), args=[inner]):
                self._over(target, inner, body, backwards=True)
            case ast.Call(func=ast.Name(id="enumerate"), args=[inner]):
                if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
                    raise self.refuse(source, "'enumerate' without two names")
                self._over(target.elts[1], inner, body, number=target.elts[0])
            case ast.Tuple(elts=items):
                self._each(target, items, body)
            case _:
                self._over(target, source, body)

    def _count(
        self, target: ast.expr, args: list[ast.expr], body: Callable[[], None], down: bool
    ) -> None:
        if not isinstance(target, ast.Name) or len(args) > 2:
            raise self.refuse(target, "a range with one name, by steps of one")
        start = self.code(args[0]) if len(args) == 2 else "0"
        stop = self.code(args[-1])
        index, first, last = self.fresh("k"), self.fresh("k"), self.fresh("k")
        self.emit(f"{{ i64 {first} = {start}, {last} = {stop};")
        if down:
            self.emit(f"for (i64 {index} = {last} - 1; {index} >= {first}; {index}--) {{")
        else:
            self.emit(f"for (i64 {index} = {first}; {index} < {last}; {index}++) {{")
        if target.id != "_":
            self.put(target, Value(index, INT, True))
        body()
        self.emit("} }")

    def _over(
        self,
        target: ast.expr,
        source: ast.expr,
        body: Callable[[], None],
        number: ast.expr | None = None,
        backwards: bool = False,
    ) -> None:
        items = self.value(source)
        if isinstance(items.kind, Tup):
            self._parts(target, items, body, number)
            return
        if not isinstance(items.kind, List):
            raise self.refuse(source, f"a loop over {items.kind.name}")
        name, index = self.fresh("l"), self.fresh("k")
        self.emit(f"{{ __typeof__({items.code}) {name} = {items.code};")
        if backwards:
            self.emit(f"for (i64 {index} = {name}->n - 1; {index} >= 0; {index}--) {{")
        else:
            self.emit(f"for (i64 {index} = 0; {index} < {name}->n; {index}++) {{")
        if number is not None:
            self.put(number, Value(index, INT, True))
        if not (isinstance(target, ast.Name) and target.id == "_"):
            self.put(target, self.entry(Value(name, items.kind, True), Value(index, INT, True)))
        body()
        self.emit("} }")

    def _parts(
        self, target: ast.expr, items: Value, body: Callable[[], None], number: ast.expr | None
    ) -> None:
        """A loop over a tuple of numbers of one kind."""
        assert isinstance(items.kind, Tup)
        kind = items.kind.parts[0]
        name, index, places = self.fresh(), self.fresh("k"), self.fresh("p")
        parts = ", ".join(f"{name}.f{i}" for i in range(len(items.kind.parts)))
        self.emit(f"{{ {items.kind.c} {name} = {items.code}; {kind.c} {places}[] = {{{parts}}};")
        size = len(items.kind.parts)
        self.emit(f"for (i64 {index} = 0; {index} < {size}; {index}++) {{")
        if number is not None:
            self.put(number, Value(index, INT, True))
        self.put(target, Value(f"{places}[{index}]", kind))
        body()
        self.emit("} }")

    def _each(self, target: ast.expr, items: list[ast.expr], body: Callable[[], None]) -> None:
        values = [self.value(item) for item in items]
        kind = values[0].kind
        places, index = self.fresh("p"), self.fresh("k")
        parts = ", ".join(value.code for value in values)
        self.emit(f"{{ {kind.c} {places}[] = {{{parts}}};")
        self.emit(f"for (i64 {index} = 0; {index} < {len(values)}; {index}++) {{")
        self.put(target, Value(f"{places}[{index}]", kind))
        body()
        self.emit("} }")
