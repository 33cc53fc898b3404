"""Dockerfile and compose.yaml: linted, without root, with limits, and in step with the package."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_linter_has_nothing_to_say() -> None:
    tool = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which(
        "hadolint"
    )
    if tool is None:
        pytest.skip("there is no hadolint for this machine")
    done = subprocess.run([tool, "Dockerfile"], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("", 0)


BY_DIGEST = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}")


def test_what_others_built_is_named_by_digest() -> None:
    """A tag may mean another image tomorrow."""
    (base,) = re.findall(r"^ARG PYTHON=(.+)$", DOCKERFILE, re.MULTILINE)
    brought = [s["image"] for s in COMPOSE["services"].values() if "build" not in s]
    assert set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)) == {"python:${PYTHON}"}
    for image in (f"python:{base}", *brought):
        assert BY_DIGEST.fullmatch(image), image


def test_it_runs_without_root_and_tells_its_health() -> None:
    """The user is a number, the same in both files; the health check asks what the service has."""
    (user,) = re.findall(r"^USER (\d+):\d+$", DOCKERFILE, re.MULTILINE)
    assert int(user) > 0
    assert f"uid={user}," in COMPOSE["services"]["one"]["tmpfs"][1]
    assert "/healthz" in DOCKERFILE.partition("HEALTHCHECK")[2]


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_every_service_has_limits(name: str) -> None:
    service = COMPOSE["services"][name]
    assert {"mem_limit", "cpus", "pids_limit", "restart"} <= set(service)
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "build" in service or "healthcheck" in service


def test_the_image_copies_what_its_steps_name() -> None:
    """Files of the first stage are there, and the lock file has what is taken out of it."""
    for name in re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / name).exists()
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    assert re.search(r"^uv==[\d.]+ .*?# via", lock, re.MULTILINE | re.DOTALL)


def test_secrets_must_be_given() -> None:
    """There is no password that everybody knows."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for name in ("POSTGRES_PASSWORD", "FIREHOUSE_SECRET"):
        assert set(re.findall(rf"\$\{{{name}(..)", text)) == {":?"}


def test_the_steps_can_be_taken_without_docker() -> None:
    """`make image-steps` knows every instruction, and reads each whole."""
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        from image_steps import instructions
    finally:
        sys.path.pop(0)
    found = instructions(DOCKERFILE)
    known = (ROOT / "scripts" / "image_steps.py").read_text(encoding="utf-8")
    assert {word for word, _ in found if f'"{word}"' not in known} == set()
    assert [rest for word, rest in found if word == "FROM"] == [
        "python:${PYTHON} AS build",
        "python:${PYTHON}",
    ]
    assert all("\\" not in rest for word, rest in found if word == "RUN")
