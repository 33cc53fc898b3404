"""Every way to play. A game is a subpackage of `firehouse` with a `rulesets` module, which holds
RULESETS, RULES_VERSION, `game_of(setup)` and `signs_of(setup)`, and FORMERLY if an option was
renamed; its rule sets are called "package/name"."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from functools import cache
from typing import Any

from firehouse.core.game import Game
from firehouse.core.options import Formerly, OptionInfo, renewed
from firehouse.core.setup import Setup


@dataclass(frozen=True)
class Sign:
    """Signs of a game's drawings, with spaces between them: what they mean, in which colour."""

    signs: str
    meaning: str
    ink: str = ""


@dataclass(frozen=True)
class Ruleset:
    """One way to play, and what may be chosen in it; the first of each choice is the usual one."""

    id: str
    game: str
    title: str
    boards: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    crew: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    options: tuple[OptionInfo, ...] = ()
    notes: str = ""
    signs: tuple[Sign, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Plain data, for other programs."""
        return asdict(self)


def rulesets() -> list[Ruleset]:
    """Every way to play, of every game."""
    return [ruleset for package in _packages() for ruleset in _rulesets(package)]


def ruleset(ruleset_id: str) -> Ruleset:
    """The rule set of this name; a ValueError names the nearest ones."""
    package = _package_of(ruleset_id)
    return next(found for found in _rulesets(package) if found.id == ruleset_id)


def rules_version(ruleset_id: str) -> str:
    """The version of the rules behind a rule set; it rises when the rules play differently."""
    return str(_module(_package_of(ruleset_id)).RULES_VERSION)


def game_of(setup: Setup) -> Game[Any]:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    setup = up_to_date(setup)
    game: Game[Any] = _module(_package_of(setup.ruleset)).game_of(setup)
    return game


def up_to_date(setup: Setup) -> Setup:
    """The set-up with every option spelled as it is today."""
    formerly: Formerly = getattr(_module(_package_of(setup.ruleset)), "FORMERLY", {})
    if not any(name in formerly for name in setup.options):
        return setup
    return replace(setup, options=renewed(formerly, setup.options))


def signs_of(setup: Setup) -> tuple[Sign, ...]:
    """The signs that the drawings of a set-up's game can show."""
    found: tuple[Sign, ...] = _module(_package_of(setup.ruleset)).signs_of(setup)
    return found


def near(word: str, known: list[str]) -> str:
    """What to offer in place of an unknown word: the nearest known ones, else all of them."""
    return ", ".join(get_close_matches(word, known, n=3, cutoff=0.5) or known) or "none"


def _packages() -> tuple[str, ...]:
    """The game packages."""
    import firehouse

    return _packages_in(tuple(firehouse.__path__))


@cache
def _packages_in(path: tuple[str, ...]) -> tuple[str, ...]:
    """The game packages in these folders, found without importing anything else of the project."""
    infos = (info for info in pkgutil.iter_modules(path) if info.ispkg)
    return tuple(sorted(info.name for info in infos if _holds_rulesets(info)))


def _holds_rulesets(info: pkgutil.ModuleInfo) -> bool:
    spec = info.module_finder.find_spec(info.name, None)
    folders = spec.submodule_search_locations if spec else None
    return bool(folders) and any(m.name == "rulesets" for m in pkgutil.iter_modules(folders))


def _module(package: str) -> Any:
    return importlib.import_module(f"firehouse.{package}.rulesets")


def _rulesets(package: str) -> tuple[Ruleset, ...]:
    found: tuple[Ruleset, ...] = _module(package).RULESETS
    return found


def _package_of(ruleset_id: str) -> str:
    """The package that offers a rule set."""
    package = ruleset_id.partition("/")[0]
    if package in _packages() and any(r.id == ruleset_id for r in _rulesets(package)):
        return package
    known = [ruleset.id for ruleset in rulesets()]
    raise ValueError(f"There is no rule set '{ruleset_id}'; try {near(ruleset_id, known)}.")
