"""A compiled game, loaded: its entries as functions, and failures as exceptions."""

from __future__ import annotations

import ctypes
import importlib
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from firehouse.native.files import HERE, SUFFIX, described
from firehouse.native.memory import Memory, Plan

FAILURES: Final = (
    "",
    "A list has no room left.",
    "An index lies outside its list.",
    "A shift is too wide.",
    "A number is too large.",
    "There is no memory left.",
    "An assumption does not hold.",
)
"""What can go wrong in every game; then come those that the rules name."""
ROOM: Final = 4096
"""Numbers that an entry can give back."""


class NativeError(ValueError):
    """A translated game could not go on."""


class Library:
    """The machine code of one game."""

    def __init__(self, folder: Path, name: str, description: dict[str, Any]) -> None:
        self.plan = Plan(description["classes"], description["texts"])
        self.shared = Memory(self.plan)
        """What belongs to the rules themselves; it is the same in every game."""
        self._code = ctypes.CDLL(str(folder / f"{name}{SUFFIX}"))
        self._texts = list(description["texts"])
        self._failures = (*FAILURES, *description["failures"])
        self._entries = description["entries"]
        self._bind(description["shared"])

    def _bind(self, rows: list[tuple[str, str, str]]) -> None:
        things = (ctypes.c_void_p * max(1, len(rows)))()
        for number, (kind, module, name) in enumerate(rows):
            value = getattr(importlib.import_module(module), name)
            things[number] = self.shared.of(value, kind)
        self._code.fh_bind(things)

    def has(self, path: str) -> bool:
        """Is there such an entry?"""
        return path in self._entries

    def entry(self, path: str) -> Callable[..., Any]:
        """An entry as a function; objects and positions are given as addresses."""
        row = self._entries[path]
        function = getattr(self._code, row["c"])
        function.restype = ctypes.c_int
        takes = [_c_type(kind) for kind in row["takes"]]
        gives = row["gives"]
        if gives == "None":
            function.argtypes = takes
            return lambda *given: self._check(function(*given))
        if isinstance(gives, str):
            function.argtypes = [*takes, ctypes.c_void_p]
            return self._number(function, gives)
        function.argtypes = [*takes, ctypes.c_void_p, ctypes.c_int64]
        return self._numbers(function, gives)

    def _number(self, function: Callable[..., int], kind: str) -> Callable[..., Any]:
        made = ctypes.c_double if kind == "float" else ctypes.c_int64

        def call(*given: Any) -> Any:
            out = made()
            self._check(function(*given, ctypes.addressof(out)))
            return self._texts[int(out.value)] if kind == "str" else out.value

        return call

    def _numbers(self, function: Callable[..., int], kind: Any) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            out = array("q", bytes(8 * ROOM))
            self._check(function(*given, out.buffer_info()[0], ROOM))
            return self._unpacked(out, kind[1])

        return call

    def _unpacked(self, out: array[int], item: Any) -> Any:
        """Lists as C gives them: a length, then the entries."""
        if item == "int":
            return out[1 : 1 + out[0]].tolist()
        if item == "float":
            return array("d", out[1 : 1 + out[0]].tobytes()).tolist()
        found: list[Any] = []
        at = 1
        for _ in range(out[0]):
            if item[0] == "tuple":
                row: list[Any] = []
                for part in item[1:]:
                    is_list = not isinstance(part, str)
                    row.append(
                        out[at + 1 : at + 1 + out[at]].tolist()
                        if is_list
                        else self._value(out[at], part)
                    )
                    at += 1 + (out[at] if is_list else 0)
                found.append(tuple(row))
            else:
                found.append(out[at + 1 : at + 1 + out[at]].tolist())
                at += 1 + out[at]
        return found

    def _value(self, number: int, kind: str) -> Any:
        if kind == "str":
            return self._texts[number]
        return bool(number) if kind == "bool" else number

    def _check(self, code: int) -> None:
        if code:
            raise NativeError(self._failures[code])


def _c_type(kind: Any) -> Any:
    if isinstance(kind, str):
        return ctypes.c_double if kind == "float" else ctypes.c_int64
    return ctypes.c_void_p


@cache
def library_of(name: str, folder: Path = HERE) -> Library | None:
    """The library of a game; None where there is none, or none of today's sources."""
    description = described(name, folder)
    return None if description is None else Library(folder, name, description)
