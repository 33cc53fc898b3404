"""How labels are made: a phrase, what it says, and the places that stand for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firehouse.core.phrase import Phrase
from firehouse.games.flashpoint.stage.moment import Moment
from firehouse.games.flashpoint.words.language import say
from firehouse.stage.offers import Described
from firehouse.stage.shapes import Spots

Label = Callable[[Moment, str, int], Described]
"""The label of an action from its name and its argument."""


def labelled(name: str, spots: Spots, **arguments: Any) -> Described:
    """An action with its phrase `action.NAME` and its places."""
    said = Phrase(f"action.{name}", arguments)
    return Described(say(said), spots, said)
