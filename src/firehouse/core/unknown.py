"""Where a dispatch ends: a number that none of its branches knows."""

from __future__ import annotations


def unknown(what: str, number: int) -> AssertionError:
    """The error for a kind that a dispatch forgot; what reaches it has been judged before."""
    return AssertionError(f"No rule here knows {what} {number}.")
