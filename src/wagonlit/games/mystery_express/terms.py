# compiled by mypyc
"""What was agreed before the journey, as the rules need it: shared by a state and all its clones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids

ANY_OTHER: Final = 0  # power_scope: any other player's card, not in the owner's own turn
ACTIVE_ONLY: Final = 1
ANY_TIME: Final = 2
SCOPES: Final = ["any_other_not_own_turn", "active_player_only", "any_time"]

ASK: Final = 0  # power_prompt
ALWAYS: Final = 1
NEVER: Final = 2
PROMPTS: Final = ["ask", "always", "never"]


class Terms:
    """The options of a table, checked, as plain numbers."""

    def __init__(
        self,
        seats: i64,
        elements: Ids,
        leg_hours: list[int],
        stacks: list[int],
        power_category: list[int],
        prompts: list[int],
    ) -> None:
        self.seats: Final = seats
        self.elements: Final = elements  # the crime elements in the game (ME-004)
        self.leg_hours: Final = vec[i64](leg_hours)
        self.stacks: Final = vec[i64](stacks)
        self.power_category: Final = vec[i64](power_category)  # by character; -1: none
        self.prompts: Final = vec[i64](prompts)  # by seat
        self.first: i64 = -1  # -1: drawn (ME-011)
        self.powers: bool = True
        self.random_characters: bool = False
        self.blind_choice: bool = False  # ME-366
        self.sequential: bool = False  # ME-R19
        self.scope: i64 = ANY_OTHER
        self.forbid_empty_chat: bool = False  # ME-R28
        self.chat_after_failed_search: bool = True  # ME-R27
        self.shuffle_time_deck: bool = True  # ME-R45
        self.pace: i64 = 0
        self.whistle_sets_pace: bool = False  # ME-516
