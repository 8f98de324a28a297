"""A table's log, and the match it makes: the log is the truth, the match can always be made from it."""

from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.core.ask import Ask
from wagonlit.core.event import WATCHER
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.table.store.rows import ANSWER, UNDO, Entry, TableRow


class History:
    """What was answered, what of it still stands, and what is asked since when."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry]) -> None:
        self.game = game
        self.row = row
        self.entries = list(entries)
        self.begun = entries[0].at if entries else row.moved  # or a little later
        self.said = {entry.key: entry for entry in entries if entry.key}
        self._fold()

    def _fold(self) -> None:
        """The match from the log. Chance answers as it did, whatever the dealer would do now."""
        self.standing: list[Entry] = []
        self.epoch = 0  # when something was last taken back
        self.untouched: int | None = None  # how many answers no undo has ever reached; None: all
        for entry in self.entries:
            if entry.kind == UNDO:
                self._cut(entry)
            else:
                self.standing.append(entry)
        chance = [*self.row.chance, *(drawn for entry in self.standing for drawn in entry.chance)]
        self.match = Match(
            self.game, self.row.options, self.row.seed, chance=chance, watch=eyes_at(len(self.row.seats))
        )
        self.lengths = [self.heard]
        self.watched: dict[int, float] = {}  # by entry: how long people watch what it told them
        self.questions: dict[int, Ask] = {}
        self._ask(self.epoch)
        for entry in self.standing:
            self.match.answer(entry.seat, entry.choice)
            self._stood(entry)

    def _cut(self, entry: Entry) -> None:
        """An undo drops the seat's last answer, and everything after it."""
        place = self._last_of(entry.seat)
        del self.standing[place:]
        self.epoch = entry.n
        self.untouched = place if self.untouched is None else min(place, self.untouched)

    def _last_of(self, seat: int) -> int:
        return max((place for place, one in enumerate(self.standing) if one.seat == seat), default=0)

    def _stood(self, entry: Entry) -> None:
        seconds = self.game.watched(self.match.options, self.match.told[WATCHER][self.lengths[-1] :])
        if seconds:
            self.watched[entry.n] = seconds
        self.lengths.append(self.heard)
        # Whatever was asked before something was taken back is asked anew since then.
        self._ask(max(entry.n, self.epoch), entry.seat if entry.n > self.epoch else None)

    def _ask(self, since: int, by: int | None = None) -> None:
        """A question stands since it was first put: others may answer theirs meanwhile."""
        before, self.questions = self.questions, {}
        for seat in self.match.waiting:
            ask = replace(self.match.ask(seat), at=since)
            old = before.get(seat)
            same = by not in (None, seat) and old is not None and replace(old, at=since) == ask
            self.questions[seat] = old if same and old is not None else ask

    # Where it stands

    @property
    def n(self) -> int:
        """How long the log is."""
        return len(self.entries)

    @property
    def heard(self) -> int:
        """How many things everybody was told: each pair of eyes is told of each event."""
        return len(self.match.told[WATCHER])

    @property
    def latest(self) -> int:
        """From where on what was told belongs to the latest move."""
        if self.entries and self.entries[-1].kind == UNDO:
            return self.heard
        return self.lengths[-2] if len(self.lengths) > 1 else 0

    def unchanged(self, since: int) -> int:
        """Up to where somebody who was told so many things, at any time, has what is still so."""
        if self.untouched is None:
            return min(since, self.heard)
        return min(since, self.lengths[min(self.untouched, len(self.standing))])

    def since(self, ask: Ask) -> str:
        """When this was asked; every process that reads the log finds the same."""
        return self.entries[ask.at - 1].at if ask.at else self.begun

    def has_answered(self, seat: int) -> bool:
        """Is there anything this seat could take back?"""
        return any(entry.seat == seat for entry in self.standing)

    def answered_last(self, seat: int) -> bool:
        """Has neither chance nor anybody else answered since this seat did?"""
        answers = self.match.answers
        return bool(answers) and answers[-1].seat == seat

    # Going on

    def tried(self, seat: int, choice: int | str, key: str, at: str) -> Entry:
        """The entry for this answer, tried on the match; BadAnswer if it is not possible.

        Until it is stored it must be told to nobody; then `keep` it, or `forget` it.
        """
        before = len(self.match.answers) + 1
        self.match.answer(seat, choice)
        chance = [int(answer.choice) for answer in self.match.answers[before:] if answer.seat == CHANCE]
        return Entry(self.n + 1, ANSWER, seat, choice, key, chance, at)

    def keep(self, entry: Entry) -> None:
        """It is stored."""
        self.entries.append(entry)
        self.said[entry.key] = entry
        self.standing.append(entry)
        self._stood(entry)

    def forget(self) -> None:
        """What was tried is not in the log: back to where the log stands."""
        self._fold()

    def undo(self, seat: int, at: str) -> Entry:
        """The entry that takes this seat's last answer back, and all after it."""
        return Entry(self.n + 1, UNDO, seat, at=at)

    def read(self, entries: Sequence[Entry]) -> None:
        """Entries that somebody else has stored."""
        for entry in entries:
            if not self._goes_on(entry):
                self.entries += entries[entries.index(entry) :]
                self.said.update((one.key, one) for one in entries if one.key)
                self._fold()
                return
            self.keep(entry)

    def _goes_on(self, entry: Entry) -> bool:
        """Can this entry simply be played? Not if something is taken back, or chance drew otherwise."""
        if entry.kind == UNDO:
            return False
        return self.tried(entry.seat, entry.choice, entry.key, entry.at).chance == entry.chance


def eyes_at(seats: int) -> list[int]:
    """Everybody who sees something: each seat, and those who look on."""
    return [*range(seats), WATCHER]
