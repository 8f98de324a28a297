"""Perft counts against a slow count that trusts no mask: it tries every seat and every id."""

import pytest

from tests.conformance.trials import TRIALS, TRIED
from wagonlit.conformance.perft import Position, histories, reached
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng, derived

POSITIONS = {id: tried.slow_perft for id, tried in TRIED.items() if tried.slow_perft is not None}


def arrived(game: str, position: Position) -> Match:
    """The position, by way of a match."""
    match = Match(TRIALS[game].game, position.options, position.seed)
    player = Rng(derived(position.seed, 1))
    for _ in range(position.after):
        ask = match.asks[player.below(len(match.asks))]
        match.answer(ask.options[player.below(len(ask.options))], ask.seat)
    return match


def counted_slowly(match: Match, depth: int) -> int:
    if depth == 0 or match.over:
        return 1
    total = 0
    after = replayed(match.game, match.record, views_for=[0])
    for seat in range(match.seats):
        for choice in range(61):
            try:
                after.answer(choice, seat)
            except BadAnswer:
                continue
            total += counted_slowly(after, depth - 1)
            after = replayed(match.game, match.record, views_for=[0])
    return total


def test_every_game_without_words_is_counted_slowly_too() -> None:
    assert set(POSITIONS) == {id for id, trial in TRIALS.items() if TEXT not in trial.game.domains}


@pytest.mark.parametrize("game", POSITIONS)
def test_masks_lead_to_as_many_histories_as_trying_everything(game: str) -> None:
    position, depth = POSITIONS[game]
    s, dealer = reached(TRIALS[game].game, position)
    assert histories(s, dealer, depth) == counted_slowly(arrived(game, position), depth)
