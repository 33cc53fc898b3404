"""The compiled engine and its plain sources: the same games to the last bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from traces import traces

from firehouse import _engine, rulesets

HERE = Path(__file__).parent


@pytest.mark.skipif(_engine.mode() == "pure", reason="the plain engine runs; there is no other")
@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in rulesets()])
def test_both_play_the_same_games(ruleset: str) -> None:
    """Lists, luck, events, views, refusals, drawings, observations, and the rule of thumb."""
    plain = subprocess.run(
        [sys.executable, str(HERE / "traces.py"), ruleset],
        env={**os.environ, "FIREHOUSE_PURE": "1"},
        capture_output=True,
        text=True,
    )

    assert plain.returncode == 0, plain.stderr
    assert json.loads(plain.stdout) == traces(ruleset)
