"""A function of the sources as C calls it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Final

from firehouse.native.sources import Module
from firehouse.native.terms import c_name
from firehouse.native.types import LOG, Type
from firehouse.native.world import Class

SMALL: Final = 90
"""Nodes of a function that is put wherever it is called."""


@dataclass(frozen=True)
class Signature:
    """A function as it is called."""

    key: str
    c: str
    module: Module
    node: ast.FunctionDef
    owner: Class | None
    parameters: tuple[tuple[str, Type, ast.expr | None], ...]
    returns: Type

    def head(self) -> str:
        """Its first line in C."""
        parts = [f"struct {self.owner.name} *self"] if self.owner is not None else []
        parts += [f"{kind.c} {c_name(n)}" for n, kind, _ in self.parameters if kind != LOG]
        return f"{self.returns.c} {self.c}({', '.join(parts) or 'void'})"

    def is_small(self) -> bool:
        """Is it so short that a call costs more than it does?"""
        nodes = [node for part in self.node.body for node in ast.walk(part)]
        return len(nodes) <= SMALL and not any(isinstance(n, ast.For | ast.While) for n in nodes)
