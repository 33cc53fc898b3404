"""The ground of the map: every cell with its tile, flames against the limit, and icons."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.svg import (
    INK,
    area,
    group,
    line,
    moved,
    number,
    placed,
    rect,
    titled,
    width_of,
    words,
)
from firehouse.games.hotshots.data import faces, roles
from firehouse.games.hotshots.data.board import NOWHERE
from firehouse.games.hotshots.data.tiles import IDS, LAKE, ROCKY_TERRAIN
from firehouse.games.hotshots.pictures.emblems import BOULDERS, CRACKS, TINTS, WAVES, emblem
from firehouse.games.hotshots.pictures.glyphs import FLAME, NO_FLAME, tool
from firehouse.games.hotshots.pictures.ink import (
    ASH,
    EMBER,
    FIRE,
    HAIRLINE,
    MATCH,
    MUTED,
    WHITE,
    Sheet,
    corners,
)
from firehouse.games.hotshots.pictures.moment import fighting
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, flames, is_scorched, place_of, role_of
from firehouse.games.hotshots.words import names
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.names import tile_title

NAME_AT: Final = -58.0
FIRE_AT: Final = -36.0
MIDDLE: Final = 1.0
"""Where the emblem, the crew and the vehicles are."""
NOTE_AT: Final = 28.0
ICONS_AT: Final = 48.5
ICON_PITCH: Final = 16.4
_NAME_ROOM: Final = 96.0
_FLAMES_ROOM: Final = 84.0
_UNSURE: Final = "?"


def hexagon(scale: float, fill: str, **attributes: str | float | None) -> str:
    """A cell's shape, smaller by a scale."""
    points = "L".join(f"{number(x)} {number(y)}" for x, y in corners(scale))
    return area(f"M{points}z", fill, stroke_linejoin="round", **attributes)


def ground(sheet: Sheet, g: House, s: State) -> str:
    """Every cell of the board, with its tile if one lies there."""
    tile_at = {cell: tile for tile, cell in enumerate(s.cells) if cell != NOWHERE}
    parts: list[str] = []
    for cell in range(len(g.board.places)):
        tile = tile_at.get(cell, NOWHERE)
        x, y = sheet.centre(cell)
        if tile == NOWHERE:
            parts.append(_empty(g, s, cell, x, y))
        else:
            parts.append(_tile(g, s, tile, x, y))
    return group(*parts, data_layer="ground")


def _empty(g: House, s: State, cell: int, x: float, y: float) -> str:
    gap = s.gap == cell + 1
    name = g.board.names[cell]
    return group(
        titled(say(phrase("ground.cell", cell=name, gap=gap))),
        hexagon(0.94, "none", stroke=HAIRLINE, stroke_width=2, stroke_dasharray="7 6"),
        words(0, 0, part(phrase("ground.gap")) if gap else name, 13, MUTED, "middle"),
        transform=moved(x, y),
        data_cell=name,
        data_gap="true" if gap else None,
    )


def _tile(g: House, s: State, tile: int, x: float, y: float) -> str:
    burnt, fire = is_scorched(s, tile), int(flames(s, tile))
    cell = g.board.names[s.cells[tile]]
    if tile == LAKE:
        parts, state = _lake(), phrase("ground.lake")
    elif burnt:
        parts, state = _scorched(tile), phrase("ground.scorched")
    else:
        parts = _standing(g, s, tile, fire)
        limit = f"{g.limits[tile]}{_unsure(g, tile, 'limit')}"
        state = phrase("ground.flames", flames=fire, limit=limit)
    return group(
        titled(say(phrase("ground.tile", tile=tile_title(tile), cell=cell, state=state))),
        *parts,
        transform=moved(x, y),
        data_tile=IDS[tile],
        data_at=cell,
        data_flames=fire,
        data_limit=None if tile == LAKE else g.limits[tile],
        data_scorched="true" if burnt else None,
    )


def _name(tile: int, colour: str = INK, **attributes: str | float | None) -> str:
    title = part(tile_title(tile))
    size = min(12.5, 12.5 * _NAME_ROOM / width_of(title, 12.5))
    return words(0, NAME_AT, title, size, colour, "middle", font_weight=700, **attributes)


def _lake() -> list[str]:
    fill, edge = TINTS[LAKE]
    return [
        hexagon(0.962, fill, stroke=edge, stroke_width=3),
        hexagon(0.9, "none", stroke=WHITE, stroke_opacity=0.6, stroke_width=2),
        WAVES,
        _name(LAKE, "#174a66"),
        words(0, ICONS_AT - 4, part(phrase("ground.lake-bars")), 9, "#174a66", "middle"),
        words(0, ICONS_AT + 8, part(phrase("ground.lake-helps")), 9, "#174a66", "middle"),
    ]


def _scorched(tile: int) -> list[str]:
    return [
        hexagon(0.962, ASH, stroke="#1d1917", stroke_width=3),
        group(
            line(CRACKS, "#0f0c0b", 6),
            line(CRACKS, "#8f4a22", 1.8),
            stroke_linejoin="round",
            stroke_linecap="round",
            transform="scale(-1 1)" if tile % 2 else None,
        ),
        _name(tile, "#cfc6bd", text_decoration="line-through"),
        words(
            0, ICONS_AT + 6, part(phrase("ground.stamp")), 9, "#a89c92", "middle", letter_spacing=2
        ),
    ]


def _standing(g: House, s: State, tile: int, fire: int) -> list[str]:
    fill, edge = TINTS[tile]
    parts = [hexagon(0.962, fill, stroke=edge, stroke_width=2)]
    if tile == ROCKY_TERRAIN:
        parts.append(hexagon(0.915, "none", stroke="#8f9497", stroke_width=5, stroke_opacity=0.55))
        parts.append(area(BOULDERS, edge))
    parts.append(placed(0, MIDDLE - 1, emblem(tile), 0.42))
    if fire:
        parts.append(hexagon(0.945, EMBER, fill_opacity=0.17, stroke=FIRE, stroke_width=3.5))
    parts += [_name(tile), _flames(g, tile, fire), _note(g, s, tile), _icons(g, s, tile)]
    return parts


def _unsure(g: House, tile: int, value: str) -> str:
    return _UNSURE if value in g.terrain.reconstructed[tile] else ""


def _flames(g: House, tile: int, fire: int) -> str:
    """A flame for each on the tile, an empty one for each it still bears, and the figures."""
    limit = int(g.limits[tile])
    count = max(limit, fire)
    pitch = min(15.0, _FLAMES_ROOM / count)
    figure = f"{fire}/{limit}"
    unsure = _unsure(g, tile, "limit")
    text = width_of(figure, 13) + (7 if unsure else 0)
    x = -(pitch * count + 5 + text) / 2
    parts = [
        placed(x + pitch * (index + 0.5), FIRE_AT, NO_FLAME, 0.16) for index in range(fire, count)
    ]
    parts += [
        group(FLAME, data_piece="flame", transform=moved(x + pitch * (i + 0.5), FIRE_AT, 0.185))
        for i in range(fire)
    ]
    x += pitch * count + 5
    colour = FIRE if fire else INK
    parts.append(words(x, FIRE_AT, figure, 13, colour, font_weight=700))
    if unsure:
        parts.append(words(x + width_of(figure, 13) + 0.5, FIRE_AT - 1.5, unsure, 10.5, MUTED))
    return group(*parts)


def _note(g: House, s: State, tile: int) -> str:
    """What makes the tile special: two steps, or whose ability depends on it."""
    text = part(phrase("ground.rocky")) if tile == ROCKY_TERRAIN else ""
    for who in range(g.crew_size):
        role = role_of(s, who)
        if role < roles.ROLES and roles.HOMES[role] == tile:
            text = part(phrase("ground.home", role=names.role(role)))
    return words(0, NOTE_AT, text, 8.5, "#555a63", "middle", font_style="italic") if text else ""


def _icons(g: House, s: State, tile: int) -> str:
    """The six icons to match; on the tile of a fight those that are matched stand out."""
    found = [face for face in range(faces.FACES) for _ in range(_count(g, tile, face))]
    matched = _matched(s, tile)
    unsure = bool(_unsure(g, tile, "icons"))
    left = -ICON_PITCH * (len(found) - 1) / 2
    parts: list[str] = []
    for index, face in enumerate(found):
        done = matched[face] > 0
        matched[face] -= 1
        parts.append(
            group(
                _icon(face, done, unsure),
                transform=moved(left + index * ICON_PITCH, ICONS_AT),
                data_icon=faces.NAMES[face],
                data_matched="true" if done else None,
            )
        )
    return group(*parts, data_unsure="true" if unsure else None)


def _count(g: House, tile: int, face: int) -> int:
    return int(faces.count(g.terrain.icons[tile], face))


def _matched(s: State, tile: int) -> list[int]:
    here = fighting(s) and place_of(s, s.turn) == tile
    word = s.locked + s.extra if here else 0
    return [int(faces.count(word, face)) for face in range(faces.FACES)]


def _icon(face: int, done: bool, unsure: bool) -> str:
    """A chip with the tool and its letter, which is small where no source shows it."""
    colour = WHITE if done else INK
    letter = faces.LETTERS[face].lower() if unsure else faces.LETTERS[face]
    return (
        rect(-7.5, -13, 15, 27, MATCH if done else WHITE, rx=3, fill_opacity=1 if done else 0.72)
        + placed(0, -4.5, tool(face, colour), 0.125)
        + words(0, 8.2, letter, 8.5, colour, "middle", font_weight=600)
    )
