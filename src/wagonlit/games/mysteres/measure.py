"""How good words and bots are: python -m wagonlit.games.mysteres.measure [--rounds 400]."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import mean
from time import thread_time

from wagonlit.games.mysteres.associations.free_map import free_map
from wagonlit.games.mysteres.associations.index import index
from wagonlit.games.mysteres.associations.table import associations
from wagonlit.games.mysteres.bots.maestro import target_tile
from wagonlit.games.mysteres.bots.skill import SKILLS
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rounds.outcome import Outcome
from wagonlit.games.mysteres.rounds.round import Round

TABLES = ((1, "pairs"), (2, "2 guessers"), (3, "3 guessers"), (5, "5 guessers"))


def rounds(lang: str, skill: str, guessers: int, seeds: range, special: bool) -> Iterator[Outcome]:
    """So many rounds; one guesser alone plays with the Maestro, who holds nothing back."""
    target = None if guessers == 1 else target_tile(guessers)
    for seed in seeds:
        yield Round(lang, [SKILLS[skill]] * guessers, seed, target, special).played()


def summary(outcomes: Sequence[Outcome]) -> str:
    """The figures of a series: how many were solved, on which tile, and the slowest answer of a bot."""
    solved = [outcome for outcome in outcomes if outcome.solved]
    tile = mean(outcome.tiles for outcome in solved) if solved else 0.0
    slowest = max(outcome.slowest for outcome in outcomes)
    share = 100 * len(solved) / len(outcomes)
    return f"solved {share:5.1f} %   mean tile {tile:.2f}   slowest answer {1000 * slowest:.0f} ms"


def one_of_each(lang: str, seeds: range, special: bool) -> str:
    """The points of guessers of all strengths at one table, in turn on every seat."""
    points = dict.fromkeys(SKILLS, 0)
    for seed in seeds:
        first = seed % len(SKILLS)
        names = [*SKILLS][first:] + [*SKILLS][:first]
        skills = [SKILLS[name] for name in names]
        outcome = Round(lang, skills, seed, target_tile(len(skills)), special).played()
        for seat, _, right in outcome.turns[-1].answers:
            points[names[seat]] += outcome.tiles if right else 0
    return ", ".join(f"{name} {score}" for name, score in points.items())


def loading(lang: str) -> str:
    """How long it takes to read everything of a language, from nothing."""
    began = thread_time()
    lexicon()
    words = thread_time()
    associations(lang)
    table = thread_time()
    free_map(lang)
    index(lang)
    ended = thread_time()
    parts = [round(1000 * time) for time in (words - began, table - words, ended - table)]
    return "loading: words {} ms, associations {} ms, free text {} ms".format(*parts)


def main(arguments: Sequence[str]) -> None:
    """Prints all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    # Not those on which the bots were tuned.
    parser.add_argument("--first", type=int, default=50_000)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 3])
    parser.add_argument("--skills", nargs="*", default=["normal"], choices=list(SKILLS))
    parser.add_argument("--mixed", action="store_true", help="also a table with one guesser of each strength")
    parser.add_argument("--special", action="store_true", help="with special tiles")
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.first, chosen.first + chosen.rounds)
    for lang in LANGUAGES:
        sys.stdout.write(f"{lang}  {loading(lang)}\n")
        for guessers, name in TABLES:
            for skill in chosen.skills if guessers in chosen.tables else ():
                played = list(rounds(lang, skill, guessers, seeds, chosen.special))
                sys.stdout.write(f"{lang}  {name:11} {skill:7} {summary(played)}\n")
        if chosen.mixed:
            sys.stdout.write(f"{lang}  one of each: {one_of_each(lang, seeds, chosen.special)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
