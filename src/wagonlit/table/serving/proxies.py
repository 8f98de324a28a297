"""Reverse proxies before a server, whose word is taken: named by address, since that is all that is seen."""

from collections.abc import Iterable
from ipaddress import IPv4Network, ip_network

import click

MAPPED = 96  # bits before an IPv4 address where it is written as one of IPv6


def checked(_context: click.Context, _option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse what no caller is ever seen as: all people would count as one, and nobody would know why."""
    for one in given:
        try:
            ip_network(one)
        except ValueError as fault:
            raise click.BadParameter(
                f"“{one}” is neither an address nor a network, such as 127.0.0.1 or 172.16.0.0/12."
            ) from fault
    return given


def as_seen(proxies: Iterable[str]) -> list[str]:
    """Where their calls come from; at a door for both kinds of addresses, IPv4 looks like IPv6."""
    networks = [ip_network(one) for one in proxies]
    mapped = [
        f"::ffff:{one.network_address}/{MAPPED + one.prefixlen}"
        for one in networks
        if isinstance(one, IPv4Network)
    ]
    return [*map(str, networks), *mapped]
