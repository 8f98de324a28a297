"""A game over real sockets, and every byte that two eavesdroppers are sent of it: a seat, and an onlooker."""

from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.table.as_at_a_table import Played
from tests.table.room.overhearing import TIMES
from tests.table.web_client import WebClient
from wagonlit.core.event import ONLOOKER
from wagonlit.core.record import Answer
from wagonlit.table.wire.http import NO_SEAT, Claim, Join, TableChange
from wagonlit.table.wire.messages import (
    Accepted,
    Consent,
    FromServer,
    Mark,
    Moved,
    Ping,
    Pong,
    Position,
    Refused,
    Reply,
    Say,
    SitIn,
    Snapshot,
    TableChanged,
    TakeBack,
    ToServer,
)

NOSY = 5  # one answer in this many is followed by all that an eavesdropper may try
VARYING = ("date", "content-length")  # the length is that of the body
_decoder = msgspec.json.Decoder(FromServer)


class Ear:
    """One connection, and every byte that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.wire: list[bytes] = []
        self.told = 0
        self.position: Position | None = None
        assert isinstance(self.next(), Snapshot)

    def next(self) -> Any:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.wire.append(text.encode())
        message = _decoder.decode(text)
        if isinstance(message, Snapshot | Moved):
            self.position = message.position
            self.told = message.first + len(message.told)
        return message

    def until(self, *kinds: type) -> Any:
        while not isinstance(message := self.next(), kinds):
            continue
        return message

    def send(self, message: ToServer) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def ask(self, message: ToServer) -> Any:
        """What the sender alone is answered with, or that something happened."""
        self.send(message)
        return self.until(Accepted, Refused, Moved)

    def catch_up(self) -> None:
        """Read all that was sent until now."""
        self.send(Ping())
        self.until(Pong)


class Eavesdropping:
    """A table where everybody is a person, and two of those who are there try everything they can."""

    def __init__(
        self, stack: ExitStack, guests: Sequence[WebClient], onlooker: WebClient, code: str, eyes: int,
        notes: Sequence[str],
    ) -> None:  # fmt: skip
        self.code = code
        self.notes = notes  # keys of the notebook
        self.guests = [*guests, onlooker]
        self.seat = 0 if eyes == ONLOOKER else eyes
        self.said: dict[int, list[bytes]] = {self.seat: [], ONLOOKER: []}  # besides the sockets' bytes
        self.stack = stack
        self.room_answers = 0  # after the answer that is given now
        queries = [*(f"?seat={seat}" for seat in range(len(guests))), "?onlook=true"]
        self.ears = [
            Ear(stack.enter_context(guest.connected(code, query)))
            for guest, query in zip(self.guests, queries)
        ]
        self.eavesdroppers = {self.seat: self.seat, ONLOOKER: NO_SEAT}  # by eyes: the place among the ears

    def play(self, played: Played, diary: str) -> None:
        """The whole of this game; `diary` is what somebody else writes into their notebook."""
        for number, answer in enumerate(played.answers):
            if number in played.by_room:
                continue
            self.room_answers = next(more for more in count() if number + 1 + more not in played.by_room)
            for eyes in self.eavesdroppers:
                self._meddle(eyes, number)
            self._answer(answer, f"answer-{number:04}")
            if answer.seat == self.seat and number % 2:
                self._regret(answer, number)
            if number % NOSY == 0:
                self._live_on(number, diary)
                for eyes in self.eavesdroppers:
                    self._come_again(eyes)
                    self._ask_around(eyes)
        for eyes in self.eavesdroppers:
            self._come_again(eyes)
            self._ask_around(eyes)

    def _settle(self, n: int = 0) -> None:
        """Everybody has read everything; the table stands at `n` at least."""
        for ear in self.ears:
            while n and (ear.position is None or ear.position.n < n):
                ear.next()
            ear.catch_up()

    def _answer(self, answer: Answer, id: str) -> None:
        ear = self.ears[answer.seat]
        assert ear.position
        assert ear.position.ask, "what is asked depends on what is hidden"
        n = ear.position.n + 1 + self.room_answers
        ear.send(Reply(id, ear.position.ask.at, answer.choice))
        outcome = ear.until(Accepted, Refused)
        assert isinstance(outcome, Accepted), outcome
        self._settle(n)

    def _regret(self, answer: Answer, number: int) -> None:
        """The eavesdropper takes an answer back, or would like to; then it is given again, or stands."""
        ear = self.ears[answer.seat]
        assert ear.position
        if ear.position.result is not None:
            return
        n = ear.position.n
        ear.ask(TakeBack(n))
        self._settle()
        if ear.position.n == n:
            self._consider(answer.seat, n, agree=number % 4 == 1)
        if ear.position.n > n:
            self._answer(answer, f"again-{number:04}")

    def _consider(self, wisher: int, n: int, agree: bool) -> None:
        """All who are asked agree; or whoever asked thinks better of it."""
        position = self.ears[wisher].position
        assert position
        for seat in position.undo.needed if agree else [wisher]:
            self.ears[seat].ask(Consent(n, agree))
            self._settle()

    # What eavesdroppers try

    def _meddle(self, eyes: int, number: int) -> None:
        """Wrong answers: what they are refused with must tell nothing."""
        ear = self.ears[self.eavesdroppers[eyes]]
        assert ear.position
        at = ear.position.ask.at if ear.position.ask else ear.position.n
        possible = ear.position.ask.options if ear.position.ask else []
        wrong = next(id for id in range(number % 40, 61) if id not in possible)
        choice, since = ((wrong, at), (-1, at), (wrong, at - 1), ("fog", at))[number % 4]
        ear.send(Reply(f"wrong-{number:04}", since, choice))
        if ear.until(Refused).code == "stale":
            ear.until(Moved)

    def _live_on(self, number: int, diary: str) -> None:
        """Chat, and notebooks: the eavesdropper's own, and that of somebody else."""
        other = (self.seat + 1) % len(self.guests[:-1])
        for eyes, place in self.eavesdroppers.items():
            own = Mark(self.notes[eyes % len(self.notes)], f"{number % 10}")
            self._say(place, Say(f"{number}"), own, Mark("nowhere", "x"), SitIn(other, "random"))
        self._say(other, Mark(self.notes[-1], diary), Say("Tickets, please"))
        self._settle()

    def _say(self, place: int, *messages: ToServer) -> None:
        """One after the other: the next is said when the one before has had its effect."""
        for message in messages:
            self.ears[place].send(message)
            self.ears[place].catch_up()

    def _come_again(self, eyes: int) -> None:
        """On another device, for the first time and knowing nearly everything."""
        place = self.eavesdroppers[eyes]
        where = "onlook=true" if eyes == ONLOOKER else f"seat={eyes}"
        for since in (0, max(0, self.ears[place].told - 3)):
            guest = self.guests[place]
            with guest.connected(self.code, f"?{where}&since={since}") as socket:
                self.said[eyes] += Ear(socket).wire
            for ear in self.ears:
                ear.until(TableChanged), ear.until(TableChanged)

    def _ask_around(self, eyes: int) -> None:
        """All that can be asked without a seat, and what must be refused."""
        guest, table = self.guests[self.eavesdroppers[eyes]], f"/api/tables/{self.code}"
        answers = [guest.get(path) for path in ("/api/tables", "/api/tables/mine", table)]
        other = (self.seat + 1) % len(self.guests[:-1])
        answers += [guest.get(f"{table}{path}") for path in ("/record", "/link")]
        answers += [
            guest.post(f"{table}/join", Join("Zoe", 1)),
            guest.post(f"{table}/keys/{other}"),
            guest.post(f"{table}/claim", Claim("no-key-of-anybody")),
            guest.post(f"{table}/start"),
            guest.post(f"{table}/rematch"),
            guest.patch(table, TableChange(open_hands=True)),
        ]
        for answer in answers:
            headers = {name: value for name, value in answer.headers.items() if name not in VARYING}
            self.said[eyes].append(f"{answer.status_code} {headers} {answer.text}".encode())
        self.said[eyes].append(self._look_over(guest))

    def _look_over(self, guest: WebClient) -> bytes:
        """Somebody else's cards: refused while the game runs."""
        with guest.connected(self.code, "?seat=1&onlook=true") as socket:
            try:
                message = socket.recv(PATIENCE)
            except ConnectionClosed as closed:
                return str(closed).encode()
        return message if isinstance(message, bytes) else message.encode()

    def everything(self, eyes: int) -> list[bytes]:
        """All that these eyes were sent, whenever it was, at whatever table."""
        wire = self.ears[self.eavesdroppers[eyes]].wire
        return [TIMES.sub(b'"T"', one).replace(self.code.encode(), b"CODE") for one in wire + self.said[eyes]]
