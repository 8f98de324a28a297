"""Pairs of games that some eyes cannot tell apart: other names, or other draws, for what they did not see."""

from collections.abc import Iterator, Sequence

from tests.table.as_at_a_table import Played, Twins, as_at_a_table
from wagonlit.conformance.leaks import early
from wagonlit.conformance.play import again, boundaries, chance_answers, played
from wagonlit.conformance.redealing import Redeal, draws, redealt
from wagonlit.conformance.relabelling import classes, relabelled, seen, shuffled
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.record import Answer

TRIES = 200  # to find something that could have been drawn otherwise


def seen_by_eyes(run: Run, eyes: int, answers: Sequence[Answer]) -> set[str]:
    """What these eyes have seen; an onlooker has seen nothing that any seat has not."""
    found = seen(run, answers)
    return set.intersection(*found.values()) if eyes == ONLOOKER else found[eyes]


def acts(answers: Sequence[Answer]) -> list[Answer]:
    """The answers of the seats."""
    return [answer for answer in answers if answer.seat != CHANCE]


def relabellings(trial: Trial, eyes_of: str, games: int) -> Iterator[Twins]:
    """The same games under other names for what was never seen."""
    for number, run in zip(range(games), runs(trial)):
        match, rng = played(run), run.rng(7)
        eyes = ONLOOKER if eyes_of == "onlooker" else number % match.seats
        answers = match.answers[: early(boundaries(match.answers), rng)]
        names = shuffled(classes(run), seen_by_eyes(run, eyes, answers), rng, run.trial.traits)
        others = relabelled(run, answers, names, eyes)
        rest = chance_answers(match.answers)[len(chance_answers(answers)) :]
        one = Played(chance_answers(match.answers), acts(answers))
        other = Played([*chance_answers(others), *rest], acts(others))
        yield as_at_a_table(Twins(run, eyes, one, other))


def redeals(trial: Trial, games: int, each: int) -> Iterator[Twins]:
    """The same games with something unseen drawn otherwise, even of another class, until others act on it."""
    for run in list(runs(trial))[:games]:
        match, rng, found = played(run), run.rng(8), 0
        drawn = draws(run, match.answers)
        for _ in range(TRIES):
            if found == each:
                break
            eyes = ONLOOKER if found % 2 else rng.below(match.seats)
            other = redealt(run, match.answers, drawn[rng.below(len(drawn))], eyes, rng)
            if other is not None and _is_possible(run, other):
                found += 1
                one = Played(chance_answers(other.answers), acts(other.answers))
                yield as_at_a_table(Twins(run, eyes, one, Played(other.chance, acts(other.answers))))


def _is_possible(run: Run, redeal: Redeal) -> bool:
    try:
        list(again(run, redeal.answers, redeal.chance))
    except BadScenario:
        return False
    return True
