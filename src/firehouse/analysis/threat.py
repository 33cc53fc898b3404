"""What the fire may do before a pawn's next turn: a chance for each square, wall, tile and pawn.

One turn of the fire is counted out exactly, outcome by outcome; several turns are sampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush
from typing import Any, Final

from firehouse.analysis.window import Mark, Window
from firehouse.bots.policy import Policy
from firehouse.core.catalogue import row_of
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.phrase import Phrase, phrase

MOST: Final = 4000
"""Positions that an exact map looks at before it lets samples stand for the unlikely rest."""
SAMPLES: Final = 400


@dataclass(frozen=True)
class ThreatMap:
    """Chances by what may happen ("burns", "falls" …) and where, in the game's own names.

    `turns` is how often the fire has its turn; `sampled` is the part of all outcomes that
    samples stand for, 0 in an exact map; `now` lists where it burns already.
    """

    ruleset: str
    turns: int
    sampled: Fraction
    chances: dict[str, dict[str, Fraction]]
    now: tuple[str, ...]

    @property
    def exact(self) -> bool:
        """Is every outcome counted?"""
        return self.sampled == 0

    def of(self, what: str, where: str) -> Fraction:
        """One chance; 0 for what cannot happen."""
        return self.chances.get(what, {}).get(where, Fraction(0))

    def worst(self, what: str, most: int = 3) -> list[tuple[str, Fraction]]:
        """Where something is likeliest; what burns already is left out of what will burn."""
        known = self.now if what == "burns" else ()
        places = [pair for pair in self.chances.get(what, {}).items() if pair[0] not in known]
        return sorted(places, key=lambda pair: (-pair[1], pair[0]))[:most]

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "ruleset": self.ruleset,
            "turns": self.turns,
            "exact": self.exact,
            "sampled": float(self.sampled),
            "now": list(self.now),
            "chances": {
                what: {where: float(chance) for where, chance in sorted(places.items())}
                for what, places in sorted(self.chances.items())
            },
        }


Fact = tuple[Fraction, str]
"""A chance and its sentence, without when."""
Threat = tuple[Fraction, Phrase]
"""A chance, and what is said of it."""


def as_dangers(threat: ThreatMap, endings: Iterable[str], found: list[Threat]) -> list[Threat]:
    """What may end the game, then what else was found, each as the second half of a sentence.

    What is said of a threat as `threat.NAME` is said so as `danger.NAME`.
    """
    ends = threat.chances.get("ends", {})
    told = [(ends[ending], phrase(f"danger.{ending}")) for ending in ends if ending in endings]
    for chance, said in found:
        told.append((chance, Phrase(said.name.replace("threat.", "danger."), said.arguments)))
    return told


@dataclass(frozen=True)
class ThreatFace:
    """How the threats of one game are found, described and drawn."""

    window: type[Window]
    facts: Callable[[Any, dict[str, Any], ThreatMap], list[Fact]]
    """What a map means for the crew of a view."""
    roll: Callable[[Any], str]
    """What a chance of one turn is counted in, such as "rolls"."""
    endings: Mapping[str, str]
    """The ways to lose, as sentences without when."""
    lines: Callable[[Any, Any, ThreatMap], list[str]]
    notes: Callable[[ThreatMap, str, str], list[str]]
    layer: Callable[[Any, Any, ThreatMap], str]
    places: Mapping[str, str]
    """What kind of place a threat is about; the rest is about pawns."""
    dangers: Callable[[Any, dict[str, Any], ThreatMap], list[Fact]] | None = None
    """What may happen to the crew of a view, as the second half of a sentence; without it, advice
    names no danger."""


def face_of(ruleset: str) -> ThreatFace | None:
    """How the game of a rule set shows its threats; None for one that knows none."""
    face: ThreatFace | None = row_of(ruleset).load("threats")
    return face


def window_of(game: Game[Any], state: Any) -> Window | None:
    """The window that begins now; what burns already is marked as burning."""
    face = face_of(game.setup.ruleset)
    if face is None:
        return None
    window = face.window(game, state)
    window.begin()
    window.marks = {("burns", where) for where in window.burning()}
    return window


def threats(game: Game[Any], state: Any, most: int = MOST) -> ThreatMap:
    """What the fire does if the turn ended now: every outcome with its exact chance.

    Where players choose among equals (which tile is fed, where a pawn is laid), each choice
    counts as equally likely. Should more than `most` positions be reached, the least likely
    are each finished by one sample, and the map says that it is not exact.
    """
    window = window_of(game, state.copy())
    if window is None:
        return ThreatMap(game.setup.ruleset, 1, Fraction(0), {}, ())
    tally = _Tally()
    heap: list[tuple[Fraction, int, Window]] = []
    looked = 0

    def meet(weight: Fraction, found: Window) -> None:
        if found.spent:
            tally.add(found.marks, weight)
        else:
            heappush(heap, (-weight, looked + len(heap), found))

    meet(Fraction(1), window)
    while heap and looked < most:
        weight, _, found = heappop(heap)
        branches = found.branches()
        total = sum(likely for _, likely in branches)
        for action, likely in branches:
            looked += 1
            meet(-weight * likely / total, found.after(action))
    rng = Rng(0)
    for weight, _, found in heap:
        found.run(1, rng)
        tally.add(found.marks, -weight)
    return _map(game, state, 1, -sum((weight for weight, _, _ in heap), Fraction(0)), tally)


def threats_ahead(
    game: Game[Any],
    state: Any,
    luck: Rng,
    turns: int | None = None,
    samples: int = SAMPLES,
    policy: Policy[Any] | None = None,
) -> ThreatMap:
    """What the fire does in several turns; without a number, until this pawn's next turn.

    Nobody does anything meanwhile, so that the map shows what has to be stopped; with a
    policy, the pawns whose turns come in between play by it.
    """
    count = len(game.pawns(state)) if turns is None else turns
    if count < 1 or samples < 1:
        raise ValueError("A threat map needs at least one turn and one sample.")
    tally = _Tally()
    for _ in range(samples):
        window = window_of(game, state.copy())
        if window is None:
            return ThreatMap(game.setup.ruleset, count, Fraction(0), {}, ())
        window.run(count, luck, policy)
        tally.add(window.marks, Fraction(1, samples))
    return _map(game, state, count, Fraction(1), tally)


class _Tally:
    """Weights of marks, added up by weight first: there are few different ones."""

    def __init__(self) -> None:
        self.by_weight: dict[Fraction, Counter[Mark]] = {}

    def add(self, marks: Iterable[Mark], weight: Fraction) -> None:
        self.by_weight.setdefault(weight, Counter()).update(marks)

    def chances(self) -> dict[str, dict[str, Fraction]]:
        found: dict[str, dict[str, Fraction]] = {}
        for weight, marks in self.by_weight.items():
            for (what, where), count in marks.items():
                places = found.setdefault(what, {})
                places[where] = places.get(where, Fraction(0)) + weight * count
        return found


def _map(game: Game[Any], state: Any, turns: int, sampled: Fraction, tally: _Tally) -> ThreatMap:
    window = window_of(game, state)
    now = set() if window is None else window.burning()
    return ThreatMap(game.setup.ruleset, turns, sampled, tally.chances(), tuple(sorted(now)))
