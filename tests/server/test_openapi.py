"""The description of the service holds: Schemathesis tries to prove otherwise."""

from __future__ import annotations

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, settings

from firehouse.server.app import create_app
from firehouse.server.settings import Settings

schema = schemathesis.openapi.from_dict(create_app(Settings(data=Path("unused"))).openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(server, case):
    """Whatever is sent, the answer is one of those described, in the form described."""
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}")


def test_methods_that_are_not_described_are_refused(server):
    """With the methods that there are."""
    answer = server.http.delete("/api/tables")

    assert answer.status_code == 405
    assert answer.headers["allow"]
    assert answer.json()["code"] == "method"
