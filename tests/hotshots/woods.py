"""The forest of the rule tests, for tests that are not about rules."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "rules"))

from forest import LAYOUT, Forest, forest, settled, started

__all__ = ["LAYOUT", "Forest", "forest", "settled", "started"]
