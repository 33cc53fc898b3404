"""Is a game whole? Every part that its row names is loaded, every rule set is set up once.

What is wrong is told in sentences: for tests, and for `firehouse doctor`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from firehouse.core.catalogue import Ruleset
from firehouse.core.game import Game
from firehouse.core.row import GameRow, imported
from firehouse.core.setup import Setup
from firehouse.stage import stage_of
from firehouse.stage.catalogue import described
from firehouse.stage.stage import DRAWING

__all__ = ["faults"]

RULESET_NAMES: Final = (
    *("RULESETS", "RULES_VERSION", "DEFAULT_CREW"),
    *("game_of", "signs_of", "usual_options"),
)
VIEW_KEYS: Final = ("pawns", "turn", "awaits", "ending")
PARTS: Final = {
    "rulesets": "types:ModuleType",
    "known": "firehouse.core.known:Known",
    "policy": "firehouse.bots.policy:Policy",
    "weights": "types:ModuleType",
    "fortune": "firehouse.bots.fortune:Fortune",
    "native": "types:ModuleType",
    "threats": "firehouse.analysis.threat:ThreatFace",
    "stage": "firehouse.stage.stage:Stage",
    "choices": "types:ModuleType",
    "glimpse": "firehouse.stage.glimpse:Glimpse",
    "score": "types:FunctionType",
    "honours": "types:ModuleType",
    "book": "firehouse.reference.book:Book",
    "lessons": "builtins:tuple",
    "puzzles": "firehouse.puzzles.shelf:Part",
    "encoding": "firehouse.envs.encoding:EncodingFace",
    "reading": "firehouse.lab.reading:Reading",
    "report": "firehouse.lab.report.face:ReportFace",
    "screen": "firehouse.tui.boards.face:ScreenFace",
    "commands": "builtins:tuple",
}
"""What each part must be; of policy and fortune a subclass."""
CLASSES: Final = ("policy", "fortune")
FIRST: Final = {"commands": ("typer", "firehouse.cli")}
"""What is imported before a part is, as it is where the part is used."""


def faults(row: GameRow) -> list[str]:
    """Everything that is wrong with a game, as sentences; none if it is whole."""
    found = [fault for part in PARTS for fault in _part_faults(row, part)]
    return found or [*_ruleset_faults(row)]


def _part_faults(row: GameRow, part: str) -> Iterator[str]:
    """A part that cannot be loaded, or is not what its layer takes."""
    path = getattr(row, part)
    if not path:
        if part == "rulesets":
            yield f"The row of {row.id} names no module of rule sets."
        return
    try:
        for module in FIRST.get(part, ()):
            imported(module)
        found, kind = row.load(part), imported(PARTS[part])
    except ModuleNotFoundError as error:
        if _is_extra(error, path):
            return
        yield f"The part '{part}' of {row.id}, {path}, cannot be imported: {error}."
    except Exception as error:
        yield f"The part '{part}' of {row.id}, {path}, cannot be loaded: {_told(error)}"
    else:
        if not (_is_class(found, kind) if part in CLASSES else isinstance(found, kind)):
            yield f"The part '{part}' of {row.id}, {path}, must be a {kind.__name__}."
        for name in RULESET_NAMES if part == "rulesets" else ():
            if not hasattr(found, name):
                yield f"The module {path} of {row.id} lacks {name}."


def _is_extra(error: ModuleNotFoundError, path: str) -> bool:
    """Does a library fail that only an extra installs, rather than the game or the house?"""
    top = (error.name or "").partition(".")[0]
    return top not in ("firehouse", path.partition(".")[0])


def _is_class(found: Any, kind: Any) -> bool:
    return isinstance(found, type) and issubclass(found, kind)


def _ruleset_faults(row: GameRow) -> Iterator[str]:
    """Rule sets that cannot be told, set up, shown or written down."""
    rulesets: tuple[Ruleset, ...] = row.load("rulesets").RULESETS
    ids = [found.id for found in rulesets]
    for unknown in sorted(set(row.tonight) - set(ids)):
        yield f"The row of {row.id} offers '{unknown}' for tonight, which is no rule set of it."
    for lesson in row.load("lessons") or ():
        if lesson.setup.ruleset not in ids:
            yield f"The lesson '{lesson.id}' of {row.id} is of another game."
    for found in rulesets:
        if found.game != row.id or not found.id.startswith(f"{row.id}/"):
            yield f"The rule set '{found.id}' must be of the game '{row.id}' and be called so."
            continue
        for what, check in _CHECKS.items():
            try:
                check(row, found)
            except Exception as error:
                yield f"{found.id}: {what} fails. {_told(error)}"


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _check_words(row: GameRow, found: Ruleset) -> None:
    """Every choice has its words, and every ready-made game can be played."""
    told = described(found)
    if not told["presets"]:
        raise ValueError("There is no ready-made game.")
    for preset in told["presets"]:
        Game.of(Setup.from_json(preset["setup"]))


def _check_view(row: GameRow, found: Ruleset) -> None:
    """The view has what all clients read."""
    game = Game.of(Setup(found.id))
    view = game.view(game.start())
    missing = [key for key in VIEW_KEYS if key not in view]
    if missing:
        raise ValueError(f"The view lacks {', '.join(missing)}.")


def _check_stage(row: GameRow, found: Ruleset) -> None:
    """A client can show the start and offer what to do."""
    game = Game.of(Setup(found.id))
    state = game.start()
    stage = stage_of(game)
    scene = stage.scene(game)
    if scene["game"] != row.id:
        raise ValueError(f"The scene is of '{scene['game']}'.")
    if not row.screen and DRAWING not in stage.view(game, state):
        raise ValueError("Without a part 'screen' the stage must tell the drawing.")
    if len(stage.offers(game, state)) != len(game.actions(state)):
        raise ValueError("There must be one offer for each action.")


_CHECKS: Final[dict[str, Callable[[GameRow, Ruleset], None]]] = {
    "telling what can be chosen": _check_words,
    "looking at the start": _check_view,
    "showing the start": _check_stage,
}
