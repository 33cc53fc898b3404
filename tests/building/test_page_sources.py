"""What the page is made of: types from the service, and games that only their folders name."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from firehouse.games.flashpoint.data.specialists import ENGINEER, FIRST_EDITION, SECOND_EDITION
from firehouse.server.api.pages import ADDRESSES

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


@pytest.mark.parametrize("name", ["protocol_types", "page_plans"])
def test_what_is_made_from_the_service_is_fresh(name):
    """The types of the protocol, the plans of tests: scripts make them and say what is stale."""
    script = ROOT / "scripts" / f"{name}.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_knows_every_address_of_the_page():
    """One that it does not know is answered with the page, but as not found."""
    router = (PAGE / "router.ts").read_text(encoding="utf-8")
    words = re.findall(r'(?:case|first ===) "([a-z]*)"', router)

    assert set(words) == set(ADDRESSES)


def test_every_specialist_has_a_portrait():
    """Of both editions, with those that must be named."""
    roles = {*FIRST_EDITION, *SECOND_EDITION} - {FIRST_EDITION[0], SECOND_EDITION[0]}
    wanted = {ENGINEER, *(role.id for role in roles)}
    art = PAGE / "games" / "flashpoint" / "art"
    heads = re.findall(r'id="head-([a-z-]+)"', (art / "heads.svg").read_text(encoding="utf-8"))
    figures = (art / "figures.ts").read_text(encoding="utf-8")

    assert wanted - set(heads) == set()
    assert [role for role in sorted(wanted) if f'special("{role}"' not in figures] == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_shared_sources_name_no_game(path):
    """What only one game has lies in its folder; the table of games tells the others of it."""
    source = path.read_text(encoding="utf-8")

    assert [name for name in NAMES if name in source] == []
