"""Which engine runs, and what is missing for the rest."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.util import find_spec

import firehouse
from firehouse import _engine
from firehouse.core.catalogue import rulesets
from firehouse.terminal.screen import Screen

PARTS = {"typer": "the command line", "rich": "colours and progress bars"}


def examine(screen: Screen) -> None:
    """Say how this installation does."""
    screen.say(f"firehouse  {firehouse.__version__}")
    screen.say(f"Python     {platform.python_version()} ({sys.executable})")
    screen.say(f"engine     {_engine.mode()}: {_engine.reason()}")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    screen.say(f"compiler   {compiler or 'missing: without one the engine stays uncompiled'}")
    screen.say(f"rule sets  {', '.join(way.id for way in rulesets())}")
    for module, use in PARTS.items():
        there = "here" if find_spec(module) else "missing: pip install 'firehouse[terminal]'"
        screen.say(f"{module:<10} {there}, for {use}")
