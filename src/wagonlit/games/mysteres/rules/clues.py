"""The CLUE phase (MY-130 … MY-136)."""

from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT, WORDS, Decision, Seat
from wagonlit.core.ids import Ids, has, only
from wagonlit.games.mysteres.pieces.names import LONGEST_CLUE, MOST_WORDS, PASS
from wagonlit.games.mysteres.pieces.tiles import CLUE_TILES
from wagonlit.games.mysteres.rules.answers import answer_phase
from wagonlit.games.mysteres.rules.words import WordsFrame, is_right
from wagonlit.games.mysteres.state import turn_verbs as verbs
from wagonlit.games.mysteres.state.evening import Evening


class GiveClue(WordsFrame):
    """MY-131, MY-132, MY-134, MY-136, MY-R19: a clue, or a pass; whether it is a good one, people judge.

    MY-R13, section 4.4: on a special tile only the clock passes, unless the table agreed otherwise.
    """

    decision = Decision(
        "turn.clue",
        TEXT,
        "MY-131",
        facts={"tile": "tile", "target": "tile"},
        longest=LONGEST_CLUE,
        instead="silence",
        final=True,
    )

    def __init__(self, maestro: Seat, tile: int, target: int, last_tile: bool, may_pass: bool) -> None:
        self.who = only(maestro)
        self.maestro = maestro
        self.tile = tile  # that is turned
        self.target = target  # that the clue is for; another one only for Verification
        self.last_tile = last_tile
        self.may_pass = may_pass
        self.late = 0 if may_pass else only(PASS)

    def facts(self, s: Evening, seat: Seat) -> dict[str, int]:
        return {"tile": self.tile, "target": self.target}

    def silences(self, s: Evening) -> Ids:
        return only(PASS) if self.may_pass else 0

    def refuses(self, s: Evening, words: str) -> BadAnswer | None:
        """MY-133, MY-R17, MY-R31, MY-R35: anything but the word alone; for Verification, something new."""
        if fault := super().refuses(s, words):
            return fault
        if len(words.split()) > MOST_WORDS:
            return BadAnswer(f"A clue has at most {MOST_WORDS} words.", "many_words", most=MOST_WORDS)
        if is_right(s, words):
            return BadAnswer(
                "A clue may contain the mystery word, but not consist of it alone.", "word_alone"
            )
        if s.form(words) in [s.form(said) for said in s.clues_under(self.target)]:
            return BadAnswer("That was said under this tile before; a new clue is needed.", "said_before")
        return None

    def answer(self, s: Evening, seat: Seat, choice: int) -> None:
        if choice == PASS:
            verbs.pass_tile(s, self.tile)
        else:
            verbs.give_clue(s, self.tile, self.target, choice - WORDS)
        answer_phase(s, self.last_tile)


def ask_for_clue(s: Evening, tile: int, target: int, last_tile: bool) -> None:
    """MY-131, MY-135: of a clue tile that is not the key, or as a special tile demands."""
    may_pass = has(CLUE_TILES, tile) or s.options.pass_on_special
    s.then(GiveClue(s.maestro, tile, target, last_tile, may_pass))
