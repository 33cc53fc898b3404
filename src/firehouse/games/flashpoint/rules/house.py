"""What every rule reads and none changes: the building, the options and the crew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint.data.board import Board
from firehouse.games.flashpoint.data.decks import NO_DECK, Deck
from firehouse.games.flashpoint.data.options import Options
from firehouse.games.flashpoint.data.specialists import Role

DRAWN: Final = -1
CHOSEN: Final = -2
"""In place of a pawn's role: the card is drawn at random, or the player takes one."""

LADDERS: Final = 4
"""Portable ladders on the fire engine. 2nd Story: Portable Ladder."""


class House:
    """The board's tables that rules use most stand here as well, one step away."""

    crew_size: i64
    barriers_v: i64
    barriers_h: i64
    air: i64
    ladders: i64
    specialists: i64

    def __init__(
        self,
        board: Board,
        options: Options,
        roles: list[Role],
        crew: list[int],
        arrows: list[int],
        centre: list[int],
        deck: Deck = NO_DECK,
    ) -> None:
        self.board = board
        self.options = options
        self.roles = roles
        """The table of specialists; a pawn's role is an index into it."""
        self.crew = crew
        """The role of each pawn; DRAWN or CHOSEN for one that has none yet."""
        self.crew_size = len(crew)
        self.arrows = arrows
        """Where the arrow of each dice square points."""
        self.arrows_closed = len(set(arrows)) == len(arrows)
        """Do the arrows lead through every square, so that one is always found?"""
        self.specialists = 0
        """The roles that have a card, as a set."""
        for number, role in enumerate(roles):
            if number and (options.promos or not role.promo):
                self.specialists |= bit(number)
        self.paths: list[int] = [-1 if board.barred[to] else to for to in board.next]
        """Where a step leads; like `next`, but not to squares that no firefighter may enter."""
        self.has_veteran = options.specialists and any(role.veteran for role in roles)
        self.centre = centre
        """The square of each face of the black die for the first staged explosion."""
        self.deck = deck
        """The cards of a game with decks."""
        self.next = board.next
        self.edge = board.edge
        self.outside = board.outside()
        self.start_fire: list[int] = board.starts(f"{options.set_up} fire")
        self.start_points: list[int] = board.starts(f"{options.set_up} poi")
        """The plan's start squares, where the set-up begins on them."""
        self.barriers_v = board.barriers.v
        self.barriers_h = board.barriers.h
        self.air = board.air
        self.ladders = LADDERS if board.floors == 2 and options.vehicles else 0
        """Portable ladders in the game: the engine brings them to houses of two floors."""
