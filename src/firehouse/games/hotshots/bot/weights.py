"""What a rule of thumb weighs, in points; a flame is worth about 40."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.setup import Setup

TABLE: Final = (
    ("flame", (51,), "Every flame on the board."),
    ("fire", (70,), "Every burning tile."),
    (
        "kind",
        (21,),
        "A scorch limit of which a tile burns, for each flame its cards are expected to bring.",
    ),
    ("horizon", (2,), "How many Fire cards ahead are looked at."),
    (
        "two",
        (378,),
        "How much of its cards a tile gets where two of its limit burn, in thousandths.",
    ),
    ("more", (334,), "The same where more than two burn."),
    ("scorch", (145,), "A scorched tile at the beginning."),
    ("slack", (512,), "Added to it, divided by the scorches left before the game is lost."),
    ("last", (200,), "The scorch before the last, on top; less by squares before."),
    ("doom", (3468,), "The game itself."),
    ("vehicle", (33,), "Each vehicle that is lost with the Air Attack Base."),
    ("cache", (56,), "The supply of reward tokens."),
    ("ability", (203,), "A character's ability."),
    ("die", (106,), "A lost die."),
    ("token", (58,), "A reward token."),
    ("hold", (7,), "What a vehicle must bring more than a fight."),
    (
        "lasting",
        (545,),
        "A Firebreak's worth against the wind it is looked at for, in thousandths.",
    ),
    ("prior", (107,), "How likely a tile that does not burn is to burn later, in thousandths."),
    ("pull", (73,), "How much nearness to fires counts, in thousandths of their cost."),
    ("spend", (104,), "What playing a token for a match must bring."),
    ("skip", (106,), "How many points of fire make the token against a Fire card worth playing."),
    (
        "scarce",
        (8,),
        "With fewer flame tokens than this in reserve each one on the board counts double.",
    ),
    ("camp", (247,), "Ending a turn at the Fire Camp for each lost die."),
    ("base", (69,), "How much each vehicle draws to the Air Attack Base."),
    ("order", (8,), "What the Crew Boss's order must bring."),
    ("early", (106,), "What a token for movement must bring."),
)
"""Each weight: its name, its value, its meaning; `scripts/weights.py` finds the values."""

TRIALS: Final = (
    (
        Setup("hotshots/standard", crew=2),
        Setup("hotshots/standard", crew=4),
        Setup("hotshots/standard", crew=1),
        Setup("hotshots/standard", crew=3, difficulty="a-little-less-heat"),
        Setup("hotshots/standard", crew=3, difficulty="five-alarm-fire"),
    ),
)
"""The set-ups in which the values are tried out."""


class Weights:
    """A field for each row of the table, declared for the compiler."""

    flame: i64
    fire: i64
    kind: i64
    horizon: i64
    two: i64
    more: i64
    scorch: i64
    slack: i64
    last: i64
    doom: i64
    vehicle: i64
    cache: i64
    ability: i64
    die: i64
    token: i64
    hold: i64
    lasting: i64
    prior: i64
    pull: i64
    spend: i64
    skip: i64
    scarce: i64
    camp: i64
    base: i64
    order: i64
    early: i64

    def __init__(self, column: int = 0) -> None:
        for name, values, _ in TABLE:
            setattr(self, name, values[column])
