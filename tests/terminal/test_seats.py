"""Bots in seats of a game: who sits where, whose decisions they are, how far undo goes."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from firehouse import Game, Record, Rng, Setup, Table, bots, replay
from firehouse.bots import Budget
from firehouse.bots.random import RandomBot
from firehouse.cli import app
from firehouse.core.table import Refused
from firehouse.terminal.seats import Seats, seats_beside_a_person, seats_for_all

BASIC = Setup("flashpoint/basic", crew=3)
FEW = Budget(playouts=2)


def play(*words: str | Path, typed: Sequence[str]) -> Result:
    lines = "".join(line + "\n" for line in typed)
    return CliRunner().invoke(app, ["play", *map(str, words)], input=lines)


def ended_well(result: Result) -> str:
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("greedy", {1: "greedy", 2: "greedy", 3: "greedy"}),
        ("greedy,search", {2: "greedy", 3: "search"}),
        ("random, greedy ,search", {1: "random", 2: "greedy", 3: "search"}),
        ("2=greedy,4=search", {1: "greedy", 3: "search"}),
        ("1=random", {0: "random"}),
        (" 3 = greedy ", {2: "greedy"}),
    ],
)
def test_seats_beside_a_person(text: str, seats: dict[int, str]) -> None:
    assert seats_beside_a_person(text, 4) == seats


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("genius", "no bot 'genius'"),
        ("", "no bot ''"),
        ("greedy,", "no bot ''"),
        ("2=", "no bot ''"),
        ("2=genius", "no bot 'genius'"),
        ("9=greedy", "seats 1 to 4"),
        ("0=greedy", "seats 1 to 4"),
        ("x=greedy", "no seat 'x'"),
        ("²=greedy", "no seat"),
        ("9" * 5000 + "=greedy", "no seat"),
        ("2=greedy,2=search", "Seat 2 is given twice"),
        ("2=greedy,search", "or of none"),
        ("greedy,greedy,greedy,greedy", "firehouse watch"),
        ("1=greedy,2=greedy,3=greedy,4=greedy", "firehouse watch"),
        ("greedy,greedy,greedy,greedy,greedy", "5 bots for the 4 seats"),
    ],
)
def test_odd_seats_are_refused(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        seats_beside_a_person(text, 4)


def test_a_crew_of_one_has_no_seat_for_a_bot() -> None:
    with pytest.raises(ValueError, match="no seat for a bot"):
        seats_beside_a_person("greedy", 1)


def test_all_seats_of_a_show() -> None:
    assert seats_for_all("greedy", 2) == {0: "greedy", 1: "greedy"}
    assert seats_for_all("greedy,search", 2) == {0: "greedy", 1: "search"}
    assert seats_for_all("2=greedy,1=search", 2) == {0: "search", 1: "greedy"}
    for text, expected in (
        ("2=greedy", "Seat 1 has no bot"),
        ("greedy,search", "Seat 3 has no bot"),
        ("greedy,search,random,random", "4 bots for the 3 seats"),
        ("genius", "no bot"),
    ):
        with pytest.raises(ValueError, match=expected):
            seats_for_all(text, 3)


@pytest.mark.parametrize("words", ["--bots genius", "--bots 9=random", "--bots 1=random,1=random"])
def test_the_command_refuses_odd_seats(words: str) -> None:
    result = play("flashpoint/basic", *words.split(), typed=[])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_a_game_with_bots_to_its_end(tmp_path: Path) -> None:
    """A person who always ends the turn, with bots in the other seats."""
    path = tmp_path / "game.json"
    typed = ["enter 3,0", *["end"] * 300, f"save {path}"]
    words = ("flashpoint/basic", "--crew", "3", "--seed", "5", "--bots", "random")
    output = ended_well(play(*words, typed=typed))
    assert "2 (random): enter" in output
    assert "— It was drawn at random." in output
    assert "1 (random)" not in output
    record = Record.load(path)
    assert record.result == "lost"
    assert replay(record).result == "lost"


def test_bots_go_on_in_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = Table(BASIC, seed=5)
    table.play("enter 3,0")
    table.play("end")
    table.record().save(path)
    words = ("--study", "--record", path, "--bots", "2=random,3=random")
    output = ended_well(play(*words, typed=["undo force"]))
    assert "after step" in output
    assert output.index("2 (random)") < output.index("> undo force")
    assert "Taken back." in output


@pytest.mark.parametrize("way", ["save", "autosave"])
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--bots greedy,random", " --bots 3=greedy,4=random"),
        ("--bots 4=random,2=greedy", " --bots 2=greedy,4=random"),
        ("--bots greedy", " --bots 2=greedy,3=greedy,4=greedy"),
        ("--bots 2=greedy --playouts 3", " --bots 2=greedy --playouts 3"),
        ("--bots 2=greedy --seconds 0.5", " --bots 2=greedy --seconds 0.5"),
        ("--playouts 3", " --playouts 3"),
        ("", ""),
    ],
)
def test_a_saved_game_says_how_its_bots_come_along(
    tmp_path: Path, way: str, words: str, expected: str
) -> None:
    path = tmp_path / "game.json"
    start = ("flashpoint/basic", "--crew", "4", "--seed", "5", *words.split())
    saving = way == "save"
    typed = [f"save {path}"] if saving else []
    output = ended_well(play(*start, *(() if saving else ("--autosave", path)), typed=typed))
    told = output.partition("play it on with: ")[2].partition("\n")[0]
    assert told == f"firehouse play --record {path}{expected}"
    again = ended_well(play(*told.split()[2:], typed=[f"save {path}2"]))
    assert again.count(f"--record {path}2{expected}\n") == 1


def test_bots_decide_at_a_table_with_real_dice() -> None:
    words = ("flashpoint/basic", "--crew", "2", "--real-dice", "--bots", "random")
    table = Table(Setup("flashpoint/basic", crew=2), luck=False)
    typed = []
    while not table.waits_for_chance:
        typed.append(table.game.text(table.actions()[-1]))
        table.play(typed[-1])
    output = ended_well(play(*words, typed=[*typed, "3,4", "undo force", "3,5"]))
    assert "black 4" in output
    assert "Taken back." in output
    assert "black 5" in output
    assert "2 (random)" in output.partition("> 3,5")[2]


class StepBot(RandomBot):
    """Ends its turn at once where it can."""

    name = "step"

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        return game.actions(state)[-1]


@pytest.fixture
def seats(monkeypatch: pytest.MonkeyPatch) -> Seats:
    monkeypatch.setitem(bots.BOTS, "step", StepBot)
    return Seats({1: "step", 2: "step"}, FEW, 1)


def let_bots_play(table: Table, seats: Seats) -> None:
    while seats.decide(table):
        table.play(seats.think(table).action)


def test_undo_goes_back_to_the_last_decision_of_a_person(seats: Seats) -> None:
    table = Table(BASIC, seed=5)
    table.play("enter 3,0")
    place, before = table.step, table.state.digest()
    table.play("end")
    let_bots_play(table, seats)
    assert table.game.actor(table.state) == 0
    later = table.step
    with pytest.raises(Refused, match="cannot be unseen"):
        seats.undo(table, force=False)
    assert table.step == later
    seats.undo(table, force=True)
    assert (table.step, table.state.digest()) == (place, before)
    seats.undo(table, force=False)
    assert table.step < place
    with pytest.raises(Refused, match="nothing of yours"):
        seats.undo(table, force=True)


@pytest.mark.parametrize("force", [False, True])
def test_undo_before_any_decision_of_a_person(seats: Seats, force: bool) -> None:
    """The luck of the set-up and of the bots before hides no action that could come back."""
    table = Table(BASIC, seed=5)
    with pytest.raises(Refused, match="nothing of yours"):
        seats.undo(table, force)
    everyone = Seats({0: "step", 1: "step", 2: "step"}, FEW, 1)
    while table.game.actor(table.state) == 0:
        table.play(everyone.think(table).action)
    with pytest.raises(Refused, match="nothing of yours"):
        everyone.undo(table, force)


def test_undo_where_only_bots_have_played(seats: Seats) -> None:
    table = Table(BASIC, seed=5)
    everyone = Seats({0: "step", 1: "step", 2: "step"}, FEW, 1)
    table.play(everyone.think(table).action)
    with pytest.raises(Refused, match="nothing of yours"):
        everyone.undo(table, force=True)


def test_bots_see_a_copy(seats: Seats) -> None:
    """A bot that plays on the position it is given changes no table."""

    class Careless(StepBot):
        def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
            action = super().choose(game, state, luck, budget)
            game.apply(state, action)
            return action

    bots.BOTS["step"] = Careless
    table = Table(BASIC, seed=5)
    table.play("enter 3,0")
    table.play("end")
    before = table.state.digest()
    Seats({1: "step"}, FEW, 1).think(table)
    assert table.state.digest() == before


def test_hint_chance_and_threats_answer_in_a_game() -> None:
    typed = ["enter 3,0", "hint", "chance", "threats"]
    words = ("flashpoint/basic", "--crew", "2", "--seed", "5", "--playouts", "4")
    output = ended_well(play(*words, typed=typed))
    hint, _, rest = output.partition("> hint")[2].partition("> chance")
    chance, _, threats = rest.partition("> threats")
    assert "Hint for" in hint
    assert "chance to win" in chance
    assert "%" in threats
    assert "hint" in ended_well(play(typed=["help"]))
