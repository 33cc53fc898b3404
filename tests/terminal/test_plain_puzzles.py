"""Puzzles at the plain terminal: listed, solved, given up, one after the other."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.puzzles import puzzles
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
