"""The laboratory's command, as a person uses it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from firehouse import lab as laboratory
from firehouse.cli import app

DESIGN = """\
name = "tiny"
games = 6
traced = 2
drama = 1
drama_playouts = 2
[[cells]]
rulesets = "flashpoint/basic"
crews = [1, 2]
options = { damage_limit = 2 }
"""


def lab(*words: object) -> Result:
    return CliRunner().invoke(app, ["lab", *map(str, words)])


def refused(*words: object) -> str:
    """The one sentence of a refusal."""
    result = lab(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


@pytest.fixture(scope="module")
def design(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab") / "tiny.toml"
    path.write_text(DESIGN)
    return path


@pytest.fixture(scope="module")
def folder(design: Path) -> Path:
    """An experiment that was run."""
    out = design.parent / "out"
    result = lab("run", design, "--out", out, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert "flashpoint/basic, crew 2" in result.stdout
    assert "12 games in" in result.stdout
    return out


def test_a_run_is_named_after_its_design(
    design: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert lab("run", design, "--games", 2, "--workers", 1).exit_code == 0
    assert (tmp_path / "tiny" / "games.parquet").is_file()
    assert "games = 2" in (tmp_path / "tiny" / "design.toml").read_text()


def test_a_run_again_keeps_the_tables_and_another_seed_does_not_touch_them(
    design: Path, folder: Path
) -> None:
    before = (folder / "games.parquet").read_bytes()
    assert lab("run", design, "--out", folder).exit_code == 0
    assert "begun with seed 0, not 5" in refused("run", design, "--out", folder, "--seed", 5)
    assert (folder / "games.parquet").read_bytes() == before


def test_queries_are_answered_as_a_table_and_for_programs(folder: Path) -> None:
    sql = "SELECT cell, count(*) AS games FROM games GROUP BY cell ORDER BY cell"
    shown = lab("query", folder, sql).stdout.split()
    assert shown[:2] == ["cell", "games"]
    assert shown[-4:] == ["0", "6", "1", "6"]
    assert lab("query", folder, sql, "--csv").stdout == "cell,games\n0,6\n1,6\n"
    assert json.loads(lab("query", folder, sql, "--json").stdout) == [
        {"cell": 0, "games": 6},
        {"cell": 1, "games": 6},
    ]
    for table in ("cells", "games", "squares", "drama"):
        assert lab("query", folder, f"SELECT * FROM {table}", "--csv").exit_code == 0


@pytest.mark.parametrize(
    "sql",
    [
        "SELECTED",
        "SELECT nothing FROM games",
        "SELECT * FROM read_csv('/etc/hostname')",
        "COPY games TO 'stolen.csv'",
        "ATTACH 'other.db'",
        "SET enable_external_access = true",
        *("DELETE FROM games", "DROP TABLE games", "UPDATE games SET won = true"),
        *("SELECT 1; SELECT 2", "CREATE TABLE mine AS SELECT 1"),
        "",
        "/* nothing */",
    ],
)
def test_queries_that_cannot_be_answered_are_refused(folder: Path, sql: str) -> None:
    assert refused("query", folder, sql).startswith("The query ")


def test_a_query_writes_nowhere(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where DuckDB would put what has no room in memory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".tmp").mkdir()
    for sql in ("COPY games TO '.tmp/leak.csv'", "SELECT * FROM read_csv('.tmp/leak.csv')"):
        assert refused("query", folder, sql).startswith("The query is refused")
    assert not list((tmp_path / ".tmp").iterdir())


def test_numbers_that_json_does_not_know_are_null(folder: Path) -> None:
    sql = "SELECT 'nan'::DOUBLE AS a, ['inf'::DOUBLE, 1.5] AS b, {'c': 'nan'::DOUBLE} AS d"
    answer = json.loads(lab("query", folder, sql, "--json").stdout, parse_constant=str)
    assert answer == [{"a": None, "b": [None, 1.5], "d": {"c": None}}]


def test_a_table_may_be_turned(folder: Path) -> None:
    sql = "PIVOT games ON won USING count(*) GROUP BY cell ORDER BY cell"
    assert lab("query", folder, sql, "--csv").stdout.startswith("cell,")


def test_a_record_of_a_game_is_replayed(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert lab("record", folder, "--cell", 1, "--game", 3, "--out", path).exit_code == 0
    result = CliRunner().invoke(app, ["replay", str(path)])
    assert result.exit_code == 0
    assert "replayed as they were recorded" in result.stdout
    assert "exists already" in refused("record", folder, "--cell", 1, "--game", 4, "--out", path)
    other = tmp_path / "other.json"
    assert "no game 6" in refused("record", folder, "--cell", 1, "--game", 6, "--out", other)
    assert not other.exists()


def test_a_report_and_a_comparison_are_written(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert lab("report", folder, "--out", page, "--records", 1).exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    shown = lab("compare", folder, "--cells", 0, 1)
    assert shown.exit_code == 0
    assert "games won" in shown.stdout
    found = json.loads(lab("compare", folder, "--cells", 0, 1, "--json").stdout)
    assert found["pairs"][0]["games"] == 6
    assert "two cells" in refused("compare", folder)


def test_presets_are_listed_and_printed_as_designs(tmp_path: Path) -> None:
    shown = lab("presets").stdout
    for name in ("levels", "tweaks", "hotshots", "million"):
        assert name in shown
    text = lab("design", "--preset", "hot-spots", "--games", 3).stdout
    assert "games = 3\n" in text
    path = tmp_path / "mine.toml"
    path.write_text(text)
    assert lab("design", "--preset", "hot-spots").exit_code == 0
    assert "no preset 'hot-spot'" in refused("design", "--preset", "hot-spot")


def test_bad_commands_are_refused_in_one_sentence(design: Path, tmp_path: Path) -> None:
    assert "design file or a preset" in refused("run")
    assert "design file or a preset" in refused("run", design, "--preset", "levels")
    assert "No such file" in refused("run", tmp_path / "no.toml")
    assert "workers must be from 1" in refused("run", design, "--workers", 0)
    assert "not both" in refused("run", design, "--workers", 1, "--ray", "local")
    assert "'games' must be" in refused("run", design, "--games", 0)
    assert "holds no finished experiment" in refused("query", tmp_path, "SELECT 1")
    assert "holds no experiment" in refused(
        *("record", tmp_path, "--cell", 0, "--game", 0, "--out", tmp_path / "x")
    )
    assert "not both" in refused("query", tmp_path, "SELECT 1", "--csv", "--json")


@pytest.mark.parametrize("library", ["polars", "duckdb"])
def test_a_missing_library_is_named(
    library: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "experiments", laboratory.experiments)  # put back afterwards
    for name in [name for name in sys.modules if name.startswith("firehouse.lab.experiments")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    sentence = refused("query", folder, "SELECT 1")
    assert sentence == f"The laboratory needs {library}: pip install 'firehouse[lab]'"


def test_a_missing_ray_is_named(design: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = refused("run", design, "--ray", "local")
    assert sentence == "A cluster needs Ray: pip install 'firehouse[cluster]'"
