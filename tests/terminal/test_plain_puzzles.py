"""Puzzles at the plain terminal: listed, solved, given up, one after the other."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.puzzles import puzzles
from firehouse.puzzles.making import maker
from firehouse.puzzles.own_file import puzzles_in
from firehouse.puzzles.puzzle import line_of
from firehouse.puzzles.run import run_of_five

ONE = min(puzzles(), key=lambda one: len(one.steps))


def run(*words: str, lines: list[str] | None = None):
    return CliRunner().invoke(app, ["puzzles", *words], input="\n".join(lines or []) + "\n")


def test_the_list_and_what_is_chosen_of_it():
    """All of them, those of a box and grade, or for programs."""
    everything = run().stdout
    assert all(one.id in everything for one in puzzles())
    told = run("--ruleset", ONE.setup.ruleset, "--grade", str(ONE.grade), "--json").stdout
    chosen = json.loads(told)
    assert ONE.id in {row["id"] for row in chosen}
    assert {row["grade"] for row in chosen} == {ONE.grade}


def test_a_puzzle_is_solved():
    said = run("solve", ONE.id, lines=list(ONE.answer))

    assert said.exit_code == 0
    assert ("Right" in said.stdout) or ("Won!" in said.stdout)
    assert "begin again" in said.stdout


def test_the_answer_is_told_and_played_after_it():
    """`again` brings the position back; after the end nothing more is played."""
    said = run("solve", ONE.id, lines=["answer", *ONE.answer, "1", "again", "help", "quit"]).stdout

    assert "The answer:" in said
    assert "The position is as it was." in said
    assert "answer, step by step" in said
    assert "hint" not in said.partition("The position is as it was.")[2]


def test_bad_lines_and_ids_get_a_sentence():
    assert "There is no puzzle 'nothing'" in run("solve", "nothing").output
    assert run("solve", "nothing").exit_code == 2
    assert "no action" in run("solve", ONE.id, lines=["fly 3,4"]).stdout
    assert run("--ruleset", "chess").exit_code == 2


def test_a_run_of_five_counts_first_attempts():
    """Solved, shown, left alone: the points are told in the end."""
    first, second, *_ = five = run_of_five(puzzles(), 3)
    lines = [*first.answer, "next", "answer", *second.answer, "next", "next", "next", "next"]
    said = run("solve", "--seed", "3", lines=lines).stdout

    assert f"Puzzle 5 of {len(five)}" in said
    assert "The run is over: 2 of 10 points." in said


@pytest.mark.parametrize("bad", [["--games", "0"], ["no-such-record.json"], ["--ruleset", "chess"]])
def test_making_refuses_nonsense(bad, tmp_path):
    out = tmp_path / "found.jsonl"

    assert run("make", *bad, "--out", str(out)).exit_code == 2
    assert not out.exists()
    assert not out.with_suffix(".games").exists()


def own_file(folder, *rows, name="own.jsonl"):
    path = folder / name
    path.write_text("".join(line_of(row) for row in rows))
    return path


def test_what_was_made_is_listed_and_solved_from_its_file(tmp_path, monkeypatch):
    """The line that `make` ends with does what it says, and the ids are those of the file."""
    found = replace(ONE, id="mine-1", grade=0, players={})
    monkeypatch.setattr(maker, "found_in", lambda table, seed: [found])
    out = tmp_path / "my own.jsonl"

    made = run("make", "--ruleset", "hotshots/standard", "--games", "1", "--out", str(out))

    assert "mine-1" in made.stdout
    assert f"firehouse puzzles solve ID --file '{out}'" in " ".join(made.stdout.split())
    again = run("make", "--ruleset", "hotshots/standard", "--games", "1", "--out", str(out)).stdout
    assert "No new puzzle was found; 1 is in" in again
    assert "1 puzzle." in run("--file", str(out)).stdout
    assert [row["id"] for row in json.loads(run("--file", str(out), "--json").stdout)] == ["mine-1"]
    said = run("solve", "mine-1", "--file", str(out), lines=list(ONE.answer))
    assert ("Right" in said.stdout) or ("Won!" in said.stdout)
    assert "Puzzle 1 of 1" not in run("solve", "--file", str(out), lines=["quit"]).stdout
    assert (
        "There is no puzzle 'mine-2'; try mine-1."
        in run("solve", "mine-2", "--file", str(out)).output
    )


def test_when_none_is_chosen_it_says_so(tmp_path):
    """With what lists them all; a grade that no puzzle has is not told how to be solved."""
    path = own_file(tmp_path, replace(ONE, grade=0))

    for said in (run("--file", str(path), "--grade", "3").stdout, run("--grade", "3").stdout):
        assert ("Solve one with" in said) == (" hard" in said)
    assert f"'firehouse puzzles --file {path}' lists all" in " ".join(
        run("--file", str(path), "--grade", "3").stdout.split()
    )
    assert "There is no puzzle in" in run("--file", str(own_file(tmp_path))).stdout
    assert run("solve", "--grade", "3", "--file", str(path)).exit_code == 2


@pytest.mark.parametrize("before", [["--grade", "3"], ["--json"], ["--file", "x"]])
def test_choices_that_nobody_would_hear_are_refused(before):
    said = run(*before, "solve", ONE.id)

    assert said.exit_code == 2
    assert "behind 'firehouse puzzles solve'" in said.output


FOREIGN = {
    "a diary": b"Dear diary,\n",
    "a list": b"[1, 2]\n",
    "another object": b'{"id": "x"}\n',
    "bytes": bytes(range(256)),
    "depth": b"[" * 100_000,
}


@pytest.mark.parametrize("what", FOREIGN)
@pytest.mark.parametrize(
    "words", [["make", "--games", "1", "--out"], ["--file"], ["solve", "--file"]]
)
def test_other_files_are_refused_and_left_as_they_are(what, words, tmp_path):
    path = tmp_path / "diary.jsonl"
    path.write_bytes(line_of(ONE).encode() + FOREIGN[what])
    before = path.read_bytes()

    said = run(*words, str(path))

    assert said.exit_code == 2
    assert "is no file of puzzles: line 2 is none" in " ".join(said.output.split())
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "wrong",
    [
        {"best": "much"},
        {"doubt": 7},
        {"grade": 9},
        {"steps": [1]},
        {"players": {"search": "often"}},
        {"id": None},
    ],
    ids=str,
)
def test_lines_of_a_wrong_shape_are_no_puzzles(wrong, tmp_path):
    path = tmp_path / "own.jsonl"
    path.write_text(json.dumps({**ONE.to_json(), **wrong}) + "\n")

    said = run("--file", str(path))

    assert said.exit_code == 2
    assert "line 1 is none" in " ".join(said.output.split())


def test_a_puzzle_of_other_rules_is_told(tmp_path):
    path = own_file(tmp_path, ONE, replace(ONE, steps=(*ONE.steps, "fly 3,4")))

    said = run("solve", "--file", str(path))

    assert said.exit_code == 2
    assert "in line 2 of" in said.output


@pytest.mark.parametrize(("out", "why"), [(".", "Is a directory"), ("no/where.jsonl", "No such")])
def test_where_nothing_can_be_written_is_said_before_games_are_played(
    out, why, tmp_path, monkeypatch
):
    monkeypatch.setattr(maker, "found_in", lambda *asked: pytest.fail("A game was played."))
    said = run("make", "--games", "1", "--out", str(tmp_path / out))

    assert said.exit_code == 2
    assert why in said.output


def test_the_list_of_games_is_not_taken_for_puzzles(tmp_path):
    """Nor is a line written behind one that was not ended."""
    out = tmp_path / "found.games"
    assert run("make", "--games", "1", "--out", str(out)).exit_code == 2
    assert not out.exists()
    path = own_file(tmp_path, ONE)
    path.write_text(path.read_text().rstrip("\n"))
    maker._append(path, line_of(replace(ONE, id="second")))
    assert [found.id for found in puzzles_in(path)] == [ONE.id, "second"]
