"""The Time shows through real sockets, in each manner: seen once, and written down only afterwards."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.rules import rule
from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.core.event import Told
from wagonlit.games.mystery_express.game import GAME
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Mark, Marked, Moved, Refused, Reply, Viewed

ME, OPEN = SeatPlan("me", "Anna"), SeatPlan("open")
CITIES = ["strasbourg", "wien", "budapest"]
CARDS = 23
Everybody = list[tuple[WebClient, SeatSocket]]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots and clocks wait for people, as they do at home."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(folder, "--no-limits")
    yield server.url
    assert "Traceback" not in server.err
    server.stop()


def opened(url: str, mode: str, stack: ExitStack) -> tuple[str, Everybody]:
    """A table of three people whose legs are short, and the socket of each."""
    options = {"leg_hours": [1] * 5, "time_show_mode": mode}
    people = [WebClient(url) for _ in range(3)]
    code = people[0].open(ME, OPEN, OPEN, game=GAME.id, options=options).table.code
    for person, name in zip(people[1:], ("Bert", "Carla")):
        person.join(code, name)
    people[0].post(f"/api/tables/{code}/start").raise_for_status()
    return code, [
        (person, stack.enter_context(person.sitting(code, f"?seat={seat}")))
        for seat, person in enumerate(people)
    ]


def answer_quickly(seat: SeatSocket) -> None:
    """Whatever brings the next show closer."""
    assert seat.position
    ask = seat.position.ask
    assert ask
    choice: int | list[int] = END_TURN if ask.decision == "turn.action" else ask.options[0]
    if ask.parts:
        choice = [part.options[-1] for part in ask.parts]
    seat.send(Reply(f"answer-{seat.position.n:08}", ask.at, choice))


def faces(told: list[Told]) -> int:
    """How many Time cards can be seen in it."""
    open_cards = sum(one.event == "TimeShown" for one in told)
    return open_cards + sum(len(one.facts["times"] or ()) for one in told if one.event == "PileLooked")


def play_to_the_next_show(sockets: list[SeatSocket]) -> list[Moved]:
    """What brought it, as each of them was told it."""
    while True:
        asked = next(one for one in sockets if one.position and one.position.ask)
        answer_quickly(asked)
        moved = [one.until(Moved) for one in sockets]
        asked.until(Accepted)
        if any(one.event == "ShowBegun" for one in moved[0].told):
            return moved


@rule("ME-517", "ME-808")
@pytest.mark.parametrize("mode", ["flash", "step", "tally"])
def test_a_show_is_sent_once_and_noted_only_when_it_was_seen(url: str, mode: str) -> None:
    with ExitStack() as stack:
        code, everybody = opened(url, mode, stack)
        anna, annas = everybody[0]
        for show, city in enumerate(CITIES, 1):
            moved = play_to_the_next_show([socket for _, socket in everybody])
            assert [faces(one.told) for one in moved] == [CARDS] * 3
            for since in (0, moved[0].first):
                with anna.sitting(code, f"?seat=0&since={since}") as again:
                    assert faces(again.snapshot.told) == 0
                    assert again.position
                    assert again.position.viewing_until
                    counted = again.position.view["time_counts"]
                    assert len(counted) == (show if mode == "tally" else 0)
                    assert write(again, city) == "being_shown"
            annas.send(Viewed(moved[0].position.n))
            assert write(annas, city) == ""
            assert write(everybody[1][1], city) == "being_shown"


@rule("ME-808")
def test_at_a_shared_device_each_sees_their_own_piles_once(url: str) -> None:
    anna = WebClient(url)
    plan = [SeatPlan("me", name) for name in ("Anna", "Bert", "Carla")]
    code = anna.open(*plan, game=GAME.id, options={"leg_hours": [1] * 5}).table.code
    shown = {"strasbourg": 0, "wien": 0}
    for city in shown:
        seat = to_the_next_show_at_one_device(anna, code)
        for other in {0, 1, 2} - {seat}:
            for _ in "first", "again":
                with anna.sitting(code, f"?seat={other}") as socket:
                    shown[city] += faces(socket.snapshot.told)
    # In Strasbourg all look together; in Vienna the device goes round to the two others.
    assert shown == {"strasbourg": 0, "wien": 2 * CARDS}


def to_the_next_show_at_one_device(person: WebClient, code: str) -> int:
    """The device goes to whoever is asked, until a show begins; the seat that saw it first."""
    seat = 0
    while True:
        with person.sitting(code, f"?seat={seat}") as socket:
            assert socket.position
            while socket.position.ask:
                answer_quickly(socket)
                if any(one.event == "ShowBegun" for one in socket.until(Moved).told):
                    return seat
            seat = socket.position.waiting[0]


def write(seat: SeatSocket, city: str) -> str:
    """A stroke for four o'clock; why it is refused, or nothing if it is not."""
    seat.send(Mark(f"time_0400 {city}", "/"))
    answer = seat.until(Marked, Refused)
    return answer.code if isinstance(answer, Refused) else ""
