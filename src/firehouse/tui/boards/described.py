"""A place in words, as scene and view tell it, with what its card or tile says."""

from __future__ import annotations

from typing import Any

from firehouse.core.language import squares_shown
from firehouse.core.phrase import phrase
from firehouse.stage.folder import WORDS
from firehouse.words.language import say

Plain = dict[str, Any]


def place_name(scene: Plain, view: Plain, spot: str) -> str:
    """What a place is called, as part of a sentence."""
    words = scene[WORDS].get(spot) or {"name": view[WORDS].get(spot)}
    return str(words["name"] or spot.partition(":")[2])


def described(scene: Plain, view: Plain, spot: str) -> str:
    """What a place is called and what is there; nothing for what is not on the board."""
    words = scene[WORDS].get(spot, {})
    there = view[WORDS].get(spot) or words.get("there", "")
    about = _about(scene, view, spot)
    name = words.get("name") or there or about.get("title", "")
    if not name:
        return ""
    told = say(
        phrase(
            "place.told",
            called=name,
            where=words.get("where", "none") if squares_shown() else "none",
            there=there if there and name is not there else "none",
        )
    )
    text = about.get("text")
    return say(phrase("place.about", told=told, text=text)) if text else told


def _about(scene: Plain, view: Plain, spot: str) -> Plain:
    """The card, token, tile or vehicle of a place, or the role of a pawn."""
    kind, _, name = spot.partition(":")
    if kind == "pawn":
        found = scene["roles"].get(view["pawns"][int(name)].get("role"), {})
        return {"text": found.get("text", "")}
    things = scene.get(f"{kind}s")
    return things.get(name, {}) if isinstance(things, dict) else {}
