"""`firehouse help`: topics that are true, the help of commands, and lists that are not cut off."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys

import pytest
import typer.main
from typer.testing import CliRunner

from firehouse.cli import app, handbook
from firehouse.cli.helping import ORDER, topics

WHOLE = typer.main.get_command(app)


def run(*words: str):
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "80", "TERMINAL_WIDTH": "80"})


def lines() -> list[str]:
    """Every line of a topic that can be typed, without the words beside it."""
    found = []
    for text in topics().values():
        for line in text.splitlines():
            if line.startswith("  firehouse "):
                found.append(re.split(r"\s{2,}", line.strip())[0])
    return found


def test_the_topics_are_listed():
    """With the first line of each, and the way to the commands."""
    told = run("help").stdout
    for name, text in topics().items():
        assert f"{name} " in told
        assert text.splitlines()[0] in told
    assert "firehouse help COMMAND" in told


@pytest.mark.parametrize("name", ORDER)
def test_a_topic_is_told(name):
    """Short, and no wider than a terminal."""
    told = run("help", name)
    assert (told.exit_code, told.stdout) == (0, topics()[name])
    rows = told.stdout.splitlines()
    assert len(rows) <= 24
    assert max(map(len, rows)) <= 80


@pytest.mark.parametrize("line", lines())
def test_a_line_of_a_topic_is_taken(line):
    """Its command is there and has these options; nothing is run."""
    _, *words = shlex.split(line)
    if words[0].startswith("--"):
        assert any(words[0] in option.opts for option in WHOLE.params)
        return
    command, context = WHOLE, WHOLE.make_context("firehouse", [], resilient_parsing=True)
    while words and words[0] in getattr(command, "commands", {}):
        name = words.pop(0)
        command = command.commands[name]
        context = command.make_context(name, [], parent=context, resilient_parsing=True)
    assert not hasattr(command, "commands"), f"{line} names no command"
    if words != ["--help"]:
        command.parse_args(context, words)
    assert not context.args


def test_a_command_is_told_too():
    told = run("help", "review")
    assert told.exit_code == 0
    assert told.stdout == run("review", "--help").stdout
    assert "--playouts" in told.stdout


def test_an_unknown_topic_gets_the_nearest():
    told = run("help", "boots")
    assert told.exit_code == 2
    assert told.stderr.startswith("There is no help on 'boots'; try bots")
    assert "docs/files.md" in run("help", "files.md").stderr


def test_a_topic_that_is_like_nothing_leads_to_the_list():
    told = run("help", "xyzzy")
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "firehouse help, which lists the topics" in told.stderr
    assert len(told.stderr) < 100


@pytest.mark.parametrize("page", handbook.names())
def test_every_page_of_the_handbook_is_shown(page):
    """Set for the terminal; who installed a wheel has no folder docs to look into."""
    assert page in run("help").stdout
    told = run("help", page)
    assert told.exit_code == 0
    title = handbook.text(page).splitlines()[0].removeprefix("# ")
    assert title in told.stdout
    assert "](#" not in told.stdout


def test_the_pages_that_the_help_names_are_there():
    named = set(re.findall(r"docs/[\w-]+\.md", "".join(topics().values())))
    assert named
    assert named <= set(handbook.names())


@pytest.mark.parametrize("words", [(), ("lab",), ("data",)])
def test_no_description_is_cut_off(words):
    """At 80 columns every command fits its line."""
    environment = {**os.environ, "COLUMNS": "80"}
    command = [sys.executable, "-m", "firehouse", *words, "--help"]
    done = subprocess.run(command, capture_output=True, env=environment, check=True, timeout=120)
    told = done.stdout.decode()
    rows = [row for row in told.partition("Commands:")[2].splitlines() if row.startswith("  ")]
    assert rows
    for row in rows:
        assert len(row) <= 80
        assert re.match(r"  \S+ +\S.*[.…]$", row), row
        assert not row.endswith("...")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("firehouse re", {"remove", "replay", "restore", "review"}),
        ("firehouse help se", {"server"}),
        ("firehouse help docs/fi", {"docs/files.md"}),
        ("firehouse rules flashpoint/f", {"flashpoint/family"}),
        ("firehouse play --bots 2=gr", {"2=greedy"}),
        ("firehouse benchmark se", {"search"}),
    ],
)
def test_the_shell_completes(typed, offered):
    """As bash asks: the words so far, and which of them is being written."""
    environment = {
        **os.environ,
        "_FIREHOUSE_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(typed.split()) - 1),
    }
    script = "import sys; sys.argv[0] = 'firehouse'; from firehouse.cli import main; main()"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, env=environment, check=False, timeout=120)
    assert set(done.stdout.decode().split()) == offered, done.stderr.decode()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_for_the_shell_is_told(shell):
    """What --install-completion would write."""
    switch = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    command = [sys.executable, "-m", "firehouse", "--show-completion", shell]
    done = subprocess.run(
        command, capture_output=True, env={**os.environ, **switch}, check=True, timeout=120
    )
    assert f"COMPLETE=complete_{shell}" in done.stdout.decode()
