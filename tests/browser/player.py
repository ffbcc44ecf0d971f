"""Plays through a page as a person does: looks what is offered, clicks it, sees what comes."""

from __future__ import annotations

import random

from playwright.sync_api import Page

STATE = """() => ({
    version: Number(document.querySelector('h1[data-version]')?.dataset.version ?? -1),
    mine: !!document.querySelector('.decision.mine') && !document.querySelector('.cover'),
    cover: !!document.querySelector('.cover'),
    over: !!document.querySelector('.result'),
    picked: document.querySelectorAll('[data-picked]').length,
    menu: !!document.querySelector('[role=menu]'),
    ready: !document.querySelector('.choice:disabled'),
})"""
CHANGED = f"""before => {{
    const now = ({STATE})();
    return now.over || now.version !== before.version || now.picked !== before.picked || now.menu !== before.menu || now.cover !== before.cover;
}}"""
AWAITED = f"() => {{ const now = ({STATE})(); return now.over || now.cover || (now.mine && now.ready); }}"

#: A point where a click reaches one of these elements and nothing else, for an element chosen by chance.
AIM = """([selector, chance]) => {
    const found = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    for (let tried = 0; tried < found.length; tried++) {
        const target = found[(Math.floor(chance * found.length) + tried) % found.length];
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = target.getBoundingClientRect();
        for (const across of [.5, .3, .7, .15, .85]) for (const down of [.5, .3, .7, .15, .85]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && target.contains(hit)) return [x, y];
        }
    }
    return null;
}"""

State = dict[str, bool | int]


class Player:
    """One person at one page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chosen = 0
        self._rng = random.Random(seed)

    def state(self) -> State:
        found: State = self.page.evaluate(STATE)
        return found

    def wait(self, timeout: float = 30_000) -> State:
        """Until this player can do something, or the game is over."""
        self.page.wait_for_function(AWAITED, timeout=timeout)
        return self.state()

    def turn(self) -> bool:
        """One click, if it is this player's decision. Says whether it was."""
        before = self.state()
        if not before["mine"] or before["over"] or not before["ready"]:
            return False
        if before["menu"]:
            self._any("[role=menuitem]")
        elif self._rng.random() < 0.5 or not self._any("[data-target][data-offered]"):
            self._any(".choice:not(.plain)") or self._any(".choice")
        self.page.wait_for_function(CHANGED, arg=before)
        self.chosen += self.state()["version"] != before["version"]
        return True

    def play(self, most: int = 1000) -> State:
        """Click after click until the game is over, somebody else gets the screen, or enough choices are made."""
        while True:
            now = self.wait()
            if now["over"] or now["cover"] or self.chosen >= most:
                return now
            self.turn()

    def _any(self, selector: str) -> bool:
        """Click one of these elements, if there is any that can be clicked."""
        aim = self.page.evaluate(AIM, [selector, self._rng.random()])
        if aim is None:
            return False
        self.page.mouse.click(*aim)
        return True
