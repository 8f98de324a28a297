"""One game at this terminal: the match, who sits where, and the file it is saved in."""

from wagonlit.bots import BotSeat
from wagonlit.core.errors import BadRecord
from wagonlit.core.match import Match, replayed
from wagonlit.core.text import Texts, languages
from wagonlit.games import find as find_game
from wagonlit.terminal.parts import part_for
from wagonlit.terminal.saves import Desk, Saved, SaveFile
from wagonlit.terminal.screen import Screen
from wagonlit.terminal.words import Words


class Session:
    """What a game at the terminal consists of."""

    def __init__(self, match: Match, desk: Desk, file: SaveFile, screen: Screen) -> None:
        self.match = match
        self.desk = desk
        self.file = file
        self.screen = screen
        self.words = Words(desk.lang)
        self.names = [sitter.name for sitter in desk.sitters]
        self.texts = Texts(match.game, desk.lang, self.names)
        self.part = part_for(match.game)(match.game, self.texts, self.words, self.names)
        self.people = [seat for seat, sitter in enumerate(desk.sitters) if not sitter.bot]
        self.bots = self._seated_bots()
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: object = None  # the scene last drawn for the person at the keyboard

    def _seated_bots(self) -> dict[int, BotSeat]:
        game, options, seed = self.match.game, self.match.options, self.match.seed
        return {
            seat: BotSeat(sitter.bot, game, options, seat, seed)
            for seat, sitter in enumerate(self.desk.sitters)
            if sitter.bot
        }

    def bot_answer(self, seat: int) -> int | str:
        """What the bot at this seat answers now."""
        bot = self.bots[seat]
        bot.hear(self.match.told[seat][bot.heard :])
        return bot.choose(self.match.ask(seat), self.match.agenda)

    def marks(self, seat: int) -> dict[str, str]:
        """What this seat wrote into its notebook by hand."""
        return self.desk.marks.setdefault(seat, {})

    def go_back_to(self, match: Match) -> None:
        """An answer was taken back: what followed from it was never read."""
        self.match = match
        self.bots = self._seated_bots()  # they never heard of it
        self.desk.read = {seat: self.unread(seat) for seat in self.desk.read}

    def unread(self, seat: int) -> int:
        """From where on this seat has not read what it was told."""
        return max(0, min(self.desk.read.get(seat, 0), len(self.match.told[seat])))

    def remind(self, lines: int = 6) -> None:
        """Somebody who comes back is told the last things again."""
        if len(self.people) > 1:
            return
        seat = self.people[0]
        told = self.match.told[seat][: self.unread(seat)]
        for one in [one for one in told if self.part.line(one)][-lines:]:
            self.part.say(self.screen, one)

    def save(self) -> None:
        """Write the game to its file."""
        self.desk.over = self.match.over
        self.file.write(self.match.record, self.desk)


def resumed(saved: Saved, file: SaveFile, screen: Screen) -> Session:
    """A saved game, taken up where it was left."""
    desk = saved.desk
    match = replayed(find_game(saved.record.game), saved.record)
    if len(desk.sitters) != match.seats or all(sitter.bot for sitter in desk.sitters):
        raise BadRecord(f"{saved.path} does not say who sits on each of the {match.seats} seats.")
    desk.read = {seat: count for seat, count in desk.read.items() if seat in range(match.seats)}
    if desk.lang not in languages():
        raise BadRecord(f"{saved.path} is in the language “{desk.lang}”; known are {', '.join(languages())}.")
    return Session(match, desk, file, screen)
