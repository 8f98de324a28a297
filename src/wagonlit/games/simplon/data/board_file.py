"""A board as its file has it (SO-023): types only, whatever they may hold."""

from typing import Literal

from msgspec import Struct

SCHEMA = "simplon-board/1"
SHIP: Literal["ship"] = "ship"
Names = dict[str, str]  # by language


class Place(Struct, frozen=True):
    """Something that is drawn somewhere."""

    id: str
    x: float
    y: float


class Station(Place, frozen=True):
    """SO-017: a place where locomotives stand."""

    name: Names


class Port(Struct, frozen=True):
    """SO-015: where a track meets a turntable."""

    index: int
    edge: str
    to: str
    bearing: float


class Turntable(Place, frozen=True):
    """SO-015, SO-016, SO-R4: `positions` decides, `pattern` is a label for drawings."""

    pattern: str
    ports: list[Port]
    positions: list[list[tuple[int, int]]]


class Damage(Struct, frozen=True):
    """SO-010, SO-020: a gap in the track."""

    id: str
    flag: str
    at: float


class Edge(Struct, frozen=True):
    """SO-010, SO-018: a track between two nodes; its damages from `a` to `b`."""

    id: str
    a: str
    b: str
    line: str
    damages: list[Damage] = []


class Line(Struct, frozen=True):
    """SO-019: a main line, from where the detective starts to where he wants to be."""

    stations: list[str]
    path: list[str]  # the same with its turntables
    edges: list[str]
    covered_flag_when_chosen: str
    name: Names
    pieces_on_cards: int


class Square(Place, frozen=True, omit_defaults=True):
    """SO-021: a port on the ship's way."""

    name: Names
    station: str | None = None
    start: bool = False
    watch: bool = False
    watch_min_players: int = 2
    storm: bool = False
    end: bool = False
    via: list[tuple[float, float]] = []


class Sea(Struct, frozen=True):
    """SO-021: up to the storm, the two ways on, and what they share at the end."""

    trunk: list[Square]
    coast: list[Square]
    naxos: list[Square]
    tail: list[Square]
    surveillance_bonus: int = 3

    @property
    def squares(self) -> list[Square]:
        """All of them, in the order of their ids."""
        return [*self.trunk, *self.coast, *self.naxos, *self.tail]


class Start(Struct, frozen=True):
    detective: str
    goal: str
    ship: str


class BoardFile(Struct, frozen=True):
    """SO-012: coordinates are for drawing, and no rule asks for them."""

    schema: str
    id: str
    title: Names
    size: tuple[float, float]
    die: list[int | str]
    start: Start
    stations: list[Station]
    turntables: list[Turntable]
    edges: list[Edge]
    lines: dict[str, Line]
    sea: Sea

    @property
    def damages(self) -> list[Damage]:
        """All of them, in the order of their ids: that of the tracks."""
        return [damage for edge in self.edges for damage in edge.damages]
