"""What somebody could have known is told after the end, to that seat and to nobody else."""

import pytest

from tests.table.room.guests import Guest, LocalServer, play, seated
from wagonlit.core.ending import hindsight
from wagonlit.core.rng import Rng
from wagonlit.table.wire.messages import Moved, Snapshot

pytestmark = pytest.mark.asyncio


async def test_each_seat_is_told_its_own_hindsight_with_the_result_and_again_on_coming_back(
    local: LocalServer,
) -> None:
    room = await local.table(game="masquerade")
    guests = seated(room)
    onlooker = Guest("Otto")
    room.arrivals.connect(onlooker)
    await play(room, guests, Rng(2))
    match = room.state.playing.match
    own = [hindsight(match, guest.seat) for guest in guests]
    assert any(own)
    assert [guest.position.hindsight for guest in guests] == own
    for client in (*guests, onlooker):
        positions = [one.position for one in client.received if isinstance(one, Moved | Snapshot)]
        early = [one.hindsight for one in positions if one and not one.result]
        assert len(early) > 3
        assert not any(early)
    assert onlooker.position.result
    assert onlooker.position.hindsight == []
    again, behind_her = Guest("Anna", 0), Guest("Otto", eyes=0)
    room.arrivals.connect(again)
    room.arrivals.connect(behind_her)
    assert (again.position.hindsight, behind_her.position.hindsight) == (own[0], [])
