"""Names in players' own files are shortened, because they are sent with every move."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

LONGEST_NAME: Final = 80
"""Characters of a name or title; the longest in the box has 48."""
LONGEST_SENTENCE: Final = 200
"""Characters of what a card says; the longest in the box has 100."""
SENTENCES: Final = ("text",)
"""The keys of such."""
_NOTE: Final = re.compile(r"(?m)^(([^:\n#]*):[ \t]*)(\S.*?)[ \t\r]*$")
_PLACES: Final = re.compile(r"[\d,\s]*")
"""Where something stands, which is no name however many there are."""


def too_long(text: str) -> tuple[str, int] | None:
    """The key of the first name or sentence in a file that is too long, and how long it may be.

    A file is TOML, or a drawing with notes such as "room A: kitchen" above it.
    """
    try:
        said = _strings("", tomllib.loads(text))
    except ValueError:
        lines = text if "\n" in text else text.replace("\r", "\n")
        said = ((note[2].strip(), note[3]) for note in _NOTE.finditer(lines) if _is_name(note[3]))
    for key, value in said:
        most = LONGEST_SENTENCE if key in SENTENCES else LONGEST_NAME
        if len(value) > most:
            return key, most
    return None


def shortened(text: str) -> str:
    """A drawing whose notes are no longer than names are: older ones may be."""
    return _NOTE.sub(_short, text)


def _short(note: re.Match[str]) -> str:
    if not _is_name(note[3]) or len(note[3]) <= LONGEST_NAME:
        return note[0]
    return f"{note[1]}{note[3][: LONGEST_NAME - 1]}…"


def _is_name(value: str) -> bool:
    return _PLACES.fullmatch(value) is None


def _strings(key: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every text in a TOML file with the key that it stands under."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, list):
        for one in value:
            yield from _strings(key, one)
    elif isinstance(value, dict):
        for name, inside in value.items():
            yield from _strings(name, inside)
