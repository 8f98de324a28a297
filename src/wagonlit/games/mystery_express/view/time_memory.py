"""The Time shows as one seat remembers them (ME-808): people must, so they are never sent or logged."""

from wagonlit.games.mystery_express.pieces.cards import ELEMENTS, TIMES


class TimeMemory:
    """Every show so far, as values from 0 to 7 in the order in which they passed; None: a bot missed it."""

    def __init__(self) -> None:
        self.shows: list[list[int | None]] = []
        self.running: list[int | None] = []
        # The Time deck as it was turned up in Strasbourg: where it is not shuffled again, it stays so.
        # Empty before, and for a bot that missed a card of it.
        self.deck_order: list[int] = []

    def begin(self) -> None:
        self.running = []

    def see(self, *times: int | None) -> None:
        self.running += [None if time is None else time - ELEMENTS for time in times]

    def end(self, keeps_order: bool) -> None:
        """The show is over; did it show the whole deck in its order?"""
        self.shows.append(self.running)
        if keeps_order and None not in self.running:
            self.deck_order = [time for time in self.running if time is not None]

    def tally(self) -> list[int]:
        """How often each time came in the last show."""
        return [self.shows[-1].count(value) for value in range(TIMES)]
