"""Proxies are named as callers are seen; what is no address would never be met, and is refused."""

import click
import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from wagonlit.table.serving.command import serve
from wagonlit.table.serving.server import server_config


async def _nobody(*_: object) -> None:
    raise AssertionError("Nobody calls here.")


@pytest.mark.parametrize("given", ["localhost", "nginx", "127.0.0.1:8080", "*", "10.0.0.1/8", ""])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(click.BadParameter, match="neither an address nor a network"):
        serve.make_context("serve", ["--proxy", "127.0.0.1", "--proxy", given])


@pytest.mark.parametrize(
    ("named", "caller", "believed"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),  # at a door for both kinds of addresses
        ("127.0.0.1", "::ffff:127.0.0.2", False),
        ("172.16.0.0/12", "172.18.0.3", True),
        ("172.16.0.0/12", "::ffff:172.18.0.3", True),
        ("172.16.0.0/12", "172.32.0.1", False),
        ("::1", "::1", True),
        ("::1", "127.0.0.1", False),
    ],
)
def test_who_is_named_is_known_again(named: str, caller: str, believed: bool) -> None:
    proxies = serve.make_context("serve", ["--proxy", named]).params["proxies"]
    config = server_config(_nobody, "warning", proxies=proxies)
    assert (caller in _TrustedHosts(config.forwarded_allow_ips or "")) == believed
