"""Flash Point 2010: Explosions."""

from __future__ import annotations

from drawn import drawn, play, same
from rule import rule


@rule("2010.explosions.closed-door")
def test_a_shock_wave_rolls_over_fire_and_breaks_the_door() -> None:
    """A wave skips burning squares; a closed door that it hits is destroyed. — Explosions"""
    game, state = drawn("""
        +---+---+---+---+
        | F   F   F o . |
        +---+---+---+---+
    """)

    play(game, state, "roll 1,1")

    same(
        game,
        state,
        """
        +-!-+---+---+---+
        ! F   F   F   . |
        +-!-+---+---+---+
    """,
    )
