"""Where a server listens, and by which addresses it is found."""

import socket

from msgspec import Struct

from wagonlit.core.errors import WagonlitError
from wagonlit.table.web.links import network_address, only_here

USUAL_PORT, PORTS_TRIED = 8000, 100
PORTS = 2**16  # higher numbers would be taken for lower ones


class CannotServe(WagonlitError):
    """An address nobody can be served at."""


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at this address; if the usual port is taken, and none was asked for, at the next free one."""
    tried = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else (port,)
    for number in tried:
        if number >= PORTS:
            raise CannotServe(f"There is no port {number}; the last one is {PORTS - 1}.")
        try:
            return _bound(host, number)
        except OSError as fault:
            why = fault.strerror or str(fault)
    raise CannotServe(f"Nobody can be served at {host}, port {tried[0]}: {why}.")


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as fault:
        raise CannotServe(f"There is no host “{host}” on this machine.") from fault
    bound = socket.socket(family, kind)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(place)
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


class Addresses(Struct, frozen=True):
    """Where the page is found: from this machine, and from others."""

    here: str
    network: str


def addresses(host: str, port: int) -> tuple[Addresses, str]:
    """The page's addresses, and this machine's name on the network (empty if nobody else can connect)."""
    everywhere = host in ("0.0.0.0", "::", "")
    name = host if not everywhere else "localhost"
    network = network_address() if everywhere else "" if only_here(host) else host
    shown = f"[{name}]" if ":" in name else name
    return Addresses(f"http://{shown}:{port}/", f"http://{network}:{port}/" if network else ""), network
