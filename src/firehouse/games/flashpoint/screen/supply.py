"""How a game of Flash Point stands, as lines of words: the crew, the markers, the cards."""

from __future__ import annotations

from typing import Any

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.words.language import part
from firehouse.tui.boards.face import Row, titled

Plain = dict[str, Any]


def _told(name: str, **arguments: Any) -> str:
    return part(phrase(f"standing.{name}", **arguments))


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the board."""
    bag = [_told(name, number=number) for name, number in view["bag"].items() if number]
    found = [titled(_told("to-be-found"), bag or [_told("nothing-left")])]
    if any(row["sign"] == "ladder" for row in scene["legend"]):
        ladders = _told("ladders", number=view["ladders_on_engine"])
        found.append(titled(_told("on-engine"), [ladders]))
    cards = view["cards"]
    return found if cards is None else [*found, *_card_rows(scene, cards)]


def _card_rows(scene: Plain, cards: Plain) -> list[Row]:
    """Cards that are at work or wait, and what they change."""

    def title(id: str) -> str:
        return str(scene["cards"][id]["title"]) if id in scene["cards"] else id

    silence = cards["radio_silence"]
    rows = {
        "at-work": [title(id) for id in cards["at_work"]],
        "events-held": [title(id) for id in cards["events_held"]],
        "discards": [
            _told("pile", card=title(id), number=number) for id, number in cards["discards"].items()
        ],
        "this-turn": cards["this_turn"],
        "next-turn": cards["next_turn"],
        "radio-silence": [_told("turns", number=silence)] if silence else [],
    }
    return [titled(_told(name), told) for name, told in rows.items() if told]
