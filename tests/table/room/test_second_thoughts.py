"""Nobody makes the log of a table grow without end by taking back, or by changing what lies sealed.

Found by attack: all of it is read again each time, so somebody who went on for a day would have kept
everybody waiting at all tables of that process.
"""

import pytest

from tests.table.room.guests import LocalServer, answer, seated
from tests.table.room.test_changing import a_ball, change, lay
from tests.table.room.test_undo import answered
from tests.toys.masquerade.pieces import PEEK, REST
from wagonlit.table.room import log
from wagonlit.table.wire.messages import Refused, TakeBack

pytestmark = pytest.mark.asyncio
MOST = 3


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_SECOND_THOUGHTS", MOST)


async def test_answers_are_taken_back_only_so_often_in_a_game(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    for _ in range(MOST):
        await room.received(actor, TakeBack(room.state.n))
        assert actor.ask
        await answer(room, actor)
    assert actor.position.undo.mine == "no"
    length = room.state.n
    await room.received(actor, TakeBack(length))
    assert actor.last(Refused).code == "nothing_to_undo"
    assert (room.state.n, room.state.undo_request) == (length, None)
    others = [guest.seat for guest in guests if guest is not actor]
    assert all(map(room.state.playing.may_think_again, others)), "what one has used up, others still may"


async def test_sealed_answers_are_changed_only_so_often_in_a_game(local: LocalServer) -> None:
    room = await a_ball(local)
    anna, bert, _ = seated(room)
    for guest in (anna, bert):
        await lay(room, guest, REST)
    for number, deed in enumerate((PEEK, REST, PEEK, REST)):
        await change(room, anna, deed, f"second-thoughts-{number}")
    assert anna.last(Refused).code == "not_now"
    assert room.state.log_length == 2 + MOST
    await change(room, bert, PEEK, "of-somebody-else")
    assert room.state.log_length == 2 + MOST + 1
