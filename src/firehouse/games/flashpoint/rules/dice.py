"""The dice that lie on the table, in one word: both faces, and which die was rolled again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RED_AGAIN: Final = 256
BLACK_AGAIN: Final = 512
_FACE: Final = 15
_BLACK: Final = 4
_AGAIN: Final = 8


def thrown(red: i64, black: i64) -> i64:
    """Both dice, as they fell first."""
    return red | (black << _BLACK)


def red_of(dice: i64) -> i64:
    """The face of the red die."""
    return dice & _FACE


def black_of(dice: i64) -> i64:
    """The face of the black die."""
    return (dice >> _BLACK) & _FACE


def again_of(dice: i64) -> i64:
    """Which dice were rolled again: 1 for the red one, 2 for the black one, 3 for both."""
    return dice >> _AGAIN


def with_again(dice: i64, again: i64) -> i64:
    """The dice, with those that were rolled again."""
    return dice | (again << _AGAIN)


def with_red(dice: i64, face: i64) -> i64:
    """The dice after the red one was rolled again."""
    return (dice & ~_FACE) | face | RED_AGAIN


def with_black(dice: i64, face: i64) -> i64:
    """The dice after the black one was rolled again."""
    return (dice & ~(_FACE << _BLACK)) | (face << _BLACK) | BLACK_AGAIN
