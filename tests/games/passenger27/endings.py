"""How hunts between hunters end, and how much of random play is chance: for docs/research.md.

python -m tests.games.passenger27.endings [GAMES]
"""

import sys
from collections import Counter

from wagonlit.bots.seat import BotSeat
from wagonlit.core.frame import CHANCE
from wagonlit.core.intervals import wilson
from wagonlit.core.match import Match
from wagonlit.core.rng import derived
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.pieces.actions import END_OF_ROUND
from wagonlit.games.passenger27.pieces.incidents import THE_BIG_CALL

GAMES = 1000
SEED = 1


def hunted(players: int, number: int, bot: str) -> Match:
    """One game between bots of that kind."""
    own_seed = derived(SEED, number)
    match = Match(GAME, {"players": players}, own_seed)
    bots = [BotSeat(bot, GAME, match.options, seat, own_seed) for seat in range(players)]
    while not match.over:
        seat = match.waiting[0]
        bots[seat].hear(match.told[seat][bots[seat].told_count :])
        match.answer(bots[seat].choose(match.ask_of(seat), match.agenda), seat)
    return match


def endings(players: int, games: int) -> str:
    """How many of so many games have a winner, how many get to the Big Call, and how long they last."""
    found: Counter[str] = Counter()
    rounds = 0
    for number in range(games):
        match = hunted(players, number, "hunter")
        truth, view = match.peek(), match.views[0]
        rounds += truth.round
        won = "won" if match.result().winners else "lost"
        called = truth.incident == THE_BIG_CALL and view.step == END_OF_ROUND
        found[f"{won} {'at the Big Call' if called else 'before it'}"] += 1
    winners = found["won at the Big Call"] + found["won before it"]
    low, high = wilson(winners, games)
    return (
        f"{players} hunters: one winner {winners / games:.1%} ({low:.1%} to {high:.1%}), "
        f"{found['won at the Big Call'] / games:.1%} by the Big Call; nobody {1 - winners / games:.1%}; "
        f"mean round {rounds / games:.2f}"
    )


def chance_per_decision(games: int) -> float:
    """Of random games at four seats."""
    seats = [answer.seat for number in range(games) for answer in hunted(4, number, "random").answers]
    return seats.count(CHANCE) / (len(seats) - seats.count(CHANCE))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for players in GAME.players:
        say(endings(players, games))
    say(f"chance answers for each decision of random games: {chance_per_decision(games):.2f}")


if __name__ == "__main__":
    main()
