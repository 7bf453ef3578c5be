"""Whether words fit their place: in narrow windows, in a language that needs more room."""

from __future__ import annotations

from typing import Any

# by how much the page is wider than its window, once it has taken up its size
SIDEWAYS = """() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() =>
    told(document.documentElement.scrollWidth - document.documentElement.clientWidth))))"""
# What the made-up language does to the words of the client is done to those of the server, too:
# for a moment, between two steps of the page. What then stands beside the window or is cut off is
# named, and the primary button if it is no longer in sight.
LONGER = """(inside) => {
    const words = [...document.querySelectorAll(inside)].flatMap((box) => {
        const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT), found = [];
        while (walk.nextNode()) found.push(walk.currentNode);
        return found;
    }).filter((node) => node.data.trim().length > 2 && !node.data.includes('~'));
    const before = words.map((node) => node.data);
    const more = (word) => word + '~'.repeat(Math.ceil(word.length * 0.35));
    words.forEach((node) => { node.data = node.data.replace(/\\p{L}{3,}/gu, more); });
    const wrong = [];
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (sideways > 0) wrong.push(`the page is ${sideways} too wide`);
    for (const one of document.querySelectorAll(`:is(${inside}) *`)) {
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        if (box.width < 2 || !one.checkVisibility({visibilityProperty: true})) continue;
        if (one.closest('.sr, svg, .scrollx')) continue;
        const name = `${one.tagName}.${one.className} "${one.textContent.trim().slice(0, 30)}"`;
        if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${name} beside the window`);
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (cuts && !meant && one.scrollWidth > one.clientWidth + 1) wrong.push(`${name} cut off`);
    }
    const go = document.querySelector('[data-testid=primary]')?.getBoundingClientRect();
    if (go && (go.bottom > innerHeight + 1 || go.top < 0)) wrong.push('the button is out of sight');
    words.forEach((node, at) => { node.data = before[at]; });
    return {wrong, tried: words.length};
}"""


def too_long(page: Any, inside: str) -> tuple[list[str], int]:
    """What does not fit if all words in these parts are a third longer; how many were made so."""
    found = page.evaluate(LONGER, inside)
    return list(dict.fromkeys(found["wrong"])), int(found["tried"])
