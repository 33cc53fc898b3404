"""The types of the dialect, and what they are in C: everything is a row of 64-bit words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Type:
    """A number, a text or nothing; what is made of others has classes of its own."""

    name: str
    c: str
    words: int = 1


INT: Final = Type("int", "i64")
BOOL: Final = Type("bool", "i64")
FLOAT: Final = Type("float", "double")
BYTE: Final = Type("byte", "unsigned char")
HALF: Final = Type("half", "int32_t")
"""An entry of `Bytes` or `Halves`, which is an int as soon as it is read."""
STR: Final = Type("str", "i64")
"""A text is a number by which it is known."""
WIDE: Final = Type("wide", "i128", 2)
NONE: Final = Type("None", "void", 0)
LOG: Final = Type("Log", "void", 0)
"""Nobody listens to a playout, so that logs and what is told to them are left out."""

KNOWN: Final[dict[str, Type]] = {}
"""Every type with parts that was made, by its name in C."""

NUMBERS: Final = (INT, BOOL, FLOAT, BYTE, HALF, STR, WIDE)


@dataclass(frozen=True)
class Obj(Type):
    """A reference to an object of a class, or to none."""

    @staticmethod
    def of(name: str) -> Obj:
        return Obj(name, f"struct {name} *")


@dataclass(frozen=True)
class Tup(Type):
    """A few values together, always copied."""

    parts: tuple[Type, ...] = ()

    @staticmethod
    def of(*parts: Type) -> Tup:
        name = "Tup_" + "_".join(short(part) for part in parts)
        found = Tup(name, name, sum(part.words for part in parts), parts)
        return KNOWN.setdefault(name, found)  # type: ignore[return-value]


@dataclass(frozen=True)
class List(Type):
    """A reference to a list; lists and objects in lists are held by value."""

    item: Type = INT

    @staticmethod
    def of(item: Type) -> List:
        name = "List_" + short(item)
        found = List(name, f"{name} *", 1, item)
        return KNOWN.setdefault(name, found)  # type: ignore[return-value]


@dataclass(frozen=True)
class Fixed(List):
    """A list inside an object that is copied whole, so that its room is fixed."""

    room: int = 0

    @staticmethod
    def with_room(item: Type, room: int) -> Fixed:
        name = f"Fixed_{short(item)}_{room}"
        found = Fixed(name, f"{name} *", 1, item, room)
        return KNOWN.setdefault(name, found)  # type: ignore[return-value]


@dataclass(frozen=True)
class Counts(List):
    """A number for each text, 0 at first: a list with a place for the number of each text."""


COUNTS: Final = Counts("List_int", "List_int *", 1, INT)


def short(kind: Type) -> str:
    """A type as a part of a C name."""
    return kind.name


def same(a: Type, b: Type) -> bool:
    """Can a value of one type stand where the other is wanted, unchanged?"""
    if a == b:
        return True
    if isinstance(a, List) and isinstance(b, List):
        return a.item == b.item
    return {a, b} <= {INT, BOOL}


def is_held(kind: Type) -> bool:
    """Is it a reference, whose content lies elsewhere?"""
    return isinstance(kind, Obj | List)


def held_c(kind: Type) -> str:
    """The C type of the content itself, as it lies in a list."""
    if isinstance(kind, Obj):
        return f"struct {kind.name}"
    return kind.name if isinstance(kind, List) else kind.c
