"""The text form of actions, and reading it back: `move 3,4`, `chop n`, `roll 2,6`."""

from __future__ import annotations

from typing import Final

from firehouse.core.forms import Notation, wrong_form
from firehouse.core.kinds import Feature, lacking
from firehouse.games.flashpoint.data.files.faults import FlashPointFault
from firehouse.games.flashpoint.rules import actions, features
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.kinds import KINDS, OF_NUMBER
from firehouse.games.flashpoint.words.features import missing
from firehouse.games.flashpoint.words.forms import FORMS
from firehouse.games.flashpoint.words.reading import Words, read_number, read_square, square_text

_LOADS: Final = ("", "victim", "hazmat", "ladder", "treated", "trapped")
_STEP: Final = "SQUARE [carrying victim|treated|trapped|hazmat|ladder] [leading N]"
_MOVE: Final = "move"
_ORDER: Final = "order"
_STEPS: Final = {_MOVE: f"{_MOVE} {_STEP}", _ORDER: f"{_ORDER} PAWN {_STEP}"}

_PARTS: Final = (
    (features.HAZMATS, "|hazmat"),
    (features.LADDERS, "|ladder"),
    (features.LEADING, " [leading N]"),
    (features.LEADING, " [leading 1]"),
    (features.TREATING, "|treated"),
    (features.TRAPPED, "|trapped"),
    (features.STAIRS, "|stairs"),
)
"""What forms leave out where a game has no such thing."""


def _fitted(g: House, usage: str) -> str:
    """How an action is typed, without what this game does not have."""
    for feature, part in _PARTS:
        if not feature.is_in(g):
            usage = usage.replace(part, "")
    return usage


NOTATION: Final = Notation(KINDS, FORMS, ("move 3,4", "chop n", "end"), (_MOVE,), _fitted)


def text(g: House, action: int) -> str:
    """The text form of an action."""
    if 0 <= action < actions.BASE:
        return _step_text(g, action)
    kind = OF_NUMBER.get(actions.kind_of(action)) if action >= 0 else None
    if kind is None:
        return f"action {action}"
    return NOTATION.write(g, kind, actions.argument_of(action))


def _step_text(g: House, action: int) -> str:
    mover = actions.mover_of(action)
    verb = f"{_ORDER} {mover}" if mover else _MOVE
    words = f"{verb} {square_text(g, actions.argument_of(action))}"
    load = actions.load_of(action)
    if load:
        words += f" carrying {_LOADS[load] if load < len(_LOADS) else load}"
    led = actions.led_of(action)
    return f"{words} leading {led}" if led else words


def parse(g: House, text: str) -> int:
    """The action of a text form; a ValueError says what was expected."""
    words = NOTATION.words(text)
    try:
        return _read(g, words)
    except ValueError:
        feature = _lacking(g, words[0])
        if feature is None:
            raise
        raise FlashPointFault(missing(feature)) from None


def _lacking(g: House, verb: str) -> Feature | None:
    """What a verb needs and this game does not have."""
    needs = next((kind.needs for kind in KINDS if kind.word == verb), ())
    return lacking(g, needs)


def _read(g: House, words: Words) -> int:
    if words[0] == _MOVE:
        return _read_step(g, _MOVE, words[1:], 0)
    if words[0] == _ORDER:
        return _read_order(g, words[1:])
    return _read_kind(g, words)


def _read_kind(g: House, words: Words) -> int:
    kind, argument = NOTATION.read(g, words)
    return int(act(kind.number, argument))


def _read_order(g: House, words: Words) -> int:
    if len(words) > 2 and words[1] == _MOVE:
        words = [words[0], *words[2:]]
    if not words:
        raise wrong_form(_fitted(g, _STEPS[_ORDER]))
    who = read_number(words[0], 1, 6, "ordered-pawn")
    if NOTATION.kind_of(g, [_ORDER, *words]) is not None:
        return _read_kind(g, [_ORDER, *words])
    return _read_step(g, _ORDER, words[1:], who)


def _read_step(g: House, verb: str, words: Words, mover: int) -> int:
    usage = _fitted(g, _STEPS[verb])
    if not words or len(words) % 2 == 0:
        raise wrong_form(usage)
    load = led = 0
    for key, value in zip(words[1::2], words[2::2], strict=True):
        if key == "carrying" and value in _LOADS[1:] and not load:
            load = _LOADS.index(value)
        elif key == "leading" and not led:
            led = _led(g, value)
        else:
            raise wrong_form(usage)
    return int(actions.move(mover, read_square(g, words[0]), load, led))


def _led(g: House, value: str) -> int:
    try:
        return read_number(value, 1, actions.MOST_LED, "led")
    except ValueError:
        if lacking(g, (features.LEADING,)):
            raise FlashPointFault(missing(features.LEADING)) from None
        raise
