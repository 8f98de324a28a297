"""The rules on one page: a game need not bring such a page, but whoever reads it must be able to trust it."""

import re

from wagonlit.conformance.rule_ids import defined, pattern
from wagonlit.conformance.trial import ConformanceError, Trial
from wagonlit.core.game import Game
from wagonlit.core.rules_text import has_summary, points_of, summary, summary_file
from wagonlit.core.words import LANGUAGES, BrokenText


def summaries(trial: Trial) -> None:
    """It exists in every language; each point names the same rules in all of them, and all of those exist."""
    game = trial.game
    if not has_summary(game):
        return
    english = _named(game, "en")
    if not english:
        raise ConformanceError(f"{game.id}: SUMMARY.md has no point “- …”")
    for lang in LANGUAGES:
        _translated(game, lang, english)


def _translated(game: Game, lang: str, english: list[list[str]]) -> None:
    if lang != "en" and summary_file(game, lang) == summary_file(game, "en"):
        raise ConformanceError(f"{game.id}: there is no SUMMARY.{lang}.md")
    found = _named(game, lang)
    for place, (theirs, ours) in enumerate(zip(found, english, strict=False), 1):
        if not theirs or theirs != ours or not set(theirs) <= defined(game):
            here, there = ", ".join(theirs) or "no rule", ", ".join(ours) or "none"
            raise ConformanceError(
                f"{game.id}: point {place} of the summary in “{lang}” names {here}; in English: {there}. "
                "They must be the same, and RULES.md must define them"
            )
    if len(found) != len(english):
        raise ConformanceError(f"{game.id}: the summary in “{lang}” has not as many points as in English")


def _named(game: Game, lang: str) -> list[list[str]]:
    """The rules that each point names."""
    try:
        text = summary(game, lang)
    except BrokenText as fault:
        raise ConformanceError(f"{game.id}: {fault}") from fault
    return [re.findall(rf"\b{pattern(game)}\b", point) for point in points_of(text)]
