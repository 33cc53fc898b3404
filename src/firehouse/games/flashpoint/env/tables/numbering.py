"""The actions that a set-up of Flash Point can have, in the order of their numbers.

Steps come first: for each mover (the pawn on turn, then the pawns that a Captain can order), each
load, each number of victims led, every square that can be stepped on. Then the other kinds of
actions in the order of the engine, each with its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS
from firehouse.games.flashpoint.data.decks import FIRST_FLARE_UP
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.env.tables import uses
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import act, move
from firehouse.games.flashpoint.rules.house import House

Arguments = Callable[[House], Sequence[int]]
SIDES: Final = range(4)


def numbered(g: House) -> list[int]:
    """Every action that a player could ever take in this set-up."""
    others = [act(kind, argument) for kind, of in KINDS for argument in of(g)]
    return _steps(g) + others


def _steps(g: House) -> list[int]:
    movers = [0, *range(1, g.crew_size + 1)] if uses.captain(g) and g.crew_size > 1 else [0]
    return [
        move(mover, square, load, led)
        for mover in movers
        for load in _loads(g)
        for led in range(_most_led(g) + 1)
        for square in _squares(g)
    ]


def _loads(g: House) -> list[int]:
    possible = {
        actions.NOTHING: True,
        actions.VICTIM: True,
        actions.HAZMAT: uses.hazmats(g),
        actions.LADDER: g.ladders > 0,
        actions.TREATED: uses.treating(g),
        actions.TRAPPED: g.options.decks,
    }
    return [load for load, there in possible.items() if there]


def _most_led(g: House) -> int:
    if not uses.treating(g):
        return 0
    return int(min(actions.MOST_LED, g.options.lead_limit, g.options.treated_limit))


def _squares(g: House) -> list[int]:
    """Squares that can be stepped on; without ladders nobody is in the air."""
    return [
        square
        for square in range(len(g.board.places))
        if not g.board.barred[square] and (g.ladders or square < g.air)
    ]


def _if(possible: Callable[[House], bool], arguments: Arguments) -> Arguments:
    return lambda g: arguments(g) if possible(g) else ()


def _skill(price: Callable[[Role], int], arguments: Arguments) -> Arguments:
    """What only some specialists can do."""
    return _if(lambda g: any(price(role) != NEVER for role in uses.roles(g)), arguments)


def _bare(g: House) -> Sequence[int]:
    return (0,)


def _sides(g: House) -> Sequence[int]:
    return SIDES


def _dice_squares(g: House) -> Sequence[int]:
    return range(DICE_SQUARES)


def _walls(g: House) -> Sequence[int]:
    return [edge for edge in sorted(g.board.ends) if g.board.walls.has(edge)]


def _reach(g: House) -> Sequence[int]:
    return (*SIDES, STAIRS, HERE) if g.board.floors == 2 else (*SIDES, HERE)


def _ways(g: House) -> Sequence[int]:
    return (*SIDES, STAIRS) if g.board.floors == 2 else SIDES


def _engine(g: House) -> Sequence[int]:
    return sorted(square for spot in g.board.engine_spots for square in spot)


def _ambulance(g: House) -> Sequence[int]:
    return sorted(square for spot in g.board.ambulance_spots for square in spot)


def _first_squares(g: House) -> Sequence[int]:
    """A spot is named by the first of its squares."""
    return sorted({spot[0] for spot in (*g.board.engine_spots, *g.board.ambulance_spots)})


def _both(g: House) -> Sequence[int]:
    return sorted({*_engine(g), *_ambulance(g)})


def _beds(g: House) -> Sequence[int]:
    return _ambulance(g) or g.outside


def _dodges(g: House) -> Sequence[int]:
    return _squares(g)


def _door_orders(g: House) -> Sequence[int]:
    return range(4 * g.crew_size)


def _ladder_orders(g: House) -> bool:
    return g.ladders > 0 and uses.captain(g)


def _crew(g: House) -> Sequence[int]:
    return range(g.crew_size)


def _vehicles(g: House) -> bool:
    return g.options.vehicles


def _decks(g: House) -> bool:
    return g.options.decks


def _returns(g: House) -> Sequence[int]:
    return range(FIRST_FLARE_UP, len(g.deck.cards))


def _events(g: House) -> Sequence[int]:
    return range(len(g.deck.events))


def _cards(g: House) -> Sequence[int]:
    return (*range(len(g.roles)), actions.AT_RANDOM)


def _shift(way: int) -> Arguments:
    return _skill(lambda role: role.shift, _dice_squares if way < STAIRS else _stairs)


def _doors(g: House) -> Sequence[int]:
    return [edge for edge in sorted(g.board.ends) if g.board.behind_door[edge] >= 0]


def _stairs(g: House) -> Sequence[int]:
    return [s for s in (g.board.stairs_down, g.board.stairs_up) if s >= 0]


KINDS: Final[list[tuple[int, Arguments]]] = [
    (actions.END, _bare),
    (actions.ENTER, lambda g: g.outside),
    (actions.OPEN, _sides),
    (actions.CLOSE, _sides),
    (actions.EXTINGUISH, _reach),
    (actions.CHOP, _sides),
    (actions.TREAT, _if(uses.treating, _bare)),
    (actions.DRIVE_ENGINE, _if(_vehicles, _engine)),
    (actions.DRIVE_AMBULANCE, _if(_vehicles, _ambulance)),
    (actions.GUN, _if(_vehicles, _bare)),
    (actions.KEEP, _if(uses.rerolls, _bare)),
    (actions.REROLL, _if(uses.rerolls, lambda g: (actions.DIE_RED, actions.DIE_BLACK))),
    (actions.PARK, _if(_vehicles, _first_squares)),
    (actions.RIDE, _if(_vehicles, _both)),
    (actions.STAY, _if(_vehicles, _bare)),
    (actions.IDENTIFY, _skill(lambda role: role.identify, _dice_squares)),
    (actions.DISPOSE, _skill(lambda role: role.dispose, _bare)),
    (actions.CLEAR, _skill(lambda role: role.clear, _bare)),
    (actions.REPAIR, _skill(lambda role: role.repair, _sides)),
    (actions.SCENT, _if(lambda g: any(role.dog for role in uses.roles(g)), _ways)),
    (actions.CHANGE, _if(lambda g: g.options.crew_change, lambda g: range(1, len(g.roles)))),
    *((actions.SHIFT_SMOKE + way, _shift(way)) for way in range(STAIRS + 1)),
    *((actions.SHIFT_POINT + way, _shift(way)) for way in range(STAIRS + 1)),
    (actions.DODGE, _if(uses.veteran, _dodges)),
    (actions.DODGE_LEADING, _if(uses.veteran, _if(uses.treating, _dodges))),
    (actions.TAKE_IT, _if(uses.veteran, _bare)),
    (actions.FALL, _if(lambda g: g.options.knock_down != DOWN_LIE, _beds)),
    (actions.ORDER_DOOR, _if(uses.captain, _door_orders)),
    (actions.ERECT, _if(lambda g: g.ladders > 0, _bare)),
    (actions.COLLAPSE, _if(lambda g: g.ladders > 0, _bare)),
    (actions.OPEN_FOR_POINT, _skill(lambda role: role.shift, _doors)),
    (actions.EXPLODE, _if(uses.hazmats, _dice_squares)),
    (actions.ORDER_ERECT, _if(_ladder_orders, _crew)),
    (actions.ORDER_COLLAPSE, _if(_ladder_orders, _crew)),
    (actions.BEGIN, _if(uses.first, _crew)),
    (actions.TAKE, _if(uses.cards, _cards)),
    (actions.RETURN_CARD, _if(_decks, _skill(lambda role: role.clear, _returns))),
    (
        actions.CHOOSE_EVENT,
        _if(
            lambda g: g.options.decks and g.options.choose_event,
            lambda g: range(len(g.deck.events)),
        ),
    ),
    (actions.GRENADE, _if(_decks, _dice_squares)),
    (actions.CLEAR_AIR, _if(_decks, _dice_squares)),
    (actions.TIP, _if(_decks, _dice_squares)),
    (actions.SHORE, _if(_decks, _walls)),
    (actions.ENOUGH, _if(_decks, _bare)),
]
"""Every kind of action but steps, with the arguments it can have."""
