"""SO-013: the sections of a board, which no file lists: they follow from tracks and turntables."""

from collections.abc import Iterator
from typing import NamedTuple

from wagonlit.games.simplon.data.board_file import BoardFile, Edge, Turntable


class Pass(NamedTuple):
    """A turntable on the way, and the two ports that must be connected."""

    turntable: str
    ports: frozenset[int]


class Section(NamedTuple):
    """From one station to the next, as it is travelled."""

    start: str
    end: str
    tracks: tuple[str, ...]
    passes: tuple[Pass, ...]
    damages: tuple[str, ...]

    @property
    def name(self) -> str:
        """SO-013: station, turntables, station."""
        return "-".join([self.start, *(one.turntable for one in self.passes), self.end])

    def reversed(self) -> "Section":
        """The same section, travelled the other way."""
        return Section(self.end, self.start, self.tracks[::-1], self.passes[::-1], self.damages[::-1])


def sections_of(board: BoardFile) -> list[Section]:
    """Every section, in each of its two directions, by the order of the stations."""
    network = _Network(board)
    return [section for station in board.stations for section in network.sections_from(station.id)]


class _Network:
    def __init__(self, board: BoardFile) -> None:
        self.stations = {station.id for station in board.stations}
        self.turntables = {turntable.id: turntable for turntable in board.turntables}
        self.edges = {edge.id: edge for edge in board.edges}

    def sections_from(self, station: str) -> Iterator[Section]:
        for edge in self.edges.values():
            if station in (edge.a, edge.b):
                yield from self._walked(Section(station, station, (), (), ()), edge)

    def _walked(self, so_far: Section, edge: Edge) -> Iterator[Section]:
        """On along this track, and from the turntable at its end along each track that it can join."""
        onward = edge.a == so_far.end
        met = [damage.id for damage in edge.damages]
        following = edge.b if onward else edge.a
        further = so_far._replace(
            end=following,
            tracks=(*so_far.tracks, edge.id),
            damages=(*so_far.damages, *(met if onward else met[::-1])),
        )
        if following in self.stations:
            if following != so_far.start:
                yield further
        elif following not in [one.turntable for one in so_far.passes]:
            yield from self._turned(further, self.turntables[following], edge)

    def _turned(self, so_far: Section, turntable: Turntable, edge: Edge) -> Iterator[Section]:
        entered = next(port.index for port in turntable.ports if port.edge == edge.id)
        joined = {frozenset(pair) for position in turntable.positions for pair in position}
        for port in turntable.ports:
            ports = frozenset((entered, port.index))
            if port.index != entered and ports in joined:
                passes = (*so_far.passes, Pass(turntable.id, ports))
                yield from self._walked(so_far._replace(passes=passes), self.edges[port.edge])
