"""What is offered is what is possible."""

from typing import Any

import msgspec

from wagonlit.conformance.likeness import of_state
from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.answering import MOST_IDS
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT
from wagonlit.core.ids import members
from wagonlit.core.match import Match

ODD = (-1, MOST_IDS, 64, 2**70, True, False, 1.0, "0", "", None, (), b"0")
ODD_SEATS = (-1, MOST_IDS, 2**70, True, "0", (), 0.0)
ODD_WORDS = (0, 1.0, True, None, b"words", ["words"])


def masks(trial: Trial) -> None:
    """Each id of a mask can be answered; everything else is refused, and nothing changes."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            for ask in [*match.asks, *map(match.ask_of, match.may)]:
                _accepts(run, match, ask, step)
            before = _all(match)
            _refuses(run, match, step)
            if _all(match) != before:
                raise run.error("a refused answer changed something", step)
            answer_at_random(match, rng, trial.words)
            step += 1
        if _is_answered(match, 0, 0):
            raise run.error("a finished game took an answer", step)


def _all(match: Match) -> Any:
    """Enough to see that something changed, and quick to take."""
    told = [len(events) for events in match.told.values()]
    views = [msgspec.json.encode(view) for view in match.views.values()]
    return of_state(match.peek()), match.waiting, match.answers[:], told, views


def _accepts(run: Run, match: Match, ask: Ask, step: int) -> None:
    """In the engine itself, which trusts the mask."""
    if ask.decision not in {decision.id for decision in run.game.decisions}:
        raise run.error(f"“{ask.decision}” is asked, but the game does not list it", step, ask.seat)
    if not ask.options and not ask.instead:
        raise run.error(f"“{ask.decision}” offers no answer at all", step, ask.seat)
    if ask.options != sorted(set(ask.options)):
        raise run.error(f"the options of “{ask.decision}” are not in order: {ask.options}", step, ask.seat)
    truth = match.peek()
    if truth.agenda and truth.agenda.legal and not ask.instead and members(truth.agenda.legal) != ask.options:
        raise run.error(f"“{ask.decision}” offers {ask.options}, but its frame does not", step, ask.seat)
    known = len(run.game.domains.get(ask.ids_of, ()))
    for choice in ask.options:
        if choice >= known:
            raise run.error(f"“{ask.decision}” offers {choice}, which “{ask.ids_of}” lacks", step, ask.seat)
        try:
            engine.answer(match.peek(), ask.seat, choice)
        except Exception as fault:
            raise run.error(f"“{ask.decision}” offers {choice}, but: {fault!r}", step, ask.seat) from fault


def _refuses(run: Run, match: Match, step: int) -> None:
    waiting = match.waiting
    for ask in match.asks:
        for choice in wrong_answers(ask):
            if _is_answered(match, ask.seat, choice):
                raise run.error(f"“{ask.decision}” took the answer {choice!r}", step, ask.seat)
    may = members(match.agenda.may) if match.agenda else []
    others = [seat for seat in range(match.seats) if seat not in (*waiting, *may)]
    for seat in (*others, match.seats, *ODD_SEATS):
        if _is_answered(match, seat, 0):
            raise run.error(f"an answer of {seat!r}, who is not asked, was taken", step)


def wrong_answers(ask: Ask) -> list[Any]:
    """All that this question must refuse: the other ids, and things that are not ids."""
    if ask.domain == TEXT:
        odd = [*ODD_WORDS, "x" * (ask.longest + 1), *ask.late]
        return odd[1:] if ask.instead and 0 in ask.options else odd
    named = {name for name in ask.names if ask.domain != TEXT}
    too_long = ask.options[:1] * (len(ask.parts) + 1)  # for a question of one part too
    return [
        *(id for id in range(MOST_IDS) if id not in ask.options),
        *(odd for odd in ODD if odd not in named),
        too_long,
    ]


def _is_answered(match: Match, seat: Any, choice: Any) -> bool:
    try:
        match.answer(choice, seat)
    except BadAnswer:
        return False
    return True
