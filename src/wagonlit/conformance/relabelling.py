"""Other names for hidden things, in every domain where they occur."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import and_

from wagonlit.conformance.play import moments
from wagonlit.conformance.trial import Moment, Run
from wagonlit.core.event import ONLOOKER
from wagonlit.core.game import Game
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

Names = Mapping[str, str]
Traits = Mapping[str, Mapping[str, str]]


def classes(run: Run) -> list[list[str]]:
    """The names of things that the rules treat alike, class by class."""
    return [
        [run.game.domains[domain][id] for id in ids] for domain, ids in run.game.interchangeable(run.options)
    ]


def seen(run: Run, answers: Sequence[Answer]) -> dict[int, set[str]]:
    """What each seat has physically seen in the course of these answers."""
    found: dict[int, set[str]] = {seat: set() for seat in range(run.game.seats(run.options))}
    for sights in _witnessed(run, answers):
        for seat, name in sights:
            found[seat].add(name)
    return found


def _witnessed(run: Run, answers: Sequence[Answer]) -> Iterator[list[tuple[int, str]]]:
    if run.trial.witness is None:
        raise run.error("it has hidden things (game.interchangeable), so its trial needs a witness")
    for moment in moments(run, answers):
        yield list(run.trial.witness(moment))


def sights(run: Run, answers: Sequence[Answer], eyes: int) -> Iterator[Counter[str]]:
    """The same moment by moment for these eyes, copies included; an onlooker sees what all seats see."""
    seats = range(run.game.seats(run.options))
    for found in _witnessed(run, answers):
        each = [Counter(name for who, name in found if who == seat) for seat in seats]
        yield reduce(and_, each) if eyes == ONLOOKER else each[eyes]


def shuffled(
    interchangeable: Sequence[Sequence[str]], fixed: set[str], rng: Rng, traits: Traits
) -> dict[str, str]:
    """New names, within each class, for all that is not fixed; only those that change.

    A thing of which only some traits were seen may become another one that has the same.
    """
    names: dict[str, str] = {}
    for members in interchangeable:
        new = {name: name for name in members if name not in fixed}
        free = list(new)
        for one in free:
            other = free[rng.below(len(free))]
            if fits(one, new[other], fixed, traits) and fits(other, new[one], fixed, traits):
                new[one], new[other] = new[other], new[one]
        names.update((old, to) for old, to in new.items() if old != to)
    return names


def fits(name: str, new: str, fixed: set[str], traits: Traits) -> bool:
    """Whether one thing can pass for the other, by all traits that were seen of it."""
    known = traits.get(name, {})
    return all(traits[new][trait] == known[trait] for trait in known if f"{name}/{trait}" in fixed)


def renamed(game: Game, moment: Moment, names: Names) -> int | str:
    """The same answer under other names; of things that occur more than once, the same occurrence.

    What chance draws by number is told by its name: under other names it may have another number.
    """
    choice = moment.choice
    assert choice is not None
    if isinstance(choice, str):
        return names.get(choice, choice)
    decision = moment.frame.decision
    known = list(game.domains.get(decision.ids_of, ()))
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
