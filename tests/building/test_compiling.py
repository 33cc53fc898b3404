"""The build script: when it compiles, when it refuses, and what it leaves behind."""

from __future__ import annotations

import json

import pytest

from firehouse import _engine
from firehouse.native import files


def compiled_now(project):
    """The mode and the result of the engine as it is."""
    mode, _, result, *_ = json.loads(project.ask().stdout)
    return mode, result


def test_what_a_build_in_place_makes(project):
    """A library for each group beside the package, a file for each module, and the manifest."""
    assert project.compiled_files() == sorted(
        [
            f"firehouse/{_engine.MANIFEST}",
            f"firehouse/bots/rule{_engine.SUFFIX}",
            f"firehouse/core/house{_engine.SUFFIX}",
            f"firehouse/core/walls{_engine.SUFFIX}",
            f"firehouse__mypyc{_engine.SUFFIX}",
            f"firehouse_bots__mypyc{_engine.SUFFIX}",
        ]
    )
    manifest = _engine.read_manifest(str(project.package))
    assert manifest is not None
    assert manifest.modules == {
        "firehouse": ["core/house", "core/walls"],
        "firehouse_bots": ["bots/rule"],
    }
    assert list(manifest.sources) == [
        "bots/rule.py",
        "core/house.py",
        "core/limits.py",
        "core/walls.py",
    ]


def test_building_again_does_nothing(project):
    """Without a change there is nothing to say and nothing to write."""
    library = project.package.parent / f"firehouse__mypyc{_engine.SUFFIX}"
    before = library.stat().st_ino

    done = project.build()

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert library.stat().st_ino == before


def test_building_after_an_edit_compiles_the_edit(project):
    """What was stale runs compiled again; a module taken off the list leaves nothing behind."""
    project.replace("core/limits.py", "24", "30")
    settings = project.root / "pyproject.toml"
    settings.write_text(settings.read_text().replace('"core/house.py", "core/w*.py"', '"core/h*"'))

    done = project.build()

    assert done.returncode == 0, done.stderr
    assert f"firehouse/core/walls{_engine.SUFFIX}" not in project.compiled_files()
    assert compiled_now(project) == ("compiled", 26)


def test_an_edit_in_one_group_leaves_the_library_of_the_other(project):
    """A change of the bots is compiled in seconds: the engine's machine code stays."""
    library = project.package.parent / f"firehouse__mypyc{_engine.SUFFIX}"
    before = library.stat().st_ino
    project.replace("bots/rule.py", "min(", "max(")

    assert compiled_now(project) == ("pure", 22)
    done = project.build()

    assert done.returncode == 0, done.stderr
    assert compiled_now(project) == ("compiled", 22)
    assert library.stat().st_ino == before


def test_an_edit_in_the_engine_is_seen_by_the_bots(project):
    """A class of the engine that grows a field is another shape for those who use it."""
    project.replace("core/walls.py", "self.damage = damage", "self.age = 1; self.damage = damage")

    done = project.build()

    assert done.returncode == 0, done.stderr
    assert compiled_now(project) == ("compiled", 20)


def test_an_edit_that_the_machine_code_cannot_see_keeps_it(project):
    """A changed comment in an imported file is noted in the manifest; nothing is made again."""
    library = project.package.parent / f"firehouse__mypyc{_engine.SUFFIX}"
    before = library.stat().st_ino
    project.replace("core/limits.py", "24", "24  # the last cube")

    assert compiled_now(project) == ("pure", 20)
    project.build()

    assert compiled_now(project) == ("compiled", 20)
    assert library.stat().st_ino == before


def test_a_build_that_fails_leaves_nothing_half_old(project):
    """After a type error the message names the line, and the edited source runs as Python."""
    project.replace("core/limits.py", "24", "30")
    project.replace("core/house.py", "LIMIT - wall.damage", "str(LIMIT - wall.damage)")

    done = project.build()

    assert done.returncode != 0
    assert "firehouse/core/house.py:6: error:" in done.stderr
    assert "The engine does not compile" in done.stderr
    assert project.compiled_files() == []
    assert compiled_now(project) == ("pure", "26")


def test_an_engine_file_that_is_missing_is_an_error(plain_project):
    """A wrong path in the list cannot quietly make the engine slow."""
    settings = plain_project.root / "pyproject.toml"
    settings.write_text(settings.read_text().replace("core/house.py", "core/hoose.py"))

    done = plain_project.build()

    assert done.returncode != 0
    assert done.stderr.strip() == (
        "pyproject.toml lists the engine file 'core/hoose.py', but there is none."
    )


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"CC": "no-such-compiler"}, "there is no C compiler; install gcc or clang"),
        ({"FIREHOUSE_PURE": "1"}, "FIREHOUSE_PURE is set"),
    ],
)
def test_where_nothing_can_be_compiled_one_line_says_so(plain_project, environment, why):
    """Without a compiler the build succeeds, and the engine runs as Python."""
    done = plain_project.build(**environment)

    assert done.returncode == 0
    assert done.stderr == (f"The engine is not compiled and runs as plain Python, slowly: {why}.\n")
    assert plain_project.compiled_files() == []
    assert compiled_now(plain_project) == ("pure", 20)


def test_a_current_engine_is_kept_when_pure_is_asked_for(project):
    """FIREHOUSE_PURE chooses for a run; it does not throw good machine code away."""
    before = project.compiled_files()

    project.build(FIREHOUSE_PURE="1")

    assert project.compiled_files() == before


def test_games_in_c_that_cannot_be_made_again_are_removed(plain_project):
    """Where there is no compiler an old library does not stay beside new sources."""
    for name, text in {"__init__.py": "", "hut/__init__.py": "", "hut/native.py": ""}.items():
        path = plain_project.package / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    built = plain_project.package / "native" / "built"
    built.mkdir()
    for suffix in (files.SUFFIX, files.DESCRIPTION):
        (built / f"hut{suffix}").write_text("{}")

    done = plain_project.build(CC="no-such-compiler", FIREHOUSE_NO_PAGE="1")

    assert done.returncode == 0, done.stderr
    assert list(built.iterdir()) == []


def test_without_mypyc_nothing_is_compiled_and_one_line_says_so(project, tmp_path):
    """As after `make run`, which installs only what serving needs; an engine goes with it."""
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.metadata, sys\n"
        "sys.modules['mypyc'] = None\n"
        "real = importlib.metadata.version\n"
        "def version(name):\n"
        "    if name == 'mypy':\n"
        "        raise importlib.metadata.PackageNotFoundError(name)\n"
        "    return real(name)\n"
        "importlib.metadata.version = version\n"
    )
    assert project.compiled_files() != []

    done = project.build(PYTHONPATH=str(tmp_path), FIREHOUSE_NO_PAGE="1")

    assert done.returncode == 0, done.stderr
    assert "mypyc is not installed; `make setup` brings it" in done.stderr
    assert project.compiled_files() == []


def test_a_game_outside_the_dialect_stops_the_build(project):
    """The translator's lines are shown, and nothing of the games is left."""
    games = project.package / "games" / "hut"
    games.mkdir(parents=True)
    (games / "native.py").write_text("")
    (project.package / "native" / "build.py").write_text("raise SystemExit('hut.py:7: a dict')\n")

    done = project.build()

    assert done.returncode == 1
    assert "hut.py:7: a dict" in done.stderr
    assert "The games do not compile" in done.stderr
    assert not (project.package / "native" / "built").exists()
