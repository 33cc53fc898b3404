"""Tables of Hotshots' reference that are read off the engine: tiles and Fire cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import cards, faces
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.tiles import LAKE, TILES
from firehouse.games.hotshots.words.language import part
from firehouse.games.hotshots.words.names import tile_title
from firehouse.reference.tables import table


def _said(name: str) -> str:
    return part(phrase(f"reference-table.{name}"))


def _tiles() -> str:
    terrain = read_tiles("")
    none = _said("none")
    rows = []
    for tile in range(TILES):
        sure = "" if "limit" not in terrain.reconstructed[tile] else " ?"
        limit = none if tile == LAKE else f"{terrain.limits[tile]}{sure}"
        icons = " ".join(faces.letters(terrain.icons[tile])) or none
        rows.append((part(tile_title(tile)), limit, icons, terrain.flames[tile] or none))
    return table(map(_said, ("tile", "limit", "icons", "flames")), rows)


def _which(kind: int, one: int, two: int) -> str:
    """What a card of this kind shows."""
    if kind == cards.SINGLE:
        return str(one)
    if kind == cards.MULTIPLE:
        return f"{one}/{two}"
    if kind == cards.EMBER:
        return part(tile_title(one))
    if kind == cards.WIND_BLOWS:
        return part(phrase(f"way.{DIRECTIONS[one]}"))
    return ""


def _fire_cards() -> str:
    deck = read_cards(builtin_text("cards"))
    number = Counter(deck.kinds)
    rows = []
    for kind in number:
        of_kind = [card for card, other in enumerate(deck.kinds) if other == kind]
        shown = [_which(kind, deck.first[card], deck.second[card]) for card in of_kind]
        shown = [one for one in shown if one]
        name = cards.KINDS[kind]
        title, does = part(phrase(f"reference-card.{name}")), part(phrase(f"reference-does.{name}"))
        rows.append((title, number[kind], does, part(phrase("reference-table.shown", all=shown))))
    return table(map(_said, ("card", "number", "does", "show")), rows)


TABLES: Final[Mapping[str, Callable[[], str]]] = {"tiles": _tiles, "fire cards": _fire_cards}
