"""The Time shows."""

from typing import TYPE_CHECKING

from wagonlit.games.mystery_express.pieces.board import STRASBOURG

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def PaceSet(view: "View", seat: int, pace: int) -> None:
    view.pace = pace


def ShowBegun(view: "View", city: int, pace: int) -> None:
    view.time_memory.begin()


def TimeShown(view: "View", place: int, pile: int, time: int | None) -> None:
    """ME-R62: a bot may have missed it."""
    view.time_memory.see(time)


def PileLooked(view: "View", seat: int, round: int, size: int, times: list[int | None] | None) -> None:
    if times is not None:
        view.time_memory.see(*times)


def ShowEnded(view: "View", city: int) -> None:
    view.time_memory.end(keeps_order=city == STRASBOURG)
    if view.options.time_show_mode == "tally":
        view.time_counts.append(view.time_memory.tally())
