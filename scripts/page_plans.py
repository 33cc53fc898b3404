"""Write the plans of Flash Point for the page's tests, as its stage tells them.

.venv/bin/python scripts/page_plans.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import firehouse as fh
from firehouse.stage import stage_of

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web" / "src" / "games" / "flashpoint" / "furniture" / "plans.json"
PLANS: Final = {
    "house_front": "flashpoint/family",
    "house_back": "flashpoint/experienced",
    "brownstone": "flashpoint/brownstone",
    "villa": "flashpoint/second-story",
    "hotel": "flashpoint/second-story",
}
KEPT: Final = ("floors", "squares", "edges", "rooms", "parking")


def plans() -> dict[str, dict[str, Any]]:
    """The parts of each scene that say where something can stand."""
    found: dict[str, dict[str, Any]] = {}
    for board, ruleset in PLANS.items():
        game = fh.Table(fh.Setup(ruleset, board=board, crew=2), 1).game
        scene: Any = stage_of(game).scene(game)
        found[board] = {key: scene[key] for key in KEPT}
    return found


def text() -> str:
    """As the file holds it."""
    return json.dumps(plans(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FILE.write_text(text())
    elif FILE.read_text() != text():
        sys.exit("The plans of the page's tests are stale: run scripts/page_plans.py.")
