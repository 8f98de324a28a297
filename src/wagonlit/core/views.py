"""The views of a match: folded when somebody looks, because most views of most games never are."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from wagonlit.core.event import OPEN, Event, Told, told_to
from wagonlit.core.frame import Frame
from wagonlit.core.game import Game
from wagonlit.core.view import View

V = TypeVar("V", bound=View)


class Views(Mapping[int, V], Generic[V]):
    """What each seat knows: the same object each time, brought up to date when it is asked for."""

    def __init__(
        self, fresh: Callable[[int], V], eyes: Iterable[int], told: Mapping[int, Sequence[Told]] | None = None
    ) -> None:
        self._fresh = fresh
        self._views: dict[int, V] = {}  # of those who have looked
        self._folded: dict[int, int] = {}
        self.told: dict[int, list[Told]] = {seat: list((told or {}).get(seat, ())) for seat in eyes}
        self.agenda: Frame | None = None

    def tell(self, journal: Sequence[Event], agenda: Frame | None) -> None:
        """This has happened, and that is still to come."""
        seats = list(self.told)
        for event in journal:
            for seat, told in zip(seats, told_to(event, seats)):
                self.told[seat].append(told)
        self.agenda = agenda

    def __getitem__(self, seat: int) -> V:
        told = self.told[seat]
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._fresh(seat)
        for one in told[self._folded.get(seat, 0) :]:
            view.fold(one)
        self._folded[seat] = len(told)
        view.follow(self.agenda)
        return view

    def __iter__(self) -> Iterator[int]:
        return iter(self.told)

    def __len__(self) -> int:
        return len(self.told)

    def __repr__(self) -> str:
        """Not what is in them: for that they would have to be folded first."""
        heard = ", ".join(f"seat {seat} was told {len(told)}" for seat, told in self.told.items())
        return f"<Views: {heard or 'nobody looks'}>"


def fresh_views(
    game: Game[Any, Any, V],
    options: Any,
    eyes: Iterable[int],
    told: Mapping[int, Sequence[Told]] | None = None,
) -> Views[V]:
    """Views of these seats (and onlookers), which know nothing yet, or what is told here."""
    seats = game.seats(options)

    def fresh(eyes: int) -> V:
        return game.view(options, eyes - OPEN if eyes >= OPEN else eyes).attach_to(game, seats)

    return Views(fresh, sorted(eyes), told)
