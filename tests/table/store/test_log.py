"""The log: each entry once, in its place, or not at all."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.table.store.sample import ANNA, SEATS, entry, table, with_seat
from wagonlit.table.store.errors import PlaceTaken, SaidAlready, StoreLost
from wagonlit.table.store.rows import UNDO, Entry
from wagonlit.table.store.store import Store
from wagonlit.table.wire.refusal import TableClosed

pytestmark = pytest.mark.asyncio

NOWHERE = 999_999


async def test_entries_come_back_as_they_were_appended(store: Store) -> None:
    opened = await store.open_table(table())
    appended = [entry(1), entry(2, choice=0, chance=[]), Entry(3, UNDO, ANNA), Entry(4, UNDO, ANNA)]
    for each in appended:
        await store.append(opened.id, each)
    assert await store.entries(opened.id) == appended
    assert await store.entries(opened.id, after=2) == appended[2:]
    assert await store.entries(opened.id, after=4) == []


@pytest.mark.parametrize("choice", [0, 2**31, "", "12", "1e5", "null", "“où ?” é🚂", "nul \0"])
async def test_a_choice_keeps_its_kind(store: Store, choice: int | str) -> None:
    opened = await store.open_table(table())
    await store.append(opened.id, entry(1, choice=choice))
    (kept,) = await store.entries(opened.id)
    assert kept.choice == choice
    assert type(kept.choice) is type(choice)


async def test_an_entry_moves_its_table_and_no_other(store: Store) -> None:
    moved, other = await store.open_table(table()), await store.open_table(table())
    await store.append(moved.id, entry(1), "playing")
    playing = replace(moved, moved=entry(1).at, status="playing")
    assert await store.table(moved.code) == playing
    await store.append(moved.id, entry(2))
    assert await store.table(moved.code) == replace(playing, moved=entry(2).at)
    assert await store.table(other.code) == other


async def test_a_game_that_is_over_stays_so_though_something_follows_at_the_same_moment(store: Store) -> None:
    opened = await store.open_table(table())
    await asyncio.gather(
        store.append(opened.id, entry(1)),  # the others wait for it, and so are written together
        store.append(opened.id, entry(2), "over"),
        store.append(opened.id, entry(3)),
    )
    assert await store.table(opened.code) == replace(opened, moved=entry(3).at, status="over")


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    opened = await store.open_table(table())
    await store.append(opened.id, entry(1))
    with pytest.raises(PlaceTaken):
        await store.append(opened.id, entry(1, "another"), "over")
    assert await store.entries(opened.id) == [entry(1)]
    assert await store.table(opened.code) == replace(opened, moved=entry(1).at)


async def test_an_answer_counts_once(store: Store) -> None:
    opened = await store.open_table(table())
    await store.append(opened.id, entry(1))
    await store.append(opened.id, entry(2, "mine"))
    for n in (2, 3):
        with pytest.raises(SaidAlready) as again:
            await store.append(opened.id, entry(n, "mine"))
        assert again.value.n == 2
    assert len(await store.entries(opened.id)) == 2


async def test_the_same_answer_may_be_given_at_another_table(store: Store) -> None:
    for _ in range(2):
        opened = await store.open_table(table())
        await store.append(opened.id, entry(1, "mine"))
        assert await store.entries(opened.id) == [entry(1, "mine")]


async def test_of_many_entries_at_once_the_right_ones_are_there_and_the_wrong_ones_raise(
    store: Store,
) -> None:
    ids = [(await store.open_table(table())).id for _ in range(50)]
    right = [(table_id, entry(n)) for table_id in ids for n in (1, 2, 3)]
    # For each table: a place that is taken; for some: an answer given already, or no such table.
    places = [(table_id, entry(2, "late")) for table_id in ids]
    again = [(table_id, entry(4, "answer-1")) for table_id in ids[:25]]
    nowhere = [(NOWHERE + number, entry(1)) for number in range(25)]
    outcomes = await asyncio.gather(
        *[store.append(*each) for each in [*right, *places, *again, *nowhere]], return_exceptions=True
    )
    wanted = [type(None)] * 150 + [PlaceTaken] * 50 + [SaidAlready] * 25 + [TableClosed] * 25
    assert [type(outcome) for outcome in outcomes] == wanted
    for table_id in ids:
        assert await store.entries(table_id) == [entry(1), entry(2), entry(3)]


async def test_two_processes_that_append_at_once_never_both_get_a_place(store: Store, database: str) -> None:
    ids = [(await store.open_table(table())).id for _ in range(10)]
    other = await Store.opened(database)

    async def race(door: Store, name: str, order: list[int]) -> set[tuple[int, int]]:
        """Everybody appends 20 entries to each table, each in an order of their own."""
        places = [(table_id, n) for n in range(1, 21) for table_id in order]
        jobs = [door.append(table_id, entry(n, f"{name}-{n}")) for table_id, n in places]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} <= {type(None), PlaceTaken}
        return {place for place, outcome in zip(places, outcomes) if outcome is None}

    won, lost = await asyncio.gather(race(store, "here", ids), race(other, "there", ids[::-1]))
    await other.close()
    assert not won & lost
    assert len(won | lost) == 200
    for table_id in ids:
        kept = {each.n: each.key for each in await store.entries(table_id)}
        expected = {n: f"here-{n}" if (table_id, n) in won else f"there-{n}" for n in range(1, 21)}
        assert kept == expected


async def test_entries_and_changes_of_seats_at_once_do_not_get_lost(store: Store, database: str) -> None:
    ids = [(await store.open_table(table(seats=SEATS))).id for _ in range(5)]
    other = await Store.opened(database)
    doors = [store, other]
    appends = [doors[n % 2].append(table_id, entry(n)) for n in range(1, 11) for table_id in ids]
    changes = [(n, with_seat(ANNA, marks={"n": str(n)})) for n in range(10)]
    marks = [doors[n % 2].amend(table_id, change) for n, change in changes for table_id in ids[::-1]]
    await asyncio.gather(*appends, *marks)
    await other.close()
    for table_id in ids:
        assert [each.n for each in await store.entries(table_id)] == list(range(1, 11))


async def test_who_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    opened = await store.open_table(table())
    impatient = asyncio.create_task(store.append(opened.id, entry(1)))
    patient = asyncio.create_task(store.append(opened.id, entry(2)))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert entry(2) in await store.entries(opened.id)


async def test_closing_writes_what_still_waits_and_then_refuses(store: Store, database: str) -> None:
    opened = await store.open_table(table())
    waiting = [asyncio.create_task(store.append(opened.id, entry(n))) for n in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreLost):
        await store.append(opened.id, entry(30))
    again = await Store.opened(database)
    assert len(await again.entries(opened.id)) == 29
    await again.close()
