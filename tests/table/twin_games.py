"""Pairs of games that some eyes cannot tell apart: other names, or other draws, for what they did not see."""

from collections.abc import Iterator, Sequence

from tests.table.as_at_a_table import Played, Twins, as_at_a_table
from wagonlit.conformance.leaks import early
from wagonlit.conformance.play import again, boundaries, chance_answers, moments, played
from wagonlit.conformance.relabelling import classes, fits, relabelled, renamed, seen, shuffled
from wagonlit.conformance.trial import Moment, Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.ids import members
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

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
        draws = list(_draws(run, match.answers))
        for _ in range(TRIES):
            if found == each:
                break
            eyes = ONLOOKER if found % 2 else rng.below(match.seats)
            twins = _redealt(run, match.answers, eyes, draws[rng.below(len(draws))], rng)
            if twins is not None:
                found += 1
                yield as_at_a_table(twins)


def _name(run: Run, moment: Moment, choice: int | str | None) -> str:
    known = run.game.domains.get(moment.frame.decision.domain, ())
    return known[choice] if isinstance(choice, int) and choice < len(known) else ""


def _draws(run: Run, answers: Sequence[Answer]) -> Iterator[tuple[int, str, set[str]]]:
    """Where chance drew a hidden thing: the place, its name, and what else it could have been."""
    things = {name for group in classes(run) for name in group}
    asked = (moment for moment in moments(run, answers) if moment.seat is not None)
    for place, moment in enumerate(asked):
        drawn = _name(run, moment, moment.choice)
        if moment.seat == CHANCE and drawn in things:
            yield (
                place,
                drawn,
                {_name(run, moment, id) for id in members(engine.options(moment.before, CHANCE))},
            )


def _redealt(
    run: Run, answers: Sequence[Answer], eyes: int, draw: tuple[int, str, set[str]], rng: Rng
) -> Twins | None:
    """None if these eyes would have seen it, or if it cannot be."""
    (place, drawn, could), back = draw, run.trial.back
    others = (at for at in range(place, len(answers)) if answers[at].seat not in (CHANCE, eyes))
    answers = answers[: next(others, len(answers))]
    known = seen_by_eyes(run, eyes, answers)
    traits = run.trial.traits
    instead = sorted(
        name
        for name in could - known - {drawn}
        if back(name) == back(drawn) and fits(drawn, name, known, traits) and fits(name, drawn, known, traits)
    )
    if drawn in known or not instead:
        return None
    other = instead[rng.below(len(instead))]
    chance = _swapped(run, answers, place, {drawn: other, other: drawn})
    try:
        list(again(run, answers, chance))
    except BadScenario:
        return None
    return Twins(run, eyes, Played(chance_answers(answers), acts(answers)), Played(chance, acts(answers)))


def _swapped(run: Run, answers: Sequence[Answer], place: int, names: dict[str, str]) -> list[int | str]:
    """What chance answers when two things change places from here on."""
    asked = [moment for moment in moments(run, answers) if moment.seat is not None]
    return [
        renamed(run.game, moment, names if at >= place else {})
        for at, moment in enumerate(asked)
        if moment.seat == CHANCE and moment.choice is not None
    ]
