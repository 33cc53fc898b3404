"""The pen that draws pictures: numbers, texts and elements."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from firehouse.core.svg import (
    document,
    element,
    fitted,
    group,
    moved,
    number,
    plain,
    width_of,
    wrapped,
)


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.5, "1.5"), (1.004, "1"), (-0.001, "0"), (100, "100")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    """To a hundredth, without zeros that say nothing."""
    assert number(value) == text


def test_text_is_safe() -> None:
    """Marks of XML are escaped, and what XML forbids is replaced."""
    assert plain('<a b="c">&\'\x00') == "&lt;a b=&quot;c&quot;&gt;&amp;&#x27;\ufffd"


def test_elements_leave_out_what_is_none() -> None:
    """Underscores of attributes become hyphens; numbers are short; a group may be empty."""
    assert element("rect", rx=2.0, data_at="A&B", stroke_width=None) == (
        '<rect rx="2" data-at="A&amp;B"/>'
    )
    assert group() == "<g></g>"


def test_a_drawing_is_moved_turned_and_scaled() -> None:
    """Only what changes something is written."""
    assert moved(1, 2.5) == "translate(1 2.5)"
    assert moved(1, 2, 0.5, 60) == "translate(1 2) rotate(60) scale(0.500)"


def test_long_texts_are_cut_or_wrapped() -> None:
    """No line is wider than it may be, and no word is lost unless there are too many lines."""
    text = "the quick brown fox jumps over the lazy dog"
    assert fitted(text, 10, 1000) == text
    assert width_of(fitted(text, 10, 80), 10) <= 80
    assert fitted(text, 10, 80).endswith("…")
    rows = wrapped(text, 10, 80, 9)
    assert " ".join(rows) == text
    assert len(rows) > 2
    assert all(width_of(row, 10) <= 80 for row in rows)
    short = wrapped(text, 10, 80, 2)
    assert len(short) == 2
    assert short[1].endswith("…")
    assert wrapped("", 10, 80, 2) == []


def test_a_document_has_a_name_and_a_description() -> None:
    """Both come first, as readers expect."""
    picture = ElementTree.fromstring(document(10, 20, "A & B", "What is there.", group()))
    assert picture.attrib["viewBox"] == "0 0 10 20"
    assert [child.tag.split("}")[1] for child in picture] == ["title", "desc", "g"]
    assert [child.text for child in picture][:2] == ["A & B", "What is there."]
