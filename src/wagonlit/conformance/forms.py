"""Papers of several parts, which people hand in as a whole."""

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask, Part
from wagonlit.core.asking import ask_of
from wagonlit.core.match import Match


def forms(trial: Trial) -> None:
    """What a part asks and offers does not depend on the parts before it.

    People are shown all parts at once and fill them in in any order, so nothing may change under their pen.
    """
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            for ask in match.asks:
                if len(ask.parts) > 1:
                    _independent(run, match, ask, step)
            answer_at_random(match, rng, trial.words)
            step += 1


def _independent(run: Run, match: Match, ask: Ask, step: int) -> None:
    for choice, name in zip(ask.options, ask.names):
        after = _left_after(run, match, ask.seat, choice)
        if after is None:
            said = f"“{ask.decision}” has {len(ask.parts)} parts, but after {name} its next is not asked"
            raise run.error(said, step, ask.seat)
        for number, (before, now) in enumerate(zip(ask.parts[1:], after, strict=True), 2):
            if before != now:
                said = f"part {number} of “{ask.decision}” is {now} after {name}, but was {before}"
                raise run.error(said, step, ask.seat)


def _left_after(run: Run, match: Match, seat: int, choice: int) -> list[Part] | None:
    """What this seat has still to fill in after that; None if it is not asked to."""
    truth = match.peek()
    asked = truth.agenda.decision
    if not engine.answer(truth, seat, choice) >> seat & 1 or truth.agenda.decision is not asked:
        return None
    return ask_of(run.game, truth, seat, 0).parts
