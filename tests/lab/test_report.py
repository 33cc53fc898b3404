"""The report of an experiment that was really played: one page, and records that replay."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from small_experiments import by_hand, games, played

from firehouse.core.record import Record, replay
from firehouse.lab.charts.ink import DARK, LIGHT
from firehouse.lab.experiments import load
from firehouse.lab.experiments.designfile import parse_design, read_design
from firehouse.lab.report import write_report
from firehouse.lab.report.material import Material
from firehouse.lab.report.page import MOST_RECORDS, sections_of
from firehouse.lab.report.picks import picks_of
from firehouse.stage.album import MARK

RECORDS = 2
"""Games that are saved with the report: each is played and drawn again."""
SECTIONS = ("winning", "steps", "causes", "lengths", "heat", "tiers", "drama", "games")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = played(tmp_path_factory.mktemp("experiments") / "small")
    write_report(found, records=RECORDS)
    return found


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    return (folder / "report.html").read_text(encoding="utf-8")


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    """The page again with its records, for a test to write over."""
    shutil.copytree(folder / "report-records", tmp_path / "report-records")
    return Path(shutil.copy(folder / "report.html", tmp_path))


class Reader(HTMLParser):
    """Takes what a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def values(self, tag: str, name: str) -> list[str]:
        return [value for t, a in self.tags if t == tag and (value := a.get(name)) is not None]


def test_every_section_is_there_and_linked(page: str) -> None:
    ids = [value for tag in ("h2",) for value in Reader(page).values(tag, "id")]
    assert set(SECTIONS) <= set(ids)
    links = [href[1:] for href in Reader(page).values("a", "href") if href.startswith("#")]
    assert set(links) <= set(ids)
    assert {"winning", "tiers", "drama", "games"} <= set(links)


def test_the_page_needs_nothing_else(page: str) -> None:
    """No script, nothing from another host: every address is here, beside it, or inside it."""
    reader = Reader(page)
    assert not [tag for tag, _ in reader.tags if tag in ("script", "img", "iframe", "object")]
    outside = page.replace("http://www.w3.org/2000/svg", "")
    assert "http://" not in outside
    assert "https://" not in outside
    assert "url(" not in page
    assert "@import" not in page
    uses = {href.removeprefix("#") for href in reader.values("use", "href")}
    assert uses
    assert uses <= set(reader.values("g", "id"))


def test_every_record_replays_to_what_the_tables_say(folder: Path, page: str) -> None:
    pages = {href for href in Reader(page).values("a", "href") if not href.startswith("#")}
    assert all(href.endswith(".html") for href in pages), "a link opens a page, not raw data"
    hrefs = {href.removesuffix("html") + "json" for href in pages}
    files = {f"report-records/{path.name}" for path in (folder / "report-records").iterdir()}
    assert pages | hrefs == files
    rows = load(folder).games
    told = {(row["cell"], row["number"]): row for row in rows.iter_rows(named=True)}
    for href in sorted(hrefs):
        cell, number = map(int, re.findall(r"\d+", href))
        record = Record.load(folder / href)
        replay(record)
        assert (record.result == "won", record.ending) == (
            told[cell, number]["won"],
            told[cell, number]["ending"],
        )
        assert f"firehouse replay {href} --step" in page
        shown = (folder / href).with_suffix(".html").read_text(encoding="utf-8")
        assert MARK in shown
        assert f"game {number} —" in shown
        assert f'href="{Path(href).name}" download' in shown


def test_every_figure_has_its_numbers_and_games(folder: Path) -> None:
    sections = sections_of(Material(folder))
    saved = picks_of(sections, MOST_RECORDS)
    for section in sections:
        for figure in section.figures:
            assert figure.grid is not None
            games = {(pick.cell, pick.number) for pick in figure.picks}
            assert games & set(saved), (section.id, figure.title)


def test_every_picture_is_whole_and_tells_itself(folder: Path) -> None:
    pictures = [
        picture
        for section in sections_of(Material(folder))
        for figure in section.figures
        for picture in figure.pictures
    ]
    assert len(pictures) > 15
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.get("role") == "img"
        title, desc = root[0], root[1]
        assert title.text
        assert desc.text


def test_the_numbers_are_those_of_the_tables(folder: Path, page: str) -> None:
    frame = load(folder).games
    for cell in range(3):
        won = frame.filter(frame["cell"] == cell)["won"]
        assert f"<td>{won.sum()}</td><td>{100 * won.sum() / len(won):.1f} %</td>" in page


def test_charts_follow_the_page_in_light_and_dark(page: str) -> None:
    assert set(LIGHT) == set(DARK)
    for colours in (LIGHT, DARK):
        assert f"--ink: {colours['ink']};" in page
    assert 'fill="var(--ink)"' in page
    assert f'fill="{LIGHT["ink"]}"' not in re.sub(
        r'<div class="maps">.*?</div>', "", page, flags=re.S
    )


def test_it_is_the_same_every_time(folder: Path, page: str, tmp_path: Path) -> None:
    """No clock, no chance; progress hears of every record."""
    heard: list[tuple[int, int]] = []
    again = write_report(folder, tmp_path / "report.html", RECORDS, lambda *at: heard.append(at))
    assert heard == [(1, 2), (2, 2)]
    assert again.read_text(encoding="utf-8") == page
    for path in (folder / "report-records").iterdir():
        assert (tmp_path / "report-records" / path.name).read_bytes() == path.read_bytes()


def test_records_of_an_older_page_go_and_files_of_others_stay(folder: Path, copied: Path) -> None:
    records = copied.with_name("report-records")
    assert len(list(records.iterdir())) == 2 * 2
    mine = records / "cell-77-game-1.json"
    mine.write_text("my own notes")
    write_report(folder, copied, records=1)
    assert len(list(records.iterdir())) == 2 * 1 + 1
    assert mine.read_text() == "my own notes"
    mine.unlink()
    write_report(folder, copied, records=0)
    assert not records.exists()


def test_records_that_a_page_linked_as_data_go_too(folder: Path, page: str, copied: Path) -> None:
    """Older reports linked the records themselves."""
    copied.write_text(page.replace('.html"', '.json"'), encoding="utf-8")
    write_report(folder, copied, records=0)
    assert not copied.with_name("report-records").exists()


@pytest.mark.parametrize("suffix", [".json", ".html"])
def test_a_file_in_the_way_of_a_record_is_not_lost(
    folder: Path, tmp_path: Path, suffix: str
) -> None:
    name = min(path.name for path in (folder / "report-records").glob(f"*{suffix}"))
    (tmp_path / "r-records").mkdir()
    mine = tmp_path / "r-records" / name
    mine.write_text("mine")
    with pytest.raises(ValueError, match="is something else"):
        write_report(folder, tmp_path / "r.html", RECORDS)
    assert mine.read_text() == "mine"


def test_what_the_facts_name_is_saved_first(folder: Path, tmp_path: Path) -> None:
    """With a single record that is the comeback, and the page tells how to have all of them."""
    text = write_report(folder, tmp_path / "r.html", records=1).read_text(encoding="utf-8")
    found = re.search(r"The greatest comeback is game (\d+) of", text)
    assert found is not None
    (record,) = (tmp_path / "r-records").glob("*.json")
    assert record.name.endswith(f"-game-{found[1]}.json")
    every = len(picks_of(sections_of(Material(folder))))
    assert f"--records {every}<" in text


def test_without_records_there_is_no_list_of_them(folder: Path, tmp_path: Path) -> None:
    text = write_report(folder, tmp_path / "bare.html", records=0).read_text(encoding="utf-8")
    assert "Games to replay" not in text
    assert not (tmp_path / "bare-records").exists()


def test_bad_places_are_refused_and_lose_nothing(folder: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.html"
    mine.write_text("<p>mine</p>")
    with pytest.raises(ValueError, match="something else"):
        write_report(folder, mine)
    assert mine.read_text() == "<p>mine</p>"
    with pytest.raises(FileNotFoundError, match="no folder"):
        write_report(folder, tmp_path / "nowhere" / "r.html")
    with pytest.raises(ValueError, match="is a folder"):
        write_report(folder, tmp_path)
    with pytest.raises(ValueError, match="holds no"):
        write_report(tmp_path, tmp_path / "r.html")
    with pytest.raises(ValueError, match="0 or more"):
        write_report(folder, tmp_path / "r.html", records=-1)
    assert not (tmp_path / "r.html").exists()


def test_games_that_come_out_otherwise_are_refused(tmp_path: Path) -> None:
    """Tables that no bot played: their games cannot be shown, and nobody is lied to."""
    folder = by_hand(tmp_path / "lab", [games(15, 5, "victims-lost"), games(5, 15, "victims-lost")])
    with pytest.raises(ValueError, match="have changed"):
        write_report(folder)
    assert not (folder / "report.html").exists()


def test_the_design_that_the_documents_show_can_be_run() -> None:
    docs = Path(__file__).parents[2] / "docs"
    design = read_design(docs / "lab-example.toml")
    assert [cell.setup.crew for cell in design.cells] == [4, 2, 3]
    shown = re.search("```toml\n(.*?)```", (docs / "lab.md").read_text(), re.S)
    assert shown is not None
    assert parse_design(shown[1], "shown", docs) == design


def test_names_are_safe_in_the_page(tmp_path: Path) -> None:
    design = 'seed = {seed}\ngames = {games}\n[[cells]]\nrulesets = "flashpoint/family"\n'
    design += 'label = "<script>alert(1)</script>"\n'
    folder = by_hand(tmp_path / "lab", [games(3, 3)], design=design)
    text = write_report(folder, records=0).read_text(encoding="utf-8")
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
