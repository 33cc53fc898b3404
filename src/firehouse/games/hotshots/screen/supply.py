"""How a game of Hotshots stands, as lines of words: the crew, the dice, the decks."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.screen.rose import ARROWS, WAYS
from firehouse.games.hotshots.words.language import part
from firehouse.tui.boards.face import Line, Row, soft, titled, words

Plain = dict[str, Any]


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the map."""
    wind = view["wind"]
    blows = phrase("supply.wind-blows", arrow=ARROWS[wind], way=phrase(f"way.{WAYS[wind]}"))
    counted = {name: view[key] for name, key in _COUNTS}
    found = [_dice(view), _row("wind", part(blows))]
    found.append(_row("deck", part(phrase("supply.cards", **counted))))
    shown = {"top": [view["top"]], "drawn": view["drawn"], "card": [view["card"]]}
    for name, ids in shown.items():
        told = [scene["cards"][id]["title"] for id in ids if id]
        if told:
            found.append(_row(name, *told))
    if view["choice"]:
        found.append(_row("choose", *(scene["tokens"][token]["title"] for token in view["choice"])))
    found.append(_row("bag", part(phrase("supply.tokens", tokens=len(view["bag"])))))
    return found


def _row(name: str, *told: str) -> Row:
    return titled(part(phrase(f"supply.{name}")), told)


_COUNTS: Final = (("cards", "deck"), ("discarded", "discarded"), ("shuffles", "shuffles"))
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
        told.append(words(part(phrase("supply.support", support=view["support"]))))
    return soft(f"{part(phrase('supply.dice'))} "), told
