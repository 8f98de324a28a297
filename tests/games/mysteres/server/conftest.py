"""The same stage for twin worlds as the house has."""

from tests.table.twins.conftest import theatre

__all__ = ["theatre"]
