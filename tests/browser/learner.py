"""Somebody who goes through a tutorial in the browser: by keys, by touch, or as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

from browser.driver import PROMPT, ask
from browser.settling import settled
from dustboard.tutorials import LessonPart, load

LESSON = "[data-testid=lesson]"
PLACE = f"""() => {{
    const one = document.querySelector('{LESSON}');
    return one ? [one.dataset.mode, one.dataset.part, one.dataset.act] : ['', '', ''];
}}"""
MOVED = f"""before => {{
    const one = document.querySelector('{LESSON}');
    return one && [one.dataset.mode, one.dataset.part, one.dataset.act].join(' ') !== before;
}}"""
READER = "[data-testid=reader]"
TURNED = f"before => document.querySelector('{READER}')?.dataset.entry !== before"
LAID = f"""() => document.querySelectorAll('{PROMPT} .back').length > 1
    || !document.querySelector('{PROMPT} .bin')"""
# the middle of a thing, if nothing lies over it
OPEN = """one => {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + Math.min(box.height / 2, 30);
    const top = document.elementFromPoint(x, y);
    if (!one.contains(top)) throw Error(`under ${top?.outerHTML.slice(0, 120)}`);
    return [x, y];
}"""
DRAFT = "**/draft?*"
Look = Callable[[str], None]
# a refusal that is not the first of its clause in the list
WHICH = {"take:5": 5}


def parts_of(title: str) -> dict[str, LessonPart]:
    """The parts of a tutorial by name."""
    script = load(title)
    return {
        f"{step.id}/{part.id}": part for step in [*script.step, *script.copy] for part in step.part
    }


class Learner:
    """Does what the lesson says; how, the ways below decide."""

    def __init__(self, page: Any, look: Look | None = None, title: str = "wftw") -> None:
        self.page = page
        self.look = look or (lambda name: None)
        self.parts = parts_of(title)
        self.trail: list[str] = []

    def place(self) -> list[str]:
        """Mode, part and act of the lesson."""
        found: list[str] = self.page.evaluate(PLACE)
        return found

    def run(self, until: str = "end") -> None:
        """Go on until a mode or a part is reached."""
        for _ in range(200):
            self.page.wait_for_selector(LESSON)
            mode, part, act = self.place()
            if act == "page":
                self.turn_page()
                continue
            if until in (mode, part):
                return
            before = " ".join([mode, part, act])
            if act == "answer" and (self.parts[part].auto or not self.asked(part)):
                self.page.wait_for_timeout(30)  # Bo thinks, or the lesson answers
                continue
            if part not in self.trail:
                self.look(part.replace("/", "-"))
            self.trail.append(part)
            self.do(mode, part, act)
            try:
                self.page.wait_for_function(MOVED, arg=before, timeout=5000)
            except TimeoutError:
                continue  # the page was drawn anew just then, and the key fell on nothing
        raise AssertionError(f"the lesson does not get to {until}; at {self.place()}")

    def asked(self, part: str) -> bool:
        """Whether the table asks what the part is about."""
        return ask(self.page) == self.parts[part].ask

    def laid(self, card: str) -> bool:
        """Whether a card lies on the desk already: a seal that is opened gives its cards back."""
        if self.place()[1].endswith("/seal"):
            self.page.wait_for_function(LAID)
        return bool(self.page.locator(f"{PROMPT} .back[data-card={card}]").count())

    def do(self, mode: str, part: str, act: str) -> None:
        if mode == "home":
            self.press("[data-testid=lesson-home]")
        elif act == "read":
            self.press("[data-testid=lesson-next]")
        elif act == "quiz":
            self.press("[data-testid=lesson-choice]:nth-of-type(3)")
        elif act == "copy":
            self.press("[data-testid=lesson-copy]")
        elif act == "answer":
            self.answer(next(iter(self.parts[part].good.values())))
        elif act == "unseal":
            self.press(f"{PROMPT} .seal button")
        else:
            getattr(self, act)()

    def turn_page(self) -> None:
        """Read a page of the story that lies open."""
        before = self.page.locator(READER).get_attribute("data-entry")
        self.press("[data-testid=read-on]")
        self.page.wait_for_function(TURNED, arg=before)

    def refused(self) -> str:
        """The answer whose refusal the part is about."""
        return self.parts[self.place()[1]].key

    def close_dialogue(self) -> None:
        self.page.locator("dialog[open]").wait_for()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    # the ways differ in these
    def begin(self) -> None:
        """Start the lesson from its page."""
        raise NotImplementedError

    def press(self, wanted: str) -> None:
        raise NotImplementedError

    def answer(self, keys: list[str]) -> None:
        raise NotImplementedError


class ByTouch(Learner):
    """One finger on a phone."""

    def begin(self) -> None:
        self.press("[data-testid=primary]")

    def press(self, wanted: str) -> None:
        self.page.locator(wanted).first.tap()

    def rule(self) -> None:
        self.press(f"{PROMPT} .meta .clause")
        self.close_dialogue()

    def why(self) -> None:
        self.touch(f"[data-testid=why] [data-key='{self.refused()}']")

    def touch(self, wanted: str) -> None:
        """A finger on what says that it is not possible now: it lies open, and can be touched."""
        found = self.page.locator(wanted).first
        found.wait_for()
        settled(self.page)
        found.scroll_into_view_if_needed()
        x, y = found.evaluate(OPEN)
        self.page.touchscreen.tap(x, y)

    def odds(self) -> None:
        self.press(".shell > .tabs button:last-child")
        self.press(".logtabs [role=tab]:nth-child(2)")

    def order(self) -> None:
        self.press("button.menu")
        self.press("[data-testid=menu-orders]")
        self.page.locator("dialog[open] input[value=juice]").tap()
        self.close_dialogue()

    def answer(self, keys: list[str]) -> None:
        page = self.page
        for key in keys:
            card, _, where = key.partition("@")
            if key == "done":
                continue
            if where:
                if not self.laid(card):
                    self._put(card, where)
            elif page.locator(f"{PROMPT} [role=checkbox]").count():
                with page.expect_response(DRAFT):
                    self.press(f"{PROMPT} [data-key='{key}']")
            else:
                self.press(f"{PROMPT} [data-key='{key}']")
        self.press(f"{PROMPT} [data-testid=primary]:not([aria-disabled=true])")

    def _put(self, card: str, where: str) -> None:
        bins = self.page.locator(f"{PROMPT} .bin")
        if bins.count() > 1:
            number = 1 if where == "shop" else 0
            bins.nth(number).get_by_role("radio").tap()
        # where the hand lies in the sheet, its cards are pressed themselves
        card_itself = f"{PROMPT} :is(.item, .hand button)[data-card={card}]:visible"
        with self.page.expect_response(DRAFT):
            self.press(card_itself)


class Keyed(Learner):
    """No pointer at all; how far a part of the page is, the ways below decide."""

    def _to(self, wanted: str, key: str = "Tab", limit: int = 300) -> None:
        self.page.locator(wanted).first.wait_for(state="attached")
        for _ in range(limit):
            if self.page.evaluate("one => document.activeElement.matches(one)", wanted):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never reaches {wanted} at {self.place()}")

    def reach(self, wanted: str) -> None:
        """Bring the focus there."""
        raise NotImplementedError

    def begin(self) -> None:
        self._to("[data-testid=primary]")
        self.page.keyboard.press("Enter")

    def press(self, wanted: str) -> None:
        for last in (False, False, True):
            try:
                self.reach(wanted)
                break
            except AssertionError:  # a new question took the focus on the way
                if last:
                    raise
        self.page.keyboard.press("Enter")

    def order(self) -> None:
        self.page.keyboard.press("F10")
        self.page.locator(".menubox .list").wait_for()
        self._to("[data-testid=menu-orders]")
        self.page.keyboard.press("Enter")
        self.page.locator("dialog[open]").wait_for()
        self.page.locator("dialog[open] input[type=radio]").first.wait_for()
        self._to("dialog[open] input[type=radio]")
        self.page.keyboard.press("ArrowDown")
        self.close_dialogue()


class ByKeys(Keyed):
    """The keys of the table: letters lead to its parts."""

    def reach(self, wanted: str) -> None:
        self.page.keyboard.press("k" if "lesson" in wanted else "p")
        self._to(wanted)

    def rule(self) -> None:
        self.page.keyboard.press("r")
        self.close_dialogue()

    def why(self) -> None:
        self.page.keyboard.press("p")
        self._to(f"[data-key='{self.refused()}']")

    def odds(self) -> None:
        self.page.keyboard.press("o")

    def answer(self, keys: list[str]) -> None:
        page = self.page
        page.keyboard.press("p")
        for key in keys:
            card, _, where = key.partition("@")
            if key == "done":
                continue
            if where:
                if not self.laid(card):
                    self._put(card, where)
                continue
            self._to(f"{PROMPT} [role=checkbox], {PROMPT} [role=radio]")
            rows = page.locator(f"{PROMPT} [data-key][role]").all()
            number = [row.get_attribute("data-key") for row in rows].index(key) + 1
            if page.locator(f"{PROMPT} [role=checkbox]").count():
                with page.expect_response(DRAFT):
                    page.keyboard.press(str(number))
            else:
                page.keyboard.press(str(number))
        page.wait_for_selector(f"{PROMPT} [data-testid=primary]:not([aria-disabled=true])")
        page.keyboard.press("Control+Enter")

    def _put(self, card: str, where: str) -> None:
        page = self.page
        page.keyboard.press("p")
        self._to(f"{PROMPT} .bin [role=radio]")
        if page.locator(f"{PROMPT} .bin").count() > 1:
            page.keyboard.press("2" if where == "shop" else "1")
        self._to(f"{PROMPT} .item")
        for _ in range(12):
            if page.evaluate("() => document.activeElement.dataset.card") == card:
                break
            page.keyboard.press("ArrowRight")
        with page.expect_response(DRAFT):
            page.keyboard.press("Enter")


class AsText(Keyed):
    """The text mode: numbers and words; the lesson stands above what is typed."""

    def reach(self, wanted: str) -> None:
        self._to(wanted, "Shift+Tab" if "lesson" in wanted else "Tab")

    def type(self, text: str) -> None:
        self.page.locator("#command").wait_for()
        self._to("#command")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def rule(self) -> None:
        self.type("rule")
        self.close_dialogue()

    def why(self) -> None:
        part = self.parts[self.place()[1]]
        rows = self.page.locator("main h3 + ol li").all_inner_texts()
        fitting = [number for number, row in enumerate(rows, 1) if f"({part.rule})" in row]
        self.type(f"why {fitting[WHICH.get(part.key, 0)]}")

    def odds(self) -> None:
        self.type("odds")

    def answer(self, keys: list[str]) -> None:
        # what the lesson calls its answers is what the list calls them
        labels = self.page.locator(f"{LESSON} details p").text_content().split(" · ")
        if self.place()[1].endswith("/seal"):
            self.page.get_by_text("Chosen so far:").wait_for()
            labels = labels[-1:]  # the cards are back
        for number, label in enumerate(labels, 1):
            listed = self.page.locator("main ol:not(.bare)").first.locator("li")
            listed.filter(has_text=label).first.wait_for()
            rows = listed.all_inner_texts()
            place = next(n for n, row in enumerate(rows, 1) if row.startswith(label))
            last = number == len(labels)
            with self.page.expect_response("**/answer?*" if last else DRAFT):
                self.type(str(place))
            if not last:
                self.page.get_by_text("Chosen so far:").filter(has_text=label).wait_for()
