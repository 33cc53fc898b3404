"""Settings: from options and environment, checked, and all of them documented."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from firehouse.server.options import Options, variable_of
from firehouse.server.settings import (
    Settings,
    abouts,
    daily_secret,
    prepare_data_folder,
    read_settings,
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _no_settings_of_the_machine(monkeypatch):
    for name in (field.name for field in fields(Options)):
        monkeypatch.delenv(variable_of(name), raising=False)


def test_every_option_is_a_setting_with_the_same_default():
    assert list(Settings.model_fields) == [field.name for field in fields(Options)]
    settings = read_settings()
    for field in fields(Options):
        assert getattr(settings, field.name) == field.default


def test_every_setting_has_a_sentence():
    for about in abouts().values():
        assert about.text.endswith(".")


def test_what_is_given_counts_before_the_environment(monkeypatch):
    monkeypatch.setenv("FIREHOUSE_PORT", "9000")
    monkeypatch.setenv("FIREHOUSE_HOST", "10.0.0.1")
    monkeypatch.setenv("FIREHOUSE_BUS", "")

    settings = read_settings({"host": "10.0.0.2"})

    assert (settings.host, settings.port, settings.bus) == ("10.0.0.2", 9000, "memory")


def test_other_variables_of_firehouse_are_left_alone(monkeypatch):
    monkeypatch.setenv("FIREHOUSE_PURE", "1")
    read_settings()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"port": 70000}, "--port (FIREHOUSE_PORT) is at most 65535, not 70000."),
        ({"port": "soon"}, "--port (FIREHOUSE_PORT) cannot be 'soon'"),
        ({"max_tables": 0}, "--max-tables (FIREHOUSE_MAX_TABLES) is at least 1, not 0."),
        ({"bot_seconds": float("nan")}, "--bot-seconds"),
        ({"log_level": "loud"}, "'debug', 'info', 'warning' or 'error'"),
        ({"colour": "red"}, "There is no setting 'colour'."),
    ],
)
def test_a_bad_value_is_one_sentence_with_the_name_of_the_setting(given, words):
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the words are compared below
        read_settings(given)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_settings_cannot_be_changed():
    with pytest.raises(ValueError, match="frozen"):
        read_settings().port = 1


def test_settings_never_print_what_is_secret():
    settings = read_settings({"secret": "hunter2", "database": "postgresql://me:hunter2@h/x"})
    assert "hunter2" not in f"{settings!r} {settings}"


def test_lists_are_words_with_commas():
    settings = read_settings({"origins": "https://a.example/, https://b.example", "proxies": " "})
    assert settings.allowed_origins == ("https://a.example", "https://b.example")
    assert settings.trusted_proxies == ()


def test_the_database_is_a_file_in_the_data_folder_unless_one_is_named(tmp_path):
    assert (
        read_settings({"data": tmp_path}).database_url == f"sqlite:///{tmp_path}/firehouse.sqlite"
    )
    named = read_settings({"database": "postgresql://host/x"})
    assert named.database_url == "postgresql://host/x"


def test_the_data_folder_is_made_for_its_owner_alone(tmp_path):
    settings = read_settings({"data": tmp_path / "new" / "data"})
    prepare_data_folder(settings)
    prepare_data_folder(settings)

    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700
    assert list(settings.data.iterdir()) == []


def test_a_data_folder_that_cannot_be_one_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"data folder .*file/data cannot be written"):
        prepare_data_folder(read_settings({"data": tmp_path / "file" / "data"}))


def test_no_data_folder_is_made_where_nothing_is_kept_in_it(tmp_path):
    given = {"data": tmp_path / "data", "database": "postgresql://h/x", "secret": "s"}
    prepare_data_folder(read_settings(given))
    assert not (tmp_path / "data").exists()


def test_the_secret_is_made_once_and_read_by_its_owner_alone(tmp_path):
    settings = read_settings({"data": tmp_path})

    secret = daily_secret(settings)

    assert len(secret) == 64
    assert daily_secret(settings) == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == ["secret"]
    assert daily_secret(read_settings({"data": tmp_path, "secret": "given"})) == b"given"


def test_the_handbook_lists_every_setting_as_it_is():
    script = ROOT / "scripts" / "settings_doc.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
