"""Table options of 27th Passenger: what each may be, and what it means for the rules."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from wagonlit.core.errors import BadOption
from wagonlit.core.ids import set_of
from wagonlit.core.options import Numbers, Option, choice, number, numbers, read_options, structured, switch
from wagonlit.games.passenger27.data import checks, tables
from wagonlit.games.passenger27.pieces.actions import FAMILIES, STEPS
from wagonlit.games.passenger27.pieces.incidents import COLOURS, INCIDENTS
from wagonlit.games.passenger27.pieces.people import FEATURES, VALUES
from wagonlit.games.passenger27.pieces.tricks import DISGUISE_CARDS, SKILLS
from wagonlit.games.passenger27.terms import BOLD_DISCARDS, Terms

TABLES = tables.read()
PASSENGER_IDS = tuple(TABLES.passengers)
STATION_IDS = TABLES.station_ids()
SEATED = {3: "small", 4: "small", 5: "large", 6: "large"}  # board sides
POOL = tuple(name for colour in COLOURS for name in TABLES.incidents[colour])
# TP-R2: `theme_traffic` changes words only, and no rule asks for it.
# These skills are played at moments of their own, not in the window after an action.
BEFORE_THE_WINDOW = ("ingenious", "lucky")


class Options(Struct, frozen=True):
    """What a table agreed on, with nothing left open."""

    players: int
    passengers: dict[str, tuple[str, ...]]
    traffic: tuple[int, ...]
    disguise_split: tuple[int, ...]
    skill_triggers: dict[str, str]
    event_pool: tuple[str, ...]
    theme_traffic: str
    no_fire_no_smoke_drawer: str
    bold_discard: str
    allow_hold_fire: bool
    choice_timer: int
    reaction_timer: int
    timeout_policy: str
    uniform_prompts: bool
    sheet_assist: str
    reveal_to_out: bool

    @property
    def side(self) -> str:
        """The side of the board."""
        return SEATED[self.players]


def _people(given: Any) -> dict[str, tuple[str, ...]]:
    found = {**TABLES.passengers, **{name: tuple(values) for name, values in dict(given).items()}}
    _refuse([*checks.of_passengers(found), *(name for name in found if name not in TABLES.passengers)])
    return found


def _triggers(given: Any) -> dict[str, str]:
    found = {**TABLES.skills, **dict(given)}
    _refuse(list(checks.of_skills(found)))
    return found


def _whole(given: Any) -> tuple[int, ...]:
    found = tuple(given)
    if isinstance(given, str) or not all(type(one) is int for one in found):
        raise ValueError
    _refuse(list(checks.of_traffic(found)))
    return found


def _pool(given: Any) -> tuple[str, ...]:
    found = tuple(given)
    if isinstance(given, str) or any(name not in POOL for name in found):
        raise ValueError
    return tuple(name for name in POOL if name in found)


def _refuse(faults: list[str]) -> None:
    if faults:
        raise ValueError(faults)


OPTIONS: tuple[Option, ...] = (
    number("players", 4, 3, 5, 6),
    structured(
        "passengers", None, _people, "a mapping of passengers to looks, scent and voice, all different"
    ),
    structured("traffic", None, _whole, "a list of traffic numbers, one for each station"),
    numbers(
        "disguise_split",
        tuple(TABLES.disguises[kind] for kind in FEATURES),
        Numbers(len(FEATURES), 0, DISGUISE_CARDS, dict.fromkeys(SEATED, DISGUISE_CARDS)),
    ),
    structured("skill_triggers", None, _triggers, "a mapping of skills to the actions they follow"),
    structured("event_pool", None, _pool, "a list of events"),
    choice("theme_traffic", "leave", "board"),
    choice("no_fire_no_smoke_drawer", "investigator", "canceller"),
    choice("bold_discard", *BOLD_DISCARDS),
    switch("allow_hold_fire", False),
    number("choice_timer", 90, 0, 30, 60, 120, 180, 300),
    number("reaction_timer", 30, 0, 15, 20, 45, 60, 90, 120),
    choice("timeout_policy", "safe"),
    switch("uniform_prompts", True),
    choice("sheet_assist", "auto", "off", "odds"),
    switch("reveal_to_out", False),
)


def table_options(given: Mapping[str, Any]) -> Options:
    """TP-101, section 6: defaults filled in, contradictions refused."""
    values = read_options(OPTIONS, given)
    stations = TABLES.stations[SEATED[values["players"]]]
    defaults: dict[str, Any] = {
        "passengers": TABLES.passengers,
        "traffic": tuple(number for _, number in stations),
        "skill_triggers": TABLES.skills,
        "event_pool": POOL,
    }
    for name, default in defaults.items():
        if values[name] is None:
            values[name] = default
    options = Options(**values)
    _agree(options)
    return options


def _agree(options: Options) -> None:
    """TP-R1: options that are possible alone, but not together."""
    rounds = checks.ROUNDS[options.side]
    if len(options.traffic) != rounds:
        raise BadOption(
            f"Option “traffic” must have {rounds} numbers with {options.players} players.", "traffic"
        )
    if sum(options.disguise_split) != DISGUISE_CARDS:
        raise BadOption(f"Option “disguise_split” must add up to {DISGUISE_CARDS} cards.", "disguise_split")
    for colour, wanted in zip(COLOURS, checks.DRAWN[options.side]):
        left = [name for name in options.event_pool if name in TABLES.incidents[colour]]
        if len(left) < wanted:
            raise BadOption(
                f"Option “event_pool” must keep at least {wanted} {colour} events with "
                f"{options.players} players, not {len(left)}.",
                "event_pool",
            )


def terms_of(options: Options) -> Terms:
    """The same agreement as plain numbers, for the rules."""
    values = [VALUES[f].index(options.passengers[name][f]) for name in PASSENGER_IDS for f in range(3)]
    split = sum(cards << 8 * kind for kind, cards in enumerate(options.disguise_split))
    pool = [[n for n in options.event_pool if n in TABLES.incidents[colour]] for colour in COLOURS]
    terms = Terms(
        options.players,
        values,
        list(options.traffic),
        split,
        [_window(options, family) for family in STEPS[:FAMILIES]],
        [set_of([INCIDENTS.index(name) for name in names]) for names in pool],
        list(checks.DRAWN[options.side]),
    )
    terms.stations = [STATION_IDS.index(name) for name, _ in TABLES.stations[options.side]]
    terms.canceller_draws = options.no_fire_no_smoke_drawer == "canceller"
    terms.bold = BOLD_DISCARDS.index(options.bold_discard)
    terms.hold_fire = options.allow_hold_fire
    return terms


def _window(options: Options, family: str) -> int:
    """The skills that are played in the window after such an action."""
    return set_of(
        [
            id
            for id, skill in enumerate(SKILLS)
            if options.skill_triggers[skill] == family and skill not in BEFORE_THE_WINDOW
        ]
    )
