"""How a game of Hotshots stands, as lines of words: the crew, the dice, the decks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from firehouse.games.hotshots.screen.rose import ARROWS, WAYS
from firehouse.tui.boards.face import Line, Row, soft, titled, words

Plain = dict[str, Any]


def facts(scene: Plain, view: Plain, pawn: int, on_turn: bool) -> Iterable[str]:
    """What a firefighter has left, where they are and what they hold."""
    row = view["pawns"][pawn]
    if on_turn and view["moves"]:
        yield "1 move" if view["moves"] == 1 else f"{view['moves']} moves"
    if row["tile"]:
        yield f"on {scene['tiles'][row['tile']]['title']}"
    if row["role"] is not None and not row["able"]:
        yield "ability lost"
    for token in row["tokens"]:
        yield f"token: {scene['tokens'][token]['title']}"


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the map."""
    found = [_dice(view), titled("Wind", [f"{ARROWS[view['wind']]} to the {WAYS[view['wind']]}"])]
    shuffled = f", shuffled {view['shuffles']}×" if view["shuffles"] else ""
    deck = f"{view['deck']} cards, {view['discarded']} discarded{shuffled}"
    found.append(titled("Fire deck", [deck]))
    shown = {"On top": [view["top"]], "Drawn": view["drawn"], "Fire card": [view["card"]]}
    for title, ids in shown.items():
        told = [scene["cards"][id]["title"] for id in ids if id]
        if told:
            found.append(titled(title, told))
    if view["choice"]:
        told = [scene["tokens"][token]["title"] for token in view["choice"]]
        found.append(titled("Choose", told))
    found.append(titled("Bag", [f"{len(view['bag'])} tokens"]))
    return found


DICE: Final = 6


def _dice(view: Plain) -> Row:
    """Locked dice first, then those of tokens, rolled ones, those to roll and the lost."""
    rolled = view["rolled"] or ""
    blank = max(0, view["dice"] - len(rolled) - len(view["locked"]))
    told: Line = []
    if view["locked"] or view["extra"]:
        told.append((f" {' '.join(view['locked'] + view['extra'])} ", "done", "done"))
    if rolled:
        told.append((" ".join(rolled), "title", ""))
    left = ["□"] * blank + ["×"] * max(0, DICE - view["dice"])
    if left:
        told.append(soft(" ".join(left)))
    if view["support"]:
        told.append(words(f"Support {view['support']}"))
    return soft("Dice "), told
