"""Addresses as people write them, and what is said of wrong ones."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.table.postgres import PASSWORD, Postgres
from wagonlit.table.store.address import address, shown
from wagonlit.table.store.errors import BadDatabase
from wagonlit.table.store.store import Store


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("sqlite:///tables.db", "sqlite:///tables.db"),
        ("sqlite+aiosqlite:////srv/tables.db", "sqlite:////srv/tables.db"),
        ("postgres://u:p@host/db", "postgresql+asyncpg://u:p@host/db"),
        ("postgresql://u:p@host:5433/db", "postgresql+asyncpg://u:p@host:5433/db"),
        ("postgresql+asyncpg://host/db", "postgresql+asyncpg://host/db"),
        ("postgres://host/db?sslmode=require", "postgresql+asyncpg://host/db?ssl=require"),
    ],
)
def test_plain_addresses_are_understood(text: str, meant: str) -> None:
    assert address(text).render_as_string(hide_password=False) == meant


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tables.db", "not the address"),
        ("", "not the address"),
        ("postgresql://host:port/db", "not the address"),
        ("mysql://host/db", "“mysql”"),
        ("postgresql+psycopg://host/db", "psycopg"),
        ("postgresql://host", "names no database"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:///file:tables.db?uri=true", "no settings such as “uri”"),
    ],
)
@pytest.mark.asyncio
async def test_other_addresses_are_refused_with_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(BadDatabase, match=says) as refused:
        await Store.opened(text)
    assert "sqlite:///FILE" in str(refused.value)


def test_the_password_is_never_shown() -> None:
    assert shown(address("postgres://anna:secret@host/db")) == "postgresql://anna:***@host/db"


async def refusal(url: str) -> str:
    with pytest.raises(BadDatabase) as refused:
        await Store.opened(url)
    assert PASSWORD not in str(refused.value)
    return str(refused.value)


@pytest.mark.asyncio
async def test_a_file_must_be_in_a_folder_that_exists(tmp_path: Path) -> None:
    says = await refusal(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    assert f"{tmp_path}/nowhere/tables.db cannot be used (unable to open database file)" in says


@pytest.mark.asyncio
async def test_a_file_must_be_a_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 500, encoding="utf-8")
    assert "file is not a database" in await refusal(f"sqlite:///{tmp_path / 'letter.txt'}")


@contextmanager
def as_nobody() -> Iterator[None]:
    """Whoever runs the tests, without the rights of root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("name", ["tables.db", "new.db"])
@pytest.mark.asyncio
async def test_a_folder_must_be_writable(name: str) -> None:
    # Not below the tests' own folder, where nobody else may look.
    with TemporaryDirectory() as folder:
        await (await Store.opened(f"sqlite:///{folder}/tables.db")).close()
        Path(folder, "tables.db").chmod(0o444)
        Path(folder).chmod(0o555)
        with as_nobody():
            assert "a folder you may write to" in await refusal(f"sqlite:///{folder}/{name}")
        Path(folder).chmod(0o755)


@pytest.mark.asyncio
async def test_a_wrong_password_is_told(postgres: Postgres) -> None:
    assert "password authentication failed" in await refusal(postgres.address("postgres", "guess"))


@pytest.mark.asyncio
async def test_a_database_that_is_not_there_is_told(postgres: Postgres) -> None:
    assert 'database "nowhere" does not exist' in await refusal(postgres.address("nowhere"))


@pytest.mark.asyncio
async def test_a_setting_that_is_not_known_is_told(postgres: Postgres) -> None:
    assert "colour" in await refusal(postgres.address("postgres") + "&colour=blue")


@pytest.mark.asyncio
async def test_a_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # bound, but nobody listens
        port = held.getsockname()[1]
        assert "is it running?" in await refusal(f"postgresql://anna:x@127.0.0.1:{port}/db")
    assert "is it running?" in await refusal(f"postgresql://anna:x@/db?host={tmp_path}")
