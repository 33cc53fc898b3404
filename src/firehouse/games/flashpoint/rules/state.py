"""One position of Flash Point: flat native words, and the stack of what must happen next."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from firehouse.core.bits import byte_of, put_byte
from firehouse.core.stack import argument_in, step_of
from firehouse.core.stack_game import StackState
from firehouse.games.flashpoint.rules.steps import NAMES

MAX_PAWNS: Final = 6
OFF_BOARD: Final = 127
_WORD_BITS: Final = 64
_WORD: Final = 0xFFFFFFFFFFFFFFFF
"""Where a pawn is before its first turn."""

FIELDS: Final = (
    "fire",
    "smoke",
    "poi",
    "struck",
    "damaged_v",
    "damaged_h",
    "gone_v",
    "gone_h",
    "open_v",
    "open_h",
    "victims",
    "hazmats",
    "at",
    "ap",
    "saved",
    "down",
    "roles",
    "turn",
    "bag_victims",
    "bag_false_alarms",
    "bag_hazmats",
    "rescued",
    "lost",
    "damage",
    "engine",
    "ambulance",
    "dice",
    "hot_spots",
    "hot_reserve",
    "heated",
    "fire_outside",
    "target",
    "free",
    "bonus",
    "acted",
    "ended",
    "ladders",
    "fire_deck",
    "fire_bottom",
    "fire_discards",
    "flare_hidden",
    "flare_returned",
    "flare_removed",
    "events_drawn",
    "events_held",
    "spell",
    "silence",
    "bag_trapped",
    "joined",
    "pools",
    "near",
)
"""Every field but the stack, in the order of `values`."""


class State(StackState):
    """Sets of squares and edges are bits; pawns share a word, eight bits each."""

    fire: i64
    """Dice squares on fire."""
    smoke: i64
    """Dice squares with smoke."""
    poi: i64
    """Dice squares with a point of interest that nobody has turned over."""
    struck: i64
    """Dice squares that fire or a shock wave reached since firefighters were last checked."""
    damaged_v: i64
    """Upright edges whose wall carries one damage marker and stands."""
    damaged_h: i64
    """Level edges whose wall carries one damage marker and stands."""
    gone_v: i64
    """Upright edges whose wall or door is destroyed."""
    gone_h: i64
    """Level edges whose wall or door is destroyed."""
    open_v: i64
    """Upright edges whose door is open."""
    open_h: i64
    """Level edges whose door is open."""
    victims: i64
    """Victims that have been found; the flag marks a treated one."""
    hazmats: i64
    """Hazmats that have been found; the flag marks one that fire has reached."""
    at: i64
    """Where each pawn is."""
    ap: i64
    """Action points the pawn on turn may still spend."""
    saved: i64
    """Action points each pawn has saved."""
    down: i64
    """Pawns that lie knocked down, one bit each."""
    roles: i64
    """The specialist of each pawn."""
    bag_victims: i64
    """Victims among the markers not yet turned over, in the bag or face down on the board."""
    bag_false_alarms: i64
    """False alarms among the markers not yet turned over."""
    bag_hazmats: i64
    """Hazmats among the markers not yet turned over."""
    rescued: i64
    """Victims rescued."""
    lost: i64
    """Victims lost."""
    damage: i64
    """Damage markers on the building."""
    engine: i64
    """The parking spot of the fire engine; -1 before it is placed."""
    ambulance: i64
    """The parking spot of the ambulance; -1 before it is placed."""
    dice: i64
    """The deck gun's dice while they may be rolled again: red, black, what was re-rolled."""
    hot_spots: i64
    """Dice squares with a hot spot."""
    hot_reserve: i64
    """Hot spots that flare-ups and hazmats may still add."""
    heated: i64
    """Hot spots that this turn has added, where only so many may be."""
    fire_outside: i64
    """Squares outside that burn until the end of the advance, counted from the first."""
    target: i64
    """The square that the last advance was rolled for, plus one, while it may flare up."""
    free: i64
    """Free action points the pawn on turn may still spend on its own kind of work."""
    bonus: i64
    """Whether the Veteran's AP is there to spend: 0 not yet, 1 there, 2 spent."""
    acted: i64
    """Bit 0: the pawn on turn has acted; bit 1: a command AP went to who may have but one."""
    ladders: i64
    """Portable ladders that have left the engine; the flag marks one that stands."""
    fire_deck: i64
    """The Fire cards to be drawn, by kind; the piles of cards are counts (see `decks`)."""
    fire_bottom: i64
    """Fire cards that lie under those, until the deck is shuffled."""
    fire_discards: i64
    """Fire cards that were drawn and are done."""
    flare_hidden: i64
    """Flare Ups in the supply that nobody has seen."""
    flare_returned: i64
    """Flare Ups that were put back into the supply, by kind."""
    flare_removed: i64
    """Flare Ups that have left the game, by kind."""
    events_drawn: i64
    """Events that have been drawn since their deck was shuffled, as bits."""
    events_held: i64
    """Events drawn to choose from, plus one, eight bits each."""
    spell: i64
    """What an Event changed: bits for this turn, eight bits higher those for the next."""
    silence: i64
    """Turns without vehicles, counting the one at hand; 0 if they may be used."""
    bag_trapped: i64
    """Trapped victims among the markers not yet turned over."""
    joined: i64
    """Trapped victims that have joined the markers in all."""
    near: i64
    """The Veteran and who was in the vicinity when the dice fell, until their fire is done."""

    def __init__(self, todo: list[int]) -> None:
        super().__init__(todo)
        self.pools: list[int] = []
        """The pools of markers that lie face down since before an Event added to the bag: two
        words each (see `pools`). Replaced, never changed, so that copies share it."""
        self.fire = 0
        self.smoke = 0
        self.poi = 0
        self.struck = 0
        self.damaged_v = 0
        self.damaged_h = 0
        self.gone_v = 0
        self.gone_h = 0
        self.open_v = 0
        self.open_h = 0
        self.victims = 0
        self.hazmats = 0
        self.at = 0
        self.ap = 0
        self.saved = 0
        self.down = 0
        self.roles = 0
        self.bag_victims = 0
        self.bag_false_alarms = 0
        self.bag_hazmats = 0
        self.rescued = 0
        self.lost = 0
        self.damage = 0
        self.engine = -1
        self.ambulance = -1
        self.dice = 0
        self.hot_spots = 0
        self.hot_reserve = 0
        self.heated = 0
        self.fire_outside = 0
        self.target = 0
        self.free = 0
        self.bonus = 0
        self.acted = 0
        self.ladders = 0
        self.fire_deck = 0
        self.fire_bottom = 0
        self.fire_discards = 0
        self.flare_hidden = 0
        self.flare_returned = 0
        self.flare_removed = 0
        self.events_drawn = 0
        self.events_held = 0
        self.spell = 0
        self.silence = 0
        self.bag_trapped = 0
        self.joined = 0
        self.near = 0

    def copy(self) -> State:
        """An independent position, equal to this one."""
        t = State(self.todo[:])
        t.fire = self.fire
        t.smoke = self.smoke
        t.poi = self.poi
        t.struck = self.struck
        t.damaged_v = self.damaged_v
        t.damaged_h = self.damaged_h
        t.gone_v = self.gone_v
        t.gone_h = self.gone_h
        t.open_v = self.open_v
        t.open_h = self.open_h
        t.victims = self.victims
        t.hazmats = self.hazmats
        t.at = self.at
        t.ap = self.ap
        t.saved = self.saved
        t.down = self.down
        t.roles = self.roles
        t.turn = self.turn
        t.bag_victims = self.bag_victims
        t.bag_false_alarms = self.bag_false_alarms
        t.bag_hazmats = self.bag_hazmats
        t.rescued = self.rescued
        t.lost = self.lost
        t.damage = self.damage
        t.engine = self.engine
        t.ambulance = self.ambulance
        t.dice = self.dice
        t.hot_spots = self.hot_spots
        t.hot_reserve = self.hot_reserve
        t.heated = self.heated
        t.fire_outside = self.fire_outside
        t.target = self.target
        t.free = self.free
        t.bonus = self.bonus
        t.acted = self.acted
        t.ended = self.ended
        t.ladders = self.ladders
        t.fire_deck = self.fire_deck
        t.fire_bottom = self.fire_bottom
        t.fire_discards = self.fire_discards
        t.flare_hidden = self.flare_hidden
        t.flare_returned = self.flare_returned
        t.flare_removed = self.flare_removed
        t.events_drawn = self.events_drawn
        t.events_held = self.events_held
        t.spell = self.spell
        t.silence = self.silence
        t.bag_trapped = self.bag_trapped
        t.joined = self.joined
        t.pools = self.pools
        t.near = self.near
        return t

    def values(self) -> tuple[int, ...]:
        """Every field in the order of FIELDS, then the stack."""
        return tuple(self._value(name) for name in FIELDS) + tuple(self.todo)

    def _value(self, name: str) -> int:
        """A field as one number."""
        value = getattr(self, name)
        return joined_words(value) if isinstance(value, list) else int(value)

    def digest(self) -> str:
        """A short text that is equal for equal positions, on every machine.

        It tells what is not at rest by name, so that records outlive new fields and steps.
        """
        told = [f"{name} {self._value(name)}" for name in FIELDS if self._is_told(name)]
        told += [f"{NAMES[step_of(entry)]} {argument_in(entry)}" for entry in self.todo]
        return blake2b("\n".join(told).encode(), digest_size=8).hexdigest()

    def _is_told(self, name: str) -> bool:
        at_rest = -1 if name in ("engine", "ambulance") else 0
        return bool(self._value(name) != at_rest)

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions can be pickled and copied by `copy`, compiled or not."""
        return restored, (self.values(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


def restored(values: tuple[int, ...]) -> State:
    """The position with these values, as `State.values` gives them."""
    s = State(list(values[len(FIELDS) :]))
    for name, value in zip(FIELDS, values, strict=False):
        setattr(s, name, split_words(value) if name == "pools" else value)
    return s


def joined_words(words: list[int]) -> int:
    """Words as one number, the first lowest."""
    return sum(word << (_WORD_BITS * index) for index, word in enumerate(words))


def split_words(number: int) -> list[int]:
    """The words of a number, two for each pool."""
    found: list[int] = []
    while number:
        found += [number & _WORD, (number >> _WORD_BITS) & _WORD]
        number >>= 2 * _WORD_BITS
    return found


def place_of(s: State, who: i64) -> i64:
    """The square a pawn stands on."""
    return byte_of(s.at, who)


def put(s: State, who: i64, square: i64) -> None:
    """Set a pawn on a square."""
    s.at = put_byte(s.at, who, square)


def saved_of(s: State, who: i64) -> i64:
    """The action points a pawn has saved."""
    return byte_of(s.saved, who)


def role_of(s: State, who: i64) -> i64:
    """A pawn's row in the table of specialists."""
    return byte_of(s.roles, who)


def lies(s: State, who: i64) -> bool:
    """Is the pawn knocked down?"""
    return ((s.down >> who) & 1) != 0
