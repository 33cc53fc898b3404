"""The actions that a set-up of Hotshots can have, in the order of their numbers.

The kinds stand in the order of the engine, each with its arguments: tiles that are in the game,
pawns, tokens, faces, cells, pairs of tiles, or handfuls of dice that some tile has the icons for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.roles import ROLES
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.env.tables import uses
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.actions import act, pair
from firehouse.games.hotshots.rules.house import House

Arguments = Callable[[House], Sequence[int]]


def numbered(g: House) -> list[int]:
    """Every action that a player could ever take in this set-up."""
    return [act(kind, argument) for kind, of in KINDS for argument in of(g)]


def _if(possible: Callable[[House], bool], arguments: Arguments) -> Arguments:
    return lambda g: arguments(g) if possible(g) else ()


def _bare(g: House) -> Sequence[int]:
    return (0,)


def _tiles(g: House) -> Sequence[int]:
    return [tile for tile in range(TILES) if g.plays_with(tile)]


def _pairs(g: House) -> Sequence[int]:
    return [pair(a, b) for a in _tiles(g) for b in _tiles(g) if a < b]


def _pawns(g: House) -> Sequence[int]:
    return range(g.crew_size)


def _tokens(g: House) -> Sequence[int]:
    return range(tokens.TOKENS)


def _plain_tokens(g: House) -> Sequence[int]:
    """Tokens that are played without naming a face, a pawn or a tile."""
    named = (tokens.DOUBLE, tokens.SUMMON, tokens.ANYWHERE, tokens.EXTRA_FLAME)
    return [token for token in range(tokens.WILD + 1, tokens.TOKENS) if token not in named]


def _token_faces(g: House) -> Sequence[int]:
    return [
        token * faces.FACES + face
        for token, shown in enumerate(tokens.FACE_SETS)
        for face in range(faces.FACES)
        if (shown >> face) & 1
    ]


def _orders(g: House) -> Sequence[int]:
    return [who * 32 + tile for who in _pawns(g) for tile in _tiles(g)]


def _shares(g: House) -> Sequence[int]:
    return [who * 16 + token for who in _pawns(g) for token in _tokens(g)]


def _locks(g: House) -> Sequence[int]:
    """Handfuls of which every die has an icon on one tile."""
    icons = {g.terrain.icons[tile] for tile in _tiles(g)}
    return [n for n, word in enumerate(faces.PACKED) if n and any(_fits(word, i) for i in icons)]


def _characters(g: House) -> Sequence[int]:
    return (*range(ROLES), actions.AT_RANDOM)


def _fits(handful: int, icons: int) -> bool:
    return all(
        (handful >> shift) & 7 <= (icons >> shift) & 7 for shift in range(0, 3 * faces.FACES, 3)
    )


KINDS: Final[list[tuple[int, Arguments]]] = [
    (actions.END, _bare),
    (actions.MOVE, _tiles),
    (actions.FIGHT, _bare),
    (actions.HELICOPTER, _tiles),
    (actions.TANKER, _tiles),
    (actions.DOZER, _bare),
    (actions.PLAY, _plain_tokens),
    (actions.PLAY_FACE, _token_faces),
    (actions.PLAY_DOUBLE, lambda g: range(faces.FACES)),
    (actions.PLAY_SUMMON, _pawns),
    (actions.PLAY_ANYWHERE, _tiles),
    (actions.PLAY_FLAME, _tiles),
    (actions.EXCHANGE, _if(lambda g: g.options.fire_cache, _tokens)),
    (actions.ROLL_AGAIN, _bare),
    (actions.STOP, lambda g: range(actions.REWARDS)),
    (actions.FAIL, _bare),
    (actions.USE, _if(lambda g: g.solo, _pawns)),
    (actions.CHOOSE, _tiles),
    (actions.BREAK, _tiles),
    (actions.LAND, _tiles),
    (actions.DROP, _tiles),
    (actions.DONE, _bare),
    (actions.KEEP, _tokens),
    (actions.DISCARD, _tokens),
    (actions.SAVE, _bare),
    (actions.LET, _bare),
    (actions.YES, _if(uses.requests, _bare)),
    (actions.NO, _if(uses.requests, _bare)),
    (actions.GAP, _if(uses.gaps, lambda g: range(TILES))),
    (actions.ORDER, _if(uses.orders, _orders)),
    (actions.GIVE, _if(uses.shares, _shares)),
    (actions.TAKE, _if(uses.shares, _shares)),
    (actions.CARD, _if(uses.lookout, lambda g: range(len(g.cards.kinds)))),
    (actions.PICK_UP, _pairs),
    (actions.DOZE, _pairs),
    (actions.LOCK, _locks),
    (actions.TAKE_ROLE, _if(uses.characters, _characters)),
    (actions.BEGIN, _if(uses.first, _pawns)),
]
"""Every kind of action, with the arguments it can have."""
