"""A table without a pointer: where the focus goes, which must be seen, and how it answers."""

from __future__ import annotations

from typing import Any

from browser.driver import ENABLED, PROMPT, wait_moved, wait_tried

# Where the focus is, whether its ring is drawn around it and around nothing else, in a colour that
# stands out, and whether all four sides of it are free of what lies over the page.
FOCUS = """() => {
    const one = document.activeElement;
    const drawn = one.querySelector('.ring') ?? one;  // of a space of the map
    const ringOf = (element) => {
        const style = getComputedStyle(element);
        if (element.ownerSVGElement) return style.opacity === '0' || style.visibility === 'hidden'
            || style.display === 'none' || style.stroke === 'none' ? '' : `stroke ${style.stroke}`;
        return style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2
            || /, 0\\)$/.test(style.outlineColor) ? '' : `outline ${style.outlineColor}`;
    };
    const others = drawn === one ? 'a[href], button, input, select, [tabindex]' : '.ring';
    const ring = ringOf(drawn);
    const alone = ring !== '' && [...document.querySelectorAll(others)]
        .every((other) => other === drawn || ringOf(other) !== ring);
    const box = drawn.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const points = box.height > innerHeight / 2 ? [[middle[0], box.top + 40]]
        : [[middle[0], box.top + 2], [middle[0], box.bottom - 2], [box.left + 2, middle[1]],
           [box.right - 2, middle[1]], middle];
    const free = ([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one === top || one.contains(top) || top.contains(one)
            || top.closest('label')?.control === one
            || (drawn !== one && drawn.ownerSVGElement.contains(top)));
    };
    return {tag: one.tagName, role: one.getAttribute('role') ?? '', seen: points.every(free), ring,
            alone, test: one.dataset.testid ?? '', text: one.textContent.slice(0, 60)};
}"""


def tab_to(page: Any, wanted: str, limit: int = 120) -> None:
    """Press Tab until something that fits the selector has the focus, which must be visible."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        if found["tag"] == "BODY":  # once around
            continue
        assert found["alone"], f"no focus ring, or the same elsewhere: {found}"
        assert found["seen"], f"the focus is covered: {found}"
        if page.evaluate("one => document.activeElement.matches(one)", wanted):
            return
    raise AssertionError(f"Tab never reaches {wanted}")


def fill(page: Any) -> None:
    """Put the first card that fits to one place after the other, until that is an answer."""
    fitting = f"{PROMPT} .item:not([aria-disabled=true])"
    for index in range(page.locator(f"{PROMPT} .bin").count()):
        page.keyboard.press("p")
        tab_to(page, "[role=radio]")
        page.keyboard.press(str(index + 1))
        if page.locator(fitting).count() == 0:
            continue
        tab_to(page, ".item")
        for _ in range(page.locator(f"{PROMPT} .item").count()):
            if page.evaluate("one => document.activeElement.matches(one)", fitting):
                break
            page.keyboard.press("ArrowRight")
        laid = page.locator(f"{PROMPT} .bin .back").count()
        page.keyboard.press("Enter")
        page.locator(f"{PROMPT} .bin .back").nth(laid).wait_for()
        wait_tried(page)
        if page.locator(f"{PROMPT} {ENABLED}").count() > 0:
            return


def send(page: Any, before: str) -> None:
    """Go to the button that answers, press it, and wait until another decision is on the desk."""
    page.wait_for_selector(f"{PROMPT} {ENABLED}")
    tab_to(page, ENABLED)
    page.keyboard.press("Enter")
    wait_moved(page, before)
