"""Lists and tuples of the dialect as C: how they are made, and loops within expressions."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable

from firehouse.native.operations import Operations
from firehouse.native.terms import Value
from firehouse.native.types import BOOL, INT, NONE, List, Tup, Type, is_held


class Sequences(Operations, ABC):
    """Translates the lists and tuples of one function."""

    def of_tuple(self, node: ast.Tuple, wanted: Type | None = None) -> Value:
        kinds = list(wanted.parts) if isinstance(wanted, Tup) else [None] * len(node.elts)
        if len(kinds) != len(node.elts):
            raise self.refuse(node, "a tuple of another length")
        values = [self.value(item, kind) for item, kind in zip(node.elts, kinds, strict=True)]
        kind = Tup.of(*[INT if v.kind == BOOL else v.kind for v in values])
        code = self.in_order(values, lambda *parts: f"(({kind.c}){{{', '.join(parts)}}})")
        return Value(code, kind, False, any(value.acts for value in values))

    def of_list(self, node: ast.List, wanted: Type | None = None) -> Value:
        self.allocates = True
        item = wanted.item if isinstance(wanted, List) else None
        name = self.fresh("l")
        made: list[str] = []
        acts = False
        for element in node.elts:
            if isinstance(element, ast.Starred):
                more = self.value(element.value)
                assert isinstance(more.kind, List)
                item = item or more.kind.item
                made.append(f"EXTEND({name}, {more.code});")
                acts = acts or more.acts
            else:
                value = self.value(element, item)
                item = item or (INT if value.kind == BOOL else value.kind)
                made.append(f"PUSH({name}, {self.held(value)});")
                acts = acts or value.acts
        kind = List.of(item or NONE)
        start = f"{kind.c}{name} = NEW({kind.name}, {max(4, len(node.elts))});"
        return Value(f"({{ {start} {' '.join(made)} {name}; }})", kind, False, acts)

    def held(self, value: Value) -> str:
        """A value as it is put into a list."""
        return f"(*{value.code})" if is_held(value.kind) else value.code

    def of_listcomp(self, node: ast.ListComp, wanted: Type | None = None) -> Value:
        self.allocates = True
        name = self.fresh("l")
        item = wanted.item if isinstance(wanted, List) else None
        found: list[Value] = []

        def inside() -> None:
            found.append(self.value(node.elt, item))
            self.emit(f"PUSH({name}, {self.held(found[0])});")

        with self.apart() as lines:
            self.loops(node.generators, inside)
        kind = List.of(item or (INT if found[0].kind == BOOL else found[0].kind))
        body = " ".join(lines)
        return Value(f"({{ {kind.c}{name} = NEW({kind.name}, 8); {body} {name}; }})", kind)

    def loops(self, generators: list[ast.comprehension], inside: Callable[[], None]) -> None:
        """Nested loops with their conditions, and what is done in the innermost."""
        if not generators:
            inside()
            return
        first, *rest = generators

        def body() -> None:
            tests = [self.truth(test).code for test in first.ifs]
            if tests:
                self.emit(f"if ({' && '.join(tests)}) {{")
            self.loops(rest, inside)
            if tests:
                self.emit("}")

        self.loop(first.target, first.iter, body)

    @abstractmethod
    def loop(self, target: ast.expr, source: ast.expr, body: Callable[[], None]) -> None:
        """Go through what stands behind `in`."""

    def of_generatorexp(self, node: ast.GeneratorExp) -> Value:
        return self.of_listcomp(ast.copy_location(ast.ListComp(node.elt, node.generators), node))

    @abstractmethod
    def of_call(self, node: ast.Call) -> Value:
        """What a call gives."""
