"""What the next Fire cards may bring, by all that the players know of the deck."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.hotshots.bot.weights import Weights
from firehouse.games.hotshots.data import cards
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import MOST_LIMIT, TILES
from firehouse.games.hotshots.rules.deck import PILES, in_pile
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State

_LEVELS: Final = 64
"""Expected flames are looked up in sixteenths, up to four."""


def _tails() -> list[int]:
    """Level × 9 + gap: the chance in thousandths that so many flames or more come."""
    found: list[int] = []
    for level in range(_LEVELS):
        mean = level / 16
        chance = exp(-mean)
        tail = 1.0
        for number in range(MOST_LIMIT + 1):
            found.append(round(1000 * tail))
            tail -= chance
            chance *= mean / (number + 1)
    return found


_TAILS: Final = _tails()


class Forecast:
    """How likely winds and flames are within the horizon; `look` brings it up to date."""

    burning: i64
    fed: i64
    fed_twice: i64
    ember: i64

    def __init__(self, house: House, weights: Weights) -> None:
        self.house = house
        self.weights = weights
        self.blows: list[int] = [0] * SIDES
        """The cards that turn the wind each way."""
        self.twos: list[int] = [0] * (MOST_LIMIT + 1)
        self.ones: list[int] = [0] * (MOST_LIMIT + 1)
        """The increase cards that bring tiles of each limit two flames, and one."""
        self.embers: list[int] = [0] * TILES
        for card, kind in enumerate(house.cards.kinds):
            self._note(card, kind)
        self.named = [
            limit for limit in range(MOST_LIMIT + 1) if self.twos[limit] | self.ones[limit]
        ]
        """The limits that a card names."""
        self.expected: list[int] = [0] * cards.CLASSES
        """Cards of each class that will be drawn within the horizon, in thousandths."""
        self.likely: list[int] = [0] * SIDES
        """How likely the wind is to blow each way, in thousandths."""
        self.coming: list[int] = [0] * (MOST_LIMIT + 1)
        """Flames that the cards for each limit will bring, in thousandths."""
        self.alight: list[int] = [0] * (MOST_LIMIT + 1)
        """Burning tiles of each limit."""
        self.burning = 0
        self.fed = 0
        self.fed_twice = 0
        """Tiles that are known to get a flame next, or two."""
        self.ember = 0
        """How likely each Ember of the deck is, in thousandths."""

    def _note(self, card: int, kind: int) -> None:
        """Remember what a card does."""
        here: int = bit(card)
        about = self.house.cards.first[card]
        other = self.house.cards.second[card]
        if kind == cards.WIND_BLOWS:
            self.blows[about] |= here
        elif kind == cards.SINGLE or (kind == cards.MULTIPLE and about == other):
            self.twos[about] |= here
        elif kind == cards.MULTIPLE:
            self.ones[about] |= here
            self.ones[other] |= here
        elif kind == cards.EMBER:
            self.embers[about] |= here

    def look(self, s: State, burning: i64) -> None:
        """Bring everything up to date."""
        self.burning = burning
        self._count_alight()
        deck = s.deck
        if deck:
            self._expect_classes(s)
        else:
            deck = s.discard if s.discard else self.house.deck
            self._expect_any(deck)
        self._look_ahead(s, deck)
        self.fed = 0
        self.fed_twice = 0
        if s.top:
            self._expect_card(s, s.top - 1)

    def _count_alight(self) -> None:
        limit: i64 = 0
        while limit <= MOST_LIMIT:
            self.alight[limit] = 0
            limit += 1
        tiles = self.burning
        while tiles:
            of: i64 = self.house.limits[first(tiles)]
            self.alight[of] += 1
            tiles &= tiles - 1

    def _expect_classes(self, s: State) -> None:
        """The top pile first: how many cards of each class it holds is known."""
        left = self.weights.horizon
        others: i64 = 0
        blows: i64 = 0
        breezes: i64 = 0
        pile: i64 = 0
        while pile < PILES and left > 0:
            number = in_pile(s, pile, cards.OTHER)
            turning = in_pile(s, pile, cards.BLOWS)
            winds = in_pile(s, pile, cards.BREEZE)
            whole = number + turning + winds
            if whole:
                drawn = left if left < whole else whole
                others += drawn * 1000 * number // whole
                blows += drawn * 1000 * turning // whole
                breezes += drawn * 1000 * winds // whole
                left -= drawn
            pile += 1
        self.expected[cards.OTHER] = others
        self.expected[cards.BLOWS] = blows
        self.expected[cards.BREEZE] = breezes

    def _expect_any(self, deck: i64) -> None:
        """A new deck is about to be shuffled."""
        whole = size(deck)
        if whole < self.weights.horizon:
            whole = self.weights.horizon
        group: i64 = 0
        while group < cards.CLASSES:
            number = size(deck & self.house.cards.of_class(group))
            self.expected[group] = self.weights.horizon * 1000 * number // whole
            group += 1

    def _share(self, deck: i64, group: i64) -> i64:
        """How likely each card of a class is to come, in thousandths."""
        unseen = size(deck & self.house.cards.of_class(group))
        expected: i64 = self.expected[group]
        return expected // unseen if unseen else 0

    def _look_ahead(self, s: State, deck: i64) -> None:
        turning = self._share(deck, cards.BLOWS)
        side: i64 = 0
        while side < SIDES:
            card: i64 = self.blows[side]
            self.likely[side] = turning if card & deck else 0
            side += 1
        self.likely[s.wind] += self.expected[cards.BREEZE]
        share = self._share(deck, cards.OTHER)
        for limit in self.named:
            twos: i64 = self.twos[limit]
            ones: i64 = self.ones[limit]
            self.coming[limit] = (size(ones & deck) + 2 * size(twos & deck)) * share
        self.ember = share

    def _expect_card(self, s: State, card: i64) -> None:
        """A card that is known to come next."""
        deck = self.house.cards
        kind: i64 = deck.kinds[card]
        about: i64 = deck.first[card]
        if kind == cards.WIND_BLOWS:
            self.likely[about] += 1000
        elif kind == cards.WIND:
            self.likely[s.wind] += 1000
            if deck.second[card]:
                self._expect_feeding(s, about != 0)
        elif kind == cards.EMBER:
            self.fed = bit(about)
        elif kind == cards.SINGLE:
            if self.alight[about] == 1:
                self.fed_twice = self._of_limit(about)
            self.coming[about] += 2000
        elif kind == cards.MULTIPLE:
            self.coming[about] += 1000
            other: i64 = deck.second[card]
            self.coming[other] += 1000

    def _of_limit(self, limit: i64) -> i64:
        """The burning tiles of a limit."""
        found: i64 = 0
        tiles = self.burning
        while tiles:
            tile = first(tiles)
            if self.house.limits[tile] == limit:
                found |= bit(tile)
            tiles &= tiles - 1
        return found

    def _expect_feeding(self, s: State, gust: bool) -> None:
        """A wind that also feeds what burns."""
        sources = self.burning
        while sources:
            place = first(sources) * SIDES + s.wind
            tile: i64 = s.ground.next[place]
            if tile >= 0 and (self.burning >> tile) & 1:
                edge: i64 = s.ground.edge[place]
                if gust or not (s.breaks >> edge) & 1:
                    self.fed |= bit(tile)
            sources &= sources - 1

    def chance(self, s: State, tile: i64, gap: i64, others: i64) -> i64:
        """How likely a burning tile is to get so many flames, in thousandths.

        The more others of its limit burn, the more of their cards the players lead elsewhere.
        """
        if (self.fed >> tile) & 1:
            gap -= 1
        if (self.fed_twice >> tile) & 1:
            gap -= 2
        if gap <= 0:
            return 1000
        if gap > MOST_LIMIT:
            return 0
        limit: i64 = self.house.limits[tile]
        mean: i64 = self.coming[limit]
        if others == 1:
            mean = mean * self.weights.two // 1000
        elif others > 1:
            mean = mean * self.weights.more // 1000
        card: i64 = self.embers[tile]
        if card & s.deck:
            mean += self.ember
        level = mean * 16 // 1000
        if level >= _LEVELS:
            level = _LEVELS - 1
        found: i64 = _TAILS[level * (MOST_LIMIT + 1) + gap]
        return found

    def others(self, tile: i64) -> i64:
        """How many other tiles of its limit burn."""
        limit: i64 = self.house.limits[tile]
        found: i64 = self.alight[limit] - ((self.burning >> tile) & 1)
        return found
