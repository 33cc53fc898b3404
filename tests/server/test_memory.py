"""Memory is given back when a crowd has gone, of sockets or of tables, and not at every leaving."""

from __future__ import annotations

import pytest

from firehouse.server import memory
from firehouse.server.memory import MANY_SOCKETS, MANY_TABLES, Tidying


@pytest.fixture
def trims(monkeypatch):
    """How often free memory was given back."""
    given = []
    monkeypatch.setattr(memory, "_trim", lambda: given.append)
    return given


def test_a_crowd_of_sockets_that_has_gone_is_tidied_up_after_once(trims):
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS * 2)

    assert not tidying.tidy(MANY_SOCKETS * 2 - 1, 0)
    assert tidying.tidy(MANY_SOCKETS, 0)
    assert not tidying.tidy(MANY_SOCKETS - 1, 0)
    assert trims == [0]


def test_tables_that_went_to_sleep_later_are_a_crowd_of_their_own(trims):
    """Their sockets have gone long before."""
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS)
    tidying.tables.see(MANY_TABLES)

    assert tidying.tidy(0, MANY_TABLES)
    assert not tidying.tidy(0, MANY_TABLES)
    assert tidying.tidy(0, 0)
    assert trims == [0, 0]


def test_a_few_are_no_crowd(trims):
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS - 1)
    tidying.tables.see(MANY_TABLES - 1)

    assert not tidying.tidy(0, 0)
    assert trims == []


def test_where_nothing_can_be_given_back_nothing_is_tried(monkeypatch):
    monkeypatch.setattr(memory, "_trim", lambda: None)
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS)

    assert not tidying.tidy(0, 0)
