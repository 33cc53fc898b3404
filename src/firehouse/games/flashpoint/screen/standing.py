"""How a game of Flash Point stands, as lines of words: the crew, the markers, the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from firehouse.tui.boards.face import Row, titled

Plain = dict[str, Any]


def facts(scene: Plain, view: Plain, pawn: int, on_turn: bool) -> Iterable[str]:
    """What a firefighter has left, where they are and what troubles them."""
    row = view["pawns"][pawn]
    if on_turn and (view["ap"] or not view["free_ap"]):
        yield f"{view['ap']} AP"
    if on_turn and view["free_ap"]:
        yield f"{view['free_ap']} free"
    if on_turn and view["bonus"]:
        yield "1 by the Veteran"
    if row["saved"]:
        yield f"{row['saved']} saved"
    yield f"at {row['square']}" if row["square"] else "not on the board"
    if row["down"]:
        yield "knocked down"


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the board."""
    bag = [f"{number} {_MARKERS[name]}" for name, number in view["bag"].items() if number]
    found = [titled("To be found", bag or ["nothing any more"])]
    if any(row["sign"] == "ladder" for row in scene["legend"]):
        found.append(titled("On the engine", [f"{view['ladders_on_engine']} ladders"]))
    cards = view["cards"]
    return found if cards is None else [*found, *_card_rows(scene, cards)]


_MARKERS: Final = {
    "victim": "victims",
    "false-alarm": "false alarms",
    "hazmat": "hazmats",
    "trapped": "trapped",
}


def _card_rows(scene: Plain, cards: Plain) -> list[Row]:
    """Cards that are at work or wait, and what they change."""

    def titles(ids: Iterable[str]) -> list[str]:
        return [scene["cards"][id]["title"] if id in scene["cards"] else id for id in ids]

    rows = {
        "Card": titles(cards["at_work"]),
        "Events held": titles(cards["events_held"]),
        "Discards": [f"{name} ×{n}" for name, n in _named(scene, cards["discards"])],
        "This turn": cards["this_turn"],
        "Next turn": cards["next_turn"],
    }
    found = [titled(title, told) for title, told in rows.items() if told]
    if cards["radio_silence"]:
        found.append(titled("Radio silence", [f"{cards['radio_silence']} turns"]))
    return found


def _named(scene: Plain, pile: dict[str, int]) -> list[tuple[str, int]]:
    return [(scene["cards"][id]["title"], number) for id, number in pile.items()]
