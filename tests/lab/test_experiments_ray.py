"""Experiments on a real Ray cluster, small and of this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from short_experiments import contents, played, short

from firehouse.lab.workers import on_ray

ray = pytest.importorskip("ray")

SMALL = 100 * 1024 * 1024


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster with two processors, reached by its address as any other."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": SMALL}
    found = Cluster(initialize_head=True, head_node_args=head)
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_cluster_makes_the_same_files(cluster: Any, tmp_path: Path) -> None:
    there = played(short(), tmp_path / "there", on_ray(cluster.address))
    assert contents(there) == contents(played(short(), tmp_path / "here"))
    assert not ray.is_initialized(), "the run leaves the cluster"


def test_what_goes_wrong_on_the_cluster_is_told_here(
    cluster: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("firehouse.lab.workers.__version__", "9.9")
    with pytest.raises(ValueError, match=r"has Firehouse .*, not 9\.9"):
        played(short(), tmp_path / "there", on_ray(cluster.address))
    assert not ray.is_initialized()


def test_a_cluster_with_other_bots_is_refused(
    cluster: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("firehouse.lab.workers.engine_digest", lambda: "another")
    with pytest.raises(ValueError, match="has other rules or bots than this one"):
        played(short(), tmp_path / "there", on_ray(cluster.address))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:999999"])
def test_an_address_where_nobody_answers_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"No Ray cluster answers at {address}: "):
        played(short(), tmp_path / "there", on_ray(address))
