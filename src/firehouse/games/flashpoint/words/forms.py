"""The forms that the rows of actions name: squares, sides, vehicles, dice, pawns, specialists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from firehouse.core.forms import BARE, Form, listed, wrong_form
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, STAIRS, WAY_NAMES, dice_square
from firehouse.games.flashpoint.data.specialists import index_of
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.features import can_be
from firehouse.games.flashpoint.rules.house import CHOSEN, House
from firehouse.games.flashpoint.rules.search import MARKERS
from firehouse.games.flashpoint.words.card_forms import CARD_FORMS
from firehouse.games.flashpoint.words.reading import (
    Words,
    none,
    one_of,
    one_word,
    read_number,
    read_square,
    read_way,
    square_text,
    way_named,
    way_text,
    wrong,
    wrong_names,
)

SIDES: Final = WAY_NAMES[:4]
_WAYS: Final = WAY_NAMES[: STAIRS + 1]
_REACH: Final = (*_WAYS, WAY_NAMES[HERE])
_DICE: Final = ("red", "black")
_VEHICLES: Final = ("engine", "ambulance")
_SHIFTED: Final = ("smoke", "point")
_RANDOM: Final = "random"
_SHIFT: Final = f"{'|'.join(_SHIFTED)} SQUARE {'|'.join(_WAYS)}"
_OF_VEHICLE: Final = f"{'|'.join(_VEHICLES)} SQUARE"

Arguments = Callable[[House], Sequence[int]]


def steps_to(g: House) -> list[int]:
    """Squares that can be stepped on; without ladders nobody is in the air."""
    return [
        square
        for square in range(len(g.board.places))
        if not g.board.barred[square] and (g.ladders or square < g.air)
    ]


def _square(arguments: Arguments) -> Form:
    """A square; which ones there can be depends on what is done there."""
    return Form("SQUARE", square_text, one_word(read_square), arguments)


def _way(known: tuple[str, ...], arguments: Arguments) -> Form:
    read = one_word(lambda g, word: read_way(g, word, known))
    return Form("|".join(known), way_text, read, arguments)


def _ways(g: House, *more: int) -> Sequence[int]:
    stairs = (STAIRS,) if g.board.floors == 2 else ()
    return (*range(4), *stairs, *more)


def _parking(g: House, vehicle: str) -> list[list[int]]:
    return g.board.engine_spots if vehicle == _VEHICLES[0] else g.board.ambulance_spots


def _spaces(g: House, *vehicles: str) -> list[int]:
    """The squares on which these vehicles can stand."""
    return sorted({square for name in vehicles for spot in _parking(g, name) for square in spot})


def _beds(g: House) -> Sequence[int]:
    return _spaces(g, "ambulance") or g.outside


def _vehicle(words: Words, usage: str) -> str:
    if len(words) != 2 or words[0] not in _VEHICLES:
        raise wrong_form(usage)
    return words[0]


def _drive(vehicle: str) -> Form:
    def read(g: House, words: Words, usage: str) -> int:
        _vehicle(words, usage)
        return read_square(g, words[1])

    return Form(
        _OF_VEHICLE,
        lambda g, square: f"{vehicle} {square_text(g, square)}",
        read,
        lambda g: _spaces(g, vehicle),
        lambda g, words: words[:1] == [vehicle],
    )


def _spot_text(g: House, square: int) -> str:
    vehicle = _VEHICLES[any(square in spot for spot in g.board.ambulance_spots)]
    return f"{vehicle} {square_text(g, square)}"


def _read_spot(g: House, words: Words, usage: str) -> int:
    """Either square names the spot; the action holds the first."""
    vehicle = _vehicle(words, usage)
    square = read_square(g, words[1])
    for spot in _parking(g, vehicle):
        if square in spot:
            return spot[0]
    raise wrong("no-spot", vehicle=vehicle, square=words[1])


def _first_squares(g: House) -> list[int]:
    """A spot is named by the first of its squares."""
    return sorted({spot[0] for spot in (*g.board.engine_spots, *g.board.ambulance_spots)})


def _shift(what: str, way: int) -> Form:
    def read(g: House, words: Words, usage: str) -> int:
        if len(words) != 3 or words[0] not in _SHIFTED:
            raise wrong_form(usage)
        read_way(g, words[2], _WAYS)
        return read_square(g, words[1])

    def begins(g: House, words: Words) -> bool:
        return len(words) == 3 and words[0] == what and way_named(words[2]) == WAY_NAMES[way]

    def arguments(g: House) -> Sequence[int]:
        if way < STAIRS:
            return range(DICE_SQUARES)
        return [s for s in (g.board.stairs_down, g.board.stairs_up) if s >= 0]

    def write(g: House, square: int) -> str:
        return f"{what} {square_text(g, square)} {WAY_NAMES[way]}"

    return Form(_SHIFT, write, read, arguments, begins)


def _dodge(leading: bool) -> Form:
    tail = ["leading", "1"] if leading else []

    def read(g: House, words: Words, usage: str) -> int:
        if list(words[1:]) != tail or not words:
            raise wrong_form(usage)
        return read_square(g, words[0])

    return Form(
        "SQUARE [leading 1]",
        lambda g, square: " ".join([square_text(g, square), *tail]),
        read,
        steps_to,
        lambda g, words: list(words[1:]) == tail,
    )


def _read_roll(g: House, words: Words, usage: str) -> int:
    red, comma, black = " ".join(words).replace(" ", ",").partition(",")
    if not comma:
        raise wrong("no-roll", usage=usage)
    row = read_number(red, 1, 6, "red-die")
    return dice_square(row, read_number(black, 1, 8, "black-die"))


def _die(name: str, faces: int) -> Form:
    read = one_word(lambda g, word: read_number(word, 1, faces, name))
    return Form("N", lambda g, face: str(face), read, none)


def _read_marker(g: House, words: Words, usage: str) -> int:
    return one_of(MARKERS)(g, ["-".join(words)], usage)


def _role_text(g: House, role: int) -> str:
    return listed([row.id for row in g.roles], role)


def _read_role(g: House, words: Words, usage: str, *others: str) -> int:
    """A specialist by name; those are offered who can be in this game, and other words."""
    found = index_of("-".join(words), [role.id for role in g.roles])
    if found is not None:
        return found
    offered = [role.id for role in g.roles[1:] if can_be(g, role)]
    raise wrong_names(usage, [*offered, *others])


def _read_card(g: House, words: Words, usage: str) -> int:
    if list(words) == [_RANDOM]:
        return actions.AT_RANDOM
    return _read_role(g, words, usage, _RANDOM)


def _card_text(g: House, role: int) -> str:
    return _RANDOM if role == actions.AT_RANDOM else _role_text(g, role)


def _cards(g: House) -> Sequence[int]:
    return (*range(len(g.roles)), actions.AT_RANDOM) if CHOSEN in g.crew else ()


def _pawn(word: str) -> int:
    return read_number(word, 1, 6, "ordered-pawn") - 1


def _read_door_order(g: House, words: Words, usage: str) -> int:
    return int(actions.door_order(_pawn(words[0]), read_way(g, words[2], SIDES)))


def _door_order_text(g: House, argument: int) -> str:
    who, side = actions.ordered_to_door(argument), actions.ordered_side(argument)
    return f"{who + 1} door {WAY_NAMES[side]}"


def _order(work: str) -> Form:
    return Form(
        f"PAWN {work}",
        lambda g, who: f"{who + 1} {work}",
        lambda g, words, usage: _pawn(words[0]),
        lambda g: range(g.crew_size),
        lambda g, words: list(words[1:]) == [work],
    )


def _first(g: House) -> Sequence[int]:
    return range(g.crew_size) if g.options.chosen and g.crew_size > 1 else ()


FORMS: Final[Mapping[str, Form]] = {
    "bare": BARE,
    "outside": _square(lambda g: g.outside),
    "inside": _square(lambda g: range(DICE_SQUARES)),
    "vehicle": _square(lambda g: _spaces(g, *_VEHICLES)),
    "bed": _square(_beds),
    "side": _way(SIDES, lambda g: range(4)),
    "way": _way(_WAYS, _ways),
    "reach": _way(_REACH, lambda g: _ways(g, HERE)),
    "engine": _drive("engine"),
    "ambulance": _drive("ambulance"),
    "spot": Form(_OF_VEHICLE, _spot_text, _read_spot, _first_squares),
    **{
        f"shift-{what}-{WAY_NAMES[way]}": _shift(what, way)
        for what in _SHIFTED
        for way in range(STAIRS + 1)
    },
    "dodge": _dodge(False),
    "dodge-leading": _dodge(True),
    "die": Form(
        "|".join(_DICE), lambda g, die: listed(_DICE, die), one_of(_DICE), lambda g: (0, 1)
    ),
    "dice": Form(
        "RED,BLACK", lambda g, square: f"{square // 8 + 1},{square % 8 + 1}", _read_roll, none
    ),
    "red": _die("red-die", 6),
    "black": _die("black-die", 8),
    "marker": Form(
        "|".join(MARKERS), lambda g, marker: listed(MARKERS, marker), _read_marker, none
    ),
    "role": Form("ROLE", _role_text, _read_role, lambda g: range(1, len(g.roles))),
    "card": Form(f"ROLE|{_RANDOM}", _card_text, _read_card, _cards),
    "first": Form(
        "PAWN",
        lambda g, who: str(who + 1),
        one_word(lambda g, word: read_number(word, 1, 6, "first-pawn") - 1),
        _first,
    ),
    "order-door": Form(
        f"PAWN door {'|'.join(SIDES)}",
        _door_order_text,
        _read_door_order,
        lambda g: range(4 * g.crew_size),
        lambda g, words: len(words) == 3 and words[1] == "door",
    ),
    "order-erect": _order("erect"),
    "order-collapse": _order("collapse"),
    **CARD_FORMS,
}
"""Every form that a row of an action can name."""
