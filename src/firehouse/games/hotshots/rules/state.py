"""One position of Hotshots: native words and a stack of what comes next."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from firehouse.core.bits import bit, byte_of
from firehouse.core.stack_game import StackState
from firehouse.games.hotshots.data.board import Ground
from firehouse.games.hotshots.data.roles import HOMES, NO_ROLE

MAX_PAWNS: Final = 4
OFF_BOARD: Final = 255
_LOW_TILES: Final = 15

FOUGHT: Final = 1
"""The fight of this turn is over or under way."""
ON_FIRE: Final = 2
"""The tile was burning when the fight on it began."""
SUCCEEDED: Final = 4
"""A fire was fought with success, or a vehicle was used."""
THROUGH_FIRE: Final = 8
"""Burning tiles do not stop this turn's movement."""
ORDERED: Final = 16
"""The Crew Boss has used the ability this turn."""
NO_CARD: Final = 32
"""No Fire card is drawn at the end of this turn."""
ONE_MORE: Final = 64
"""The same player takes another turn."""
FLAG_NAMES: Final = (
    "fought",
    "on-fire",
    "succeeded",
    "through-fire",
    "ordered",
    "no-card",
    "one-more",
)

FIELDS: Final = (
    "flames_a",
    "flames_b",
    "scorched",
    "breaks",
    "gap",
    "at",
    "roles",
    "turn",
    "moves",
    "flags",
    "requests",
    "quenched",
    "wind",
    "vehicles",
    "hands_a",
    "hands_b",
    "bag",
    "fresh",
    "pair",
    "dice",
    "rolled",
    "locked",
    "extra",
    "support",
    "deck",
    "piles",
    "top",
    "drawn",
    "discard",
    "shuffles",
    "card",
    "touched",
    "path",
    "ended",
    "exchanges",
)
"""Every native field, in the order of `values`."""
_TOLD_ALWAYS: Final = 34
"""Fields that every digest tells; later ones are told where they are not at rest."""

MATE_BITS: Final = 18
"""What is kept of each other player: a bit for each token asked about, and the two below."""
ASKED_TO_MOVE: Final = 16
SHARED: Final = 17


class State(StackState):
    """Tiles are numbered as in `tiles`; sets of tiles, edges, cards and tokens are bits."""

    flames_a: i64
    """Flames on the tiles 0–14, four bits each."""
    flames_b: i64
    """Flames on the tiles 15–18."""
    scorched: i64
    """Tiles that have burnt down."""
    breaks: i64
    """Edges with a Firebreak, by the board's numbers."""
    gap: i64
    """The cell without a tile, plus one; 0 if there is none."""
    at: i64
    """The tile of each pawn, eight bits each."""
    roles: i64
    """The character of each pawn, eight bits each."""
    moves: i64
    """How many tiles it may still move."""
    flags: i64
    """What has happened this turn."""
    requests: i64
    """What this turn's player has asked each of the others for; see MATE_BITS."""
    quenched: i64
    """The tiles of this turn's successful fight, for the token of one more flame."""
    wind: i64
    """Where the wind blows to, 0–5 from north clockwise."""
    vehicles: i64
    """Vehicles at the Air Attack Base, one bit each."""
    hands_a: i64
    """The tokens of pawns 1 and 2, sixteen bits each."""
    hands_b: i64
    """The tokens of pawns 3 and 4."""
    bag: i64
    """The tokens in the bag."""
    fresh: i64
    """Tokens that were won too recently to be played."""
    pair: i64
    """Tokens drawn from the bag to choose from."""
    dice: i64
    """Dice in play; the others are lost, at the Fire Camp."""
    rolled: i64
    """The handful on the table, plus one; 0 if there is none."""
    locked: i64
    """Matches set aside as dice: packed counts of faces."""
    extra: i64
    """Matches by tokens: packed counts of faces."""
    support: i64
    """Failed rolls that will still be forgiven in this fight."""
    deck: i64
    """Fire cards face down whose place nobody knows."""
    piles: i64
    """How many cards of each class each of the deck's three piles holds; see `piles`."""
    top: i64
    """The known card on top of the deck, plus one; 0 if there is none."""
    drawn: i64
    """Cards that the Lookout has drawn to choose from."""
    discard: i64
    """Fire cards that have been played."""
    shuffles: i64
    """How often the deck has been shuffled again."""
    card: i64
    """The card being resolved, plus one; 0 if there is none."""
    touched: i64
    """Tiles that the card or the scorch being resolved has given a flame already."""
    path: i64
    """The Dozer's edges so far."""
    exchanges: i64
    """How many tokens this turn's player may still exchange, plus one; 0 before the first."""

    def __init__(self, todo: list[int], cells: list[int], ground: Ground) -> None:
        super().__init__(todo)
        self.cells = cells
        """The cell of each tile, -1 for none; replaced, never changed, so that copies share it."""
        self.ground = ground
        """What follows from the cells."""
        self.flames_a = 0
        self.flames_b = 0
        self.scorched = 0
        self.breaks = 0
        self.gap = 0
        self.at = 0
        self.roles = 0
        self.moves = 0
        self.flags = 0
        self.requests = 0
        self.quenched = 0
        self.wind = 0
        self.vehicles = 0
        self.hands_a = 0
        self.hands_b = 0
        self.bag = 0
        self.fresh = 0
        self.pair = 0
        self.dice = 0
        self.rolled = 0
        self.locked = 0
        self.extra = 0
        self.support = 0
        self.deck = 0
        self.piles = 0
        self.top = 0
        self.drawn = 0
        self.discard = 0
        self.shuffles = 0
        self.card = 0
        self.touched = 0
        self.path = 0
        self.exchanges = 0

    def copy(self) -> State:
        """An independent position, equal to this one."""
        t = State(self.todo[:], self.cells, self.ground)
        t.flames_a = self.flames_a
        t.flames_b = self.flames_b
        t.scorched = self.scorched
        t.breaks = self.breaks
        t.gap = self.gap
        t.at = self.at
        t.roles = self.roles
        t.turn = self.turn
        t.moves = self.moves
        t.flags = self.flags
        t.requests = self.requests
        t.quenched = self.quenched
        t.wind = self.wind
        t.vehicles = self.vehicles
        t.hands_a = self.hands_a
        t.hands_b = self.hands_b
        t.bag = self.bag
        t.fresh = self.fresh
        t.pair = self.pair
        t.dice = self.dice
        t.rolled = self.rolled
        t.locked = self.locked
        t.extra = self.extra
        t.support = self.support
        t.deck = self.deck
        t.piles = self.piles
        t.top = self.top
        t.drawn = self.drawn
        t.discard = self.discard
        t.shuffles = self.shuffles
        t.card = self.card
        t.touched = self.touched
        t.path = self.path
        t.ended = self.ended
        t.exchanges = self.exchanges
        return t

    def values(self) -> tuple[int, ...]:
        """Every field in the order of FIELDS, then the cells and the stack."""
        words = tuple(getattr(self, name) for name in FIELDS)
        return words + tuple(self.cells) + tuple(self.todo)

    def digest(self) -> str:
        """A short text that is equal for equal positions, on every machine.

        It tells newer fields by name where they are not at rest, so that records outlive them.
        """
        words = self.values()
        told = repr(words[:_TOLD_ALWAYS] + words[len(FIELDS) :])
        for name in FIELDS[_TOLD_ALWAYS:]:
            if getattr(self, name):
                told += f" {name} {getattr(self, name)}"
        return blake2b(told.encode(), digest_size=8).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions can be pickled and copied by `copy`, compiled or not."""
        words = tuple(getattr(self, name) for name in FIELDS)
        return restored, (words, self.todo[:], self.cells[:], self.ground)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


def restored(words: tuple[int, ...], todo: list[int], cells: list[int], ground: Ground) -> State:
    """The position with these values, in the order of FIELDS."""
    s = State(todo, cells, ground)
    for name, value in zip(FIELDS, words, strict=True):
        setattr(s, name, value)
    return s


def flames(s: State, tile: i64) -> i64:
    """The flames on a tile."""
    if tile < _LOW_TILES:
        return (s.flames_a >> (tile * 4)) & 15
    return (s.flames_b >> ((tile - _LOW_TILES) * 4)) & 15


def change_flames(s: State, tile: i64, number: i64) -> None:
    """Add flames to a tile, or take them off."""
    if tile < _LOW_TILES:
        s.flames_a += number << (tile * 4)
    else:
        s.flames_b += number << ((tile - _LOW_TILES) * 4)


def all_flames(s: State) -> i64:
    """The flames on all tiles."""
    word = (s.flames_a & 0x0F0F0F0F0F0F0F0F) + ((s.flames_a >> 4) & 0x0F0F0F0F0F0F0F0F)
    word += (s.flames_b & 0x0F0F0F0F0F0F0F0F) + ((s.flames_b >> 4) & 0x0F0F0F0F0F0F0F0F)
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 255


def burning_tiles(s: State) -> i64:
    """The set of tiles with flames."""
    found: i64 = 0
    tile: i64 = 0
    word = s.flames_a
    while word:
        if word & 15:
            found |= bit(tile)
        word >>= 4
        tile += 1
    tile = _LOW_TILES
    word = s.flames_b
    while word:
        if word & 15:
            found |= bit(tile)
        word >>= 4
        tile += 1
    return found


def is_scorched(s: State, tile: i64) -> bool:
    """Has the tile burnt down?"""
    return ((s.scorched >> tile) & 1) != 0


def place_of(s: State, who: i64) -> i64:
    """The tile a pawn stands on."""
    return byte_of(s.at, who)


def role_of(s: State, who: i64) -> i64:
    """A pawn's character."""
    return byte_of(s.roles, who)


def able(s: State, who: i64) -> bool:
    """Does the pawn still have its ability?"""
    role = role_of(s, who)
    return role != NO_ROLE and not is_scorched(s, HOMES[role])


def hand(s: State, owner: i64) -> i64:
    """The set of tokens a player holds."""
    if owner < 2:
        return (s.hands_a >> (owner * 16)) & 65535
    return (s.hands_b >> ((owner - 2) * 16)) & 65535


def change_hand(s: State, owner: i64, token: i64) -> None:
    """Give a player a token that he lacks, or take one that he has."""
    if owner < 2:
        s.hands_a ^= bit(owner * 16 + token)
    else:
        s.hands_b ^= bit((owner - 2) * 16 + token)


def has_flag(s: State, flag: i64) -> bool:
    """Has this happened this turn?"""
    return (s.flags & flag) != 0


def requests_of(s: State, who: i64) -> i64:
    """What another player has been asked for this turn."""
    return (s.requests >> _place_of_mate(s, who)) & (bit(MATE_BITS) - 1)


def has_asked(s: State, who: i64, about: i64) -> bool:
    """Has this turn's player asked another one about a token, or for what stands beside them?"""
    return ((s.requests >> (_place_of_mate(s, who) + about)) & 1) != 0


def note_request(s: State, who: i64, about: i64) -> None:
    """Remember for this turn what another player was asked or has shared."""
    s.requests |= bit(_place_of_mate(s, who) + about)


def _place_of_mate(s: State, who: i64) -> i64:
    """Where the requests to another player begin; nobody asks oneself."""
    return (who - 1 if who > s.turn else who) * MATE_BITS


def pawns_on(s: State, tile: i64, crew_size: i64) -> i64:
    """How many pawns stand on a tile."""
    found: i64 = 0
    who: i64 = 0
    while who < crew_size:
        if byte_of(s.at, who) == tile:
            found += 1
        who += 1
    return found
