"""Above the map the title, the phases and what is asked for; below it what the signs mean."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.svg import (
    INK,
    fitted,
    group,
    line,
    moved,
    number,
    placed,
    rect,
    width_of,
    words,
    wrapped,
)
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.pictures.glyphs import tool
from firehouse.games.hotshots.pictures.ink import (
    FAINT,
    FIRE,
    HAIRLINE,
    MARGIN,
    MATCH,
    MUTED,
    PANEL,
    WHITE,
    Sheet,
)
from firehouse.games.hotshots.pictures.moment import MOVE, NOBODY, PHASES, actor, phase
from firehouse.games.hotshots.pictures.pieces import pawn
from firehouse.games.hotshots.rules.endings import is_win
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State
from firehouse.games.hotshots.words import names
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.situation import asked

RECONSTRUCTED: Final = "reconstructed"
_MOVE: Final = "#e0a100"
_SHOWN_MOVES: Final = 8
_PILL: Final = 24.0
_PILL_STEP: Final = (PANEL + 6) / len(PHASES)


def heading(g: House) -> str:
    """What the picture is called."""
    return g.board.layout.title or "Hotshots"


def header(sheet: Sheet, g: House, s: State) -> str:
    """Title and phases; below them who acts, a pip for each step left, and what is asked for."""
    now = phase(s)
    parts = [_title(g, sheet.panel - 2 * MARGIN), _phases(s, sheet.panel, now)]
    x, who = MARGIN, actor(g, s)
    if who != NOBODY:
        parts.append(placed(x + 14, 70, pawn(s, who), 0.34))
        x += 40
    pips = min(int(s.moves), _SHOWN_MOVES) if now == MOVE else 0
    parts += [rect(x + 12 * index, 66, 9, 9, _MOVE, rx=2) for index in range(pips)]
    x += 12 * pips + (6 if pips else 0)
    rows = wrapped(say(asked(g, s)), 14, sheet.panel + PANEL - x, 2)
    top = 70.0 - 9 * (len(rows) - 1)
    weight = 700 if s.ended else None
    parts += [words(x, top + 18 * i, row, 14, font_weight=weight) for i, row in enumerate(rows)]
    return group(
        *parts,
        data_layer="turn",
        data_phase=_phase(now),
        data_turn=int(s.turn) + 1,
        data_moves=int(s.moves),
    )


def _title(g: House, width: float) -> str:
    """The title; a layout that no source shows says so."""
    title = fitted(heading(g), 20, width)
    note = g.board.layout.status == RECONSTRUCTED
    x = MARGIN + width_of(title, 20) + 20
    return words(MARGIN, 32, title, 20, INK, font_weight=700) + (
        words(x, 34, part(phrase("header.reconstructed")), 11, MUTED) if note else ""
    )


def _phase(name: str) -> str:
    return say(phrase(f"phase.{name}"))


def _phases(s: State, left: float, now: str) -> str:
    """The three phases of a turn as a row of pills, the present one filled."""
    if now not in PHASES:
        won = is_win(s.ended)
        name = _phase(("won" if won else "lost") if s.ended else now)
        colour = (MATCH if won else FIRE) if s.ended else INK
        return group(_pill(0, name, colour, WHITE, 700), transform=moved(left, 32))
    parts = [line(f"M20 0h{number(2 * _PILL_STEP)}", FAINT, 3)]
    for index, name in enumerate(PHASES):
        fill, colour, weight = (INK, WHITE, 600) if name == now else (FAINT, MUTED, None)
        parts.append(
            _pill(index * _PILL_STEP, f"{index + 1}  {_phase(name)}", fill, colour, weight)
        )
    return group(*parts, transform=moved(left, 32))


def _pill(x: float, text: str, fill: str, colour: str, weight: int | None) -> str:
    width = _PILL_STEP - 6
    return rect(x, -_PILL / 2, width, _PILL, fill, rx=_PILL / 2) + words(
        x + width / 2, 0, text, 11, colour, "middle", font_weight=weight
    )


def legend(sheet: Sheet, g: House) -> str:
    """The six tools by name, and what marks a value of our own."""
    x, y = MARGIN, sheet.height - 24
    parts = [line(f"M{x:g} {number(y - 18)}H{number(sheet.width - MARGIN)}", HAIRLINE, 1)]
    for face, letter in enumerate(faces.LETTERS):
        parts.append(placed(x + 8, y, tool(face, INK), 0.16))
        text = f"{letter} {part(names.face(face))}"
        parts.append(words(x + 20, y, text, 10.5, MUTED))
        x += 36 + width_of(text, 10.5)
    if any(g.terrain.reconstructed) or any(g.cards.reconstructed):
        parts.append(
            words(sheet.width - MARGIN, y, part(phrase("header.unsure")), 10.5, MUTED, "end")
        )
    return group(*parts, data_layer="legend")
