"""Pairs of worlds in which all goes the same way: only that in one of them somebody has second thoughts."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from tests.table.as_at_a_table import Played, Twins, as_at_a_table
from tests.table.twin_games import acts
from tests.table.twins.pair import Pair, World, otherwise
from wagonlit.conformance.leaks import early
from wagonlit.conformance.play import chance_answers, played
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.ask import Ask
from wagonlit.core.match import Match

SOON = 12  # answers before it, and as many after it: what is told then may still be other


def afterthoughts(trial: Trial, games: int) -> Iterator[Pair]:
    """Whoever lays something in secret has first laid something else; then the game goes on."""
    sealed = any(decision.sealed for decision in trial.game.decisions)
    return islice(filter(None, map(_thought_better_of, runs(trial) if sealed else ())), games)


def _thought_better_of(run: Run) -> Pair | None:
    match, rng = played(run), run.rng(11)
    whole = Played(chance_answers(match.answers), acts(match.answers)[:-1])
    game = as_at_a_table(Twins(run, 0, whole, whole)).one
    world = World(game.chance, game.answers, game.by_room)
    laid = list(_laid(run, world))
    if not laid:
        return None
    place, ask = early(laid, rng)
    world = replace(
        world,
        answers=world.answers[: place + SOON],
        by_room=frozenset(at for at in world.by_room if at < place + SOON),
    )
    first = otherwise(world.answers[place].choice, ask.options, rng)
    others = [seat for seat in range(match.seats) if seat != ask.seat]
    eyes = others[run.seed % len(others)]
    return Pair("afterthought", run, eyes, (world, replace(world, first_thoughts={place: first})))


def _laid(run: Run, world: World) -> Iterator[tuple[int, Ask]]:
    """The answers that could have been changed, while others were still asked the same."""
    match = Match(run.game, run.given, run.seed, chance=world.chance, views_for=())
    for place, answer in enumerate(world.answers[:SOON]):
        asked, ask = match.waiting, match.ask_of(answer.seat)
        sealed = match.agenda is not None and match.agenda.is_sealed()
        match.answer(answer.choice, answer.seat)
        waits = bool(match.waiting) and match.waiting == [seat for seat in asked if seat != answer.seat]
        by_room = {place, place + 1} & world.by_room  # which would not wait, either
        choice = len(ask.options) > 1 and not ask.parts and not ask.final and not by_room
        if sealed and waits and choice:
            yield place, ask
