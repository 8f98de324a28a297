"""What a seat is told after the end that it could have known."""

from wagonlit.conformance.play import played
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.event import fields_of
from wagonlit.core.game import Game, Insight
from wagonlit.core.match import Match


def hindsight(trial: Trial) -> None:
    """What a seat could have known follows from what it was told by that moment, and from no shorter part.

    A game that says nothing of the kind has nothing to check.
    """
    if type(trial.game).hindsight is Game.hindsight:
        return
    for run in runs(trial):
        match = played(run)
        for seat in range(match.seats):
            for insight in _known(run, match, seat, len(match.told[seat])):
                if fault := _fault(run, match, seat, insight):
                    raise run.error(f"{insight.says} since event {insight.since}: {fault}", seat=seat)


def _known(run: Run, match: Match, seat: int, count: int) -> list[Insight]:
    """What the seat could have known by the first events."""
    return run.game.hindsight(match.options, seat, match.told[seat][:count])


def _fault(run: Run, match: Match, seat: int, insight: Insight) -> str:
    events = {event.__name__: event for event in run.game.events}
    kind, since = events.get(insight.says.event), insight.since
    if kind is None:
        return "this is not among the events of the game"
    if set(fields_of(kind)) != set(insight.says.facts):
        return f"its facts must be {', '.join(fields_of(kind))}"
    if not -1 <= since < len(match.told[seat]):
        return "there is no such event"
    if since >= 0 and insight not in _known(run, match, seat, since + 1):
        return "it could not be known then"
    if since >= 0 and insight.says in [one.says for one in _known(run, match, seat, since)]:
        return "it could be known before"
    return ""
