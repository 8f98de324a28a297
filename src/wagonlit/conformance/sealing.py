"""What is chosen in secret stays so until it is told."""

from collections.abc import Sequence

from wagonlit.conformance.channels import Perceived, Senses, first_difference
from wagonlit.conformance.play import again, chance_answers, played
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT, Decision
from wagonlit.core.match import Match
from wagonlit.core.record import Answer

EACH = 6  # secret answers changed in each game


def sealed(trial: Trial) -> None:
    """Nobody perceives a sealed answer until all who were asked have answered, or even longer.

    The game itself says which decisions are sealed; where several seats are asked at once, it has to.
    """
    for run in runs(trial):
        match, rng = played(run), run.rng(4)
        kinds = secret_answers(run, match)
        for _ in range(EACH if kinds else 0):
            # Every kind of question is tried equally often, though some are asked ten times as often.
            found = kinds[rng.below(len(kinds))]
            place, ask, until = found[rng.below(len(found))]
            others = [id for id in ask.options if id != match.answers[place].choice]
            if others:
                _stays_sealed(run, match.answers, place, others[rng.below(len(others))], until)


def secret_answers(run: Run, match: Match) -> list[list[tuple[int, Ask, int]]]:
    """By decision, each sealed answer: its place, what was asked, and the place of what may reveal it."""
    found: dict[str, list[tuple[int, Ask, int]]] = {}
    for before in again(run, match.answers, chance_answers(match.answers)):
        if before.over:
            break
        place, waiting = len(before.answers), before.waiting
        ask = before.ask_of(match.answers[place].seat)
        decision = _decision(run, ask)
        if decision.sealed is None and len(waiting) > 1:
            raise run.error(f"“{ask.decision}” is asked of several at once: is it sealed or not?", place)
        sealed = decision.stays_sealed or (decision.sealed and len(waiting) > 1)
        if sealed and ask.domain != TEXT:
            answer = place, ask, _last_of(waiting, match.answers, place)
            found.setdefault(ask.decision, []).append(answer)
    return list(found.values())


def _decision(run: Run, ask: Ask) -> Decision:
    return next(decision for decision in run.game.decisions if decision.id == ask.decision)


def _last_of(waiting: Sequence[int], answers: Sequence[Answer], place: int) -> int:
    """Where the last of these seats answers: until then all answers are sealed."""
    left = set(waiting)
    for at in range(place, len(answers)):
        left.discard(answers[at].seat)
        if not left:
            return max(at, place + 1)
    return len(answers)


def _stays_sealed(run: Run, answers: Sequence[Answer], place: int, instead: int, until: int) -> None:
    actor, real = answers[place].seat, list(answers[:until])
    other = [*real]
    other[place] = Answer(actor, instead)
    seats = [seat for seat in range(run.game.seats(run.options)) if seat != actor]
    chosen = f"whether seat {actor} chose {answers[place].choice} or {instead}"
    one = _last_perceived(run, real, seats, place)
    try:
        two = _last_perceived(run, other, seats, place)
    except BadAnswer as fault:
        raise run.error(f"what others may answer depends on {chosen}: {fault}", place) from fault
    for seat in seats:
        for step, (before, after) in enumerate(zip(one[seat], two[seat])):
            if found := first_difference(before, after):
                raise run.error(f"it perceives {chosen}, by {found}", place + step, seat)


def _last_perceived(
    run: Run, answers: Sequence[Answer], seats: Sequence[int], place: int
) -> dict[int, list[Perceived]]:
    """What these seats perceive from that place on."""
    found: dict[int, list[Perceived]] = {seat: [] for seat in seats}
    senses = {seat: Senses(run.game, run.game.seats(run.options), seat) for seat in seats}
    for match in again(run, answers, chance_answers(answers), seats):
        if len(match.answers) <= place:
            continue
        for seat in seats:
            found[seat].append(senses[seat].perceive(match))
    return found
