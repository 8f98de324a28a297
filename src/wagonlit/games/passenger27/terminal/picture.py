"""The table of 27th Passenger as one seat sees it."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.passenger27.options import STATION_IDS, TABLES
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.pieces.tricks import DISGUISE as FIRST_DISGUISE
from wagonlit.games.passenger27.pieces.tricks import SKILLS
from wagonlit.games.passenger27.terminal.carriage import Carriage
from wagonlit.games.passenger27.terminal.signs import (
    DISGUISE,
    FACE_DOWN,
    NOTHING,
    SKILL,
    badge,
    counted,
    traits_of,
)
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.notes import Departure
from wagonlit.kit.terminal.words import Words

HEADINGS = (
    "terminal-action",
    "terminal-disguises",
    "terminal-skills",
    "terminal-initiative",
    "terminal-used",
)


class Line:
    """The line with this station and the next, or without the next where that would not fit."""

    def __init__(self, wide: Text, close: Text) -> None:
        self.wide = wide
        self.close = close

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if self.wide.cell_len <= options.max_width else self.close


class Picture:
    """Draws the line, the event, the carriage, the players and the cards of this seat."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names

    def drawn(self) -> RenderableType:
        """All of it; before the train leaves, who plays."""
        if self.view.station is None:
            return Group(Text(), self._players())
        event = [] if self.view.incident is None else [self._event(self.view.incident)]
        carriage = Carriage(self.view, self.texts, self.words)
        return Group(Text(), self._line(), *event, carriage, self._players(), *self._own())

    # The line, and what happens at this station

    def _line(self) -> "Line":
        view = self.view
        round = self.words("terminal-round", round=view.round, rounds=len(view.options.traffic))
        close = Text.assemble(self._track(), "  ", round, " · ", (self._station(view.round), "bold"))
        last = view.round >= len(view.options.traffic)
        return Line(close if last else Text.assemble(close, f" ▸ {self._station(view.round + 1)}"), close)

    def _track(self) -> Text:
        """Every stop by the number of passengers who come there, the train in front of this one."""
        track = Text()
        for stop, number in enumerate(self.view.options.traffic, 1):
            style = "bold" if stop <= self.view.round else "dim"
            if stop == self.view.round:
                track.append("▶", "bold yellow")
            else:
                track.append("━" if stop < self.view.round else "─", style)
            track.append(str(number), style)
        return track

    def _station(self, round: int) -> str:
        stop, _ = TABLES.stations[self.view.options.side][round - 1]
        return self.texts.noun("station", STATION_IDS.index(stop))

    def _event(self, incident: int) -> Text:
        name = self.texts.noun("incident", incident)
        id = self.texts.game.domains["incident"][incident]
        return Text.assemble(
            ("⚑ ", "bold yellow"), (name, "bold"), "  ", self.texts.word(f"incident-{id}.help")
        )

    # The players

    def _players(self) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("player", *HEADINGS):
            table.add_column(self.words(heading))
        gone = {one.seat: one for one in self.view.out}
        for seat in range(len(self.names)):
            if seat in gone:
                table.add_row(self._player(seat, "dim"), self._departure(gone[seat]))
            else:
                table.add_row(self._player(seat), *self._at_seat(seat))
        return table

    def _player(self, seat: int, style: str = "") -> Text:
        """The number by which the notebook calls a player, and the name."""
        own = seat == self.view.seat
        name = self.words("you", name=self.names[seat]) if own else self.names[seat]
        return Text.assemble((f"{seat + 1} ", "cyan"), (name, style or ("bold" if own else "")))

    def _departure(self, gone: Departure) -> Text:
        who = self.texts.noun("passenger", gone.passenger)
        return Text(self.words("terminal-out", passenger=who), style="dim")

    def _at_seat(self, seat: int) -> list[Text]:
        view = self.view
        rank = view.initiative[seat]
        return [
            self._action(seat),
            counted(DISGUISE, view.disguises[seat]),
            counted(SKILL, view.skills[seat]),
            Text("?", style="dim") if rank is None else Text(self._number(rank)),
            self._used(seat),
        ]

    def _number(self, rank: int) -> str:
        return self.texts.game.domains["initiative"][rank]

    def _action(self, seat: int) -> Text:
        """Turned up, laid face down (the owner knows it), or still to come."""
        view = self.view
        action = view.actions[seat]
        if seat not in view.locked:
            return Text("…" if view.round else NOTHING, style="dim")
        if action is None:
            return Text(FACE_DOWN)
        name = self.texts.noun("action", action)
        if seat in view.shown:
            return Text(name, style="bold")
        return Text.assemble(FACE_DOWN, (f" {name}", "italic"))

    def _used(self, seat: int) -> Text:
        """The personal discard pile, which lies open (TP-114)."""
        cards = [self.texts.noun("action", card) for card in self.view.used_cards[seat]]
        skills = [self.texts.noun("trick", skill) for skill in self.view.piles[seat]]
        return Text(", ".join(cards + skills) or NOTHING, style="dim")

    # This seat's own secrets

    def _own(self) -> list[Text]:
        view, words = self.view, self.words
        own = view.identities[view.seat] if view.seat in range(len(self.names)) else None
        if own is None:
            return []
        lines = [self._identity(own)]
        if view.seat in view.living:
            lines.append(Text(words("terminal-hand", skills=self._skills(), disguises=self._disguises())))
        if view.deck_top is not None:
            lines.append(Text(words("terminal-top", passenger=self.texts.noun("passenger", view.deck_top))))
        if view.hand_blocked is not None:
            lines.append(Text(words("terminal-blocked", action=self.texts.noun("action", view.hand_blocked))))
        return lines

    def _identity(self, own: int) -> Text:
        traits = traits_of(self.view, own)
        says = ", ".join(self.trait(trait) for trait in traits)
        who = self.texts.noun("passenger", own)
        return Text.assemble(
            (self.words("terminal-identity", passenger=who), "bold"), "  ", badge(traits), f" {says}"
        )

    def trait(self, trait: int) -> str:
        """A trait in one word."""
        return self.words(f"terminal-trait.{self.texts.game.domains['trait'][trait]}")

    def _skills(self) -> str:
        """Each with the action that it follows."""
        return ", ".join(self._skill(skill) for skill in self.view.hand_skills) or NOTHING

    def _skill(self, skill: int) -> str:
        family = self.view.options.skill_triggers[SKILLS[skill]]
        step = list(self.texts.game.domains["action"]).index(family)
        return f"{self.texts.noun('trick', skill)} ({self.texts.noun('action', step)})"

    def _disguises(self) -> str:
        kinds = [FEATURES[trick - FIRST_DISGUISE] for trick in self.view.hand_disguises]
        return ", ".join(self.texts.noun("feature", FEATURES.index(kind)) for kind in kinds) or NOTHING
