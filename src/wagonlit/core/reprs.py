"""Frames and states as a line of text, for programmers who look at them; frames and states know this."""

from typing import Any

from wagonlit.core.ids import members

ARROW = " → "
# Fields that are 0 unless a frame sets them; then they are left out.
UNSAID = ("late", "legal", "may", "size", "who")


def as_text(frame: Any) -> str:
    """What is still to happen: “PickCard(action=3, asked=585, who=6) → RevealPicks(showing=6)”."""
    steps = []
    while frame is not None:
        steps.append(_step(frame))
        # A frame that was never put on an agenda has nothing after it.
        frame = getattr(frame, "after", None)
    return ARROW.join(steps)


def _step(frame: object) -> str:
    fields = {name: value for name, value in attributes(frame).items() if name != "after"}
    said = {name: value for name, value in fields.items() if value or name not in UNSAID}
    shown = ", ".join(f"{name}={value!r}" for name, value in said.items())
    return f"{type(frame).__name__}({shown})"


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute of a plain object by name, in order: a compiled class lists them itself."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


def in_brief(s: Any) -> str:
    """A state by what it waits for: “<Ball: seats 0, 2 are asked ball.deed>”."""
    kind, frame = type(s).__name__, s.agenda
    if frame is None:
        return f"<{kind}: over>"
    if not frame.who:
        return f"<{kind}: {type(frame).__name__} comes next>"
    return f"<{kind}: {_asked(frame.who)} asked {frame.decision.id}>"


def _asked(who: int) -> str:
    if who < 0:
        return "chance is"
    seats = members(who)
    return f"seat {seats[0]} is" if len(seats) == 1 else f"seats {', '.join(map(str, seats))} are"
