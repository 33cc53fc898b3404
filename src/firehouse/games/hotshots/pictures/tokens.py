"""Reward tokens: a disc with a sign each, and chips that also say what they do."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import bit, members
from firehouse.core.phrase import phrase
from firehouse.core.svg import (
    INK,
    area,
    circle,
    group,
    line,
    moved,
    placed,
    rect,
    titled,
    width_of,
    words,
)
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.pictures.glyphs import BREAK, FLAME, die, tool
from firehouse.games.hotshots.pictures.ink import MUTED, WHITE
from firehouse.games.hotshots.words.language import say

DISC: Final = "#f4e3b2"
_DISC_EDGE: Final = "#9c7a2b"
CHIP: Final = 20.0
"""The height of a chip."""
CHIP_TEXT: Final = 9.5


def _two_tools(first: int, second: int) -> str:
    return (
        placed(-17, -10, tool(first, INK), 0.36)
        + placed(17, 12, tool(second, INK), 0.36)
        + line("M12 -26L-12 28", _DISC_EDGE, 4)
    )


def _text(content: str, size: float = 40, y: float = 0) -> str:
    return words(0, y, content, size, INK, "middle", font_weight=700)


_STAR: Final = area("M0 -33L9 -11L33 -9L15 6L21 30L0 17L-21 30L-15 6L-33 -9L-9 -11z", INK)
_CARD: Final = rect(-17, -27, 34, 54, WHITE, rx=5, stroke=INK, stroke_width=5)
_CROSSED: Final = line("M-28 26L28 -26", "#b3261e", 8, stroke_linecap="round")
_PERSON: Final = circle(0, -16, 11, INK) + area("M-20 26C-20 4 -12 -2 0 -2C12 -2 20 4 20 26z", INK)
_DIE: Final = placed(0, 0, die(None), 0.42)
_ARROW: Final = "M{x} {y}m-12 0h24m-10 -9l10 9l-10 9"

SIGNS: Final = (
    _two_tools(faces.HELMET, faces.HOSE),
    _two_tools(faces.COMBI_TOOL, faces.MCLEOD),
    _two_tools(faces.CHAINSAW, faces.PULASKI),
    _STAR,
    _text("×2", 44),
    _CARD + _CROSSED,
    placed(-10, 0, _PERSON, 0.9) + line("M34 -14H12M20 -23L11 -14L20 -5", INK, 6),
    _DIE + line("M-10 0L-2 9L13 -9", "#2c7a4b", 8, stroke_linecap="round"),
    _text("+2", 40, -8) + line(_ARROW.format(x=0, y=22), INK, 6),
    _text("+1", 36, -12) + placed(0, 20, FLAME, 0.32),
    line("M0 -32V32M-32 0H32M-8 -24L0 -33L8 -24M-8 24L0 33L8 24", INK, 6)
    + line("M-24 -8L-33 0L-24 8M24 -8L33 0L24 8", INK, 6),
    placed(0, 0, BREAK, 0.66, -30),
    placed(0, 10, _DIE, 0.85) + line("M0 6V-32M-11 -21L0 -33L11 -21", "#2c7a4b", 8),
    placed(-14, 2, _PERSON, 0.8) + placed(14, 2, _PERSON, 0.8),
    placed(-6, 0, FLAME, 0.6) + line("M14 -16H34", INK, 8, stroke_linecap="round"),
    line("M24 -14A28 28 0 1 0 28 6", INK, 7) + area("M30 -30V-6H8z", INK),
)
"""What each token shows, in the order of the tokens."""


def title_of(token: int) -> str:
    """What a token is called."""
    return say(phrase(f"token.{tokens.IDS[token]}"))


def disc(token: int) -> str:
    """A token, 100 by 100 around 0, 0."""
    return circle(0, 0, 47, DISC, stroke=_DISC_EDGE, stroke_width=5) + SIGNS[token]


def loose(x: float, y: float, size: float, token: int, where: str) -> str:
    """A token without words."""
    return group(
        titled(title_of(token)),
        disc(token),
        transform=moved(x, y, size / 100),
        data_token=tokens.IDS[token],
        data_at=where,
    )


def chips(found: int, width: float, where: str, fresh: int = 0) -> tuple[str, float]:
    """The tokens of a set with their names, in lines of this width; and how high that is."""
    parts: list[str] = []
    x = y = 0.0
    for token in members(found):
        title = title_of(token)
        wide = CHIP + 8 + width_of(title, CHIP_TEXT)
        if x and x + wide > width:
            x, y = 0.0, y + CHIP + 3
        parts.append(_chip(x, y, wide, token, where, bool(fresh & bit(token))))
        x += wide + 4
    return group(*parts), y + CHIP if parts else 0.0


def _chip(x: float, y: float, wide: float, token: int, where: str, fresh: bool) -> str:
    title = title_of(token)
    return group(
        titled(say(phrase("picture.token-fresh", token=title)) if fresh else title),
        rect(
            0,
            0,
            wide,
            CHIP,
            WHITE,
            rx=CHIP / 2,
            stroke=_DISC_EDGE,
            stroke_opacity=0.6,
            stroke_dasharray="3 2.5" if fresh else None,
        ),
        placed(CHIP / 2, CHIP / 2, disc(token), CHIP / 100),
        words(CHIP + 3, CHIP / 2, title, CHIP_TEXT, MUTED if fresh else INK),
        transform=moved(x, y),
        data_token=tokens.IDS[token],
        data_at=where,
        data_fresh="true" if fresh else None,
    )
