"""What is worth a badge: feats of single games, counted over all that somebody has finished."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from firehouse.core.catalogue import row_of
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.row import GameRow

if TYPE_CHECKING:
    from firehouse.core.table import Table


@dataclass(frozen=True)
class Badge:
    """Given when so much of a feat was done in all."""

    id: str
    title: str
    text: str
    feat: str
    needed: int = 1


class Honours(Protocol):
    """The module that a game's row names: its feats in one finished game, and its badges."""

    feats: Callable[[Table], Mapping[str, int]]
    badges: Callable[[], Sequence[Badge]]


def named_badges(rows: Iterable[tuple[str, str, int]], say: Callable[[Phrase], str]) -> list[Badge]:
    """Badges by name, feat and how much of it; words tell `badge.NAME` and `badge-text.NAME`."""
    return [
        Badge(name, say(phrase(f"badge.{name}")), say(phrase(f"badge-text.{name}")), feat, needed)
        for name, feat, needed in rows
    ]


def feats_of(table: Table) -> dict[str, int]:
    """What was done in a game that is over, as its own game counts; nothing where it does not."""
    honours: Honours | None = row_of(table.setup.ruleset).load("honours")
    if honours is None:
        return {}
    return {feat: count for feat, count in honours.feats(table).items() if count > 0}


def badges_of(game: GameRow) -> Sequence[Badge]:
    """The badges of a game; none where it gives none."""
    honours: Honours | None = game.load("honours")
    return honours.badges() if honours is not None else ()
