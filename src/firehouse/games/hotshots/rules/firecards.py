"""Fire cards: the increases, embers and winds, and the players' choices among equals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.core.unknown import unknown
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import cards, headings
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import LAKE, TILES
from firehouse.games.hotshots.rules import actions, features, steps
from firehouse.games.hotshots.rules.effects import Log, add_flames
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import on_board
from firehouse.games.hotshots.rules.scorching import lowest_of
from firehouse.games.hotshots.rules.state import State, burning_tiles, is_scorched

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.CARD, "card", "card", headings.LOOKOUT, (features.TWO_CARDS,), answers=True),
)


def pick(g: House, s: State, log: Log) -> None:
    """One card is played; of two, the Lookout chooses."""
    if size(s.drawn) > 1:
        push(s.todo, steps.PLAY_CARD)
    else:
        play(g, s, log, first(s.drawn))


def play(g: House, s: State, log: Log, card: i64) -> None:
    """Play a drawn card; another goes back on top of the deck."""
    other = s.drawn & ~bit(card)
    s.drawn = 0
    if other:
        s.top = first(other) + 1
        if log is not None:
            log.append(events.CardReturned(first(other)))
    s.card = card + 1
    s.touched = 0
    if log is not None:
        log.append(events.CardPlayed(card))
    push(s.todo, steps.SCORCHING)
    push(s.todo, steps.DISCARD_CARD)
    _resolve(g, s, log, card)


def _resolve(g: House, s: State, log: Log, card: i64) -> None:
    kind: i64 = g.cards.kinds[card]
    about: i64 = g.cards.first[card]
    if kind == cards.WIND_BLOWS:
        s.wind = about
        if log is not None:
            log.append(events.WindTurned(about))
        blow(g, s, log, False, False)
    elif kind == cards.WIND:
        blow(g, s, log, about != 0, g.cards.second[card] != 0)
    elif kind == cards.EMBER:
        if on_board(s, about) and not is_scorched(s, about):
            add_flames(g, s, log, about, 1, "ember")
        elif log is not None:
            log.append(events.NothingFed(card))
    elif kind == cards.MULTIPLE:
        push(s.todo, steps.CARD_PART, 1)
        push(s.todo, steps.CARD_PART)
    elif kind == cards.SINGLE or kind == cards.LOWEST:
        push(s.todo, steps.CARD_PART)
    else:
        raise unknown("Fire card", kind)


def blow(g: House, s: State, log: Log, gust: bool, feeding: bool) -> None:
    """Every burning tile lights the next one downwind; feeding winds reach burning ones too."""
    lit = burning_tiles(s)
    sources = lit
    reached: i64 = 0
    while sources:
        place = first(sources) * SIDES + s.wind
        tile: i64 = s.ground.next[place]
        if tile >= 0 and tile != LAKE and not is_scorched(s, tile):
            edge: i64 = s.ground.edge[place]
            if (gust or not (s.breaks >> edge) & 1) and (feeding or not (lit >> tile) & 1):
                reached |= bit(tile)
        sources &= sources - 1
    while reached and not s.ended:
        add_flames(g, s, log, first(reached), 1, "wind")
        reached &= reached - 1


def limit_of(g: House, card: i64, part: i64) -> i64:
    """The scorch limit that a card's line shows; 0 for the lowest that burns."""
    if g.cards.kinds[card] == cards.LOWEST:
        return 0
    found: i64 = g.cards.second[card] if part else g.cards.first[card]
    return found


def _of_limit(g: House, tiles: i64, limit: i64) -> i64:
    """Those of the tiles that have this limit."""
    found: i64 = 0
    while tiles:
        tile = first(tiles)
        if g.limits[tile] == limit:
            found |= bit(tile)
        tiles &= tiles - 1
    return found


def feed_choices(g: House, s: State, part: i64) -> i64:
    """The burning tiles that a card's line can mean; each only once for a card."""
    limit = limit_of(g, s.card - 1, part)
    burning = burning_tiles(s)
    if not limit:
        return lowest_of(g, burning)
    return _of_limit(g, burning, limit) & ~s.touched


def new_fire_choices(g: House, s: State, part: i64) -> i64:
    """Where a fire can start if no tile of the line's number burns (Firestorm)."""
    limit = limit_of(g, s.card - 1, part)
    if not g.options.new_fires or not limit or _of_limit(g, burning_tiles(s), limit):
        return 0
    standing: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if tile != LAKE and on_board(s, tile) and not is_scorched(s, tile):
            standing |= bit(tile)
        tile += 1
    return _of_limit(g, standing, limit)


def resolve_part(g: House, s: State, log: Log, part: i64) -> None:
    """One line of a Fire Increase card."""
    choices = feed_choices(g, s, part)
    decision: i64 = steps.FEED
    if not choices:
        choices = new_fire_choices(g, s, part)
        decision = steps.NEW_FIRE
    if not choices:
        if log is not None:
            log.append(events.NothingFed(s.card - 1))
    elif choices & (choices - 1):
        push(s.todo, decision, part)
    elif decision == steps.FEED:
        feed(g, s, log, first(choices))
    else:
        start_fire(g, s, log, first(choices))


def feed(g: House, s: State, log: Log, tile: i64) -> None:
    """The chosen tile burns higher."""
    s.touched |= bit(tile)
    number: i64 = 2 if g.cards.kinds[s.card - 1] == cards.SINGLE else 1
    add_flames(g, s, log, tile, number, "card")


def start_fire(g: House, s: State, log: Log, tile: i64) -> None:
    """A new fire where none of its number burns."""
    s.touched |= bit(tile)
    add_flames(g, s, log, tile, 1, "new-fire")


def discard_card(s: State, log: Log) -> None:
    """The card is done."""
    s.discard |= bit(s.card - 1)
    if log is not None:
        log.append(events.CardDiscarded(s.card - 1))
    s.card = 0
    s.touched = 0
