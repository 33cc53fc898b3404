"""What `make setup` installs with: uv where it can be told what pip is told, else pip."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from project_scripts import script

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "install.py"


@pytest.fixture(scope="module")
def install() -> ModuleType:
    return script("scripts/install.py")


def test_uv_is_told_where_pip_looks(
    install: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files and variables of pip, the latter first; what does not matter is left out."""
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    settings = tmp_path / "pip.conf"
    settings.write_text(
        "[global]\nindex-url = https://one.example/simple\nfind-links = /a /b\ntimeout = 9\n"
        "[install]\nextra-index-url =\n  https://two.example/simple\n  https://three.example/simple\n"
        "[download]\nno-deps = true\n"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_FIND_LINKS", "/c /d")
    monkeypatch.setenv("PIP_QUIET", "1")

    told = install.settings_for_uv(install.pip_settings())
    told.pop("SSL_CERT_FILE", None)  # a machine may have files of its own besides

    assert told == {
        "UV_DEFAULT_INDEX": "https://one.example/simple",
        "UV_INDEX": "https://two.example/simple https://three.example/simple",
        "UV_FIND_LINKS": "/c,/d",
    }


def test_a_setting_that_uv_does_not_know_is_left_to_pip(install: ModuleType) -> None:
    """Nothing that somebody set for pip is passed over."""
    assert install.settings_for_uv({"index-url": "x", "proxy": "y"}) is None


@pytest.mark.parametrize("uv_works", [True, False])
def test_pip_goes_on_where_uv_cannot(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, uv_works: bool
) -> None:
    """The same list with the same hashes."""
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        ran.append(words)
        failed = words[1:4] == ["-m", "uv", "pip"] and not uv_works
        return subprocess.CompletedProcess(command, int(failed), "", "no such index")

    monkeypatch.setattr(install.subprocess, "run", run)
    monkeypatch.setattr(install, "pip_settings", dict)

    install.main(["list.txt"])

    asked, first, *rest = ran
    assert asked[-4:-2] == ["--no-compile", "--require-hashes"]
    assert first[1:4] == ["-m", "uv", "pip"]
    assert first[-3:] == ["--require-hashes", "-r", "list.txt"]
    assert [command[1:3] for command in rest] == ([] if uv_works else [["-m", "pip"]])
    assert all(command[-3:] == ["--require-hashes", "-r", "list.txt"] for command in rest)


def test_uv_alone_is_installed_first(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is pinned among the others, with its hashes and nothing else."""
    lists: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        lists.append(Path(command[-1]).read_text())
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(install.subprocess, "run", run)
    assert install._bring_uv()
    (text,) = lists
    assert text.startswith("uv==")
    assert text.count("==") == 1
    assert text.count("--hash=sha256:") > 3
    assert not text.rstrip().endswith("\\")


def test_it_needs_nothing_that_is_not_there_yet() -> None:
    """It runs before anything is installed."""
    code = f"import runpy; runpy.run_path({str(SCRIPT)!r}, run_name='x')"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
