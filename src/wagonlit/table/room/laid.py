"""Sealed answers that may still be changed: others who were asked the same are still thinking."""

from collections.abc import Collection

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.core.form import Form
from wagonlit.core.frame import Frame
from wagonlit.table.store.rows import BY_ROOM, Entry


class Laid(Struct, frozen=True):
    """A sealed answer of one seat."""

    place: int  # among the answers that stand
    ask: Ask  # what it answers


class LaidAnswers(dict[int, Laid]):
    """By seat. Nobody else has learned anything of them, so another choice can take their place."""

    def note(
        self,
        entry: Entry,
        place: int,
        ask: Ask,
        before: Collection[int],
        now: Collection[int],
        agenda: Frame | None,
    ) -> None:
        """This was answered while all of `before` were asked, and `now` these are."""
        if now and set(now) == {*before} - {entry.seat} and agenda is not None and agenda.is_sealed():
            # A form that was filled in part by part is several entries, which one could not replace; and
            # where the room has answered there was no choice.
            whole = not ask.final and (not ask.parts or isinstance(entry.choice, list))
            if whole and not entry.chance and not entry.key.startswith(BY_ROOM):
                self[entry.seat] = Laid(place, ask)
        elif not (isinstance(agenda, Form) and agenda.part_at(entry.seat)):
            self.clear()
