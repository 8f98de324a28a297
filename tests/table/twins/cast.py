"""Who sits at the table of a world: people, bots, somebody who dawdles and somebody who leaves."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct, to_builtins

from tests.table.twins.pair import Pair, World
from wagonlit.bots import usual
from wagonlit.core.event import ONLOOKER
from wagonlit.table.store.rows import DRAWN, SeatRow, TableRow
from wagonlit.table.web.identity import hashed

NAMES = ("Anna", "Bert", "Carla", "Dirk", "Emil", "Fanny", "Gerda", "Hugo")
CODE = "TWINSX"
AT = "2031-05-17T19:29:00.000Z"
SECRETS = ("5ec2e7" * 5 + "01", "c0ffee" * 5 + "02")  # of the two worlds


def token(name: str) -> str:
    """By which somebody is known."""
    return f"{name}-".ljust(43, "x")


class Cast(Struct, frozen=True):
    """The same in both worlds."""

    bots: frozenset[int]
    host: int
    late: frozenset[int]  # answers that their seat leaves to the clock, by place
    leaves: int  # before this answer, its seat leaves, and a bot sits in; NEVER
    clock: str


NEVER = -1


def cast_for(pair: Pair) -> Cast:
    """By chance, but always the same: here the host is curious, there a bot might know too much."""
    rng = Random(f"{pair.kind} {pair.run.seed} {pair.eyes}")
    seats = range(pair.run.game.seats(pair.run.options))
    answers, wavering = pair.worlds[1].answers, pair.worlds[1].first_thoughts
    waverers = {answers[place].seat for place in wavering} | pair.in_turn
    # A bot that is asked next would answer before they have thought better of it.
    next_asked = {one.seat for place in wavering for one in answers[place + 1 : place + 2]}
    free = [seat for seat in seats if seat not in waverers | next_asked]
    eyed = pair.eyes in free and rng.random() < 0.35
    bot = pair.eyes if eyed else rng.choice([seat for seat in free if seat != pair.eyes] or [NEVER])
    people = [seat for seat in seats if seat != bot]
    host = pair.eyes if pair.eyes in people and rng.random() < 0.5 else rng.choice(people)
    late, leaves = _absences(pair, {bot, pair.eyes, host, *waverers}, rng)
    return Cast(frozenset({bot} - {NEVER}), host, late, leaves, rng.choice(["relaxed", "fast"]))


def _absences(pair: Pair, never: set[int], rng: Random) -> tuple[frozenset[int], int]:
    """When the clock answers for somebody, and when somebody leaves."""
    world = pair.worlds[0]
    turns = [
        place
        for place, answer in enumerate(world.answers)
        if answer.seat not in never and place not in world.by_room
    ]
    late = frozenset(rng.sample(turns, 1)) if turns else frozenset()
    left = [place for place in turns if place > len(world.answers) // 2 and place not in late]
    return late, rng.choice(left) if left else NEVER


def row_of(pair: Pair, cast: Cast, world: World, secret: str) -> TableRow:
    """The table, dealt as in this world."""
    run = pair.run
    return TableRow(
        id=0, code=CODE, name="", game=run.game.id, version=run.game.version, status="playing",
        options=to_builtins(run.options), seed=DRAWN, seed_open=False, secret=secret,
        clock=cast.clock,  # type: ignore[arg-type]
        listed=True, open_hands=False, host=hashed(token(NAMES[cast.host])),
        seats=tuple(_seats(pair, cast)), chance=list(world.chance),  # type: ignore[arg-type]
        created=AT, moved=AT,
    )  # fmt: skip


def _seats(pair: Pair, cast: Cast) -> Sequence[SeatRow]:
    bot = usual(pair.run.game)
    return [
        SeatRow(seat, "bot", NAMES[seat], bot=bot)
        if seat in cast.bots
        else SeatRow(seat, "person", NAMES[seat], holder=hashed(token(NAMES[seat])))
        for seat in range(pair.run.game.seats(pair.run.options))
    ]


def watchers(pair: Pair, cast: Cast) -> list[int]:
    """The eyes behind which somebody sits who would tell the worlds apart."""
    return [ONLOOKER] if pair.eyes == ONLOOKER or pair.eyes in cast.bots else [pair.eyes, ONLOOKER]
