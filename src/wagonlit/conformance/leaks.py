"""Nothing reaches a seat that its player could not have seen at a real table.

Each check plays a game, changes what a seat cannot know, and plays it again: all that the seat
perceives must be the same to the letter.
"""

from collections.abc import Sequence
from typing import TypeVar

from wagonlit.conformance.channels import Perceived, Senses, first_difference
from wagonlit.conformance.play import again, boundaries, chance_answers, played
from wagonlit.conformance.redealing import Redeal, draws_by_kind, redealt
from wagonlit.conformance.relabelling import classes, relabelled, seen, shuffled
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.errors import BadAnswer, BadScenario, WagonlitError
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

MANY = 4  # times as many games: what leaks now and then needs many to be found
REDEALS = 12  # draws changed in each game

T = TypeVar("T")


def perceived(run: Run, seat: int, answers: Sequence[Answer], chance: Sequence[int | str]) -> list[Perceived]:
    """What the seat perceives of this game, answer by answer."""
    senses = Senses(run.game, run.game.seats(run.options), seat)
    return [senses.perceive(match) for match in again(run, answers, chance, [seat])]


def relabelling(trial: Trial) -> None:
    """Interchangeable things that a seat never saw can swap names without its noticing.

    Leaks about the class of a thing are not found here, nor about things that cannot be interchanged with
    any other: see redeal and sealed.
    """
    renamings, hidden = 0, False
    for run in runs(trial, MANY):
        match, interchangeable, rng = played(run), classes(run), run.rng(2)
        hidden |= bool(interchangeable)
        for seat in range(match.seats if interchangeable else 0):
            answers = match.answers[: early(boundaries(match.answers), rng)]
            names = shuffled(interchangeable, seen(run, answers)[seat], rng, trial.traits)
            renamings += bool(names)
            if names:
                _renamed_unnoticed(run, seat, answers, relabelled(run, answers, names, seat))
    if hidden and not renamings:
        raise run.error("nothing was ever hidden from any seat; does the witness see too much?")


def early(places: Sequence[T], rng: Rng) -> T:
    """A random one, more often an early one: late in a game a seat has seen nearly everything."""
    return places[rng.below(rng.below(len(places)) + 1)]


def _renamed_unnoticed(run: Run, seat: int, answers: Sequence[Answer], others: Sequence[Answer]) -> None:
    real = perceived(run, seat, answers, chance_answers(answers))
    try:
        other = perceived(run, seat, others, chance_answers(others))
    except WagonlitError as fault:
        what = f"under other names for what it never saw, this game is impossible: {fault}"
        raise run.error(what, seat=seat) from fault
    _compare(run, seat, real, other, "it can tell things apart that it never saw")


def _compare(run: Run, seat: int, real: list[Perceived], other: list[Perceived], what: str) -> None:
    if len(real) != len(other):
        raise run.error(f"{what}: {len(real)} steps or {len(other)}", seat=seat)
    for step, (one, two) in enumerate(zip(real, other)):
        if found := first_difference(one, two):
            raise run.error(f"{what}, by {found}", step, seat)


def redeal(trial: Trial) -> None:
    """Another draw that a seat did not see, even of another class, goes unnoticed until others act on it."""
    count, hidden = 0, False
    for run in runs(trial):
        match, rng = played(run), run.rng(3)
        kinds = draws_by_kind(run, match.answers)
        hidden |= bool(classes(run))
        for _ in range(REDEALS if kinds else 0):
            # Every kind of draw is tried equally often, though some are made ten times as often.
            found = kinds[rng.below(len(kinds))]
            draw, seat = found[rng.below(len(found))], rng.below(match.seats)
            other = redealt(run, match.answers, draw, seat, rng)
            count += other is not None and _redealt_unnoticed(run, seat, other)
    if hidden and not count:
        raise run.error("chance never drew anything unseen; does the witness see too much?")


def _redealt_unnoticed(run: Run, seat: int, redeal: Redeal) -> bool:
    """False if that cannot be."""
    real = perceived(run, seat, redeal.answers, chance_answers(redeal.answers))
    try:
        other = perceived(run, seat, redeal.answers, redeal.chance)
    except BadScenario:
        return False
    except BadAnswer as fault:
        raise run.error(f"what it may answer depends on a draw it did not see: {fault}", seat=seat) from fault
    _compare(run, seat, real, other, f"{' or '.join(redeal.names)} was drawn unseen, but it can tell which")
    return True
