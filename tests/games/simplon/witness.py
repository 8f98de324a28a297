"""A second, slow opinion of what is possible: written from the rules alone, over the board's file."""

from typing import Any

from wagonlit.games.simplon.view import View


class Witness:
    """Works on names and plain dicts, with nothing of the engine's tables."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.board = board
        self.stations = [one["id"] for one in board["stations"]]
        self.turntables = {one["id"]: one for one in board["turntables"]}
        self.edges = {one["id"]: one for one in board["edges"]}
        self.damages = [one["id"] for edge in board["edges"] for one in edge["damages"]]

    def acts(self, view: View) -> list[str]:
        """What the actor may do, by name."""
        seat = view.actor
        assert seat is not None
        here, load = self.at(view, seat), view.loads[seat]
        found = {"end"}
        if view.points:
            found |= {to for to, gaps, _ in self.roads(view, here) if len(gaps) <= load} | set(
                self.turntables
            )
        if here in [self.stations[one] for one in view.pieces] and load < 2:
            found.add("load")
        found |= {f"exchange_{one}" for one in range(len(view.loads)) if self.transfers(view, seat, one)}
        return sorted(found)

    def at(self, view: View, seat: int) -> str:
        station = view.stations[seat]
        assert station is not None
        return str(self.stations[station])

    def transfers(self, view: View, seat: int, partner: int) -> list[str]:
        if partner == seat or partner in view.exchanged or self.at(view, seat) != self.at(view, partner):
            return []
        mine, others = view.loads[seat], view.loads[partner]
        give = [f"give_{n}" for n in (1, 2) if n <= mine and others + n <= 2]
        return give + [f"take_{n}" for n in (1, 2) if n <= others and mine + n <= 2]

    def roads(self, view: View, here: str) -> list[tuple[str, list[str], list[str]]]:
        """Every section that is aligned: where it leads, its open damages, and its tracks."""
        found = []
        for edge in self.edges.values():
            if here in (edge["a"], edge["b"]):
                found += self._walk(view, here, here, edge, [])
        return found

    def _walk(
        self, view: View, first: str, node: str, edge: dict[str, Any], tracks: list[str]
    ) -> list[tuple[str, list[str], list[str]]]:
        following = edge["b"] if edge["a"] == node else edge["a"]
        tracks = [*tracks, edge["id"]]
        if following in self.stations:
            gaps = [one["id"] for track in tracks for one in self.edges[track]["damages"]]
            open_gaps = [gap for gap in gaps if self.damages.index(gap) in view.damages]
            return [(following, open_gaps, tracks)] if following != first else []
        onward = self._joined(view, following, edge["id"])
        if onward is None or onward in tracks:
            return []
        return self._walk(view, first, following, self.edges[onward], tracks)

    def _joined(self, view: View, turntable: str, track: str) -> str | None:
        """The track to which the turntable joins this one now."""
        one = self.turntables[turntable]
        place = view.turntables[list(self.turntables).index(turntable)]
        tracks = [port["edge"] for port in one["ports"]]
        for pair in [] if place is None else one["positions"][place]:
            ends = [tracks[port] for port in pair]
            if track in ends:
                return str(ends[1 - ends.index(track)])
        return None

    def rides(self, view: View, target: str, backward: bool) -> bool:
        """May the detective come along to this neighbour?"""
        seat = view.actor
        assert seat is not None
        assert view.line is not None
        line = self.board["lines"][("simplon", "orient")[view.line]]
        here, stations = self.at(view, seat), line["stations"]
        if view.ridden or view.loads[seat] or self.stations[view.detective] != here or target not in stations:
            return False
        step = stations.index(target) - stations.index(here)
        return step == 1 or (backward and step == -1)
