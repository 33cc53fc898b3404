"""What the tests of the full-screen terminal share."""

from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as Textual does."""
    return "asyncio"
