"""The checks that hold for every game hold for one that they have never heard of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "files",
    [
        ("conformance",),
        ("envs/test_gymnasium.py", "envs/test_vector_env.py", "envs/test_pettingzoo.py"),
    ],
    ids=["rules", "environments"],
)
def test_every_check_of_the_house_passes(files: tuple[str, ...]) -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "bucket-brigade"]
    ran = subprocess.run(
        [sys.executable, *words, *(str(TESTS / file) for file in files)],
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS.parent,
    )
    assert ran.returncode == 0, ran.stdout
