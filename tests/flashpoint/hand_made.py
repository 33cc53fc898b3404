"""Houses and positions made by hand, for tests of what people are told."""

from __future__ import annotations

from typing import NamedTuple

from firehouse import Event, Game, Setup
from firehouse.core.bits import put_byte
from firehouse.core.stack import entry
from firehouse.games.flashpoint.data.board import Board
from firehouse.games.flashpoint.data.files.arrows import builtin_arrows
from firehouse.games.flashpoint.data.files.plan import builtin_plan
from firehouse.games.flashpoint.data.options import Options, Value
from firehouse.games.flashpoint.data.specialists import FIREFIGHTER, FIRST_EDITION
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import steps, tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, put
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.text import told

PLAIN, PARAMEDIC, CAPTAIN, RESCUER, OPERATOR = range(5)
ONE_ALARM: dict[str, Value] = {"explosions": 2, "victims": 6, "false_alarms": 3, "hazmats": 2}


def house(*crew: int, board: str = "house_front", **options: Value) -> House:
    """A building with its crew; specialists and vehicles are known unless all are plain."""
    special = any(crew)
    values: dict[str, Value] = {"vehicles": special, "specialists": special, **options}
    roles = list(FIRST_EDITION) if special else [FIREFIGHTER]
    arrows = list(builtin_arrows("spiral_clockwise"))
    return House(Board(builtin_plan(board)), Options(values), roles, list(crew), arrows, [])


BASIC = house(PLAIN, PLAIN)
ADVANCED = house(CAPTAIN, OPERATOR, PARAMEDIC, RESCUER, hazmats=2)
BROWNSTONE = house(PLAIN, board="brownstone")


def later(ruleset: str, *crew: str, **options: Value) -> House:
    """A house of the second edition, as its rule set builds it."""
    game = Game.of(Setup(ruleset, crew=crew, options=options))
    assert isinstance(game, FlashPoint)
    return game.house


FAMILY = later("flashpoint/family", "firefighter", "firefighter")
COMMAND = later(
    "flashpoint/experienced",
    "fire-captain",
    "rescue-dog",
    "structural-engineer",
    "fire-prevention-specialist",
    "veteran",
    "cafs-firefighter",
)
MEDICAL = later(
    "flashpoint/experienced",
    "paramedic",
    "imaging-technician",
    "hazmat-technician",
    "rescue-specialist",
    "driver-operator",
    "generalist",
)
FLATS = later("flashpoint/brownstone", "firefighter", "firefighter")


def sentence(g: House, event: Event) -> str:
    """What people are told; empty for what is only for machines."""
    said = told(g, event)
    return say(said) if said else ""


def square(name: str, g: House = BASIC) -> int:
    return g.board.named[name]


def edge(name: str, side: int) -> int:
    return BASIC.edge[square(name) * 4 + side]


def bits(*names: str) -> int:
    return sum(1 << square(name) for name in names)


def state(
    g: House,
    *at: str,
    turn: int = 0,
    todo: int = steps.ACT,
    argument: int = 0,
    times: int = 1,
    **changes: int,
) -> State:
    """A position by hand: pawns on squares, the rest as given; engine and ambulance at spot 0."""
    s = State([entry(todo, argument)] * times)
    for who in range(g.crew_size):
        place = square(at[who], g) if who < len(at) else OFF_BOARD
        put(s, who, place)
        s.roles = put_byte(s.roles, who, g.crew[who])
    s.turn = turn
    s.ap = 4
    s.engine = s.ambulance = 0 if g.options.vehicles else -1
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def pile(*markers: tuple[str, int]) -> int:
    whole = 0
    for name, flags in markers:
        whole = tokens.add(whole, tokens.slot(square(name), flags))
    return whole


class Refused(NamedTuple):
    """An action as text or number, the position it is refused in, and what people are told."""

    code: int
    g: House
    s: State
    action: int | str
    sentence: str
    rule: str


Row = tuple[int, State, str, str, str]
"""A refusal whose house is known: code, position, action, sentence and rule."""


def away(who: int, here: str) -> list[str]:
    """Squares for a crew of six: one is here, the rest are in a corner outside."""
    return [here if other == who else "0,0" for other in range(6)]
