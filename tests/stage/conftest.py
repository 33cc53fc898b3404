"""The ways to play are those of the conformance tests, the forest that of the rule tests."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "conformance"), str(TESTS / "rules")]
