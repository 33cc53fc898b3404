"""A history is made beside the game, which goes on meanwhile."""

from __future__ import annotations

from firehouse import Setup, Table


def test_a_table_that_stands_still_does_not_change_while_the_game_goes_on():
    """Nor when something is tried and taken back, which changes the state in place."""
    core = Table(Setup("flashpoint/family", crew=2), 5)
    for _ in range(8):
        core.play(core.actions()[0])
    copy = core.copy()
    steps, view = copy.step, core.game.view(core.state)

    core.play("end")

    assert copy.step == steps
    assert core.game.view(copy.state) == view
    assert core.game.view(copy.state_at(steps)) == view
