"""Mystères at a real server: hostile words, times that are switched off, and how well tables of bots do."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.mysteres.server.figures import PAIR, THREE_GUESSERS, found, summary
from tests.games.mysteres.table import DECLINE
from tests.hostile import HOSTILE, Hostile
from tests.rules import rule
from tests.table.room.guests import Guest, LocalServer, reply_to, seated
from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.core.ask import Ask
from wagonlit.games.mysteres import GAME
from wagonlit.games.mysteres.pieces.names import (
    KEEP,
    LONGEST_ANSWER,
    LONGEST_CLUE,
    MOST_WORDS,
    REJECT,
    WAIVE,
)
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Moved, Refused, Say
from wagonlit.table.wire.timestamps import later

SENDING_FAILS = ("malformed", "bad_text")  # control characters, and halves of characters


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--pace", "instant", "--no-limits")
    yield running
    running.stop()
    assert running.err == ""  # no bot failed, or was too slow, or had to be answered for


class Pair:
    """Two people at one table, each at a socket; whoever is asked something answers."""

    def __init__(self, one: SeatSocket, other: SeatSocket) -> None:
        self.seats = (one, other)
        self.sent = 0

    def asked(self) -> tuple[SeatSocket, Ask]:
        """Who is asked, and what."""
        while True:
            for seat in self.seats:
                if seat.position and seat.position.ask:
                    return seat, seat.position.ask
            for seat in self.seats:
                seat.next()

    def answer(self, choice: int | str) -> Any:
        """What comes of this answer, sent as it is."""
        seat, ask = self.asked()
        self.sent += 1
        id = f"hostile-{self.sent:04}"
        seat.socket.send(json.dumps({"type": "answer", "id": id, "at": ask.at, "choice": choice}))
        outcome = seat.until(Accepted, Refused)
        if isinstance(outcome, Accepted):
            for each in self.seats:
                while each.position is None or each.position.n < outcome.n:
                    each.next()
        return outcome

    def until(self, decision: str) -> None:
        """Play on, saying as little as possible, until this is asked."""
        quiet = {"round.keep": KEEP, "answer.propose": DECLINE, "answer.judge": REJECT}
        while (ask := self.asked()[1]).decision != decision:
            self.answer(quiet.get(ask.decision, ask.options[0]))

    def last_words(self) -> str:
        """What was said last, as both were told it."""
        told = [[one for m in seat.received if isinstance(m, Moved) for one in m.told] for seat in self.seats]
        heard = {[one.facts["words"] for one in each if "words" in one.facts][-1] for each in told}
        assert len(heard) == 1
        return str(heard.pop())


def check(pair: Pair, decision: str, hostile: Hostile, longest: int) -> None:
    """This text as an answer to this question: kept clean, or refused with a reason and nothing changed."""
    pair.until(decision)
    outcome = pair.answer(hostile.text)
    if isinstance(outcome, Accepted):
        assert pair.last_words() == hostile.kept
        return
    assert pair.asked()[1].decision == decision
    if outcome.code in SENDING_FAILS:
        return
    wordy = len(hostile.kept.split()) > MOST_WORDS
    reason = "blank" if not hostile.kept else "too_long" if len(hostile.kept) > longest else "many_words"
    assert (outcome.code, outcome.reason) == ("bad_answer", reason)
    assert reason != "many_words" or (wordy and decision == "turn.clue")


@rule("MY-133", "MY-145")
def test_hostile_words_are_kept_clean_or_refused_as_clues_and_as_answers(server: Server) -> None:
    anna, bert = WebClient(server.url), WebClient(server.url)
    plan = [SeatPlan("me", "Anna"), SeatPlan("open")]
    code = anna.open(*plan, game="mysteres", options={"language": "en"}, seed=3).table.code
    bert.join(code, "Bert")
    anna.post(f"/api/tables/{code}/start").raise_for_status()
    with anna.sitting(code) as one, bert.sitting(code) as other:
        pair = Pair(one, other)
        for hostile in HOSTILE:
            check(pair, "turn.clue", hostile, LONGEST_CLUE)
            check(pair, "answer.propose", hostile, LONGEST_ANSWER)


async def at_the_clue(local: LocalServer, **options: Any) -> tuple[Room, list[Guest]]:
    """A table with a clock, where Anna is asked for a clue; Bert has chosen the tile."""
    room = await local.table(4, game="mysteres", clock="relaxed", options={"first_maestro": 0, **options})
    guests = seated(room, 4)
    await say(room, guests[0], KEEP)
    assert guests[1].ask
    key = room.state.playing.match.peek().key
    await say(room, guests[1], next(tile for tile in guests[1].ask.options if tile != key))
    return room, guests


async def say(room: Room, guest: Guest, choice: int | str) -> None:
    assert guest.ask
    await room.received(guest, reply_to(guest.ask, choice))


@pytest.mark.asyncio
async def test_a_time_that_is_switched_off_never_runs_out_and_the_others_do(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, guests = await at_the_clue(local, clue_timer=0)
        assert (guests[0].position.deadline, room.clock.alarm.running) == ("", False)
        await say(room, guests[0], "a hint")
        assert len({guest.position.deadline for guest in guests}) == 1
        assert guests[0].position.deadline
        room, guests = await at_the_clue(local, window_mode="all_respond")
        assert guests[0].position.deadline
        await say(room, guests[0], "a hint")
        assert {guest.position.deadline for guest in guests} == {""}
        assert not room.clock.alarm.running


@pytest.mark.asyncio
async def test_the_time_of_the_next_round_starts_when_everybody_has_seen_the_word(tmp_path: Path) -> None:
    async with LocalServer(tmp_path, pace=0.001) as local:
        room, guests = await at_the_clue(local, window_mode="all_respond", setup_timer=45)
        await say(room, guests[0], "a hint")
        for guest in (guests[2], guests[3]):
            await say(room, guest, WAIVE)
        knows: Any = room.state.playing.match.views[0]
        await say(room, guests[1], knows.word)
        position, shown_at = guests[1].position, room.state.playing.entries[-1].at
        assert position.ask
        assert position.ask.decision == "round.keep"
        seen_at = later(shown_at, room.state.playing.viewing_seconds[position.n])
        assert seen_at > later(shown_at, sum(GAME.constants["reveal_seconds"].values()))
        assert (position.viewing_until, position.deadline, position.limit) == (
            seen_at,
            later(seen_at, 45),
            45,
        )


@rule("MY-R27")
@pytest.mark.asyncio
async def test_the_chat_is_closed_to_those_who_play_the_round_and_says_so(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, guests = await at_the_clue(local)
        for guest in guests:
            assert guest.position.chat_closed
            await room.received(guest, Say("psst, it is cold"))
            assert guest.last(Refused).code == "chat_closed"


@pytest.mark.parametrize(
    ("players", "lang", "least", "earliest", "latest"),
    [(THREE_GUESSERS, "fr", 0.5, 2.5, 8.0), (PAIR, "en", 0.8, 2.0, 5.0)],
)
def test_a_table_of_bots_finds_most_words_neither_too_soon_nor_too_late(
    server: Server, players: int, lang: str, least: float, earliest: float, latest: float
) -> None:
    """One game, and bounds that any game keeps to; `figures.py` plays as many as one likes."""
    share, tile = summary([found(server.url, players, lang, 1)])
    assert share >= least
    assert earliest <= tile <= latest
