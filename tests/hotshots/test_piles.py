"""The odds of a deck whose piles nobody counted, against all of its orders."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest

from firehouse import Rng
from firehouse.games.hotshots.data.cards import CLASSES
from firehouse.games.hotshots.rules import piles

Order = tuple[int, ...]


def orders_of(division: int) -> list[Order]:
    """Every order of classes that a deck can have which is divided so."""
    found = []
    for pile in range(piles.PILES):
        cards = [
            group for group in range(CLASSES) for _ in range(piles.count(division, pile, group))
        ]
        found.append(sorted(set(permutations(cards))))
    return [tuple(card for pile in deck for card in pile) for deck in product(*found)]


def shares_of(next_class: int, seen: Order, decks: list[list[Order]]) -> Fraction:
    """How likely it is that these classes come first and this one next."""
    start = (*seen, next_class)
    parts = [
        Fraction(sum(order[: len(start)] == start for order in orders), len(orders))
        for orders in decks
    ]
    return sum(parts, Fraction(0))


@pytest.mark.parametrize(
    "deck", [(4, 3, 2), (5, 3, 2), (3, 3, 2), (1, 3, 4), (2, 0, 3), (4, 0, 0), (5, 1, 1), (1, 0, 0)]
)
def test_odds_are_those_of_all_orders(deck: tuple[int, int, int]) -> None:
    """Of every division alike: each beginning, what may follow it, and how likely."""
    divisions = piles.divided(*deck)
    decks = [orders_of(division) for division in divisions]
    last = divisions[-1]
    start = piles.with_ways(last, 7) if len(divisions) > 1 else last
    waiting: list[tuple[Order, int]] = [((), start)]
    while waiting:
        seen, word = waiting.pop()
        if len(seen) == sum(deck):
            continue
        told = piles.class_odds(divisions, word)
        true = [shares_of(group, seen, decks) for group in range(CLASSES)]
        assert [Fraction(number, sum(told)) for number in told] == [
            part / sum(true) for part in true
        ], seen
        assert piles.fits(divisions, word)
        for group in range(CLASSES):
            if told[group]:
                waiting.append(((*seen, group), piles.taken(divisions, word, group)))


@pytest.mark.parametrize("seed", range(40))
def test_odds_of_the_largest_decks_fit_a_native_word(seed: int) -> None:
    """60 cards of any make-up: no weight of a card, nor their sum, comes near 64 bits."""
    luck = Rng(seed)
    others = 1 + luck.below(60)
    blows = luck.below(61 - others)
    left = [others, blows, 60 - others - blows]
    divisions = piles.divided(*left)
    word = piles.with_ways(divisions[-1], 7) if len(divisions) > 1 else divisions[-1]
    while any(left):
        odds = piles.class_odds(divisions, word)
        unseen = 1
        for number in left:
            unseen *= max(1, number)
        assert sum(odds) * unseen < 2**50
        if piles.ways_of(word):
            assert sum(piles.shares(divisions, word)) < 2**20
        place = luck.below(sum(left))
        choices = [group for group in range(CLASSES) for _ in range(left[group]) if odds[group]]
        group = choices[place % len(choices)]
        word = piles.taken(divisions, word, group)
        left[group] -= 1
