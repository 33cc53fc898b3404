"""Positions drawn small: a corner of a house, before, what chance did, and after.

A drawing is a room or two, put into the top-left corner of a house, so that its upper and left
sides are outer walls. Signs are those of `firehouse.games.flashpoint.pictures.drawing`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, NamedTuple

from firehouse import Game, Setup
from firehouse.core.event import Event
from firehouse.core.game import Reason
from firehouse.games.flashpoint.data.board import Board
from firehouse.games.flashpoint.data.files.arrows import builtin_arrows
from firehouse.games.flashpoint.data.files.grid import (
    COLUMNS,
    ROWS,
    Edge,
    is_inside,
    read_grid,
    squares,
)
from firehouse.games.flashpoint.data.files.plan import Plan
from firehouse.games.flashpoint.data.options import Options
from firehouse.games.flashpoint.data.specialists import FIRST_EDITION, SECOND_EDITION, Role
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rulesets import CENTRE, EXPERIENCED

_KINDS = {
    **dict.fromkeys(("|", "---", "!", "-!-"), "wall"),
    **dict.fromkeys(("o", "-o-", "/", "-/-"), "door"),
    **dict.fromkeys(("=", "= ="), "exit"),
}


class Edition(NamedTuple):
    """What the small houses of an edition have in common."""

    roles: tuple[Role, ...]
    options: Mapping[str, Any]
    arrows: str


FIRST = Edition(FIRST_EDITION, {}, "spiral_clockwise")
SECOND = Edition(SECOND_EDITION, {**EXPERIENCED, "vehicles": False}, "inwards")
"""The Experienced Game without vehicles, for which a small house has no room."""


def drawn(
    picture: str, *notes: str, roles: str = "", edition: Edition = FIRST, **options: Any
) -> tuple[FlashPoint, State]:
    """A game on a small house, and the drawn position; `notes` are lines such as "ap: 2".

    Without a note "next:", the dice of Advance Fire come next. `roles` names the crew, as in
    "paramedic firefighter"; without it there are as many plain firefighters as are drawn.
    """
    lines = _lines(picture)
    crew = [[role.id for role in edition.roles].index(word) for word in roles.split()]
    number = max([0, *(ord(c) - ord("1") + 1 for c in "".join(lines) if c in "123456")])
    number = max([number, *(ord(c) - ord("a") + 1 for c in "".join(lines) if c in "abcdef")])
    house = House(
        Board(_plan(lines)),
        Options({**edition.options, "specialists": bool(crew), **options}),
        list(edition.roles),
        crew or [0] * max(number, 1),
        list(builtin_arrows(edition.arrows)),
        CENTRE,
    )
    game = FlashPoint(Setup("flashpoint/basic"), house)
    extra = [] if any(note.startswith("next:") for note in notes) else ["next: roll-advance"]
    return game, game.position("\n".join([_full(lines), "", *notes, *extra]))


def acting(picture: str, *notes: str, roles: str = "", **options: Any) -> tuple[FlashPoint, State]:
    """As `drawn`, but firefighter 1 (or the note's "turn:") is to act, with 4 AP."""
    return drawn(picture, "next: act", *notes, roles=roles, **options)


def house(setup: Setup, picture: str) -> tuple[Game[Any], Any]:
    """A game on a whole board, and the position drawn on it with all its notes."""
    game = Game.of(setup)
    return game, game.position(picture)


def play(game: Game[Any], state: Any, *texts: str) -> list[Event]:
    """Play actions and outcomes by their text; each must be allowed. The events, in order."""
    log: list[Event] = []
    for text in texts:
        action = game.parse(text)
        reason = game.refusal(state, action)
        assert reason is None, f"{text}: {reason}"
        game.apply(state, action, log)
    return log


def refused(game: Game[Any], state: Any, text: str) -> Reason:
    """The reason for which an action is refused."""
    reason = game.refusal(state, game.parse(text))
    assert reason is not None, f"{text} is allowed"
    return reason


def drawing(game: FlashPoint, state: State, like: str) -> str:
    """The corner of the position that a picture like this one shows."""
    lines = _lines(like)
    width = max(len(line) for line in lines)
    full = game.draw(state).split("\n")[2 : 2 + len(lines)]
    return "\n".join(line[9:].ljust(width)[:width].rstrip() for line in full)


def same(game: FlashPoint, state: State, picture: str) -> None:
    """Assert that the position looks like the picture."""
    expected = "\n".join(line.rstrip() for line in _lines(picture))
    assert drawing(game, state, picture) == expected


def _lines(picture: str) -> list[str]:
    return textwrap.dedent(picture).strip("\n").split("\n")


def _full(lines: list[str]) -> str:
    """The small drawing in the corner of a whole one; the rest is one empty hall."""
    grid = [" " * 7 + "   ".join(str(column) for column in COLUMNS[1][0])]
    for row in range(ROWS):
        if row:
            inside = "---" if row in (1, ROWS - 1) else "   "
            grid.append(" " * 9 + "+" + "+".join([inside] * 8) + "+")
        walls = "|" if 0 < row < ROWS - 1 else " "
        cells = [" . "] * 8 if 0 < row < ROWS - 1 else ["   "] * 8
        grid.append(f"{row:3}  " + "    " + walls + " ".join(cells) + walls)
    for index, line in enumerate(lines):
        whole = grid[2 + index]
        grid[2 + index] = whole[:9] + line + whole[9 + len(line) :]
    return "\n".join(grid)


def _plan(lines: list[str]) -> Plan:
    grid = read_grid(_full(lines))
    marks = {square: "A" if is_inside(1, square) else "." for square in squares(1)}
    edges: dict[Edge, str] = {
        edge: _KINDS[sign] for edge, sign in grid.edges.items() if sign in _KINDS
    }
    return Plan(
        floors=1, marks=marks, edges=edges, title="", status="", rooms={}, starts={}, spots=()
    )
