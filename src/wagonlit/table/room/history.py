"""A table's log, and the match it makes: the log is the truth, and the match can always be made from it."""

from collections.abc import Sequence
from typing import Literal

from wagonlit.core.ask import Ask
from wagonlit.core.discretion import asks_discreetly, is_window
from wagonlit.core.ending import hindsight
from wagonlit.core.event import ONLOOKER, OPEN
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game, Insight
from wagonlit.core.match import Match
from wagonlit.core.record import Given
from wagonlit.core.sight import all_eyes, sight
from wagonlit.core.spotlight import spotlight_seconds
from wagonlit.table.room.laid import LaidAnswers
from wagonlit.table.room.log import Log, is_by
from wagonlit.table.room.notebooks import Notebooks
from wagonlit.table.room.seating import seats_of
from wagonlit.table.store.rows import AGREED, ANSWER, BY_BOT, BY_CLOCK, BY_ROOM, CHANGE, UNDO, Entry, TableRow

Choice = int | str | list[int]


class History(Log):
    """What was answered, what of it still stands, what is being asked, and since when."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry]) -> None:
        super().__init__(entries)
        self.game = game
        self.row = row
        self.begun = entries[0].at if entries else row.moved  # roughly: the first entry came a little later
        self.notebooks = Notebooks(game)
        self._replay()

    def _replay(self) -> None:
        """Make the match from the log. Chance answers as it did then, whatever the dealer would do now."""
        self._read_log()
        chance = [*self.row.chance, *(drawn for entry in self.standing for drawn in entry.chance)]
        self.match = Match(
            self.game,
            self.row.options,
            self.row.deals_from,
            chance=chance,
            views_for=all_eyes(self.game, self.game.options(self.row.options)),
        )
        self.told_after = [self.told_count]  # how much was told after each standing answer
        self.viewing_seconds: dict[int, float] = {}  # by entry: how long people look at what it showed
        self.questions: dict[int, Ask] = {}
        self.may: dict[int, Ask] = {}  # what those may still answer for whom nobody waits
        self.last_final = -1  # the place of the last answer that cannot be taken back
        self._opened: set[int] = set()  # seats that see every secret
        self._last_choice: dict[int, int] = {}  # by seat: the place of the last answer that it chose
        self.laid = LaidAnswers()
        self.unnamed: set[int] = set()  # entries of which nobody may know whose they are
        self._hindsight: dict[int, list[Insight]] = {}  # by seat
        self._put_questions(self.epoch)
        for place, entry in enumerate(self.standing):
            self.match.answer(entry.choice, entry.seat, by_clock=True)  # whoever gave it, it was taken
            self._follow_up(entry, place)

    def _follow_up(self, entry: Entry, place: int) -> None:
        """The match has taken this answer: note what it showed, and what is asked now."""
        ask = self.open_to(entry.seat)
        assert ask is not None, "the match has taken it"
        if self.hides_names:
            self.unnamed.add(entry.n)
        if ask.final or self._eyes_opened():
            self.last_final = place
        if is_by(entry, entry.seat):
            self._last_choice[entry.seat] = place
        self.laid.note(entry, place, ask, self.questions, self.match.waiting, self.match.agenda)
        if seconds := self._looking(self.told_after[-1]):
            self.viewing_seconds[entry.n] = seconds
        self.told_after.append(self.told_count)
        # What was asked before something was taken back counts as asked again since then.
        self._put_questions(max(entry.n, self.epoch), entry.seat if entry.n > self.epoch else None)

    def _eyes_opened(self) -> bool:
        """Has somebody just come to see every secret? Who knows them all cannot come back into the game."""
        if OPEN not in self.match.told:
            return False
        before, row = self._opened, self.row
        held = {seat.seat: seats_of(row, seat.holder) for seat in row.seats if seat.holder}
        self._opened = {seat for seat, own in held.items() if sight(self.match, seat, own) >= OPEN}
        return not self._opened <= before

    def _looking(self, since: int) -> float:
        """How long people look at what was told since then: at what each is shown, then at what all see."""
        told = self.match.told
        passing = self.game.viewing_seconds(self.match.options, told[ONLOOKER][since:])
        people = [seat.seat for seat in self.row.seats if seat.holder]
        return spotlight_seconds(self.game, told, since, people) + passing

    def _put_questions(self, since: int, by: int | None = None) -> None:
        """A question keeps the position at which it was first put, although others answer meanwhile."""
        self.discreet, self.window = asks_discreetly(self.match), is_window(self.match)
        questions = {seat: self._put(seat, since, by) for seat in self.match.waiting}
        self.may = {seat: self._put(seat, since, by) for seat in self.match.may}
        self.questions = questions

    def _put(self, seat: int, since: int, by: int | None) -> Ask:
        ask, old = self.match.ask_of(seat, since), self.open_to(seat)
        stands = by not in (None, seat) and old is not None and old.put_at(since) == ask
        return old if stands and old is not None else ask

    # Where it stands

    def open_to(self, seat: int) -> Ask | None:
        """What this seat is asked, or may still answer though nobody waits for it."""
        return self.questions.get(seat) or self.may.get(seat)

    @property
    def hides_names(self) -> bool:
        """Must nobody learn for whom the table waits, nor who has answered?"""
        return self.discreet or self.window

    @property
    def told_count(self) -> int:
        """How many events were told; everybody is told of each, though not the same."""
        return len(self.match.told[ONLOOKER])

    def told_until(self, n: int) -> int:
        """How much of what still stands was told by the first `n` entries of the log."""
        place = len(self.standing)
        while place and self.standing[place - 1].n > n:  # mostly it is the last or the one before
            place -= 1
        return self.told_after[place]

    def shows_fleeting(self, since: int, until: int) -> bool:
        """Has any entry after `since`, up to `until`, shown something that must be remembered?"""
        if not self.game.fleeting:
            return False
        told = self.match.told[ONLOOKER][self.told_until(since) : self.told_until(until)]
        return any(one.event in self.game.fleeting for one in told)

    def unchanged(self, since: int, eyes: int) -> int:
        """How much still holds of the first `since` events, for eyes that were told them at any time."""
        last = len(self.standing)
        untouched = min(last, last if self.untouched is None else self.untouched)
        altered = self.unaltered if eyes >= OPEN else {eyes: self.unaltered.get(eyes, last)}
        return min(since, self.told_after[min(untouched, *altered.values(), last)])

    def asked_at(self, ask: Ask) -> str:
        """The moment at which this was asked; every process that reads the log finds the same."""
        n = self.asked_since.get(ask.at, ask.at)
        return self.entries[n - 1].at if n else self.begun

    def can_take_back(self, seat: int) -> bool:
        """Is there anything this seat could take back? Nothing final goes with it, whoever answered that."""
        return self._last_choice.get(seat, -1) > self.last_final and not self.is_worn

    def answered_last(self, seat: int) -> bool:
        """Has neither chance nor anybody else, not even the clock, answered since this seat did?"""
        last = self.standing[-1] if self.standing else None
        if last is None or not is_by(last, seat) or last.key.startswith(BY_CLOCK):
            return False
        return self.match.answers[-1].seat == seat

    def given(self) -> list[Given]:
        """Who gave each answer that stands, and when; a form that was handed in as a whole is several."""
        return [
            Given(self._giver(entry), entry.at)
            for entry in self.standing
            for _ in (entry.choice if isinstance(entry.choice, list) else [0])
        ]

    def _giver(self, entry: Entry) -> Literal["person", "bot", "clock", "room"]:
        if entry.key.startswith(BY_CLOCK):
            return "clock"
        if entry.key.startswith(BY_ROOM):
            return "room"
        # Older versions did not say which answers are a bot's.
        bot = entry.key.startswith(BY_BOT) or self.row.seats[entry.seat].kind == "bot"
        return "bot" if bot else "person"

    def hindsight(self, seat: int) -> list[Insight]:
        """What this seat could have known; worked out when somebody looks, since most seats are bots'."""
        if self.match.over and seat not in self._hindsight:
            self._hindsight[seat] = hindsight(self.match, seat)
        return self._hindsight.get(seat, [])

    # Going on

    def attempt(self, seat: int, choice: Choice, key: str, at: str, by_clock: bool = False) -> Entry:
        """The log's entry for this answer, played on the match; BadAnswer if it is not possible.

        Nobody may be told of it before it is stored; then `keep` it, or else `revert`.
        """
        before = len(self.match.answers) + 1
        self.match.answer(choice, seat, by_clock=by_clock)
        chance = [int(answer.choice) for answer in self.match.answers[before:] if answer.seat == CHANCE]
        return Entry(len(self.log) + 1, ANSWER, seat, choice, key, chance, at)

    def keep(self, entry: Entry) -> None:
        """What was attempted is stored."""
        self.log.append(entry)
        if entry.kind == CHANGE:
            self._forget_notebooks([entry])
            return  # it has its place already
        self.standing.append(self._count(entry))
        self._follow_up(self.standing[-1], len(self.standing) - 1)

    def attempt_change(self, seat: int, choice: Choice, key: str) -> Entry:
        """The same for this choice instead of the one that lies sealed.

        It bears the time of the last entry, since nobody may learn when it was changed.
        """
        entry = Entry(len(self.log) + 1, CHANGE, seat, choice, key, [], self.entries[-1].at)
        self.log.append(entry)
        try:
            self._replay()
        finally:
            self.log.pop()
        return entry

    def revert(self) -> None:
        """What was attempted is not in the log: go back to where the log stands."""
        self._replay()

    def undo(self, seat: int, at: str, agreed: bool) -> Entry:
        """The entry that takes back this seat's last answer, and everything after it."""
        return Entry(len(self.log) + 1, UNDO, seat, AGREED if agreed else 0, at=at)

    def extend(self, entries: Sequence[Entry]) -> None:
        """Take over entries that are in the store already."""
        for entry in entries:
            if not self._plays_on(entry):
                rest = entries[entries.index(entry) :]
                self.log += rest
                self._replay()
                self._forget_notebooks(rest)
                return
            self.keep(entry)

    def _forget_notebooks(self, entries: Sequence[Entry]) -> None:
        """What was taken back changes them for all, and a sealed answer for those alone who may know it.

        Where a match is merely made again, they stay as they are: one that came without need would tell
        others that somebody had second thoughts, or answered what was refused.
        """
        undone = any(entry.kind == UNDO for entry in entries)
        changed = {entry.seat for entry in entries if entry.kind == CHANGE}
        self.notebooks.forget(lambda eyes: undone or eyes in changed or eyes >= OPEN)

    def _plays_on(self, entry: Entry) -> bool:
        """Can this entry simply be played? Not if it takes something back, or if chance drew otherwise."""
        if entry.kind != ANSWER:
            return False
        return self.attempt(entry.seat, entry.choice, entry.key, entry.at, True).chance == entry.chance
