"""The dialect: what C does as Python does it, and what is refused with its file and line."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from samples import inside, outside

from firehouse.native.build import compiled, translated
from firehouse.native.dialect import DialectError, TranslationError
from firehouse.native.library import Library, NativeError
from firehouse.native.unit import Unit

PACKAGES = {"samples": Path(inside.__file__).parent}
FUNCTIONS = (
    "divided",
    "shifted",
    "ordered",
    "decided",
    "listed",
    "paired",
    "nested",
    "summed",
    "said",
    "refused",
)
NUMBERS = (-70, -8, -3, -1, 1, 2, 3, 7, 9, 33, 50)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The samples, compiled with every check."""
    folder = tmp_path_factory.mktemp("samples")
    entries = tuple(f"samples.inside:{name}" for name in FUNCTIONS)
    made = translated(Unit("samples", {}, {}, entries, (), PACKAGES))
    compiled(made, folder, "checked")
    return Library(folder, "samples", made.description)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_c_does_what_python_does(library: Library, name: str) -> None:
    """Signs, orders of evaluation, choices, lists and texts come out the same."""
    function: Callable[..., Any] = getattr(inside, name)
    entry = library.entry(f"samples.inside:{name}")
    wanted = function.__code__.co_argcount

    for a in NUMBERS:
        for b in [n for n in NUMBERS if name != "shifted" or 0 <= n < 32]:
            given = (a, b)[:wanted]
            found = entry(*given)
            assert found == function(*given), given


def test_an_exception_of_the_rules_comes_back_with_its_place(library: Library) -> None:
    """A failure in C is raised in Python and names file, line and sentence; then all goes on."""
    entry = library.entry("samples.inside:refused")

    with pytest.raises(NativeError, match=r"samples/inside.py:\d+: ValueError\('More than fifty"):
        entry(51, 0)
    assert entry(50, 0) == 50


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("by_name", "an expression outside the dialect: {1: 2}"),
        ("by_text", "an expression outside the dialect: f'{a}'"),
        ("untyped", "a parameter without a type"),
        ("closed_over", "a call outside the dialect"),
        ("mixed", "'found' is of type int, now List_int"),
        ("unknown", "'hash' is outside the dialect"),
        ("found_twice", "a place that is found by acting, changed; name it first"),
    ],
)
def test_what_is_outside_stops_with_file_and_line(name: str, why: str) -> None:
    """Nothing is guessed."""
    with pytest.raises((DialectError, TranslationError)) as caught:
        translated(Unit("samples", {}, {}, (f"samples.outside:{name}",), (), PACKAGES))

    line = getattr(outside, name).__code__.co_firstlineno
    file, found, rest = str(caught.value).split(":", 2)
    assert file == "samples/outside.py"
    assert line <= int(found) <= line + 3
    assert why in rest


def test_failures_leave_no_trace(library: Library) -> None:
    """A call that failed gives its memory back, and the next is not disturbed."""
    entry = library.entry("samples.inside:refused")
    for _ in range(1000):
        with pytest.raises(NativeError):
            entry(99, 0)
    assert library.entry("samples.inside:listed")(3, 4) == inside.listed(3, 4)
    assert ctypes.sizeof(ctypes.c_void_p) == 8
