"""Many similar pictures in little space: each is stored as its difference to the one before."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_PIECE: Final = re.compile(r"<[^<]*|^[^<]+")
SHORTEST: Final = 3
"""Runs of fewer pieces are written out."""
TRIED: Final = 8
"""Places of the same piece that are tried, the nearest first."""

Told = list[str | list[int]]
"""A text, or from where in the picture before and how many pieces are taken."""


def told_apart(pictures: Iterable[str]) -> list[Told]:
    """Every picture as what is taken from the one before it, and what is new in it."""
    before: list[str] = []
    found = []
    for picture in pictures:
        pieces = _PIECE.findall(picture)
        found.append(_told(before, pieces))
        before = pieces
    return found


def put_together(told: Iterable[Told]) -> list[str]:
    """The pictures again, as the page does it."""
    before: list[str] = []
    found = []
    for parts in told:
        pieces: list[str] = []
        for part in parts:
            if isinstance(part, str):
                pieces += _PIECE.findall(part)
            else:
                pieces += before[part[0] : part[0] + part[1]]
        found.append("".join(pieces))
        before = pieces
    return found


def _told(before: list[str], pieces: list[str]) -> Told:
    """Greedily: the longest run that begins here and stands in the picture before."""
    places: dict[str, list[int]] = {}
    for place, piece in enumerate(before):
        places.setdefault(piece, []).append(place)
    told: Told = []
    fresh: list[str] = []
    at, expected = 0, 0
    while at < len(pieces):
        start, length = _longest(before, pieces, at, places.get(pieces[at], ()), expected)
        if length >= SHORTEST:
            if fresh:
                told.append("".join(fresh))
                fresh = []
            told.append([start, length])
            at += length
            expected = start + length
        else:
            fresh.append(pieces[at])
            at += 1
            expected += 1
    return [*told, "".join(fresh)] if fresh else told


def _longest(
    before: list[str], pieces: list[str], at: int, places: Iterable[int], expected: int
) -> tuple[int, int]:
    """Where the longest run begins, and its length; what comes next is looked at first."""
    best, most = 0, 0
    for start in sorted(places, key=lambda place: abs(place - expected))[:TRIED]:
        length = 0
        room = min(len(before) - start, len(pieces) - at)
        while length < room and before[start + length] == pieces[at + length]:
            length += 1
        if length > most:
            best, most = start, length
    return best, most
