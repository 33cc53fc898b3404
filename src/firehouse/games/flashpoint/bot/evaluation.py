"""How a position stands: a formula of a few counts, to compare positions by.

The numbers were fitted to games that the rule of thumb played with a random move now and then.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import size
from firehouse.games.flashpoint.bot.markers import victims_hidden
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.fire import contiguous
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, saved_of

SQUARED: Final = 6
"""So many of the measures, the first ones, also count in pairs."""

ON_FOOT: Final = [
    7.25,
    -7.76,
    -4.47,
    1.11,
    -5.11,
    -0.63,
    0.0,
    -2.43,
    1.41,
    0.38,
    -0.76,
    -0.3,
    3.29,
    2.0,
    0.96,
    -0.78,
    -3.5,
    0.0,
    -0.77,
    3.69,
    0.33,
    -0.04,
    0.0,
    -6.36,
    -2.39,
    1.94,
    0.0,
    -0.19,
    -2.33,
    0.0,
    -3.1,
    0.0,
    0.0,
]
WITH_GUN: Final = [
    3.71,
    -2.51,
    1.5,
    1.09,
    -2.46,
    -0.22,
    -1.73,
    -0.05,
    0.11,
    0.77,
    -0.37,
    0.85,
    0.52,
    0.44,
    -0.68,
    -0.6,
    -1.93,
    -2.71,
    -1.31,
    -1.94,
    0.27,
    1.05,
    -1.46,
    -2.31,
    -3.29,
    -0.89,
    -0.45,
    0.69,
    -1.73,
    -1.5,
    -0.6,
    -1.34,
    2.45,
]
"""Without and with a deck gun: the constant, a factor for each measure, one for each pair."""


def measures(g: House, s: State) -> list[float]:
    """What the formula looks at, each about from 0 to 1."""
    options = g.options
    goal = options.rescue_goal or options.victims
    done = s.rescued if options.rescue_goal else s.rescued + s.lost
    people = s.poi | tokens.dice_squares(s.victims)
    near = contiguous(g, s, s.fire)
    saved: i64 = 0
    who: i64 = 0
    while who < g.crew_size:
        saved += saved_of(s, who)
        who += 1
    return [
        float(goal - done) / float(goal),
        float(s.lost) / float(options.lost_limit),
        float(s.damage) / float(options.damage_limit),
        float(size(s.fire)) / 20.0,
        float(size(s.smoke)) / 20.0,
        float(size(s.hot_spots)) / 12.0,
        float(tokens.total(s.hazmats)) / 6.0,
        float(size(near & s.fire)) / 20.0,
        (float(tokens.total(s.victims)) + victims_hidden(s)) / 4.0,
        float(size(near & people)) / 4.0,
        float(saved) / float(4 * g.crew_size),
    ]


def evaluation(g: House, s: State) -> float:
    """How likely the rule of thumb wins from here, as the formula has it; for comparing."""
    found = measures(g, s)
    factors = WITH_GUN if g.options.vehicles and g.options.gentle_gun else ON_FOOT
    total = factors[0]
    index: i64 = 1
    for measure in found:
        total += factors[index] * measure
        index += 1
    first: i64 = 0
    while first < SQUARED:
        second = first
        while second < SQUARED:
            total += factors[index] * found[first] * found[second]
            index += 1
            second += 1
        first += 1
    return 1.0 / (1.0 + exp(-total))
