"""Games without the answers that were changed before they counted: what a room is told only once."""

from msgspec.structs import replace

from tests.table.twin_games import Played, Twins
from wagonlit.conformance.play import again


def final(twins: Twins) -> Twins:
    """The same two games, in which nobody has second thoughts about a sealed answer."""
    kept = _standing(twins)
    one, other = (
        Played(played.chance, [played.answers[at] for at in kept]) for played in (twins.one, twins.other)
    )
    return replace(twins, one=one, other=other)


def _standing(twins: Twins) -> list[int]:
    """The places of the answers that stood: the same in both games, since everybody sees who answers."""
    kept: list[int] = []
    answers = twins.one.answers
    for at, match in zip(range(len(answers)), again(twins.run, answers, twins.one.chance)):
        seat = answers[at].seat
        if seat not in match.waiting:
            kept.remove(next(place for place in reversed(kept) if answers[place].seat == seat))
        kept.append(at)
    return kept
