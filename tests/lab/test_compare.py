"""Two designs or two cells compared on the same luck: numbers, sentences, pages, refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_experiments import TWO_CELLS, by_hand, games, played

from firehouse.analysis.intervals import by_luck
from firehouse.core.record import Record, replay
from firehouse.lab.differences import apart_interval, paired_interval
from firehouse.lab.report import compare, comparison_lines, comparison_svg, write_comparison
from firehouse.lab.report.words import pair_names

WON, LOST = (True, "rescued", 30), (False, "collapse", 20)


@pytest.fixture
def two_cells(tmp_path: Path) -> Path:
    """Of twenty games both win 8, only the first 6, only the second 1, neither 5."""
    first = [WON] * 14 + [LOST] * 6
    second = [WON] * 8 + [LOST] * 6 + [WON] + [LOST] * 5
    return by_hand(tmp_path / "lab", [first, second])


def test_games_of_one_seed_are_pairs(two_cells: Path) -> None:
    (pair,) = compare(two_cells, cells=(0, 1))["pairs"]
    assert pair["paired"]
    assert pair["games"] == 20
    assert (pair["both_won"], pair["only_first_won"]) == (8, 6)
    assert (pair["only_second_won"], pair["neither_won"]) == (1, 5)
    assert pair["difference"] == -0.25
    assert (pair["low"], pair["high"]) == pytest.approx(paired_interval(1, 6, 20), abs=1e-6)
    assert pair["by_luck"] == by_luck(6, 1)
    assert pair["first"]["share"] == 0.7


def test_means_are_compared_pair_by_pair(two_cells: Path) -> None:
    (pair,) = compare(two_cells, cells=(0, 1))["pairs"]
    turns, rescued, lost, _ = pair["measures"]
    assert (turns["name"], turns["difference"]) == ("turns", -2.5)
    assert turns["low"] < -2.5 < turns["high"]
    assert rescued["difference"] == pytest.approx(-1.25)
    assert (lost["difference"], lost["low"] < 0 < lost["high"]) == (0, True)
    (collapse,) = pair["causes"]
    assert (collapse["first"], collapse["second"], collapse["difference"]) == (0.3, 0.55, 0.25)


def test_turned_around_the_difference_turns_its_sign(two_cells: Path) -> None:
    (one,) = compare(two_cells, cells=(0, 1))["pairs"]
    (other,) = compare(two_cells, cells=(1, 0))["pairs"]
    assert one["difference"] == -other["difference"]
    assert (one["low"], one["high"]) == pytest.approx((-other["high"], -other["low"]))


def test_the_sentence_tells_the_direction(tmp_path: Path) -> None:
    folder = by_hand(tmp_path / "lab", [games(90, 10), games(60, 40)])
    text = "\n".join(comparison_lines(compare(folder, cells=(0, 1))))
    assert "veteran is won 30.0 points less often than recruit" in text
    assert "30 were won only in the first and 0 only in the second" in text
    assert "less than once in 1,000 times" in text
    text = "\n".join(comparison_lines(compare(folder, cells=(1, 0))))
    assert "recruit is won 30.0 points more often than veteran" in text


def test_no_sure_difference_is_called_so(tmp_path: Path) -> None:
    folder = by_hand(tmp_path / "lab", [games(10, 10), games(9, 11)])
    text = "\n".join(comparison_lines(compare(folder, cells=(0, 1))))
    assert "No sure difference" in text
    assert "games won" in text
    assert "50.0 %" in text


def test_two_experiments_are_matched_by_their_labels(tmp_path: Path) -> None:
    one = by_hand(tmp_path / "one", [games(12, 8), games(8, 12)])
    swapped = TWO_CELLS.replace('["recruit", "veteran"]', '["veteran", "recruit"]')
    other = by_hand(tmp_path / "other", [games(5, 15), games(10, 10)], design=swapped)
    found = compare(one, other)
    labels = [(pair["first"]["label"], pair["second"]["label"]) for pair in found["pairs"]]
    assert [a for a, _ in labels] == [b for _, b in labels]
    assert [pair["difference"] for pair in found["pairs"]] == pytest.approx([-0.1, -0.15])
    assert found["overall"]["difference"] == pytest.approx(-0.125)
    assert found["overall"]["games"] == 20
    assert "Over all 2 pairs of cells" in comparison_lines(found)[-1]


def test_numbers_are_of_the_games_that_both_have(tmp_path: Path) -> None:
    """The second cell played on, and won all of those: that is no difference on the same luck."""
    folder = by_hand(tmp_path / "lab", [[WON, LOST] * 10, [WON, LOST] * 10 + [WON] * 30])
    found = compare(folder, cells=(0, 1))
    (pair,) = found["pairs"]
    assert pair["games"] == 20
    assert (pair["first"]["share"], pair["second"]["share"], pair["difference"]) == (0.5, 0.5, 0)
    assert (pair["first"]["left_out"], pair["second"]["left_out"]) == (0, 30)
    for row in (*pair["causes"], *pair["measures"]):
        assert row["second"] - row["first"] == pytest.approx(row["difference"], abs=2e-6)
    text = "\n".join(comparison_lines(found))
    assert "80.0 %" not in text
    assert "left out everywhere here: 30 of the second." in text


def test_cells_without_a_partner_are_told(tmp_path: Path) -> None:
    one = by_hand(tmp_path / "one", [games(12, 8), games(8, 12)])
    fewer = TWO_CELLS.replace('["recruit", "veteran"]', '"veteran"')
    other = by_hand(tmp_path / "other", [games(5, 15)], design=fewer)
    found = compare(one, other)
    assert found["alone"] == {
        "first": ["flashpoint/experienced, recruit, crew 4"],
        "second": [],
    }
    assert f"not compared: 1 of {one} (" in comparison_lines(found)[-1]
    write_comparison({**found, "pairs": []}, tmp_path / "page.html")
    assert "not compared" in (tmp_path / "page.html").read_text()


def test_other_seeds_are_compared_as_two_samples(tmp_path: Path) -> None:
    one = by_hand(tmp_path / "one", [games(12, 8), games(8, 12)], seed=1)
    other = by_hand(tmp_path / "other", [games(10, 10), games(5, 15)], seed=2)
    found = compare(one, other)
    pair = found["pairs"][0]
    assert not pair["paired"]
    assert pair["games"] == 0
    assert (pair["low"], pair["high"]) == pytest.approx(apart_interval(10, 20, 12, 20), abs=1e-6)
    assert found["overall"] is None
    assert "share no seed" in "\n".join(comparison_lines(found))


def test_what_cannot_be_compared_is_refused(two_cells: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="two experiments, or two cells"):
        compare(two_cells)
    with pytest.raises(ValueError, match="there is no cell 7"):
        compare(two_cells, cells=(0, 7))
    with pytest.raises(ValueError, match="holds no"):
        compare(tmp_path, cells=(0, 1))
    lonely = TWO_CELLS.replace('["recruit", "veteran"]', '["heroic"]')
    single = by_hand(tmp_path / "single", [games(1, 9)], design=lonely)
    with pytest.raises(ValueError, match="do not belong together"):
        compare(two_cells, single)


def test_the_same_games_do_not_differ(two_cells: Path) -> None:
    found = compare(two_cells, two_cells)
    assert [pair["difference"] for pair in found["pairs"]] == [0, 0]
    assert "the second is won as often as the first" in "\n".join(comparison_lines(found))


def test_plain_data_and_a_picture_of_it(two_cells: Path) -> None:
    found = compare(two_cells, cells=(0, 1))
    assert json.loads(json.dumps(found)) == found
    picture = comparison_svg(found)
    assert "−25.0" in picture
    assert "the building collapsed" in picture


def test_the_page_keeps_games_that_ended_differently(tmp_path: Path) -> None:
    folder = played(tmp_path / "lab")
    found = compare(folder, cells=(0, 1))
    page = tmp_path / "compared.html"
    write_comparison(found, page)
    text = page.read_text()
    (pair,) = found["pairs"]
    assert f"{abs(pair['difference']) * 100:.1f} points" in text
    game = pair["turned"][0]
    results = {}
    for side in ("first", "second"):
        name = f"{side}-cell-{pair[side]['cell']}-game-{game[side]}.json"
        assert f"compared-records/{name}" in text
        record = Record.load(tmp_path / "compared-records" / name)
        replay(record)
        results[side] = record.result
    assert results[game["won_in"]] == "won"
    assert sorted(results.values()) == ["lost", "won"]
    before = {path.name for path in (tmp_path / "compared-records").iterdir()}
    write_comparison(compare(folder, cells=(1, 0)), page)
    after = {path.name for path in (tmp_path / "compared-records").iterdir()}
    assert len(after) == len(before)
    assert not after & before, "the games of the older page are gone"
    (tmp_path / "mine.html").write_text("my own page")
    with pytest.raises(ValueError, match="something else"):
        write_comparison(found, tmp_path / "mine.html")


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        ("a, b, greedy", "a, c, greedy", ("b", "c")),
        ("a, greedy", "a, hot=1, greedy", ("without hot=1", "hot=1")),
        ("a", "a", ("the first", "the second")),
    ],
)
def test_cells_are_called_by_what_tells_them_apart(
    first: str, second: str, names: tuple[str, str]
) -> None:
    assert pair_names(first, second) == names
