"""How the game stands, as lines of words: tracks, crew, dice, decks, markers and cards."""

from __future__ import annotations

from typing import Any, Final

from firehouse.stage.stage import COUNTS
from firehouse.tui.boards.face import Line, Row, Span, face_of, soft
from firehouse.tui.boards.look import ON_TURN

Plain = dict[str, Any]

_SIGNS: Final = {"good": "✓", "bad": "!", "plain": "·"}
_FULL: Final = "━"
_FREE: Final = "─"
_BESIDE_LABEL: Final = 15
"""What stands beside the label of a track: its sign, its count and a short bar."""
_LONGEST_BAR: Final = 24


def track_lines(scene: Plain, view: Plain, width: int) -> list[Line]:
    """Each track with its count and a bar that fills towards its end."""
    tracks = scene["tracks"]
    longest = max((len(track["label"]) for track in tracks), default=0)
    label = max(4, min(longest, width - _BESIDE_LABEL))
    counts = zip(tracks, view[COUNTS], strict=True)
    return [_track(track, value, label, width) for track, value in counts]


def _track(track: Plain, value: int, label: int, width: int) -> Line:
    goal, tone = track["goal"], track["tone"]
    is_near = tone == "bad" and goal - value <= max(1, goal // 6)
    ink = {"good": "good", "bad": "bad" if is_near else "warm"}.get(tone, "number")
    name = track["label"]
    shown = name if len(name) <= label else f"{name[: label - 1]}…"
    length = max(3, min(_LONGEST_BAR, width - label - 9))
    filled = min(length, -(-length * min(value, goal) // goal)) if goal else 0
    return [
        (f"{_SIGNS[tone]} {shown:<{label}} ", ink if is_near else "text", ""),
        (f"{value}/{goal}".rjust(5) + " ", "title", ""),
        (_FULL * filled, ink, ""),
        (_FREE * (length - filled), "faint", ""),
    ]


def brief_tracks(scene: Plain, view: Plain) -> Line:
    """All tracks on one line."""
    found: Line = []
    for track, value in zip(scene["tracks"], view[COUNTS], strict=True):
        found += [soft(f"{_SIGNS[track['tone']]} {track['label']} ")]
        found += [(f"{value}/{track['goal']}", "title", ""), soft("  ")]
    return found


def badge(scene: Plain, view: Plain, pawn: int) -> Span:
    """A pawn as the board shows it."""
    letter = face_of(scene).letter(scene, view, pawn)
    turn = ON_TURN if pawn == view["turn"] and not view["ending"] else " "
    return (f"{turn}{pawn + 1}{letter} ", f"pawn-{pawn}", f"pawn-{pawn}")


def role_title(scene: Plain, view: Plain, pawn: int) -> str:
    """What a pawn is, if it is anything special."""
    role = scene["roles"].get(view["pawns"][pawn].get("role"))
    return "" if role is None or role["id"] == _ORDINARY else str(role["title"])


_ORDINARY: Final = "firefighter"
"""The role of those who have no ability."""


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the board."""
    return face_of(scene).supply(scene, view)
