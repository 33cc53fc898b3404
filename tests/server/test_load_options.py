"""A load run that makes no sense is refused with a sentence, before a server is started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))

from load_options import options_of

BENCH = Path(__file__).resolve().parents[1] / "bench"

REFUSED = {
    "--processes 2": "give --bus redis://",
    "--processes 2 --bus memory": "give --bus redis://",
    "--processes 0": "'0' is no whole number from 1 to 64.",
    "--tables 0": "'0' is no whole number from 1 to 60,000.",
    "--tables many": "'many' is no whole number",
    "--tables 2.5": "'2.5' is no whole number",
    "--seconds 0": "'0' is no number of seconds above 0.",
    "--seconds nan": "'nan' is no number of seconds",
    "--seconds inf": "'inf' is no number of seconds",
    "--seconds soon": "'soon' is no number of seconds",
    "--bots -1": "'-1' is no whole number",
    "--tables 10 --bots 11": "There are 10 tables",
    "--reviews x": "'x' is no whole number",
    "--visitors 255": "from 0 to 254.",
    "--database mysql://here/there": "A database is sqlite:///FILE or postgresql://",
    "--bus here": "A bus is 'memory' or redis://",
    "--rulesets chess": "chess",
    "--rulesets flashpoint/family,": "''",
    "--report pyproject.toml": "'pyproject.toml' is no folder.",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_makes_no_sense_is_refused_with_a_sentence(line, capsys, monkeypatch):
    monkeypatch.chdir(BENCH.parents[1])
    with pytest.raises(SystemExit) as refused:
        options_of("", line.split())

    assert refused.value.code == 2
    said = " ".join(capsys.readouterr().err.split())
    assert REFUSED[line] in said
    assert "Traceback" not in said


def test_what_makes_sense_is_taken(tmp_path):
    line = "--tables 3 --seconds 1.5 --processes 2 --bus redis://here/1 --bots 3 --visitors 1"
    options = options_of("", [*line.split(), "--report", str(tmp_path / "new")])

    assert (options.tables, options.seconds, options.processes) == (3, 1.5, 2)
    assert options.rulesets == ["flashpoint/family", "hotshots/standard"]


def test_the_command_says_it():
    """As it is typed, and at once: no server was started for it."""
    words = [sys.executable, str(BENCH / "load.py"), "--processes", "2"]
    said = subprocess.run(words, capture_output=True, text=True, timeout=60)

    assert said.returncode == 2
    assert said.stderr.rstrip().endswith("give --bus redis://….")
