"""What a state asks of a seat, put into an Ask."""

from typing import Any

from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask, Part
from wagonlit.core.errors import BadAnswer
from wagonlit.core.form import Form
from wagonlit.core.frame import Frame, State
from wagonlit.core.game import Game
from wagonlit.core.ids import members


def asking_frame(s: State) -> Frame:
    """The frame on top of the agenda; BadAnswer if the game is over."""
    frame = s.agenda
    if frame is None:
        raise BadAnswer("The game is over; there is nothing left to answer.")
    return frame


def ask_of(game: Game[Any, Any, Any], s: State, seat: int, at: int) -> Ask:
    """What this seat is asked after so many answers."""
    frame = asking_frame(s)
    decision = frame.decision
    ids, facts = members(engine.options(s, seat)), frame.facts(s, seat)
    ask = Ask(seat, decision.id, decision.domain, decision.rule, ids, facts, at, _parts(frame, s, seat))
    return ask.named_by(game.domains.get(decision.domain, ()))


def _parts(frame: Frame, s: State, seat: int) -> list[Part]:
    """What this seat has still to fill in."""
    if not isinstance(frame, Form):
        return []
    return [
        Part(frame.part_facts(s, seat, part), members(frame.part_options(s, seat, part)))
        for part in range(frame.part_at(seat), frame.parts)
    ]
