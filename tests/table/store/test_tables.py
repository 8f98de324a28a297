"""Tables and seats come back as they were kept."""

import asyncio
from traceback import format_exception

import pytest
from msgspec.structs import replace

from tests.table.store.sample import (
    ANNA,
    ANNAS_HASH,
    BERT,
    BERTS_HASH,
    SEATS,
    entry,
    table,
    with_fields,
    with_seat,
)
from wagonlit.core.errors import BadAnswer
from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at
from wagonlit.table.store.errors import BadText, CodeTaken
from wagonlit.table.store.queries import LISTED_OF_ONE_HOST
from wagonlit.table.store.removal import Retention, stated_retention
from wagonlit.table.store.rows import SeatRow, TableRow, UndoRequest
from wagonlit.table.store.store import Store
from wagonlit.table.wire.refusal import TableClosed

pytestmark = pytest.mark.asyncio

NOWHERE = 999_999


async def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    opened = await store.open_table(table())
    assert opened.id > 0
    assert await store.table(opened.code) == opened


async def test_a_table_without_seats_comes_back(store: Store) -> None:
    opened = await store.open_table(table(seats=()))
    assert await store.table(opened.code) == opened


async def test_there_is_no_table_of_an_unknown_code(store: Store) -> None:
    await store.open_table(table())
    assert await store.table("NOBODY") is None


async def test_two_tables_never_have_the_same_code(store: Store) -> None:
    opened = await store.open_table(table())
    with pytest.raises(CodeTaken) as taken:
        await store.open_table(table(code=opened.code, name="another"))
    assert opened.secret not in "".join(format_exception(taken.value)), "a log would show it"
    assert await store.table(opened.code) == opened


async def test_of_many_who_open_the_same_code_at_once_one_gets_it(store: Store) -> None:
    wanted = table()
    opened = await asyncio.gather(*[store.open_table(wanted) for _ in range(9)], return_exceptions=True)
    assert sum(isinstance(each, TableRow) for each in opened) == 1
    assert sum(isinstance(each, CodeTaken) for each in opened) == 8


async def test_the_list_shows_what_is_listed_and_not_over_latest_first(store: Store) -> None:
    older = await store.open_table(table(moved="2030-01-01T00:00:00Z"))
    newer = await store.open_table(table(moved="2030-01-03T00:00:00Z", status="playing"))
    await store.open_table(table(status="over"))
    await store.open_table(table(listed=False))
    assert await store.listed() == [newer, older]
    assert await store.listed(limit=1) == [newer]


async def test_whoever_lists_table_after_table_hides_nobody_elses(store: Store) -> None:
    """Found by attack: after a hundred of them the list showed no others."""
    bert = await store.open_table(table(host=BERTS_HASH, seats=()))
    many = [await store.open_table(table(moved=f"2030-01-02T00:00:{n % 60:02}Z")) for n in range(100)]
    latest = sorted(many, key=lambda row: (row.moved, row.id), reverse=True)
    shown = [*latest[:LISTED_OF_ONE_HOST], bert]
    assert await store.listed() == await store.listed(limit=len(shown)) == shown
    assert await store.listed(limit=3) == latest[:3]
    assert await store.held_by(ANNAS_HASH) == latest


async def test_a_persons_tables_are_where_they_sit_or_are_host(store: Store) -> None:
    sitting = (replace(SEATS[ANNA], holder=BERTS_HASH), replace(SEATS[BERT], holder=BERTS_HASH))
    older = await store.open_table(table(seats=sitting, moved="2030-01-01T00:00:00Z"))
    newer = await store.open_table(table(host=BERTS_HASH, status="over", moved="2030-01-02T00:00:00Z"))
    await store.open_table(table())
    assert await store.held_by(BERTS_HASH) == [newer, older]
    assert len(await store.held_by(ANNAS_HASH)) == 3
    assert await store.held_by("") == []


async def test_the_tables_that_go_on_with_nobody_there_are_known_after_a_restart(store: Store) -> None:
    played = await store.open_table(table(status="playing"))
    sat_in = (replace(SEATS[ANNA], sitting_in="random"), SEATS[BERT])
    by_bots = await store.open_table(table(status="playing", clock="none", seats=sat_in))
    await store.open_table(table(status="playing", clock="none"))
    await store.open_table(table())
    await store.open_table(table(status="over"))
    assert set(await store.going_on()) == {played.code, by_bots.code}


async def test_what_is_changed_of_a_table_is_kept(store: Store) -> None:
    opened = await store.open_table(table())
    change = with_fields(status="playing", options={"players": 2}, chance=[], seats=())
    changed = await store.amend(opened.id, change)
    assert changed == change(opened)
    assert await store.table(opened.code) == changed


async def test_an_undo_request_is_kept_with_its_table_until_it_ends(store: Store) -> None:
    opened = await store.open_table(table(undo_request=UndoRequest(3, ANNA, (BERT,))))
    assert await store.table(opened.code) == opened
    request = UndoRequest(4, BERT, ())
    assert (await store.amend(opened.id, with_fields(undo_request=request))).undo_request == request
    assert await store.table(opened.code) == replace(opened, undo_request=request)
    await store.amend(opened.id, with_fields(undo_request=None))
    assert await store.table(opened.code) == replace(opened, undo_request=None)


async def test_new_seats_replace_the_old_ones(store: Store) -> None:
    opened = await store.open_table(table())
    seats = (SEATS[ANNA], SeatRow(BERT, "bot", "Robot", bot="novice"), SeatRow(2, "open", ""))
    await store.amend(opened.id, with_fields(seats=seats))
    assert await store.table(opened.code) == replace(opened, seats=seats)


async def test_a_seat_is_changed_without_its_neighbours(store: Store) -> None:
    opened = await store.open_table(table())
    await store.amend(opened.id, with_seat(BERT, kind="person", name="Bert", holder=BERTS_HASH))
    bert = SeatRow(BERT, "person", "Bert", holder=BERTS_HASH)
    assert await store.table(opened.code) == replace(opened, seats=(SEATS[ANNA], bert))


async def test_marks_are_kept_with_their_seat(store: Store) -> None:
    opened = await store.open_table(table())
    await store.amend(opened.id, with_seat(BERT, marks={"Zoë": "✓", "nul\0": "\ud800"}))
    kept = await store.table(opened.code)
    assert kept
    assert [seat.marks for seat in kept.seats] == [{"knife": "×"}, {"Zoë": "✓", "nul\0": "\ud800"}]


async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(TableClosed):
        await store.amend(NOWHERE, with_fields(name="ghost"))
    with pytest.raises(TableClosed):
        await store.append(NOWHERE, entry(1))
    with pytest.raises(TableClosed):
        await store.say(NOWHERE, seat=ANNA, name="Anna", text="hello", at="")


async def test_a_change_that_is_refused_changes_nothing(store: Store) -> None:
    def refuse(row: TableRow) -> TableRow:
        raise BadAnswer("no")

    opened = await store.open_table(table())
    with pytest.raises(BadAnswer, match="no"):
        await store.amend(opened.id, refuse)
    assert await store.table(opened.code) == opened


async def test_of_many_who_take_a_seat_at_once_one_gets_it(store: Store, database: str) -> None:
    opened = await store.open_table(table())
    other = await Store.opened(database)

    async def take(name: str, door: Store) -> bool:
        def sit(row: TableRow) -> TableRow:
            if row.seats[BERT].kind != "open":
                raise BadAnswer("taken")
            return replace(row, seats=(row.seats[ANNA], SeatRow(BERT, "person", name)))

        try:
            await door.amend(opened.id, sit)
        except BadAnswer:
            return False
        return True

    names = [f"guest {number}" for number in range(20)]
    sat = await asyncio.gather(*[take(name, [store, other][at % 2]) for at, name in enumerate(names)])
    await other.close()
    kept = await store.table(opened.code)
    assert kept
    assert [name for name, got in zip(names, sat) if got] == [kept.seats[BERT].name]


@pytest.mark.parametrize("text", ["nul \0", "half \ud83d"])
async def test_a_text_that_cannot_be_kept_is_refused_by_both_databases(store: Store, text: str) -> None:
    opened = await store.open_table(table())
    with pytest.raises(BadText):
        await store.say(opened.id, seat=ANNA, name="Anna", text=text, at="")
    with pytest.raises(BadText):
        await store.amend(opened.id, with_fields(name=text))
    with pytest.raises(BadText):
        await store.table(text)
    assert await store.table(opened.code) == opened


async def test_chat_comes_back_in_order(store: Store) -> None:
    here, there = await store.open_table(table()), await store.open_table(table())
    said = [
        await store.say(here.id, seat=ANNA, name="Anna", text=f"line {number} é🚂", at=f"{number}")
        for number in range(1, 6)
    ]
    first = await store.say(there.id, seat=-1, name="Guest", text="hello", at="1")
    assert [line.n for line in said] == [1, 2, 3, 4, 5]
    assert await store.chat(here.id) == said
    assert await store.chat(here.id, last=2) == said[3:]
    assert await store.chat(there.id) == [first]


async def test_two_processes_talk_at_once_and_no_line_is_lost(store: Store, database: str) -> None:
    opened = await store.open_table(table())
    other = await Store.opened(database)
    said = await asyncio.gather(
        *[
            [store, other][number % 2].say(opened.id, seat=ANNA, name="Anna", text=f"{number}", at="")
            for number in range(40)
        ]
    )
    await other.close()
    assert await store.chat(opened.id) == sorted(said, key=lambda line: line.n)
    assert sorted(line.n for line in said) == list(range(1, 41))


async def test_several_processes_say_at_once_for_how_long_tables_are_kept(
    store: Store, database: str
) -> None:
    spans = [Retention(float(days), None) for days in range(20)]
    others = [await Store.opened(database) for _ in range(3)]
    reader = database_at(address(database))
    for span in spans:
        await asyncio.gather(*[one.state_retention(span) for one in (store, *others)])
        assert await reader.read(stated_retention) == span
    await reader.close()
    for other in others:
        await other.close()
