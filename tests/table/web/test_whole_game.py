"""Whole games over sockets: four clients, an onlooker, a broken connection, the record, a rematch."""

from contextlib import ExitStack

import msgspec
import pytest

from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from tests.table.words import said
from wagonlit.core.record import Record, read_record
from wagonlit.core.replay import replayed
from wagonlit.games import find
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Moved, Refused

NAMES = ["Anna", "Bert", "Carl", "Doris"]


def seated(url: str, game: str) -> tuple[str, list[WebClient]]:
    """A table with four people."""
    guests = [WebClient(url), WebClient(url), WebClient.with_token(url), WebClient(url)]
    code = guests[0].open(SeatPlan("me", "Anna"), *[SeatPlan("open")] * 3, game=game).table.code
    for seat in (1, 2, 3):
        guests[seat].join(code, NAMES[seat], seat)
    guests[0].post(f"/api/tables/{code}/start").raise_for_status()
    return code, guests


def catch_up(sitting: SeatSocket, n: int) -> None:
    while sitting.position is None or sitting.position.n < n:
        sitting.next()


def play_on(players: list[SeatSocket], onlooker: SeatSocket, most: int) -> int:
    """Answer what is asked, the options in turn, until the game is over or that many answers are given."""
    for number in range(most):
        asked = next((player for player in players if player.position and player.position.ask), None)
        if asked is None:
            return number
        assert asked.position is not None
        assert asked.position.ask is not None
        ask = asked.position.ask
        asked.answer(said(ask, ask.options[number % len(ask.options)]))
        outcome = asked.until(Accepted, Refused)
        assert isinstance(outcome, Accepted), outcome
        for everybody in (*players, onlooker):
            catch_up(everybody, outcome.n)
    return most


@pytest.mark.parametrize("game", ["masquerade", "lighthouse", "lookout"])
def test_a_whole_game_is_played_looked_at_and_recorded(server: Server, game: str) -> None:
    code, guests = seated(server.url, game)
    with ExitStack() as stack:
        onlooker = stack.enter_context(WebClient(server.url).sitting(code, "?onlook=true"))
        players = [stack.enter_context(guest.sitting(code)) for guest in guests]
        assert [player.snapshot.seat for player in players] == [0, 1, 2, 3]
        assert play_on(players, onlooker, 6) == 6
        players[1] = come_back(stack, guests[1], code, players[1])
        assert guests[0].get(f"/api/tables/{code}/record").status_code >= 400
        assert play_on(players, onlooker, 2000) < 2000
        results = [everybody.position.result for everybody in (*players, onlooker) if everybody.position]
    assert results[0] is not None
    assert results == results[:1] * 5
    assert guests[0].table(code).table.status == "over"
    assert replay(guests[3], code) == results[0]
    plays_on(guests, code)
    assert server.err == ""


def come_back(stack: ExitStack, guest: WebClient, code: str, before: SeatSocket) -> SeatSocket:
    """The connection breaks; the new one goes on where the old one stopped, and misses nothing."""
    before.socket.close()
    told = [*before.snapshot.told]
    for message in before.received:
        if isinstance(message, Moved):
            told[message.first :] = message.told
    after = stack.enter_context(guest.sitting(code, f"?since={len(told)}"))
    whole = stack.enter_context(guest.sitting(code))
    assert after.snapshot.position == whole.snapshot.position
    assert after.snapshot.first + len(after.snapshot.told) == len(whole.snapshot.told)
    return after


def replay(guest: WebClient, code: str) -> object:
    answer = guest.get(f"/api/tables/{code}/record").raise_for_status()
    assert code in answer.headers["content-disposition"]
    record = read_record(answer.content)
    assert msgspec.json.decode(answer.content, type=Record) == record
    match = replayed(find(record.game), record)
    assert match.over
    return match.result()


def plays_on(guests: list[WebClient], code: str) -> None:
    """All who ask for a rematch get the same table, one seat further; now hands are open to onlookers."""
    again = [guest.post(f"/api/tables/{code}/rematch").raise_for_status().json() for guest in guests]
    assert len({one["table"]["code"] for one in again} - {code}) == 1
    assert sorted(seat for one in again for seat in one["seats"]) == [0, 1, 2, 3]
    assert [one["seats"] for one in again] != [[0], [1], [2], [3]]
    assert guests[0].table(code).table.rematch == again[0]["table"]["code"]
    with WebClient(guests[0].url).sitting(code, "?seat=2&onlook=true") as onlooker:
        assert onlooker.snapshot.position is not None
        assert onlooker.snapshot.position.view["seat"] == 2
