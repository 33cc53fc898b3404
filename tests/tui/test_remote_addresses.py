"""Links and codes as people paste them, and the seats that are kept."""

from __future__ import annotations

import stat

import pytest

from firehouse.client.addresses import Invitation, invitation_of, server_of, socket_of
from firehouse.tui.remote.tickets import (
    AT_MOST,
    FILE,
    Kept,
    forget,
    keep,
    state_folder,
    ticket_of,
    tickets,
)

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("http://127.0.0.1:8000/join/K7MQ2X", Invitation(HERE, code="K7MQ2X")),
        ("  127.0.0.1:8000/join/k7mq2x ", Invitation(HERE, code="K7MQ2X")),
        ("k7mq2x", Invitation(HERE, code="K7MQ2X")),
        ("https://games.example/table/0a1b", Invitation("https://games.example", "0a1b")),
        ("games.example/review/0a1b?step=3#x", Invitation("https://games.example", "0a1b")),
        ("localhost:8611", Invitation("http://localhost:8611")),
        ("http://[::1]:8611/", Invitation("http://[::1]:8611")),
    ],
)
def test_links_and_codes_are_read(text, found):
    assert invitation_of(text) == found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Paste the link"),
        ("K7MQ", "A short code has 6"),
        ("K7MQ2O", "A short code has 6"),
        ("ftp://games.example/join/K7MQ2X", "begins with http"),
        ("https://games.example/join/nothing", "no code of a table"),
        ("https://games.example/rules/flashpoint", "names no table"),
        ("http://:8000/join/K7MQ2X", "no address"),
        ("http://host:port/join/K7MQ2X", "no address"),
        ("x" * 501 + ".example", "at most 500"),
    ],
)
def test_what_is_no_link_gets_a_sentence(text, sentence):
    with pytest.raises(ValueError, match=sentence):
        invitation_of(text)


def test_the_socket_is_beside_the_page_and_as_private():
    assert socket_of("https://a.example", "1/2") == "wss://a.example/api/tables/1%2F2/socket"
    assert socket_of(HERE, "12") == "ws://127.0.0.1:8000/api/tables/12/socket"
    assert server_of("https://a.example/join/K7MQ2X") == "https://a.example"


def test_an_invitation_has_the_link_of_the_page():
    assert Invitation(HERE, "12", "K7MQ2X").link == f"{HERE}/join/K7MQ2X"
    assert Invitation(HERE, "12").link == f"{HERE}/table/12"


def test_seats_are_kept_in_a_file_that_only_its_owner_reads():
    keep(Kept(HERE, "1", "secret"))
    keep(Kept(HERE, "2", "other"))
    keep(Kept(HERE, "1", "secret", title="Again"))

    assert [kept.table for kept in tickets()] == ["1", "2"]
    assert ticket_of(HERE, "1").title == "Again"
    assert stat.S_IMODE((state_folder() / FILE).stat().st_mode) == 0o600
    forget(HERE, "1")
    assert ticket_of(HERE, "1") is None


def test_a_damaged_file_holds_no_seats_and_is_replaced():
    state_folder().mkdir(parents=True)
    for text in ("{", '["x", {"server": 1}, {"server": "a", "table": "b"}]', "[[[", ""):
        (state_folder() / FILE).write_text(text)
        assert tickets() == []
    keep(Kept(HERE, "1", "secret"))
    assert len(tickets()) == 1


def test_only_the_latest_seats_are_kept():
    for number in range(AT_MOST + 2):
        keep(Kept(HERE, str(number), "t"))

    assert len(tickets()) == AT_MOST
    assert tickets()[0].table == str(AT_MOST + 1)
