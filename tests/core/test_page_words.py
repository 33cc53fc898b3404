"""The page's messages as TypeScript: what becomes of a message, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from firehouse.words.page import languages, modules, sections, sources, write


def written(tmp_path: Path, text: str, usual: str = "") -> str:
    """The module of the table [home], without its first lines."""
    files = []
    for name, rows in (("de", text), ("en", usual or text)):
        files.append(tmp_path / f"{name}.page.toml")
        files[-1].write_text(f"[home]\n{rows}\n", encoding="utf-8")
    return (
        modules("de", sections(files[:1]), sections(files[1:]))["home.ts"]
        .partition("\n\n")[2]
        .strip()
    )


@pytest.mark.parametrize(
    ("message", "typescript"),
    [
        ('Your "tables"', r'export const said = "Your \"tables\"";'),
        (
            "Table {code-word}",
            "export const said = (told: { codeWord: string | number }): string => "
            "`Table ${told.codeWord}`;",
        ),
        (
            "{n, plural, =0 {none} one {# seat} other {# seats}}",
            'export const said = (told: { n: number }): string => told.n === 0 ? "none" : '
            'plural(told.n) === "one" ? `${told.n} seat` : `${told.n} seats`;',
        ),
        (
            "It is {way, select, won {won} other {lost}}.",
            "export const said = (told: { way: string }): string => "
            '`It is ${(told.way === "won" ? "won" : "lost")}.`;',
        ),
        (
            "{on, select, true {on} other {off}}",
            'export const said = (told: { on: boolean }): string => told.on ? "on" : "off";',
        ),
        (
            "{games, plural, =0 {} other {{games, list, and}}}",
            "export const said = (told: { games: readonly string[] }): string => "
            'told.games.length === 0 ? "" : `${joined(told.games, list.and)}`;',
        ),
        (
            "{who, sentence} `",
            "export const said = (told: { who: string | number }): string => "
            "`${begun(told.who)} \\``;",
        ),
        (
            "See <link>the {book}</link>.",
            "export const said = (told: { link: Mark; book: string | number }): "
            'ComponentChildren => ["See ", told.link(["the ", told.book]), "."];',
        ),
    ],
)
def test_a_message_is_a_text_or_a_function_of_its_arguments(tmp_path, message, typescript):
    assert written(tmp_path, f"said = {_toml(message)}") == typescript


def _toml(text: str) -> str:
    return f"'{text}'"


def test_a_language_takes_its_arguments_from_the_english_message(tmp_path):
    """It may leave one out, or say it in another place."""
    said = written(tmp_path, "of = '{last} nach {first}'", "of = '{first} of {last}'")
    assert "(told: { first: string | number; last: string | number })" in said
    assert "`${told.last} nach ${told.first}`" in said


@pytest.mark.parametrize(
    ("text", "usual", "why"),
    [
        ("", "one = 'x'\ntwo = 'y'", r"de.page.toml: 'home' lacks one, two\."),
        ("one = '{who}'", "one = 'x'", "'home.one' has no argument 'who'"),
        ("one = '<b>bold'", "", "<b> is not closed"),
        ("one = '<b>bold</i>'", "", "</i> closes a mark that is not open"),
        ("delete = 'Delete'", "", "'home.delete' needs another name"),
        ("one = '{who, plural, one {x}}'", "", "has no case 'other'"),
    ],
)
def test_what_is_wrong_with_a_language_is_said(tmp_path, text, usual, why):
    with pytest.raises(ValueError, match=why):
        written(tmp_path, text, usual)


def test_two_files_share_no_table(tmp_path):
    (tmp_path / "en.page.toml").write_text("[home]\na = 'x'\n")
    with pytest.raises(ValueError, match="two tables 'home'"):
        sections([tmp_path / "en.page.toml"] * 2)


def test_a_module_stays_untouched_as_long_as_its_words_do(tmp_path):
    """Else every build would be a new one; a table that is gone takes its module along."""
    write(tmp_path)
    home = tmp_path / "en" / "home.ts"
    before = home.stat().st_mtime_ns
    (tmp_path / "en" / "gone.ts").touch()

    write(tmp_path)

    assert home.stat().st_mtime_ns == before
    assert not (tmp_path / "en" / "gone.ts").exists()
    assert languages()[0] in [path.name for path in tmp_path.iterdir()]
    assert {path.suffix for path in sources("en")} == {".toml"}
