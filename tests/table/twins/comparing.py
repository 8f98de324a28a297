"""Two worlds side by side: whether anybody could tell which of them they are in."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tests.table.launcher import Launcher
from tests.table.twins.cast import SECRETS, Cast, cast_for, row_of, watchers
from tests.table.twins.lines import Heard
from tests.table.twins.pair import Pair
from tests.table.twins.performance import Performance
from tests.table.twins.still_server import Setting, StillServer
from wagonlit.core.fair_deal import commitment_to
from wagonlit.table.bots.worker import Estimate, Judge, Think

NEAR = 90  # bytes shown before and after the first that differs
SCRIPT_IS_OVER = "The game refuses every answer"  # so the clock has none: whenever it looks, it says so
PLANTED = "tests.table.twins.planted"
PACKED = (b"content-encoding", b"permessage-deflate")
# Hashes of what the two deals come from: everybody is shown them, and nobody learns the secret by them.
COMMITMENTS = [commitment_to(secret).encode() for secret in SECRETS]


class Witnessed(Struct, frozen=True):
    """All that anybody perceived of one world who may not tell it from the other."""

    heard: Mapping[str, Sequence[Heard]]  # by who heard it
    faults: Sequence[str]  # what is wrong with this world alone
    given: int  # answers
    broken_off: str


class Theatre:
    """Where worlds are played: one process that becomes their servers, and an empty database."""

    def __init__(self, launcher: Launcher, database: Path) -> None:
        self.launcher = launcher
        self.database = database

    def server(self, setting: Setting, bends: Sequence[str] = ()) -> StillServer:
        """A world of its own, with these leaks; those of one game are named MODULE:FUNCTION."""
        planted = [f"{bend}:" if ":" in bend else f"{PLANTED}:plant:{bend}" for bend in bends]
        return StillServer(self.launcher, self.database, setting, planted)

    def told_apart(
        self, pair: Pair, *bends: str, cast: Cast | None = None, performed: type[Performance] = Performance
    ) -> str:
        """By what the two worlds can be told apart; empty if by nothing."""
        cast = cast or cast_for(pair)
        one, other = (self._witnessed(performed, pair, side, bends, cast) for side in (0, 1))
        return next(_differences(one, other), "")

    def _witnessed(
        self, performed: type[Performance], pair: Pair, side: int, bends: Sequence[str], cast: Cast
    ) -> Witnessed:
        world = pair.worlds[side]
        row = row_of(pair, cast, world, SECRETS[side])
        server = self.server(Setting(row, world.answers), bends)
        try:
            performance = performed(server, pair, side, cast)
            performance.play()
            return _witnessed(performance)
        finally:
            server.close()


def _witnessed(performance: Performance) -> Witnessed:
    pair, cast, server = performance.pair, performance.cast, performance.server
    heard = {f"eyes {eyes}": performance.people[eyes].heard for eyes in watchers(pair, cast)}
    heard["visitor"], heard["stranger"] = performance.visitor.heard, performance.stranger.heard
    thoughts = [
        Heard(moment, "worker", request)
        for moment, request, asked in server.requests()
        if (isinstance(asked, Think) and asked.seat == pair.eyes) or isinstance(asked, Estimate)
    ]
    heard["worker"] = thoughts
    logged = [line for line in server.err.splitlines() if SCRIPT_IS_OVER not in line]
    heard["log"] = [Heard(server.moment, "log", line.encode()) for line in logged]
    return Witnessed(heard, list(_faults(performance)), len(server.standing), performance.broken_off)


def _faults(performance: Performance) -> Iterator[str]:
    """What may not be in any world."""
    everybody = (*performance.people.values(), performance.visitor, performance.stranger)
    secrets = [*SECRETS, *(ears.token for ears in everybody if ears.token)]
    log = performance.server.log
    if "Traceback" in log:
        yield log
    for secret in secrets:
        if (at := log.find(secret)) >= 0:
            yield f"the log says {log[max(0, at - NEAR) : at + NEAR]!r}"
    for _, request, asked in performance.server.requests():
        if not isinstance(asked, Judge) and any(secret.encode() in request for secret in secrets):
            yield f"a worker is told a secret: {asked}"
    for one in (heard for ears in everybody for heard in ears.heard):
        if any(word in one.wire.lower() for word in PACKED):
            yield f"what may hold secrets is compressed: {one.line}"


def _differences(one: Witnessed, other: Witnessed) -> Iterator[str]:
    yield from one.faults
    yield from other.faults
    for who, heard in one.heard.items():
        if found := first_difference(heard, other.heard[who]):
            yield f"{who}: {found}"
    if (one.given, one.broken_off) != (other.given, other.broken_off):
        yield f"{one.given} answers {one.broken_off}, or {other.given} {other.broken_off}"


def first_difference(one: Sequence[Heard], other: Sequence[Heard]) -> str:
    """The first thing heard that differs; empty if none does."""
    for place, (a, b) in enumerate(zip(map(_committed, one), map(_committed, other))):
        if a == b:
            continue
        if (a.moment, a.line) != (b.moment, b.line):
            return f"{place}: at {a.moment:.6f} through {a.line}, or at {b.moment:.6f} through {b.line}"
        apart = (at for at, (x, y) in enumerate(zip(a.wire, b.wire)) if x != y)
        at = next(apart, min(len(a.wire), len(b.wire)))
        near = slice(max(0, at - NEAR), at + NEAR)
        return f"{place}, {a.line}: {a.wire[near]!r} or {b.wire[near]!r}"
    return "" if len(one) == len(other) else f"{len(one)} or {len(other)} times something was heard"


def _committed(heard: Heard) -> Heard:
    """The same, whatever the server has committed itself to."""
    wire = heard.wire
    for commitment in COMMITMENTS:
        wire = wire.replace(commitment, b"-" * len(commitment))
    return replace(heard, wire=wire)
