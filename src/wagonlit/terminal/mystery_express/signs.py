"""Every category has a shape and a colour, the same as everywhere in this game."""

from collections.abc import Iterable

from rich.text import Text

from wagonlit.games.mystery_express.cards import BLANK, CATEGORIES, category_of

SHAPES = "▲●◆■⬡"
# Black and white backs: bold in the terminal's own colour, and a colour that both grounds bear.
COLOURS = ("red", "green", "bright_blue", "bold", "magenta")


def shape(category: int) -> Text:
    """The sign of a category."""
    return Text(SHAPES[category], style=COLOURS[category])


def sign_of(domain: str, id: int) -> Text:
    """The sign before a card or a category in a list; nothing before anything else."""
    if domain == "category":
        return shape(id)
    if domain == "element" and id != BLANK:
        return shape(category_of(id))
    return Text()


def backs(counts: Iterable[int]) -> Text:
    """Cards by their backs: “▲2 ●1”."""
    found = [Text.assemble(shape(category), str(number)) for category, number in enumerate(counts) if number]
    return Text(" ").join(found) if found else Text("–", style="dim")


def counted(categories: Iterable[int]) -> list[int]:
    """How many of each category."""
    row = list(categories)
    return [row.count(category) for category in range(len(CATEGORIES))]
