"""Tables of Hotshots' reference that are read off the engine: tiles and Fire cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from firehouse.games.hotshots.data import cards, faces
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.tiles import LAKE, TILES, TITLES
from firehouse.reference.tables import table

_DOES: Final[Mapping[int, str]] = {
    cards.SINGLE: "two flames on one burning tile with this limit",
    cards.MULTIPLE: "a flame on a burning tile with each of the two limits",
    cards.LOWEST: "a flame on the burning tile with the lowest limit",
    cards.EMBER: "a flame on this tile, burning or not",
    cards.WIND: "the wind blows as the marker points",
    cards.WIND_BLOWS: "the marker turns this way, then a Light Breeze blows",
}
_NAMES: Final[Mapping[int, str]] = {
    cards.SINGLE: "Single Increase",
    cards.MULTIPLE: "Multiple Increase",
    cards.LOWEST: "Lowest Increase",
    cards.EMBER: "Ember",
    cards.WIND: "Breeze or Gust",
    cards.WIND_BLOWS: "Wind Blows",
}


def _tiles() -> str:
    terrain = read_tiles("")
    rows = []
    for tile in range(TILES):
        sure = "" if "limit" not in terrain.reconstructed[tile] else " ?"
        limit = "none" if tile == LAKE else f"{terrain.limits[tile]}{sure}"
        icons = " ".join(faces.letters(terrain.icons[tile])) or "none"
        rows.append((TITLES[tile], limit, icons, terrain.flames[tile] or "none"))
    return table(("tile", "scorch limit", "icons", "flames at the start"), rows)


def _which(kind: int, one: int, two: int) -> str:
    """What a card of this kind shows."""
    if kind == cards.SINGLE:
        return str(one)
    if kind == cards.MULTIPLE:
        return f"{one}/{two}"
    if kind == cards.EMBER:
        return TITLES[one]
    if kind == cards.WIND_BLOWS:
        return DIRECTIONS[one]
    return ""


def _fire_cards() -> str:
    deck = read_cards(builtin_text("cards"))
    number = Counter(deck.kinds)
    rows = []
    for kind in number:
        of_kind = [card for card, other in enumerate(deck.kinds) if other == kind]
        shown = [_which(kind, deck.first[card], deck.second[card]) for card in of_kind]
        rows.append((_NAMES[kind], number[kind], _DOES[kind], ", ".join(filter(None, shown))))
    return table(("card", "how many", "what it does", "they show"), rows)


TABLES: Final[Mapping[str, Callable[[], str]]] = {"tiles": _tiles, "fire cards": _fire_cards}
