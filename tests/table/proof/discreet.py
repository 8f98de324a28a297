"""Games in which somebody has a choice or none: all that others are sent of them, through real sockets."""

from collections.abc import Sequence
from contextlib import ExitStack

from tests.table.as_at_a_table import Played, without_choice
from tests.table.proof.ear import Ear
from tests.table.proof.laid_tables import TOKENS, LaidTables
from tests.table.room.overhearing import TIMES, first_difference
from tests.table.web_client import WebClient
from wagonlit.conformance.trial import Run
from wagonlit.core.match import Match
from wagonlit.core.record import Answer
from wagonlit.table.wire.messages import Accepted, Reply

Told = dict[str, list[bytes]]  # by who listens


def played(run: Run, chance: Sequence[int], acts: Sequence[tuple[int, int | str]]) -> Played:
    """The game in which seats do this, and which of their answers the room gives."""
    match = Match(run.game, run.given, run.seed, chance=chance)
    by_room = set()
    for place, (seat, choice) in enumerate(acts):
        if seat in without_choice(match):
            by_room.add(place)
        match.answer(choice, seat)
    given = [answer for answer in match.answers if answer.seat >= 0]
    return Played(list(chance), given, frozenset(by_room))


async def overheard(here: LaidTables, run: Run, game: Played, listener: int) -> Told:
    """All that this seat and an onlooker are sent while the game is played."""
    row = await here.lay(run, game)
    seats = range(len(row.seats))
    guests = [WebClient(here.server.url, token=token) for token in (*TOKENS[: len(seats)], TOKENS[-1])]
    queries = [*(f"?seat={seat}" for seat in seats), "?onlook=true"]
    with ExitStack() as stack:
        ears = [
            Ear(stack.enter_context(guest.connected(row.code, query)))
            for guest, query in zip(guests, queries)
        ]
        for place, answer in enumerate(game.answers):
            if place not in game.by_room:
                _answer(ears[answer.seat], place, answer)
        heard = {"seat": ears[listener], "onlooker": ears[-1]}
        for ear in heard.values():
            _hear(ear, len(game.answers))
            ear.catch_up()
    return {
        who: [TIMES.sub(b'"T"', one).replace(row.code.encode(), b"CODE") for one in ear.wire]
        for who, ear in heard.items()
    }


def _hear(ear: Ear, n: int) -> None:
    """Nobody asks the server for anything meanwhile, so that messages come in one order only."""
    while ear.position is None or ear.position.n < n:
        ear.next()


def _answer(ear: Ear, place: int, answer: Answer) -> None:
    _hear(ear, place)
    assert ear.position
    assert ear.position.ask, "whoever has a choice is asked"
    ear.send(Reply(f"answer-{place}", ear.position.ask.at, answer.choice))
    ear.until(Accepted)


async def told_apart(here: LaidTables, run: Run, one: Played, other: Played, listener: int) -> str:
    """By what others can tell the two games apart; empty if by nothing."""
    assert one.by_room != other.by_room, "there is a choice in one of them only"
    heard, again = [await overheard(here, run, game, listener) for game in (one, other)]
    for who, messages in heard.items():
        assert any(b'"discreet":true' in message for message in messages)
        if found := first_difference(messages, again[who]):
            return f"{who}, {found}"
    return ""
