"""The devices of a person: what they are called, and the sockets of those that were signed out."""

from __future__ import annotations

import asyncio

from dustboard.server.core.logs import report_failure
from dustboard.server.core.refusals import why
from dustboard.server.table.registry import Registry

# the first that is found counts: a browser says the names of those that it wants to be taken for
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(agent: str) -> str:
    """What a device is called, by its User-Agent: as much as tells it from others, and no more.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("curl/8")
    ''
    """
    found = (
        next((name for mark, name in names.items() if mark in agent), "")
        for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))


def look_after(registry: Registry, user: str) -> None:
    """Something about this person has changed ("": perhaps about all): see to their sockets."""
    here = {one for room in registry.rooms.values() for one in room.audience.users()}
    for one in here & {user} if user else here:
        asyncio.ensure_future(_close_forgotten(registry, one)).add_done_callback(report_failure)


async def _close_forgotten(registry: Registry, user: str) -> None:
    """Close the sockets of devices that are not this person's any more."""
    known = {one.id for one in await registry.store.people.devices_of(user)}
    for room in registry.rooms.values():
        for watcher in room.audience.watchers:
            if watcher.user == user and watcher.device not in known:
                watcher.want_out(why("device-ended"))


def hand_over(registry: Registry, old: str, new: str, user: str) -> None:
    """A device has a new key and is this person's now: its open pages stay open."""
    for room in registry.rooms.values():
        for watcher in room.audience.watchers:
            if watcher.device == old:
                watcher.device, watcher.user = new, user
