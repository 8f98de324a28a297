"""A discreet question, through the real server: no byte says whether it left a choice."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.proof.eavesdropping import Ear
from tests.table.proof.test_leaks import TOKENS, LeakTest, leak_test
from tests.table.room.overhearing import TIMES, first_difference
from tests.table.twin_games import Played, Twins
from tests.table.variants.salon import GAME
from tests.table.web_client import WebClient
from tests.toys.masquerade.pieces import LET, MASKS, PEEK, REST
from wagonlit.conformance.trial import Run, Trial
from wagonlit.table.wire.messages import Accepted, Reply

pytestmark = pytest.mark.asyncio

BLUE, RED = (MASKS.index(name) for name in ("blue_owl", "red_fox"))  # with a choice, and without


async def overheard(here: LeakTest, mask: int) -> list[list[bytes]]:
    """The first looks at the second, who wears this mask: all that the third and an onlooker are sent."""
    played = Played([MASKS.index("gold_cat"), mask, MASKS.index("black_owl")], [])
    row = await here.lay(Twins(Run(Trial(GAME), 8, {}), 2, played, played), played)
    guests = [WebClient(here.server.url, token=token) for token in (*TOKENS[:3], TOKENS[-1])]
    queries = ("?seat=0", "?seat=1", "?seat=2", "?onlook=true")
    with ExitStack() as stack:
        ears = [
            Ear(stack.enter_context(guest.connected(row.code, query)))
            for guest, query in zip(guests, queries)
        ]
        for seat, choice in ((0, PEEK), (1, REST), (2, PEEK), (0, 1), (1, LET)):
            _answer(ears, seat, choice)
        while not _stands_after(ears[2], 5):
            ears[2].next()
        for ear in ears:
            ear.catch_up()
    return [
        [TIMES.sub(b'"T"', one).replace(row.code.encode(), b"CODE") for one in ear.wire] for ear in ears[2:]
    ]


def _answer(ears: list[Ear], seat: int, choice: int) -> None:
    """Nobody else asks the server for anything meanwhile, so that messages come in one order only."""
    ears[seat].catch_up()
    position = ears[seat].position
    if position and position.ask:
        ears[seat].send(Reply(f"answer-{position.n}", position.ask.at, choice))
        ears[seat].until(Accepted)


def _stands_after(ear: Ear, answers: int) -> bool:
    return ear.position is not None and ear.position.n >= answers


async def test_nobody_can_tell_whether_there_was_a_choice(tmp_path: Path) -> None:
    async with leak_test(tmp_path) as here:
        with_choice, without = [await overheard(here, mask) for mask in (BLUE, RED)]
    for one, other in zip(with_choice, without):
        assert first_difference(one, other) == ""
        assert any(b'"discreet":true' in message for message in one)
