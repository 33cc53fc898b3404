"""The version of what observations and action numbers mean."""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
"""Rises when an entry or a number means something else; part of every environment's name."""
