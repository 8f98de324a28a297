"""Messages as they travel, for those that come and go all the time: a text in a frame of its own."""

from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a frame that is a whole message, of text
MASKED = 0x80  # of the second byte: what a client sends is masked, by the four bytes that follow
SHORT = 126  # what is shorter has its length in the second byte
HEAD = 6  # the bytes before what such a frame holds


def framed(text: bytes) -> bytes:
    """A message of ours."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 2**16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2) + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8) + text


def short_text(data: bytes) -> bytes | None:
    """What a client says, if this is one short message and nothing else; None if it wants a closer look."""
    length = len(data) - HEAD
    if not 0 <= length < SHORT or data[0] != TEXT or data[1] != MASKED | length:
        return None
    return apply_mask(data[HEAD:], data[2:HEAD])


def ends_whole(data: bytes) -> bool:
    """Does this, which begins with a client's frame, end with the last byte of one?"""
    at = 0
    while at + 2 <= len(data):
        length, head = data[at + 1] & ~MASKED, HEAD
        if length >= SHORT:
            more = 2 if length == SHORT else 8
            length, head = int.from_bytes(data[at + 2 : at + 2 + more]), head + more
        at += head + length
    return at == len(data)
