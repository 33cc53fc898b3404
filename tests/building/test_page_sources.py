"""What the page is made of: types from the service, and games that only their folders name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = sorted(path.name for path in (PAGE / "games").iterdir() if path.is_dir())
NAMES = [*GAMES, "Flash Point", "Hotshots"]
SHARED = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".ts", ".tsx", ".css")
    and PAGE / "games" not in path.parents
    and PAGE / "testing" not in path.parents
    and ".test." not in path.name
]


def test_the_types_of_the_protocol_are_those_of_the_service():
    """They are made by a script, which says what is stale."""
    script = ROOT / "scripts" / "protocol_types.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_shared_sources_name_no_game(path):
    """What only one game has lies in its folder; the table of games tells the others of it."""
    source = path.read_text(encoding="utf-8")

    assert [name for name in NAMES if name in source] == []
