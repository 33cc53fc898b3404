"""Which things to do can wait under each other: a drawing that names others shows no game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from firehouse.core.bits import bit
from firehouse.core.stack import argument_in, step_of
from firehouse.core.stack_game import answers
from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.data.roles import ROLES
from firehouse.games.hotshots.data.tiles import LAKE, TILES
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.propose import legal
from firehouse.games.hotshots.rules.state import OFF_BOARD, State, hand, place_of, role_of

_LEVELS: Final = (
    (steps.BEGIN_TURN, steps.END_TURN, steps.CHOOSE_FIRST, steps.CHOOSE_CHARACTER),
    (steps.DRAW,),
    (steps.ACT,),
    (steps.LOCK, steps.GO_ON, steps.ROLL_DICE),
    (steps.GAIN_TOKEN,),
    (steps.CHOOSE_ROLE,),
    (steps.LIGHT_EXTRA, steps.CHOOSE_EXTRA),
    (steps.LIGHT_SMALL, steps.CHOOSE_SMALL),
    (steps.SET_UP,),
    (steps.DEAL_ROLE,),
    (steps.LAY_OUT,),
    (steps.PLACE_TILE, steps.LEAVE_GAP, steps.CHOOSE_GAP),
    (steps.SCORCHING,),
    (steps.PICK, steps.PLAY_CARD, steps.DISCARD_CARD, steps.HURT, steps.SCORCH_FIRST),
    (steps.CARD_PART, steps.LOSE_TOKEN, steps.LOSE_DIE),
    (steps.GIVE_UP_TOKEN,),
    (steps.SETTLE_TOKEN, steps.LAND),
    (steps.BULLDOZE,),
    (steps.DRAW_CARD, steps.DRAW_TOKEN, steps.FEED, steps.NEW_FIRE, steps.SPREAD, steps.SAVE),
    (steps.DISCARD, steps.KEEP, steps.PERMIT, steps.DROP, steps.DOZE, steps.PLACE_BREAK),
    (steps.TAKE_BREAK,),
)
"""From the last to the first: of each level one waits, or several of one kind that comes again."""

_SETTING_UP: Final = tuple(kind for kinds in _LEVELS[5:12] for kind in kinds)
_EITHER: Final = (
    steps.GAIN_TOKEN,
    steps.SETTLE_TOKEN,
    steps.DRAW_TOKEN,
    steps.KEEP,
    steps.DISCARD,
)
"""In a set-up as in a turn."""

_LEVEL_OF: Final = {kind: level for level, kinds in enumerate(_LEVELS) for kind in kinds}

_AGAIN: Final = (
    steps.GAIN_TOKEN,
    steps.CHOOSE_ROLE,
    steps.LIGHT_EXTRA,
    steps.CHOOSE_EXTRA,
    steps.LIGHT_SMALL,
    steps.CHOOSE_SMALL,
    steps.DEAL_ROLE,
    steps.DRAW_CARD,
    steps.DRAW_TOKEN,
)
"""What may be there more than once."""


def impossible(g: House, s: State, entries: list[int]) -> str:
    """What is wrong with the things to do, the first one first; empty if nothing is."""
    kinds = [step_of(entry) for entry in entries]
    if _LEVEL_OF.get(kinds[-1], -1) != 0:
        return "the begin or the end of a turn as the last entry"
    for above, below in pairwise(kinds):
        again = above == below and above in _AGAIN
        if not again and _LEVEL_OF.get(above, -1) <= _LEVEL_OF.get(below, -1):
            return f"no {steps.NAMES[below]} under {steps.NAMES[above]}"
    for kind in kinds[:-1]:
        if not _belongs(kind, kinds[-1]):
            return f"no {steps.NAMES[kinds[-1]]} under {steps.NAMES[kind]}"
    return _wrong_number(g, entries) or _missing(g, s, entries)


def _belongs(kind: int, last: int) -> bool:
    """Is this part of a turn that ends, or of the set-up before the first one?"""
    if last == steps.END_TURN:
        return kind not in _SETTING_UP
    return last != steps.CHOOSE_CHARACTER and kind in (*_SETTING_UP, *_EITHER)


def _missing(g: House, s: State, entries: list[int]) -> str:
    """What some entry needs, in the drawing or a note of its own."""
    kinds = [step_of(entry) for entry in entries]
    if (steps.SET_UP in kinds) != (place_of(s, 0) == OFF_BOARD):
        return "set-up as long as nobody is on the board"
    for entry in entries:
        kind, who = step_of(entry), argument_in(entry)
        if kind in (steps.DEAL_ROLE, steps.CHOOSE_ROLE) and role_of(s, who) < ROLES:
            return f"a firefighter without a character for {steps.NAMES[kind]}"
        if kind == steps.SAVE and not hand(s, owner_of(g, who)) & bit(tokens.SAVE_DIE):
            return "a token to save the die with"
    needs = {
        steps.LOCK: s.rolled,
        steps.FEED: s.card,
        steps.NEW_FIRE: s.card,
        steps.CARD_PART: s.card,
        steps.DISCARD_CARD: s.card,
        steps.LEAVE_GAP: 0 <= s.cells[LAKE] < len(g.gap_cells),
        steps.CHOOSE_GAP: 0 <= s.cells[LAKE] < len(g.gap_cells),
        steps.KEEP: s.pair,
        steps.PLAY_CARD: s.drawn,
        steps.SETTLE_TOKEN: s.pair or steps.DRAW_TOKEN in kinds,
        steps.PICK: s.drawn or steps.DRAW_CARD in kinds,
    }
    if any(not needs.get(kind, 1) for kind in kinds):
        return "what the entries need, drawn or in a note of its own"
    return _unanswered(g, s, entries)


def _unanswered(g: House, s: State, entries: list[int]) -> str:
    """Is there no answer to the first entry?"""
    return "" if answers(legal, g, s, entries) else "a first entry to which there is an answer"


def _wrong_number(g: House, entries: list[int]) -> str:
    for entry in entries:
        kind, number = step_of(entry), argument_in(entry)
        if not _NUMBERS.get(kind, _none)(g, number):
            return f"another number after {steps.NAMES[kind]}, or none"
    return ""


def _none(g: House, number: int) -> bool:
    return not number


def _pawn(g: House, number: int) -> bool:
    return number < g.crew_size


def _gain(g: House, number: int) -> bool:
    """A pawn and why it gains a token."""
    return steps.gainer_in(number) < g.crew_size and steps.why_in(number) <= steps.EXCHANGED_FRESH


def _request(g: House, number: int) -> bool:
    """What is asked, of whom, and about what."""
    what = steps.what_in(number)
    limit = TILES if what == steps.ORDER else tokens.TOKENS
    return (
        what <= steps.TAKE
        and steps.asked_in(number) < g.crew_size
        and steps.wish_in(number) < limit
    )


def _tile(g: House, number: int) -> bool:
    """A tile, and a count of what is still to come."""
    return steps.tile_in(number) < TILES and steps.number_in(number) < TILES


def _one_tile(g: House, number: int) -> bool:
    return number < TILES


def _laid(g: House, number: int) -> bool:
    """How many tiles and gaps are laid."""
    return number <= TILES + 1


def _part(g: House, number: int) -> bool:
    """The first or the second part of a card."""
    return number <= 1


_NUMBERS: Final[dict[int, Callable[[House, int], bool]]] = {
    **dict.fromkeys((steps.BEGIN_TURN, steps.DEAL_ROLE, steps.CHOOSE_ROLE), _pawn),
    **dict.fromkeys((steps.SAVE, steps.DISCARD, steps.LOSE_DIE, steps.GIVE_UP_TOKEN), _pawn),
    **dict.fromkeys((steps.GAIN_TOKEN, steps.SETTLE_TOKEN, steps.DRAW_TOKEN, steps.KEEP), _gain),
    **dict.fromkeys((steps.HURT, steps.SPREAD, steps.DROP), _tile),
    steps.PLACE_TILE: _one_tile,
    steps.LAY_OUT: _laid,
    **dict.fromkeys((steps.FEED, steps.NEW_FIRE, steps.CARD_PART), _part),
    steps.PERMIT: _request,
}
