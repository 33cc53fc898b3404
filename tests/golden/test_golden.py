"""Golden records: games that were played once must still play the same, step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from firehouse import Record, replay, rulesets
from firehouse.core.record import RecordError

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))
OLD = FOLDER / "version_1"
PARTS = {
    "flashpoint-advanced-two-alarm-house_back": 11,
    "flashpoint-basic-house_front": 55,
    "flashpoint-brownstone-veteran-brownstone": 55,
    "flashpoint-second-story-heroic-hotel": 27,
    "flashpoint-second-story-recruit-villa": 69,
    "flashpoint-tragic-events-veteran-house_front": 70,
    "hotshots-standard-barely-even-warm-yosemite": 73,
}
"""Records of version 1 that meet a changed rule, and at which step; the others replay whole."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record_replays(path: Path) -> None:
    """Every action is still legal, every outcome still drawn, every position still the same."""
    record = Record.load(path)
    table = replay(record)
    assert table.state.digest() == record.digest
    assert table.result == record.result


def test_every_way_to_play_has_a_golden_record() -> None:
    """None is missing, and none is left over."""
    recorded = {
        (record.setup.ruleset, record.setup.difficulty, record.setup.board)
        for record in map(Record.load, FILES)
    }
    assert recorded == {
        (ruleset.id, difficulty, board)
        for ruleset in rulesets()
        for difficulty in ruleset.difficulties or (None,)
        for board in ruleset.boards
    }


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_record_replays_or_says_where_it_parts(path: Path) -> None:
    """Luck comes from the record; a step that the rules of today see otherwise is named."""
    record = Record.load(path)
    assert record.rules_version == "1"
    if path.stem not in PARTS:
        table = replay(record)
        assert (table.result, table.ending) == (record.result, record.ending)
        return
    with pytest.raises(RecordError, match=f"at step {PARTS[path.stem]}, ") as refused:
        replay(record)
    assert "under version 1 of the rules; this is version 2" in str(refused.value)
    assert replay(record, PARTS[path.stem] - 1).step == PARTS[path.stem] - 1
