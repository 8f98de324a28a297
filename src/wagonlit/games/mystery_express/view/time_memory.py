"""The Time shows as one seat saw them (ME-808): for people to remember, so never sent or logged."""

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS, TIMES


class TimeMemory:
    """Every show so far, as values from 0 to 7 in the order in which they passed."""

    def __init__(self) -> None:
        self.shows: list[list[int]] = []
        self.running: list[int] = []
        # The Time deck as it was turned up in Strasbourg: where it is not shuffled again, it stays so.
        self.deck_order: list[int] | None = None

    def begin(self) -> None:
        self.running = []

    def see(self, *times: int) -> None:
        self.running += [time - ELEMENTS for time in times]

    def end(self, keeps_order: bool) -> None:
        """The show is over; did it show the whole deck in its order?"""
        self.shows.append(self.running)
        if keeps_order:
            self.deck_order = self.running

    def tally(self) -> list[int]:
        """How often each time came in the last show."""
        return [self.shows[-1].count(value) for value in range(TIMES)]
