"""How a report calls things: causes, shares, and cells by what tells them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from firehouse.core.catalogue import games
from firehouse.lab.report.face import of_row

WON: Final = "won"


def family_title(family: str) -> str:
    """What a game is called."""
    return next((row.title for row in games() if row.id == family), family)


@cache
def known_causes() -> dict[str, str]:
    """How a game of any kind can be lost, in the order of the bars."""
    return {ending: text for row in games() for ending, text in of_row(row).causes.items()}


def cause(ending: str) -> str:
    """An ending in words."""
    return known_causes().get(ending, ending.replace("-", " "))


def label_parts(label: str) -> list[str]:
    """The parts of a cell's label, between commas and after the name of its block."""
    return re.split(", |: ", label)


def short_labels(labels: Sequence[str]) -> list[str]:
    """The labels without the parts that all of them share."""
    parts = [label_parts(label) for label in labels]
    if len(parts) < 2:
        return list(labels)
    shared = set(parts[0]).intersection(*parts[1:])
    short = [", ".join(part for part in row if part not in shared) for row in parts]
    return short if len(set(short)) == len(short) and all(short) else list(labels)


def pair_names(first: str, second: str) -> tuple[str, str]:
    """What to call two cells in a sentence: by what tells them apart."""
    ones, others = label_parts(first), label_parts(second)
    one = ", ".join(part for part in ones if part not in others)
    other = ", ".join(part for part in others if part not in ones)
    if not one and not other:
        return "the first", "the second"
    return one or f"without {other}", other or f"without {one}"


def percent(share: float, digits: int = 1) -> str:
    """A share for people."""
    return f"{share * 100:.{digits}f} %"


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{low * 100:.1f}–{high * 100:.1f} %"


def points(difference: float, digits: int = 1) -> str:
    """A difference in points of per cent, with its sign."""
    text = f"{difference * 100:+.{digits}f}".replace("-", "−")
    return text if text.strip("+−0.") else text[1:]


def points_span(low: float, high: float) -> str:
    """The interval of a difference."""
    return f"{points(low)} … {points(high)}"


def signed(value: float, digits: int = 2) -> str:
    """A difference of means, with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


def listed(words: Sequence[str]) -> str:
    """Several things in a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
