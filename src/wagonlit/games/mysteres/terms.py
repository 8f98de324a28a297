"""What a table agreed on, as the rules ask for it."""

from typing import Final

from msgspec import Struct

# MY-105: rounds by players, so that everybody is the Maestro equally often.
ROUNDS: Final = {2: 10, 3: 9, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8}
# By which option each question is timed.
TIMED: Final = {
    "round.keep": "setup_timer",
    "turn.tile": "choice_timer",
    "turn.target": "choice_timer",
    "turn.clue": "clue_timer",
    "turn.question": "question_timer",
    "turn.reply": "reply_timer",
    "answer.declare": "declare_timer",
    "answer.propose": "answer_timer",
    "answer.declared": "declarer_timer",
    "answer.judge": "judge_timer",
}


class Options(Struct, frozen=True):
    """What a table agreed on, with nothing left open."""

    players: int
    language: str
    beginner_tiles: bool
    special_tiles: bool
    key_deck: str
    redraw_limit: int | str
    pass_on_special: bool
    max_difficulty: int
    window_mode: str
    setup_timer: int
    choice_timer: int
    clue_timer: int
    question_timer: int
    reply_timer: int
    declare_timer: int
    answer_timer: int
    declarer_timer: int
    judge_timer: int
    fair_delay: int
    first_maestro: int | str
    spectators_see_word: bool
    avoid_recent: bool
    recent_words: tuple[str, ...]

    @property
    def rounds(self) -> int:
        """MY-105: how many rounds there are."""
        return ROUNDS[self.players]

    @property
    def together(self) -> bool:
        """MY-180: two players have one score."""
        return self.players == 2

    def may_redraw(self, redraws: int) -> bool:
        """MY-R3: whether a Maestro who has done so that often may take yet another card."""
        return isinstance(self.redraw_limit, str) or redraws < self.redraw_limit

    def seconds(self, decision: str) -> float | None:
        """Section 6: how long this question may stand; 0 is for ever."""
        if decision == "answer.declare" and self.window_mode == "all_respond":
            return 0.0
        return float(getattr(self, TIMED[decision])) if decision in TIMED else None
