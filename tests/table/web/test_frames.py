"""What is read past the library that reads sockets is what that library would have read."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from tests.patience import PATIENCE
from tests.table.serving_here import serving_here
from tests.table.web.test_firmness import connected
from tests.table.web.test_held_open import looking_on
from wagonlit.table.serving.frames import ends_whole, short_text


def read(data: bytes) -> list[object]:
    """By the library."""
    library = ServerProtocol(state=State.OPEN)
    library.receive_data(data)
    return list(library.events_received())


def said(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@given(st.binary(max_size=200))
def test_a_short_message_is_what_the_client_said_and_a_longer_one_wants_a_closer_look(text: bytes) -> None:
    assert short_text(said(text)) == (text if len(text) < 126 else None)


@given(st.binary(max_size=140), st.sampled_from([b"\x81", b"\x81\x80", b"\x81\x83", b""]))
def test_whatever_comes_is_read_as_the_library_reads_it_or_left_to_it(data: bytes, begin: bytes) -> None:
    text = short_text(begin + data)
    if text is not None:
        assert read(begin + data) == [Frame(Opcode.TEXT, text)]


OTHERS = {
    "a beginning": said(b"begun", fin=False),
    "an end": said(b"more", Opcode.CONT),
    "a ping": said(b"there?", Opcode.PING),
    "packed": bytes([said(b"packed")[0] | 0x40]) + said(b"packed")[1:],
    "two": said(b"one") + said(b"two"),
    "not whole": said(b"not whole")[:-1],
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a byte": b"\x81",
    "nothing": b"",
}


@pytest.mark.parametrize("name", OTHERS)
def test_all_else_is_left_to_the_library(name: str) -> None:
    assert short_text(OTHERS[name]) is None


FRAME = st.builds(
    said, st.binary(max_size=70_000), st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY])
)


@given(st.lists(FRAME, min_size=1, max_size=3), st.data())
def test_whether_a_frame_is_whole_is_known(frames: list[bytes], data: st.DataObject) -> None:
    sent = b"".join(frames)
    assert ends_whole(sent)
    cut = data.draw(st.integers(1, len(frames[-1]) - 1))
    assert not ends_whole(sent[:-cut])


PING = said(b'{"type":"ping"}')
SNAPSHOT = b'{"type":"snapshot"'
PONG = b'{"type":"pong"}'


@pytest.mark.asyncio
async def test_a_short_message_may_come_in_pieces_and_with_others(tmp_path: Path) -> None:
    async with serving_here(tmp_path, limited=True) as url:
        line = await connected(url)
        await looking_on(url, line)
        await asyncio.wait_for(line.reader.readuntil(SNAPSHOT), PATIENCE)
        for piece in (PING[:1], PING[1:], PING[:9], PING[9:] + PING, PING):
            line.writer.write(piece)
            await asyncio.sleep(0.05)
        for _ in range(4):
            await asyncio.wait_for(line.reader.readuntil(PONG), PATIENCE)
        line.writer.close()


@pytest.mark.asyncio
async def test_a_message_in_the_midst_of_another_ends_the_connection(tmp_path: Path) -> None:
    async with serving_here(tmp_path, limited=True) as url:
        line = await connected(url)
        await looking_on(url, line)
        await asyncio.wait_for(line.reader.readuntil(SNAPSHOT), PATIENCE)
        line.writer.write(said(b'{"type":', fin=False))
        await asyncio.sleep(0.05)
        line.writer.write(PING)
        rest = await asyncio.wait_for(line.reader.read(), PATIENCE)
        line.writer.close()
    assert PONG not in rest
    assert b"expected a continuation frame" in rest


@pytest.mark.asyncio
async def test_what_looks_like_a_message_within_a_longer_one_is_none(tmp_path: Path) -> None:
    async with serving_here(tmp_path, limited=True) as url:
        line = await connected(url)
        await looking_on(url, line)
        await asyncio.wait_for(line.reader.readuntil(SNAPSHOT), PATIENCE)
        for piece in (b"\x81\xfe" + (200).to_bytes(2) + bytes(4), PING, b" " * (200 - len(PING))):
            line.writer.write(piece)
            await asyncio.sleep(0.05)
        told = await asyncio.wait_for(line.reader.readuntil(b'"malformed"'), PATIENCE)
        line.writer.close()
    assert PONG not in told
