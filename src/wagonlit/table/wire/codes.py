"""The codes of tables, as people write them."""

import re

_CODE = re.compile("[A-Z]{6}|[A-Z]{8}")  # older tables have the shorter ones


def code_meant(written: str) -> str | None:
    """The code that somebody means, in capitals or not; None if no table can have it."""
    code = written.upper()
    return code if _CODE.fullmatch(code) else None
