"""What people write: when it is refused, and when an answer is right (MY-165, MY-167)."""

from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import WORDS, Frame, Seat
from wagonlit.core.ids import Ids, set_of
from wagonlit.games.mysteres.pieces.names import KNOWN
from wagonlit.games.mysteres.state.evening import Evening


class WordsFrame(Frame):
    """A question that is answered with words, or with what may be said instead of them."""

    shortest = 1

    def refuses(self, s: Evening, words: str) -> BadAnswer | None:
        """Why these words, which are clean and not blank, cannot be said; None if they can."""
        if len(words) < self.shortest:
            says = f"That is too short; at least {self.shortest} characters are needed."
            return BadAnswer(says, "too_short", shortest=self.shortest)
        return None

    def silences(self, s: Evening) -> Ids:
        """What may be chosen instead of words."""
        return 0

    def options(self, s: Evening, seat: Seat) -> Ids:
        known = [WORDS + id for id, words in enumerate(KNOWN) if not self.refuses(s, words)]
        return self.silences(s) | set_of(known)


def is_right(s: Evening, words: str) -> bool:
    """MY-165, MY-167: any accepted form of the word, however it is written."""
    return s.lexicon.accepts(s.word, words, s.lang)


def was_rejected(s: Evening, words: str) -> bool:
    """MY-R32: whether the same answer was wrong before in this round."""
    return s.form(words) in s.rejected
