"""Nobody knows the deal in advance: it is secret, or all who sit down agree to a seed chosen by hand."""

import hashlib

import pytest

from tests.table.room.guests import NAMES, Guest, LocalServer, holder, play, refused, seated, until
from wagonlit.core.rng import Rng
from wagonlit.table.bots.pool import BotPool, BotQuestion
from wagonlit.table.bots.worker import Choice
from wagonlit.table.room.room import Room
from wagonlit.table.store.rows import DRAWN
from wagonlit.table.wire.http import Join, NewTable, SeatPlan
from wagonlit.table.wire.messages import Snapshot

pytestmark = pytest.mark.asyncio

ANNA, BERT = (holder(name) for name in NAMES[:2])
SEED = 1234
PLAN = [SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")]


async def opened(local: LocalServer, seed: int | None) -> Room:
    """A table with two free seats, which everybody can find."""
    return await local.rooms.open(NewTable("lookout", PLAN, seed=seed, listed=True), ANNA)


async def test_a_seed_chosen_by_hand_is_told_to_everybody_before_they_sit_down(local: LocalServer) -> None:
    room = await opened(local, SEED)
    onlooker = Guest("Otto")
    room.arrivals.connect(onlooker)
    assert onlooker.last(Snapshot).table.seed == SEED
    assert [table.seed for table in await local.rooms.listed()] == [SEED]


async def test_nobody_sits_down_where_the_deal_may_be_known_without_agreeing(local: LocalServer) -> None:
    room = await opened(local, SEED)
    for join in (Join("Bert"), Join("Bert", seed=SEED + 1)):
        assert str(SEED) in await refused("open_seed", room.membership.join(BERT, join))
    assert room.membership.seats_of(BERT) == []
    assert await room.membership.join(BERT, Join("Bert", seed=SEED)) == 1
    assert await room.membership.join(BERT, Join("Bert")) == 1  # the same seat, asked for again
    await room.membership.start(ANNA)
    assert room.state.playing.match.seed == SEED


async def test_where_the_seed_is_secret_there_is_nothing_to_agree_to(local: LocalServer) -> None:
    room = await opened(local, None)
    assert room.broadcast.table().seed is None
    assert await room.membership.join(BERT, Join("Bert")) == 1


async def test_deals_come_from_secret_bits_that_nobody_is_sent(local: LocalServer) -> None:
    room = await local.table(seed=None)
    others = [await local.table(seed=None) for _ in range(20)]
    secret = room.state.row.secret
    assert (room.state.row.seed, room.state.playing.match.seed) == (DRAWN, secret)
    assert len(bytes.fromhex(secret)) == 16
    assert len({other.state.row.secret for other in (room, *others)}) == 21
    guests = seated(room)
    await play(room, guests, Rng(1), 10)
    assert not any(secret.encode() in sent for guest in guests for sent in guest.wire)


async def test_the_next_game_of_a_group_is_dealt_from_a_secret_of_its_own(local: LocalServer) -> None:
    room = await local.table(seed=SEED)
    await play(room, seated(room), Rng(1))
    again = await local.rooms.room(await room.membership.rematch(ANNA))
    assert again.broadcast.table().seed is None
    assert again.state.row.secret != room.state.row.secret
    assert again.state.playing.match.seed == again.state.row.secret


class Overheard(BotPool):
    """Remembers what the bots were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[BotQuestion] = []

    async def choose(self, question: BotQuestion) -> Choice:
        self.questions.append(question)
        return await super().choose(question)


async def test_nobody_can_work_out_the_luck_of_a_bot_from_what_is_public(local: LocalServer) -> None:
    await local.bot_pool.close()
    local.bot_pool = local.rooms.services.bot_pool = pool = Overheard()
    bots = [SeatPlan("bot", bot="random")] * 2
    rooms = [await local.table(1, seats=[PLAN[0], *bots], seed=SEED) for _ in range(2)]
    for room in rooms:
        await play(room, seated(room, 1), Rng(1), 1)
    await until(lambda: len({question.table for question in pool.questions}) == 2)
    for question in pool.questions:
        for known in (question.table, SEED, DRAWN):
            foretold = hashlib.sha256(f"{known} {question.seat}".encode()).digest()
            assert question.seed != int.from_bytes(foretold[:7], "big")
    # Whoever agreed to the deal has not agreed to the bots' choices: their luck is not that of another table.
    assert len({question.seed for question in pool.questions}) == len(
        {(question.table, question.seat) for question in pool.questions}
    )
