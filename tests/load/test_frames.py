"""Frames as the load reads and writes them, against the library that servers use."""

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from wagonlit.load.frames import FrameReader, framed, reason_of

LENGTHS = st.one_of(st.integers(0, 300), st.sampled_from([125, 126, 65_535, 65_536]))


def content(length: int) -> bytes:
    """So many bytes, of which no two neighbours are alike."""
    return (bytes(range(251)) * (length // 251 + 1))[:length]


@settings(deadline=None)
@given(st.lists(st.tuples(LENGTHS, st.booleans()), max_size=5), st.integers(1, 5_000))
def test_frames_are_read_however_they_are_cut(sent: list[tuple[int, bool]], cut: int) -> None:
    frames = [Frame(Opcode.TEXT, content(length), fin=fin) for length, fin in sent]
    wire = b"".join(frame.serialize(mask=False) for frame in frames)
    reader, cut = FrameReader(), max(cut, len(wire) // 100)
    read = [one for at in range(0, len(wire), cut) for one in reader.read(wire[at : at + cut])]
    assert [(one.opcode, one.data, one.fin) for one in read] == [
        (Opcode.TEXT, content(length), fin) for length, fin in sent
    ]


@settings(deadline=None)
@given(LENGTHS)
def test_a_server_understands_what_is_sent(length: int) -> None:
    server = Protocol(SERVER, state=OPEN, max_size=None)
    server.receive_data(framed(content(length), Opcode.BINARY))
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.BINARY, True, content(length))


def test_the_reason_of_a_closing_is_found() -> None:
    assert reason_of(Close(1012, "Come again.").serialize()) == "Come again."
    assert reason_of(b"") == ""
