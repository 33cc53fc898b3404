"""The panel beside the board: what it says about tracks, crew and supplies."""

from __future__ import annotations

import pytest
from boards_in_play import FORESTS, HOUSES, shown, table_at
from textual.app import App

from firehouse.tui.session import Moment, Seat
from firehouse.tui.status import StatusPanel


class PanelApp(App):
    """A panel that fills the screen."""

    def __init__(self, scene, view, moment=None):
        super().__init__()
        self.panel = StatusPanel()
        self._shown = (scene, view, moment)

    def compose(self):
        yield self.panel

    def on_mount(self):
        self.panel.show(*self._shown)


def moment_of(view, seats):
    """A moment in which only the seats matter."""
    return Moment(1, view, (), 0, True, "", seats, None, "", False, "")


@pytest.mark.parametrize(("ruleset", "board"), [*HOUSES, FORESTS[0]])
@pytest.mark.anyio
async def test_every_track_and_pawn_is_told(ruleset, board):
    """Each track with its count; each pawn with its place."""
    scene, view = shown(table_at(ruleset, board, 60))
    app = PanelApp(scene, view)
    async with app.run_test(size=(48, 30)):
        said = app.panel.text()

    for track, value in zip(scene["tracks"], view["counts"], strict=True):
        assert f"{value}/{track['goal']}" in said
    words = " ".join(said.split())
    for row, facts in zip(view["pawns"], view["facts"], strict=True):
        assert facts or not (row.get("square") or row.get("tile"))
        assert all(fact in words for fact in facts)


@pytest.mark.anyio
async def test_who_plays_whom():
    """You, a bot by its name, and a seat that nobody has taken."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 60))
    seats = (
        Seat(0, "Firefighter 1", "Ada", "me"),
        Seat(1, "Firefighter 2", "greedy", "bot"),
        Seat(2, "Firefighter 3", "", "open"),
        Seat(3, "Firefighter 4", "Ben", "other"),
    )
    app = PanelApp(scene, view, moment_of(view, seats))
    async with app.run_test(size=(48, 30)):
        said = app.panel.text()

    assert all(word in said for word in (" you", " greedy", " nobody", " Ben"))
    assert "Ada" not in said


@pytest.mark.anyio
async def test_a_fight_shows_its_dice():
    """Locked dice, rolled dice, dice to roll and lost ones."""
    scene, view = shown(table_at("hotshots/standard", "circle", 60))
    fight = {**view, "dice": 5, "locked": "PC", "rolled": "HS", "support": 1}
    app = PanelApp(scene, fight)
    async with app.run_test(size=(48, 30)):
        line = next(line for line in app.panel.text().splitlines() if line.startswith("Dice"))

    assert [sign for sign in line if sign in "PCHS□×"][:6] == ["P", "C", "H", "S", "□", "×"]
    assert "Support 1" in line


@pytest.mark.anyio
async def test_few_lines_tell_the_most_important():
    """Where the panel is low it keeps to the tracks and the pawn on turn."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 60))
    app = PanelApp(scene, view)
    async with app.run_test(size=(80, 3)):
        said = app.panel.text().splitlines()

    assert len(said) == 2
    assert f"Damage {view['damage']}/24" in said[0]
