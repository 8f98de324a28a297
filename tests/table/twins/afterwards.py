"""What must owe nothing to what went before, nor to what anybody can read: the next game, and every deal."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing

import msgspec
from msgspec.structs import replace

from tests.table.twins.cast import AT, CODE, NAMES, NEVER, SECRETS, Cast, row_of, token
from tests.table.twins.comparing import Theatre, first_difference
from tests.table.twins.lines import Ears, Heard
from tests.table.twins.pair import Pair, World
from tests.table.twins.still_server import Setting, StillServer
from wagonlit.conformance.play import chance_answers, played
from wagonlit.conformance.trial import Run, Trial
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.table.room.seat_changes import with_seat
from wagonlit.table.serving.settings import FILE
from wagonlit.table.store.rows import ANSWER, CHANGE, Entry
from wagonlit.table.wire.http import NewTable, Seated, SeatPlan
from wagonlit.table.wire.messages import Reply

DEALS = 3  # tables opened in each world
SEEDS, CODES = "wagonlit.core.seed", "wagonlit.table.room.seating"  # where those are drawn


def rematch_tells(theatre: Theatre, trial: Trial, *bends: str) -> str:
    """By what a rematch shows which game came before; empty if by nothing."""
    given = trial.tables()[0]
    one, other = (
        _after(theatre, Run(trial, trial.seed + side, given), side, bends) for side in range(len(SECRETS))
    )
    found = ((eyes, first_difference(heard, other[eyes])) for eyes, heard in one.items())
    return next((f"eyes {eyes}: {what}" for eyes, what in found if what), "")


def ending_tells(theatre: Theatre, trial: Trial, *bends: str) -> str:
    """By what a game that is over tells of somebody's notes and second thoughts; empty if by nothing."""
    run = Run(trial, trial.seed, trial.tables()[0])
    one, other = (_ended(theatre, run, wavers, bends) for wavers in (False, True))
    found = ((eyes, first_difference(heard, other[eyes])) for eyes, heard in one.items())
    return next((f"eyes {eyes}: {what}" for eyes, what in found if what), "")


def _ended(theatre: Theatre, run: Run, wavers: bool, bends: Sequence[str]) -> dict[int, list[Heard]]:
    """What the others are sent of a game that is over; all have begun it with sealed answers."""
    match = played(run)
    acts = [answer for answer in match.answers if answer.seat != CHANCE]
    first, asked = acts[0], Match(run.game, run.given, run.seed).ask_of(acts[0].seat)
    world = World(chance_answers(match.answers), acts)
    pair = Pair("ended", run, ONLOOKER, (world, world))
    row = row_of(pair, Cast(frozenset(), 0, frozenset(), NEVER, "none"), world, SECRETS[0])
    log = [
        Entry(0, ANSWER, one.seat, one.choice, f"answer-{n:04}", [], AT) for n, one in enumerate(acts[:-1])
    ]
    if wavers:
        thought = next(option for option in asked.options if option != first.choice)
        change = replace(log[0], kind=CHANGE, key="better")
        log[:1] = [replace(log[0], choice=thought), change]
        row = with_seat(row, first.seat, marks={"note": "A"})
    log = [replace(entry, n=place) for place, entry in enumerate(log, 1)]
    server = theatre.server(Setting(row, acts, log), bends)
    try:
        _end(server, acts[-1].seat, acts[-1].choice)
        others = [seat for seat in range(len(row.seats)) if seat != first.seat]
        everybody = {seat: Ears(token(NAMES[seat])) for seat in others} | {ONLOOKER: Ears(token("Otto"))}
        _come_and_ask(server, everybody, CODE, "/record")
        return {eyes: ears.heard for eyes, ears in everybody.items()}
    finally:
        server.close()


def _after(theatre: Theatre, run: Run, side: int, bends: Sequence[str]) -> dict[int, list[Heard]]:
    """What everybody is sent of the game after this one."""
    match = played(run)
    acts = [answer for answer in match.answers if answer.seat != CHANCE]
    world = World(chance_answers(match.answers), acts)
    pair = Pair("rematch", run, ONLOOKER, (world, world))
    row = row_of(pair, Cast(frozenset(), 0, frozenset(), NEVER, "none"), world, SECRETS[side])
    row = replace(row, seats=tuple(replace(seat, marks={"note": "AB"[side]}) for seat in row.seats))
    log = [
        Entry(place + 1, ANSWER, answer.seat, answer.choice, f"answer-{place:04}", [], AT)
        for place, answer in enumerate(acts[:-1])
    ]
    server = theatre.server(Setting(row, acts, log), bends)
    try:
        _end(server, acts[-1].seat, acts[-1].choice)
        return _again(server, len(row.seats))
    finally:
        server.close()


def _end(server: StillServer, seat: int, choice: int | str) -> None:
    """The last answer of a game."""
    line = server.connect(Ears(token(NAMES[seat])), "line", f"/api/tables/{CODE}/socket?seat={seat}")
    assert line.position
    assert line.position.ask
    line.send(Reply("answer-last", line.position.ask.at, choice))
    server.run()
    assert line.position.result, "the game is not over"
    server.leave(line)


def _again(server: StillServer, seats: int) -> dict[int, list[Heard]]:
    """Another game is opened, and everybody comes."""
    host = Ears(token(NAMES[0]))
    answer = server.ask(host, "POST", f"/api/tables/{CODE}/rematch").partition(b"\r\n\r\n")[2]
    code = msgspec.json.decode(answer, type=Seated).table.code
    everybody = {seat: Ears(token(NAMES[seat])) for seat in range(seats)} | {ONLOOKER: Ears(token("Otto"))}
    _come_and_ask(server, everybody, code)
    return {eyes: ears.heard for eyes, ears in everybody.items()}


def _come_and_ask(server: StillServer, everybody: Mapping[int, Ears], code: str, what: str = "") -> None:
    for eyes, ears in everybody.items():
        query = "?onlook=true" if eyes == ONLOOKER else ""
        server.connect(ears, "line", f"/api/tables/{code}/socket{query}")
        for path in {"": 0, what: 0}:
            server.ask(ears, "GET", f"/api/tables/{code}{path}")


def luck_depends(theatre: Theatre, trial: Trial, *bends: str) -> str:
    """What is wrong with where deals come from; empty if that is secret bits, and nothing else."""
    run = Run(trial, trial.seed, trial.tables()[0])
    usual, elsewhere, other = (
        _deals(theatre, run, salts, name, bends)
        for salts, name in (({}, "A"), ({CODES: "other"}, "B"), ({SEEDS: "other"}, "A"))
    )
    secrets = [secret for _, secret, _ in usual]
    if len(set(secrets)) < DEALS:
        return "tables share their secret"
    if {code for code, _, _ in usual} & {code for code, _, _ in elsewhere}:
        return "codes are not drawn where they seem to be"
    if [deal for _, _, deal in usual] != [deal for _, _, deal in elsewhere]:
        return "the deal depends on the code, or the name of a table"
    if any(deal == again for (_, _, deal), (_, _, again) in zip(usual, other)):
        return "the deal does not depend on secret bits"
    return ""


def _deals(
    theatre: Theatre, run: Run, salts: dict[str, str], name: str, bends: Sequence[str]
) -> list[tuple[str, str, str]]:
    """Code, secret and deal of some new tables."""
    world = World([], [])
    pair = Pair("luck", run, ONLOOKER, (world, world))
    row = row_of(pair, Cast(frozenset(), 0, frozenset(), NEVER, "none"), world, SECRETS[0])
    seats = [SeatPlan("me", NAMES[seat]) for seat in range(run.game.seats(run.options))]
    server = theatre.server(Setting(replace(row, status="setup"), salts=salts), bends)
    try:
        for _ in range(DEALS):
            new = NewTable(run.game.id, seats, options=dict(run.given), name=name)
            server.ask(Ears(token(NAMES[0])), "POST", "/api/tables", new)
        with closing(sqlite3.connect(server.folder / FILE)) as database:
            return database.execute(
                "SELECT code, secret, chance FROM tables WHERE id > 1 ORDER BY id"
            ).fetchall()
    finally:
        server.close()
