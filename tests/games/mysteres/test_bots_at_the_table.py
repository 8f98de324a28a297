"""Bots play whole games on the engine, in both languages."""

from statistics import mean
from typing import Any

import pytest

from tests.games.mysteres.table import Table, begun, clue, declare, told
from tests.rules import rule
from wagonlit.bots.seat import BotSeat
from wagonlit.core.match import Match
from wagonlit.games.mysteres.bots import BOTS
from wagonlit.games.mysteres.bots.from_view import seen_in
from wagonlit.games.mysteres.game import GAME
from wagonlit.games.mysteres.lexicon.normal_form import compact


def played(bots: list[str], seed: int, **options: Any) -> Table:
    """A whole game; where several are asked, the first of them answers first."""
    match: Table = Match(GAME, {"players": len(bots), **options}, seed)
    seats = [BotSeat(bot, GAME, match.options, seat, seed) for seat, bot in enumerate(bots)]
    while not match.over:
        ask = match.ask
        bot = seats[ask.seat]
        bot.hear(match.told[ask.seat][bot.told_count :])
        match.answer(bot.choose(ask, match.agenda), ask.seat)
    return match


def share_solved(match: Table) -> float:
    return len(told(match, "Scored")) / len(told(match, "RoundBegun"))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("bot", list(BOTS))
def test_each_strength_plays_whole_games_in_both_languages(bot: str, language: str) -> None:
    match = played([bot] * 3, 7, language=language)
    assert share_solved(match) > 0.5


@pytest.mark.parametrize("language", ["fr", "en"])
def test_two_bots_play_together(language: str) -> None:
    match = played(["normal"] * 2, 2, language=language)
    assert share_solved(match) > 0.8
    assert match.result().scores[0] >= 30


@rule("MY-192")
def test_bots_use_special_tiles() -> None:
    match = played(["strong", "normal", "weak", "normal"], 5, special_tiles=True, language="fr")
    chosen = {facts["tile"] for facts in told(match, "TileChosen")}
    assert any(tile >= 14 for tile in chosen)
    assert share_solved(match) > 0.5


@rule("MY-160")
def test_the_maestro_bot_does_not_give_the_word_away_at_once() -> None:
    points = [facts["points"] for seed in (1, 2) for facts in told(played(["normal"] * 4, seed), "Scored")]
    assert mean(points) > 2.5


@rule("MY-133")
def test_no_bot_says_the_word_as_a_clue() -> None:
    match = played(["normal"] * 3, 4)
    words = [compact(facts["word"], "fr") for facts in told(match, "WordRevealed")]
    assert len(words) == 9
    round = 0
    for one in match.told[0]:
        if one.event == "ClueGiven":
            assert compact(one.facts["words"], "fr") != words[round]
        round += one.event == "WordRevealed"


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(["normal"] * 3, 9).record == played(["normal"] * 3, 9).record


def test_what_a_bot_goes_by_leaves_out_what_only_the_maestro_knows() -> None:
    match = begun()
    clue(match, "animal", "a penguin")
    assert seen_in(match.views[0]) == seen_in(match.views[2])
    assert seen_in(match.views[0]).key is None
    declare(match)
