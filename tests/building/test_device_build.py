"""What browsers play with where there is no network: packed again when it must be, or left out."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from project_scripts import script

ROOT = Path(__file__).parents[2]
INFO = {"info": {"python": "3.14.2", "abi_version": "2026_0", "arch": "wasm32"}}


@pytest.fixture
def device() -> ModuleType:
    return script("device_build.py")


@pytest.fixture
def root(tmp_path: Path, device: ModuleType) -> Path:
    """A tiny project with a page that is built."""
    files = {
        "src/firehouse/core.py": "RULES = 1\n",
        "src/firehouse/cli/main.py": "",
        "src/firehouse/web/index.html": '<script src="/assets/index-1.js"></script>',
        "web/package-lock.json": "{}",
        "requirements/device.in": "# names\nmsgspec\n",
        "requirements/run.txt": "msgspec==1 \\\n    --hash=sha256:00\nother==2 \\\n    --hash=x\n",
        "web/node_modules/pyodide/pyodide-lock.json": json.dumps(INFO),
        **{f"web/node_modules/pyodide/{name}": "x" * 100 for name in device.PYODIDE},
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def _wheel(folder: Path, target: tuple[str, str]) -> None:
    assert target == ("pyemscripten_2026_0_wasm32", "3.14")
    assert (folder / "pins.txt").read_text() == "msgspec==1 \\\n    --hash=sha256:00\n"
    with ZipFile(folder / "msgspec-1.whl", "w") as wheel:
        wheel.writestr("msgspec/__init__.py", "")
        wheel.writestr("msgspec/__init__.pyi", "")


def _manifest(root: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        (root / "src/firehouse/web/device/manifest.json").read_text()
    )
    return found


def test_it_is_packed_once_and_again_when_a_source_has_changed(
    root: Path, device: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[Path] = []
    monkeypatch.setattr(device, "download", lambda *told: (fetched.append(root), _wheel(*told)))
    brought: list[Path] = []
    for _ in range(2):
        device.refresh(root, brought.append)
    first = _manifest(root)
    assert (len(fetched), len(brought)) == (1, 1)
    assert first["page"] == "/assets/index-1.js"
    folder = root / "src/firehouse/web/device" / str(first["stamp"])
    names = ZipFile(BytesIO((folder / "site.zip").read_bytes())).namelist()
    assert names == ["msgspec/__init__.py", "firehouse/core.py"]

    (root / "src/firehouse/core.py").write_text("RULES = 2\n")
    device.refresh(root, brought.append)
    assert _manifest(root)["stamp"] != first["stamp"]
    assert not folder.exists()
    assert len(fetched) == 1


def test_what_cannot_be_fetched_is_left_out_and_tried_again(
    root: Path,
    device: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No engine of yesterday stays either."""

    def unreachable(*told: object) -> None:
        raise device.MissingError("no index answers")

    old = root / "src/firehouse/web/device"
    old.mkdir()
    (old / "manifest.json").write_text('{"made_from": "yesterday"}')
    monkeypatch.setattr(device, "download", unreachable)
    device.refresh(root, lambda root: None)
    assert "not part of this page: no index answers" in capsys.readouterr().err
    assert not old.exists()
    monkeypatch.setattr(device, "download", _wheel)
    device.refresh(root, lambda root: None)
    assert (old / "manifest.json").is_file()


def test_a_library_that_is_not_pinned_is_refused(root: Path, device: ModuleType) -> None:
    (root / "requirements/device.in").write_text("nobody\n")
    with pytest.raises(SystemExit, match="nobody"):
        device.refresh(root, lambda root: None)


def test_all_names_are_pinned_here(device: ModuleType) -> None:
    assert "pydantic-core==" in device.pinned(ROOT)
