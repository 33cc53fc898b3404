"""The crew in the column beside the map: who they are, where they stand and what they hold."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.svg import INK, fitted, group, moved, placed, rect, words
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.pictures.ink import FIRE, GLOW, MUTED, PANEL
from firehouse.games.hotshots.pictures.moment import actor
from firehouse.games.hotshots.pictures.pieces import pawn
from firehouse.games.hotshots.pictures.tokens import chips
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, able, hand, place_of, role_of
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.names import pawn_name, the

_PAWN: Final = 36.0
_TEXT: Final = 46.0
_TOKENS_AT: Final = 40.0
_BETWEEN: Final = 12.0


def crew(g: House, s: State) -> tuple[str, float]:
    """A row for each of the crew with their tokens; a single player's two share one hand below."""
    parts: list[str] = []
    y = 0.0
    for who in range(int(g.crew_size)):
        held, high = ("", 0.0) if g.solo else _held(s, who, str(who + 1))
        height = _TOKENS_AT + high if high else _PAWN
        parts.append(
            group(
                _backdrop(height) if who == actor(g, s) else "",
                _member(s, who),
                group(held, transform=moved(_TEXT, _TOKENS_AT)) if high else "",
                transform=moved(0, y),
                data_crew=who + 1,
            )
        )
        y += height + _BETWEEN
    if g.solo:
        held, high = _held(s, 0, "hand")
        both = say(phrase("picture.hand", tokens=bool(high)))
        parts.append(words(_TEXT, y + 6, both, 10.5, MUTED))
        parts.append(group(held, transform=moved(_TEXT, y + 16)))
        y += 16 + high + _BETWEEN
    return "".join(parts), y - _BETWEEN


def _held(s: State, owner: int, where: str) -> tuple[str, float]:
    return chips(hand(s, owner), PANEL - _TEXT, where, s.fresh)


def _backdrop(height: float) -> str:
    return rect(-8, -6, PANEL + 16, height + 12, GLOW, rx=8, fill_opacity=0.5)


def _member(s: State, who: int) -> str:
    """The pawn, its character and its place, and what became of the ability."""
    place, role = int(place_of(s, who)), int(role_of(s, who))
    known = role < roles.ROLES
    where = phrase("picture.at", place=the(place) if place < TILES else "nowhere")
    lost = known and not able(s, who)
    home = the(roles.HOMES[role]) if known else ""
    state = "lost" if lost else "able" if known else "none"
    ability = phrase("picture.ability", state=state, tile=home)
    return (
        placed(19, 18, pawn(s, who), _PAWN / 100)
        + words(_TEXT, 9, say(pawn_name(s, who)), 12.5, INK, font_weight=700)
        + words(PANEL, 9, fitted(part(where), 10.5, 180), 10.5, INK, "end")
        + words(_TEXT, 26, part(ability), 10, FIRE if lost else MUTED)
    )
