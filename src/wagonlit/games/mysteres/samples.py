"""Rounds to read, in Markdown: python -m wagonlit.games.mysteres.samples LANGUAGE FIRST COUNT."""

import sys

from wagonlit.games.mysteres.bots.maestro import target_tile
from wagonlit.games.mysteres.bots.skill import NORMAL
from wagonlit.games.mysteres.lexicon.reading import lexicon
from wagonlit.games.mysteres.rounds.outcome import Outcome, Turn
from wagonlit.games.mysteres.rounds.round import Round

GUESSERS = "ABC"


def told(outcome: Outcome, lang: str) -> str:
    """A round as a table: a row for each tile."""
    entry = lexicon().entries[lexicon().by_id[outcome.word]]
    end = f"found on tile {outcome.tiles}" if outcome.solved else "not found"
    rows = [_row(turn, entry.category) for turn in outcome.turns]
    head = f"**{entry.form(lang).spoken}** ({entry.category}), {end}"
    return "\n".join(
        [head, "", "| tile | clue | belief in the word | answers |", "|---|---|---|---|", *rows, ""]
    )


def _row(turn: Turn, key: str) -> str:
    said = turn.said or ("*the key*" if turn.tile == key else "*passed*")
    beliefs = " ".join(f"{100 * belief:.0f} %" for belief in turn.beliefs)
    answers = [f"{GUESSERS[seat]}: {text} {'✓' if right else '✗'}" for seat, text, right in turn.answers]
    return f"| {turn.tile} | {said} | {beliefs} | {', '.join(answers)} |"


if __name__ == "__main__":
    language, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for seed in range(first, first + count):
        played = Round(language, [NORMAL] * len(GUESSERS), seed, target_tile(len(GUESSERS))).played()
        sys.stdout.write(f"{told(played, language)}\n")
