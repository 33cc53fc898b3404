"""Memory is given back when a crowd has gone, of sockets or of tables, and not at every leaving."""

from __future__ import annotations

import gc

import pytest

from firehouse.server import memory
from firehouse.server.memory import (
    LONGEST,
    MANY_SOCKETS,
    MANY_TABLES,
    YOUNG,
    Tidying,
    collect_a_little,
)


@pytest.fixture
def trims(monkeypatch):
    """How often free memory was given back."""
    given = []
    monkeypatch.setattr(memory, "_trim", lambda: given.append)
    return given


def seen(tidying: Tidying, sockets: int, tables: int) -> bool:
    """Was tidied up, so many being there?"""
    tidying.sockets.see(sockets)
    tidying.tables.see(tables)
    return tidying.tidy()


def test_a_crowd_of_sockets_that_has_gone_is_tidied_up_after_once(trims):
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS * 2)

    assert not seen(tidying, MANY_SOCKETS * 2 - 1, 0)
    assert seen(tidying, MANY_SOCKETS, 0)
    assert not seen(tidying, MANY_SOCKETS - 1, 0)
    assert trims == [0]


def test_those_who_come_and_go_are_a_crowd_in_the_end(trims):
    """Also where there are always as many: what each leaves behind would add up."""
    tidying, many = Tidying(), 2 * MANY_SOCKETS

    for _ in range(many - 2):
        tidying.sockets.see(many)
        assert not seen(tidying, many - 1, 0)
    tidying.sockets.see(many)
    assert seen(tidying, many - 1, 0)
    assert trims == [0]


def test_tables_that_went_to_sleep_later_are_a_crowd_of_their_own(trims):
    """Their sockets have gone long before."""
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS)
    tidying.tables.see(MANY_TABLES)

    assert seen(tidying, 0, MANY_TABLES)
    assert not seen(tidying, 0, MANY_TABLES)
    assert seen(tidying, 0, 0)
    assert trims == [0, 0]


def test_a_few_are_no_crowd_but_in_the_end_it_is_time(trims):
    now = [0.0]
    tidying = Tidying(lambda: now[0])
    tidying.sockets.see(MANY_SOCKETS - 1)
    tidying.tables.see(MANY_TABLES - 1)

    assert not seen(tidying, 0, 0)
    assert trims == []
    now[0] = LONGEST
    assert seen(tidying, 0, 0)
    assert not seen(tidying, 0, 0)


def test_where_nothing_can_be_given_back_garbage_is_still_collected(monkeypatch):
    monkeypatch.setattr(memory, "_trim", lambda: None)
    collected = []
    monkeypatch.setattr(memory.gc, "collect", lambda: collected.append(True))
    tidying = Tidying()
    tidying.sockets.see(MANY_SOCKETS)

    assert seen(tidying, 0, 0)
    assert collected == [True]


def test_the_collector_looks_at_little_at_a_time():
    """What is made of tables in a minute or two would keep everybody waiting at once."""
    before, looks, kept = gc.get_threshold(), [], []
    gc.callbacks.append(lambda phase, info: looks.append(info["generation"]))
    try:
        collect_a_little()
        kept += [[] for _ in range(100 * YOUNG)]
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*before)
        gc.unfreeze()

    assert len(looks) >= 100
    assert set(looks) == {0}
