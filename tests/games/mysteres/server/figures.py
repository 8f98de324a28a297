"""How tables of bots do at a real server: python -m tests.games.mysteres.server.figures [--games 12].

The same figures as `python -m wagonlit.games.mysteres.measure`, but of whole games over the socket: with the
rules, the windows in real time and the bots in processes of their own.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.table.server import Server
from tests.table.web_client import WebClient
from wagonlit.games.mysteres.hosting import tallies
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import SitIn

PAIR, THREE_GUESSERS = 2, 4  # players


def found(url: str, players: int, lang: str, seed: int, bot: str = "normal") -> tuple[int, int, int]:
    """One game of bots alone: rounds, words found in them, and tiles turned by then."""
    host = WebClient(url)
    plan = [SeatPlan("me", "Anna"), *[SeatPlan("bot", bot=bot)] * (players - 1)]
    code = host.open(*plan, game="mysteres", options={"language": lang}, seed=seed).table.code
    with host.sitting(code) as seat:
        seat.send(SitIn(0, bot))
        while seat.position is None or seat.position.result is None:
            seat.next()
    with host.sitting(code) as again:
        counted = tallies(again.snapshot.told)
    (solved, rounds), (tiles, _) = counted["solved"], counted["tile"]
    return rounds, int(solved), int(tiles)


def summary(games: list[tuple[int, int, int]]) -> tuple[float, float]:
    """Of all rounds: the share in which the word was found, and the mean tile."""
    rounds, solved, tiles = (sum(column) for column in zip(*games, strict=True))
    return solved / rounds, tiles / max(1, solved)


def main(arguments: list[str]) -> None:
    """Both languages, three guessers and pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--bot", default="normal")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--pace", "instant", "--no-limits")
        try:
            for lang in ("fr", "en"):
                for players, name in ((PAIR, "pairs"), (THREE_GUESSERS, "3 guessers")):
                    seeds = range(given.first, given.first + given.games)
                    games = [found(server.url, players, lang, seed, given.bot) for seed in seeds]
                    share, tile = summary(games)
                    rounds = sum(game[0] for game in games)
                    sys.stdout.write(
                        f"{lang}  {name:11} {rounds} rounds   solved {share:.1%}   mean tile {tile:.2f}\n"
                    )
                    sys.stdout.flush()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
