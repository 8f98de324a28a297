"""A table's log, and the match it makes: the log is the truth, and the match can always be made from it."""

from bisect import bisect_right
from collections.abc import Sequence

from wagonlit.core.ask import Ask
from wagonlit.core.ending import hindsight
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game, Insight
from wagonlit.core.match import Match
from wagonlit.core.spotlight import spotlight_seconds
from wagonlit.table.store.rows import ANSWER, UNDO, Entry, TableRow


class History:
    """What was answered, what of it still stands, what is being asked, and since when."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry]) -> None:
        self.game = game
        self.row = row
        self.entries = list(entries)
        self.begun = entries[0].at if entries else row.moved  # roughly: the first entry came a little later
        self.by_key = {entry.key: entry for entry in entries if entry.key}
        self._replay()

    def _replay(self) -> None:
        """Make the match from the log. Chance answers as it did then, whatever the dealer would do now."""
        self.standing: list[Entry] = []  # answers that were not taken back
        self.epoch = 0  # the entry that last took something back
        self.untouched: int | None = None  # how many answers no undo has ever reached; None: all
        for entry in self.entries:
            if entry.kind == UNDO:
                self._drop_answers(entry)
            else:
                self.standing.append(entry)
        chance = [*self.row.chance, *(drawn for entry in self.standing for drawn in entry.chance)]
        self.match = Match(
            self.game,
            self.row.options,
            self.row.deals_from,
            chance=chance,
            views_for=all_eyes(len(self.row.seats)),
        )
        self.told_after = [self.told_count]  # how much was told after each standing answer
        self.viewing_seconds: dict[int, float] = {}  # by entry: how long people look at what it showed
        self.questions: dict[int, Ask] = {}
        self._hindsight: dict[int, list[Insight]] = {}  # by seat
        self._put_questions(self.epoch)
        for entry in self.standing:
            self.match.answer(entry.choice, entry.seat)
            self._follow_up(entry)

    def _drop_answers(self, undo: Entry) -> None:
        """An undo drops the seat's last answer, and everything after it."""
        place = self._last_answer_of(undo.seat)
        del self.standing[place:]
        self.epoch = undo.n
        self.untouched = place if self.untouched is None else min(place, self.untouched)

    def _last_answer_of(self, seat: int) -> int:
        return max((place for place, one in enumerate(self.standing) if one.seat == seat), default=0)

    def _follow_up(self, entry: Entry) -> None:
        """The match has taken this answer: note what it showed, and what is asked now."""
        if seconds := self._looking(self.told_after[-1]):
            self.viewing_seconds[entry.n] = seconds
        self.told_after.append(self.told_count)
        # What was asked before something was taken back counts as asked again since then.
        self._put_questions(max(entry.n, self.epoch), entry.seat if entry.n > self.epoch else None)

    def _looking(self, since: int) -> float:
        """How long people look at what was told since then: at what each is shown, then at what all see."""
        told = self.match.told
        passing = self.game.viewing_seconds(self.match.options, told[ONLOOKER][since:])
        people = [seat.seat for seat in self.row.seats if seat.holder]
        return spotlight_seconds(self.game, told, since, people) + passing

    def _put_questions(self, since: int, by: int | None = None) -> None:
        """A question keeps the position at which it was first put, although others answer meanwhile."""
        before, self.questions = self.questions, {}
        for seat in self.match.waiting:
            ask = self.match.ask_of(seat).put_at(since)
            old = before.get(seat)
            same = by not in (None, seat) and old is not None and old.put_at(since) == ask
            self.questions[seat] = old if same and old is not None else ask

    # Where it stands

    @property
    def n(self) -> int:
        """How long the log is."""
        return len(self.entries)

    @property
    def told_count(self) -> int:
        """How many events were told; everybody is told of each, though not the same."""
        return len(self.match.told[ONLOOKER])

    def told_until(self, n: int) -> int:
        """How much of what still stands was told by the first `n` entries of the log."""
        return self.told_after[bisect_right(self.standing, n, key=lambda entry: entry.n)]

    def shows_fleeting(self, since: int, until: int) -> bool:
        """Has any entry after `since`, up to `until`, shown something that must be remembered?"""
        told = self.match.told[ONLOOKER][self.told_until(since) : self.told_until(until)]
        return any(one.event in self.game.fleeting for one in told)

    def unchanged(self, since: int) -> int:
        """How much still holds of the first `since` events, for somebody who was told them at any time."""
        if self.untouched is None:
            return min(since, self.told_count)
        return min(since, self.told_after[min(self.untouched, len(self.standing))])

    def asked_at(self, ask: Ask) -> str:
        """The moment at which this was asked; every process that reads the log finds the same."""
        return self.entries[ask.at - 1].at if ask.at else self.begun

    def has_answered(self, seat: int) -> bool:
        """Is there anything this seat could take back?"""
        return any(entry.seat == seat for entry in self.standing)

    def answered_last(self, seat: int) -> bool:
        """Has neither chance nor anybody else answered since this seat did?"""
        answers = self.match.answers
        return bool(answers) and answers[-1].seat == seat

    def hindsight(self, seat: int) -> list[Insight]:
        """What this seat could have known; worked out when somebody looks, since most seats are bots'."""
        if self.match.over and seat not in self._hindsight:
            self._hindsight[seat] = hindsight(self.match, seat)
        return self._hindsight.get(seat, [])

    # Going on

    def attempt(self, seat: int, choice: int | str | list[int], key: str, at: str) -> Entry:
        """The entry for this answer, played on the match; BadAnswer if it is not possible.

        Nobody may be told of it before it is stored; then `keep` it, or else `revert`.
        """
        before = len(self.match.answers) + 1
        self.match.answer(choice, seat)
        chance = [int(answer.choice) for answer in self.match.answers[before:] if answer.seat == CHANCE]
        return Entry(self.n + 1, ANSWER, seat, choice, key, chance, at)

    def keep(self, entry: Entry) -> None:
        """What was attempted is stored."""
        self.entries.append(entry)
        self.by_key[entry.key] = entry
        self.standing.append(entry)
        self._follow_up(entry)

    def revert(self) -> None:
        """What was attempted is not in the log: go back to where the log stands."""
        self._replay()

    def undo(self, seat: int, at: str) -> Entry:
        """The entry that takes back this seat's last answer, and everything after it."""
        return Entry(self.n + 1, UNDO, seat, at=at)

    def extend(self, entries: Sequence[Entry]) -> None:
        """Take over entries that are in the store already."""
        for entry in entries:
            if not self._plays_on(entry):
                self.entries += entries[entries.index(entry) :]
                self.by_key.update((one.key, one) for one in entries if one.key)
                self._replay()
                return
            self.keep(entry)

    def _plays_on(self, entry: Entry) -> bool:
        """Can this entry simply be played? Not if it takes something back, or if chance drew otherwise."""
        if entry.kind == UNDO:
            return False
        return self.attempt(entry.seat, entry.choice, entry.key, entry.at).chance == entry.chance


def all_eyes(seats: int) -> list[int]:
    """Everybody who sees something: each seat, and onlookers."""
    return [*range(seats), ONLOOKER]
