"""What a learner is told of the lane."""

from bucket_brigade.game import SQUARES
from firehouse.envs.simple import Told, simple_encoding

ENCODING = simple_encoding(
    shape=(SQUARES,),
    planes=(
        Told("fire", "Squares that burn.", lambda g, s: (1 << SQUARES) - (1 << s.fire)),
        Told("people", "Squares where somebody is.", lambda g, s: _squares(s.at)),
        Told("on turn", "The square of who is on turn.", lambda g, s: 1 << s.at[s.turn]),
        Told(
            "full buckets",
            "Squares with a full bucket.",
            lambda g, s: _squares(at for at, full in zip(s.at, s.full, strict=True) if full),
        ),
    ),
    numbers=(Told("steps", "Steps left.", lambda g, s: s.steps, scale=3),),
    potential=lambda g, s: s.fire / SQUARES,
)


def _squares(places):
    return sum(1 << place for place in set(places))
