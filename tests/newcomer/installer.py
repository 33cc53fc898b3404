"""Whoever installs it: does the command work, and what is missing?"""

import importlib.util
import json
import urllib.request

from steps import firehouse, served

for absent in ("numpy", "polars", "ray", "mcp", "pytest", "mypy", "firehouse_tests"):
    assert importlib.util.find_spec(absent) is None, f"{absent} is not what playing needs"

assert firehouse("--version").split()[-1][0].isdigit()
assert "pip install 'firehouse[lab]'" in firehouse("doctor")
assert "The laboratory needs" in firehouse("lab", "report", "nothing", fails=True)

played = firehouse("play", "flashpoint/family", "--seed", "1", typed="1\nhint\nend\nquit\n")
assert "Firefighter 1" in played
assert "won" in firehouse("simulate", "flashpoint/basic", "--games", "3", "--seed", "1")
assert "--bots" in firehouse("tui", "--help")

with served() as address:
    with urllib.request.urlopen(f"{address}/healthz", timeout=10) as answer:
        assert answer.status == 200
    with urllib.request.urlopen(f"{address}/api/rulesets", timeout=10) as answer:
        assert json.load(answer)
print("Served.")
