"""Functions within the dialect, one for each thing that C would do otherwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TABLE: Final = [3, 1, 4, 1, 5, 9, 2, 6]
NAMES: Final = ("one", "two")


class Counter:
    """Something that changes."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count
        self.noted: list[int] = []

    def tick(self) -> i64:
        """Count, and tell."""
        self.count += 1
        self.noted.append(self.count)
        return self.count


def divided(a: i64, b: i64) -> i64:
    return (a // b) * 1000 + a % b + (a // 8) * 7 + a % 16


def shifted(a: i64, by: i64) -> i64:
    return ((a << by) ^ (a >> by)) & 0xFFFFFFFF


def ordered(a: i64) -> i64:
    counter = Counter(a)
    found = counter.tick() * 100 + counter.tick() * 10 + counter.count
    return found + (counter.count - counter.tick()) * 100000


def decided(a: i64, b: i64) -> i64:
    first = a or b
    second = a and b
    return first * 1000 + second + (1 if 0 < a < b <= 50 else 0)


def listed(a: i64, b: i64) -> list[int]:
    found = [n * a for n in TABLE if n % 2]
    found += [b] * 3 + [a, b] * 2 + [b] * -1
    found.insert(1, a)
    rest = found[2:5]
    rest.append(len(found))
    return sorted(found + rest, reverse=True)


def paired(a: i64, b: i64) -> list[tuple[int, int]]:
    pairs = [(n % 3, -n) for n in range(a % 10, a % 10 + 5)]
    pairs.sort()
    one, other = pairs[0]
    pairs.append((other, one))
    return pairs


def nested(a: i64, b: i64) -> list[list[int]]:
    found: list[list[int]] = [[], [a]]
    found.append([*found[1], b])
    return found if [a, b] in found else []


def summed(a: i64, b: i64) -> float:
    total = 0.0
    for index, number in enumerate(TABLE):
        if number == a % 10:
            continue
        total += number / (index + 1)
        if total > 8.0:
            break
    most = max(a, b) - min(a, b, 3)
    return total * float(most) if any(n == b for n in TABLE) else -total


def said(a: i64, b: i64) -> i64:
    name = NAMES[a % 2]
    return 1 if name == "two" else 2 if name in ("one", "three") else 3


def refused(a: i64, b: i64) -> i64:
    if a > 50:
        raise ValueError("More than fifty.")
    return a
