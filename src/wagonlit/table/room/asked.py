"""What is asked, as far as one pair of eyes may know: discreet questions are known to those asked."""

from collections.abc import Collection

from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT
from wagonlit.table.room.history import History


def leaves_no_choice(history: History, ask: Ask) -> bool:
    """Is this asked for discretion's sake only, so that the room answers it?

    Not on a shared device: whether it goes round would tell who had a choice.
    """
    if not history.discreet:
        return False
    return len(ask.options) == 1 and not ask.parts and ask.domain != TEXT and not _shares(history, ask.seat)


def _shares(history: History, seat: int) -> bool:
    holders = [one.holder for one in history.row.seats if one.holder]
    return holders.count(history.row.seats[seat].holder) > 1


def asked_of(history: History, eyes: int) -> Ask | None:
    """What these eyes are asked, if they have a choice."""
    ask = history.open_to(eyes)
    return None if ask is None or leaves_no_choice(history, ask) else ask


def awaited_by(history: History, eyes: int, own: Collection[int]) -> list[int]:
    """For whom the table waits, as far as these eyes may know; a shared device must know whom to go to."""
    if not history.hides_names:
        return list(history.questions)
    return [seat for seat in sorted({eyes, *own}) if seat in history.questions and asked_of(history, seat)]
