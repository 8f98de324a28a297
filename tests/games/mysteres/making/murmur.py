"""MurmurHash64A with the seed 1, by which spaCy knows its words."""

MULTIPLIER = 0xC6A4A7935BD1E995
MASK = (1 << 64) - 1


def hash64(key: bytes) -> int:
    """The hash of some bytes."""
    mixed = 1 ^ (len(key) * MULTIPLIER & MASK)
    whole = len(key) & ~7
    for start in range(0, whole, 8):
        block = int.from_bytes(key[start : start + 8], "little") * MULTIPLIER & MASK
        block = (block ^ (block >> 47)) * MULTIPLIER & MASK
        mixed = (mixed ^ block) * MULTIPLIER & MASK
    if rest := key[whole:]:
        mixed = (mixed ^ int.from_bytes(rest, "little")) * MULTIPLIER & MASK
    mixed = (mixed ^ (mixed >> 47)) * MULTIPLIER & MASK
    return mixed ^ (mixed >> 47)
