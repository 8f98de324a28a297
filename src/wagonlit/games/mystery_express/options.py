"""Table options of Mystery Express: what each may be, and what it means for the rules."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wagonlit.core.errors import BadOption
from wagonlit.core.ids import set_of
from wagonlit.core.options import (
    Chosen,
    Numbers,
    Option,
    assigned,
    choice,
    number,
    numbers,
    read_options,
    seat,
    structured,
    switch,
)
from wagonlit.games.mystery_express.pieces.board import CHARACTERS, PACES
from wagonlit.games.mystery_express.pieces.cards import (
    CATEGORIES,
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    PER_CATEGORY,
)
from wagonlit.games.mystery_express.terms import PROMPTS, SCOPES, Terms

# ME-R8: besides these elements and the blind pick (ME-366) both editions are the same.
# ME-004: the elements that leave the game, by edition, for 4 players; for 3 the second ones too.
REMOVED = {
    "en": [
        ("mo_stabbed", "mo_shot"),
        ("suspect_dr_rajiv", "suspect_sra_perez"),
        ("motive_unknown", "motive_rivalry"),
        ("location_smoking", "location_sleeping"),
    ],
    "fr": [
        ("mo_pushed", "mo_stabbed"),
        ("suspect_dr_rajiv", "suspect_sra_perez"),
        ("motive_rivalry", "motive_jealousy"),
        ("location_club", "location_dining"),
    ],
}
# Our choices, each an option of its own: stacks (ME-R4), hours of legs 2 to 5 (ME-R3), powers (ME-R5).
STACKS = {3: (2, 2), 4: (3, 2), 5: (3, 3)}
LEG_HOURS = (4, 3, 4, 3, 5)
# ME-R5: at which category each of the four peeks.
POWER_CATEGORY = {"macdouglas": "mo", "strauss": "motive", "mirabella": "suspect", "mansard": "location"}
SLEEPING_PICK = {"en": "random", "fr": "blind_choice"}
LONGEST_LEG = 24
# What can be agreed on, beside the defaults.
STACK_CARDS = {players: sum(sizes) for players, sizes in STACKS.items()}
REMOVALS = {3: 2, 4: 1, 5: 0}  # of each category
BY_CATEGORY = tuple(
    tuple(ELEMENT_NAMES[first : first + PER_CATEGORY]) for first in range(0, ELEMENTS, PER_CATEGORY)
)
MEMORIES = ("lossy:0.85", "lossy:0.5", "exact")


class Options(Struct, frozen=True):
    """What a table of Mystery Express agreed on, with nothing left open."""

    players: int
    seats: tuple[str, ...]
    edition: str
    lang: str
    powers: bool
    character_choice: str
    first_player: int | str
    leg_hours: tuple[int, ...]
    passenger_stacks: tuple[int, ...]
    power_category: dict[str, str]
    removed_elements: tuple[str, ...]
    sleeping_pick: str
    dining_flow: str
    power_scope: str
    allow_empty_actions: bool
    chat_empty_hand: str
    chat_after_failed_search: bool
    shuffle_time_deck: bool
    time_show_mode: str
    time_pace: str
    time_pace_by: str
    bot_time_memory: str
    power_prompt: tuple[str, ...]
    sheet_assist: str
    final_reveal: str


def _elements(given: Any) -> tuple[str, ...]:
    elements = tuple(sorted(given, key=ELEMENT_NAMES.index))
    if isinstance(given, str) or any(ELEMENT_NAMES.index(name) >= ELEMENTS for name in elements):
        raise ValueError
    return elements


def _memory(given: Any) -> str:
    """The number that was read, not its digits: everybody at the table is sent it."""
    if given == "exact":
        return "exact"
    kind, _, written = str(given).partition(":")
    recall = float(written)
    if kind != "lossy" or not 0 <= recall <= 1:
        raise ValueError
    return f"lossy:{recall}".removesuffix(".0")


def _prompts(given: Any) -> tuple[str, ...]:
    prompts = (given,) if isinstance(given, str) else tuple(given)
    if not prompts or any(prompt not in PROMPTS for prompt in prompts):
        raise ValueError
    return prompts


def _sitting(given: Any) -> tuple[str, ...]:
    seats = tuple(given)
    if isinstance(given, str) or not all(seat == "human" or _is_bot(str(seat)) for seat in seats):
        raise ValueError
    return seats


def _is_bot(seat: str) -> bool:
    kind, _, level = seat.partition(":")
    return kind == "bot" and level != ""


def _never(given: Any) -> bool:
    if given is not False and given != "false":  # 0 is no answer to yes or no
        raise ValueError
    return False


OPTIONS: tuple[Option, ...] = (
    number("players", 3, 4, 5),
    structured("seats", None, _sitting, "a list with “human” or “bot:LEVEL” for each seat"),
    choice("edition", "en", "fr"),
    choice("lang", "en", "fr", "de", "it"),
    switch("powers", True),
    choice("character_choice", "pick", "random"),
    seat("first_player", "random"),
    numbers("leg_hours", LEG_HOURS, Numbers(5, 1, LONGEST_LEG)),
    numbers("passenger_stacks", None, Numbers(2, 0, max(STACK_CARDS.values()), STACK_CARDS)),
    assigned("power_category", POWER_CATEGORY),
    structured(
        "removed_elements", None, _elements, "a list of crime elements", Chosen(BY_CATEGORY, REMOVALS)
    ),
    replace(choice("sleeping_pick", "random", "blind_choice"), default=None),
    choice("dining_flow", "upfront", "sequential"),
    choice("power_scope", *SCOPES),
    Option("allow_empty_actions", False, _never, "false: an action must show or move a card (ME-R68)"),
    choice("chat_empty_hand", "skip", "forbid_action"),
    switch("chat_after_failed_search", True),
    switch("shuffle_time_deck", True),
    choice("time_show_mode", "flash", "step", "tally"),
    choice("time_pace", *PACES),
    choice("time_pace_by", "table", "whistle"),
    Option("bot_time_memory", MEMORIES[0], _memory, "exact, or lossy:R with R from 0 to 1", offers=MEMORIES),
    replace(
        structured("power_prompt", ("ask",), _prompts, "ask, always or never, for all or a list by seat"),
        offers=tuple(PROMPTS),
    ),
    choice("sheet_assist", "marks", "off", "inference"),
    choice("final_reveal", "one_by_one", "all"),
)


def table_options(given: Mapping[str, Any]) -> Options:
    """ME-001, ME-R4, ME-R5, ME-R68: defaults filled in, contradictions refused."""
    values = read_options(OPTIONS, given)
    players, edition = values["players"], values["edition"]
    values["passenger_stacks"] = values["passenger_stacks"] or STACKS[players]
    values["sleeping_pick"] = values["sleeping_pick"] or SLEEPING_PICK[edition]
    if values["removed_elements"] is None:
        values["removed_elements"] = removed(edition, players)
    if values["seats"] is None:
        values["seats"] = ("human",) * players
    if len(values["power_prompt"]) == 1:
        values["power_prompt"] *= players
    options = Options(**values)
    _agree(options)
    return options


def removed(edition: str, players: int) -> tuple[str, ...]:
    """ME-004, ME-R51: the last row of each category of that edition's sheet, with 3 players the last two."""
    names = [name for pair in REMOVED[edition] for name in pair[: REMOVALS[players]]]
    return tuple(sorted(names, key=ELEMENT_NAMES.index))


def _agree(options: Options) -> None:
    """ME-R74: options that are possible alone, but not together."""
    players = options.players
    for name in ("seats", "power_prompt"):
        if len(getattr(options, name)) != players:
            raise BadOption(f"Option “{name}” must have one entry for each of the {players} players.", name)
    if isinstance(options.first_player, int) and options.first_player >= players:
        raise BadOption(
            f"Option “first_player” must be a seat from 0 to {players - 1}, or random.", "first_player"
        )
    wanted = STACK_CARDS[players]
    if sum(options.passenger_stacks) != wanted:
        raise BadOption(
            f"Option “passenger_stacks” must add up to {wanted} cards with {players} players.",
            "passenger_stacks",
        )
    removals = REMOVALS[players]
    for category in CATEGORIES[:CRIME_CATEGORIES]:
        gone = [name for name in options.removed_elements if name.split("_")[0] == category]
        if len(set(gone)) != removals or len(gone) != len(set(gone)):
            raise BadOption(
                f"Option “removed_elements” must have {removals} different elements of each category "
                f"with {players} players; it has {len(gone)} of {category}.",
                "removed_elements",
            )


def terms_of(options: Options) -> Terms:
    """The same agreement as plain numbers, for the rules."""
    gone = {ELEMENT_NAMES.index(name) for name in options.removed_elements}
    kept = [element for element in range(PER_CATEGORY * CRIME_CATEGORIES) if element not in gone]
    powers = [options.power_category.get(name) for name in CHARACTERS]
    terms = Terms(
        options.players,
        set_of(kept),
        list(options.leg_hours),
        list(options.passenger_stacks),
        [CATEGORIES.index(name) if name else -1 for name in powers],
        [PROMPTS.index(prompt) for prompt in options.power_prompt],
    )
    terms.first = options.first_player if isinstance(options.first_player, int) else -1
    terms.powers = options.powers
    terms.random_characters = options.character_choice == "random"
    terms.blind_choice = options.sleeping_pick == "blind_choice"
    terms.sequential = options.dining_flow == "sequential"
    terms.scope = SCOPES.index(options.power_scope)
    terms.forbid_empty_chat = options.chat_empty_hand == "forbid_action"
    terms.chat_after_failed_search = options.chat_after_failed_search
    terms.shuffle_time_deck = options.shuffle_time_deck
    terms.pace = PACES.index(options.time_pace)
    terms.whistle_sets_pace = options.time_pace_by == "whistle"
    return terms
