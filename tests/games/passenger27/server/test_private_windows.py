"""Private windows of 27th Passenger (section 4.3), through real sockets: no byte says who holds what."""

from pathlib import Path

import pytest

from tests.games.passenger27.server.private_windows import LISTENER, PAIRS, RUN, first_round
from tests.table.proof.discreet import told_apart
from tests.table.proof.laid_tables import laid_tables
from tests.table.proof.telltales import TELLTALES
from tests.table.room.guests import LocalServer, reply_to, seated, until
from tests.table.room.overhearing import begun
from wagonlit.games.passenger27 import GAME
from wagonlit.table.wire.messages import Refused, Reply

SHOOT, SCHEME = (GAME.domains["action"].index(name) for name in ("assassination", "intrigue"))
BANKER, SOPRANO = (GAME.domains["passenger"].index(name) for name in ("banker", "soprano"))


@pytest.mark.asyncio
async def test_nobody_can_tell_whether_there_was_a_choice(tmp_path: Path) -> None:
    assert set(PAIRS) == {decision.id for decision in GAME.decisions if decision.discreet}
    async with laid_tables(tmp_path) as here:
        for one, other in PAIRS.values():
            assert await told_apart(here, RUN, one, other, LISTENER) == ""


@pytest.mark.parametrize("leak", [leak.__name__ for leak in TELLTALES])
@pytest.mark.asyncio
async def test_a_planted_leak_is_noticed(tmp_path: Path, leak: str) -> None:
    async with laid_tables(tmp_path, leak) as here:
        for one, other in PAIRS.values():
            assert await told_apart(here, RUN, one, other, LISTENER) != ""


@pytest.mark.asyncio
async def test_what_the_room_has_answered_cannot_be_changed(tmp_path: Path) -> None:
    """Two have missed; one might be lucky. The other's last choice was a name, which has been called."""
    async with LocalServer(tmp_path) as local:
        room = await begun(local, RUN, first_round((), annas="lucky").chance)
        anna, bert, carl = seated(room)
        for guest, choice in ((anna, SHOOT), (bert, SHOOT), (carl, SCHEME), (anna, BANKER), (bert, SOPRANO)):
            assert guest.ask is not None
            await room.received(guest, reply_to(guest.ask, choice))
        await until(lambda: room.state.n == 6)
        assert [guest.position.laid for guest in (anna, bert, carl)] == [None, None, None]
        for at in range(7):
            await room.received(bert, Reply(f"second-thoughts-{at}", at, BANKER, instead=True))
            assert bert.last(Refused).code == "stale"
        assert anna.ask is not None


def test_windows_and_clocks_are_as_the_table_has_agreed() -> None:
    usual, other = (
        GAME.options({"players": 3, **given})
        for given in ({}, {"uniform_prompts": False, "choice_timer": 0, "reaction_timer": 15})
    )
    for decision in GAME.decisions:
        assert GAME.is_discreet(usual, decision) == decision.discreet
        assert not GAME.is_discreet(other, decision)
    asked = ("round.action", "assassination.name", "skill.play")
    assert [GAME.seconds_for(usual, one) for one in asked] == [90.0, 90.0, 30.0]
    assert [GAME.seconds_for(other, one) for one in asked] == [0.0, 0.0, 15.0]
