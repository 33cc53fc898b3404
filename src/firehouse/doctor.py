"""What this installation has and what is missing: the rows that `firehouse doctor` prints."""

from __future__ import annotations

import platform
import re
from importlib.metadata import PackageNotFoundError, distribution, requires, version
from typing import NamedTuple

from firehouse import _engine, _toolchain
from firehouse.native import files


class Row(NamedTuple):
    """One finding; when it is not ok, its text says what to do."""

    name: str
    text: str
    ok: bool


def report() -> list[Row]:
    """Every finding, the most telling first."""
    return [_engine_row(), *_games(), _firehouse(), _python(), _compiler(), *_extras()]


def _engine_row() -> Row:
    asked_for = _engine.mode() == "compiled" or _engine.is_forced_pure()
    return Row("engine", f"{_engine.mode()}: {_engine.reason()}", asked_for)


def _games() -> list[Row]:
    """How the playouts of each game run that is translated to C."""
    return [_game(name) for name in files.translated_games()]


def _game(name: str) -> Row:
    if _engine.is_forced_pure():
        return Row(f"{name} in C", "not used: FIREHOUSE_PURE is set.", True)
    if files.described(name) is None:
        lacks = "missing or older than its sources, so that playouts are slow; run 'make setup'"
        return Row(f"{name} in C", lacks, False)
    return Row(f"{name} in C", "compiled from today's sources.", True)


def _firehouse() -> Row:
    try:
        return Row("firehouse", version("firehouse"), True)
    except PackageNotFoundError:
        return Row("firehouse", "runs from its source, not installed; run 'make setup'", False)


def _python() -> Row:
    return Row("python", f"{platform.python_implementation()} {platform.python_version()}", True)


def _compiler() -> Row:
    missing = _toolchain.missing()
    if missing is None:
        return Row("C compiler", str(_toolchain.compiler()), True)
    return Row("C compiler", missing, _engine.mode() == "compiled")


def _extras() -> list[Row]:
    """A row for each optional part; `dev` is for those who work on Firehouse itself."""
    try:
        extras = distribution("firehouse").metadata.get_all("Provides-Extra") or []
        requirements = requires("firehouse") or []
    except PackageNotFoundError:
        return []
    return [_extra(extra, requirements) for extra in sorted(extras) if extra != "dev"]


def _extra(extra: str, requirements: list[str]) -> Row:
    needed = [
        re.split(r"[^\w.-]", requirement)[0]
        for requirement in requirements
        if re.search(rf"""extra == ['"]{re.escape(extra)}['"]""", requirement)
    ]
    absent = [name for name in needed if not _is_installed(name)]
    if not absent:
        return Row(f"{extra} extra", ", ".join(needed), True)
    advice = f"lacks {', '.join(absent)}; run: pip install 'firehouse[{extra}]'"
    return Row(f"{extra} extra", advice, False)


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
