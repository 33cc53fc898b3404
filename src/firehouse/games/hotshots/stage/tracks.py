"""The counters of a forest: scorched tiles, flames, cards, dice."""

from __future__ import annotations

from typing import Any

from firehouse.core.bits import size
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words.language import say
from firehouse.stage.shapes import Tone, Track, track


def counts(game: Hotshots, view: dict[str, Any]) -> list[int]:
    """How far each track is."""
    rows = view["tiles"].values()
    scorched = sum(bool(row["scorched"]) for row in rows)
    return [scorched, sum(row["flames"] for row in rows), view["deck"], view["dice"]]


def tracks(g: House) -> list[Track]:
    """The counts that end a game, and what is left of cards and dice."""
    options = g.options
    return [
        _track("scorched", options.scorch_limit, "bad"),
        _track("flames", options.flames, "bad"),
        _track("deck", size(g.deck), "plain", shuffles=int(options.shuffles)),
        _track("dice", faces.DICE, "plain"),
    ]


def _track(name: str, goal: int, tone: Tone, **arguments: int) -> Track:
    full = phrase(f"track.{name}-full", **arguments)
    return track(name, say(phrase(f"track.{name}")), goal, tone, say(full))
