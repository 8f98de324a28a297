"""A recorded game read again: through one seat's eyes, with everybody's, or as all could see it."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from wagonlit.core.errors import BadRecord, UnknownName
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.record import Record
from wagonlit.core.replay import replayed
from wagonlit.core.text import Texts
from wagonlit.games import find as find_game
from wagonlit.kit.terminal.answers import folded, number_in
from wagonlit.kit.terminal.drawing import drawing_of
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.replay_viewer import Eyes, Line, ReplayViewer, Story
from wagonlit.terminal.rhythm import asides
from wagonlit.terminal.saves import Bookmark


class Replay:
    """One record, ready to be read."""

    def __init__(self, record: Record, bookmark: Bookmark | None, lang: str) -> None:
        self.record = record
        game = find_game(record.game)
        options = game.options(record.options)
        self.game = game.edition(options)
        self.words = Words(lang, self.game)
        self.seats = self.game.seats(options)
        numbered = [self.words("seat-number", number=seat + 1) for seat in range(self.seats)]
        self.names = [player.name for player in bookmark.players] if bookmark else numbered
        if len(self.names) != self.seats:
            raise BadRecord(f"This record names {len(self.names)} players for {self.seats} seats.")
        self.texts = Texts(self.game, lang, self.names)

    def seat(self, given: str) -> int:
        """A seat by its number, counted from 0 as in the record, or by the name of who sat there."""
        number = number_in(given)
        if number is not None and number < self.seats:
            return number
        found = [seat for seat, name in enumerate(self.names) if folded(name) == folded(given)]
        if len(found) == 1:
            return found[0]
        raise UnknownName(
            f"There is no seat “{given}”; seats are 0 to {self.seats - 1} ({', '.join(self.names)})."
        )

    def told(self, seat: int | None, everything: bool) -> tuple[Match, list[Told]]:
        """What happened, for these eyes."""
        if everything:
            match = replayed(self.game, self.record)
            return match, [_together(same) for same in zip(*match.told.values(), strict=True)]
        eyes = ONLOOKER if seat is None else seat
        match = replayed(self.game, self.record, views_for=[eyes])
        return match, match.told[eyes]

    def show(self, screen: Screen, seat: int | None, everything: bool) -> None:
        """Leaf through it in a terminal; elsewhere print it line by line."""
        match, told = self.told(seat, everything)
        lines = self._lines(told)
        screen.title(self.texts.title())
        own = self._heading(ONLOOKER if seat is None else seat)
        screen.note(self.words("replay-open") if everything else own)
        if screen.live and lines:
            eyes = [Eyes(one, told, self._heading(one, everything)) for one, told in match.told.items()]
            story = Story(self.game, match.options, lines, eyes)
            drawing = drawing_of(self.game)(self.game, self.texts, self.words, self.names)
            ReplayViewer(screen, story, drawing).open()
        else:
            for number, line in enumerate(lines, 1):
                screen.say(Text.assemble((f"{number:>4}  ", "dim"), line.words))
        self._close(screen, match)

    def _lines(self, told: Sequence[Told]) -> list[Line]:
        """Each with how long the answer took from which it came, where the record says so."""
        taken, aside, lines = asides(self.game, self.record, self.words), "", []
        for before, one in enumerate(told):
            aside = taken.get(before, aside)
            if words := self.texts.log(one):
                lines.append(Line(f"{words}  {aside}" if aside else words, before + 1))
                aside = ""
        return lines

    def _heading(self, eyes: int, everything: bool = False) -> str:
        if eyes == ONLOOKER:
            return self.words("replay-watcher")
        key = "replay-eyes" if everything else "replay-seat"
        return self.words(key, name=self.names[eyes], turn=self.words("eyes-key"))

    def _close(self, screen: Screen, match: Match) -> None:
        answers = sum(answer.seat != CHANCE for answer in match.answers)
        key = "replay-over" if match.over else "replay-unfinished"
        screen.note(self.words(key, count=answers))


def _together(same: Sequence[Told]) -> Told:
    """One event as all seats together know it."""
    facts = {name: _known([told.facts[name] for told in same]) for name in same[0].facts}
    return Told(same[0].event, facts)


def _known(values: Sequence[Any]) -> Any:
    """What at least one seat knows."""
    if all(isinstance(value, list) for value in values):
        return [_known(parts) for parts in zip(*values, strict=True)]
    return next((value for value in values if value is not None), None)
