"""The seed of the day: the same for all who play a set-up on a day, and each server's own."""

from __future__ import annotations

import pytest

from firehouse import Setup
from firehouse.core.daily import daily_seed, today

FAMILY = Setup("flashpoint/family")
DAY = "2026-11-15"


def test_it_depends_on_the_day_the_set_up_and_the_secret():
    """A server's seed is not the local one, nor that of another server."""
    seeds = {
        daily_seed(setup, day, *secret)
        for setup in (FAMILY, Setup("hotshots/standard"))
        for day in (DAY, "2026-11-16")
        for secret in ((), (b"one",), (b"other",))
    }

    assert len(seeds) == 12
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_how_the_set_up_is_spelt_makes_no_difference():
    spelt = Setup("flashpoint/family", crew=2)

    assert daily_seed(spelt, DAY) == daily_seed(FAMILY, DAY)


def test_it_stays_what_it_was():
    """Teams that play at different hours, with different versions, meet the same luck."""
    assert daily_seed(FAMILY, DAY, b"a secret") == 6966534227118248


def test_a_set_up_without_rules_is_refused():
    with pytest.raises(ValueError, match="no rule set"):
        daily_seed(Setup("flashpoint/none"), DAY)


def test_the_day_is_a_date():
    assert len(today().split("-")) == 3
