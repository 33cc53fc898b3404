"""What is kept for people, in a real PostgreSQL: a story of each kind, with two browsers."""

from __future__ import annotations

from pathlib import Path

import test_page_open_seats as open_seats
import test_page_slow_tables as slow_tables
import test_page_today as today
import test_page_workshop as workshop
import test_page_yours as yours
from people import People
from services import a_postgres
from serving import running

STORIES = (
    today.two_teams_play_today,
    yours.test_tables_are_on_every_device_with_what_waits,
    open_seats.test_a_stranger_sits_down_and_is_taken_off,
    slow_tables.who_is_away_is_told,
    workshop.test_what_is_shown_hangs_in_the_gallery_until_it_is_taken_back,
)
"""At one server: to start one for each costs more than most of them do."""


def test_what_is_kept_for_people_is_kept_in_postgresql(people: People, tmp_path: Path) -> None:
    with (
        a_postgres() as database,
        running(tmp_path, FIREHOUSE_DATABASE=database, **slow_tables.HERE) as server,
    ):
        for story in STORIES:
            story(people, server)
        assert not list(tmp_path.glob("*.sqlite*"))
