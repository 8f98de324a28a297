"""What a question says it is about."""

from typing import Any

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.ask import Ask
from wagonlit.core.frame import PLAIN, TEXT
from wagonlit.core.match import Match


def facts(trial: Trial) -> None:
    """Every question gives exactly the facts that its decision declares, each of the kind declared there."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            for ask in match.asks:
                _given(run, match, ask, step)
            answer_at_random(match, rng, trial.words)
            step += 1


def _given(run: Run, match: Match, ask: Ask, step: int) -> None:
    declared = next((one.facts for one in run.game.decisions if one.id == ask.decision), None)
    if declared is None:
        raise run.error(f"“{ask.decision}” is asked, but the game does not list it", step, ask.seat)
    for given in (ask.facts, *(part.facts for part in ask.parts)):
        if missing := sorted(set(declared) - set(given)):
            raise run.error(f"“{ask.decision}” declares {', '.join(missing)}, but lacks it", step, ask.seat)
        if unknown := sorted(set(given) - set(declared)):
            raise run.error(
                f"“{ask.decision}” gives {', '.join(unknown)}, but does not declare it", step, ask.seat
            )
        for name, fact in given.items():
            if fact is not None and (fault := _fault(match, fact, declared[name])):
                raise run.error(f"the fact “{name}” of “{ask.decision}” is {fault}", step, ask.seat)


def _fault(match: Match, fact: Any, domain: str) -> str:
    """What is wrong with a fact of this domain, if anything; None is allowed for every fact."""
    if domain == PLAIN:
        is_plain = isinstance(fact, bool | int | float | str)
        return "" if is_plain else f"{fact!r}, not a number, words, or yes and no"
    if domain == TEXT:
        return "" if isinstance(fact, str) else f"{fact!r}, not words"
    most = 1 << _size(match, match.game.sets[domain]) if domain in match.game.sets else _size(match, domain)
    return "" if type(fact) is int and 0 <= fact < most else f"{fact!r}, which “{domain}” lacks"


def _size(match: Match, domain: str) -> int:
    """How many ids there are; of seats, only those of this table."""
    return match.seats if domain == "seat" else len(match.game.domains[domain])
