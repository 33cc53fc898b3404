"""The page has a drawing for everything in the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from firehouse.games.hotshots.data import faces, roles, tiles, tokens

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "hotshots" / "art"


@pytest.mark.parametrize(
    ("file", "prefix", "names"),
    [
        ("scenes", "scene", tiles.IDS),
        ("tokens", "token", tokens.IDS),
        ("tools", "tool", tuple(faces.LETTERS)),
        ("crew", "figure", roles.IDS),
    ],
    ids=["tiles", "tokens", "faces", "roles"],
)
def test_everything_is_drawn(file, prefix, names):
    """Each by its id, and nothing that the box does not hold."""
    drawing = (ART / f"{file}.svg").read_text(encoding="utf-8")
    drawn = re.findall(rf' id="{prefix}-([^"]+)"', drawing)

    assert sorted(drawn) == sorted(names)
