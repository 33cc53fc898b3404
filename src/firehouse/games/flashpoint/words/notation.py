"""The text form of actions, and reading it back: `move 3,4`, `chop n`, `roll 2,6`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.core.nearest import nearest
from firehouse.games.flashpoint.data.board import HERE, STAIRS, WAY_NAMES, dice_square
from firehouse.games.flashpoint.data.specialists import index_of
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.search import KINDS as MARKERS
from firehouse.games.flashpoint.words import features
from firehouse.games.flashpoint.words.card_notation import (
    CARD_FORMS,
    CARD_KINDS,
    CARD_VERBS,
    card_text,
    edge_text,
    parse_card,
    read_edge,
)
from firehouse.games.flashpoint.words.features import lacking

_LOADS: Final = ("", "victim", "hazmat", "ladder", "treated", "trapped")
_CARRYING: Final = "[carrying victim|treated|trapped|hazmat|ladder]"
_LADDER_WORK: Final = {"erect": actions.ORDER_ERECT, "collapse": actions.ORDER_COLLAPSE}
_DICE: Final = ("red", "black")
_SHIFTED: Final = ("smoke", "point")
_SIDES: Final = WAY_NAMES[:4]
_REACH: Final = (*WAY_NAMES[: STAIRS + 1], WAY_NAMES[HERE])
_MAX_TEXT: Final = 200
_RANDOM: Final = "random"
_ROLE_VERBS: Final = {actions.CHANGE: "change", actions.TAKE: "take"}

_BARE: Final = {
    "end": actions.END,
    "treat": actions.TREAT,
    "gun": actions.GUN,
    "keep": actions.KEEP,
    "stay": actions.STAY,
    "dispose": actions.DISPOSE,
    "clear": actions.CLEAR,
    "take-it": actions.TAKE_IT,
    "erect": actions.ERECT,
    "collapse": actions.COLLAPSE,
    "enough": actions.ENOUGH,
}
_WITH_SQUARE: Final = {
    "enter": actions.ENTER,
    "ride": actions.RIDE,
    "identify": actions.IDENTIFY,
    "fall": actions.FALL,
    "explode": actions.EXPLODE,
    "grenade": actions.GRENADE,
    "clear-air": actions.CLEAR_AIR,
    "tip": actions.TIP,
}
_WITH_SIDE: Final = {
    "open": actions.OPEN,
    "close": actions.CLOSE,
    "chop": actions.CHOP,
    "repair": actions.REPAIR,
}
_WORDS: Final = {
    kind: word for words in (_BARE, _WITH_SQUARE, _WITH_SIDE) for word, kind in words.items()
}
_VEHICLES: Final = ("engine", "ambulance")

FORMS: Final = (
    f"move SQUARE {_CARRYING} [leading N]",
    f"order PAWN SQUARE {_CARRYING} [leading N]",
    "order PAWN door n|e|s|w",
    "order PAWN erect|collapse",
    "enter|identify|fall|explode|grenade|clear-air|tip SQUARE",
    "open|close|chop|repair n|e|s|w",
    "open SQUARE-SQUARE",
    "extinguish n|e|s|w|stairs|here",
    "scent n|e|s|w|stairs",
    "treat",
    "dispose",
    "clear",
    "shift smoke|point SQUARE n|e|s|w|stairs",
    "change ROLE",
    "dodge SQUARE [leading 1]",
    "take-it",
    "erect",
    "collapse",
    "drive engine|ambulance SQUARE",
    "park engine|ambulance SQUARE",
    "ride SQUARE",
    "stay",
    "gun",
    "keep",
    "reroll red|black",
    "end",
    "roll RED,BLACK",
    "red N",
    "black N",
    "reveal victim|false-alarm|hazmat|trapped",
    "role NAME",
    "begin PAWN",
    "take ROLE|random",
    "enough",
    *CARD_FORMS,
)

_KINDS: Final = {
    **{word: kind for kind, word in _WORDS.items()},
    **CARD_KINDS,
    "order": actions.ORDER_DOOR,
    "scent": actions.SCENT,
    "shift": actions.SHIFT_SMOKE,
    "dodge": actions.DODGE,
    "change": actions.CHANGE,
    "drive": actions.DRIVE_ENGINE,
    "park": actions.PARK,
    "reroll": actions.REROLL,
    "role": actions.ROLE,
    "take": actions.TAKE,
}
"""A kind of action for each verb that not every game has."""
_PARTS: Final = (
    (features.HAZMATS, "|hazmat"),
    (features.LADDERS, "|ladder"),
    (features.LEADING, " [leading N]"),
    (features.LEADING, " [leading 1]"),
    (features.TREATING, "|treated"),
    (features.TRAPPED, "|trapped"),
    (features.STAIRS, "|stairs"),
    (features.STAIRS, ", stairs"),
)
"""What forms and lists leave out where a game has no such thing."""


def text(g: House, action: int) -> str:
    """The text form of an action."""
    if not 0 <= action < actions.SPACE:
        return f"action {action}"
    if action < actions.BASE:
        return _move_text(g, action)
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    word = _WORDS.get(kind)
    if word is None:
        return _other_text(g, kind, argument)
    if word in _BARE:
        return word
    return f"{word} {_square_text(g, argument) if word in _WITH_SQUARE else _way_text(argument)}"


def _move_text(g: House, action: int) -> str:
    mover = actions.mover_of(action)
    verb = f"order {mover}" if mover else "move"
    words = f"{verb} {_square_text(g, actions.argument_of(action))}"
    load = actions.load_of(action)
    if load:
        words += f" carrying {_LOADS[load] if load < len(_LOADS) else load}"
    led = actions.led_of(action)
    return f"{words} leading {led}" if led else words


def _other_text(g: House, kind: int, argument: int) -> str:
    if kind in (actions.EXTINGUISH, actions.SCENT):
        return f"{'scent' if kind == actions.SCENT else 'extinguish'} {_way_text(argument)}"
    if kind in (actions.DODGE, actions.DODGE_LEADING):
        tail = " leading 1" if kind == actions.DODGE_LEADING else ""
        return f"dodge {_square_text(g, argument)}{tail}"
    if actions.SHIFT_SMOKE <= kind <= actions.SHIFT_POINT + STAIRS:
        what, way = divmod(kind - actions.SHIFT_SMOKE, STAIRS + 1)
        return f"shift {_SHIFTED[what]} {_square_text(g, argument)} {WAY_NAMES[way]}"
    if kind == actions.OPEN_FOR_POINT:
        return f"open {edge_text(g, argument)}"
    if kind == actions.ORDER_DOOR:
        return f"order {argument // 4 + 1} door {WAY_NAMES[argument % 4]}"
    if kind in (actions.ORDER_ERECT, actions.ORDER_COLLAPSE):
        return f"order {argument + 1} {'erect' if kind == actions.ORDER_ERECT else 'collapse'}"
    if kind in (actions.DRIVE_ENGINE, actions.DRIVE_AMBULANCE):
        vehicle = _VEHICLES[kind - actions.DRIVE_ENGINE]
        return f"drive {vehicle} {_square_text(g, argument)}"
    if kind == actions.PARK:
        ambulance = any(argument in spot for spot in g.board.ambulance_spots)
        return f"park {_VEHICLES[ambulance]} {_square_text(g, argument)}"
    if kind == actions.ROLL:
        return f"roll {argument // 8 + 1},{argument % 8 + 1}"
    if kind in (actions.RED, actions.BLACK):
        return f"{_DICE[kind - actions.RED]} {argument}"
    if kind == actions.REROLL:
        return f"reroll {_listed(_DICE, argument)}"
    if kind == actions.REVEAL:
        return f"reveal {_listed(MARKERS, argument)}"
    if kind == actions.BEGIN:
        return f"begin {argument + 1}"
    words = card_text(g, kind, argument)
    if words:
        return words
    if kind == actions.TAKE and argument == actions.AT_RANDOM:
        return f"take {_RANDOM}"
    return f"{_ROLE_VERBS.get(kind, 'role')} {_listed([role.id for role in g.roles], argument)}"


def _listed(names: tuple[str, ...] | list[str], index: int) -> str:
    return names[index] if index < len(names) else str(index)


def _square_text(g: House, square: int) -> str:
    return _listed(g.board.names, square)


def _way_text(way: int) -> str:
    return _listed(WAY_NAMES, way)


def parse(g: House, words: str) -> int:
    """The action of a text form; a ValueError says what was expected."""
    if not isinstance(words, str):
        raise ValueError("An action is a text such as 'move 3,4'.")
    parts = words[:_MAX_TEXT].lower().replace("/", " ").split()
    if not parts or len(words) > _MAX_TEXT:
        raise ValueError("An action is a short text such as 'move 3,4', 'chop n' or 'end'.")
    try:
        return _read(g, parts[0], parts[1:])
    except ValueError as error:
        missing = lacking(g, features.of_kind(_KINDS.get(parts[0], -1)))
        raise ValueError(missing.missing if missing else _fitted(g, str(error))) from None


def _read(g: House, verb: str, rest: list[str]) -> int:
    if verb in _BARE:
        return _need(rest, 0, verb, lambda: act(_BARE[verb], 0))
    if verb in _WITH_SQUARE:
        return _need(rest, 1, verb, lambda: act(_WITH_SQUARE[verb], _square(g, rest[0])))
    if verb == "open" and len(rest) == 1 and "-" in rest[0]:
        return act(actions.OPEN_FOR_POINT, read_edge(g, rest[0]))
    if verb in _WITH_SIDE:
        return _need(rest, 1, verb, lambda: act(_WITH_SIDE[verb], _way(rest[0], _SIDES)))
    if verb in CARD_VERBS:
        return parse_card(g, verb, rest)
    reader = _READERS.get(verb)
    if reader is None:
        raise ValueError(f"There is no action '{verb[:20]}'; try {nearest(verb, verbs(g))}.")
    return reader(g, rest)


def verbs(g: House) -> list[str]:
    """The words with which actions of this game begin."""
    every = dict.fromkeys(word for form in FORMS for word in form.split()[0].split("|"))
    return [verb for verb in every if not lacking(g, features.of_kind(_KINDS.get(verb, -1)))]


def _fitted(g: House, words: str) -> str:
    """What is told about a text, without what this game does not have."""
    for feature, part in _PARTS:
        if not feature.is_in(g):
            words = words.replace(part, "")
    return words


def _need(rest: list[str], number: int, verb: str, then: Callable[[], int]) -> int:
    if len(rest) != number:
        raise ValueError(f"The form is '{_form(verb)}'.")
    return then()


def _form(verb: str) -> str:
    words = next(form.split() for form in FORMS if verb in form.split()[0].split("|"))
    return " ".join([verb, *words[1:]])


def _square(g: House, word: str) -> int:
    square = g.board.named.get(word)
    if square is None:
        raise ValueError(f"There is no square '{word[:20]}'; squares are written ROW,COLUMN.")
    return square


def _way(word: str, known: tuple[str, ...]) -> int:
    full = {"north": "n", "east": "e", "south": "s", "west": "w"}
    word = full.get(word, word)
    if word not in known:
        raise ValueError(f"There is no side '{word[:20]}'; sides are {', '.join(known)}.")
    return WAY_NAMES.index(word)


def _number(word: str, low: int, high: int, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high):
        raise ValueError(f"{what} goes from {low} to {high}; this is '{word[:20]}'.")
    return int(word)


def _read_move(g: House, rest: list[str]) -> int:
    return _read_step(g, rest, "move", 0)


def _read_order(g: House, rest: list[str]) -> int:
    if len(rest) > 2 and rest[1] == "move":
        del rest[1]
    if not rest:
        raise ValueError(f"The form is '{_form('order')}'.")
    who = _number(rest[0], 1, 6, "The ordered pawn")
    if len(rest) == 3 and rest[1] == "door":
        return act(actions.ORDER_DOOR, (who - 1) * 4 + _way(rest[2], _SIDES))
    if len(rest) == 2 and rest[1] in _LADDER_WORK:
        return act(_LADDER_WORK[rest[1]], who - 1)
    return _read_step(g, rest[1:], "order", who)


def _read_step(g: House, rest: list[str], verb: str, mover: int) -> int:
    if not rest or len(rest) % 2 == 0:
        raise ValueError(f"The form is '{_form(verb)}'.")
    load = led = 0
    for key, value in zip(rest[1::2], rest[2::2], strict=True):
        if key == "carrying" and value in _LOADS[1:] and not load:
            load = _LOADS.index(value)
        elif key == "leading" and not led:
            led = _led(g, value)
        else:
            raise ValueError(f"The form is '{_form(verb)}'.")
    return actions.move(mover, _square(g, rest[0]), load, led)


def _led(g: House, value: str) -> int:
    try:
        return _number(value, 1, actions.MOST_LED, "The number of treated victims")
    except ValueError:
        if lacking(g, (features.LEADING,)):
            raise ValueError(features.LEADING.missing) from None
        raise


def _read_extinguish(g: House, rest: list[str]) -> int:
    return _need(rest, 1, "extinguish", lambda: act(actions.EXTINGUISH, _way(rest[0], _REACH)))


def _read_scent(g: House, rest: list[str]) -> int:
    return _need(rest, 1, "scent", lambda: act(actions.SCENT, _way(rest[0], _REACH[:-1])))


def _read_shift(g: House, rest: list[str]) -> int:
    if len(rest) != 3 or rest[0] not in _SHIFTED:
        raise ValueError(f"The form is '{_form('shift')}'.")
    way = _way(rest[2], _REACH[:-1])
    kind = actions.SHIFT_SMOKE + _SHIFTED.index(rest[0]) * (STAIRS + 1) + way
    return act(kind, _square(g, rest[1]))


def _read_dodge(g: House, rest: list[str]) -> int:
    if len(rest) == 3 and rest[1:] == ["leading", "1"]:
        return act(actions.DODGE_LEADING, _square(g, rest[0]))
    return _need(rest, 1, "dodge", lambda: act(actions.DODGE, _square(g, rest[0])))


def _read_change(g: House, rest: list[str]) -> int:
    return act(actions.CHANGE, _role(g, rest, "change"))


def _vehicle(rest: list[str], verb: str) -> bool:
    """Is it the ambulance?"""
    if len(rest) != 2 or rest[0] not in _VEHICLES:
        raise ValueError(f"The form is '{_form(verb)}'.")
    return rest[0] == "ambulance"


def _read_drive(g: House, rest: list[str]) -> int:
    kind = actions.DRIVE_AMBULANCE if _vehicle(rest, "drive") else actions.DRIVE_ENGINE
    return act(kind, _square(g, rest[1]))


def _read_park(g: House, rest: list[str]) -> int:
    """Either square names the spot; the action holds the first."""
    ambulance = _vehicle(rest, "park")
    square = _square(g, rest[1])
    for spot in g.board.ambulance_spots if ambulance else g.board.engine_spots:
        if square in spot:
            return act(actions.PARK, spot[0])
    raise ValueError(f"The {rest[0]} does not park at {rest[1]}.")


def _read_roll(g: House, rest: list[str]) -> int:
    red, comma, black = " ".join(rest).replace(" ", ",").partition(",")
    if not comma:
        raise ValueError("The form is 'roll RED,BLACK', such as 'roll 2,6'.")
    row = _number(red, 1, 6, "The red die")
    return act(actions.ROLL, dice_square(row, _number(black, 1, 8, "The black die")))


def _read_red(g: House, rest: list[str]) -> int:
    return _need(rest, 1, "red", lambda: act(actions.RED, _number(rest[0], 1, 6, "The red die")))


def _read_black(g: House, rest: list[str]) -> int:
    return _need(
        rest, 1, "black", lambda: act(actions.BLACK, _number(rest[0], 1, 8, "The black die"))
    )


def _read_reroll(g: House, rest: list[str]) -> int:
    return act(actions.REROLL, _one_of(rest, _DICE, "reroll"))


def _read_reveal(g: House, rest: list[str]) -> int:
    return act(actions.REVEAL, _one_of(["-".join(rest)], MARKERS, "reveal"))


def _read_role(g: House, rest: list[str]) -> int:
    return act(actions.ROLE, _role(g, rest, "role"))


def _role(g: House, rest: list[str], verb: str, *others: str) -> int:
    """A specialist by name; those are offered who can be in this game, and other words."""
    found = index_of("-".join(rest), [role.id for role in g.roles])
    if found is not None:
        return found
    offered = [role.id for role in g.roles[1:] if features.can_be(g, role)]
    raise ValueError(f"The form is '{verb} {'|'.join([*offered, *others])}'.")


def _read_begin(g: House, rest: list[str]) -> int:
    def begin() -> int:
        return act(actions.BEGIN, _number(rest[0], 1, 6, "Who begins") - 1)

    return _need(rest, 1, "begin", begin)


def _read_take(g: House, rest: list[str]) -> int:
    if rest == [_RANDOM]:
        return act(actions.TAKE, actions.AT_RANDOM)
    return act(actions.TAKE, _role(g, rest, "take", _RANDOM))


def _one_of(rest: list[str], names: tuple[str, ...], verb: str) -> int:
    if len(rest) != 1 or rest[0] not in names:
        raise ValueError(f"The form is '{verb} {'|'.join(names)}'.")
    return names.index(rest[0])


_READERS: Final[dict[str, Callable[[House, list[str]], int]]] = {
    "move": _read_move,
    "order": _read_order,
    "extinguish": _read_extinguish,
    "scent": _read_scent,
    "shift": _read_shift,
    "dodge": _read_dodge,
    "change": _read_change,
    "drive": _read_drive,
    "park": _read_park,
    "roll": _read_roll,
    "red": _read_red,
    "black": _read_black,
    "reroll": _read_reroll,
    "reveal": _read_reveal,
    "role": _read_role,
    "begin": _read_begin,
    "take": _read_take,
}
