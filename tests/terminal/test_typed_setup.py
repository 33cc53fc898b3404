"""From typed words to a set-up: crews, options, and the questions a newcomer is asked."""

from pathlib import Path

import pytest

from firehouse import Game, Setup
from firehouse.terminal.screen import Screen
from firehouse.terminal.typed_setup import ask_for_setup, crew_of, file_text, setup_of


class Answers(Screen):
    """A person who answers questions from a list."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)

    def ask(self, prompt: str = "> ") -> str | None:
        return self.answers.pop(0) if self.answers else None


def test_crews() -> None:
    assert crew_of(None) is None
    assert crew_of("3") == 3
    assert crew_of("Paramedic, captain") == ("paramedic", "captain")
    assert crew_of("paramedic") == ("paramedic",)


def test_options_are_read_as_their_kind_wants() -> None:
    texts = ["damage_limit=24", "hot_spots=yes", "arrows=spiral_clockwise", "vehicles=off"]
    setup = setup_of("flashpoint/basic", options=texts)
    assert setup.options == {
        "damage_limit": 24,
        "hot_spots": True,
        "arrows": "spiral_clockwise",
        "vehicles": False,
    }
    Game.of(setup)


def test_a_plan_becomes_part_of_the_set_up(tmp_path: Path) -> None:
    path = tmp_path / "my.plan"
    path.write_text("+---+")
    assert setup_of("flashpoint/basic", files={"plan": path, "deck": None}).files == {
        "plan": "+---+"
    }
    assert file_text(path) == "+---+"


def test_a_huge_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.plan"
    path.write_text("x" * 1_000_000)
    with pytest.raises(ValueError, match=r"my\.plan is too large: .* at most 100000"):
        setup_of("flashpoint/basic", files={"plan": path})


def test_enter_takes_the_usual_choice(capsys: pytest.CaptureFixture[str]) -> None:
    setup = ask_for_setup(Answers(*[""] * 9))
    game = Game.of(setup)
    assert setup.crew is None
    size = len(game.pawns(game.start()))
    assert f"(just press Enter for the usual {size})" in capsys.readouterr().out


def test_an_option_is_given_once() -> None:
    with pytest.raises(ValueError, match="'damage_limit' is given twice"):
        setup_of("flashpoint/basic", options=["damage_limit=24", "damage_limit = 25"])


def test_a_newcomer_chooses_by_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """A bad answer is asked for again."""
    from firehouse import rulesets

    ids = [way.id for way in rulesets()]
    advanced = str(ids.index("flashpoint/advanced") + 1)
    setup = ask_for_setup(Answers("0", "x", advanced, "2", "2", "70", "4"))
    chosen = {"choosing": "chosen"}
    assert setup == Setup("flashpoint/advanced", "house_back", "two-alarm", 4, chosen)
    asked = capsys.readouterr().out
    assert asked.count(f"Type a number from 1 to {len(ids)}.") == 2
    assert "Type a number from 1 to 6" in asked


def test_no_answer_ends_the_questions() -> None:
    with pytest.raises(EOFError):
        ask_for_setup(Answers())
    with pytest.raises(EOFError):
        ask_for_setup(Answers("", ""))
