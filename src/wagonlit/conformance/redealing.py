"""Other draws that some eyes would not have seen."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from wagonlit.conformance.play import moments
from wagonlit.conformance.relabelling import classes, fits, renamed, seen, sights
from wagonlit.conformance.trial import Moment, Run
from wagonlit.core import frame as engine
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.ids import members
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng


class Draw(Struct, frozen=True):
    """Where chance drew one of the hidden things: the place of its answer, and what was drawn."""

    place: int
    moment: Moment
    name: str


class Redeal(Struct, frozen=True):
    """A game up to where somebody may act on a draw, and what chance answers if that was another."""

    answers: Sequence[Answer]
    chance: list[int | str]
    names: tuple[str, str]  # what was drawn, and what is drawn instead


def draws(run: Run, answers: Sequence[Answer]) -> list[Draw]:
    """All draws of hidden things in this game."""
    things = {name for group in classes(run) for name in group}
    asked = (moment for moment in moments(run, answers) if moment.seat is not None)
    found = (
        Draw(place, moment, _name(run, moment, moment.choice))
        for place, moment in enumerate(asked if things else ())
        if moment.seat == CHANCE
    )
    return [draw for draw in found if draw.name in things]


def draws_by_kind(run: Run, answers: Sequence[Answer]) -> list[list[Draw]]:
    """The same, question by question."""
    found: dict[str, list[Draw]] = {}
    for draw in draws(run, answers):
        found.setdefault(draw.moment.frame.decision.id, []).append(draw)
    return list(found.values())


def _name(run: Run, moment: Moment, choice: int | str | None) -> str:
    decision = moment.frame.decision
    if not isinstance(choice, int) or not run.game.domains.get(decision.domain):
        return ""
    return run.game.choice_name(moment.before, decision, choice)


def _offered(moment: Moment) -> Iterable[int]:
    """What chance could have drawn then."""
    return range(moment.frame.size) if moment.frame.size else members(engine.options(moment.before, CHANCE))


def redealt(run: Run, answers: Sequence[Answer], draw: Draw, eyes: int, rng: Rng) -> Redeal | None:
    """Something else drawn there, unseen by these eyes, up to the first answer of another; None: seen."""
    return _other_thing(run, answers, draw, eyes, rng) or _other_copy(run, answers, draw, eyes, rng)


def _until(answers: Sequence[Answer], place: int, *but: int) -> Sequence[Answer]:
    """These answers, up to the first after that place that neither chance gives nor one of these seats."""
    acts = (at for at in range(place, len(answers)) if answers[at].seat not in (CHANCE, *but))
    return answers[: next(acts, len(answers))]


def _other_thing(run: Run, answers: Sequence[Answer], draw: Draw, eyes: int, rng: Rng) -> Redeal | None:
    """A thing that these eyes have never seen and another one change places from there on."""
    answers, traits = _until(answers, draw.place, eyes), run.trial.traits
    found = seen(run, answers)
    known = set.intersection(*found.values()) if eyes == ONLOOKER else found[eyes]
    instead = [
        name
        for name in _others(run, draw)
        if name not in known and fits(draw.name, name, known, traits) and fits(name, draw.name, known, traits)
    ]
    if draw.name in known or not instead:
        return None
    other = instead[rng.below(len(instead))]
    swap = {draw.name: other, other: draw.name}
    asked = (moment for moment in moments(run, answers) if moment.seat is not None)
    chance = [
        renamed(run.game, moment, swap if at >= draw.place else {})
        for at, moment in enumerate(asked)
        if moment.seat == CHANCE and moment.choice is not None
    ]
    return Redeal(answers, chance, (draw.name, other))


def _others(run: Run, draw: Draw) -> list[str]:
    """What else could have been drawn, looking the same from behind."""
    could = {_name(run, draw.moment, id) for id in _offered(draw.moment)} - {draw.name}
    return sorted(name for name in could if run.trial.back(name) == run.trial.back(draw.name))


def _other_copy(run: Run, answers: Sequence[Answer], draw: Draw, eyes: int, rng: Rng) -> Redeal | None:
    """Of things that there are several of, another one is drawn, though these eyes know some of either.

    Whether they would see it, the witness says moment by moment; nobody has acted on it yet.
    """
    names = list(run.game.domains[draw.moment.frame.decision.domain])
    instead = [name for name in _others(run, draw) if names.count(name) > 1]
    if names.count(draw.name) < 2 or not instead:
        return None
    other = instead[rng.below(len(instead))]
    answers = _until(answers, draw.place)
    id = next(id for id in _offered(draw.moment) if _name(run, draw.moment, id) == other)
    others = [Answer(CHANCE, id) if at == draw.place else answer for at, answer in enumerate(answers)]
    pairs = zip(sights(run, answers, eyes), sights(run, others, eyes))
    if any(one != two for one, two in pairs):
        return None
    return Redeal(answers, [answer.choice for answer in others if answer.seat == CHANCE], (draw.name, other))
