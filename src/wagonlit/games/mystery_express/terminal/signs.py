"""Every category has a shape and a colour, the same as everywhere in this game."""

from collections.abc import Iterable

from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.games.mystery_express.pieces.cards import BLANK, CATEGORIES, category_of
from wagonlit.games.mystery_express.view import View

SHAPES = "▲●◆■⬡"
# Black and white backs: bold in the terminal's own colour, and a colour that reads well on dark and on light.
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


def aside_of(view: View, ask: Ask, id: int) -> Text:
    """The backs a choice is about: all of them lie open (ME-204)."""
    if ask.domain == "spot":
        back = view.spots[id]
        return Text() if back is None else shape(back)
    if ask.domain == "stack":
        return backs(view.stacks[id])
    if ask.domain == "seat":
        return backs(_asked_of(view, ask, id))
    asked = ask.facts.get("guest", ask.facts.get("target"))
    if ask.domain == "category" and asked is not None:
        return Text(f"×{_asked_of(view, ask, asked)[id]}", style="dim")
    return Text()


def _asked_of(view: View, ask: Ask, seat: int) -> list[int]:
    """The backs of the pile an action takes from."""
    if ask.decision.startswith("grip."):
        return counted(view.discard_backs[seat])
    return view.hand_backs[seat]


def backs(counts: Iterable[int]) -> Text:
    """Cards by their backs: “▲2 ●1”."""
    found = [Text.assemble(shape(category), str(number)) for category, number in enumerate(counts) if number]
    return Text(" ").join(found) if found else Text("–", style="dim")


def counted(categories: Iterable[int]) -> list[int]:
    """How many of each category."""
    row = list(categories)
    return [row.count(category) for category in range(len(CATEGORIES))]
