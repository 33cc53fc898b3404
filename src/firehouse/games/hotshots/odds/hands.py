"""Every hand of die tokens that a fight can come to, numbered, and where each play leads."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.odds.problem import DOUBLE, FACES, RECOVER, SHOWS

PLAY: Final = 4
"""PLAY + 8 × token + place: the token is used as the face of that place."""
NO_PLACE: Final = 7

ANY: Final = 0
MATCHING: Final = 1
RECOVERING: Final = 2


class Hands:
    """A hand is a set of tokens and, while the doubling one is in it, what tokens have matched.

    Plays lead to hands of smaller numbers; the last hand is the one that the fight began with.
    """

    def __init__(
        self, tokens: list[str], faces: list[int], asked: list[int], extra: list[int]
    ) -> None:
        self.tokens = tokens
        self.asked = asked
        """How many icons each place has on the tile, open or not."""
        self.places: list[list[int]] = [_places(token, faces) for token in tokens]
        self.sets: list[int] = []
        """By hand: its tokens, a bit each."""
        self.matched: list[tuple[int, ...]] = []
        """By hand: the matches at each place that are no dice, as far as it matters."""
        self.played: list[int] = []
        """By hand: how many tokens have made a match."""
        self.recovered: list[int] = []
        """By hand: how many tokens have brought back a die."""
        self.after: list[list[int]] = []
        """By hand and play: the hand it leaves."""
        self._known: dict[tuple[int, tuple[int, ...]], int] = {}
        self._number((1 << len(tokens)) - 1, tuple(extra))

    def _number(self, held: int, matched: tuple[int, ...]) -> int:
        """The number of a hand, after those of all hands that follow it."""
        if DOUBLE not in self._names(held):
            matched = (0,) * len(matched)
        if (held, matched) in self._known:
            return self._known[held, matched]
        after = [-1] * (8 * len(self.tokens))
        for token, name in enumerate(self.tokens):
            if held >> token & 1:
                left = held & ~(1 << token)
                if name == RECOVER:
                    after[8 * token + NO_PLACE] = self._number(left, matched)
                for place in self.places[token]:
                    more = self._with_match(matched, place)
                    after[8 * token + place] = self._number(left, more)
        number = len(self.sets)
        self._known[held, matched] = number
        spent = self._names(((1 << len(self.tokens)) - 1) & ~held)
        self.sets.append(held)
        self.matched.append(matched)
        self.recovered.append(spent.count(RECOVER))
        self.played.append(len(spent) - spent.count(RECOVER))
        self.after.append(after)
        return number

    def _with_match(self, matched: tuple[int, ...], place: int) -> tuple[int, ...]:
        """One more match by a token; it matters only where another icon of the kind is asked."""
        if self.asked[place] < 2:
            return matched
        return (*matched[:place], matched[place] + 1, *matched[place + 1 :])

    def _names(self, held: int) -> list[str]:
        """The names of a set of tokens."""
        return [name for token, name in enumerate(self.tokens) if held >> token & 1]

    def plays(self, hand: int, left: list[int], kind: int) -> list[int]:
        """Every token of a kind that can be played with so many icons left at each place."""
        found: list[int] = []
        for token, name in enumerate(self.tokens):
            if not self.sets[hand] >> token & 1:
                continue
            if name == RECOVER:
                if kind != MATCHING:
                    found.append(PLAY + 8 * token + NO_PLACE)
            elif kind != RECOVERING:
                for place in self.places[token]:
                    if left[place] and (name != DOUBLE or self._has_die(hand, left, place)):
                        found.append(PLAY + 8 * token + place)
        return found

    def _has_die(self, hand: int, left: list[int], place: int) -> bool:
        """Is a die locked at this place?"""
        return self.asked[place] - left[place] > self.matched[hand][place]


def _places(token: str, faces: list[int]) -> list[int]:
    """The places that a token may fill."""
    shown = FACES if token == DOUBLE else SHOWS.get(token, ())
    return [place for place, face in enumerate(faces) if FACES[face] in shown]
