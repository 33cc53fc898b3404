"""What the next roll of a fight can bring: how many icons it matches, counted over all rolls."""

from __future__ import annotations

from itertools import product

from firehouse.games.hotshots.odds.problem import EXCHANGES, FACES, Problem
from firehouse.games.hotshots.odds.rolls import hit_weights


def next_matches(problem: Problem) -> list[int]:
    """Of all rolls of the dice that are left, how many can match 0, 1, 2 … icons more."""
    groups = _groups(problem)
    sizes = tuple(size for size, _ in groups)
    caps = tuple(cap for _, cap in groups)
    found = [0] * (1 + min(problem.dice, sum(caps)))
    hits = product(*(range(cap + 1) for cap in caps))
    for hit, weight in zip(hits, hit_weights(problem.dice, sizes, caps), strict=True):
        if weight:
            found[sum(hit)] += weight
    return found


def _groups(problem: Problem) -> list[tuple[int, int]]:
    """Faces that fill the same icons: how many faces, and how many icons are open."""
    pair = EXCHANGES.get(problem.crew, ())
    wanted = dict(zip(FACES, problem.open(), strict=True))
    groups = [(1, number) for face, number in wanted.items() if face not in pair]
    if pair:
        groups.append((len(pair), sum(wanted[face] for face in pair)))
    return [(size, cap) for size, cap in groups if cap]
