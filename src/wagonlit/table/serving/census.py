"""Tables, people and bots of this process at the moment at which Prometheus asks."""

from collections.abc import Iterator, Mapping

from prometheus_client.core import REGISTRY, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.connections import Connections

STATUSES = ("setup", "playing", "over")


class Census(Collector):
    """Counts them, and nothing that the players of a table do not know of it."""

    def __init__(self, rooms: Rooms, connections: Connections) -> None:
        self._rooms = rooms
        self._connections = connections
        REGISTRY.register(self)

    def describe(self) -> list[Metric]:
        """Nothing, or else there could not be two servers in one process, as in tests."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Called for every look at the figures."""
        services, by_status = self._rooms.services, self._rooms.by_status()
        here = services.presences.values()
        yield _gauge(
            "tables", "Tables in memory.", {status: by_status[status] for status in STATUSES}, "status"
        )
        yield _gauge("tables_awake", "Tables where somebody is, or something goes on.", len(services.awake))
        yield _gauge("people", "People at tables.", len({one for there in here for one in there.people}))
        yield _gauge("onlookers", "Connections that only look on.", sum(there.onlookers for there in here))
        yield _gauge("sockets", "Connections to tables.", len(self._connections))
        yield _gauge("stopping", "1 while this process stops.", self._connections.stopping)
        yield _gauge(
            "bot_questions_waiting", "Questions for which no process is free.", services.bot_pool.waiting
        )

    def close(self) -> None:
        """Nothing is to be counted any more."""
        REGISTRY.unregister(self)


def _gauge(name: str, about: str, value: float | Mapping[str, float], label: str = "") -> Metric:
    if not isinstance(value, Mapping):
        return GaugeMetricFamily(f"wagonlit_{name}", about, value)
    family = GaugeMetricFamily(f"wagonlit_{name}", about, labels=[label])
    for labelled, number in value.items():
        family.add_metric([labelled], number)
    return family
