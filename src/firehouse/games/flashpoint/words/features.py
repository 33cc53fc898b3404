"""What an action needs that not every game has, and how it is said that a game lacks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from firehouse.core.kinds import Feature
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.board import STAIRS as STAIRS_WAY
from firehouse.games.flashpoint.rules import actions, features
from firehouse.games.flashpoint.rules.kinds import OF_NUMBER

_OF_LOAD: Final = {
    actions.HAZMAT: features.HAZMATS,
    actions.LADDER: features.LADDERS,
    actions.TREATED: features.TREATING,
    actions.TRAPPED: features.TRAPPED,
}
_OF_MARKER: Final = {
    actions.REVEALED_HAZMAT: features.HAZMATS,
    actions.REVEALED_TRAPPED: features.TRAPPED,
}
_BY_THE_STAIRS: Final = ("side", "reach", "way")
"""The forms whose argument can be the stairs."""


def missing(feature: Feature) -> Phrase:
    """How it is said that a game lacks this."""
    return phrase(f"missing.{feature.name}")


def of_action(action: int) -> Iterator[Feature]:
    """What an action needs that not every game has."""
    if action < 0:
        return
    if action < actions.BASE:
        yield from _of_step(action)
        return
    kind, argument = OF_NUMBER.get(actions.kind_of(action)), actions.argument_of(action)
    if kind is None:
        return
    yield from kind.needs
    if kind.form == "marker" and argument in _OF_MARKER:
        yield _OF_MARKER[argument]
    if kind.form in _BY_THE_STAIRS and argument == STAIRS_WAY:
        yield features.STAIRS


def _of_step(action: int) -> Iterator[Feature]:
    if actions.mover_of(action):
        yield features.COMMANDING
    load = actions.load_of(action)
    if load in _OF_LOAD:
        yield _OF_LOAD[load]
    if actions.led_of(action):
        yield features.LEADING
