"""The rules of every game in our own words: sections to read, and one for every rule cited."""

from __future__ import annotations

from firehouse.reference.section import Section
from firehouse.reference.shelf import mixes, section, section_of, sections, sections_for

__all__ = ["Section", "mixes", "section", "section_of", "sections", "sections_for"]
