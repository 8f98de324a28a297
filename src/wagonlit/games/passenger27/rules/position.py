# compiled by mypyc
"""A hunt that begins in the middle: what everybody is told of it."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.event import Secret
from wagonlit.core.frame import Frame, Seat
from wagonlit.core.ids import count, members, only
from wagonlit.games.passenger27.events import PositionSet
from wagonlit.games.passenger27.pieces.rows import length
from wagonlit.games.passenger27.pieces.tricks import (
    ALL_SKILLS,
    CARDS_IN_PILE,
    DISGUISE,
    KINDS,
    of_kind,
    size,
)
from wagonlit.games.passenger27.state.hunt import Hunt


@mypyc_attr(acyclic=True, free_list_len=1)
class Announce(Frame):
    """TP-115: all that lies open, and each seat's own cards."""

    def run(self, s: Hunt) -> None:
        if s.journal is not None:
            s.tell(position_of(s))


def position_of(s: Hunt) -> PositionSet:
    """The same as one event."""
    seats = list(range(s.seats))
    out = [seat for seat in seats if s.living & only(seat) == 0]
    return PositionSet(
        round=s.round,
        station=s.terms.stations[max(s.round, 1) - 1],
        incident=None if s.incident < 0 else s.incident,
        played=tuple(members(s.played)),
        out=tuple([(seat, int(s.person(seat))) for seat in out]),
        exposed=tuple(members(s.exposed)),
        slots=tuple([int(length(s.slot(slot))) for slot in range(3)]),
        discard=tuple(members(s.gone)),
        deck=s.deck.size(),
        disguise_deck=s.wardrobe.size(),
        disguise_discard=size(s.wardrobe.discard),
        skills=tuple([int(count(s.skills(seat))) for seat in seats]),
        disguises=tuple([int(s.disguise_count(seat)) for seat in seats]),
        piles=tuple([tuple(members(s.pile(seat) & ALL_SKILLS)) for seat in seats]),
        cards=tuple([tuple(members(s.pile(seat) >> CARDS_IN_PILE)) for seat in seats]),
        identities=tuple([Secret(int(s.person(seat)), only(seat)) for seat in seats]),
        own_skills=tuple([Secret(tuple(members(s.skills(seat))), only(seat)) for seat in seats]),
        own_disguises=tuple([Secret(tuple(kinds_held(s, seat)), only(seat)) for seat in seats]),
        initiatives=tuple([Secret(int(s.rank(seat)) - 1, only(seat)) for seat in seats]),
    )


def kinds_held(s: Hunt, seat: Seat) -> list[int]:
    """The disguises of a seat, one by one."""
    found: list[int] = []
    kind: i64
    for kind in range(KINDS):
        found += [DISGUISE + kind] * int(of_kind(s.held(seat), kind))
    return found
