"""Writes down a position of Hotshots, as `planes` and `facts` list it."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import bit, first, size
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.envs.stack_coder import StackCoder
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.cards import CLASSES
from firehouse.games.hotshots.data.roles import ROLES
from firehouse.games.hotshots.data.tiles import MOST_LIMIT, TILES
from firehouse.games.hotshots.data.tokens import TOKENS
from firehouse.games.hotshots.env import codes
from firehouse.games.hotshots.env.potential import potential
from firehouse.games.hotshots.rules import endings, steps
from firehouse.games.hotshots.rules.deck import in_pile
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.piles import PILES, ways_of
from firehouse.games.hotshots.rules.state import (
    FLAG_NAMES,
    MATE_BITS,
    State,
    able,
    flames,
    hand,
    place_of,
    requests_of,
    role_of,
)
from firehouse.games.hotshots.rules.vehicles import NAMES

_NONE: Final = 31
"""Stands for no tile in an argument."""


class HotshotsCoder(StackCoder[State]):
    """Planes have one bit for each cell of the board."""

    def __init__(
        self,
        house: House,
        planes: list[int],
        flags: list[int],
        numbers: list[int],
        decisions: list[int],
    ) -> None:
        super().__init__(house.crew_size, planes, flags, numbers, decisions)
        self.house = house
        self.cards: int = len(house.cards.kinds)
        self.vehicles = len(NAMES)
        self.burning: list[int] = [0] * (MOST_LIMIT + 1)
        """The cells with at least so many flames."""

    def decider(self, entry: int, on_turn: int) -> int:
        """The pawn whose player an entry asks; -1 where luck decides."""
        return steps.decider(entry, on_turn)

    def look(self, state: State) -> None:
        """Find out what is asked of whom, and how much burns where."""
        super().look(state)
        for least in range(MOST_LIMIT + 1):
            self.burning[least] = 0
        for tile in range(TILES):
            number = flames(state, tile)
            if number:
                here = self._cell(state, tile)
                for least in range(1, min(number, MOST_LIMIT) + 1):
                    self.burning[least] |= here

    def word(self, state: State, code: int, argument: int) -> int:
        """The cells of a plane; of edges, the edges on all sides."""
        s = state
        if code == codes.TILE:
            return self._cell(s, argument)
        if code == codes.FLAMES:
            return self.burning[argument]
        if code == codes.BREAK:
            return s.breaks
        if code == codes.PATH:
            return s.path
        if code == codes.PAWN:
            return self._cell(s, place_of(s, argument))
        if code == codes.DECIDING:
            return self._cell(s, place_of(s, self.who)) if self.who >= 0 else 0
        if code == codes.SCORCHED:
            return self._cells(s, s.scorched)
        if code == codes.QUENCHED:
            return self._cells(s, s.quenched)
        if code == codes.TOUCHED:
            return self._cells(s, s.touched)
        if code == codes.ASKED_TILE:
            return self._cell(s, asked_tile(self.asked))
        if code == codes.TILE_BEFORE:
            return self._cell(s, tile_before(self.asked))
        raise unknown("plane", code)

    def plane(self, state: State, code: int, argument: int, word: int) -> None:
        """Write one plane."""
        edges = code == codes.BREAK or code == codes.PATH
        self.board.bits(self._beside(word, argument) if edges else word, TILES)

    def _cell(self, s: State, tile: int) -> int:
        """The cell of a tile, as a set; empty for one that is not on the board."""
        if tile >= TILES:
            return 0
        cell = s.cells[tile]
        return bit(cell) if cell >= 0 else 0

    def _cells(self, s: State, tiles: int) -> int:
        found = 0
        while tiles:
            found |= self._cell(s, first(tiles))
            tiles &= tiles - 1
        return found

    def _beside(self, edges: int, side: int) -> int:
        """The cells that have one of the edges on a side."""
        found = 0
        board = self.house.board
        while edges:
            edge = first(edges)
            if board.at_side[edge] == side:
                cell = board.from_cell[edge]
                found |= bit(cell)
            edges &= edges - 1
        return found

    def own_flag(self, state: State, code: int, argument: int) -> None:
        """Write the flags of one of the game's own kinds."""
        s = state
        row = self.facts
        if code == codes.ROLE:
            role = role_of(s, argument)
            row.bits(bit(role) if role < ROLES else 0, ROLES)
        elif code == codes.ABLE:
            for who in range(self.crew):
                row.number(1 if able(s, who) else 0)
        elif code == codes.HAPPENED:
            row.bits(s.flags, len(FLAG_NAMES))
        elif code == codes.VEHICLES:
            row.bits(s.vehicles, self.vehicles)
        elif code == codes.WIND:
            row.bits(bit(s.wind), SIDES)
        elif code <= codes.BAG:
            row.bits(self._tokens(s, code, argument), TOKENS)
        elif code <= codes.DISCARD:
            row.bits(self._cards(s, code), self.cards)
        elif code == codes.REQUEST:
            row.bits(self._request(argument_in(self.asked)), steps.REQUESTS)
        elif code == codes.REQUESTS:
            row.bits(0 if argument == s.turn else requests_of(s, argument), MATE_BITS)
        elif code == codes.REQUESTED_TOKEN:
            row.bits(self._requested_token(argument_in(self.asked)), TOKENS)
        elif code == codes.UNEVEN:
            row.bits(ways_of(s.piles), PILES)
        else:
            raise unknown("flag", code)

    def _tokens(self, s: State, code: int, owner: int) -> int:
        if code == codes.HAND:
            return hand(s, owner)
        if code == codes.FRESH:
            return s.fresh
        if code == codes.PAIR:
            return s.pair
        if code == codes.BAG:
            return s.bag
        raise unknown("flag", code)

    def _cards(self, s: State, code: int) -> int:
        if code == codes.DECK:
            return s.deck
        if code == codes.TOP:
            return bit(s.top - 1) if s.top else 0
        if code == codes.DRAWN:
            return s.drawn
        if code == codes.CARD:
            return bit(s.card - 1) if s.card else 0
        if code == codes.DISCARD:
            return s.discard
        raise unknown("flag", code)

    def _request(self, argument: int) -> int:
        """What a player asks another for."""
        if step_of(self.asked) != steps.PERMIT:
            return 0
        return bit(steps.what_in(argument))

    def _requested_token(self, argument: int) -> int:
        if step_of(self.asked) != steps.PERMIT or steps.what_in(argument) == steps.ORDER:
            return 0
        return bit(steps.wish_in(argument))

    def number(self, state: State, code: int, argument: int) -> int:
        """One number."""
        s = state
        if code == codes.MOVES:
            return s.moves
        if code == codes.EXCHANGES:
            return s.exchanges
        if code == codes.DICE:
            return s.dice
        if code == codes.ROLLED:
            if not s.rolled:
                return 0
            packed = faces.PACKED[s.rolled - 1]
            return faces.count(packed, argument)
        if code == codes.LOCKED:
            return faces.count(s.locked, argument)
        if code == codes.EXTRA:
            return faces.count(s.extra, argument)
        if code == codes.SUPPORT:
            return s.support
        if code == codes.SHUFFLES:
            return s.shuffles
        if code == codes.PILE:
            return in_pile(s, argument // CLASSES, argument % CLASSES)
        raise unknown("number", code)

    def won(self, state: State) -> bool:
        """Has the game been won?"""
        return endings.is_win(state.ended)

    def score(self, state: State) -> int:
        """The tiles that have not burnt down."""
        standing = TILES if self.house.options.fire_cache else TILES - 1
        return standing - size(state.scorched)

    def potential(self, state: State) -> float:
        """How promising a position is."""
        return potential(self.house, state)


def asked_tile(entry: int) -> int:
    """The tile that a decision is about: where a fire spreads from, where the tanker is, a
    way asked for; none for most."""
    kind = step_of(entry)
    argument = argument_in(entry)
    if kind == steps.SPREAD or kind == steps.DROP:
        return steps.tile_in(argument)
    if kind == steps.PERMIT and steps.what_in(argument) == steps.ORDER:
        return steps.wish_in(argument)
    return _NONE


def tile_before(entry: int) -> int:
    """Where the Air Tanker's line came from."""
    if step_of(entry) == steps.DROP:
        before = steps.number_in(argument_in(entry))
        return before - 1 if before else _NONE
    return _NONE
