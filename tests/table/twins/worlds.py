"""Pairs of worlds that differ only in what somebody may not know."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, pairwise

from msgspec.structs import replace

from tests.table.as_at_a_table import Played, Twins, as_at_a_table
from tests.table.twin_games import acts, redeals, relabellings
from tests.table.twins.afterthoughts import afterthoughts
from tests.table.twins.pair import SECRET, Pair, World, otherwise
from wagonlit.conformance.leaks import early
from wagonlit.conformance.play import chance_answers, played
from wagonlit.conformance.relabelling import classes
from wagonlit.conformance.sealing import secret_answers
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.discretion import is_window
from wagonlit.core.errors import WagonlitError
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.record import Answer

TRIES = 40  # to find a draw that somebody would not notice


def pairs(trial: Trial, games: int) -> Iterator[Pair]:
    """All kinds in turn, as far as the game has something to hide."""
    kinds = [_sealed(trial, games), _unnoticed(trial, games)]
    kinds += [afterthoughts(trial, games), _in_turn(trial, games)]
    if classes(next(iter(runs(trial)))):
        kinds += [_hidden("names", relabellings(trial, eyes, games)) for eyes in ("player", "onlooker")]
        kinds += [_hidden("draws", redeals(trial, games, each=2))]
    while kinds:
        for kind in list(kinds):
            pair = next(kind, None)
            if pair is None:
                kinds.remove(kind)
            elif _record(pair, 0) != _record(pair, 1) or pair.wavering:
                yield pair


def _record(pair: Pair, side: int) -> list[Answer]:
    """All that chance and the seats have answered by the end: what is drawn later makes no difference."""
    run, world = pair.run, pair.worlds[side]
    match = Match(run.game, run.given, run.seed, chance=world.chance, views_for=())
    for answer in world.answers:
        match.answer(answer.choice, answer.seat)
    return [Answer(answer.seat, answer.choice) for answer in match.answers]


def _hidden(kind: str, found: Iterator[Twins]) -> Iterator[Pair]:
    """Other names, or other draws, for what these eyes have not seen."""
    for twins in found:
        one, other = (World(game.chance, game.answers, game.by_room) for game in (twins.one, twins.other))
        yield Pair(kind, twins.run, twins.eyes, (one, other))


def _sealed(trial: Trial, games: int) -> Iterator[Pair]:
    """Others have chosen something else in secret: one of them or two, at once or after second thoughts."""
    for number, run in zip(range(games), runs(trial)):
        match, rng = played(run), run.rng(9)
        kinds = secret_answers(run, match)
        found = kinds[number // 2 % len(kinds)] if kinds else []
        laid = [(place, ask, until) for place, ask, until in found if len(ask.options) > 1]
        if not laid:
            continue
        place, ask, until = early(laid, rng)
        group = [(where, one) for where, one, end in laid if end == until and where < until]
        chosen = dict([(place, ask), *group[: number % 3]])
        instead = {
            where: otherwise(match.answers[where].choice, one.options, rng) for where, one in chosen.items()
        }
        wavers = number % 2 == 1 and not any(one.parts for one in chosen.values())
        yield from _laid_otherwise(run, match, max(until, place + 1), instead, wavers)


def _laid_otherwise(
    run: Run, match: Match, until: int, instead: Mapping[int, int], wavers: bool
) -> Iterator[Pair]:
    answers = list(match.answers[:until])
    actors = {answers[place].seat for place in instead}
    others = [seat for seat in range(match.seats) if seat not in actors]
    eyes = others[run.seed % len(others)] if others else ONLOOKER
    changed = [
        Answer(one.seat, instead[place]) if place in instead else one for place, one in enumerate(answers)
    ]
    chance = chance_answers(match.answers)
    twins = Twins(run, eyes, Played(chance, acts(answers)), Played(chance, acts(changed)))
    twins = as_at_a_table(twins)
    one, other = (World(game.chance, game.answers, game.by_room) for game in (twins.one, twins.other))
    apart = [at for at, (a, b) in enumerate(zip(one.answers, other.answers)) if a != b]
    if wavers and apart and _lies_there(run, one, apart[-1]):
        # In this world somebody first lays what they lay in the other one.
        first = one.answers[apart[-1]].choice
        other = replace(other, first_thoughts={apart[-1]: first} if isinstance(first, int) else {})
    yield Pair(SECRET[wavers], run, eyes, (one, other))


def _lies_there(run: Run, world: World, place: int) -> bool:
    """Are others still asked the same after this answer? Only then can it be changed."""
    match = Match(run.game, run.given, run.seed, chance=world.chance, views_for=())
    for answer in world.answers[: place + 1]:
        asked = match.waiting
        match.answer(answer.choice, answer.seat)
    return bool(match.waiting) and match.waiting == [seat for seat in asked if seat != answer.seat]


def _in_turn(trial: Trial, games: int) -> Iterator[Pair]:
    """In a window two let something pass, one after the other, or the other way round."""
    has_windows = any(decision.window for decision in trial.game.decisions)
    return islice(filter(None, map(_turned_round, runs(trial) if has_windows else ())), games)


def _turned_round(run: Run) -> Pair | None:
    match = played(run)
    chance, answers = chance_answers(match.answers), acts(match.answers)[:-1]
    for place, (one, other) in enumerate(pairwise(answers)):
        eyes = {*range(match.seats), ONLOOKER} - {one.seat, other.seat}
        turned = [*answers[:place], other, one, *answers[place + 2 :]]
        if one.choice == other.choice and _same_window(run, place, eyes, chance, (answers, turned)):
            curious = min(eyes, key=lambda seat: (seat + run.seed) % match.seats)
            return Pair("in turn", run, curious, (World(chance, answers), World(chance, turned)))
    return None


def _same_window(
    run: Run, place: int, eyes: Collection[int], chance: Sequence[int | str], orders: Sequence[list[Answer]]
) -> bool:
    """Is it the same one all the time, and nobody else told who was first?"""
    told = []
    for answers in orders:
        match = Match(run.game, run.given, run.seed, chance=chance, views_for=eyes)
        for number, answer in enumerate(answers[: place + 2]):
            if number >= place and not is_window(match):
                return False
            match.answer(answer.choice, answer.seat)
        told.append(match.told)
    return told[0] == told[1]


def _unnoticed(trial: Trial, games: int) -> Iterator[Pair]:
    """Something else is drawn, and the engine tells these eyes the same for a while."""
    for run in list(runs(trial))[:games]:
        match, rng = played(run), run.rng(10)
        chance = chance_answers(match.answers)
        for _ in range(TRIES if chance else 0):
            place, eyes = rng.below(len(chance)), rng.below(match.seats + 1)
            other = [*chance]
            drawn = chance[place]
            other[place] = (drawn + 1 + rng.below(3)) % (drawn + 3) if isinstance(drawn, int) else drawn
            eyes = ONLOOKER if eyes == match.seats else eyes
            alike = _alike(run, eyes, chance, other, acts(match.answers))
            if alike:
                twins = Twins(run, eyes, Played(chance, alike), Played(other, alike))
                yield from _hidden("unnoticed", iter([as_at_a_table(twins)]))
                break


def _alike(
    run: Run, eyes: int, chance: Sequence[int | str], other: Sequence[int | str], answers: Sequence[Answer]
) -> list[Answer]:
    """These answers, up to where those eyes would notice which world it is; none if that is at once.

    Or else whoever looks on: at some tables they may see more than most seats do.
    """
    try:
        matches = [
            Match(run.game, run.given, run.seed, chance=one, views_for=[eyes, ONLOOKER])
            for one in (chance, other)
        ]
        return _common(matches, eyes, answers)
    except WagonlitError:
        return []


def _common(matches: Sequence[Match], eyes: int, answers: Sequence[Answer]) -> list[Answer]:
    given: list[Answer] = []
    for answer in answers:
        if _senses(matches[0], eyes) != _senses(matches[1], eyes):
            return given[:-1]
        if _drawn(matches[0]) != _drawn(matches[1]) and answer.seat != eyes:
            return given  # from here on somebody else may act on it
        for match in matches:
            match.answer(answer.choice, answer.seat)
        given.append(answer)
    return given[:-1]


def _drawn(match: Match) -> list[int | str]:
    return [answer.choice for answer in match.answers if answer.seat == CHANCE]


def _senses(match: Match, eyes: int) -> object:
    ask = match.ask_of(eyes) if eyes in match.waiting else None
    told = [list(match.told[one]) for one in (eyes, ONLOOKER)]
    return told, list(match.waiting), ask, [one.decision for one in match.asks]
