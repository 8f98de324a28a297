# compiled by mypyc
"""What a player holds up a sleeve: sixteen skills, each there once, and disguises of three kinds.

A question about any of them is answered with a trick: a skill, a kind of disguise, or a pass.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, below, shifted

SKILLS: Final = [
    "focused", "ingenious", "swift", "opportunist", "bold", "lucky", "specialist", "trigger_happy",
    "selfish", "sharp", "charismatic", "cunning", "patient", "cautious", "copycat", "audacious",
]  # fmt: skip
FOCUSED: Final = 0
INGENIOUS: Final = 1
SWIFT: Final = 2
OPPORTUNIST: Final = 3
BOLD: Final = 4
LUCKY: Final = 5
SPECIALIST: Final = 6
TRIGGER_HAPPY: Final = 7
SELFISH: Final = 8
SHARP: Final = 9
CHARISMATIC: Final = 10
CUNNING: Final = 11
PATIENT: Final = 12
CAUTIOUS: Final = 13
COPYCAT: Final = 14
AUDACIOUS: Final = 15
SKILL_COUNT: Final = 16
ALL_SKILLS: Final = 0xFFFF

DISGUISE: Final = 16  # + the kind, which is a feature
DISGUISES: Final = ["disguise_looks", "disguise_scent", "disguise_voice"]
KINDS: Final = 3
PASS: Final = 19
JUST_PASS: Final = 0x80000  # the set of that one answer

# A personal pile is one set: skills by their ids, one-shot action cards behind them.
CARDS_IN_PILE: Final = 16  # + the action card

HAND_LIMIT: Final = 2
DISGUISE_CARDS: Final = 18
# Chance draws one of up to eighteen cards of each kind.
_PLANE: Final = 18

# Some disguises are one number: how many there are of each kind, eight bits each.
Bundle = i64


def of_kind(bundle: Bundle, kind: i64) -> i64:
    """How many of that kind there are."""
    return (bundle >> (8 * kind)) & 0xFF


def one(kind: i64) -> Bundle:
    """One disguise of that kind: to be added to a bundle, or taken away."""
    return shifted(1, 8 * kind)


def size(bundle: Bundle) -> i64:
    """How many disguises there are."""
    return (bundle & 0xFF) + ((bundle >> 8) & 0xFF) + (bundle >> 16)


def kinds_in(bundle: Bundle) -> Ids:
    """The kinds that there are, as answers."""
    found: Ids = 0
    if bundle & 0xFF:
        found |= 0x10000
    if bundle & 0xFF00:
        found |= 0x20000
    if bundle & 0xFF0000:
        found |= 0x40000
    return found


def to_draw(bundle: Bundle) -> Ids:
    """For chance: as many ids of each kind as there are cards, so that all cards are equally likely."""
    looks = below(bundle & 0xFF)
    scent = shifted(below((bundle >> 8) & 0xFF), _PLANE)
    return looks | scent | shifted(below(bundle >> 16), 2 * _PLANE)


def kind_drawn(choice: i64) -> i64:
    """The kind of what chance drew."""
    return choice // _PLANE
