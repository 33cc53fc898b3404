"""The counters of a rescue: saved, lost, damage, cards, hot spots."""

from __future__ import annotations

from typing import Any

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.names import goal
from firehouse.stage.shapes import Tone, Track, track


def counts(game: FlashPoint, view: dict[str, Any]) -> list[int]:
    """How far each track is."""
    found = [view["rescued"], view["lost"], view["damage"]]
    if game.house.options.hot_spots:
        found.append(view["hot_spot_reserve"])
    if view["cards"]:
        found += [sum(view["cards"]["deck"].values()), view["cards"]["supply"]["hidden"]]
    return found


def tracks(g: House) -> list[Track]:
    """The counts that end a game, and what is left of supplies."""
    options = g.options
    found = [
        _track("rescued", goal(g), "good", _win(g)),
        _track("lost", options.lost_limit, "bad"),
        _track("damage", options.damage_limit, "bad"),
    ]
    if options.hot_spots:
        found.append(_track("hot-spot-reserve", options.hot_spot_reserve, "plain"))
    if options.decks:
        cards = decks.total(g.deck.start) + decks.total(g.deck.bottom)
        found.append(_track("cards-deck", cards, "plain"))
        found.append(_track("cards-supply-hidden", g.deck.supply, "plain"))
    return found


def _track(key: str, most: int, tone: Tone, full: str = "") -> Track:
    """A count with its phrases `track.KEY` and `full.KEY`."""
    text = say(phrase(f"full.{full or key}"))
    return track(key, say(phrase(f"track.{key}")), most, tone, text)


def _win(g: House) -> str:
    """What it means that enough are rescued."""
    options = g.options
    if options.perfect_game:
        return "rescued-all"
    return "rescued-enough" if options.rescue_goal else "rescued-or-lost"
