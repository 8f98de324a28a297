"""All that somebody curious may try at a table: whatever they are answered must tell nothing."""

from tests.table.twins.cast import CODE
from tests.table.twins.lines import Ears, Line
from tests.table.twins.still_server import StillServer
from wagonlit.core.event import ONLOOKER
from wagonlit.core.game import Game
from wagonlit.table.wire.http import Claim, Join, TableChange
from wagonlit.table.wire.messages import (
    Back,
    Consent,
    Mark,
    Ping,
    Propose,
    Reply,
    Say,
    SetSpeed,
    SitIn,
    TakeBack,
    ToServer,
    Viewed,
)

TABLE = f"/api/tables/{CODE}"
LOBBY = ("/api/tables", "/api/tables/mine", TABLE, f"{TABLE}/link")


class Curiosity:
    """Wrong answers, other devices, other people's doors."""

    def __init__(self, server: StillServer, game: Game) -> None:
        self._server = server
        # One of these is a key of its notebook, if it has one.
        self._notes = [*(names[0] for names in game.domains.values() if names), "nowhere"]

    def meddle(self, line: Line, place: int) -> None:
        """A wrong answer."""
        assert line.position
        ask = line.position.ask
        at, possible = (ask.at, ask.options) if ask else (line.position.n, [])
        wrong = next(id for id in range(place % 40, 2000) if id not in possible)
        choice, since = ((wrong, at), (-1, at), (wrong, at - 1), ("fog", at))[place % 4]
        if ask and ask.domain == "text" and choice == "fog":
            choice = -1
        self._say(line, Reply(f"wrong-{place:04}", since, choice))

    def _say(self, line: Line, *messages: ToServer) -> None:
        for message in messages:
            line.send(message)
            self._server.run()

    def note(self, line: Line) -> None:
        """Somebody writes something into the notebook, for nobody else to read."""
        self._say(line, *(Mark(key, "A") for key in self._notes))

    def try_everything(self, ears: Ears, line: Line, eyes: int, place: int) -> None:
        """Every kind of message, an undo out of turn, a second device, and every address there is."""
        key = self._notes[place % len(self._notes)]
        assert line.position
        speeds = ("slow", "normal", "fast", "normal")
        self._say(
            line, Say(f"{place}"), Mark(key, f"{place % 10}"), Mark("nowhere", "x"), SitIn(0, "random"),
            SitIn(1, "random"), TakeBack(line.position.n + 1), SetSpeed(speeds[place % 4]),  # type: ignore[arg-type]
            Ping(), Viewed(line.position.n), Consent(line.position.n, False), Back(), Propose([]),
            Reply(f"instead-{place:04}", line.position.n, -1, instead=True),
        )  # fmt: skip
        self._come_again(ears, line, eyes)
        self._ask_around(ears)

    def _come_again(self, ears: Ears, line: Line, eyes: int) -> None:
        """On another device: as somebody new, knowing nearly everything, and with somebody else's eyes."""
        where = "onlook=true" if eyes == ONLOOKER else f"seat={eyes}"
        for query in (where, f"{where}&since={max(0, line.told - 3)}", "seat=1&onlook=true", "seat=0"):
            self._server.leave(self._server.connect(ears, query, f"{TABLE}/socket?{query}"))

    def _ask_around(self, ears: Ears) -> None:
        ask = self._server.ask
        self.look_into_the_lobby(ears)
        for path in ("record", "qr.svg"):
            ask(ears, "GET", f"{TABLE}/{path}")
        for seat in (0, 1):
            ask(ears, "POST", f"{TABLE}/keys/{seat}")
        ask(ears, "POST", f"{TABLE}/join", Join("Zoe", 1))
        ask(ears, "POST", f"{TABLE}/claim", Claim("no-key-of-anybody"))
        ask(ears, "POST", f"{TABLE}/start")
        ask(ears, "POST", f"{TABLE}/rematch")
        ask(ears, "PATCH", TABLE, TableChange(open_hands=True))

    def look_into_the_lobby(self, ears: Ears) -> None:
        """What anybody may ask."""
        for path in LOBBY:
            self._server.ask(ears, "GET", path)
