# compiled by mypyc
"""How far it is from station to station over sections without gaps, as the turntables stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wagonlit.core.ids import Ids, below, count, lowest, only
from wagonlit.games.simplon.errands.prices import Prices, Repairs
from wagonlit.games.simplon.pieces.board import WORD, Board, Row, Station
from wagonlit.games.simplon.pieces.names import CAPACITY
from wagonlit.games.simplon.pieces.reach import FAR

SLOTS: Final = 1024  # networks that are remembered
DEAREST: Final = 3  # a section with more turntables in its way counts as one with two


class Network:
    """What never changes about a board, made once: which turntable each pass is, and how it must stand."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.breakable: i64 = len([row for row in board.rows.met if row])  # rows on which gaps can be
        passes = len(board.rows.low)
        self.turntables: Final = vec[i64]([0] * passes)  # by pass
        self.joined: Final = vec[i64]([0] * passes)  # by pass: the positions that let a locomotive pass
        at: i64
        for at in range(passes):
            low = board.rows.low[at]
            high = board.rows.high[at]
            turntable = board.turntable_of(board.setting_for(low, high))
            first = board.bits[turntable]
            self.turntables[at] = turntable
            if low != 0:
                self.joined[at] = low >> first
            else:
                self.joined[at] = high >> (first - WORD)


class Ways:
    """One state of the network: its distances are worked out when they are asked for."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        stations = network.board.stations
        self.low: i64 = -1
        self.high: i64 = -1
        self.damages: Ids = -1
        self.price: Final = vec[i64]([0] * len(network.board.rows.to))  # by row: points to run along it
        # By station: neighbours over clear sections, by what it costs.
        self.near: Final = vec[i64]([0] * stations)
        self.far: Final = vec[i64]([0] * stations)
        self.farther: Final = vec[i64]([0] * stations)
        self.table: Final = vec[u8]([FAR] * (stations * stations))  # distances; bytes, for there are many
        self.known: Ids = 0  # stations whose distances are in the table
        self.repairs: Final = Repairs(network.breakable)
        self.prices: Final = Prices(stations, network.breakable)

    def look(self, low: i64, high: i64, damages: Ids) -> None:
        """The network is like this now."""
        if low == self.low and high == self.high and damages == self.damages:
            return
        self.low = low
        self.high = high
        self.damages = damages
        self.known = 0
        self.repairs.count = 0
        self.prices.forget()
        station: i64
        for station in range(self.network.board.stations):
            self._look_around(station)

    def _look_around(self, station: Station) -> None:
        rows = self.network.board.rows
        near: Ids = 0
        far: Ids = 0
        farther: Ids = 0
        row: i64
        for row in range(rows.first[station], rows.first[station + 1]):
            price = min(DEAREST, 1 + rows.misaligned(row, self.low, self.high))
            self.price[row] = price
            gaps = rows.damages[row] & self.damages
            if gaps != 0:
                if count(gaps) <= CAPACITY:
                    self.repairs.add(row, station, rows.to[row], price, gaps)
            elif price == 1:
                near |= only(rows.to[row])
            elif price < DEAREST:
                far |= only(rows.to[row])
            else:
                farther |= only(rows.to[row])
        self.near[station] = near
        self.far[station] = far
        self.farther[station] = farther

    def cost(self, start: Station, target: Station) -> i64:
        """The points from one station to another, or back; FAR: no way without repairs."""
        if (self.known >> start) & 1:
            return i64(self.table[start * self.network.board.stations + target])
        return i64(self.table[self.distances(target) + start])

    def distances(self, start: Station) -> i64:
        """Where in the table the distances from this station begin."""
        base: i64 = start * self.network.board.stations
        if (self.known >> start) & 1 == 0:
            self.known |= only(start)
            self._spread(start, base)
        return base

    def _spread(self, start: Station, base: i64) -> None:
        """All distances from here: those who are reached at each cost are one set."""
        near = self.near
        far = self.far
        farther = self.farther
        left: Ids = below(self.network.board.stations)  # not reached yet
        current: Ids = only(start)
        in_one: Ids = 0
        in_two: Ids = 0
        in_three: Ids = 0
        spent: i64 = 0
        while current | in_one | in_two != 0:
            left &= ~current
            while current != 0:
                here = lowest(current)
                current &= current - 1
                self.table[base + here] = u8(spent)
                in_one |= near[here]
                in_two |= far[here]
                in_three |= farther[here]
            spent += 1
            current = in_one & left
            in_one = in_two & left
            in_two = in_three & left
            in_three = 0
        self._cut_off(left, base)

    def _cut_off(self, stations: Ids, base: i64) -> None:
        """There is no way to these."""
        while stations != 0:
            self.table[base + lowest(stations)] = FAR
            stations &= stations - 1

    def first_row(self, start: Station, target: Station) -> Row:
        """The first section of a cheapest way, one that is open if there is one; -1: there is no way."""
        rows = self.network.board.rows
        found: Row = -1
        base = self.distances(target)
        wanted = i64(self.table[base + start])
        if wanted >= FAR:
            return -1
        row: i64
        for row in range(rows.first[start], rows.first[start + 1]):
            if rows.damages[row] & self.damages:
                continue
            if self.price[row] + i64(self.table[base + rows.to[row]]) == wanted:
                if self.price[row] == 1:
                    return row
                found = row
        return found

    def blocked_pass(self, row: Row) -> i64:
        """The first turntable on this row that stands in the way, as a pass; -1: none."""
        rows = self.network.board.rows
        at: i64
        for at in range(rows.passes[row], rows.passes[row + 1]):
            if (rows.low[at] & self.low) | (rows.high[at] & self.high) == 0:
                return at
        return -1


class Atlas:
    """Remembers the networks that were met lately."""

    def __init__(self, board: Board) -> None:
        self.network: Final = Network(board)
        self.slots: Final[list[Ways | None]] = [None] * SLOTS

    def ways(self, low: i64, high: i64, damages: Ids) -> Ways:
        """The network in this state."""
        mixed: i64 = (low + (low >> 20) * 31 + high * 17 + damages * 1009) & 0x3FFFFFFF
        slot = (mixed ^ (mixed >> 8) ^ (mixed >> 16)) & (SLOTS - 1)
        found = self.slots[slot]
        if found is None:
            found = Ways(self.network)
            self.slots[slot] = found
        found.look(low, high, damages)
        return found
