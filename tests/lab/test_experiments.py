"""Experiments: the same tables whoever plays them and however often they were cut short."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from short_experiments import COMPARED, SHORT_FOREST, SHORT_HOUSE, contents, played, short

from firehouse.analysis.intervals import wilson
from firehouse.games.hotshots.lab.measure import ForestMeasure
from firehouse.games.hotshots.lab.reading import HOTSHOTS
from firehouse.lab import identity
from firehouse.lab.chunks import Chunk, play_chunk
from firehouse.lab.experiments import folder as folders
from firehouse.lab.experiments import load, runner
from firehouse.lab.experiments.design import Block, Experiment
from firehouse.lab.experiments.folder import Parts, part_of
from firehouse.lab.experiments.runner import chunk_size, chunks_of, run, target
from firehouse.lab.experiments.tables import schemas
from firehouse.lab.workers import Executor, on_processes


@pytest.fixture(scope="module")
def one_worker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The short experiment, played by one process in one go."""
    return played(short(), tmp_path_factory.mktemp("one") / "short")


def test_the_tables_have_the_columns_that_they_promise(one_worker: Path) -> None:
    tables = load(one_worker)
    for name, schema in schemas().items():
        assert dict(getattr(tables, name).schema) == dict(schema)
    assert tables.cells["cell"].to_list() == list(range(6))
    assert tables.games.height == 6 * 30
    assert tables.games.select("cell", "number").rows() == [
        (cell, number) for cell in range(6) for number in range(30)
    ]
    house = tables.games.filter(pl.col("cell") < 4)
    forest = tables.games.filter(pl.col("cell") == 4)
    for columns, filled, empty in (
        (("rescued", "lost", "damage"), house, forest),
        (("scorched", "contained", "cards"), forest, house),
    ):
        for column in columns:
            assert filled[column].null_count() == 0
            assert empty[column].null_count() == empty.height


def test_a_game_has_the_same_seed_in_every_cell(one_worker: Path) -> None:
    games = load(one_worker).games
    assert games.group_by("number").agg(pl.col("seed").n_unique())["seed"].unique().to_list() == [1]
    assert games["seed"].n_unique() == 30


def test_two_workers_make_the_same_files(one_worker: Path, tmp_path: Path) -> None:
    two = played(short(), tmp_path / "two", on_processes(2))
    assert contents(two) == contents(one_worker)
    assert not (two / "parts").exists()
    assert {path.name for path in two.iterdir()} == {*COMPARED, "times.json"}


def test_the_order_in_which_chunks_are_done_does_not_matter(
    one_worker: Path, tmp_path: Path
) -> None:
    def backwards(work: Any, todo: Sequence[Chunk]) -> Any:
        yield from (work(chunk) for chunk in reversed(todo))

    assert contents(played(short(), tmp_path / "back", backwards)) == contents(one_worker)


class CutError(RuntimeError):
    """The run ends here."""


def cut_after(parts: int) -> Executor:
    """Plays so many chunks, then breaks."""

    def execute(work: Any, todo: Sequence[Chunk]) -> Any:
        for number, chunk in enumerate(todo):
            if number == parts:
                raise CutError
            yield work(chunk)

    return execute


def test_a_run_that_was_cut_short_goes_on(one_worker: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    for parts in (0, 3, 5):
        with pytest.raises(CutError):
            run(short(), folder, cut_after(parts))
    kept = sorted((folder / "parts").iterdir())
    assert len(kept) == 8
    kept[0].write_bytes(kept[0].read_bytes()[:40])
    kept[1].write_bytes(b"")
    (folder / "parts" / ".00000-0000000-0000001").write_bytes(b"half")
    replayed: list[Chunk] = []

    def heard(work: Any, todo: Sequence[Chunk]) -> Any:
        replayed.extend(todo)
        yield from map(work, todo)

    assert contents(played(short(), folder, heard)) == contents(one_worker)
    whole = {path.stem for path in kept[2:]}
    assert not whole & {chunk.key for chunk in replayed}
    assert not (folder / "parts").exists()


def test_a_finished_experiment_is_not_played_again(one_worker: Path) -> None:
    before = contents(one_worker)
    run(short(), one_worker, cut_after(0))
    assert contents(one_worker) == before


KILLED = """\
import sys
import time
from pathlib import Path
from short_experiments import short
from firehouse.lab.experiments import runner
from firehouse.lab.workers import on_processes
runner.CHUNK = 5
runner.run(short(), Path(sys.argv[1]), on_processes(2), lambda done, total: time.sleep(0.05))
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_a_run_killed_in_the_middle_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "CHUNK", 5)
    folder = tmp_path / "killed"
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(folder)],
        cwd=Path(__file__).parent,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        while len(list(folder.glob("parts/*.json"))) < 15:
            assert child.poll() is None, "it ended before it was killed"
            time.sleep(0.01)
        child.kill()
        child.communicate(timeout=60)  # ends when no worker holds the pipe any more
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    kept = {path.stem for path in folder.glob("parts/*.json")}
    assert not (folder / "games.parquet").exists()
    again: list[str] = []

    def heard(work: Any, todo: Sequence[Chunk]) -> Any:
        again.extend(chunk.key for chunk in todo)
        yield from map(work, todo)

    played(short(), folder, heard)
    assert again
    assert not kept & set(again), "what was played before the kill is not played again"
    assert contents(folder) == contents(played(short(), tmp_path / "whole"))


def wide(width: float, most: int) -> Experiment:
    return Experiment(
        "wide",
        (replace(SHORT_HOUSE, crews=(2,)), replace(SHORT_FOREST, bots=("random",))),
        games=most,
        width=width,
        traced=0,
        drama=0,
    )


def looked(games: pl.DataFrame, number: int) -> tuple[int, int]:
    """How many games were seen after so many of a cell, and how many of them were won."""
    return number, int(games.sort("number").head(number)["won"].sum())


def test_a_cell_plays_until_its_interval_is_narrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops after the first look that finds it narrow, or at the most games allowed."""
    monkeypatch.setattr(runner, "CHUNK", 10)
    design = wide(20.0, 150)
    folder = played(design, tmp_path / "one")
    games = load(folder).games
    for cell, plays in enumerate(design.cells):
        part = games.filter(pl.col("cell") == cell)
        number, wins = part.height, int(part["won"].sum())
        low, high = wilson(wins, number)
        assert number == 150 or high - low <= 0.2, cell
        assert number % 40 == 0 or number == 150
        seen = [0]
        while seen[-1] != (wanted := target(design, plays, *looked(part, seen[-1]))):
            seen.append(wanted)
        assert seen[-1] == number
        for look in seen[1:-1]:
            low, high = wilson(looked(part, look)[1], look)
            assert high - low > 0.2, "this look would have stopped it"
    assert games.group_by("cell").len()["len"].n_unique() > 1, "cells differ in what they need"
    assert contents(played(design, tmp_path / "two", on_processes(2))) == contents(folder)
    cut = tmp_path / "cut"
    with pytest.raises(CutError):
        run(design, cut, cut_after(3))
    assert contents(played(design, cut)) == contents(folder)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seed": 4}, "begun with seed 3, not 4"),
        ({"games": 29}, "begun with games 30, not 29"),
        ({"blocks": (SHORT_HOUSE,)}, "with other cells"),
    ],
)
def test_the_folder_of_another_experiment_is_refused(
    one_worker: Path, change: dict[str, Any], expected: str
) -> None:
    before = contents(one_worker)
    with pytest.raises(ValueError, match=expected):
        played(replace(short(), **change), one_worker)
    assert contents(one_worker) == before


def test_an_experiment_may_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are those of the larger design, and whole chunks are not played again."""
    monkeypatch.setattr(runner, "CHUNK", 20)
    blocks = (replace(SHORT_HOUSE, crews=(2,)), SHORT_FOREST)
    design = replace(short(games=50), blocks=blocks)
    larger = replace(design, games=100)
    folder = played(design, tmp_path / "grown")
    again: list[Chunk] = []

    def heard(work: Any, todo: Sequence[Chunk]) -> Any:
        again.extend(todo)
        yield from map(work, todo)

    played(larger, folder, heard)
    assert contents(folder) == contents(played(larger, tmp_path / "whole"))
    assert min(chunk.numbers[0] for chunk in again) == 40
    with pytest.raises(ValueError, match="begun with games 100, not 50"):
        played(design, folder)


def test_a_cut_run_may_grow_too(tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    with pytest.raises(CutError):
        run(short(), folder, cut_after(9))
    grown = played(short(games=35), folder)
    assert contents(grown) == contents(played(short(games=35), tmp_path / "whole"))


def test_squares_of_games_that_are_played_again_count_once(tmp_path: Path) -> None:
    """All games are traced, and the last chunk of the smaller design was not full."""
    design = replace(short(games=10), blocks=(SHORT_FOREST,), traced=1000)
    larger = replace(design, games=20)
    folder = played(larger, played(design, tmp_path / "grown"))
    assert contents(folder) == contents(played(larger, tmp_path / "whole"))


def test_other_bots_or_rules_do_not_go_on_with_an_experiment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CutError):
        run(short(), tmp_path / "x", cut_after(1))
    monkeypatch.setattr(folders, "engine_digest", lambda: "another")
    for design in (short(), short(games=40)):
        with pytest.raises(ValueError, match="begun with other rules or bots"):
            played(design, tmp_path / "x")


def test_the_digest_of_the_engine_knows_every_source() -> None:
    assert identity.engine_digest.__wrapped__() == identity.engine_digest()
    with_more = (*identity.PACKAGES, "lab")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "PACKAGES", with_more)
        assert identity.engine_digest.__wrapped__() != identity.engine_digest()


def test_a_folder_in_which_nothing_was_played_takes_another_design(tmp_path: Path) -> None:
    folder = tmp_path / "x"
    with pytest.raises(CutError):
        run(short(seed=1), folder, cut_after(0))
    with pytest.raises(CutError):
        run(short(seed=2), folder, cut_after(1))
    with pytest.raises(ValueError, match="begun with seed 2, not 3"):
        run(short(seed=3), folder, cut_after(1))


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    with pytest.raises(ValueError, match="something else"):
        played(short(), tmp_path)
    with pytest.raises(ValueError, match="no folder"):
        played(short(), tmp_path / "thesis.txt")
    with pytest.raises(FileNotFoundError, match="no folder"):
        played(short(), tmp_path / "no" / "where")
    assert {path.name for path in tmp_path.iterdir()} == {"thesis.txt"}


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not reserved on Windows")
def test_two_runs_do_not_play_into_one_folder(tmp_path: Path) -> None:
    folder = tmp_path / "both"

    def second(work: Any, todo: Sequence[Chunk]) -> Any:
        with pytest.raises(ValueError, match="Another run plays into"):
            played(short(), folder)
        yield from map(work, todo)

    played(short(games=3), folder, second)


def test_progress_hears_of_every_game(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    with pytest.raises(CutError):
        run(short(), tmp_path / "x", cut_after(4))
    run(short(), tmp_path / "x", on_processes(1), lambda done, total: heard.append((done, total)))
    assert heard[-1] == (180, 180)
    assert sorted(heard) == heard


def test_drama_comes_last_and_has_a_progress_of_its_own(tmp_path: Path) -> None:
    """Two games of each cell are looked into, after all others were played."""
    heard: list[str] = []
    design = short()
    run(
        design,
        tmp_path / "x",
        on_processes(1),
        lambda done, total: heard.append("games"),
        lambda done, total: heard.append(f"drama {done}/{total}"),
    )
    many = 2 * len(design.cells)
    told = [line for line in heard if line != "games"]
    assert told == [f"drama {number}/{many}" for number in range(1, many + 1)]
    assert heard.index("drama 1/" + str(many)) == len(heard) - 2 * many


def test_chunks_hold_every_game_once_and_know_no_clock() -> None:
    design = short(games=700)
    for cell in range(len(design.cells)):
        found = list(chunks_of(design, cell, 0, 700))
        assert [n for c in found for n in c.numbers] == list(range(700))
        assert [len(c.numbers) for c in found[:2]] == [1, 1], "drama is looked at game by game"
        for chunk in found[3:-1]:
            assert len(chunk.numbers) == chunk_size(design.cells[cell])


def test_a_part_is_what_its_games_were(tmp_path: Path) -> None:
    design = Experiment("x", (SHORT_FOREST,), games=4, traced=4, drama=0)
    (chunk,) = chunks_of(design, 0, 0, 4)
    done = play_chunk(chunk)
    parts = Parts(tmp_path)
    assert parts.read(chunk) is None
    parts.add(chunk, part_of(done))
    part = parts.read(chunk)
    assert part is not None
    assert (len(part.games), part.wins) == (len(done.games), done.wins)
    assert parts.read(chunk._replace(numbers=range(5))) is None
    assert {(kind, spot): count for kind, spot, count in part.squares} == done.spots


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", '{"games": 3, "squares": [], "drama": []}', "[" * 100_000),
        '{"games": [0, 1, 2, 3], "squares": [], "drama": []}',
        '{"games": [[0], [1], [2], [3]], "squares": [], "drama": []}',
    ],
)
def test_a_damaged_part_counts_as_not_there(tmp_path: Path, text: str) -> None:
    design = Experiment("x", (SHORT_FOREST,), games=4, traced=4, drama=0)
    (chunk,) = chunks_of(design, 0, 0, 4)
    parts = Parts(tmp_path)
    parts.add(chunk, part_of(play_chunk(chunk)))
    assert parts.read(chunk) is not None
    (tmp_path / "parts" / f"{chunk.key}.json").write_text(text)
    assert parts.read(chunk) is None


def test_a_game_names_its_own_scores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are columns after those of the games before it, and empty for all others."""

    class Embers(ForestMeasure):
        def scores(self, state: Any) -> list[int]:
            return [4, 7]

    embers = replace(HOTSHOTS, score_names=("lost", "embers"), measure=Embers)
    monkeypatch.setattr("firehouse.games.hotshots.lab.reading.HOTSHOTS", embers)
    monkeypatch.setattr("firehouse.lab.chunks._SEATS", {})
    blocks = (replace(SHORT_HOUSE, crews=(1,), bots=("random",)), SHORT_FOREST)
    design = Experiment("scores", blocks, games=3, traced=0, drama=0)
    larger = replace(design, games=5)
    folder = played(larger, played(design, tmp_path / "grown"))
    games = load(folder).games
    assert games.columns[-4:] == ["rescued", "lost", "damage", "embers"]
    house, forest = games.filter(cell=0), games.filter(cell=1)
    assert forest.select("rescued", "lost", "damage", "embers").rows() == [(None, 4, None, 7)] * 5
    assert house["embers"].null_count() == house.height == 5
    assert house["lost"].null_count() == 0


def test_a_cell_is_told_with_all_that_it_plays(tmp_path: Path) -> None:
    blocks = (
        Block(("flashpoint/basic",), crews=(("firefighter", "firefighter"),)),
        Block(("hotshots/standard",), difficulties=("firestorm",), boards=("zion",), crews=(1,)),
    )
    design = Experiment("told", blocks, games=1, traced=0, drama=0)
    rows = [cell.row(number) for number, cell in enumerate(design.cells)]
    first, second = (dict(zip(schemas()["cells"], row, strict=True)) for row in rows)
    assert (first["board"], first["difficulty"], first["crew"], first["roles"]) == (
        *("house_front", None, 2),
        "firefighter+firefighter",
    )
    assert (second["board"], second["difficulty"], second["crew"], second["roles"]) == (
        *("zion", "firestorm", 1),
        None,
    )
    assert json.loads(second["setup"])["difficulty"] == "firestorm"
