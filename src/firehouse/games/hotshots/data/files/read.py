"""Tiles and Fire cards as data: those that come with the game, or a player's own file."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import cards
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.data.cards import Cards
from firehouse.games.hotshots.data.faces import DICE, LETTERS, packed_letters
from firehouse.games.hotshots.data.files.faults import HotshotsFault
from firehouse.games.hotshots.data.tiles import IDS, LAKE, MOST_LIMIT, NO_LIMIT, Terrain

TILE_KEYS: Final = {"limit", "icons", "flames", "reconstructed"}
CARD_KEYS: Final = {
    "single": {"limit"},
    "multiple": {"limits"},
    "lowest": set(),
    "ember": {"tile"},
    "wind": {"gust", "feeding"},
    "wind-blows": {"wind"},
}
_ANY_KEYS: Final = {"kind", "reconstructed"}
_KIND_NUMBERS: Final = {name: number for number, name in enumerate(cards.KINDS)}


class DataError(HotshotsFault):
    """A file of tiles or cards that cannot be played with; the sentence says why."""


def _wrong(name: str, /, **arguments: Any) -> DataError:
    return DataError(phrase(f"box.{name}", **arguments))


def builtin_text(name: str) -> str:
    """The text of a data file that comes with the game."""
    folder = resources.files(__package__)
    return folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def _parsed(text: str, what: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong("no-toml", what=what, error=str(error)) from None


def read_tiles(text: str, whole: bool = False) -> Terrain:
    """The tiles of a file; a player's own may name only those that differ."""
    rows = _parsed(text, "tiles")
    unknown = [name for name in rows if name not in IDS]
    if unknown:
        raise _wrong("no-tile", name=unknown[0][:40], names=IDS)
    base = None if whole else read_tiles(builtin_text("tiles"), whole=True)
    limits: list[int] = []
    icons: list[int] = []
    flames: list[int] = []
    reconstructed: list[list[str]] = []
    for tile, name in enumerate(IDS):
        row = _tile_row(name, rows.get(name, {}), tile == LAKE)
        if base is None and tile != LAKE and not {"limit", "icons"} <= row.keys():
            raise _wrong("tile-needs", tile=name)
        limits.append(row.get("limit", base.limits[tile] if base else NO_LIMIT))
        icons.append(row.get("icons", base.icons[tile] if base else 0))
        flames.append(row.get("flames", base.flames[tile] if base else 0))
        inherited = base.reconstructed[tile] if base else []
        own = row.get("reconstructed", [])
        reconstructed.append([*own, *(k for k in inherited if k not in row and k not in own)])
        if flames[tile] >= limits[tile]:
            raise _wrong("tile-flames", tile=name, flames=flames[tile])
    return Terrain(limits, icons, flames, reconstructed)


def _tile_row(name: str, row: Any, lake: bool) -> dict[str, Any]:
    """One tile, checked; its icons as a packed word."""
    if not isinstance(row, dict) or not row.keys() <= TILE_KEYS:
        raise _wrong("tile-values", tile=name, names=sorted(TILE_KEYS))
    if lake and row:
        raise _wrong("lake")
    found = dict(row)
    for key, low, high in (("limit", 1, MOST_LIMIT), ("flames", 0, MOST_LIMIT - 1)):
        if key in row and not (_is_number(row[key]) and low <= row[key] <= high):
            raise _wrong("tile-number", tile=name, key=key, low=low, high=high)
    if "icons" in row:
        text = row["icons"]
        if not isinstance(text, str) or len(text) != DICE or set(text) - set(LETTERS):
            raise _wrong("tile-icons", tile=name, number=DICE, letters=LETTERS)
        found["icons"] = packed_letters(text)
    marked = row.get("reconstructed", [])
    if not isinstance(marked, list) or not set(map(str, marked)) <= TILE_KEYS:
        raise _wrong("tile-reconstructed", tile=name)
    return found


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def read_cards(text: str) -> Cards:
    """The Fire cards of a file."""
    data = _parsed(text, "cards")
    rows = data.get("card")
    if set(data) != {"card"} or not isinstance(rows, list) or not 1 <= len(rows) <= cards.MOST:
        raise _wrong("cards", most=cards.MOST)
    kinds: list[int] = []
    first: list[int] = []
    second: list[int] = []
    reconstructed: list[bool] = []
    for number, row in enumerate(rows, 1):
        kind, one, two = _card_row(row, number)
        kinds.append(kind)
        first.append(one)
        second.append(two)
        reconstructed.append(bool(row.get("reconstructed", False)))
    return Cards(kinds, first, second, _card_ids(kinds, first, second), reconstructed)


def _card_row(row: Any, number: int) -> tuple[int, int, int]:
    kind = row.get("kind") if isinstance(row, dict) else None
    if not isinstance(kind, str) or kind not in CARD_KEYS:
        raise _wrong("card-kind", card=number, names=list(CARD_KEYS))
    wanted = CARD_KEYS[kind]
    if not isinstance(row.get("reconstructed", False), bool):
        raise _wrong("card-reconstructed", card=number)
    if row.keys() - _ANY_KEYS != wanted:
        raise _wrong("card-values", card=number, kind=kind, names=sorted(wanted))
    one, two = _card_values(kind, row, number)
    return _KIND_NUMBERS[kind], one, two


def _card_values(kind: str, row: dict[str, Any], number: int) -> tuple[int, int]:
    if kind == "single":
        return _limit(row["limit"], number), 0
    if kind == "multiple":
        limits = row["limits"]
        if not isinstance(limits, list) or len(limits) != 2:
            raise _wrong("card-limits", card=number)
        return _limit(limits[0], number), _limit(limits[1], number)
    if kind == "ember":
        return _one_of(row["tile"], [name for name in IDS if name != IDS[LAKE]], IDS, number)
    if kind == "wind-blows":
        return _one_of(row["wind"], list(WAY_NAMES), WAY_NAMES, number)
    if kind == "wind":
        if not isinstance(row["gust"], bool) or not isinstance(row["feeding"], bool):
            raise _wrong("card-wind", card=number)
        return int(row["gust"]), int(row["feeding"])
    return 0, 0


def _limit(value: Any, number: int) -> int:
    if not _is_number(value) or not 1 <= value <= MOST_LIMIT:
        raise _wrong("card-limit", card=number, most=MOST_LIMIT)
    return int(value)


def _one_of(value: Any, known: list[str], every: tuple[str, ...], number: int) -> tuple[int, int]:
    if value not in known:
        raise _wrong("card-value", card=number, value=str(value)[:40], names=known)
    return every.index(value), 0


def _card_ids(kinds: list[int], first: list[int], second: list[int]) -> list[str]:
    """A name for each card; equal cards are numbered."""
    names = [_card_name(*row) for row in zip(kinds, first, second, strict=True)]
    seen: dict[str, int] = {}
    found: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name}-{seen[name]}" if names.count(name) > 1 else name)
    return found


def _card_name(kind: int, first: int, second: int) -> str:
    if kind == cards.WIND:
        strength = "strong" if first else "light"
        return f"{strength}{'-feeding' if second else ''}-{'gust' if first else 'breeze'}"
    if kind == cards.WIND_BLOWS:
        return f"wind-{WAY_NAMES[first]}"
    if kind == cards.EMBER:
        return f"ember-{IDS[first]}"
    if kind == cards.LOWEST:
        return "lowest"
    return f"single-{first}" if kind == cards.SINGLE else f"multiple-{first}-{second}"
