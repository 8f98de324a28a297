"""Names at a table: each can be read, and nobody takes one that only looks like somebody else's."""

import re
from collections.abc import Iterable
from unicodedata import category, name, normalize

from wagonlit.core.written import cleaned
from wagonlit.table.wire.refusal import Refusal

# Scripts that are written together with any other; all others stand alone in a name.
MIXED = {"CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH", "HANGUL", "BOPOMOFO"}
# What looks like a Latin letter: of other alphabets first, then small capitals, digits and strokes.
_ALIKE = {
    "АВЕЗКМНОРСТУХЅІЈҮԌԚԜӀ": "ABE3KMHOPCTYXSIJYGQWI",
    "асеорхуіјѕһҽԁԛԝӏкпгґѵ": "aceopxyijshedqwlknrrv",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿοναικρτυγϲϳωη": "ABEZHIKMNOPTYXCJovaikptuycjwn",
    "օսոհցզյԼՕՍՏ": "ounhgqjLOUS",
    "ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ": "ABCDEHJKLMPRSTVWZ",
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAElOU",
    "ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲌⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭⲍ": "ABEHlKMNOPCTYXZabehlkmnopctyxz",
    "ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡøđĐÐłŁ": "abcdeghijklmnoprstuvwyziagodDDlL",
    "I1|0ǀƖɩ": "lllOlll",
}
ALIKE = {
    ord(sign): letter
    for signs, letters in _ALIKE.items()
    for sign, letter in zip(signs, letters, strict=True)
}
UNSEEN = {*"\u034f\u17b4\u17b5", *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}
ACCENTS = re.compile("[\u0300-\u036f]")  # also where several are piled up


def name_key(shown: str) -> str:
    """Names with the same key are the same name."""
    return normalize("NFKC", shown).casefold()


def skeleton(shown: str) -> str:
    """What is left of a name at a glance: names with the same skeleton look alike."""
    plain = ACCENTS.sub("", normalize("NFKD", shown))
    for _ in range(2):  # small letters may look like others only once they are large, or the other way round
        plain = plain.translate(ALIKE).casefold()
    seen = "".join(sign for sign in plain if category(sign)[0] in "LNSM" and sign not in UNSEEN)
    return seen.replace("rn", "m").replace("vv", "w")


def check_name(given: str, others: Iterable[str]) -> str:
    """The name, tidied; refused if it cannot be read, or looks like that of somebody at the table."""
    shown = cleaned(given)
    if not any(category(sign)[0] in "LNS" for sign in skeleton(shown)):
        raise Refusal("bad_name", "A name needs at least one letter.")
    if len(_scripts(shown)) > 1:
        raise Refusal("bad_name", "A name must be written in one alphabet: letters of another look alike.")
    for other in others:
        if name_key(other) == name_key(shown) or skeleton(other) == skeleton(shown):
            raise Refusal("name_taken", f"{other} sits at this table already; take another name.")
    return shown


def _scripts(shown: str) -> set[str]:
    """The alphabets of its letters, by the first word of what Unicode calls them."""
    letters = [sign for sign in normalize("NFKC", shown) if category(sign) in ("Lu", "Ll", "Lt", "Lo")]
    return {name(letter, "").partition(" ")[0] for letter in letters} - MIXED
