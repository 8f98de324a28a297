"""The record of a table's game, for whoever looks after the server, without opening a room for it."""

from functools import partial

from wagonlit.core.record import Record
from wagonlit.table.room.new_table import game_of
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.database import Database
from wagonlit.table.store.queries import entries_after, table_of
from wagonlit.table.wire.refusal import NoTable


async def exported(database: Database, code: str, unfinished: bool) -> Record:
    """The record of this game; of one that still runs only if that is wanted, since it holds every secret."""
    row = await database.read(partial(table_of, code=code))
    if row is None:
        raise NoTable(code)
    game = game_of(row)
    entries = await database.read(partial(entries_after, table=row.id, n=0))
    state = TableState(game, row, entries)
    return state.record_so_far() if unfinished else state.record()
