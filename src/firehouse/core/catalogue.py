"""Every game and every way to play it.

A game is a package below `firehouse.games` with a module `row`, or an entry point of the group
`firehouse.games` in another distribution, that names a `GameRow`. Its rule sets are called
"game/name".
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from html import escape
from importlib.metadata import EntryPoint, entry_points
from itertools import zip_longest
from typing import Any, Final

from firehouse.core.fault import fault, quoted_fault
from firehouse.core.game import Game
from firehouse.core.nearest import near, quoted
from firehouse.core.options import Formerly, OptionInfo, renewed
from firehouse.core.row import GameRow, imported
from firehouse.core.setup import Setup

HOME: Final = "firehouse.games"
"""Where the games are, and the group of entry points that brings others."""


@dataclass(frozen=True)
class Sign:
    """Signs of a game's drawings, with spaces between them: what they mean, in which colour."""

    signs: str
    meaning: str
    ink: str = ""


@dataclass(frozen=True, repr=False)
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

    def __repr__(self) -> str:
        return f"<Ruleset {self.id}: {self.title}>"

    def _repr_html_(self) -> str:
        """What may be chosen, as a notebook shows it; the usual choice first."""
        choices = {
            "boards": self.boards,
            "difficulties": self.difficulties,
            "crew": [str(size) for size in self.crew],
            "roles": self.roles,
            "options": [f"{option.name}={option.default}" for option in self.options],
        }
        rows = [
            f"<tr><th>{name}</th><td style='text-align:left'>{escape(', '.join(words))}</td></tr>"
            for name, words in choices.items()
            if words
        ]
        title = escape(f"{self.title}: {self.id}")
        return f"<table><caption>{title}</caption>{''.join(rows)}</table>"

    def to_json(self) -> dict[str, Any]:
        """Plain data, for other programs."""
        return asdict(self)


def games() -> list[GameRow]:
    """Every game, the house's own first, each group by name."""
    return list(_rows().values())


def tonight() -> list[str]:
    """Rule sets to show a newcomer: the best of each game, then the second best, and so on."""
    turns = zip_longest(*(row.tonight for row in games()))
    return [ruleset for turn in turns for ruleset in turn if ruleset is not None]


def row_of(ruleset_id: str) -> GameRow:
    """The game that offers a rule set; a ValueError names the nearest ones."""
    found = _rows().get(ruleset_id.partition("/")[0])
    if found is not None and any(r.id == ruleset_id for r in _rulesets(found)):
        return found
    known = [ruleset.id for ruleset in rulesets()]
    raise fault("setup.no-ruleset", name=quoted(ruleset_id), near=near(ruleset_id, known))


def rulesets() -> list[Ruleset]:
    """Every way to play, of every game."""
    return [ruleset for row in games() for ruleset in _rulesets(row)]


def ruleset(ruleset_id: str) -> Ruleset:
    """The rule set of this name; a ValueError names the nearest ones."""
    return next(found for found in _rulesets(row_of(ruleset_id)) if found.id == ruleset_id)


def rules_version(ruleset_id: str) -> str:
    """The version of the rules behind a rule set; it rises when the rules play differently."""
    return str(row_of(ruleset_id).load("rulesets").RULES_VERSION)


def game_of(setup: Setup) -> Game[Any]:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    setup = up_to_date(setup)
    game: Game[Any] = row_of(setup.ruleset).load("rulesets").game_of(setup)
    return game


def up_to_date(setup: Setup) -> Setup:
    """The set-up with every option spelled as it is today."""
    formerly: Formerly = getattr(row_of(setup.ruleset).load("rulesets"), "FORMERLY", {})
    if not any(name in formerly for name in setup.options):
        return setup
    return replace(setup, options=renewed(formerly, setup.options))


def without_retired(setup: Setup) -> Setup:
    """The set-up of an older version without the options that are gone."""
    retired: Mapping[str, str] = getattr(row_of(setup.ruleset).load("rulesets"), "RETIRED", {})
    kept = {name: value for name, value in setup.options.items() if name not in retired}
    return replace(setup, options=kept) if retired else setup


def signs_of(setup: Setup) -> tuple[Sign, ...]:
    """The signs that the drawings of a set-up's game can show."""
    found: tuple[Sign, ...] = row_of(setup.ruleset).load("rulesets").signs_of(setup)
    return found


def _rows() -> dict[str, GameRow]:
    import firehouse.games

    return _rows_in(tuple(firehouse.games.__path__))


@cache
def _rows_in(path: tuple[str, ...]) -> dict[str, GameRow]:
    """The rows of the packages in these folders and of other distributions, by the game's id."""
    packages = sorted(info.name for info in pkgutil.iter_modules(path) if info.ispkg)
    own = [imported(f"{HOME}.{name}.row:ROW") for name in packages]
    brought = sorted(entry_points(group=HOME), key=lambda point: point.name)
    rows: dict[str, GameRow] = {}
    for row in [*own, *map(_brought, brought)]:
        if row.id in rows:
            raise fault("game.twice", name=row.id)
        rows[row.id] = row
    return rows


def _brought(point: EntryPoint) -> GameRow:
    """The row of another distribution's game; a ValueError says whose is none."""
    try:
        found = point.load()
    except Exception as error:
        raise fault("game.not-loaded", name=point.name, error=quoted_fault(error)) from error
    if not isinstance(found, GameRow):
        raise fault("game.no-row", name=point.name, value=point.value)
    return found


def _rulesets(row: GameRow) -> tuple[Ruleset, ...]:
    found: tuple[Ruleset, ...] = row.load("rulesets").RULESETS
    return found
