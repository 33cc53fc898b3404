"""Designs of experiments: what a file may say, and what is said about one that is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from firehouse.core.catalogue import ruleset
from firehouse.core.setup import Setup
from firehouse.games import flashpoint
from firehouse.lab.cells import Cell
from firehouse.lab.experiments.design import Block, Experiment
from firehouse.lab.experiments.designfile import design_text, parse_design, read_design
from firehouse.lab.experiments.presets import PRESETS, preset
from firehouse.lab.seat import Seat

HERE = Path(__file__).parent


def parsed(text: str) -> Experiment:
    return parse_design(text, "unnamed", HERE)


def test_a_large_design_looks_at_chances_only_if_it_says_so() -> None:
    cells = '[[cells]]\nrulesets = "flashpoint/family"\ncrews = [1, 2, 3, 4]\n'
    more = cells.replace("family", "basic") + cells.replace("family", "advanced")
    assert parse_design(cells, "small", Path()).drama == 12
    assert parse_design(cells + more, "large", Path()).drama == 0
    assert parse_design("drama = 3\n" + cells + more, "large", Path()).drama == 3
    assert (preset("second-story").drama, preset("levels").drama) == (12, 0)


def test_a_small_design_takes_what_is_usual() -> None:
    design = parsed('[[cells]]\nrulesets = "flashpoint/family"\n')
    assert (design.name, design.seed, design.games, design.width) == ("unnamed", 0, 1000, None)
    (cell,) = design.cells
    assert (cell.setup, cell.bot, cell.playouts) == (Setup("flashpoint/family"), "greedy", None)
    assert cell.label == "flashpoint/family"


def test_lists_multiply() -> None:
    design = parsed("""
        name = "product"
        width = 2.5
        most = 5000
        [[cells]]
        rulesets = ["flashpoint/family", "flashpoint/basic"]
        boards = "all"
        crews = [2, 4]
        bots = ["greedy", "search:100"]
        [cells.options]
        damage_limit = [20, 24]
        perfect_game = true
    """)
    assert (design.width, design.games) == (2.5, 5000)
    assert len(design.cells) == 2 * 2 * 2 * 2 * 2
    assert len({cell.label for cell in design.cells}) == 32
    assert {cell.setup.board for cell in design.cells} == {"house_front", "house_back"}
    assert {(cell.bot, cell.playouts) for cell in design.cells} == {
        ("greedy", None),
        ("search", 100),
    }
    first, second, third = design.cells[:3]
    assert (first.bot, second.bot) == ("greedy", "search")
    assert first.setup == second.setup
    assert dict(first.setup.options) == {"damage_limit": 20, "perfect_game": True}
    assert dict(third.setup.options) == {"damage_limit": 24, "perfect_game": True}


def test_a_label_tells_what_varies() -> None:
    design = parsed("""
        [[cells]]
        label = "hot spots"
        rulesets = "flashpoint/experienced"
        difficulties = "veteran"
        crews = 4
        options = { extra_hot_spots = [6, 7] }
        [[cells]]
        label = ["one", "two"]
        rulesets = "flashpoint/basic"
        crews = ["firefighter+firefighter", 3]
        [[cells]]
        label = "alone"
        rulesets = "flashpoint/basic"
        crews = 1
        [[cells]]
        rulesets = "flashpoint/basic"
        crews = 2
        bots = "random"
    """)
    assert [cell.label for cell in design.cells] == [
        "hot spots: extra_hot_spots=6",
        "hot spots: extra_hot_spots=7",
        *("one", "two", "alone"),
        "flashpoint/basic, crew 2, random",
    ]
    assert design.cells[2].setup.crew == ("firefighter", "firefighter")


def test_own_files_come_along(tmp_path: Path) -> None:
    """A plan is read from beside the design, and the design that is written holds it whole."""
    text = (
        Path(flashpoint.__path__[0]) / "data" / "files" / "plans" / "house_front.plan"
    ).read_text()
    (tmp_path / "mine.txt").write_text(text)
    path = tmp_path / "own.toml"
    path.write_text(
        '[[cells]]\nrulesets = "flashpoint/basic"\nfiles = { plan = "mine.txt" }\ncrews = 2\n'
    )
    design = read_design(path)
    assert design.name == "own"
    assert design.cells[0].setup.files == {"plan": text}
    assert design.cells[0].label == "flashpoint/basic, crew 2, own plan"
    assert design.cells[0].row(0)[3] is None
    assert parsed(design_text(design)).cells == design.cells


CELLS = '[[cells]]\nrulesets = "flashpoint/family"\n'
MANY = "cells 2: This makes 1,001 cells; 1,000 is the most"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("games = 1\nname : 2", "no TOML.*line 2"),
        ("", r"at least one \[\[cells\]\]"),
        ("cells = 3", r"at least one \[\[cells\]\]"),
        ("cells = [3]", r"cells 1: this must be a table"),
        ("game = 3\n" + CELLS, "no 'game'; try games"),
        ('games = "many"\n' + CELLS, "'games' must be a whole number; this is a text"),
        ("games = true\n" + CELLS, "'games' must be a whole number"),
        ("games = 0\n" + CELLS, "'games' must be a whole number from 1 to 1000000"),
        ("games = 1000001\n" + CELLS, "'games' must be a whole number from 1 to 1000000"),
        ("seed = -1\n" + CELLS, "'seed' must be a whole number from 0"),
        ("width = 2\ngames = 5\n" + CELLS, "'games' or 'width', not both"),
        ("most = 2\n" + CELLS, "'most' goes with 'width'"),
        ("width = 0\n" + CELLS, "'width' must be a number of points above 0"),
        ("width = nan\n" + CELLS, "'width' must be a number of points above 0"),
        ('width = "thin"\n' + CELLS, "'width' must be a number of points; this is a text"),
        ("width = 1\nmost = 0\n" + CELLS, "'most' must be a whole number from 1"),
        ("traced = -1\n" + CELLS, "'traced' must be"),
        ("drama_playouts = 0\n" + CELLS, "'drama_playouts' must be"),
        ('name = "../up"\n' + CELLS, "no name for an experiment"),
        ('name = ""\n' + CELLS, "'name' must be a text"),
        ("[[cells]]\n", "cells 1: 'rulesets' is missing"),
        (CELLS + CELLS.replace("sets", "set"), "cells 2: .*no 'ruleset'; try rulesets"),
        ('[[cells]]\nrulesets = "flashpoint/famly"', "cells 1: .*no rule set 'flashpoint/famly'"),
        ("[[cells]]\nrulesets = 3", "cells 1: 'rulesets' must be a text; this is a whole number"),
        (CELLS + 'boards = "castle"', "cells 1: .*no board 'castle'"),
        (CELLS + 'difficulties = "heroic"', "cells 1: .*has no difficulties"),
        (CELLS + "crews = 9", "cells 1: .*1 to 6 firefighters"),
        (CELLS + "crews = [2.5]", "cells 1: 'crews' must be numbers"),
        (CELLS + 'crews = "pirate+captain"', "cells 1: .*no 'pirate'"),
        (CELLS + "options = 3", "cells 1: 'options' must be a table"),
        (CELLS + "options = { damage = 3 }", "cells 1: .*no option 'damage'"),
        (CELLS + "options = { damage_limit = [3, 3.5] }", "cells 1: Option 'damage_limit'"),
        (CELLS + "options = { damage_limit = 900 }", "cells 1: .*goes from 1 to 80"),
        (CELLS + 'bots = "genius"', "cells 1: .*no bot 'genius'"),
        (CELLS + 'bots = "search"', "cells 1: .*needs its playouts a turn, as in 'search:100'"),
        (CELLS + 'bots = "search:0"', "cells 1: .*needs its playouts"),
        (CELLS + 'bots = "greedy:5"', "cells 1: .*does not think"),
        (CELLS + 'label = ["a", "b"]', "cells 1: There are 2 labels for 1 cells"),
        (CELLS + CELLS, "plays what another one does"),
        (CELLS + 'label = "x"\n' + CELLS + 'label = "x"\ncrews = 4', "Two cells are called 'x'"),
        (CELLS + "crews = [2, 2]", "cells 1: .*asked for twice"),
        (CELLS + 'files = "mine"', "cells 1: 'files' must be a table"),
        (CELLS + 'files = { plan = "nowhere.txt" }', "cells 1: the file 'plan' cannot be read"),
        (CELLS + f"options = {{ victims = {list(range(1, 1002))} }}", "1,001 cells; 1,000"),
        (CELLS + f"crews = {list(range(1, 1002))}", "cells 1: This makes 1,001 cells; 1,000"),
        (f"{CELLS}options = {{ victims = {list(range(999))} }}\n{CELLS}crews = [2, 3]", MANY),
        (CELLS + 'crews = ["all", 99]', "cells 1: 'crews' has \"all\" and something else"),
        (CELLS + 'boards = ["all", "typoo"]', "cells 1: 'boards' has \"all\" and something else"),
        (CELLS + "\n[[cells]]\nrulesets = []", "cells 2: 'rulesets' is an empty list"),
        (CELLS + CELLS + "crews = 2\nbots = []", "cells 2: 'bots' is an empty list"),
        (CELLS + "options = { victims = [] }", "cells 1: 'options.victims' is an empty list"),
        (CELLS + 'label = ""', "cells 1: 'label' must be a text; this is empty"),
        (CELLS + 'label = "a\\nb"', "cells 1: 'label' must be one line"),
        ("x = " + "[" * 5000 + "]" * 5000 + "\n" + CELLS, "nested too deeply"),
        ("games = true\n" + CELLS, "'games' must be a whole number; this is true or false"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected) as caught:
        parsed(text)
    assert "\n" not in str(caught.value)


def test_a_mark_at_the_start_and_spaces_around_the_name_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "notepad.toml"
    path.write_text('name = "a "\n' + CELLS, encoding="utf-8-sig")
    assert read_design(path).name == "a"


def test_the_name_of_the_file_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("games = 3")
    with pytest.raises(ValueError, match=re.escape(f"{path}: a design needs")):
        read_design(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="not a text file"):
        read_design(path)


@pytest.mark.parametrize("name", ["levels", "tweaks", "hot-spots", "crews"])
def test_a_preset_reads_back_from_its_text(name: str) -> None:
    design = preset(name)
    again = parsed(design_text(design))
    assert again == design
    assert again.cells == design.cells


def test_odd_texts_read_back() -> None:
    block = Block(
        ("flashpoint/family",),
        crews=(2,),
        options={"set_up": ("family",), "perfect_game": (True, False)},
        labels=('a "quoted" \\ label\x7f\t, ünïcode',),
    )
    design = Experiment("odd", (block,), width=3, games=77)
    assert parsed(design_text(design)) == design


def test_the_levels_of_every_box_are_there() -> None:
    played = {(cell.setup.ruleset, cell.setup.difficulty) for cell in preset("levels").cells}
    for name in ("advanced", "experienced", "brownstone", "second-story", "tragic-events"):
        way = ruleset(f"flashpoint/{name}")
        assert {(way.id, level) for level in way.difficulties} <= played
    assert {("flashpoint/basic", None), ("flashpoint/family", None)} <= played
    levels = {level for way, level in played if way == "hotshots/standard"}
    assert levels == {"standard", *ruleset("hotshots/standard").difficulties}
    assert len(levels) == 7


def test_each_of_the_fifteen_tweaks_is_played_alone_against_its_base() -> None:
    cells = preset("tweaks").cells
    numbers = {}
    for cell in cells:
        tweaks = [name for name in cell.setup.options if name.startswith("tweak_")]
        assert len(tweaks) <= 1
        if tweaks:
            numbers.setdefault(int(tweaks[0].split("_")[1]), []).append(cell)
    assert sorted(numbers) == list(range(1, 16))
    for changed in numbers.values():
        for cell in changed:
            assert base_of(cell, cells) is not None


def without_tweaks(cell: Cell) -> Setup:
    plain = {name: v for name, v in cell.setup.options.items() if not name.startswith("tweak_")}
    return replace(cell.setup, options=plain)


def base_of(cell: Cell, cells: Sequence[Cell]) -> Cell | None:
    """The cell that plays the same without a tweak."""
    return next((other for other in cells if other.setup == without_tweaks(cell)), None)


def test_every_tweak_changes_games_against_its_base() -> None:
    cells = preset("tweaks").cells
    played = {cell.label: [Seat(cell).play(seed) for seed in range(4)] for cell in cells}
    for cell in cells:
        base = base_of(cell, cells)
        assert base is not None
        assert (played[cell.label] == played[base.label]) is (cell is base), cell.label


def test_specialists_are_measured_where_they_stay() -> None:
    """Without crew changes those of the first turn are those of the last."""
    cells = preset("specialists").cells
    assert len(cells) == 3
    games = [Seat(cell).play(seed) for cell in cells for seed in range(4)]
    assert all(game.roles == game.last_roles for game in games)
    changing = [Seat(cell).play(seed) for cell in preset("hot-spots").cells for seed in range(4)]
    assert any(game.roles != game.last_roles for game in changing)


def test_every_preset_has_a_line_and_an_unknown_one_is_refused() -> None:
    assert all(found.about.strip() for found in PRESETS.values())
    assert preset("million").games == 1_000_000
    with pytest.raises(ValueError, match="no preset 'tweak'; try tweaks"):
        preset("tweak")
