"""Playing line by line: numbers, texts, why, undo, log, save, real dice, and bad lines."""

import json
import os
from contextlib import suppress
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from firehouse import Luck, Record, Setup, Table, replay
from firehouse.cli import app
from firehouse.core.bits import bit
from firehouse.core.language import COORDINATES, show_squares
from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.rules import steps
from firehouse.terminal.plain import PlainGame
from firehouse.terminal.saves import QUESTION
from firehouse.terminal.screen import Screen
from firehouse.words.language import part

BASIC = Setup("flashpoint/basic", crew=2)


def play(*words: str | Path, typed: list[str], ruleset: str = "flashpoint/basic") -> Result:
    """A piped game; the input ends without quit."""
    lines = "".join(line + "\n" for line in typed)
    return CliRunner().invoke(app, ["play", ruleset, *map(str, words)], input=lines)


def ended_well(result: Result) -> str:
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def script(table: Table, actions: int) -> list[str]:
    """The texts of some play at a table; with real dice, of the outcomes too."""
    luck = Luck(2)
    texts = []
    for _ in range(actions):
        choices = table.actions()
        if not choices:
            break
        texts.append(table.game.text(choices[luck.below("choice", len(choices))]))
        table.play(texts[-1])
    return texts


def test_a_whole_game_piped() -> None:
    table = Table(BASIC, seed=5)
    output = ended_well(play("--crew", "2", "--seed", "5", typed=script(table, 100_000)))
    assert table.game.situation(table.state) in output
    assert table.game.draw(table.state).rpartition("\n\n")[0] in output
    for _, event in table.log:
        assert table.game.tell(event) in output


def test_a_number_plays_the_action_of_the_list() -> None:
    table = Table(BASIC, seed=5)
    text = table.game.text(table.actions()[2])
    output = ended_well(play("--crew", "2", "--seed", "5", typed=["3"]))
    assert f"3 {text}" in output
    events = table.play(text)
    assert all(table.game.tell(event) in output for event in events)


def test_the_end_of_input_tells_how_to_save(tmp_path: Path) -> None:
    """But only where something was played that is not saved."""
    path = tmp_path / "game.json"
    for typed in (["1"], ["1", "quit"], ["1", "undo"]):
        assert "save FILE" in ended_well(play(typed=typed)).splitlines()[-1]
    for typed in ([], ["quit"], ["1", f"save {path}"]):
        assert "not saved" not in ended_well(play(typed=typed))
    record = ["play", "--record", str(path)]
    assert "not saved" not in ended_well(CliRunner().invoke(app, record, input="quit\n"))
    again = ended_well(CliRunner().invoke(app, record, input="1\nquit\n"))
    assert "not saved" in again.splitlines()[-1]


class Person(Screen):
    """Somebody at a terminal who types from a list; `interrupt` is Ctrl-C."""

    asks = True

    def __init__(self, *typed: str) -> None:
        super().__init__()
        self.typed = list(typed)
        self.asked: list[str] = []

    def ask(self, prompt: str = "> ") -> str | None:
        self.asked.append(prompt)
        line = self.typed.pop(0) if self.typed else None
        if line == "interrupt":
            raise KeyboardInterrupt
        return line


def questions(*typed: str, autosave: Path | None = None) -> int:
    """How often a person is asked before leaving; everything typed is used."""
    person = Person(*typed)
    game = PlainGame(Table(BASIC, seed=5), person, autosave)
    with suppress(KeyboardInterrupt):
        game.run()
    assert person.typed == []
    return person.asked.count(f"{part(QUESTION)} ")


def test_leaving_with_unsaved_play_asks(tmp_path: Path) -> None:
    for word in ("quit", "interrupt"):
        assert questions(word) == 0
        assert questions("1", word, "y") == 1
        assert questions("1", word, "QUIT") == 1
        assert questions("1", word, "interrupt") == 1
        assert questions("1", word, "", "2", word, "n", word, "yes") == 3
        assert questions("1", f"save {tmp_path / word}", word) == 0
        assert questions("1", f"save {tmp_path / word}2", "undo", word, "y") == 1
        assert questions("1", word, autosave=tmp_path / f"{word}.auto") == 0
    assert questions("1") == 1


def test_bad_lines_get_a_sentence_and_the_game_goes_on() -> None:
    table = Table(BASIC, seed=5)
    text = table.game.text(table.actions()[0])
    bad = ["dance", "999", "0", "move", "why", "why dance", "undo twice", "save", "svg", "-1", "²"]
    output = ended_well(play("--crew", "2", "--seed", "5", typed=[*bad, text]))
    events = table.play(text)
    assert all(table.game.tell(event) in output for event in events)


def test_why_gives_price_or_rule() -> None:
    table = Table(BASIC, seed=5)
    table.play(table.actions()[0])
    legal = table.actions()
    action = next(a for a in legal if table.game.price(table.state, a) == 1)
    illegal = next(a for a in table.game.action_space() if a not in legal)
    reason = table.refusal(illegal)
    assert reason is not None
    typed = [table.record().actions[0], f"why {table.game.text(action)}"]
    typed.append(f"why {table.game.text(illegal)}")
    output = ended_well(play("--crew", "2", "--seed", "5", typed=typed))
    assert f"{table.game.text(action)} is allowed; it costs 1 AP." in output
    assert str(reason) in output
    assert reason.rule in output


def test_undo_and_undo_force() -> None:
    table = Table(BASIC, seed=5)
    first = table.game.text(table.actions()[0])
    end = ["end"]
    output = ended_well(play("--crew", "2", "--seed", "5", typed=[first, "undo", "undo"]))
    assert "Taken back." in output
    assert "nothing to undo" in output
    for past_luck in ("undo", "undo force"):
        output = ended_well(play("--crew", "2", "--seed", "5", typed=[first, *end, past_luck]))
        assert "cannot be unseen" in output
        assert "Only a game begun with --study goes back past it." in output
        assert "Taken back." not in output


def test_only_a_game_for_study_shows_the_same_dice_again() -> None:
    table = Table(BASIC, seed=5)
    first = table.game.text(table.actions()[0])
    study = ["--crew", "2", "--seed", "5", "--study"]
    output = ended_well(play(*study, typed=[first, "end", "undo"]))
    assert "Type undo force to go back all the same." in output
    output = ended_well(play(*study, typed=[first, "end", "undo force", "end"]))
    assert "Taken back." in output
    before, after = output.split("Taken back.")
    rolled = [line.strip() for line in before.splitlines() if "the fire advances" in line]
    assert rolled
    assert all(line in after for line in rolled)


def test_log_lists_events_with_their_steps() -> None:
    table = Table(BASIC, seed=5)
    texts = script(table, 3)
    told = [(n, table.game.tell(e)) for n, e in table.log if table.game.tell(e)]
    output = ended_well(play("--crew", "2", "--seed", "5", typed=[*texts, "log 1"]))
    lines = output.splitlines()
    place = lines.index("> log 1")
    assert lines[place + 1] == f"{told[-1][0]:>4}  {told[-1][1]}"
    assert len(lines) == place + 3


def test_save_writes_a_record_that_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = Table(BASIC, seed=5)
    texts = script(table, 5)
    typed = [*texts[:3], f"save {path}", *texts[3:], f"save {path}"]
    ended_well(play("--crew", "2", "--seed", "5", typed=typed))
    assert Record.load(path) == table.record()
    more = CliRunner().invoke(app, ["play", "--record", str(path)], input="quit\n")
    assert f"after step {table.step}" in ended_well(more)


def test_save_and_svg_write_over_nothing(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    output = ended_well(play(typed=[f"save {path}", f"svg {path}", f"save {path}/x"]))
    assert output.count("exists already") == 2
    assert path.read_text() == "mine"


def test_an_action_goes_before_a_command_of_its_name(tmp_path: Path) -> None:
    """Hotshots asks whether a die is saved; at any other time the word is the command."""
    table = Table(Setup("hotshots/standard", crew=2), seed=5)
    game, before = PlainGame(table, Person()), table.step
    game.obey("save")
    game.obey(f"save {tmp_path / 'before.json'}")
    assert table.step == before
    assert (tmp_path / "before.json").exists()
    table.state.todo += [steps.LOSE_DIE, steps.SAVE]
    table.state.hands_a = bit(tokens.SAVE_DIE)
    game.obey(f"save {tmp_path / 'asked.json'}")
    assert table.step == before
    game.obey("save")
    assert [table.game.text(step.action) for step in table.steps[before:]] == ["save"]


def test_svg_writes_the_picture(tmp_path: Path) -> None:
    path = tmp_path / "now.svg"
    ended_well(play("--crew", "2", "--seed", "5", typed=[f"svg {path}"]))
    assert path.read_text() == Table(BASIC, seed=5)._repr_svg_()


def test_autosave_keeps_every_step_and_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    table = Table(BASIC, seed=5)
    texts = script(table, 6)
    ended_well(play("--crew", "2", "--seed", "5", "--autosave", path, typed=texts[:4]))
    assert len(Record.load(path).actions) == 4
    again = play("--autosave", path, typed=[])
    assert again.exit_code == 2
    assert len(Record.load(path).actions) == 4
    words = ["play", "--record", str(path), "--autosave", str(path)]
    ended_well(CliRunner().invoke(app, words, input="\n".join(texts[4:]) + "\n"))
    assert Record.load(path) == table.record()


def test_real_dice_asks_checks_and_records(tmp_path: Path) -> None:
    path = tmp_path / "real.json"
    table = Table(BASIC, luck=False)
    texts = script(table, 60)
    typed = [*texts, f"save {path}"]
    output = ended_well(play("--crew", "2", "--real-dice", typed=typed))
    assert "Type roll 1-6,1-8" in output
    assert Record.load(path) == table.record()
    assert json.loads(path.read_text())["seed"] is None
    assert replay(Record.load(path)).state.digest() == table.state.digest()


def test_real_dice_take_the_numbers_alone_and_refuse_wrong_ones() -> None:
    table = Table(BASIC, luck=False)
    texts = []
    while not table.waits_for_chance:
        texts.append(table.game.text(table.actions()[-1]))
        table.play(texts[-1])
    for way in ("3,4", "3 4", "roll 3,4", "Roll 3 4"):
        output = ended_well(play("--crew", "2", "--real-dice", typed=[*texts, "7,9", way]))
        assert output.count("Type roll 1-6,1-8") == 2
        assert table.game.text(table.parse("roll 3,4")) == "roll 3,4"
    after = table.play("roll 3,4")
    assert all(table.game.tell(event) in output for event in after)


@settings(max_examples=300, deadline=None)
@given(
    word=st.sampled_from(
        ["", "why ", "undo ", "log ", "move ", "roll ", "chop ", "show ", "legend "]
    ),
    rest=st.text(max_size=12) | st.integers().map(str) | st.just("9" * 5000),
    luck=st.booleans(),
)
def test_any_line_may_be_typed(word: str, rest: str, luck: bool) -> None:
    """Whatever is typed is played, answered or refused; nothing breaks."""
    table = Table(BASIC, luck=luck)
    game = PlainGame(table, Screen())
    game.show("")
    game.obey(table.game.text(table.actions()[0]))
    game.obey("end")
    game.obey(word + rest)


def test_odd_file_names_are_refused() -> None:
    typed = ["save a\0b", "svg a\0b", "save ~nobody-of-this-name/x", "save " + "x" * 5000]
    assert ended_well(play(typed=typed)).count("Say which file") == 2


def test_help_lists_the_commands() -> None:
    assert "undo force" not in ended_well(play(typed=["help"]))
    output = ended_well(play("--study", typed=["help"]))
    for word in ("why ACTION", "undo force", "log [N]", "save FILE", "svg FILE", "quit"):
        assert word in output


def test_without_a_rule_set_a_pipe_gets_the_basic_game() -> None:
    result = CliRunner().invoke(app, ["play"], input="quit\n")
    assert "flashpoint/basic" in ended_well(result)


def test_players_choose_their_cards_and_who_begins() -> None:
    """The board is shown, and what each card says; the choice can be taken back."""
    typed = ["begin 2", "take paramedic", "undo", "take fire-captain", "take random", "log"]
    output = ended_well(
        play("--crew", "2", "--seed", "3", typed=typed, ruleset="flashpoint/advanced")
    )
    assert "Choose who begins; the turns go round from there." in output
    assert "Firefighter 2 takes a specialist, or one at random." in output
    assert "paramedic          Treats a victim in the same square for 2 AP" in output
    assert "Taken back." in output
    assert "Firefighter 2 is the Fire Captain." in output
    assert "Firefighter 1 is the" in output


def test_cards_can_be_dealt() -> None:
    """The option says so; then the first of the crew begins."""
    words = ("--crew", "2", "--seed", "3", "--option", "choosing=dealt")
    output = ended_well(play(*words, typed=[], ruleset="flashpoint/advanced"))
    assert "Choose who begins" not in output
    assert "Park the fire engine" in output


def test_squares_are_named_by_their_place_and_numbered_on_request() -> None:
    """Sentences speak of rooms and gardens; --coordinates adds the numbers that one types."""
    words = ("--crew", "2", "--seed", "5")
    plain = ended_well(play(*words, typed=["enter 3,0"]))
    try:
        numbered = ended_well(play(*words, "--coordinates", typed=["enter 3,0"]))
    finally:
        show_squares(False)
        os.environ.pop(COORDINATES)
    told = "Firefighter 1 started in the west garden by the west door"
    assert f"{told}." in plain
    assert f"{told} (3,0)." in numbered
