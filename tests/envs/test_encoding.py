"""Numbers of actions and names of entries: complete, unique, told in the documentation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from env_ways import RULESETS, every_ruleset, setup_name

from firehouse import Game, Rng, Setup, rulesets
from firehouse.envs import Encoding
from firehouse.envs.description import described, tables
from firehouse.envs.row import Row, flat

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "envs.md"

SETUPS = [
    Setup(ruleset.id, board, difficulty, ruleset.crew[(n + 1) % len(ruleset.crew)])
    for ruleset in rulesets()
    for n, difficulty in enumerate(ruleset.difficulties or (None,))
    for board in ruleset.boards[n % len(ruleset.boards) :][:1]
]


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_legal_action_has_a_number(setup):
    """In random games of all difficulties; no number is there twice, none is an outcome."""
    encoding = Encoding(setup)
    game: Game = encoding.game
    rng = Rng(3)
    seen = set()
    for _ in range(4):
        state = game.start()
        while not game.over(state):
            if game.is_chance(state):
                game.apply(state, game.sample(state, rng))
            else:
                seen.update(actions := game.actions(state))
                game.apply(state, actions[rng.below(len(actions))])

    assert len(set(encoding.actions)) == len(encoding.actions)
    assert seen <= set(encoding.actions)
    assert all(encoding.actions[encoding.number(action)] == action for action in seen)


@every_ruleset
def test_names_tell_entries_apart(ruleset):
    encoding = Encoding(Setup(ruleset, crew=4))

    assert len(set(encoding.plane_names)) == encoding.plane_shape[0]
    assert len(set(encoding.vector_names)) == encoding.vector_size == len(encoding.scale)
    assert len(set(encoding.action_texts())) == len(encoding.actions)
    assert (encoding.scale >= 1).all()


def test_a_number_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="no number for the action"):
        Encoding(Setup("flashpoint/basic")).number(14337 + 50 * 128)


def test_small_set_ups_leave_out_what_they_cannot_use():
    basic = Encoding(Setup("flashpoint/basic", crew=1))
    crew = ("paramedic", "fire-captain")
    rich = Encoding(Setup("flashpoint/experienced", crew=crew))

    assert not any("treated" in name for name in basic.plane_names)
    assert any("treated" in name for name in rich.plane_names)
    assert len(basic.actions) < 250 < len(rich.actions)


def test_the_document_holds_the_tables():
    """Made again with: python -m firehouse.envs --tables"""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = text.split("--tables -->\n")[1].split("<!-- end -->")[0]

    assert found.strip() == tables().strip()


@every_ruleset
def test_a_set_up_is_described(ruleset):
    encoding = Encoding(Setup(ruleset))
    lines = described(encoding).splitlines()

    assert len(lines) == 4 + sum(
        (len(encoding.plane_names), encoding.vector_size, len(encoding.actions))
    )


def test_the_command_describes_and_refuses():
    run = [sys.executable, "-m", "firehouse.envs"]
    fine = subprocess.run([*run, "flashpoint/basic"], capture_output=True, text=True)
    wrong = subprocess.run([*run, "flashpoint/basc"], capture_output=True, text=True)
    empty = subprocess.run(run, capture_output=True, text=True)

    assert "victims unseen [8]" in fine.stdout
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1
    assert "no rule set 'flashpoint/basc'" in wrong.stderr
    assert empty.returncode == 2


def test_the_command_may_be_cut_short():
    run = f"{sys.executable} -m firehouse.envs flashpoint/advanced | head -1"
    cut = subprocess.run(["bash", "-c", run], capture_output=True, text=True)
    assert (cut.stdout.count("\n"), cut.stderr) == (1, "")


def test_a_row_holds_numbers_of_any_width():
    """A bit a byte, the lowest first; what comes before and after stays as it is."""
    rng = Rng(5)
    for _ in range(50):
        told = np.full(3 * 2000, 7, np.uint8)
        row = Row(flat(told), 2000)
        row.begin(1)
        bits: list[int] = []
        while len(bits) < 1900:
            width = 1 + rng.below(60)
            value = (rng.next() << 32 | rng.next()) & ((1 << width) - 1)
            row.bits(value, width)
            row.number(width)
            bits += [*(value >> place & 1 for place in range(width)), width]
        assert told[2000 : 2000 + len(bits)].tolist() == bits
        assert (told[:2000] == 7).all()
        assert (told[2000 + len(bits) :] == 7).all()


def test_every_rule_set_has_environments():
    assert {Encoding(Setup(name)).setup.ruleset for name in RULESETS} == set(RULESETS)
