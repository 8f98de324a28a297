"""The views of a match: folded when somebody looks, because most views of most games never are."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from wagonlit.core.event import Told
from wagonlit.core.frame import Frame
from wagonlit.core.view import View

V = TypeVar("V", bound=View)


class Views(Mapping[int, V], Generic[V]):
    """What each seat knows: the same object each time, brought up to date when it is asked for."""

    def __init__(self, fresh: Mapping[int, V], told: Mapping[int, Sequence[Told]]) -> None:
        self._views = dict(fresh)
        self._told = told
        self._folded = dict.fromkeys(fresh, 0)
        self.agenda: Frame | None = None

    def __getitem__(self, seat: int) -> V:
        view, told = self._views[seat], self._told[seat]
        for one in told[self._folded[seat] :]:
            view.fold(one)
        self._folded[seat] = len(told)
        view.follow(self.agenda)
        return view

    def __iter__(self) -> Iterator[int]:
        return iter(self._views)

    def __len__(self) -> int:
        return len(self._views)
