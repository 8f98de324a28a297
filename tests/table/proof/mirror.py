"""The same game, never interrupted: a match played from the seed by what the log says, and compared."""

from collections.abc import Sequence

import msgspec

from tests.table.proof.traveller import Traveller
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.match import Match
from wagonlit.games import find
from wagonlit.table.store.rows import UNDO, Entry, TableRow

ToldToEach = dict[int, list[Told]]


class Mirror:
    """A table's log, played again; what everybody must have been told at each length of it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find(row.game)
        self.log: list[Entry] = []
        self._standing: list[Entry] = []
        self.match = self._fresh()
        assert [answer.choice for answer in self.match.answers] == row.chance
        self.told_at: list[ToldToEach] = [self._told()]

    def _fresh(self) -> Match:
        eyes = [*range(len(self.row.seats)), ONLOOKER]
        return Match(self.game, self.row.options, self.row.deals_from, views_for=eyes)

    def _told(self) -> ToldToEach:
        return {eyes: list(told) for eyes, told in self.match.told.items()}

    @property
    def n(self) -> int:
        """How long the log is."""
        return len(self.log)

    def read(self, entries: Sequence[Entry]) -> None:
        """Play on by what was stored since."""
        for entry in entries:
            assert entry.n == self.n + 1, "the log has a gap"
            self.log.append(entry)
            if entry.kind == UNDO:
                self._take_back(entry.seat)
            else:
                self._answer(entry)
                self._standing.append(entry)
            self.told_at.append(self._told())
        keys = [entry.key for entry in self.log if entry.key]
        assert len(keys) == len(set(keys)), "an answer counts twice"

    def _answer(self, entry: Entry) -> None:
        before = len(self.match.answers) + 1
        self.match.answer(entry.choice, entry.seat)
        drawn = [answer.choice for answer in self.match.answers[before:]]
        assert drawn == entry.chance, "chance drew something else because of the interruption"

    def _take_back(self, seat: int) -> None:
        places = [place for place, entry in enumerate(self._standing) if entry.seat == seat]
        del self._standing[places[-1] :]
        self.match = self._fresh()
        for entry in self._standing:
            self._answer(entry)

    # What the clients say

    def check(self, traveller: Traveller) -> None:
        """It was told all that is stored and nothing else, and what it was promised is there."""
        assert traveller.n <= self.n, "somebody was told what is not stored"
        # Before its first snapshot a client knows nothing, not even what was dealt.
        told = self.told_at[traveller.n][traveller.eyes] if traveller.position else []
        for place, (kept, real) in enumerate(zip(traveller.told, told, strict=True)):
            assert self._same(kept, real), f"{place}: {kept} is not {real}"
        for id, (n, reply) in traveller.accepted.items():
            assert n <= self.n, "an acknowledged answer is lost"
            entry = self.log[n - 1]
            assert (entry.key, entry.seat, entry.choice) == (id, traveller.seat, reply.choice)
        self._check_sent(traveller)

    def _check_sent(self, traveller: Traveller) -> None:
        """Whatever is in the log was said: acknowledged, or not yet."""
        sent = {*traveller.accepted, *([traveller.pending.id] if traveller.pending else [])}
        stored = {entry.key for entry in self.log if entry.seat == traveller.seat and entry.key}
        assert traveller.asleep or stored <= sent, "an answer is stored that was refused, or never given"

    def _same(self, kept: Told, real: Told) -> bool:
        """What is fleeting is not told again to somebody who comes late."""
        if kept.event == "":
            return real.event in self.game.fleeting
        return kept == real or msgspec.json.encode(kept) == msgspec.json.encode(real)
