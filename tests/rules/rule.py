"""The mark that ties a test to the rules it shows; `scripts/rules_doc.py` reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the catalogue's rules that a test shows, such as `@rule("2010.chop.cost")`."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark
