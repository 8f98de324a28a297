# compiled by mypyc
"""The dealer's generator: our own, because Python promises no stable shuffle between versions."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import COUNTED, Ids, count, listed, nth

_WORD: Final = 0xFFFFFFFF
_WORDS: Final = 0x100000000
_MIXED: Final = 12


class Rng:
    """Chris Doty-Humphrey's sfc32: four words of 32 bits, the same on every machine and build."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & _WORD
        self.b: i64 = (seed >> 32) & _WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(_MIXED):  # mix the seed into all four words
            self.word()

    def __repr__(self) -> str:
        drawn = self.counter - 1 - _MIXED
        return f"<Rng after {drawn} words, at {self.a:08x} {self.b:08x} {self.c:08x}>"

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.b
        c: i64 = self.c
        total: i64 = (self.a + b + self.counter) & _WORD
        self.counter += 1
        self.a = b ^ (b >> 9)
        self.b = (9 * c) & _WORD
        self.c = ((c << 21) + (c >> 11) + total) & _WORD
        return total

    def below(self, size: i64) -> i64:
        """A number from 0 to size - 1, each equally likely (Lemire's method; size up to 2**60)."""
        if size > 0x7FFFFFFF:
            return self._below_large(size)
        product: i64 = self.word() * size
        if product & _WORD < size:
            product = self._fair(size, product)
        return product >> 32

    def _fair(self, size: i64, product: i64) -> i64:
        """The rare case of a word that might favour some numbers; apart, so that `below` stays small."""
        least: i64 = (_WORDS - size) % size
        while product & _WORD < least:
            product = self.word() * size
        return product

    def one_of(self, ids: Ids) -> i64:
        """Any id of a set that is not empty, all equally likely."""
        size = count(ids)
        product: i64 = self.word() * size
        if product & _WORD < size:
            product = self._fair(size, product)
        return nth(ids, product >> 32)

    def one_of_eight(self, ids: Ids) -> i64:
        """The same for a set of ids under 8: quicker, because a table says all about it."""
        few = listed(ids)
        size = few >> COUNTED
        product: i64 = self.word() * size
        if product & _WORD < size:
            product = self._fair(size, product)
        return (few >> (3 * (product >> 32))) & 7

    def _below_large(self, size: i64) -> i64:
        """The same for sizes over 31 bits: 60 bits, tried again in the uneven rest."""
        whole: i64 = 0x1000000000000000
        fair: i64 = whole - whole % size
        while True:
            drawn: i64 = ((self.word() >> 2) << 30) | (self.word() >> 2)
            if drawn < fair:
                return drawn % size

    def chance(self, share: float) -> bool:
        """True with this probability."""
        drawn = float(self.word())
        return drawn < share * 4294967296.0

    def clone(self) -> "Rng":
        """Another generator, which will give exactly the numbers that this one would."""
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin


def derived(seed: int, *steps: int) -> int:
    """A seed of its own for one part of something seeded: a game of a series, a bot at its seat."""
    mixed = seed & 0x0FFFFFFFFFFFFFFF
    for step in steps:
        rng = Rng((mixed ^ (step * 0x9E3779B97F4A7C15)) & 0x0FFFFFFFFFFFFFFF)
        mixed = (rng.word() << 28) ^ rng.word()
    return mixed
