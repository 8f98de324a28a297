"""Backups: whole, of one moment, refused when they are damaged, and restored into either kind of database."""

import asyncio
import gzip
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.postgres import Postgres
from tests.table.store.sample import SEATS, entry, table
from wagonlit.core.errors import WagonlitError
from wagonlit.table.store import snapshot
from wagonlit.table.store.backup import back_up
from wagonlit.table.store.errors import BadBackup
from wagonlit.table.store.restore import Restored, WholeTable, restore
from wagonlit.table.store.rows import DRAWN, UndoRequest
from wagonlit.table.store.store import Store
from wagonlit.table.store.upgrade import VERSIONS
from wagonlit.table.wire.http import Dealing

pytestmark = pytest.mark.asyncio
ENTRIES = 120
DAMAGE = (
    "UPDATE tables SET name = CAST(x'ff' AS TEXT) WHERE id = 2",
    "UPDATE log SET key = CAST(x'ff' AS TEXT) WHERE table_id = 2 AND n = 9",
    f"UPDATE tables SET options = '{'[' * 100_000}' WHERE id = 2",
    "UPDATE tables SET seed = 'none' WHERE id = 2",
    "UPDATE chat SET text = text || char(0) WHERE table_id = 2",  # which can be read, but not written
)


def silently(what: str, share: float) -> None:
    """Progress that nobody watches."""


async def filled(store: Store) -> list[str]:
    """Three tables with long logs; their codes."""
    codes = []
    for number in range(3):
        asked = UndoRequest(3, 0, (1,)) if number else None
        row = await store.open_table(table(undo_request=asked, status="playing"))
        await asyncio.gather(*[store.append(row.id, entry(n + 1)) for n in range(ENTRIES)])
        await store.say(row.id, seat=0, name="Anna", text="Où êtes-vous ? 🚂", at="2030-01-01T00:00:00Z")
        codes.append(row.code)
    return codes


async def contents(url: str, codes: Sequence[str]) -> list[WholeTable]:
    """All that is kept of these tables, whatever their numbers are there."""
    store = await Store.opened(url)
    found: list[WholeTable] = []
    for code in codes:
        row = await store.table(code)
        assert row is not None
        found.append(WholeTable(replace(row, id=0), await store.entries(row.id), await store.chat(row.id)))
    await store.close()
    return found


def meanwhile(url: str, code: str) -> Callable[[str, float], None]:
    """Progress in whose midst, once, somebody moves at a table."""

    async def move() -> None:
        store = await Store.opened(url)
        row = await store.table(code)
        assert row is not None
        await store.append(row.id, entry(ENTRIES + 1))
        await store.close()

    moves = [move]

    def progress(what: str, share: float) -> None:
        if moves and what == "copying" and share < 1:
            mover = threading.Thread(target=asyncio.run, args=(moves.pop()(),))
            mover.start()
            mover.join()

    return progress


async def test_a_backup_is_of_one_moment_and_comes_back_in_either_kind_of_database(
    store: Store, database: str, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "PAGES", 5)
    monkeypatch.setattr(snapshot, "ROWS", 5)
    codes, file = await filled(store), tmp_path / "backup.gz"
    before = await contents(database, codes)
    made = await back_up(database, file, meanwhile(database, codes[2]))
    assert (made.tables, made.entries) == (3, 3 * ENTRIES)
    assert before != await contents(database, codes), "Somebody must have moved."
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".wagonlit-*")), "Something is left behind."
    for target in (f"sqlite:///{tmp_path}/new/tables.sqlite", postgres.database()):
        assert await restore(file, target, silently) == Restored(3, 0)
        assert await contents(target, codes) == before


async def test_only_what_is_missing_comes_back_into_a_store_with_tables(
    store: Store, database: str, tmp_path: Path
) -> None:
    codes, file, other = await filled(store), tmp_path / "backup.gz", f"sqlite:///{tmp_path}/other.sqlite"
    await back_up(database, file, silently)
    before = await contents(database, codes)
    assert await restore(file, other, silently, codes=codes[:1]) == Restored(1, 0)
    running = await Store.opened(other)
    row = await running.table(codes[0])
    assert row is not None
    await running.append(row.id, entry(ENTRIES + 1))
    with pytest.raises(BadBackup, match=r"1 tables in .* already.*--missing"):
        await restore(file, other, silently)
    with pytest.raises(BadBackup, match=f"{codes[0]} is there already"):
        await restore(file, other, silently, codes=codes[:2])
    assert await running.table(codes[1]) is None
    assert await restore(file, other, silently, missing=True) == Restored(2, 1)
    assert len(await running.entries(row.id)) == ENTRIES + 1, "What is there stays as it is."
    await running.close()
    assert (await contents(other, codes))[1:] == before[1:]


async def test_what_is_not_dealt_yet_is_dealt_from_another_secret(
    store: Store, database: str, tmp_path: Path
) -> None:
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path}/other.sqlite"
    salted = tuple(replace(seat, adds_salt=True, seal="5ea1" * 16, salt="opened-by-now") for seat in SEATS)
    until = Dealing("opening", "2030-01-01T00:00:04Z")
    row = await store.open_table(table(seed=DRAWN, seed_open=False, seats=salted, dealing=until))
    await back_up(database, file, silently)
    await restore(file, other, silently)
    (back,) = await contents(other, [row.code])
    assert back.row.secret != row.secret, "The record of a game that was played since has opened it."
    unsalted = tuple(replace(seat, seal="", salt="") for seat in salted)
    assert back.row == replace(row, id=0, secret=back.row.secret, dealing=None, seats=unsalted)


def nameless(whole: bytes) -> bytes:
    """This database without its version."""
    connection = sqlite3.connect(":memory:")
    connection.deserialize(whole)
    connection.execute("DELETE FROM wagonlit_version")
    connection.commit()
    return connection.serialize()


def spoiled(packed: bytes) -> dict[str, tuple[bytes, str]]:
    """Files that are no whole backup, and what must be said of each."""
    whole = gzip.decompress(packed)
    newer = whole.replace(VERSIONS[-1].encode(), b"9999")
    middle = len(packed) // 2
    return {
        "cut off": (packed[:-500], "end of .* is missing"),
        "flipped": (packed[:middle] + bytes([packed[middle] ^ 1]) + packed[middle + 1 :], "is damaged"),
        "a database": (whole, "is no backup, but a database"),
        "a text": (b"ABCDEF\n" * 9, "no backup of wagonlit"),
        "empty": (b"", "no backup of wagonlit"),
        "something packed": (gzip.compress(b"ABCDEF\n" * 900), "damaged|no backup of wagonlit"),
        "pages lost": (gzip.compress(whole[: len(whole) // 2]), "is damaged"),
        "of no version": (gzip.compress(nameless(whole)), "does not say which version"),
        "newer": (gzip.compress(newer), "newer wagonlit made the backup .* version 9999"),
    }


async def test_what_is_no_whole_backup_is_refused_with_a_sentence(tmp_path: Path) -> None:
    origin, file = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "backup.gz"
    store = await Store.opened(origin)
    await filled(store)
    await store.close()
    await back_up(origin, file, silently)
    with pytest.raises(BadBackup, match=r"already.*--replace"):
        await back_up(origin, file, silently)
    await back_up(origin, file, silently, replace=True)
    target = tmp_path / "new" / "tables.sqlite"
    for name, (found, says) in spoiled(file.read_bytes()).items():
        bad = tmp_path / name
        bad.write_bytes(found)
        with pytest.raises(WagonlitError, match=says):
            await restore(bad, f"sqlite:///{target}", silently)
        assert not target.exists()


async def test_damaged_tables_are_not_backed_up(tmp_path: Path) -> None:
    origin, file = tmp_path / "tables.sqlite", tmp_path / "backup.gz"
    store = await Store.opened(f"sqlite:///{origin}")
    await filled(store)
    await store.close()
    with sqlite3.connect(origin) as connection:
        connection.execute("DELETE FROM tables WHERE id = 2")
    with pytest.raises(BadBackup, match="rows belong to no table"):
        await back_up(f"sqlite:///{origin}", file, silently)
    size = origin.stat().st_size
    with origin.open("r+b") as spoilt:
        spoilt.seek(size // 2)
        spoilt.write(b"\xff" * 9000)
    with pytest.raises(BadBackup):
        await back_up(f"sqlite:///{origin}", file, silently)
    assert not file.exists()


async def test_one_damaged_table_does_not_keep_the_others_from_coming_back(tmp_path: Path) -> None:
    origin, file = tmp_path / "tables.sqlite", tmp_path / "backup.gz"
    for number, damage in enumerate(DAMAGE):
        origin.unlink(missing_ok=True)
        store = await Store.opened(f"sqlite:///{origin}")
        codes = await filled(store)
        await store.close()
        with sqlite3.connect(origin) as connection:
            connection.execute(damage)
        connection.close()
        await back_up(f"sqlite:///{origin}", file, silently, replace=True)
        target = f"sqlite:///{tmp_path}/new-{number}.sqlite"
        assert await restore(file, target, silently) == Restored(2, 0, (codes[1],))


async def test_nothing_but_a_file_is_ever_replaced_by_a_backup(tmp_path: Path) -> None:
    origin, pipe = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "pipe"
    await (await Store.opened(origin)).close()
    os.mkfifo(pipe)
    with pytest.raises(BadBackup, match="no ordinary file"):
        await back_up(origin, pipe, silently, replace=True)
    assert pipe.is_fifo()


async def test_what_cannot_be_opened_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="cannot be copied: unable to open"):
        await back_up(f"sqlite:///{tmp_path}", tmp_path / "backup.gz", silently)
