"""The texts of the cards that may be taken now, below the list of actions."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.game import Game
from firehouse.stage import stage_of
from firehouse.terminal.screen import FAINT, KEY, Span

TAKE: Final = "take"
ROLE: Final = "role:"


def card_lines(game: Game[Any], state: Any) -> list[list[Span]]:
    """A line for each specialist or character that may be taken; none at other times."""
    if not any(game.text(action).startswith(f"{TAKE} ") for action in game.actions(state)):
        return []
    stage = stage_of(game)
    cards = [spot for offer in stage.offers(game, state) for spot in offer.spots[:1]]
    roles = stage.scene(game)["roles"]
    ids = [spot.removeprefix(ROLE) for spot in cards if spot.startswith(ROLE)]
    width = max(map(len, ids), default=0)
    return [[(f"  {id:<{width}}  ", KEY), (roles[id]["text"], FAINT)] for id in ids]
