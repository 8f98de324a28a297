"""A game's rules in the reader's language: on one page, whole, one by one, or those that name a word."""

import os
import re
from functools import cache

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.rules_text import points_of, rules_file, summary, title_of
from wagonlit.kit.terminal.answers import folded

_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-R?\d+)\*\* (?P<text>.*)")
_HEADING = re.compile(r"#+ (.*)")


class Rulebook:
    """The rules of one game, by id."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        chapter = reading = ""
        for line in text.splitlines():
            if heading := _HEADING.fullmatch(line):
                chapter, reading = heading[1], ""
            elif rule := _RULE.fullmatch(line):
                reading = rule["id"]
                self.rules[reading] = rule["text"]
                self.chapters[reading] = chapter
            elif reading and line.startswith("  "):
                self.rules[reading] += f" {line.strip()}"
            else:
                reading = ""

    def about(self, wanted: str) -> dict[str, str]:
        """The rule of that id, or every rule in which the words occur."""
        for id in (wanted.upper(), self._with_prefix(wanted)):
            if id in self.rules:
                return {id: self.rules[id]}
        if re.search(r"\d", wanted):
            raise UnknownName(f"There is no rule “{wanted}”; {self._near(wanted)}")
        return self._search(wanted)

    def _prefix(self) -> str:
        return next(iter(self.rules), "-").split("-")[0]

    def _with_prefix(self, wanted: str) -> str:
        """A rule's number alone is enough: there is one game in this book."""
        return f"{self._prefix()}-{wanted.upper()}"

    def _near(self, wanted: str) -> str:
        """The rules beside the place where it would stand."""
        ruling = "R" in wanted.upper().rpartition("-")[2]
        number = int(re.sub(r"\D", "", wanted)[:6])
        alike = [id for id in self.rules if ("R" in id.rpartition("-")[2]) == ruling]
        near = sorted(alike, key=lambda id: abs(int(re.sub(r"\D", "", id)) - number))[:3]
        return f"near it are {', '.join(sorted(near))}."

    def _search(self, wanted: str) -> dict[str, str]:
        words = folded(wanted)
        found = {id: text for id, text in self.rules.items() if words and words in folded(self._whole(id))}
        if not found:
            raise UnknownName(
                f"No rule speaks of “{wanted}”; try another word, or an id such as {self._first()}."
            )
        return found

    def _whole(self, id: str) -> str:
        return f"{self.chapters[id]} {self.rules[id]}"

    def _first(self) -> str:
        return next(iter(self.rules), "")


@cache
def rulebook(game: Game, lang: str) -> Rulebook:
    """The rules of this game."""
    path = rules_file(game, lang)
    if not path.is_file():
        raise UnknownName(f"{game.id} has no written rules here.")
    return Rulebook(path.read_text(encoding="utf-8"))


def as_markdown(found: dict[str, str]) -> str:
    """Rules found, as Markdown."""
    return "\n\n".join(f"**{id}** {text}" for id, text in found.items())


def on_one_page(text: str) -> RenderableType:
    """A summary as it fits on a low screen: every point, without the headings between them."""
    return Group(*map(_point, points_of(text)))


def _point(written: str) -> Text:
    """What stands in bold, and the ids of rules, can be told from the rest."""
    shown = Text()
    for place, part in enumerate(written.split("**")):
        shown.append(part, "bold cyan" if place % 2 else "")
    shown.highlight_regex(r"[A-Z]+-R?\d+", "dim")
    return shown


def leaf_through(console: Console, game: Game, lang: str) -> None:
    """The page that sums up the rules, if there is one, then all of them; in the terminal's pager, if any."""
    short, book = summary(game, lang), rulebook(game, lang)
    # As git does: colours pass, and what fits on the screen needs no pager.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        if short:
            console.print(Text(title_of(short), style="bold"), on_one_page(short), Rule(style="dim"))
        console.print(Markdown(book.text))
