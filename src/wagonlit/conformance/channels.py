"""Everything through which a seat can learn something while a game runs.

What it was told is also all that it may export before the end: a record holds every secret, so it
belongs to the host until the game is over. The agenda is not sent with the view; it is public, and
bots have it.
"""

from collections.abc import Iterable

import msgspec

from wagonlit.conformance.answers import wrong_answers
from wagonlit.conformance.likeness import clipped
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT, id_of_words
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.reprs import as_text
from wagonlit.core.text import Texts

ILLEGAL = 3  # other ids of the domain tried, besides what is not an id at all

Perceived = dict[str, str]


class Senses:
    """What one seat of a match perceives, channel by channel, answer by answer."""

    def __init__(self, game: Game, seats: int, seat: int) -> None:
        self.seat = seat
        self.texts = texts(game, seats)
        self.told_count = 0  # how much of what it was told is old

    def perceive(self, match: Match) -> Perceived:
        """What is new since the last time, and what stands before the seat now."""
        told = match.told[self.seat][self.told_count :]
        self.told_count += len(told)
        view = match.views[self.seat]
        asked = self.seat in match.waiting
        ask = match.ask_of(self.seat) if asked else None
        log = [self.texts.log(event) for event in told] if self.texts else []
        prompt = self.texts.prompt(ask) if self.texts and ask else ""
        return {
            "told": msgspec.json.encode(told).decode(),
            "log": "\n".join([*log, prompt]),
            "waiting": str(match.waiting),
            "ask": msgspec.json.encode(ask).decode(),
            "agenda": as_text(view.agenda),
            "errors": "\n".join(self._errors(match)),
            "view": msgspec.json.encode(view).decode(),
        }

    def _errors(self, match: Match) -> Iterable[str]:
        """What wrong answers of this seat are answered with, and which words are refused."""
        ask = match.ask_of(self.seat) if self.seat in match.waiting else None
        wrong = wrong_answers(ask) if ask else [0]
        for choice in (*wrong[:ILLEGAL], *wrong[-ILLEGAL:]):
            try:
                match.answer(choice, self.seat)
            except BadAnswer as fault:
                yield str(fault)
        for words in match.game.domains[TEXT] if ask and ask.domain == TEXT else ():
            try:
                id_of_words(match.peek(), words)
            except BadAnswer as fault:
                yield f"{words}: {fault}"


def texts(game: Game, seats: int) -> Texts | None:
    """The game's words in its first language, if it has any yet."""
    if not (game.folder / "text").is_dir():
        return None
    return Texts(game, "en", [f"Seat {seat}" for seat in range(seats)])


def first_difference(one: Perceived, other: Perceived) -> str:
    """The first channel that differs, with what came through it; empty if none does."""
    for channel, text in one.items():
        if text != other[channel]:
            place = next((at for at, (a, b) in enumerate(zip(text, other[channel])) if a != b), 0)
            start = max(0, place - 60)
            return f"{channel}: “{clipped(text[start:], 160)}” or “{clipped(other[channel][start:], 160)}”"
    return ""
