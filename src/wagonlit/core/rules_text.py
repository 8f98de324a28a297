"""The rules of a game as text: RULES.md in full and SUMMARY.md on one page, each with its translations."""

import re
from pathlib import Path

from wagonlit.core.game import Game
from wagonlit.core.text import constants_of
from wagonlit.core.words import BrokenText

_POINT = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)
_FIGURE = re.compile(r"\{([\w-]+)\}")  # such as {hours-lounge}


def rules_file(game: Game, lang: str) -> Path:
    """Where the game's rules stand in this language; in English, if nobody has translated them."""
    return _file(game, "RULES", lang)


def summary_file(game: Game, lang: str) -> Path:
    """Where the summary of its rules would stand; a game need not have one."""
    return _file(game, "SUMMARY", lang)


def _file(game: Game, document: str, lang: str) -> Path:
    translated = game.folder / f"{document}.{lang}.md"
    return translated if translated.is_file() else game.folder / f"{document}.md"


def has_summary(game: Game) -> bool:
    """Does the game bring its rules on one page?"""
    return summary_file(game, "en").is_file()


def summary(game: Game, lang: str) -> str:
    """The rules on one page, with the game's constants filled in; empty where a game has none.

    The constants go by the names that texts know them by, so that no figure is written down twice.
    """
    path = summary_file(game, lang)
    if not path.is_file():
        return ""
    figures = constants_of(game.constants)

    def figure(found: re.Match[str]) -> str:
        if found[1] not in figures:
            raise BrokenText(f"{path} names “{found[1]}”, which is no constant of the game.")
        return str(figures[found[1]])

    return _FIGURE.sub(figure, path.read_text(encoding="utf-8"))


def title_of(text: str) -> str:
    """What a summary calls itself."""
    return text.partition("\n")[0].removeprefix("# ")


def points_of(text: str) -> list[str]:
    """The points of a summary, each in one line; what it says besides are headings."""
    return [point.replace("\n  ", " ") for point in _POINT.findall(text)]
