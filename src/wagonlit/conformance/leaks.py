"""Nothing reaches a seat that its player could not have seen at a real table.

Each check plays a game, changes what a seat cannot know, and plays it again: all that the seat
perceives must be the same to the letter.
"""

from collections.abc import Iterable, Sequence

from wagonlit.conformance.channels import Perceived, Senses, first_difference
from wagonlit.conformance.play import again, boundaries, chance_answers, moments, played
from wagonlit.conformance.relabelling import classes, fits, relabelled, renamed, seen, shuffled
from wagonlit.conformance.trial import Moment, Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.errors import BadAnswer, BadScenario, WagonlitError
from wagonlit.core.frame import CHANCE
from wagonlit.core.ids import members
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

MANY = 4  # times as many games: what leaks now and then needs many to be found
REDEALS = 12  # draws changed in each game


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


def early(places: Sequence[int], rng: Rng) -> int:
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
    redealt, hidden = 0, False
    for run in runs(trial):
        match, rng = played(run), run.rng(3)
        things = {name for members in classes(run) for name in members}
        hidden |= bool(things)
        draws = [] if not things else _draws(run, match.answers, things)
        for _ in range(REDEALS if draws else 0):
            place, moment = draws[rng.below(len(draws))]
            redealt += _redealt_unnoticed(run, match.answers, place, moment, rng)
    if hidden and not redealt:
        raise run.error("chance never drew anything unseen; does the witness see too much?")


def _draws(run: Run, answers: Sequence[Answer], things: set[str]) -> list[tuple[int, Moment]]:
    """Where chance drew one of these things."""
    asked = (moment for moment in moments(run, answers) if moment.seat is not None)
    return [
        (place, moment)
        for place, moment in enumerate(asked)
        if moment.seat == CHANCE and _name(run, moment, moment.choice) in things
    ]


def _name(run: Run, moment: Moment, choice: int | str | None) -> str:
    decision = moment.frame.decision
    if not isinstance(choice, int) or not run.game.domains.get(decision.domain):
        return ""
    return run.game.choice_name(moment.before, decision, choice)


def _offered(moment: Moment) -> Iterable[int]:
    """What chance could have drawn then."""
    return range(moment.frame.size) if moment.frame.size else members(engine.options(moment.before, CHANCE))


def _redealt_unnoticed(run: Run, answers: Sequence[Answer], place: int, moment: Moment, rng: Rng) -> bool:
    """Another draw here, for one seat, up to the first answer of another; False: it would see it."""
    seat = rng.below(run.game.seats(run.options))
    others = (at for at in range(place, len(answers)) if answers[at].seat not in (CHANCE, seat))
    answers = answers[: next(others, len(answers))]
    eyes = seen(run, answers)[seat]
    drawn = _name(run, moment, moment.choice)
    could = {_name(run, moment, id) for id in _offered(moment)}
    back = run.trial.back(drawn)
    unseen = (name for name in could - eyes - {drawn} if run.trial.back(name) == back)
    traits = run.trial.traits
    instead = sorted(
        name for name in unseen if fits(drawn, name, eyes, traits) and fits(name, drawn, eyes, traits)
    )
    if drawn in eyes or not instead:
        return False
    other = instead[rng.below(len(instead))]
    return _swapped_unnoticed(run, seat, answers, place, {drawn: other, other: drawn})


def _swapped_unnoticed(
    run: Run, seat: int, answers: Sequence[Answer], place: int, names: dict[str, str]
) -> bool:
    real = perceived(run, seat, answers, chance_answers(answers))
    chance: list[int | str] = []
    asked = (moment for moment in moments(run, answers) if moment.seat is not None)
    for at, moment in enumerate(asked):
        if moment.seat == CHANCE and moment.choice is not None:
            swap = names if at >= place else {}
            chance.append(renamed(run.game, moment, swap))
    try:
        other = perceived(run, seat, answers, chance)
    except BadScenario:
        return False
    except BadAnswer as fault:
        raise run.error(f"what it may answer depends on a draw it did not see: {fault}", seat=seat) from fault
    _compare(run, seat, real, other, f"{' or '.join(names)} was drawn unseen, but it can tell which")
    return True
