"""What is known of a member of the crew, as short words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import tiles, tokens
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.stage import texts
from firehouse.games.hotshots.words.language import part


def facts(game: Hotshots, view: dict[str, Any], pawn: int) -> Iterator[str]:
    """What a firefighter has left, where they are and what they hold."""
    row = view["pawns"][pawn]
    if view["turn"] == pawn and not view["ending"] and view["moves"]:
        yield part(phrase("place.moves", moves=view["moves"]))
    if row["tile"]:
        yield part(phrase("place.on", tile=texts.tile(tiles.IDS.index(row["tile"]))["title"]))
    if row["role"] is not None and not row["able"]:
        yield part(phrase("place.ability-lost"))
    for token in row["tokens"]:
        yield part(phrase("place.token", token=texts.token(tokens.IDS.index(token))["title"]))
