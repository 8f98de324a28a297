"""Whoever is out of a hunt stays as an onlooker, and sees what the table has agreed on (`reveal_to_out`)."""

from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from msgspec import structs

from tests.games.passenger27.server.private_windows import MISS, first_round
from tests.games.passenger27.table import ANNA, PEOPLE, passenger, trick
from tests.games.passenger27.trial import TRIED
from tests.games.passenger27.witness import witness
from tests.table.room.guests import Guest, LocalServer, reply_to, seated, until
from tests.table.room.overhearing import _stands_after, begun, noticed
from tests.table.twin_games import redeals, relabellings
from wagonlit.conformance import Moment, Trial
from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run
from wagonlit.core.event import OPEN
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.core.sight import all_eyes
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.imagining.view_check import lies
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.table.room.room import Room

ALL_THREE = [passenger(name) for name in PEOPLE[:3]]
NOTE = "banker 0"


@pytest_asyncio.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[LocalServer]:
    async with LocalServer(tmp_path) as local:
        local.bot_pool.undo_judge.pause = 3600.0
        yield local


async def anna_misses(
    local: LocalServer, reveal: bool, shared: Iterable[int] = ()
) -> tuple[Room, list[Guest]]:
    """Anna is out in the first round; Bert and Carl go on, and Otto looks on. Some seats share a device."""
    game = first_round(MISS)
    room = await begun(local, Run(Trial(GAME), 7, {"players": 3, "reveal_to_out": reveal}), game.chance)
    guests = [*seated(room), Guest("Otto")]
    seats = list(room.state.row.seats)
    for seat in shared:
        guests[seat].holder = guests[ANNA].holder
        seats[seat] = structs.replace(seats[seat], holder=guests[ANNA].holder)
    room.state.row = room.state.playing.row = structs.replace(room.state.row, seats=tuple(seats))
    room.arrivals.connect(guests[-1])
    for place, answer in enumerate(game.answers):
        if (ask := guests[answer.seat].ask) is not None:
            await room.received(guests[answer.seat], reply_to(ask, answer.choice))
        await until(partial(_stands_after, room, place + 1))
    return room, guests


def view_of(guest: Guest) -> Any:
    return msgspec.json.decode(guest.position.view)


def identities(guest: Guest) -> list[int | None]:
    found: list[int | None] = view_of(guest)["identities"]
    return found


@pytest.mark.asyncio
async def test_whoever_is_out_sees_what_everybody_sees_and_what_they_knew(quiet: LocalServer) -> None:
    _, (anna, bert, carl, otto) = await anna_misses(quiet, reveal=False)
    own, *others = ALL_THREE
    assert [identities(guest) for guest in (anna, bert, carl, otto)] == [
        [own, None, None],
        [own, others[0], None],
        [own, None, others[1]],
        [own, None, None],
    ]
    assert (anna.ask, anna.told[-1].event, anna.told[-1].facts["passenger"]) == (None, "TopSeen", None)


@pytest.mark.asyncio
async def test_or_everything_if_the_table_wants_it_so(quiet: LocalServer) -> None:
    room, (anna, bert, carl, otto) = await anna_misses(quiet, reveal=True)
    assert identities(anna) == ALL_THREE
    assert "reveal_to_out" in GAME.opening_options
    assert view_of(anna)["known_skills"][1] == [trick("selfish"), trick("sharp")]
    marked = [row for row in anna.notebook["rows"] if row["status"] == "player"]
    assert [row["passenger"] for row in marked] == sorted(ALL_THREE[1:])
    assert anna.ask is None
    assert anna.told[-1] == carl.told[-1] != bert.told[-1] == otto.told[-1]
    for guest in (bert, carl, otto):
        assert None in identities(guest)
    # Whoever comes back sees all of it from the beginning, and the next secrets too.
    again = Guest("Anna", ANNA)
    room.arrivals.connect(again)
    assert [one.facts["passenger"] for one in again.told if one.event == "IdentityDealt"] == ALL_THREE
    while carl.ask is not None:
        await room.received(carl, reply_to(carl.ask, carl.ask.options[-1]))
    assert again.told[-1] == anna.told[-1]
    assert (again.told[-1].event, again.told[-1].facts["passenger"] is None) == ("TopSeen", False)
    assert bert.told[-1] == anna.told[-1]  # it is Bert's turn to look


@pytest.mark.asyncio
async def test_nobody_looks_through_the_eyes_of_a_neighbour_on_the_same_device(quiet: LocalServer) -> None:
    """Anna is out, but Bert is not, who holds the same phone."""
    _, (anna, *_) = await anna_misses(quiet, reveal=True, shared=[1])
    assert identities(anna) == [ALL_THREE[0], None, None]


def sees_all_once_out(moment: Moment) -> Iterator[tuple[int, str]]:
    """The witness of a table where those who are out see everything."""
    yield from witness(moment)
    after = moment.after
    assert isinstance(after, Hunt)
    for seat in range(after.seats):
        if not after.lives(seat):
            for domain in ("passenger", "trick", "initiative", "action"):
                yield from ((seat, name) for name in GAME.domains[domain])


REVEALING = replace(
    TRIED.trial,
    variants=tuple({**table, "reveal_to_out": True} for table in TRIED.trial.variants[:3]),
    games=6,
    witness=sees_all_once_out,
)


@pytest.mark.asyncio
async def test_the_living_learn_nothing_of_it(quiet: LocalServer) -> None:
    for eyes in ("player", "onlooker"):
        for twins in relabellings(REVEALING, eyes, REVEALING.games):
            assert await noticed(quiet, twins, NOTE) == ""
    for twins in redeals(REVEALING, 3, each=2):
        assert await noticed(quiet, twins, NOTE) == ""


@pytest.mark.asyncio
async def test_it_would_be_noticed_if_they_did(quiet: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "is_out", lambda game, options, view: True)
    found = [await noticed(quiet, twins, NOTE) for twins in relabellings(REVEALING, "player", 6)]
    assert any(found)


@pytest.mark.parametrize("table", TRIED.trial.variants[:4])
def test_eyes_that_are_open_see_the_truth_and_whoever_is_out_is_not_asked(
    table: dict[str, object],
) -> None:
    options = GAME.options({**table, "reveal_to_out": True})
    match, rng = Match(GAME, {**table, "reveal_to_out": True}, 5, views_for=all_eyes(GAME, options)), Rng(5)
    while not match.over:
        truth = match.peek()
        for seat in range(truth.seats):
            view = match.views[OPEN + seat]
            assert (view.seat, lies(view, truth)) == (seat, [])
            assert GAME.notebook_lies(view, truth) == []
            assert view.identities == [truth.person(seat) for seat in range(truth.seats)]
        assert not any(GAME.is_out(options, match.views[seat]) for seat in match.waiting)
        answer_at_random(match, rng, ())
