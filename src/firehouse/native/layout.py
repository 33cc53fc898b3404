"""How objects lie in memory: rows of 64-bit words, the same for C and for Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firehouse.native.terms import c_field
from firehouse.native.types import Fixed, List, Obj, Tup, Type
from firehouse.native.world import Class

if TYPE_CHECKING:
    from firehouse.native.translation import Translation

HEADER = 4
"""Words of a list: its length, its room, where it begins, whether it is kept."""


class Layout:
    """The fields of every class in use, in their order."""

    def __init__(self, whole: Translation) -> None:
        self.whole = whole
        self.classes = whole.world.classes
        self.fields: dict[str, dict[str, Type]] = {}
        waiting = list(whole.used)
        while waiting:
            name = waiting.pop()
            if name in self.fields:
                continue
            known = self.classes[name]
            self.fields[name] = self._fields(known)
            for kind in self.fields[name].values():
                waiting.extend(objects_in(kind))

    def _fields(self, known: Class) -> dict[str, Type]:
        if known.is_whole:
            return dict(known.fields)
        used = self.whole.used.get(known.name, set())
        return {name: kind for name, kind in known.fields.items() if name in used}

    def structs(self) -> str:
        """Every struct in C; those that lie within others come first."""
        done: list[str] = []
        texts = [f"struct {name};" for name in self.fields]

        def write(name: str) -> None:
            if name in done:
                return
            done.append(name)
            known = self.classes[name]
            rows: list[str] = []
            for field, kind in self.fields[name].items():
                if isinstance(kind, Obj) and known.is_whole:
                    write(kind.name)
                    rows.append(f"  struct {kind.name} {c_field(field)};")
                elif isinstance(kind, List):
                    rows.append(f"  {kind.name} {c_field(field)};")
                else:
                    rows.append(f"  {kind.c} {c_field(field)};")
            texts.append("\n".join([f"struct {name} {{", *(rows or ["  i64 nothing;"]), "};"]))

        for name in self.fields:
            write(name)
        return "\n".join(texts)

    def table(self) -> dict[str, Any]:
        """The same as plain data, for the loader."""
        grown = self.whole.grown
        return {
            name: {
                "fields": [
                    [field, self.plain(self.classes[name], kind), int((name, field) in grown)]
                    for field, kind in fields.items()
                ],
            }
            for name, fields in self.fields.items()
        }

    def plain(self, known: Class | None, kind: Type) -> Any:
        """A type as plain data."""
        if isinstance(kind, Fixed):
            return ["fixed", self.plain(None, kind.item), kind.room]
        if isinstance(kind, List):
            return ["list", self.plain(None, kind.item)]
        if isinstance(kind, Tup):
            return ["tuple", *[self.plain(None, part) for part in kind.parts]]
        if isinstance(kind, Obj):
            return ["inside" if known is not None and known.is_whole else "at", kind.name]
        return kind.name


def objects_in(kind: Type) -> list[str]:
    """The classes that a type leads to."""
    if isinstance(kind, List):
        return objects_in(kind.item)
    if isinstance(kind, Tup):
        return [name for part in kind.parts for name in objects_in(part)]
    return [kind.name] if isinstance(kind, Obj) else []
