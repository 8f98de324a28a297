"""The agenda as one line of text, the same interpreted and compiled: for golden files and debugging."""

from typing import Any

from wagonlit.core.frame import Frame

ARROW = " → "
# Of these 0 is what a frame has that says nothing of them.
UNSAID = ("legal", "size", "who")


def described(frame: Frame | None) -> str:
    """What is still to happen: “PickCard(action=3, asked=585, who=6) → RevealPicks(showing=6)”."""
    steps = []
    while frame is not None:
        steps.append(_step(frame))
        # A frame that was never put on an agenda has nothing after it.
        frame = getattr(frame, "after", None)
    return ARROW.join(steps)


def _step(frame: Frame) -> str:
    fields = {name: value for name, value in attributes(frame).items() if name != "after"}
    said = {name: value for name, value in fields.items() if value or name not in UNSAID}
    shown = ", ".join(f"{name}={value!r}" for name, value in said.items())
    return f"{type(frame).__name__}({shown})"


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute of a plain object by name, in order: a compiled class lists them itself."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}
