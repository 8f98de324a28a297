"""Table options of Mystères: what each may be, and what does not go together."""

from collections.abc import Mapping
from typing import Any, Final

from wagonlit.core.errors import BadOption
from wagonlit.core.options import Option, choice, number, read_options, seat, structured, switch
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.terms import Options

UNLIMITED: Final = "none"
RANDOM: Final = "random"
REDRAWS: Final = (UNLIMITED, *range(11))
# Seconds for each kind of question; 0 is no limit.
TIMERS: Final = {
    "setup_timer": (30, 0, 15, 45, 60, 90),
    "choice_timer": (30, 0, 15, 45, 60, 90),
    "clue_timer": (60, 0, 30, 45, 90, 120, 180),
    "question_timer": (40, 0, 20, 60, 90),
    "reply_timer": (20, 0, 10, 30, 60),
    "declare_timer": (15, 0, 5, 10, 20, 30, 60),
    "answer_timer": (30, 0, 15, 45, 60, 90),
    "declarer_timer": (15, 0, 10, 20, 30, 60),
    "judge_timer": (15, 0, 10, 20, 30, 60),
}


def _redraw_limit() -> Option:
    """MY-R3: no limit, or a number."""

    def read(given: Any) -> int | str:
        if given == UNLIMITED:
            return UNLIMITED
        limit = int(given) if isinstance(given, str) else given
        if type(limit) is not int or limit not in REDRAWS:
            raise ValueError
        return limit

    return Option("redraw_limit", UNLIMITED, read, f"“{UNLIMITED}”, or a number from 0 to 10", REDRAWS)


def _words(given: Any) -> tuple[str, ...]:
    """MY-R34: words of the lexicon, by their ids."""
    found = (given,) if isinstance(given, str) else tuple(given)
    if any(one not in lexicon().by_id for one in found):
        raise ValueError
    return found


OPTIONS: tuple[Option, ...] = (
    number("players", 4, 2, 3, 5, 6, 7, 8),
    choice("language", *LANGUAGES),
    switch("beginner_tiles", False),
    switch("special_tiles", False),
    choice("key_deck", "reshuffle", "deplete"),
    _redraw_limit(),
    switch("pass_on_special", False),
    number("max_difficulty", 3, 2, 1),
    choice("window_mode", "timer", "all_respond"),
    *(number(name, *seconds) for name, seconds in TIMERS.items()),
    number("fair_delay", 0, 100, 200, 300),
    seat("first_maestro", RANDOM),
    switch("spectators_see_word", False),
    switch("avoid_recent", True),
    structured("recent_words", (), _words, "a list of words that were played before, such as “animal.bee”"),
)


def table_options(given: Mapping[str, Any]) -> Options:
    """MY-101, section 6: defaults filled in, contradictions refused."""
    options = Options(**read_options(OPTIONS, given))
    if options.beginner_tiles and options.special_tiles:
        raise BadOption(
            "Options “beginner_tiles” and “special_tiles” cannot both be on: the beginners' nine are fixed.",
            "special_tiles",
        )  # MY-R33
    if isinstance(options.first_maestro, int) and options.first_maestro >= options.players:
        raise BadOption(
            f"Option “first_maestro” must be a seat from 0 to {options.players - 1}.", "first_maestro"
        )
    return options
