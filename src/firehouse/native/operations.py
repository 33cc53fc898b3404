"""Operations of the dialect as C: arithmetic, comparisons, choices."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

from firehouse.native.terms import Terms, Value
from firehouse.native.types import (
    BOOL,
    FLOAT,
    INT,
    LOG,
    NONE,
    NUMBERS,
    WIDE,
    List,
    Obj,
    Tup,
    Type,
    is_held,
)

SIGNS: Final = {
    "Add": "+",
    "Sub": "-",
    "Mult": "*",
    "BitAnd": "&",
    "BitOr": "|",
    "BitXor": "^",
    "Eq": "==",
    "NotEq": "!=",
    "Lt": "<",
    "LtE": "<=",
    "Gt": ">",
    "GtE": ">=",
}


class Operations(Terms):
    """Translates the operations of one function."""

    def of_binop(self, node: ast.BinOp, wanted: Type | None = None) -> Value:
        left = self.value(node.left, wanted if isinstance(wanted, List) else None)
        if isinstance(left.kind, List):
            return self._list_sum(node, left)
        return self.binary(node, node.op, left, self.number(node.right), node.right)

    def _list_sum(self, node: ast.BinOp, left: Value) -> Value:
        assert isinstance(left.kind, List)
        self.allocates = True
        kind = List.of(left.kind.item)
        left = self.fitted(node, left, kind)
        if isinstance(node.op, ast.Mult):
            times = self.number(node.right)
            code = self.in_order([left, times], lambda a, b: f"REPEAT({kind.name}, {a}, {b})")
        elif isinstance(node.op, ast.Add):
            right = self.value(node.right, kind)
            code = self.in_order([left, right], lambda a, b: f"JOIN({kind.name}, {a}, {b})")
        else:
            raise self.refuse(node, "an operation on lists")
        return Value(code, kind)

    def binary(
        self, node: ast.AST, op: ast.operator, left: Value, right: Value, source: ast.expr
    ) -> Value:
        """An arithmetic operation."""
        kind = self.wider(left.kind, right.kind)
        name = type(op).__name__
        wide = "W" if kind == WIDE else ""
        if name == "Div":
            kind = FLOAT
            make: Callable[..., str] = lambda a, b: f"((double){a} / (double){b})"  # noqa: E731
        elif kind == WIDE and name in ("Add", "Mult"):
            make = lambda a, b: f"wide_{'sum' if name == 'Add' else 'product'}({a}, {b})"  # noqa: E731
        elif name in SIGNS:
            make = lambda a, b: f"({a} {SIGNS[name]} {b})"  # noqa: E731
        elif name in ("LShift", "RShift"):
            make = lambda a, b: f"{wide}SH{name[0]}({a}, {b})"  # noqa: E731
        elif name in ("FloorDiv", "Mod") and kind != FLOAT:
            make = self._division(name, right, wide)
        else:
            raise self.refuse(node, "an operation outside the dialect")
        acts = left.acts or right.acts
        steady = left.is_steady and right.is_steady
        return Value(self.in_order([left, right], make), kind, steady, acts)

    def _division(self, name: str, right: Value, wide: str) -> Callable[..., str]:
        by = int(right.code) if right.code.isdigit() else 0
        if by and by & (by - 1) == 0 and not wide:
            if name == "Mod":
                return lambda a, b: f"({a} & {by - 1})"
            return lambda a, b: f"SHR({a}, {by.bit_length() - 1})"
        function = {"FloorDiv": "floor_div", "Mod": "floor_mod"}[name]
        return lambda a, b: f"{wide.lower()}{function}({a}, {b})"

    def wider(self, a: Type, b: Type) -> Type:
        for kind in (FLOAT, WIDE):
            if kind in (a, b):
                return kind
        return INT

    def of_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return self.truth(node)
        inner = self.number(node.operand)
        sign = {"USub": "-", "Invert": "~", "UAdd": "+"}[type(node.op).__name__]
        kind = INT if inner.kind == BOOL else inner.kind
        return Value(f"({sign}{inner.code})", kind, inner.is_steady, inner.acts)

    def of_ifexp(self, node: ast.IfExp, wanted: Type | None = None) -> Value:
        test = self.truth(node.test)
        if test.code in ("0", "1"):
            return self.value(node.body if test.code == "1" else node.orelse, wanted)
        yes, no = self.value(node.body, wanted), self.value(node.orelse, wanted)
        kind = wanted or self.common(node, yes.kind, no.kind)
        yes, no = self.fitted(node, yes, kind), self.fitted(node, no, kind)
        acts = yes.acts or no.acts or test.acts
        return Value(f"({test.code} ? {yes.code} : {no.code})", kind, False, acts)

    def common(self, node: ast.AST, a: Type, b: Type) -> Type:
        if a == b:
            return a
        if isinstance(a, List) and isinstance(b, List):
            return List.of(a.item if a.item != NONE else b.item)
        if a == NONE or b == NONE:
            return b if a == NONE else a
        if a in NUMBERS and b in NUMBERS:
            return self.wider(a, b)
        raise self.refuse(node, f"either {a.name} or {b.name}")

    def of_boolop(self, node: ast.BoolOp) -> Value:
        """`and` and `or` as values: the one that decides."""
        values = [self.value(item) for item in node.values]
        if all(value.kind == BOOL for value in values):
            return self._joined(node.op, values)
        kind = values[-1].kind
        for value in values:
            kind = self.common(node, kind, value.kind)
        code = self.fitted(node, values[-1], kind).code
        for value in reversed(values[:-1]):
            name = self.fresh()
            first = self.fitted(node, value, kind).code
            test = self.as_truth(Value(name, kind))
            ends = (code, name) if isinstance(node.op, ast.And) else (name, code)
            code = f"({{ {kind.c} {name} = {first}; {test} ? {ends[0]} : {ends[1]}; }})"
        return Value(code, kind, False, any(value.acts for value in values))

    def of_compare(self, node: ast.Compare) -> Value:
        left = self.value(node.left)
        if len(node.ops) == 1:
            return self.compared(node, node.ops[0], left, node.left, node.comparators[0])
        made, parts = [], []
        for op, source in zip(node.ops, node.comparators, strict=True):
            right = self.number(source)
            if not right.is_steady:
                name = self.fresh()
                made.append(f"{right.kind.c} {name};")
                kept = Value(f"({name} = {right.code})", right.kind, False, right.acts)
                parts.append(f"{left.code} {SIGNS[type(op).__name__]} {kept.code}")
                left = Value(name, right.kind, True)
            else:
                parts.append(f"{left.code} {SIGNS[type(op).__name__]} {right.code}")
                left = right
        text = " && ".join(parts)
        return Value(f"({{ {' '.join(made)} {text}; }})" if made else f"({text})", BOOL)

    def compared(
        self, node: ast.AST, op: ast.cmpop, left: Value, source: ast.expr, other: ast.expr
    ) -> Value:
        """One comparison."""
        if isinstance(op, ast.In | ast.NotIn):
            text = self.membership(node, left, other)
            return Value(text if isinstance(op, ast.In) else f"(!{text})", BOOL, False, left.acts)
        right = self.value(other)
        if isinstance(op, ast.Is | ast.IsNot):
            sign = "==" if isinstance(op, ast.Is) else "!="
            if LOG in (left.kind, right.kind):
                return Value("1" if sign == "==" else "0", BOOL, True)
            right = self.fitted(node, right, left.kind)
            return Value(f"({left.code} {sign} {right.code})", BOOL)
        sign = SIGNS[type(op).__name__]
        kinds = (left.kind, right.kind)
        if isinstance(left.kind, List | Tup):
            right = (
                self.fitted(node, right, List.of(left.kind.item))
                if isinstance(left.kind, List)
                else right
            )
            left = self.fitted(node, left, right.kind)
            equal = self.whole.equality(left.kind)
            code = self.in_order([left, right], lambda a, b: f"{equal}({a}, {b})")
            return Value(code if sign == "==" else f"(!{code})", BOOL)
        if not all(kind in NUMBERS or isinstance(kind, Obj) for kind in kinds):
            raise self.refuse(node, "a comparison outside the dialect")
        code = self.in_order([left, right], lambda a, b: f"({a} {sign} {b})")
        return Value(code, BOOL, False, left.acts or right.acts)

    def membership(self, node: ast.AST, left: Value, other: ast.expr) -> str:
        """Is a value one of several?"""
        if isinstance(other, ast.Tuple | ast.List | ast.Set):
            items = [self.number(item) for item in other.elts]
            name = left.code if left.is_steady else self.fresh()
            tests = " || ".join(f"{name} == {item.code}" for item in items)
            if left.is_steady:
                return f"({tests})"
            return f"({{ {left.kind.c} {name} = {left.code}; {tests}; }})"
        right = self.value(other)
        if not isinstance(right.kind, List):
            raise self.refuse(node, f"'in' {right.kind.name}")
        equal = self.whole.equality(right.kind.item)
        macro = "HOLDS" if is_held(right.kind.item) else "HAS"
        return self.in_order([left, right], lambda a, b: f"{macro}({equal}, {b}, {a})")
