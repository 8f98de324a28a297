"""Who may connect to a table's socket, and what they may see from there."""

from urllib.parse import parse_qs

from litestar.types import Scope
from msgspec import Struct

from wagonlit.core.event import ONLOOKER
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.finding import Finder
from wagonlit.table.web.identity import BadToken, Person, person_of
from wagonlit.table.web.problems import TooFast
from wagonlit.table.web.rate_limits import Limits
from wagonlit.table.web.security import address_of, from_elsewhere, headers_of
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.refusal import Refusal

BAD_QUERY, NOT_YOURS, NO_TABLE, TOO_FAST = 4400, 4403, 4404, 4429
FLOODED = "You send too much, too fast; wait a minute, then connect again."
CROWDED = "Too many connections at once; wait a moment."
MOST_TOLD = 2**31
KNOWN = {"seat", "since", "onlook"}

Query = dict[str, list[str]]


class TurnedAway(Exception):
    """This connection is refused; the code and the reason go into its closing frame."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Place(Struct, frozen=True):
    """Where a connection sits: its seat, the eyes it sees with, and how much it was told already."""

    seat: int
    eyes: int
    since: int


def _number(given: str, name: str, most: int) -> int:
    if not given.isascii() or not given.isdecimal() or len(given) > 10 or int(given) > most:
        raise TurnedAway(BAD_QUERY, f"“{name}” must be a whole number.")
    return int(given)


def _wanted(given: Query) -> tuple[int | None, bool, int]:
    """The seat, whether only to look on, and how much was told already, as the address says."""
    if given.keys() - KNOWN or any(len(values) > 1 for values in given.values()):
        raise TurnedAway(BAD_QUERY, "The address may say “seat”, “since” and “onlook”, each once.")
    query = {name: values[0] for name, values in given.items()}
    if query.get("onlook", "false") not in ("true", "false"):
        raise TurnedAway(BAD_QUERY, "“onlook” must be true or false.")
    seat = _number(query["seat"], "seat", 63) if "seat" in query else None
    return seat, query.get("onlook") == "true", _number(query.get("since", "0"), "since", MOST_TOLD)


def place_of(room: Room, person: Person, query: Query) -> Place:
    """Where this person sits, or from where they look on."""
    seat, looks_on, since = _wanted(query)
    table, own = room.broadcast.table(), room.membership.seats_of(person.holder)
    if seat is not None and seat >= len(table.seats):
        raise TurnedAway(BAD_QUERY, f"There is no seat {seat} at this table.")
    if looks_on and seat is None:
        return Place(NO_SEAT, ONLOOKER, since)
    if looks_on and seat is not None:
        # Before the start the host may still close the hands.
        if table.status != "over" and not (table.open_hands and table.status == "playing"):
            raise TurnedAway(NOT_YOURS, "At this table onlookers see no hands until the game is over.")
        return Place(NO_SEAT, seat, since)
    if not own or (seat is not None and seat not in own):
        raise TurnedAway(NOT_YOURS, "That seat is not yours; you may look on.")
    mine = own[0] if seat is None else seat
    return Place(mine, mine, since)


def query_of(scope: Scope) -> Query:
    """What the address says behind its question mark."""
    return parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)


async def admitted(scope: Scope, rooms: Rooms, limits: Limits | None, code: str) -> tuple[Room, Person]:
    """The room, and the person who wants to enter."""
    headers, address, secure = headers_of(scope), address_of(scope), scope["scheme"] == "wss"
    try:
        person = person_of(headers, secure)
        if from_elsewhere(headers, person, safe=False, secure=secure):
            raise TurnedAway(NOT_YOURS, "This was sent by another page.")
        return await Finder(rooms, limits, address, person.holder).find(code, rooms.caught_up), person
    except BadToken as fault:
        raise TurnedAway(NOT_YOURS, "This is not a valid token.") from fault
    except TooFast as fault:
        raise TurnedAway(TOO_FAST, str(fault)) from fault
    except Refusal as fault:  # there is none, or nobody can open it any more
        raise TurnedAway(NO_TABLE, str(fault)) from fault
