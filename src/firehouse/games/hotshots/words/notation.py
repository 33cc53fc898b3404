"""The text form of actions, and reading it back: `move lodge`, `lock PPC`, `dice CHSTTT`."""

from __future__ import annotations

from typing import Final

from firehouse.core.forms import Notation
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.kinds import KINDS, OF_NUMBER
from firehouse.games.hotshots.words.forms import FORMS

NOTATION: Final = Notation(KINDS, FORMS, ("move lodge", "lock PC", "end"))


def text(g: House, action: int) -> str:
    """The text form of an action."""
    if not 0 <= action < actions.SPACE:
        return f"action {action}"
    return NOTATION.write(g, OF_NUMBER[actions.kind_of(action)], actions.argument_of(action))


def parse(g: House, words: str) -> int:
    """The action of a text form; a ValueError says what was expected."""
    kind, argument = NOTATION.read(g, NOTATION.words(words))
    return actions.act(kind.number, argument)
