"""A look that whoever is looked at may turn round, if their mask has a fan: a discreet question."""

from msgspec.structs import replace

from tests.table.room.guests import Guest, LocalServer, reply_to, seated
from tests.table.room.overhearing import begun
from tests.table.variants.salon import GAME
from tests.toys.masquerade.pieces import MASKS, PEEK, REST
from wagonlit.conformance.trial import Run, Trial
from wagonlit.table.room.room import Room

GOLD, RED, BLUE = (MASKS.index(name) for name in ("gold_cat", "red_fox", "blue_owl"))
OTHER = MASKS.index("black_owl")


async def three_and_an_onlooker(local: LocalServer, mask: int) -> tuple[Room, list[Guest]]:
    """Anna, Bert, who wears this mask, and Carla; Otto watches."""
    local.bot_pool.undo_judge.pause = 3600.0  # its verdicts come when they come
    room = await begun(local, Run(Trial(GAME), 7, {}), [GOLD, mask, OTHER])
    guests = [*seated(room), Guest("Otto")]
    room.arrivals.connect(guests[-1])
    return room, guests


async def anna_looks_at_bert(room: Room, guests: list[Guest]) -> None:
    """Carla will look at somebody, too."""
    for guest, deed in zip(guests, (PEEK, REST, PEEK)):
        await answer(room, guest, deed)
    await answer(room, guests[0], 1)


async def a_look(local: LocalServer, mask: int, together: bool = False) -> tuple[Room, list[Guest]]:
    """Anna looks at Bert, who wears this mask; Carla and an onlooker watch."""
    room, guests = await three_and_an_onlooker(local, mask)
    if together:
        shared = [replace(seat, holder=guests[0].holder) for seat in room.state.row.seats]
        room.state.row = room.state.playing.row = replace(room.state.row, seats=tuple(shared))
        for guest in guests[:3]:
            guest.holder = guests[0].holder
    await anna_looks_at_bert(room, guests)
    return room, guests


async def answer(room: Room, guest: Guest, choice: int) -> None:
    assert guest.ask is not None
    await room.received(guest, reply_to(guest.ask, choice, f"answer-{room.state.n}"))
