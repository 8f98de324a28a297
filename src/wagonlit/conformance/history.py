"""The same seed and the same answers make the same game, however one gets there."""

from wagonlit.conformance.likeness import difference, likeness, of_match, of_state
from wagonlit.conformance.play import answer_at_random, apply, played
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core import frame as engine
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match
from wagonlit.core.record import Record, read_record
from wagonlit.core.replay import replayed


def determinism(trial: Trial) -> None:
    """The same seed and the same players give the same game, step by step, told or not told."""
    for run in runs(trial):
        one, other = run.match(), run.match()
        mine, yours = run.rng(), run.rng()
        step = 0
        while not one.over and one.asks == other.asks and one.told == other.told:
            answer_at_random(one, mine, trial.words)
            answer_at_random(other, yours, trial.words)
            step += 1
        if found := difference(of_match(one), of_match(other)):
            raise run.error(f"played twice, it becomes two different games: {found}", step)
        _silently(run, one)


def _silently(run: Run, match: Match) -> None:
    """The bare engine without a journal, as bots use it, comes to the same state."""
    s = run.game.start(run.options)
    try:
        for answer in match.answers:
            engine.settle(s)
            assert s.agenda is not None
            apply(s, s.agenda, answer)
        engine.settle(s)
    except Exception as fault:
        raise run.error(f"without a journal it cannot be played: {fault!r}") from fault
    if found := difference(of_state(match.peek()), of_state(s)):
        raise run.error(f"without a journal it becomes another game: {found}")


def replay(trial: Trial) -> None:
    """A record, written and read, is the same game; cut short, it goes on as it would have."""
    for run in runs(trial):
        match = played(run)
        record = _read_again(run, match.record)
        _same(run, match, replayed(run.game, record), "replayed")
        rng = run.rng(1)
        cut = rng.below(len(record.answers)) + 1
        while record.answers[cut - 1].seat == CHANCE and cut < len(record.answers):
            cut += 1
        _same(run, match, _taken_up(run, record, cut), f"taken up again after {cut} answers")


def _read_again(run: Run, record: Record) -> Record:
    read = read_record(record.to_json())
    found = difference(likeness(record), likeness(read))
    if found:
        raise run.error(f"its record is not read as it was written: {found}")
    return read


def _taken_up(run: Run, record: Record, cut: int) -> Match:
    """The game from a record that was saved in the middle; what follows is dealt from the seed."""
    parts = {name: getattr(record, name) for name in record.__struct_fields__}
    saved = Record(**(parts | {"answers": record.answers[:cut]}))
    match = replayed(run.game, read_record(saved.to_json()))
    for answer in record.answers[len(match.answers) :]:
        if answer.seat != CHANCE:
            match.answer(answer.choice, answer.seat)
    return match


def _same(run: Run, match: Match, other: Match, how: str) -> None:
    found = difference(of_match(match), of_match(other))
    if not found and match.result() != other.result():
        found = f"the result is {match.result()}, not {other.result()}"
    if found:
        raise run.error(f"{how}, it is another game: {found}")
