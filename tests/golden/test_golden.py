"""Golden records: games that were played once must still play the same, step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from firehouse import Record, replay, rulesets

FILES = sorted(Path(__file__).parent.glob("*.json"))


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
