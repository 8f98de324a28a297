"""The tiles: fourteen categories, one word of each on every card, and six special tiles."""

from typing import Final

CATEGORIES: Final = (
    "animal",
    "song_or_music",
    "film_or_tv",
    "shape_or_color",
    "place",
    "book",
    "material",
    "number_or_date",
    "object",
    "famous_person",
    "common_person",
    "verb",
    "hobby",
    "concept",
)
SPECIALS: Final = (
    "double_proposal",
    "adjective",
    "word_count",
    "first_letter",
    "direct_question",
    "verification",
)

# MY-R2: concrete, everyday categories.
BEGINNER_TILES: Final = (
    "animal",
    "place",
    "object",
    "material",
    "verb",
    "common_person",
    "famous_person",
    "film_or_tv",
    "shape_or_color",
)
NUMBERS: Final = "number_or_date"
CARDS: Final = 71
LANGUAGES: Final = ("fr", "en")
