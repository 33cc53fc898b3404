"""Draw the pictures of docs/lab.md from the experiments that it describes.

firehouse lab run --preset hot-spots --out DIR_A
firehouse lab run docs/lab-example.toml --out DIR_B
.venv/bin/python scripts/lab_pictures.py DIR_A DIR_B
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from conftest import FLAGS, chromium  # noqa: E402
from shrinking import shrunk  # noqa: E402

from firehouse.lab.report import compare, comparison_svg, write_report  # noqa: E402
from firehouse.lab.report.face import face_of  # noqa: E402
from firehouse.lab.report.heat import first_table, maps_of, scales  # noqa: E402
from firehouse.lab.report.material import Material  # noqa: E402
from firehouse.lab.report.page import sections_of  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZE = {"width": 1100, "height": 1150}


def main(hot_spots: Path, example: Path) -> None:
    """Every picture, each under its name."""
    hot, small = Material(hot_spots), Material(example)
    sections = {section.id: section for section in sections_of(hot)}
    save("steps", sections["steps"].figures[0].pictures[0])
    save("tiers", sections["tiers"].figures[0].pictures[0])
    save("lengths", sections["lengths"].figures[0].pictures[0])
    save("drama", sections["drama"].figures[0].pictures[0])
    save("compared", comparison_svg(compare(hot_spots, cells=(0, 1))))
    heat(hot, 0, "fire")
    heat(hot, 0, "lost")
    heat(small, 1, "fire", "forest")
    others = {section.id: section for section in sections_of(small)}
    save("causes", others["causes"].figures[-1].pictures[0])
    save("crews", others["tiers"].figures[-1].pictures[0])
    screenshot(hot_spots)


def save(name: str, picture: str) -> None:
    (IMAGES / f"lab-{name}.svg").write_text(picture, encoding="utf-8")


def heat(material: Material, number: int, kind: str, name: str = "") -> None:
    """One map of a cell."""
    cell = material.cells[number]
    table = first_table(material, cell)
    found = maps_of(material, cell, scales(material))[kind]
    save(name or kind, face_of(table.game).map(table.game, table.state, found, None))


def screenshot(folder: Path) -> None:
    """The head of the report."""
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        page = write_report(folder, Path(place) / "report.html", records=12)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        shown = browser.new_page(viewport=SIZE, color_scheme="dark")
        shown.goto(page.as_uri())
        (IMAGES / "lab-report.png").write_bytes(shrunk(shown.screenshot()))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
