"""What of a game is translated: its own classes in place of the shared ones, and the entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from firehouse.core.game import Game
from firehouse.core.row import GameRow
from firehouse.native.sources import PACKAGE, ROOT

GAME: Final = "firehouse.core.game"
POLICY: Final = "firehouse.bots.policy"
CODER: Final = "firehouse.envs.coder"
BATCH: Final = "firehouse.envs.batch"
MEASURE: Final = "firehouse.lab.measure"
FORTUNE: Final = "firehouse.bots.fortune"
TABLES: Final = "firehouse.lab.whole_games"

RULES: Final = (
    f"{GAME}:playout",
    f"{GAME}:random_games",
    "firehouse.bots.streams:random_ends",
    *(
        f"{GAME}:Game.{name}"
        for name in ("actions", "allowed", "outcomes", "is_chance", "sample", "apply", "over")
    ),
)
"""What every game brings."""
THUMB: Final = (
    *(f"{POLICY}:Policy.{name}" for name in ("choose", "openings", "merit", "share", "stream")),
    "firehouse.bots.playouts:play_out",
    "firehouse.bots.playouts:outcomes",
    "firehouse.bots.playouts:merits",
    "firehouse.bots.streams:greedy_ends",
    f"{TABLES}:table_ends",
)
"""What a game with a rule of thumb brings besides."""
MANY: Final = tuple(
    f"{BATCH}:Batch.{name}"
    for name in ("restart", "take_up", "refused", "step", "sample", "ending")
)
"""What a game with a coder brings besides."""
ADVICE: Final = f"{BATCH}:Batch.advise"
"""What a game with both brings."""


@dataclass(frozen=True)
class Unit:
    """What a game gives to be translated."""

    name: str
    bound: dict[str, str]
    """Classes of the shared layers, as module:Class, and the game's own that stand for them."""
    rooms: dict[str, int]
    """Class.field: the most that a list in a position holds."""
    entries: tuple[str, ...]
    """Functions as module:name and methods as module:Class.name that Python calls."""
    samples: tuple[Any, ...] = ()
    """Live objects: what annotations do not tell of fields is read off them."""
    packages: dict[str, Path] = field(default_factory=lambda: {PACKAGE: ROOT})
    """The packages whose sources are read, and where they are."""

    def whole(self) -> set[str]:
        """Classes that are copied whole, with all they hold."""
        return {place.partition(".")[0] for place in self.rooms}


def unit_of(row: GameRow) -> Unit | None:
    """The unit of a game; None for one that is not translated."""
    native = row.load("native")
    if native is None:
        return None
    samples: list[Any] = []
    for setup in native.SAMPLES:
        game = Game.of(setup)
        samples += [game, game.start()]
    bound = {f"{GAME}:Game": path_of(samples[0]), f"{GAME}:State": path_of(samples[1])}
    bound["Any"] = bound[f"{GAME}:State"]
    entries = RULES
    policy = row.load("policy")
    if policy is not None:
        samples += [policy(game) for game in samples[::2]]
        bound[f"{POLICY}:Policy"] = path_of(samples[-1])
        entries += THUMB
        bound[f"{MEASURE}:Measure"] = native.MEASURE
        if row.fortune:
            bound[f"{FORTUNE}:Fortune"] = row.fortune
    if hasattr(native, "CODER"):
        bound[f"{CODER}:Coder"] = native.CODER
        entries += MANY if policy is None else (*MANY, ADVICE)
    return Unit(row.id, bound, native.ROOMS, entries, tuple(samples))


def path_of(value: Any) -> str:
    """Where the class of a value is written."""
    return f"{type(value).__module__}:{type(value).__name__}"
