"""Twin games as a room plays them: it answers discreet questions that leave no choice before anybody."""

from collections.abc import Sequence

from msgspec import Struct

from wagonlit.conformance.trial import Run
from wagonlit.core.discretion import asks_discreetly
from wagonlit.core.match import Match
from wagonlit.core.record import Answer


class Played(Struct, frozen=True):
    """A game: what chance answers, and what the seats do."""

    chance: list[int | str]
    answers: list[Answer]
    by_room: frozenset[int] = frozenset()  # the places of answers that the room gives


class Twins(Struct, frozen=True):
    """Two games that are one and the same for these eyes."""

    run: Run
    eyes: int
    one: Played
    other: Played


def without_choice(match: Match) -> list[int]:
    """For whom the room answers now."""
    if match.over or not asks_discreetly(match):
        return []
    return [ask.seat for ask in match.asks if len(ask.options) == 1]


def as_at_a_table(twins: Twins) -> Twins:
    """The same two games, with the room's answers where it gives them.

    They end before a question that leaves a choice in one of them only: there, somebody may take their time.
    """
    if not any(decision.discreet for decision in twins.run.game.decisions):
        return twins
    matches = [
        Match(twins.run.game, twins.run.given, twins.run.seed, chance=one.chance)
        for one in (twins.one, twins.other)
    ]
    order, by_room = _in_order(matches, list(zip(twins.one.answers, twins.other.answers, strict=True)))
    if any(map(without_choice, matches)):
        # What the room would answer now is not among these answers: nobody asks it to.
        del order[max(place for place in range(len(order)) if place not in by_room) :]
    kept = frozenset(place for place in by_room if place < len(order))
    one, other = (
        Played(played.chance, [pair[side] for pair in order], kept)
        for side, played in enumerate((twins.one, twins.other))
    )
    return Twins(twins.run, twins.eyes, one, other)


def _in_order(
    matches: Sequence[Match], left: list[tuple[Answer, Answer]]
) -> tuple[list[tuple[Answer, Answer]], set[int]]:
    """These answers, played on both matches, the room's first; and the places of those."""
    order: list[tuple[Answer, Answer]] = []
    by_room: set[int] = set()
    while left:
        mute, others = [without_choice(match) for match in matches]
        pair = next((pair for pair in left if pair[0].seat in mute), None) if mute else left[0]
        if mute != others or pair is None:
            break
        if mute:
            by_room.add(len(order))
        left.remove(pair)
        order.append(pair)
        for match, answer in zip(matches, pair):
            match.answer(answer.choice, answer.seat)
    return order, by_room
