"""How a report calls things and tells of comparisons, in names, numbers and sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from firehouse.core.catalogue import games
from firehouse.lab.report.face import of_row

SURE: Final = 0.001
SHOWN: Final = 3
"""Cells that a sentence names."""


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


def comparison_lines(found: dict[str, Any]) -> list[str]:
    """The tables and sentences of a comparison."""
    lines: list[str] = []
    for pair in found["pairs"]:
        lines += [
            f"first:  {pair['first']['label']}",
            f"second: {pair['second']['label']}",
            "",
            *_aligned(table_rows(pair)),
            "",
            sentence(pair),
            "",
        ]
    if found["overall"]:
        lines.append(overall_sentence(found["overall"]))
    if any(found["alone"].values()):
        lines.append(alone_sentence(found))
    return lines if lines[-1] else lines[:-1]


def table_rows(pair: dict[str, Any]) -> list[tuple[str, ...]]:
    """The head and the rows of one pair's table."""
    shares = [("games won", pair["first"]["share"], pair["second"]["share"], pair)]
    shares += [
        (f"lost: {cause(row['name'])}", row["first"], row["second"], row) for row in pair["causes"]
    ]
    rows: list[tuple[str, ...]] = [("what", "first", "second", "difference", "95 % interval")]
    rows += [
        (
            *(name, percent(first), percent(second)),
            *(points(row["difference"]), points_span(row["low"], row["high"])),
        )
        for name, first, second, row in shares
    ]
    rows += [
        (
            *(row["name"], f"{row['first']:.2f}", f"{row['second']:.2f}"),
            signed(row["difference"]),
            f"{signed(row['low'])} … {signed(row['high'])}",
        )
        for row in pair["measures"]
    ]
    return rows


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def sentence(pair: dict[str, Any]) -> str:
    """What the comparison found, with what it rests on."""
    return " ".join(filter(None, (verdict(pair), _ground(pair), _left_out(pair))))


def _left_out(pair: dict[str, Any]) -> str:
    """How many games have no partner; the table leaves them out as well."""
    ones, others = pair["first"]["left_out"], pair["second"]["left_out"]
    if not ones and not others:
        return ""
    sides = ((ones, "first"), (others, "second"))
    named = [f"{count:,} of the {side}" for count, side in sides if count]
    return f"Games without a partner are left out everywhere here: {listed(named)}."


def verdict(pair: dict[str, Any]) -> str:
    """What the comparison found; the two are called by what tells them apart."""
    one, other = pair_names(pair["first"]["label"], pair["second"]["label"])
    low, high, difference = pair["low"], pair["high"], pair["difference"]
    size = f"{abs(difference) * 100:.1f} points {'less' if difference < 0 else 'more'} often"
    doubt = f"the 95 % interval goes from {points(low)} to {points(high)} points"
    if low > 0 or high < 0:
        near, far = sorted((abs(low), abs(high)))
        return (
            f"{other} is won {size} than {one} (95 % interval: {near * 100:.1f} to "
            f"{far * 100:.1f} points)."
        )
    if difference == 0:
        return f"No difference: {other} is won as often as {one}; {doubt}."
    return f"No sure difference: {other} is won {size} than {one}, but {doubt}."


def _ground(pair: dict[str, Any]) -> str:
    if not pair["paired"]:
        return (
            "The two share no seed, so their games are compared as two samples; with the same "
            "seed the interval would be narrower."
        )
    text = (
        f"Of {pair['games']:,} games with the same luck, {pair['only_first_won']:,} were won only "
        f"in the first and {pair['only_second_won']:,} only in the second"
    )
    chance = pair["by_luck"]
    if pair["only_first_won"] == pair["only_second_won"]:
        return f"{text}."
    luck = "less than once in 1,000 times" if chance < SURE else f"in {percent(chance)} of cases"
    return f"{text}; luck alone splits them as unevenly {luck}."


def alone_sentence(found: dict[str, Any]) -> str:
    """Which cells were not compared."""
    sides = [
        f"{len(labels)} of {found[side]} ({_some(labels)})"
        for side, labels in found["alone"].items()
        if labels
    ]
    return f"Cells without a partner of the same label are not compared: {listed(sides)}."


def _some(labels: list[str]) -> str:
    shown = "; ".join(labels[:SHOWN])
    return shown if len(labels) <= SHOWN else f"{shown}; …"


def overall_sentence(overall: dict[str, Any]) -> str:
    """The mean of all pairs."""
    return (
        f"Over all {overall['cells']} pairs of cells the second changes the win rate by "
        f"{points(overall['difference'])} points ({points_span(overall['low'], overall['high'])}), "
        f"counted on {overall['games']:,} games of each."
    )
