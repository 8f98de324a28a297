"""A server that is started again finds its port as it left it."""

import socket

import pytest

from tests.table.server import HeldPort, Server


def test_a_port_is_chosen_by_nobody_else_until_it_is_given_back() -> None:
    held = HeldPort()
    only = [held.number]
    with pytest.raises(AssertionError, match="taken"):
        HeldPort(only)
    del held
    assert HeldPort(only).number == only[0]


def test_a_port_at_which_a_stranger_listens_is_not_chosen() -> None:
    with socket.create_server(("127.0.0.1", 0)) as stranger, pytest.raises(AssertionError, match="taken"):
        HeldPort([stranger.getsockname()[1]])


def test_the_port_of_a_dead_server_is_still_its_own(server: Server) -> None:
    server.kill()
    with pytest.raises(AssertionError, match="taken"):
        HeldPort([int(server.port)])
    server.restart()
