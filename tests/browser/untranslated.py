"""Finds keys and holes that a reader would stumble over."""

import re

from playwright.sync_api import Page, expect

# All words on the screen, with those that are only heard or shown under the pointer.
WORDS = """() => {
    document.querySelectorAll("details").forEach((one) => (one.open = true));
    const parts = ["aria-label", "title", "placeholder", "alt"];
    const spoken = parts.flatMap((part) =>
        [...document.querySelectorAll(`[${part}]`)].map((one) => one.getAttribute(part)));
    return [document.title, document.body.innerText, ...spoken].join("\\n");
}"""

# As the settings keep it.
SPEAK = """(lang) => {
    const kept = JSON.parse(localStorage.getItem("wagonlit") ?? "{}");
    localStorage.setItem("wagonlit", JSON.stringify({ ...kept, lang }));
}"""


def untranslated(page: Page, ids: frozenset[str]) -> set[str]:
    """Keys and holes that a reader would stumble over."""
    page.wait_for_load_state("networkidle")
    words = str(page.evaluate(WORDS))
    tokens = {token.strip(".,:;!?()«»„“”\"'") for token in words.split()}
    return (tokens & ids) | set(re.findall(r"\{\s*[$-][^}]*\}|undefined|NaN|\[object", words))


def in_language(page: Page, lang: str, path: str, ready: str, ids: frozenset[str]) -> set[str]:
    """The same for a screen, read in this language."""
    page.evaluate(SPEAK, lang)
    page.goto(path)
    page.locator(ready).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    return untranslated(page, ids)
