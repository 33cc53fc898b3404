"""Takes the steps of the Dockerfile in clean roots, without Docker, and asks for its health.

    sudo python scripts/image_steps.py build/image

Each stage begins from a bare Debian of the base's release with its own Python, made by debootstrap.
COPY takes what git keeps; RUN, the entry point and the health check run by chroot, with the stage's
variables, folder and user. What this cannot show: the base image itself, and the layers.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MIRROR: Final = "http://deb.debian.org/debian"
PACKAGES: Final = "python3,python3-dev,python3-venv,ca-certificates"
"""With headers and certificates, as the base image has them."""
WAYS_OUT: Final = re.compile(
    r"(?i)(https?|no)_proxy|(PIP|UV|NPM_CONFIG)_\w+|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS"
)
"""How this machine reaches packages; an image is built with the same."""
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
LENT: Final = ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt", "etc/pip.conf")
PATIENCE: Final = 60.0


@dataclass
class Stage:
    """A root on disk, and what the instructions so far have set."""

    root: Path
    variables: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "0:0"
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def start(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Run a command inside, as the image would."""
        usual = {"PATH": PATH}
        lent = {name: value for name, value in os.environ.items() if WAYS_OUT.fullmatch(name)}
        inside = f"--userspec={self.user}", str(self.root)
        into = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', self.folder, *command]
        return subprocess.Popen(["chroot", *inside, *into], env=usual | lent | self.variables)

    def run(self, command: list[str]) -> None:
        """The same to its end, which must be a good one."""
        if status := self.start(command).wait():
            sys.exit(f"A step failed with {status}: {shlex.join(command)}")


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, each on one line."""
    told = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    parts = (line.partition(" ") for line in told.splitlines() if line)
    return [(word, rest.strip()) for word, _, rest in parts]


def base(release: str, folder: Path) -> Path:
    """A bare system with the Python of its release where the image has its own; made once."""
    root = folder / f"base-{release}"
    if not root.is_dir():
        made = root.with_suffix(".new")
        shutil.rmtree(made, ignore_errors=True)
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, made, MIRROR]
        subprocess.run([str(word) for word in words], check=True)
        for name in ("python", "python3"):
            (made / "usr/local/bin" / name).symlink_to("/usr/bin/python3")
        made.rename(root)
    return root


def begin(name: str, system: Path, folder: Path) -> Stage:
    """A fresh copy of the base, which reaches the network as this machine does."""
    stage = Stage(folder / name)
    shutil.rmtree(stage.root, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", str(system), str(stage.root)], check=True)
    for path in LENT:
        if (lent := Path("/") / path).exists():
            shutil.copyfile(lent, stage.root / path)
    return stage


def copy(stage: Stage, words: list[str], stages: dict[str, Stage]) -> None:
    """COPY: what git keeps of the checkout, or a folder of an earlier stage."""
    *options, source, target = words
    into = stage.root / os.path.join(stage.folder, target).lstrip("/")
    if options:
        origin = stages[options[0].removeprefix("--from=")].root / source.lstrip("/")
        shutil.copytree(origin, into, symlinks=True)
        return
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", source]
    kept = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, kept.split("\0")):
        place = into if name == source else into / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, place)


def build(folder: Path) -> Stage:
    """All stages, one after the other; the last one is the image."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (release,) = re.findall(r"^ARG PYTHON=[\d.]+-slim-(\w+)", text, re.MULTILINE)
    stages: dict[str, Stage] = {}
    stage = Stage(Path("/nowhere"))
    for word, rest in instructions(text):
        print(f"{word} {rest}"[:150], flush=True)
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            stage = stages[name] = begin(name, base(release, folder), folder)
        elif word == "RUN":
            stage.run(["/bin/sh", "-c", rest])
        elif word == "COPY":
            copy(stage, rest.split(), stages)
        elif word == "WORKDIR":
            stage.folder = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            for name, _, value in (part.partition("=") for part in shlex.split(rest)):
                stage.variables[name] = value.replace("$PATH", PATH)
        elif word == "USER":
            stage.user = rest
        elif word == "HEALTHCHECK":
            stage.health = json.loads(rest.partition(" CMD ")[2])
        elif word == "ENTRYPOINT":
            stage.entry = json.loads(rest)
        elif word == "CMD":
            stage.command = json.loads(rest)
        elif word not in ("ARG", "VOLUME", "EXPOSE"):
            sys.exit(f"This script does not know the instruction {word}.")
    return stage


def look_after(image: Stage) -> None:
    """Start what the image starts, and wait until its own health check is content."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        image.variables["FIREHOUSE_PORT"] = str(free.getsockname()[1])
    server = image.start([*image.entry, *image.command])
    try:
        began = time.monotonic()
        while image.start(image.health).wait():
            if server.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit("The server of the image did not become healthy.")
            time.sleep(1)
        print(f"Healthy after {time.monotonic() - began:.0f} s, as user {image.user}.")
    finally:
        server.terminate()
        server.wait(20)


def main(arguments: list[str]) -> None:
    (folder,) = arguments
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("The steps of the image need root (for chroot) and debootstrap.")
    Path(folder).mkdir(parents=True, exist_ok=True)
    look_after(build(Path(folder).resolve()))


if __name__ == "__main__":
    main(sys.argv[1:])
