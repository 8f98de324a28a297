"""Series of games between bots: who wins how often."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins

from wagonlit.bots.contest import match_between
from wagonlit.bots.importable import check_found_elsewhere
from wagonlit.bots.known import BotSpec, name_of
from wagonlit.bots.recording import recorded_playout
from wagonlit.bots.seat import BotSeat
from wagonlit.bots.workers import spread_over
from wagonlit.core.errors import BadOption
from wagonlit.core.event import ONLOOKER
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game, Result
from wagonlit.core.intervals import wilson
from wagonlit.core.playout import playout
from wagonlit.core.record import Record
from wagonlit.core.rng import Rng, derived
from wagonlit.games import find as find_game

BATCH = 50  # random games that a worker plays before it reports; others take long enough to be told singly


Tallies = dict[str, tuple[float, int]]  # see `Game.tallies`


class Standing(Struct, frozen=True):
    """One bot's share of the wins, with its 95 % interval; co-winners share a win in equal parts."""

    bot: str
    wins: float
    win_rate: float
    low: float
    high: float


class Share(Struct, frozen=True):
    """In how many games something was so, and which part of them that is, with its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class Report(Struct, frozen=True):
    """What a series showed; of a series that was stopped, as far as it got."""

    game: str
    seats: list[str]  # who sat there in the first game; they move on by one seat from game to game
    options: dict[str, Any]  # what the table agreed on, with nothing left open
    wanted: int  # games to be played
    games: int  # games played
    seed: int
    bots: list[Standing]
    nobody: Share  # games that nobody won
    decisions_per_game: float
    shortest: int
    longest: int
    games_per_s: float
    tallies: dict[str, float] = {}  # what the game itself counts, as means over the series


class Played(Struct, frozen=True):
    """One game: wins by the place of the bot in the list, and how many decisions it took."""

    wins: tuple[float, ...]
    decisions: int
    tallies: Tallies = {}


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C during a series; this is what it has shown so far."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


# Is given a game's number, its record and who sat where; with several jobs, in the process that played it.
Keep = Callable[[int, Record, Sequence[str]], None]


class Series(Struct, frozen=True):
    """What is played in every game of a series; the same seed always gives the same games."""

    bots: Sequence[BotSpec]
    seed: int
    options: Mapping[str, Any]
    keep: Keep | None = None


def simulate(
    game: Game | str,
    bots: Sequence[BotSpec],
    games: int = 100,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda played: None,
    keep: Keep | None = None,
) -> Report:
    """Play a series. Seats rotate from game to game, so that no bot gains from its place.

    A bot is a name, a class made with (options, seat, seed), or “path/to/file.py:Class”. With several jobs,
    that many processes share the games; they must be able to import the game and the classes. Ctrl-C raises
    Stopped, with the report of what has been played until then.
    """
    game = find_game(game) if isinstance(game, str) else game
    _check_counts(games=games, jobs=jobs)
    series = Series(list(bots), seed, table_for(game, bots, options or {}), keep)
    began = perf_counter()
    played: dict[int, Played] = {}
    try:
        with closing(_results(game, series, games, jobs)) as results:
            for number, result in results:
                played[number] = result
                progress(len(played))
    except KeyboardInterrupt as stop:
        if not played:
            raise
        raise Stopped(_report(game, series, games, list(played.values()), perf_counter() - began)) from stop
    return _report(game, series, games, list(played.values()), perf_counter() - began)


def table_for(game: Game, bots: Sequence[BotSpec], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with one seat for each bot; refuses tables and bots that are impossible."""
    agreed = game.with_seats(options, len(bots))
    checked = game.options(agreed)
    for seat, bot in enumerate(bots):
        BotSeat(bot, game, checked, seat, 0)
    return agreed


def _check_counts(**counts: int) -> None:
    for name, count in counts.items():
        if type(count) is not int or count < 1:
            raise BadOption(f"“{name}” of a series must be a whole number from 1 on, not {count!r}.")


def _results(game: Game, series: Series, games: int, jobs: int) -> Generator[tuple[int, Played]]:
    if jobs == 1:
        for number in range(games):
            yield number, play_one(game, series, number)
        return
    check_found_elsewhere([game, *series.bots])
    size = BATCH if _all_random(series.bots) else 1
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    with closing(spread_over(jobs, partial(_play_batch, game, series), batches)) as results:
        for batch in results:
            yield from batch


def _all_random(bots: Sequence[BotSpec]) -> bool:
    return all(bot == "random" for bot in bots)


def _play_batch(game: Game, series: Series, numbers: Sequence[int]) -> list[tuple[int, Played]]:
    return [(number, play_one(game, series, number)) for number in numbers]


def play_one(game: Game, series: Series, number: int) -> Played:
    """One game of a series; the same for the same seed and number, whoever plays it."""
    bots = series.bots
    turned = number % len(bots)
    seated = [*bots[turned:], *bots[:turned]]
    result, decisions, tallies = _finished(game, series, number, seated)
    wins = [0.0] * len(bots)
    for seat in result.winners:
        wins[(seat + turned) % len(bots)] += 1 / len(result.winners)
    return Played(tuple(wins), decisions, tallies)


def _finished(
    game: Game, series: Series, number: int, seated: Sequence[BotSpec]
) -> tuple[Result, int, Tallies]:
    """How the game between these bots ends, how many decisions it takes, and what the game counts in it."""
    agreed, own_seed = game.options(series.options), derived(series.seed, number)
    tallied = type(game).tallies is not Game.tallies
    if _all_random(seated) and series.keep is None and not tallied:
        # Nobody looks at anything, so the whole game is played inside the engine.
        state = game.start(agreed)
        decisions = playout(state, Rng(own_seed))
        return game.result(state), decisions, {}
    tallies: Tallies = {}
    if _all_random(seated) and not tallied:
        record, result = recorded_playout(game, agreed, own_seed)
    else:
        match = match_between(game, series.options, own_seed, seated, [ONLOOKER] if tallied else [])
        record, result = match.record, match.result()
        tallies = dict(game.tallies(match.options, match.told[ONLOOKER])) if tallied else {}
    if series.keep:
        series.keep(number, record, [name_of(bot) for bot in seated])
    return result, sum(answer.seat != CHANCE for answer in record.answers), tallies


def _report(game: Game, series: Series, wanted: int, played: Sequence[Played], seconds: float) -> Report:
    games = len(played)
    called = [name_of(bot) for bot in series.bots]
    lengths = [one.decisions for one in played]
    agreed = to_builtins(game.options(series.options))
    return Report(
        game=game.id,
        seats=[bot if isinstance(bot, str) else name_of(bot) for bot in series.bots],
        options={name: value for name, value in agreed.items() if name != "seats"},
        wanted=wanted,
        games=games,
        seed=series.seed,
        bots=[_standing(called, bot, played) for bot in dict.fromkeys(called)],
        nobody=_nobody(played),
        decisions_per_game=sum(lengths) / games,
        shortest=min(lengths),
        longest=max(lengths),
        games_per_s=games / seconds,
        tallies=_means([one.tallies for one in played]),
    )


def _standing(bots: Sequence[str], bot: str, played: Sequence[Played]) -> Standing:
    """Wins of all seats of one bot; its rate is per game, so several equal bots add up."""
    places = [place for place, name in enumerate(bots) if name == bot]
    wins = round(sum(one.wins[place] for one in played for place in places), 6)
    low, high = wilson(wins, len(played))
    return Standing(bot, wins, wins / len(played), low, high)


def _nobody(played: Sequence[Played]) -> Share:
    """The games without a winner."""
    games = sum(not any(one.wins) for one in played)
    return Share(games, games / len(played), *wilson(games, len(played)))


def _means(tallies: Sequence[Tallies]) -> dict[str, float]:
    """What the game counts, over all games."""
    found: dict[str, float] = {}
    for name in dict.fromkeys(name for one in tallies for name in one):
        sums, counts = zip(*(one[name] for one in tallies if name in one))
        found[name] = sum(sums) / sum(counts) if sum(counts) else 0.0
    return found
