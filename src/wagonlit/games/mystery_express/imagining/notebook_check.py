"""Whether a deduction sheet lies, or says more than the table agreed on: for the conformance suite."""

from collections.abc import Iterator

from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.ink import BOTH, GOT, ONCE
from wagonlit.games.mystery_express.view.notebook import Notebook, Row


def notebook_lies(view: View, s: Train) -> list[str]:
    """Every mark on the seat's sheet that is not so, or that this kind of assistance does not promise."""
    rows = Notebook(view).rows()
    seen = {sight.element for sight in view.sights}
    return [
        f"{ELEMENT_NAMES[row.element]} {lie}"
        for row in rows
        for lie in (*_too_much(row, view.options.sheet_assist), *_untrue(row, s, seen))
    ]


def _too_much(row: Row, assist: str) -> Iterator[str]:
    if assist == "off" and any(row.cells):
        yield "is marked, although nothing is marked here"
    if assist != "inference" and row.status != "open":
        yield f"is called {row.status}, although nothing is concluded here"


def _untrue(row: Row, s: Train, seen: set[int]) -> Iterator[str]:
    guilty = s.culprit(row.category) == row.element
    if guilty and row.status == "innocent":
        yield "is not innocent"
    if not guilty and row.status == "solution":
        yield "is not the solution"
    if guilty and BOTH in row.cells:
        yield "is crossed out, but one of its cards is hidden"
    if {ONCE, GOT} & set(row.cells) and row.element not in seen:
        yield "is marked as seen, but was not"
