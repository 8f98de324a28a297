"""A game is played in one world, by people, bots and the clock; the curious among them try everything."""

from collections import Counter

from tests.table.twins.cast import CODE, NAMES, Cast, token, watchers
from tests.table.twins.curiosity import Curiosity
from tests.table.twins.lines import Ears, Line
from tests.table.twins.pair import Pair
from tests.table.twins.still_server import StillServer
from wagonlit.core.event import ONLOOKER
from wagonlit.core.record import Answer
from wagonlit.table.wire.messages import Accepted, Consent, Reply, SetSpeed, SitIn, TakeBack

NOSY = 6  # one answer in this many is followed by all that somebody curious may try
LONGEST = 400.0  # seconds until anything must have happened: more than any clock gives
PONDERED = 0.5  # seconds in which the undo judge and the forecaster come to their conclusions


class BrokenOff(Exception):
    """The game cannot go on as the script says."""


class Performance:
    """One world, from the first answer to the end of its script."""

    def __init__(self, server: StillServer, pair: Pair, side: int, cast: Cast) -> None:
        self.server = server
        self.pair = pair
        self.world = pair.worlds[side]
        self.writes = side == 1  # somebody into their own notebook, which is nobody else's business
        self.cast = cast
        self.people = {
            seat: Ears(token(NAMES[seat]))
            for seat in range(pair.run.game.seats(pair.run.options))
            if seat not in cast.bots
        }
        self.people[ONLOOKER] = Ears(token("Otto"))
        self.visitor = Ears(token("Zoe"))  # has only heard of the lobby
        self.stranger = Ears("")  # is not even known
        self.lines: dict[int, Line] = {}
        self.broken_off = ""
        self._watchers = watchers(pair, cast)
        self._curiosity = Curiosity(server, pair.run.game)

    def play(self) -> None:
        """All of it."""
        for eyes, ears in self.people.items():
            where = "onlook=true" if eyes == ONLOOKER else f"seat={eyes}"
            self.lines[eyes] = self.server.connect(ears, "line", f"/api/tables/{CODE}/socket?{where}")
        for eyes in self._watchers:
            self.lines[eyes].send(SetSpeed("slow"))  # all wait while they look at something
        self.server.run()
        try:
            while (place := self._following()) is not None:
                self._perform(place)
        except BrokenOff as fault:
            self.broken_off = str(fault)
        self._look_around(0)
        self.server.rest(PONDERED)

    def _following(self) -> int | None:
        """The place of the next answer that was not given yet."""
        given = Counter(self.server.standing)
        for place, answer in enumerate(self.world.answers):
            given[answer.seat] -= 1
            if given[answer.seat] < 0:
                return place
        return None

    def _perform(self, place: int) -> None:
        answer = self.world.answers[place]
        for eyes in self._watchers:
            self._curiosity.meddle(self.lines[eyes], place)
        if place == self.cast.leaves:
            self._leave(answer.seat)
        away = answer.seat in self.cast.bots or answer.seat not in self.lines
        if place in self.world.by_room or away or place in self.cast.late:
            self._await(answer.seat)
        else:
            self._answer(place, answer)
        if place % 3 == 1:
            self.server.rest(PONDERED)
        if place % NOSY == NOSY - 1:
            self._look_around(place)

    def _await(self, seat: int) -> None:
        """Let time go on until this seat has answered."""
        given, until = Counter(self.server.standing)[seat], self.server.moment + LONGEST
        while Counter(self.server.standing)[seat] == given:
            if self.server.moment >= until:
                raise BrokenOff(f"seat {seat} does not answer")
            self.server.run(until - self.server.moment)

    def _answer(self, place: int, answer: Answer) -> None:
        first = self.world.first_thoughts.get(place)
        self._reply(answer.seat, f"answer-{place:04}", answer.choice if first is None else first)
        if place in self.pair.wavering:
            self.server.rest(PONDERED)  # whether they think better of it or not
        if first is not None:
            self._reply(answer.seat, f"better-{place:04}", answer.choice, instead=True)
        if place % 2 == 1 if answer.seat == self._watchers[0] else self._regrets(place):
            self._regret(place, answer)

    def _reply(self, seat: int, id: str, choice: int | str, instead: bool = False) -> None:
        line = self.lines[seat]
        assert line.position
        laid = line.position.laid
        ask = laid.ask if instead and laid else line.position.ask
        if ask is None:
            raise BrokenOff(f"seat {seat} is not asked")
        line.send(Reply(id, ask.at, choice, instead))
        self.server.run()
        until = self.server.moment + LONGEST
        while id not in line.outcomes and self.server.moment < until:
            self.server.run(until - self.server.moment)
        outcome = line.outcomes.get(id)
        if not isinstance(outcome, Accepted):
            raise BrokenOff(f"seat {seat}: {outcome}")

    def _regrets(self, place: int) -> bool:
        """Does somebody regret this answer who is watched? Then all learn whether it is taken back freely."""
        given = not any(place in world.by_room for world in self.pair.worlds)
        return given and place % 4 == 2 and place not in self.pair.wavering

    def _regret(self, place: int, answer: Answer) -> None:
        """Somebody takes an answer back, or would like to; then it is given again, or stands."""
        line = self.lines[answer.seat]
        assert line.position
        n = line.position.n
        line.send(TakeBack(n))
        self.server.run()
        needed = line.position.undo.needed if line.position.n == n else []
        agreed = place % 4 == 1 and all(seat in self.lines for seat in needed)
        for seat in needed if agreed else [answer.seat] if needed else []:
            self.lines[seat].send(Consent(n, agreed))
            self.server.run()
        if line.position.n > n:
            self._reply(answer.seat, f"again-{place:04}", answer.choice)

    def _leave(self, seat: int) -> None:
        """Somebody goes for good, and the host lets a bot sit in."""
        self.server.ask(self.people[seat], "POST", f"/api/tables/{CODE}/leave")
        self.server.leave(self.lines.pop(seat))
        self.lines[self.cast.host].send(SitIn(seat, "random"))
        self.server.run()

    def _look_around(self, place: int) -> None:
        writers = [seat for seat in self.lines if seat not in self._watchers] if self.writes else []
        for seat in writers[:1]:
            self._curiosity.note(self.lines[seat])
        for eyes in self._watchers:
            self._curiosity.try_everything(self.people[eyes], self.lines[eyes], eyes, place)
        for ears in (self.visitor, self.stranger):
            self._curiosity.look_into_the_lobby(ears)
