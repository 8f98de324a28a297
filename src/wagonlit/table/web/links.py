"""How friends find a table: its link, by the name under which this server was called, and the QR code."""

import io
import socket
from functools import lru_cache
from ipaddress import ip_address

import segno

NOWHERE = ("192.0.2.1", 9)  # an address for examples: nothing is sent, the system only picks a way out


def network_address() -> str:
    """This machine's address on the local network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if only_here(address) else address


def only_here(name: str) -> bool:
    """Does this host name work on the machine itself only, like localhost?"""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def split_host(host: str) -> tuple[str, str]:
    """A host's name and its port, with the colon before it."""
    name, colon, port = host.rpartition(":")
    if not colon or "]" in port or (":" in name and not name.endswith("]")):
        return host, ""
    return name, f":{port}"


def link(scheme: str, host: str, network: str, code: str) -> str:
    """The link of a table as a friend's phone can open it."""
    name, port = split_host(host)
    reachable = network if network and (not name or only_here(name)) else name
    return f"{scheme}://{reachable}{port}/t/{code}"


@lru_cache(256)  # a few milliseconds each
def qr_svg(link: str) -> bytes:
    """The link as a picture for a phone's camera."""
    picture = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, omitsize=True, light="#fff", title=link)
    return picture.getvalue()


def qr_text(link: str) -> str:
    """The link as a picture made of letters, for the terminal."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, border=2, compact=True)
    # White on black, whatever colours the terminal has: cameras are particular about that.
    return "\n".join(f"\x1b[40;97m{line}\x1b[0m" for line in drawn.getvalue().splitlines() if line.strip())
