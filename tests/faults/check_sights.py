"""Everybody has seen the same table, and it is the one that is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stored_truth import StoredTable, follow
from witness import Violation

Sights = dict[tuple[str, str, int], dict[str, str]]


def unfollowable(stored: StoredTable) -> Iterator[Violation]:
    """The entries can be folded from the first to the last."""
    try:
        follow(stored)
    except Exception as error:
        yield Violation("tables wake up", f"{stored.row.id} cannot be followed: {error}")


def differing(stored: StoredTable, sights: Sights) -> Iterator[Violation]:
    """What was seen after an entry is what its entries fold to, for everybody."""
    for (table, aspect, seq), seen in sights.items():
        if table != stored.row.id:
            continue
        truth = stored.looks.get((aspect, seq))
        for look, who in seen.items():
            if truth is None:
                text = f"{who} was shown entry {seq}, which is not stored"
                yield Violation("nothing told is lost", text)
            elif look != truth:
                text = f"{who} saw another {aspect} after entry {seq} of {table} than is stored"
                yield Violation("all see the same", text)


def behind(heard: Iterable[tuple[str, int, int]]) -> Iterator[Violation]:
    """Whoever is there has heard of the last entry; by name, with that and what they heard."""
    for who, seq, last in heard:
        if seq < last:
            yield Violation("all hear everything", f"{who} has heard up to entry {seq} of {last}")
