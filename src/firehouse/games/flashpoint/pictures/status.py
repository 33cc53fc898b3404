"""The strips above and below the board: whose turn it is, how the house stands, and the crew."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import size
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.svg import INK, fitted, group, line, number, rect, words
from firehouse.games.flashpoint.data.decks import total
from firehouse.games.flashpoint.pictures.ink import HAIRLINE, MUTED
from firehouse.games.flashpoint.pictures.pieces import pawn
from firehouse.games.flashpoint.pictures.sheet import FOOTER, MARGIN, Sheet
from firehouse.games.flashpoint.rules.endings import CODES
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import on_engine
from firehouse.games.flashpoint.rules.search import bag
from firehouse.games.flashpoint.rules.state import State, lies, place_of, role_of, saved_of
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.names import goal
from firehouse.games.flashpoint.words.roles import specialist_title

RESCUED: Final = "#00805c"
LOST: Final = "#d55e00"
DAMAGE: Final = INK
EMPTY: Final = "#ebe9e1"
POINT: Final = "#e0a100"
SHOWN_POINTS: Final = 12
_ROW_STEPS: Final = {2: 18, 3: 14, 4: 11}


def heading(g: House) -> str:
    """What the picture is called."""
    return g.board.plan.title or say(phrase("picture.title"))


def turn_text(g: House, s: State) -> Phrase:
    """Whose turn it is and what they may spend, or how the game ended."""
    if s.ended:
        return phrase(f"picture.{CODES[s.ended]}")
    role = role_of(s, s.turn)
    return phrase(
        "picture.turn",
        number=s.turn + 1,
        plain=role == 0,
        role=specialist_title(g.roles[role]),
        ap=s.ap,
        free=s.free,
    )


def role_title(g: House, s: State, who: int) -> str:
    return specialist_title(g.roles[role_of(s, who)])


def tally(g: House, s: State) -> dict[str, tuple[int, int]]:
    """The counts that decide the game, each with its limit."""
    return {
        "rescued": (s.rescued, goal(g)),
        "lost": (s.lost, g.options.lost_limit),
        "damage": (s.damage, g.options.damage_limit),
    }


def header(sheet: Sheet, g: House, s: State) -> str:
    """The title, and below it the pawn on turn, a pip for each of its action points, and words."""
    x: float = MARGIN
    title = fitted(heading(g), 18, sheet.width - 2 * MARGIN)
    parts = [words(x, 21, title, 18, font_weight=600)]
    if not s.ended:
        parts.append(_badge(x + 12, 51, 30, s.turn))
        x += 30
        pips = min(int(s.ap), SHOWN_POINTS)
        parts += [rect(x + index * 11, 47, 8, 8, POINT, rx=2) for index in range(pips)]
        x += 11 * pips + (5 if pips else 0)
    parts.append(words(x, 51, say(turn_text(g, s)), 13, font_weight=600 if s.ended else None))
    if g.options.decks:
        parts.append(_piles(sheet.width - MARGIN, g, s))
    return group(*parts, data_layer="turn", data_turn=int(s.turn) + 1, data_ap=int(s.ap))


def piles(g: House, s: State) -> dict[str, int]:
    """How many cards each pile holds."""
    return {
        "deck": total(s.fire_deck) + total(s.fire_bottom),
        "discards": total(s.fire_discards),
        "flare_ups": int(s.flare_hidden) + total(s.flare_returned),
        "events": size(g.deck.every_event & ~s.events_drawn),
    }


def _piles(x: float, g: House, s: State) -> str:
    """The decks, at the right end of the line of the turn."""
    counts = piles(g, s)
    text = say(Phrase("picture.decks", counts))
    deck, *others = counts.values()
    data = dict(zip(("data_discards", "data_flare_ups", "data_events"), others, strict=True))
    line = words(x, 51, text, 11, MUTED, "end")
    return group(line, data_layer="decks", data_fire_deck=deck, **data)


def _badge(x: float, y: float, side: float, who: int, down: bool = False) -> str:
    place = f"translate({number(x)} {number(y)}) scale({side / 100:g})"
    return group(pawn(who, down), transform=place)


def footer(sheet: Sheet, g: House, s: State) -> str:
    """Tracks of what was rescued, lost and damaged, then what is left, then the crew."""
    left, width = MARGIN, sheet.width - 2 * MARGIN
    top = sheet.height - FOOTER + 8
    colours = {"rescued": RESCUED, "lost": LOST, "damage": DAMAGE}
    starts = {"rescued": (0, 0.2), "lost": (0.23, 0.1), "damage": (0.36, 0.37)}
    parts = [line(f"M{left} {top}h{number(width)}", HAIRLINE, 1)]
    for name, (count, limit) in tally(g, s).items():
        start, share = starts[name]
        x = left + start * width
        parts.append(_track(x, top + 16, share * width, name, count, limit, colours[name]))
    x = left + 0.76 * width
    parts.append(_left(x, top + 16, left + width - x, g, s))
    parts.append(line(f"M{left} {top + 56}h{number(width)}", HAIRLINE, 1))
    step = width / 6
    parts += [
        _member(left + who * step, top + 80, step, g, s, who) for who in range(int(g.crew_size))
    ]
    return group(*parts, data_layer="status")


def _track(x: float, y: float, width: float, name: str, count: int, limit: int, colour: str) -> str:
    step = width / max(limit, 1)
    gap = min(2.5, step * 0.2)
    boxes = [
        rect(x + index * step, y + 12, step - gap, 12, colour if index < count else EMPTY, rx=1.5)
        for index in range(limit)
    ]
    label = words(x, y, say(phrase(f"track.{name}")), 11, MUTED)
    figure = words(x + width, y, f"{count} / {limit}", 11, INK, "end", font_weight=600)
    return group(label, figure, *boxes, data_track=name, data_count=count, data_limit=limit)


def markers_left(s: State) -> int:
    """Markers in the bag, without those that lie face down on the board."""
    return bag(s) - size(s.poi)


def _left(x: float, y: float, width: float, g: House, s: State) -> str:
    """What is in the bag, and the reserves of discs, of hot spots and of ladders."""
    discs = int(g.options.fire_discs - size(s.fire) - size(s.smoke))
    rows = [("markers", markers_left(s)), ("discs", discs)]
    if g.options.hot_spots:
        rows.append(("hot-spots", int(s.hot_reserve)))
    if g.ladders:
        rows.append(("ladders", int(on_engine(g, s))))
    step = _ROW_STEPS[len(rows)]
    parts = [
        group(
            words(x, y + index * step, say(phrase(f"picture.{name}-left")), 11, MUTED),
            words(x + width, y + index * step, str(count), 11, INK, "end", font_weight=600),
            data_left=name,
            data_count=count,
        )
        for index, (name, count) in enumerate(rows)
    ]
    return group(*parts)


def _member(x: float, y: float, width: float, g: House, s: State, who: int) -> str:
    """One of the crew: pawn, role, and what there is to know."""
    away = place_of(s, who) >= len(g.board.places)
    told = phrase("picture.crew", saved=saved_of(s, who), away=away, down=lies(s, who))
    on_turn = who == s.turn and not s.ended
    role = fitted(role_title(g, s, who), 10.5, width - 40)
    return group(
        _badge(x + 16, y, 32, who, lies(s, who)),
        words(x + 38, y - 7, role, 10.5, INK, font_weight=700 if on_turn else 500),
        words(x + 38, y + 8, fitted(say(told), 9.5, width - 40), 9.5, MUTED),
        data_crew=who + 1,
    )
