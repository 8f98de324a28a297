"""Where to look for a leak: games in which somebody sits where it shows."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as with_fields
from functools import cache
from itertools import islice

from tests.table.trials import AT_THE_BALL, BEFORE_AN_AUDIENCE, IN_THE_FOG, IN_THE_SALON
from tests.table.twins.afterwards import ending_tells, luck_depends, rematch_tells
from tests.table.twins.beforehand import setting_tells
from tests.table.twins.cast import NEVER, Cast, cast_for
from tests.table.twins.choices import answering_beside_a_bot_tells, choice_tells, leaving_tells
from tests.table.twins.comparing import Theatre
from tests.table.twins.pair import Pair
from tests.table.twins.planted import LEAKS
from tests.table.twins.worlds import pairs
from wagonlit.core.event import ONLOOKER

GAMES = 20  # to choose from
LOOKS = 4  # games in which a leak must show

Scene = Callable[[Pair, Cast], bool]


def anywhere(pair: Pair, cast: Cast) -> bool:
    """Somebody at a seat plays on."""
    return pair.eyes != ONLOOKER and pair.eyes not in cast.bots and len(pair.worlds[0].answers) > 1


def for_long(pair: Pair, cast: Cast) -> bool:
    """And is asked more than once."""
    own = sum(answer.seat == pair.eyes for answer in pair.worlds[0].answers)
    return own > 1 and anywhere(pair, cast)


def sealed(pair: Pair, cast: Cast) -> bool:
    """Others have chosen something in secret."""
    return pair.kind == "sealed" and anywhere(pair, cast)


def wavering(pair: Pair, cast: Cast) -> bool:
    """Somebody has second thoughts."""
    return bool(pair.wavering) and anywhere(pair, cast)


def reconsidered(pair: Pair, cast: Cast) -> bool:
    """And the game goes on as it would have."""
    return pair.kind == "afterthought" and anywhere(pair, cast)


def host(pair: Pair, cast: Cast) -> bool:
    """The host is curious."""
    return pair.eyes == cast.host and anywhere(pair, cast)


def bot(pair: Pair, cast: Cast) -> bool:
    """A bot is asked something."""
    return pair.eyes in cast.bots and any(answer.seat == pair.eyes for answer in pair.worlds[0].answers)


def beside_bot(pair: Pair, cast: Cast) -> bool:
    """A bot answers, and others wait for it."""
    return anywhere(pair, cast) and any(answer.seat in cast.bots for answer in pair.worlds[0].answers)


def late(pair: Pair, cast: Cast) -> bool:
    """The clock answers for somebody."""
    return bool(cast.late) and anywhere(pair, cast)


def left(pair: Pair, cast: Cast) -> bool:
    """The host lets a bot sit in for somebody, whose hand may be another one."""
    return cast.leaves != NEVER and host(pair, cast) and pair.kind == "names"


def regretted(pair: Pair, cast: Cast) -> bool:
    """Somebody would like to take back an answer that has shown something, and several must agree."""
    answers = pair.worlds[0].answers
    own = any(answer.seat == pair.eyes and place % 2 for place, answer in enumerate(answers[5:], 5))
    return anywhere(pair, cast) and own and pair.run.game.seats(pair.run.options) > 3


def guest_regrets(pair: Pair, cast: Cast) -> bool:
    """The host sees whether somebody else takes an answer back freely."""
    never = {*cast.bots, cast.host}
    own = enumerate(answer.seat for answer in pair.worlds[0].answers)
    return host(pair, cast) and any(place % 4 == 2 and seat not in never for place, seat in own)


def discreet(pair: Pair, cast: Cast) -> bool:
    """Somebody is asked discreetly, after another deal."""
    one, other = (world.chance[: pair.run.game.seats(pair.run.options)] for world in pair.worlds)
    return anywhere(pair, cast) and bool(pair.worlds[0].by_room) and one != other


def in_turn(pair: Pair, cast: Cast) -> bool:
    """Others let something pass in a window, in another order."""
    return bool(pair.in_turn) and anywhere(pair, cast)


SCENES: dict[str, Scene] = {
    "host_looks_through_another": host, "waiting_in_order": sealed, "message_more": sealed,
    "at_by_hand": for_long,
    "presence_by_choice": sealed, "blank_in_refusal": sealed, "second_thoughts_count": wavering,
    "second_thoughts_are_told": wavering, "second_thoughts_are_stamped": wavering,
    "second_thoughts_are_acknowledged": reconsidered, "second_thoughts_are_told_again": reconsidered,
    "second_thoughts_bar_undo": reconsidered, "second_thoughts_send_notebooks": wavering,
    "sit_in_shows_view": left,
    "pace_by_hand": beside_bot, "viewing_pause_by_hand": beside_bot, "clock_by_hand": late,
    "clock_names_a_card": late, "worker_told_neighbours_hand": bot, "worker_told_seed_of_deal": bot,
    "worker_draws_by_hand": bot, "worker_is_hinted": bot, "discreet_pause_by_choice": discreet,
    "consent_in_order": regretted, "verdict_to_all": regretted, "undo_of_guests_by_hand": guest_regrets,
    "window_names_who_let_it_pass": in_turn, "window_names_who_still_thinks": in_turn,
    "window_closes_sooner": in_turn,
}  # fmt: skip
AFTERWARDS = {
    "secret_before_the_game": setting_tells, "record_knows_second_thoughts": ending_tells,
    "rematch_seeded_from_last": rematch_tells, "rematch_hands_on_notes": rematch_tells,
    "rematch_code_by_hand": rematch_tells, "answers_before_others_have_seen": choice_tells,
    "answering_ends_sitting_in": answering_beside_a_bot_tells, "answered_before_they_leave": leaving_tells,
    "seed_from_code": luck_depends, "seed_from_the_hour": luck_depends,
}  # fmt: skip


# Leaks that show in games of another kind.
ELSEWHERE = {
    "forecaster_told_a_hand": BEFORE_AN_AUDIENCE, "forecaster_told_seed_of_deal": BEFORE_AN_AUDIENCE,
    "forecasts_by_hand": BEFORE_AN_AUDIENCE, "discreet_pause_by_choice": IN_THE_SALON,
    "window_names_who_let_it_pass": IN_THE_FOG, "window_names_who_still_thinks": IN_THE_FOG,
    "window_closes_sooner": IN_THE_FOG,
}  # fmt: skip


# Leaks that go the same way as others: `make thorough` plants them, too.
ALIKE = {
    "refusal_says_hand", "options_in_order", "consent_in_order", "undo_looks_free", "deadline_by_hand",
    "chat_closed_by_hand", "second_thoughts_are_told", "marks_to_all", "problem_says_hand", "key_says_hand",
    "closing_says_hand", "rematch_code_by_hand", "seed_from_the_hour", "pong_takes_longer", "held_by_hand",
    "hangs_up_by_hand", "worker_draws_by_hand", "worker_is_hinted", "forecaster_told_seed_of_deal",
    "forecasts_by_hand", "undo_of_guests_by_hand",
}  # fmt: skip


@cache
def _choice(game: str) -> list[tuple[Pair, Cast]]:
    """The shortest first: there a server is quickest to give itself away."""
    trial = next(one for one in (AT_THE_BALL, *ELSEWHERE.values()) if one.game.id == game)
    found = pairs(with_fields(trial, games=GAMES), GAMES)
    return [(pair, cast_for(pair)) for pair in sorted(found, key=lambda pair: len(pair.worlds[0].answers))]


def games_for(leak: str) -> Iterator[Pair]:
    """Some in which it would show."""
    scene, trial = SCENES.get(leak, anywhere), ELSEWHERE.get(leak, AT_THE_BALL)
    return islice((pair for pair, cast in _choice(trial.game.id) if scene(pair, cast)), LOOKS)


def caught(theatre: Theatre, leak: str) -> str:
    """By what this leak is noticed; empty if it is not."""
    if leak in AFTERWARDS:
        return AFTERWARDS[leak](theatre, AT_THE_BALL, leak)
    looks = (theatre.told_apart(pair, leak) for pair in games_for(leak))
    return next(filter(None, looks), "")


def leaks(thorough: bool) -> Sequence[str]:
    """Their names: of all, or of one of each kind."""
    return [name for name in LEAKS if thorough or name not in ALIKE]
