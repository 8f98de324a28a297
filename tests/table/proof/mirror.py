"""The same game, never interrupted: a match played from the seed by what the log says, and compared."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tests.table.proof.traveller import Traveller
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.match import Match
from wagonlit.games import find
from wagonlit.table.room.log import is_by
from wagonlit.table.store.rows import BY_CLOCK, CHANGE, UNDO, Entry, TableRow

ToldToEach = dict[int, list[Told]]


class Mirror:
    """A table's log, played again; what everybody must have been told at each length of it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find(row.game)
        self.log: list[Entry] = []
        self.n = 0  # how long the log is, as everybody may count it: without changes
        self.kept: dict[str, tuple[int, Entry]] = {}  # by key: where it stands there
        self._standing: list[Entry] = []
        self.match = self._fresh()
        assert [answer.choice for answer in self.match.answers] == row.chance
        # At each length; several where a sealed answer was changed then: its seat may not have heard of it.
        self.told_at: list[list[ToldToEach]] = [[self._told()]]

    def _fresh(self) -> Match:
        eyes = [*range(len(self.row.seats)), ONLOOKER]
        return Match(self.game, self.row.options, self.row.deals_from, views_for=eyes)

    def _told(self) -> ToldToEach:
        return {eyes: list(told) for eyes, told in self.match.told.items()}

    def read(self, entries: Sequence[Entry]) -> None:
        """Play on by what was stored since."""
        for entry in entries:
            assert entry.n == len(self.log) + 1, "the log has a gap"
            self.log.append(entry)
            if entry.kind == CHANGE:
                self._change(entry)
                continue
            self.n += 1
            self.kept[entry.key] = self.n, entry
            if entry.kind == UNDO:
                self._replay(self._standing[: self._last_of(entry.seat)])
            else:
                self._answer(entry)
                self._standing.append(entry)
            self.told_at.append([self._told()])
        keys = [entry.key for entry in self.log if entry.key]
        assert len(keys) == len(set(keys)), "an answer counts twice"

    def _answer(self, entry: Entry) -> None:
        before = len(self.match.answers) + 1
        self.match.answer(entry.choice, entry.seat, by_clock=True)
        drawn = [answer.choice for answer in self.match.answers[before:]]
        assert drawn == entry.chance, "chance drew something else because of the interruption"

    def _last_of(self, seat: int) -> int:
        return max(place for place, entry in enumerate(self._standing) if is_by(entry, seat))

    def _replay(self, standing: Sequence[Entry]) -> None:
        self.match, self._standing = self._fresh(), list(standing)
        for entry in standing:
            self._answer(entry)

    def _change(self, entry: Entry) -> None:
        """A sealed answer, changed in its place: to nobody else does it make a difference."""
        place, before = self._last_of(entry.seat), self._told()
        changed = replace(self._standing[place], choice=entry.choice)
        self.kept[entry.key] = self.kept[changed.key][0], entry
        self._replay([*self._standing[:place], changed, *self._standing[place + 1 :]])
        after = self._told()
        assert all(before[eyes] == after[eyes] for eyes in after if eyes != entry.seat), "others can tell"
        self.told_at[-1].append(after)

    # What the clients say

    def check(self, traveller: Traveller) -> None:
        """It was told all that is stored and nothing else, and what it was promised is there."""
        assert traveller.n <= self.n, "somebody was told what is not stored"
        # Before its first snapshot a client knows nothing, not even what was dealt.
        stored = [told[traveller.eyes] for told in self.told_at[traveller.n]] if traveller.position else [[]]
        faults = [self._first_fault(traveller.told, told) for told in stored]
        assert not all(faults), faults
        for id, (n, reply) in traveller.accepted.items():
            assert id in self.kept, "an acknowledged answer is lost"
            stands, entry = self.kept[id]
            assert (stands, entry.seat, entry.choice) == (n, traveller.seat, reply.choice)
        self._check_sent(traveller)

    def _check_sent(self, traveller: Traveller) -> None:
        """Whatever is in the log was said: acknowledged, or not yet."""
        sent = {*traveller.accepted, *([traveller.pending.id] if traveller.pending else [])}
        own = [entry.key for entry in self.log if is_by(entry, traveller.seat) and entry.key]
        stored = {key for key in own if not key.startswith(BY_CLOCK)}
        assert traveller.asleep or stored <= sent, "an answer is stored that was refused, or never given"

    def _first_fault(self, heard: Sequence[Told], told: Sequence[Told]) -> str:
        if len(heard) != len(told):
            return f"{len(heard)} events instead of {len(told)}"
        pairs = enumerate(zip(heard, told))
        return next(
            (f"{at}: {one} is not {real}" for at, (one, real) in pairs if not self._same(one, real)), ""
        )

    def _same(self, kept: Told, real: Told) -> bool:
        """What is fleeting is not told again to somebody who comes late."""
        if kept.event == "":
            return real.event in self.game.fleeting
        return kept == real or msgspec.json.encode(kept) == msgspec.json.encode(real)
