"""One tile: its ground, its name, flames towards their limit, who is there, what it asks for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from textual.geometry import Region

from firehouse.games.hotshots.data.tiles import IDS, LABELS
from firehouse.games.hotshots.screen.model import AIR_BASE, LAKE, crew_on, letter_of, matched
from firehouse.stage.shapes import Spots
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.look import FLAME, ON_TURN, Look, tag_style

Plain = dict[str, Any]

ROOM: Final = "△"
"""Room for one more flame."""
UNSURE: Final = "?"
"""Behind a limit that no source shows."""
_SHORT: Final = dict(zip(IDS, LABELS, strict=True))
_TERRAIN: Final = {
    **dict.fromkeys(("barn", "house-1", "house-2", "lodge", "log-cabin"), "farm"),
    **dict.fromkeys(("air-base", "fire-cache", "fire-camp"), "crew"),
    **dict.fromkeys(("lookout-tower", "repair-shop", "radio-tower", "supply-trailer"), "home"),
    **dict.fromkeys(("power-lines", "propane-tank"), "danger"),
    "dry-grass": "meadow",
    "rocky-terrain": "stone",
    "lake": "water",
}
_OTHER: Final = "wood"


@dataclass(frozen=True)
class Chip:
    """A short text on its own background, with the meaning of a click on it."""

    text: str
    ink: str
    ground: str
    spot: str
    price: str = ""


def ground_of(scene: Plain, view: Plain, tile: str) -> str:
    """The ground of a tile: its kind, unless it burns or is scorched."""
    row, limit = view["tiles"][tile], scene["tiles"][tile]["limit"]
    if row["scorched"]:
        return "scorched"
    if row["flames"]:
        return "brink" if row["flames"] + 1 >= limit else "burning"
    return _TERRAIN.get(tile, _OTHER)


def paint_tile(canvas: Canvas, inside: list[Region], scene: Plain, look: Look, tile: str) -> None:
    """Draw a tile into the lines of its cell."""
    row, spots = look.view["tiles"][tile], (f"tile:{tile}",)
    ground = ground_of(scene, look.view, tile)
    for line in inside:
        canvas.fill(*line, ground, spots)
    if len(inside) == OVERVIEW:
        _paint_overview(canvas, inside, scene, look, tile)
        return
    names = _name_lines(scene, tile, inside)
    for line, text in zip(inside[_first(inside) :], names, strict=False):
        ink = "burnt" if row["scorched"] else "title"
        _centre(canvas, line, text, ink)
    rest = inside[_first(inside) + len(names) : -1]
    if tile == LAKE:
        for line in rest:
            _centre(canvas, line, ("≈ " * line.width)[: line.width - 2], "water")
        return
    chips = _chips(scene, look, tile)
    if len(inside) <= TIGHT:
        _paint_tight(canvas, rest, scene, look, tile, chips)
        return
    if row["scorched"]:
        _centre(canvas, rest[0], "scorched", "burnt")
    else:
        _paint_flames(canvas, rest[0], scene, row, tile)
        _paint_needs(canvas, rest[-1], scene, look, tile)
    _paint_chips(canvas, rest[1], chips, spots)


OVERVIEW: Final = 2
"""Cells with so many lines show a name and the flames."""
TIGHT: Final = 4
"""Cells with so many lines have room for a name and two lines more."""


def _paint_overview(
    canvas: Canvas, inside: list[Region], scene: Plain, look: Look, tile: str
) -> None:
    """A short name, then flames and crew; the last column is left for a Firebreak."""
    row = look.view["tiles"][tile]
    name, fire = inside
    title = _cut(_SHORT[tile], name.width)
    canvas.put(name.x, name.y, title, "burnt" if row["scorched"] else "title")
    if tile == LAKE:
        canvas.put(fire.x, fire.y, "≈ " * (fire.width // 2), "water")
        return
    told, ink = _fire_words(scene, row, tile)
    canvas.put(fire.x, fire.y, told, ink)
    x = fire.x + len(told)
    chips = _chips(scene, look, tile)
    _paint_chips(canvas, Region(x, fire.y, fire.right - 1 - x, 1), chips, (f"tile:{tile}",))


def _fire_words(scene: Plain, row: Plain, tile: str) -> tuple[str, str]:
    """The flames in few characters, and their ink."""
    if row["scorched"]:
        return "xxxx", "burnt"
    if row["flames"]:
        return f"{FLAME}{_told(scene, row, tile)}", "warm"
    return f"{ROOM}{_told(scene, row, tile)}", "text"


def _first(inside: list[Region]) -> int:
    """The largest cells leave their first line blank."""
    return 1 if len(inside) >= 8 else 0


def _name_lines(scene: Plain, tile: str, inside: list[Region]) -> list[str]:
    """The title, on two lines where there is room and need for them; else a short name."""
    title = str(scene["tiles"][tile]["title"])
    first = inside[_first(inside)].width
    if len(title) <= first:
        return [title]
    words = title.split()
    if len(inside) <= TIGHT:
        return [_cut(_SHORT[tile], first)]
    for count in range(len(words) - 1, 0, -1):
        one, two = " ".join(words[:count]), " ".join(words[count:])
        if len(one) <= first and len(two) <= inside[1].width:
            return [one, two]
    return [_cut(_SHORT[tile], first)]


def _cut(name: str, width: int) -> str:
    """A name that fits; blanks go first."""
    return name if len(name) <= width else name.replace(" ", "")[:width]


def _centre(canvas: Canvas, line: Region, text: str, ink: str) -> None:
    shown = text[: line.width]
    canvas.put(line.x + (line.width - len(shown)) // 2, line.y, shown, ink)


def _told(scene: Plain, row: Plain, tile: str) -> str:
    return f"{row['flames']}/{scene['tiles'][tile]['limit']}"


def _paint_flames(canvas: Canvas, line: Region, scene: Plain, row: Plain, tile: str) -> None:
    """A flame for each that burns, an outline for each that fits before the tile is scorched."""
    number, limit = row["flames"], scene["tiles"][tile]["limit"]
    ours = UNSURE if "limit" in scene["tiles"][tile]["reconstructed"] else ""
    told = _told(scene, row, tile) + ours
    full, free = FLAME * number, ROOM * max(0, limit - number)
    x = line.x + (line.width - len(full) - len(free) - len(told) - 1) // 2
    canvas.put(x, line.y, full, "warm")
    canvas.put(x + len(full), line.y, free, "text")
    canvas.put(x + len(full) + len(free) + 1, line.y, told, "text")


def _paint_needs(canvas: Canvas, line: Region, scene: Plain, look: Look, tile: str) -> None:
    """The faces asked for; those that are locked in the fight here stand out."""
    needs = scene["tiles"][tile]["needs"]
    view = look.view
    fights = view["pawns"][view["turn"]]["tile"] == tile
    done = matched(needs, f"{view['locked']}{view['extra']}" if fights else "")
    gap = 1 if line.width >= 2 * len(needs) else 0
    x = line.x + (line.width - len(needs) * (1 + gap) + gap) // 2
    for letter, is_done in zip(needs, done, strict=True):
        canvas.put(x, line.y, letter, "done" if is_done else "need", "done" if is_done else None)
        x += 1 + gap


def _chips(scene: Plain, look: Look, tile: str) -> list[Chip]:
    """Who and what is on a tile."""
    view = look.view
    found = []
    for who in crew_on(view, tile):
        spot, ink = f"pawn:{who}", f"pawn-{who}"
        turn = ON_TURN if who == view["turn"] and not view["ending"] else ""
        text = f"{turn}{who + 1}{letter_of(scene, view['pawns'][who])}"
        found.append(_lit(look, Chip(text, ink, ink, spot)))
    for vehicle in view["vehicles"] if tile == AIR_BASE else ():
        spot = f"vehicle:{vehicle}"
        found.append(_lit(look, Chip(vehicle[0].upper(), "vehicle", "vehicle", spot)))
    return found


def _lit(look: Look, chip: Chip) -> Chip:
    lit = chip.spot in look.prices
    return replace(chip, ink=f"{chip.ink}-lit", price=look.prices[chip.spot]) if lit else chip


def _framed(text: str, pad: int, short: bool) -> str:
    """A chip's text with blanks around it; the sign of the pawn on turn takes the first of them."""
    plain = text.removeprefix(ON_TURN)
    before = ON_TURN if plain != text and pad else " " * pad
    return before + (plain[:1] if short else plain) + " " * pad


_FORMS: Final = ((1, 1, False), (0, 1, False), (0, 0, False), (0, 0, True))
"""Blanks in chips, blanks between them, and whether only their first letters are shown."""


def _paint_chips(canvas: Canvas, line: Region, chips: list[Chip], spots: Spots) -> None:
    """Chips in the middle of a line, as wide as there is room for."""
    for pad, gap, short in _FORMS:
        texts = [_framed(chip.text, pad, short) for chip in chips]
        length = sum(map(len, texts)) + gap * max(0, len(texts) - 1)
        if length <= line.width:
            break
    x = line.x + max(0, (line.width - length) // 2)
    for chip, text in zip(chips, texts, strict=True):
        canvas.put(x, line.y, text, chip.ink, chip.ground, (chip.spot, *spots))
        if chip.price and text.endswith(" "):
            canvas.put(x + len(text) - 1, line.y, chip.price[:1], *tag_style(chip.price))
        x += len(text) + gap


def _paint_tight(
    canvas: Canvas, rest: list[Region], scene: Plain, look: Look, tile: str, chips: list[Chip]
) -> None:
    """Flames as a number with the crew beside them, and the faces asked for below."""
    row = look.view["tiles"][tile]
    fire, last = rest[0], rest[-1]
    spots = (f"tile:{tile}",)
    told, ink = _fire_words(scene, row, tile)
    if not row["scorched"]:
        _paint_needs(canvas, last, scene, look, tile)
    crew = sum(len(chip.text) + 1 for chip in chips)
    x = fire.x + max(0, (fire.width - len(told) - crew) // 2)
    canvas.put(x, fire.y, told, ink)
    x += len(told) + 1
    _paint_chips(canvas, Region(x, fire.y, fire.right - x, 1), chips, spots)
