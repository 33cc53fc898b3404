"""A seed is a plan: the same one each time, with all that may happen in it."""

from __future__ import annotations

import pytest
from fault_kinds import KINDS
from fault_plan import DOINGS, FAULTS, SERVERS, plan_of
from party import DOINGS as DONE


@pytest.mark.parametrize("storage", FAULTS)
def test_the_same_seed_is_the_same_plan(storage):
    assert plan_of(7, storage, 30.0) == plan_of(7, storage, 30.0)
    assert plan_of(7, storage, 30.0) != plan_of(8, storage, 30.0)


@pytest.mark.parametrize("storage", FAULTS)
def test_every_fault_and_doing_comes_up_at_every_server(storage):
    plans = [plan_of(seed, storage, 60.0) for seed in range(60)]

    assert {fault.kind for plan in plans for fault in plan.faults} == set(FAULTS[storage])
    assert {act.do for plan in plans for act in plan.acts} == set(DOINGS)
    servers = {fault.server for plan in plans for fault in plan.faults}
    assert servers == set(range(SERVERS[storage]))
    tables = [table for plan in plans for table in plan.tables]
    for kind in ("imported", "clock", "links"):
        assert any(getattr(table, kind) for table in tables)
    assert any("open:greedy" in table.seats for table in tables)
    assert any("files" in table.setup for table in tables)


def test_whatever_is_planned_can_be_done():
    assert set(DOINGS) == set(DONE)
    assert set().union(*FAULTS.values()) <= set(KINDS)


def test_all_faults_are_over_before_the_end():
    """So that what does not heal is no fault that still goes on."""
    for seed in range(30):
        plan = plan_of(seed, "postgresql", 40.0)
        assert all(fault.at + fault.seconds <= 32.0 for fault in plan.faults)
        assert all(act.at < 40.0 for act in plan.acts)
