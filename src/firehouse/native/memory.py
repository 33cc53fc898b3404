"""Python objects as rows of 64-bit words, where C can read and change them.

Each object is written once, so that what is shared stays shared; positions go there and back.
"""

from __future__ import annotations

import ctypes
import struct
from array import array
from typing import Any, Final

Kind = Any
"""A type as plain data; see `layout`."""

HEADER: Final = 4
SPARE: Final = 512
"""Entries more than there are, in a list that is filled while playing."""
PLAIN: Final = ("int", "bool")
"""What is a number in Python already, so that a whole list is written at once."""
_WORD: Final = 0xFFFFFFFFFFFFFFFF


class Plan:
    """The layout of every class, with the place of each field."""

    def __init__(self, classes: dict[str, Any], texts: list[str]) -> None:
        self.fields: dict[str, list[tuple[str, Kind, bool, int]]] = {}
        self.words: dict[str, int] = {}
        self.texts = {text: number for number, text in enumerate(texts)}
        self._rows = {name: row["fields"] for name, row in classes.items()}
        for name in classes:
            self._place(name)

    def _place(self, name: str) -> int:
        if name not in self.words:
            at = 0
            placed = []
            for field, kind, grown in self._rows[name]:
                placed.append((field, kind, bool(grown), at))
                at += self.size(kind)
            self.fields[name] = placed
            self.words[name] = max(at, 1)
        return self.words[name]

    def size(self, kind: Kind) -> int:
        """How many words a value takes where it lies."""
        if isinstance(kind, str):
            return 1
        match kind[0]:
            case "list":
                return HEADER
            case "fixed":
                return 1 + int(kind[2]) * self.item(kind[1])
            case "tuple":
                return sum(self.size(part) for part in kind[1:])
            case "inside":
                return self._place(kind[1])
        return 1

    def item(self, kind: Kind) -> int:
        """How many words an entry of a list takes; objects lie in it themselves."""
        return self._place(kind[1]) if kind[0] == "at" else self.size(kind)

    def text(self, text: str) -> int:
        """The number of a text; one that C never names gets the next."""
        return self.texts.setdefault(text, len(self.texts))


class Memory:
    """Objects that were written, each at its address; those of another memory are not repeated."""

    def __init__(self, plan: Plan, below: Memory | None = None) -> None:
        self.plan = plan
        self.below = below
        self._chunks: dict[int, tuple[Any, int]] = {}
        self._kept: list[Any] = []
        self._parts: dict[int, array[int]] = {}

    def of(self, value: Any, name: str) -> int:
        """The address of an object of a class, written now if it was not before."""
        known = self.known(value)
        if known is not None:
            return known
        words = array("q", bytes(8 * self.plan.words[name]))
        address = words.buffer_info()[0]
        self._kept.append(words)
        self._chunks[id(value)] = (value, address)
        self._parts[address] = words
        self.write(words, 0, value, name)
        return address

    def known(self, value: Any) -> int | None:
        """The address of an object that was written here or below."""
        found = self._chunks.get(id(value))
        if found is not None:
            return found[1]
        return self.below.known(value) if self.below is not None else None

    def words(self, address: int) -> array[int]:
        """The words of an object that was written."""
        return self._parts[address]

    def items(self, address: int, name: str, field: str) -> tuple[array[int], int]:
        """The words of a list that an object was written with, and how many an entry has."""
        for known, kind, _, place in self.plan.fields[name]:
            if known == field:
                return self._parts[self._parts[address][place + 2]], self.plan.item(kind[1])
        raise LookupError(f"{name} has no {field}.")

    def write(self, words: array[int], at: int, value: Any, name: str) -> None:
        """Write the fields of an object."""
        for field, kind, grown, place in self.plan.fields[name]:
            self._put(words, at + place, getattr(value, field), kind, grown)

    def _put(self, words: array[int], at: int, value: Any, kind: Kind, grown: bool) -> None:
        if isinstance(kind, str):
            words[at] = self._number(value, kind)
            return
        match kind[0]:
            case "at":
                words[at] = 0 if value is None else self.of(value, kind[1])
            case "inside":
                self.write(words, at, value, kind[1])
            case "tuple":
                for part, inner in zip(value, kind[1:], strict=True):
                    self._put(words, at, part, inner, False)
                    at += self.plan.size(inner)
            case "fixed":
                if len(value) > kind[2]:
                    raise OverflowError(f"More than {kind[2]} entries.")
                words[at] = len(value)
                if kind[1] in PLAIN:
                    words[at + 1 : at + 1 + len(value)] = array("q", value)
                    return
                for index, part in enumerate(value):
                    self._put(words, at + 1 + index * self.plan.item(kind[1]), part, kind[1], False)
            case "list":
                self._put_list(words, at, value, kind[1], grown)

    def _put_list(self, words: array[int], at: int, value: Any, kind: Kind, grown: bool) -> None:
        if isinstance(value, memoryview):  # lent: C writes where Python reads
            lent = (ctypes.c_char * value.nbytes).from_buffer(value)
            self._kept.append(lent)
            words[at : at + HEADER] = array("q", [len(value)] * 2 + [ctypes.addressof(lent), 1])
            return
        step = self.plan.item(kind)
        room = len(value) + (SPARE if grown else 0)
        row = array("q", bytes(8 * max(1, room * step)))
        self._kept.append(row)
        address = row.buffer_info()[0]
        self._parts[address] = row
        words[at : at + HEADER] = array("q", [len(value), room, address, 1])
        if kind in PLAIN:
            row[: len(value)] = array("q", value)
            return
        if kind == "float":
            row[: len(value)] = array("q", array("d", value).tobytes())
            return
        for index, part in enumerate(value):
            if index and part is value[index - 1]:
                row[index * step : (index + 1) * step] = row[(index - 1) * step : index * step]
            elif kind[0] == "at":
                self._chunks.setdefault(id(part), (part, address + 8 * index * step))
                self.write(row, index * step, part, kind[1])
            else:
                self._put(row, index * step, part, kind, False)

    def _number(self, value: Any, kind: Kind) -> int:
        if kind == "float":
            return int(struct.unpack("q", struct.pack("d", value))[0])
        if kind == "str":
            return self.plan.text(value)
        number = int(value) & _WORD
        return number - 2**64 if number >> 63 else number

    # Positions, there and back.

    def read(self, words: array[int], at: int, kind: Kind) -> Any:
        """A value as Python has it, out of numbers and lists of fixed room."""
        if isinstance(kind, str):
            if kind == "float":
                return struct.unpack("d", struct.pack("q", words[at]))[0]
            return words[at]
        if kind[0] == "fixed":
            if kind[1] in PLAIN:
                return words[at + 1 : at + 1 + words[at]].tolist()
            step = self.plan.item(kind[1])
            return [self.read(words, at + 1 + i * step, kind[1]) for i in range(words[at])]
        if kind[0] == "inside":
            return {
                field: self.read(words, at + place, inner)
                for field, inner, _, place in self.plan.fields[kind[1]]
            }
        raise TypeError(f"{kind} is not read back.")
