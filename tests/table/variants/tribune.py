"""Masquerade before an audience that is told, where it was agreed, who is likely to win."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from tests.toys.masquerade.game import Masquerade
from wagonlit.core.options import Option, choice


class Tribune(Masquerade):
    """Much is hidden, and chances are shown nevertheless: those that anybody could work out who looks on."""

    id: ClassVar[str] = "tribune"
    option_list: ClassVar[Sequence[Option]] = (*Masquerade.option_list, choice("assist", "odds", "off"))
    assistance_option: ClassVar[str] = "assist"
    chances_shown: ClassVar[Collection[str]] = ("odds",)


GAME = Tribune()
