# compiled by mypyc
"""A board as the rules read it: tables of numbers, shared by every state that is played on it.

Sections are rows, one for each direction, grouped by the station where they start. Each position of each
turntable is one bit of two words, so that whether a section is aligned is a matter of masks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids, below, count, lowest, only, shifted
from wagonlit.games.simplon.pieces.names import CLOSED

Station = i64
Turntable = i64
Row = i64  # a section in one direction
Act = i64

WORD: Final = 60  # positions of turntables in one word
WORDS: Final = 2


class Rows:
    """SO-013: the sections, one row for each direction."""

    def __init__(self, first: list[int], to: list[int], section: list[int], met: list[list[int]]) -> None:
        self.first: Final = vec[i64](first)  # by station, and one more: its first row
        self.start: Final = vec[i64](_starts(first))
        self.to: Final = vec[i64](to)
        self.section: Final = vec[i64](section)  # which section it is, whichever way
        self.met: Final = met  # its damages in the order in which they are met
        self.damages: Final = vec[i64](_sets(met))
        self.passes: vec[i64] = vec[i64]([0] * (len(to) + 1))  # by row, and one more: its first pass
        self.low: vec[i64] = vec[i64]()  # by pass: the positions that join it, in each word
        self.high: vec[i64] = vec[i64]()

    def set_passes(self, first: list[int], low: list[int], high: list[int]) -> None:
        """SO-014: the turntables on each row, and the positions in which they let a locomotive pass."""
        self.passes = vec[i64](first)
        self.low = vec[i64](low)
        self.high = vec[i64](high)

    def misaligned(self, row: Row, low: i64, high: i64) -> i64:
        """How many turntables on this row stand in its way, by these words."""
        found: i64 = 0
        at: i64
        for at in range(self.passes[row], self.passes[row + 1]):
            if (self.low[at] & low) | (self.high[at] & high) == 0:
                found += 1
        return found

    def is_open(self, row: Row, low: i64, high: i64, damages: Ids, load: i64) -> bool:
        """SO-110, SO-150, SO-151, SO-R14: aligned, and with no more open damages than pieces aboard."""
        gaps = self.damages[row] & damages
        if gaps != 0 and count(gaps) > load:
            return False
        at: i64
        for at in range(self.passes[row], self.passes[row + 1]):
            if (self.low[at] & low) | (self.high[at] & high) == 0:
                return False
        return True


class Line:
    """SO-019, SO-R1: a main line, station by station; the two meet at a turntable."""

    def __init__(self, stations: list[int], ahead: list[int], back: list[int], covered: Ids) -> None:
        self.stations: Final = vec[i64](stations)
        self.ahead: Final = vec[i64](ahead)  # the row to the next station; -1 at the last one
        self.back: Final = vec[i64](back)  # the row to the one before; -1 at the first one
        self.covered: Final = covered  # SO-050: damages of the other line
        self.goal: i64 = len(stations) - 1


class Sea:
    """SO-021: the ship's way, by square."""

    def __init__(self, after: list[int], watched: list[int], watchers: list[int]) -> None:
        self.after: Final = vec[i64](after)  # the next one; after the storm, that along the coast
        self.detour: i64 = 0  # after the storm, that by Naxos
        self.watched: Final = vec[i64](watched)  # SO-505: the station to be guarded; -1: none
        self.watchers: Final = vec[i64](watchers)  # from how many players on
        self.storm: i64 = 0
        self.goal: i64 = 0


class Board:
    """SO-001: the network (SO-010 … SO-020) and the sea route (SO-021), checked."""

    def __init__(self, stations: i64, places: list[int], rows: Rows, lines: list[Line], sea: Sea) -> None:
        self.stations: Final = stations
        self.places: Final = vec[i64](places)  # by turntable: how many positions it has
        self.bits: Final = vec[i64](bits_of(places))  # by turntable: the bit of its first position
        self.settings: Final = vec[i64](_sums(places))  # by turntable: its first, counted through all
        self.turntables: i64 = len(places)
        self.rows: Final = rows
        self.lines: Final = lines
        self.sea: Final = sea
        self.damages: i64 = 0  # how many there are
        # Acts: stations, turntables, these two, then the seats.
        self.load: i64 = stations + self.turntables
        self.end: i64 = self.load + 1
        self.exchange: i64 = self.load + 2
        self.turnable: Ids = shifted(below(self.turntables), stations)

    def position(self, turntable: Turntable, low: i64, high: i64) -> i64:
        """SO-015: where that turntable stands, by these words; CLOSED: nowhere yet."""
        bit = self.bits[turntable]
        word = low
        if bit >= WORD:
            word = high
            bit -= WORD
        places: Ids = (word >> bit) & below(self.places[turntable])
        if places == 0:
            return CLOSED
        return lowest(places)

    def turned(self, word: i64, turntable: Turntable, position: i64, high: bool) -> i64:
        """The low or the high word, with that turntable in this position; CLOSED: in none."""
        bit = self.bits[turntable]
        if high != (bit >= WORD):
            return word
        if high:
            bit -= WORD
        word &= ~shifted(below(self.places[turntable]), bit)
        if position == CLOSED:
            return word
        return word | only(bit + position)

    def setting_for(self, low: i64, high: i64) -> i64:
        """One of the positions in these words, by its bit."""
        if low != 0:
            return lowest(low)
        return WORD + lowest(high)

    def turntable_of(self, bit: i64) -> Turntable:
        """The turntable one of whose positions has this bit."""
        turntable: Turntable = self.turntables - 1
        while self.bits[turntable] > bit:
            turntable -= 1
        return turntable

    def words(self, positions: list[int]) -> tuple[int, int]:
        """The low and the high word of turntables that stand like that."""
        low: i64 = 0
        high: i64 = 0
        turntable: Turntable
        for turntable in range(self.turntables):
            low = self.turned(low, turntable, positions[turntable], False)
            high = self.turned(high, turntable, positions[turntable], True)
        return low, high


def bits_of(places: list[int]) -> list[int]:
    """The bit of each turntable's first position; no turntable is split between two words."""
    found: list[int] = []
    free = 0
    for number in places:
        if free < WORD < free + number:
            free = WORD
        found.append(free)
        free += number
    return found


def _starts(first: list[int]) -> list[int]:
    """By row: the station where it starts."""
    found: list[int] = []
    for station in range(len(first) - 1):
        found += [station] * (first[station + 1] - first[station])
    return found


def _sums(numbers: list[int]) -> list[int]:
    found: list[int] = []
    total = 0
    for number in numbers:
        found.append(total)
        total += number
    return found


def _sets(met: list[list[int]]) -> list[int]:
    found: list[int] = []
    for damages in met:
        whole: i64 = 0
        damage: i64
        for damage in damages:
            whole |= only(damage)
        found.append(whole)
    return found
