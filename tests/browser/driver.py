"""Playing through the real page: what a person would press, one prompt at a time.

The driver chooses the first thing offered, so a game with known seeds goes the same way each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

PROMPT = "[data-testid=prompt]"
ENABLED = "[data-testid=primary]:not([aria-disabled=true])"
STANDS = f"""() => {{
    const prompt = document.querySelector('{PROMPT}');
    const over = document.querySelector('a[href$="/report"]');
    return over ? 'over' : prompt?.dataset.decision ? 'asked' : prompt ? 'waiting' : 'loading';
}}"""
MOVED = f"(before) => document.querySelector('{PROMPT}')?.dataset.decision !== before"

Play = Callable[[Any], None]


def stands(page: Any) -> str:
    """How the page stands: asked, waiting, over or loading."""
    return str(page.evaluate(STANDS))


def decision(page: Any) -> str:
    """Which decision is on the desk; empty if none is."""
    return page.locator(PROMPT).get_attribute("data-decision") or ""


def ask(page: Any) -> str:
    """The name of what is asked."""
    return page.locator(PROMPT).get_attribute("data-ask") or ""


def wait_asked(page: Any, name: str = "") -> None:
    """Wait until the page asks something, or this."""
    wanted = f"[data-ask={name}]" if name else ":not([data-ask=''])"
    page.wait_for_selector(f"{PROMPT}{wanted}")


def wait_moved(page: Any, before: str) -> None:
    """Wait until another decision is on the desk, or none."""
    page.wait_for_function(MOVED, arg=before)


def wait_until(page: Any, done: Callable[[], bool], seconds: int = 30) -> None:
    """Wait for something that the page itself does not show."""
    for _ in range(seconds * 40):
        if done():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it did not happen")


def wait_tried(page: Any) -> None:
    """Wait until the server has the draft on the desk, and the desk what it said of it."""
    page.wait_for_selector(f"{PROMPT}:not([data-trying])")


def mark(page: Any, marks: int = 2) -> None:
    """Choose the first few of a list, by pressing them."""
    for _ in range(marks):
        rows = page.locator(f"{PROMPT} [role=checkbox][aria-checked=false]")
        if rows.count() == 0:
            return
        chosen = page.locator(f"{PROMPT} [role=checkbox][aria-checked=true]").count()
        rows.first.click()
        page.locator(f"{PROMPT} [role=checkbox][aria-checked=true]").nth(chosen).wait_for()
        wait_tried(page)  # what is left to choose from depends on it


def cards_elsewhere(page: Any) -> str:
    """Where the answers lie as cards, if no list of them is shown: `dock`, `stage` or nothing."""
    listed = page.locator(f"{PROMPT} .answers")
    if listed.count() > 0 and listed.first.evaluate("(list) => list.clientWidth > 1"):
        return ""
    return page.locator(PROMPT).get_attribute("data-cards") or ""


def _items(page: Any) -> str:
    """What is put into places: cards of the hand where they are shown, else rows of the prompt."""
    if cards_elsewhere(page) == "dock" and page.locator("#dock .cardbtn:visible").count() > 0:
        return "#dock .cardbtn"
    return f"{PROMPT} :is(.item, [data-testid=sheet-hand] .cardbtn)"


def fill(page: Any) -> None:
    """Put the first card that fits to each place that has none."""
    bins = page.locator(f"{PROMPT} .bin")
    for index in range(bins.count()):
        bin_ = bins.nth(index)
        if bin_.locator(".back").count() > 0:
            continue
        bin_.get_by_role("radio").click()
        fitting = page.locator(f"{_items(page)}:not([aria-disabled=true]):visible")
        if fitting.count() == 0:
            continue
        fitting.first.click()
        bin_.locator(".back").first.wait_for(state="attached")  # a low phone shows it on the board
        wait_tried(page)


def lay_gear(page: Any) -> None:
    """Put what lies aside to the first place that takes it, card by card, on the sheet of gear."""
    for _ in range(12):
        if page.locator(f"{PROMPT} {ENABLED}").count() > 0:
            return
        page.locator("#stage [data-lift]:not([aria-disabled=true]):visible").first.click()
        page.locator("#stage .drop:not([aria-disabled=true]):visible").first.click()
        wait_tried(page)


def prepare(page: Any) -> None:
    """Get the prompt on the desk ready to be sent."""
    if page.locator(f"{PROMPT} .bin").count() > 0:
        if cards_elsewhere(page) == "stage":
            lay_gear(page)
        else:
            fill(page)
    elif page.locator(f"{PROMPT} [role=checkbox]").count() > 0:
        if ask(page) == "marks":
            mark(page)
    elif cards_elsewhere(page) == "stage" and page.locator("[data-choice]:visible").count() > 0:
        page.locator("[data-choice]:visible").first.click()
    elif page.locator(f"{PROMPT} [role=radio]").count() > 0:
        page.locator(f"{PROMPT} [role=radio]").first.click()


def sends_at_once(page: Any) -> bool:
    """Whether the first answer on the desk is sent when it is pressed."""
    rows = page.locator(f"{PROMPT} [role=radio]")
    return rows.count() > 0 and rows.first.get_attribute("data-at-once") is not None


def play(page: Any) -> None:
    """Answer the prompt on the desk and wait until the server has it."""
    before, sent = decision(page), sends_at_once(page)
    prepare(page)
    if not sent:
        idle = page.locator(f"{PROMPT} [data-testid=idle]")
        if idle.count() > 0:
            idle.first.click()
        else:
            page.click(f"{PROMPT} {ENABLED}")
    wait_moved(page, before)


def play_until(
    pages: list[Any], done: Callable[[], bool], one: Play = play, limit: int = 400
) -> int:
    """Let each page answer when it is asked, until `done`; gives how many prompts were answered."""
    answered = 0
    for _ in range(limit * 20):
        if done():
            return answered
        moved = False
        for page in pages:
            if stands(page) == "asked" and not done():
                one(page)
                answered += 1
                moved = True
        if not moved:
            pages[0].wait_for_timeout(25)
        assert answered < limit, "the game does not end"
    raise AssertionError("nobody is asked anything, and nothing ends")


def play_to_end(pages: list[Any], one: Play = play, limit: int = 400) -> int:
    """Play until the first page says that the game is over."""
    return play_until(pages, lambda: stands(pages[0]) == "over", one, limit)


def play_to(page: Any, name: str, others: list[Any] | None = None) -> None:
    """Play until this page is asked `name`."""

    def there() -> bool:
        return stands(page) == "asked" and ask(page) == name

    play_until([page, *(others or [])], there)
