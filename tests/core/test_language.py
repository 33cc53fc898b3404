"""Named messages: templates, the words of numbers, and languages as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from firehouse.core.language import Language, language_of, prose, read_template
from firehouse.core.phrase import Phrase, phrase
from firehouse.stage.shapes import plain

ENGLISH = {
    "language": {"name": "English", "plural": "one"},
    "list": {
        "none": "nothing",
        "comma": "{first}, {last}",
        "or": "{first} or {last}",
        "either": "{first} or {last}",
        "either-more": "{first} or else {last}",
    },
    "firefighter": "firefighter {number}",
    "moved": "{who} moved to {square}{load, select, nothing {} other { carrying {load}}}"
    "{led, plural, =0 {} one { with # victim} other { with # victims}}.",
    "load": {"hazmat": "a hazmat"},
    "choose": "choose {squares, list, or}.",
    "go": "go to {squares, list, either}.",
    "then": "{what}, then. {rest, sentence}",
    "are": "{who, plural, =0 {nobody is} one {{who, list, or} is} other {they are}} there.",
}


def moved(load: str | Phrase, led: int) -> Phrase:
    who = phrase("firefighter", number=2)
    return phrase("moved", who=who, square="3,4", load=load, led=led)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (moved("nothing", 0), "Firefighter 2 moved to 3,4."),
        (moved(phrase("load.hazmat"), 0), "Firefighter 2 moved to 3,4 carrying a hazmat."),
        (moved("nothing", 1), "Firefighter 2 moved to 3,4 with 1 victim."),
        (moved("nothing", 2), "Firefighter 2 moved to 3,4 with 2 victims."),
        (phrase("choose", squares=()), "Choose nothing."),
        (phrase("choose", squares=("1,1",)), "Choose 1,1."),
        (phrase("choose", squares=("1,1", "1,2", "1,3")), "Choose 1,1, 1,2 or 1,3."),
        (phrase("go", squares=("1,1", "1,2", "1,3")), "Go to 1,1 or else 1,2 or 1,3."),
        (phrase("then", what="stop", rest=phrase("go", squares=["1,1"])), "Stop, then. Go to 1,1."),
        (phrase("are", who=()), "Nobody is there."),
        (phrase("are", who=["Ann"]), "Ann is there."),
        (phrase("are", who=["Ann", "Bob"]), "They are there."),
    ],
)
def test_a_message_is_said_with_its_arguments(said: Phrase, sentence: str) -> None:
    """Words and numbers choose among the texts of a template."""
    assert Language(ENGLISH).say(said) == sentence


def test_another_language_counts_in_its_own_way() -> None:
    """The rule of plurals is the file's, not the code's."""
    texts = {
        "language": {"name": "Polski", "plural": "slavic"},
        "left": "{n, plural, one {# ofiara} few {# ofiary} other {# ofiar}}",
    }
    said = [Language(texts).part(phrase("left", n=n)) for n in (1, 3, 5, 22)]
    assert said == ["1 ofiara", "3 ofiary", "5 ofiar", "22 ofiary"]


def test_a_message_is_plain_data() -> None:
    """Clients receive the name and the arguments."""
    assert plain(moved(phrase("load.hazmat"), 1)) == {
        "name": "moved",
        "arguments": {
            "who": {"name": "firefighter", "arguments": {"number": 2}},
            "square": "3,4",
            "load": {"name": "load.hazmat", "arguments": {}},
            "led": 1,
        },
    }


def test_a_language_knows_what_its_messages_want() -> None:
    """Also the arguments inside of cases."""
    assert Language(ENGLISH).wants("moved") == {"who", "square", "load", "led"}


@pytest.mark.parametrize(
    "text",
    ["{who", "who}", "{a, select, x {y}}", "{a, odd, other {}}", "{a, plural, other {x}"],
)
def test_a_template_that_is_wrong_is_named(text: str) -> None:
    """The error names the message and its text."""
    with pytest.raises(ValueError, match="'moved' is not well formed"):
        read_template("moved", text)


def test_prose_has_a_file_for_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody has written in a language is read in English."""
    for name, text in (("turn.md", "A turn"), ("turn.de.md", "Ein Zug"), ("end.md", "The end")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert prose(tmp_path, "turn.md") == "A turn"
    monkeypatch.setenv("FIREHOUSE_LANGUAGE", "de")
    assert (prose(tmp_path, "turn.md"), prose(tmp_path, "end.md")) == ("Ein Zug", "The end")


def test_another_language_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment chooses among the files of a package; an error lists them."""
    (tmp_path / "spoken").mkdir()
    for code, word in (("en", "house"), ("de", "Haus")):
        text = f'house = "{word}"\n[language]\nname = "{code}"\nplural = "one"\n'
        (tmp_path / "spoken" / f"{code}.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert language_of("spoken").part(phrase("house")) == "house"

    monkeypatch.setenv("FIREHOUSE_LANGUAGE", "de")
    assert language_of("spoken").part(phrase("house")) == "Haus"

    monkeypatch.setenv("FIREHOUSE_LANGUAGE", "xx")
    with pytest.raises(ValueError, match=r"There are no words for 'xx'.*: de, en"):
        language_of("spoken")
