"""What the reward tokens are worth to keep, and which to give up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import first, size

WORTH: Final = [45, 45, 45, 60, 35, 90, 25, 15, 20, 20, 40, 30, 25, 40, 60, 120]
"""By token, in points."""


def best_token(held: i64) -> i64:
    """The token of a set that is worth the most."""
    found = first(held)
    most: i64 = WORTH[found]
    held &= held - 1
    while held:
        token = first(held)
        worth: i64 = WORTH[token]
        if worth > most:
            most = worth
            found = token
        held &= held - 1
    return found


def worst_token(held: i64) -> i64:
    """The token of a set that is worth the least."""
    found = first(held)
    least: i64 = WORTH[found]
    held &= held - 1
    while held:
        token = first(held)
        worth: i64 = WORTH[token]
        if worth < least:
            least = worth
            found = token
        held &= held - 1
    return found


def is_worth_exchanging(token: i64, bag: i64) -> bool:
    """Is the better of two tokens from the bag likely to be worth more?"""
    above: i64 = 0
    left = bag
    worth: i64 = WORTH[token]
    while left:
        other: i64 = WORTH[first(left)]
        if other > worth:
            above += 1
        left &= left - 1
    return above * 3 > size(bag) * 2
