"""A finished game as the lockers of its people keep it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from firehouse.core.badges import feats_of
from firehouse.core.score import score_of
from firehouse.server.messages import BotHolder, PersonHolder
from firehouse.server.storage import GameRow
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.shared_games import ruleset_of

if TYPE_CHECKING:
    from firehouse.server.storage import Store


async def keep_game(store: Store, fold: Fold, lockers: Sequence[str]) -> None:
    """Keep how a table's game ended in these lockers."""
    row = game_row(fold) if lockers else None
    if row is not None:
        await store.lockers.finish(lockers, row)


def game_row(fold: Fold) -> GameRow | None:
    """How a game ended; None if it is not over, or was not played here from its start."""
    core, about = fold.core, fold.row.about
    if core.result is None or core.ending is None:
        return None
    if fold.lesson is not None or about.get("branch") or about.get("imported"):
        return None
    setup, rules = core.setup, ruleset_of(core.setup.ruleset)
    return GameRow(
        table=fold.row.id,
        game=fold.row.game,
        ruleset=setup.ruleset,
        board=setup.board or next(iter(rules.boards), ""),
        difficulty=setup.difficulty or next(iter(rules.difficulties), ""),
        crew=core.game.pawns(core.state),
        people=len(_players(fold)),
        result=core.result,
        ending=core.ending,
        figures=[(figure.title, figure.value) for figure in score_of(core)],
        feats=feats_of(core),
        advice=sum(fold.aids_used.values()),
        at=datetime.now(UTC),
    )


def _players(fold: Fold) -> set[int]:
    """Everybody who holds a pawn, or has lent theirs to a bot."""
    held = (h.person for h in fold.holders if isinstance(h, PersonHolder | BotHolder))
    return {person for person in held if person is not None}
