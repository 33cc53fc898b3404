"""A preset: a set-up worth playing, with a line that says for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firehouse.core.setup import Setup


@dataclass(frozen=True)
class Preset:
    """One row of the list to choose from."""

    id: str
    title: str
    text: str
    setup: Setup

    def to_json(self) -> dict[str, Any]:
        """Plain data with the protocol's names."""
        told = {"id": self.id, "title": self.title, "text": self.text}
        return {**told, "setup": self.setup.to_json()}
