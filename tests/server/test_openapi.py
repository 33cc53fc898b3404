"""The description of the service holds: Schemathesis tries to prove otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection

from firehouse.server.app import create_app
from firehouse.server.settings import Settings


@pytest.fixture(scope="module")
def description() -> schemathesis.BaseSchema:
    """Read when the test begins: what it tries is made from it, in one worker and not in all."""
    return schemathesis.openapi.from_dict(create_app(Settings(data=Path("unused"))).openapi())


@schemathesis.pytest.from_fixture("description").parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(server, case):
    """Whatever is sent, the answer is one of those described, in the form described."""
    answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
    # A body that is too long is refused before it is read, whatever else is wrong with it.
    known = [negative_data_rejection] if answer.status_code == 413 else []
    case.validate_response(answer, excluded_checks=known)


def test_methods_that_are_not_described_are_refused(server):
    """With the methods that there are."""
    answer = server.http.delete("/api/tables")

    assert answer.status_code == 405
    assert answer.headers["allow"]
    assert answer.json()["code"] == "method"
