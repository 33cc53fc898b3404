"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import stat
from contextlib import asynccontextmanager
from datetime import timedelta, timezone

import pytest
from some_rows import A_NOTE, NOW, a_person, a_result, a_table, an_entry, make

from firehouse.server.storage import EntryRow, Note, StorageError, Store, Taken, result_key

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(*urls):
    """Stores at work."""
    stores = [Store(url) for url in urls]
    await asyncio.gather(*(store.start() for store in stores))
    try:
        yield stores if len(stores) > 1 else stores[0]
    finally:
        for store in stores:
            await store.stop()


async def test_a_table_comes_back_as_it_was_made(database):
    row = a_table(daily="2026-11-15")
    async with opened(database) as store:
        await store.create(row, [an_entry(seq=1), an_entry(seq=2)], [a_person()])

        assert await store.table("t1") == row
        assert await store.by_code("code-t1") == row
        assert await store.entries("t1") == [an_entry(seq=1), an_entry(seq=2)]
        assert await store.people("t1") == [a_person()]


async def test_what_is_not_there_is_none(database):
    async with opened(database) as store:
        assert await store.table("t1") is None
        assert await store.by_code("x") is None
        assert await store.entries("t1") == []
        assert await store.people("t1") == []


async def test_a_table_without_a_seed_is_one_with_real_dice(database):
    async with opened(database) as store:
        await store.create(a_table(seed=None), [], [])

        row = await store.table("t1")
        assert row is not None
        assert row.seed is None


async def test_a_taken_code_is_told_and_nothing_is_stored(database):
    async with opened(database) as store:
        await make(store, "t1")

        with pytest.raises(Taken, match="code"):
            await store.create(a_table("t2", code="code-t1"), [an_entry("t2")], [a_person("t2")])

        assert await store.table("t2") is None
        assert await store.entries("t2") == []


async def test_entries_after_a_number(database):
    async with opened(database) as store:
        await make(store, "t1")
        for seq in (1, 2, 3):
            assert await store.append(an_entry(seq=seq))

        assert [entry.seq for entry in await store.entries("t1", after=1)] == [2, 3]


async def test_a_body_is_any_plain_data(database):
    body = {"text": "Zürich ☃ \x00 '; DROP TABLE entries;--", "deep": [{"a": None}, 1.5, True]}
    async with opened(database) as store:
        await make(store, "t1")
        await store.append(an_entry(seq=1, **body))

        assert (await store.entries("t1"))[0].body == body


async def test_times_are_in_utc_whatever_zone_they_came_in(database):
    elsewhere = NOW.astimezone(timezone(timedelta(hours=5)))
    async with opened(database) as store:
        await make(store, "t1")
        await store.append(EntryRow("t1", 1, "chat", {}, None, elsewhere))

        at = (await store.entries("t1"))[0].at
        assert at == NOW
        assert at.utcoffset() == timedelta(0)


async def test_a_number_is_given_once(database):
    async with opened(database) as store:
        await make(store, "t1")

        assert await store.append(an_entry(seq=1, by="first"))
        assert not await store.append(an_entry(seq=1, by="second"))

        assert [entry.body for entry in await store.entries("t1")] == [{"by": "first"}]


async def test_of_many_at_once_for_one_number_the_first_one_gets_it(database):
    async with opened(database) as store:
        await make(store, "t1")

        got = await asyncio.gather(*(store.append(an_entry(seq=1, by=by)) for by in range(20)))

        assert got == [True, *[False] * 19]
        assert (await store.entries("t1"))[0].body == {"by": 0}


async def test_two_processes_race_and_exactly_one_wins_each_number(database):
    """Two stores on one database want the same numbers at many tables."""
    tables = [f"t{number}" for number in range(40)]
    async with opened(database, database) as (one, other):
        await make(one, *tables)

        async def race(table):
            for seq in range(1, 6):
                won = await asyncio.gather(
                    one.append(an_entry(table, seq, by="one")),
                    other.append(an_entry(table, seq, by="other")),
                )
                assert sorted(won) == [False, True]
                stored = (await one.entries(table, after=seq - 1))[0]
                assert stored.body == {"by": "one" if won[0] else "other"}

        await asyncio.gather(*(race(table) for table in tables))
        for table in tables:
            assert [entry.seq for entry in await other.entries(table)] == list(range(1, 6))


async def test_what_was_acknowledged_is_seen_by_others_at_once(database):
    async with opened(database, database) as (one, other):
        await make(one, "t1")
        for seq in range(1, 30):
            assert await one.append(an_entry(seq=seq))
            assert len(await other.entries("t1")) == seq


async def test_writes_of_many_tables_share_a_commit(database):
    commits = []
    store = Store(database, lambda what, seconds: commits.append(what))
    await store.start()
    tables = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(make(store, table) for table in tables))
    commits.clear()

    assert all(await asyncio.gather(*(store.append(an_entry(table)) for table in tables)))

    assert 1 <= commits.count("commit") <= 3
    await store.stop()


@pytest.mark.parametrize("bad", [an_entry("nowhere"), an_entry(seq=2, text="\ud800")])
async def test_a_bad_entry_harms_no_other_in_its_group(database, bad):
    """An entry of no table, or with half a character, is refused; its neighbours are stored."""
    async with opened(database) as store:
        await make(store, "t1")
        answers = await asyncio.gather(
            store.append(an_entry(seq=1)),
            store.append(bad),
            store.append(an_entry(seq=3)),
            return_exceptions=True,
        )

        assert answers[0] is True
        assert type(answers[1]) is StorageError
        assert "refused" in str(answers[1])
        assert answers[2] is True
        assert [entry.seq for entry in await store.entries("t1")] == [1, 3]


async def test_whoever_stops_waiting_does_not_stop_the_writer(database):
    async with opened(database) as store:
        await make(store, "t1")
        waiting = asyncio.create_task(store.append(an_entry(seq=1)))
        await asyncio.sleep(0)
        waiting.cancel()

        assert await store.append(an_entry(seq=2))
        assert len(await store.entries("t1")) == 2


async def test_stopping_finishes_every_write(database):
    store = Store(database)
    await store.start()
    await make(store, "t1")
    appends = [asyncio.create_task(store.append(an_entry(seq=seq))) for seq in range(1, 50)]
    store.note("t1", Note("playing", 3, "It burns.", ["Ann"], 1))
    await asyncio.sleep(0)
    await store.stop()

    assert all(await asyncio.gather(*appends))
    with pytest.raises(StorageError, match="closed"):
        await store.append(an_entry(seq=99))
    async with opened(database) as again:
        assert len(await again.entries("t1")) == 49
        assert (await again.listed(1))[0].situation == "It burns."


async def test_people_come_one_after_the_other_and_a_number_is_taken_once(database):
    async with opened(database) as store:
        await store.create(a_table(), [], [a_person(person=0)])
        await store.add_person(a_person(person=1, name="Bob"))

        with pytest.raises(Taken):
            await store.add_person(a_person(person=1, name="Eve"))

        assert [person.name for person in await store.people("t1")] == ["Ann", "Bob"]


async def test_the_list_shows_public_tables_that_are_not_over_the_liveliest_first(database):
    async with opened(database) as store:
        await make(store, "t1", "t2", "t3")
        await store.create(a_table("private", public=False), [], [], A_NOTE)
        await store.create(a_table("unnoted"), [], [])
        store.note("t3", Note("over", 9, "The game is won.", ["Ann"], 0))
        store.note("t1", Note("playing", 4, "Ann is on turn.", ["Ann", "Bob"], 1))
        await store.stop()
    async with opened(database) as store:
        lines = await store.listed(10)

        assert [line.id for line in lines] == ["t1", "t2"]
        assert lines[0].status == "playing"
        assert (lines[0].step, lines[0].open_seats) == (4, 1)
        assert lines[0].people == ["Ann", "Bob"]
        assert lines[0].created == NOW
        assert lines[1].status == "lobby"
        assert len(await store.listed(1)) == 1


async def test_notes_are_written_by_themselves(database):
    async with opened(database) as store:
        await make(store, "t1")
        store.note("t1", Note("playing", 1, "first", [], 0))
        store.note("t1", Note("playing", 2, "second", [], 0))
        async with asyncio.timeout(20):
            while (await store.listed(1))[0].situation != "second":
                await asyncio.sleep(0.05)


async def test_a_note_that_cannot_be_stored_keeps_no_other_back(database):
    async with opened(database) as store:
        await make(store, "t1", "t2")
        store.note("t1", Note("playing", 1, "half a character: \ud800", [], 0))
        store.note("t2", Note("playing", 2, "whole", [], 0))
        await store.stop()
    async with opened(database) as store:
        assert {line.id: line.situation for line in await store.listed(2)} == {
            "t1": A_NOTE.situation,
            "t2": "whole",
        }


async def test_results_of_one_seed_the_winners_first_then_the_newest(database):
    later = NOW + timedelta(days=1)
    async with opened(database) as store:
        await make(store, "t1", "t2", "t3", "t4")
        await store.finish(a_result("t1", result="lost", at=later))
        await store.finish(a_result("t2"))
        await store.finish(a_result("t3", at=later))
        await store.finish(a_result("t4", key="another"))

        found = await store.results("key", 10)

        assert [result.table for result in found] == ["t3", "t2", "t1"]
        assert found[1] == a_result("t2")
        assert len(await store.results("key", 2)) == 2
        assert await store.tally("key") == (2, 3)
        assert await store.tally("nothing") == (0, 0)


async def test_the_first_end_of_a_table_counts(database):
    async with opened(database) as store:
        await make(store, "t1")
        await store.finish(a_result("t1", result="lost"))
        await store.finish(a_result("t1", result="won"))

        assert await store.tally("key") == (0, 1)


def test_the_key_of_a_result_is_that_of_set_up_and_seed():
    """The order of fields does not matter; every value does."""
    key = result_key({"ruleset": "flashpoint/family", "crew": 2}, 7)

    assert key == result_key({"crew": 2, "ruleset": "flashpoint/family"}, 7)
    assert key != result_key({"ruleset": "flashpoint/family", "crew": 2}, 8)
    assert key != result_key({"ruleset": "flashpoint/family", "crew": 3}, 7)


async def test_a_store_at_work_is_healthy(database):
    async with opened(database) as store:
        assert await store.healthy()
    assert not await store.healthy()


async def test_a_new_sqlite_database_is_for_its_owner_alone(tmp_path):
    """Also its log, and in a folder that everybody may read."""
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        async with opened(f"sqlite:///{tmp_path / 'test.sqlite'}") as store:
            await make(store, "t1")
            files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)

    assert set(files) == {"test.sqlite", "test.sqlite-wal", "test.sqlite-shm"}
    assert set(files.values()) == {0o600}
