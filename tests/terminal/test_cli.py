"""The command line: what it prints, what it refuses, and that it writes over nothing."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from firehouse import Record, Setup, Table, replay
from firehouse.cli import app
from firehouse.core.daily import today
from firehouse.stage.today import local_game

SAVED = Table(Setup("flashpoint/basic", crew=2), seed=5)


def run(*words: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=typed)


def refused(result: Result) -> str:
    """The one sentence of a refusal."""
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "watch", "replay", "review", "rules", "odds", "simulate", "arena"):
        assert command in result.stdout


def test_the_game_of_the_day_without_a_server_is_not_ranked() -> None:
    """It says so, and is the same for everybody."""
    result = run("play", "hotshots", "--today", typed="quit\n")
    setup, seed = local_game("hotshots", today())
    assert result.exit_code == 0, result.output
    assert "it is not ranked" in result.stdout
    assert f"{setup.ruleset}, seed {seed}" in result.stdout


def test_the_game_of_the_day_brings_its_set_up() -> None:
    assert "leave the other choices out" in refused(run("play", "--today", "--seed", "3"))
    assert "There is no game 'chess'" in refused(run("play", "chess", "--today"))


def test_the_game_of_the_day_at_a_server_needs_a_terminal() -> None:
    link = "http://127.0.0.1:9"
    assert "needs a terminal" in refused(run("play", "--today", "--server", link))


def test_the_package_is_the_command_too() -> None:
    command = [sys.executable, "-m", "firehouse", "--help"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"simulate" in done.stdout


def test_rules_as_json_is_a_list_of_ways() -> None:
    ways = json.loads(run("rules", "--json").stdout)
    assert {"flashpoint/basic", "flashpoint/advanced"} <= {way["id"] for way in ways}
    for way in ways:
        assert {"id", "title", "boards", "difficulties", "crew", "options"} <= set(way)
        assert all({"name", "kind", "default", "text"} <= set(option) for option in way["options"])


def test_rules_for_people_name_ids_sizes_and_files() -> None:
    """All on a page or two; options come with the rule set that is named."""
    text = run("rules").stdout
    for word in ("flashpoint/basic", "flashpoint/advanced", "two-alarm", "1 to 6", "plan", "tiles"):
        assert word in text
    assert "damage_limit" not in text
    assert "firehouse rules RULESET" in text
    assert len(text.splitlines()) < 100
    assert "damage_limit" in run("rules", "flashpoint/basic").stdout


def test_the_rules_of_one_are_set_for_a_terminal() -> None:
    """No marks of Markdown, no links that lead nowhere, no line beyond the terminal."""
    text = run("rules", "flashpoint/family").stdout
    assert "Flash Point in one minute" in text
    assert not re.search(r"\*\*|\]\(#|^\|---", text, re.MULTILINE)
    assert max(map(len, text.splitlines())) <= 80


def test_doctor_says_which_engine_runs() -> None:
    from firehouse import _engine

    assert re.search(rf"engine +{_engine.mode()}", run("doctor").stdout)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play flashpoint/basics", "flashpoint/basic"),
        ("play flashpoint/basic --crew 7", "crew"),
        ("play flashpoint/basic --crew 0", "crew"),
        ("play flashpoint/advanced --crew paramedic,paramedic", "paramedic"),
        ("play flashpoint/advanced --crew paramedic,juggler", "juggler"),
        ("play flashpoint/advanced --difficulty nine-alarm", "two-alarm"),
        ("play flashpoint/basic --board castle", "castle"),
        ("play flashpoint/basic --option damage_limit=9999", "damage_limit"),
        ("play flashpoint/basic --option damage_limit=many", "damage_limit"),
        ("play flashpoint/basic --option getting_up=perhaps", "getting_up"),
        ("play flashpoint/basic --option nonsense=1", "nonsense"),
        ("play flashpoint/basic --option nonsense", "name=value"),
        ("play --option damage_limit=9 --option damage_limit=9", "'damage_limit' is given twice"),
        ("play flashpoint/basic --seed -3", "seed"),
        ("play flashpoint/basic --seed 99999999999999999999", "seed"),
        ("play flashpoint/basic --seed 3 --real-dice", "real dice"),
        ("play --record missing.json", "missing.json"),
        ("play --record missing.json --seed 3", "set-up"),
        ("play flashpoint/basic --plan missing.plan", "missing.plan"),
        ("replay missing.json", "missing.json"),
        ("simulate flashpoint/nothing --games 1", "flashpoint/nothing"),
        ("simulate flashpoint/basic --games 0", "games"),
        ("simulate flashpoint/basic --games 99999999999", "from 1 to 1,000,000,000"),
        ("simulate flashpoint/basic --games 1 --players 9", "crew"),
        ("simulate flashpoint/basic --games 1 --bot genius", "random"),
        ("simulate flashpoint/basic --games 1 --workers 0", "workers"),
        ("simulate flashpoint/basic --games 1 --seed -1", "seed"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(words: str, expected: str) -> None:
    assert expected.lower() in refused(run(*words.split())).lower()


@pytest.mark.parametrize("words", ["dance", "play --colour red", "play --seed soon", "replay"])
def test_bad_usage_is_status_2(words: str) -> None:
    result = run(*words.split())
    assert result.exit_code == 2
    assert result.stderr


def test_a_broken_plan_is_refused_with_its_place(tmp_path: Path) -> None:
    plan = tmp_path / "my.plan"
    plan.write_text("+---+\n| x\n")
    assert "line" in refused(run("play", "flashpoint/basic", "--plan", plan))
    plan.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused(run("play", "flashpoint/basic", "--plan", plan))


def test_damaged_records_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = SAVED.record().dumps()
    for damaged in (text[:100], text.replace('"version": 1', '"version": 2'), "", "[]"):
        path.write_text(damaged)
        assert refused(run("replay", path)).startswith(f"{path}: ")
        assert "record" in refused(run("play", "--record", path))
        assert path.read_text() == damaged


def test_a_page_comes_in_place_of_the_lines(tmp_path: Path) -> None:
    """With --step both come."""
    path, page = tmp_path / "game.json", tmp_path / "game.html"
    SAVED.record().save(path)
    assert run("replay", path, "--page", page).stdout == f"The game is on the page {page}.\n"
    assert page.stat().st_size > 1000
    other = tmp_path / "other.html"
    both = run("replay", path, "--page", other, "--step", typed="q\n").stdout
    assert len(both.splitlines()) > 10
    assert other.read_text() == page.read_text()


def test_simulate_counts_as_json() -> None:
    result = run("simulate", "flashpoint/basic", "--games", "20", "--seed", "3", "--json")
    counts = json.loads(result.stdout)
    assert list(counts) == [
        "games",
        "wins",
        "causes",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
    ]
    assert counts["games"] == 20
    assert counts["wins"] + sum(counts["causes"].values()) == 20
    assert counts["decisions_per_game"] > 1
    assert result.stderr == ""


def test_simulate_for_people() -> None:
    text = run("simulate", "flashpoint/basic", "--games", "5", "--players", "3").stdout
    assert "games" in text
    assert "decisions a second" in text


def board(table: Table, step: int) -> str:
    """The drawing of a position without its notes."""
    return table.game.draw(table.state_at(step)).rpartition("\n\n")[0]


def test_replay_tells_the_game_and_draws_its_end(tmp_path: Path) -> None:
    table = replay(SAVED.record())
    for _ in range(6):
        table.play(table.actions()[0])
    path, picture = tmp_path / "game.json", tmp_path / "end.svg"
    table.record().save(path)
    result = run("replay", path, "--svg", picture)
    assert result.exit_code == 0
    for text in table.record().actions:
        assert text in result.stdout
    assert board(table, table.step) in result.stdout
    assert picture.read_text() == table.game.svg(table.state)
    assert "exists already" in run("replay", path, "--svg", picture).stderr


def test_replay_step_by_step_draws_every_position(tmp_path: Path) -> None:
    table = replay(SAVED.record())
    for _ in range(3):
        table.play(table.actions()[0])
    path = tmp_path / "game.json"
    table.record().save(path)
    drawings = [board(table, step) for step in range(table.step + 1)]
    stepped = run("replay", path, "--step", typed="\n" * table.step).stdout
    assert all(drawing in stepped for drawing in drawings)
    skipped = run("replay", path, "--step", typed="q\n").stdout
    assert drawings[-1] in skipped


def test_a_record_under_older_rules_is_told_about(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    data = {**SAVED.record().to_json(), "rules_version": "0.0"}
    Record.from_json(data).save(path)
    assert "version 0.0 of the rules" in run("replay", path).stdout


def process(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "firehouse.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=120)


def test_odd_bytes_in_a_pipe_are_only_a_bad_line() -> None:
    done = process("play", "--seed", "5", typed=b"\xff\xfe\n1\n")
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_closed_pipe_ends_quietly() -> None:
    command = [sys.executable, "-m", "firehouse.cli", "play", "--seed", "5"]
    read, write = os.pipe()
    os.close(read)
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE
    ) as child:
        os.close(write)
        _, stderr = child.communicate(b"1\n" * 2000, timeout=120)
    assert b"Traceback" not in stderr


def in_a_shell(command: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command with its streams as a shell redirects them."""
    line = f"'{sys.executable}' -m firehouse.cli {command}"
    return subprocess.run(["sh", "-c", line], capture_output=True, check=False, timeout=120)


@pytest.mark.parametrize("streams", ["<&-", ">&- </dev/null", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(streams: str) -> None:
    done = in_a_shell(f"play --seed 5 {streams}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert (b"seed 5" in done.stdout) == (">&-" not in streams)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "command",
    [
        "rules",
        "rules --json",
        "simulate flashpoint/basic --games 1 --json",
        "play --seed 5 </dev/null",
        "--help",
    ],
)
def test_a_full_disk_is_one_sentence_and_status_2(command: str) -> None:
    done = in_a_shell(f"{command} >/dev/full")
    assert (done.returncode, done.stderr) == (2, b"No space left on device.\n")
    assert in_a_shell(f"{command} >/dev/full 2>/dev/full").returncode == 2


def test_the_command_starts_without_the_heavy_parts() -> None:
    """Beyond what finding entry points takes, which reads JSON from Python 3.13 on."""
    code = (
        "import sys, importlib.metadata; before = set(sys.modules); import firehouse.cli; "
        "new = set(sys.modules) - before; "
        "print([m for m in ('rich', 'json', 'firehouse.core.table') if m in new])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"
