"""Secret choices and papers, and the end, when all of them are opened."""

from typing import TYPE_CHECKING, Any

from wagonlit.games.mystery_express.pieces.papers import telegram_points
from wagonlit.games.mystery_express.view.notes import Sealed, TelegramTally

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def CardPicked(view: "View", seat: int, category: int | None, card: int | None) -> None:
    view.sealed[seat] = Sealed("card", category, card)


def BagHidden(view: "View", seat: int, side: int | None) -> None:
    view.sealed[seat] = Sealed("side", None, side)


def BackChosen(view: "View", seat: int, side: int, category: int | None) -> None:
    if category is None:
        view.sealed[seat] = Sealed("backs")
        return
    earlier = view.sealed[seat]
    left = earlier.value if side and earlier and earlier.kind == "backs" else 0
    view.sealed[seat] = Sealed("backs", None, (left or 0) | category << (3 * side))


def TelegramWritten(view: "View", seat: int, category: int, entry: int | None) -> None:
    view.telegrams[seat].append(entry)


def AnswerWritten(view: "View", seat: int, category: int, entry: int | None) -> None:
    view.answers[seat].append(entry)


def SolutionUnmasked(view: "View", category: int, element: int) -> None:
    view.solution.append(element)


def AnswerRead(view: "View", seat: int, answer: list[int], right: int) -> None:
    view.answers[seat] = list(answer)


def TelegramRead(view: "View", seat: int, telegram: list[int], right: int, wrong: int) -> None:
    view.telegrams[seat] = list(telegram)
    view.telegram_tallies.append(TelegramTally(right, wrong, telegram_points(right, wrong)))


def GameWon(view: "View", **ending: Any) -> None:
    view.winners = ending["winners"]
