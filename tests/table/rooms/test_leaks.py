"""Nothing reaches a client that its eyes could not have seen: hidden things change, and it cannot tell."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.conformance.trials import TRIALS
from tests.table.rooms.guests import Evening
from tests.table.rooms.overhearing import first_difference, overheard
from wagonlit.conformance.leaks import early
from wagonlit.conformance.play import boundaries, luck, moments, played
from wagonlit.conformance.relabelling import alike, relabelled, renamed, seen, shuffled
from wagonlit.conformance.trial import Run, runs
from wagonlit.core import frame as engine
from wagonlit.core.errors import BadScenario
from wagonlit.core.event import WATCHER
from wagonlit.core.frame import CHANCE
from wagonlit.core.ids import members
from wagonlit.core.match import Match
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng
from wagonlit.table import gathering
from wagonlit.table.gathering import Gathering
from wagonlit.table.history import History
from wagonlit.table.telling import Client, position
from wagonlit.table.wire import Moved, Position, UndoInfo

pytestmark = pytest.mark.asyncio

TRIAL = TRIALS["mystery_express"]
REDEALS = 40


def seen_by_eyes(run: Run, eyes: int, answers: Sequence[Answer]) -> set[str]:
    """What these eyes have seen; an onlooker has seen nothing that any seat has not."""
    found = seen(run, answers)
    return set.intersection(*found.values()) if eyes == WATCHER else found[eyes]


async def relabelling_noticed(evening: Evening, eyes_of: str) -> list[str]:
    """Play games twice, the second time with other names for what was never seen; what differs."""
    found, changed = [], 0
    for number, run in enumerate(runs(TRIAL)):
        match, rng = played(run), run.rng(7)
        eyes = WATCHER if eyes_of == "onlooker" else number % match.seats
        answers = match.answers[: early(boundaries(match.answers), rng)]
        names = shuffled(alike(run), seen_by_eyes(run, eyes, answers), rng)
        others = relabelled(run, answers, names, eyes)
        changed += bool(names)
        one = await overheard(evening, run, eyes, answers, luck(match.answers))
        rest = luck(match.answers)[len(luck(answers)) :]
        two = await overheard(evening, run, eyes, others, [*luck(others), *rest])
        found.append(first_difference(one, two))
    assert changed > len(found) // 2
    return [difference for difference in found if difference]


@pytest.mark.parametrize("eyes", ["player", "onlooker"])
async def test_things_never_seen_can_change_names_unnoticed(tmp_path: Path, eyes: str) -> None:
    async with Evening(tmp_path) as evening:
        evening.minds.umpire.pause = 3600.0  # its verdicts come when they come
        assert await relabelling_noticed(evening, eyes) == []


async def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client is shown what another seat knows: the check above must see that."""

    def leaky(history: History, eyes: int, undo: UndoInfo, deadline: str) -> Position:
        return position(history, 0 if eyes == 1 else 1, undo, deadline)

    monkeypatch.setattr(gathering, "position", leaky)
    async with Evening(tmp_path) as evening:
        evening.minds.umpire.pause = 3600.0
        assert len(await relabelling_noticed(evening, "player")) >= 3
        assert len(await relabelling_noticed(evening, "onlooker")) >= 3


async def test_a_leak_of_what_was_told_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client is told what the next seat was told."""
    news = Gathering.news

    def leaky(room: Gathering, client: Client, by: int, first: int) -> Moved:
        told = room.playing.match.told[(client.seat + 1) % len(room.row.seats)]
        return replace(news(room, client, by, first), told=told[first:])

    monkeypatch.setattr(Gathering, "news", leaky)
    async with Evening(tmp_path) as evening:
        evening.minds.umpire.pause = 3600.0
        assert len(await relabelling_noticed(evening, "player")) >= 2
        assert len(await relabelling_noticed(evening, "onlooker")) >= 2


# Other luck


def _draws(run: Run, answers: Sequence[Answer]) -> list[tuple[int, str, set[str]]]:
    """Where chance drew a hidden thing: the place, its name, and what else it could have been."""
    things = {name for group in alike(run) for name in group}
    found, place = [], 0
    for moment in moments(run, answers):
        if moment.seat is None:
            continue
        known = run.game.domains.get(moment.frame.decision.domain, ())
        if moment.seat == CHANCE and isinstance(moment.choice, int) and moment.choice < len(known):
            could = {known[id] for id in members(engine.options(moment.before, CHANCE))}
            if known[moment.choice] in things:
                found.append((place, known[moment.choice], could))
        place += 1
    return found


def _swapped(run: Run, answers: Sequence[Answer], place: int, names: dict[str, str]) -> list[int | str]:
    """What chance answers when two things change places from here on."""
    asked = [moment for moment in moments(run, answers) if moment.seat is not None]
    return [
        renamed(run.game, moment.frame.decision.domain, moment.choice, names if at >= place else {})
        for at, moment in enumerate(asked)
        if moment.seat == CHANCE and moment.choice is not None
    ]


async def redealt(evening: Evening, run: Run, match: Match, eyes: int, rng: Rng) -> str | None:
    """What differs when something unseen was drawn otherwise; None if these eyes would have seen it."""
    draws = _draws(run, match.answers)
    place, drawn, could = draws[rng.below(len(draws))]
    theirs = (CHANCE, eyes)
    acts = (at for at in range(place, len(match.answers)) if match.answers[at].seat not in theirs)
    answers = match.answers[: next(acts, len(match.answers))]
    known = seen_by_eyes(run, eyes, answers)
    instead = sorted(name for name in could - known - {drawn} if TRIAL.back(name) == TRIAL.back(drawn))
    if drawn in known or not instead:
        return None
    other = instead[rng.below(len(instead))]
    chance = _swapped(run, answers, place, {drawn: other, other: drawn})
    try:
        two = await overheard(evening, run, eyes, answers, chance)
    except BadScenario:
        return None  # that luck cannot be
    return first_difference(await overheard(evening, run, eyes, answers, luck(answers)), two)


async def test_other_luck_that_was_not_seen_goes_unnoticed(tmp_path: Path) -> None:
    """Even of another kind, until somebody else acts on it; onlookers too."""
    found = []
    async with Evening(tmp_path) as evening:
        evening.minds.umpire.pause = 3600.0
        for run in runs(TRIAL):
            match, rng = played(run), run.rng(8)
            for turn in range(REDEALS // TRIAL.games):
                eyes = WATCHER if turn % 2 else rng.below(match.seats)
                found.append(await redealt(evening, run, match, eyes, rng))
    assert found.count("") > 5
    assert set(found) <= {"", None}
