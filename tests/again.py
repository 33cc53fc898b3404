"""More of the same: seeds that the run on plain Python does without."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def again(seeds: Iterable[int]) -> list[object]:
    """Seeds for the compiled engine alone, after others that both engines are tried with."""
    return [pytest.param(seed, marks=pytest.mark.again) for seed in seeds]
