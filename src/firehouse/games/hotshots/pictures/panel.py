"""The column beside the map: wind and card, what is left of everything, dice, tokens, crew."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import members, size
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.svg import INK, area, circle, group, line, moved, rect, words, wrapped
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.data.cards import CLASSES
from firehouse.games.hotshots.data.tokens import TOKENS
from firehouse.games.hotshots.pictures.crew import crew
from firehouse.games.hotshots.pictures.glyphs import LOST_DIE, die
from firehouse.games.hotshots.pictures.ink import (
    ASH,
    EARTH,
    FAINT,
    FIRE,
    HAIRLINE,
    MATCH,
    MUTED,
    PANEL,
    WHITE,
    WIND,
)
from firehouse.games.hotshots.pictures.moment import fighting
from firehouse.games.hotshots.pictures.tiles import hexagon
from firehouse.games.hotshots.pictures.tokens import chips, loose
from firehouse.games.hotshots.rules import deck, piles
from firehouse.games.hotshots.rules.effects import firebreaks_left, reserve
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, place_of
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.names import card_title, way

GAP: Final = 13.0
_ROSE: Final = 40.0
_DIE: Final = 34.0
_DISC: Final = 28.0
_DISCS_A_ROW: Final = 8
Section = tuple[str, float]
"""A drawing that begins at 0, 0, and its height."""


def panel(g: House, s: State) -> Section:
    """All sections, one below the other, with a hairline between two."""
    parts: list[str] = []
    y = 0.0
    for drawing, height in (
        _wind(g, s),
        _tracks(g, s),
        _deck(s),
        _dice(g, s),
        _tokens(s),
        crew(g, s),
    ):
        if parts:
            parts.append(line(f"M0 {y:g}h{PANEL:g}", HAIRLINE, 1))
            y += GAP
        parts.append(group(drawing, transform=moved(0, y)))
        y = round(y + height + GAP, 2)
    return group(*parts, data_layer="panel"), y - GAP


def _heading(text: str, figure: str = "", y: float = 6) -> str:
    right = words(PANEL, y, figure, 11, INK, "end", font_weight=600) if figure else ""
    return words(0, y, text, 11, MUTED) + right


def _titled(name: str) -> str:
    return say(phrase(f"panel.{name}"))


def _wind(g: House, s: State) -> Section:
    """The rose with the way the wind blows to, and the Fire card that is being resolved."""
    x, y = _ROSE + 18, _ROSE + 15
    rose = circle(0, 0, _ROSE, WHITE, stroke=HAIRLINE, stroke_width=1.5)
    rose += group(hexagon(1, FAINT, stroke=HAIRLINE, stroke_width=2), transform="scale(.27)")
    for side, name in enumerate(WAY_NAMES):
        blows = side == s.wind
        label = words(
            0,
            0,
            name.upper(),
            10,
            WIND if blows else MUTED,
            "middle",
            font_weight=700 if blows else None,
        )
        rose += group(
            group(label, transform=f"rotate({-60 * side})"),
            transform=f"rotate({60 * side}) translate(0 {-_ROSE - 9:g})",
        )
    arrow = area("M0 -37L11 -15H4.5V28L0 24L-4.5 28V-15H-11z", WIND)
    needle = group(arrow, transform=f"rotate({60 * s.wind})", data_piece="wind")
    left = 2 * _ROSE + 48
    blowing = part(phrase("panel.blows", way=way(s.wind)))
    text = words(left, 12, _titled("wind"), 11, MUTED)
    text += words(left, 28, blowing, 13, WIND, font_weight=600)
    text += words(left, 56, _titled("card"), 11, MUTED)
    for index, row in enumerate(wrapped(_card(g, s), 12, PANEL - left, 3)):
        text += words(left, 72 + 15 * index, row, 12, INK, font_weight=600 if s.card else None)
    drawing = group(rose, needle, transform=moved(x, y), data_wind=WAY_NAMES[s.wind]) + text
    return drawing, 2 * y


def _card(g: House, s: State) -> str:
    """The card being resolved, those to choose from, or the one known to come."""
    if s.card:
        return part(_card_title(g, s.card - 1))
    if s.drawn:
        drawn = [_card_title(g, card) for card in members(s.drawn)]
        return part(phrase("panel.drawn", cards=drawn))
    top = _card_title(g, s.top - 1) if s.top else "none"
    return part(phrase("panel.next", card=top))


def _card_title(g: House, card: int) -> Phrase:
    """What a card says; a ? where no source shows it."""
    title = card_title(g, card)
    return phrase("panel.unsure", card=title) if g.cards.reconstructed[card] else title


def _tracks(g: House, s: State) -> Section:
    """How near the end is: tiles scorched, flames and Firebreaks in reserve."""
    rows = (
        ("scorched", int(size(s.scorched)), int(g.options.scorch_limit), ASH),
        ("flames", int(reserve(g, s)), int(g.options.flames), FIRE),
        ("firebreaks", int(firebreaks_left(g, s)), int(g.options.firebreaks), EARTH),
    )
    parts = [
        group(
            _heading(_titled(name), f"{count} / {limit}"),
            *_boxes(count, limit, colour),
            transform=moved(0, 33.0 * index),
            data_track=name,
            data_count=count,
            data_limit=limit,
        )
        for index, (name, count, limit, colour) in enumerate(rows)
    ]
    return "".join(parts), 33.0 * len(rows) - 8


def _boxes(count: int, limit: int, colour: str) -> list[str]:
    step = PANEL / limit
    gap = min(3, step * 0.22)
    return [
        rect(i * step, 15, step - gap, 9, colour if i < count else FAINT, rx=1.5)
        for i in range(limit)
    ]


def _deck(s: State) -> Section:
    """The three piles from the top down, the known card on them, and the discards."""
    left = int(deck.cards_left(s))
    title = say(phrase("panel.deck", shuffles=int(s.shuffles)))
    parts = [_heading(title, part(phrase("panel.cards", cards=left)))]
    stacks: list[tuple[str, int]] = [("known", 1)] if s.top else []
    sizes = [
        sum(deck.in_pile(s, pile, kind) for kind in range(CLASSES)) for pile in range(deck.PILES)
    ]
    stacks += list(zip(piles.NAMES, sizes, strict=True))
    stacks.append(("discards", int(size(s.discard))))
    doubt = piles.ways_of(s.piles) != 0
    for index, (name, count) in enumerate(stacks):
        x = PANEL / len(stacks) * index
        parts.append(_pile(x, name, count, doubt and name in piles.NAMES))
    return "".join(parts), 62.0


def _pile(x: float, name: str, count: int, about: bool) -> str:
    face, edge = ("#8c2f1b", "#5f1d0f") if name != "discards" else ("#e7dfcf", "#b8ab91")
    figure = WHITE if name != "discards" else INK
    if not count:
        face, figure = "none", MUTED
    card = rect(
        x,
        20,
        27,
        37,
        face,
        rx=4,
        stroke=edge if count else "#b8b2a4",
        stroke_dasharray=None if count else "3 3",
    )
    shown = f"~{count}" if about else str(count)
    under = rect(x + 2.5, 22.5, 27, 37, edge, rx=4, fill_opacity=0.45) if count > 1 else ""
    return group(
        under,
        card,
        words(x + 13.5, 38.5, shown, 13, figure, "middle", font_weight=700),
        words(x + 34, 38.5, part(phrase(f"pile.{name}")), 9, MUTED),
        data_pile=name,
        data_count=count,
    )


def _dice(g: House, s: State) -> Section:
    """Six dice: locked, rolled, to be rolled, lost; then matches by tokens and the Support."""
    fight = fighting(s)
    lost = faces.DICE - int(s.dice)
    parts = [_heading(_titled("dice"), _dice_words(g, s, lost, fight))]
    x, y = _DIE / 2, 17 + _DIE / 2
    for kind, face in _all_dice(s, lost):
        fill, colour = (MATCH, WHITE) if kind == "locked" else (WHITE, INK)
        drawing = LOST_DIE if kind == "lost" else die(face, fill, colour, INK)
        parts.append(
            group(
                drawing,
                transform=moved(x, y, _DIE / 100),
                data_piece="die",
                data_die=kind,
                data_face=None if face is None else faces.NAMES[face],
            )
        )
        x += _DIE + 6
    extra = [face for face in range(faces.FACES) for _ in range(faces.count(s.extra, face))]
    for face in extra:
        drawing = die(face, MATCH, WHITE, "#9c7a2b")
        parts.append(group(drawing, transform=moved(x + 4, y, 0.28), data_extra=faces.NAMES[face]))
        x += 31
    if not fight:
        return "".join(parts), 17 + _DIE
    parts.append(words(0, 17 + _DIE + 13, _support(s), 10, MUTED))
    return "".join(parts), 17 + _DIE + 19


def _all_dice(s: State, lost: int) -> list[tuple[str, int | None]]:
    """Every die: what it is doing, and its face if it shows one."""
    rolled = faces.PACKED[s.rolled - 1] if s.rolled else 0
    found: list[tuple[str, int | None]] = []
    for kind, word in (("locked", s.locked), ("rolled", rolled)):
        for face in range(faces.FACES):
            found += [(kind, face)] * int(faces.count(word, face))
    found += [("ready", None)] * (faces.DICE - lost - len(found))
    return found + [("lost", None)] * lost


def _dice_words(g: House, s: State, lost: int, fight: bool) -> str:
    if fight:
        found = faces.total(s.locked) + faces.total(s.extra)
        icons = faces.total(g.terrain.icons[place_of(s, s.turn)])
        return part(phrase("panel.matched", matches=int(found), icons=int(icons)))
    return part(phrase("panel.in-play", dice=int(s.dice), lost=lost))


def _support(s: State) -> str:
    return say(phrase("panel.support", support=int(s.support)))


def _tokens(s: State) -> Section:
    """The tokens in the bag, and those drawn from it to choose from."""
    left = members(s.bag)
    parts = [_heading(_titled("supply"), f"{len(left)} / {TOKENS}")]
    pitch = PANEL / _DISCS_A_ROW
    for index, token in enumerate(left):
        row, column = divmod(index, _DISCS_A_ROW)
        x, y = column * pitch + _DISC / 2, 17 + _DISC / 2 + row * (_DISC + 5)
        parts.append(loose(x, y, _DISC, token, "supply"))
    rows = max(1, -(-len(left) // _DISCS_A_ROW))
    height = 12 + rows * (_DISC + 5)
    if s.pair:
        drawing, high = chips(s.pair, PANEL - 60, "choice")
        parts.append(words(0, height + 18, part(phrase("panel.choose")), 11, INK, font_weight=600))
        parts.append(group(drawing, transform=moved(60, height + 8)))
        height += 8 + high
    return "".join(parts), height
