"""The toy game as another distribution brings it: a package on the path, and an entry point."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SITE = str(HERE / "site")
TESTS = HERE.parent
sys.path += [str(TESTS / folder) for folder in ("server", "tui")]


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    """Here and in every process that is started; nobody else's tests see it."""
    paths = [SITE, os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SITE)
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """Forget everything that was remembered about which games there are."""
    modules = [module for name, module in sys.modules.items() if name.startswith("firehouse")]
    for module in modules:
        for value in list(vars(module).values()):
            forget = getattr(value, "cache_clear", None)
            if callable(forget):
                forget()
