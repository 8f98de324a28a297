"""Masquerade with a notebook: what one writes there is a secret, too."""

from collections.abc import Mapping
from typing import ClassVar

from tests.table.variants.notebook import noted
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import MASKS
from tests.toys.masquerade.view import View


class Carnival(Masquerade):
    """Many hidden things, several who answer at once, and marks."""

    id: ClassVar[str] = "carnival"

    def notebook(self, view: View) -> list[int]:
        return list(view.may_be)

    notebook_basis = notebook

    def noted(self, view: View, marks: Mapping[str, str], key: str, text: str) -> dict[str, str]:
        return noted(MASKS, marks, key, text)


GAME = Carnival()
