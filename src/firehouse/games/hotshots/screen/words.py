"""What is at a place of the forest, in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firehouse.games.hotshots.screen import model
from firehouse.stage.choices import opened
from firehouse.tui.boards.listing import listed

Plain = dict[str, Any]


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """A place of any kind in words; nothing for what is unknown."""
    kind, _, name = spot.partition(":")
    if kind == "cell" and name in model.tiles_by_cell(view):
        kind, name = "tile", model.tiles_by_cell(view)[name]
    if kind == "tile":
        return _tile(scene, view, name) if name in scene["tiles"] else ""
    if kind == "cell":
        return f"{name}: {'a gap' if name == view['gap'] else 'no tile yet'}"
    if kind == "side":
        one, other = (scene["tiles"][tile]["title"] for tile in name.split("/"))
        what = "Firebreak" if spot in model.firebreaks(scene, view) else "Side"
        return f"{what} between {one} and {other}"
    if kind == "pawn":
        row = view["pawns"][int(name)]
        place = f" on {scene['tiles'][row['tile']]['title']}" if row["tile"] else ""
        text = f". {scene['roles'][row['role']]['text']}" if row["role"] else ""
        return f"{opened(pawn_words(scene, view, int(name)))}{place}{text}"
    return _titled(scene, kind, name)


def _titled(scene: Plain, kind: str, name: str) -> str:
    """What has a title and a text: vehicles, tokens and cards."""
    found = scene.get(f"{kind}s", {}).get(name)
    return "" if found is None else f"{found['title']}: {found['text']}"


def _tile(scene: Plain, view: Plain, tile: str) -> str:
    info, row = scene["tiles"][tile], view["tiles"][tile]
    parts = [
        "scorched" if row["scorched"] else _flames(row["flames"], info["limit"]),
        "" if row["scorched"] or not info["needs"] else f"needs {_needs(scene, info['needs'])}",
        listed(_firebreaks(scene, view, tile)),
        listed([pawn_words(scene, view, who) for who in model.crew_on(view, tile)]),
        f"{listed(info['reconstructed'])} reconstructed" if info["reconstructed"] else "",
    ]
    if tile == model.AIR_BASE:
        parts.append(listed([scene["vehicles"][one]["title"] for one in view["vehicles"]]))
    told = "; ".join(part for part in parts if part)
    return f"{info['title']}, {row['cell']}: {told}. {info['text']}"


def _flames(flames: int, limit: int) -> str:
    if not limit:
        return "cannot burn"
    return f"{flames} of {limit} flames" if flames else f"no flames, {limit} would scorch it"


def _needs(scene: Plain, needs: str) -> str:
    return listed([_face(scene, letter, count) for letter, count in Counter(needs).items()])


def _face(scene: Plain, letter: str, count: int) -> str:
    times = f" ×{count}" if count > 1 else ""
    return f"{scene['faces'][letter]['title']} ({letter}){times}"


def _firebreaks(scene: Plain, view: Plain, tile: str) -> list[str]:
    found = []
    for side in view["firebreaks"]:
        ends = side.split("/")
        if tile in ends:
            other = ends[1 - ends.index(tile)]
            found.append(f"Firebreak towards {scene['tiles'][other]['title']}")
    return found


def pawn_words(scene: Plain, view: Plain, who: int) -> str:
    """A firefighter in words: number and character."""
    row = view["pawns"][who]
    role = scene["roles"].get(row["role"])
    title = f" ({role['title']}{'' if row['able'] else ', ability lost'})" if role else ""
    return f"firefighter {who + 1}{title}"
