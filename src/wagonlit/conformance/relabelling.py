"""Other names for hidden things, in every domain where they occur."""

from collections.abc import Mapping, Sequence

from wagonlit.conformance.play import moments
from wagonlit.conformance.trial import Moment, Run
from wagonlit.core.game import Game
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

Names = Mapping[str, str]


def classes(run: Run) -> list[list[str]]:
    """The names of things that the rules treat alike, class by class."""
    return [
        [run.game.domains[domain][id] for id in ids] for domain, ids in run.game.interchangeable(run.options)
    ]


def seen(run: Run, answers: Sequence[Answer]) -> dict[int, set[str]]:
    """What each seat has physically seen in the course of these answers."""
    if run.trial.witness is None:
        raise run.error("it has hidden things (game.interchangeable), so its trial needs a witness")
    found: dict[int, set[str]] = {seat: set() for seat in range(run.game.seats(run.options))}
    for moment in moments(run, answers):
        for seat, name in run.trial.witness(moment):
            found[seat].add(name)
    return found


def shuffled(interchangeable: Sequence[Sequence[str]], fixed: set[str], rng: Rng) -> dict[str, str]:
    """New names, within each class, for all that is not fixed; only those that change."""
    names: dict[str, str] = {}
    for members in interchangeable:
        free = [name for name in members if name not in fixed]
        left = list(free)
        drawn = [left.pop(rng.below(len(left))) for _ in free]
        names.update((old, new) for old, new in zip(free, drawn) if old != new)
    return names


def renamed(game: Game, moment: Moment, names: Names) -> int | str:
    """The same answer under other names; of things that occur more than once, the same occurrence.

    What chance draws by number is told by its name: under other names it may have another number.
    """
    choice = moment.choice
    assert choice is not None
    if isinstance(choice, str):
        return names.get(choice, choice)
    decision = moment.frame.decision
    known = list(game.domains.get(decision.domain, ()))
    if moment.frame.size and known:
        drawn = game.choice_name(moment.before, decision, choice)
        return names.get(drawn, drawn)
    if choice >= len(known) or known[choice] not in names:
        return choice
    occurrence = known[:choice].count(known[choice])
    places = [place for place, name in enumerate(known) if name == names[known[choice]]]
    return places[occurrence]


def relabelled(run: Run, answers: Sequence[Answer], names: Names, seat: int) -> list[Answer]:
    """The same game under other names; the seat's own answers stay, since it knows no other names."""
    found = []
    for moment in moments(run, answers):
        if moment.seat is None or moment.choice is None:
            continue
        choice = moment.choice if moment.seat == seat else renamed(run.game, moment, names)
        found.append(Answer(moment.seat, choice))
    return found
