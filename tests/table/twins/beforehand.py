"""Before a game begins nobody knows what chance will deal from, whatever the table is asked."""

from collections.abc import Sequence

from msgspec.structs import replace

from tests.table.twins.cast import CODE, NAMES, NEVER, SECRETS, Cast, row_of, token
from tests.table.twins.comparing import Theatre, first_difference
from tests.table.twins.curiosity import TABLE
from tests.table.twins.lines import Ears, Heard
from tests.table.twins.pair import Pair, World
from tests.table.twins.still_server import Setting, StillServer
from wagonlit.conformance.trial import Run, Trial
from wagonlit.core.event import ONLOOKER
from wagonlit.core.fair_deal import sealed
from wagonlit.table.wire.http import Salt, Seal, TableChange
from wagonlit.table.wire.messages import Say


def setting_tells(theatre: Theatre, trial: Trial, *bends: str) -> str:
    """By what a table shows its secret before the last salt is opened; empty if by nothing."""
    run = Run(trial, trial.seed, trial.tables()[0])
    one, other = (_set(theatre, run, secret, bends) for secret in SECRETS)
    return first_difference(one, other)


def _set(theatre: Theatre, run: Run, secret: str, bends: Sequence[str]) -> list[Heard]:
    """What all are sent while the table is set, and while they add salt to the deal."""
    world = World([], [])
    pair = Pair("setting", run, ONLOOKER, (world, world))
    row = row_of(pair, Cast(frozenset(), 0, frozenset(), NEVER, "none"), world, secret)
    seats = tuple(replace(seat, adds_salt=True) for seat in row.seats)
    server = theatre.server(Setting(replace(row, status="setup", seats=seats)), bends)
    try:
        return _all_heard(server, len(seats))
    finally:
        server.close()


def _all_heard(server: StillServer, seats: int) -> list[Heard]:
    people = [Ears(token(NAMES[seat])) for seat in range(seats)]
    everybody = [*people, Ears(token("Otto"))]
    for ears in everybody:
        where = "" if ears in people else "?onlook=true"
        line = server.connect(ears, "line", f"/api/tables/{CODE}/socket{where}")
        line.send(Say("When do we begin?"))
        server.run()
    server.ask(people[0], "PATCH", TABLE, TableChange(name="A table"))
    server.ask(people[0], "POST", f"{TABLE}/start")
    salts = [f"salt-of-{NAMES[seat]:x<8}" for seat in range(seats)]
    for seat, ears in enumerate(people):
        server.ask(ears, "POST", f"{TABLE}/seal", Seal(seat, sealed(salts[seat])))
    for seat, ears in enumerate(people[:-1]):
        server.ask(ears, "POST", f"{TABLE}/salt", Salt(seat, salts[seat]))
    for ears in everybody:
        for path in ("/api/tables", "/api/tables/mine", TABLE, f"{TABLE}/record"):
            server.ask(ears, "GET", path)
    return [heard for ears in everybody for heard in ears.heard]
