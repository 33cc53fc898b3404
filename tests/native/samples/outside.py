"""Functions outside the dialect."""

from __future__ import annotations

from mypy_extensions import i64


def by_name(a: i64) -> i64:
    table = {1: 2}
    return table[a]


def by_text(a: i64) -> str:
    return f"{a}"


def untyped(a) -> i64:  # type: ignore[no-untyped-def]
    return 1


def closed_over(a: i64) -> i64:
    return (lambda b: b + 1)(a)


def mixed(a: i64) -> i64:
    found = 1
    found = [found]  # type: ignore[assignment]
    return a


def unknown(a: i64) -> i64:
    return hash(a)


def found_twice(a: i64) -> i64:
    found = [a, a]
    found[found.pop()] += 1
    return found[0]
