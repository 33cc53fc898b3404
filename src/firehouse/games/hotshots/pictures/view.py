"""A position as plain data."""

from __future__ import annotations

from typing import Any, cast

from firehouse.core.bits import members, size
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.pictures.shapes import HotshotsView, Pawn, Tile
from firehouse.games.hotshots.rules import endings, vehicles
from firehouse.games.hotshots.rules.deck import cards_left
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    NO_CARD,
    OFF_BOARD,
    ONE_MORE,
    THROUGH_FIRE,
    State,
    able,
    flames,
    hand,
    has_flag,
    is_scorched,
    place_of,
    role_of,
)
from firehouse.games.hotshots.rules.turn import awaited

View = dict[str, Any]


def edge_name(tile: int, other: int) -> str:
    """An edge by its two tiles."""
    return f"{tiles.IDS[tile]}/{tiles.IDS[other]}"


def view(g: House, s: State) -> View:
    """Everything on the table; tiles, tokens and cards by name."""
    waits = events.Awaited("nothing", -1) if s.ended else awaited(g, s, s.todo[-1])
    told: HotshotsView = {
        "tiles": {name: _tile(g, s, tile) for tile, name in enumerate(tiles.IDS)},
        "gap": g.board.names[s.gap - 1] if s.gap else None,
        "firebreaks": sorted(_edge(s, edge) for edge in members(s.breaks)),
        "wind": WAY_NAMES[s.wind],
        "vehicles": [vehicles.NAMES[vehicle] for vehicle in members(s.vehicles)],
        "pawns": [_pawn(g, s, who) for who in range(g.crew_size)],
        "turn": s.turn,
        "moves": s.moves,
        "through_fire": has_flag(s, THROUGH_FIRE),
        "no_card": has_flag(s, NO_CARD),
        "one_more_turn": has_flag(s, ONE_MORE),
        "succeeded_on": tile_names(s.quenched),
        "bag": [tokens.IDS[token] for token in members(s.bag)],
        "fresh": [tokens.IDS[token] for token in members(s.fresh)],
        "choice": [tokens.IDS[token] for token in members(s.pair)],
        "dice": s.dice,
        "rolled": faces.letters(faces.PACKED[s.rolled - 1]) if s.rolled else None,
        "locked": faces.letters(s.locked),
        "extra": faces.letters(s.extra),
        "support": s.support,
        "deck": cards_left(s),
        "top": g.cards.ids[s.top - 1] if s.top else None,
        "drawn": [g.cards.ids[card] for card in members(s.drawn)],
        "card": g.cards.ids[s.card - 1] if s.card else None,
        "discarded": size(s.discard),
        "shuffles": s.shuffles,
        "awaits": {"what": waits.what, "who": waits.who},
        "ending": endings.CODES[s.ended] or None,
    }
    return cast(View, told)


def _tile(g: House, s: State, tile: int) -> Tile:
    cell = s.cells[tile]
    return {
        "cell": None if cell < 0 else g.board.names[cell],
        "flames": flames(s, tile),
        "scorched": is_scorched(s, tile),
    }


def _edge(s: State, edge: int) -> str:
    return edge_name(s.ground.ends[edge * 2], s.ground.ends[edge * 2 + 1])


def tile_names(found: int) -> list[str]:
    """The tiles of a set by name."""
    return [tiles.IDS[tile] for tile in members(found)]


def _pawn(g: House, s: State, who: int) -> Pawn:
    place = place_of(s, who)
    role = role_of(s, who)
    owner = owner_of(g, who)
    return {
        "role": roles.IDS[role] if role < roles.ROLES else None,
        "able": able(s, who),
        "tile": None if place == OFF_BOARD else tiles.IDS[place],
        "tokens": [tokens.IDS[token] for token in members(hand(s, owner))] if who == owner else [],
    }
