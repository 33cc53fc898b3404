"""Four newcomers, each from a clean virtual environment and the built wheel to a first result."""

from __future__ import annotations


def test_the_installer_plays_and_serves_with_nothing_but_the_wheel(newcomer):
    """`pip install firehouse`: the doctor, a game in a pipe, a server."""
    assert "Served." in newcomer("installer.py")


def test_the_bot_writer_sits_a_bot_at_a_served_table(newcomer):
    """A class in a file, tried alone, against greedy, and at a table of a server by its link."""
    assert "The bot joined." in newcomer("bot_writer.py")


def test_the_researcher_trains_on_masks_and_gets_a_bot(newcomer):
    """Gymnasium, the vector environment, a policy that leaves its environment and becomes a bot."""
    assert "The policy played." in newcomer("researcher.py", "[envs]")


def test_the_designer_measures_a_plan_of_their_own(newcomer):
    """A plan from the template, an experiment that plays it, its report, a comparison."""
    assert "Reported." in newcomer("designer.py", "[lab]")
