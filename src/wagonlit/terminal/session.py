"""One game at this terminal: the match, who sits where, and the file it is saved in."""

from math import inf
from time import monotonic

from rich.text import Text

from wagonlit.bots import BotSeat
from wagonlit.bots.thinking import Thinking
from wagonlit.core.discretion import is_window
from wagonlit.core.errors import BadRecord
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.seed import as_number
from wagonlit.core.sight import all_eyes, sight
from wagonlit.core.text import Texts
from wagonlit.core.words import languages
from wagonlit.games import find as find_game
from wagonlit.kit.terminal.drawing import drawing_of
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.saves import Bookmark, Saved, SaveFile


class Session:
    """What a game at the terminal consists of."""

    def __init__(self, match: Match, bookmark: Bookmark, file: SaveFile, screen: Screen) -> None:
        self.match = match
        self.bookmark = bookmark
        self.file = file
        self.screen = screen
        self.words = screen.words = Words(bookmark.lang, match.game)
        self.names = [player.name for player in bookmark.players]
        self.texts = Texts(match.game, bookmark.lang, self.names)
        self.drawing = drawing_of(match.game)(match.game, self.texts, self.words, self.names)
        self.people = [seat for seat, player in enumerate(bookmark.players) if not player.bot]
        self.bots = self._seated_bots()
        self.thinking = Thinking(self._thought)
        self._window_since = 0.0  # when it opened; there is none
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: object = None  # the scene last drawn for the person at the keyboard

    def _seated_bots(self) -> dict[int, BotSeat]:
        game, options, seed = self.match.game, self.match.options, as_number(self.match.seed)
        return {
            seat: BotSeat(player.bot, game, options, seat, seed)
            for seat, player in enumerate(self.bookmark.players)
            if player.bot
        }

    def bot_answer(self, seat: int) -> int | str:
        """What the bot at this seat answers now."""
        bot = self.bots[seat]
        bot.hear(self.match.told[seat][bot.told_count :])
        return bot.choose(self.match.ask_of(seat), self.match.agenda)

    def _thought(self, seat: int) -> tuple[int | str, float]:
        choice = self.bot_answer(seat)
        return choice, self.bots[seat].delay(self.match.ask_of(seat), choice)

    def bots_in_window(self) -> None:
        """In a window, bots answer as soon as they have thought; when no person is asked any more, all do."""
        if not self._in_window():
            return
        people = any(seat not in self.bots for seat in self.match.waiting)
        until = monotonic() - self._window_since if people else inf
        while self._in_window() and (bots := [seat for seat in self.match.waiting if seat in self.bots]):
            if not self.thinking.answer_first(self.match, bots, until):
                return

    def _in_window(self) -> bool:
        """Is there one? When another one opens, its time begins."""
        found = is_window(self.match)
        if found and not self._window_since:
            self._window_since = monotonic()
        elif not found:
            self.thinking.forget()
            self._window_since = 0.0
        return found

    def marks(self, seat: int) -> dict[str, str]:
        """What this seat wrote into its notebook by hand."""
        return self.bookmark.marks.setdefault(seat, {})

    def go_back_to(self, match: Match) -> None:
        """An answer was taken back: what followed from it was never read."""
        self.match = match
        self.bots = self._seated_bots()  # they never heard of it
        self.bookmark.read = {seat: self.unread(seat) for seat in self.bookmark.read}

    def unread(self, seat: int) -> int:
        """The place of the first thing told to this seat that it has not read."""
        return max(0, min(self.bookmark.read.get(seat, 0), len(self.match.told[seat])))

    def eyes(self, seat: int) -> int:
        """With which eyes this seat sees: whoever is out may see more."""
        return sight(self.match, seat, self.people)

    def remind(self, lines: int = 6) -> None:
        """Somebody who comes back is told the last things again."""
        if len(self.people) > 1:
            return
        seat = self.people[0]
        told = self.match.told[seat][: self.unread(seat)]
        for one in [one for one in told if self.drawing.line(one)][-lines:]:
            self.drawing.say(self.screen, one)

    def log_lines(self, seat: int) -> list[Text]:
        """All that this seat was told and may read again."""
        return [entry for one in self.match.told[seat] if (entry := self.drawing.entry(one))]

    def save(self) -> None:
        """Write the game to its file."""
        self.file.write(self.match.record, self.bookmark)


def resumed(saved: Saved, file: SaveFile, screen: Screen) -> Session:
    """A saved game, taken up where it was left."""
    bookmark = saved.bookmark
    game = find_game(saved.record.game)
    match = replayed(game, saved.record)
    if game.reveals_to_out(match.options):
        match = replayed(game, saved.record, views_for=all_eyes(game, match.options))
    if len(bookmark.players) != match.seats or all(player.bot for player in bookmark.players):
        raise BadRecord(f"{saved.path} does not say who sits on each of the {match.seats} seats.")
    bookmark.read = {seat: count for seat, count in bookmark.read.items() if seat in range(match.seats)}
    if bookmark.lang not in languages():
        raise BadRecord(
            f"{saved.path} is in the language “{bookmark.lang}”; available: {', '.join(languages())}."
        )
    return Session(match, bookmark, file, screen)
