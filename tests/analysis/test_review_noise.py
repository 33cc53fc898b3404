"""A review names the moments that are beyond the noise of its playouts, and cuts no sentence."""

from __future__ import annotations

from dataclasses import replace
from zlib import crc32

import pytest
from short_games import Told, drawn, played, told_falls

from firehouse.analysis.curve import curve
from firehouse.analysis.review import review
from firehouse.assistant.told import looked_back
from firehouse.bots.bot import Budget
from firehouse.core.luck import Rng
from firehouse.server.thinking.work import review_of
from firehouse.terminal.review import show_review
from firehouse.terminal.screen import Screen

NOTHING = "No moment stands out"


@pytest.fixture
def screen(monkeypatch):
    """A plain screen of 60 columns, where sentences are long."""
    monkeypatch.setenv("COLUMNS", "60")
    return Screen()


def seeded():
    """A game that is lost by chance and by careless play."""
    return played("flashpoint/family", 4, carelessly=True)


@pytest.fixture(scope="module")
def found():
    """That game, looked at long enough."""
    return review(seeded(), Rng(1), Budget(playouts=40), suspects=0)


def told(found, screen, capsys):
    show_review(found, screen)
    return capsys.readouterr().out


def test_every_named_moment_is_beyond_its_doubt(found):
    """In a whole game, the swing of what is named is greater than the interval of its playouts."""
    named = found.biggest(len(found.moments))

    assert named, "the game has moments that counted"
    assert all(abs(moment.change) > moment.doubt > 0 for moment in named)
    noise = [m for m in found.moments if m.change and abs(m.change) <= m.doubt]
    assert noise, "and some that may be noise"
    assert not {moment.step for moment in noise} & {moment.step for moment in named}


def test_with_few_playouts_nothing_is_beyond_noise(screen, capsys):
    """The same game looked at for a blink: it has changes, none is named, and it says so."""
    found = review(seeded(), Rng(1), Budget(playouts=2), suspects=0)

    assert any(moment.change for moment in found.moments)
    assert found.biggest(12) == []
    assert NOTHING in told(found, screen, capsys)


def test_pure_noise_is_hardly_ever_named(monkeypatch):
    """Where every playout is a coin, one review in twenty may name a moment, not one in four."""
    monkeypatch.setattr("firehouse.analysis.chance.runner_of", Coins)
    table = played("flashpoint/family", 2, 40)
    reviews = [review(table, Rng(n), Budget(playouts=50), suspects=0) for n in range(40)]

    assert all(any(moment.change for moment in found.moments) for found in reviews)
    assert sum(bool(found.biggest(12)) for found in reviews) <= 5


class Coins(Told):
    """Playouts that know nothing of the position."""

    def __init__(self, _policy):
        super().__init__(5)

    def outcomes(self, held, seed, first, count):
        """Half of them are won, by luck."""
        coins = [Rng((seed ^ crc32(repr(state.digest()).encode())) % 2**63) for state in held]
        flips = [[coin.next() >> 13 & 1 for _ in range(first + count)] for coin in coins]
        return [row[first:] for row in flips]


@pytest.mark.parametrize(("tenths", "named"), [((8,), [1]), ((8, 2), [2])])
def test_the_more_moments_the_surer_each_must_be(monkeypatch, tenths, named):
    """6 lost of 60 are beyond the noise of one change, not of one in two."""
    table = told_falls(monkeypatch, *tenths)

    found = review(table, Rng(1), Budget(playouts=60), suspects=0)

    assert [moment.step for moment in found.biggest(12)] == named


def test_a_moment_is_told_whole(found, screen, capsys):
    """A story longer than the line goes on in the next one; nothing ends in an ellipsis."""
    words = told(found, screen, capsys)

    longest = max(found.biggest(12), key=lambda moment: len(moment.story))
    assert len(longest.story) > 60
    assert longest.story in " ".join(words.split())
    assert "…" not in words
    assert all(len(line) <= 60 for line in words.splitlines() if line.startswith(" " * 34))


def test_a_costly_decision_is_drawn_whole():
    """Its sentence is broken into lines of the picture, none is cut, and the picture grows."""
    table = drawn(burning_rows="256", damage_limit=1)
    table.play("end")
    found = review(table, Rng(4), Budget(playouts=12))
    long = replace(found.costs[0], why="Because the house burns on every side. " * 8 + "The end.")
    short_picture, picture = curve(found), curve(replace(found, costs=(long,)))

    assert "…" not in picture
    assert picture.count("burns on every side.") + picture.count("The end.") > 1
    assert "The end.</text>" in picture
    assert height(picture) > height(short_picture)


def height(picture):
    return float(picture.partition('viewBox="')[2].partition('"')[0].split()[3])


def test_the_service_and_the_assistant_say_so_too(found, monkeypatch):
    """What the page gets is marked, and the assistant tells that nothing stands out."""
    named = {moment.step for moment in found.biggest(len(found.moments))}
    sent = review_of(seeded(), found)["moments"]
    assert {moment["step"] for moment in sent if moment["sure"]} == named

    monkeypatch.setattr("firehouse.assistant.told.REVIEWING", Budget(playouts=2))
    assert NOTHING in looked_back(seeded())
