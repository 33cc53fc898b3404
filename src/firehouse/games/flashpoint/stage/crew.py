"""What is known of a firefighter, as short words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.words.language import part
from firehouse.games.flashpoint.words.names import square_name


def facts(game: FlashPoint, view: dict[str, Any], pawn: int) -> Iterator[str]:
    """What a firefighter has left, where they are and what troubles them."""
    row = view["pawns"][pawn]
    on_turn = view["turn"] == pawn and not view["ending"]
    if on_turn and (view["ap"] or not view["free_ap"]):
        yield _told("ap", number=view["ap"])
    if on_turn and view["free_ap"]:
        yield _told("free", number=view["free_ap"])
    if on_turn and view["bonus"]:
        yield _told("bonus")
    if row["saved"]:
        yield _told("saved", number=row["saved"])
    yield _told("at", square=_place(game, row["square"])) if row["square"] else _told("off-board")
    if row["down"]:
        yield _told("down")


def _place(game: FlashPoint, square: str) -> Phrase:
    return square_name(game.house, game.house.board.named[square])


def _told(name: str, **arguments: Any) -> str:
    return part(phrase(f"standing.{name}", **arguments))
