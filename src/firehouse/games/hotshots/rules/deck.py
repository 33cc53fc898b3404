"""The Fire deck: three piles of known make-up, a known card on top, one new shuffle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, nth, size
from firehouse.core.luck import Rng
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.cards import BLOWS, BREEZE, CLASSES, OTHER
from firehouse.games.hotshots.data.roles import LOOKOUT
from firehouse.games.hotshots.rules import endings, steps
from firehouse.games.hotshots.rules.effects import Log, end
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, able, role_of

PILES: Final = 3
_BITS: Final = 6
_COUNT: Final = 63


def _place(pile: i64, group: i64) -> i64:
    return (pile * CLASSES + group) * _BITS


def in_pile(s: State, pile: i64, group: i64) -> i64:
    """How many cards of a class a pile holds."""
    return (s.piles >> _place(pile, group)) & _COUNT


def _put(s: State, pile: i64, group: i64, number: i64) -> None:
    s.piles += number << _place(pile, group)


def build(g: House, s: State) -> None:
    """Divide the deck: pile 0 on top, 2 at the bottom; the winds as the set-up says."""
    s.deck = g.deck
    s.piles = 0
    _divide(s, OTHER, size(g.deck & g.cards.others))
    _divide(s, BLOWS, size(g.deck & g.cards.blows))
    breezes = size(g.deck & g.cards.breezes)
    pile: i64 = PILES - 1
    while pile > 0 and breezes:
        _put(s, pile, BREEZE, 1)
        breezes -= 1
        pile -= 1
    _put(s, 0, BREEZE, breezes)


def _divide(s: State, group: i64, number: i64) -> None:
    """Three equal parts; what is left over goes to the bottom."""
    part = number // PILES
    _put(s, 0, group, part)
    _put(s, 1, group, part)
    _put(s, 2, group, number - 2 * part)


def top_pile(s: State) -> i64:
    """The first pile that holds a card."""
    pile: i64 = 0
    while pile < PILES and not (s.piles >> _place(pile, 0)) & 0x3FFFF:
        pile += 1
    return pile


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
    s.todo.append(steps.PICK)
    if s.top:
        card: i64 = s.top - 1
        s.top = 0
        s.drawn |= bit(card)
        number -= 1
        if log is not None:
            log.append(events.CardDrawn(card, True))
    while number:
        s.todo.append(steps.DRAW_CARD)
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
        _put(s, 0, group, size(cards & g.cards.of_class(group)))
        group += 1
    if log is not None:
        log.append(events.DeckShuffled(size(cards)))
    return True


def card_weight(g: House, s: State, card: i64) -> i64:
    """How likely a card is to be the next.

    The top pile holds n cards of its class, and each of the class's u cards is equally likely to
    be one of them: n / u, times the product of all u, to be whole.
    """
    if card >= len(g.cards.kinds) or not (s.deck >> card) & 1:
        return 0
    own = g.cards.class_of(card)
    weight = in_pile(s, top_pile(s), own)
    group: i64 = 0
    while group < CLASSES:
        unseen = size(s.deck & g.cards.of_class(group))
        if group != own and unseen:
            weight *= unseen
        group += 1
    return weight


def sample_card(g: House, s: State, rng: Rng) -> i64:
    """A card by its weight."""
    pile = top_pile(s)
    others = in_pile(s, pile, OTHER)
    blows = in_pile(s, pile, BLOWS)
    place = rng.below(others + blows + in_pile(s, pile, BREEZE))
    group: i64 = BREEZE
    if place < others:
        group = OTHER
    elif place < others + blows:
        group = BLOWS
    cards = s.deck & g.cards.of_class(group)
    return nth(cards, rng.below(size(cards)))


def card_drawn(g: House, s: State, log: Log, card: i64) -> None:
    """A card came up."""
    _put(s, top_pile(s), g.cards.class_of(card), -1)
    s.deck &= ~bit(card)
    s.drawn |= bit(card)
    if log is not None:
        log.append(events.CardDrawn(card, False))
