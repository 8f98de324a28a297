"""Series of games between bots: who wins how often."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from msgspec import Struct

from wagonlit.bots.known import BotSpec, name_of
from wagonlit.bots.seat import BotSeat
from wagonlit.core.game import Game, Result
from wagonlit.core.match import Match
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng, derived
from wagonlit.games import find as find_game

Z = 1.959963984540054  # 95 %
BATCH = 10  # games a worker plays before it reports


class Standing(Struct, frozen=True):
    """One bot's share of the wins, with its 95 % interval; co-winners share a win in equal parts."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float


class Report(Struct, frozen=True):
    """What a series showed."""

    game: str
    games: int
    seed: int
    bots: list[Standing]
    decisions_per_game: float
    shortest: int
    longest: int
    games_per_s: float


class Played(Struct, frozen=True):
    """One game: wins by the place of the bot in the list, and how many decisions it took."""

    wins: tuple[float, ...]
    decisions: int


def simulate(
    game: Game | str,
    bots: Sequence[BotSpec],
    games: int = 100,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Report:
    """Play a series. Seats rotate from game to game, so that no bot gains from its place.

    A bot is a name, a class made with (options, seat, seed), or “path/to/file.py:Class”.
    """
    game = find_game(game) if isinstance(game, str) else game
    agreed = table_for(game, bots, options or {})
    began = perf_counter()
    played: dict[int, Played] = {}
    for number, result in _series(game, bots, games, jobs, seed, agreed):
        played[number] = result
        progress(len(played))
    seconds = perf_counter() - began
    return _report(game, bots, seed, [played[number] for number in range(games)], seconds)


def table_for(game: Game, bots: Sequence[BotSpec], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with one seat for each bot; refuses tables and bots that cannot be."""
    agreed = game.with_seats(options, len(bots))
    checked = game.options(agreed)
    for seat, bot in enumerate(bots):
        BotSeat(bot, game, checked, seat, 0)
    return agreed


def _series(
    game: Game, bots: Sequence[BotSpec], games: int, jobs: int, seed: int, options: Mapping[str, Any]
) -> Iterator[tuple[int, Played]]:
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if jobs == 1:
        for batch in batches:
            for number in batch:
                yield number, play_one(game, bots, number, seed, options)
        return
    # Fresh interpreters: forking a process that draws a progress bar is not safe.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[tuple[int, Played]]]] = [
            pool.submit(_play_batch, game.id, list(bots), list(batch), seed, dict(options))
            for batch in batches
        ]
        for done in as_completed(waiting):
            yield from done.result()


def _play_batch(
    game: str, bots: list[BotSpec], numbers: list[int], seed: int, options: dict[str, Any]
) -> list[tuple[int, Played]]:
    found = find_game(game)
    return [(number, play_one(found, bots, number, seed, options)) for number in numbers]


def play_one(
    game: Game, bots: Sequence[BotSpec], number: int, seed: int, options: Mapping[str, Any]
) -> Played:
    """One game of a series; the same for the same seed and number, whoever plays it."""
    own_seed = derived(seed, number)
    turned = number % len(bots)
    seated = [*bots[turned:], *bots[:turned]]
    result, decisions = _finished(game, seated, own_seed, options)
    wins = [0.0] * len(bots)
    for seat in result.winners:
        wins[(seat + turned) % len(bots)] += 1 / len(result.winners)
    return Played(tuple(wins), decisions)


def _finished(
    game: Game, seated: Sequence[BotSpec], own_seed: int, options: Mapping[str, Any]
) -> tuple[Result, int]:
    """How the game between these bots ends, and how many decisions it takes."""
    if all(bot == "random" for bot in seated):
        # Nobody looks at anything, so the whole game is played inside the engine.
        state = game.start(game.options(options))
        decisions = playout(state, Rng(own_seed))
        return game.result(state), decisions
    agreed = game.options(options)
    players = [BotSeat(bot, game, agreed, seat, own_seed) for seat, bot in enumerate(seated)]
    match = Match(game, options, own_seed, views_for=[seat for seat, bot in enumerate(players) if bot.looks])
    decisions = 0
    while not match.over:
        seat = match.waiting[0]
        player = players[seat]
        player.hear(match.told[seat][player.told_count :] if player.looks else ())
        match.answer(player.choose(match.ask_of(seat), match.agenda), seat)
        decisions += 1
    return match.result(), decisions


def _report(game: Game, bots: Sequence[BotSpec], seed: int, played: list[Played], seconds: float) -> Report:
    games = len(played)
    called = [name_of(bot) for bot in bots]
    standings = [_standing(called, bot, played) for bot in dict.fromkeys(called)]
    lengths = [one.decisions for one in played]
    return Report(
        game.id, games, seed, standings, sum(lengths) / games, min(lengths), max(lengths), games / seconds
    )


def _standing(bots: Sequence[str], bot: str, played: list[Played]) -> Standing:
    """Wins of all seats of one bot; its rate is per game, so several equal bots add up."""
    places = [place for place, name in enumerate(bots) if name == bot]
    wins = round(sum(one.wins[place] for one in played for place in places), 6)
    low, high = wilson(wins, len(played))
    return Standing(bot, wins, wins / len(played), low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
