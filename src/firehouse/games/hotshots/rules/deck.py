"""The Fire deck: three piles of known winds, a known card on top, one new shuffle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, nth, size
from firehouse.core.kinds import Kind
from firehouse.core.luck import Rng
from firehouse.core.stack import push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings
from firehouse.games.hotshots.data.cards import BLOWS, BREEZE, CLASSES, OTHER
from firehouse.games.hotshots.data.roles import LOOKOUT
from firehouse.games.hotshots.rules import actions, endings, piles, steps
from firehouse.games.hotshots.rules.effects import Log, end
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, able, role_of

PILES: Final = piles.PILES
_ALL_WAYS: Final = 7

KINDS: Final[tuple[Kind, ...]] = (Kind(actions.DRAW, "draw", "card", headings.CARDS, by_luck=True),)


def in_pile(s: State, pile: i64, group: i64) -> i64:
    """How many cards of a class a pile holds; in doubt, with an odd card as low as it can be."""
    return piles.count(s.piles, pile, group)


def build(g: House, s: State) -> None:
    """Divide the deck: pile 0 on top, 2 at the bottom; where an odd card lies nobody knows."""
    s.deck = g.deck
    last: i64 = g.divisions[-1]
    s.piles = piles.with_ways(last, _ALL_WAYS) if len(g.divisions) > 1 else last


def cards_left(s: State) -> i64:
    """Face-down cards, the known one included."""
    return size(s.deck) + (1 if s.top else 0)


def draw(g: House, s: State, log: Log) -> None:
    """Draw a card, the Lookout two; shuffle first if there is none."""
    if not cards_left(s) and not _shuffle(g, s, log):
        end(s, log, endings.OUT_OF_CARDS)
        return
    number: i64 = 1
    if role_of(s, s.turn) == LOOKOUT and able(s, s.turn) and cards_left(s) > 1:
        number = 2
    push(s.todo, steps.PICK)
    if s.top:
        card: i64 = s.top - 1
        s.top = 0
        s.drawn |= bit(card)
        number -= 1
        if log is not None:
            log.append(events.CardDrawn(card, True))
    while number:
        push(s.todo, steps.DRAW_CARD)
        number -= 1


def _shuffle(g: House, s: State, log: Log) -> bool:
    """Make a new deck of the discards, if that is still allowed."""
    cards = s.discard
    if g.options.embers_leave:
        cards &= ~g.cards.embers
    if s.shuffles >= g.options.shuffles or not cards:
        return False
    s.shuffles += 1
    s.discard = 0
    s.deck = cards
    s.piles = 0
    group: i64 = 0
    while group < CLASSES:
        s.piles += size(cards & g.cards.of_class(group)) << piles.place(0, group)
        group += 1
    if log is not None:
        log.append(events.DeckShuffled(size(cards)))
    return True


def card_weight(g: House, s: State, card: i64) -> i64:
    """How likely a card is to be the next."""
    if card >= len(g.cards.kinds) or not (s.deck >> card) & 1:
        return 0
    found: i64 = class_weights(g, s)[g.cards.class_of(card)]
    return found


def class_weights(g: House, s: State) -> list[int]:
    """How likely each card of a class is to be the next.

    A card of the class comes with the odds of the class, and each of the class's u cards is
    equally likely to be the one: odds / u, times the product of all u, to be whole.
    """
    found = piles.class_odds(g.divisions, s.piles)
    group: i64 = 0
    while group < CLASSES:
        unseen = size(s.deck & g.cards.of_class(group))
        other: i64 = 0
        while other < CLASSES:
            if other != group and unseen:
                found[other] *= int(unseen)
            other += 1
        group += 1
    return found


def sample_card(g: House, s: State, rng: Rng) -> i64:
    """A card by its weight."""
    top = _sample_top(g, s, rng)
    others = piles.count(top, 0, OTHER)
    blows = piles.count(top, 0, BLOWS)
    place = rng.below(others + blows + piles.count(top, 0, BREEZE))
    group: i64 = BREEZE
    if place < others:
        group = OTHER
    elif place < others + blows:
        group = BLOWS
    cards = s.deck & g.cards.of_class(group)
    return nth(cards, rng.below(size(cards)))


def _sample_top(g: House, s: State, rng: Rng) -> i64:
    """The pile on top; in doubt one of those that it may be, by how likely each is."""
    if not piles.ways_of(s.piles):
        return piles.on_top(s.piles)
    first, second, third = piles.shares(g.divisions, s.piles)
    place = rng.below(first + second + third)
    way: i64 = 2
    if place < first:
        way = 0
    elif place < first + second:
        way = 1
    return piles.on_top_by(g.divisions[way], s.piles)


def card_drawn(g: House, s: State, log: Log, card: i64) -> None:
    """A card came up."""
    s.piles = piles.taken(g.divisions, s.piles, g.cards.class_of(card))
    s.deck &= ~bit(card)
    s.drawn |= bit(card)
    if log is not None:
        log.append(events.CardDrawn(card, False))
